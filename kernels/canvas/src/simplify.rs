//! Long lines with the points left out that nobody would see.
//!
//! Points that stay within a ninth of a pixel of one direction become that direction: how far it went forwards, how far
//! backwards, and where it ended.

use crate::geometry::Point;

/// In pixels.
const THRESHOLD: f64 = 1.0 / 9.0;

/// A run of points along one direction.
struct Run {
    start: Point,
    direction: Point,
    forward: f64,
    furthest: Point,
    backward: f64,
    nearest: Point,
    last: Point,
}

impl Run {
    fn new(start: Point, to: Point) -> Option<Self> {
        let (dx, dy) = (to[0] - start[0], to[1] - start[1]);
        let length = dx.hypot(dy);
        (length > 0.0).then(|| Self {
            start,
            direction: [dx / length, dy / length],
            forward: length,
            furthest: to,
            backward: 0.0,
            nearest: start,
            last: to,
        })
    }

    /// Takes the point in, if it lies along the way.
    fn take(&mut self, point: Point) -> bool {
        let (dx, dy) = (point[0] - self.start[0], point[1] - self.start[1]);
        let across = dx * self.direction[1] - dy * self.direction[0];
        if across.abs() > THRESHOLD {
            return false;
        }
        let along = dx * self.direction[0] + dy * self.direction[1];
        if along > self.forward {
            (self.forward, self.furthest) = (along, point);
        }
        if along < self.backward {
            (self.backward, self.nearest) = (along, point);
        }
        self.last = point;
        true
    }

    fn write(&self, out: &mut Vec<Point>) {
        if self.backward < 0.0 {
            out.push(self.nearest);
        }
        if self.last != self.furthest || self.backward >= 0.0 {
            out.push(self.furthest);
        }
        if out.last() != Some(&self.last) {
            out.push(self.last);
        }
    }
}

/// The same line to the eye.
pub fn simplify(points: &[Point]) -> Vec<Point> {
    let mut out = Vec::new();
    let Some((first, rest)) = points.split_first() else { return out };
    out.push(*first);
    let mut run: Option<Run> = None;
    let mut at = *first;
    for point in rest {
        match &mut run {
            Some(current) => {
                if !current.take(*point) {
                    current.write(&mut out);
                    at = current.last;
                    run = Run::new(at, *point);
                }
            }
            None => run = Run::new(at, *point),
        }
    }
    if let Some(current) = run {
        current.write(&mut out);
    }
    out
}
