//! Names that people go by.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

use crate::{problem::Problem, words::problems};

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;

/// The most marks on one letter: some syllables of Burmese and Tibetan have five.
const MOST_MARKS: usize = 5;

/// The most accents on one letter, as Vietnamese and Greek need.
const MOST_ACCENTS: usize = 2;

/// A name as people may use it: in one line, not too long, and without characters that
/// show nothing, turn the direction of writing or pile up.
///
/// # Errors
///
/// Fails if nothing is left.
pub fn name(text: &str) -> Result<String, Problem> {
    // Whoever sends much more than a name is not asked to have it all normalised.
    let visible = (text.chars().take(8 * LONGEST_NAME))
        .filter(|&character| character.is_whitespace() || is_visible(character));
    let mut name = String::new();
    let mut marks: Vec<char> = Vec::new();
    let mut after_space = true;
    for character in visible.nfc() {
        if character.is_whitespace() {
            after_space = true;
            continue;
        }
        if is_mark(character) {
            if after_space || !fits(character, &marks) {
                continue;
            }
            marks.push(character);
        } else {
            marks.clear();
            if after_space && !name.is_empty() {
                name.push(' ');
            }
            after_space = false;
        }
        name.push(character);
    }
    if let Some((end, _)) = name.char_indices().nth(LONGEST_NAME) {
        name.truncate(end);
    }
    let name = name.trim_end();
    if name.is_empty() {
        return Err(Problem::unusable(problems::SAY_YOUR_NAME));
    }
    Ok(name.to_owned())
}

/// Whether another mark may stand on a letter that has these.
fn fits(mark: char, marks: &[char]) -> bool {
    let accents = marks.iter().filter(|&&mark| is_accent(mark)).count();
    marks.len() < MOST_MARKS
        && !marks.contains(&mark)
        && (!is_accent(mark) || accents < MOST_ACCENTS)
}

fn is_mark(character: char) -> bool {
    character.general_category_group() == GeneralCategoryGroup::Mark
}

/// Whether a mark goes on letters of any script, and so can be piled up on all of them.
fn is_accent(mark: char) -> bool {
    matches!(mark,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a character shows anything, on every machine.
fn is_visible(character: char) -> bool {
    let is_blank = matches!(character, '\u{2800}' | '\u{fffc}' | '\u{1d159}');
    let is_nothing = matches!(
        character.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
    );
    !is_blank && !is_nothing && !is_default_ignorable(character)
}

/// Unicode's property `Default_Ignorable_Code_Point`: joiners, direction marks, fillers,
/// variation selectors, tags.
fn is_default_ignorable(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_without_tricks() {
        assert_eq!(name("  Ana \n Maria ").as_deref(), Ok("Ana Maria"));
        assert_eq!(name("A\u{202e}na").as_deref(), Ok("Ana"));
        assert_eq!(name(&"x".repeat(99)).map(|name| name.len()), Ok(24));
        let with_space = format!("{} y", "x".repeat(23));
        assert_eq!(name(&with_space).as_deref(), Ok(&*"x".repeat(23)));
    }

    #[test]
    fn a_name_of_characters_that_show_nothing_is_none() {
        for text in [
            "",
            " ",
            "\u{200b}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{ad}\u{ad}",
            "\u{2800}",
            "\u{e0041}\u{e0042}",
            "\u{fe0f}",
            "\u{34f}\u{301}",
            "\u{e000}",
            "\u{378}",
        ] {
            assert_eq!(
                name(text).map_err(|p| p.code()),
                Err("unusable"),
                "{text:?}"
            );
        }
        assert_eq!(name("A\u{ad}n\u{3164}a\u{e0061}").as_deref(), Ok("Ana"));
    }

    #[test]
    fn marks_do_not_pile_up() {
        let zalgo: String = "Ana"
            .chars()
            .flat_map(|c| {
                [
                    c, '\u{300}', '\u{301}', '\u{302}', '\u{303}', '\u{316}', '\u{317}',
                ]
            })
            .collect();
        let calm = name(&zalgo).unwrap();
        let marks = calm.chars().filter(|c| is_mark(*c)).count();
        assert!(marks <= 6, "{calm}: {marks}");
        let thai = format!("ส{}", "\u{e47}".repeat(20));
        assert_eq!(name(&thai).as_deref(), Ok("ส\u{e47}"));
        // A mark needs a letter to stand on.
        assert_eq!(name("\u{301}\u{301}Ana").as_deref(), Ok("Ana"));
    }

    #[test]
    fn names_of_every_script_stay_as_they_are() {
        for text in [
            "Zoë Ångström-O'Neill",
            "Nguyễn Thị Ngọc Ánh",
            "محمد عبد الرَّحمٰن",
            "שָׁלוֹם",
            "ज्ञानेश्वरी",
            "ปิ่นทิพย์ น้ำผึ้ง",
            "ကြွို့",
            "བསྒྲུབས",
            "សុភា",
            "김민준",
            "山田 花子",
            "Ольга Йовович",
            "Ọlọ́runtóbi",
            "🦡 Meles",
        ] {
            let composed: String = text.nfc().collect();
            assert_eq!(name(text), Ok(composed), "{text}");
        }
    }

    #[test]
    fn letters_and_their_marks_are_composed() {
        assert_eq!(name("Ame\u{301}lie").as_deref(), Ok("Am\u{e9}lie"));
    }
}
