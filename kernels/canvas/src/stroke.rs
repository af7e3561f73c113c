//! The outline of a line of some width: caps, joins, and the polygons to fill.

use std::f64::consts::PI;

use crate::geometry::{Point, distance};
use crate::path::Polyline;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cap {
    #[default]
    Butt,
    Round,
    Projecting,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Join {
    #[default]
    Miter,
    Round,
    Bevel,
}

/// A miter longer than this many half widths becomes a bevel.
const MITER_LIMIT: f64 = 4.0;

/// An inner corner may reach at least this far.
const INNER_LIMIT: f64 = 1.01;

/// How far the chord of a round part may lie from its arc, in pixels.
const ROUNDNESS: f64 = 0.125;

/// Gives each polygon of the outline to `fill`, with the same winding for all.
pub fn outline(line: &Polyline, width: f64, cap: Cap, join: Join, mut fill: impl FnMut(&[Point])) {
    let pen = Pen { half: width / 2.0, cap, join };
    let mut points: Vec<Point> = Vec::with_capacity(line.points.len());
    for point in &line.points {
        if points.last().is_none_or(|last| distance(*last, *point) > 1e-9) {
            points.push(*point);
        }
    }
    let mut is_closed = line.is_closed;
    if is_closed && points.len() > 1 && distance(points[0], points[points.len() - 1]) <= 1e-9 {
        points.pop();
    }
    let mut out = Vec::with_capacity(points.len() * 2 + 16);
    if points.len() == 1 {
        pen.dot(points[0], &mut out);
        fill(&out);
        return;
    }
    is_closed &= points.len() > 2;
    if is_closed {
        let n = points.len();
        for at in 0..n {
            pen.join(points[(at + n - 1) % n], points[at], points[(at + 1) % n], &mut out);
        }
        fill(&out);
        out.clear();
        for at in (0..n).rev() {
            pen.join(points[(at + 1) % n], points[at], points[(at + n - 1) % n], &mut out);
        }
        fill(&out);
    } else if points.len() > 1 {
        pen.cap(points[0], points[1], &mut out);
        for three in points.windows(3) {
            pen.join(three[0], three[1], three[2], &mut out);
        }
        pen.cap(points[points.len() - 1], points[points.len() - 2], &mut out);
        for three in points.windows(3).rev() {
            pen.join(three[2], three[1], three[0], &mut out);
        }
        fill(&out);
    }
}

struct Pen {
    half: f64,
    cap: Cap,
    join: Join,
}

impl Pen {
    /// To the side of a line, half a width long.
    fn side(&self, from: Point, to: Point) -> Point {
        let length = distance(from, to);
        [self.half * (to[1] - from[1]) / length, -self.half * (to[0] - from[0]) / length]
    }

    /// A line without length: visible where its caps are.
    fn dot(&self, [x, y]: Point, out: &mut Vec<Point>) {
        match self.cap {
            Cap::Butt => {}
            Cap::Round => self.arc([x, y], 0.0, 2.0 * PI, out),
            Cap::Projecting => {
                let half = self.half;
                out.extend([[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]);
            }
        }
    }

    /// The end of the line at `at`, which goes on to `next`.
    fn cap(&self, at: Point, next: Point, out: &mut Vec<Point>) {
        let [dx, dy] = self.side(at, next);
        match self.cap {
            Cap::Round => {
                let angle = (-dy).atan2(-dx);
                self.arc(at, angle, angle + PI, out);
            }
            Cap::Butt => out.extend([[at[0] - dx, at[1] - dy], [at[0] + dx, at[1] + dy]]),
            Cap::Projecting => {
                let [back_x, back_y] = [dy, -dx];
                out.extend([[at[0] - dx + back_x, at[1] - dy + back_y], [at[0] + dx + back_x, at[1] + dy + back_y]]);
            }
        }
    }

    fn join(&self, before: Point, at: Point, after: Point, out: &mut Vec<Point>) {
        let first = self.side(before, at);
        let second = self.side(at, after);
        let turn = (after[0] - at[0]) * (at[1] - before[1]) - (after[1] - at[1]) * (at[0] - before[0]);
        if turn > 0.0 {
            let reach = distance(before, at).min(distance(at, after)) / self.half;
            self.miter(before, at, after, reach.max(INNER_LIMIT), out);
            return;
        }
        let middle = [f64::midpoint(first[0], second[0]), f64::midpoint(first[1], second[1])];
        // A bend too slight to see is one point.
        if self.half - middle[0].hypot(middle[1]) < self.half / 1024.0 && self.join != Join::Miter {
            out.push([at[0] + middle[0], at[1] + middle[1]]);
            return;
        }
        match self.join {
            Join::Miter => self.miter(before, at, after, MITER_LIMIT, out),
            Join::Round => {
                let start = first[1].atan2(first[0]);
                let mut end = second[1].atan2(second[0]);
                if end < start {
                    end += 2.0 * PI;
                }
                self.arc(at, start, end, out);
            }
            Join::Bevel => bevel(at, first, second, out),
        }
    }

    /// Where the two sides meet, unless that is too far away.
    fn miter(&self, before: Point, at: Point, after: Point, limit: f64, out: &mut Vec<Point>) {
        let first = self.side(before, at);
        let second = self.side(at, after);
        let sum = [first[0] + second[0], first[1] + second[1]];
        // The corner lies along the sum of both sides: |corner| |sum| = 2 half².
        let squared = sum[0] * sum[0] + sum[1] * sum[1];
        let scale = 2.0 * self.half * self.half / squared;
        let reach = scale * squared.sqrt();
        if reach.is_finite() && reach <= limit * self.half {
            out.push([at[0] + sum[0] * scale, at[1] + sum[1] * scale]);
        } else {
            bevel(at, first, second, out);
        }
    }

    fn arc(&self, centre: Point, start: f64, end: f64, out: &mut Vec<Point>) {
        let step = 2.0 * (self.half / (self.half + ROUNDNESS)).acos();
        let n = ((end - start) / step).ceil().clamp(1.0, 1000.0) as usize;
        for index in 0..=n {
            let angle = start + (end - start) * index as f64 / n as f64;
            out.push([centre[0] + self.half * angle.cos(), centre[1] + self.half * angle.sin()]);
        }
    }
}

fn bevel(at: Point, first: Point, second: Point, out: &mut Vec<Point>) {
    out.extend([[at[0] + first[0], at[1] + first[1]], [at[0] + second[0], at[1] + second[1]]]);
}
