//! The most probable unknowns. A linear model is a lasso for given noise; any other becomes one when its fitted values
//! are replaced by their tangent (Gauss-Newton), with a shorter step wherever the tangent promised too much.

use crate::dense::{Symmetric, dot};
use crate::identify::silent_directions;
use crate::lasso;
use crate::posterior::{N_TREND, Problem};

pub(crate) struct Fitted {
    pub unknowns: Vec<f64>,
    pub sigma: f64,
    pub objective: f64,
    /// Combinations that the history left open, and that were held.
    pub n_silent: usize,
}

const MOST_ROUNDS: usize = 200;
/// Residuals below this part of the values' size are rounding, and more precision than data have.
const LEAST_SIGMA: f64 = 1e-6;
/// How firmly an open combination is held, as the precision of a normal prior around its start.
const HOLD: f64 = 1e3;

/// The quadratic that stands for the fitted values near some unknowns.
struct Tangent {
    gram: Symmetric,
    linear: Vec<f64>,
    silent: Vec<Vec<f64>>,
}

impl Tangent {
    fn at(problem: &Problem, unknowns: &[f64]) -> Self {
        let n_rows = problem.t.len();
        let jacobian = problem.jacobian(unknowns);
        let gram = Symmetric::gram(&jacobian, n_rows);
        let residuals: Vec<f64> =
            problem.fitted(unknowns).iter().zip(problem.y).map(|(fitted, y)| y - fitted).collect();
        let ahead = gram.times(unknowns);
        let linear =
            jacobian.chunks(n_rows).zip(ahead).map(|(column, ahead)| dot(column, &residuals) + ahead).collect();
        let added = (0..problem.prior_scales.len()).filter(|place| !problem.is_multiplicative[*place]);
        let free: Vec<usize> = (0..N_TREND).chain(added.map(|place| problem.first_weight() + place)).collect();
        let mut silent = silent_directions(&gram, &free);
        silent.extend(silent_shares(problem));
        Self { gram, linear, silent }
    }

    /// The best unknowns for this noise. Everything is multiplied by its square, which keeps the numbers tame.
    fn solve(&self, problem: &Problem, start: &[f64], unknowns: &[f64], sigma: f64) -> Vec<f64> {
        let variance = sigma * sigma;
        let mut matrix = self.gram.clone();
        let mut linear = self.linear.clone();
        let mut penalty = vec![0.0; matrix.size];
        for (place, precision) in problem.precisions().iter().enumerate() {
            matrix.add_to_diagonal(place, precision * variance);
        }
        for (place, penalty) in penalty.iter_mut().enumerate().take(problem.first_weight()).skip(N_TREND) {
            *penalty = variance / problem.tau;
            // Two changepoints between the same rows have the same column.
            let lift = matrix.at(place, place) * 1e-12;
            matrix.add_to_diagonal(place, lift);
        }
        for direction in &self.silent {
            let firmness = HOLD * variance;
            matrix.add_outer(firmness, direction);
            let held = firmness * dot(direction, start);
            linear.iter_mut().zip(direction).for_each(|(value, share)| *value += held * share);
        }
        let mut found = unknowns.to_vec();
        lasso::minimise(&matrix, &linear, &penalty, &mut found);
        found
    }
}

/// Open combinations of multiplicative effects. One that is the same on every row only scales the trend: the trend
/// takes that part, and the effects stay where they started.
fn silent_shares(problem: &Problem) -> Vec<Vec<f64>> {
    let n_rows = problem.t.len();
    let places: Vec<usize> =
        (0..problem.prior_scales.len()).filter(|place| problem.is_multiplicative[*place]).collect();
    let mut columns = vec![1.0; n_rows];
    for place in &places {
        columns.extend(problem.feature(*place));
    }
    let gram = Symmetric::gram(&columns, n_rows);
    let all: Vec<usize> = (0..gram.size).collect();
    silent_directions(&gram, &all)
        .into_iter()
        .map(|direction| {
            let length = dot(&direction[1..], &direction[1..]).sqrt();
            let mut own = vec![0.0; problem.n_unknowns()];
            for (place, share) in places.iter().zip(&direction[1..]) {
                own[problem.first_weight() + place] = share / length;
            }
            own
        })
        .collect()
}

pub(crate) fn fit(problem: &Problem, start: &[f64]) -> Fitted {
    let mut unknowns = start.to_vec();
    let mut sigma = 1.0;
    let mut squares = problem.squares(&unknowns);
    let mut tangent = Tangent::at(problem, &unknowns);
    let mut objective = problem.objective(&unknowns, squares, sigma);
    // Rounds of a linear model cost next to nothing.
    let tolerance = if problem.is_linear() { 1e-10 } else { 1e-8 };
    for _ in 0..MOST_ROUNDS {
        let goal = tangent.solve(problem, start, &unknowns, sigma);
        (unknowns, squares) = advance(problem, &unknowns, &goal, sigma);
        sigma = problem.best_sigma(squares).max(LEAST_SIGMA);
        let reached = problem.objective(&unknowns, squares, sigma);
        let is_done = objective - reached < tolerance * (1.0 + reached.abs());
        objective = reached;
        if is_done {
            break;
        }
        if !problem.is_linear() {
            tangent = Tangent::at(problem, &unknowns);
        }
    }
    Fitted { unknowns, sigma, objective, n_silent: tangent.silent.len() }
}

/// Towards the goal as far as the posterior for this noise gets better.
fn advance(problem: &Problem, from: &[f64], goal: &[f64], sigma: f64) -> (Vec<f64>, f64) {
    let goal_squares = problem.squares(goal);
    if problem.is_linear() {
        return (goal.to_vec(), goal_squares);
    }
    let from_squares = problem.squares(from);
    let before = problem.objective(from, from_squares, sigma);
    let mut reach = 1.0;
    let mut tried = (goal.to_vec(), goal_squares);
    for _ in 0..30 {
        let after = problem.objective(&tried.0, tried.1, sigma);
        if after < before {
            return tried;
        }
        reach /= 2.0;
        let between: Vec<f64> = from.iter().zip(goal).map(|(from, goal)| from + reach * (goal - from)).collect();
        let squares = problem.squares(&between);
        tried = (between, squares);
    }
    (from.to_vec(), from_squares)
}
