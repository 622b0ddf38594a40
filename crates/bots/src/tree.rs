use engine::{Chance, MAX_SEATS, Seat};

use crate::nodes::{Node, NodeId, Nodes};

/// How much a rarely tried action is favoured over a promising one.
const EXPLORATION: f32 = 0.7;

/// What a plain search knows so far.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Nodes<A, ()>,
}

/// A step down the tree.
pub(crate) struct Step<A> {
    pub(crate) node: NodeId,
    pub(crate) action: A,
    /// Whether this action was never tried here before.
    pub(crate) is_new: bool,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) const fn new() -> Tree<A> {
        Tree {
            nodes: Nodes::new(),
        }
    }

    /// Forgets everything, and makes room for a search of so many iterations.
    pub(crate) fn reset(&mut self, iterations: usize) {
        self.nodes.reset(iterations);
    }

    /// Chooses what `seat` does at a node (the root if `None`): something not
    /// tried yet if there is any, otherwise the legal action with the best upper
    /// confidence bound.
    ///
    /// Other worlds offer other actions in the same place, so an action is
    /// weighed by how often it was available, not by how often its parent was
    /// visited. `legal` must be sorted; it is used up.
    #[inline]
    pub(crate) fn step(
        &mut self,
        at: Option<NodeId>,
        seat: Seat,
        legal: &mut [A],
        chance: &mut impl Chance,
    ) -> Step<A> {
        let mut untried = 0;
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut next = self.nodes.first_child(at);
        for i in 0..legal.len() {
            let action = legal[i];
            let Some(id) = self.nodes.find(&mut next, seat, action) else {
                legal[untried] = action;
                untried += 1;
                continue;
            };
            let node = self.nodes.node_mut(id);
            node.available += 1;
            let bound = upper_bound(node);
            if bound > best_bound {
                best_bound = bound;
                best = Some((id, action));
            }
        }
        if untried > 0 {
            let action = chance.choose(&legal[..untried]);
            let node = self.nodes.insert(at, seat, action, ());
            let is_new = true;
            return Step {
                node,
                action,
                is_new,
            };
        }
        let (node, action) = best.expect("a seat that is to act has a legal action");
        Step {
            node,
            action,
            is_new: false,
        }
    }

    /// Credits every action on the way to `leaf` with what it was worth to the
    /// seat that acted.
    pub(crate) fn credit(&mut self, leaf: NodeId, worth: &[f32; MAX_SEATS]) {
        self.nodes.credit(Some(leaf), worth);
    }

    /// The action tried most often at the root; of equals the one that did
    /// better.
    pub(crate) fn favourite(&self) -> Option<A> {
        let mut favourite: Option<&Node<A, ()>> = None;
        for node in self.nodes.roots() {
            if favourite.is_none_or(|best| (node.visits, node.mean) > (best.visits, best.mean)) {
                favourite = Some(node);
            }
        }
        favourite.map(|node| node.action)
    }
}

#[inline]
fn upper_bound<A: Copy + Ord>(node: &Node<A, ()>) -> f32 {
    node.mean + EXPLORATION * node.doubt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    const SEAT: Seat = Seat::new(0);

    #[test]
    fn every_action_is_tried_before_any_is_tried_again() {
        let mut chance = Seed::from(1).setup();
        let mut tree = Tree::new();
        let mut tried = Vec::new();
        for _ in 0..5 {
            let step = tree.step(None, SEAT, &mut [1, 3, 5, 7, 9], &mut chance);
            assert!(step.is_new);
            tree.credit(step.node, &[0.5; MAX_SEATS]);
            tried.push(step.action);
        }
        tried.sort_unstable();
        assert_eq!(tried, [1, 3, 5, 7, 9]);
        let step = tree.step(None, SEAT, &mut [1, 3, 5, 7, 9], &mut chance);
        assert!(!step.is_new);
    }

    #[test]
    fn seats_that_may_act_in_the_same_place_have_nodes_of_their_own() {
        let mut chance = Seed::from(2).setup();
        let mut tree = Tree::new();
        let mine = tree.step(None, Seat::new(1), &mut [4], &mut chance);
        let yours = tree.step(None, Seat::new(0), &mut [4], &mut chance);
        assert!(mine.is_new && yours.is_new);
        let again = tree.step(None, Seat::new(1), &mut [4], &mut chance);
        assert_eq!((again.node, again.is_new), (mine.node, false));
    }

    #[test]
    fn only_actions_of_this_world_are_chosen_and_counted_as_available() {
        let mut chance = Seed::from(3).setup();
        let mut tree = Tree::new();
        for _ in 0..3 {
            let step = tree.step(None, SEAT, &mut [1, 2, 3], &mut chance);
            tree.credit(step.node, &[1.0; MAX_SEATS]);
        }
        for _ in 0..10 {
            let step = tree.step(None, SEAT, &mut [1, 3], &mut chance);
            assert!(!step.is_new && step.action != 2);
            tree.credit(step.node, &[1.0; MAX_SEATS]);
        }
        let mut counts: Vec<_> = (tree.nodes.iter())
            .map(|node| (node.action, node.available, node.visits))
            .collect();
        counts.sort_unstable();
        assert_eq!(counts[1].2, 1);
        assert!(counts[1].1 <= 3);
        assert!(counts[0].1 >= 11 && counts[2].1 >= 11);
    }

    #[test]
    fn each_seat_is_credited_with_its_own_worth() {
        let mut chance = Seed::from(4).setup();
        let mut tree = Tree::new();
        let first = tree.step(None, Seat::new(0), &mut [0], &mut chance);
        let second = tree.step(Some(first.node), Seat::new(1), &mut [0], &mut chance);
        let mut worth = [0.0; MAX_SEATS];
        worth[..2].copy_from_slice(&[0.25, 0.75]);
        tree.credit(second.node, &worth);
        let means: Vec<f32> = tree.nodes.iter().map(|node| node.mean).collect();
        assert_eq!(means, [0.25, 0.75]);
    }
}
