//! Bars, with their edges on whole pixels so that neighbours neither overlap nor leave a seam.

use super::Pen;
use crate::arrange::Bar;
use crate::colour::Rgba;
use crate::figure::NumberFormat;
use crate::font;
use crate::format;
use crate::geometry::{Rect, point};
use crate::marks::{Align, Arrange, Bars};
use crate::palette::Colours;
use crate::scene::{Note, Role, Text};

pub fn draw(mark: &Bars, bars: &[Bar], colour: Rgba, pen: &mut Pen) -> bool {
    let mut rects: Vec<(usize, Rect)> = Vec::with_capacity(bars.len().min(1 << 16));
    let mut any = false;
    for (i, bar) in bars.iter().enumerate() {
        let Some(rect) = rect(bar, mark.horizontal, pen) else { continue };
        any = true;
        // Bars thinner than a pixel join the one before them.
        if let Some((_, last)) = rects.last_mut()
            && bars.len() > 2000
            && joins(last, &rect, mark.horizontal, pen.detail.pixel)
        {
            *last = Rect::new(
                last.left.min(rect.left),
                last.top.min(rect.top),
                last.right.max(rect.right),
                last.bottom.max(rect.bottom),
            );
            continue;
        }
        rects.push((i, rect));
    }
    if rects.len() > pen.detail.most_shapes {
        pen.scene.note(Note::Thinned, rects.len());
        let stride = rects.len().div_ceil(pen.detail.most_shapes);
        rects = rects.into_iter().step_by(stride).collect();
    }
    let texts = mark.texts.map(|format| Labels::of(mark, &rects, format, pen));
    if texts.as_ref().is_some_and(|labels| labels.texts.is_empty()) {
        pen.scene.note(Note::LabelsLeftOut, mark.values.len());
    }
    for (i, rect) in &rects {
        let fill = mark.colours.get(*i).map_or(colour, |ink| pen.colours.ink(*ink).faded(mark.alpha.unwrap_or(1.0)));
        let shown = snapped(rect, mark, pen);
        pen.scene.rect(&shown, fill, &pen.area);
        if let Some(ink) = mark.outline {
            let mut frame = shown.corners();
            frame.push(frame[0]);
            let ink = pen.colours.ink(ink);
            pen.scene.path(&frame, 1.0, ink, &pen.area.grown(0.5));
        }
        if mark.cut.is_some_and(|cut| cut > 0.0 && mark.values[*i].abs() > cut) {
            draw_gap(mark, *i, &shown, pen);
        }
        if let Some(texts) = &texts {
            draw_value(mark, *i, &shown, fill, texts, pen);
        }
    }
    any
}

fn rect(bar: &Bar, horizontal: bool, pen: &Pen) -> Option<Rect> {
    let (along, value) = if horizontal { (&pen.y, &pen.x) } else { (&pen.x, &pen.y) };
    let (from, to) = (along.at(bar.from)?, along.at(bar.to)?);
    let (foot, tip) = (value.foot(bar.foot)?, value.foot(bar.tip).filter(|_| bar.tip.is_finite())?);
    let ((from, to), (low, high)) = ((from.min(to), from.max(to)), (foot.min(tip), foot.max(tip)));
    Some(if horizontal { Rect::new(low, from, high, to) } else { Rect::new(from, low, to, high) })
}

fn joins(last: &Rect, next: &Rect, horizontal: bool, pixel: f64) -> bool {
    if horizontal { next.bottom - last.top < pixel } else { next.right - last.left < pixel }
}

/// On whole pixels, with a hair between neighbours that would touch. What has a value stays visible.
fn snapped(rect: &Rect, mark: &Bars, pen: &Pen) -> Rect {
    let pixel = pen.detail.pixel;
    let snap = |v: f64| pen.detail.snap(v);
    let mut shown = Rect::new(snap(rect.left), snap(rect.top), snap(rect.right), snap(rect.bottom));
    let touching = !mark.edges.is_empty() || mark.arrange == Arrange::Grouped;
    let (thick, long) = if mark.horizontal { (shown.height(), rect.width()) } else { (shown.width(), rect.height()) };
    let hair = if touching && thick >= 4.0 { 1.0 } else { 0.0 };
    if mark.horizontal {
        shown.bottom = (shown.bottom - hair).max(shown.top + pixel);
        if long > 0.0 {
            shown.right = shown.right.max(shown.left + pixel);
        }
    } else {
        shown.right = (shown.right - hair).max(shown.left + pixel);
        if long > 0.0 {
            shown.top = shown.top.min(shown.bottom - pixel);
        }
    }
    shown
}

