//! The simplex method with bounds: a row is one more variable, equal to its sum. The inverse of the basis is kept and made anew
//! from time to time.

use crate::program::{Program, Solution, Status};

const FEASIBLE: f64 = 1e-9;
const OPTIMAL: f64 = 1e-9;
const PIVOT: f64 = 1e-9;
/// Rounds after which the inverse is computed anew.
const FRESH: usize = 64;
/// Rounds without progress after which the first candidate is taken, which cannot cycle (Bland).
const STALLED: usize = 40;

/// Which variables are basic, and on which bound the others rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basis {
    basic: Vec<usize>,
    at_upper: Vec<bool>,
}

pub(crate) struct Simplex<'a> {
    program: &'a Program,
    n: usize,
    m: usize,
    bounds: Vec<(f64, f64)>,
    basic: Vec<usize>,
    /// The row of the basis in which a variable is, if it is basic.
    place_of: Vec<Option<usize>>,
    x: Vec<f64>,
    inverse: Vec<f64>,
}

/// Solves a program from the start.
pub fn solve(program: &Program, max_rounds: usize) -> Solution {
    solve_from(program, None, max_rounds).0
}

/// Solves a program, from a basis of one like it if there is one; also the basis it ended with.
pub(crate) fn solve_from(program: &Program, start: Option<&Basis>, max_rounds: usize) -> (Solution, Option<Basis>) {
    let crossed = program.column_bounds.iter().chain(&program.row_bounds).any(|(low, high)| low > high);
    let Some(mut simplex) = (if crossed { None } else { Simplex::new(program, start) }) else {
        let status = if crossed { Status::Infeasible } else { Status::Trouble };
        return (empty(program, status, 0), None);
    };
    let (status, n_rounds) = simplex.run(max_rounds);
    if !matches!(status, Status::Optimal | Status::Limit) {
        return (empty(program, status, n_rounds), None);
    }
    let x = simplex.x[..simplex.n].to_vec();
    let prices = simplex.prices(&simplex.costs());
    let column_prices = (0..simplex.n).map(|column| {
        if simplex.place_of[column].is_some() { 0.0 } else { program.cost[column] - simplex.dot(column, &prices) }
    });
    let column_prices = column_prices.collect();
    let objective = program.objective(&x);
    let at_upper =
        (0..simplex.n + simplex.m).map(|variable| simplex.x[variable] >= simplex.bounds[variable].1).collect();
    let basis = Basis { basic: simplex.basic, at_upper };
    (Solution { status, x, objective, row_prices: prices, column_prices, n_rounds }, Some(basis))
}

fn empty(program: &Program, status: Status, n_rounds: usize) -> Solution {
    Solution {
        status,
        x: Vec::new(),
        objective: f64::NAN,
        row_prices: vec![0.0; program.n_rows],
        column_prices: Vec::new(),
        n_rounds,
    }
}

/// Where a variable rests that is not basic: on a bound, or at zero when it has none.
fn rest_place((low, high): (f64, f64), upper: bool) -> f64 {
    match (low.is_finite(), high.is_finite()) {
        (true, true) => {
            if upper {
                high
            } else {
                low
            }
        }
        (true, false) => low,
        (false, true) => high,
        (false, false) => 0.0,
    }
}

impl<'a> Simplex<'a> {
    fn new(program: &'a Program, start: Option<&Basis>) -> Option<Self> {
        let (n, m) = (program.columns.len(), program.n_rows);
        let mut inverse = Vec::new();
        inverse.try_reserve_exact(m.checked_mul(m)?).ok()?;
        inverse.resize(m * m, 0.0);
        let bounds: Vec<(f64, f64)> = program.column_bounds.iter().chain(&program.row_bounds).copied().collect();
        let start = start.filter(|start| start.basic.len() == m && start.at_upper.len() == n + m);
        let basic = start.map_or_else(|| (n..n + m).collect(), |start| start.basic.clone());
        let x = (0..n + m)
            .map(|variable| rest_place(bounds[variable], start.is_some_and(|start| start.at_upper[variable])))
            .collect();
        let mut simplex = Self { program, n, m, bounds, basic, place_of: vec![None; n + m], x, inverse };
        if !simplex.refresh() {
            simplex.basic = (n..n + m).collect();
            simplex.refresh();
        }
        Some(simplex)
    }

    fn costs(&self) -> Vec<f64> {
        self.basic.iter().map(|variable| self.program.cost.get(*variable).copied().unwrap_or(0.0)).collect()
    }

    /// The column of a variable: its own in the matrix, or minus one in its row.
    fn entries(&self, variable: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let own = self.program.columns.get(variable);
        let row = variable.checked_sub(self.n).map(|row| (row, -1.0));
        own.into_iter().flatten().copied().chain(row)
    }

