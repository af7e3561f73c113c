//! Statistics of plain floats, summed in numpy's order so that the last digit agrees.

/// numpy's pairwise sum.
pub(crate) fn pairwise_sum(values: &[f64]) -> f64 {
    let n = values.len();
    if n < 8 {
        return values.iter().fold(-0.0, |sum, value| sum + value) + 0.0;
    }
    if n <= 128 {
        let mut parts = [0.0; 8];
        parts.copy_from_slice(&values[..8]);
        let whole = n - n % 8;
        for chunk in values[8..whole].chunks_exact(8) {
            for (part, value) in parts.iter_mut().zip(chunk) {
                *part += value;
            }
        }
        let mut sum = ((parts[0] + parts[1]) + (parts[2] + parts[3])) + ((parts[4] + parts[5]) + (parts[6] + parts[7]));
        for value in &values[whole..] {
            sum += value;
        }
        return sum;
    }
    let half = n / 2 - (n / 2) % 8;
    pairwise_sum(&values[..half]) + pairwise_sum(&values[half..])
}

/// The pairwise sum of `f` over the values, with zero where a value is missing.
pub(crate) fn sum_of(values: &[f64], f: impl Fn(f64) -> f64) -> f64 {
    let mapped: Vec<f64> = values.iter().map(|value| if value.is_nan() { 0.0 } else { f(*value) }).collect();
    pairwise_sum(&mapped)
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
    (sum_of(values, |value| (mean - value) * (mean - value)) / (n as i64 - ddof) as f64, n)
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
    let adjusted = 3.0 * (n - 1.0) * (n - 1.0) / ((n - 2.0) * (n - 3.0));
    let numerator = snap(n * (n + 1.0) * (n - 1.0) * fourth);
    let denominator = snap((n - 2.0) * (n - 3.0) * second * second);
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
