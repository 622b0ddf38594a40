use std::{cmp::Ordering, num::NonZeroU32};

use engine::{Chance, MAX_SEATS, Seat};

/// How much a rarely tried action is favoured over a promising one.
const EXPLORATION: f32 = 0.7;

/// What a search knows so far: the sequences of actions it tried, and what came
/// of them.
///
/// All nodes lie in one vector, which is kept from search to search.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The first of the actions tried at the root.
    first: Option<NodeId>,
}

/// An action that was tried, after those of its parents.
#[derive(Clone, Debug)]
struct Node<A> {
    /// The mean worth of what followed, for the seat that acted.
    mean: f32,
    /// One divided by the number of visits.
    rarity: f32,
    /// How often this action could have been chosen.
    available: u32,
    visits: u32,
    /// The next action tried in the same place; they are kept in order.
    sibling: Option<NodeId>,
    child: Option<NodeId>,
    /// `None` below the root.
    parent: Option<NodeId>,
    seat: Seat,
    action: A,
}

/// Where a node lies, plus one, so that an absent link takes no room.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct NodeId(NonZeroU32);

impl NodeId {
    pub(crate) fn at(index: usize) -> NodeId {
        let place = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        NodeId(place.expect("a search has fewer iterations than a link can count"))
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
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
            nodes: Vec::new(),
            first: None,
        }
    }

    /// Forgets everything, and makes room for a search of so many iterations.
    pub(crate) fn reset(&mut self, iterations: usize) {
        self.nodes.clear();
        self.nodes.reserve(iterations);
        self.first = None;
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
        let mut next = self.first_child(at);
        for i in 0..legal.len() {
            let action = legal[i];
            let Some(id) = self.find(&mut next, seat, action) else {
                legal[untried] = action;
                untried += 1;
                continue;
            };
            let node = &mut self.nodes[id.index()];
            node.available += 1;
            let bound = node.upper_bound();
            if bound > best_bound {
                best_bound = bound;
                best = Some((id, action));
            }
        }
        if untried > 0 {
            let action = chance.choose(&legal[..untried]);
            let node = self.insert(at, seat, action);
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
        let mut at = Some(leaf);
        while let Some(id) = at {
            let node = &mut self.nodes[id.index()];
            node.visits += 1;
            node.rarity = 1.0 / node.visits as f32;
            node.mean += (worth[node.seat.index()] - node.mean) * node.rarity;
            at = node.parent;
        }
    }

    /// The action tried most often at the root; of equals the one that did
    /// better.
    pub(crate) fn favourite(&self) -> Option<A> {
        let mut favourite: Option<&Node<A>> = None;
        let mut next = self.first;
        while let Some(id) = next {
            let node = &self.nodes[id.index()];
            if favourite.is_none_or(|best| (node.visits, node.mean) > (best.visits, best.mean)) {
                favourite = Some(node);
            }
            next = node.sibling;
        }
        favourite.map(|node| node.action)
    }

    #[inline]
    fn first_child(&self, at: Option<NodeId>) -> Option<NodeId> {
        at.map_or(self.first, |id| self.nodes[id.index()].child)
    }

    /// The node of an action among `next` and its siblings. Leaves `next` at the
    /// first node behind it, where the search for a later action goes on.
    #[inline]
    fn find(&self, next: &mut Option<NodeId>, seat: Seat, action: A) -> Option<NodeId> {
        while let Some(id) = *next {
            let node = &self.nodes[id.index()];
            match node.order(seat, action) {
                Ordering::Less => *next = node.sibling,
                Ordering::Equal => {
                    *next = node.sibling;
                    return Some(id);
                }
                Ordering::Greater => return None,
            }
        }
        None
    }

    fn insert(&mut self, at: Option<NodeId>, seat: Seat, action: A) -> NodeId {
        let new = NodeId::at(self.nodes.len());
        let mut before = None;
        let mut behind = self.first_child(at);
        while let Some(id) = behind {
            let node = &self.nodes[id.index()];
            if node.order(seat, action) == Ordering::Greater {
                break;
            }
            before = behind;
            behind = node.sibling;
        }
        match (before, at) {
            (Some(id), _) => self.nodes[id.index()].sibling = Some(new),
            (None, Some(id)) => self.nodes[id.index()].child = Some(new),
            (None, None) => self.first = Some(new),
        }
        self.nodes.push(Node {
            mean: 0.0,
            rarity: 1.0,
            available: 1,
            visits: 0,
            sibling: behind,
            child: None,
            parent: at,
            seat,
            action,
        });
        new
    }
}

impl<A: Copy + Ord> Node<A> {
    #[inline]
    fn order(&self, seat: Seat, action: A) -> Ordering {
        (self.seat.cmp(&seat)).then_with(|| self.action.cmp(&action))
    }

    #[inline]
    fn upper_bound(&self) -> f32 {
        self.mean + EXPLORATION * (logarithm(self.available) * self.rarity).sqrt()
    }
}

/// The natural logarithm of a positive number, give or take 0.06.
///
/// Straight lines between the powers of two: quick, and the same to the last bit
/// on every machine, which a library's logarithm does not promise.
#[inline]
pub(crate) fn logarithm(n: u32) -> f32 {
    debug_assert!(n > 0, "zero has no logarithm");
    let whole = n.ilog2();
    let power = (1u32 << whole) as f32;
    (whole as f32 + n as f32 / power - 1.0) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    const SEAT: Seat = Seat::new(0);

    #[test]
    fn the_rough_logarithm_is_near_and_never_falls() {
        for n in 1..100_000_u32 {
            assert!((logarithm(n) - (n as f32).ln()).abs() < 0.06, "{n}");
            assert!(logarithm(n) <= logarithm(n + 1), "{n}");
        }
    }

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
