//! Sums of normal bells over samples: what a kernel density is made of.

use rayon::prelude::*;

/// So many bells are computed together.
const BLOCK: usize = 256;
/// Below it e^x is no normal number any more, below the second one it is zero.
const LEAST_NORMAL: f64 = -708.0;
const NOTHING: f64 = -746.0;

/// Points with a weight each; a row of `points` holds one coordinate of all of them.
#[derive(Clone, Copy)]
pub struct Sample<'a> {
    pub points: &'a [f64],
    pub weights: &'a [f64],
}

/// For each of `n_places` places: the weighted sum over the sample of e^(-distance^2 / 2). A row of `places` holds one
/// coordinate of all of them. `exp_each` raises e to every number of a slice. The sums do not depend on how many
/// threads there are.
pub fn bell_sums(
    sample: Sample<'_>,
    places: &[f64],
    n_places: usize,
    exp_each: impl Fn(&mut [f64]) + Sync,
) -> Vec<f64> {
    (0..n_places)
        .into_par_iter()
        .map(|place| {
            let place = places.iter().skip(place).step_by(n_places).copied().collect::<Vec<_>>();
            bell_sum(sample, &place, &exp_each)
        })
        .collect()
}

fn bell_sum(sample: Sample<'_>, place: &[f64], exp_each: impl Fn(&mut [f64])) -> f64 {
    let n = sample.weights.len();
    let mut block = [0.0; BLOCK];
    let mut total = 0.0;
    for (number, weights) in sample.weights.chunks(BLOCK).enumerate() {
        let block = &mut block[..weights.len()];
        block.fill(0.0);
        for (row, at) in sample.points.chunks_exact(n).zip(place) {
            for (sum, point) in block.iter_mut().zip(&row[number * BLOCK..]) {
                *sum += (at - point) * (at - point);
            }
        }
        let mut is_denormal = false;
        let mut is_near = false;
        for value in &mut *block {
            *value *= -0.5;
            is_near |= *value > NOTHING;
            is_denormal |= *value > NOTHING && *value < LEAST_NORMAL;
            is_near |= value.is_nan();
        }
        if !is_near {
            continue;
        }
        if is_denormal {
            exp_each(block);
        } else {
            exp_of_near(block, &exp_each);
        }
        total += weighted(block, weights);
    }
    total
}

/// Numbers far out give zero without being asked for, so that the others stay in vectors.
fn exp_of_near(block: &mut [f64], exp_each: impl Fn(&mut [f64])) {
    let mut nearer = [0.0; BLOCK];
    let nearer = &mut nearer[..block.len()];
    for (near, value) in nearer.iter_mut().zip(&*block) {
        *near = if *value < LEAST_NORMAL { LEAST_NORMAL / 2.0 } else { *value };
    }
    exp_each(nearer);
    for (value, near) in block.iter_mut().zip(nearer) {
        *value = if *value < LEAST_NORMAL { 0.0 } else { *near };
    }
}

/// The sum of products, in eight sums side by side.
fn weighted(values: &[f64], weights: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    for (values, weights) in values.chunks(8).zip(weights.chunks(8)) {
        for ((sum, value), weight) in sums.iter_mut().zip(values).zip(weights) {
            *sum += value * weight;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exp_each(values: &mut [f64]) {
        for value in values {
            *value = value.exp();
        }
    }

    #[test]
    fn far_points_count_as_much_as_they_are() {
        let points = [0.0, 1.0, 38.0, 100.0, 0.5, 0.0, 0.0, f64::NAN];
        let weights = [0.25; 4];
        let sums = bell_sums(Sample { points: &points, weights: &weights }, &[0.0, 60.0, 0.5, 1.0], 2, exp_each);
        assert!(sums.iter().all(|sum| sum.is_nan()));
        let sample = Sample { points: &points[..3], weights: &weights[..3] };
        let sums = bell_sums(sample, &[0.0, 76.0], 2, exp_each);
        assert_eq!(sums[0], 0.25 * (1.0 + (-0.5_f64).exp() + (-722.0_f64).exp()));
        assert_eq!(sums[1], 0.25 * (-722.0_f64).exp());
    }
}
