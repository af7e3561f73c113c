//! Sparse LU: column by column, each solved against the columns before it, with a pivot chosen by size.

use crate::error::{SparseError, filled};
use crate::pattern::Pattern;
use crate::product::Value;

/// Numbers that can be divided and compared by size.
pub trait Field: Value + std::ops::Div<Output = Self> + std::ops::Sub<Output = Self> {
    const ONE: Self;
    fn size(self) -> f64;
    #[must_use]
    fn conjugate(self) -> Self;
}

impl Field for f64 {
    const ONE: Self = 1.0;
    fn size(self) -> f64 {
        self.abs()
    }
    fn conjugate(self) -> Self {
        self
    }
}

impl Field for num_complex::Complex64 {
    const ONE: Self = num_complex::Complex64 { re: 1.0, im: 0.0 };
    fn size(self) -> f64 {
        self.norm()
    }
    fn conjugate(self) -> Self {
        self.conj()
    }
}

/// Columns of both triangles, rows numbered in pivot order; L holds ones on its diagonal.
#[derive(Debug, PartialEq)]
pub struct Factors<T> {
    pub lower: (Pattern, Vec<T>),
    pub upper: (Pattern, Vec<T>),
    /// Where each row of the matrix went.
    pub row_order: Vec<usize>,
    /// Which column of the matrix is at each place.
    pub columns: Vec<usize>,
}

const UNSET: usize = usize::MAX;

/// `a` by columns, square; `columns` says in which order they are eliminated. A diagonal element at least
/// `threshold` times the largest is preferred as pivot.
pub fn factorize<T: Field>(
    a: &Pattern,
    values: &[T],
    columns: Vec<usize>,
    threshold: f64,
) -> Result<Factors<T>, SparseError> {
    let n = a.n_major();
    if a.n_minor() != n || values.len() < a.n_elements() || columns.len() != n || columns.iter().any(|&c| c >= n) {
        return Err(SparseError::Pattern("matrix must be square"));
    }
    let (mut l_starts, mut l_rows, mut l_values) = (vec![0_usize], Vec::<usize>::new(), Vec::<T>::new());
    let (mut u_starts, mut u_rows, mut u_values) = (vec![0_usize], Vec::<usize>::new(), Vec::<T>::new());
    let mut pivot_of = filled(UNSET, n)?;
    let mut work = filled(T::ZERO, n)?;
    let mut mark = filled(UNSET, n)?;
    let mut topological = Vec::new();
    for (step, &column) in columns.iter().enumerate() {
        topological.clear();
        for place in a.range(column) {
            reach(a.minor()[place], step, &l_starts, &l_rows, &pivot_of, &mut mark, &mut topological);
        }
        for place in a.range(column) {
            work[a.minor()[place]] += values[place];
        }
        for &row in topological.iter().rev() {
            let pivot = pivot_of[row];
            if pivot == UNSET {
                continue;
            }
            let factor = work[row];
            for place in l_starts[pivot] + 1..l_starts[pivot + 1] {
                work[l_rows[place]] = work[l_rows[place]] - l_values[place] * factor;
            }
        }
        let mut chosen = UNSET;
        let mut largest = 0.0;
        for &row in topological.iter().rev() {
            if pivot_of[row] == UNSET && work[row].size() > largest {
                largest = work[row].size();
                chosen = row;
            }
        }
        if chosen == UNSET {
            return Err(SparseError::Singular);
        }
        if pivot_of[column] == UNSET && mark[column] == step && work[column].size() >= threshold * largest {
            chosen = column;
        }
        let pivot = work[chosen];
        pivot_of[chosen] = step;
        l_rows.push(chosen);
        l_values.push(T::ONE);
        for &row in topological.iter().rev() {
            if row == chosen {
                u_rows.push(step);
                u_values.push(pivot);
            } else if pivot_of[row] == UNSET {
                if work[row] != T::ZERO {
                    l_rows.push(row);
                    l_values.push(work[row] / pivot);
                }
            } else if work[row] != T::ZERO {
                u_rows.push(pivot_of[row]);
                u_values.push(work[row]);
            }
            work[row] = T::ZERO;
        }
        l_starts.push(l_rows.len());
        u_starts.push(u_rows.len());
    }
    for row in &mut l_rows {
        *row = pivot_of[*row];
    }
    Ok(Factors {
        lower: sorted(Pattern::of(l_starts, l_rows, n), &l_values),
        upper: sorted(Pattern::of(u_starts, u_rows, n), &u_values),
        row_order: pivot_of,
        columns,
    })
}

