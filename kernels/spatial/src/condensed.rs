//! Condensed distance matrices: the upper triangle, row by row, without the diagonal.

/// How many distances `n` points have. `None` where the count does not fit.
pub fn n_condensed(n: usize) -> Option<usize> {
    let (even, odd) = if n.is_multiple_of(2) { (n / 2, n.saturating_sub(1)) } else { (n, n.saturating_sub(1) / 2) };
    even.checked_mul(odd)
}

/// Where the distance of `i` and `j` stands; they must differ and be less than `n`.
#[inline]
pub fn condensed_index(n: usize, i: usize, j: usize) -> usize {
    let (i, j) = if i < j { (i, j) } else { (j, i) };
    n * i - i * (i + 1) / 2 + j - i - 1
}

/// How many points a condensed matrix of this length is about. `None` if no number of points has it.
pub fn n_observations(length: usize) -> Option<usize> {
    let doubled = length.checked_mul(2)?;
    let root = doubled.isqrt() + 1;
    (n_condensed(root) == Some(length)).then_some(root)
}
