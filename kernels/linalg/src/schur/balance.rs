//! Balancing: eigenvalues that stand alone are moved to the ends, rows and columns get sizes alike.

use super::Square;
use crate::matrix::Number;

#[derive(Clone, Copy)]
pub struct Balance {
    pub permute: bool,
    pub scale: bool,
}

/// The balanced matrix; outside of `low..=high` it is a triangle.
pub struct Balanced<T> {
    pub matrix: Square<T>,
    pub low: usize,
    pub high: usize,
    /// Within `low..=high` the factor of the row, outside the place it was exchanged with.
    pub factors: Vec<f64>,
    pub exchanged: Vec<usize>,
}

pub fn balance<T: Number>(matrix: Square<T>, how: Balance) -> Balanced<T> {
    let n = matrix.n;
    let mut found =
        Balanced { matrix, low: 0, high: n.saturating_sub(1), factors: vec![1.0; n], exchanged: (0..n).collect() };
    if n == 0 {
        return found;
    }
    if how.permute {
        found.push_rows_down();
        if found.high > found.low {
            found.push_columns_left();
        }
    }
    if how.scale {
        while found.scale_once() {}
    }
    found
}

impl<T: Number> Balanced<T> {
    fn exchange(&mut self, from: usize, to: usize) {
        self.exchanged[to] = from;
        if from != to {
            let n = self.matrix.n;
            self.matrix.swap_columns(from, to, 0..self.high + 1);
            self.matrix.swap_rows(from, to, self.low..n);
        }
    }

    fn push_rows_down(&mut self) {
        let mut again = true;
        while again {
            again = false;
            for row in (0..=self.high).rev() {
                let alone =
                    (0..=self.high).all(|column| column == row || self.matrix[(row, column)].magnitude() == 0.0);
                if alone {
                    self.exchange(row, self.high);
                    if self.high == 0 {
                        return;
                    }
                    self.high -= 1;
                    again = true;
                }
            }
        }
    }

    fn push_columns_left(&mut self) {
        let mut again = true;
        while again {
            again = false;
            let mut column = self.low;
            while column <= self.high {
                let alone =
                    (self.low..=self.high).all(|row| row == column || self.matrix[(row, column)].magnitude() == 0.0);
                if alone {
                    self.exchange(column, self.low);
                    self.low += 1;
                    again = true;
                }
                column += 1;
            }
        }
    }

    /// Scales rows and columns by powers of two; whether anything changed.
    fn scale_once(&mut self) -> bool {
        let n = self.matrix.n;
        let (smallest, largest) = (f64::MIN_POSITIVE / f64::EPSILON, f64::EPSILON / f64::MIN_POSITIVE);
        let (smallest_2, largest_2) = (smallest * 2.0, largest / 2.0);
        let mut changed = false;
        for place in self.low..=self.high {
            let inner = self.low..=self.high;
            let mut c = inner.clone().map(|row| self.matrix[(row, place)].magnitude().powi(2)).sum::<f64>().sqrt();
            let mut r = inner.map(|column| self.matrix[(place, column)].magnitude().powi(2)).sum::<f64>().sqrt();
            let mut ca = (0..=self.high).map(|row| self.matrix[(row, place)].magnitude()).fold(0.0, f64::max);
            let mut ra = (self.low..n).map(|column| self.matrix[(place, column)].magnitude()).fold(0.0, f64::max);
            if c == 0.0 || r == 0.0 {
                continue;
            }
            let (mut g, mut f, s) = (r / 2.0, 1.0_f64, c + r);
            while c < g && f.max(c).max(ca) < largest_2 && r.min(g).min(ra) > smallest_2 {
                (f, c, ca) = (f * 2.0, c * 2.0, ca * 2.0);
                (r, g, ra) = (r / 2.0, g / 2.0, ra / 2.0);
            }
            g = c / 2.0;
            while g >= r && r.max(ra) < largest_2 && f.min(c).min(g).min(ca) > smallest_2 {
                (f, c, g, ca) = (f / 2.0, c / 2.0, g / 2.0, ca / 2.0);
                (r, ra) = (r * 2.0, ra * 2.0);
            }
            let before = self.factors[place];
            let too_small = f < 1.0 && before < 1.0 && f * before <= smallest;
            let too_large = f > 1.0 && before > 1.0 && before >= largest / f;
            if c + r >= 0.95 * s || too_small || too_large {
                continue;
            }
            self.factors[place] *= f;
            changed = true;
            for column in self.low..n {
                self.matrix[(place, column)] *= T::from_real(1.0 / f);
            }
            for row in 0..=self.high {
                self.matrix[(row, place)] *= T::from_real(f);
            }
        }
        changed
    }

    /// Turns vectors (columns) of the balanced matrix into vectors of the original.
    pub fn back<V: Number>(&self, vectors: &mut Square<V>) {
        let n = vectors.n;
        if n == 0 {
            return;
        }
        for row in self.low..=self.high {
            for column in 0..n {
                vectors[(row, column)] *= V::from_real(self.factors[row]);
            }
        }
        for row in (0..self.low).rev().chain(self.high + 1..n) {
            if self.exchanged[row] != row {
                vectors.swap_rows(row, self.exchanged[row], 0..n);
            }
        }
    }
}
