//! A tree is grown split by split, the one that gains most first.

use super::search::{Node, Side, Split, best_split};
use super::sums::{Ordered, Sums};
use super::{BinSet, BoostingOptions, Ground, is_in};
use crate::error::Result;

const MIN_HESSIAN: f64 = 1e-3;

/// A tree as arrays, a node after its parent and left before right.
#[derive(Debug, Clone, Default)]
pub struct BinnedTree {
    pub value: Vec<f64>,
    pub n_rows: Vec<i64>,
    /// -1 for a leaf.
    pub column: Vec<i64>,
    pub bin: Vec<u8>,
    pub missing_left: Vec<u8>,
    /// 0 for a leaf.
    pub left: Vec<i64>,
    pub right: Vec<i64>,
    pub gain: Vec<f64>,
    pub depth: Vec<i64>,
    /// The bins that go left, for splits of categories; else nothing.
    pub categories: Vec<Option<BinSet>>,
    /// Where the rows of a node begin in `rows`.
    pub begin: Vec<i64>,
    pub rows: Vec<u32>,
}

struct Growing {
    node: Node,
    depth: usize,
    begin: usize,
    end: usize,
    split: Option<Split>,
    children: Option<(usize, usize)>,
    is_leaf: bool,
    sums: Option<Sums>,
    allowed: Option<Vec<usize>>,
    groups: Vec<usize>,
}

struct Grower<'a, F> {
    ground: &'a Ground<'a>,
    options: &'a BoostingOptions<'a>,
    /// Draws which of so many columns are tried.
    draw: Option<F>,
    nodes: Vec<Growing>,
    rows: Vec<u32>,
    spare: Vec<u32>,
    ordered: Ordered,
    heap: Vec<usize>,
    n_leaves: usize,
}

/// Grows a tree. `draw` says for each of so many columns whether it is tried at a node.
pub fn grow<F: FnMut(usize) -> Vec<bool>>(
    ground: &Ground<'_>,
    options: &BoostingOptions<'_>,
    draw: Option<F>,
) -> Result<BinnedTree> {
    ground.check()?;
    let rows = (0..u32::try_from(ground.n_rows()).unwrap_or(u32::MAX)).collect();
    let mut grower = Grower {
        ground,
        options,
        draw,
        nodes: Vec::new(),
        rows,
        spare: Vec::new(),
        ordered: Ordered::default(),
        heap: Vec::new(),
        n_leaves: 0,
    };
    grower.start();
    while let Some(node) = grower.pop() {
        grower.split(node);
    }
    Ok(grower.finish())
}

