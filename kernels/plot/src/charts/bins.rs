//! Bins of equal width, and how many values are in each: 10^8 of them on all threads without a copy.

use super::{Numbers, Sample, Tally};

/// Which bins a histogram has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// By default as many as the spread of the middle half suggests, between 5 and 80.
    pub bins: Option<usize>,
    /// The least and greatest finite value, when they are known already.
    pub ends: Option<(f64, f64)>,
    /// Equal width in logarithms; values that are not above zero are in no bin.
    pub log: bool,
}

/// Bins of equal width over all columns, or over their logarithms; none without a value to count.
pub fn edges(columns: &[Sample], wanted: Wanted) -> Option<Vec<f64>> {
    let Wanted { bins, ends, log } = wanted;
    let tally = || if log { Tally::of_logs(columns) } else { Tally::of(columns) };
    let (mut low, mut high) = ends.filter(|_| !log).or_else(|| tally().ends())?;
    let are_whole = columns.iter().all(|column| matches!(column.numbers, Numbers::Whole(_)));
    // Each bin covers the same number of whole numbers, or some bins would look twice as full as their neighbours.
    if are_whole && !log && low.abs().max(high.abs()) < 1e15 {
        let n_numbers = high - low + 1.0;
        let most = bins.unwrap_or_else(|| if n_numbers <= 40.0 { 40 } else { suggested(columns, low, high, log) });
        let wide = (n_numbers / most as f64).ceil();
        let count = (n_numbers / wide).ceil() as usize;
        return Some((0..=count).map(|i| low - 0.5 + i as f64 * wide).collect());
    }
    let is_constant = high - low <= low.abs().max(high.abs()) * 1e-11;
    if is_constant {
        let half = if low == 0.0 { 0.5 } else { low.abs() * 0.05 };
        (low, high) = (low - half, high + half);
    }
    let mut count = bins.unwrap_or_else(|| suggested(columns, low, high, log)).clamp(1, 10_000);
    if is_constant {
        // An odd number of bins: the only value is in the middle of one and not at the edge of two.
        count = (count - 1) | 1;
    }
    let edge = |i: usize| low + (high - low) * (i as f64 / count as f64);
    Some((0..=count).map(edge).collect())
}

/// Freedman and Diaconis' rule on a fine grid, which needs no sorting.
fn suggested(columns: &[Sample], low: f64, high: f64, log: bool) -> usize {
    const FINE: usize = 4096;
    let count = |cells: &mut Vec<u64>, values: &[f64]| {
        for v in values.iter().filter(|v| v.is_finite()) {
            cells[(((v - low) / (high - low) * FINE as f64) as usize).min(FINE - 1)] += 1;
        }
    };
    let counted = columns.iter().map(|column| column.numbers.fold_on(log, || vec![0; FINE], count, sum_of));
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

/// Counts of the finite values, or of their logarithms, between edges in equal steps; the last bin holds its right edge.
pub fn counts_between(edges: &[f64], numbers: Numbers, log: bool) -> Vec<f64> {
    let n_bins = edges.len().saturating_sub(1);
    let mut counts = vec![0; n_bins];
    if let ([first, .., last], true) = (edges, n_bins > 0) {
        let places = Places::new(*first, *last, edges);
        let wide = n_bins + 1;
        let count = |tables: &mut Vec<u64>, values: &[f64]| places.count(values, tables);
        let tables = numbers.fold_on(log, || vec![0; TABLES * wide], count, sum_of);
        for table in tables.chunks_exact(wide) {
            counts.iter_mut().zip(table).for_each(|(count, more)| *count += more);
        }
    }
    counts.into_iter().map(|count| count as f64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_in_one_bin() {
        let edges = [0.0, 0.1, 0.2, 0.300_000_000_000_000_04, 0.4];
        let numbers = Numbers::Floats(&[0.0, 0.1, 0.1, 0.3, 0.4, f64::NAN, 5.0]);
        assert_eq!(counts_between(&edges, numbers, false), [1.0, 2.0, 1.0, 1.0]);
        let logs = Numbers::Floats(&[1.0, 9.9, 10.0, 500.0, 0.0, -3.0]);
        assert_eq!(counts_between(&[0.0, 1.0, 2.0, 3.0], logs, true), [2.0, 1.0, 1.0]);
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
            assert_eq!(counts_between(&edges, Numbers::Floats(&values), false), counts);
        }
    }

    #[test]
    fn a_constant_column_has_bins_around_it() {
        let edges = |numbers, bins| edges(&[Sample { name: "a", numbers }], Wanted { bins, ..Wanted::default() });
        assert_eq!(edges(Numbers::Floats(&[8.0, 8.0]), Some(2)).unwrap(), [7.6, 8.4]);
        assert_eq!(edges(Numbers::Floats(&[f64::NAN]), None), None);
        assert_eq!(edges(Numbers::Whole(&[7, 9]), Some(30)).unwrap(), [6.5, 7.5, 8.5, 9.5]);
        assert_eq!(edges(Numbers::Whole(&[1, 10]), Some(4)).unwrap(), [0.5, 3.5, 6.5, 9.5, 12.5]);
    }
}
