use std::{cmp::Ordering, num::NonZeroU32};

use engine::{MAX_SEATS, Seat};

/// The sequences of actions a search tried, and what came of them.
///
/// All nodes lie in one vector, which is kept from search to search.
#[derive(Debug)]
pub(super) struct Nodes<A> {
    nodes: Vec<Node<A>>,
    /// The first of the actions tried at the root.
    first: Option<NodeId>,
}

/// An action that was tried, after those of its parents.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The mean worth of what followed, for the seat that acted.
    pub(super) mean: f32,
    /// One divided by the number of visits.
    pub(super) rarity: f32,
    /// How often this action could have been chosen.
    pub(super) available: u32,
    pub(super) visits: u32,
    /// The next action tried in the same place; they are kept in order.
    sibling: Option<NodeId>,
    child: Option<NodeId>,
    /// `None` below the root.
    parent: Option<NodeId>,
    seat: Seat,
    pub(super) action: A,
    /// How much the seat inclines to it before it thinks.
    pub(super) inclination: f32,
}

/// Where a node lies, plus one, so that an absent link takes no room.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct NodeId(NonZeroU32);

impl NodeId {
    fn at(index: usize) -> NodeId {
        let place = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        NodeId(place.expect("a search has fewer iterations than a link can count"))
    }

    #[inline]
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl<A: Copy + Ord> Nodes<A> {
    pub(super) const fn new() -> Nodes<A> {
        Nodes {
            nodes: Vec::new(),
            first: None,
        }
    }

    /// Forgets everything, and makes room for so many nodes.
    pub(super) fn reset(&mut self, room: usize) {
        self.nodes.clear();
        self.nodes.reserve(room);
        self.first = None;
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id.index()]
    }

    /// The first of the actions tried at a node (the root if `None`).
    #[inline]
    pub(super) fn first_child(&self, at: Option<NodeId>) -> Option<NodeId> {
        at.map_or(self.first, |id| self.nodes[id.index()].child)
    }

    /// The node of an action among `next` and its siblings. Leaves `next` at the
    /// first node behind it, where the search for a later action goes on.
    #[inline]
    pub(super) fn find(&self, next: &mut Option<NodeId>, seat: Seat, action: A) -> Option<NodeId> {
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

    /// Adds an action tried at a node (the root if `None`).
    pub(super) fn insert(
        &mut self,
        at: Option<NodeId>,
        seat: Seat,
        action: A,
        inclination: f32,
    ) -> NodeId {
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
            inclination,
        });
        new
    }

    /// Credits every action on the way to `leaf` with what it was worth to the
    /// seat that acted.
    pub(super) fn credit(&mut self, leaf: Option<NodeId>, worth: &[f32; MAX_SEATS]) {
        let mut at = leaf;
        while let Some(id) = at {
            let node = &mut self.nodes[id.index()];
            node.visits += 1;
            node.rarity = 1.0 / node.visits as f32;
            node.mean += (worth[node.seat.index()] - node.mean) * node.rarity;
            at = node.parent;
        }
    }

    /// Makes a node the root: keeps what is below it, beginning with actions that
    /// `stays` holds for, forgets the rest, and counts every visit that was kept as
    /// `share` of one.
    pub(super) fn keep(&mut self, root: NodeId, share: f32, stays: impl Fn(Seat, A) -> bool) {
        let mut before = None;
        let mut next = self.nodes[root.index()].child;
        while let Some(id) = next {
            let node = &mut self.nodes[id.index()];
            next = node.sibling;
            if stays(node.seat, node.action) {
                before = Some(id);
                continue;
            }
            node.parent = None;
            match before {
                Some(before) => self.nodes[before.index()].sibling = next,
                None => self.nodes[root.index()].child = next,
            }
        }
        // Nodes lie behind their parents, so one pass finds who descends from the
        // root, and a second one can move them forwards.
        let mut places: Vec<Option<NodeId>> = Vec::with_capacity(self.nodes.len());
        let mut kept = 0;
        for node in &self.nodes {
            let stays = node.parent.is_some_and(|parent| {
                parent == root || places.get(parent.index()).is_some_and(Option::is_some)
            });
            places.push(stays.then(|| NodeId::at(kept)));
            kept += usize::from(stays);
        }
        let moved = |link: Option<NodeId>| link.and_then(|id| places[id.index()]);
        self.first = moved(self.nodes[root.index()].child);
        for (i, place) in places.iter().enumerate() {
            let Some(place) = place else { continue };
            let node = &mut self.nodes[i];
            node.parent = moved(node.parent);
            node.child = moved(node.child);
            node.sibling = moved(node.sibling);
            node.visits = ((node.visits as f32 * share) as u32).max(1);
            node.available = ((node.available as f32 * share) as u32).max(node.visits);
            node.rarity = 1.0 / node.visits as f32;
            self.nodes.swap(i, place.index());
        }
        self.nodes.truncate(kept);
    }

    /// The actions tried at the root, in order.
    pub(super) fn roots(&self) -> impl Iterator<Item = &Node<A>> {
        let mut next = self.first;
        std::iter::from_fn(move || {
            let node = &self.nodes[next?.index()];
            next = node.sibling;
            Some(node)
        })
    }

    /// Every node, in the order they were added.
    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = &Node<A>> {
        self.nodes.iter()
    }
}

