//! The edges of a spanning tree.

use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

fn root(parents: &mut [usize], mut node: usize) -> usize {
    while parents[node] != node {
        parents[node] = parents[parents[node]];
        node = parents[node];
    }
    node
}

/// Which edges join two parts when they are taken in this order.
pub fn spanning_edges(edges: &Pattern, order: &[usize]) -> Result<Vec<bool>, SparseError> {
    let n = edges.n_major();
    if edges.n_minor() != n || order.iter().any(|&place| place >= edges.n_elements()) {
        return Err(SparseError::Pattern("compressed graph must be square"));
    }
    let mut parents: Vec<usize> = (0..n).collect();
    let mut rows = filled(0_usize, edges.n_elements())?;
    for node in 0..n {
        rows[edges.range(node)].fill(node);
    }
    let mut is_kept = filled(false, edges.n_elements())?;
    for &place in order {
        let (one, other) = (root(&mut parents, rows[place]), root(&mut parents, edges.minor()[place]));
        if one != other {
            parents[one] = other;
            is_kept[place] = true;
        }
    }
    Ok(is_kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_edge_of_a_triangle_is_left_out() -> Result<(), SparseError> {
        let edges = Pattern::new(&[0, 2, 3, 3], &[1, 2, 2], 3)?;
        assert_eq!(spanning_edges(&edges, &[0, 2, 1])?, vec![true, false, true]);
        Ok(())
    }
}