    fn dot(&self, variable: usize, prices: &[f64]) -> f64 {
        self.entries(variable).map(|(row, value)| value * prices[row]).sum()
    }

    /// Prices of the rows that make the basic variables' reduced costs zero.
    fn prices(&self, costs: &[f64]) -> Vec<f64> {
        let mut prices = vec![0.0; self.m];
        for (cost, row) in costs.iter().zip(self.inverse.chunks(self.m.max(1))) {
            if *cost != 0.0 {
                for (price, value) in prices.iter_mut().zip(row) {
                    *price += cost * value;
                }
            }
        }
        prices
    }

    /// Computes inverse and basic values anew; false when the basis is singular.
    fn refresh(&mut self) -> bool {
        let m = self.m;
        let mut matrix = vec![0.0; m * m];
        self.place_of.fill(None);
        for (place, variable) in self.basic.iter().enumerate() {
            self.place_of[*variable] = Some(place);
            for (row, value) in self.entries(*variable) {
                matrix[row * m + place] = value;
            }
        }
        let Some(inverse) = invert(matrix, m) else { return false };
        self.inverse = inverse;
        let mut right = vec![0.0; m];
        for variable in 0..self.n + m {
            let x = self.x[variable];
            if self.place_of[variable].is_none() && x != 0.0 {
                for (row, value) in self.entries(variable) {
                    right[row] -= value * x;
                }
            }
        }
        for (place, row) in self.inverse.chunks(m.max(1)).enumerate() {
            self.x[self.basic[place]] = row.iter().zip(&right).map(|(value, right)| value * right).sum();
        }
        true
    }

    /// For each basic variable -1 below, +1 above its bounds, and 0 within.
    fn breaches(&self) -> Option<Vec<f64>> {
        let side = |variable: &usize| {
            let (x, (low, high)) = (self.x[*variable], self.bounds[*variable]);
            let slack = FEASIBLE * (1.0 + x.abs());
            if x < low - slack {
                -1.0
            } else if x > high + slack {
                1.0
            } else {
                0.0
            }
        };
        let sides: Vec<f64> = self.basic.iter().map(side).collect();
        sides.iter().any(|side| *side != 0.0).then_some(sides)
    }

    fn run(&mut self, max_rounds: usize) -> (Status, usize) {
        let mut stalled = 0;
        for round in 0..max_rounds {
            if round % FRESH == FRESH - 1 && !self.refresh() {
                return (Status::Trouble, round);
            }
            let breaches = self.breaches();
            let feasible = breaches.is_none();
            let sides = breaches.unwrap_or_else(|| vec![0.0; self.m]);
            let costs = if feasible { self.costs() } else { sides.clone() };
            let prices = self.prices(&costs);
            let Some((entering, way)) = self.entering(&prices, feasible, stalled > STALLED) else {
                return (if feasible { Status::Optimal } else { Status::Infeasible }, round);
            };
            let direction = self.direction(entering);
            match self.advance(entering, way, &direction, &sides, stalled > STALLED) {
                None => return (if feasible { Status::Unbounded } else { Status::Trouble }, round),
                Some(length) => stalled = if length > 1e-12 { 0 } else { stalled + 1 },
            }
        }
        (Status::Limit, max_rounds)
    }

    /// The variable whose move lowers the cost most for its length, and the way it moves.
    fn entering(&self, prices: &[f64], feasible: bool, first: bool) -> Option<(usize, f64)> {
        let mut best: Option<(usize, f64)> = None;
        let mut steepest = 0.0;
        for variable in 0..self.n + self.m {
            let (low, high) = self.bounds[variable];
            if self.place_of[variable].is_some() || low >= high {
                continue;
            }
            let own = if feasible { self.program.cost.get(variable).copied().unwrap_or(0.0) } else { 0.0 };
            let reduced = own - self.dot(variable, prices);
            let x = self.x[variable];
            let may_rise = reduced < -OPTIMAL && x < high;
            let may_fall = reduced > OPTIMAL && x > low;
            if !(may_rise || may_fall) {
                continue;
            }
            let size: f64 = self.entries(variable).map(|(_, value)| value * value).sum();
            let score = reduced * reduced / (1.0 + size);
            if score > steepest {
                steepest = score;
                best = Some((variable, if may_rise { 1.0 } else { -1.0 }));
                if first {
                    break;
                }
            }
        }
        best
    }

    /// How the basic variables fall as a variable rises.
    fn direction(&self, variable: usize) -> Vec<f64> {
        let mut direction = vec![0.0; self.m];
        for (row, value) in self.entries(variable) {
            for (place, change) in direction.iter_mut().enumerate() {
                *change += self.inverse[place * self.m + row] * value;
            }
        }
        direction
    }

