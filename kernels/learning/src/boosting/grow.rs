//! A tree is grown split by split, the one that gains most first.

use super::columns::{Search, Wanted};
use super::part::part;
use super::search::{Node, Side, Split};
use super::sums::{N_PLACES, Steps, Sums};
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
    search: Search<'a>,
    /// Draws which of so many columns are tried.
    draw: Option<F>,
    nodes: Vec<Growing>,
    rows: Vec<u32>,
    spare: Vec<u32>,
    steps: Steps,
    /// Sums that no node needs any more.
    unused: Vec<Sums>,
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
    let search = Search { ground, options };
    Ok(match draw {
        Some(draw) => Grower::new(search, Some(draw)).grow(),
        // Among the threads from the start: a tree asks for them at every split.
        None => rayon::scope(|_| Grower::<fn(usize) -> Vec<bool>>::new(search, None).grow()),
    })
}

impl<'a, F: FnMut(usize) -> Vec<bool>> Grower<'a, F> {
    fn new(search: Search<'a>, draw: Option<F>) -> Self {
        let n_rows = search.ground.n_rows();
        Self {
            search,
            draw,
            nodes: Vec::new(),
            rows: (0..u32::try_from(n_rows).unwrap_or(u32::MAX)).collect(),
            spare: vec![0; n_rows],
            steps: Steps::new(search.ground),
            unused: Vec::new(),
            heap: Vec::new(),
            n_leaves: 0,
        }
    }

    fn grow(mut self) -> BinnedTree {
        self.start();
        while let Some(node) = self.pop() {
            self.split(node);
        }
        self.finish()
    }

