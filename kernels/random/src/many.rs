//! Distributions whose values are rows.

use crate::bits::Bits;
use crate::counts::binomial;
use crate::legacy::Family;

/// `n` trials spread over the categories.
pub fn multinomial(bits: &mut Bits, n: i64, probabilities: &[f64]) -> Vec<i64> {
    let mut counts = vec![0; probabilities.len()];
    let Some(last) = counts.len().checked_sub(1) else { return counts };
    let mut left = n;
    let mut mass = 1.0;
    for place in 0..last {
        counts[place] = binomial(bits, left, probabilities[place] / mass);
        left -= counts[place];
        if left <= 0 {
            return counts;
        }
        mass -= probabilities[place];
    }
    counts[last] = left;
    counts
}

/// One point of the simplex.
pub fn dirichlet(bits: &mut Bits, alpha: &[f64], legacy: bool) -> Vec<f64> {
    let family = Family { legacy };
    if !legacy && alpha.iter().fold(0.0_f64, |most, a| most.max(*a)) < 0.1 {
        return sticks(bits, alpha);
    }
    let values: Vec<f64> = alpha.iter().map(|a| family.gamma(bits, *a)).collect();
    let mut total = 0.0;
    for value in &values {
        total += value;
    }
    let inverse = 1.0 / total;
    values.into_iter().map(|value| value * inverse).collect()
}

/// Breaking a stick, which keeps its precision when all parameters are small.
fn sticks(bits: &mut Bits, alpha: &[f64]) -> Vec<f64> {
    let mut sums = alpha.to_vec();
    for place in (0..sums.len().saturating_sub(1)).rev() {
        sums[place] += sums[place + 1];
    }
    let mut rest = 1.0;
    let mut values = Vec::with_capacity(alpha.len());
    for place in 0..alpha.len() {
        if place + 1 == alpha.len() {
            values.push(rest);
            break;
        }
        let share = crate::Continuous::Beta.draw(bits, &[alpha[place], sums[place + 1]], false);
        values.push(rest * share);
        rest *= 1.0 - share;
    }
    values
}
