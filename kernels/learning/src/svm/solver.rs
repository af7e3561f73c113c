//! The decomposition: two variables at a time, chosen by second order; variables stuck at a bound leave the active set.

use super::kernel::Kernel;

const SMALLEST_CURVE: f64 = 1e-12;

/// One quadratic problem: variables by row of the kernel, with a side, a linear term, a start and an upper bound each.
pub(super) struct Problem {
    pub(super) rows: Vec<usize>,
    pub(super) sides: Vec<f64>,
    pub(super) linear: Vec<f64>,
    pub(super) alphas: Vec<f64>,
    pub(super) bounds: Vec<f64>,
    /// The sum over each side is kept apart, as the problems with nu ask for.
    pub(super) is_by_side: bool,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    pub(super) tolerance: f64,
    pub(super) max_iterations: Option<usize>,
    pub(super) is_shrinking: bool,
}

pub(super) struct Solution {
    pub(super) alphas: Vec<f64>,
    pub(super) rho: f64,
    /// The scale of the problems with nu.
    pub(super) scale: f64,
    pub(super) n_iterations: usize,
    pub(super) is_cut_short: bool,
}

struct State<'k, 'a> {
    kernel: &'k mut Kernel<'a>,
    problem: Problem,
    /// The variable at each place; the first `n_active` are active.
    order: Vec<usize>,
    n_active: usize,
    gradient: Vec<f64>,
    /// The part of the gradient that variables at their upper bound make.
    bound_gradient: Vec<f64>,
    diagonal: Vec<f64>,
    limits: Limits,
    is_unshrunk: bool,
}

pub(super) fn solve(kernel: &mut Kernel<'_>, problem: Problem, limits: Limits) -> Solution {
    let n = problem.rows.len();
    let diagonal = problem.rows.iter().map(|row| kernel.own(*row)).collect();
    let gradient = problem.linear.clone();
    let mut state = State {
        kernel,
        problem,
        order: (0..n).collect(),
        n_active: n,
        gradient,
        bound_gradient: vec![0.0; n],
        diagonal,
        limits,
        is_unshrunk: false,
    };
    state.start();
    let (n_iterations, is_cut_short) = state.run();
    let (rho, scale) = state.offset();
    Solution { alphas: state.problem.alphas, rho, scale, n_iterations, is_cut_short }
}

impl State<'_, '_> {
    fn is_low(&self, variable: usize) -> bool {
        self.problem.alphas[variable] <= 0.0
    }

    fn is_high(&self, variable: usize) -> bool {
        self.problem.alphas[variable] >= self.problem.bounds[variable]
    }

    /// The products of one variable with those listed.
    fn products(&mut self, variable: usize, with: &[usize]) -> Vec<f64> {
        let row = self.kernel.row(self.problem.rows[variable]);
        let problem = &self.problem;
        let side = problem.sides[variable];
        with.iter().map(|other| side * problem.sides[*other] * f64::from(row[problem.rows[*other]])).collect()
    }

    fn start(&mut self) {
        let all = self.order.clone();
        for variable in 0..all.len() {
            if self.is_low(variable) {
                continue;
            }
            let products = self.products(variable, &all);
            let alpha = self.problem.alphas[variable];
            for (gradient, product) in self.gradient.iter_mut().zip(&products) {
                *gradient += alpha * product;
            }
            if self.is_high(variable) {
                let bound = self.problem.bounds[variable];
                self.bound_gradient.iter_mut().zip(&products).for_each(|(sum, product)| *sum += bound * product);
            }
        }
    }

    fn run(&mut self) -> (usize, bool) {
        let n = self.order.len();
        let most = self.limits.max_iterations.unwrap_or_else(|| n.saturating_mul(100).max(10_000_000));
        let mut until_shrinking = n.min(1000) + 1;
        let mut n_iterations = 0;
        loop {
            if n_iterations >= most {
                if self.n_active < n {
                    self.reconstruct();
                    self.n_active = n;
                }
                return (n_iterations, true);
            }
            until_shrinking -= 1;
            if until_shrinking == 0 {
                until_shrinking = n.min(1000);
                if self.limits.is_shrinking {
                    self.shrink();
                }
            }
            let mut pair = self.choose();
            if pair.is_none() {
                self.reconstruct();
                self.n_active = n;
                pair = self.choose();
                if pair.is_some() {
                    until_shrinking = 1;
                }
            }
            let Some((i, j)) = pair else { return (n_iterations, false) };
            n_iterations += 1;
            self.step(i, j);
        }
    }

