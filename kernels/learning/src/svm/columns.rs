//! Linear classifiers with a penalty on absolute values, one column at a time: the methods of Chang, Hsieh and Lin for
//! the squared hinge, and of Yuan, Ho and Lin for the logistic loss.

use orchestrator_random::Mt19937;

use super::lines::shuffle;
use crate::error::Result;
use crate::rows::{Rows, count, dot};

/// The most halvings of a step.
const MOST_HALVINGS: usize = 20;
/// The decrease a step must bring, as a share of the one promised.
const DECREASE: f64 = 0.01;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ColumnOptions {
    pub is_logistic: bool,
    pub tolerance: f64,
    pub max_iterations: usize,
}

/// Columns one after another, and what they share.
struct Columns<'a> {
    values: Vec<f64>,
    n_rows: usize,
    width: usize,
    y: &'a [f64],
    costs: &'a [f64],
}

impl Columns<'_> {
    fn of(&self, column: usize) -> &[f64] {
        &self.values[column * self.n_rows..(column + 1) * self.n_rows]
    }
}

/// Weights of the columns and the number of rounds. Targets are -1 and 1.
pub fn column_descent(
    x: Rows<'_>,
    y: &[f64],
    costs: &[f64],
    options: ColumnOptions,
    random: &mut Mt19937,
) -> Result<(Vec<f64>, usize)> {
    x.require(y.len())?;
    x.require(costs.len())?;
    let (n_rows, width) = (x.n_rows(), x.n_columns());
    let mut values = vec![0.0; n_rows * width];
    for (row, line) in x.each().enumerate() {
        for (column, value) in line.iter().enumerate() {
            values[column * n_rows + row] = *value;
        }
    }
    let n_positive = y.iter().filter(|y| **y > 0.0).count();
    let share = count(n_positive.min(n_rows - n_positive).max(1)) / count(n_rows);
    let options = ColumnOptions { tolerance: options.tolerance * share, ..options };
    let columns = Columns { values, n_rows, width, y, costs };
    Ok(if options.is_logistic { logistic(&columns, options, random) } else { hinge(columns, options, random) })
}

/// How far a weight is from its best, by the slope without the penalty; nothing where it may rest at zero.
fn violation(weight: f64, slope: f64) -> f64 {
    let (up, down) = (slope + 1.0, slope - 1.0);
    if weight > 0.0 {
        up.abs()
    } else if weight < 0.0 {
        down.abs()
    } else {
        (-up).max(down).max(0.0)
    }
}

/// The best step of one weight, by the slope and the curve.
fn newton_step(weight: f64, slope: f64, curve: f64) -> f64 {
    let (up, down) = (slope + 1.0, slope - 1.0);
    if up < curve * weight {
        -up / curve
    } else if down > curve * weight {
        -down / curve
    } else {
        -weight
    }
}

fn rests_at_zero(weight: f64, slope: f64, slack: f64) -> bool {
    weight == 0.0 && slope + 1.0 > slack && slope - 1.0 < -slack
}

/// What is missing to the margin of each row.
struct Margins {
    missing: Vec<f64>,
}

impl Margins {
    fn shift(&mut self, column: &[f64], by: f64) {
        self.missing.iter_mut().zip(column).for_each(|(missing, value)| *missing += by * value);
    }

    fn loss(&self, costs: &[f64], column: &[f64]) -> f64 {
        let rows = self.missing.iter().zip(costs).zip(column);
        rows.filter(|((missing, _), value)| **missing > 0.0 && **value != 0.0)
            .map(|((missing, cost), _)| cost * missing * missing)
            .sum()
    }

    /// Slope and half curve of the loss along a column.
    fn slope(&self, costs: &[f64], column: &[f64]) -> (f64, f64) {
        let (mut slope, mut curve) = (0.0, 0.0);
        for ((missing, cost), value) in self.missing.iter().zip(costs).zip(column) {
            if *missing > 0.0 {
                slope -= cost * value * missing;
                curve += cost * value * value;
            }
        }
        (2.0 * slope, (2.0 * curve).max(1e-12))
    }

    /// Goes along the column, by halves until it pays; gives the step, or nothing where no half did.
    fn search(&mut self, costs: &[f64], column: &[f64], weight: f64, slope: f64, step: f64) -> (f64, bool) {
        let square: f64 = column.iter().zip(costs).map(|(value, cost)| cost * value * value).sum();
        let grown = |step: f64| (weight + step).abs() - weight.abs();
        let mut promised = grown(step) + (slope * step);
        let (mut step, mut last, mut before) = (step, 0.0, 0.0);
        for round in 0..MOST_HALVINGS {
            let change = grown(step) - DECREASE * promised;
            if square * step * step + slope * step + change <= 0.0 {
                self.shift(column, last - step);
                return (step, true);
            }
            if round == 0 {
                before = self.loss(costs, column);
            }
            self.shift(column, last - step);
            if change + self.loss(costs, column) - before <= 0.0 {
                return (step, true);
            }
            last = step;
            step *= 0.5;
            promised *= 0.5;
        }
        (step, false)
    }
}

