//! Several studies side by side.

use i18n::spoken;
use maud::{Markup, html};

use super::page;
use crate::{
    server::{Figure, FigureValue, Study},
    words::lab as words,
};

/// The most studies side by side.
pub const SIDE_BY_SIDE: usize = 6;

/// The most columns.
const MOST_COLUMNS: usize = 12;

/// Several studies side by side.
pub struct SidePage<'a> {
    /// The studies.
    pub studies: &'a [Study],
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

/// A plan of a study.
struct Column<'a> {
    study: &'a Study,
    plan: usize,
}

impl<'a> Column<'a> {
    fn value(&self, id: &str) -> Option<&'a FigureValue> {
        let figure = self.study.figures.iter().find(|figure| figure.id == id)?;
        figure.plans.get(self.plan)?.as_ref()
    }
}

impl SidePage<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let columns: Vec<Column<'_>> = (self.studies.iter())
            .flat_map(|study| (0..study.plans.len()).map(move |plan| Column { study, plan }))
            .take(MOST_COLUMNS)
            .collect();
        page(
            &format!("{} · {}", words::SIDE_BY_SIDE, words::TITLE),
            self.me,
            &html! {
                p { a href="/lab" { (words::LAB) } }
                h1 { (words::SIDE_BY_SIDE) }
                p .hint { (words::SIDE_LEAD) }
                div .scroll tabindex="0" role="region" aria-label=(words::SIDE_BY_SIDE) {
                    table .side {
                        thead { tr {
                            th scope="col" { (words::FIGURE) }
                            @for column in &columns { th scope="col" { (heading(column)) } }
                        } }
                        tbody { @for (language, figure) in self.figures() {
                            tr {
                                th scope="row" lang=(language) { (figure.name) }
                                @for column in &columns { (cell(&columns[0], column, &figure.id)) }
                            }
                        } }
                    }
                }
            },
        )
    }

    /// The figures of all studies, each once, with the language of its name: that of the
    /// page where a study has it.
    fn figures(&self) -> Vec<(&str, &Figure)> {
        let mut figures: Vec<(&str, &Figure)> = Vec::new();
        for study in self.studies {
            let language = study.language.as_str();
            for figure in &study.figures {
                match figures.iter_mut().find(|(_, known)| known.id == figure.id) {
                    None => figures.push((language, figure)),
                    Some(known) if language == spoken().tag() => *known = (language, figure),
                    Some(_) => {}
                }
            }
        }
        figures
    }
}

fn heading(column: &Column<'_>) -> Markup {
    let study = column.study;
    html! {
        a href={ "/lab/run/" (study.name) } { (study.name) }
        @if study.plans.len() > 1 { br; span lang=(study.language) { (study.plans[column.plan]) } }
    }
}

fn cell(first: &Column<'_>, column: &Column<'_>, id: &str) -> Markup {
    let value = column.value(id);
    let apart = (value.zip(first.value(id)))
        .is_some_and(|(one, other)| one.low > other.high || one.high < other.low);
    html! {
        td .apart[apart] {
            @match value {
                Some(value) if apart => strong { (value.text) },
                Some(value) => (value.text),
                None => "–",
            }
        }
    }
}
