//! Eigenvectors of a symmetric matrix with LAPACK's signs: three diagonals by reflections, one by sweeps as `steqr` makes them.

use super::bidiagonal::Reflection;
use super::sweeps::{PRECISION, rotation};

/// Rounds per element before it is given up.
const ROUNDS: usize = 30;

/// The three diagonals of a symmetric matrix, and the eigenvectors so far as rows.
struct Tridiagonal {
    diagonal: Vec<f64>,
    beside: Vec<f64>,
    rows: Vec<f64>,
}

/// The eigenvectors as rows in the order of rising values. The lower triangle of `a` (n, n) is read.
pub(super) fn vectors(mut a: Vec<f64>, n: usize) -> Option<Vec<f64>> {
    if n == 0 {
        return Some(Vec::new());
    }
    for row in 0..n {
        for column in 0..row {
            a[column * n + row] = a[row * n + column];
        }
    }
    let (mut diagonal, mut beside, mut reflections) = (Vec::with_capacity(n), Vec::with_capacity(n), Vec::new());
    for i in 0..n {
        diagonal.push(a[i * n + i]);
        if i + 1 < n {
            let (length, reflection) = Reflection::of(a[i * n + i + 1..(i + 1) * n].to_vec());
            reflection.apply_to_both_sides(&mut a, n, i + 1);
            beside.push(length);
            reflections.push(reflection);
        }
    }
    let mut rows = vec![0.0; n * n];
    rows.iter_mut().step_by(n + 1).for_each(|value| *value = 1.0);
    let mut found = Tridiagonal { diagonal, beside, rows };
    found.diagonalise()?;
    for vector in found.rows.chunks_exact_mut(n) {
        for (i, reflection) in reflections.iter().enumerate().rev() {
            reflection.apply(&mut vector[i + 1..]);
        }
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|first, second| found.diagonal[*first].total_cmp(&found.diagonal[*second]));
    Some(order.into_iter().flat_map(|place| found.rows[place * n..(place + 1) * n].to_vec()).collect())
}

impl Tridiagonal {
    fn turn(&mut self, i: usize, cosine: f64, sine: f64) {
        let n = self.diagonal.len();
        let (upper, lower) = self.rows[i * n..].split_at_mut(n);
        for (above, below) in upper.iter_mut().zip(lower) {
            (*above, *below) = (sine * *below + cosine * *above, cosine * *below - sine * *above);
        }
    }

    fn diagonalise(&mut self) -> Option<()> {
        let (n, mut start) = (self.diagonal.len(), 0);
        while start < n {
            let end = self.end_of_block(start);
            // The larger end is worked towards, which keeps small values exact.
            if self.diagonal[end].abs() < self.diagonal[start].abs() {
                self.converge_upwards(start, end)?;
            } else {
                self.converge_downwards(start, end)?;
            }
            start = end + 1;
        }
        Some(())
    }

    fn end_of_block(&mut self, start: usize) -> usize {
        for i in start..self.beside.len() {
            let scale = self.diagonal[i].abs().sqrt() * self.diagonal[i + 1].abs().sqrt();
            if self.beside[i].abs() <= scale * PRECISION {
                self.beside[i] = 0.0;
                return i;
            }
        }
        self.beside.len()
    }

    fn is_negligible(&self, i: usize) -> bool {
        let scale = PRECISION * PRECISION * self.diagonal[i].abs() * self.diagonal[i + 1].abs();
        self.beside[i] * self.beside[i] <= scale + f64::MIN_POSITIVE
    }

    /// Values are found from the first to the last of `first..=last`.
    fn converge_downwards(&mut self, first: usize, last: usize) -> Option<()> {
        let mut at = first;
        for _ in 0..ROUNDS * self.diagonal.len() {
            if at > last {
                return Some(());
            }
            let end = (at..last).find(|i| self.is_negligible(*i)).unwrap_or(last);
            if end < last {
                self.beside[end] = 0.0;
            }
            if end == at {
                at += 1;
                continue;
            }
            if end == at + 1 {
                let (larger, smaller, cosine, sine) = pair(self.diagonal[at], self.beside[at], self.diagonal[end]);
                self.turn(at, cosine, sine);
                (self.diagonal[at], self.beside[at], self.diagonal[end]) = (larger, 0.0, smaller);
                at += 2;
                continue;
            }
            let (d, e) = (&mut self.diagonal, &mut self.beside);
            let mut g = shifted(d[at], d[at + 1], e[at], d[end]);
            let (mut sine, mut cosine, mut p) = (1.0, 1.0, 0.0);
            let mut turns = Vec::with_capacity(end - at);
            for i in (at..end).rev() {
                let (f, b) = (sine * e[i], cosine * e[i]);
                let length;
                (cosine, sine, length) = rotation(g, f);
                if i + 1 < end {
                    e[i + 1] = length;
                }
                g = d[i + 1] - p;
                let step = (d[i] - g) * sine + 2.0 * cosine * b;
                p = sine * step;
                d[i + 1] = g + p;
                g = cosine * step - b;
                turns.push((i, cosine, -sine));
            }
            d[at] -= p;
            e[at] = g;
            for (i, cosine, sine) in turns {
                self.turn(i, cosine, sine);
            }
        }
        None
    }