fn hinge(mut columns: Columns<'_>, options: ColumnOptions, random: &mut Mt19937) -> (Vec<f64>, usize) {
    let (n_rows, width) = (columns.n_rows, columns.width);
    for line in columns.values.chunks_exact_mut(n_rows.max(1)) {
        line.iter_mut().zip(columns.y).for_each(|(value, y)| *value *= y);
    }
    let mut weights = vec![0.0; width];
    let mut margins = Margins { missing: vec![1.0; n_rows] };
    let mut order: Vec<usize> = (0..width).collect();
    let mut n_active = width;
    let (mut worst_before, mut first_total) = (f64::INFINITY, -1.0);
    let mut n_rounds = 0;
    while n_rounds < options.max_iterations {
        let (mut worst, mut total) = (0.0_f64, 0.0);
        shuffle(&mut order[..n_active], random);
        let mut place = 0;
        while place < n_active {
            let column = order[place];
            let (slope, curve) = margins.slope(columns.costs, columns.of(column));
            if rests_at_zero(weights[column], slope, worst_before / count(n_rows)) {
                n_active -= 1;
                order.swap(place, n_active);
                continue;
            }
            place += 1;
            let wrong = violation(weights[column], slope);
            worst = worst.max(wrong);
            total += wrong;
            let step = newton_step(weights[column], slope, curve);
            if step.abs() < 1e-12 {
                continue;
            }
            let (step, is_good) = margins.search(columns.costs, columns.of(column), weights[column], slope, step);
            weights[column] += step;
            if !is_good {
                margins.missing.fill(1.0);
                for (column, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
                    margins.shift(columns.of(column), -weight);
                }
            }
        }
        if n_rounds == 0 {
            first_total = total;
        }
        n_rounds += 1;
        worst_before = worst;
        if total <= options.tolerance * first_total {
            if n_active == width {
                break;
            }
            n_active = width;
            worst_before = f64::INFINITY;
        }
    }
    (weights, n_rounds)
}

/// The logistic loss around the weights so far.
struct Around {
    /// Exponentials of the scores.
    odds: Vec<f64>,
    pulls: Vec<f64>,
    curves: Vec<f64>,
}

impl Around {
    fn new(odds: Vec<f64>, costs: &[f64]) -> Self {
        let shares: Vec<f64> = odds.iter().map(|odds| 1.0 / (1.0 + odds)).collect();
        let pulls = shares.iter().zip(costs).map(|(share, cost)| cost * share).collect();
        let curves =
            shares.iter().zip(costs).zip(&odds).map(|((share, cost), odds)| cost * odds * share * share).collect();
        Self { odds, pulls, curves }
    }
}

/// A quadratic problem in one step of all weights, its state and its columns.
struct Step {
    weights: Vec<f64>,
    slopes: Vec<f64>,
    curves: Vec<f64>,
    /// The change of each row's score.
    moved: Vec<f64>,
    order: Vec<usize>,
    n_active: usize,
}

const SMALLEST_CURVE: f64 = 1e-12;

fn logistic(columns: &Columns<'_>, options: ColumnOptions, random: &mut Mt19937) -> (Vec<f64>, usize) {
    let (n_rows, width) = (columns.n_rows, columns.width);
    let negative = |row: usize| if columns.y[row] > 0.0 { 0.0 } else { columns.costs[row] };
    let of_negative: Vec<f64> = (0..n_rows).map(negative).collect();
    let negative_sums: Vec<f64> = (0..width).map(|column| dot(columns.of(column), &of_negative)).collect();
    let mut weights = vec![0.0; width];
    let mut around = Around::new(vec![1.0; n_rows], columns.costs);
    let mut step = Step {
        weights: weights.clone(),
        slopes: vec![0.0; width],
        curves: vec![0.0; width],
        moved: vec![0.0; n_rows],
        order: (0..width).collect(),
        n_active: width,
    };
    let (mut worst_before, mut first_total, mut inner_tolerance) = (f64::INFINITY, -1.0, 1.0);
    let (mut n_rounds, mut n_idle) = (0, 0);
    while n_rounds < options.max_iterations {
        let (worst, total) = step.outline(columns, &around, &weights, &negative_sums, worst_before / count(n_rows));
        if n_rounds == 0 {
            first_total = total;
        }
        if total <= options.tolerance * first_total || n_idle >= 10 {
            break;
        }
        n_idle += 1;
        let (n_inner, has_moved) = step.solve(columns, &around, &weights, inner_tolerance * first_total, random);
        if has_moved {
            n_idle = 0;
        }
        step.search(columns, &mut around, &mut weights, &of_negative);
        if n_inner == 1 {
            inner_tolerance *= 0.25;
        }
        n_rounds += 1;
        worst_before = worst;
    }
    (weights, n_rounds)
}

