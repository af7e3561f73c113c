//! A box per group: quartiles, whiskers to the last point within 1.5 of the box, the points beyond.

use super::{Series, single};
use crate::figure::{Axis, AxisKind, Figure, Panel};
use crate::marks::{BoxStats, Boxes, Mark};

/// Nothing without a finite value. Quartiles lie between values as numpy's do.
pub fn box_stats(at: f64, values: &[f64]) -> Option<BoxStats> {
    let mut sorted: Vec<f64> = values.iter().copied().filter(|v| v.is_finite()).collect();
    sorted.sort_unstable_by(f64::total_cmp);
    let last = sorted.len().checked_sub(1)?;
    let quantile = |share: f64| {
        let place = share * last as f64;
        let below = place.floor() as usize;
        let (low, high) = (sorted[below], sorted[(below + 1).min(last)]);
        low + (high - low) * (place - below as f64)
    };
    let [quartile1, median, quartile3] = [0.25, 0.5, 0.75].map(quantile);
    let reach = 1.5 * (quartile3 - quartile1);
    let (from, to) = (quartile1 - reach, quartile3 + reach);
    let inside = || sorted.iter().copied().filter(|v| (from..=to).contains(v));
    let low = inside().next().unwrap_or(quartile1).min(quartile1);
    let high = inside().next_back().unwrap_or(quartile3).max(quartile3);
    let mean = sorted.iter().map(|v| v / sorted.len() as f64).sum();
    let outliers = sorted.iter().copied().filter(|v| !(from..=to).contains(v)).collect();
    Some(BoxStats { at, low, quartile1, median, quartile3, high, mean: Some(mean), outliers })
}

/// `labels` name the groups and their values; `log` makes the axis of values logarithmic.
pub fn boxes(title: &str, labels: [&str; 2], groups: &[Series], log: bool) -> Figure {
    let stats = groups.iter().enumerate().filter_map(|(i, group)| box_stats(i as f64, group.values)).collect();
    let names: Vec<String> = groups.iter().map(|group| group.name.to_owned()).collect();
    // Long names are read more easily beside lying boxes.
    let horizontal = names.iter().map(|name| name.chars().count() + 2).sum::<usize>() > 90;
    let mark = Mark::Boxes(Boxes { boxes: stats, horizontal, ..Boxes::default() });
    let n_groups = u32::try_from(names.len().min(200)).unwrap_or(200);
    let [of_groups, of_values] = labels.map(|label| Some(label.to_owned()).filter(|label| !label.is_empty()));
    let categories =
        Axis { label: of_groups, kind: AxisKind::Category, categories: names, invert: horizontal, ..Axis::default() };
    let kind = if log { AxisKind::Log } else { AxisKind::Numeric };
    let values = Axis { label: of_values, kind, ..Axis::default() };
    let (x, y) = if horizontal { (values, categories) } else { (categories, values) };
    let mut figure = single(title, Panel { x, y, marks: vec![mark], ..Panel::default() });
    if horizontal {
        figure.height = figure.height.max(110 + 26 * n_groups);
    }
    figure
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_and_outliers() {
        let stats = box_stats(0.0, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 100.0, f64::NAN]).unwrap();
        assert_eq!((stats.quartile1, stats.median, stats.quartile3), (3.0, 5.0, 7.0));
        assert_eq!((stats.low, stats.high, stats.outliers), (1.0, 8.0, vec![100.0]));
        assert_eq!(box_stats(0.0, &[f64::NAN]), None);
    }
}
