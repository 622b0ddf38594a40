//! One page that needs nothing else.

use std::fmt::Write as _;

use crate::{
    Estimate, Report, Sum, Tally, WIN,
    plot::{self, Bar},
    report::{Purpose, around, changes, count, number, share},
    subject::{Drawn, DrawnShape},
};

const STYLE: &str = include_str!("report.css");

/// Text as it stands in HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

impl Report {
    /// The whole report as one HTML file.
    pub fn html(&self) -> String {
        format!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{} · Hedgerow lab</title><style>{STYLE}</style></head><body><main>{}</main></body></html>\n",
            escape(&self.heading()),
            self.body()
        )
    }

    /// What the report is called.
    pub fn heading(&self) -> String {
        let title = &self.subject.title;
        match &self.purpose {
            Purpose::Run => title.clone(),
            Purpose::Compare => format!("{title}: variants compared"),
            Purpose::Sweep(key) => format!("{title}: {key} varied"),
            Purpose::Deviate => format!("{title}: which option matters"),
            Purpose::Restrict => format!("{title}: without an action"),
            Purpose::Ladder => format!("{title}: does skill win?"),
        }
    }

    /// The report without the page around it.
    pub fn body(&self) -> String {
        let mut page = format!("<h1>{}</h1>", escape(&self.heading()));
        page += "<section class=\"summary\"><h2>In a minute</h2><ul>";
        for line in self.summary() {
            let _ = write!(page, "<li>{}</li>", escape(&line));
        }
        page += "</ul><p class=\"note\">Figures are means; in brackets the interval that holds the truth 95 times in 100. Bots are not people: what they miss, nobody here finds.</p></section>";
        let _ = write!(
            page,
            "<section><h2>To do it again</h2><pre>{}</pre><p class=\"note\">Hedgerow {}; {}.</p></section>",
            escape(&self.command),
            escape(&self.version),
            escape(&self.setting())
        );
        match &self.purpose {
            Purpose::Run | Purpose::Restrict => page += &self.portrait_page(0),
            Purpose::Compare | Purpose::Sweep(_) | Purpose::Deviate => {
                page += &self.comparison_page();
                page += &self.portrait_page(0);
            }
            Purpose::Ladder => page += &self.ladder_page(),
        }
        page
    }

    /// House rules and bots of the first plan.
    fn setting(&self) -> String {
        let Some(order) = self.orders.first() else {
            return String::new();
        };
        let options: Vec<String> = (order.options.iter())
            .map(|(key, value)| {
                let value = value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned);
                format!("{key}={value}")
            })
            .collect();
        let options = if options.is_empty() {
            "the usual house rules".to_owned()
        } else {
            options.join(", ")
        };
        let cards = if self.orders.iter().any(|order| order.cards.is_some()) {
            ", with a changed data file (in run.json)"
        } else {
            ""
        };
        format!(
            "{} (rules version {}){cards}, {options}, seats {}, first seed {}",
            order.game,
            order.rules,
            order.lineup.join(", "),
            order.seed
        )
    }

    /// One variant by itself: figures, plots, pieces, rules.
    fn portrait_page(&self, plan: usize) -> String {
        let Some(tally) = self.tallies.each.get(plan) else {
            return String::new();
        };
        let mut page = format!(
            "<h2>{}</h2>",
            escape(&format!("Figures: {}", self.names[plan]))
        );
        page += &self.figure_table(plan);
        page += &self.win_plots(plan);
        page += &histogram_plot("Points", "points", &tally.scores);
        page += &histogram_plot("Length", "decisions", &tally.lengths);
        for (series, cells) in self.subject.series.iter().zip(&tally.series) {
            page += &series_plot(series, cells);
        }
        page += &endings(tally);
        page += &self.piece_table(tally);
        page += &self.rule_table(tally);
        page
    }

    fn figure_table(&self, plan: usize) -> String {
        let mut rows = String::new();
        for figure in &self.subject.figures {
            if let Some(found) = self.figure(plan, &figure.id) {
                let text = if figure.kind.is_share() {
                    share(found)
                } else {
                    around(found)
                };
                let _ = write!(
                    rows,
                    "<tr><th scope=\"row\">{}</th><td>{text}</td></tr>",
                    escape(&figure.name)
                );
            }
        }
        format!(
            "<table><thead><tr><th>figure</th><th>mean (95 % interval)</th></tr></thead><tbody>{rows}</tbody></table>"
        )
    }

    fn win_plots(&self, plan: usize) -> String {
        let mut page = String::new();
        let seats = self.orders.get(plan).map_or(1, |order| order.seats);
        for (prefix, title, across) in [
            ("wins_seat_", "Wins by seat", "seat"),
            ("wins_turn_", "Wins by turn order", "place in turn order"),
            ("wins_bot_", "Wins by bot", "bot"),
        ] {
            let bars: Vec<Bar> = (self.subject.figures.iter())
                .filter(|figure| figure.id.starts_with(prefix))
                .filter_map(|figure| {
                    let label = match prefix {
                        "wins_bot_" => figure.name.trim_start_matches("wins of ").to_owned(),
                        "wins_turn_" => nth(&figure.id),
                        _ => figure.id.trim_start_matches(prefix).to_owned(),
                    };
                    Some(Bar {
                        label,
                        height: self.figure(plan, &figure.id)?,
                    })
                })
                .collect();
            if bars.len() > 1 {
                let fair = (prefix != "wins_bot_").then_some(1.0 / seats as f64);
                page += &figure_of(
                    title,
                    &plot::bars(title, (across, "wins"), &bars, true, fair),
                );
            }
        }
        page
    }

    fn piece_table(&self, tally: &Tally) -> String {
        if tally.close == 0 {
            return String::new();
        }
        let games = tally.close as f64;
        let [seen, taken, used] = &self.subject.touches;
        let by_wins = self.subject.rivals;
        let mut rows = String::new();
        let mut idle = Vec::new();
        let mut order: Vec<usize> = (0..tally.pieces.len()).collect();
        order.sort_by_key(|&i| {
            (
                self.subject.pieces[i][0].clone(),
                std::cmp::Reverse(tally.pieces[i].touched[2]),
            )
        });
        for i in order {
            let ([group, _, name], piece) = (&self.subject.pieces[i], &tally.pieces[i]);
            if piece.touched == [0; 3] {
                idle.push(name.as_str());
                continue;
            }
            let rest = piece.with.rest_of(&tally.all);
            let (with, without, by) = if by_wins {
                let (with, without) = (piece.with.wins, rest.wins);
                let text = |sum: &Sum| {
                    if sum.n == 0 {
                        "–".to_owned()
                    } else {
                        share(sum.share(WIN, 1))
                    }
                };
                (
                    text(&with),
                    text(&without),
                    difference(&with, &without, WIN),
                )
            } else {
                let (with, without) = (piece.with.points, rest.points);
                let text = |sum: &Sum| {
                    if sum.n == 0 {
                        "–".to_owned()
                    } else {
                        around(sum.estimate(1, 1))
                    }
                };
                (text(&with), text(&without), difference(&with, &without, 1))
            };
            let by = by.map_or("–".to_owned(), |by| {
                let scale = if by_wins { 100.0 } else { 1.0 };
                let sure = if by.covers(0.0) {
                    ""
                } else {
                    " class=\"sure\""
                };
                format!(
                    "<span{sure}>{:+.1} ({:+.1} to {:+.1})</span>",
                    scale * by.mean,
                    scale * by.low,
                    scale * by.high
                )
            });
            let rate = |n: u64| number(n as f64 / games);
            let _ = write!(
                rows,
                "<tr><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{:.1} %</td><td>{with}</td><td>{without}</td><td>{by}</td></tr>",
                escape(group),
                escape(name),
                rate(piece.touched[0]),
                rate(piece.touched[1]),
                rate(piece.touched[2]),
                100.0 * piece.unused as f64 / games
            );
        }
        let what = if by_wins { "wins" } else { "points" };
        let never = if idle.is_empty() {
            String::new()
        } else {
            format!("<p>Never met: {}.</p>", escape(&idle.join(", ")))
        };
        format!(
            "<h2>Cards and other pieces</h2><p class=\"note\">Times in a game, over {} games looked at closely. \"With\" are the players who used the piece in the game, \"without\" all others. That is a connection, not a cause: who is ahead may simply get to use more.</p><table class=\"wide\"><thead><tr><th>kind</th><th>piece</th><th>{}</th><th>{}</th><th>{}</th><th>games without use</th><th>{what} with</th><th>{what} without</th><th>difference</th></tr></thead><tbody>{rows}</tbody></table>{never}",
            count(tally.close),
            escape(seen),
            escape(taken),
            escape(used)
        )
    }

    fn rule_table(&self, tally: &Tally) -> String {
        if tally.close == 0 {
            return String::new();
        }
        let games = tally.close as f64;
        let mut rows = String::new();
        for ([rule, words], fired) in self.subject.happenings.iter().zip(&tally.fired) {
            let class = if fired.times == 0 {
                " class=\"never\""
            } else {
                ""
            };
            let _ = write!(
                rows,
                "<tr{class}><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{:.1} %</td></tr>",
                escape(rule),
                escape(words),
                number(fired.times as f64 / games),
                100.0 * fired.games as f64 / games
            );
        }
        format!(
            "<h2>Which rules matter</h2><p class=\"note\">By what the program reports while it plays; a rule without an event of its own does not show.</p><table><thead><tr><th>rule</th><th>what happens</th><th>times in a game</th><th>games with it</th></tr></thead><tbody>{rows}</tbody></table>"
        )
    }

    fn comparison_page(&self) -> String {
        let mut page = String::new();
        if let Some((id, _)) = self.headline(0) {
            let figure = self.subject.figures.iter().find(|figure| figure.id == id);
            let bars: Vec<Bar> = (self.names.iter().enumerate())
                .filter_map(|(plan, name)| {
                    Some(Bar {
                        label: name.clone(),
                        height: self.figure(plan, id)?,
                    })
                })
                .collect();
            if let Some(figure) = figure {
                let is_share = figure.kind.is_share();
                let title = &figure.name;
                let numbers: Option<Vec<(f64, Estimate)>> = (bars.iter())
                    .map(|bar| {
                        let (_, value) = bar.label.split_once('=')?;
                        Some((value.parse().ok()?, bar.height))
                    })
                    .collect();
                let svg = match (&self.purpose, numbers) {
                    (Purpose::Sweep(key), Some(numbers)) => {
                        plot::line(title, (key, title), &numbers, is_share)
                    }
                    _ => plot::bars(title, ("variant", title), &bars, is_share, None),
                };
                page += &figure_of(title, &svg);
            }
        }
        for variant in 1..self.names.len() {
            let mut rows = String::new();
            for change in changes(self, variant) {
                let from = if change.figure.kind.is_share() {
                    share(change.from)
                } else {
                    around(change.from)
                };
                let _ = write!(
                    rows,
                    "<tr{}><th scope=\"row\">{}</th><td>{from}</td><td>{}</td><td>{}</td></tr>",
                    if change.sure { " class=\"sure\"" } else { "" },
                    escape(&change.figure.name),
                    change.words(),
                    if change.sure {
                        "changes"
                    } else {
                        "cannot be told from chance"
                    }
                );
            }
            let _ = write!(
                page,
                "<h2>{} instead of {}</h2><table><thead><tr><th>figure</th><th>before</th><th>difference on the same deals</th><th>verdict</th></tr></thead><tbody>{rows}</tbody></table>",
                escape(&self.names[variant]),
                escape(&self.names[0])
            );
        }
        page
    }

    fn ladder_page(&self) -> String {
        let seats = self.orders.first().map_or(2, |order| order.seats);
        let bars: Vec<Bar> = (self.names.iter().enumerate())
            .filter_map(|(plan, name)| {
                Some(Bar {
                    label: name.clone(),
                    height: self.headline(plan)?.1,
                })
            })
            .collect();
        let rivals = self.subject.rivals;
        let title = if rivals {
            "Wins of the first of each pair"
        } else {
            "What each bot reaches"
        };
        let fair = rivals.then_some(1.0 / seats as f64);
        let is_share = self.headline(0).is_some_and(|(id, _)| id != "points");
        let up = if is_share { "wins" } else { "points" };
        let across = if rivals { "pair" } else { "bot" };
        let svg = plot::bars(title, (across, up), &bars, is_share, fair);
        figure_of(title, &svg)
    }
}

