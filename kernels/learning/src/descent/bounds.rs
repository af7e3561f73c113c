//! Bounds of a quasi-Newton descent: the point of Cauchy on the bent line downhill, and the best place for the
//! variables that it leaves free.

use std::collections::VecDeque;

use super::quasi::Past;
use crate::rows::dot;

/// The lowest and the highest value of each variable; infinite where there is none.
#[derive(Debug, Clone, Copy)]
pub struct Bounds<'a> {
    pub low: &'a [f64],
    pub high: &'a [f64],
}

/// A square matrix, row by row.
struct Curves {
    values: Vec<f64>,
    n: usize,
}

impl Curves {
    /// The curvature the past tells of, for few variables.
    fn new(n: usize, past: &VecDeque<Past>) -> Self {
        let scale = past.back().map_or(1.0, |last| dot(&last.change, &last.change) * last.inverse);
        let mut made = Self { values: vec![0.0; n * n], n };
        made.values.iter_mut().step_by(n + 1).for_each(|value| *value = scale);
        for Past { step, change, inverse } in past {
            let bent = made.times(step);
            let curve = dot(step, &bent);
            for (row, line) in made.values.chunks_exact_mut(n).enumerate() {
                for (column, value) in line.iter_mut().enumerate() {
                    *value += change[row] * change[column] * inverse - bent[row] * bent[column] / curve;
                }
            }
        }
        made
    }

    fn times(&self, vector: &[f64]) -> Vec<f64> {
        self.values.chunks_exact(self.n).map(|row| dot(row, vector)).collect()
    }

    /// Solves for the variables listed, by Cholesky's method; nothing where the curves are not all upwards.
    fn solve(&self, free: &[usize], right: &[f64]) -> Option<Vec<f64>> {
        let n = free.len();
        let mut lower = vec![0.0; n * n];
        for row in 0..n {
            for column in 0..=row {
                let (done, rest) = (row * n, column * n);
                let before = dot(&lower[done..done + column], &lower[rest..rest + column]);
                let left = self.values[free[row] * self.n + free[column]] - before;
                lower[done + column] = if row == column { left.sqrt() } else { left / lower[rest + column] };
                if !lower[done + column].is_finite() || row == column && left <= 0.0 {
                    return None;
                }
            }
        }
        let mut found = right.to_vec();
        for row in 0..n {
            let before = dot(&lower[row * n..row * n + row], &found[..row]);
            found[row] = (found[row] - before) / lower[row * n + row];
        }
        for row in (0..n).rev() {
            let after: f64 = (row + 1..n).map(|later| lower[later * n + row] * found[later]).sum();
            found[row] = (found[row] - after) / lower[row * n + row];
        }
        Some(found)
    }
}

