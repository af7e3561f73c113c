//! Noncentral chi squared, F and Student's t: mixtures of central ones weighed by Poisson chances.
//!
//! The sums start at the largest weight and go both ways until nothing more is added, so that a
//! large noncentrality costs in the order of its square root.

use std::f64::consts::{PI, SQRT_2};

use libm::lgamma;

use crate::distributions::normal;
use crate::quantiles::quantile_of;
use crate::special::{Tails, beta_tails, gamma_tails};

/// A weight smaller than this share of the sum ends it.
const NOTHING: f64 = 1e-18;
/// No sum takes more terms to either side.
const MOST_TERMS: u32 = 100_000;

/// Adds up `term(j)` weighed by `weight(j)`, outward from the heaviest place.
fn mixture(mean: f64, weight: impl Fn(f64) -> f64, term: impl Fn(f64) -> [f64; 2]) -> [f64; 2] {
    let heaviest = mean.floor();
    let mut sums = [0.0; 2];
    for direction in [1.0, -1.0] {
        let mut place = if direction > 0.0 { heaviest } else { heaviest - 1.0 };
        let mut whole = 0.0;
        for _ in 0..MOST_TERMS {
            if place < 0.0 {
                break;
            }
            let share = weight(place);
            whole += share.abs();
            let parts = term(place);
            sums = [sums[0] + share * parts[0], sums[1] + share * parts[1]];
            if share.abs() <= NOTHING * whole {
                break;
            }
            place += direction;
        }
    }
    sums
}

fn poisson(mean: f64) -> impl Fn(f64) -> f64 {
    move |j| if mean == 0.0 { f64::from(u8::from(j == 0.0)) } else { (j * mean.ln() - mean - lgamma(j + 1.0)).exp() }
}

fn is_wrong(values: &[f64]) -> bool {
    values.iter().any(|value| !value.is_finite())
}

/// Both tails of noncentral chi squared.
#[must_use]
pub fn chi_squared(x: f64, df: f64, nc: f64) -> Tails {
    if is_wrong(&[df, nc]) || x.is_nan() || df <= 0.0 || nc < 0.0 {
        return Tails::UNDEFINED;
    }
    if x <= 0.0 {
        return Tails { lower: 0.0, upper: 1.0 };
    }
    if x.is_infinite() {
        return Tails { lower: 1.0, upper: 0.0 };
    }
    let half = nc / 2.0;
    let [lower, upper] = mixture(half, poisson(half), |j| {
        let tails = gamma_tails(df / 2.0 + j, x / 2.0);
        [tails.lower, tails.upper]
    });
    Tails { lower: lower.min(1.0), upper: upper.min(1.0) }
}

/// The density of noncentral chi squared.
#[must_use]
pub fn chi_squared_density(x: f64, df: f64, nc: f64) -> f64 {
    if is_wrong(&[x, df, nc]) || x < 0.0 || df <= 0.0 || nc < 0.0 {
        return f64::NAN;
    }
    let half = nc / 2.0;
    mixture(half, poisson(half), |j| {
        let shape = df / 2.0 + j;
        let power = if shape == 1.0 { 0.0 } else { (shape - 1.0) * (x / 2.0).ln() };
        [(power - x / 2.0 - lgamma(shape)).exp() / 2.0, 0.0]
    })[0]
}

#[must_use]
pub fn chi_squared_quantile(p: f64, df: f64, nc: f64) -> f64 {
    quantile_of(p, |x| chi_squared(x, df, nc))
}

/// Both tails of the noncentral F distribution.
#[must_use]
pub fn fisher(f: f64, df_between: f64, df_within: f64, nc: f64) -> Tails {
    if is_wrong(&[df_between, df_within, nc]) || f.is_nan() || df_between <= 0.0 || df_within <= 0.0 || nc < 0.0 {
        return Tails::UNDEFINED;
    }
    if f <= 0.0 {
        return Tails { lower: 0.0, upper: 1.0 };
    }
    if f.is_infinite() {
        return Tails { lower: 1.0, upper: 0.0 };
    }
    let whole = df_between * f + df_within;
    let (x, y, half) = (df_between * f / whole, df_within / whole, nc / 2.0);
    let [lower, upper] = mixture(half, poisson(half), |j| {
        let tails = beta_tails(df_between / 2.0 + j, df_within / 2.0, x, y);
        [tails.lower, tails.upper]
    });
    Tails { lower: lower.min(1.0), upper: upper.min(1.0) }
}

/// The density of the noncentral F distribution.
#[must_use]
pub fn fisher_density(f: f64, df_between: f64, df_within: f64, nc: f64) -> f64 {
    if is_wrong(&[f, df_between, df_within, nc]) || f < 0.0 || df_between <= 0.0 || df_within <= 0.0 || nc < 0.0 {
        return f64::NAN;
    }
    let whole = df_between * f + df_within;
    let (x, y, half) = (df_between * f / whole, df_within / whole, nc / 2.0);
    let slope = df_between * df_within / (whole * whole);
    slope * mixture(half, poisson(half), |j| [beta_density(x, y, df_between / 2.0 + j, df_within / 2.0), 0.0])[0]
}

