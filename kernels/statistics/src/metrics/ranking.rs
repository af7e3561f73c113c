//! Scores and probabilities against true classes: curves, areas and losses.

use rayon::prelude::*;

use crate::error::{Result, StatisticsError, all_finite, require, same_length};
use crate::numbers::count;

/// Hits and false alarms at every distinct score, from the highest down.
struct Thresholds {
    scores: Vec<f64>,
    hits: Vec<f64>,
    alarms: Vec<f64>,
}

fn check(what: &'static str, truth: &[bool], scores: &[f64]) -> Result<()> {
    same_length(what, truth.len(), scores.len())?;
    require(what, "labels", 1, truth.len())?;
    all_finite(what, scores)
}

/// O(n log n), sorted in parallel.
fn thresholds(truth: &[bool], scores: &[f64]) -> Thresholds {
    let mut pairs: Vec<(f64, bool)> = scores.iter().copied().zip(truth.iter().copied()).collect();
    pairs.par_sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    let mut found = Thresholds { scores: Vec::new(), hits: Vec::new(), alarms: Vec::new() };
    let (mut hits, mut alarms) = (0.0, 0.0);
    for run in pairs.chunk_by(|a, b| a.0 == b.0) {
        for (_, is_true) in run {
            if *is_true {
                hits += 1.0;
            } else {
                alarms += 1.0;
            }
        }
        found.scores.push(run[0].0);
        found.hits.push(hits);
        found.alarms.push(alarms);
    }
    found
}

#[derive(Clone, Debug, PartialEq)]
pub struct RocCurve {
    pub false_positive_rate: Vec<f64>,
    pub true_positive_rate: Vec<f64>,
    /// Starts with infinity: nothing is predicted.
    pub thresholds: Vec<f64>,
}

/// Points on a straight line between their neighbours are left out. A missing class makes its rate NaN.
pub fn roc_curve(truth: &[bool], scores: &[f64]) -> Result<RocCurve> {
    check("the roc curve", truth, scores)?;
    let all = thresholds(truth, scores);
    let last = all.scores.len() - 1;
    let bends = |values: &[f64], at: usize| values[at + 1] - 2.0 * values[at] + values[at - 1] != 0.0;
    let kept: Vec<usize> =
        (0..=last).filter(|at| *at == 0 || *at == last || bends(&all.alarms, *at) || bends(&all.hits, *at)).collect();
    let rate = |counts: &[f64]| {
        let most = counts[last];
        let rate = |count: f64| if most > 0.0 { count / most } else { f64::NAN };
        std::iter::once(rate(0.0)).chain(kept.iter().map(|at| rate(counts[*at]))).collect()
    };
    Ok(RocCurve {
        false_positive_rate: rate(&all.alarms),
        true_positive_rate: rate(&all.hits),
        thresholds: std::iter::once(f64::INFINITY).chain(kept.iter().map(|at| all.scores[*at])).collect(),
    })
}

/// The area under the curve: how often a true one scores above a false one. NaN with one class only.
pub fn roc_auc(truth: &[bool], scores: &[f64]) -> Result<f64> {
    check("the roc area", truth, scores)?;
    let all = thresholds(truth, scores);
    let last = all.scores.len() - 1;
    let mut area = 0.0;
    let (mut hits, mut alarms) = (0.0, 0.0);
    for at in 0..=last {
        area += (all.alarms[at] - alarms) * f64::midpoint(all.hits[at], hits);
        (hits, alarms) = (all.hits[at], all.alarms[at]);
    }
    Ok(area / (hits * alarms))
}

/// How several classes are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Multiclass {
    OneVersusRest,
    OneVersusOne,
}

