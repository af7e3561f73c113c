//! Splines through the cells of a grid: coefficients, and values between the cells.

use rayon::prelude::*;

use crate::grid::strides;

/// What lies beyond the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// One value, without a passage to it.
    Constant,
    /// One value, reached through the spline.
    GridConstant,
    /// The outermost cell again and again.
    Nearest,
    /// The grid mirrored at its edges.
    Reflect,
    /// The grid mirrored at the centres of the outermost cells.
    Mirror,
    /// The grid again, the outermost cells shared.
    Wrap,
    /// The grid again.
    GridWrap,
}

fn poles(order: usize) -> Vec<f64> {
    match order {
        2 => vec![8_f64.sqrt() - 3.0],
        3 => vec![3_f64.sqrt() - 2.0],
        4 => {
            let root = 304_f64.sqrt();
            vec![(664.0 - 438_976_f64.sqrt()).sqrt() + root - 19.0, (664.0 + 438_976_f64.sqrt()).sqrt() - root - 19.0]
        }
        5 => {
            let wide = (67.5 - 4436.25_f64.sqrt()).sqrt() + 26.25_f64.sqrt() - 6.5;
            let narrow = (67.5 + 4436.25_f64.sqrt()).sqrt() - 26.25_f64.sqrt() - 6.5;
            vec![wide, narrow]
        }
        _ => Vec::new(),
    }
}

/// Turns each line of `length` values into the coefficients of its spline.
pub fn filter_lines(lines: &mut [f64], length: usize, order: usize, border: Border) {
    let poles = poles(order);
    if length < 2 || poles.is_empty() {
        return;
    }
    let gain: f64 = poles.iter().map(|pole| (1.0 - pole) * (1.0 - 1.0 / pole)).product();
    lines.par_chunks_exact_mut(length).with_min_len(16).for_each(|line| {
        for value in line.iter_mut() {
            *value *= gain;
        }
        for pole in &poles {
            start_forward(line, *pole, border);
            for place in 1..length {
                line[place] += pole * line[place - 1];
            }
            start_back(line, *pole, border);
            for place in (0..length - 1).rev() {
                line[place] = pole * (line[place + 1] - line[place]);
            }
        }
    });
}

fn start_forward(line: &mut [f64], pole: f64, border: Border) {
    let n = line.len();
    let power = |exponent: usize| pole.powi(i32::try_from(exponent).unwrap_or(i32::MAX));
    let mut weight = pole;
    match border {
        Border::Reflect | Border::Nearest => {
            let (first, whole) = (line[0], power(n));
            let mut sum = first + whole * line[n - 1];
            for place in 1..n {
                // scipy keeps the sum in the first sample, so its last term sees the sum there.
                let mirrored = if place == n - 1 { sum } else { line[n - 1 - place] };
                sum += weight * (line[place] + whole * mirrored);
                weight *= pole;
            }
            line[0] = sum * pole / (1.0 - whole * whole) + first;
        }
        Border::GridWrap => {
            let mut sum = line[0];
            for place in 1..n {
                sum += weight * line[n - place];
                weight *= pole;
            }
            line[0] = sum / (1.0 - weight);
        }
        _ => {
            let whole = power(n - 1);
            let mut sum = line[0] + whole * line[n - 1];
            for place in 1..n - 1 {
                sum += weight * (line[place] + whole * line[n - 1 - place]);
                weight *= pole;
            }
            line[0] = sum / (1.0 - whole * whole);
        }
    }
}

fn start_back(line: &mut [f64], pole: f64, border: Border) {
    let n = line.len();
    match border {
        Border::Reflect | Border::Nearest => line[n - 1] *= pole / (pole - 1.0),
        Border::GridWrap => {
            let mut weight = pole;
            let mut sum = line[n - 1];
            for value in &line[..n - 1] {
                sum += weight * value;
                weight *= pole;
            }
            line[n - 1] = sum * pole / (weight - 1.0);
        }
        _ => line[n - 1] = (pole * line[n - 2] + line[n - 1]) * pole / (pole * pole - 1.0),
    }
}

/// The weights of the `order + 1` coefficients around a place that lies `x` after the first of them.
fn weights(order: usize, x: f64, out: &mut [f64; 6]) {
    for (step, weight) in out.iter_mut().enumerate().take(order + 1) {
        #[expect(clippy::cast_precision_loss, reason = "at most five")]
        let apart = (x - step as f64).abs();
        *weight = bell(order, apart);
    }
}

/// The centred B-spline of this order.
fn bell(order: usize, x: f64) -> f64 {
    match order {
        1 if x < 1.0 => 1.0 - x,
        2 if x < 0.5 => 0.75 - x * x,
        2 if x < 1.5 => 0.5 * (1.5 - x).powi(2),
        3 if x < 1.0 => (x * x * (x - 2.0) * 3.0 + 4.0) / 6.0,
        3 if x < 2.0 => (2.0 - x).powi(3) / 6.0,
        4 if x < 0.5 => x * x * (x * x * 0.25 - 0.625) + 115.0 / 192.0,
        4 if x < 1.5 => x * (x * (x * (5.0 / 6.0 - x / 6.0) - 1.25) + 5.0 / 24.0) + 55.0 / 96.0,
        4 if x < 2.5 => (x - 2.5).powi(4) / 24.0,
        5 if x < 1.0 => x * x * (x * x * (0.25 - x / 12.0) - 0.5) + 0.55,
        5 if x < 2.0 => x * (x * (x * (x * (x / 24.0 - 0.375) + 1.25) - 1.75) + 0.625) + 0.425,
        5 if x < 3.0 => (3.0 - x).powi(5) / 120.0,
        0 if x <= 0.5 => 1.0,
        _ => 0.0,
    }
}

