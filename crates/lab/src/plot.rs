//! Plots as SVG that follows the colours of the page around it.

use std::fmt::Write as _;

use crate::{
    Estimate,
    report::escape,
    words::{self, fixed, number},
};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 46.0;

/// One bar: what it stands for, and how high it is.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) height: Estimate,
}

/// The frame of a plot: where numbers lie.
struct Frame {
    low: f64,
    high: f64,
    svg: String,
}

impl Frame {
    /// A frame with lines at round numbers from `low` to `high`.
    fn new(title: &str, up: &str, low: f64, high: f64, as_share: bool) -> Frame {
        let step = round_step((high - low).max(1e-9) / 4.0);
        let low = (low / step).floor() * step;
        let high = (high / step).ceil() * step;
        let mut frame = Frame {
            low,
            high,
            svg: format!(
                "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">",
                escape(title)
            ),
        };
        let lines = ((high - low) / step).round() as usize;
        for line in 0..=lines {
            let value = low + line as f64 * step;
            let y = frame.y(value);
            let label = if as_share {
                format!("{} %", number(100.0 * value))
            } else {
                number(value)
            };
            frame.push(&format!(
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/><text class=\"tick\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                y + 4.0
            ));
        }
        frame.push(&format!(
            "<text class=\"axis\" x=\"12\" y=\"{:.0}\" transform=\"rotate(-90 12 {:.0})\" text-anchor=\"middle\">{}</text>",
            (TOP + HEIGHT - BOTTOM) / 2.0,
            (TOP + HEIGHT - BOTTOM) / 2.0,
            escape(up)
        ));
        frame
    }

    fn push(&mut self, svg: &str) {
        self.svg.push_str(svg);
    }

    fn y(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low).max(1e-9);
        HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)
    }

    fn whisker(&mut self, x: f64, Estimate { low, high, .. }: Estimate) {
        if high > low && high.is_finite() && low.is_finite() {
            let (a, b) = (self.y(low), self.y(high));
            let _ = write!(
                self.svg,
                "<path class=\"whisker\" d=\"M{x:.1} {a:.1}V{b:.1}M{:.1} {a:.1}h8M{:.1} {b:.1}h8\"/>",
                x - 4.0,
                x - 4.0
            );
        }
    }

    fn below(&mut self, x: f64, label: &str) {
        let _ = write!(
            self.svg,
            "<text class=\"tick\" x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
            HEIGHT - BOTTOM + 16.0,
            escape(label)
        );
    }

    fn end(mut self, across: &str) -> String {
        let _ = write!(
            self.svg,
            "<text class=\"axis\" x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text></svg>",
            f64::midpoint(LEFT, WIDTH - RIGHT),
            HEIGHT - 8.0,
            escape(across)
        );
        self.svg
    }
}

/// 1, 2 or 5 times a power of ten, at least as much as asked for.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0];
    let found = factor
        .iter()
        .find(|factor| *factor * power >= least * 0.999);
    power * found.copied().unwrap_or(10.0)
}

/// Bars with their intervals, and a line where all would be equal.
pub(crate) fn bars(
    title: &str,
    (across, up): (&str, &str),
    bars: &[Bar],
    as_share: bool,
    fair: Option<f64>,
) -> String {
    let tops = bars.iter().map(|bar| bar.height.high.max(bar.height.mean));
    let high = tops.chain(fair).fold(0.0, f64::max);
    let low = bars.iter().map(|bar| bar.height.low).fold(0.0, f64::min);
    let mut frame = Frame::new(title, up, low, high, as_share);
    let room = (WIDTH - LEFT - RIGHT) / bars.len().max(1) as f64;
    let width = (room * 0.7).min(70.0);
    let every = (bars.len() as f64 * 34.0 / (WIDTH - LEFT - RIGHT))
        .ceil()
        .max(1.0) as usize;
    for (i, bar) in bars.iter().enumerate() {
        let x = LEFT + room * (i as f64 + 0.5);
        let (y, base) = (frame.y(bar.height.mean), frame.y(0.0));
        let shown = if as_share {
            format!("{} %", fixed(100.0 * bar.height.mean, 1))
        } else {
            number(bar.height.mean)
        };
        frame.push(&format!(
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{:.1}\"><title>{}: {shown}</title></rect>",
            x - width / 2.0,
            y.min(base),
            (base - y).abs(),
            escape(&bar.label)
        ));
        frame.whisker(x, bar.height);
        if i.is_multiple_of(every) {
            frame.below(x, &bar.label);
        }
    }
    if let Some(fair) = fair {
        let y = frame.y(fair);
        frame.push(&format!(
            "<line class=\"fair\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"><title>{}</title></line>",
            WIDTH - RIGHT,
            words::EQUAL_SHARES.html()
        ));
    }
    frame.end(across)
}

/// A line through means, with the band of their intervals.
pub(crate) fn line(
    title: &str,
    (across, up): (&str, &str),
    points: &[(f64, Estimate)],
    as_share: bool,
) -> String {
    let high = points.iter().map(|(_, e)| e.high).fold(f64::MIN, f64::max);
    let low = points.iter().map(|(_, e)| e.low).fold(f64::MAX, f64::min);
    // A line that hardly changes should look like that.
    let low = if low > 0.0 && low < 0.5 * high {
        0.0
    } else {
        low
    };
    let mut frame = Frame::new(title, up, low, high, as_share);
    let first = points.first().map_or(0.0, |point| point.0);
    let last = points.last().map_or(1.0, |point| point.0);
    let x = |at: f64| LEFT + (WIDTH - LEFT - RIGHT) * (at - first) / (last - first).max(1e-9);
    let at = |frame: &Frame, at: f64, value: f64| format!("{:.1} {:.1}", x(at), frame.y(value));
    let there = points.iter().map(|&(n, e)| at(&frame, n, e.high));
    let back = points.iter().rev().map(|&(n, e)| at(&frame, n, e.low));
    let band: Vec<String> = there.chain(back).collect();
    let means: Vec<String> = points.iter().map(|&(n, e)| at(&frame, n, e.mean)).collect();
    frame.push(&format!(
        "<path class=\"band\" d=\"M{}Z\"/><path class=\"line\" d=\"M{}\"/>",
        band.join("L"),
        means.join("L")
    ));
    let every = (points.len() as f64 * 34.0 / (WIDTH - LEFT - RIGHT))
        .ceil()
        .max(1.0) as usize;
    for (i, &(n, mean)) in points.iter().enumerate() {
        let dot = format!(
            "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.5\"><title>{}: {}</title></circle>",
            x(n),
            frame.y(mean.mean),
            number(n),
            number(mean.mean)
        );
        frame.push(&dot);
        if i.is_multiple_of(every) {
            frame.below(x(n), &number(n));
        }
    }
    frame.end(across)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_frame_stand_at_round_numbers() {
        for (least, step) in [(0.03, 0.05), (1.0, 1.0), (1.2, 2.0), (70.0, 100.0)] {
            assert!((round_step(least) - step).abs() < 1e-9, "{least}");
        }
    }

    #[test]
    fn a_label_cannot_break_out_of_the_picture() {
        let height = Estimate::around(1.0, 0.1);
        let label = "<script>\"".to_owned();
        let svg = bars("a & b", ("x", "y"), &[Bar { label, height }], false, None);
        assert!(!svg.contains("<script>") && svg.contains("a &amp; b"));
    }
}
