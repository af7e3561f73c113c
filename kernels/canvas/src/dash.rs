//! Lines cut into dashes. Only what can be seen is cut: a line to the end of the world costs nothing.

use crate::geometry::{Bounds, Point, between, distance};
use crate::path::Polyline;

/// Lengths of strokes and gaps in turn, in pixels, and where in them the line begins.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dashes {
    pub offset: f64,
    pub lengths: Vec<f64>,
}

/// A pattern shorter than this cannot be seen: the line is drawn whole.
const SHORTEST: f64 = 0.1;

/// More dashes than this in one line are drawn as a whole line.
const MOST: usize = 2_000_000;

impl Dashes {
    /// Pairs of lengths that can be drawn; none where the line is to be whole.
    fn pattern(&self) -> Option<Vec<f64>> {
        let mut lengths: Vec<f64> = self.lengths.iter().map(|length| length.max(0.0)).collect();
        if lengths.len() % 2 == 1 {
            lengths.extend_from_within(..);
        }
        let total: f64 = lengths.iter().sum();
        let gaps: f64 = lengths.iter().skip(1).step_by(2).sum();
        (total.is_finite() && total >= SHORTEST && gaps > 0.0 && self.offset.is_finite()).then_some(lengths)
    }

    /// The dashes of `line` that touch `visible`.
    pub fn cut(&self, line: &Polyline, visible: &Bounds) -> Vec<Polyline> {
        let Some(pattern) = self.pattern() else { return vec![line.clone()] };
        let total: f64 = pattern.iter().sum();
        let mut cutter = Cutter { pattern: &pattern, total, index: 0, left: 0.0, dash: Vec::new(), dashes: Vec::new() };
        cutter.skip_to(self.offset);
        let closing = line.is_closed.then(|| [line.points[line.points.len() - 1], line.points[0]]);
        let segments = line.points.windows(2).map(|pair| [pair[0], pair[1]]).chain(closing);
        for [from, to] in segments {
            cutter.segment(from, to, visible);
            if cutter.dashes.len() > MOST {
                return vec![line.clone()];
            }
        }
        cutter.lift();
        cutter.dashes
    }
}

struct Cutter<'a> {
    pattern: &'a [f64],
    total: f64,
    /// Which length of the pattern, and how much of it is left.
    index: usize,
    left: f64,
    dash: Vec<Point>,
    dashes: Vec<Polyline>,
}

impl Cutter<'_> {
    /// The place in the pattern this far from its beginning.
    fn skip_to(&mut self, offset: f64) {
        let mut rest = offset.rem_euclid(self.total);
        self.index = 0;
        while rest >= self.pattern[self.index] && self.index + 1 < self.pattern.len() {
            rest -= self.pattern[self.index];
            self.index += 1;
        }
        self.left = (self.pattern[self.index] - rest).max(0.0);
    }

    /// Goes on without drawing.
    fn skip(&mut self, length: f64) {
        self.lift();
        let before: f64 = self.pattern[..=self.index].iter().sum();
        self.skip_to(before - self.left + length);
    }

    fn is_stroke(&self) -> bool {
        self.index.is_multiple_of(2)
    }

    fn lift(&mut self) {
        let points = std::mem::take(&mut self.dash);
        if points.len() > 1 {
            self.dashes.push(Polyline { points, is_closed: false });
        }
    }

    fn segment(&mut self, from: Point, to: Point, visible: &Bounds) {
        let length = distance(from, to);
        let Some((enter, leave)) = seen(from, to, visible) else {
            self.skip(length);
            return;
        };
        if enter > 0.0 {
            self.skip(length * enter);
        }
        let end = length * leave;
        let mut at = length * enter;
        while at < end && self.dashes.len() <= MOST {
            if self.is_stroke() && self.dash.is_empty() {
                self.dash.push(between(from, to, at / length));
            }
            let step = self.left.min(end - at);
            at += step;
            self.left -= step;
            if self.is_stroke() {
                self.dash.push(between(from, to, at / length));
            }
            if self.left <= 0.0 {
                self.lift();
                self.index = (self.index + 1) % self.pattern.len();
                self.left = self.pattern[self.index];
            }
        }
        if leave < 1.0 {
            self.skip(length - end);
        }
    }
}

/// The shares of the way between which a line is inside of `bounds`.
fn seen(from: Point, to: Point, bounds: &Bounds) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for (axis, low, high) in [(0, bounds.x0, bounds.x1), (1, bounds.y0, bounds.y1)] {
        let way = to[axis] - from[axis];
        if way == 0.0 {
            if from[axis] < low || from[axis] > high {
                return None;
            }
            continue;
        }
        let (a, b) = ((low - from[axis]) / way, (high - from[axis]) / way);
        enter = enter.max(a.min(b));
        leave = leave.min(a.max(b));
    }
    (enter < leave).then_some((enter, leave))
}