impl Step {
    /// Slopes and curves of the columns that may move; the worst violation and the sum of all.
    fn outline(
        &mut self,
        columns: &Columns<'_>,
        around: &Around,
        weights: &[f64],
        negative_sums: &[f64],
        slack: f64,
    ) -> (f64, f64) {
        self.n_active = columns.width;
        let (mut worst, mut total, mut place) = (0.0_f64, 0.0, 0);
        while place < self.n_active {
            let column = self.order[place];
            let values = columns.of(column);
            let curve: f64 = values.iter().zip(&around.curves).map(|(value, curve)| value * value * curve).sum();
            self.curves[column] = SMALLEST_CURVE + curve;
            self.slopes[column] = negative_sums[column] - dot(values, &around.pulls);
            if rests_at_zero(weights[column], self.slopes[column], slack) {
                self.n_active -= 1;
                self.order.swap(place, self.n_active);
                continue;
            }
            let wrong = violation(weights[column], self.slopes[column]);
            worst = worst.max(wrong);
            total += wrong;
            place += 1;
        }
        (worst, total)
    }

    /// Solves the quadratic problem roughly; the number of rounds, and whether anything moved.
    fn solve(
        &mut self,
        columns: &Columns<'_>,
        around: &Around,
        weights: &[f64],
        enough: f64,
        random: &mut Mt19937,
    ) -> (usize, bool) {
        let slack_share = count(columns.n_rows);
        let (mut n_active, mut worst_before, mut has_moved) = (self.n_active, f64::INFINITY, false);
        self.moved.fill(0.0);
        let mut n_rounds = 0;
        while n_rounds < 1000 {
            let (mut worst, mut total, mut place) = (0.0_f64, 0.0, 0);
            shuffle(&mut self.order[..n_active], random);
            while place < n_active {
                let column = self.order[place];
                let values = columns.of(column);
                let bent: f64 = values
                    .iter()
                    .zip(&around.curves)
                    .zip(&self.moved)
                    .map(|((value, curve), moved)| value * curve * moved)
                    .sum();
                let slope = self.slopes[column] + (self.weights[column] - weights[column]) * SMALLEST_CURVE + bent;
                if rests_at_zero(self.weights[column], slope, worst_before / slack_share) {
                    n_active -= 1;
                    self.order.swap(place, n_active);
                    continue;
                }
                place += 1;
                let wrong = violation(self.weights[column], slope);
                let by = newton_step(self.weights[column], slope, self.curves[column]);
                if by.abs() < 1e-12 {
                    continue;
                }
                let by = by.clamp(-10.0, 10.0);
                has_moved = true;
                worst = worst.max(wrong);
                total += wrong;
                self.weights[column] += by;
                self.moved.iter_mut().zip(values).for_each(|(moved, value)| *moved += value * by);
            }
            n_rounds += 1;
            worst_before = worst;
            if total <= enough {
                if n_active == self.n_active {
                    break;
                }
                n_active = self.n_active;
                worst_before = f64::INFINITY;
            }
        }
        (n_rounds, has_moved)
    }

    /// Goes as far towards the solution as pays, by halves.
    fn search(&mut self, columns: &Columns<'_>, around: &mut Around, weights: &mut Vec<f64>, of_negative: &[f64]) {
        let size = |weights: &[f64]| weights.iter().map(|weight| weight.abs()).sum::<f64>();
        let before = size(weights);
        let mut now = size(&self.weights);
        let along: f64 =
            self.slopes.iter().zip(&self.weights).zip(&*weights).map(|((slope, new), old)| slope * (new - old)).sum();
        let mut promised = along + (now - before);
        let mut of_negative = dot(of_negative, &self.moved);
        for _ in 0..MOST_HALVINGS {
            let mut change = now - before + of_negative - DECREASE * promised;
            let mut odds = vec![0.0; columns.n_rows];
            for (row, odds) in odds.iter_mut().enumerate() {
                let factor = self.moved[row].exp();
                *odds = around.odds[row] * factor;
                change += columns.costs[row] * ((1.0 + *odds) / (factor + *odds)).ln();
            }
            if change <= 0.0 {
                weights.clone_from(&self.weights);
                *around = Around::new(odds, columns.costs);
                return;
            }
            self.weights.iter_mut().zip(&*weights).for_each(|(new, old)| *new = (old + *new) * 0.5);
            now = size(&self.weights);
            promised *= 0.5;
            of_negative *= 0.5;
            self.moved.iter_mut().for_each(|moved| *moved *= 0.5);
        }
        let mut scores = vec![0.0; columns.n_rows];
        for (column, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
            scores.iter_mut().zip(columns.of(column)).for_each(|(score, value)| *score += weight * value);
        }
        around.odds = scores.into_iter().map(f64::exp).collect();
    }
}
