//! Patterns inside of a face, by matplotlib's letters: each more often is denser.

use std::f64::consts::TAU;

use crate::CanvasError;
use crate::geometry::{Affine, Point};
use crate::list::{Hatch, Pen};
use crate::paint::{IsOver, Painter};
use crate::path::Polyline;
use crate::surface::Surface;

/// Lines of a letter in a tile.
const DENSITY: usize = 6;

/// More lines, or more rows of figures, than this in a tile would only be grey.
const MOST_LINES: usize = 120;
const MOST_ROWS: usize = 60;

/// What is drawn in the unit square, lines and filled figures.
pub(crate) fn figures(pattern: &str) -> (Vec<Polyline>, Vec<Polyline>) {
    let count = |letters: &str| {
        let n: usize = pattern.chars().take(1000).filter(|letter| letters.contains(*letter)).count();
        (n * DENSITY).min(MOST_LINES)
    };
    let mut lines = Vec::new();
    let mut filled = Vec::new();
    let mut line = |from: Point, to: Point| lines.push(Polyline { points: vec![from, to], is_closed: false });
    for (n, is_across) in [(count("-+"), true), (count("|+"), false)] {
        for index in 0..n {
            let at = (index as f64 + 0.5) / n as f64;
            if is_across { line([0.0, at], [1.0, at]) } else { line([at, 0.0], [at, 1.0]) }
        }
    }
    for (n, is_up) in [(count("/xX"), true), (count("\\xX"), false)] {
        for index in 0..=n {
            let by = -0.5 + index as f64 / n.max(1) as f64;
            match (n, is_up) {
                (0, _) => {}
                (_, true) => line([by, -by], [1.0 + by, 1.0 - by]),
                (_, false) => line([by, 1.0 + by], [1.0 + by, by]),
            }
        }
    }
    for (letter, radius, is_filled) in [("o", 0.2, false), ("O", 0.35, false), (".", 0.1, true), ("*", 1.0 / 3.0, true)]
    {
        let n = count(letter).min(MOST_ROWS);
        for [x, y] in grid(n) {
            let size = radius / n as f64;
            let ring = |size: f64| if letter == "*" { star([x, y], size) } else { circle([x, y], size) };
            if is_filled { filled.push(ring(size)) } else { lines.push(ring(size)) }
        }
    }
    (lines, filled)
}

/// Places in rows that alternate.
fn grid(n: usize) -> Vec<Point> {
    let step = 1.0 / n.max(1) as f64;
    let rows = if n == 0 { 0..0 } else { 0..n + 1 };
    rows.flat_map(|row| {
        let (first, n_columns) = if row % 2 == 0 { (0.0, n + 1) } else { (step / 2.0, n) };
        (0..n_columns).map(move |column| [first + column as f64 * step, row as f64 * step])
    })
    .collect()
}

fn circle([x, y]: Point, radius: f64) -> Polyline {
    let corner = |index: usize| (index as f64 * TAU / 24.0).sin_cos();
    let points = (0..24).map(corner).map(|(sin, cos)| [x + radius * cos, y + radius * sin]).collect();
    Polyline { points, is_closed: true }
}

fn star([x, y]: Point, radius: f64) -> Polyline {
    let points = (0..10).map(|index| {
        let length = if index % 2 == 0 { radius } else { radius * 0.381_966 };
        let (sin, cos) = (TAU / 4.0 + f64::from(index) * TAU / 10.0).sin_cos();
        [x + length * cos, y + length * sin]
    });
    Polyline { points: points.collect(), is_closed: true }
}

/// One tile, an inch wide, to be repeated.
pub(crate) fn tile(hatch: &Hatch, dpi: f64, is_over: &IsOver) -> Result<Surface, CanvasError> {
    let side = dpi.round().clamp(8.0, 2048.0);
    let surface = Surface::new(side as usize, side as usize)?;
    let mut painter = Painter::new(surface, Affine::IDENTITY, dpi, is_over);
    let target = painter.whole();
    let place = Affine { d: -side, f: side, a: side, ..Affine::IDENTITY };
    let (lines, filled) = figures(&hatch.pattern);
    let placed = |figures: Vec<Polyline>| -> Vec<Polyline> {
        figures
            .into_iter()
            .map(|line| Polyline { points: line.points.iter().map(|point| place.apply(*point)).collect(), ..line })
            .collect()
    };
    let pen = Pen { width: hatch.width, ..Pen::default() };
    painter.lines(&placed(lines), None, Some(hatch.colour), &pen, None, true, &target)?;
    for figure in placed(filled) {
        painter.lines(&[figure], Some(hatch.colour), None, &pen, None, true, &target)?;
    }
    Ok(painter.finish())
}