/// A place along an axis of `length` cells brought into the grid, or `None` where one value lies.
#[expect(clippy::cast_precision_loss, reason = "lengths of axes are far below 2^53")]
fn brought_in(x: f64, length: usize, border: Border) -> Option<f64> {
    let last = length as f64 - 1.0;
    if !x.is_finite() {
        return if border == Border::Nearest && !x.is_nan() { Some(x.clamp(0.0, last)) } else { None };
    }
    if (0.0..=last).contains(&x) {
        return Some(x);
    }
    match border {
        Border::Constant => None,
        Border::GridConstant => Some(x),
        Border::Nearest => Some(x.clamp(0.0, last)),
        Border::Reflect => {
            // Between the last centre and its mirror lies half a cell on each side.
            let period = 2.0 * length as f64;
            let folded = (x + 0.5).rem_euclid(period);
            let folded = if folded >= length as f64 { period - folded } else { folded };
            Some((folded - 0.5).clamp(-0.5, last + 0.5))
        }
        Border::Mirror => {
            if length < 2 {
                return Some(0.0);
            }
            let folded = x.rem_euclid(2.0 * last);
            Some(if folded > last { 2.0 * last - folded } else { folded })
        }
        Border::Wrap => {
            if length < 2 {
                return Some(0.0);
            }
            Some(x.rem_euclid(last))
        }
        Border::GridWrap => {
            let folded = x.rem_euclid(length as f64);
            Some(folded)
        }
    }
}

/// A coefficient's index along an axis, brought into the grid, or `None` where one value lies.
fn index_in(index: i64, length: usize, border: Border) -> Option<usize> {
    let n = i64::try_from(length).ok()?;
    if (0..n).contains(&index) {
        return usize::try_from(index).ok();
    }
    let found = match border {
        Border::GridConstant => return None,
        Border::Nearest => index.clamp(0, n - 1),
        Border::Reflect => {
            let folded = index.rem_euclid(2 * n);
            if folded >= n { 2 * n - 1 - folded } else { folded }
        }
        Border::GridWrap => index.rem_euclid(n),
        Border::Constant | Border::Mirror | Border::Wrap => {
            if n == 1 {
                return Some(0);
            }
            let folded = index.rem_euclid(2 * n - 2);
            if folded >= n { 2 * n - 2 - folded } else { folded }
        }
    };
    usize::try_from(found).ok()
}

/// The spline's values at places between the cells. `places` holds the coordinates along the first axis, then those
/// along the second, and so on; `None` if the numbers do not fit.
pub fn interpolate(
    coefficients: &[f64],
    shape: &[usize],
    places: &[f64],
    order: usize,
    border: Border,
    beyond: f64,
) -> Option<Vec<f64>> {
    let n_dims = shape.len();
    if n_dims == 0
        || order > 5
        || shape.iter().product::<usize>() != coefficients.len()
        || !places.len().is_multiple_of(n_dims)
    {
        return None;
    }
    let n_out = places.len() / n_dims;
    let strides = strides(shape);
    let half = [0.0, 0.0, 1.0, 1.0, 2.0, 2.0][order];
    let value = |place: usize| {
        if coefficients.is_empty() {
            return beyond;
        }
        let mut parts: Vec<(i64, [f64; 6])> = Vec::with_capacity(n_dims);
        for axis in 0..n_dims {
            let Some(x) = brought_in(places[axis * n_out + place], shape[axis], border) else { return beyond };
            let first = if order.is_multiple_of(2) { (x + 0.5).floor() } else { x.floor() } - half;
            let mut by_step = [0.0; 6];
            if order == 0 {
                by_step[0] = 1.0;
            } else {
                weights(order, x - first, &mut by_step);
            }
            #[expect(
                clippy::cast_possible_truncation,
                reason = "casts saturate, and saturated places are far outside"
            )]
            parts.push((first as i64, by_step));
        }
        let mut sum = 0.0;
        let mut steps = vec![0; n_dims];
        loop {
            let mut weight = 1.0;
            let mut index = Some(0);
            for (axis, (first, by_step)) in parts.iter().enumerate() {
                weight *= by_step[steps[axis]];
                let at = first.checked_add(i64::try_from(steps[axis]).unwrap_or(0));
                let at = at.and_then(|at| index_in(at, shape[axis], border));
                index = index.zip(at).map(|(sum, at)| sum + at * strides[axis]);
            }
            sum += weight * index.map_or(beyond, |index| coefficients[index]);
            let mut axis = n_dims;
            loop {
                if axis == 0 {
                    return sum;
                }
                axis -= 1;
                steps[axis] += 1;
                if steps[axis] <= order {
                    break;
                }
                steps[axis] = 0;
            }
        }
    };
    Some((0..n_out).into_par_iter().with_min_len(256).map(value).collect())
}
