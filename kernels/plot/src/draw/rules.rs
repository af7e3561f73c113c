//! Lines and stretches across the panel, and error bars.

use super::{Pen, dashed};
use crate::colour::Rgba;
use crate::geometry::{Point, Rect, point};
use crate::marks::{Direction, ErrorBars, Rules, Spans};
use crate::scene::Note;
use crate::style;

/// Rules are not data: a panel with nothing else says so.
pub fn draw_rules(mark: &Rules, colour: Rgba, pen: &mut Pen) -> bool {
    let width = mark.width.filter(|width| width.is_finite()).unwrap_or(style::RULE_WIDTH).clamp(0.1, 100.0);
    let vertical = mark.direction == Direction::Vertical;
    let scale = if vertical { pen.x } else { pen.y };
    let mut places: Vec<f64> = mark.at.iter().filter_map(|v| scale.at(*v)).collect();
    places.sort_by(f64::total_cmp);
    places.dedup_by(|a, b| (*a - *b).abs() < pen.detail.pixel);
    for at in places {
        let ends = if vertical {
            [point(at, pen.area.bottom), point(at, pen.area.top)]
        } else {
            [point(pen.area.left, at), point(pen.area.right, at)]
        };
        dashed(&ends, width, &mark.dash, colour, &pen.area, pen.scene);
    }
    false
}

pub fn draw_spans(mark: &Spans, colour: Rgba, pen: &mut Pen) -> bool {
    for (from, to) in mark.from.iter().zip(&mark.to).take(pen.detail.most_shapes) {
        let area = pen.area;
        let span = if mark.direction == Direction::Vertical {
            pen.x.at(*from).zip(pen.x.at(*to)).map(|(a, b)| Rect::new(a.min(b), area.top, a.max(b), area.bottom))
        } else {
            pen.y.at(*from).zip(pen.y.at(*to)).map(|(a, b)| Rect::new(area.left, a.min(b), area.right, a.max(b)))
        };
        if let Some(span) = span {
            pen.scene.rect(&span, colour, &area);
        }
    }
    false
}

pub fn draw_error_bars(mark: &ErrorBars, colour: Rgba, pen: &mut Pen) -> bool {
    let width = mark.width.filter(|width| width.is_finite()).unwrap_or(style::RULE_WIDTH).clamp(0.1, 50.0);
    let cap = mark.cap.filter(|cap| cap.is_finite()).unwrap_or(8.0).clamp(0.0, 200.0) / 2.0;
    let stride = (mark.x.len() * 3).div_ceil(pen.detail.most_shapes).max(1);
    if stride > 1 {
        pen.scene.note(Note::Thinned, mark.x.len());
    }
    let area = pen.area;
    let mut any = false;
    for i in (0..mark.x.len()).step_by(stride) {
        let mut whisker = |from: Option<Point>, to: Option<Point>, across: Point| {
            let (Some(from), Some(to)) = (from, to) else { return };
            any = true;
            pen.scene.path(&[from, to], width, colour, &area);
            for end in [from, to] {
                let cap = [point(end.x - across.x, end.y - across.y), point(end.x + across.x, end.y + across.y)];
                pen.scene.path(&cap, width, colour, &area);
            }
        };
        if let (Some(low), Some(high)) = (mark.x_low.get(i), mark.x_high.get(i)) {
            let at = |x: f64| Some(point(pen.x.at(x)?, pen.y.at(mark.y[i])?));
            whisker(at(*low), at(*high), point(0.0, cap));
        }
        if let (Some(low), Some(high)) = (mark.y_low.get(i), mark.y_high.get(i)) {
            let at = |y: f64| Some(point(pen.x.at(mark.x[i])?, pen.y.at(y)?));
            whisker(at(*low), at(*high), point(cap, 0.0));
        }
    }
    any
}
