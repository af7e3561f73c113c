//! Sums of normal bells over samples: what a kernel density is made of.

#![expect(clippy::inline_always, reason = "pulp compiles what is inlined for the widest vectors of the processor")]

use rayon::prelude::*;

/// So many bells are computed together.
const BLOCK: usize = 256;
/// Below it e^x is no normal number any more, below the second one it is zero.
const LEAST_NORMAL: f64 = -708.0;
const NOTHING: f64 = -746.0;
/// Bells that are no normal numbers change no digit of a sum above it, however many there are.
const FAINT: f64 = 1e-270;

/// Points with a weight each; a row of `points` holds one coordinate of all of them.
#[derive(Clone, Copy)]
pub struct Sample<'a> {
    pub points: &'a [f64],
    pub weights: &'a [f64],
}

/// For each of `n_places` places: the weighted sum over the sample of e^(-distance^2 / 2). A row of `places` holds one
/// coordinate of all of them. The sums do not depend on how many threads there are.
pub fn bell_sums(sample: Sample<'_>, places: &[f64], n_places: usize) -> Vec<f64> {
    (0..n_places)
        .into_par_iter()
        .map(|place| {
            let place = places.iter().skip(place).step_by(n_places).copied().collect::<Vec<_>>();
            let near = pulp::Arch::new().dispatch(Near(sample, &place));
            if near > FAINT { near } else { sum_of_all(sample, &place) }
        })
        .collect()
}

/// The sum of the bells of a sample at a place, without those that are no normal numbers. No closure: the compiler leaves
/// large ones out of line, where wide vectors are not used.
struct Near<'a>(Sample<'a>, &'a [f64]);

impl pulp::NullaryFnOnce for Near<'_> {
    type Output = f64;

    #[inline(always)]
    fn call(self) -> f64 {
        sum_of_near(self.0, self.1)
    }
}

#[inline(always)]
fn sum_of_near(sample: Sample<'_>, place: &[f64]) -> f64 {
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
        for value in &mut *block {
            *value = near_exp(*value * -0.5);
        }
        total += weighted(block, weights);
    }
    total
}

/// Every bell, however small.
fn sum_of_all(sample: Sample<'_>, place: &[f64]) -> f64 {
    let n = sample.weights.len();
    let bell = |point: usize| {
        let coordinates = sample.points.iter().skip(point).step_by(n);
        let square: f64 = coordinates.zip(place).map(|(value, at)| (at - value) * (at - value)).sum();
        let power = -0.5 * square;
        if power < NOTHING { 0.0 } else { power.exp() }
    };
    sample.weights.iter().enumerate().map(|(point, weight)| bell(point) * weight).sum()
}

/// e^x for x up to zero, right to one unit in the last place, and zero where that is no normal number. Without branches,
/// and without fused products, so that every processor gives the same.
#[inline(always)]
fn near_exp(x: f64) -> f64 {
    /// Adding it leaves the nearest whole number in the lowest bits of the sum.
    const SHIFT: f64 = 6_755_399_441_055_744.0;
    /// ln 2 with few digits, so that a whole multiple of it is exact, and the rest of it.
    const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
    const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;
    /// One over the factorials from 2 on.
    const TERMS: [f64; 12] = terms();
    let near = if x < LEAST_NORMAL { LEAST_NORMAL } else { x };
    let turned = near * std::f64::consts::LOG2_E + SHIFT;
    let whole = turned - SHIFT;
    let r = (near - whole * LN_2_HIGH) - whole * LN_2_LOW;
    let pair = |place: usize| TERMS[place] + TERMS[place + 1] * r;
    let (second, fourth) = (r * r, (r * r) * (r * r));
    let start = pair(0) + pair(2) * second;
    let middle = pair(4) + pair(6) * second;
    let end = pair(8) + pair(10) * second;
    let series = (start + middle * fourth) + end * (fourth * fourth);
    let power = f64::from_bits((turned.to_bits() << 52).wrapping_add(1023 << 52));
    let value = (1.0 + (r + second * series)) * power;
    if x < LEAST_NORMAL { 0.0 } else { value }
}

const fn terms() -> [f64; 12] {
    let mut terms = [0.0; 12];
    let (mut place, mut whole, mut factorial) = (0, 2.0, 1.0);
    while place < terms.len() {
        factorial *= whole;
        terms[place] = 1.0 / factorial;
        place += 1;
        whole += 1.0;
    }
    terms
}

/// The sum of products, in sixteen sums side by side.
#[inline(always)]
fn weighted(values: &[f64], weights: &[f64]) -> f64 {
    const LANES: usize = 16;
    let (values, values_rest) = values.as_chunks::<LANES>();
    let (weights, weights_rest) = weights.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for (values, weights) in values.iter().zip(weights) {
        for ((sum, value), weight) in sums.iter_mut().zip(values).zip(weights) {
            *sum += value * weight;
        }
    }
    let rest: f64 = values_rest.iter().zip(weights_rest).map(|(value, weight)| value * weight).sum();
    sums.iter().sum::<f64>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn far_points_count_as_much_as_they_are() {
        let points = [0.0, 1.0, 38.0, 100.0, 0.5, 0.0, 0.0, f64::NAN];
        let weights = [0.25; 4];
        let sums = bell_sums(Sample { points: &points, weights: &weights }, &[0.0, 60.0, 0.5, 1.0], 2);
        assert!(sums.iter().all(|sum| sum.is_nan()));
        let sample = Sample { points: &points[..3], weights: &weights[..3] };
        let sums = bell_sums(sample, &[0.0, 76.0], 2);
        assert!((sums[0] - 0.25 * (1.0 + (-0.5_f64).exp())).abs() < 1e-15);
        assert_eq!(sums[1], 0.25 * (-722.0_f64).exp());
    }

    #[test]
    fn exponentials_are_right_to_a_unit() {
        let powers = (0..100_000).map(|step| -0.00708 * f64::from(step));
        let furthest = powers.map(|power| (near_exp(power) / power.exp() - 1.0).abs()).fold(0.0, f64::max);
        assert!(furthest <= f64::EPSILON, "{furthest}");
        assert_eq!([near_exp(0.0), near_exp(-709.0), near_exp(f64::NEG_INFINITY)], [1.0, 0.0, 0.0]);
        assert!(near_exp(f64::NAN).is_nan());
    }
}
