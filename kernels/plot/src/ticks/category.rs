//! Names of categories: beside each other, wrapped, read upwards, or every n-th, whichever first has room.

use std::collections::HashSet;

use super::{Room, Tick, Ticks, apart, stacked_apart};
use crate::figure::{Axis, AxisKind};
use crate::font;

pub fn name(axis: &Axis, at: f64) -> String {
    let named = if at >= 0.0 { axis.categories.get(at.round() as usize) } else { None };
    named.map_or_else(|| format!("{at}"), |name| font::clean(name).replace('\n', " "))
}

pub fn choose(axis: &Axis, room: &Room) -> Ticks {
    let (low, high) = room.ends();
    let (first, last) = (low.ceil().max(0.0), high.floor().min(axis.categories.len() as f64 - 1.0));
    if last < first {
        return Ticks::default();
    }
    let n_places = (last - first) as usize + 1;
    // Names beyond what a picture can hold are not even measured.
    let stride_of_many = (n_places / 2000).max(1);
    let places: Vec<f64> = (0..n_places).step_by(stride_of_many).map(|i| first + i as f64).collect();
    let whole: Vec<String> = places.iter().map(|at| name(axis, *at)).collect();
    let tick = |at: &f64, lines: Vec<String>| Tick { at: *at, lines };
    if room.horizontal {
        let flat: Vec<Tick> = places.iter().zip(&whole).map(|(at, text)| tick(at, vec![text.clone()])).collect();
        if apart(&flat, room, AxisKind::Category) {
            return Ticks { ticks: flat, ..Ticks::default() };
        }
        let slot = room.length / (high - low) - room.size * 0.7;
        let wrapped: Vec<Vec<String>> = whole.iter().map(|text| font::wrap(text, room.size, false, slot, 4)).collect();
        let cut = wrapped.iter().zip(&whole).filter(|(lines, text)| lines.join(" ") != **text).count();
        // Four wide lines hold more of a name than one that reads upwards.
        if cut == 0 || slot > room.depth.min(room.size * 8.0) {
            let ticks = places.iter().zip(wrapped).map(|(at, lines)| tick(at, lines)).collect();
            return Ticks { ticks, cut, ..Ticks::default() };
        }
    }
    let slot = room.length / (high - low);
    let is_long = |text: &String| font::width(text, room.size, false) > room.depth;
    if !room.horizontal && whole.iter().any(is_long) && slot > font::height(2, room.size) + room.size * 0.2 {
        let lines = |text: &String| font::wrap(text, room.size, false, room.depth, 2);
        let ticks: Vec<Tick> = places.iter().zip(&whole).map(|(at, text)| tick(at, lines(text))).collect();
        let cut = ticks.iter().zip(&whole).filter(|(tick, text)| tick.lines.join(" ") != **text).count();
        return Ticks { ticks, cut, ..Ticks::default() };
    }
    let short = shortened(&whole, room);
    let cut = short.iter().zip(&whole).filter(|(short, text)| short != text).count();
    for stride in 1..=short.len() {
        let some = places.iter().zip(&short).step_by(stride);
        let ticks: Vec<Tick> = some.map(|(at, text)| tick(at, vec![text.clone()])).collect();
        if stacked_apart(&ticks, room, AxisKind::Category) || stride == short.len() {
            let left_out = n_places - ticks.len();
            return Ticks { ticks, upwards: room.horizontal, left_out, cut };
        }
    }
    Ticks::default()
}

/// Names cut at their end, or in their middle when names that differ would look the same.
fn shortened(whole: &[String], room: &Room) -> Vec<String> {
    let distinct = |names: &[String]| names.iter().collect::<HashSet<_>>().len();
    let at_end: Vec<String> = whole.iter().map(|text| font::cut(text, room.size, false, room.depth)).collect();
    if distinct(&at_end) == distinct(whole) {
        return at_end;
    }
    whole.iter().map(|text| font::cut_middle(text, room.size, false, room.depth)).collect()
}
