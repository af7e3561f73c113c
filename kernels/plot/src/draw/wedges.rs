//! Pies and rings. Names stand in the legend, shares in wedges wide enough for them.

use super::Pen;
use crate::figure::NumberFormat;
use crate::font;
use crate::format;
use crate::geometry::{Point, point};
use crate::marks::{Align, Wedges};
use crate::palette::Colours;
use crate::scene::{Role, Text};

pub fn draw(mark: &Wedges, pen: &mut Pen) -> bool {
    let usable = |v: f64| if v.is_finite() && v > 0.0 { v } else { 0.0 };
    let total: f64 = mark.values.iter().map(|v| usable(*v)).sum();
    if !(total > 0.0 && total.is_finite()) {
        return false;
    }
    let centre = pen.area.centre();
    let radius = pen.area.width().min(pen.area.height()) / 2.0 - 2.0;
    let hole = if mark.hole.is_finite() { mark.hole.clamp(0.0, 0.9) } else { 0.0 } * radius;
    let mut before = 0.0;
    for (i, value) in mark.values.iter().enumerate().filter(|(_, v)| usable(**v) > 0.0) {
        let (from, to) = (before / total, (before + value) / total);
        before += value;
        let colour = mark.colours.get(i).map_or(pen.colours.series(i), |ink| pen.colours.ink(*ink));
        let mut outline = arc(centre, radius, from, to);
        if hole > 0.0 {
            outline.extend(arc(centre, hole, from, to).into_iter().rev());
        } else {
            outline.push(centre);
        }
        pen.scene.polygon(&outline, colour, &pen.area);
        if to - from < 1.0 {
            outline.push(outline[0]);
            let ground = pen.colours.background;
            pen.scene.path(&outline, 1.5, ground, &pen.area);
        }
        let share = to - from;
        let text = format::value(share, NumberFormat::Percent);
        let size = pen.sizes.label;
        let middle = if hole > 0.0 { f64::midpoint(hole, radius) } else { radius * 0.66 };
        let room = std::f64::consts::TAU * middle * share;
        if mark.shares && room > font::width(&text, size, false).max(size) * 1.25 {
            let at = on_circle(centre, middle, f64::midpoint(from, to));
            let colour = Colours::text_on(colour);
            pen.scene.text(Text {
                text,
                at: point(at.x, at.y - size / 2.0),
                align: Align::Centre,
                upwards: false,
                size,
                bold: false,
                colour,
                role: Role::Annotation,
            });
        }
    }
    true
}

/// From the top, clockwise; a whole turn is 1.
fn on_circle(centre: Point, radius: f64, turn: f64) -> Point {
    let angle = std::f64::consts::TAU * turn;
    point(centre.x + radius * angle.sin(), centre.y - radius * angle.cos())
}

fn arc(centre: Point, radius: f64, from: f64, to: f64) -> Vec<Point> {
    let steps = ((to - from) * 180.0).ceil().max(1.0);
    (0..=steps as usize).map(|i| on_circle(centre, radius, from + (to - from) * i as f64 / steps)).collect()
}
