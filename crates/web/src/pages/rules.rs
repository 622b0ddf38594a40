//! A rulebook as a page: the Markdown our rulebooks are written in, and no more.

use engine::Catalogue;
use maud::{Markup, PreEscaped, Render as _, html};

/// The whole rulebook; every rule has its number as id.
pub(super) fn book(text: &str) -> Markup {
    let lines: Vec<&str> = text.lines().collect();
    let mut out = String::with_capacity(text.len() * 5 / 4);
    blocks(&lines, &mut out);
    PreEscaped(out)
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
            Some(block) if goes_on && !words.is_empty() && item(line).is_none() => {
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

fn blocks(lines: &[&str], out: &mut String) {
    let mut rest = lines;
    while let Some((&line, after)) = rest.split_first() {
        if line.trim().is_empty() {
            rest = after;
        } else if let Some(heading) = heading(line) {
            out.push_str(&heading);
            rest = after;
        } else if line.starts_with('|') {
            rest = table(rest, out);
        } else if item(line).is_some() {
            rest = list(rest, out);
        } else {
            rest = paragraph(rest, out);
        }
    }
}

fn heading(line: &str) -> Option<String> {
    let level = line.bytes().take_while(|&b| b == b'#').count();
    let words = line.get(level..)?.strip_prefix(' ')?;
    (1..=3).contains(&level).then(|| {
        let (id, words) = (slug(words), inline(words));
        format!("<h{level} id=\"{id}\">{words}</h{level}>")
    })
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

/// What follows the mark of a list item: `- ` or `1. `.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(rest) = line.strip_prefix("- ") {
        return Some((false, rest));
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line.get(digits..)?.strip_prefix(". ")?;
    (digits > 0).then_some((true, rest))
}

fn list<'a>(lines: &'a [&'a str], out: &mut String) -> &'a [&'a str] {
    let numbered = item(lines[0]).is_some_and(|(numbered, _)| numbered);
    let tag = if numbered { "ol" } else { "ul" };
    out.push_str(&format!("<{tag}>"));
    let mut rest = lines;
    while let Some((&line, after)) = rest.split_first() {
        let Some((_, words)) = item(line) else { break };
        let body = after
            .iter()
            .take_while(|line| line.starts_with("  ") || line.trim().is_empty());
        let length = body.count();
        let mut inner = vec![words];
        inner.extend(after[..length].iter().map(|line| line.trim_start()));
        match rule_number(words) {
            Some(number) => out.push_str(&format!("<li id=\"{number}\" class=\"rule\">")),
            None => out.push_str("<li>"),
        }
        blocks(&inner, out);
        out.push_str("</li>");
        rest = &after[length..];
    }
    out.push_str(&format!("</{tag}>"));
    rest
}

/// The number of a rule, from `**B29** …`.
fn rule_number(words: &str) -> Option<&str> {
    let (number, _) = words.strip_prefix("**")?.split_once("**")?;
    let digits = number.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then_some(number)
}

fn table<'a>(lines: &'a [&'a str], out: &mut String) -> &'a [&'a str] {
    let length = lines
        .iter()
        .take_while(|line| line.starts_with('|'))
        .count();
    out.push_str("<div class=\"scroll\"><table>");
    for (i, line) in lines[..length].iter().enumerate() {
        let cells = line.trim().trim_matches('|').split('|').map(str::trim);
        if i == 1
            && cells
                .clone()
                .all(|cell| cell.bytes().all(|b| b == b'-' || b == b':'))
        {
            continue;
        }
        let tag = if i == 0 { "th" } else { "td" };
        out.push_str("<tr>");
        for cell in cells {
            out.push_str(&format!("<{tag}>{}</{tag}>", inline(cell)));
        }
        out.push_str("</tr>");
    }
    out.push_str("</table></div>");
    &lines[length..]
}

fn paragraph<'a>(lines: &'a [&'a str], out: &mut String) -> &'a [&'a str] {
    let goes_on = |line: &&&str| {
        !line.trim().is_empty()
            && !line.starts_with('|')
            && !line.starts_with('#')
            && item(line).is_none()
    };
    // The first line has been found to be no other block.
    let length = 1 + lines[1..].iter().take_while(goes_on).count();
    let words: Vec<&str> = lines[..length].iter().map(|line| line.trim()).collect();
    out.push_str("<p>");
    out.push_str(&inline(&words.join(" ")));
    out.push_str("</p>");
    &lines[length..]
}

/// Bold, italic and code.
fn inline(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while !rest.is_empty() {
        let (tag, mark) = match rest.as_bytes()[0] {
            b'`' => ("code", "`"),
            b'*' if rest.starts_with("**") => ("b", "**"),
            b'*' => ("i", "*"),
            _ => ("", ""),
        };
        let inside = rest.get(mark.len()..).filter(|_| !mark.is_empty());
        match inside.and_then(|inside| inside.split_once(mark)) {
            Some((inside, after)) if !inside.is_empty() && inside.trim() == inside => {
                let inside = if tag == "code" {
                    escaped(inside)
                } else {
                    inline(inside)
                };
                out.push_str(&format!("<{tag}>{inside}</{tag}>"));
                rest = after;
            }
            _ => {
                let end = rest[1..].find(['`', '*']).map_or(rest.len(), |end| end + 1);
                // A lone mark is a letter like any other; bytes before `end` are whole letters.
                let end = (end..=rest.len()).find(|&end| rest.is_char_boundary(end));
                let (plain, after) = rest.split_at(end.unwrap_or(rest.len()));
                out.push_str(&escaped(plain));
                rest = after;
            }
        }
    }
    out
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    text.render_to(&mut out);
    out
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
