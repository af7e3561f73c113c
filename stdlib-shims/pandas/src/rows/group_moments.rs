//! Mean, variance, skew and kurtosis of each group, by the recurrences that pandas uses.

use super::aggregate::kahan;
use super::group::Groups;
use super::keys::ABSENT;
use crate::column::kinds::Native;

#[derive(Clone, Copy)]
pub(crate) enum Moment {
    Mean,
    Variance(i64),
    Deviation(i64),
    Error(i64),
    Skew,
    Kurtosis,
}

pub(crate) fn moment<T: Native>(groups: &Groups, values: &[T], which: Moment) -> Vec<f64> {
    match which {
        Moment::Mean => mean(groups, values),
        Moment::Variance(ddof) => variance(groups, values, ddof).into_iter().map(|(var, _)| var).collect(),
        Moment::Deviation(ddof) => variance(groups, values, ddof).into_iter().map(|(var, _)| var.sqrt()).collect(),
        Moment::Error(ddof) => {
            variance(groups, values, ddof).into_iter().map(|(var, n)| (var / n as f64).sqrt()).collect()
        }
        Moment::Skew => skew(groups, values),
        Moment::Kurtosis => kurtosis(groups, values),
    }
}

fn mean<T: Native>(groups: &Groups, values: &[T]) -> Vec<f64> {
    let mut sums = vec![(0.0, 0.0, 0_i64); groups.n];
    for (code, value) in groups.codes.iter().zip(values) {
        let value = value.to_f64();
        if *code == ABSENT || value.is_nan() {
            continue;
        }
        let (sum, lost, n) = &mut sums[*code as usize];
        kahan(sum, lost, value);
        *n += 1;
    }
    sums.into_iter().map(|(sum, _, n)| if n == 0 { f64::NAN } else { sum / n as f64 }).collect()
}

fn variance<T: Native>(groups: &Groups, values: &[T], ddof: i64) -> Vec<(f64, i64)> {
    let mut all = vec![(0_i64, 0.0, 0.0); groups.n];
    for (code, value) in groups.codes.iter().zip(values) {
        let value = value.to_f64();
        if *code == ABSENT || value.is_nan() {
            continue;
        }
        let (n, mean, squares) = &mut all[*code as usize];
        *n += 1;
        let before = *mean;
        *mean += (value - before) / *n as f64;
        *squares += (value - *mean) * (value - before);
    }
    let finish = |(n, _, squares): (i64, f64, f64)| {
        if n <= ddof { (f64::NAN, n) } else { (squares / (n as f64 - ddof as f64), n) }
    };
    all.into_iter().map(finish).collect()
}

fn skew<T: Native>(groups: &Groups, values: &[T]) -> Vec<f64> {
    let mut all = vec![(0_i64, 0.0, 0.0, 0.0); groups.n];
    for (code, value) in groups.codes.iter().zip(values) {
        let value = value.to_f64();
        if *code == ABSENT || value.is_nan() {
            continue;
        }
        let (count, mean, second, third) = &mut all[*code as usize];
        let before = *count as f64;
        *count += 1;
        let n = *count as f64;
        let delta = value - *mean;
        let part = delta / n;
        let term = delta * part * before;
        *mean += part;
        *third += term * part * (n - 2.0) - 3.0 * part * *second;
        *second += term;
    }
    let finish = |(count, _, second, third): (i64, f64, f64, f64)| {
        if count < 3 {
            return f64::NAN;
        }
        if second == 0.0 {
            return 0.0;
        }
        let n = count as f64;
        (n * (n - 1.0).sqrt() / (n - 2.0)) * (third / second.powf(1.5))
    };
    all.into_iter().map(finish).collect()
}

fn kurtosis<T: Native>(groups: &Groups, values: &[T]) -> Vec<f64> {
    let grouped = groups.grouped();
    let one = |group: usize| {
        let known: Vec<f64> = grouped
            .of(group)
            .iter()
            .map(|row| values[*row as usize].to_f64())
            .filter(|value| !value.is_nan())
            .collect();
        crate::ops::moments::kurtosis(&known)
    };
    (0..groups.n).map(one).collect()
}
