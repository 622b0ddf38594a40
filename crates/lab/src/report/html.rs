//! One page that needs nothing else.

use std::fmt::Write as _;

use i18n::{Phrase, spoken};

use crate::{
    Estimate, Order, Report, Sum, Tally, WIN, Wording,
    plot::{self, Bar},
    report::{Purpose, around, changes, share},
    subject::{Drawn, DrawnShape},
    words::{self, count, fixed, number, say, signed},
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
    /// The whole report as one HTML file, in the language that is spoken.
    /// `wording` is that of the game, as for the [summary](Report::summary).
    pub fn html(&self, wording: Option<Wording>) -> String {
        format!(
            "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{}</title><style>{STYLE}</style></head><body><main>{}</main></body></html>\n",
            spoken().tag(),
            escape(&say::page_title(self.heading())),
            self.body(wording)
        )
    }

    /// What the report is called.
    pub fn heading(&self) -> String {
        let title = &self.subject.title;
        match &self.purpose {
            Purpose::Run => title.clone(),
            Purpose::Compare => say::heading_compare(title),
            Purpose::Sweep(key) => say::heading_sweep(title, key),
            Purpose::Deviate => say::heading_deviate(title),
            Purpose::Restrict => say::heading_restrict(title),
            Purpose::Ladder => say::heading_ladder(title),
        }
    }

    /// The report without the page around it, in the language that is spoken.
    pub fn body(&self, wording: Option<Wording>) -> String {
        self.named(wording).content(wording)
    }

    fn content(&self, wording: Option<Wording>) -> String {
        let mut page = format!("<h1>{}</h1>", escape(&self.heading()));
        let _ = write!(
            page,
            "<section class=\"summary\"><h2>{}</h2><ul>",
            html(words::IN_A_MINUTE)
        );
        for line in self.sentences() {
            let _ = write!(page, "<li>{}</li>", escape(&line));
        }
        let _ = write!(
            page,
            "</ul><p class=\"note\">{}</p></section>",
            html(words::ABOUT_FIGURES)
        );
        let _ = write!(
            page,
            "<section><h2>{}</h2><pre>{}</pre><p class=\"note\">{}</p></section>",
            html(words::TO_DO_AGAIN),
            escape(&self.command),
            escape(&say::program_version(&self.version, self.setting()))
        );
        match &self.purpose {
            Purpose::Run | Purpose::Restrict => page += &self.portrait_page(0, wording),
            Purpose::Compare | Purpose::Sweep(_) | Purpose::Deviate => {
                page += &self.comparison_page();
                page += &self.portrait_page(0, wording);
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
            words::USUAL_HOUSE_RULES.into()
        } else {
            options.join(", ")
        };
        let cards = if self.orders.iter().any(|order| order.cards.is_some()) {
            words::CHANGED_DATA.text()
        } else {
            ""
        };
        say::setting(
            &order.game,
            order.rules,
            cards,
            options,
            order.lineup.join(", "),
            order.seed.to_string(),
        )
    }

    /// One variant by itself: figures, plots, pieces, rules.
    fn portrait_page(&self, plan: usize, wording: Option<Wording>) -> String {
        let Some(tally) = self.tallies.each.get(plan) else {
            return String::new();
        };
        let title = say::figures_of(&self.names[plan]);
        let mut page = format!("<h2>{}</h2>", escape(&title));
        page += &self.figure_table(plan);
        page += &self.win_plots(plan);
        page += &histogram_plot(words::POINTS_TITLE, words::POINTS, &tally.scores);
        page += &histogram_plot(words::LENGTH_TITLE, words::DECISIONS, &tally.lengths);
        for (series, cells) in self.subject.series.iter().zip(&tally.series) {
            page += &series_plot(series, cells);
        }
        page += &endings(tally, wording);
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
        let head = columns(&[words::FIGURE.text(), words::MEAN_INTERVAL.text()]);
        format!("<table>{head}<tbody>{rows}</tbody></table>")
    }

    fn win_plots(&self, plan: usize) -> String {
        let mut page = String::new();
        let seats = self.orders.get(plan).map_or(1, |order| order.seats);
        for (prefix, title, across) in [
            ("wins_seat_", words::WINS_BY_SEAT, words::SEAT),
            ("wins_turn_", words::WINS_BY_TURN, words::PLACE_IN_TURN),
            ("wins_bot_", words::WINS_BY_BOT, words::BOT),
        ] {
            let entrants = self.orders.get(plan).map(Order::entrants);
            let entrants = entrants.unwrap_or_default();
            let bars: Vec<Bar> = (self.subject.figures.iter())
                .filter_map(|figure| {
                    let at: usize = figure.id.strip_prefix(prefix)?.parse().ok()?;
                    let label = match prefix {
                        "wins_bot_" => entrants.get(at)?.clone(),
                        "wins_turn_" => words::nth_short(at).to_owned(),
                        _ => (at + 1).to_string(),
                    };
                    Some(Bar {
                        label,
                        height: self.figure(plan, &figure.id)?,
                    })
                })
                .collect();
            if bars.len() > 1 {
                let fair = (prefix != "wins_bot_").then_some(1.0 / seats as f64);
                let names = (across.text(), words::WINS.text());
                let title = title.text();
                page += &figure_of(title, &plot::bars(title, names, &bars, true, fair));
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
                let [mean, low, high] =
                    [by.mean, by.low, by.high].map(|value| signed(scale * value, 1));
                format!("<span{sure}>{}</span>", say::interval(mean, low, high))
            });
            let rate = |n: u64| number(n as f64 / games);
            let _ = write!(
                rows,
                "<tr><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{} %</td><td>{with}</td><td>{without}</td><td>{by}</td></tr>",
                escape(group),
                escape(name),
                rate(piece.touched[0]),
                rate(piece.touched[1]),
                rate(piece.touched[2]),
                fixed(100.0 * piece.unused as f64 / games, 1)
            );
        }
        let (with, without) = if by_wins {
            (words::WINS_WITH, words::WINS_WITHOUT)
        } else {
            (words::POINTS_WITH, words::POINTS_WITHOUT)
        };
        let never = if idle.is_empty() {
            String::new()
        } else {
            let never = say::never_met(idle.join(", "));
            format!("<p>{}</p>", escape(&never))
        };
        let head = columns(&[
            words::KIND.text(),
            words::PIECE.text(),
            seen,
            taken,
            used,
            words::GAMES_WITHOUT_USE.text(),
            with.text(),
            without.text(),
            words::DIFFERENCE.text(),
        ]);
        format!(
            "<h2>{}</h2><p class=\"note\">{}</p><table class=\"wide\">{head}<tbody>{rows}</tbody></table>{never}",
            html(words::PIECES_TITLE),
            escape(&say::about_pieces(count(tally.close)))
        )
    }

    fn rule_table(&self, tally: &Tally) -> String {
        if tally.close == 0 {
            return String::new();
        }
        let games = tally.close as f64;
        let mut rows = String::new();
        for ([rule, happening], fired) in self.subject.happenings.iter().zip(&tally.fired) {
            let class = if fired.times == 0 {
                " class=\"never\""
            } else {
                ""
            };
            let _ = write!(
                rows,
                "<tr{class}><td>{}</td><th scope=\"row\">{}</th><td>{}</td><td>{} %</td></tr>",
                escape(rule),
                escape(happening),
                number(fired.times as f64 / games),
                fixed(100.0 * fired.games as f64 / games, 1)
            );
        }
        let head = columns(&[
            words::RULE.text(),
            words::WHAT_HAPPENS.text(),
            words::TIMES_IN_GAME.text(),
            words::GAMES_WITH_IT.text(),
        ]);
        format!(
            "<h2>{}</h2><p class=\"note\">{}</p><table>{head}<tbody>{rows}</tbody></table>",
            html(words::RULES_TITLE),
            html(words::ABOUT_RULES)
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
                    _ => {
                        let names = (words::VARIANT.text(), title.as_str());
                        plot::bars(title, names, &bars, is_share, None)
                    }
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
                    html(if change.sure {
                        words::VERDICT_CHANGES
                    } else {
                        words::VERDICT_CHANCE
                    })
                );
            }
            let head = columns(&[
                words::FIGURE.text(),
                words::BEFORE.text(),
                words::DIFFERENCE_SAME_DEALS.text(),
                words::VERDICT.text(),
            ]);
            let title = say::instead_of(&self.names[variant], &self.names[0]);
            let _ = write!(
                page,
                "<h2>{}</h2><table>{head}<tbody>{rows}</tbody></table>",
                escape(&title)
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
            words::PAIR_WINS
        } else {
            words::BOT_REACHES
        };
        let fair = rivals.then_some(1.0 / seats as f64);
        let is_share = self.headline(0).is_some_and(|(id, _)| id != "points");
        let up = if is_share { words::WINS } else { words::POINTS };
        let across = if rivals { words::PAIR } else { words::BOT };
        let names = (across.text(), up.text());
        let svg = plot::bars(title.text(), names, &bars, is_share, fair);
        figure_of(title.text(), &svg)
    }
}

