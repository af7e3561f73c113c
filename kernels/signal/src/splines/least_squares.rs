//! Least squares with B-splines: rows are rotated one by one into a triangle.

use super::basis::{Basis, cell_of, n_splines};

/// Points with weights; `y` has `n_columns` values for each.
#[derive(Clone, Copy)]
pub struct Samples<'a> {
    pub x: &'a [f64],
    pub y: &'a [f64],
    pub weights: &'a [f64],
    pub n_columns: usize,
}

impl Samples<'_> {
    pub(crate) fn fit_together(&self) -> bool {
        self.x.len() == self.weights.len() && self.x.len().checked_mul(self.n_columns) == Some(self.y.len())
    }
}

/// An upper triangle of which only `width` diagonals are not zero, and the right sides that belong to it.
#[derive(Clone)]
pub(crate) struct Triangle {
    pub(crate) width: usize,
    pub(crate) rows: Vec<f64>,
    pub(crate) right: Vec<f64>,
    n_columns: usize,
}

impl Triangle {
    pub(crate) fn new(n: usize, width: usize, n_columns: usize) -> Option<Self> {
        let mut rows = Vec::new();
        rows.try_reserve_exact(n.checked_mul(width)?).ok()?;
        rows.resize(n * width, 0.0);
        Some(Self { width, rows, right: vec![0.0; n.checked_mul(n_columns)?], n_columns })
    }

    /// The same triangle with one more diagonal.
    pub(crate) fn widened(&self) -> Self {
        let rows = self.rows.chunks(self.width).flat_map(|row| row.iter().copied().chain([0.0])).collect();
        Self { width: self.width + 1, rows, right: self.right.clone(), n_columns: self.n_columns }
    }

    fn n(&self) -> usize {
        self.rows.len() / self.width
    }

    /// Rotates a row that begins at column `start` into the triangle. What is left of `right` is its residual.
    pub(crate) fn add(&mut self, row: &mut [f64], start: usize, right: &mut [f64]) {
        let n_places = row.len().min(self.n().saturating_sub(start));
        for place in 0..n_places {
            self.rotate(&mut row[place..], start + place, right);
        }
    }

    /// Rotates a row in that is as wide as the triangle, so that what it takes from one row goes on into the next.
    pub(crate) fn add_long(&mut self, row: &[f64], start: usize, right: &mut [f64]) {
        let n = self.n();
        let mut window = row.to_vec();
        for target in start..n {
            let mut rest = std::mem::replace(&mut window, vec![0.0; row.len()]);
            let used = (n - target).min(rest.len());
            self.rotate(&mut rest[..used], target, right);
            window[..row.len() - 1].copy_from_slice(&rest[1..]);
            if window.iter().all(|value| *value == 0.0) {
                return;
            }
        }
    }

    fn rotate(&mut self, row: &mut [f64], target: usize, right: &mut [f64]) {
        let from = target * self.width;
        if row[0] == 0.0 {
            return;
        }
        let length = self.rows[from].hypot(row[0]);
        let (cosine, sine) = (self.rows[from] / length, row[0] / length);
        self.rows[from] = length;
        for (own, other) in self.rows[from + 1..from + self.width].iter_mut().zip(&mut row[1..]) {
            (*own, *other) = (cosine * *own + sine * *other, cosine * *other - sine * *own);
        }
        for (own, other) in self.right[target * self.n_columns..].iter_mut().zip(right.iter_mut()) {
            (*own, *other) = (cosine * *own + sine * *other, cosine * *other - sine * *own);
        }
    }

    /// Nothing when a diagonal value is zero.
    pub(crate) fn solve(&self) -> Option<Vec<f64>> {
        let (n, columns) = (self.n(), self.n_columns);
        let mut x = self.right.clone();
        for row in (0..n).rev() {
            let values = &self.rows[row * self.width..(row + 1) * self.width];
            if values[0] == 0.0 || values[0].is_nan() {
                return None;
            }
            for column in 0..columns {
                let known: f64 =
                    (1..self.width.min(n - row)).map(|place| values[place] * x[(row + place) * columns + column]).sum();
                x[row * columns + column] = (x[row * columns + column] - known) / values[0];
            }
        }
        Some(x)
    }
}

/// The triangle of a weighted least squares problem and the sum of the squared residuals.
pub(crate) fn triangle(samples: &Samples, knots: &[f64], degree: usize) -> Option<(Triangle, f64)> {
    let n = n_splines(knots, degree)?;
    let columns = samples.n_columns;
    let mut triangle = Triangle::new(n, degree + 1, columns)?;
    let mut basis = Basis::new(degree);
    let mut rest = 0.0;
    let mut right = vec![0.0; columns];
    for (place, (x, weight)) in samples.x.iter().zip(samples.weights).enumerate() {
        let cell = cell_of(knots, degree, n, *x);
        basis.fill(knots, cell, *x, 0);
        for value in &mut basis.values {
            *value *= weight;
        }
        for (right, y) in right.iter_mut().zip(&samples.y[place * columns..]) {
            *right = y * weight;
        }
        triangle.add(&mut basis.values, cell - degree, &mut right);
        rest += right.iter().map(|value| value * value).sum::<f64>();
    }
    Some((triangle, rest))
}

/// Coefficients of the spline with the given knots that is nearest to the samples, and the sum of its squared residuals.
pub fn fit_least_squares(samples: &Samples, knots: &[f64], degree: usize) -> Option<(Vec<f64>, f64)> {
    if !samples.fit_together() {
        return None;
    }
    let (triangle, rest) = triangle(samples, knots, degree)?;
    Some((triangle.solve()?, rest))
}
