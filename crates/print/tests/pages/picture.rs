//! A page as a picture, and what is measured on it. Lengths are millimetres.

/// A page in greys.
pub struct Picture {
    width: usize,
    height: usize,
    /// Dots in a millimetre.
    scale: f32,
    dots: Vec<u8>,
}

/// A short straight line: a cut mark, or a dash of a fold.
#[derive(Copy, Clone, Debug)]
pub struct Line {
    /// Its middle.
    pub x: f32,
    pub y: f32,
    /// The degrees it is turned clockwise from level, from 0 to 180.
    pub turn: f32,
}

/// Dots that touch.
struct Blot {
    dots: Vec<(usize, usize)>,
}

/// Darker than this is a line or a letter.
const DARK: u8 = 140;

/// Paler than this is bare paper; the ground of a card is darker.
const BARE: u8 = 253;

impl Picture {
    /// Reads a PGM picture.
    pub fn read(data: &[u8], dpi: u32) -> Picture {
        let mut words = Vec::new();
        let mut at = 0;
        while words.len() < 4 {
            let start = at;
            while !data[at].is_ascii_whitespace() {
                at += 1;
            }
            words.push(String::from_utf8_lossy(&data[start..at]).into_owned());
            at += 1;
        }
        Picture {
            width: words[1].parse().unwrap(),
            height: words[2].parse().unwrap(),
            scale: dpi as f32 / 25.4,
            dots: data[at..].to_vec(),
        }
    }

    /// Its width and height.
    pub fn size(&self) -> (f32, f32) {
        (
            self.width as f32 / self.scale,
            self.height as f32 / self.scale,
        )
    }

    fn dot(&self, x: usize, y: usize) -> u8 {
        self.dots[y * self.width + x]
    }

    /// The grey at a place; what lies beyond the page is bare.
    pub fn grey(&self, x: f32, y: f32) -> u8 {
        let inside = x >= 0.0 && y >= 0.0;
        let (x, y) = ((x * self.scale) as usize, (y * self.scale) as usize);
        if inside && x < self.width && y < self.height {
            self.dot(x, y)
        } else {
            255
        }
    }

    /// Whether anything is printed at a place.
    pub fn is_printed(&self, x: f32, y: f32) -> bool {
        self.grey(x, y) < BARE
    }

    /// The page with its left upper corner turned to the left lower: rows are columns.
    pub fn transposed(&self) -> Picture {
        let columns = (0..self.width).flat_map(|x| (0..self.height).map(move |y| (x, y)));
        Picture {
            width: self.height,
            height: self.width,
            scale: self.scale,
            dots: columns.map(|(x, y)| self.dot(x, y)).collect(),
        }
    }

    /// The page turned by half.
    pub fn upside_down(&self) -> Picture {
        Picture {
            dots: self.dots.iter().rev().copied().collect(),
            ..*self
        }
    }

    /// A part of the page.
    pub fn part(&self, x: f32, y: f32, width: f32, height: f32) -> Picture {
        let dots = |length: f32| (length * self.scale).round() as usize;
        let (left, top) = (dots(x), dots(y));
        let rows = top..top + dots(height);
        let columns = left..left + dots(width);
        let part = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        Picture {
            width: dots(width),
            height: dots(height),
            scale: self.scale,
            dots: part.map(|(x, y)| self.dot(x, y)).collect(),
        }
    }

    /// How much two pictures of one size differ in shape: the share of their dark dots
    /// that have no dark dot near them on the other. A shift by a dot is no difference.
    pub fn apart(&self, other: &Picture) -> f32 {
        assert_eq!((self.width, self.height), (other.width, other.height));
        let is_near = |picture: &Picture, (x, y): (usize, usize)| {
            let rows = y.saturating_sub(1)..=(y + 1).min(self.height - 1);
            rows.into_iter().any(|y| {
                let mut columns = x.saturating_sub(1)..=(x + 1).min(self.width - 1);
                columns.any(|x| picture.dot(x, y) < DARK)
            })
        };
        let (mut dark, mut alone) = (0, 0);
        for (one, two) in [(self, other), (other, self)] {
            for y in 0..self.height {
                for x in (0..self.width).filter(|&x| one.dot(x, y) < DARK) {
                    dark += 1;
                    alone += usize::from(!is_near(two, (x, y)));
                }
            }
        }
        assert!(dark > 0, "neither shows anything");
        alone as f32 / dark as f32
    }

    /// The mean difference of greys.
    pub fn difference(&self, other: &Picture) -> f32 {
        assert_eq!((self.width, self.height), (other.width, other.height));
        let dots = self.dots.iter().zip(&other.dots);
        let sum: u64 = dots.map(|(one, two)| u64::from(one.abs_diff(*two))).sum();
        sum as f32 / self.dots.len() as f32
    }

