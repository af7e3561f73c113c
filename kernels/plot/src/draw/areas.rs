//! Bands between two lines, thinned to their reach in each pixel column.

use super::Pen;
use crate::colour::Rgba;
use crate::geometry::{Point, point};
use crate::marks::{Area, Step};

pub fn draw(area: &Area, colour: Rgba, pen: &mut Pen) -> bool {
    let (along, across) = if area.sideways { (pen.y, pen.x) } else { (pen.x, pen.y) };
    let length = if area.sideways { pen.area.height() } else { pen.area.width() };
    let thin = area.x.len() as f64 > 4.0 * length / pen.detail.pixel;
    let mut band: Vec<[f64; 3]> = Vec::new();
    let mut any = false;
    let finish = |band: &mut Vec<[f64; 3]>, pen: &mut Pen| {
        if band.len() > 1 {
            let outline = outline(band, area.step, area.sideways);
            pen.scene.polygon(&outline, colour, &pen.area);
        }
        band.clear();
    };
    for (i, x) in area.x.iter().enumerate() {
        let low = area.low.get(i).copied().unwrap_or(0.0);
        let place = along.at(*x).zip(across.foot(low)).zip(across.at(area.high[i]));
        let Some(((x, low), high)) = place else {
            finish(&mut band, pen);
            continue;
        };
        any = true;
        if let Some(last) = band.last_mut()
            && thin
            && (last[0] / pen.detail.pixel).floor() == (x / pen.detail.pixel).floor()
        {
            // Pixels count downwards, so the widest reach is the lower one's maximum.
            let upright = (low >= high) == (last[1] >= last[2]);
            if upright {
                let down = low >= high;
                last[1] = if down { last[1].max(low) } else { last[1].min(low) };
                last[2] = if down { last[2].min(high) } else { last[2].max(high) };
            }
            continue;
        }
        band.push([x, low, high]);
    }
    finish(&mut band, pen);
    any
}

/// There along the upper line and back along the lower.
fn outline(band: &[[f64; 3]], step: Step, sideways: bool) -> Vec<Point> {
    let side = |which: usize| {
        let mut points: Vec<(f64, f64)> = Vec::with_capacity(band.len() * 2);
        for at in band {
            if let Some((x, y)) = points.last().copied() {
                match step {
                    Step::None => {}
                    Step::Before => points.push((x, at[which])),
                    Step::After => points.push((at[0], y)),
                    Step::Middle => {
                        let middle = f64::midpoint(x, at[0]);
                        points.extend([(middle, y), (middle, at[which])]);
                    }
                }
            }
            points.push((at[0], at[which]));
        }
        points
    };
    let turned = |(x, y): (f64, f64)| if sideways { point(y, x) } else { point(x, y) };
    side(2).into_iter().chain(side(1).into_iter().rev()).map(turned).collect()
}
