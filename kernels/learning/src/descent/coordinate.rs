//! The elastic net, one coordinate after another, until the gap to the dual problem is small.

use super::Xorshift;
use crate::error::{Error, Result};
use crate::rows::{Rows, dot};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DescentOptions {
    /// The weight of the absolute values, for the sum (not the mean) of the squares.
    pub l1: f64,
    /// The weight of half the squares.
    pub l2: f64,
    pub max_iterations: usize,
    pub tolerance: f64,
    pub is_positive: bool,
    /// Coordinates at random from this seed; without one, in order.
    pub seed: Option<u32>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Descent {
    pub coefficients: Vec<f64>,
    pub gap: f64,
    /// The tolerance on the scale of the data, which the gap had to reach.
    pub tolerance: f64,
    pub n_iterations: usize,
}

/// Shrinks a correlation towards zero.
pub(super) fn shrink(value: f64, by: f64, is_positive: bool) -> f64 {
    if is_positive && value < 0.0 { 0.0 } else { (value.abs() - by).max(0.0).copysign(value) }
}

/// Over rows already centred; `start` has one coefficient for each column.
pub fn coordinate_descent(x: Rows<'_>, y: &[f64], start: Vec<f64>, options: DescentOptions) -> Result<Descent> {
    x.require(y.len())?;
    x.require_width(start.len())?;
    let (n_rows, n_columns) = (x.n_rows(), x.n_columns());
    let mut columns = vec![0.0; n_rows * n_columns];
    for (row, values) in x.each().enumerate() {
        for (column, value) in values.iter().enumerate() {
            columns[column * n_rows + row] = *value;
        }
    }
    let column = |place: usize| &columns[place * n_rows..(place + 1) * n_rows];
    let squares: Vec<f64> = (0..n_columns).map(|place| dot(column(place), column(place))).collect();
    let mut weights = start;
    let mut left = y.to_vec();
    for (row, left) in x.each().zip(&mut left) {
        *left -= dot(row, &weights);
    }
    let tolerance = options.tolerance * dot(y, y);
    let mut random = options.seed.map(Xorshift);
    let mut found = Descent { coefficients: Vec::new(), gap: tolerance + 1.0, tolerance, n_iterations: 0 };
    for round in 0..options.max_iterations {
        let (mut largest, mut largest_change) = (0.0_f64, 0.0_f64);
        for turn in 0..n_columns {
            let place = random.as_mut().map_or(turn, |random| random.below(n_columns));
            if squares[place] == 0.0 {
                continue;
            }
            let (values, old) = (column(place), weights[place]);
            let pull = dot(values, &left) + old * squares[place];
            let new = shrink(pull, options.l1, options.is_positive) / (squares[place] + options.l2);
            if new.to_bits() != old.to_bits() {
                let by = old - new;
                left.iter_mut().zip(values).for_each(|(left, value)| *left += by * value);
            }
            weights[place] = new;
            largest_change = largest_change.max((new - old).abs());
            largest = largest.max(new.abs());
        }
        found.n_iterations = round + 1;
        if is_time(largest, largest_change, options.tolerance, round + 1 == options.max_iterations) {
            let pulls: Vec<f64> = (0..n_columns).map(|place| dot(column(place), &left)).collect();
            found.gap = gap(&weights, &pulls, dot(&left, &left), dot(&left, y), options);
            if found.gap < tolerance {
                break;
            }
        }
    }
    finish(found, weights)
}

/// The same from products: `gram` of the columns with each other, `with_target` of the columns with `y`.
pub fn gram_descent(
    gram: Rows<'_>,
    with_target: &[f64],
    target_square: f64,
    start: Vec<f64>,
    options: DescentOptions,
) -> Result<Descent> {
    gram.require(with_target.len())?;
    gram.require_width(start.len())?;
    let n_columns = gram.n_columns();
    if gram.n_rows() != n_columns {
        return Err(Error::Columns { wanted: gram.n_rows(), found: n_columns });
    }
    let mut weights = start;
    let mut fitted: Vec<f64> = gram.each().map(|row| dot(row, &weights)).collect();
    let tolerance = options.tolerance * target_square;
    let mut random = options.seed.map(Xorshift);
    let mut found = Descent { coefficients: Vec::new(), gap: tolerance + 1.0, tolerance, n_iterations: 0 };
    for round in 0..options.max_iterations {
        let (mut largest, mut largest_change) = (0.0_f64, 0.0_f64);
        for turn in 0..n_columns {
            let place = random.as_mut().map_or(turn, |random| random.below(n_columns));
            let row = gram.row(place);
            let square = row[place];
            if square == 0.0 {
                continue;
            }
            let old = weights[place];
            let pull = with_target[place] - fitted[place] + old * square;
            let new = shrink(pull, options.l1, options.is_positive) / (square + options.l2);
            if new.to_bits() != old.to_bits() {
                let by = new - old;
                fitted.iter_mut().zip(row).for_each(|(fitted, value)| *fitted += by * value);
            }
            weights[place] = new;
            largest_change = largest_change.max((new - old).abs());
            largest = largest.max(new.abs());
        }
        found.n_iterations = round + 1;
        if is_time(largest, largest_change, options.tolerance, round + 1 == options.max_iterations) {
            let pulls: Vec<f64> = with_target.iter().zip(&fitted).map(|(with, fitted)| with - fitted).collect();
            let (crossed, fitted_square) = (dot(&weights, with_target), dot(&weights, &fitted));
            let left_square = target_square + fitted_square - 2.0 * crossed;
            found.gap = gap(&weights, &pulls, left_square, target_square - crossed, options);
            if found.gap < tolerance {
                break;
            }
        }
    }
    finish(found, weights)
}

fn is_time(largest: f64, largest_change: f64, tolerance: f64, is_last: bool) -> bool {
    largest == 0.0 || largest_change / largest < tolerance || is_last
}

fn finish(found: Descent, weights: Vec<f64>) -> Result<Descent> {
    if weights.iter().any(|weight| !weight.is_finite()) {
        return Err(Error::Overflow);
    }
    Ok(Descent { coefficients: weights, ..found })
}

/// How far the value may still be above the minimum; `pulls` are the products of the columns with what is left.
fn gap(weights: &[f64], pulls: &[f64], left_square: f64, left_target: f64, options: DescentOptions) -> f64 {
    let slopes = pulls.iter().zip(weights).map(|(pull, weight)| pull - options.l2 * weight);
    let steepest = if options.is_positive {
        slopes.fold(f64::NEG_INFINITY, f64::max)
    } else {
        slopes.fold(0.0, |steepest, slope| slope.abs().max(steepest))
    };
    let (scale, mut gap) = if steepest > options.l1 {
        let scale = options.l1 / steepest;
        (scale, 0.5 * (left_square + left_square * scale * scale))
    } else {
        (1.0, left_square)
    };
    let absolute: f64 = weights.iter().map(|weight| weight.abs()).sum();
    gap += options.l1 * absolute - scale * left_target;
    gap + 0.5 * options.l2 * (1.0 + scale * scale) * dot(weights, weights)
}
