use std::{
    cell::Cell,
    hash::{BuildHasher as _, Hasher as _},
    ops::Range,
    sync::LazyLock,
};

use foldhash::quality::FixedState;
use memchr::memmem::Finder;
use serde::{Serialize, Serializer};

/// What a page shows, as far as its socket remembers: pieces that it has are not sent
/// again, but named by their numbers.
#[derive(Default, Debug)]
pub struct Shown {
    /// The hashes of the pieces, in order.
    pieces: Vec<u64>,
    /// The zones, in order. Most stay as they are, and their pieces need no look then.
    zones: Vec<Zone>,
}

thread_local! {
    /// What the page is to show that is looked at: each thread has one place for it, and
    /// sockets have none.
    static NEXT: Cell<Shown> = const { Cell::new(Shown::EMPTY) };
}

#[derive(Copy, Clone, Debug)]
struct Zone {
    hash: u64,
    /// How many bytes it has.
    length: u32,
    /// How many pieces there are up to its end.
    end: u32,
}

/// What a page is to show, for one that shows something already: new pieces among old
/// ones.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub(super) struct News<'a>(pub(super) Vec<Run<'a>>);

/// Pieces that follow each other.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Run<'a> {
    /// Old ones, from a number up to another.
    Again([usize; 2]),
    /// New ones. They stand after the rest of a message as they are, since they are most
    /// of it and full of quotation marks; a `null` holds their place.
    New(#[serde(serialize_with = "place")] &'a str),
}

/// Stands between a message and the texts behind it, and between these. No name has it: it
/// is a control character.
const SEPARATOR: char = '\u{1e}';

fn place<S: Serializer>(_: &&str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_none()
}

impl News<'_> {
    /// Puts the new pieces after the rest of a message.
    pub(super) fn append_to(&self, message: &mut String) {
        for run in &self.0 {
            if let Run::New(text) = run {
                append(message, text);
            }
        }
    }
}

/// Puts a text after the rest of a message, as it is.
pub(super) fn append(message: &mut String, text: &str) {
    message.push(SEPARATOR);
    message.push_str(text);
}

impl Shown {
    const EMPTY: Shown = Shown {
        pieces: Vec::new(),
        zones: Vec::new(),
    };

    /// What has to be sent for the page to show `html`; it does from now on. `None` if
    /// it does already.
    pub(super) fn news<'a>(&mut self, html: &'a str) -> Option<News<'a>> {
        let mut new = NEXT.take();
        let among = Among::of(&self.pieces);
        let mut runs = Runs::of(html);
        // The old piece to expect next.
        let mut next = 0;
        // The old zone to expect next, and where.
        let (mut expected, mut start) = (0, 0);
        while start < html.len() {
            let rest = &html.as_bytes()[start..];
            let (zone, hash, known) = self.next_zone(rest, expected);
            if let Some(known) = known {
                let pieces = self.pieces_of(known);
                new.pieces.extend_from_slice(&self.pieces[pieces.clone()]);
                (next, expected) = (pieces.end, known + 1);
                runs.again(pieces);
            } else {
                each_piece(zone, |from, piece| {
                    let hash = hash_of(piece);
                    new.pieces.push(hash);
                    match self.piece(hash, next, &among) {
                        Some(at) => {
                            next = at + 1;
                            runs.again(at..next);
                        }
                        None => runs.fresh(start + from, piece.len()),
                    }
                });
                expected += 1;
            }
            new.zones.push(Zone {
                hash,
                length: zone.len() as u32,
                end: new.pieces.len() as u32,
            });
            start += zone.len();
        }
        let runs = runs.finish();
        let same = match runs.as_slice() {
            [] => self.pieces.is_empty(),
            [Run::Again([0, to])] => *to == self.pieces.len(),
            _ => false,
        };
        self.become_like(&new);
        new.clear();
        NEXT.set(new);
        (!same).then_some(News(runs))
    }

    /// Takes over what another page shows, in a place of its own that is no larger than it
    /// has to be.
    fn become_like(&mut self, other: &Shown) {
        self.clear();
        self.pieces.reserve_exact(other.pieces.len());
        self.pieces.extend_from_slice(&other.pieces);
        self.zones.reserve_exact(other.zones.len());
        self.zones.extend_from_slice(&other.zones);
    }

    fn clear(&mut self) {
        self.pieces.clear();
        self.zones.clear();
    }

    /// The zone that a text begins with, its hash, and its number if the page has it. Most
    /// stay as they are where they are, so that is where one is looked for first.
    fn next_zone<'a>(&self, text: &'a [u8], expected: usize) -> (&'a [u8], u64, Option<usize>) {
        if let Some(known) = self.zones.get(expected)
            && let Some((zone, rest)) = text.split_at_checked(known.length as usize)
            && (rest.is_empty() || rest.starts_with(SECTION))
            && hash_of(zone) == known.hash
        {
            return (zone, known.hash, Some(expected));
        }
        let zone = first_zone(text);
        let hash = hash_of(zone);
        let known = self.zones.iter().position(|zone| zone.hash == hash);
        (zone, hash, known)
    }

    /// The pieces of a zone.
    fn pieces_of(&self, zone: usize) -> Range<usize> {
        let start = zone.checked_sub(1).map_or(0, |last| self.zones[last].end);
        start as usize..self.zones[zone].end as usize
    }

    /// A piece with this hash, the expected one if it has it.
    fn piece(&self, hash: u64, expected: usize, among: &Among) -> Option<usize> {
        if self.pieces.get(expected) == Some(&hash) {
            return Some(expected);
        }
        if !among.may_hold(hash) {
            return None;
        }
        let is_it = |&known: &u64| known == hash;
        // What follows something new is soon found where it was expected, or after that.
        let (before, after) = self.pieces.split_at_checked(expected)?;
        match after.iter().position(is_it) {
            Some(at) => Some(expected + at),
            None => before.iter().position(is_it),
        }
    }
}

