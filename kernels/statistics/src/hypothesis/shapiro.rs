//! Shapiro and Wilk's test of normality, by Royston's algorithm AS R94.
//!
//! scipy approximates the normal quantiles with AS 111 and the tail with AS 66; so does this, since
//! the weights, and with them every digit after the ninth, depend on it.

use super::{TestResult, has_nan};
use crate::describe::sorted_present;
use crate::error::{Result, require};
use crate::numbers::count;

/// The p-value is reliable up to 5,000 values. Values that do not vary give 1 and 1, as scipy.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn shapiro_wilk(values: &[f64]) -> Result<TestResult> {
    require("shapiro_wilk", "numbers", 3, values.len())?;
    if has_nan(values) {
        return Ok(TestResult::undefined());
    }
    let mut sorted = sorted_present(values);
    // Taken from the values as they came: scipy subtracts this one too.
    let middle = values[values.len() / 2];
    for value in &mut sorted {
        *value -= middle;
    }
    let n = sorted.len();
    let range = sorted[n - 1] - sorted[0];
    if range < SMALLEST {
        return Ok(TestResult::new(1.0, 1.0));
    }
    let weights = weights(n);
    let weight = |index: usize| {
        let mirror = n - 1 - index;
        match index.cmp(&mirror) {
            std::cmp::Ordering::Less => -weights[index],
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => weights[mirror],
        }
    };
    let size = n as f64;
    let scaled_mean = sorted.iter().map(|value| value / range).sum::<f64>() / size;
    let weight_mean = (0..n).map(weight).sum::<f64>() / size;
    let (mut ssa, mut ssx, mut sax) = (0.0, 0.0, 0.0);
    for (index, value) in sorted.iter().enumerate() {
        let own = weight(index) - weight_mean;
        let apart = value / range - scaled_mean;
        ssa += own * own;
        ssx += apart * apart;
        sax += own * apart;
    }
    // 1 - W, without the cancellation.
    let root = (ssa * ssx).sqrt();
    let rest = (root - sax) * (root + sax) / (ssa * ssx);
    if n == 3 {
        // Three values have W of 0.75 or more, and an exact p-value.
        let w = 1.0 - rest;
        return Ok(if w < 0.75 {
            TestResult::new(0.75, 0.0)
        } else {
            TestResult::new(w, 1.0 - 6.0 / std::f64::consts::PI * w.sqrt().acos())
        });
    }
    Ok(TestResult::new(1.0 - rest, p_value(rest, count(values), n)))
}

/// Also the p-value where the approximation has none.
const SMALLEST: f64 = 1e-19;
const C1: [f64; 6] = [0.0, 0.221_157, -0.147_981, -2.071_19, 4.434_685, -2.706_056];
const C2: [f64; 6] = [0.0, 0.042_981, -0.293_762, -1.752_461, 5.682_633, -3.582_633];
const C3: [f64; 4] = [0.5440, -0.399_78, 0.025_054, -0.671_4e-3];
const C4: [f64; 4] = [1.3822, -0.778_57, 0.062_767, -0.002_032_2];
const C5: [f64; 4] = [-1.5861, -0.310_82, -0.083_751, 0.003_891_5];
const C6: [f64; 3] = [-0.4803, -0.082_676, 0.003_030_2];
const G: [f64; 2] = [-2.273, 0.459];

fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, coefficient| sum * x + coefficient)
}

/// Of the upper half, largest first.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn weights(n: usize) -> Vec<f64> {
    if n == 3 {
        return vec![0.5_f64.sqrt()];
    }
    let size = n as f64;
    let scores: Vec<f64> = (0..n / 2).map(|i| quantile((i as f64 + 1.0 - 0.375) / (size + 0.25))).collect();
    let squares = 2.0 * scores.iter().map(|score| score * score).sum::<f64>();
    let root = squares.sqrt();
    let x = 1.0 / size.sqrt();
    let first = polynomial(&C1, x) - scores[0] / root;
    let mut weights = vec![first];
    let factor = if n > 5 {
        let second = polynomial(&C2, x) - scores[1] / root;
        weights.push(second);
        ((squares - 2.0 * scores[0].powi(2) - 2.0 * scores[1].powi(2))
            / (1.0 - 2.0 * first * first - 2.0 * second * second))
            .sqrt()
    } else {
        ((squares - 2.0 * scores[0].powi(2)) / (1.0 - 2.0 * first * first)).sqrt()
    };
    let known = weights.len();
    weights.extend(scores[known..].iter().map(|score| -score / factor));
    weights
}

fn p_value(rest: f64, size: f64, n: usize) -> f64 {
    let mut y = rest.ln();
    let (mean, deviation) = if n <= 11 {
        let gamma = polynomial(&G, size);
        if y >= gamma {
            return SMALLEST;
        }
        y = -(gamma - y).ln();
        (polynomial(&C3, size), polynomial(&C4, size).exp())
    } else {
        let log = size.ln();
        (polynomial(&C5, log), polynomial(&C6, log).exp())
    };
    upper_tail((y - mean) / deviation)
}

/// AS 111.
fn quantile(p: f64) -> f64 {
    let q = p - 0.5;
    if q.abs() <= 0.42 {
        let r = q * q;
        let top = polynomial(&[2.506_628_238_84, -18.615_000_625_29, 41.391_197_735_34, -25.441_060_496_37], r);
        let bottom = polynomial(&[1.0, -8.473_510_930_90, 23.083_367_437_43, -21.062_241_018_26, 3.130_829_098_33], r);
        return q * top / bottom;
    }
    let r = if q > 0.0 { 1.0 - p } else { p };
    let r = (-r.ln()).sqrt();
    let top = polynomial(&[-2.787_189_311_38, -2.297_964_791_34, 4.850_141_271_35, 2.321_212_768_58], r);
    let bottom = polynomial(&[1.0, 3.543_889_247_62, 1.637_067_818_97], r);
    let value = top / bottom;
    if q < 0.0 { -value } else { value }
}

/// AS 66: what of a normal distribution lies above `x`.
fn upper_tail(x: f64) -> f64 {
    let is_upper = x > 0.0;
    let z = x.abs();
    if z > 38.0 || (z > 7.0 && !is_upper) {
        return if is_upper { 0.0 } else { 1.0 };
    }
    let y = 0.5 * z * z;
    let tail = if z <= 1.28 {
        let inner = y + 2.624_331_216_79 + 48.695_993_069_2 / (y + 5.928_857_244_38);
        let outer = y + 5.758_854_804_58 - 29.821_355_780_8 / inner;
        0.5 - z * (0.398_942_280_444 - 0.399_903_438_504 * y / outer)
    } else {
        let fraction = z + 0.742_380_924_027 + 30.789_933_034 / (z + 3.990_194_170_11);
        let fraction = z + 4.838_591_280_8 - 15.150_897_245_1 / fraction;
        let fraction = z - 0.151_679_116_635 + 5.293_303_249_26 / fraction;
        let fraction = z + 3.980_647_94e-4 + 1.986_153_813_64 / fraction;
        let fraction = z - 3.805_2e-8 + 1.000_006_153_02 / fraction;
        0.398_942_280_385 * (-y).exp() / fraction
    };
    if is_upper { tail } else { 1.0 - tail }
}
