//! The logistic loss of two classes: what trees are grown on, and how far they have come. Scores are logarithms of odds.

use rayon::prelude::*;

const ROWS_AT_ONCE: usize = 4096;

/// Gradients and hessians of the rows; `weights` are empty where all rows count alike.
pub fn logistic_steps(targets: &[f64], scores: &[f64], weights: &[f64]) -> (Vec<f32>, Vec<f32>) {
    let step = |target: f64, score: f64| {
        if score <= -37.0 {
            let odds = score.exp();
            return (odds - target, odds);
        }
        let odds = (-score).exp();
        (((1.0 - target) - target * odds) / (1.0 + odds), odds / ((1.0 + odds) * (1.0 + odds)))
    };
    let mut steps = (vec![0.0; scores.len()], vec![0.0; scores.len()]);
    let made = steps.0.par_chunks_mut(ROWS_AT_ONCE).zip(steps.1.par_chunks_mut(ROWS_AT_ONCE));
    let given = targets.par_chunks(ROWS_AT_ONCE).zip(scores.par_chunks(ROWS_AT_ONCE));
    made.zip(given).enumerate().for_each(|(block, ((gradients, hessians), (targets, scores)))| {
        let weights = weights.get(block * ROWS_AT_ONCE..).unwrap_or_default();
        let made = gradients.iter_mut().zip(hessians);
        for (place, ((gradient, hessian), (target, score))) in made.zip(targets.iter().zip(scores)).enumerate() {
            let weight = weights.get(place).copied().unwrap_or(1.0);
            let step = step(*target, *score);
            (*gradient, *hessian) = (single(step.0 * weight), single(step.1 * weight));
        }
    });
    steps
}

#[expect(clippy::cast_possible_truncation, reason = "trees are grown on single precision")]
fn single(value: f64) -> f32 {
    value as f32
}

/// The loss of each row.
pub fn logistic_losses(targets: &[f64], scores: &[f64]) -> Vec<f64> {
    let rows = targets.par_iter().zip(scores).with_min_len(ROWS_AT_ONCE);
    rows.map(|(target, score)| log_of_one_and_exp(*score) - target * score).collect()
}

/// log(1 + e^x) without overflow, and with the digits that are left of it.
fn log_of_one_and_exp(x: f64) -> f64 {
    if x <= -37.0 {
        x.exp()
    } else if x <= -2.0 {
        x.exp().ln_1p()
    } else if x <= 18.0 {
        (1.0 + x.exp()).ln()
    } else if x <= 33.3 {
        x + (-x).exp()
    } else {
        x
    }
}

/// The answer of each row of a tree: `rows` stand leaf by leaf, and a leaf has a count of them and a value.
pub fn spread(rows: &[u32], leaves: impl Iterator<Item = (usize, f64)>) -> Vec<f64> {
    let mut answers = vec![0.0; rows.len()];
    let mut left = rows;
    for (count, value) in leaves {
        let (own, others) = left.split_at(count.min(left.len()));
        left = others;
        for row in own {
            if let Some(answer) = answers.get_mut(*row as usize) {
                *answer = value;
            }
        }
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::{logistic_losses, logistic_steps, spread};

    #[test]
    fn steps_are_the_slopes_of_the_losses() {
        let (targets, scores) = ([0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 2.0, -1.5]);
        let (gradients, hessians) = logistic_steps(&targets, &scores, &[]);
        let doubled = logistic_steps(&targets, &scores, &[2.0; 4]);
        assert_eq!(doubled.0, gradients.iter().map(|value| 2.0 * value).collect::<Vec<f32>>());
        assert_eq!(doubled.1, hessians.iter().map(|value| 2.0 * value).collect::<Vec<f32>>());
        let steps = gradients.into_iter().zip(hessians);
        for ((gradient, hessian), (target, score)) in steps.zip(targets.into_iter().zip(scores)) {
            let odds = 1.0 / (1.0 + f64::exp(-score));
            assert!((f64::from(gradient) - (odds - target)).abs() < 1e-7);
            assert!((f64::from(hessian) - odds * (1.0 - odds)).abs() < 1e-7);
        }
    }

    #[test]
    fn losses_do_not_overflow() {
        let scores = [0.0, 800.0, -800.0, 20.0, -40.0];
        let expected = [2.0_f64.ln(), 800.0, 0.0, 20.0 + (-20.0_f64).exp(), (-40.0_f64).exp()];
        assert_eq!(logistic_losses(&[0.0; 5], &scores), expected);
        let (gradients, hessians) = logistic_steps(&[1.0; 2], &[800.0, -800.0], &[]);
        assert_eq!((gradients, hessians), (vec![0.0, -1.0], vec![0.0, 0.0]));
    }

    #[test]
    fn leaves_answer_for_their_rows() {
        assert_eq!(spread(&[2, 0, 1], [(1, 5.0), (2, 7.0)].into_iter()), [7.0, 7.0, 5.0]);
        // Counts that do not fit leave the rest as it is.
        assert_eq!(spread(&[1, 0, 9], [(1, 5.0)].into_iter()), [0.0, 5.0, 0.0]);
        assert_eq!(spread(&[1, 0, 9], [(9, 5.0)].into_iter()), [5.0, 5.0, 0.0]);
    }
}
