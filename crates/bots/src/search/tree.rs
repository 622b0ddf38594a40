use engine::{Chance, MAX_SEATS, Seat};

use super::nodes::{Node, NodeId, Nodes, logarithm};

/// How much a rarely tried action is favoured over a promising one, measured by
/// how far results lie apart.
const EXPLORATION: f32 = 0.7;

/// How much an inclination counts against the first results.
const BIAS: f32 = 1.0;

/// What a visit counts for at the next decision: it was made when less was known.
const MEMORY: f32 = 0.5;

/// Results before their spread is believed.
const ENOUGH: u32 = 16;

/// Nodes of a tree, at most: some 25 megabytes.
const MOST_NODES: usize = 1 << 19;

/// What a search knows so far, in a bounded number of nodes: when it is full, it
/// stops to grow.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Nodes<A>,
    most: usize,
    /// `None` if exploration is measured by the whole range of results.
    spread: Option<Spread>,
}

/// How far results lie apart.
#[derive(Copy, Clone, Debug)]
struct Spread {
    count: u32,
    mean: f32,
    squares: f32,
    /// Twice the standard deviation: 1 where games are won or lost evenly.
    width: f32,
}

/// A step down the tree.
pub(super) struct Step<A> {
    /// `None` if the tree is full and never held this action.
    pub(super) node: Option<NodeId>,
    pub(super) action: A,
    /// Whether this action was never tried here before.
    pub(super) is_new: bool,
}

/// An action tried at the root.
#[derive(Copy, Clone, Debug)]
pub(super) struct Tried<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) mean: f32,
}

impl<A: Copy + Ord> Tree<A> {
    /// A tree whose exploration is measured by the spread of results.
    pub(super) fn measuring() -> Tree<A> {
        Tree {
            spread: Some(Spread::UNKNOWN),
            ..Tree::plain()
        }
    }

    /// A tree that explores as if games were won or lost evenly.
    pub(super) const fn plain() -> Tree<A> {
        Tree {
            nodes: Nodes::new(),
            most: MOST_NODES,
            spread: None,
        }
    }

    /// Forgets everything, and makes room for a search of so many iterations.
    pub(super) fn reset(&mut self, iterations: usize) {
        self.nodes.reset(iterations.min(self.most));
        self.spread = self.spread.map(|_| Spread::UNKNOWN);
    }

    /// The node of what a seat did at a node (the root if `None`), if that was
    /// ever thought of.
    pub(super) fn child(&self, at: Option<NodeId>, seat: Seat, action: A) -> Option<NodeId> {
        let mut next = self.nodes.first_child(at);
        self.nodes.find(&mut next, seat, action)
    }

    /// Goes on from a node as the root, where `seat` has these legal actions,
    /// sorted.
    pub(super) fn keep(&mut self, root: NodeId, seat: Seat, legal: &[A]) {
        let stays = |actor, action| actor == seat && legal.binary_search(&action).is_ok();
        self.nodes.keep(root, MEMORY, stays);
    }

    /// Chooses what `seat` does at a node (the root if `None`).
    ///
    /// What was not tried yet and is not disliked comes first, by inclination, each
    /// of equals as likely as any other; otherwise the action with the best upper
    /// confidence bound. Other worlds offer other actions in the same place, so an
    /// action is weighed by how often it was available, not by how often its parent
    /// was visited. `legal` must be sorted.
    #[inline]
    pub(super) fn step(
        &mut self,
        at: Option<NodeId>,
        seat: Seat,
        legal: &[A],
        inclination: impl Fn(A) -> f32,
        chance: &mut impl Chance,
    ) -> Step<A> {
        let width = self.spread.map_or(1.0, |spread| spread.width);
        let (exploration, bias) = (EXPLORATION * width, BIAS * width);
        let mut best: Option<(NodeId, A)> = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut fresh: Option<(A, f32)> = None;
        let mut alike = 0;
        let (mut visits, mut total) = (0, 0.0);
        let mut next = self.nodes.first_child(at);
        for &action in legal {
            let Some(id) = self.nodes.find(&mut next, seat, action) else {
                let inclination = inclination(action);
                let leads = fresh.is_none_or(|(_, most)| inclination > most);
                let ties = fresh.is_some_and(|(_, most)| inclination.total_cmp(&most).is_eq());
                alike = if leads { 1 } else { alike + u32::from(ties) };
                // Of equals each is as likely to be kept as any other.
                if leads || ties && chance.below(alike) == 0 {
                    fresh = Some((action, inclination));
                }
                continue;
            };
            let node = self.nodes.node_mut(id);
            node.available += 1;
            visits += node.visits;
            total += node.mean * node.visits as f32;
            let bound = upper_bound(node, exploration, bias);
            if bound > best_bound {
                best_bound = bound;
                best = Some((id, action));
            }
        }
        let is_full = self.nodes.len() >= self.most;
        if let Some((action, inclination)) = fresh
            && (!is_full || best.is_none())
        {
            let waits = inclination < 0.0 && visits > 0;
            let hope = || {
                let mean = total / visits as f32;
                mean + exploration * logarithm(visits + 1).sqrt() + bias * inclination
            };
            if !waits || hope() > best_bound {
                let node = (!is_full).then(|| self.nodes.insert(at, seat, action, inclination));
                let is_new = true;
                return Step {
                    node,
                    action,
                    is_new,
                };
            }
        }
        let (node, action) = best.expect("a seat that is to act has a legal action");
        Step {
            node: Some(node),
            action,
            is_new: false,
        }
    }