fn nth(id: &str) -> String {
    let place: usize = id.trim_start_matches("wins_turn_").parse().unwrap_or(0);
    ["1st", "2nd", "3rd", "4th", "5th", "6th"]
        .get(place)
        .map_or_else(|| id.to_owned(), |nth| (*nth).to_owned())
}

/// The difference of two means that know nothing of each other.
fn difference(with: &Sum, without: &Sum, scale: i64) -> Option<Estimate> {
    if with.n < 2 || without.n < 2 {
        return None;
    }
    let scale = scale as f64;
    let error = with.error().hypot(without.error()) / scale;
    Some(Estimate::around(
        (with.mean() - without.mean()) / scale,
        error,
    ))
}

fn figure_of(title: &str, svg: &str) -> String {
    format!(
        "<figure><figcaption>{}</figcaption>{svg}</figure>",
        escape(title)
    )
}

fn histogram_plot(title: &str, across: &str, histogram: &crate::Histogram) -> String {
    let (Some((&low, _)), Some((&high, _))) =
        (histogram.0.first_key_value(), histogram.0.last_key_value())
    else {
        return String::new();
    };
    // At most 40 bars of equal width.
    let width = ((high - low + 1) as u64).div_ceil(40).max(1) as i64;
    let mut counts = vec![0_u64; ((high - low) / width + 1) as usize];
    for (&value, n) in &histogram.0 {
        counts[((value - low) / width) as usize] += n;
    }
    let total = histogram.total().max(1) as f64;
    let bars: Vec<Bar> = (counts.iter().enumerate())
        .map(|(i, &n)| {
            let from = low + i as i64 * width;
            let label = if width == 1 {
                from.to_string()
            } else {
                format!("{from}+")
            };
            Bar {
                label,
                height: Estimate::around(n as f64 / total, 0.0),
            }
        })
        .collect();
    figure_of(
        title,
        &plot::bars(title, (across, "share"), &bars, true, None),
    )
}

