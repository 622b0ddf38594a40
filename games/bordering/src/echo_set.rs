use parts::bit_set;

use crate::Echo;

bit_set! {
    /// A set of Echo cards, in the order of the card file; there are 99, so it takes two words.
    pub struct EchoSet(u128) of Echo: echo => echo.index(), number => Echo::new(number as usize);
}