/// A slanted gap across a cut bar, nearer to its tip than to its foot.
fn draw_gap(mark: &Bars, i: usize, bar: &Rect, pen: &mut Pen) {
    const SHARE: f64 = 0.66;
    const WIDE: f64 = 4.0;
    let share = if mark.values[i] < 0.0 { 1.0 - SHARE } else { SHARE };
    let thick = if mark.horizontal { bar.height() } else { bar.width() };
    let slant = 0.25 * thick.clamp(8.0, 32.0);
    let corners = if mark.horizontal {
        let at = bar.left + bar.width() * share;
        [(at + slant, bar.top), (at + slant + WIDE, bar.top), (at - slant + WIDE, bar.bottom), (at - slant, bar.bottom)]
    } else {
        let at = bar.bottom - bar.height() * share;
        [(bar.left, at + slant), (bar.left, at + slant + WIDE), (bar.right, at - slant + WIDE), (bar.right, at - slant)]
    };
    let ground = pen.colours.background;
    pen.scene.polygon(&corners.map(|(x, y)| point(x, y)), ground, bar);
}

/// The values of a mark as text; empty when the longest would touch its neighbour.
struct Labels {
    texts: Vec<String>,
    size: f64,
}

impl Labels {
    fn of(mark: &Bars, rects: &[(usize, Rect)], format: NumberFormat, pen: &Pen) -> Self {
        let size = pen.sizes.tick;
        let mut texts = if mark.values.len() > 2000 { Vec::new() } else { format::values(&mark.values, format) };
        let longest = texts.iter().map(|text| font::width(text, size, false)).fold(0.0, f64::max);
        let needed = if mark.horizontal { size } else { longest };
        let room = rects.iter().map(|(_, rect)| if mark.horizontal { rect.height() } else { rect.width() });
        if needed > room.fold(f64::INFINITY, f64::min) * if mark.arrange == Arrange::Overlaid { 1.15 } else { 1.0 } {
            texts.clear();
        }
        Self { texts, size }
    }
}

/// The value at the bar's tip, or inside a stacked one.
fn draw_value(mark: &Bars, i: usize, bar: &Rect, fill: Rgba, labels: &Labels, pen: &mut Pen) {
    let value = mark.values[i];
    let (Some(text), size) = (labels.texts.get(i), labels.size) else { return };
    let width = font::width(text, size, false);
    let stacked = mark.arrange == Arrange::Stacked;
    let (room_across, needed_across) = if mark.horizontal { (bar.width(), width) } else { (bar.height(), size) };
    if stacked && needed_across + 4.0 > room_across {
        return;
    }
    let centre = bar.centre();
    let mut inside = stacked;
    let place = |inside: bool| {
        if mark.horizontal {
            let y = centre.y - size / 2.0;
            match (stacked, inside, value < 0.0) {
                (true, ..) => (point(centre.x, y), Align::Centre),
                (_, true, false) => (point(bar.right - 5.0, y), Align::Right),
                (_, true, true) => (point(bar.left + 5.0, y), Align::Left),
                (_, false, false) => (point(bar.right + 5.0, y), Align::Left),
                (_, false, true) => (point(bar.left - 5.0, y), Align::Right),
            }
        } else {
            let y = match (stacked, inside, value < 0.0) {
                (true, ..) => centre.y - size / 2.0,
                (_, true, false) => bar.top + 3.0,
                (_, true, true) => bar.bottom - size - 3.0,
                (_, false, false) => bar.top - size - 2.0,
                (_, false, true) => bar.bottom + 3.0,
            };
            (point(centre.x, y), Align::Centre)
        }
    };
    let make = |inside: bool, colours: &Colours| {
        let (at, align) = place(inside);
        let colour = if inside { Colours::text_on(fill) } else { colours.text };
        Text { text: text.clone(), at, align, upwards: false, size, bold: false, colour, role: Role::Annotation }
    };
    let mut label = make(inside, pen.colours);
    let outside = |label: &Text, area: &Rect| {
        let bounds = label.bounds();
        bounds.top < area.top || bounds.bottom > area.bottom || bounds.right > area.right || bounds.left < area.left
    };
    if outside(&label, &pen.area) && !inside && room_across > needed_across + 10.0 {
        inside = true;
        label = make(inside, pen.colours);
    }
    if !outside(&label, &pen.area) {
        pen.scene.text(label);
    }
}
