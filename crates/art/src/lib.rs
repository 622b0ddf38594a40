//! How pictures are drawn: what the pages show and what is printed.
//!
//! A picture is a [`Sketch`] on a square of 100 by 100: flat colours and an ink
//! line, like a plate in a field guide. The games draw their own pieces and say so with
//! [`Pictures`]; [`marks`] are suits and resources, which several games share.
//!
//! ```
//! let leaves = art::marks::mark("leaves").expect("the suit is drawn");
//! assert!(leaves.svg(art::Ink::Full).starts_with("<svg"));
//! ```

pub mod creatures;
pub mod forms;
pub mod letters;
pub mod marks;
mod palette;
mod pictures;
mod plants;
mod sketch;

pub use palette::{Colour, Ink};
pub use pictures::Pictures;
pub use sketch::{Pen, Place, SLIP, Sketch, VIEW_BOX};
