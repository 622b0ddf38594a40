use engine::{Chance, MAX_SEATS, Seat};

use crate::nodes::{Node, NodeId, Nodes, logarithm};

/// How much a rarely tried action is favoured over a promising one, measured by
/// how far results lie apart.
const EXPLORATION: f32 = 0.7;

/// How much an inclination counts against the first results.
const BIAS: f32 = 1.0;

/// What a visit counts for at the next decision: it was made when less was known.
const MEMORY: f32 = 0.5;

/// Results before their spread is believed.
const ENOUGH: u32 = 16;

/// What a search knows so far, in a bounded number of nodes.
///
/// It differs from the tree of the plain search in three ways: actions come in
/// the order of inclination, exploration is measured by the spread of results, and
/// it stops to grow when it is full.
#[derive(Debug)]
pub(super) struct Tree<A> {
    /// Each with the inclination to its action.
    nodes: Nodes<A, f32>,
    most: usize,
    spread: Spread,
}

/// How far results lie apart.
#[derive(Copy, Clone, Default, Debug)]
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
    pub(super) const fn new(most: usize) -> Tree<A> {
        Tree {
            nodes: Nodes::new(),
            most,
            spread: Spread {
                count: 0,
                mean: 0.0,
                squares: 0.0,
                width: 1.0,
            },
        }
    }

    /// Forgets everything.
    pub(super) fn reset(&mut self) {
        self.nodes.reset(0);
        self.spread = Tree::<A>::new(0).spread;
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
    /// What was not tried yet and is not disliked comes first; otherwise the
    /// action with the best upper confidence bound. `legal` must be sorted.
    #[inline]
    pub(super) fn step(
        &mut self,
        at: Option<NodeId>,
        seat: Seat,
        legal: &[A],
        inclination: impl Fn(A) -> f32,
        chance: &mut impl Chance,
    ) -> Step<A> {
        let width = EXPLORATION * self.spread.width;
        let bias = BIAS * self.spread.width;
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
            let bound = upper_bound(node, width, bias);
            if bound > best_bound {
                best_bound = bound;
                best = Some((id, action));
            }
        }
        if let Some((action, inclination)) = fresh {
            let waits = inclination < 0.0 && visits > 0;
            let hope = || {
                let mean = total / visits as f32;
                mean + width * logarithm(visits + 1).sqrt() + bias * inclination
            };
            let is_full = self.nodes.len() >= self.most;
            let takes = (!waits || hope() > best_bound) && (!is_full || best.is_none());
            if takes {
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
        self.spread.add(worth[viewer.index()]);
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
fn upper_bound<A: Copy + Ord>(node: &Node<A, f32>, width: f32, bias: f32) -> f32 {
    node.mean + width * node.doubt() + bias * node.extra * node.rarity
}

impl Spread {
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
        let mut tree = Tree::new(100);
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
        let mut tree = Tree::new(2);
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
            let mut tree = Tree::new(10);
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
}