/// `probabilities[i][k]` is that of class k for row i; the mean over classes (or pairs of them), by how often they are
/// true if `is_weighted`.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
pub fn roc_auc_multiclass(
    truth: &[u32],
    probabilities: &[Vec<f64>],
    how: Multiclass,
    is_weighted: bool,
) -> Result<f64> {
    let n_classes = check_probabilities("the roc area", truth, probabilities)?;
    let mut scores: Vec<(f64, f64)> = Vec::new();
    let rows = |wanted: &dyn Fn(u32) -> bool, positive: u32| -> (Vec<bool>, Vec<f64>) {
        truth
            .iter()
            .zip(probabilities)
            .filter(|(label, _)| wanted(**label))
            .map(|(label, row)| (*label == positive, row[positive as usize]))
            .unzip()
    };
    for class in 0..n_classes {
        match how {
            Multiclass::OneVersusRest => {
                let (own, score) = rows(&|_| true, class);
                let weight = own.iter().filter(|own| **own).count() as f64;
                scores.push((roc_auc(&own, &score)?, weight));
            }
            Multiclass::OneVersusOne => {
                for other in class + 1..n_classes {
                    let wanted = |label: u32| label == class || label == other;
                    let (first, first_scores) = rows(&wanted, class);
                    require("the roc area", "rows of each pair of classes", 1, first.len())?;
                    let (second, second_scores) = rows(&wanted, other);
                    let both = f64::midpoint(roc_auc(&first, &first_scores)?, roc_auc(&second, &second_scores)?);
                    scores.push((both, first.len() as f64));
                }
            }
        }
    }
    let weight = |own: f64| if is_weighted { own } else { 1.0 };
    let all: f64 = scores.iter().map(|(_, own)| weight(*own)).sum();
    Ok(scores.iter().map(|(score, own)| score * weight(*own)).sum::<f64>() / all)
}

#[derive(Clone, Debug, PartialEq)]
pub struct PrecisionRecall {
    /// One longer than the thresholds: ends with 1 and 0.
    pub precision: Vec<f64>,
    pub recall: Vec<f64>,
    /// Ascending.
    pub thresholds: Vec<f64>,
}

/// Without a true one every recall is 1.
pub fn precision_recall(truth: &[bool], scores: &[f64]) -> Result<PrecisionRecall> {
    check("the precision-recall curve", truth, scores)?;
    let all = thresholds(truth, scores);
    let most = all.hits[all.hits.len() - 1];
    let down = || (0..all.scores.len()).rev();
    let precision = down().map(|at| all.hits[at] / (all.hits[at] + all.alarms[at]));
    let recall = down().map(|at| if most > 0.0 { all.hits[at] / most } else { 1.0 });
    Ok(PrecisionRecall {
        precision: precision.chain([1.0]).collect(),
        recall: recall.chain([0.0]).collect(),
        thresholds: down().map(|at| all.scores[at]).collect(),
    })
}

/// The area under the steps of that curve.
pub fn average_precision(truth: &[bool], scores: &[f64]) -> Result<f64> {
    let curve = precision_recall(truth, scores)?;
    let area: f64 =
        curve.recall.windows(2).zip(&curve.precision).map(|(recall, height)| (recall[0] - recall[1]) * height).sum();
    Ok(area.max(0.0))
}

/// Number of classes; every row must have one probability from 0 to 1 for each.
fn check_probabilities(what: &'static str, truth: &[u32], probabilities: &[Vec<f64>]) -> Result<u32> {
    same_length(what, truth.len(), probabilities.len())?;
    require(what, "labels", 1, truth.len())?;
    let n_classes = probabilities[0].len();
    require(what, "classes", 2, n_classes)?;
    for row in probabilities {
        same_length(what, n_classes, row.len())?;
        if let Some(value) = row.iter().find(|value| !(0.0..=1.0).contains(*value)) {
            return Err(StatisticsError::wanted(what, "probabilities from 0 to 1", value));
        }
    }
    let n_classes = u32::try_from(n_classes).unwrap_or(u32::MAX);
    match truth.iter().find(|label| **label >= n_classes) {
        None => Ok(n_classes),
        Some(label) => Err(StatisticsError::wanted(what, "a probability for every class", format!("class {label}"))),
    }
}

/// The mean of the negative logarithm of what the true class was given, cut at the precision of a number.
pub fn log_loss(truth: &[u32], probabilities: &[Vec<f64>]) -> Result<f64> {
    check_probabilities("the log loss", truth, probabilities)?;
    let losses: Vec<f64> = truth
        .iter()
        .zip(probabilities)
        .map(|(label, row)| -row[*label as usize].clamp(f64::EPSILON, 1.0 - f64::EPSILON).ln())
        .collect();
    Ok(losses.iter().sum::<f64>() / count(&losses))
}

/// The mean squared error of probabilities: of two classes that of the second one, of more the sum over classes.
pub fn brier(truth: &[u32], probabilities: &[Vec<f64>]) -> Result<f64> {
    let n_classes = check_probabilities("the brier score", truth, probabilities)?;
    let losses: Vec<f64> = truth
        .iter()
        .zip(probabilities)
        .map(|(label, row)| {
            (0..n_classes).zip(row).map(|(class, given)| (f64::from(u8::from(class == *label)) - given).powi(2)).sum()
        })
        .collect();
    let scale = if n_classes == 2 { 0.5 } else { 1.0 };
    Ok(scale * losses.iter().sum::<f64>() / count(&losses))
}
