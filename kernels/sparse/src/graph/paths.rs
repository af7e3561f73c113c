//! Shortest paths.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use rayon::prelude::*;

use super::NO_NODE;
use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

/// Edges with lengths. An undirected graph may be walked along `back` too: the transposed edges.
pub struct Graph {
    edges: Pattern,
    lengths: Vec<f64>,
    back: Option<(Pattern, Vec<f64>)>,
}

/// Distances and predecessors, source by source; where many sources are one, also the source of every node.
#[derive(Debug, PartialEq)]
pub struct Paths {
    pub distances: Vec<f64>,
    pub predecessors: Vec<i32>,
    pub sources: Vec<i32>,
}

#[derive(PartialEq)]
struct Waiting {
    distance: f64,
    node: usize,
}

impl Eq for Waiting {}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiting {
    /// The heap gives its greatest: the smallest distance, and of equal ones the first node.
    fn cmp(&self, other: &Self) -> Ordering {
        other.distance.total_cmp(&self.distance).then(other.node.cmp(&self.node))
    }
}

pub(super) fn number(node: usize) -> i32 {
    i32::try_from(node).unwrap_or(i32::MAX)
}

impl Graph {
    /// As many lengths as edges, as many rows as columns.
    pub fn new(edges: Pattern, lengths: Vec<f64>, is_directed: bool) -> Result<Self, SparseError> {
        if edges.n_major() != edges.n_minor() || lengths.len() < edges.n_elements() {
            return Err(SparseError::Pattern("compressed graph must be square"));
        }
        let back = if is_directed {
            None
        } else {
            let (turned, places) = edges.transposed()?;
            let turned_lengths = places.iter().map(|&place| lengths[place]).collect();
            Some((turned, turned_lengths))
        };
        Ok(Self { edges, lengths, back })
    }

    pub fn n_nodes(&self) -> usize {
        self.edges.n_major()
    }

    fn neighbours(&self, node: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let ahead = self.edges.range(node).map(|place| (self.edges.minor()[place], self.lengths[place]));
        let behind = self.back.iter().flat_map(move |(turned, lengths)| {
            turned.range(node).map(move |place| (turned.minor()[place], lengths[place]))
        });
        ahead.chain(behind)
    }

    fn walk_out(&self, sources: &[usize], limit: f64) -> (Vec<f64>, Vec<i32>, Vec<i32>) {
        let n = self.n_nodes();
        let (mut distances, mut predecessors) = (vec![f64::INFINITY; n], vec![NO_NODE; n]);
        let mut owners = vec![NO_NODE; n];
        let mut is_done = vec![false; n];
        let mut heap = BinaryHeap::new();
        for &source in sources {
            distances[source] = 0.0;
            owners[source] = number(source);
            heap.push(Waiting { distance: 0.0, node: source });
        }
        while let Some(Waiting { distance, node }) = heap.pop() {
            if is_done[node] {
                continue;
            }
            is_done[node] = true;
            for (next, length) in self.neighbours(node) {
                let reached = distance + length;
                if !is_done[next] && reached < distances[next] && reached <= limit {
                    distances[next] = reached;
                    predecessors[next] = number(node);
                    owners[next] = owners[node];
                    heap.push(Waiting { distance: reached, node: next });
                }
            }
        }
        (distances, predecessors, owners)
    }
}

fn check_sources(sources: &[usize], n: usize) -> Result<(), SparseError> {
    if sources.iter().any(|&source| source >= n) {
        return Err(SparseError::Pattern("indices out of range 0...N"));
    }
    Ok(())
}

/// From every source to every node within `limit`; `nearest` starts from all sources at once. Lengths below zero count as they are.
pub fn dijkstra(graph: &Graph, sources: &[usize], limit: f64, nearest: bool) -> Result<Paths, SparseError> {
    let n = graph.n_nodes();
    check_sources(sources, n)?;
    if nearest {
        let (distances, predecessors, sources) = graph.walk_out(sources, limit);
        return Ok(Paths { distances, predecessors, sources });
    }
    let size = sources.len().checked_mul(n).ok_or(SparseError::Memory)?;
    let mut distances = filled(0.0, size)?;
    let mut predecessors = filled(NO_NODE, size)?;
    if n > 0 {
        distances.par_chunks_mut(n).zip(predecessors.par_chunks_mut(n)).zip(sources).for_each(
            |((distances, predecessors), &source)| {
                let (found, before, _) = graph.walk_out(&[source], limit);
                distances.copy_from_slice(&found);
                predecessors.copy_from_slice(&before);
            },
        );
    }
    Ok(Paths { distances, predecessors, sources: Vec::new() })
}

