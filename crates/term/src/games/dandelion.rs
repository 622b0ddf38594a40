use dandelion::{Dandelion, View};

use crate::Face;

impl Face for Dandelion {
    fn table(view: &View) -> String {
        format!("{view:?}")
    }
}
