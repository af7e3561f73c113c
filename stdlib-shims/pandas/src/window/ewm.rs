//! Exponentially weighted means, sums and variances.

use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

use super::rolling::window_floats;
use crate::arguments::{FlagOr, WholeOr};
use crate::column::kinds::Values;
use crate::opcodes::Weighted;

/// How much less older rows weigh.
#[derive(FromArgs)]
pub(crate) struct Weights {
    #[pyarg(any)]
    alpha: f64,
    #[pyarg(any, default)]
    adjust: FlagOr<true>,
    #[pyarg(any, default)]
    ignore_na: FlagOr<false>,
    #[pyarg(any, default)]
    min_periods: WholeOr<0>,
    #[pyarg(any, default)]
    bias: FlagOr<false>,
}

pub(crate) fn ewm(values: &Values, op: Weighted, how: &Weights, vm: &VirtualMachine) -> PyResult<Values> {
    let floats = window_floats(values, vm)?;
    let results = match op {
        Weighted::Mean => mean(&floats, how),
        Weighted::Sum => sum(&floats, how),
        Weighted::Var => variance(&floats, how),
        Weighted::Std => variance(&floats, how).into_iter().map(f64::sqrt).collect(),
    };
    Ok(Values::floats(results))
}

fn mean(floats: &[f64], how: &Weights) -> Vec<f64> {
    let least = how.min_periods.0.max(1);
    let decay = 1.0 - how.alpha;
    let new_weight = if how.adjust.0 { 1.0 } else { how.alpha };
    let (mut weighted, mut old_weight, mut n) = (f64::NAN, 1.0, 0);
    let one = |value: &f64| {
        let is_known = !value.is_nan();
        n += i64::from(is_known);
        if weighted.is_nan() {
            weighted = *value;
        } else if is_known || !how.ignore_na.0 {
            old_weight *= decay;
            if is_known {
                if weighted != *value {
                    weighted = (old_weight * weighted + new_weight * value) / (old_weight + new_weight);
                }
                old_weight = if how.adjust.0 { old_weight + new_weight } else { 1.0 };
            }
        }
        if n >= least { weighted } else { f64::NAN }
    };
    floats.iter().map(one).collect()
}

fn sum(floats: &[f64], how: &Weights) -> Vec<f64> {
    let least = how.min_periods.0.max(1);
    let decay = 1.0 - how.alpha;
    let (mut total, mut n) = (f64::NAN, 0);
    let one = |value: &f64| {
        let is_known = !value.is_nan();
        n += i64::from(is_known);
        if total.is_nan() {
            total = *value;
        } else if is_known || !how.ignore_na.0 {
            total *= decay;
            if is_known {
                total += value;
            }
        }
        if n >= least { total } else { f64::NAN }
    };
    floats.iter().map(one).collect()
}

fn variance(floats: &[f64], how: &Weights) -> Vec<f64> {
    let least = how.min_periods.0.max(1);
    let decay = 1.0 - how.alpha;
    let new_weight = if how.adjust.0 { 1.0 } else { how.alpha };
    let (mut mean, mut spread, mut n) = (f64::NAN, 0.0, 0);
    let (mut sum, mut sum_squares, mut old_weight) = (1.0, 1.0, 1.0);
    let one = |value: &f64| {
        let is_known = !value.is_nan();
        n += i64::from(is_known);
        if mean.is_nan() {
            mean = *value;
        } else if is_known || !how.ignore_na.0 {
            sum *= decay;
            sum_squares *= decay * decay;
            old_weight *= decay;
            if is_known {
                let before = mean;
                if mean != *value {
                    mean = (old_weight * before + new_weight * value) / (old_weight + new_weight);
                }
                let moved = old_weight * (spread + (before - mean) * (before - mean));
                spread = (moved + new_weight * (value - mean) * (value - mean)) / (old_weight + new_weight);
                sum += new_weight;
                sum_squares += new_weight * new_weight;
                old_weight += new_weight;
                if !how.adjust.0 {
                    sum /= old_weight;
                    sum_squares /= old_weight * old_weight;
                    old_weight = 1.0;
                }
            }
        }
        if n < least || mean.is_nan() {
            return f64::NAN;
        }
        if how.bias.0 {
            return spread;
        }
        let numerator = sum * sum;
        let denominator = numerator - sum_squares;
        if denominator > 0.0 { numerator / denominator * spread } else { f64::NAN }
    };
    floats.iter().map(one).collect()
}
