//! A scene as a display list, which the canvas turns into pixels or SVG.

use orchestrator_canvas::CanvasError;
use orchestrator_canvas::list::{self, Canvas, Clip, Colour, Item, Label, Pen};
use orchestrator_canvas::path::{CLOSEPOLY, LINETO, MOVETO, Path};
use orchestrator_canvas::stroke::{Cap, Join};
use orchestrator_canvas::text::TextRun;

use crate::colour::Rgba;
use crate::font::{self, BASELINE};
use crate::geometry::{Point, point};
use crate::marks::Align;
use crate::scene::{Scene, Shape, Text};

/// Pixels of the figure in an inch, at a scale of one.
const DPI: f64 = 96.0;

/// Thinner lines would not be seen, in pixels of the figure.
const THINNEST: f64 = 0.1;

/// Everything of a scene, `scale` pixels for each of the figure.
pub fn paint(scene: &Scene, scale: f64) -> Result<Canvas, CanvasError> {
    let [width, height] = [scene.width, scene.height].map(|side| (side * scale).round());
    let mut brush = Brush { canvas: Canvas::new(width, height, DPI * scale)?, scale };
    brush.polygon(&scene.canvas().corners(), scene.background);
    for shape in &scene.shapes {
        match shape {
            Shape::Polygon { points, fill } => brush.polygon(points, *fill),
            Shape::Path { points, width, colour } => brush.line(points, *width, *colour, Cap::Butt),
            // A line without length, with round ends.
            Shape::Circle { centre, radius, fill } => brush.line(&[*centre; 2], radius * 2.0, *fill, Cap::Round),
            Shape::Text(text) => brush.text(text)?,
        }
    }
    Ok(brush.canvas)
}

struct Brush {
    canvas: Canvas,
    scale: f64,
}

impl Brush {
    /// On the canvas, where y goes upwards.
    fn place(&self, at: Point) -> [f64; 2] {
        [at.x * self.scale, self.canvas.height - at.y * self.scale]
    }

    fn shape(
        &mut self,
        points: &[Point],
        codes: Option<Vec<u8>>,
        face: Option<Colour>,
        edge: Option<Colour>,
        pen: Pen,
    ) {
        let path = Path { points: points.iter().map(|at| self.place(*at)).collect(), codes };
        self.canvas.push(Item::Shape(list::Shape {
            path,
            face,
            edge,
            pen,
            clip: Clip::default(),
            hatch: None,
            // The layout puts lines on pixels itself.
            snap: Some(false),
            is_smooth: true,
            simplify: false,
        }));
    }

    fn polygon(&mut self, points: &[Point], fill: Rgba) {
        let Some(first) = points.first() else { return };
        let mut codes = vec![LINETO; points.len() + 1];
        codes[0] = MOVETO;
        codes[points.len()] = CLOSEPOLY;
        self.shape(&[points, &[*first]].concat(), Some(codes), Some(colour(fill)), None, Pen::default());
    }

    fn line(&mut self, points: &[Point], width: f64, ink: Rgba, cap: Cap) {
        let width = width.max(THINNEST) * self.scale;
        let pen = Pen { width, dashes: None, cap, join: Join::Round };
        self.shape(points, None, None, Some(colour(ink)), pen);
    }

    fn text(&mut self, text: &Text) -> Result<(), CanvasError> {
        let size = text.size * self.scale;
        let run = TextRun::new(&font::drawable(&text.text), size, font::style(text.bold), false)?;
        let anchor = match text.align {
            Align::Left => 0.0,
            Align::Centre => 0.5,
            Align::Right => 1.0,
        };
        let before = run.extent.width * anchor / self.scale;
        let below = text.size * BASELINE;
        let (start, angle) = if text.upwards {
            (point(text.at.x + below, text.at.y + before), 90.0)
        } else {
            (point(text.at.x - before, text.at.y + below), 0.0)
        };
        let (origin, clip) = (self.place(start), Clip::default());
        let tag = String::new();
        self.canvas.push(Item::Label(Label { run, origin, angle, anchor, colour: colour(text.colour), tag, clip }));
        Ok(())
    }
}

fn colour(ink: Rgba) -> Colour {
    let [red, green, blue] = [ink.red, ink.green, ink.blue].map(|channel| f64::from(channel) / 255.0);
    [red, green, blue, ink.alpha]
}
