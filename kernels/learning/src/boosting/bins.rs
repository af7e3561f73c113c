//! Values as numbers of bins, and the edges between bins.

use rayon::prelude::*;

/// Edges that can be counted with one byte.
const MOST_EDGES: usize = 255;
const ROWS_AT_ONCE: usize = 4096;
/// Values whose bins are looked for side by side, so that none waits for the steps of another.
const LANES: usize = 8;

/// Edges that are halfway between values are not larger than this.
const ALMOST_INFINITE: f64 = 1e300;

/// The edges between bins of each column but those that are left out: halfway between its values, or where these are more
/// than `most`, halfway between the ranks next to each of the `shares` of it. Values that are NaN do not count.
pub fn edges_of(values: &[f64], n_columns: usize, left_out: &[bool], most: usize, shares: &[f64]) -> Vec<Vec<f64>> {
    let of = |column: usize| {
        if left_out.get(column).copied().unwrap_or(false) {
            return Vec::new();
        }
        let values = values.iter().skip(column).step_by(n_columns.max(1));
        let mut keys: Vec<i64> = values.filter(|value| !value.is_nan()).map(|value| key(*value)).collect();
        keys.sort_unstable();
        let sorted: Vec<f64> = keys.into_iter().map(value).collect();
        let halfway = edges_of_sorted(&sorted, most, shares);
        halfway.into_iter().map(|edge| edge.min(ALMOST_INFINITE)).collect()
    };
    (0..n_columns).into_par_iter().map(of).collect()
}

/// A whole number that is ordered as the value is.
fn key(value: f64) -> i64 {
    turned(value.to_bits().cast_signed())
}

fn value(key: i64) -> f64 {
    f64::from_bits(turned(key).cast_unsigned())
}

/// Numbers below zero stand the other way round.
fn turned(bits: i64) -> i64 {
    bits ^ ((bits >> 63).cast_unsigned() >> 1).cast_signed()
}

#[expect(clippy::float_cmp, reason = "equal to the last bit is the case meant")]
fn edges_of_sorted(sorted: &[f64], most: usize, shares: &[f64]) -> Vec<f64> {
    let is_new = |pair: &&[f64]| pair[0] != pair[1];
    let n_distinct = usize::from(!sorted.is_empty()) + sorted.windows(2).filter(is_new).count();
    if n_distinct <= most {
        return sorted.windows(2).filter(is_new).map(|pair| (pair[0] + pair[1]) * 0.5).collect();
    }
    let last = sorted.len() - 1;
    #[expect(clippy::cast_precision_loss, reason = "a count of rows")]
    let span = last as f64;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a rank")]
    let at = |rank: f64| sorted[(rank as usize).min(last)];
    shares
        .iter()
        .map(|share| {
            let rank = share * span;
            let (low, high) = (at(rank.floor()), at(rank.ceil()));
            // The rank between the two, rounded as numpy rounds it.
            let middle = 0.5 * (rank.floor() + rank.ceil());
            if middle.fract() == 0.0 { at(middle) } else { high - (high - low) * 0.5 }
        })
        .collect()
}

/// The bin of each value, column by column: how many edges lie below it; NaN, and what is negative in a categorical column,
/// goes to the last. `values` are rows one after the other, edges rise.
pub fn to_bins(values: &[f64], edges: &[&[f64]], is_categorical: &[bool], missing: u8) -> Vec<u8> {
    let n_columns = edges.len().max(1);
    let n_rows = values.len() / n_columns;
    let mut bins = vec![0; n_rows * edges.len()];
    let padded: Vec<[f64; MOST_EDGES]> = edges.iter().map(|edges| padded(edges)).collect();
    // Rows are read once, for all columns: each block of them fills a piece of every column.
    let mut blocks: Vec<Vec<&mut [u8]>> = (0..n_rows.div_ceil(ROWS_AT_ONCE)).map(|_| Vec::new()).collect();
    for column in bins.chunks_mut(n_rows.max(1)) {
        for (block, piece) in blocks.iter_mut().zip(column.chunks_mut(ROWS_AT_ONCE)) {
            block.push(piece);
        }
    }
    blocks.into_par_iter().zip(values.par_chunks(ROWS_AT_ONCE * n_columns)).for_each(|(pieces, rows)| {
        for (column, bins) in pieces.into_iter().enumerate() {
            let least = if is_categorical.get(column).copied().unwrap_or(false) { 0.0 } else { f64::NEG_INFINITY };
            let values = rows.iter().skip(column).step_by(n_columns).copied();
            fill(bins, values, &padded[column], least, missing);
        }
    });
    bins
}

/// Edges beyond those there are: no value is above them. A column with more than a byte counts goes up to the last.
fn padded(edges: &[f64]) -> [f64; MOST_EDGES] {
    std::array::from_fn(|place| edges.get(place).copied().unwrap_or(f64::INFINITY))
}

fn fill(bins: &mut [u8], mut values: impl Iterator<Item = f64>, edges: &[f64; MOST_EDGES], least: f64, missing: u8) {
    for bins in bins.chunks_mut(LANES) {
        let mut lanes = [0.0; LANES];
        lanes.iter_mut().zip(values.by_ref().take(bins.len())).for_each(|(lane, value)| *lane = value);
        let found = n_below(&lanes, edges);
        for ((bin, value), found) in bins.iter_mut().zip(lanes).zip(found) {
            // Not at least the least: NaN too.
            *bin = if value >= least { found } else { missing };
        }
    }
}

/// How many edges lie below each value, half of the places left with each step.
fn n_below(values: &[f64; LANES], edges: &[f64; MOST_EDGES]) -> [u8; LANES] {
    let mut places = [0_u8; LANES];
    for step in [128_u8, 64, 32, 16, 8, 4, 2, 1] {
        for (place, value) in places.iter_mut().zip(values) {
            let next = *place + (step - 1);
            let is_above = edges[usize::from(next)] < *value;
            *place += if is_above { step } else { 0 };
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::{edges_of, to_bins};

    const MISSING: u8 = 255;

    #[test]
    fn edges_lie_halfway_between_few_values() {
        // Columns side by side: three values and one that is missing; nothing but missing ones; one that is left out.
        let values = [3.0, f64::NAN, 1.0, -1.0, f64::NAN, 2.0, f64::NAN, f64::NAN, 3.0, 0.0, f64::NAN, 4.0];
        let edges = edges_of(&values, 3, &[false, false, true], 255, &[]);
        assert_eq!(edges, [vec![-0.5, 1.5], vec![], vec![]]);
        assert_eq!(
            edges_of(&[1e300, f64::INFINITY, f64::NEG_INFINITY], 1, &[], 255, &[]),
            [vec![f64::NEG_INFINITY, 1e300]]
        );
    }

    #[test]
    fn edges_of_many_values_are_halfway_between_ranks() {
        let values: Vec<f64> = (0..11).rev().map(f64::from).collect();
        assert_eq!(edges_of(&values, 1, &[], 4, &[0.25, 0.5, 0.75]), [vec![2.5, 5.0, 7.5]]);
    }

    #[test]
    fn bins_are_counts_of_edges_below() {
        let rows = [-1.0, 0.0, 0.5, 2.0, 0.51, -3.0, f64::NAN, f64::NAN, 9.0, 1.0];
        let edges: [&[f64]; 2] = [&[0.5, 4.0], &[0.0, 1.5]];
        assert_eq!(to_bins(&rows, &edges, &[false, true], MISSING), [0, 0, 1, MISSING, 2, 0, 2, MISSING, MISSING, 1]);
    }
}
