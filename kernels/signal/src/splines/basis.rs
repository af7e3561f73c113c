//! The B-splines that are not zero at a place, by de Boor and Cox's recurrence.

/// Whether knots, degree and coefficients belong together.
pub(crate) fn n_splines(knots: &[f64], degree: usize) -> Option<usize> {
    let n = knots.len().checked_sub(degree.checked_add(1)?)?;
    (n > degree).then_some(n)
}

/// The knot interval of `x`, the outermost ones reaching to infinity. `n` is the number of splines.
pub(crate) fn cell_of(knots: &[f64], degree: usize, n: usize, x: f64) -> usize {
    degree + knots[degree + 1..n].partition_point(|knot| *knot <= x)
}

/// Room for one evaluation after another.
pub(crate) struct Basis {
    degree: usize,
    pub(crate) values: Vec<f64>,
    before: Vec<f64>,
}

impl Basis {
    pub(crate) fn new(degree: usize) -> Self {
        Self { degree, values: vec![0.0; degree + 1], before: vec![0.0; degree + 1] }
    }

    /// Fills `values` with the derivatives of order `nu` of the splines that are not zero in `cell`.
    pub(crate) fn fill(&mut self, knots: &[f64], cell: usize, x: f64, nu: usize) {
        self.values.fill(0.0);
        if nu > self.degree {
            return;
        }
        self.values[0] = 1.0;
        let mut factor = 0.0;
        for order in 1..=self.degree {
            factor += 1.0;
            self.before[..order].copy_from_slice(&self.values[..order]);
            self.values[0] = 0.0;
            for place in 1..=order {
                let (left, right) = (knots[cell + place - order], knots[cell + place]);
                if right <= left {
                    self.values[place] = 0.0;
                    continue;
                }
                let part = self.before[place - 1] / (right - left);
                if order > self.degree - nu {
                    self.values[place - 1] -= factor * part;
                    self.values[place] = factor * part;
                } else {
                    self.values[place - 1] += part * (right - x);
                    self.values[place] = part * (x - left);
                }
            }
        }
    }
}

/// For each x the number of its first spline, and the values of `degree + 1` splines from there.
pub fn design(knots: &[f64], degree: usize, x: &[f64]) -> Option<(Vec<usize>, Vec<f64>)> {
    let n = n_splines(knots, degree)?;
    let mut values = Vec::new();
    values.try_reserve_exact(x.len().checked_mul(degree + 1)?).ok()?;
    let mut basis = Basis::new(degree);
    let first = x.iter().map(|x| {
        let cell = cell_of(knots, degree, n, *x);
        basis.fill(knots, cell, *x, 0);
        values.extend_from_slice(&basis.values);
        cell - degree
    });
    let first = first.collect();
    Some((first, values))
}
