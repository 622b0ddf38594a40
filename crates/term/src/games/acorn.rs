use acorn::{Race, View};

use crate::Face;

impl Face for Race {
    fn table(view: &View) -> String {
        format!("{view:?}")
    }
}
