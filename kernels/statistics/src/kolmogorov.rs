//! The exact distribution of the Kolmogorov-Smirnov distance, of one sample and of two.
//!
//! One sample: the methods and the borders between them are those of Simard and L'Ecuyer (2011),
//! as in scipy. Two samples: random paths over the grid of both.

use crate::special::binomial_term;

/// 2^128.
const SCALE: f64 = 18_446_744_073_709_551_616.0 * 18_446_744_073_709_551_616.0;
const SCALE_BITS: i32 = 128;
/// Above this size of the larger sample the distribution of one sample stands in for that of two.
pub const MAX_EXACT_SAMPLE: usize = 10_000;
/// The one-sided distribution adds up at most twice as many terms.
const MOST_TERMS: u64 = 1 << 15;

/// The chance that `n` values of the supposed distribution are at least `d` away from it.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "sample sizes are far below 2^53")]
pub fn one_sample_upper(n: u64, d: f64) -> f64 {
    if d.is_nan() || n == 0 {
        return f64::NAN;
    }
    if d >= 1.0 {
        return 0.0;
    }
    let size = n as f64;
    let t = size * d;
    if t <= 0.5 {
        return 1.0;
    }
    if t <= 1.0 {
        let inside = (1..=n).fold(1.0, |product, i| product * (i as f64 / size) * (2.0 * t - 1.0));
        return (1.0 - inside).clamp(0.0, 1.0);
    }
    if t >= size - 1.0 {
        return (2.0 * (size * (1.0 - d).ln()).exp()).min(1.0);
    }
    let square = t * d;
    if d >= 0.5 || square > 4.0 || (n > 140 && square >= 2.2) {
        return if square >= 370.0 && n > 140 { 0.0 } else { (2.0 * one_sided_upper(n, d)).min(1.0) };
    }
    let inside = if n <= 140 {
        if square <= 0.754_693 { durbin(n, d) } else { pomeranz(n as usize, d) }
    } else if n <= 100_000 && size * d * d.sqrt() <= 1.4 {
        durbin(n, d)
    } else {
        pelz_good(size, d)
    };
    (1.0 - inside).clamp(0.0, 1.0)
}

/// The chance of a distance of at least `d` to one given side.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sample sizes are far below 2^53"
)]
pub fn one_sided_upper(n: u64, d: f64) -> f64 {
    if d <= 0.0 {
        return 1.0;
    }
    if d >= 1.0 {
        return 0.0;
    }
    let size = n as f64;
    let last = (size * (1.0 - d)).floor() as u64;
    let term = |j: u64| {
        let share = d + j as f64 / size;
        // The last term may stand a rounding error past the end.
        let rest = ((n - j) as f64 / size - d).max(0.0);
        d / share * binomial_term(j as f64, size, share, rest)
    };
    // Of very many terms every few stand for all: they are values of one smooth function that
    // vanishes with all its derivatives at both ends, so that any even spacing gives the same sum.
    let step = (last / MOST_TERMS).max(1);
    let sum: f64 = (0..=last / step).map(|at| term(at * step)).sum::<f64>() * step as f64;
    sum.clamp(0.0, 1.0)
}

/// Durbin's matrix, raised to the power n (Marsaglia, Tsang and Wang).
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the matrix has at most some hundred rows"
)]
fn durbin(n: u64, d: f64) -> f64 {
    let t = n as f64 * d;
    let k = t.ceil() as usize;
    let h = k as f64 - t;
    let m = 2 * k - 1;
    let mut edge: Vec<f64> = Vec::with_capacity(m);
    let mut inverse_factorials = vec![1.0; m + 1];
    for j in 1..=m {
        inverse_factorials[j] = inverse_factorials[j - 1] / j as f64;
        edge.push((1.0 - power(h, j)) * inverse_factorials[j]);
    }
    edge[m - 1] = (1.0 + power((2.0 * h - 1.0).max(0.0), m) - 2.0 * power(h, m)) * inverse_factorials[m];
    let mut matrix = vec![0.0; m * m];
    for row in 0..m {
        for column in 1..m.min(row + 2) {
            matrix[row * m + column] = inverse_factorials[row + 1 - column];
        }
        matrix[row * m] = edge[row];
    }
    for column in 0..m {
        matrix[(m - 1) * m + column] = edge[m - 1 - column];
    }
    let mut result: Vec<f64> = (0..m * m).map(|at| if at / m == at % m { 1.0 } else { 0.0 }).collect();
    let (mut exponent, mut matrix_exponent, mut left) = (0, 0, n);
    while left > 0 {
        if left % 2 == 1 {
            result = multiply(&result, &matrix, m);
            exponent += matrix_exponent;
        }
        matrix = multiply(&matrix, &matrix, m);
        matrix_exponent *= 2;
        if matrix[(k - 1) * m + k - 1].abs() > SCALE {
            for value in &mut matrix {
                *value /= SCALE;
            }
            matrix_exponent += SCALE_BITS;
        }
        left /= 2;
    }
    let mut inside = result[(k - 1) * m + k - 1];
    for i in 1..=n {
        inside = i as f64 * inside / n as f64;
        if inside.abs() < 1.0 / SCALE {
            inside *= SCALE;
            exponent -= SCALE_BITS;
        }
    }
    scale(inside, exponent).clamp(0.0, 1.0)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "exponents of some hundred")]
