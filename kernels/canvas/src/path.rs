//! Paths as matplotlib gives them: vertices with codes. Lines of points come out, in pixels with y downwards or upwards
//! as they came in.

use crate::geometry::{Affine, Bounds, Point};

pub const MOVETO: u8 = 1;
pub const LINETO: u8 = 2;
pub const CURVE3: u8 = 3;
pub const CURVE4: u8 = 4;
pub const CLOSEPOLY: u8 = 79;

/// No coordinate leaves this range: further out a slope would be lost anyway.
const FURTHEST: f64 = 1e12;

/// How far a chord may lie from its curve, in pixels.
const FLATNESS: f64 = 0.03;

/// Vertices and what each of them is; without codes, one line through all of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    pub points: Vec<Point>,
    pub codes: Option<Vec<u8>>,
}

/// A line through points, closed or not.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polyline {
    pub points: Vec<Point>,
    pub is_closed: bool,
}

/// One step of a path whose numbers are all finite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Move(Point),
    Line(Point),
    Quad(Point, Point),
    Cubic(Point, Point, Point),
    Close,
}

impl Path {
    #[must_use]
    pub fn transformed(&self, by: &Affine) -> Self {
        Self { points: self.points.iter().map(|point| by.apply(*point)).collect(), codes: self.codes.clone() }
    }

    pub fn bounds(&self) -> Bounds {
        Bounds::around(&self.points)
    }

    pub fn has_curves(&self) -> bool {
        self.codes.as_ref().is_some_and(|codes| codes.iter().any(|code| matches!(*code, CURVE3 | CURVE4)))
    }

    /// What is drawn: a step that touches a number that is none is left out, and the next one begins anew.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::with_capacity(self.points.len());
        let code_at = |at: usize| match &self.codes {
            Some(codes) => codes.get(at).copied().unwrap_or(0),
            None if at == 0 => MOVETO,
            None => LINETO,
        };
        let mut pen = Pen::default();
        let mut at = 0;
        while at < self.points.len() {
            let n_points = match code_at(at) {
                CURVE3 => 2,
                CURVE4 => 3,
                _ => 1,
            };
            let Some(points) = self.points.get(at..at + n_points) else { break };
            match (code_at(at), points) {
                (MOVETO, [to]) => pen.go(*to, &mut steps),
                (LINETO, [to]) => pen.draw(*to, &[], &mut steps),
                (CURVE3, [control, to]) => pen.draw(*to, &[*control], &mut steps),
                (CURVE4, [first, second, to]) => pen.draw(*to, &[*first, *second], &mut steps),
                (CLOSEPOLY, _) => pen.close(&mut steps),
                _ => break,
            }
            at += n_points;
        }
        steps
    }
}

#[derive(Default)]
struct Pen {
    /// Where the figure began, if it can be closed: a gap leaves an open line, which is closed by a straight one.
    start: Option<Point>,
    is_down: bool,
    had_gap: bool,
}

impl Pen {
    fn go(&mut self, to: Point, steps: &mut Vec<Step>) {
        self.start = usable(to);
        self.is_down = self.start.is_some();
        self.had_gap = !self.is_down;
        steps.extend(self.start.map(Step::Move));
    }

    fn draw(&mut self, to: Point, controls: &[Point], steps: &mut Vec<Step>) {
        let usable_controls: Vec<Point> = controls.iter().filter_map(|point| usable(*point)).collect();
        let Some(to) = usable(to) else {
            self.is_down = false;
            self.had_gap = true;
            return;
        };
        if !self.is_down || usable_controls.len() < controls.len() {
            self.start = self.start.or(Some(to));
            self.is_down = true;
            steps.push(Step::Move(to));
            return;
        }
        steps.push(match usable_controls[..] {
            [] => Step::Line(to),
            [control] => Step::Quad(control, to),
            [first, second, ..] => Step::Cubic(first, second, to),
        });
    }

