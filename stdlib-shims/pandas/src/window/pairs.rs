//! Two columns together: correlation and covariance, whole or in windows.

use rustpython_vm::{PyResult, VirtualMachine};

use crate::column::kinds::Values;
use crate::column::read;
use crate::opcodes::Pair;
use crate::ops::moments::pairwise_sum;
use crate::ops::rank::{Ranking, rank};

fn floats(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
    if let Some(floats) = read::to_floats(values, vm)? {
        Ok(floats)
    } else {
        let texts = crate::column::cast::cast(
            values,
            &crate::column::kinds::Wanted::Number(polars::prelude::DataType::Float64),
            vm,
        )?;
        Ok(read::to_floats(&texts, vm)?.unwrap_or_default())
    }
}

/// Rows where both are known.
fn known_pairs(one: &Values, two: &Values, vm: &VirtualMachine) -> PyResult<(Vec<f64>, Vec<f64>)> {
    let (one, two) = (floats(one, vm)?, floats(two, vm)?);
    if one.len() != two.len() {
        return Err(vm.new_value_error("columns differ in length"));
    }
    Ok(one.into_iter().zip(two).filter(|(one, two)| !one.is_nan() && !two.is_nan()).unzip())
}

fn away(values: &[f64]) -> Vec<f64> {
    let mean = pairwise_sum(values) / values.len() as f64;
    values.iter().map(|value| value - mean).collect()
}

fn product(one: &[f64], two: &[f64]) -> f64 {
    let products: Vec<f64> = one.iter().zip(two).map(|(one, two)| one * two).collect();
    pairwise_sum(&products)
}

/// Means and squares in one pass, row by row as pandas does, so that the last digit is the same.
fn pearson(one: &[f64], two: &[f64]) -> f64 {
    let (mut mean_x, mut mean_y, mut square_x, mut square_y, mut together) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (row, (x, y)) in one.iter().zip(two).enumerate() {
        let share = 1.0 / (row + 1) as f64;
        let (from_x, from_y) = (x - mean_x, y - mean_y);
        mean_x += share * from_x;
        mean_y += share * from_y;
        square_x += (x - mean_x) * from_x;
        square_y += (y - mean_y) * from_y;
        together += (x - mean_x) * from_y;
    }
    let scale = (square_x * square_y).sqrt();
    if scale == 0.0 { f64::NAN } else { (together / scale).clamp(-1.0, 1.0) }
}

/// Of ranks, whose mean is known.
fn spearman(one: &[f64], two: &[f64]) -> f64 {
    let mean = f64::midpoint(one.len() as f64, 1.0);
    let (mut square_x, mut square_y, mut together) = (0.0, 0.0, 0.0);
    for (x, y) in one.iter().zip(two) {
        let (x, y) = (x - mean, y - mean);
        together += x * y;
        square_x += x * x;
        square_y += y * y;
    }
    let scale = (square_x * square_y).sqrt();
    if scale == 0.0 { f64::NAN } else { together / scale }
}

pub(crate) fn corr(one: &Values, two: &Values, method: &str, min_periods: i64, vm: &VirtualMachine) -> PyResult<f64> {
    let (x, y) = known_pairs(one, two, vm)?;
    if (x.len() as i64) < min_periods.max(1) {
        return Ok(f64::NAN);
    }
    match method {
        "spearman" => {
            let ranks = |values: Vec<f64>| floats(&rank(&Values::floats(values), &Ranking::default(), vm)?, vm);
            Ok(spearman(&ranks(x)?, &ranks(y)?))
        }
        "kendall" => Ok(kendall(&x, &y)),
        _ => Ok(pearson(&x, &y)),
    }
}

fn tied(sorted: impl Iterator<Item = bool>) -> f64 {
    let (mut total, mut run) = (0.0, 1.0);
    for same in sorted {
        if same {
            run += 1.0;
        } else {
            total += run * (run - 1.0) / 2.0;
            run = 1.0;
        }
    }
    total + run * (run - 1.0) / 2.0
}

/// Pairs that agree in order less those that do not, over all that are not tied.
fn kendall(x: &[f64], y: &[f64]) -> f64 {
    let n = x.len();
    if n < 2 {
        return f64::NAN;
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|a, b| x[*a].total_cmp(&x[*b]).then(y[*a].total_cmp(&y[*b])));
    let same_x = tied(order.windows(2).map(|pair| x[pair[0]] == x[pair[1]]));
    let same_both = tied(order.windows(2).map(|pair| x[pair[0]] == x[pair[1]] && y[pair[0]] == y[pair[1]]));
    let mut values: Vec<f64> = order.iter().map(|row| y[*row]).collect();
    let swaps = merge_swaps(&mut values);
    let same_y = tied(values.windows(2).map(|pair| pair[0] == pair[1]));
    let all = n as f64 * (n as f64 - 1.0) / 2.0;
    let scale = ((all - same_x) * (all - same_y)).sqrt();
    if scale == 0.0 { f64::NAN } else { (all - same_x - same_y + same_both - 2.0 * swaps) / scale }
}

/// Sorts, and counts the neighbours that changed places.
fn merge_swaps(values: &mut Vec<f64>) -> f64 {
    let n = values.len();
    if n < 2 {
        return 0.0;
    }
    let mut right = values.split_off(n / 2);
    let mut swaps = merge_swaps(values) + merge_swaps(&mut right);
    let mut merged = Vec::with_capacity(n);
    let (mut i, mut j) = (0, 0);
    while i < values.len() && j < right.len() {
        if right[j] < values[i] {
            swaps += (values.len() - i) as f64;
            merged.push(right[j]);
            j += 1;
        } else {
            merged.push(values[i]);
            i += 1;
        }
    }
    merged.extend_from_slice(&values[i..]);
    merged.extend_from_slice(&right[j..]);
    *values = merged;
    swaps
}

fn covariance(x: &[f64], y: &[f64], ddof: i64) -> f64 {
    if x.len() as i64 <= ddof || x.is_empty() {
        return f64::NAN;
    }
    product(&away(x), &away(y)) / (x.len() as f64 - ddof as f64)
}

pub(crate) fn cov(one: &Values, two: &Values, ddof: i64, min_periods: i64, vm: &VirtualMachine) -> PyResult<f64> {
    let (x, y) = known_pairs(one, two, vm)?;
    if (x.len() as i64) < min_periods.max(1) {
        return Ok(f64::NAN);
    }
    Ok(covariance(&x, &y, ddof))
}

pub(crate) fn rolling_pair(
    one: &Values,
    two: &Values,
    op: Pair,
    window: i64,
    min_periods: Option<i64>,
    ddof: i64,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let (x, y) = (floats(one, vm)?, floats(two, vm)?);
    if x.len() != y.len() {
        return Err(vm.new_value_error("columns differ in length"));
    }
    let least = min_periods.unwrap_or(window).max(1);
    let window = usize::try_from(window).unwrap_or(0);
    let one = |row: usize| {
        let start = (row + 1).saturating_sub(window);
        let known = x[start..=row].iter().zip(&y[start..=row]).filter(|(x, y)| !x.is_nan() && !y.is_nan());
        let (x, y): (Vec<f64>, Vec<f64>) = known.map(|(x, y)| (*x, *y)).unzip();
        if (x.len() as i64) < least {
            return f64::NAN;
        }
        if op == Pair::Cov { covariance(&x, &y, ddof) } else { pearson(&x, &y) }
    };
    Ok(Values::floats((0..x.len()).map(one).collect()))
}
