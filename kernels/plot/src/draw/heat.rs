//! Matrices of coloured cells. Cells finer than pixels are averaged; edges lie on whole pixels, so no seam shows.

use super::Pen;
use crate::colour_bar::{ColourBar, heat_range};
use crate::font;
use crate::format;
use crate::geometry::{Rect, point};
use crate::marks::{Align, Heat};
use crate::palette::Colours;
use crate::scale::Scale;
use crate::scene::{Note, Role, Text};

pub fn draw(heat: &Heat, pen: &mut Pen) -> bool {
    let Some(range) = heat_range(heat) else { return false };
    let most = (pen.detail.most_shapes as f64).sqrt();
    let merged = |count: usize, pixels: f64| {
        let shown = (count as f64).min(pixels / pen.detail.pixel).min(most).max(1.0) as usize;
        count.div_ceil(shown)
    };
    let (across, down) = (merged(heat.columns, pen.area.width()), merged(heat.rows, pen.area.height()));
    if across > 1 || down > 1 {
        pen.scene.note(Note::Thinned, heat.values.len());
    }
    let format = heat.texts.filter(|_| across == 1 && down == 1 && heat.values.len() <= 10_000);
    let texts = format.map_or(Vec::new(), |format| format::values(&heat.values, format));
    let text_size = if texts.is_empty() { 0.0 } else { fitting(heat, &texts, pen) };
    for row in (0..heat.rows).step_by(down) {
        let (top, bottom) = (row, (row + down).min(heat.rows));
        let Some((y0, y1)) = edge(&pen.y, &heat.y_edges, top).zip(edge(&pen.y, &heat.y_edges, bottom)) else {
            continue;
        };
        for column in (0..heat.columns).step_by(across) {
            let (left, right) = (column, (column + across).min(heat.columns));
            let Some(v) = mean(heat, left..right, top..bottom) else { continue };
            let Some((x0, x1)) = edge(&pen.x, &heat.x_edges, left).zip(edge(&pen.x, &heat.x_edges, right)) else {
                continue;
            };
            let [x0, x1, y0, y1] = [x0, x1, y0, y1].map(|v| pen.detail.snap(v));
            let cell = Rect::new(x0.min(x1), y0.min(y1), x0.max(x1), y0.max(y1));
            let fill = ColourBar::colour(heat.map, v, range, pen.colours);
            pen.scene.rect(&cell, fill, &pen.area);
            if text_size > 0.0 {
                let centre = cell.centre();
                pen.scene.text(Text {
                    text: texts[row * heat.columns + column].clone(),
                    at: point(centre.x, centre.y - text_size / 2.0),
                    align: Align::Centre,
                    upwards: false,
                    size: text_size,
                    bold: false,
                    colour: Colours::text_on(fill),
                    role: Role::Annotation,
                });
            }
        }
    }
    true
}

/// The pixel of the i-th edge: a given one, or half a cell before the i-th middle.
fn edge(scale: &Scale, edges: &[f64], i: usize) -> Option<f64> {
    scale.at(edges.get(i).copied().unwrap_or(i as f64 - 0.5))
}

fn mean(heat: &Heat, columns: std::ops::Range<usize>, rows: std::ops::Range<usize>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0.0);
    for row in rows {
        for v in &heat.values[row * heat.columns + columns.start..row * heat.columns + columns.end] {
            if v.is_finite() {
                sum += v;
                count += 1.0;
            }
        }
    }
    (count > 0.0).then_some(sum / count)
}

/// The size at which every value fits its cell; 0 when none does that can be read.
fn fitting(heat: &Heat, texts: &[String], pen: &mut Pen) -> f64 {
    let cell = (pen.area.width() / heat.columns.max(1) as f64, pen.area.height() / heat.rows.max(1) as f64);
    let longest = texts.iter().map(|text| font::width(text, 1.0, false)).fold(0.1, f64::max);
    let size = ((cell.0 - 6.0) / longest).min(cell.1 - 4.0).min(pen.sizes.label);
    if size < 7.0 {
        pen.scene.note(Note::LabelsLeftOut, heat.values.len());
        return 0.0;
    }
    size
}
