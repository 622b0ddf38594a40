use std::{cell::Cell, thread::LocalKey};

/// Has something else lie in a place of this thread for as long as `play` runs: the deck that
/// is played with, say.
///
/// ```
/// use std::cell::Cell;
///
/// static PRINTED: [u8; 3] = [4, 2, 3];
/// static CHANGED: [u8; 3] = [4, 5, 3];
///
/// thread_local! {
///     static DECK: Cell<&'static [u8; 3]> = const { Cell::new(&PRINTED) };
/// }
///
/// let played = parts::instead(&DECK, &CHANGED, || DECK.get()[1]);
/// assert_eq!((played, DECK.get()[1]), (5, 2));
/// ```
pub fn instead<T: Copy, R>(
    place: &'static LocalKey<Cell<T>>,
    other: T,
    play: impl FnOnce() -> R,
) -> R {
    /// Puts back what lay there, also when a game panics.
    struct Back<T: Copy + 'static>(&'static LocalKey<Cell<T>>, T);

    impl<T: Copy> Drop for Back<T> {
        fn drop(&mut self) {
            self.0.set(self.1);
        }
    }

    let _back = Back(place, place.replace(other));
    play()
}