#[must_use]
pub fn fisher_quantile(p: f64, df_between: f64, df_within: f64, nc: f64) -> f64 {
    quantile_of(p, |f| fisher(f, df_between, df_within, nc))
}

fn beta_density(x: f64, y: f64, a: f64, b: f64) -> f64 {
    let log_of = |power: f64, value: f64| if power == 0.0 { 0.0 } else { power * value.ln() };
    (log_of(a - 1.0, x) + log_of(b - 1.0, y) + lgamma(a + b) - lgamma(a) - lgamma(b)).exp()
}

/// The weights of the terms of odd order in Student's series.
fn odd_weights(shift: f64) -> impl Fn(f64) -> f64 {
    let half = shift * shift / 2.0;
    move |j| {
        if shift == 0.0 {
            return 0.0;
        }
        shift / SQRT_2 * (j * half.ln() - half - lgamma(j + 1.5)).exp()
    }
}

/// Both tails of noncentral t.
#[must_use]
pub fn student(t: f64, df: f64, shift: f64) -> Tails {
    if is_wrong(&[df, shift]) || t.is_nan() || df <= 0.0 {
        return Tails::UNDEFINED;
    }
    if t.is_infinite() {
        return if t > 0.0 { Tails { lower: 1.0, upper: 0.0 } } else { Tails { lower: 0.0, upper: 1.0 } };
    }
    if t < 0.0 {
        return student(-t, df, -shift).swap();
    }
    let (x, y, half) = (t * t / (df + t * t), df / (df + t * t), shift * shift / 2.0);
    let tails_at = |a: f64| {
        let tails = beta_tails(a, df / 2.0, x, y);
        [tails.lower, tails.upper]
    };
    let even = mixture(half, poisson(half), |j| tails_at(j + 0.5));
    let odd = mixture(half, odd_weights(shift), |j| tails_at(j + 1.0));
    let below = normal(-shift).lower;
    let upper = f64::midpoint(even[1], odd[1]).clamp(0.0, 1.0);
    Tails { lower: (below + f64::midpoint(even[0], odd[0])).clamp(0.0, 1.0), upper }
}

/// The density of noncentral t.
#[must_use]
pub fn student_density(t: f64, df: f64, shift: f64) -> f64 {
    if is_wrong(&[t, df, shift]) || df <= 0.0 {
        return f64::NAN;
    }
    if t < 0.0 {
        return student_density(-t, df, -shift);
    }
    let half = shift * shift / 2.0;
    if t == 0.0 {
        return (lgamma(f64::midpoint(df, 1.0)) - lgamma(df / 2.0) - half).exp() / (PI * df).sqrt();
    }
    let whole = df + t * t;
    let (x, y) = (t * t / whole, df / whole);
    let even = mixture(half, poisson(half), |j| [beta_density(x, y, j + 0.5, df / 2.0), 0.0])[0];
    let odd = mixture(half, odd_weights(shift), |j| [beta_density(x, y, j + 1.0, df / 2.0), 0.0])[0];
    ((even + odd) * t * df / (whole * whole)).max(0.0)
}

#[must_use]
pub fn student_quantile(p: f64, df: f64, shift: f64) -> f64 {
    let below = student(0.0, df, shift).lower;
    if !(0.0..=1.0).contains(&p) || below.is_nan() {
        return f64::NAN;
    }
    if p < below {
        -quantile_of(1.0 - p, |t| student(t, df, -shift))
    } else {
        quantile_of(p, |t| student(t, df, shift))
    }
}

#[cfg(test)]
mod tests {
    use super::{chi_squared, chi_squared_density, chi_squared_quantile, fisher, student, student_quantile};

    fn close(found: f64, wanted: f64) -> bool {
        (found - wanted).abs() <= 1e-12 * wanted.abs()
    }

    #[test]
    fn no_shift_is_the_central_distribution() {
        assert!(close(chi_squared(3.0, 2.0, 0.0).upper, (-1.5_f64).exp()));
        assert!(close(chi_squared_density(3.0, 2.0, 0.0), (-1.5_f64).exp() / 2.0));
        assert!(close(student(1.0, 1.0, 0.0).lower, 0.75));
        assert!(close(fisher(1.0, 2.0, 2.0, 0.0).lower, 0.5));
    }

    #[test]
    fn quantiles_undo_the_tails() {
        let x = chi_squared_quantile(0.3, 4.0, 7.0);
        assert!(close(chi_squared(x, 4.0, 7.0).lower, 0.3));
        let t = student_quantile(0.1, 5.0, 1.5);
        assert!(close(student(t, 5.0, 1.5).lower, 0.1));
    }

    #[test]
    fn nonsense_has_no_answer() {
        assert!(chi_squared(1.0, -1.0, 2.0).lower.is_nan());
        assert!(student(f64::NAN, 2.0, 1.0).lower.is_nan());
        assert!(fisher(1.0, f64::INFINITY, 1.0, 1.0).lower.is_nan());
    }
}