    /// Two variables: the one that violates most, and the one that wins most together with it.
    fn choose(&mut self) -> Option<(usize, usize)> {
        let active = self.order[..self.n_active].to_vec();
        // By side where the sums are kept apart, else both sides share the first place.
        let mut steepest = [f64::NEG_INFINITY; 2];
        let mut chosen = [None; 2];
        let by_side = self.problem.is_by_side;
        for variable in &active {
            let side = self.problem.sides[*variable];
            let slot = usize::from(by_side && side < 0.0);
            let may = if side > 0.0 { !self.is_high(*variable) } else { !self.is_low(*variable) };
            let slope = -side * self.gradient[*variable];
            if may && slope >= steepest[slot] {
                (steepest[slot], chosen[slot]) = (slope, Some(*variable));
            }
        }
        let rows = [0, 1].map(|slot| chosen[slot].map(|variable| self.products(variable, &active)));
        let mut steepest_back = [f64::NEG_INFINITY; 2];
        let (mut best, mut partner) = (f64::INFINITY, None);
        for (place, variable) in active.iter().enumerate() {
            let side = self.problem.sides[*variable];
            let slot = usize::from(by_side && side < 0.0);
            let may = if side > 0.0 { !self.is_low(*variable) } else { !self.is_high(*variable) };
            if !may {
                continue;
            }
            let back = side * self.gradient[*variable];
            steepest_back[slot] = steepest_back[slot].max(back);
            let (Some(first), Some(row)) = (chosen[slot], &rows[slot]) else { continue };
            let apart = steepest[slot] + back;
            if apart > 0.0 {
                let sign = self.problem.sides[first] * side;
                let curve = self.diagonal[first] + self.diagonal[*variable] - 2.0 * sign * row[place];
                let won = -(apart * apart) / if curve > 0.0 { curve } else { SMALLEST_CURVE };
                if won <= best {
                    (best, partner) = (won, Some((first, *variable)));
                }
            }
        }
        let violation = (steepest[0] + steepest_back[0]).max(steepest[1] + steepest_back[1]);
        if violation < self.limits.tolerance { None } else { partner }
    }

    fn step(&mut self, i: usize, j: usize) {
        let active = self.order[..self.n_active].to_vec();
        let (row_i, row_j) = (self.products(i, &active), self.products(j, &active));
        let product = self.products(i, &[j])[0];
        let (old_i, old_j) = (self.problem.alphas[i], self.problem.alphas[j]);
        let (was_high_i, was_high_j) = (self.is_high(i), self.is_high(j));
        let (c_i, c_j) = (self.problem.bounds[i], self.problem.bounds[j]);
        let is_opposite = self.problem.sides[i] * self.problem.sides[j] < 0.0;
        let sign = if is_opposite { 1.0 } else { -1.0 };
        let curve = self.diagonal[i] + self.diagonal[j] + 2.0 * sign * product;
        let curve = if curve > 0.0 { curve } else { SMALLEST_CURVE };
        let (new_i, new_j) = if is_opposite {
            let by = (-self.gradient[i] - self.gradient[j]) / curve;
            within_difference(old_i + by, old_j + by, old_i - old_j, c_i, c_j)
        } else {
            let by = (self.gradient[i] - self.gradient[j]) / curve;
            within_sum(old_i - by, old_j + by, old_i + old_j, c_i, c_j)
        };
        self.problem.alphas[i] = new_i;
        self.problem.alphas[j] = new_j;
        let (by_i, by_j) = (new_i - old_i, new_j - old_j);
        for (place, variable) in active.iter().enumerate() {
            self.gradient[*variable] += row_i[place] * by_i + row_j[place] * by_j;
        }
        for (variable, was_high) in [(i, was_high_i), (j, was_high_j)] {
            if was_high != self.is_high(variable) {
                let all: Vec<usize> = (0..self.order.len()).collect();
                let products = self.products(variable, &all);
                let by = if was_high { -self.problem.bounds[variable] } else { self.problem.bounds[variable] };
                self.bound_gradient.iter_mut().zip(&products).for_each(|(sum, product)| *sum += by * product);
            }
        }
    }

    /// The gradient of variables that are not active, from those that are free.
    fn reconstruct(&mut self) {
        if self.n_active == self.order.len() {
            return;
        }
        let inactive = self.order[self.n_active..].to_vec();
        for variable in &inactive {
            self.gradient[*variable] = self.bound_gradient[*variable] + self.problem.linear[*variable];
        }
        for place in 0..self.n_active {
            let variable = self.order[place];
            if self.is_low(variable) || self.is_high(variable) {
                continue;
            }
            let products = self.products(variable, &inactive);
            let alpha = self.problem.alphas[variable];
            for (other, product) in inactive.iter().zip(&products) {
                self.gradient[*other] += alpha * product;
            }
        }
    }

