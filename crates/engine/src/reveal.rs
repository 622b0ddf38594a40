use crate::{Game, Seat, Seed, Viewer};

/// Worlds to compare with; one that differs is enough.
const WORLDS: usize = 32;

/// Whether an action told its player something new: in some world that looked
/// the same before, it would have led to another sight.
pub fn reveals<G: Game>(before: &G, seat: Seat, action: G::Action, after: &G) -> bool {
    let viewer = Viewer::Seat(seat);
    let (known, seen) = (before.view(viewer), after.view(viewer));
    (0..WORLDS).any(|i| {
        let mut chance = Seed::from(0).bot(i);
        let mut world = G::determinize(&known, &mut chance);
        world.apply(seat, action, &mut chance, &mut ());
        world.view(viewer) != seen
    })
}
