//! Linear machines by their dual, one row at a time: the method of Hsieh and others, and of Ho and Lin for regression.

use orchestrator_random::Mt19937;

use super::bounded;
use crate::error::Result;
use crate::rows::{Rows, dot};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum DualLoss {
    Hinge,
    SquaredHinge,
    /// The residual beyond this.
    Beyond(f64),
    /// The same, squared.
    SquaredBeyond(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DualOptions {
    pub loss: DualLoss,
    pub tolerance: f64,
    pub max_iterations: usize,
}

/// Weights of the columns and the number of rounds. Targets of classifiers are -1 and 1.
pub fn dual_descent(
    x: Rows<'_>,
    y: &[f64],
    costs: &[f64],
    options: DualOptions,
    random: &mut Mt19937,
) -> Result<(Vec<f64>, usize)> {
    x.require(y.len())?;
    x.require(costs.len())?;
    match options.loss {
        DualLoss::Hinge | DualLoss::SquaredHinge => Ok(classify(x, y, costs, options, random)),
        DualLoss::Beyond(width) | DualLoss::SquaredBeyond(width) => Ok(regress(x, y, costs, width, options, random)),
    }
}

pub(super) fn shuffle(order: &mut [usize], random: &mut Mt19937) {
    let n = order.len();
    for place in 0..n {
        let other = place + bounded(random, u32::try_from(n - place).unwrap_or(u32::MAX));
        order.swap(place, other);
    }
}

/// The diagonal added to the products, and the upper bound of a variable.
fn terms(cost: f64, is_squared: bool) -> (f64, f64) {
    if is_squared { (0.5 / cost, f64::INFINITY) } else { (0.0, cost) }
}

fn classify(x: Rows<'_>, y: &[f64], costs: &[f64], options: DualOptions, random: &mut Mt19937) -> (Vec<f64>, usize) {
    let is_squared = options.loss == DualLoss::SquaredHinge;
    let mut weights = vec![0.0; x.n_columns()];
    let mut alphas = vec![0.0; y.len()];
    let curves: Vec<f64> = x.each().zip(costs).map(|(row, cost)| terms(*cost, is_squared).0 + dot(row, row)).collect();
    let mut order: Vec<usize> = (0..y.len()).collect();
    let mut n_active = order.len();
    let (mut highest_before, mut lowest_before) = (f64::INFINITY, f64::NEG_INFINITY);
    let mut n_rounds = 0;
    while n_rounds < options.max_iterations {
        let (mut highest, mut lowest) = (f64::NEG_INFINITY, f64::INFINITY);
        shuffle(&mut order[..n_active], random);
        let mut place = 0;
        while place < n_active {
            let row = order[place];
            let values = x.row(row);
            let (extra, bound) = terms(costs[row], is_squared);
            let slope = dot(values, &weights) * y[row] - 1.0 + alphas[row] * extra;
            let projected = if alphas[row] == 0.0 {
                if slope > highest_before {
                    n_active -= 1;
                    order.swap(place, n_active);
                    continue;
                }
                slope.min(0.0)
            } else if alphas[row] >= bound {
                if slope < lowest_before {
                    n_active -= 1;
                    order.swap(place, n_active);
                    continue;
                }
                slope.max(0.0)
            } else {
                slope
            };
            highest = highest.max(projected);
            lowest = lowest.min(projected);
            if projected.abs() > 1e-12 {
                let old = alphas[row];
                alphas[row] = (old - slope / curves[row]).max(0.0).min(bound);
                let by = (alphas[row] - old) * y[row];
                weights.iter_mut().zip(values).for_each(|(weight, value)| *weight += by * value);
            }
            place += 1;
        }
        n_rounds += 1;
        if highest - lowest <= options.tolerance {
            if n_active == order.len() {
                break;
            }
            n_active = order.len();
            (highest_before, lowest_before) = (f64::INFINITY, f64::NEG_INFINITY);
            continue;
        }
        highest_before = if highest <= 0.0 { f64::INFINITY } else { highest };
        lowest_before = if lowest >= 0.0 { f64::NEG_INFINITY } else { lowest };
    }
    (weights, n_rounds)
}

fn regress(
    x: Rows<'_>,
    y: &[f64],
    costs: &[f64],
    width: f64,
    options: DualOptions,
    random: &mut Mt19937,
) -> (Vec<f64>, usize) {
    let is_squared = matches!(options.loss, DualLoss::SquaredBeyond(_));
    let mut weights = vec![0.0; x.n_columns()];
    let mut betas = vec![0.0_f64; y.len()];
    let squares: Vec<f64> = x.each().map(|row| dot(row, row)).collect();
    let mut order: Vec<usize> = (0..y.len()).collect();
    let mut n_active = order.len();
    let (mut worst_before, mut first_total) = (f64::INFINITY, -1.0);
    let mut n_rounds = 0;
    while n_rounds < options.max_iterations {
        let (mut worst, mut total) = (0.0_f64, 0.0);
        shuffle(&mut order[..n_active], random);
        let mut place = 0;
        while place < n_active {
            let row = order[place];
            let values = x.row(row);
            let (extra, bound) = terms(costs[row], is_squared);
            let beta = betas[row];
            let slope = -y[row] + extra * beta + dot(values, &weights);
            let (above, below) = (slope + width, slope - width);
            let mut leaves = false;
            let violation = if beta == 0.0 {
                if above < 0.0 {
                    -above
                } else if below > 0.0 {
                    below
                } else {
                    leaves = above > worst_before && below < -worst_before;
                    0.0
                }
            } else if beta >= bound {
                leaves = above < -worst_before;
                above.max(0.0)
            } else if beta <= -bound {
                leaves = below > worst_before;
                (-below).max(0.0)
            } else if beta > 0.0 {
                above.abs()
            } else {
                below.abs()
            };
            if leaves {
                n_active -= 1;
                order.swap(place, n_active);
                continue;
            }
            worst = worst.max(violation);
            total += violation;
            let curve = squares[row] + extra;
            let by = if above < curve * beta {
                -above / curve
            } else if below > curve * beta {
                -below / curve
            } else {
                -beta
            };
            if by.abs() >= 1e-12 {
                betas[row] = (beta + by).max(-bound).min(bound);
                let by = betas[row] - beta;
                if by != 0.0 {
                    weights.iter_mut().zip(values).for_each(|(weight, value)| *weight += by * value);
                }
            }
            place += 1;
        }
        if n_rounds == 0 {
            first_total = total;
        }
        n_rounds += 1;
        if total <= options.tolerance * first_total {
            if n_active == order.len() {
                break;
            }
            n_active = order.len();
            worst_before = f64::INFINITY;
            continue;
        }
        worst_before = worst;
    }
    (weights, n_rounds)
}