/// A bit for each hash of some: most new pieces are seen to be new without a look at all
/// old ones.
struct Among([u64; 64]);

impl Among {
    fn of(hashes: &[u64]) -> Among {
        let mut among = Among([0; 64]);
        for hash in hashes {
            among.0[(hash >> 6 & 63) as usize] |= 1 << (hash & 63);
        }
        among
    }

    fn may_hold(&self, hash: u64) -> bool {
        self.0[(hash >> 6 & 63) as usize] >> (hash & 63) & 1 == 1
    }
}

/// Runs of pieces in the making.
struct Runs<'a> {
    html: &'a str,
    /// Where the new ones are that came last.
    fresh: Range<usize>,
    list: Vec<Run<'a>>,
}

impl<'a> Runs<'a> {
    fn of(html: &'a str) -> Runs<'a> {
        Runs {
            html,
            fresh: 0..0,
            list: Vec::with_capacity(32),
        }
    }

    fn again(&mut self, pieces: Range<usize>) {
        self.write_fresh();
        match self.list.last_mut() {
            Some(Run::Again([_, to])) if *to == pieces.start => *to = pieces.end,
            _ => self.list.push(Run::Again([pieces.start, pieces.end])),
        }
    }

    fn fresh(&mut self, from: usize, length: usize) {
        if self.fresh.is_empty() {
            self.fresh.start = from;
        }
        self.fresh.end = from + length;
    }

    fn write_fresh(&mut self) {
        if !self.fresh.is_empty() {
            let fresh = std::mem::take(&mut self.fresh);
            self.list.push(Run::New(&self.html[fresh]));
        }
    }

    fn finish(mut self) -> Vec<Run<'a>> {
        self.write_fresh();
        self.list
    }
}

/// With this a zone begins.
const SECTION: &[u8] = b"<section";

/// The zone that a text begins with: up to the next section.
fn first_zone(text: &[u8]) -> &[u8] {
    static FINDER: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(SECTION));
    // The section it may begin with is not the next.
    let skipped = text.len().min(1);
    match FINDER.find(&text[skipped..]) {
        Some(at) => &text[..skipped + at],
        None => text,
    }
}

/// Looks at every piece of a text, with where it begins.
fn each_piece<'a>(html: &'a [u8], mut look: impl FnMut(usize, &'a [u8])) {
    let mut from = 0;
    each_cut(html, |at| {
        look(from, &html[from..at]);
        from = at;
    });
    look(from, &html[from..]);
}

/// Looks at every place where a piece begins but the first. A page has hundreds of tags,
/// a few bytes apart, so that it takes longer to begin a search for the next than to look
/// at sixteen bytes at a time.
fn each_cut(html: &[u8], mut look: impl FnMut(usize)) {
    let mut check = |at: usize| {
        if let [b'<', first, ..] = html[at..]
            && BEGINS[usize::from(first)]
            && at > 0
            && is_cut(&html[at + 1..])
        {
            look(at);
        }
    };
    let (chunks, rest) = html.as_chunks::<16>();
    let (pairs, mut at) = (chunks.iter().map(|chunk| chunk.as_chunks().0), 0);
    for pair in pairs {
        let found = [signs(pair[0], b'<'), signs(pair[1], b'<')];
        if found != [0, 0] {
            for (i, mut found) in found.into_iter().enumerate() {
                while found != 0 {
                    check(at + 8 * i + found.trailing_zeros() as usize / 8);
                    found &= found - 1;
                }
            }
        }
        at += 16;
    }
    (at..at + rest.len()).for_each(check);
}

/// A sign for each byte that is the one sought, and perhaps for its neighbour in the
/// alphabet if that comes next.
fn signs(bytes: [u8; 8], sought: u8) -> u64 {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const SIGNS: u64 = u64::from_ne_bytes([0x80; 8]);
    let differs = u64::from_le_bytes(bytes) ^ u64::from_ne_bytes([sought; 8]);
    differs.wrapping_sub(ONES) & !differs & SIGNS
}

