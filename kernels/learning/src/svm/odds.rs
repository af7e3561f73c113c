//! Probabilities from decisions: a sigmoid fitted after Platt, and pairs of classes joined after Wu, Lin and Weng.

use orchestrator_random::Mt19937;

use super::bounded;
use super::kernel::Kernel;
use super::train::{SvmOptions, Task, pair};
use crate::error::Result;
use crate::rows::count;

const N_FOLDS: usize = 5;

/// Slope and offset of the sigmoid, from decisions of models that did not see the row.
pub(super) fn fit(
    kernel: &mut Kernel<'_>,
    members: &[usize],
    n_first: usize,
    weights: &[f64],
    costs: [f64; 2],
    options: &SvmOptions,
    seed: u32,
) -> Result<(f64, f64)> {
    let n = members.len();
    let mut order: Vec<usize> = (0..n).collect();
    let mut random = Mt19937::from_seed(seed);
    for place in 0..n {
        let other = place + bounded(&mut random, u32::try_from(n - place).unwrap_or(u32::MAX));
        order.swap(place, other);
    }
    let task =
        if let Task::NuClassify { nu } = options.task { Task::NuClassify { nu } } else { Task::Classify { c: 1.0 } };
    let inner = SvmOptions { task, probability_seed: None, ..options.clone() };
    let mut decisions = vec![0.0; n];
    for fold in 0..N_FOLDS {
        let held = fold * n / N_FOLDS..(fold + 1) * n / N_FOLDS;
        let others: Vec<usize> = order[..held.start].iter().chain(&order[held.end..]).copied().collect();
        // The second class is the negative one and comes first, as sorted labels have it.
        let (negative, positive): (Vec<usize>, Vec<usize>) = others.iter().partition(|place| **place >= n_first);
        let missing = match (positive.is_empty(), negative.is_empty()) {
            (true, true) => Some(0.0),
            (false, true) => Some(1.0),
            (true, false) => Some(-1.0),
            (false, false) => None,
        };
        if let Some(value) = missing {
            order[held].iter().for_each(|place| decisions[*place] = value);
            continue;
        }
        let rows: Vec<usize> = negative.iter().chain(&positive).map(|place| members[*place]).collect();
        let found = pair(kernel, &rows, negative.len(), weights, [costs[1], costs[0]], &inner)?;
        for place in &order[held] {
            let row = kernel.row(members[*place]);
            let score: f64 = rows.iter().zip(&found.alphas).map(|(other, alpha)| alpha * f64::from(row[*other])).sum();
            decisions[*place] = found.rho - score;
        }
    }
    Ok(sigmoid(&decisions, n_first))
}

/// Newton's method with backtracking, as Lin, Lin and Weng give it.
fn sigmoid(decisions: &[f64], n_first: usize) -> (f64, f64) {
    let (n_positive, n_negative) = (count(n_first), count(decisions.len() - n_first));
    let (high, low) = ((n_positive + 1.0) / (n_positive + 2.0), 1.0 / (n_negative + 2.0));
    let target = |place: usize| if place < n_first { high } else { low };
    let value = |slope: f64, offset: f64| -> f64 {
        let rows = decisions.iter().enumerate();
        rows.map(|(place, decision)| {
            let score = decision * slope + offset;
            if score >= 0.0 {
                target(place) * score + (-score).exp().ln_1p()
            } else {
                (target(place) - 1.0) * score + score.exp().ln_1p()
            }
        })
        .sum()
    };
    let (mut slope, mut offset) = (0.0, ((n_negative + 1.0) / (n_positive + 1.0)).ln());
    let mut best = value(slope, offset);
    for _ in 0..100 {
        let (mut h11, mut h22, mut h21, mut g1, mut g2) = (1e-12, 1e-12, 0.0, 0.0, 0.0);
        for (place, decision) in decisions.iter().enumerate() {
            let p = probability(*decision, slope, offset);
            let q = 1.0 - p;
            h11 += decision * decision * p * q;
            h22 += p * q;
            h21 += decision * p * q;
            g1 += decision * (target(place) - p);
            g2 += target(place) - p;
        }
        if f64::abs(g1) < 1e-5 && f64::abs(g2) < 1e-5 {
            break;
        }
        let determinant = h11 * h22 - h21 * h21;
        let (towards, across) = (-(h22 * g1 - h21 * g2) / determinant, -(-h21 * g1 + h11 * g2) / determinant);
        let along = g1 * towards + g2 * across;
        let mut step = 1.0;
        while step >= 1e-10 {
            let next = value(slope + step * towards, offset + step * across);
            if next < best + 1e-4 * step * along {
                (slope, offset, best) = (slope + step * towards, offset + step * across, next);
                break;
            }
            step /= 2.0;
        }
        if step < 1e-10 {
            break;
        }
    }
    (slope, offset)
}

/// The probability of the first class.
pub fn probability(decision: f64, slope: f64, offset: f64) -> f64 {
    let score = decision * slope + offset;
    if score >= 0.0 { (-score).exp() / (1.0 + (-score).exp()) } else { 1.0 / (1.0 + score.exp()) }
}

/// Probabilities of all classes from those of pairs: `pairs[i * n + j]` is that of `i` where it is `i` or `j`.
pub fn couple(pairs: &[f64], n_classes: usize) -> Vec<f64> {
    let k = n_classes;
    let r = |i: usize, j: usize| pairs[i * k + j];
    let mut q = vec![0.0; k * k];
    let mut p = vec![1.0 / count(k); k];
    for t in 0..k {
        for j in (0..k).filter(|j| *j != t) {
            q[t * k + t] += r(j, t) * r(j, t);
            q[t * k + j] = -r(j, t) * r(t, j);
        }
    }
    let enough = 0.005 / count(k);
    for _ in 0..k.max(100) {
        let mut qp: Vec<f64> = q.chunks_exact(k).map(|row| row.iter().zip(&p).map(|(q, p)| q * p).sum()).collect();
        let mut total: f64 = p.iter().zip(&qp).map(|(p, qp)| p * qp).sum();
        if qp.iter().all(|qp| (qp - total).abs() < enough) {
            break;
        }
        for t in 0..k {
            let by = (total - qp[t]) / q[t * k + t];
            p[t] += by;
            total = (total + by * (by * q[t * k + t] + 2.0 * qp[t])) / (1.0 + by) / (1.0 + by);
            for j in 0..k {
                qp[j] = (qp[j] + by * q[t * k + j]) / (1.0 + by);
                p[j] /= 1.0 + by;
            }
        }
    }
    p
}
