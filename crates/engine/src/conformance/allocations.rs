use super::{Conform, contract::side_by_side, tables};
use crate::{Seed, Viewer};

/// Decisions of each table that are counted.
const DECISIONS: usize = 2_000;

/// Room for lists of legal actions that no game fills.
const ROOM: usize = 1 << 16;

/// Plays random games at every table of a game and checks that cloning, listing,
/// drawing and applying do not touch the heap. `requests` does something and counts
/// how often this thread asked for memory meanwhile.
///
/// # Panics
///
/// Panics, naming the table, if memory was asked for.
pub fn check_allocations<G: Conform>(requests: impl Fn(&mut dyn FnMut()) -> u64 + Sync) {
    let tables = tables::<G>();
    side_by_side(tables.len(), |i| {
        let table = &tables[i];
        let mut legal = Vec::with_capacity(ROOM);
        let mut chance = Seed::from(i as u64).bot(0);
        let mut decisions = 0;
        // What games read once, when it is first needed, is read now.
        let first = G::setup(&table.options, table.seats, &mut chance);
        G::determinize(&first.view(Viewer::Spectator), &mut chance);
        let mut counted = 0;
        while decisions < DECISIONS {
            let mut game = G::setup(&table.options, table.seats, &mut chance);
            counted += requests(&mut || {
                while let Some(seat) = game.awaits().first() {
                    let mut copy = game.clone();
                    let drawn = copy.random_action(seat, &mut chance, &mut legal);
                    copy.apply(seat, drawn, &mut chance, &mut ());
                    legal.clear();
                    game.legal_actions(seat, &mut legal);
                    let action = chance_of(&legal, decisions);
                    game.choices(seat, &mut legal);
                    game.apply(seat, action, &mut chance, &mut ());
                    decisions += 1;
                }
            });
        }
        assert_eq!(
            counted,
            0,
            "{}, {}, {} players: requests for memory in {decisions} decisions",
            G::ID,
            table.name,
            table.seats
        );
    });
}

/// One of them, another one each time.
fn chance_of<A: Copy>(legal: &[A], decisions: usize) -> A {
    legal[decisions.wrapping_mul(0x9e37_79b9) % legal.len()]
}