    /// The dots that touch each other, of those that are `wanted`.
    fn blots(&self, wanted: impl Fn(usize, usize) -> bool) -> Vec<Blot> {
        let mut seen = vec![false; self.dots.len()];
        let mut blots = Vec::new();
        for start in 0..self.dots.len() {
            let (x, y) = (start % self.width, start / self.width);
            if seen[start] || !wanted(x, y) {
                continue;
            }
            seen[start] = true;
            let mut dots = vec![(x, y)];
            let mut next = 0;
            while let Some(&(x, y)) = dots.get(next) {
                next += 1;
                for beside_y in y.saturating_sub(1)..=(y + 1).min(self.height - 1) {
                    for beside_x in x.saturating_sub(1)..=(x + 1).min(self.width - 1) {
                        let at = beside_y * self.width + beside_x;
                        if !seen[at] && wanted(beside_x, beside_y) {
                            seen[at] = true;
                            dots.push((beside_x, beside_y));
                        }
                    }
                }
            }
            blots.push(Blot { dots });
        }
        blots
    }

    /// The cut marks, and the dashes of folds, that stand on bare paper.
    pub fn lines(&self) -> Vec<Line> {
        let blots = self.blots(|x, y| self.dot(x, y) < 200);
        let lines = blots.iter().filter_map(|blot| self.line(blot));
        // The label of a sheet and its ruler stand at its head and its foot, or at its
        // sides.
        let (width, height) = self.size();
        let is_level = self.level_ruler().is_some();
        let is_outside = |line: &Line| {
            let inwards = if is_level {
                line.y.min(height - line.y)
            } else {
                line.x.min(width - line.x)
            };
            inwards > 7.1
        };
        lines.filter(is_outside).collect()
    }

    fn line(&self, blot: &Blot) -> Option<Line> {
        if (blot.dots.len() as f32) > 3.0 * self.scale * self.scale {
            return None;
        }
        // The dots, each as heavy as it is dark, and the paler ones around them.
        let (left, right) = blot.span(|dot| dot.0);
        let (top, bottom) = blot.span(|dot| dot.1);
        if left < 2 || top < 2 || right + 2 >= self.width || bottom + 2 >= self.height {
            return None;
        }
        let around =
            (top - 2..=bottom + 2).flat_map(|y| (left - 2..=right + 2).map(move |x| (x, y)));
        let weigh = |(x, y): (usize, usize)| {
            let weight = f32::from(255 - self.dot(x, y));
            let middle = |dot: usize| (dot as f32 + 0.5) / self.scale;
            (middle(x), middle(y), weight)
        };
        let dots: Vec<(f32, f32, f32)> = around.map(weigh).collect();
        // Around a mark the paper is bare.
        let corners = [
            (left - 2, top - 2),
            (right + 2, top - 2),
            (left - 2, bottom + 2),
            (right + 2, bottom + 2),
        ];
        if corners.iter().any(|&(x, y)| self.dot(x, y) < BARE) {
            return None;
        }
        let sum: f32 = dots.iter().map(|dot| dot.2).sum();
        let mean = |of: &dyn Fn(&(f32, f32, f32)) -> f32| {
            dots.iter().map(|dot| of(dot) * dot.2).sum::<f32>() / sum
        };
        let (x, y) = (mean(&|dot| dot.0), mean(&|dot| dot.1));
        let xx = mean(&|dot| (dot.0 - x).powi(2));
        let yy = mean(&|dot| (dot.1 - y).powi(2));
        let xy = mean(&|dot| (dot.0 - x) * (dot.1 - y));
        // Along the line dots spread most, across it least.
        let spread = ((xx - yy).powi(2) / 4.0 + xy * xy).sqrt();
        let (most, least) = (
            f32::midpoint(xx, yy) + spread,
            f32::midpoint(xx, yy) - spread,
        );
        let turn = ((2.0 * xy).atan2(xx - yy) / 2.0)
            .to_degrees()
            .rem_euclid(180.0);
        let (length, width) = ((12.0 * most).sqrt(), (12.0 * least.max(0.0)).sqrt());
        let is_mark = (0.7..3.6).contains(&length) && width < 0.35;
        is_mark.then_some(Line { x, y, turn })
    }

