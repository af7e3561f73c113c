//! The minimum of a quadratic with absolute values: `x'Hx/2 - c'x + sum(penalty * |x|)`, exactly, by an active set.
//!
//! Coordinate descent creeps here, because neighbouring changepoints give nearly the same column. Guessing signs,
//! solving, and correcting the signs (feature-sign search) ends after a few dozen small solves.

use crate::dense::{Symmetric, dot};

/// Unknowns with penalty zero are always free. `x` is where the search starts and holds the result.
pub(crate) fn minimise(matrix: &Symmetric, linear: &[f64], penalty: &[f64], x: &mut [f64]) {
    let size = matrix.size;
    let mut signs: Vec<f64> = x.iter().map(|value| sign(*value)).collect();
    let mut is_active: Vec<bool> = (0..size).map(|place| penalty[place] == 0.0 || x[place] != 0.0).collect();
    let mut last = None;
    // Each solve lowers the function, so no signs repeat; the bound is for matrices that rounding has made singular.
    let mut n_solves = 50 + 3 * size;
    while n_solves > 0 {
        settle(matrix, linear, penalty, x, &mut signs, &mut is_active, &mut n_solves);
        let gradient: Vec<f64> = matrix.times(x).iter().zip(linear).map(|(product, wanted)| product - wanted).collect();
        let worst = (0..size)
            .filter(|place| !is_active[*place])
            .map(|place| (gradient[place].abs() - penalty[place] * (1.0 + 1e-9), place))
            .max_by(|left, right| left.0.total_cmp(&right.0));
        match worst {
            Some((excess, place)) if excess > 0.0 && last != Some(place) => {
                last = Some(place);
                is_active[place] = true;
                signs[place] = -sign(gradient[place]);
            }
            _ => return,
        }
    }
}

/// Solves on the active set until the solution has the signs it was solved for.
fn settle(
    matrix: &Symmetric,
    linear: &[f64],
    penalty: &[f64],
    x: &mut [f64],
    signs: &mut [f64],
    is_active: &mut [bool],
    n_solves: &mut usize,
) {
    while *n_solves > 0 {
        *n_solves -= 1;
        let places: Vec<usize> = (0..matrix.size).filter(|place| is_active[*place]).collect();
        let wanted: Vec<f64> = places.iter().map(|place| linear[*place] - penalty[*place] * signs[*place]).collect();
        let solution = matrix.solve(&places, &wanted);
        let mut step = vec![0.0; matrix.size];
        for (place, value) in places.iter().zip(&solution) {
            step[*place] = value - x[*place];
        }
        let reach = best_reach(matrix, linear, penalty, x, &step);
        let mut has_changed = false;
        for place in places {
            let before = x[place];
            let after = before + reach * step[place];
            // The reach was chosen so that one unknown lands on zero, but for rounding.
            let lands_on_zero = after.abs() <= 1e-12 * (before.abs() + step[place].abs());
            if penalty[place] > 0.0 && before != 0.0 && lands_on_zero {
                x[place] = 0.0;
                signs[place] = 0.0;
                is_active[place] = false;
                has_changed = true;
                continue;
            }
            x[place] = after;
            if penalty[place] > 0.0 && (sign(after) - signs[place]).abs() > 0.5 {
                signs[place] = sign(after);
                is_active[place] = after != 0.0;
                has_changed = true;
            }
        }
        if !has_changed && reach >= 1.0 {
            return;
        }
    }
}

/// How far to go along the step: to its end, or to one of the points where an unknown becomes zero.
fn best_reach(matrix: &Symmetric, linear: &[f64], penalty: &[f64], x: &[f64], step: &[f64]) -> f64 {
    let mut reaches = vec![1.0];
    for place in 0..matrix.size {
        if penalty[place] > 0.0 && x[place] != 0.0 {
            let reach = -x[place] / step[place];
            if reach > 0.0 && reach < 1.0 {
                reaches.push(reach);
            }
        }
    }
    if reaches.len() == 1 {
        return 1.0;
    }
    let slope: f64 = dot(&matrix.times(x), step) - dot(linear, step);
    let bend = dot(&matrix.times(step), step);
    let value = |reach: f64| {
        let absolute: f64 = (0..matrix.size).map(|place| penalty[place] * (x[place] + reach * step[place]).abs()).sum();
        reach * slope + reach * reach * bend / 2.0 + absolute
    };
    reaches.into_iter().min_by(|left, right| value(*left).total_cmp(&value(*right))).unwrap_or(1.0)
}

fn sign(value: f64) -> f64 {
    if value > 0.0 {
        1.0
    } else if value < 0.0 {
        -1.0
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gradient_lies_within_the_penalty() {
        let n_rows = 60;
        let size = 12;
        let columns: Vec<f64> = (0..12)
            .flat_map(|place| (0..n_rows).map(move |row| (f64::from(row) - f64::from(place) * 5.0).max(0.0) / 60.0))
            .collect();
        let mut matrix = Symmetric::gram(&columns, 60);
        for place in 0..size {
            matrix.add_to_diagonal(place, 1e-9);
        }
        let target: Vec<f64> = (0..n_rows).map(|row| f64::from(row % 7) + (f64::from(row) - 30.0).max(0.0)).collect();
        let linear: Vec<f64> = columns.chunks(60).map(|column| dot(column, &target)).collect();
        let mut penalty = vec![2.0; size];
        penalty[0] = 0.0;
        let mut x = vec![0.0; size];
        minimise(&matrix, &linear, &penalty, &mut x);
        for (place, product) in matrix.times(&x).iter().enumerate() {
            let gradient = product - linear[place];
            if x[place] == 0.0 {
                assert!(gradient.abs() <= penalty[place] * 1.000_001);
            } else {
                assert!((gradient + penalty[place] * sign(x[place])).abs() < 1e-6, "{place}: {gradient}");
            }
        }
        assert!(x.iter().filter(|value| **value == 0.0).count() > 2);
    }
}
