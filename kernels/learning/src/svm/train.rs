//! From rows and targets to support vectors: classes one against one, one class, and numbers.

use super::kernel::{Kernel, Shape};
use super::odds;
use super::solver::{Limits, Problem, Solution, solve};
use crate::error::{Error, Result};
use crate::rows::{Rows, count};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Task {
    Classify { c: f64 },
    NuClassify { nu: f64 },
    OneClass { nu: f64 },
    Regress { c: f64, width: f64 },
    NuRegress { c: f64, nu: f64 },
}

#[derive(Debug, Clone, PartialEq)]
pub struct SvmOptions {
    pub task: Task,
    pub shape: Shape,
    pub tolerance: f64,
    pub is_shrinking: bool,
    pub cache_bytes: usize,
    pub max_iterations: Option<usize>,
    /// Weights of the classes; empty where there are none.
    pub class_weights: Vec<f64>,
    /// Probabilities, by cross-validation with folds drawn from this seed.
    pub probability_seed: Option<u32>,
}

/// What was found. Coefficients are rows of one value for each support vector.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Machine {
    pub support: Vec<usize>,
    /// Support vectors of each class.
    pub n_support: Vec<usize>,
    pub coefficients: Vec<Vec<f64>>,
    pub rhos: Vec<f64>,
    pub slopes: Vec<f64>,
    pub offsets: Vec<f64>,
    pub n_iterations: Vec<usize>,
    pub is_cut_short: bool,
}

/// Targets of classifiers are codes 0, 1, ...; `weights` has one for each row.
pub fn train(x: Rows<'_>, y: &[f64], weights: &[f64], options: &SvmOptions) -> Result<Machine> {
    x.require(y.len())?;
    x.require(weights.len())?;
    if options.shape == Shape::Precomputed && x.n_columns() != x.n_rows() {
        return Err(Error::Columns { wanted: x.n_rows(), found: x.n_columns() });
    }
    let mut kernel = Kernel::new(x, options.shape, options.cache_bytes);
    let rows: Vec<usize> = (0..y.len()).filter(|row| weights[*row] > 0.0).collect();
    match options.task {
        Task::Classify { .. } | Task::NuClassify { .. } => classes(&mut kernel, &rows, y, weights, options),
        _ => single(&mut kernel, &rows, y, weights, options),
    }
}

impl SvmOptions {
    fn limits(&self) -> Limits {
        Limits { tolerance: self.tolerance, max_iterations: self.max_iterations, is_shrinking: self.is_shrinking }
    }
}

/// One-class, and regression: a single set of coefficients.
fn single(
    kernel: &mut Kernel<'_>,
    rows: &[usize],
    y: &[f64],
    weights: &[f64],
    options: &SvmOptions,
) -> Result<Machine> {
    let n = rows.len();
    let twice = || rows.iter().chain(rows).copied().collect::<Vec<usize>>();
    let both_sides = || [vec![1.0; n], vec![-1.0; n]].concat();
    let targets: Vec<f64> = rows.iter().map(|row| y[*row]).collect();
    let problem = match options.task {
        Task::OneClass { nu } => {
            let bounds: Vec<f64> = rows.iter().map(|row| weights[*row]).collect();
            let mut left: f64 = bounds.iter().map(|bound| nu * bound).sum();
            let alphas = bounds.iter().map(|bound| take(&mut left, *bound)).collect();
            Problem {
                rows: rows.to_vec(),
                sides: vec![1.0; n],
                linear: vec![0.0; n],
                alphas,
                bounds,
                is_by_side: false,
            }
        }
        Task::Regress { c, width } => {
            let bounds: Vec<f64> = twice().iter().map(|row| c * weights[*row]).collect();
            let linear = targets.iter().map(|y| width - y).chain(targets.iter().map(|y| width + y)).collect();
            Problem { rows: twice(), sides: both_sides(), linear, alphas: vec![0.0; 2 * n], bounds, is_by_side: false }
        }
        Task::NuRegress { c, nu } => {
            let bounds: Vec<f64> = twice().iter().map(|row| c * weights[*row]).collect();
            let mut left = bounds[..n].iter().map(|bound| bound * nu).sum::<f64>() / 2.0;
            let half: Vec<f64> = bounds[..n].iter().map(|bound| take(&mut left, *bound)).collect();
            let linear = targets.iter().map(|y| -y).chain(targets.iter().copied()).collect();
            Problem { rows: twice(), sides: both_sides(), linear, alphas: half.repeat(2), bounds, is_by_side: true }
        }
        Task::Classify { .. } | Task::NuClassify { .. } => return Err(Error::OneClass),
    };
    let has_two = problem.rows.len() > n;
    let found = solve(kernel, problem, options.limits());
    let value = |place: usize| found.alphas[place] - if has_two { found.alphas[place + n] } else { 0.0 };
    let kept: Vec<usize> = (0..n).filter(|place| value(*place).abs() > 0.0).collect();
    Ok(Machine {
        support: kept.iter().map(|place| rows[*place]).collect(),
        n_support: vec![kept.len()],
        coefficients: vec![kept.iter().map(|place| value(*place)).collect()],
        rhos: vec![found.rho],
        n_iterations: vec![found.n_iterations],
        is_cut_short: found.is_cut_short,
        ..Machine::default()
    })
}