    /// The steepest slopes up and back, over one side or over both.
    fn violations(&self, side_wanted: Option<f64>) -> (f64, f64) {
        let (mut up, mut back) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        for variable in &self.order[..self.n_active] {
            let side = self.problem.sides[*variable];
            if side_wanted.is_some_and(|wanted| wanted * side < 0.0) {
                continue;
            }
            let slope = side * self.gradient[*variable];
            let (may_rise, may_fall) = (!self.is_high(*variable), !self.is_low(*variable));
            let (goes_up, goes_back) = if side > 0.0 { (may_rise, may_fall) } else { (may_fall, may_rise) };
            if goes_up {
                up = up.max(-slope);
            }
            if goes_back {
                back = back.max(slope);
            }
        }
        (up, back)
    }

    fn shrink(&mut self) {
        let sides = if self.problem.is_by_side { [Some(1.0), Some(-1.0)] } else { [None, None] };
        let found = sides.map(|side| self.violations(side));
        let widest = found.iter().map(|(up, back)| up + back).fold(f64::NEG_INFINITY, f64::max);
        if !self.is_unshrunk && widest <= self.limits.tolerance * 10.0 {
            self.is_unshrunk = true;
            self.reconstruct();
            self.n_active = self.order.len();
        }
        let is_out = |state: &Self, variable: usize| {
            let side = state.problem.sides[variable];
            let (up, back) = found[usize::from(side < 0.0)];
            let slope = side * state.gradient[variable];
            if state.is_high(variable) {
                if side > 0.0 { -slope > up } else { slope > back }
            } else if state.is_low(variable) {
                if side > 0.0 { slope > back } else { -slope > up }
            } else {
                false
            }
        };
        let mut place = 0;
        while place < self.n_active {
            if is_out(self, self.order[place]) {
                self.n_active -= 1;
                while self.n_active > place {
                    if !is_out(self, self.order[self.n_active]) {
                        self.order.swap(place, self.n_active);
                        break;
                    }
                    self.n_active -= 1;
                }
            }
            place += 1;
        }
    }

    /// The offset of the decisions, and the scale of the problems with nu.
    fn offset(&self) -> (f64, f64) {
        let of_side = |wanted: Option<f64>| {
            let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
            let (mut sum, mut n_free) = (0.0, 0.0);
            for variable in &self.order[..self.n_active] {
                let side = self.problem.sides[*variable];
                if wanted.is_some_and(|wanted| wanted * side < 0.0) {
                    continue;
                }
                // Each side has its own offset where they are kept apart, measured by the bare gradient.
                let slope = if wanted.is_some() { self.gradient[*variable] } else { side * self.gradient[*variable] };
                let is_like_high = if wanted.is_some() { true } else { side > 0.0 };
                if self.is_high(*variable) {
                    if is_like_high { low = low.max(slope) } else { high = high.min(slope) }
                } else if self.is_low(*variable) {
                    if is_like_high { high = high.min(slope) } else { low = low.max(slope) }
                } else {
                    sum += slope;
                    n_free += 1.0;
                }
            }
            if n_free > 0.0 { sum / n_free } else { f64::midpoint(low, high) }
        };
        if self.problem.is_by_side {
            let (first, second) = (of_side(Some(1.0)), of_side(Some(-1.0)));
            return (f64::midpoint(first, -second), f64::midpoint(first, second));
        }
        (of_side(None), 1.0)
    }
}

/// Brings both into their bounds along the line where their difference stays.
fn within_difference(mut i: f64, mut j: f64, difference: f64, c_i: f64, c_j: f64) -> (f64, f64) {
    if difference > 0.0 {
        if j < 0.0 {
            (i, j) = (difference, 0.0);
        }
    } else if i < 0.0 {
        (i, j) = (0.0, -difference);
    }
    if difference > c_i - c_j {
        if i > c_i {
            (i, j) = (c_i, c_i - difference);
        }
    } else if j > c_j {
        (i, j) = (c_j + difference, c_j);
    }
    (i, j)
}

/// The same where their sum stays.
fn within_sum(mut i: f64, mut j: f64, sum: f64, c_i: f64, c_j: f64) -> (f64, f64) {
    if sum > c_i {
        if i > c_i {
            (i, j) = (c_i, sum - c_i);
        }
    } else if j < 0.0 {
        (i, j) = (sum, 0.0);
    }
    if sum > c_j {
        if j > c_j {
            (i, j) = (sum - c_j, c_j);
        }
    } else if i < 0.0 {
        (i, j) = (0.0, sum);
    }
    (i, j)
}