impl Bounds<'_> {
    /// Whether every variable has both bounds.
    pub(super) fn is_boxed(&self) -> bool {
        self.low.iter().chain(self.high).all(|bound| bound.is_finite())
    }

    pub(super) fn clamp(&self, at: &mut [f64]) {
        for (value, (low, high)) in at.iter_mut().zip(self.low.iter().zip(self.high)) {
            *value = value.max(*low).min(*high);
        }
    }

    /// The largest slope that bounds do not stop.
    pub(super) fn steepest(&self, at: &[f64], gradient: &[f64]) -> f64 {
        let slopes = at.iter().zip(gradient).zip(self.low.iter().zip(self.high));
        slopes.fold(0.0, |steepest, ((at, slope), (low, high))| {
            let slope = if *slope < 0.0 { slope.max(at - high) } else { slope.min(at - low) };
            slope.abs().max(steepest)
        })
    }

    /// The longest step along a way.
    pub(super) fn most(&self, at: &[f64], way: &[f64], is_first: bool) -> f64 {
        if is_first {
            return 1.0;
        }
        let mut most = super::line::LARGEST;
        for ((at, towards), (low, high)) in at.iter().zip(way).zip(self.low.iter().zip(self.high)) {
            let bound = if *towards < 0.0 { low - at } else { high - at };
            if *towards != 0.0 && bound.is_finite() {
                if bound * towards.signum() <= 0.0 {
                    most = 0.0;
                } else if (towards * most).abs() > bound.abs() {
                    most = bound / towards;
                }
            }
        }
        most
    }

    /// Where a step of full length leads; nothing where the past misleads.
    pub(super) fn target(&self, at: &[f64], gradient: &[f64], past: &VecDeque<Past>) -> Option<Vec<f64>> {
        let curves = Curves::new(at.len(), past);
        let (cauchy, is_fixed) = self.cauchy(at, gradient, &curves);
        let free: Vec<usize> = (0..at.len()).filter(|variable| !is_fixed[*variable]).collect();
        if free.is_empty() || past.is_empty() {
            return Some(cauchy);
        }
        let moved: Vec<f64> = cauchy.iter().zip(at).map(|(to, from)| to - from).collect();
        let bent = curves.times(&moved);
        let right: Vec<f64> = free.iter().map(|variable| -(gradient[*variable] + bent[*variable])).collect();
        let steps = curves.solve(&free, &right)?;
        Some(self.subspace(at, gradient, cauchy, &free, &steps))
    }

    /// The first minimum on the line downhill, bent at the bounds, and the variables held there.
    fn cauchy(&self, at: &[f64], gradient: &[f64], curves: &Curves) -> (Vec<f64>, Vec<bool>) {
        let n = at.len();
        let mut way: Vec<f64> = gradient.iter().map(|slope| -slope).collect();
        let mut is_fixed = vec![false; n];
        let mut breaks: Vec<(f64, usize)> = Vec::new();
        let ends = at.iter().zip(self.low.iter().zip(self.high));
        for (variable, ((way, is_fixed), (at, (low, high)))) in way.iter_mut().zip(&mut is_fixed).zip(ends).enumerate()
        {
            let (below, above) = (at - low, high - at);
            if below <= 0.0 && *way <= 0.0 || above <= 0.0 && *way >= 0.0 && below > 0.0 {
                *is_fixed = true;
                *way = 0.0;
            } else if *way < 0.0 && below.is_finite() {
                breaks.push((below / -*way, variable));
            } else if *way > 0.0 && above.is_finite() {
                breaks.push((above / *way, variable));
            }
        }
        breaks.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut found = at.to_vec();
        let mut moved = vec![0.0; n];
        let mut slope = -dot(&way, &way);
        let first_curve = dot(&way, &curves.times(&way));
        let mut curve = first_curve;
        let mut gone = 0.0;
        for (time, variable) in breaks {
            let until = time - gone;
            if -slope / curve < until {
                break;
            }
            moved.iter_mut().zip(&way).for_each(|(moved, way)| *moved += until * way);
            found[variable] = if way[variable] > 0.0 { self.high[variable] } else { self.low[variable] };
            moved[variable] = found[variable] - at[variable];
            is_fixed[variable] = true;
            way[variable] = 0.0;
            gone = time;
            let bent = curves.times(&way);
            slope = dot(gradient, &way) + dot(&bent, &moved);
            curve = dot(&way, &bent).max(f64::EPSILON * first_curve);
        }
        let rest = if slope == 0.0 { 0.0 } else { (-slope / curve).max(0.0) };
        for (variable, found) in found.iter_mut().enumerate().filter(|(variable, _)| !is_fixed[*variable]) {
            *found = at[variable] + (gone + rest) * way[variable];
        }
        (found, is_fixed)
    }

    /// From the point of Cauchy to the best place of the free variables, brought back within the bounds.
    fn subspace(&self, at: &[f64], gradient: &[f64], cauchy: Vec<f64>, free: &[usize], steps: &[f64]) -> Vec<f64> {
        let mut found = cauchy.clone();
        let mut is_bent = false;
        for (variable, step) in free.iter().zip(steps) {
            let wanted = cauchy[*variable] + step;
            found[*variable] = wanted.max(self.low[*variable]).min(self.high[*variable]);
            is_bent |= found[*variable].to_bits() != wanted.to_bits();
        }
        let along: f64 = found.iter().zip(at).zip(gradient).map(|((to, from), slope)| (to - from) * slope).sum();
        if !is_bent || along <= 0.0 {
            return found;
        }
        let (mut share, mut stop) = (1.0, None);
        for (variable, step) in free.iter().zip(steps).filter(|(_, step)| **step != 0.0) {
            let bound = if *step < 0.0 { self.low[*variable] } else { self.high[*variable] };
            let room = bound - cauchy[*variable];
            let reached = if room * step.signum() <= 0.0 { 0.0 } else { room / step };
            if reached < share {
                (share, stop) = (reached, Some((*variable, bound)));
            }
        }
        found = cauchy;
        for (variable, step) in free.iter().zip(steps) {
            found[*variable] += share * step;
        }
        if let Some((variable, bound)) = stop {
            found[variable] = bound;
        }
        found
    }
}