/// The bytes with which tags begin that begin a piece. Half of all tags close something,
/// and most others are seen by this to be none as well.
static BEGINS: [bool; 256] = {
    let mut begins = [false; 256];
    let (letters, mut i) = (b"bdfglpst", 0);
    while i < letters.len() {
        begins[letters[i] as usize] = true;
        i += 1;
    }
    begins
};

/// Whether a tag that begins so begins a piece.
fn is_cut(tag: &[u8]) -> bool {
    let ([b'g' | b'p', after @ ..]
    | [b'l', b'i', after @ ..]
    | [b't', b'r', after @ ..]
    | [b'f', b'o', b'r', b'm', after @ ..]
    | [b'b', b'u', b't', b't', b'o', b'n', after @ ..]
    | [b'd', b'e', b't', b'a', b'i', b'l', b's', after @ ..]
    | [b's', b'e', b'c', b't', b'i', b'o', b'n', after @ ..]) = tag
    else {
        return false;
    };
    !after.first().is_some_and(u8::is_ascii_alphanumeric)
}

fn hash_of(text: &[u8]) -> u64 {
    let mut hasher = FixedState::default().build_hasher();
    hasher.write(text);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the script makes of news.
    fn read(news: &News<'_>, page: &str) -> String {
        let mut old = Vec::new();
        each_piece(page.as_bytes(), |_, piece| {
            old.push(str::from_utf8(piece).expect("pieces are text"));
        });
        let runs = news.0.iter().map(|run| match run {
            Run::Again([from, to]) => old[*from..*to].concat(),
            Run::New(text) => (*text).to_owned(),
        });
        runs.collect()
    }

    #[test]
    fn a_page_becomes_the_next_by_what_is_new() {
        let pages = [
            "<section><p>one</p><ul><li>a</li><li>b</li></ul></section>",
            "<section><p>one</p><ul><li>b</li><li>c &lt;</li><li>a</li></ul></section>",
            "<section><p>two</p><ul></ul></section>",
            "",
            "text",
            "<section><p>two</p><ul></ul></section><path><p>two</p>",
        ];
        let mut shown = Shown::default();
        let mut page = "";
        for next in pages {
            let news = shown.news(next).expect("something is new");
            assert_eq!(read(&news, page), next);
            assert_eq!(shown.news(next), None, "{next}");
            page = next;
        }
    }

    #[test]
    fn zones_are_known_wherever_they_go() {
        let (one, two) = ("<section><p>a</p></section>", "<section><p>b</p></section>");
        let mut shown = Shown::default();
        shown.news(&[one, two].concat());
        let moved = [two, one, two].concat();
        let news = shown.news(&moved);
        let again = vec![Run::Again([2, 4]), Run::Again([0, 4])];
        assert_eq!(news, Some(News(again)));
        let changed = [two, "<section><p>c</p></section>", two].concat();
        let news = shown.news(&changed).expect("something is new");
        let expected = vec![
            Run::Again([0, 3]),
            Run::New("<p>c</p></section>"),
            Run::Again([4, 6]),
        ];
        assert_eq!(read(&news, &moved), changed);
        assert_eq!(news, News(expected));
    }

    #[test]
    fn what_a_page_has_is_not_sent_again() {
        let mut shown = Shown::default();
        let first = "<li>a</li><li>b</li><li>c</li>";
        assert_eq!(shown.news(first), Some(News(vec![Run::New(first)])));
        let news = shown.news("<li>a</li><li>new</li><li>c</li>");
        let expected = vec![
            Run::Again([0, 1]),
            Run::New("<li>new</li>"),
            Run::Again([2, 3]),
        ];
        assert_eq!(news, Some(News(expected)));
    }

    #[test]
    fn the_script_cuts_where_we_do() {
        let script = include_str!("../../assets/script/morphing.js");
        let tags = script
            .split_once("/(?=<(?:")
            .and_then(|(_, rest)| rest.split_once(")\\b)/"));
        let (tags, _) = tags.expect("the script cuts at tags");
        let tags: Vec<&str> = tags.split('|').collect();
        assert_eq!(tags.len(), 8);
        for tag in tags {
            assert!(is_cut(tag.as_bytes()), "{tag}");
            assert!(is_cut(format!("{tag} class=x>").as_bytes()), "{tag}");
            assert!(!is_cut(format!("{tag}x>").as_bytes()), "{tag}");
            assert!(!is_cut(format!("/{tag}>").as_bytes()), "{tag}");
            let (html, mut cuts) = (format!("a<{tag}>b</{tag}>"), Vec::new());
            each_cut(html.as_bytes(), |at| cuts.push(at));
            assert_eq!(cuts, [1], "{tag}");
        }
    }
}