    /// Moves as far as the bounds allow and changes the basis. The length of the move, or nothing when there is no end to it.
    fn advance(&mut self, entering: usize, way: f64, direction: &[f64], sides: &[f64], first: bool) -> Option<f64> {
        let (low, high) = self.bounds[entering];
        let own = high - low;
        let limit = |place: usize, slack: f64| {
            let rate = -way * direction[place];
            let variable = self.basic[place];
            let (x, (low, high)) = (self.x[variable], self.bounds[variable]);
            // A variable outside its bounds stops at the bound it comes back to; one that moves further out does not stop.
            let end = match (rate > 0.0, sides[place]) {
                (true, side) if side < 0.0 => low,
                (true, side) if side > 0.0 => f64::INFINITY,
                (true, _) => high,
                (false, side) if side > 0.0 => high,
                (false, side) if side < 0.0 => f64::NEG_INFINITY,
                (false, _) => low,
            };
            let slack = if rate > 0.0 { slack } else { -slack };
            ((end + slack - x) / rate).max(0.0)
        };
        let moving = |place: &usize| direction[*place].abs() > PIVOT;
        let relaxed = (0..self.m).filter(moving).map(|place| limit(place, FEASIBLE)).fold(f64::INFINITY, f64::min);
        let mut leaving: Option<(usize, f64)> = None;
        for place in (0..self.m).filter(moving) {
            let length = limit(place, 0.0);
            let larger = leaving.is_none_or(|(other, _)| {
                if first {
                    self.basic[place] < self.basic[other]
                } else {
                    direction[place].abs() > direction[other].abs()
                }
            });
            if length <= relaxed && length.is_finite() && larger {
                leaving = Some((place, length));
            }
        }
        let length = leaving.map_or(f64::INFINITY, |(_, length)| length);
        if length.is_infinite() && own.is_infinite() {
            return None;
        }
        let length = length.min(own);
        for (place, change) in direction.iter().enumerate() {
            self.x[self.basic[place]] -= way * length * change;
        }
        self.x[entering] += way * length;
        match leaving {
            Some((place, reached)) if reached <= own => self.exchange(entering, place, way, direction, sides[place]),
            _ => self.x[entering] = if way > 0.0 { high } else { low },
        }
        Some(length)
    }

    fn exchange(&mut self, entering: usize, place: usize, way: f64, direction: &[f64], side: f64) {
        let leaving = self.basic[place];
        let (low, high) = self.bounds[leaving];
        let rises = -way * direction[place] > 0.0;
        let to_upper = if side == 0.0 { rises } else { side > 0.0 };
        self.x[leaving] = if to_upper { high } else { low };
        self.place_of[leaving] = None;
        self.place_of[entering] = Some(place);
        self.basic[place] = entering;
        let m = self.m;
        let pivot = direction[place];
        let row: Vec<f64> = self.inverse[place * m..(place + 1) * m].iter().map(|value| value / pivot).collect();
        for (other, values) in self.inverse.chunks_mut(m).enumerate() {
            if other == place {
                values.copy_from_slice(&row);
            } else if direction[other] != 0.0 {
                for (value, row) in values.iter_mut().zip(&row) {
                    *value -= direction[other] * row;
                }
            }
        }
    }
}

/// The inverse by Gauss and Jordan with row pivots.
fn invert(mut matrix: Vec<f64>, m: usize) -> Option<Vec<f64>> {
    let mut inverse = vec![0.0; m * m];
    for place in 0..m {
        inverse[place * m + place] = 1.0;
    }
    for step in 0..m {
        let pivot =
            (step..m).max_by(|one, other| matrix[one * m + step].abs().total_cmp(&matrix[other * m + step].abs()))?;
        let head = matrix[pivot * m + step];
        if head.abs() < 1e-11 || !head.is_finite() {
            return None;
        }
        for column in 0..m {
            matrix.swap(step * m + column, pivot * m + column);
            inverse.swap(step * m + column, pivot * m + column);
        }
        for values in [&mut matrix, &mut inverse] {
            for value in &mut values[step * m..(step + 1) * m] {
                *value /= head;
            }
        }
        let (own, own_inverse) =
            (matrix[step * m..(step + 1) * m].to_vec(), inverse[step * m..(step + 1) * m].to_vec());
        for row in (0..m).filter(|row| *row != step) {
            let factor = matrix[row * m + step];
            if factor == 0.0 {
                continue;
            }
            for (value, own) in matrix[row * m..(row + 1) * m].iter_mut().zip(&own) {
                *value -= factor * own;
            }
            for (value, own) in inverse[row * m..(row + 1) * m].iter_mut().zip(&own_inverse) {
                *value -= factor * own;
            }
        }
    }
    Some(inverse)
}
