//! Two partitions of the same rows: how much one says about the other.

use std::collections::HashMap;

use libm::lgamma;

use crate::error::{Result, same_length};

/// Rows of each pair of classes that occurs, with the sums of both sides.
struct Table {
    n: u64,
    cells: Vec<(usize, usize, u64)>,
    rows: Vec<u64>,
    columns: Vec<u64>,
}

impl Table {
    fn new(truth: &[u32], predicted: &[u32]) -> Result<Self> {
        same_length("a comparison of partitions", truth.len(), predicted.len())?;
        let mut cells: HashMap<(u32, u32), u64> = HashMap::new();
        for pair in truth.iter().copied().zip(predicted.iter().copied()) {
            *cells.entry(pair).or_default() += 1;
        }
        let (row_of, column_of) = (numbered(truth), numbered(predicted));
        let (mut rows, mut columns) = (vec![0; row_of.len()], vec![0; column_of.len()]);
        let mut counted: Vec<(usize, usize, u64)> =
            cells.into_iter().map(|((row, column), count)| (row_of[&row], column_of[&column], count)).collect();
        // Sums of floats depend on their order, and a hash map has none.
        counted.sort_unstable();
        for (row, column, count) in &counted {
            rows[*row] += count;
            columns[*column] += count;
        }
        Ok(Self { n: truth.len() as u64, cells: counted, rows, columns })
    }

    /// Ordered pairs of rows that are together in both, in the truth, and in the prediction.
    fn pairs(&self) -> (i128, i128, i128) {
        let square = |count: u64| i128::from(count) * i128::from(count);
        let n = i128::from(self.n);
        let both = self.cells.iter().map(|(_, _, count)| square(*count)).sum::<i128>() - n;
        let truth = self.rows.iter().map(|count| square(*count)).sum::<i128>() - n;
        let predicted = self.columns.iter().map(|count| square(*count)).sum::<i128>() - n;
        (both, truth, predicted)
    }

    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
    fn mutual_information(&self) -> f64 {
        if self.rows.len() == 1 || self.columns.len() == 1 {
            return 0.0;
        }
        let n = self.n as f64;
        let term = |(row, column, count): &(usize, usize, u64)| {
            let count = *count as f64;
            let value = count / n * (count * n / (self.rows[*row] as f64 * self.columns[*column] as f64)).ln();
            if value.abs() < f64::EPSILON { 0.0 } else { value }
        };
        self.cells.iter().map(term).sum::<f64>().max(0.0)
    }

    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
    fn entropies(&self) -> (f64, f64) {
        let n = self.n as f64;
        let entropy = |counts: &[u64]| -> f64 {
            if counts.len() < 2 {
                return 0.0;
            }
            counts.iter().map(|count| *count as f64 / n).map(|share| -share * share.ln()).sum()
        };
        (entropy(&self.rows), entropy(&self.columns))
    }

    /// What chance alone would share: over the hypergeometric distribution of each cell.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
    fn expected_information(&self) -> f64 {
        let n = self.n as f64;
        let factorial = |count: u64| lgamma(count as f64 + 1.0);
        let mut sum = 0.0;
        for row in &self.rows {
            for column in &self.columns {
                let fixed = factorial(*row) + factorial(*column) + factorial(self.n - row) + factorial(self.n - column)
                    - factorial(self.n);
                let least = (row + column).saturating_sub(self.n).max(1);
                for count in least..=*row.min(column) {
                    let chance = fixed
                        - factorial(count)
                        - factorial(row - count)
                        - factorial(column - count)
                        - factorial(self.n + count - row - column);
                    let information = (n * count as f64 / (*row as f64 * *column as f64)).ln();
                    sum += count as f64 / n * information * chance.exp();
                }
            }
        }
        sum
    }
}

fn numbered(labels: &[u32]) -> HashMap<u32, usize> {
    let mut known: Vec<u32> = labels.to_vec();
    known.sort_unstable();
    known.dedup();
    known.into_iter().enumerate().map(|(place, label)| (label, place)).collect()
}

