//! Parts of a graph that hang together.

use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

const UNSEEN: i32 = -1;

/// Labels in the order in which parts are met; edges count both ways, so `back` holds the transposed ones.
pub fn weak_components(edges: &Pattern, back: &Pattern) -> Result<(i32, Vec<i32>), SparseError> {
    let n = edges.n_major();
    if edges.n_minor() != n || back.n_major() != n || back.n_minor() != n {
        return Err(SparseError::Pattern("compressed graph must be square"));
    }
    let mut labels = filled(UNSEEN, n)?;
    let mut label = 0;
    let mut waiting = Vec::new();
    for start in 0..n {
        if labels[start] != UNSEEN {
            continue;
        }
        labels[start] = label;
        waiting.push(start);
        while let Some(node) = waiting.pop() {
            for &next in edges.row(node).iter().chain(back.row(node)) {
                if labels[next] == UNSEEN {
                    labels[next] = label;
                    waiting.push(next);
                }
            }
        }
        label += 1;
    }
    Ok((label, labels))
}

/// Labels in the order in which parts are completed by a search from the last edge of every node.
pub fn strong_components(edges: &Pattern) -> Result<(i32, Vec<i32>), SparseError> {
    let n = edges.n_major();
    if edges.n_minor() != n {
        return Err(SparseError::Pattern("compressed graph must be square"));
    }
    let mut labels = filled(UNSEEN, n)?;
    let (mut index, mut lowest) = (filled(usize::MAX, n)?, filled(usize::MAX, n)?);
    let mut next_edge: Vec<usize> = (0..n).map(|node| edges.range(node).end).collect();
    let (mut open, mut path) = (Vec::new(), Vec::new());
    let (mut counter, mut label) = (0, 0);
    for start in 0..n {
        if index[start] != usize::MAX {
            continue;
        }
        path.push(start);
        while let Some(&node) = path.last() {
            if index[node] == usize::MAX {
                index[node] = counter;
                lowest[node] = counter;
                counter += 1;
                open.push(node);
            }
            if next_edge[node] > edges.range(node).start {
                next_edge[node] -= 1;
                let next = edges.minor()[next_edge[node]];
                if index[next] == usize::MAX {
                    path.push(next);
                } else if labels[next] == UNSEEN {
                    lowest[node] = lowest[node].min(index[next]);
                }
                continue;
            }
            path.pop();
            if let Some(&parent) = path.last() {
                lowest[parent] = lowest[parent].min(lowest[node]);
            }
            if lowest[node] == index[node] {
                while let Some(member) = open.pop() {
                    labels[member] = label;
                    if member == node {
                        break;
                    }
                }
                label += 1;
            }
        }
    }
    Ok((label, labels))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts() -> Result<(), SparseError> {
        let edges = Pattern::new(&[0, 1, 2, 2, 2], &[1, 0], 4)?;
        let (back, _) = edges.transposed()?;
        assert_eq!(weak_components(&edges, &back)?, (3, vec![0, 0, 1, 2]));
        assert_eq!(strong_components(&edges)?, (3, vec![0, 0, 1, 2]));
        Ok(())
    }
}