/// From every source to every node, edges of any length; fails where a cycle makes paths ever shorter.
pub fn bellman_ford(graph: &Graph, sources: &[usize]) -> Result<Paths, SparseError> {
    let n = graph.n_nodes();
    check_sources(sources, n)?;
    let size = sources.len().checked_mul(n).ok_or(SparseError::Memory)?;
    let mut distances = filled(f64::INFINITY, size)?;
    let mut predecessors = filled(NO_NODE, size)?;
    for (row, &source) in sources.iter().enumerate() {
        let found = &mut distances[row * n..(row + 1) * n];
        let before = &mut predecessors[row * n..(row + 1) * n];
        relax_all(graph, found, before, |found| found[source] = 0.0)?;
    }
    Ok(Paths { distances, predecessors, sources: Vec::new() })
}

/// How far every node is from a node outside with an edge of length zero to each: what `johnson` adds to lengths.
pub fn heights(graph: &Graph) -> Result<Vec<f64>, SparseError> {
    let n = graph.n_nodes();
    let (mut found, mut before) = (filled(0.0, n)?, filled(NO_NODE, n)?);
    relax_all(graph, &mut found, &mut before, |_| ())?;
    Ok(found)
}

fn relax_all(
    graph: &Graph,
    found: &mut [f64],
    before: &mut [i32],
    start: impl FnOnce(&mut [f64]),
) -> Result<(), SparseError> {
    start(found);
    let n = graph.n_nodes();
    for _ in 0..n {
        let mut changed = false;
        for node in 0..n {
            if found[node] == f64::INFINITY {
                continue;
            }
            for (next, length) in graph.neighbours(node) {
                let reached = found[node] + length;
                if reached < found[next] {
                    found[next] = reached;
                    before[next] = number(node);
                    changed = true;
                }
            }
        }
        if !changed {
            return Ok(());
        }
    }
    for node in 0..n {
        for (next, length) in graph.neighbours(node) {
            if found[node] + length + 1e-15 < found[next] {
                return Err(SparseError::NegativeCycle(node));
            }
        }
    }
    Ok(())
}

/// All distances over a dense row-major matrix, in place; `predecessors` as large.
pub fn floyd_warshall(distances: &mut [f64], predecessors: &mut [i32], n: usize) -> Result<(), SparseError> {
    for from in 0..n {
        for to in 0..n {
            let place = from * n + to;
            predecessors[place] = if from == to || distances[place].is_infinite() { NO_NODE } else { number(from) };
        }
    }
    for middle in 0..n {
        let through: Vec<f64> = distances[middle * n..(middle + 1) * n].to_vec();
        let last: Vec<i32> = predecessors[middle * n..(middle + 1) * n].to_vec();
        for from in 0..n {
            let first = distances[from * n + middle];
            if first == f64::INFINITY {
                continue;
            }
            let row = &mut distances[from * n..(from + 1) * n];
            let before = &mut predecessors[from * n..(from + 1) * n];
            for to in 0..n {
                let reached = first + through[to];
                if reached < row[to] {
                    row[to] = reached;
                    before[to] = last[to];
                }
            }
        }
    }
    (0..n).find(|&node| distances[node * n + node] < 0.0).map_or(Ok(()), |node| Err(SparseError::NegativeCycle(node)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn triangle() -> Result<Graph, SparseError> {
        Graph::new(Pattern::new(&[0, 2, 3, 3], &[1, 2, 2], 3)?, vec![1.0, 5.0, 2.0], true)
    }

    #[test]
    fn shortest_ways() -> Result<(), SparseError> {
        let expected = Paths { distances: vec![0.0, 1.0, 3.0], predecessors: vec![NO_NODE, 0, 1], sources: Vec::new() };
        assert_eq!(dijkstra(&triangle()?, &[0], f64::INFINITY, false)?, expected);
        assert_eq!(bellman_ford(&triangle()?, &[0])?, expected);
        assert_eq!(dijkstra(&triangle()?, &[7], 1.0, false), Err(SparseError::Pattern("indices out of range 0...N")));
        Ok(())
    }
}