    /// Values are found from the last to the first of `first..=last`.
    fn converge_upwards(&mut self, first: usize, last: usize) -> Option<()> {
        // One more than the place, so that it can fall below the first.
        let mut left = last + 1;
        for _ in 0..ROUNDS * self.diagonal.len() {
            if left <= first {
                return Some(());
            }
            let at = left - 1;
            let end = (first..at).rev().find(|i| self.is_negligible(*i)).map_or(first, |i| i + 1);
            if end > first {
                self.beside[end - 1] = 0.0;
            }
            if end == at {
                left -= 1;
                continue;
            }
            if end + 1 == at {
                let (larger, smaller, cosine, sine) = pair(self.diagonal[end], self.beside[end], self.diagonal[at]);
                self.turn(end, cosine, sine);
                (self.diagonal[end], self.beside[end], self.diagonal[at]) = (larger, 0.0, smaller);
                left = left.saturating_sub(2);
                continue;
            }
            let (d, e) = (&mut self.diagonal, &mut self.beside);
            let mut g = shifted(d[at], d[at - 1], e[at - 1], d[end]);
            let (mut sine, mut cosine, mut p) = (1.0, 1.0, 0.0);
            let mut turns = Vec::with_capacity(at - end);
            for i in end..at {
                let (f, b) = (sine * e[i], cosine * e[i]);
                let length;
                (cosine, sine, length) = rotation(g, f);
                if i > end {
                    e[i - 1] = length;
                }
                g = d[i] - p;
                let step = (d[i + 1] - g) * sine + 2.0 * cosine * b;
                p = sine * step;
                d[i] = g + p;
                g = cosine * step - b;
                turns.push((i, cosine, sine));
            }
            d[at] -= p;
            e[at - 1] = g;
            for (i, cosine, sine) in turns {
                self.turn(i, cosine, sine);
            }
        }
        None
    }
}

/// Where a sweep starts: the far end less the shift, the eigenvalue of the near pair that lies closer to `near`.
fn shifted(near: f64, next: f64, beside: f64, far: f64) -> f64 {
    let g = (next - near) / (2.0 * beside);
    far - near + beside / (g + g.hypot(1.0).copysign(g))
}

/// The eigenvalues of `[[a, b], [b, c]]`, the one larger in size first, and the direction of its vector.
fn pair(a: f64, b: f64, c: f64) -> (f64, f64, f64, f64) {
    let (sum, difference, twice) = (a + c, a - c, b + b);
    let (high, low) = if a.abs() > c.abs() { (a, c) } else { (c, a) };
    let root = difference.abs().hypot(twice.abs());
    let (larger, smaller) = if sum == 0.0 {
        (0.5 * root, -0.5 * root)
    } else {
        let larger = 0.5 * (sum + root.copysign(sum));
        (larger, high / larger * low - b / larger * b)
    };
    let leading = difference + if difference >= 0.0 { root } else { -root };
    let (cosine, sine) = if leading.abs() > twice.abs() {
        let ratio = -twice / leading;
        let sine = 1.0 / (1.0 + ratio * ratio).sqrt();
        (ratio * sine, sine)
    } else if twice == 0.0 {
        (1.0, 0.0)
    } else {
        let ratio = -leading / twice;
        let cosine = 1.0 / (1.0 + ratio * ratio).sqrt();
        (cosine, ratio * cosine)
    };
    if (sum >= 0.0) == (difference >= 0.0) { (larger, smaller, -sine, cosine) } else { (larger, smaller, cosine, sine) }
}
