//! Lines, thinned to four points per pixel column: first, lowest, highest and last, which draw the same picture.

use super::{Pen, dashed, draw_marker};
use crate::colour::Rgba;
use crate::geometry::{Point, point};
use crate::marks::{Dash, Line, Step};
use crate::scene::Note;
use crate::style;

pub fn draw(line: &Line, colour: Rgba, dash: &Dash, pen: &mut Pen) -> bool {
    let width = line.width.filter(|width| width.is_finite()).unwrap_or(style::LINE_WIDTH).clamp(0.0, 100.0);
    let places = line.x.iter().zip(&line.y).map(|(x, y)| pen.at(*x, *y));
    let runs = runs(places, line.x.len(), line.step, pen.detail.pixel, pen.area.width());
    let n_points: usize = runs.iter().map(Vec::len).sum();
    let any = n_points > 0;
    // Segments that cross the whole panel cost the most; beyond this many it is a filled area anyway.
    let most = (pen.detail.most_shapes * 4).min(100_000);
    let stride = n_points.div_ceil(most).max(1);
    if stride > 1 {
        pen.scene.note(Note::Thinned, line.x.len());
    }
    let area = pen.area.grown(width / 2.0);
    let mut shown = 0;
    for run in &runs {
        let run: Vec<Point> = run.iter().copied().step_by(stride).collect();
        if let [alone] = run[..]
            && line.marker.is_none()
            && width > 0.0
        {
            // A value between two missing ones has no line: it is shown as a dot.
            pen.scene.circle(alone, width.max(1.5) * 1.2, colour, &pen.area);
        }
        if width > 0.0 {
            dashed(&run, width, dash, colour, &area, pen.scene);
        }
        shown += run.len();
    }
    if let Some(marker) = line.marker {
        let size = line.marker_size.filter(|size| size.is_finite()).unwrap_or(6.0).clamp(0.5, 200.0);
        let stride = shown.div_ceil(pen.detail.most_shapes).max(1);
        let places = line.x.iter().zip(&line.y).step_by(stride).filter_map(|(x, y)| pen.at(*x, *y));
        for at in places.collect::<Vec<_>>() {
            draw_marker(marker, at, size, colour, &pen.area, pen.scene);
        }
    }
    any
}

/// Unbroken runs of points. A missing point ends a run.
pub fn runs(
    places: impl Iterator<Item = Option<Point>>,
    count: usize,
    step: Step,
    pixel: f64,
    width: f64,
) -> Vec<Vec<Point>> {
    let thin = count as f64 > 4.0 * width / pixel;
    let mut runs = Vec::new();
    let mut run = Run { thin, step, pixel, ..Run::default() };
    for place in places {
        match place {
            Some(at) => run.add(at),
            None => run.end_into(&mut runs),
        }
    }
    run.end_into(&mut runs);
    runs
}

#[derive(Default)]
struct Run {
    thin: bool,
    step: Step,
    pixel: f64,
    points: Vec<Point>,
    /// The pixel column that is being gathered: first, lowest, highest and last point with their order.
    column: Option<Column>,
    last: Option<Point>,
}

struct Column {
    index: f64,
    first: Point,
    low: (usize, Point),
    high: (usize, Point),
    last: Point,
    count: usize,
}

impl Run {
    fn add(&mut self, at: Point) {
        if let Some(last) = self.last {
            let middle = f64::midpoint(last.x, at.x);
            match self.step {
                Step::None => {}
                Step::Before => self.gather(point(last.x, at.y)),
                Step::After => self.gather(point(at.x, last.y)),
                Step::Middle => {
                    self.gather(point(middle, last.y));
                    self.gather(point(middle, at.y));
                }
            }
        }
        self.gather(at);
        self.last = Some(at);
    }

    fn gather(&mut self, at: Point) {
        if !self.thin {
            self.points.push(at);
            return;
        }
        let index = (at.x / self.pixel).floor();
        if let Some(column) = &mut self.column
            && column.index == index
        {
            column.count += 1;
            column.last = at;
            if at.y < column.low.1.y {
                column.low = (column.count, at);
            }
            if at.y > column.high.1.y {
                column.high = (column.count, at);
            }
            return;
        }
        self.flush();
        self.column = Some(Column { index, first: at, low: (0, at), high: (0, at), last: at, count: 0 });
    }

    fn flush(&mut self) {
        let Some(column) = self.column.take() else { return };
        let (early, late) =
            if column.low.0 < column.high.0 { (column.low, column.high) } else { (column.high, column.low) };
        for at in [column.first, early.1, late.1, column.last] {
            if self.points.last() != Some(&at) {
                self.points.push(at);
            }
        }
    }

    fn end_into(&mut self, runs: &mut Vec<Vec<Point>>) {
        self.flush();
        self.last = None;
        if !self.points.is_empty() {
            runs.push(std::mem::take(&mut self.points));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_points_break_a_line() {
        let places = [Some(point(0.0, 0.0)), None, Some(point(2.0, 1.0)), Some(point(3.0, 1.0))];
        let found = runs(places.into_iter(), 4, Step::None, 1.0, 100.0);
        assert_eq!(found, [vec![point(0.0, 0.0)], vec![point(2.0, 1.0), point(3.0, 1.0)]]);
    }

    #[test]
    fn a_thinned_line_keeps_its_extremes() {
        let places = (0..100_000).map(|i| Some(point(f64::from(i) / 1000.0, f64::from(i % 977))));
        let found = runs(places, 100_000, Step::None, 1.0, 100.0);
        assert_eq!(found.len(), 1);
        assert!(found[0].len() <= 400);
        assert!(found[0].iter().any(|at| at.y == 0.0) && found[0].iter().any(|at| at.y == 976.0));
    }

    #[test]
    fn steps_change_where_they_say() {
        let places = || [Some(point(0.0, 0.0)), Some(point(2.0, 4.0))].into_iter();
        let path = |step| runs(places(), 2, step, 1.0, 100.0).remove(0);
        assert_eq!(path(Step::After), [point(0.0, 0.0), point(2.0, 0.0), point(2.0, 4.0)]);
        assert_eq!(path(Step::Before), [point(0.0, 0.0), point(0.0, 4.0), point(2.0, 4.0)]);
        assert_eq!(path(Step::Middle), [point(0.0, 0.0), point(1.0, 0.0), point(1.0, 4.0), point(2.0, 4.0)]);
    }
}