/// 1 for the same partition, about 0 for unrelated ones.
#[expect(clippy::cast_precision_loss, reason = "a ratio of counts")]
pub fn adjusted_rand(truth: &[u32], predicted: &[u32]) -> Result<f64> {
    let table = Table::new(truth, predicted)?;
    let (both, in_truth, in_predicted) = table.pairs();
    let n = i128::from(table.n);
    let (missed, wrong) = (in_truth - both, in_predicted - both);
    if missed == 0 && wrong == 0 {
        return Ok(1.0);
    }
    let neither = n * n - n - both - missed - wrong;
    let [both, missed, wrong, neither] = [both, missed, wrong, neither].map(|count| count as f64);
    Ok(2.0 * (both * neither - missed * wrong)
        / ((both + missed) * (missed + neither) + (both + wrong) * (wrong + neither)))
}

/// The geometric mean of precision and recall of pairs.
#[expect(clippy::cast_precision_loss, reason = "a ratio of counts")]
pub fn fowlkes_mallows(truth: &[u32], predicted: &[u32]) -> Result<f64> {
    let (both, in_truth, in_predicted) = Table::new(truth, predicted)?.pairs();
    Ok(if both == 0 {
        0.0
    } else {
        (both as f64 / in_predicted as f64).sqrt() * (both as f64 / in_truth as f64).sqrt()
    })
}

/// In nats.
pub fn mutual_information(truth: &[u32], predicted: &[u32]) -> Result<f64> {
    let table = Table::new(truth, predicted)?;
    Ok(if table.n == 0 { 0.0 } else { table.mutual_information() })
}

/// Over the mean of both entropies.
pub fn normalized_mutual_information(truth: &[u32], predicted: &[u32]) -> Result<f64> {
    let table = Table::new(truth, predicted)?;
    if table.rows.len() == table.columns.len() && table.rows.len() < 2 {
        return Ok(1.0);
    }
    let shared = table.mutual_information();
    let (truth, predicted) = table.entropies();
    Ok(if shared == 0.0 { 0.0 } else { shared / f64::midpoint(truth, predicted) })
}

/// The same without what chance gives. O(classes * classes * rows) at worst.
pub fn adjusted_mutual_information(truth: &[u32], predicted: &[u32]) -> Result<f64> {
    let table = Table::new(truth, predicted)?;
    if table.rows.len() < 2 || table.columns.len() < 2 {
        return Ok(if table.rows.len() == table.columns.len() { 1.0 } else { 0.0 });
    }
    let expected = table.expected_information();
    let (truth, predicted) = table.entropies();
    let away_from_zero = |value: f64| if value < 0.0 { value.min(-f64::EPSILON) } else { value.max(f64::EPSILON) };
    let gained = away_from_zero(table.mutual_information() - expected);
    Ok(gained / away_from_zero(f64::midpoint(truth, predicted) - expected))
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Partition {
    /// Whether each cluster holds one class only, and each class lies in one cluster.
    pub homogeneity: f64,
    pub completeness: f64,
    /// Their harmonic mean.
    pub v_measure: f64,
}

pub fn compare_partitions(truth: &[u32], predicted: &[u32]) -> Result<Partition> {
    let table = Table::new(truth, predicted)?;
    if table.n == 0 {
        return Ok(Partition { homogeneity: 1.0, completeness: 1.0, v_measure: 1.0 });
    }
    let shared = table.mutual_information();
    let (of_truth, of_predicted) = table.entropies();
    let ratio = |entropy: f64| if entropy == 0.0 { 1.0 } else { shared / entropy };
    let (homogeneity, completeness) = (ratio(of_truth), ratio(of_predicted));
    let sum = homogeneity + completeness;
    let v_measure = if sum == 0.0 { 0.0 } else { 2.0 * homogeneity * completeness / sum };
    Ok(Partition { homogeneity, completeness, v_measure })
}
