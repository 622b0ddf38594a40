//! The lab: a list of studies, one of them, several side by side, a new one.

mod new;
mod side;

use catalog::Entry;
use maud::{Markup, html};

use super::{Head, assets, layout};
use crate::{
    server::{Run, Study},
    words::lab as words,
};

pub use new::NewStudy;
pub use side::{SIDE_BY_SIDE, SidePage};

/// The list of studies.
pub struct LabPage<'a> {
    /// The games.
    pub games: &'a [Entry],
    /// The studies, the newest first.
    pub studies: &'a [Study],
    /// Whether studies can be started here.
    pub may_start: bool,
    /// The study that is being made, or the last one.
    pub run: Option<Run>,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl LabPage<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        page(
            words::TITLE.text(),
            self.me,
            &html! {
                h1 { (words::LAB) }
                p .lead { (words::LEAD) }
                @if let Some(run) = &self.run { (going(run)) }
                @if self.may_start {
                    h2 { (words::NEW) }
                    ul .row { @for game in self.games {
                        li { a .button href={ "/lab/new/" (game.id) } { (game.title) } }
                    } }
                } @else { p .hint { (words::READ_ONLY) } }
                h2 { (words::RUNS) }
                @if self.studies.is_empty() { p .hint { (words::NONE) } } @else { (self.list()) }
            },
        )
    }

    fn list(&self) -> Markup {
        html! {
            form method="get" action="/lab/side" {
                ul .studies { @for study in self.studies {
                    li {
                        label { input type="checkbox" name={ "run." (study.name) } aria-label={ (words::CHOOSE) ": " (study.name) }; }
                        div {
                            a href={ "/lab/run/" (study.name) } { (study.name) }
                            " " span .tag lang="en" { (study.purpose) }
                            @if let Some(line) = study.summary.first() { p .hint lang=(study.language) { (line) } }
                        }
                    }
                } }
                p .do { button { (words::CHOOSE) } }
            }
        }
    }
}

/// The study that is being made, or what became of it.
fn going(run: &Run) -> Markup {
    let done = words::progress(run.games, run.of, &run.words);
    html! {
        @match &run.ended {
            None => section #run .panel {
                h2 { (words::UNDER_WAY) ": " (run.name) }
                @match run.of {
                    Some(of) => progress max=(of) value=(run.games) aria-labelledby="done" {},
                    None => progress aria-labelledby="done" {},
                }
                p #done aria-live="off" { (done) }
                div .do {
                    @if run.stopped { p .hint { (words::STOPPING) } } @else {
                        form method="post" action="/lab/stop" { button { (words::STOP) } }
                    }
                    a #again .button href="/lab" { (words::LOOK_AGAIN) }
                }
                script type="module" src=(assets::url("lab.js")) {}
            },
            Some(Err(why)) => p .notice role="status" { (words::FAILED) (why) },
            Some(Ok(())) => {},
        }
    }
}

/// One study in short.
pub struct StudyPage<'a> {
    /// The study.
    pub study: &'a Study,
    /// The name the reader goes by.
    pub me: Option<&'a str>,
}

impl StudyPage<'_> {
    /// The page.
    pub fn full(&self) -> Markup {
        let study = self.study;
        let at = |file: &str| format!("/lab/run/{}/{file}", study.name);
        page(
            &format!("{} · {}", study.name, words::TITLE),
            self.me,
            &html! {
                p { a href="/lab" { (words::LAB) } }
                h1 { (study.name) }
                p .hint { (study.title) ", " span lang="en" { (study.purpose) } }
                ul .found lang=(study.language) { @for line in &study.summary { li { (line) } } }
                @if study.files.contains(&"report.html") {
                    p .do { a .button.main href=(at("report.html")) { (words::REPORT) } }
                }
                h2 { (words::COMMAND) }
                pre { (study.command) }
                h2 { (words::FILES) }
                ul .row { @for file in study.files.iter().filter(|file| **file != "report.html") {
                    li { a href=(at(file)) { (file) } }
                } }
            },
        )
    }
}

/// A page of the lab.
fn page(title: &str, me: Option<&str>, body: &Markup) -> Markup {
    let head = Head {
        title,
        body: "lab",
        table: None,
        me,
        game: None,
        bar: None,
    };
    layout::page(
        &head,
        html! {
            link rel="stylesheet" href=(assets::url("lab.css"));
            main { (body) }
        },
    )
}
