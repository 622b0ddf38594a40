//! A rulebook as a page.

use engine::Catalogue;
use maud::{Markup, PreEscaped, Render as _, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The whole rulebook; every rule has its number as id.
pub(super) fn book(text: &str) -> Markup {
    let events = loose(Parser::new_ext(text, Options::ENABLE_TABLES));
    let mut page = Page::default();
    for (i, event) in events.iter().enumerate() {
        match event {
            Event::Start(tag) => page.open(tag, &events[i + 1..]),
            Event::End(tag) => page.close(*tag),
            Event::Code(code) => html! { code { (&**code) } }.render_to(&mut page.out),
            event => plain(event).render_to(&mut page.out),
        }
    }
    PreEscaped(page.out)
}

/// The headings of a rulebook, with the ids they have in [`book`].
pub(super) fn contents(text: &str) -> Markup {
    let headings = text.lines().filter_map(|line| line.strip_prefix("## "));
    html! {
        ul lang="en" { @for heading in headings { li { a href={ "#" (slug(heading)) } { (heading) } } } }
    }
}

/// What stands between the title of a rulebook and its first section, in the language
/// that is spoken.
pub(super) fn introduction(catalogue: &'static Catalogue, text: &str) -> Markup {
    let told = opening(text).into_iter().enumerate().map(|(i, block)| {
        let told = catalogue.word(&format!("about-{}", i + 1));
        match (told, block.starts_with("- ")) {
            (Some(told), true) => format!("- {told}"),
            (Some(told), false) => told.to_owned(),
            (None, _) => block,
        }
    });
    book(&told.collect::<Vec<_>>().join("\n\n"))
}

/// The paragraphs and list items between title and first section, each on one line.
pub(crate) fn opening(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut goes_on = false;
    let lines = text.lines().skip(1);
    for line in lines.take_while(|line| !line.starts_with("## ")) {
        let words = line.trim();
        match blocks.last_mut() {
            Some(block) if goes_on && !words.is_empty() && !line.starts_with("- ") => {
                block.push(' ');
                block.push_str(words);
            }
            _ if words.is_empty() => {}
            _ => blocks.push(words.to_owned()),
        }
        goes_on = !words.is_empty();
    }
    blocks
}

/// Words that stand in an item without a paragraph around them get one, so that all items
/// look alike.
fn loose<'a>(events: impl Iterator<Item = Event<'a>>) -> Vec<Event<'a>> {
    let mut loose = Vec::new();
    // Of each open block whether it is an item, and whether words stand in the innermost.
    let (mut is_item, mut has_words) = (Vec::new(), false);
    for event in events {
        let is_block = match &event {
            Event::Start(tag) => is_block(tag.to_end()),
            Event::End(tag) => is_block(*tag),
            _ => false,
        };
        if is_block && has_words {
            loose.push(Event::End(TagEnd::Paragraph));
            has_words = false;
        }
        if is_block {
            match &event {
                Event::Start(tag) => is_item.push(matches!(tag, Tag::Item)),
                _ => drop(is_item.pop()),
            }
        } else if is_item.last() == Some(&true) && !has_words {
            loose.push(Event::Start(Tag::Paragraph));
            has_words = true;
        }
        loose.push(event);
    }
    loose
}

fn is_block(tag: TagEnd) -> bool {
    !matches!(
        tag,
        TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image
    )
}

/// A page that is being written.
#[derive(Default)]
struct Page {
    out: String,
    is_in_head: bool,
}