fn sorted<T: Field>(pattern: Pattern, values: &[T]) -> (Pattern, Vec<T>) {
    let places = pattern.sorted_places();
    let minor = places.iter().map(|&place| pattern.minor()[place]).collect();
    let values = places.iter().map(|&place| values[place]).collect();
    (Pattern::of(pattern.starts().to_vec(), minor, pattern.n_minor()), values)
}

/// Rows that a nonzero in `start` fills, in reverse topological order.
fn reach(
    start: usize,
    step: usize,
    l_starts: &[usize],
    l_rows: &[usize],
    pivot_of: &[usize],
    mark: &mut [usize],
    found: &mut Vec<usize>,
) {
    if mark[start] == step {
        return;
    }
    let range = |row: usize| match pivot_of[row] {
        UNSET => 0..0,
        pivot => l_starts[pivot] + 1..l_starts[pivot + 1],
    };
    mark[start] = step;
    let mut path = vec![(start, range(start))];
    while let Some((row, edges)) = path.last_mut() {
        match edges.next() {
            Some(place) if mark[l_rows[place]] != step => {
                let next = l_rows[place];
                mark[next] = step;
                path.push((next, range(next)));
            }
            Some(_) => {}
            None => {
                found.push(*row);
                path.pop();
            }
        }
    }
}

impl<T: Field> Factors<T> {
    /// Factors put together again from their parts; both triangles with their diagonals, rows sorted.
    pub fn from_parts(
        lower: (Pattern, Vec<T>),
        upper: (Pattern, Vec<T>),
        row_order: Vec<usize>,
        columns: Vec<usize>,
    ) -> Result<Self, SparseError> {
        let n = columns.len();
        let is_order = |order: &[usize]| order.len() == n && order.iter().all(|&place| place < n);
        let fits = |(pattern, values): &(Pattern, Vec<T>), at_end: bool| {
            let holds_diagonal = |column: usize| {
                let row = pattern.row(column);
                (if at_end { row.last() } else { row.first() }) == Some(&column)
            };
            pattern.n_major() == n
                && pattern.n_minor() == n
                && values.len() == pattern.n_elements()
                && (0..n).all(holds_diagonal)
        };
        if is_order(&row_order) && is_order(&columns) && fits(&lower, false) && fits(&upper, true) {
            return Ok(Self { lower, upper, row_order, columns });
        }
        Err(SparseError::Pattern("factors do not fit together"))
    }

    /// The x for which the matrix times x is `b`; `transposed` (and `conjugate`) for the transposed matrix.
    pub fn solve(&self, b: &[T], transposed: bool, conjugate: bool) -> Result<Vec<T>, SparseError> {
        let n = self.columns.len();
        if b.len() != n {
            return Err(SparseError::Pattern("b is of incompatible size"));
        }
        let turned = |value: T| if conjugate { value.conjugate() } else { value };
        let (lower, l_values) = (&self.lower.0, &self.lower.1);
        let (upper, u_values) = (&self.upper.0, &self.upper.1);
        let mut x = filled(T::ZERO, n)?;
        if transposed {
            for (place, &column) in self.columns.iter().enumerate() {
                x[place] = b[column];
            }
            for column in 0..n {
                let range = upper.range(column);
                let last = range.end - 1;
                for place in range.start..last {
                    x[column] = x[column] - turned(u_values[place]) * x[upper.minor()[place]];
                }
                x[column] = x[column] / turned(u_values[last]);
            }
            for column in (0..n).rev() {
                for place in lower.range(column).skip(1) {
                    x[column] = x[column] - turned(l_values[place]) * x[lower.minor()[place]];
                }
            }
            return Ok(self.row_order.iter().map(|&place| x[place]).collect());
        }
        for (row, &place) in self.row_order.iter().enumerate() {
            x[place] = b[row];
        }
        for column in 0..n {
            let factor = x[column];
            for place in lower.range(column).skip(1) {
                x[lower.minor()[place]] = x[lower.minor()[place]] - l_values[place] * factor;
            }
        }
        for column in (0..n).rev() {
            let range = upper.range(column);
            let last = range.end - 1;
            x[column] = x[column] / u_values[last];
            let factor = x[column];
            for place in range.start..last {
                x[upper.minor()[place]] = x[upper.minor()[place]] - u_values[place] * factor;
            }
        }
        let mut out = filled(T::ZERO, n)?;
        for (place, &column) in self.columns.iter().enumerate() {
            out[column] = x[place];
        }
        Ok(out)
    }
}

