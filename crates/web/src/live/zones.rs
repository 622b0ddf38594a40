use std::{
    hash::{BuildHasher as _, Hasher as _},
    sync::LazyLock,
};

use foldhash::quality::FixedState;
use memchr::memmem::Finder;
use serde::{Serialize, Serializer};

/// The zones that a page shows, as far as its connection remembers: a hash for each, in
/// order. Those that a page has are not sent again, but named by number.
#[derive(Default, Debug)]
pub struct Zones(Vec<u64>);

/// The zones that a page is to show: old ones by number, and new ones.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub(super) struct Changes<'a>(pub(super) Vec<Zone<'a>>);

/// A zone for a page that shows some already.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Zone<'a> {
    /// One that it has, by its number.
    Known(usize),
    /// A new one, whole.
    New(&'a str),
}

impl Serialize for Zone<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Zone::Known(number) => serializer.serialize_u64(*number as u64),
            // It stands behind the message as it is, since it is full of quotation marks.
            Zone::New(_) => serializer.serialize_none(),
        }
    }
}

impl Changes<'_> {
    /// The new zones, in order.
    pub(super) fn new_zones(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|zone| match zone {
            Zone::Known(_) => None,
            Zone::New(html) => Some(*html),
        })
    }
}

impl Zones {
    /// What has to be sent for the page to show `html`; it does from now on. `None` if it
    /// does already.
    pub(super) fn changes<'a>(&mut self, html: &'a str) -> Option<Changes<'a>> {
        let hashes: Vec<u64> = zones(html).map(hash_of).collect();
        if hashes == self.0 {
            return None;
        }
        let compared = zones(html).zip(&hashes).map(|(zone, hash)| {
            match self.0.iter().position(|known| known == hash) {
                Some(number) => Zone::Known(number),
                None => Zone::New(zone),
            }
        });
        let changes = Changes(compared.collect());
        self.0 = hashes;
        Some(changes)
    }
}

/// With this a zone begins.
const SECTION: &str = "<section";

/// The zones of a page: each begins with a section, and ends where the next one begins. The
/// script cuts in the same places.
fn zones(html: &str) -> impl Iterator<Item = &str> {
    static FINDER: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(SECTION));
    let starts = FINDER.find_iter(html.as_bytes()).filter(|&at| at > 0);
    let mut start = 0;
    let ends = starts.chain([html.len()]);
    ends.map(move |end| &html[std::mem::replace(&mut start, end)..end])
}

fn hash_of(zone: &str) -> u64 {
    let mut hasher = FixedState::default().build_hasher();
    hasher.write(zone.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the script makes of changes.
    fn read(changes: &Changes<'_>, page: &str) -> String {
        let old: Vec<&str> = zones(page).collect();
        let read = changes.0.iter().map(|zone| match zone {
            Zone::Known(number) => old[*number],
            Zone::New(html) => html,
        });
        read.collect()
    }

    #[test]
    fn a_page_becomes_the_next_by_the_zones_that_changed() {
        let pages = [
            "<section><p>one</p><section>a</section><section>b</section></section>",
            "<section><p>one</p><section>b</section><section>c &lt;</section></section>",
            "<section><p>two</p></section>",
            "",
            "text",
            "text<section><p>two</p></section><section><p>two</p></section>",
        ];
        let (mut shown, mut page) = (Zones::default(), "");
        for next in pages {
            let changes = shown.changes(next).expect("something is new");
            assert_eq!(read(&changes, page), next);
            assert_eq!(shown.changes(next), None, "{next}");
            page = next;
        }
    }

    #[test]
    fn what_a_page_has_is_not_sent_again_wherever_it_goes() {
        let (one, two) = ("<section>a</section>", "<section>b</section>");
        let mut shown = Zones::default();
        shown.changes(&[one, two].concat());
        let changed = [two, "<section>new</section>", one].concat();
        let expected = vec![
            Zone::Known(1),
            Zone::New("<section>new</section>"),
            Zone::Known(0),
        ];
        assert_eq!(shown.changes(&changed), Some(Changes(expected)));
    }

    #[test]
    fn the_script_cuts_where_we_do() {
        let script = include_str!("../../assets/script/morphing.js");
        assert!(script.contains(&format!("html.split(/(?={SECTION})/)")));
    }
}
