//! Tests of counts: chi-square of a distribution and of a table, and Fisher's exact test.

use super::TestResult;
use crate::distributions::{Alternative, chi_squared, hypergeometric_mass};
use crate::error::{Result, StatisticsError, require, same_length};
use crate::numbers::exact_sum;

/// Counts this close to the observed one are as likely, as far as rounding can tell.
const AS_LIKELY: f64 = 1.0 + 1e-14;
/// Larger tables have a chi-square test.
const MAX_COUNT: u64 = i32::MAX as u64;
/// Observed and expected counts must add up to the same, within the root of the precision.
const SUM_TOLERANCE: f64 = 1.490_116_119_384_765_6e-8;

/// Goodness of fit; without `expected` all are equally likely. `removed` is taken off the degrees of freedom.
#[expect(clippy::cast_precision_loss, reason = "a number of categories")]
pub fn chi_square(observed: &[f64], expected: Option<&[f64]>, removed: usize) -> Result<TestResult> {
    require("chi_square", "categories", 1, observed.len())?;
    let n = observed.len() as f64;
    let sum = exact_sum(observed.iter().copied());
    let equal = vec![sum / n; observed.len()];
    let expected = expected.unwrap_or(&equal);
    same_length("chi_square", observed.len(), expected.len())?;
    let expected_sum = exact_sum(expected.iter().copied());
    if (sum - expected_sum).abs() / sum.min(expected_sum) > SUM_TOLERANCE {
        return Err(StatisticsError::wanted(
            "chi_square",
            "observed and expected counts with the same sum",
            format!("{sum} and {expected_sum}"),
        ));
    }
    let statistic = exact_sum(observed.iter().zip(expected).map(|(found, wanted)| (found - wanted).powi(2) / wanted));
    let df = n - 1.0 - removed as f64;
    Ok(TestResult::with_degrees(statistic, chi_squared(statistic, df).upper, &[df]))
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChiSquareTable {
    pub result: TestResult,
    /// What independence would give, row by row.
    pub expected: Vec<Vec<f64>>,
}

/// Sums of rows times sums of columns over the sum of all. Every row has the same length.
pub fn expected_counts(table: &[Vec<f64>]) -> Result<Vec<Vec<f64>>> {
    let n_columns = table.first().map_or(0, Vec::len);
    require("a table of counts", "rows and columns", 1, table.len().min(n_columns))?;
    for row in table {
        same_length("a table of counts", n_columns, row.len())?;
        if let Some(count) = row.iter().find(|count| !count.is_finite() || **count < 0.0) {
            return Err(StatisticsError::wanted("a table of counts", "counts of zero or more", count));
        }
    }
    let rows: Vec<f64> = table.iter().map(|row| row.iter().sum()).collect();
    let columns: Vec<f64> = (0..n_columns).map(|column| table.iter().map(|row| row[column]).sum()).collect();
    let all: f64 = rows.iter().sum();
    Ok(rows.iter().map(|row| columns.iter().map(|column| row * column / all).collect()).collect())
}

/// Independence of rows and columns. With one degree of freedom `corrected` moves each count up to
/// half towards what is expected (Yates).
#[expect(clippy::cast_precision_loss, reason = "a handful of rows and columns")]
pub fn chi_square_table(table: &[Vec<f64>], corrected: bool) -> Result<ChiSquareTable> {
    let expected = expected_counts(table)?;
    if expected.iter().flatten().any(|count| *count == 0.0 || count.is_nan()) {
        return Err(StatisticsError::wanted("chi_square", "a count in every row and every column", "an empty one"));
    }
    let df = (table.len() - 1) * (table[0].len() - 1);
    if df == 0 {
        return Ok(ChiSquareTable { result: TestResult::with_degrees(0.0, 1.0, &[0.0]), expected });
    }
    let has_correction = corrected && df == 1;
    let statistic = exact_sum(table.iter().flatten().zip(expected.iter().flatten()).map(|(found, wanted)| {
        let mut apart = (found - wanted).abs();
        if has_correction {
            apart -= apart.min(0.5);
        }
        apart * apart / wanted
    }));
    let df = df as f64;
    Ok(ChiSquareTable {
        result: TestResult::with_degrees(statistic, chi_squared(statistic, df).upper, &[df]),
        expected,
    })
}

/// Whether two rows of counts have one distribution, also where most counts are small.
///
/// The statistic is scaled to the mean and variance that it has over all tables with the same sums, which chance makes by
/// dealing the values out anew. Columns without counts are left out.
#[expect(clippy::cast_precision_loss, reason = "a number of categories")]
pub fn chi_square_thin(first: &[f64], second: &[f64]) -> TestResult {
    let columns: Vec<(f64, f64)> =
        first.iter().zip(second).map(|(a, b)| (*a, *b)).filter(|(a, b)| a + b > 0.0).collect();
    let (n_first, n_second) = columns.iter().fold((0.0, 0.0), |(x, y), (a, b)| (x + a, y + b));
    let (all, k) = (n_first + n_second, columns.len() as f64);
    let statistic = exact_sum(columns.iter().map(|(a, b)| {
        let apart = a * n_second - b * n_first;
        apart * apart / ((a + b) * n_first * n_second)
    }));
    let mean = all * (k - 1.0) / (all - 1.0);
    let spread = |n: f64, reciprocals: f64| {
        let uneven = (all * reciprocals - n * n) / (all - 2.0);
        ((n - 1.0) * (all - n) / (all - 1.0) - uneven, uneven)
    };
    let (rows, uneven_rows) = spread(2.0, 1.0 / n_first + 1.0 / n_second);
    let (values, uneven_values) = spread(k, columns.iter().map(|(a, b)| 1.0 / (a + b)).sum());
    let variance = 2.0 * all / (all - 3.0) * rows * values + all * all / (all - 1.0) * uneven_rows * uneven_values;
    // One column, or every value once: all tables look alike, and none is evidence.
    let is_fixed = all <= 3.0 || n_first == 0.0 || n_second == 0.0 || variance <= mean * 1e-9;
    if k < 2.0 || is_fixed {
        return TestResult::with_degrees(statistic, 1.0, &[0.0]);
    }
    let scale = 2.0 * mean / variance;
    TestResult::with_degrees(statistic, chi_squared(scale * statistic, scale * mean).upper, &[scale * mean])
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FisherExact {
    /// Of the sample; infinite when a product is zero, NaN when a row or column is empty.
    pub odds_ratio: f64,
    pub p_value: f64,
}

/// Of a table of two by two; O(smallest sum).
#[expect(clippy::cast_precision_loss, reason = "counts are below 2^31")]
pub fn fisher_exact(table: [[u64; 2]; 2], alternative: Alternative) -> Result<FisherExact> {
    if let Some(count) = table.iter().flatten().find(|count| **count > MAX_COUNT) {
        return Err(StatisticsError::wanted("fisher_exact", "counts below 2147483648", count));
    }
    let [[a, b], [c, d]] = table;
    if a + b == 0 || c + d == 0 || a + c == 0 || b + d == 0 {
        return Ok(FisherExact { odds_ratio: f64::NAN, p_value: 1.0 });
    }
    let odds_ratio = if b > 0 && c > 0 { a as f64 * d as f64 / (b as f64 * c as f64) } else { f64::INFINITY };
    let (all, marked, drawn) = (a + b + c + d, a + b, a + c);
    let (least, most) = (drawn.saturating_sub(all - marked), drawn.min(marked));
    let mass = |k: u64| hypergeometric_mass(k, all, marked, drawn);
    let observed = mass(a);
    let p_value: f64 = match alternative {
        Alternative::Less => (least..=a).map(mass).sum(),
        Alternative::Greater => (a..=most).map(mass).sum(),
        Alternative::TwoSided => (least..=most).map(mass).filter(|chance| *chance <= observed * AS_LIKELY).sum(),
    };
    Ok(FisherExact { odds_ratio, p_value: p_value.min(1.0) })
}