/// As much of `left` as the bound lets through.
fn take(left: &mut f64, bound: f64) -> f64 {
    let taken = bound.min(*left).max(0.0);
    *left -= taken;
    taken
}

fn classes(
    kernel: &mut Kernel<'_>,
    rows: &[usize],
    y: &[f64],
    weights: &[f64],
    options: &SvmOptions,
) -> Result<Machine> {
    let groups = groups(rows, y);
    let n_classes = groups.len();
    if n_classes < 2 || groups.iter().any(Vec::is_empty) {
        return Err(Error::OneClass);
    }
    let weight_of = |class: usize| options.class_weights.get(class).copied().unwrap_or(1.0);
    let mut machine = Machine::default();
    let mut pairs = Vec::new();
    for first in 0..n_classes {
        for second in first + 1..n_classes {
            let members: Vec<usize> = groups[first].iter().chain(&groups[second]).copied().collect();
            let n_first = groups[first].len();
            if let Some(seed) = options.probability_seed {
                // Costs count only where the task has a cost; the problems with nu have none.
                let c = if let Task::Classify { c } = options.task { c } else { 1.0 };
                let costs = [c * weight_of(first), c * weight_of(second)];
                let (slope, offset) = odds::fit(kernel, &members, n_first, weights, costs, options, seed)?;
                machine.slopes.push(slope);
                machine.offsets.push(offset);
            }
            let factors = [weight_of(first), weight_of(second)];
            let found = pair(kernel, &members, n_first, weights, factors, options)?;
            machine.rhos.push(found.rho);
            machine.n_iterations.push(found.n_iterations);
            machine.is_cut_short |= found.is_cut_short;
            pairs.push((first, second, found.alphas));
        }
    }
    let mut is_kept: Vec<Vec<bool>> = groups.iter().map(|group| vec![false; group.len()]).collect();
    for (first, second, alphas) in &pairs {
        let (left, right) = alphas.split_at(groups[*first].len());
        for (class, part) in [(*first, left), (*second, right)] {
            is_kept[class].iter_mut().zip(part).for_each(|(kept, alpha)| *kept |= alpha.abs() > 0.0);
        }
    }
    machine.coefficients = vec![Vec::new(); n_classes - 1];
    for class in 0..n_classes {
        let kept: Vec<usize> = (0..groups[class].len()).filter(|place| is_kept[class][*place]).collect();
        machine.support.extend(kept.iter().map(|place| groups[class][*place]));
        machine.n_support.push(kept.len());
        for (first, second, alphas) in &pairs {
            let (left, right) = alphas.split_at(groups[*first].len());
            if class == *first {
                machine.coefficients[second - 1].extend(kept.iter().map(|place| left[*place]));
            } else if class == *second {
                machine.coefficients[*first].extend(kept.iter().map(|place| right[*place]));
            }
        }
    }
    Ok(machine)
}

/// Rows by class, in order.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "codes of classes are small whole numbers")]
fn groups(rows: &[usize], y: &[f64]) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    for row in rows {
        let class = y[*row].clamp(0.0, 1e6) as usize;
        if class >= groups.len() {
            groups.resize(class + 1, Vec::new());
        }
        groups[class].push(*row);
    }
    groups
}

/// One class against another; alphas carry the sign of their side.
pub(super) fn pair(
    kernel: &mut Kernel<'_>,
    members: &[usize],
    n_first: usize,
    weights: &[f64],
    factors: [f64; 2],
    options: &SvmOptions,
) -> Result<Solution> {
    let sides: Vec<f64> = (0..members.len()).map(|place| if place < n_first { 1.0 } else { -1.0 }).collect();
    let factor = |place: usize| factors[usize::from(place >= n_first)];
    let rows = members.to_vec();
    let problem = match options.task {
        Task::NuClassify { nu } => {
            let bounds: Vec<f64> = members.iter().map(|row| weights[*row]).collect();
            let total: f64 = bounds.iter().map(|bound| nu * bound).sum();
            let of_first: f64 = bounds[..n_first].iter().sum();
            let of_second: f64 = bounds[n_first..].iter().sum();
            if total / 2.0 > of_first.min(of_second) {
                return Err(Error::parameter("nu", "feasible", nu));
            }
            let mut left = [total / 2.0, total / 2.0];
            let alphas =
                bounds.iter().enumerate().map(|(place, bound)| take(&mut left[usize::from(place >= n_first)], *bound));
            let alphas = alphas.collect();
            Problem { rows, sides: sides.clone(), linear: vec![0.0; members.len()], alphas, bounds, is_by_side: true }
        }
        Task::Classify { c } => {
            let bounds = members.iter().enumerate().map(|(place, row)| c * factor(place) * weights[*row]).collect();
            let (linear, alphas) = (vec![-1.0; members.len()], vec![0.0; members.len()]);
            Problem { rows, sides: sides.clone(), linear, alphas, bounds, is_by_side: false }
        }
        _ => return Err(Error::parameter("task", "a classification", count(n_first))),
    };
    let mut found = solve(kernel, problem, options.limits());
    let scale = if matches!(options.task, Task::NuClassify { .. }) { found.scale } else { 1.0 };
    found.alphas.iter_mut().zip(&sides).for_each(|(alpha, side)| *alpha *= side / scale);
    found.rho /= scale;
    Ok(found)
}
