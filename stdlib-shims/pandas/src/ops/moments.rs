//! Statistics of plain floats, summed in numpy's order so that the last digit agrees.

/// From here on two threads sum a half each.
const PARALLEL: usize = 1 << 17;

/// numpy's pairwise sum.
pub(crate) fn pairwise_sum(values: &[f64]) -> f64 {
    pairwise(values, &|value| value)
}

/// numpy's pairwise sum of `f` over the values.
fn pairwise(values: &[f64], f: &(impl Fn(f64) -> f64 + Sync)) -> f64 {
    let n = values.len();
    if n < 8 {
        return values.iter().fold(-0.0, |sum, value| sum + f(*value)) + 0.0;
    }
    if n <= 128 {
        let (chunks, rest) = values.as_chunks::<8>();
        let mut parts = chunks[0].map(f);
        for chunk in &chunks[1..] {
            for (part, value) in parts.iter_mut().zip(chunk) {
                *part += f(*value);
            }
        }
        let mut sum = ((parts[0] + parts[1]) + (parts[2] + parts[3])) + ((parts[4] + parts[5]) + (parts[6] + parts[7]));
        for value in rest {
            sum += f(*value);
        }
        return sum;
    }
    let (one, two) = values.split_at(n / 2 - (n / 2) % 8);
    if n < PARALLEL {
        return pairwise(one, f) + pairwise(two, f);
    }
    let (one, two) = rayon::join(|| pairwise(one, f), || pairwise(two, f));
    one + two
}

/// The pairwise sum of `f` over the values, with zero where a value is missing.
pub(crate) fn sum_of(values: &[f64], f: impl Fn(f64) -> f64 + Sync) -> f64 {
    pairwise(values, &|value| if value.is_nan() { 0.0 } else { f(value) })
}

/// Mean of the known values; `n` of them.
pub(crate) fn mean(values: &[f64]) -> (f64, usize) {
    let n = values.iter().filter(|value| !value.is_nan()).count();
    if n == 0 {
        return (f64::NAN, 0);
    }
    let sum = if n == values.len() { pairwise_sum(values) } else { sum_of(values, |value| value) };
    (sum / n as f64, n)
}

pub(crate) fn variance(values: &[f64], ddof: i64) -> (f64, usize) {
    let (mean, n) = mean(values);
    if n as i64 <= ddof || n == 0 {
        return (f64::NAN, n);
    }
    (sum_of(values, |value| (mean - value) * (mean - value)) / (n as f64 - ddof as f64), n)
}

fn snap(value: f64) -> f64 {
    if value.abs() < 1e-14 { 0.0 } else { value }
}

pub(crate) fn skew(values: &[f64]) -> f64 {
    let (mean, count) = mean(values);
    if count < 3 {
        return f64::NAN;
    }
    let n = count as f64;
    let second = snap(sum_of(values, |value| (value - mean).powi(2)));
    let third = snap(sum_of(values, |value| {
        let away = value - mean;
        away * away * away
    }));
    if second == 0.0 {
        return 0.0;
    }
    (n * (n - 1.0).sqrt() / (n - 2.0)) * (third / second.powf(1.5))
}

pub(crate) fn kurtosis(values: &[f64]) -> f64 {
    let (mean, count) = mean(values);
    if count < 4 {
        return f64::NAN;
    }
    let n = count as f64;
    let second = sum_of(values, |value| (value - mean).powi(2));
    let fourth = sum_of(values, |value| {
        let squared = (value - mean).powi(2);
        squared * squared
    });
    let adjusted = 3.0 * ((n - 1.0) * (n - 1.0)) / ((n - 2.0) * (n - 3.0));
    let numerator = snap(n * (n + 1.0) * (n - 1.0) * fourth);
    let denominator = snap((n - 2.0) * (n - 3.0) * (second * second));
    if denominator == 0.0 {
        return 0.0;
    }
    numerator / denominator - adjusted
}

/// numpy's quantile of sorted values.
pub(crate) fn quantile(sorted: &[f64], q: f64, interpolation: &str) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let place = q * last as f64;
    let low = (place.floor() as usize).min(last);
    let high = (low + 1).min(last);
    let part = place - place.floor();
    let (one, two) = (sorted[low], sorted[high]);
    match interpolation {
        "lower" => one,
        "higher" => {
            if part > 0.0 {
                two
            } else {
                one
            }
        }
        "nearest" => sorted[(place.round_ties_even() as usize).min(last)],
        "midpoint" => {
            if part > 0.0 {
                f64::midpoint(one, two)
            } else {
                one
            }
        }
        _ => {
            // numpy approaches from the nearer end.
            let step = two - one;
            if part >= 0.5 { two - step * (1.0 - part) } else { one + step * part }
        }
    }
}
