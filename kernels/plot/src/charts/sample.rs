//! Numbers as they lie in memory, read in parts on all threads: even 10^8 values are not copied.

use rayon::prelude::*;

/// Values that one thread reads at a time.
const PART: usize = 1 << 15;
const NANOSECONDS: f64 = 1e9;

#[derive(Clone, Copy, Debug)]
pub enum Numbers<'a> {
    Floats(&'a [f64]),
    Whole(&'a [i64]),
    /// Nanoseconds since 1970, the least number a missing one; read as seconds.
    Moments(&'a [i64]),
}

/// A column, or the part of it that belongs to one group.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    pub name: &'a str,
    pub numbers: Numbers<'a>,
}

/// What there is of a column before it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    /// Of the finite values; the least is above the greatest when there are none.
    pub low: f64,
    pub high: f64,
    pub finite: u64,
    pub missing: u64,
    pub infinite: u64,
}

impl Default for Tally {
    fn default() -> Self {
        Self { low: f64::INFINITY, high: f64::NEG_INFINITY, finite: 0, missing: 0, infinite: 0 }
    }
}

impl Tally {
    pub fn of(samples: &[Sample]) -> Self {
        let counted = samples.iter().map(|sample| sample.numbers.fold(Self::default, Self::add, Self::joined));
        counted.fold(Self::default(), Self::joined)
    }

    /// The same for the logarithms: zero counts as infinite, a negative value as missing.
    pub fn of_logs(samples: &[Sample]) -> Self {
        let counted = samples.iter().map(|sample| sample.numbers.fold_on(true, Self::default, Self::add, Self::joined));
        counted.fold(Self::default(), Self::joined)
    }

    /// In lanes without branches, so that the loop runs in vectors.
    #[expect(clippy::needless_bitwise_bool, reason = "a lazy `and` is a branch, and keeps the loop out of vectors")]
    fn add(&mut self, values: &[f64]) {
        const LANES: usize = 8;
        let (mut low, mut high) = ([f64::INFINITY; LANES], [f64::NEG_INFINITY; LANES]);
        let (mut finite, mut missing) = ([0_u64; LANES], [0_u64; LANES]);
        for part in values.chunks(LANES) {
            for (lane, v) in part.iter().copied().enumerate() {
                let is_finite = v.abs() < f64::INFINITY;
                low[lane] = if is_finite & (v < low[lane]) { v } else { low[lane] };
                high[lane] = if is_finite & (v > high[lane]) { v } else { high[lane] };
                finite[lane] += u64::from(is_finite);
                missing[lane] += u64::from(v.is_nan());
            }
        }
        self.low = low.into_iter().fold(self.low, f64::min);
        self.high = high.into_iter().fold(self.high, f64::max);
        let (finite, missing) = (finite.iter().sum::<u64>(), missing.iter().sum::<u64>());
        self.finite += finite;
        self.missing += missing;
        self.infinite += values.len() as u64 - finite - missing;
    }

    fn joined(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
            finite: self.finite + other.finite,
            missing: self.missing + other.missing,
            infinite: self.infinite + other.infinite,
        }
    }

    /// Ends that can be divided into bins.
    pub fn ends(&self) -> Option<(f64, f64)> {
        (self.low <= self.high && self.high - self.low <= 1e300).then_some((self.low, self.high))
    }
}

impl Numbers<'_> {
    /// Folds over all values. The order of the parts is not fixed, so what is gathered must not depend on it.
    pub fn fold<A: Send>(
        self,
        start: impl Fn() -> A + Sync + Send,
        add: impl Fn(&mut A, &[f64]) + Sync + Send,
        join: impl Fn(A, A) -> A + Sync + Send,
    ) -> A {
        let added = |mut gathered: A, part: &[f64]| {
            add(&mut gathered, part);
            gathered
        };
        let read = |values: &[i64], as_float: fn(i64) -> f64| {
            let parts = values.par_chunks(PART).fold(&start, |gathered, part| {
                let floats: Vec<f64> = part.iter().map(|v| as_float(*v)).collect();
                added(gathered, &floats)
            });
            parts.reduce(&start, &join)
        };
        match self {
            Self::Floats(values) => values.par_chunks(PART).fold(&start, added).reduce(&start, &join),
            Self::Whole(values) => read(values, |v| v as f64),
            Self::Moments(values) => read(values, seconds),
        }
    }

    /// As [`Self::fold`], over the base-10 logarithms of the values if `log` is set.
    pub fn fold_on<A: Send>(
        self,
        log: bool,
        start: impl Fn() -> A + Sync + Send,
        add: impl Fn(&mut A, &[f64]) + Sync + Send,
        join: impl Fn(A, A) -> A + Sync + Send,
    ) -> A {
        if !log {
            return self.fold(start, add, join);
        }
        let add_logs = |gathered: &mut A, part: &[f64]| {
            let logs: Vec<f64> = part.iter().map(|v| v.log10()).collect();
            add(gathered, &logs);
        };
        self.fold(start, add_logs, join)
    }

    /// A copy, for what needs the values in one piece.
    pub fn to_floats(self) -> Vec<f64> {
        match self {
            Self::Floats(values) => values.to_vec(),
            Self::Whole(values) => values.iter().map(|v| *v as f64).collect(),
            Self::Moments(values) => values.iter().map(|v| seconds(*v)).collect(),
        }
    }
}

fn seconds(nanoseconds: i64) -> f64 {
    if nanoseconds == i64::MIN { f64::NAN } else { nanoseconds as f64 / NANOSECONDS }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_counted() {
        let floats = [1.0, f64::NAN, f64::INFINITY, -3.0];
        let moments = [i64::MIN, 2_000_000_000];
        let samples =
            [Numbers::Floats(&floats), Numbers::Moments(&moments)].map(|numbers| Sample { name: "", numbers });
        assert_eq!(Tally::of(&samples), Tally { low: -3.0, high: 2.0, finite: 3, missing: 2, infinite: 1 });
        assert_eq!(Tally::of(&[]).ends(), None);
        let logs = Tally::of_logs(&[Sample { name: "", numbers: Numbers::Floats(&[100.0, 0.0, -1.0, 1e-3]) }]);
        assert_eq!(logs, Tally { low: -3.0, high: 2.0, finite: 2, missing: 1, infinite: 1 });
    }

    #[test]
    fn parts_make_the_whole() {
        let whole: Vec<i64> = (0..200_000).collect();
        let tally = Tally::of(&[Sample { name: "", numbers: Numbers::Whole(&whole) }]);
        assert_eq!((tally.finite, tally.ends()), (200_000, Some((0.0, 199_999.0))));
    }
}
