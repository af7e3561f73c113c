//! How often each category occurs: the most frequent ones, the rest together.

use super::single;
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Bars, Mark};

/// Categories with their counts, in any order.
#[derive(Clone, Copy, Debug)]
pub struct Counts<'a> {
    pub names: &'a [String],
    pub counts: &'a [f64],
}

/// Bars of the `top` most frequent categories and of all others. They lie when their names are long or many.
pub fn counts(column: &str, given: Counts, top: usize) -> Figure {
    let mut order: Vec<(&String, f64)> = given.names.iter().zip(given.counts.iter().copied()).collect();
    // Ties keep the order they came in.
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = order.split_off(top.max(1).min(order.len()));
    let mut names: Vec<String> = order.iter().map(|(name, _)| (*name).clone()).collect();
    let mut values: Vec<f64> = order.iter().map(|(_, count)| *count).collect();
    let mut colours = vec![Ink::Series(0); values.len()];
    if !rest.is_empty() {
        names.push(format!("other ({})", rest.len()));
        values.push(rest.iter().map(|(_, count)| count).filter(|count| count.is_finite()).sum());
        colours.push(Ink::Muted);
    }
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let horizontal = names.len() > 8 || longest * names.len() > 70;
    let at = (0..values.len()).map(|i| i as f64).collect();
    let n_bars = names.len();
    let texts = Some(NumberFormat::Count);
    let bars = Bars { at, values, horizontal, colours, texts, ..Bars::default() };
    let categories = Axis {
        label: Some(column.to_owned()),
        kind: AxisKind::Category,
        categories: names,
        invert: horizontal,
        ..Axis::default()
    };
    let rows = Axis { label: Some("rows".to_owned()), format: NumberFormat::Count, ..Axis::default() };
    let (x, y) = if horizontal { (rows, categories) } else { (categories, rows) };
    let panel = Panel { x, y, marks: vec![Mark::Bars(bars)], ..Panel::default() };
    let mut figure = single(format!("Distribution of {column}"), panel);
    if horizontal {
        figure.height = figure.height.max(110 + 22 * u32::try_from(n_bars.min(200)).unwrap_or(200));
    }
    figure
}