    /// The middles of large printed areas that hang together by more than 5 mm: hexagons
    /// that touch at their corners are areas by themselves.
    pub fn areas(&self, least: f32) -> Vec<(f32, f32)> {
        // How many dots are printed above and left of each.
        let wide = self.width + 1;
        let mut sums = vec![0u32; wide * (self.height + 1)];
        for y in 0..self.height {
            let mut row = 0;
            for x in 0..self.width {
                row += u32::from(self.dot(x, y) < BARE);
                sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1] + row;
            }
        }
        let reach = (2.5 * self.scale).round() as usize;
        let is_deep = |x: usize, y: usize| {
            if x < reach || y < reach || x + reach >= self.width || y + reach >= self.height {
                return false;
            }
            let (left, right) = (x - reach, x + reach + 1);
            let (top, bottom) = (y - reach, y + reach + 1);
            let inside = sums[bottom * wide + right] + sums[top * wide + left]
                - sums[top * wide + right]
                - sums[bottom * wide + left];
            inside as usize == (2 * reach + 1).pow(2)
        };
        let blots = self.blots(is_deep);
        let large = blots
            .iter()
            .filter(|blot| blot.dots.len() as f32 > least * self.scale * self.scale);
        large
            .map(|blot| {
                let count = blot.dots.len() as f32;
                let x: f32 = blot.dots.iter().map(|dot| dot.0 as f32 + 0.5).sum();
                let y: f32 = blot.dots.iter().map(|dot| dot.1 as f32 + 0.5).sum();
                (x / count / self.scale, y / count / self.scale)
            })
            .collect()
    }

    /// Where colour begins and ends on a level line across the page, to a fraction of a
    /// dot, apart from lines and letters in the margin.
    pub fn printed_span(&self, y: f32) -> (f32, f32) {
        let row = (y * self.scale) as usize;
        let line: Vec<u8> = (0..self.width).map(|x| self.dot(x, row)).collect();
        let begin = edge(&line).expect("something is printed");
        let reversed: Vec<u8> = line.into_iter().rev().collect();
        let end = self.width as f32 - edge(&reversed).expect("something is printed");
        (begin / self.scale, end / self.scale)
    }

    /// How long the ruler in the margin is, from its first stroke to its last.
    pub fn ruler(&self) -> Option<f32> {
        let level = self.level_ruler();
        level.or_else(|| self.transposed().level_ruler())
    }

    fn level_ruler(&self) -> Option<f32> {
        let near = self.height - (9.0 * self.scale) as usize;
        let blots = self.blots(|x, y| y > near && self.dot(x, y) < 200);
        let rulers = blots.iter().filter_map(|blot| {
            let (left, right) = blot.span(|dot| dot.0);
            let (top, bottom) = blot.span(|dot| dot.1);
            let wide = (right - left) as f32 / self.scale;
            let high = (bottom - top) as f32 / self.scale;
            if !(45.0..55.0).contains(&wide) || !(1.0..3.0).contains(&high) {
                return None;
            }
            // Only the strokes at both ends are so high.
            let row = top + (0.4 * self.scale) as usize;
            let stroke = |columns: std::ops::RangeInclusive<usize>| {
                let weights = columns.map(|x| (x as f32 + 0.5, f32::from(255 - self.dot(x, row))));
                let (sum, weight) = weights.fold((0.0, 0.0), |(sum, all), (x, weight)| {
                    (sum + x * weight, all + weight)
                });
                sum / weight / self.scale
            };
            let (first, last) = (stroke(left - 2..=left + 20), stroke(right - 20..=right + 2));
            Some(last - first)
        });
        let rulers: Vec<f32> = rulers.collect();
        rulers.first().copied()
    }

    /// How wide the edge is in which nothing is printed.
    pub fn empty_margin(&self) -> f32 {
        let mut least = self.width;
        for y in 0..self.height {
            for x in 0..self.width {
                if self.dot(x, y) < BARE {
                    let edge = x.min(y).min(self.width - 1 - x).min(self.height - 1 - y);
                    least = least.min(edge);
                }
            }
        }
        least as f32 / self.scale
    }
}

impl Blot {
    fn span(&self, of: impl Fn(&(usize, usize)) -> usize) -> (usize, usize) {
        let least = self.dots.iter().map(&of).min().unwrap_or(0);
        (least, self.dots.iter().map(&of).max().unwrap_or(0))
    }
}

/// Where a line of dots is printed on for the first time over a length of many dots.
fn edge(line: &[u8]) -> Option<f32> {
    let run = 20;
    let start = line
        .windows(run)
        .position(|dots| dots.iter().all(|&dot| dot < BARE))?;
    // The dot before is covered in part.
    let (before, full) = (line[start.saturating_sub(1)], line[start + 1]);
    let covered = f32::from(255 - before) / f32::from(255 - full);
    Some(start as f32 - covered.clamp(0.0, 1.0))
}
