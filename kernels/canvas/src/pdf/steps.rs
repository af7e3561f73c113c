//! Paths, lines and colours as operators of a page.

use pdf_writer::Content;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};

use crate::geometry::{Point, between};
use crate::list::Pen;
use crate::path::Step;
use crate::stroke::{Cap, Join};

/// Numbers beyond are of no use to a viewer.
const FURTHEST: f64 = 1e6;

fn near([x, y]: Point) -> [f32; 2] {
    [x.clamp(-FURTHEST, FURTHEST) as f32, y.clamp(-FURTHEST, FURTHEST) as f32]
}

pub(super) fn add(content: &mut Content, steps: &[Step]) {
    let mut at = [0.0, 0.0];
    for step in steps {
        match *step {
            Step::Move(to) => {
                let [x, y] = near(to);
                content.move_to(x, y);
                at = to;
            }
            Step::Line(to) => {
                let [x, y] = near(to);
                content.line_to(x, y);
                at = to;
            }
            Step::Quad(control, to) => {
                cubic(content, between(at, control, 2.0 / 3.0), between(to, control, 2.0 / 3.0), to);
                at = to;
            }
            Step::Cubic(first, second, to) => {
                cubic(content, first, second, to);
                at = to;
            }
            Step::Close => {
                content.close_path();
            }
        }
    }
}

fn cubic(content: &mut Content, first: Point, second: Point, to: Point) {
    let ([x1, y1], [x2, y2], [x3, y3]) = (near(first), near(second), near(to));
    content.cubic_to(x1, y1, x2, y2, x3, y3);
}

pub(super) fn set_pen(content: &mut Content, pen: &Pen) {
    content.set_line_width(pen.width.clamp(0.0, FURTHEST) as f32);
    content.set_line_cap(match pen.cap {
        Cap::Butt => LineCapStyle::ButtCap,
        Cap::Round => LineCapStyle::RoundCap,
        Cap::Projecting => LineCapStyle::ProjectingSquareCap,
    });
    content.set_line_join(match pen.join {
        Join::Miter => LineJoinStyle::MiterJoin,
        Join::Round => LineJoinStyle::RoundJoin,
        Join::Bevel => LineJoinStyle::BevelJoin,
    });
    if let Some(dashes) = &pen.dashes {
        let lengths: Vec<f32> = dashes.lengths.iter().map(|length| length.clamp(0.0, FURTHEST) as f32).collect();
        // A pattern without length is an error to a viewer.
        if lengths.iter().sum::<f32>() > 0.0 && dashes.offset.is_finite() {
            content.set_dash_pattern(lengths, dashes.offset as f32);
        }
    }
}
