//! Histograms of one column or of its groups, on common bins.

use super::{Numbers, Sample, Tally, kde, single};
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
    /// The least and greatest finite value, when they are known already.
    pub ends: Option<(f64, f64)>,
}

/// Bins of equal width over all columns; nothing without a finite value.
fn edges(columns: &[Sample], options: HistogramOptions) -> Option<Vec<f64>> {
    let HistogramOptions { bins, ends, .. } = options;
    let (mut low, mut high) = ends.or_else(|| Tally::of(columns).ends())?;
    let whole = columns.iter().all(|column| matches!(column.numbers, Numbers::Whole(_)));
    // A bar for each of a few whole numbers: bins of another width would count some of them twice as often.
    if whole && high - low < bins.unwrap_or(40) as f64 {
        let count = (high - low) as usize + 1;
        return Some((0..=count).map(|i| low - 0.5 + i as f64).collect());
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
fn suggested(columns: &[Sample], low: f64, high: f64) -> usize {
    const FINE: usize = 4096;
    let count = |cells: &mut Vec<u64>, values: &[f64]| {
        for v in values.iter().filter(|v| v.is_finite()) {
            cells[(((v - low) / (high - low) * FINE as f64) as usize).min(FINE - 1)] += 1;
        }
    };
    let counted = columns.iter().map(|column| column.numbers.fold(|| vec![0; FINE], count, sum_of));
    let cells = counted.fold(vec![0; FINE], sum_of);
    let total: u64 = cells.iter().sum();
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

fn sum_of(mut counts: Vec<u64>, more: Vec<u64>) -> Vec<u64> {
    counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
    counts
}

/// Neighbours are often in one bin: in tables of their own they need not wait for each other. Each table has one bin
/// more, for what lies outside.
const TABLES: usize = 4;

/// Which bin a value is in, for many at a time.
struct Places<'a> {
    first: f64,
    last: f64,
    edges: &'a [f64],
    per_unit: f64,
    /// This near to an edge, in bins, the quick way may err.
    doubt: f64,
}

impl<'a> Places<'a> {
    fn new(first: f64, last: f64, edges: &'a [f64]) -> Self {
        let n_bins = (edges.len() - 1) as f64;
        let per_unit = n_bins / (last - first);
        let doubt = 8.0 * f64::EPSILON * (n_bins + first.abs().max(last.abs()) * per_unit);
        Self { first, last, edges, per_unit, doubt }
    }

    fn outside(&self) -> usize {
        self.edges.len() - 1
    }

    fn exact(&self, v: f64) -> usize {
        if !(v >= self.first && v <= self.last) {
            return self.outside();
        }
        self.edges.partition_point(|edge| *edge <= v).clamp(1, self.outside()) - 1
    }

    /// Without branches, so that a loop over it runs in vectors; and whether that can be trusted.
    #[expect(clippy::needless_bitwise_bool, reason = "a lazy `and` is a branch, and keeps the loop out of vectors")]
    fn quick(&self, v: f64) -> (u32, bool) {
        // Adding it and taking it away leaves the nearest whole number.
        const ROUND: f64 = 6_755_399_441_055_744.0;
        let scaled = ((v - self.first) * self.per_unit).max(0.0).min(self.outside() as f64);
        let from_edge = (scaled - ((scaled + ROUND) - ROUND)).abs();
        let is_inside = (v >= self.first) & (v <= self.last);
        let place = if is_inside { scaled as u32 } else { self.outside() as u32 };
        (place, !is_inside | (from_edge > self.doubt))
    }

    fn count(&self, values: &[f64], tables: &mut [u64]) {
        const BLOCK: usize = 256;
        let wide = self.outside() + 1;
        let mut places = [0_u32; BLOCK];
        for block in values.chunks(BLOCK) {
            let mut is_sure = true;
            for (place, v) in places.iter_mut().zip(block) {
                let (found, can_be_trusted) = self.quick(*v);
                *place = found;
                is_sure &= can_be_trusted;
            }
            for (i, v) in block.iter().enumerate() {
                let place = if is_sure { places[i] as usize } else { self.exact(*v) };
                tables[i % TABLES * wide + place] += 1;
            }
        }
    }
}

/// Counts of the finite values between edges in equal steps; the last bin holds its right edge.
pub fn bin(numbers: Numbers, edges: &[f64]) -> Binned {
    let n_bins = edges.len().saturating_sub(1);
    let mut counts = vec![0; n_bins];
    if let ([first, .., last], true) = (edges, n_bins > 0) {
        let places = Places::new(*first, *last, edges);
        let wide = n_bins + 1;
        let tables = numbers.fold(|| vec![0; TABLES * wide], |tables, values| places.count(values, tables), sum_of);
        for table in tables.chunks_exact(wide) {
            counts.iter_mut().zip(table).for_each(|(count, more)| *count += more);
        }
    }
    Binned { edges: edges.to_vec(), counts: counts.into_iter().map(|count| count as f64).collect() }
}

/// The distribution of a column, by group when there are several series.
pub fn histogram(column: &str, groups: &[Sample], options: HistogramOptions) -> Figure {
    let title = format!("Distribution of {column}");
    let Some(edges) = edges(groups, options) else { return single(title, panel(column, Vec::new())) };
    let (wide, ends) = (edges[1] - edges[0], (edges[0], edges[edges.len() - 1]));
    let several = groups.len() > 1;
    let mut marks = Vec::new();
    for (i, group) in groups.iter().enumerate() {
        let Binned { edges, counts } = bin(group.numbers, &edges);
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
        let smooth = if options.smooth && groups.len() <= 2 { smoothed(group.numbers) } else { None };
        if let Some(smooth) = smooth {
            let y = smooth.y.iter().map(|density| density * total * wide).collect();
            let inside = |x: &f64| *x >= ends.0 && *x <= ends.1;
            let (x, y) = smooth.x.iter().copied().zip::<Vec<f64>>(y).filter(|(x, _)| inside(x)).unzip();
            let label = (!several).then(|| "smoothed".to_owned());
            marks.push(Mark::Line(Line { x, y, label, colour, width: Some(2.2), ..Line::default() }));
        }
    }
    single(title, panel(column, marks))
}

fn smoothed(numbers: Numbers) -> Option<kde::Density> {
    match numbers {
        Numbers::Floats(values) => kde::density(values),
        _ => kde::density(&numbers.to_floats()),
    }
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
        let found = bin(Numbers::Floats(&[0.0, 0.1, 0.1, 0.3, 0.4, f64::NAN, 5.0]), &edges);
        assert_eq!(found.counts, [1.0, 2.0, 1.0, 1.0]);
    }

    #[test]
    fn the_quick_way_agrees_with_the_exact_one() {
        for (low, high, n_bins) in [(-3.0, 4.0, 30), (1e9, 1e9 + 1.0, 77), (0.1, 0.7, 6), (-1e-9, 1e300, 10_000)] {
            let edges: Vec<f64> =
                (0..=n_bins).map(|i| low + (high - low) * (f64::from(i) / f64::from(n_bins))).collect();
            let mut values: Vec<f64> =
                (0..5000).map(|i| low + (high - low) * (f64::from(i) * 0.618_034).fract()).collect();
            values.extend(edges.iter().flat_map(|edge| [edge.next_down(), *edge, edge.next_up()]));
            values.extend([f64::NAN, f64::INFINITY, f64::NEG_INFINITY]);
            let places = Places::new(low, high, &edges);
            let mut counts = vec![0.0; edges.len()];
            for v in &values {
                counts[places.exact(*v)] += 1.0;
            }
            counts.pop();
            assert_eq!(bin(Numbers::Floats(&values), &edges).counts, counts);
        }
    }

    #[test]
    fn a_constant_column_has_bins_around_it() {
        let edges = |numbers, bins| {
            edges(&[Sample { name: "a", numbers }], HistogramOptions { bins, ..HistogramOptions::default() })
        };
        assert_eq!(edges(Numbers::Floats(&[7.0, 7.0]), Some(2)).unwrap(), [6.65, 7.0, 7.35]);
        assert_eq!(edges(Numbers::Floats(&[f64::NAN]), None), None);
        assert_eq!(edges(Numbers::Whole(&[7, 9]), Some(30)).unwrap(), [6.5, 7.5, 8.5, 9.5]);
    }
}
