//! What differs between variants, and how sure that is.

use crate::{
    Estimate, Figure, Report, Z,
    report::around,
    standard_errors,
    words::{fixed, number, say, signed},
};

/// The chance that anything at all is called a change where nothing differs, for
/// each variant.
const WRONG: f64 = 0.05;

/// A figure of a variant, less that of the first one on the same deals.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    /// The figure.
    pub figure: &'a Figure,
    /// The first variant's value.
    pub from: Estimate,
    /// How much it differs.
    pub by: Estimate,
    /// Whether that is too much for chance, even among so many figures.
    pub sure: bool,
}

impl Change<'_> {
    /// How many standard errors it is from nothing.
    pub fn standard_errors(&self) -> f64 {
        let error = self.by.half() / Z;
        if error > 0.0 {
            self.by.mean.abs() / error
        } else if self.by.mean == 0.0 {
            0.0
        } else {
            f64::INFINITY
        }
    }

    /// The difference in the unit people read.
    pub fn words(&self) -> String {
        if self.figure.kind.is_share() {
            let points = |x: f64| signed(100.0 * x, 1);
            let Estimate { mean, low, high } = self.by;
            say::points_between(points(mean), points(low), points(high))
        } else {
            let sign = if self.by.mean > 0.0 { "+" } else { "" };
            format!("{sign}{}", around(self.by))
        }
    }
}

/// What differs between a variant, counted from 1, and the first one; the surest
/// first.
pub fn changes(report: &Report, variant: usize) -> Vec<Change<'_>> {
    let Some(less_first) = variant
        .checked_sub(1)
        .and_then(|place| report.tallies.less_first.get(place))
    else {
        return Vec::new();
    };
    let parts = report.first().map_or(1, Report::parts);
    let compared = (report.subject.figures.iter().zip(less_first))
        .filter(|(_, sum)| sum.n > 1)
        .count();
    let far = standard_errors(WRONG / compared.max(1) as f64);
    let mut changes: Vec<Change> = (report.subject.figures.iter().zip(less_first))
        .filter(|(_, sum)| sum.n > 1)
        .filter_map(|(figure, sum)| {
            let mut change = Change {
                figure,
                from: report.figure(0, &figure.id)?,
                by: sum.estimate(figure.kind.scale(), parts),
                sure: false,
            };
            change.sure = change.standard_errors() > far;
            Some(change)
        })
        .collect();
    changes.sort_by(|a, b| b.standard_errors().total_cmp(&a.standard_errors()));
    changes
}

impl Report {
    /// A sentence or two for each variant.
    pub(super) fn comparisons(&self) -> Vec<String> {
        let mut lines = vec![say::compared_with(&self.names[0])];
        let mut variants: Vec<usize> = (1..self.names.len()).collect();
        if self.purpose == super::Purpose::Deviate {
            // What matters most comes first.
            variants.sort_by(|&a, &b| self.effect(b).total_cmp(&self.effect(a)));
        }
        lines.extend(variants.into_iter().map(|variant| self.comparison(variant)));
        lines
    }

    /// How far the surest change of a variant is from nothing.
    pub(super) fn effect(&self, variant: usize) -> f64 {
        changes(self, variant)
            .first()
            .map_or(0.0, Change::standard_errors)
    }

    fn comparison(&self, variant: usize) -> String {
        let changes = changes(self, variant);
        let name = &self.names[variant];
        if changes
            .iter()
            .all(|change| change.by.low == 0.0 && change.by.high == 0.0)
        {
            return say::exactly_the_same(name);
        }
        let (sure, unsure): (Vec<&Change>, Vec<&Change>) =
            changes.iter().partition(|change| change.sure);
        let main = self.headline(0).map_or("", |(id, _)| id);
        // What people ask first is told first.
        let is_main = |change: &&&Change| change.figure.id == main;
        let others = sure.iter().filter(|change| !is_main(change));
        let told: Vec<String> = (sure.iter().filter(is_main).chain(others).take(4))
            .map(|change| say::change(&change.figure.name, change.words()))
            .collect();
        let kept = unsure.iter().find(|change| change.figure.id == main);
        let kept = kept.map(|change| {
            let width = change.by.low.abs().max(change.by.high.abs());
            let width = if change.figure.kind.is_share() {
                say::points_width(fixed(100.0 * width, 1))
            } else {
                number(width)
            };
            say::no_change_beyond(width, &change.figure.name)
        });
        let kept = kept.unwrap_or_default();
        if told.is_empty() {
            return say::nothing_changes(name, kept);
        }
        let more = match sure.len() - told.len() {
            0 => String::new(),
            n => say::more_figures(n),
        };
        let rest = match unsure.len() {
            0 => String::new(),
            n => say::others_unsure(n),
        };
        say::changes(name, told.join("; "), more, kept, rest)
    }
}
