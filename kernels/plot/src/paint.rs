//! A scene drawn with plotters' elements, the same way on every backend.
//!
//! Plotters counts in whole units, so a unit is a twelfth of a figure pixel: curves stay smooth, and the pixel
//! edges of pictures scaled by 1.5, 2, 3 or 4 are whole units.

use plotters::coord::Shift;
use plotters::drawing::DrawingAreaErrorKind;
use plotters::element::Text as TextElement;
use plotters::prelude::{Circle, DrawingArea, DrawingBackend, PathElement, Polygon, ShapeStyle};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color as _, FontDesc, FontFamily, FontStyle, FontTransform, RGBAColor, TextStyle};

use crate::colour::Rgba;
use crate::geometry::Point;
use crate::marks::Align;
use crate::scene::{Scene, Shape, Text};

/// Units per figure pixel.
pub const UNITS: f64 = 12.0;
/// The embedded font is wider than the others, so a text measured with it fits in any of them.
pub const FAMILY: &str = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif";
/// The SVG backend divides every text size by this.
pub const TEXT_FACTOR: f64 = 1.24;

pub fn units(v: f64) -> i32 {
    (v * UNITS).round() as i32
}

fn place(at: Point) -> (i32, i32) {
    (units(at.x), units(at.y))
}

fn rgba(colour: Rgba) -> RGBAColor {
    // Two digits, so that an SVG says 0.25 and not a quarter with rounding error.
    RGBAColor(colour.red, colour.green, colour.blue, (colour.alpha * 100.0).round() / 100.0)
}

pub fn paint<DB: DrawingBackend>(
    scene: &Scene,
    area: &DrawingArea<DB, Shift>,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let ground = ShapeStyle { color: rgba(scene.background), filled: true, stroke_width: 0 };
    let corners = scene.canvas().corners();
    area.draw(&Polygon::new(corners.into_iter().map(place).collect::<Vec<_>>(), ground))?;
    for shape in &scene.shapes {
        match shape {
            Shape::Polygon { points, fill } => {
                let points: Vec<_> = points.iter().copied().map(place).collect();
                area.draw(&Polygon::new(points, rgba(*fill).filled()))?;
            }
            Shape::Path { points, width, colour } => {
                let mut points: Vec<_> = points.iter().copied().map(place).collect();
                points.dedup();
                let stroke = (units(*width).max(1)).unsigned_abs();
                if points.len() > 1 {
                    area.draw(&PathElement::new(points, rgba(*colour).stroke_width(stroke)))?;
                }
            }
            Shape::Circle { centre, radius, fill } => {
                let radius = units(*radius).max(1);
                area.draw(&Circle::new(place(*centre), radius, rgba(*fill).filled()))?;
            }
            Shape::Text(text) => paint_text(text, area)?,
        }
    }
    area.present()
}

fn paint_text<DB: DrawingBackend>(
    text: &Text,
    area: &DrawingArea<DB, Shift>,
) -> Result<(), DrawingAreaErrorKind<DB::ErrorType>> {
    let weight = if text.bold { FontStyle::Bold } else { FontStyle::Normal };
    let turn = if text.upwards { FontTransform::Rotate270 } else { FontTransform::None };
    let size = (text.size * UNITS).round() * TEXT_FACTOR;
    let font = FontDesc::new(FontFamily::Name(FAMILY), size, weight).transform(turn);
    let across = match text.align {
        Align::Left => HPos::Left,
        Align::Centre => HPos::Center,
        Align::Right => HPos::Right,
    };
    let style = TextStyle { font, color: rgba(text.colour).to_backend_color(), pos: Pos::new(across, VPos::Top) };
    area.draw(&TextElement::new(text.text.as_str(), place(text.at), style))
}