fn series_plot(series: &Drawn, cells: &[Sum]) -> String {
    let names = (series.across.as_str(), series.up.as_str());
    let svg = match &series.shape {
        DrawnShape::Trend => {
            let points: Vec<(f64, Estimate)> = (cells.iter().enumerate())
                .filter(|(_, cell)| cell.n > 0)
                .map(|(at, cell)| (at as f64, cell.estimate(1, 1)))
                .collect();
            if points.len() < 2 {
                return String::new();
            }
            plot::line(&series.title, names, &points, false)
        }
        DrawnShape::Spread => {
            let total: u64 = cells.iter().map(|cell| cell.n).sum();
            let last = cells.iter().rposition(|cell| cell.n > 0).unwrap_or(0);
            let bars: Vec<Bar> = (cells[..=last.min(cells.len() - 1)].iter().enumerate())
                .map(|(at, cell)| Bar {
                    label: at.to_string(),
                    height: crate::wilson(cell.n as f64 / total.max(1) as f64, total as f64),
                })
                .collect();
            plot::bars(&series.title, names, &bars, true, None)
        }
        DrawnShape::Parts(parts) => {
            let bars: Vec<Bar> = (parts.iter().zip(cells))
                .map(|(name, cell)| Bar {
                    label: name.clone(),
                    height: cell.estimate(1, 1),
                })
                .collect();
            plot::bars(&series.title, names, &bars, false, None)
        }
    };
    figure_of(&series.title, &svg)
}

fn endings(tally: &Tally) -> String {
    if tally.reasons.len() < 2 {
        return String::new();
    }
    let mut rows = String::new();
    for (reason, &n) in &tally.reasons {
        let part = crate::wilson(n as f64 / tally.games.max(1) as f64, tally.games as f64);
        let _ = write!(
            rows,
            "<tr><th scope=\"row\">{}</th><td>{}</td></tr>",
            escape(reason),
            share(part)
        );
    }
    format!(
        "<h2>How games end</h2><table><thead><tr><th>ending</th><th>share of games</th></tr></thead><tbody>{rows}</tbody></table>"
    )
}
