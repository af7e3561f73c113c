//! A tree is grown node by node: depth first, or, where leaves are counted, the best split of all first.

use super::measure::Measure;
use super::split::{Parent, Split, Splitter};
use super::{Grown, TreeOptions};

const EPSILON: f64 = f64::EPSILON;

/// A node that waits: its rows, and where it hangs.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    begin: usize,
    end: usize,
    depth: usize,
    /// The parent, and whether this is its left child.
    under: Option<(usize, bool)>,
    parent: Parent,
}

/// A node that stands, and could be split.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    node: usize,
    at: Waiting,
    split: Option<Split>,
    improvement: f64,
}

pub(super) fn grow<M: Measure>(mut splitter: Splitter<'_, M>, options: &TreeOptions<'_>) -> Grown {
    let mut grown = Grown { width: splitter.measure.value_width(), ..Grown::default() };
    let parent = Parent { impurity: f64::INFINITY, n_constant: 0, low: f64::NEG_INFINITY, high: f64::INFINITY };
    let root = Waiting { begin: 0, end: splitter.rows.len(), depth: 0, under: None, parent };
    match options.max_leaf_nodes {
        None => depth_first(&mut splitter, options, root, &mut grown),
        Some(most) => best_first(&mut splitter, options, root, most, &mut grown),
    }
    grown
}

fn depth_first<M: Measure>(
    splitter: &mut Splitter<'_, M>,
    options: &TreeOptions<'_>,
    root: Waiting,
    grown: &mut Grown,
) {
    let mut waiting = vec![root];
    while let Some(at) = waiting.pop() {
        let candidate = add(splitter, options, at, grown);
        if let Some(split) = candidate.split {
            let (left, right) = children(options, &candidate, &split);
            waiting.push(right);
            waiting.push(left);
        }
    }
}

fn best_first<M: Measure>(
    splitter: &mut Splitter<'_, M>,
    options: &TreeOptions<'_>,
    root: Waiting,
    most: usize,
    grown: &mut Grown,
) {
    let mut n_splits = most.saturating_sub(1);
    let mut frontier = vec![add(splitter, options, root, grown)];
    while let Some(candidate) = pop(&mut frontier) {
        let Some(split) = candidate.split.filter(|_| n_splits > 0) else {
            grown.make_leaf(candidate.node);
            continue;
        };
        n_splits -= 1;
        let (mut left, mut right) = children(options, &candidate, &split);
        // Nodes of all parts of the tree follow one another, so that what a parent knew of constant features is lost.
        (left.parent.n_constant, right.parent.n_constant) = (0, 0);
        let left = add(splitter, options, left, grown);
        let right = add(splitter, options, right, grown);
        push(&mut frontier, left);
        push(&mut frontier, right);
    }
}

/// Adds a node and looks for its split.
fn add<M: Measure>(
    splitter: &mut Splitter<'_, M>,
    options: &TreeOptions<'_>,
    mut at: Waiting,
    grown: &mut Grown,
) -> Candidate {
    let n_rows = at.end - at.begin;
    let weight = splitter.begin(at.begin, at.end);
    if at.under.is_none() {
        at.parent.impurity = splitter.impurity();
    }
    let impurity = at.parent.impurity;
    let is_leaf = at.depth >= options.max_depth
        || n_rows < options.min_samples_split
        || n_rows / 2 < options.min_samples_leaf
        || weight < 2.0 * options.min_weight_leaf
        || impurity <= EPSILON;
    let mut split = if is_leaf { None } else { splitter.split(&mut at.parent) };
    split = split.filter(|split| split.improvement + EPSILON >= options.min_impurity_decrease);
    let node = grown.add(at.under, split.as_ref(), impurity, n_rows, weight, at.depth);
    let begin = grown.values.len();
    splitter.measure.value(&splitter.sides, &mut grown.values);
    if options.monotonic.is_some() {
        splitter.measure.clip(&mut grown.values[begin..], at.parent.low, at.parent.high);
    }
    Candidate { node, at, split, improvement: split.map_or(0.0, |split| split.improvement) }
}

fn children(options: &TreeOptions<'_>, candidate: &Candidate, split: &Split) -> (Waiting, Waiting) {
    let at = candidate.at;
    let direction = options.monotonic.map_or(0, |directions| directions[split.feature]);
    let child = |is_left: bool| {
        let (begin, end) = if is_left { (at.begin, split.position) } else { (split.position, at.end) };
        let impurity = if is_left { split.impurity_left } else { split.impurity_right };
        let mut parent = Parent { impurity, ..at.parent };
        if direction != 0 {
            let is_lower = is_left == (direction > 0);
            *(if is_lower { &mut parent.high } else { &mut parent.low }) = split.middle;
        }
        Waiting { begin, end, depth: at.depth + 1, under: Some((candidate.node, is_left)), parent }
    };
    (child(true), child(false))
}

/// The heap is kept as the C++ library keeps one, since candidates of the same improvement come out in its order.
fn push(heap: &mut Vec<Candidate>, candidate: Candidate) {
    heap.push(candidate);
    let hole = heap.len() - 1;
    rise(heap, hole, candidate);
}

fn rise(heap: &mut [Candidate], mut hole: usize, candidate: Candidate) {
    while hole > 0 && heap[(hole - 1) / 2].improvement < candidate.improvement {
        heap[hole] = heap[(hole - 1) / 2];
        hole = (hole - 1) / 2;
    }
    heap[hole] = candidate;
}

fn pop(heap: &mut Vec<Candidate>) -> Option<Candidate> {
    let last = heap.pop()?;
    let Some(best) = heap.first().copied() else { return Some(last) };
    let mut hole = 0;
    while 2 * hole + 1 < heap.len() {
        let (left, right) = (2 * hole + 1, 2 * hole + 2);
        let larger = if right < heap.len() && heap[right].improvement >= heap[left].improvement { right } else { left };
        heap[hole] = heap[larger];
        hole = larger;
    }
    rise(heap, hole, last);
    Some(best)
}