    /// Credits every action on the way to `leaf` with what it was worth to the
    /// seat that acted; `viewer` is the seat that thinks.
    pub(super) fn credit(&mut self, leaf: Option<NodeId>, worth: &[f32; MAX_SEATS], viewer: Seat) {
        if let Some(spread) = &mut self.spread {
            spread.add(worth[viewer.index()]);
        }
        self.nodes.credit(leaf, worth);
    }

    /// The actions tried at the root, in order.
    pub(super) fn tried(&self) -> impl Iterator<Item = Tried<A>> {
        self.nodes.roots().map(|node| Tried {
            action: node.action,
            visits: node.visits,
            mean: node.mean,
        })
    }

    /// The action tried most often at the root; of equals the one that did
    /// better.
    pub(super) fn favourite(&self) -> Option<A> {
        let mut favourite: Option<Tried<A>> = None;
        for tried in self.tried() {
            if favourite.is_none_or(|best| (tried.visits, tried.mean) > (best.visits, best.mean)) {
                favourite = Some(tried);
            }
        }
        favourite.map(|tried| tried.action)
    }

    /// By how many visits the favourite at the root leads.
    pub(super) fn lead(&self) -> u32 {
        let (mut most, mut second) = (0, 0);
        for tried in self.tried() {
            if tried.visits > most {
                (most, second) = (tried.visits, most);
            } else {
                second = second.max(tried.visits);
            }
        }
        most - second
    }
}

#[inline]
fn upper_bound<A: Copy + Ord>(node: &Node<A>, exploration: f32, bias: f32) -> f32 {
    node.mean + exploration * node.doubt() + bias * node.inclination * node.rarity
}

impl Spread {
    const UNKNOWN: Spread = Spread {
        count: 0,
        mean: 0.0,
        squares: 0.0,
        width: 1.0,
    };