fn power(base: f64, exponent: usize) -> f64 {
    base.powi(exponent as i32)
}

/// value * 2^exponent, in steps that neither overflow nor lose a result that fits.
fn scale(mut value: f64, mut exponent: i32) -> f64 {
    while exponent > 0 && value.is_finite() {
        value *= SCALE;
        exponent -= SCALE_BITS;
    }
    while exponent < 0 && value != 0.0 {
        value /= SCALE;
        exponent += SCALE_BITS;
    }
    value
}

fn multiply(left: &[f64], right: &[f64], m: usize) -> Vec<f64> {
    let mut product = vec![0.0; m * m];
    for row in 0..m {
        for inner in 0..m {
            let factor = left[row * m + inner];
            if factor != 0.0 {
                let (target, source) = (&mut product[row * m..(row + 1) * m], &right[inner * m..(inner + 1) * m]);
                for (target, source) in target.iter_mut().zip(source) {
                    *target += factor * source;
                }
            }
        }
    }
    product
}

/// Pomeranz' recursion: one row of path chances per half step.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "n is at most 140"
)]
fn pomeranz(n: usize, d: f64) -> f64 {
    let t = n as f64 * d;
    let whole = t.floor() as i64;
    let part = t - t.floor();
    let gap = part.min(1.0 - part);
    let up = i64::from(part > 0.0);
    let round = i64::from(part > 0.5);
    let length = 2 * (whole as usize + 1);
    let powers = |rate: f64| -> Vec<f64> {
        let mut powers = vec![1.0; length];
        for m in 1..length {
            powers[m] = powers[m - 1] * (rate / n as f64) / m as f64;
        }
        powers
    };
    let (single, double, rest) = (powers(gap), powers(2.0 * gap), powers(1.0 - 2.0 * gap));
    let size = n as i64;
    let span = |row: i64| -> (i64, i64) {
        let (low, high) = if row == 0 {
            (-whole - up - 1, whole + up - 1)
        } else {
            let half = (row + 1) / 2;
            if (row + 1) % 2 == 1 {
                (half - 2 - whole, half + whole + round - 1)
            } else if half == size + 1 {
                (size - whole - up - 1, size + whole + up - 1)
            } else {
                (half - 2 - whole - round, half + whole - 2 + up)
            }
        };
        ((low + 2).max(0), high.min(size))
    };
    let mut current = vec![1.0];
    let mut exponent = 0;
    let (mut start, _) = span(0);
    for row in 1..=2 * size + 1 {
        let powers = if row == 1 || row == 2 * size + 1 {
            &single
        } else if row % 2 == 1 {
            &double
        } else {
            &rest
        };
        let (low, high) = span(row);
        let mut next = Vec::new();
        for at in low..=high {
            let mut sum = 0.0;
            for (offset, value) in current.iter().enumerate() {
                let distance = at - start - offset as i64;
                if distance >= 0
                    && let Some(power) = powers.get(distance as usize)
                {
                    sum += value * power;
                }
            }
            next.push(sum);
        }
        let largest = next.iter().copied().fold(0.0, f64::max);
        if largest > 0.0 && largest < 1.0 / SCALE {
            for value in &mut next {
                *value *= SCALE;
            }
            exponent -= SCALE_BITS;
        }
        current = next;
        start = low;
    }
    let mut inside = usize::try_from(size - start).ok().and_then(|at| current.get(at).copied()).unwrap_or(0.0);
    for m in 1..=n {
        if inside.abs() > SCALE {
            inside /= SCALE;
            exponent += SCALE_BITS;
        }
        inside *= m as f64;
    }
    scale(inside, exponent).clamp(0.0, 1.0)
}

