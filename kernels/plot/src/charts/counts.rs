//! How often each category occurs: the most frequent ones, the rest together.

use super::{BarOptions, Series, bars};
use crate::figure::Figure;

/// Categories with their counts, in any order.
#[derive(Clone, Copy, Debug)]
pub struct Counts<'a> {
    pub names: &'a [String],
    pub counts: &'a [f64],
}

/// Bars of the `top` most frequent categories and of all others. They lie when their names are long or many.
pub fn counts(column: &str, given: Counts, top: usize, log: bool) -> Figure {
    let mut order: Vec<(&String, f64)> = given.names.iter().zip(given.counts.iter().copied()).collect();
    // Ties keep the order they came in.
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = order.split_off(top.max(1).min(order.len()));
    let mut names: Vec<String> = order.iter().map(|(name, _)| (*name).clone()).collect();
    let mut values: Vec<f64> = order.iter().map(|(_, count)| *count).collect();
    if !rest.is_empty() {
        names.push(format!("other ({})", rest.len()));
        values.push(rest.iter().map(|(_, count)| count).filter(|count| count.is_finite()).sum());
    }
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let horizontal = Some(names.len() > 8 || longest * names.len() > 70);
    let options = BarOptions { horizontal, has_rest: !rest.is_empty(), log, ..BarOptions::default() };
    let series = Series { name: "rows", values: &values };
    bars(&format!("Distribution of {column}"), [column, "rows"], &names, &[series], options)
}
