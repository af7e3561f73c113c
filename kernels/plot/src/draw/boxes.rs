//! Boxes from quartile to quartile, with a median, whiskers and the points beyond them.

use super::Pen;
use crate::colour::Rgba;
use crate::geometry::{Point, Rect, point};
use crate::marks::{BoxStats, Boxes};

pub fn draw(mark: &Boxes, colour: Rgba, pen: &mut Pen) -> bool {
    let mut any = false;
    for (i, stats) in mark.boxes.iter().enumerate() {
        let colour = mark.colours.get(i).map_or(colour, |ink| pen.colours.ink(*ink));
        any |= draw_one(mark, stats, colour, pen);
    }
    any
}

fn draw_one(mark: &Boxes, stats: &BoxStats, colour: Rgba, pen: &mut Pen) -> bool {
    let (along, value) = if mark.horizontal { (pen.y, pen.x) } else { (pen.x, pen.y) };
    let half = mark.width.unwrap_or(0.6) / 2.0;
    let (Some(middle), Some(from), Some(to)) =
        (along.at(stats.at), along.at(stats.at - half), along.at(stats.at + half))
    else {
        return false;
    };
    let turned = |a: f64, v: f64| if mark.horizontal { point(v, a) } else { point(a, v) };
    let reach = (to - from) / 2.0;
    let area = pen.area.grown(1.0);
    let line = |from: Point, to: Point, width: f64, colour: Rgba, pen: &mut Pen| {
        pen.scene.path(&[from, to], width, colour, &area);
    };
    let quartiles = value.at(stats.quartile1).zip(value.at(stats.quartile3));
    if let Some((first, third)) = quartiles {
        for (end, start) in [(stats.low, first), (stats.high, third)] {
            let Some(end) = value.at(end) else { continue };
            line(turned(middle, start), turned(middle, end), 1.3, colour, pen);
            line(turned(middle - reach * 0.4, end), turned(middle + reach * 0.4, end), 1.3, colour, pen);
        }
        let (a, b) = (turned(from, first), turned(to, third));
        let body = Rect::new(a.x.min(b.x), a.y.min(b.y), a.x.max(b.x), a.y.max(b.y));
        // The ground first, so that grid and whiskers do not shine through.
        let ground = pen.colours.background;
        pen.scene.rect(&body, ground, &pen.area);
        pen.scene.rect(&body, colour.faded(0.35), &pen.area);
        let mut frame = body.corners();
        frame.push(frame[0]);
        pen.scene.path(&frame, 1.3, colour, &area);
    }
    if let Some(median) = value.at(stats.median) {
        line(turned(from, median), turned(to, median), 2.4, colour, pen);
    }
    if let Some(mean) = stats.mean.and_then(|mean| value.at(mean)) {
        let (centre, ground, text) = (turned(middle, mean), pen.colours.background, pen.colours.text);
        pen.scene.circle(centre, 3.2, text, &pen.area);
        pen.scene.circle(centre, 2.0, ground, &pen.area);
    }
    // One dot per pixel is as many as can be seen.
    let mut places: Vec<i64> =
        stats.outliers.iter().filter_map(|v| value.at(*v)).map(|v| (v / pen.detail.pixel).round() as i64).collect();
    places.sort_unstable();
    places.dedup();
    let any = quartiles.is_some() || !places.is_empty();
    for place in places {
        pen.scene.circle(turned(middle, place as f64 * pen.detail.pixel), 2.3, colour.faded(0.8), &pen.area);
    }
    any
}