impl<A: Copy + Ord> Node<A> {
    #[inline]
    fn order(&self, seat: Seat, action: A) -> Ordering {
        (self.seat.cmp(&seat)).then_with(|| self.action.cmp(&action))
    }

    /// How much is unknown about it: large where it was often available and
    /// rarely tried.
    #[inline]
    pub(super) fn doubt(&self) -> f32 {
        (logarithm(self.available) * self.rarity).sqrt()
    }
}

/// The natural logarithm of a positive number, give or take 0.06.
///
/// Straight lines between the powers of two: quick, and the same to the last bit
/// on every machine, which a library's logarithm does not promise.
#[inline]
pub(super) fn logarithm(n: u32) -> f32 {
    debug_assert!(n > 0, "zero has no logarithm");
    let whole = n.ilog2();
    let power = (1u32 << whole) as f32;
    (whole as f32 + n as f32 / power - 1.0) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(0);

    #[test]
    fn what_is_below_a_node_stays_when_it_becomes_the_root() {
        let mut nodes = Nodes::new();
        let left = nodes.insert(None, SEAT, 1, 0.0);
        let right = nodes.insert(None, SEAT, 2, 0.0);
        let far = nodes.insert(Some(right), SEAT, 5, 0.0);
        nodes.insert(Some(left), SEAT, 3, 0.0);
        nodes.insert(Some(right), SEAT, 4, 0.0);
        let deep = nodes.insert(Some(far), SEAT, 6, 0.0);
        for _ in 0..10 {
            nodes.credit(Some(deep), &[0.75; MAX_SEATS]);
        }
        let gone = nodes.insert(Some(right), SEAT, 3, 0.0);
        nodes.insert(Some(gone), SEAT, 9, 0.0);
        nodes.keep(right, 0.5, |_, action| action > 3);
        let roots: Vec<i32> = nodes.roots().map(|node| node.action).collect();
        assert_eq!((roots, nodes.len()), (vec![4, 5], 3));
        let mut next = nodes.first_child(None);
        let far = nodes.find(&mut next, SEAT, 5).unwrap();
        assert_eq!(nodes.node_mut(far).visits, 5);
        let mut next = nodes.first_child(Some(far));
        let deep = nodes.find(&mut next, SEAT, 6).unwrap();
        nodes.credit(Some(deep), &[0.75; MAX_SEATS]);
        let far = nodes.node_mut(far);
        assert_eq!((far.visits, far.mean), (6, 0.75));
        assert!(nodes.node_mut(deep).available >= 5);
    }

    #[test]
    fn the_rough_logarithm_is_near_and_never_falls() {
        for n in 1..100_000_u32 {
            assert!((logarithm(n) - (n as f32).ln()).abs() < 0.06, "{n}");
            assert!(logarithm(n) <= logarithm(n + 1), "{n}");
        }
    }
}
