//! The largest flow from one node to another.

use std::collections::VecDeque;

use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowMethod {
    /// Paths with fewest edges, one after another.
    EdmondsKarp,
    /// Layers by layers.
    Dinic,
}

/// The amount, and how much goes along every edge.
#[derive(Debug, PartialEq, Eq)]
pub struct Flow {
    pub amount: i64,
    pub along: Vec<i64>,
}

struct Network<'a> {
    edges: &'a Pattern,
    /// Where the edge in the other direction is.
    reverse: &'a [usize],
    capacity: &'a [i64],
    flow: Vec<i64>,
}

impl Network<'_> {
    fn room(&self, place: usize) -> i64 {
        self.capacity[place].saturating_sub(self.flow[place])
    }

    fn push(&mut self, place: usize, amount: i64) {
        self.flow[place] += amount;
        self.flow[self.reverse[place]] -= amount;
    }

    /// Pushes along the path that ends at `to`, whose edges are in `came`; returns how much.
    fn push_path(&mut self, came: &[usize], rows: &[usize], from: usize, to: usize) -> i64 {
        let mut amount = i64::MAX;
        let mut node = to;
        while node != from {
            amount = amount.min(self.room(came[node]));
            node = rows[came[node]];
        }
        node = to;
        while node != from {
            self.push(came[node], amount);
            node = rows[came[node]];
        }
        amount
    }

    fn levels(&self, from: usize, to: usize) -> Vec<usize> {
        let mut levels = vec![usize::MAX; self.edges.n_major()];
        levels[from] = 0;
        let mut waiting = VecDeque::from([from]);
        while let Some(node) = waiting.pop_front() {
            for place in self.edges.range(node) {
                let next = self.edges.minor()[place];
                if levels[next] == usize::MAX && self.room(place) > 0 {
                    levels[next] = levels[node] + 1;
                    if next == to {
                        return levels;
                    }
                    waiting.push_back(next);
                }
            }
        }
        levels
    }
}

/// Every edge of `edges` has its opposite at `reverse`, maybe of capacity zero.
pub fn maximum_flow(
    edges: &Pattern,
    reverse: &[usize],
    capacity: &[i64],
    (from, to): (usize, usize),
    method: FlowMethod,
) -> Result<Flow, SparseError> {
    let (n, m) = (edges.n_major(), edges.n_elements());
    if edges.n_minor() != n || from >= n || to >= n || from == to {
        return Err(SparseError::Pattern("source or sink out of range"));
    }
    if reverse.len() != m || capacity.len() != m || reverse.iter().any(|&place| place >= m) {
        return Err(SparseError::Pattern("edges without opposite edges"));
    }
    let mut rows = filled(0_usize, m)?;
    for node in 0..n {
        rows[edges.range(node)].fill(node);
    }
    let mut network = Network { edges, reverse, capacity, flow: filled(0, m)? };
    let mut amount = 0_i64;
    match method {
        FlowMethod::EdmondsKarp => loop {
            let mut came = filled(usize::MAX, n)?;
            let mut waiting = VecDeque::from([from]);
            'search: while let Some(node) = waiting.pop_front() {
                for place in edges.range(node) {
                    let next = edges.minor()[place];
                    if next != from && came[next] == usize::MAX && network.room(place) > 0 {
                        came[next] = place;
                        if next == to {
                            break 'search;
                        }
                        waiting.push_back(next);
                    }
                }
            }
            if came[to] == usize::MAX {
                break;
            }
            amount += network.push_path(&came, &rows, from, to);
        },
        FlowMethod::Dinic => loop {
            let levels = network.levels(from, to);
            if levels[to] == usize::MAX {
                break;
            }
            let mut next_edge: Vec<usize> = (0..n).map(|node| edges.range(node).start).collect();
            let mut came = filled(usize::MAX, n)?;
            let mut path = vec![from];
            while let Some(&node) = path.last() {
                if node == to {
                    amount += network.push_path(&came, &rows, from, to);
                    path = vec![from];
                    continue;
                }
                let end = edges.range(node).end;
                let found = (next_edge[node]..end).find(|&place| {
                    let next = edges.minor()[place];
                    levels[next] == levels[node] + 1 && network.room(place) > 0
                });
                next_edge[node] = found.unwrap_or(end);
                if let Some(place) = found {
                    came[edges.minor()[place]] = place;
                    path.push(edges.minor()[place]);
                } else {
                    path.pop();
                    if let Some(&parent) = path.last() {
                        next_edge[parent] += 1;
                    }
                }
            }
        },
    }
    Ok(Flow { amount, along: network.flow })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bottleneck() -> Result<(), SparseError> {
        // 0 -> 1 (5), 1 -> 2 (3) and their opposites
        let edges = Pattern::new(&[0, 1, 3, 4], &[1, 0, 2, 1], 3)?;
        for method in [FlowMethod::Dinic, FlowMethod::EdmondsKarp] {
            let found = maximum_flow(&edges, &[1, 0, 3, 2], &[5, 0, 3, 0], (0, 2), method)?;
            assert_eq!(found, Flow { amount: 3, along: vec![3, -3, 3, -3] });
        }
        Ok(())
    }
}