/// A phrase as it stands in HTML.
fn html(phrase: Phrase) -> &'static str {
    phrase.html()
}

/// How the games ended, where they can end in several ways.
fn endings(tally: &Tally, wording: Option<Wording>) -> String {
    if tally.reasons.len() < 2 {
        return String::new();
    }
    let mut rows = String::new();
    for (reason, &n) in &tally.reasons {
        let part = crate::wilson(n as f64 / tally.games.max(1) as f64, tally.games as f64);
        let words = wording.and_then(|wording| wording.catalogue.word(&format!("reason-{reason}")));
        let _ = write!(
            rows,
            "<tr><th scope=\"row\">{}</th><td>{}</td></tr>",
            escape(words.unwrap_or(reason)),
            share(part)
        );
    }
    let head = columns(&[words::ENDING.text(), words::SHARE_OF_GAMES.text()]);
    format!(
        "<h2>{}</h2><table>{head}<tbody>{rows}</tbody></table>",
        html(words::HOW_GAMES_END)
    )
}

/// The first row of a table.
fn columns(titles: &[&str]) -> String {
    let titles = titles.iter().map(|title| escape(title));
    let cells: Vec<String> = titles.map(|title| format!("<th>{title}</th>")).collect();
    format!("<thead><tr>{}</tr></thead>", cells.concat())
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

fn histogram_plot(title: Phrase, across: Phrase, histogram: &crate::Histogram) -> String {
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
                say::and_more(from.to_string())
            };
            Bar {
                label,
                height: Estimate::around(n as f64 / total, 0.0),
            }
        })
        .collect();
    let names = (across.text(), words::SHARE.text());
    let title = title.text();
    figure_of(title, &plot::bars(title, names, &bars, true, None))
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
