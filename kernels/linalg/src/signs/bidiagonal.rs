//! Reflections, and a matrix brought to two diagonals by them from both sides, column by column as LAPACK does it.

/// `x - strength * (vector . x) * vector`; nothing where a column was there already.
pub(super) struct Reflection {
    vector: Vec<f64>,
    strength: f64,
}

impl Reflection {
    /// What takes `x` to a multiple of the first axis, and that multiple.
    pub(super) fn of(mut x: Vec<f64>) -> (f64, Self) {
        let first = x[0];
        let rest = x[1..].iter().map(|value| value * value).sum::<f64>().sqrt();
        if rest == 0.0 {
            return (first, Self { vector: Vec::new(), strength: 0.0 });
        }
        let length = -first.hypot(rest).copysign(first);
        for value in &mut x {
            *value /= first - length;
        }
        x[0] = 1.0;
        (length, Self { vector: x, strength: (length - first) / length })
    }

    pub(super) fn apply(&self, x: &mut [f64]) {
        let along: f64 = self.vector.iter().zip(x.iter()).map(|(one, other)| one * other).sum();
        for (value, part) in x.iter_mut().zip(&self.vector) {
            *value -= self.strength * along * part;
        }
    }

    /// To the columns from `from` on of the rows of `a` from `top` on.
    fn apply_to_columns(&self, a: &mut [f64], n: usize, top: usize, from: usize) {
        let mut along = vec![0.0; n - from];
        for (part, row) in self.vector.iter().zip(a[top * n..].chunks_exact(n)) {
            for (sum, value) in along.iter_mut().zip(&row[from..]) {
                *sum += part * value;
            }
        }
        for (part, row) in self.vector.iter().zip(a[top * n..].chunks_exact_mut(n)) {
            for (value, sum) in row[from..].iter_mut().zip(&along) {
                *value -= self.strength * part * sum;
            }
        }
    }

    /// To the rows and columns from `from` on of a symmetric matrix.
    pub(super) fn apply_to_both_sides(&self, a: &mut [f64], n: usize, from: usize) {
        let mut along: Vec<f64> = a[from * n..]
            .chunks_exact(n)
            .map(|row| {
                self.strength * self.vector.iter().zip(&row[from..]).map(|(one, other)| one * other).sum::<f64>()
            })
            .collect();
        let half = -0.5 * self.strength * self.vector.iter().zip(&along).map(|(one, other)| one * other).sum::<f64>();
        for (value, part) in along.iter_mut().zip(&self.vector) {
            *value += half * part;
        }
        for ((row, part), value) in a[from * n..].chunks_exact_mut(n).zip(&self.vector).zip(&along) {
            for ((element, other), beside) in row[from..].iter_mut().zip(&along).zip(&self.vector) {
                *element -= part * other + value * beside;
            }
        }
    }
}

fn column(a: &[f64], n: usize, top: usize, at: usize) -> Vec<f64> {
    a[top * n..].chunks_exact(n).map(|row| row[at]).collect()
}

/// Leaves of `a` (m, n) the triangle of its QR decomposition.
pub(super) fn triangle(a: &mut Vec<f64>, n: usize) {
    for i in 0..n {
        let (length, reflection) = Reflection::of(column(a, n, i, i));
        reflection.apply_to_columns(a, n, i, i + 1);
        a[i * n..(i + 1) * n][..i].fill(0.0);
        a[i * n + i] = length;
    }
    a.truncate(n * n);
}

pub(super) struct Bidiagonal {
    pub(super) diagonal: Vec<f64>,
    /// Above the diagonal, one element shorter.
    pub(super) beside: Vec<f64>,
    pub(super) left: Vec<Reflection>,
    pub(super) right: Vec<Reflection>,
}

impl Bidiagonal {
    /// Of a matrix (m, n) with m >= n.
    pub(super) fn of(mut a: Vec<f64>, n: usize) -> Self {
        let mut found = Self { diagonal: Vec::new(), beside: Vec::new(), left: Vec::new(), right: Vec::new() };
        for i in 0..n {
            let (length, reflection) = Reflection::of(column(&a, n, i, i));
            reflection.apply_to_columns(&mut a, n, i, i + 1);
            found.diagonal.push(length);
            found.left.push(reflection);
            if i + 1 < n {
                let (length, reflection) = Reflection::of(a[i * n + i + 1..(i + 1) * n].to_vec());
                for row in a[(i + 1) * n..].chunks_exact_mut(n) {
                    reflection.apply(&mut row[i + 1..]);
                }
                found.beside.push(length);
                found.right.push(reflection);
            }
        }
        found
    }
}
