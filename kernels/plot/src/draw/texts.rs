//! Texts at points. One that would leave the canvas is moved back into it.

use super::Pen;
use crate::colour::Rgba;
use crate::font;
use crate::geometry::point;
use crate::marks::{Align, Texts, VerticalAlign};
use crate::scene::{Note, Role, Text};

const MOST: usize = 2000;

pub fn draw(mark: &Texts, colour: Rgba, pen: &mut Pen) -> bool {
    let size = mark.size.filter(|size| size.is_finite()).unwrap_or(pen.sizes.tick).clamp(4.0, 200.0);
    let canvas = pen.scene.canvas();
    pen.scene.note(Note::LabelsLeftOut, mark.texts.len().saturating_sub(MOST));
    let mut any = false;
    for (i, text) in mark.texts.iter().enumerate().take(MOST) {
        let Some(at) = pen.at(mark.x[i], mark.y[i]) else { continue };
        if !pen.area.grown(0.5).contains(at) {
            continue;
        }
        any = true;
        let text = font::clean(text);
        let lines: Vec<String> =
            text.split('\n').map(|line| font::cut(line, size, mark.bold, canvas.width() - 4.0)).collect();
        let height = font::height(lines.len(), size);
        let width = lines.iter().map(|line| font::width(line, size, mark.bold)).fold(0.0, f64::max);
        let top = match mark.vertical {
            VerticalAlign::Top => at.y + 2.0,
            VerticalAlign::Middle => at.y - height / 2.0,
            VerticalAlign::Bottom => at.y - height - 2.0,
        };
        let (before, behind) = match mark.align {
            Align::Left => (0.0, width),
            Align::Centre => (width / 2.0, width / 2.0),
            Align::Right => (width, 0.0),
        };
        let x = at.x.min(canvas.right - 2.0 - behind).max(2.0 + before);
        let y = top.min(canvas.bottom - 2.0 - height).max(2.0);
        let first = Text {
            text: String::new(),
            at: point(x, y),
            align: mark.align,
            upwards: false,
            size,
            bold: mark.bold,
            colour,
            role: Role::Annotation,
        };
        pen.scene.lines(&lines, &first);
    }
    any
}