/// The expansion of Pelz and Good: three corrections to the limit.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some dozen terms")]
fn pelz_good(n: f64, d: f64) -> f64 {
    use std::f64::consts::PI;
    let z = n.sqrt() * d;
    let square = z * z;
    let (four, six, eight) = (square.powi(2), square.powi(3), square.powi(4));
    let pi2 = PI * PI;
    let (pi4, pi6) = (pi2 * pi2, pi2 * pi2 * pi2);
    let log = -pi2 / 8.0 / square;
    if log < -708.0 {
        return 0.0;
    }
    let n_terms = (16.0 * z / PI).ceil() as u32;
    let mut sums = [0.0_f64; 4];
    for k in (1..=n_terms).rev() {
        let m2 = f64::from(2 * k - 1).powi(2);
        let (m4, m6) = (m2 * m2, m2 * m2 * m2);
        let weight = (log * m2).exp();
        sums[0] += weight;
        sums[1] += weight * (pi2 / 4.0 * m2 - square);
        sums[2] += weight
            * (6.0 * six
                + 2.0 * four
                + (2.0 * four - 5.0 * square) * pi2 / 4.0 * m2
                + pi4 * (1.0 - 2.0 * square) / 16.0 * m4);
        sums[3] += weight
            * (-30.0 * six - 90.0 * eight
                + pi2 * (135.0 * four - 96.0 * six) / 4.0 * m2
                + pi4 * (-60.0 * square + 212.0 * four) / 16.0 * m4
                + pi6 * (5.0 - 30.0 * square) / 64.0 * m6);
    }
    let root = (2.0 * PI).sqrt();
    let divisors = [z, 6.0 * four, 72.0 * z.powi(7), 6480.0 * z.powi(10)];
    for (sum, divisor) in sums.iter_mut().zip(divisors) {
        *sum *= root / divisor;
    }
    let (mut second, mut third) = (0.0, 0.0);
    for k in (1..=n_terms).rev() {
        let k2 = f64::from(k).powi(2);
        let weight = k2 * (-pi2 / 2.0 / square * k2).exp();
        second += weight;
        third += weight * (3.0 * square - pi2 * k2);
    }
    sums[2] -= second * pi2 * root / (36.0 * z.powi(3));
    sums[3] += third * pi2 * root / (216.0 * six);
    sums[0] + sums[1] / n.sqrt() + sums[2] / n + sums[3] / (n * n.sqrt())
}

/// Two samples whose distribution functions are `gap / (n_first * n_second)` apart or further.
///
/// O(n) for samples of one size, otherwise O(n * m): meant for up to
/// [`MAX_EXACT_SAMPLE`] values each.
#[expect(clippy::cast_precision_loss, reason = "sample sizes are far below 2^53")]
pub fn two_sample_upper(gap: u64, n_first: usize, n_second: usize) -> f64 {
    if n_first == 0 || n_second == 0 {
        return f64::NAN;
    }
    if gap == 0 {
        return 1.0;
    }
    if n_first != n_second {
        return chance_of_leaving(gap, n_first, n_second, true);
    }
    // Reflections of the path, as an alternating sum in Horner's form.
    let step = (gap / n_first as u64).max(1);
    let (n, h) = (n_first as f64, step as f64);
    let mut sum = 0.0;
    for k in (0..=n_first as u64 / step).rev() {
        let mut product = 1.0;
        for j in 0..step {
            let (k, j) = (k as f64, j as f64);
            product = (n - k * h - j) * product / (n + k * h + j + 1.0);
        }
        sum = product * (1.0 - sum);
    }
    (2.0 * sum).clamp(0.0, 1.0)
}

/// The same to one side: the first distribution function above the second by so much.
pub fn two_sample_one_sided_upper(gap: u64, n_first: usize, n_second: usize) -> f64 {
    if n_first == 0 || n_second == 0 {
        return f64::NAN;
    }
    if gap == 0 { 1.0 } else { chance_of_leaving(gap, n_first, n_second, false) }
}

/// Adds up the chances of the cells where a path is outside for the first time: no cancellation,
/// so that small chances keep their digits. Only cells next to the band are visited.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "sample sizes are far below 2^31"
)]
fn chance_of_leaving(gap: u64, n_first: usize, n_second: usize, both_sides: bool) -> f64 {
    let (rows, columns, gap) = (n_first as i64, n_second as i64, gap as i64);
    let steps: Vec<f64> = (0..=n_first + n_second).map(|left| 1.0 / (left.max(1)) as f64).collect();
    let mut outside = 0.0;
    // Chance to reach cell (i, j) without having left, for the current i.
    let mut reach = vec![0.0; n_second + 1];
    for i in 0..=rows {
        let from = (((i - 1) * columns - gap).div_euclid(rows) + 1).max(0);
        let to = if both_sides { ((i * columns + gap + rows - 1) / rows).min(columns) } else { columns };
        for j in from..=to {
            let mut chance = if i == 0 && j == 0 { 1.0 } else { 0.0 };
            let step = steps.get((rows - i + columns - j + 1) as usize).copied().unwrap_or(0.0);
            let at = j as usize;
            if i > 0 {
                chance += reach[at] * (rows - i + 1) as f64 * step;
            }
            if j > 0 {
                chance += reach[at - 1] * (columns - j + 1) as f64 * step;
            }
            let ahead = i * columns - j * rows;
            if ahead >= gap || (both_sides && -ahead >= gap) {
                outside += chance;
                chance = 0.0;
            }
            reach[at] = chance;
        }
    }
    outside.min(1.0)
}

/// For larger samples: one sample of the harmonic size.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a size")]
pub fn two_sample_limit(distance: f64, n_first: usize, n_second: usize) -> f64 {
    let (first, second) = (n_first as f64, n_second as f64);
    one_sample_upper((first * second / (first + second)).round_ties_even() as u64, distance)
}