impl<F: FnMut(usize) -> Vec<bool>> Grower<'_, F> {
    fn start(&mut self) {
        let (ground, n_rows) = (self.ground, self.rows.len());
        let allowed = self.options.interactions.map(|groups| {
            let mut allowed: Vec<usize> = groups.iter().flatten().copied().collect();
            allowed.sort_unstable();
            allowed.dedup();
            allowed
        });
        let sums = Sums::of(ground, &self.rows, &mut self.ordered, allowed.as_deref());
        let first = allowed.as_ref().and_then(|allowed| allowed.first().copied()).unwrap_or(0);
        let (gradients, mut hessians) = sums.totals(first);
        if ground.are_hessians_constant() {
            hessians = f64::from(ground.hessians[0]) * f64::from(u32::try_from(n_rows).unwrap_or(u32::MAX));
        }
        let node = Node { n_rows, gradients, hessians, value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        let groups = (0..self.options.interactions.map_or(0, <[_]>::len)).collect();
        self.nodes.push(Growing {
            node,
            depth: 0,
            begin: 0,
            end: n_rows,
            split: None,
            children: None,
            is_leaf: false,
            sums: Some(sums),
            allowed,
            groups,
        });
        if n_rows < 2 * self.options.min_samples_leaf || hessians < MIN_HESSIAN {
            self.make_leaf(0);
        } else {
            self.look(0);
        }
    }

    fn make_leaf(&mut self, node: usize) {
        self.nodes[node].is_leaf = true;
        self.n_leaves += 1;
    }

    /// Looks for the split of a node and lets it wait for its turn.
    fn look(&mut self, place: usize) {
        let Some(sums) = self.nodes[place].sums.take() else { return };
        let mut columns = self.nodes[place].allowed.clone().unwrap_or_else(|| (0..self.ground.columns.len()).collect());
        if let Some(draw) = &mut self.draw {
            let tried = draw(columns.len());
            let mut tried = tried.into_iter();
            columns.retain(|_| tried.next().unwrap_or(false));
        }
        let node = self.nodes[place].node;
        let split = best_split(self.ground, self.options, &sums, &node, &columns);
        self.nodes[place].split = split;
        if split.is_none() {
            self.make_leaf(place);
        } else {
            self.nodes[place].sums = Some(sums);
            self.push(place);
        }
    }

    fn split(&mut self, place: usize) {
        let Some(mut split) = self.nodes[place].split else { return };
        let middle = self.part(place, &split);
        let (begin, end) = (self.nodes[place].begin, self.nodes[place].end);
        if !self.ground.columns[split.column].has_missing {
            split.missing_left = middle - begin > end - middle;
            self.nodes[place].split = Some(split);
        }
        let (left, right) = self.add_children(place, middle, &split);
        let options = self.options;
        if options.max_leaf_nodes == Some(self.n_leaves + self.heap.len() + 2) {
            self.make_leaf(left);
            self.make_leaf(right);
            while let Some(waiting) = self.heap.pop() {
                self.make_leaf(waiting);
            }
            return;
        }
        if options.max_depth == Some(self.nodes[place].depth + 1) {
            self.make_leaf(left);
            self.make_leaf(right);
            self.nodes[place].sums = None;
            return;
        }
        for child in [left, right] {
            if self.nodes[child].node.n_rows < 2 * options.min_samples_leaf {
                self.make_leaf(child);
            }
        }
        let sums = self.nodes[place].sums.take();
        if self.nodes[left].is_leaf && self.nodes[right].is_leaf {
            return;
        }
        let (smaller, larger) = if middle - begin < end - middle { (left, right) } else { (right, left) };
        let range = self.nodes[smaller].begin..self.nodes[smaller].end;
        let small = Sums::of(self.ground, &self.rows[range], &mut self.ordered, self.nodes[smaller].allowed.as_deref());
        self.nodes[larger].sums = sums.map(|sums| sums.without(&small));
        self.nodes[smaller].sums = Some(small);
        for child in [left, right] {
            if self.nodes[child].is_leaf {
                self.nodes[child].sums = None;
            } else {
                self.look(child);
            }
        }
    }

    fn add_children(&mut self, place: usize, middle: usize, split: &Split) -> (usize, usize) {
        let parent = &self.nodes[place];
        let (begin, end, depth) = (parent.begin, parent.end, parent.depth + 1);
        let (low, high) = (parent.node.low, parent.node.high);
        let mut groups = Vec::new();
        let allowed = self.options.interactions.map(|all| {
            groups = parent.groups.iter().copied().filter(|group| all[*group].contains(&split.column)).collect();
            let mut allowed: Vec<usize> = groups.iter().flat_map(|group| &all[*group]).copied().collect();
            allowed.sort_unstable();
            allowed.dedup();
            allowed
        });
        let halfway = f64::midpoint(split.left.value, split.right.value);
        let (left_bounds, right_bounds) = match self.ground.columns[split.column].direction {
            0 => ((low, high), (low, high)),
            direction if direction > 0 => ((low, halfway), (halfway, high)),
            _ => ((halfway, high), (low, halfway)),
        };
        let child = |range: (usize, usize), side: Side, (low, high): (f64, f64)| Growing {
            node: Node {
                n_rows: range.1 - range.0,
                gradients: side.gradients,
                hessians: side.hessians,
                value: side.value,
                low,
                high,
            },
            depth,
            begin: range.0,
            end: range.1,
            split: None,
            children: None,
            is_leaf: false,
            sums: None,
            allowed: allowed.clone(),
            groups: groups.clone(),
        };
        let children =
            [child((begin, middle), split.left, left_bounds), child((middle, end), split.right, right_bounds)];
        let left = self.nodes.len();
        self.nodes.extend(children);
        self.nodes[place].children = Some((left, left + 1));
        (left, left + 1)
    }

    /// Brings the rows of a node to their sides, each side in its order. Returns where the right side begins.
    fn part(&mut self, place: usize, split: &Split) -> usize {
        let (begin, end) = (self.nodes[place].begin, self.nodes[place].end);
        let codes = self.ground.column(split.column);
        let missing = self.ground.n_bins - 1;
        let goes_left = |row: u32| {
            let code = codes[row as usize];
            match &split.categories {
                Some(set) => is_in(set, code),
                None => (split.missing_left && usize::from(code) == missing) || code <= split.bin,
            }
        };
        self.spare.clear();
        let mut middle = begin;
        for at in begin..end {
            let row = self.rows[at];
            if goes_left(row) {
                self.rows[middle] = row;
                middle += 1;
            } else {
                self.spare.push(row);
            }
        }
        self.rows[middle..end].copy_from_slice(&self.spare);
        middle
    }

    fn gain(&self, node: usize) -> f64 {
        self.nodes[node].split.map_or(-1.0, |split| split.gain)
    }

    /// The heap is kept as Python's `heapq` keeps one, since nodes of the same gain come out in its order.
    fn push(&mut self, node: usize) {
        self.heap.push(node);
        self.rise(0, self.heap.len() - 1);
    }

    fn pop(&mut self) -> Option<usize> {
        let last = self.heap.pop()?;
        if self.heap.is_empty() {
            return Some(last);
        }
        let best = std::mem::replace(&mut self.heap[0], last);
        let (end, mut place) = (self.heap.len(), 0);
        while 2 * place + 1 < end {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            let left_is_better = right >= end || self.gain(self.heap[left]) > self.gain(self.heap[right]);
            let child = if left_is_better { left } else { right };
            self.heap[place] = self.heap[child];
            place = child;
        }
        self.heap[place] = last;
        self.rise(0, place);
        Some(best)
    }

    fn rise(&mut self, start: usize, mut place: usize) {
        let node = self.heap[place];
        while place > start {
            let parent = (place - 1) / 2;
            if self.gain(node) <= self.gain(self.heap[parent]) {
                break;
            }
            self.heap[place] = self.heap[parent];
            place = parent;
        }
        self.heap[place] = node;
    }

    /// The tree in the order in which it is walked.
    fn finish(self) -> BinnedTree {
        let mut tree = BinnedTree { rows: self.rows, ..BinnedTree::default() };
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let mut waiting: Vec<(usize, Option<usize>)> = vec![(0, None)];
        while let Some((place, hook)) = waiting.pop() {
            let (node, at) = (&self.nodes[place], tree.value.len());
            if let Some(parent) = hook {
                let children = if tree.left[parent] == 0 { &mut tree.left } else { &mut tree.right };
                children[parent] = whole(at);
            }
            let split = node.split.filter(|_| node.children.is_some());
            let shrunk = if node.children.is_none() { self.options.learning_rate } else { 1.0 };
            tree.value.push(node.node.value * shrunk);
            tree.n_rows.push(whole(node.node.n_rows));
            tree.column.push(split.map_or(-1, |split| whole(split.column)));
            tree.bin.push(split.map_or(0, |split| split.bin));
            tree.missing_left.push(u8::from(split.is_some_and(|split| split.missing_left)));
            tree.left.push(0);
            tree.right.push(0);
            tree.gain.push(node.split.map_or(-1.0, |split| split.gain));
            tree.depth.push(whole(node.depth));
            tree.categories.push(split.and_then(|split| split.categories));
            tree.begin.push(whole(node.begin));
            if let Some((left, right)) = node.children {
                waiting.push((right, Some(at)));
                waiting.push((left, Some(at)));
            }
        }
        tree
    }
}
