//! Orders of nodes: breadth first, depth first, and the one that brings edges near the diagonal.

use std::collections::VecDeque;

use super::NO_NODE;
use super::paths::number;
use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

/// Nodes in the order met, and the node from which each was; `back` holds the transposed edges of an undirected graph.
pub type Walk = (Vec<i32>, Vec<i32>);

fn check(edges: &Pattern, back: Option<&Pattern>, start: usize) -> Result<(), SparseError> {
    let n = edges.n_major();
    let fits = |pattern: &Pattern| pattern.n_major() == n && pattern.n_minor() == n;
    if !fits(edges) || back.is_some_and(|back| !fits(back)) {
        return Err(SparseError::Pattern("compressed graph must be square"));
    }
    if start >= n {
        return Err(SparseError::Pattern("i_start out of range"));
    }
    Ok(())
}

pub fn breadth_first(edges: &Pattern, back: Option<&Pattern>, start: usize) -> Result<Walk, SparseError> {
    check(edges, back, start)?;
    let mut before = filled(NO_NODE, edges.n_major())?;
    let mut is_seen = filled(false, edges.n_major())?;
    let mut order = vec![number(start)];
    let mut waiting = VecDeque::from([start]);
    is_seen[start] = true;
    while let Some(node) = waiting.pop_front() {
        let behind = back.map_or(&[][..], |back| back.row(node));
        for &next in edges.row(node).iter().chain(behind) {
            if !is_seen[next] {
                is_seen[next] = true;
                before[next] = number(node);
                order.push(number(next));
                waiting.push_back(next);
            }
        }
    }
    Ok((order, before))
}

pub fn depth_first(edges: &Pattern, back: Option<&Pattern>, start: usize) -> Result<Walk, SparseError> {
    check(edges, back, start)?;
    let mut before = filled(NO_NODE, edges.n_major())?;
    let mut is_seen = filled(false, edges.n_major())?;
    let mut next_edge = filled(0_usize, edges.n_major())?;
    let mut order = vec![number(start)];
    let mut path = vec![start];
    is_seen[start] = true;
    while let Some(&node) = path.last() {
        let (ahead, behind) = (edges.row(node), back.map_or(&[][..], |back| back.row(node)));
        let mut found = None;
        while let Some(&next) = ahead.iter().chain(behind).nth(next_edge[node]) {
            next_edge[node] += 1;
            if !is_seen[next] {
                found = Some(next);
                break;
            }
        }
        match found {
            Some(next) => {
                is_seen[next] = true;
                before[next] = number(node);
                order.push(number(next));
                path.push(next);
            }
            None => {
                path.pop();
            }
        }
    }
    Ok((order, before))
}

/// From nodes with few edges outward, neighbours with few edges first; then all turned round.
pub fn reverse_cuthill_mckee(edges: &Pattern) -> Result<Vec<i32>, SparseError> {
    let n = edges.n_major();
    if edges.n_minor() != n {
        return Err(SparseError::Pattern("graph must be square"));
    }
    let degree = |node: usize| {
        let row = edges.row(node);
        // a loop that is stored counts twice
        row.len() + usize::from(row.contains(&node))
    };
    let degrees: Vec<usize> = (0..n).map(degree).collect();
    let mut starts: Vec<usize> = (0..n).collect();
    starts.sort_by_key(|&node| degrees[node]);
    let mut is_seen = filled(false, n)?;
    let mut order: Vec<usize> = Vec::with_capacity(n);
    for start in starts {
        if is_seen[start] {
            continue;
        }
        is_seen[start] = true;
        let mut place = order.len();
        order.push(start);
        while place < order.len() {
            let first = order.len();
            let node = order[place];
            for &next in edges.row(node) {
                if !is_seen[next] {
                    is_seen[next] = true;
                    order.push(next);
                }
            }
            order[first..].sort_by_key(|&node| degrees[node]);
            place += 1;
        }
    }
    Ok(order.into_iter().rev().map(number).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walks() -> Result<(), SparseError> {
        let edges = Pattern::new(&[0, 2, 3, 3, 3], &[1, 2, 3], 4)?;
        assert_eq!(breadth_first(&edges, None, 0)?, (vec![0, 1, 2, 3], vec![NO_NODE, 0, 0, 1]));
        assert_eq!(depth_first(&edges, None, 0)?, (vec![0, 1, 3, 2], vec![NO_NODE, 0, 0, 1]));
        assert_eq!(depth_first(&edges, None, 9), Err(SparseError::Pattern("i_start out of range")));
        Ok(())
    }
}