    fn add(&mut self, result: f32) {
        self.count += 1;
        let before = result - self.mean;
        self.mean += before / self.count as f32;
        self.squares += before * (result - self.mean);
        if self.count >= ENOUGH {
            let deviation = (self.squares / self.count as f32).sqrt();
            self.width = (2.0 * deviation).clamp(0.02, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    const SEAT: Seat = Seat::new(0);

    #[test]
    fn what_a_seat_is_inclined_to_comes_first_and_what_it_dislikes_waits() {
        let mut chance = Seed::from(1).setup();
        let mut tree = Tree::measuring();
        let like = |action: i32| [0.0, -1.0, 0.5, 0.0][action as usize];
        let mut order = Vec::new();
        for _ in 0..20 {
            let step = tree.step(None, SEAT, &[0, 1, 2, 3], like, &mut chance);
            tree.credit(step.node, &[0.9; MAX_SEATS], SEAT);
            order.push(step.action);
        }
        assert_eq!(order[0], 2);
        let mut next = [order[1], order[2]];
        next.sort_unstable();
        assert_eq!(next, [0, 3]);
        let disliked = order.iter().position(|&action| action == 1);
        assert!(disliked.is_none_or(|place| place > 3), "{order:?}");
    }

    #[test]
    fn a_full_tree_stays_as_it_is_and_still_answers() {
        let mut chance = Seed::from(2).setup();
        let mut tree = Tree {
            most: 2,
            ..Tree::measuring()
        };
        for _ in 0..50 {
            let step = tree.step(None, SEAT, &[1, 2, 3], |_| 0.0, &mut chance);
            tree.credit(step.node, &[0.5; MAX_SEATS], SEAT);
            if let Some(node) = step.node {
                let below = tree.step(Some(node), SEAT, &[7], |_| 0.0, &mut chance);
                tree.credit(below.node, &[0.5; MAX_SEATS], SEAT);
            }
        }
        assert_eq!(tree.nodes.len(), 2);
        // Once for each step at the root, once for each below it.
        assert_eq!(tree.tried().map(|tried| tried.visits).sum::<u32>(), 100);
    }

    #[test]
    fn narrow_results_are_told_apart_as_quickly_as_wide_ones() {
        let share = |good: f32, bad: f32| {
            let mut chance = Seed::from(3).setup();
            let mut tree = Tree::measuring();
            for _ in 0..400 {
                let step = tree.step(None, SEAT, &[1, 2], |_| 0.0, &mut chance);
                let worth = if step.action == 1 { good } else { bad };
                tree.credit(step.node, &[worth; MAX_SEATS], SEAT);
            }
            let visits: Vec<u32> = tree.tried().map(|tried| tried.visits).collect();
            f64::from(visits[0]) / 400.0
        };
        assert!(share(0.52, 0.48) > 0.9);
        assert!(share(0.9, 0.1) > 0.9);
    }

    #[test]
    fn every_action_is_tried_before_any_is_tried_again() {
        let mut chance = Seed::from(1).setup();
        let mut tree = Tree::plain();
        let mut tried = Vec::new();
        for _ in 0..5 {
            let step = tree.step(None, SEAT, &[1, 3, 5, 7, 9], |_| 0.0, &mut chance);
            assert!(step.is_new);
            tree.credit(step.node, &[0.5; MAX_SEATS], SEAT);
            tried.push(step.action);
        }
        tried.sort_unstable();
        assert_eq!(tried, [1, 3, 5, 7, 9]);
        let step = tree.step(None, SEAT, &[1, 3, 5, 7, 9], |_| 0.0, &mut chance);
        assert!(!step.is_new);
    }

    #[test]
    fn seats_that_may_act_in_the_same_place_have_nodes_of_their_own() {
        let mut chance = Seed::from(2).setup();
        let mut tree = Tree::plain();
        let mine = tree.step(None, Seat::new(1), &[4], |_| 0.0, &mut chance);
        let yours = tree.step(None, Seat::new(0), &[4], |_| 0.0, &mut chance);
        assert!(mine.is_new && yours.is_new);
        let again = tree.step(None, Seat::new(1), &[4], |_| 0.0, &mut chance);
        assert_eq!((again.node, again.is_new), (mine.node, false));
    }

    #[test]
    fn only_actions_of_this_world_are_chosen_and_counted_as_available() {
        let mut chance = Seed::from(3).setup();
        let mut tree = Tree::plain();
        for _ in 0..3 {
            let step = tree.step(None, SEAT, &[1, 2, 3], |_| 0.0, &mut chance);
            tree.credit(step.node, &[1.0; MAX_SEATS], SEAT);
        }
        for _ in 0..10 {
            let step = tree.step(None, SEAT, &[1, 3], |_| 0.0, &mut chance);
            assert!(!step.is_new && step.action != 2);
            tree.credit(step.node, &[1.0; MAX_SEATS], SEAT);
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
        let mut tree = Tree::plain();
        let first = tree.step(None, Seat::new(0), &[0], |_| 0.0, &mut chance);
        let second = tree.step(first.node, Seat::new(1), &[0], |_| 0.0, &mut chance);
        let mut worth = [0.0; MAX_SEATS];
        worth[..2].copy_from_slice(&[0.25, 0.75]);
        tree.credit(second.node, &worth, SEAT);
        let means: Vec<f32> = tree.nodes.iter().map(|node| node.mean).collect();
        assert_eq!(means, [0.25, 0.75]);
    }
}