    fn close(&mut self, steps: &mut Vec<Step>) {
        match self.start {
            Some(start) if self.had_gap && self.is_down => steps.push(Step::Line(start)),
            Some(_) if self.is_down => steps.push(Step::Close),
            _ => {}
        }
    }
}

fn usable([x, y]: Point) -> Option<Point> {
    (x.is_finite() && y.is_finite()).then(|| [x.clamp(-FURTHEST, FURTHEST), y.clamp(-FURTHEST, FURTHEST)])
}

/// Lines of points, curves cut into chords.
pub fn flatten(steps: &[Step]) -> Vec<Polyline> {
    let mut lines: Vec<Polyline> = Vec::new();
    let mut current = Polyline::default();
    let mut start = None;
    for step in steps {
        let last = current.points.last().copied();
        match (*step, last) {
            (Step::Move(to), _) => {
                lines.extend(finished(&mut current));
                current.points.push(to);
                start = Some(to);
            }
            (Step::Close, _) => {
                current.is_closed = true;
                lines.extend(finished(&mut current));
                // What follows without a move goes on from where the figure began.
                current.points.extend(start);
            }
            (Step::Quad(control, to), Some(from)) => quad(from, control, to, &mut current.points),
            (Step::Cubic(first, second, to), Some(from)) => cubic(from, first, second, to, &mut current.points),
            (Step::Line(to) | Step::Quad(_, to) | Step::Cubic(_, _, to), _) => current.points.push(to),
        }
    }
    lines.extend(finished(&mut current));
    lines
}

fn finished(line: &mut Polyline) -> Option<Polyline> {
    let line = std::mem::take(line);
    (line.points.len() > 1 || line.is_closed && !line.points.is_empty()).then_some(line)
}

/// Chords for a curve whose second differences are this long: their distance falls with the square of their number.
fn n_chords(bend: f64) -> usize {
    let n = (bend / (8.0 * FLATNESS)).sqrt().ceil();
    if n.is_finite() { (n.clamp(1.0, 500.0)) as usize } else { 1 }
}

fn quad(from: Point, control: Point, to: Point, out: &mut Vec<Point>) {
    let bend = (from[0] - 2.0 * control[0] + to[0]).hypot(from[1] - 2.0 * control[1] + to[1]) * 2.0;
    let n = n_chords(bend);
    for step in 1..n {
        let t = step as f64 / n as f64;
        let (u, v) = (1.0 - t, t);
        let at = |axis: usize| u * u * from[axis] + 2.0 * u * v * control[axis] + v * v * to[axis];
        out.push([at(0), at(1)]);
    }
    out.push(to);
}

fn cubic(from: Point, first: Point, second: Point, to: Point, out: &mut Vec<Point>) {
    let bend = |a: Point, b: Point, c: Point| (a[0] - 2.0 * b[0] + c[0]).hypot(a[1] - 2.0 * b[1] + c[1]) * 6.0;
    let n = n_chords(bend(from, first, second).max(bend(first, second, to)));
    for step in 1..n {
        let t = step as f64 / n as f64;
        let u = 1.0 - t;
        let at = |axis: usize| {
            u * u * u * from[axis]
                + 3.0 * u * u * t * first[axis]
                + 3.0 * u * t * t * second[axis]
                + t * t * t * to[axis]
        };
        out.push([at(0), at(1)]);
    }
    out.push(to);
}

/// The lines of a path after `place`. Points without codes are the quick case.
pub fn lines_of(path: &Path, place: &Affine) -> Vec<Polyline> {
    if path.codes.is_some() {
        return flatten(&path.transformed(place).steps());
    }
    let mut lines = Vec::new();
    let mut current = Polyline { points: Vec::with_capacity(path.points.len()), is_closed: false };
    for point in &path.points {
        match usable(place.apply(*point)) {
            Some(point) => current.points.push(point),
            None => lines.extend(finished(&mut current)),
        }
    }
    lines.extend(finished(&mut current));
    lines
}