/// An order of columns that keeps the factors sparse: repeatedly the column with fewest neighbours in the graph of
/// the matrix and its transpose, whose neighbours then become neighbours of each other.
pub fn fill_reducing_order(a: &Pattern) -> Result<Vec<usize>, SparseError> {
    let n = a.n_major();
    if a.n_minor() != n {
        return Err(SparseError::Pattern("matrix must be square"));
    }
    let (turned, _) = a.transposed()?;
    // Eliminated nodes stay as cliques ("elements") instead of all their edges.
    let mut nodes: Vec<Vec<usize>> = (0..n)
        .map(|node| {
            let mut list: Vec<usize> =
                a.row(node).iter().chain(turned.row(node)).copied().filter(|&other| other != node).collect();
            list.sort_unstable();
            list.dedup();
            list
        })
        .collect();
    let mut elements: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut members: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut degree: Vec<usize> = nodes.iter().map(Vec::len).collect();
    let mut is_done = filled(false, n)?;
    let mut mark = filled(UNSET, n)?;
    let mut queue: std::collections::BTreeSet<(usize, usize)> = (0..n).map(|node| (degree[node], node)).collect();
    let mut order = Vec::with_capacity(n);
    while let Some((_, node)) = queue.pop_first() {
        is_done[node] = true;
        order.push(node);
        mark[node] = node;
        let mut clique = Vec::new();
        let own = std::mem::take(&mut nodes[node]);
        let absorbed = std::mem::take(&mut elements[node]);
        let lists = absorbed.iter().map(|&element| std::mem::take(&mut members[element]));
        for other in own.into_iter().chain(lists.flatten().collect::<Vec<_>>()) {
            if !is_done[other] && mark[other] != node {
                mark[other] = node;
                clique.push(other);
            }
        }
        for &other in &clique {
            queue.remove(&(degree[other], other));
            // edges inside the clique are told by the clique
            nodes[other].retain(|&next| !is_done[next] && mark[next] != node);
            elements[other].retain(|element| !members[*element].is_empty());
            elements[other].push(node);
        }
        members[node].clone_from(&clique);
        for &other in &clique {
            let through: usize = elements[other].iter().map(|&element| members[element].len().saturating_sub(1)).sum();
            degree[other] = (nodes[other].len() + through).min(n - order.len());
            queue.insert((degree[other], other));
        }
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solving_both_ways() -> Result<(), SparseError> {
        // [[0, 2, 0], [1, 0, 3], [0, 4, 5]] by columns
        let a = Pattern::new(&[0, 1, 3, 5], &[1, 0, 2, 1, 2], 3)?;
        let values = [1.0, 2.0, 4.0, 3.0, 5.0];
        for columns in [vec![0, 1, 2], fill_reducing_order(&a)?] {
            let factors = factorize(&a, &values, columns, 1.0)?;
            let near = |found: Vec<f64>, wanted: [f64; 3]| found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-12);
            assert!(near(factors.solve(&[4.0, 10.0, 23.0], false, false)?, [1.0, 2.0, 3.0]));
            assert!(near(factors.solve(&[2.0, 14.0, 21.0], true, false)?, [1.0, 2.0, 3.0]));
        }
        let zero = Pattern::new(&[0, 0, 1], &[1], 2)?;
        assert_eq!(factorize(&zero, &[1.0], vec![0, 1], 1.0), Err(SparseError::Singular));
        Ok(())
    }
}
