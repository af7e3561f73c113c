//! The elastic net for several targets at once: a column is used for all of them or for none.

use super::Xorshift;
use super::coordinate::{Descent, DescentOptions};
use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

/// Coefficients come as (targets, columns); `y` has one row for each row of `x`.
pub fn task_descent(x: Rows<'_>, y: Rows<'_>, start: Vec<f64>, options: DescentOptions) -> Result<Descent> {
    x.require(y.n_rows())?;
    let (n_columns, n_tasks) = (x.n_columns(), y.n_columns());
    if start.len() != n_columns * n_tasks {
        return Err(Error::Columns { wanted: n_columns * n_tasks, found: start.len() });
    }
    // One row of weights for each column, so that a column's weights lie together.
    let mut weights = vec![0.0; start.len()];
    for task in 0..n_tasks {
        for column in 0..n_columns {
            weights[column * n_tasks + task] = start[task * n_columns + column];
        }
    }
    let mut left = y.as_slice().to_vec();
    for (row, left) in x.each().zip(left.chunks_exact_mut(n_tasks)) {
        for (value, weights) in row.iter().zip(weights.chunks_exact(n_tasks)) {
            left.iter_mut().zip(weights).for_each(|(left, weight)| *left -= value * weight);
        }
    }
    let mut squares = vec![0.0; n_columns];
    for row in x.each() {
        squares.iter_mut().zip(row).for_each(|(square, value)| *square += value * value);
    }
    let tolerance = options.tolerance * dot(y.as_slice(), y.as_slice());
    let mut random = options.seed.map(Xorshift);
    let mut found = Descent { coefficients: Vec::new(), gap: tolerance + 1.0, tolerance, n_iterations: 0 };
    let mut pull = vec![0.0; n_tasks];
    for round in 0..options.max_iterations {
        let (mut largest, mut largest_change) = (0.0_f64, 0.0_f64);
        for turn in 0..n_columns {
            let place = random.as_mut().map_or(turn, |random| random.below(n_columns));
            if squares[place] == 0.0 {
                continue;
            }
            let own = &mut weights[place * n_tasks..(place + 1) * n_tasks];
            pull.iter_mut().zip(&*own).for_each(|(pull, weight)| *pull = weight * squares[place]);
            for (row, left) in x.each().zip(left.chunks_exact(n_tasks)) {
                pull.iter_mut().zip(left).for_each(|(pull, left)| *pull += row[place] * left);
            }
            let length = dot(&pull, &pull).sqrt();
            let scale = (1.0 - options.l1 / length).max(0.0) / (squares[place] + options.l2);
            let mut change = vec![0.0; n_tasks];
            for ((weight, pull), change) in own.iter_mut().zip(&pull).zip(&mut change) {
                let new = if length == 0.0 { 0.0 } else { pull * scale };
                *change = new - *weight;
                *weight = new;
                largest_change = largest_change.max(change.abs());
                largest = largest.max(new.abs());
            }
            if change.iter().any(|change| *change != 0.0) {
                for (row, left) in x.each().zip(left.chunks_exact_mut(n_tasks)) {
                    left.iter_mut().zip(&change).for_each(|(left, change)| *left -= row[place] * change);
                }
            }
        }
        found.n_iterations = round + 1;
        let is_last = round + 1 == options.max_iterations;
        if largest == 0.0 || largest_change / largest < options.tolerance || is_last {
            found.gap = gap(x, y, &weights, &left, options);
            if found.gap < tolerance {
                break;
            }
        }
    }
    if weights.iter().any(|weight| !weight.is_finite()) {
        return Err(Error::Overflow);
    }
    found.coefficients = (0..n_tasks).flat_map(|task| weights[task..].iter().step_by(n_tasks).copied()).collect();
    Ok(found)
}

fn gap(x: Rows<'_>, y: Rows<'_>, weights: &[f64], left: &[f64], options: DescentOptions) -> f64 {
    let n_tasks = y.n_columns();
    let mut slopes: Vec<f64> = weights.iter().map(|weight| -options.l2 * weight).collect();
    for (row, left) in x.each().zip(left.chunks_exact(n_tasks)) {
        for (value, slopes) in row.iter().zip(slopes.chunks_exact_mut(n_tasks)) {
            slopes.iter_mut().zip(left).for_each(|(slope, left)| *slope += value * left);
        }
    }
    let length = |values: &[f64]| dot(values, values).sqrt();
    let steepest = slopes.chunks_exact(n_tasks).map(length).fold(0.0, f64::max);
    let left_square = dot(left, left);
    let (scale, mut gap) = if steepest > options.l1 {
        let scale = options.l1 / steepest;
        (scale, 0.5 * (left_square + left_square * scale * scale))
    } else {
        (1.0, left_square)
    };
    let lengths: f64 = weights.chunks_exact(n_tasks).map(length).sum();
    gap += options.l1 * lengths - scale * dot(left, y.as_slice());
    gap + 0.5 * options.l2 * (1.0 + scale * scale) * dot(weights, weights)
}
