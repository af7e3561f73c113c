//! Natural cubic smoothing splines after Reinsch: what is taken from the samples, and how much freedom is taken from them.

/// The rows of a column of second differences: at a sample, the one after it and the one after that.
struct Differences<'a> {
    steps: &'a [f64],
}

impl Differences<'_> {
    fn column(&self, place: usize) -> [f64; 3] {
        let (before, after) = (1.0 / self.steps[place], 1.0 / self.steps[place + 1]);
        [before, -before - after, after]
    }
}

/// A symmetric matrix of five diagonals as L D L': the diagonal of D and the two diagonals of L.
struct Factors {
    middle: Vec<f64>,
    first: Vec<f64>,
    second: Vec<f64>,
}

fn factors(differences: &Differences, weights: &[f64], lambda: f64) -> Factors {
    let n = weights.len() - 2;
    let (mut middle, mut first, mut second) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    let steps = differences.steps;
    for place in 0..n {
        let own = differences.column(place);
        let mut value: f64 = (0..3).map(|row| own[row] * own[row] / weights[place + row]).sum();
        value = lambda * value + (steps[place] + steps[place + 1]) / 3.0;
        let mut beside = 0.0;
        if place > 0 {
            value -= first[place - 1] * first[place - 1] * middle[place - 1];
            beside = first[place - 1] * second[place - 1] * middle[place - 1];
        }
        if place > 1 {
            value -= second[place - 2] * second[place - 2] * middle[place - 2];
        }
        middle[place] = value;
        if place + 1 < n {
            let next = differences.column(place + 1);
            let shared = own[1] * next[0] / weights[place + 1] + own[2] * next[1] / weights[place + 2];
            first[place] = (lambda * shared + steps[place + 1] / 6.0 - beside) / value;
        }
        if place + 2 < n {
            second[place] = lambda * own[2] * differences.column(place + 2)[0] / weights[place + 2] / value;
        }
    }
    Factors { middle, first, second }
}

impl Factors {
    fn at(values: &[f64], place: usize) -> f64 {
        values.get(place).copied().unwrap_or(0.0)
    }

    fn solve(&self, right: &mut [f64]) {
        let n = right.len();
        for place in 1..n {
            right[place] -= self.first[place - 1] * right[place - 1];
            if place > 1 {
                right[place] -= self.second[place - 2] * right[place - 2];
            }
        }
        for place in (0..n).rev() {
            let behind =
                self.first[place] * Self::at(right, place + 1) + self.second[place] * Self::at(right, place + 2);
            right[place] = right[place] / self.middle[place] - behind;
        }
    }

    /// The diagonals of the inverse: the middle one and the two above it.
    fn inverse(&self) -> [Vec<f64>; 3] {
        let n = self.middle.len();
        let (mut middle, mut above, mut far) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
        for place in (0..n).rev() {
            let (one, two) = (self.first[place], self.second[place]);
            far[place] = -one * Self::at(&above, place + 1) - two * Self::at(&middle, place + 2);
            above[place] = -one * Self::at(&middle, place + 1) - two * Self::at(&above, place + 1);
            middle[place] = 1.0 / self.middle[place] - one * above[place] - two * far[place];
        }
        [middle, above, far]
    }
}

/// What the spline that weighs squared second derivatives with `lambda` takes from each sample, and how many degrees of
/// freedom the samples lose to it. `steps` lie between the samples. `None` where the numbers do not fit.
pub fn smoothing_residuals(steps: &[f64], weights: &[f64], y: &[f64], lambda: f64) -> Option<(Vec<f64>, f64)> {
    let n = y.len();
    if n < 3 || steps.len() + 1 != n || weights.len() != n {
        return None;
    }
    let differences = Differences { steps };
    let factors = factors(&differences, weights, lambda);
    let columns: Vec<[f64; 3]> = (0..n - 2).map(|place| differences.column(place)).collect();
    let mut curvature: Vec<f64> =
        columns.iter().enumerate().map(|(place, rows)| (0..3).map(|row| rows[row] * y[place + row]).sum()).collect();
    factors.solve(&mut curvature);
    let [middle, above, far] = factors.inverse();
    let (mut residuals, mut lost) = (vec![0.0; n], 0.0);
    for (place, rows) in columns.iter().enumerate() {
        for row in 0..3 {
            let share = lambda / weights[place + row];
            residuals[place + row] += share * rows[row] * curvature[place];
            lost += share * rows[row] * rows[row] * middle[place];
            // The same sample in the columns after this one, which count twice.
            if let Some(next) = columns.get(place + 1).filter(|_| row > 0) {
                lost += 2.0 * share * rows[row] * next[row - 1] * above[place];
            }
            if let Some(next) = columns.get(place + 2).filter(|_| row > 1) {
                lost += 2.0 * share * rows[row] * next[row - 2] * far[place];
            }
        }
    }
    Some((residuals, lost))
}
