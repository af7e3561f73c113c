//! What can be wrong with a matrix or a graph.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SparseError {
    /// Offsets or places that contradict each other or the shape.
    Pattern(&'static str),
    /// More memory than can be had.
    Memory,
    /// A pivot is exactly zero.
    Singular,
    /// A cycle whose lengths sum to less than nothing, met at this node.
    NegativeCycle(usize),
}

impl fmt::Display for SparseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pattern(text) => formatter.write_str(text),
            Self::Memory => formatter.write_str("not enough memory for a sparse matrix of this shape"),
            Self::Singular => formatter.write_str("Factor is exactly singular"),
            Self::NegativeCycle(node) => write!(formatter, "Negative cycle detected on node {node}"),
        }
    }
}

impl std::error::Error for SparseError {}

/// `n` copies of a value, or an error where memory does not reach.
pub(crate) fn filled<T: Clone>(value: T, n: usize) -> Result<Vec<T>, SparseError> {
    // A shape is a number a script may choose freely; 2^33 entries are beyond any machine this runs on.
    const MOST: usize = 1 << 33;
    let mut out = Vec::new();
    if n > MOST || out.try_reserve_exact(n).is_err() {
        return Err(SparseError::Memory);
    }
    out.resize(n, value);
    Ok(out)
}