    fn start(&mut self) {
        let Search { ground, options } = self.search;
        let n_rows = self.rows.len();
        let allowed = options.interactions.map(|groups| {
            let mut allowed: Vec<usize> = groups.iter().flatten().copied().collect();
            allowed.sort_unstable();
            allowed.dedup();
            allowed
        });
        let mut sums = Sums::new(ground.columns.len());
        self.search.sum(self.steps.of(&self.rows), &mut sums);
        let first = allowed.as_ref().and_then(|allowed| allowed.first().copied()).unwrap_or(0);
        let (gradients, mut hessians) = sums.totals(first, ground.n_bins);
        if ground.are_hessians_constant() {
            hessians = f64::from(ground.hessians[0]) * f64::from(u32::try_from(n_rows).unwrap_or(u32::MAX));
        }
        let node = Node { n_rows, gradients, hessians, value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        let groups = (0..options.interactions.map_or(0, <[_]>::len)).collect();
        self.nodes.push(Growing {
            node,
            depth: 0,
            begin: 0,
            end: n_rows,
            split: None,
            children: None,
            is_leaf: false,
            sums: None,
            allowed,
            groups,
        });
        if n_rows < 2 * options.min_samples_leaf || hessians < MIN_HESSIAN {
            self.make_leaf(0);
        } else {
            let wanted = self.wanted(0);
            let found = self.search.split(&sums, &wanted);
            self.keep(0, found, sums);
        }
    }

    fn make_leaf(&mut self, node: usize) {
        self.nodes[node].is_leaf = true;
        self.n_leaves += 1;
    }

    /// What is looked for at a node.
    fn wanted(&mut self, place: usize) -> Wanted {
        let Growing { node, allowed, .. } = &self.nodes[place];
        let n_columns = self.search.ground.columns.len();
        let mut tried = allowed.as_ref().map(|allowed| {
            let mut tried = vec![false; n_columns];
            for column in allowed {
                tried[*column] = true;
            }
            tried
        });
        if let Some(draw) = &mut self.draw {
            let drawn = draw(allowed.as_ref().map_or(n_columns, Vec::len));
            let mut drawn = drawn.into_iter();
            for tried in tried.get_or_insert_with(|| vec![true; n_columns]).iter_mut().filter(|tried| **tried) {
                *tried = drawn.next().unwrap_or(false);
            }
        }
        Wanted { node: *node, tried }
    }

    /// Lets a node wait for its turn with the split that was found, or makes a leaf of it.
    fn keep(&mut self, place: usize, split: Option<Split>, sums: Sums) {
        self.nodes[place].split = split;
        if split.is_none() {
            self.make_leaf(place);
            self.unused.push(sums);
        } else {
            self.nodes[place].sums = Some(sums);
            self.push(place);
        }
    }

    fn split(&mut self, place: usize) {
        let Search { ground, options } = self.search;
        let (Some(mut split), Some(mut others)) = (self.nodes[place].split, self.nodes[place].sums.take()) else {
            return;
        };
        let middle = self.part(place, &split);
        let (begin, end) = (self.nodes[place].begin, self.nodes[place].end);
        if !ground.columns[split.column].has_missing {
            split.missing_left = middle - begin > end - middle;
            self.nodes[place].split = Some(split);
        }
        let (left, right) = self.add_children(place, middle, &split);
        if options.max_leaf_nodes == Some(self.n_leaves + self.heap.len() + 2) {
            self.make_leaf(left);
            self.make_leaf(right);
            while let Some(waiting) = self.heap.pop() {
                self.make_leaf(waiting);
            }
            return;
        }
        let is_deepest = options.max_depth == Some(self.nodes[place].depth + 1);
        for child in [left, right] {
            if is_deepest || self.nodes[child].node.n_rows < 2 * options.min_samples_leaf {
                self.make_leaf(child);
            }
        }
        let [of_left, of_right] = [left, right].map(|child| (!self.nodes[child].is_leaf).then(|| self.wanted(child)));
        if of_left.is_none() && of_right.is_none() {
            self.unused.push(others);
            return;
        }
        let is_left_smaller = middle - begin < end - middle;
        let (smaller, larger, wanted) =
            if is_left_smaller { (left, right, [of_left, of_right]) } else { (right, left, [of_right, of_left]) };
        let mut sums = self.unused.pop().unwrap_or_else(|| Sums::new(ground.columns.len()));
        let picked = self.steps.of(&self.rows[self.nodes[smaller].begin..self.nodes[smaller].end]);
        let [of_smaller, of_larger] = self.search.split_children(picked, &mut sums, &mut others, &wanted);
        let mut found = [(smaller, of_smaller, sums), (larger, of_larger, others)];
        if !is_left_smaller {
            found.swap(0, 1);
        }
        for (child, split, sums) in found {
            if self.nodes[child].is_leaf {
                self.unused.push(sums);
            } else {
                self.keep(child, split, sums);
            }
        }
    }

    fn add_children(&mut self, place: usize, middle: usize, split: &Split) -> (usize, usize) {
        let parent = &self.nodes[place];
        let (begin, end, depth) = (parent.begin, parent.end, parent.depth + 1);
        let (low, high) = (parent.node.low, parent.node.high);
        let mut groups = Vec::new();
        let allowed = self.search.options.interactions.map(|all| {
            groups = parent.groups.iter().copied().filter(|group| all[*group].contains(&split.column)).collect();
            let mut allowed: Vec<usize> = groups.iter().flat_map(|group| &all[*group]).copied().collect();
            allowed.sort_unstable();
            allowed.dedup();
            allowed
        });
        let halfway = f64::midpoint(split.left.value, split.right.value);
        let (left_bounds, right_bounds) = match self.search.ground.columns[split.column].direction {
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

    /// Brings the rows of a node to their sides. Returns where the right side begins.
    fn part(&mut self, place: usize, split: &Split) -> usize {
        let range = self.nodes[place].begin..self.nodes[place].end;
        let missing = self.search.ground.n_bins - 1;
        let goes_left: [bool; N_PLACES] = std::array::from_fn(|code| match &split.categories {
            Some(set) => is_in(set, u8::try_from(code).unwrap_or(u8::MAX)),
            None => (split.missing_left && code == missing) || code <= usize::from(split.bin),
        });
        let codes = self.search.ground.column(split.column);
        range.start + part(&mut self.rows[range.clone()], &mut self.spare[range], codes, &goes_left)
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
            let shrunk = if node.children.is_none() { self.search.options.learning_rate } else { 1.0 };
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
