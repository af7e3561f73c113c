//! Sums, means and variances of a moving window, kept up to date value by value with the same
//! compensation as pandas, so that the last digits agree.

/// What a window can report while values enter and leave.
pub(crate) trait Moving {
    fn reset(&mut self, first: f64);
    fn add(&mut self, value: f64);
    fn remove(&mut self, value: f64);
    fn result(&self, min_periods: i64) -> f64;
}

/// Counts equal values in a row: constant windows have exact results.
#[derive(Default)]
struct Run {
    last: f64,
    length: i64,
}

impl Run {
    fn see(&mut self, value: f64) {
        if value == self.last {
            self.length += 1;
        } else {
            self.length = 1;
        }
        self.last = value;
    }
}

fn compensated(sum: &mut f64, lost: &mut f64, value: f64) {
    let y = value - *lost;
    let t = *sum + y;
    *lost = t - *sum - y;
    *sum = t;
}

#[derive(Default)]
pub(crate) struct Sum {
    n: i64,
    n_negative: i64,
    total: f64,
    lost_adding: f64,
    lost_removing: f64,
    run: Run,
    is_mean: bool,
}

impl Sum {
    pub(crate) fn of_mean() -> Self {
        Self { is_mean: true, ..Self::default() }
    }
}

impl Moving for Sum {
    fn reset(&mut self, first: f64) {
        *self = Self { is_mean: self.is_mean, run: Run { last: first, length: 0 }, ..Self::default() };
    }

    #[inline]
    fn add(&mut self, value: f64) {
        if value.is_nan() {
            return;
        }
        self.n += 1;
        compensated(&mut self.total, &mut self.lost_adding, value);
        self.n_negative += i64::from(value.is_sign_negative());
        self.run.see(value);
    }

    #[inline]
    fn remove(&mut self, value: f64) {
        if value.is_nan() {
            return;
        }
        self.n -= 1;
        compensated(&mut self.total, &mut self.lost_removing, -value);
        self.n_negative -= i64::from(value.is_sign_negative());
    }

    #[inline]
    fn result(&self, min_periods: i64) -> f64 {
        if !self.is_mean {
            return match self.n {
                0 if min_periods == 0 => 0.0,
                n if n < min_periods => f64::NAN,
                n if self.run.length >= n => self.run.last * n as f64,
                _ => self.total,
            };
        }
        if self.n < min_periods || self.n == 0 {
            return f64::NAN;
        }
        if self.run.length >= self.n {
            return self.run.last;
        }
        let mean = self.total / self.n as f64;
        // Rounding must not change the sign that all values have.
        if (self.n_negative == 0 && mean < 0.0) || (self.n_negative == self.n && mean > 0.0) { 0.0 } else { mean }
    }
}

#[derive(Default)]
pub(crate) struct Variance {
    n: i64,
    mean: f64,
    squares: f64,
    lost_adding: f64,
    lost_removing: f64,
    run: Run,
    ddof: i64,
}

impl Variance {
    pub(crate) fn new(ddof: i64) -> Self {
        Self { ddof, ..Self::default() }
    }
}

impl Moving for Variance {
    fn reset(&mut self, first: f64) {
        *self = Self { ddof: self.ddof, run: Run { last: first, length: 0 }, ..Self::default() };
    }

    #[inline]
    fn add(&mut self, value: f64) {
        if value.is_nan() {
            return;
        }
        self.n += 1;
        self.run.see(value);
        let before = self.mean - self.lost_adding;
        let y = value - self.lost_adding;
        let away = y - self.mean;
        self.lost_adding = away + self.mean - y;
        self.mean += away / self.n as f64;
        self.squares += (value - before) * (value - self.mean);
    }

    #[inline]
    fn remove(&mut self, value: f64) {
        if value.is_nan() {
            return;
        }
        self.n -= 1;
        if self.n == 0 {
            self.mean = 0.0;
            self.squares = 0.0;
            return;
        }
        let before = self.mean - self.lost_removing;
        let y = value - self.lost_removing;
        let away = y - self.mean;
        self.lost_removing = away + self.mean - y;
        self.mean -= away / self.n as f64;
        self.squares -= (value - before) * (value - self.mean);
    }

    #[inline]
    fn result(&self, min_periods: i64) -> f64 {
        if self.n < min_periods.max(1) || self.n <= self.ddof {
            return f64::NAN;
        }
        if self.n == 1 || self.run.length >= self.n { 0.0 } else { self.squares / (self.n as f64 - self.ddof as f64) }
    }
}

/// A sorted window, for medians and quantiles.
#[derive(Default)]
pub(crate) struct Sorted {
    values: Vec<f64>,
    /// None for the median.
    quantile: Option<(f64, String)>,
}

impl Sorted {
    pub(crate) fn of_quantile(q: f64, interpolation: &str) -> Self {
        Self { values: Vec::new(), quantile: Some((q, interpolation.to_owned())) }
    }
}

impl Moving for Sorted {
    fn reset(&mut self, _first: f64) {
        self.values.clear();
    }

    #[inline]
    fn add(&mut self, value: f64) {
        if !value.is_nan() {
            let place = self.values.partition_point(|known| *known < value);
            self.values.insert(place, value);
        }
    }

    #[inline]
    fn remove(&mut self, value: f64) {
        if !value.is_nan() {
            let place = self.values.partition_point(|known| *known < value);
            if place < self.values.len() {
                self.values.remove(place);
            }
        }
    }

    #[inline]
    fn result(&self, min_periods: i64) -> f64 {
        let n = self.values.len();
        if n == 0 || (n as i64) < min_periods {
            return f64::NAN;
        }
        match &self.quantile {
            Some((q, interpolation)) => crate::ops::moments::quantile(&self.values, *q, interpolation),
            None if n % 2 == 1 => self.values[n / 2],
            None => f64::midpoint(self.values[n / 2 - 1], self.values[n / 2]),
        }
    }
}
