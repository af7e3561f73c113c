//! The minimum of a smooth function of a few dozen unknowns, by its values alone: quasi-Newton steps (BFGS) with
//! derivatives from differences. A value that is not a number counts as a wall.

use crate::dense::{add_scaled, dot};

/// Improves `x` in place and returns the value there.
pub(crate) fn minimise(function: &dyn Fn(&[f64]) -> f64, x: &mut Vec<f64>, most_steps: usize) -> f64 {
    let value_at = |x: &[f64]| {
        let value = function(x);
        if value.is_nan() { f64::INFINITY } else { value }
    };
    let size = x.len();
    let mut value = value_at(x);
    let mut slope = gradient(&value_at, x);
    // The inverse of the curvature, as learnt so far.
    let mut inverse = identity(size);
    let mut is_fresh = true;
    for _ in 0..most_steps {
        let mut direction: Vec<f64> = inverse.chunks(size).map(|row| -dot(row, &slope)).collect();
        let mut descent = dot(&direction, &slope);
        if descent >= 0.0 || !descent.is_finite() {
            inverse = identity(size);
            is_fresh = true;
            direction = slope.iter().map(|value| -value).collect();
            descent = -dot(&slope, &slope);
        }
        if descent == 0.0 || !descent.is_finite() {
            break;
        }
        let first = if is_fresh { 1.0_f64.min(1.0 / dot(&slope, &slope).sqrt()) } else { 1.0 };
        let Some((next, next_value)) = line_search(&value_at, x, &direction, value, descent, first) else {
            if is_fresh {
                break;
            }
            inverse = identity(size);
            is_fresh = true;
            continue;
        };
        let next_slope = gradient(&value_at, &next);
        let step: Vec<f64> = next.iter().zip(x.iter()).map(|(next, x)| next - x).collect();
        let change: Vec<f64> = next_slope.iter().zip(&slope).map(|(next, slope)| next - slope).collect();
        learn(&mut inverse, &step, &change, is_fresh);
        is_fresh = false;
        let gain = value - next_value;
        (*x, value, slope) = (next, next_value, next_slope);
        if gain < 1e-10 * (1.0 + value.abs()) && dot(&slope, &slope).sqrt() < 1e-3 * (1.0 + value.abs()) {
            break;
        }
    }
    value
}

/// Halves the step until the value falls by a fair part of what the slope promises.
fn line_search(
    value_at: &dyn Fn(&[f64]) -> f64,
    x: &[f64],
    direction: &[f64],
    value: f64,
    descent: f64,
    first: f64,
) -> Option<(Vec<f64>, f64)> {
    let mut reach = first;
    for _ in 0..50 {
        let mut next = x.to_vec();
        add_scaled(&mut next, reach, direction);
        let found = value_at(&next);
        if found <= value + 1e-4 * reach * descent && found.is_finite() {
            return Some((next, found));
        }
        reach /= 2.0;
    }
    None
}

fn gradient(value_at: &dyn Fn(&[f64]) -> f64, x: &[f64]) -> Vec<f64> {
    let mut moved = x.to_vec();
    (0..x.len())
        .map(|place| {
            let width = 1e-6 * (1.0 + x[place].abs());
            moved[place] = x[place] + width;
            let above = value_at(&moved);
            moved[place] = x[place] - width;
            let below = value_at(&moved);
            moved[place] = x[place];
            let slope = (above - below) / (2.0 * width);
            if slope.is_finite() { slope } else { 0.0 }
        })
        .collect()
}

/// The BFGS update; a step along which the function does not curve upwards teaches nothing.
fn learn(inverse: &mut [f64], step: &[f64], change: &[f64], is_fresh: bool) {
    let size = step.len();
    let product = dot(step, change);
    if product <= 1e-12 * dot(step, step).sqrt() * dot(change, change).sqrt() {
        return;
    }
    if is_fresh {
        let scale = product / dot(change, change);
        for value in inverse.iter_mut() {
            *value *= scale;
        }
    }
    let moved: Vec<f64> = inverse.chunks(size).map(|row| dot(row, change)).collect();
    let factor = (1.0 + dot(change, &moved) / product) / product;
    for row in 0..size {
        for column in 0..size {
            inverse[row * size + column] +=
                factor * step[row] * step[column] - (step[row] * moved[column] + moved[row] * step[column]) / product;
        }
    }
}

fn identity(size: usize) -> Vec<f64> {
    (0..size * size).map(|place| if place / size == place % size { 1.0 } else { 0.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::minimise;

    #[test]
    fn finds_the_bottom_of_a_bent_valley() {
        let valley = |x: &[f64]| (1.0 - x[0]).powi(2) + 100.0 * (x[1] - x[0] * x[0]).powi(2);
        let mut x = vec![-1.2, 1.0];
        assert!(minimise(&valley, &mut x, 100) < 1e-9);
        assert!((x[0] - 1.0).abs() < 1e-4 && (x[1] - 1.0).abs() < 1e-4);
    }
}