impl Page {
    /// Writes what begins, with what follows it.
    fn open(&mut self, tag: &Tag<'_>, after: &[Event<'_>]) {
        match tag {
            Tag::Heading { level, .. } => {
                let is_end = |event: &&Event<'_>| matches!(event, Event::End(TagEnd::Heading(_)));
                let words = after.iter().take_while(|event| !is_end(event));
                let id = slug(&words.map(plain).collect::<String>());
                self.out.push_str(&format!("<{level} id=\"{id}\">"));
            }
            Tag::Item => match rule_number(after) {
                Some(number) => {
                    let item = format!("<li id=\"{number}\" class=\"rule\">");
                    self.out.push_str(&item);
                }
                None => self.out.push_str("<li>"),
            },
            Tag::Table(_) => self.out.push_str("<div class=\"scroll\"><table>"),
            tag => {
                self.is_in_head |= matches!(tag, Tag::TableHead);
                if let Some(name) = self.name(tag.to_end()) {
                    self.out.push_str(&format!("<{name}>"));
                }
            }
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Table => self.out.push_str("</table></div>"),
            tag => {
                if let Some(name) = self.name(tag) {
                    self.out.push_str(&format!("</{name}>"));
                }
                self.is_in_head &= tag != TagEnd::TableHead;
            }
        }
    }

    /// How HTML calls it; nothing for what rulebooks have no use for.
    fn name(&self, tag: TagEnd) -> Option<&'static str> {
        Some(match tag {
            TagEnd::Heading(HeadingLevel::H1) => "h1",
            TagEnd::Heading(HeadingLevel::H2) => "h2",
            TagEnd::Heading(_) => "h3",
            TagEnd::Paragraph => "p",
            TagEnd::List(true) => "ol",
            TagEnd::List(false) => "ul",
            TagEnd::Item => "li",
            TagEnd::TableHead | TagEnd::TableRow => "tr",
            TagEnd::TableCell if self.is_in_head => "th",
            TagEnd::TableCell => "td",
            TagEnd::Emphasis => "i",
            TagEnd::Strong => "b",
            _ => return None,
        })
    }
}

/// The letters of an event; what looks like HTML is letters too.
fn plain<'a>(event: &'a Event<'_>) -> &'a str {
    match event {
        Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => text,
        Event::SoftBreak | Event::HardBreak => " ",
        _ => "",
    }
}

fn slug(heading: &str) -> String {
    let letter = |c: char| {
        if c.is_alphanumeric() {
            c.to_ascii_lowercase()
        } else {
            '-'
        }
    };
    heading.trim().chars().map(letter).collect()
}

/// The number of a rule, from an item that begins `**B29** …`.
fn rule_number<'a>(item: &'a [Event<'_>]) -> Option<&'a str> {
    let [
        Event::Start(Tag::Paragraph),
        Event::Start(Tag::Strong),
        Event::Text(number),
        ..,
    ] = item
    else {
        return None;
    };
    let digits = number.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html_of(text: &str) -> String {
        book(text).into_string()
    }

    #[test]
    fn a_rule_has_its_number_as_id_and_keeps_its_table() {
        let text = "## Deal\n\n- **B1** Two *play*,\n  no more.\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n- **B2** `x < y`.\n";
        assert_eq!(
            html_of(text),
            "<h2 id=\"deal\">Deal</h2><ul><li id=\"B1\" class=\"rule\"><p><b>B1</b> Two <i>play</i>, no more.</p>\
             <div class=\"scroll\"><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></div></li>\
             <li id=\"B2\" class=\"rule\"><p><b>B2</b> <code>x &lt; y</code>.</p></li></ul>"
        );
    }

    #[test]
    fn an_opening_is_cut_into_paragraphs_and_items() {
        let text = "# Title\n\nOne\ngoes on.\n\nTwo:\n\n- a\n  b\n- c\n\n## First\n\n- **B1** d\n";
        assert_eq!(opening(text), ["One goes on.", "Two:", "- a b", "- c"]);
        for game in catalog::games() {
            let direct = game.rulebook.split("\n## ").next().unwrap();
            let (_title, direct) = direct.split_once('\n').unwrap();
            let told = introduction(game.catalogue, game.rulebook).into_string();
            assert_eq!(told, html_of(direct), "{}", game.id);
        }
    }

    #[test]
    fn a_lone_star_is_a_star() {
        assert_eq!(
            html_of("`free`* and \u{2212}1 * 2\n"),
            "<p><code>free</code>* and \u{2212}1 * 2</p>"
        );
    }

    #[test]
    fn every_rule_of_every_book_has_an_anchor() {
        for game in catalog::games() {
            let page = html_of(game.rulebook);
            for rule in engine::Rulebook::parse(game.rulebook).rules() {
                assert!(
                    page.contains(&format!("<li id=\"{}\"", rule.number)),
                    "{}",
                    rule.number
                );
            }
            assert!(!page.contains("**"), "{}: a mark was left over", game.id);
        }
    }
}
