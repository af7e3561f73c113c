//! Marks as shapes. Each kind has a file; all share a pen that knows the panel's scales and area.

mod areas;
mod bars;
mod boxes;
mod heat;
mod lines;
mod points;
mod rules;
mod texts;
mod wedges;

use crate::colour::Rgba;
use crate::geometry::{Point, Rect, point};
use crate::layout::Placed;
use crate::legend::Sample;
use crate::marks::{Dash, Mark, Marker};
use crate::palette::Colours;
use crate::scale::Scale;
use crate::scene::Scene;
use crate::style::{self, Sizes};

/// How fine a picture is: what is smaller is not drawn.
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// Figure pixels that one pixel of the picture covers.
    pub pixel: f64,
    /// Shapes that one mark may become. A text format wants fewer.
    pub most_shapes: usize,
}

impl Detail {
    /// The nearest edge between two pixels of the picture.
    fn snap(&self, v: f64) -> f64 {
        (v / self.pixel).round() * self.pixel
    }
}

pub struct Pen<'a> {
    pub x: Scale,
    pub y: Scale,
    pub area: Rect,
    pub colours: &'a Colours,
    pub sizes: &'a Sizes,
    pub detail: Detail,
    pub scene: &'a mut Scene,
}

impl Pen<'_> {
    fn at(&self, x: f64, y: f64) -> Option<Point> {
        Some(point(self.x.at(x)?, self.y.at(y)?))
    }
}

/// Draws every mark of a panel; false when there was nothing to draw.
pub fn marks(placed: &Placed, pen: &mut Pen) -> bool {
    let panel = placed.panel;
    let mut drawn = false;
    for (index, mark) in panel.marks.iter().enumerate() {
        let colour = style::colour(panel, index, pen.colours);
        let bars = &placed.bars[index];
        pen.y = if panel.on_right.contains(&index) { placed.right() } else { placed.y() };
        drawn |= match mark {
            Mark::Line(line) => lines::draw(line, colour, &style::dash(panel, index, pen.colours), pen),
            Mark::Points(mark) => points::draw(mark, colour, pen),
            Mark::Bars(mark) => bars::draw(mark, bars, colour, pen),
            Mark::Area(area) => areas::draw(area, colour, pen),
            Mark::Boxes(mark) => boxes::draw(mark, colour, pen),
            Mark::Heat(mark) => heat::draw(mark, pen),
            Mark::Rules(mark) => rules::draw_rules(mark, colour, pen),
            Mark::Spans(mark) => rules::draw_spans(mark, colour, pen),
            Mark::Texts(mark) => texts::draw(mark, colour, pen),
            Mark::ErrorBars(mark) => rules::draw_error_bars(mark, colour, pen),
            Mark::Wedges(mark) => wedges::draw(mark, pen),
        };
    }
    drawn
}

/// The picture of a legend entry.
pub fn sample(sample: &Sample, area: &Rect, scene: &mut Scene) {
    let centre = area.centre();
    match sample {
        Sample::Swatch(colour) => {
            let half = area.height().min(area.width()) * 0.42;
            let swatch = Rect::new(area.left, (centre.y - half).round(), area.right, (centre.y + half).round());
            scene.rect(&swatch, *colour, area);
        }
        Sample::Line { colour, width, dash, marker } => {
            let y = centre.y.round();
            dashed(&[point(area.left, y), point(area.right, y)], *width, dash, *colour, area, scene);
            if let Some(marker) = marker {
                draw_marker(*marker, point(centre.x, y), 6.0, *colour, area, scene);
            }
        }
        Sample::Nothing => {}
        Sample::Marker(marker, colour) => draw_marker(*marker, centre, 7.5, *colour, area, scene),
    }
}

fn pattern(dash: &Dash, width: f64) -> Vec<f64> {
    let unit = width.max(1.0);
    match dash {
        Dash::Solid => Vec::new(),
        Dash::Dashed => vec![unit * 4.0, unit * 2.4],
        Dash::Dotted => vec![unit * 1.1, unit * 1.9],
        Dash::DashDot => vec![unit * 4.5, unit * 2.0, unit * 1.1, unit * 2.0],
        Dash::Lengths(lengths) => {
            let lengths: Vec<f64> =
                lengths.iter().map(|length| if length.is_finite() { length.max(0.5) } else { 1.0 }).collect();
            if lengths.len() % 2 == 1 { lengths.repeat(2) } else { lengths }
        }
    }
}

/// Past this many shapes nobody sees dashes, and a text format would grow by megabytes.
const MOST_STROKES: usize = 50_000;

/// A line in strokes and gaps. Strokes run on around corners.
fn dashed(points: &[Point], width: f64, dash: &Dash, colour: Rgba, area: &Rect, scene: &mut Scene) {
    let lengths = pattern(dash, width);
    if lengths.is_empty() || scene.shapes.len() > MOST_STROKES {
        return scene.path(points, width, colour, area);
    }
    for run in crate::clip::path(points, area) {
        let (mut place, mut left) = (0, lengths[0]);
        let mut stroke = vec![run[0]];
        for pair in run.windows(2) {
            let (mut from, to) = (pair[0], pair[1]);
            loop {
                let length = (to.x - from.x).hypot(to.y - from.y);
                if length <= left {
                    left -= length;
                    stroke.push(to);
                    break;
                }
                let share = left / length;
                from = point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
                stroke.push(from);
                if place % 2 == 0 {
                    scene.path(&stroke, width, colour, area);
                }
                stroke = vec![from];
                place = (place + 1) % lengths.len();
                left = lengths[place];
            }
        }
        if place % 2 == 0 {
            scene.path(&stroke, width, colour, area);
        }
    }
}

/// A marker of `size` pixels across, if its middle is inside `area`.
fn draw_marker(marker: Marker, at: Point, size: f64, colour: Rgba, area: &Rect, scene: &mut Scene) {
    if !area.contains(at) {
        return;
    }
    let r = size / 2.0;
    let whole = area.grown(size).within(&scene.canvas());
    let corners =
        |places: &[(f64, f64)]| places.iter().map(|(x, y)| point(at.x + x * r, at.y + y * r)).collect::<Vec<_>>();
    let filled: &[(f64, f64)] = match marker {
        Marker::Circle => return scene.circle(at, r, colour, area),
        Marker::Square => &[(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
        Marker::Diamond => &[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)],
        Marker::TriangleUp => &[(0.0, -1.15), (1.1, 0.8), (-1.1, 0.8)],
        Marker::TriangleDown => &[(0.0, 1.15), (1.1, -0.8), (-1.1, -0.8)],
        Marker::Plus | Marker::Cross => {
            let strokes: [[(f64, f64); 2]; 2] = if marker == Marker::Plus {
                [[(-1.1, 0.0), (1.1, 0.0)], [(0.0, -1.1), (0.0, 1.1)]]
            } else {
                [[(-0.85, -0.85), (0.85, 0.85)], [(-0.85, 0.85), (0.85, -0.85)]]
            };
            for stroke in strokes {
                scene.path(&corners(&stroke), (r * 0.45).max(1.0), colour, &whole);
            }
            return;
        }
    };
    scene.polygon(&corners(filled), colour, &whole);
}
