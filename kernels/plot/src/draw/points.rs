//! Points. Many of them become one per cell of a fine grid, as dark as all that fall into it.

use super::{Pen, draw_marker};
use crate::colour::Rgba;
use crate::colour_bar::ColourBar;
use crate::geometry::point;
use crate::marks::Points;
use crate::scene::Note;

/// Up to this many points are drawn one by one.
const FEW: usize = 20_000;
/// Most cells of the grid, which bounds its memory.
const MOST_CELLS: f64 = 4e6;

pub fn draw(mark: &Points, colour: Rgba, pen: &mut Pen) -> bool {
    let n_points = mark.x.len();
    let alpha = mark.alpha.unwrap_or(match n_points {
        0..=1000 => 0.75,
        1001..=10_000 => 0.5,
        10_001..=100_000 => 0.3,
        _ => 0.2,
    });
    let size =
        mark.size.filter(|size| size.is_finite()).unwrap_or(if n_points > 3000 { 4.0 } else { 6.5 }).clamp(0.3, 400.0);
    let range = if mark.values.is_empty() { None } else { mark.map.range(mark.values.iter().copied()) };
    let look = |i: usize| {
        let size =
            mark.sizes.get(i).copied().filter(|size| size.is_finite()).map_or(size, |size| size.clamp(0.3, 400.0));
        let colour = match (range, mark.values.get(i)) {
            (Some(range), Some(v)) if v.is_finite() => ColourBar::colour(mark.map, *v, range, pen.colours),
            (Some(_), _) => pen.colours.muted,
            (None, _) => colour,
        };
        (size, colour)
    };
    let mut any = false;
    if n_points <= FEW.min(pen.detail.most_shapes) {
        for i in 0..n_points {
            let Some(at) = pen.at(mark.x[i], mark.y[i]) else { continue };
            let (size, colour) = look(i);
            draw_marker(mark.marker, at, size, colour.faded(alpha), &pen.area, pen.scene);
            any = true;
        }
        return any;
    }
    let least = (pen.area.width() * pen.area.height() / MOST_CELLS).sqrt();
    let mut cell = pen.detail.pixel.max(least).max(0.25);
    loop {
        let cells = gather(mark, pen, cell);
        any |= !cells.is_empty();
        if cells.len() <= pen.detail.most_shapes {
            for (at, count, last) in cells {
                let (size, colour) = look(last as usize);
                let together = 1.0 - (1.0 - alpha.clamp(0.0, 1.0)).powf(f64::from(count));
                draw_marker(mark.marker, at, size.max(cell), colour.faded(together), &pen.area, pen.scene);
            }
            break;
        }
        cell *= 1.5;
    }
    pen.scene.note(Note::Thinned, n_points);
    any
}

/// The filled cells of a grid: their middle, how many points fell into them and the last one's index.
fn gather(mark: &Points, pen: &Pen, cell: f64) -> Vec<(crate::geometry::Point, u32, u32)> {
    let columns = (pen.area.width() / cell).ceil() as usize + 1;
    let rows = (pen.area.height() / cell).ceil() as usize + 1;
    let mut counts = vec![(0_u32, 0_u32); columns * rows];
    for (i, (x, y)) in mark.x.iter().zip(&mark.y).enumerate() {
        let Some(at) = pen.at(*x, *y) else { continue };
        if pen.area.contains(at) {
            let column = ((at.x - pen.area.left) / cell) as usize;
            let row = ((at.y - pen.area.top) / cell) as usize;
            let entry = &mut counts[row * columns + column];
            *entry = (entry.0.saturating_add(1), i as u32);
        }
    }
    let middle = |i: usize| {
        let (row, column) = (i / columns, i % columns);
        point(
            (pen.area.left + (column as f64 + 0.5) * cell).min(pen.area.right),
            (pen.area.top + (row as f64 + 0.5) * cell).min(pen.area.bottom),
        )
    };
    let filled = counts.iter().enumerate().filter(|(_, entry)| entry.0 > 0);
    filled.map(|(i, (count, last))| (middle(i), *count, *last)).collect()
}
