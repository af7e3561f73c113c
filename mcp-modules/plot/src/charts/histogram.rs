//! Histograms of one column or of its groups, on common bins.

use super::{Series, ends, kde, single};
use crate::colour::Ink;
use crate::figure::{Axis, Figure, NumberFormat, Panel};
use crate::marks::{Bars, Line, Mark, Step};

/// Counts between edges; there is one more edge than counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Binned {
    pub edges: Vec<f64>,
    pub counts: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct HistogramOptions {
    /// By default as many as the spread of the middle half suggests, between 5 and 80.
    pub bins: Option<usize>,
    /// Adds a smooth line of the same area.
    pub smooth: bool,
}

/// Bins of equal width over all columns; nothing without a finite value.
fn edges(columns: &[Series], bins: Option<usize>) -> Option<Vec<f64>> {
    let (mut low, mut high) = ends(columns.iter().flat_map(|column| column.values))?;
    if high - low > 1e300 {
        return None;
    }
    if high - low <= low.abs().max(high.abs()) * 1e-11 {
        let half = if low == 0.0 { 0.5 } else { low.abs() * 0.05 };
        (low, high) = (low - half, high + half);
    }
    let count = bins.unwrap_or_else(|| suggested(columns, low, high)).clamp(1, 10_000);
    let edge = |i: usize| low + (high - low) * (i as f64 / count as f64);
    Some((0..=count).map(edge).collect())
}

/// Freedman and Diaconis' rule on a fine grid, which needs no sorting.
fn suggested(columns: &[Series], low: f64, high: f64) -> usize {
    const FINE: usize = 4096;
    let mut cells = vec![0_u64; FINE];
    let mut total = 0_u64;
    for v in columns.iter().flat_map(|column| column.values).filter(|v| v.is_finite()) {
        cells[(((v - low) / (high - low) * FINE as f64) as usize).min(FINE - 1)] += 1;
        total += 1;
    }
    let quantile = |share: f64| {
        let mut seen = 0;
        cells.iter().position(|count| {
            seen += count;
            seen as f64 >= share * total as f64
        })
    };
    let middle = quantile(0.75).unwrap_or(FINE) - quantile(0.25).unwrap_or(0);
    let wide = 2.0 * (middle.max(1) as f64 / FINE as f64) / (total as f64).cbrt();
    let sturges = (total as f64).log2().ceil() + 1.0;
    (1.0 / wide).clamp(sturges.min(30.0), 80.0).clamp(5.0, 80.0).round() as usize
}

/// Counts of the finite values between sorted edges; the last bin holds its right edge.
pub fn bin(values: &[f64], edges: &[f64]) -> Binned {
    let n_bins = edges.len().saturating_sub(1);
    let mut counts = vec![0.0; n_bins];
    if let ([first, .., last], true) = (edges, n_bins > 0) {
        let wide = (last - first) / n_bins as f64;
        for v in values.iter().filter(|v| **v >= *first && **v <= *last) {
            let mut i = (((v - first) / wide) as usize).min(n_bins - 1);
            // The division may be off by one bin at an edge.
            while i > 0 && *v < edges[i] {
                i -= 1;
            }
            while i + 1 < n_bins && *v >= edges[i + 1] {
                i += 1;
            }
            counts[i] += 1.0;
        }
    }
    Binned { edges: edges.to_vec(), counts }
}

/// The distribution of a column, by group when there are several series.
pub fn histogram(column: &str, groups: &[Series], options: HistogramOptions) -> Figure {
    let title = format!("Distribution of {column}");
    let Some(edges) = edges(groups, options.bins) else { return single(title, panel(column, Vec::new())) };
    let (wide, ends) = (edges[1] - edges[0], (edges[0], edges[edges.len() - 1]));
    let several = groups.len() > 1;
    let mut marks = Vec::new();
    for (i, group) in groups.iter().enumerate() {
        let Binned { edges, counts } = bin(group.values, &edges);
        let total: f64 = counts.iter().sum();
        let label = several.then(|| group.name.to_owned());
        let colour = Some(Ink::Series(i));
        // Bars of more than two groups hide each other; their outlines do not.
        if groups.len() > 2 {
            let mut y = counts;
            y.push(y.last().copied().unwrap_or(0.0));
            marks.push(Mark::Line(Line { x: edges, y, step: Step::After, label, colour, ..Line::default() }));
        } else {
            let alpha = several.then_some(0.55).or(options.smooth.then_some(0.55));
            marks.push(Mark::Bars(Bars { edges, values: counts, label, colour, alpha, ..Bars::default() }));
        }
        if let Some(smooth) = kde::density(group.values).filter(|_| options.smooth && groups.len() <= 2) {
            let y = smooth.y.iter().map(|density| density * total * wide).collect();
            let inside = |x: &f64| *x >= ends.0 && *x <= ends.1;
            let (x, y) = smooth.x.iter().copied().zip::<Vec<f64>>(y).filter(|(x, _)| inside(x)).unzip();
            let label = (!several).then(|| "smoothed".to_owned());
            marks.push(Mark::Line(Line { x, y, label, colour, width: Some(2.2), ..Line::default() }));
        }
    }
    single(title, panel(column, marks))
}

/// A histogram whose bins were counted elsewhere.
pub fn binned_histogram(column: &str, binned: &Binned) -> Figure {
    let bars = Bars { edges: binned.edges.clone(), values: binned.counts.clone(), ..Bars::default() };
    single(format!("Distribution of {column}"), panel(column, vec![Mark::Bars(bars)]))
}

fn panel(column: &str, marks: Vec<Mark>) -> Panel {
    Panel {
        x: Axis { label: Some(column.to_owned()), grid: Some(false), ..Axis::default() },
        y: Axis {
            label: Some("rows".to_owned()),
            format: NumberFormat::Count,
            range: [Some(0.0), None],
            ..Axis::default()
        },
        marks,
        ..Panel::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_in_one_bin() {
        let edges = [0.0, 0.1, 0.2, 0.300_000_000_000_000_04, 0.4];
        let found = bin(&[0.0, 0.1, 0.1, 0.3, 0.4, f64::NAN, 5.0], &edges);
        assert_eq!(found.counts, [1.0, 2.0, 1.0, 1.0]);
    }

    #[test]
    fn a_constant_column_has_bins_around_it() {
        let found = edges(&[Series { name: "a", values: &[7.0, 7.0] }], Some(2)).unwrap();
        assert_eq!(found, [6.65, 7.0, 7.35]);
        assert_eq!(edges(&[Series { name: "a", values: &[f64::NAN] }], None), None);
    }
}
