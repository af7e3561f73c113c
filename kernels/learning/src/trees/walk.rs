//! A tree as arrays that came from anywhere, checked so that every walk down ends at a leaf inside it.

use rayon::prelude::*;

use crate::error::{Error, Result};

const LEAF: i64 = -1;
const ROWS_AT_ONCE: usize = 512;

/// Arrays of a tree, one entry for each node.
#[derive(Debug, Clone, Copy)]
pub struct TreeArrays<'a> {
    pub left: &'a [i64],
    pub right: &'a [i64],
    pub feature: &'a [i64],
    pub threshold: &'a [f64],
    pub missing_left: &'a [u8],
}

#[derive(Debug, Clone, Copy)]
struct Step {
    threshold: f64,
    left: u32,
    right: u32,
    /// Its highest bit says where missing values go.
    feature: u32,
}

const MISSING_LEFT: u32 = 1 << 31;

/// A tree that is safe to walk.
#[derive(Debug, Clone)]
pub struct Walk {
    steps: Vec<Step>,
}

impl Walk {
    pub fn new(tree: TreeArrays<'_>, n_columns: usize) -> Result<Self> {
        let n_nodes = tree.left.len();
        let lengths = [tree.right.len(), tree.feature.len(), tree.threshold.len(), tree.missing_left.len()];
        if n_nodes == 0 || lengths.iter().any(|length| *length != n_nodes) || u32::try_from(n_nodes).is_err() {
            return Err(Error::saved("the arrays of a tree differ in length"));
        }
        let mut steps = Vec::with_capacity(n_nodes);
        for node in 0..n_nodes {
            if tree.left[node] == LEAF {
                steps.push(Step { threshold: 0.0, left: 0, right: 0, feature: 0 });
                continue;
            }
            let child = |child: i64| {
                let place = usize::try_from(child).ok().filter(|child| *child > node && *child < n_nodes);
                place.and_then(|place| u32::try_from(place).ok())
            };
            let feature = usize::try_from(tree.feature[node]).ok().filter(|feature| *feature < n_columns);
            let feature =
                feature.and_then(|feature| u32::try_from(feature).ok()).filter(|feature| *feature < MISSING_LEFT);
            let (Some(left), Some(right), Some(feature)) = (child(tree.left[node]), child(tree.right[node]), feature)
            else {
                return Err(Error::saved(format!("node {node} of a tree points outside of it")));
            };
            let missing = if tree.missing_left[node] == 0 { 0 } else { MISSING_LEFT };
            steps.push(Step { threshold: tree.threshold[node], left, right, feature: feature | missing });
        }
        Ok(Self { steps })
    }

    pub fn n_nodes(&self) -> usize {
        self.steps.len()
    }

    fn leaf(&self, row: &[f32]) -> usize {
        let mut node = 0;
        loop {
            let step = &self.steps[node];
            if step.left == 0 {
                return node;
            }
            node = Self::next(step, row);
        }
    }

    fn next(step: &Step, row: &[f32]) -> usize {
        let value = row[(step.feature & !MISSING_LEFT) as usize];
        let goes_left =
            if value.is_nan() { step.feature & MISSING_LEFT != 0 } else { f64::from(value) <= step.threshold };
        if goes_left { step.left as usize } else { step.right as usize }
    }

    /// The leaf of each row.
    pub fn leaves(&self, rows: &[f32], n_columns: usize) -> Vec<i64> {
        let rows = rows.par_chunks_exact(n_columns.max(1)).with_min_len(ROWS_AT_ONCE);
        rows.map(|row| i64::try_from(self.leaf(row)).unwrap_or(0)).collect()
    }

    /// The nodes on the way of each row, and where the way of each row begins and the last ends.
    pub fn paths(&self, rows: &[f32], n_columns: usize) -> (Vec<i64>, Vec<i64>) {
        let (mut nodes, mut begins) = (Vec::new(), vec![0]);
        for row in rows.chunks_exact(n_columns.max(1)) {
            let mut node = 0;
            loop {
                nodes.push(i64::try_from(node).unwrap_or(0));
                let step = &self.steps[node];
                if step.left == 0 {
                    break;
                }
                node = Self::next(step, row);
            }
            begins.push(i64::try_from(nodes.len()).unwrap_or(0));
        }
        (nodes, begins)
    }
}

/// A tree and what its nodes answer, `width` numbers each.
pub struct Answering<'a> {
    pub walk: Walk,
    pub values: &'a [f64],
    /// The rows it answers; all where there is nothing.
    pub only: Option<Vec<bool>>,
}

/// Sums of what the trees answer for each row, in the order of the trees, each times `scale`, added to `start`.
pub fn sum_answers(
    trees: &[Answering<'_>],
    rows: &[f32],
    n_columns: usize,
    width: usize,
    scale: f64,
    start: Option<&[f64]>,
) -> Result<Vec<f64>> {
    let fits = |tree: &Answering<'_>| tree.walk.n_nodes().checked_mul(width) == Some(tree.values.len());
    if width == 0 || n_columns == 0 || !trees.iter().all(fits) {
        return Err(Error::saved("the values of a tree do not fit its nodes"));
    }
    let n_rows = rows.len() / n_columns;
    if trees.iter().any(|tree| tree.only.as_ref().is_some_and(|only| only.len() != n_rows)) {
        return Err(Error::saved("a mask does not fit the rows"));
    }
    let mut sums = match start {
        Some(start) if start.len() != n_rows * width => return Err(Error::saved("the start does not fit the rows")),
        Some(start) => start.to_vec(),
        None => vec![0.0; n_rows * width],
    };
    let pieces = sums.par_chunks_mut(width * ROWS_AT_ONCE).zip(rows.par_chunks(n_columns * ROWS_AT_ONCE)).enumerate();
    pieces.for_each(|(piece, (sums, rows))| {
        for tree in trees {
            for (place, (sums, row)) in sums.chunks_exact_mut(width).zip(rows.chunks_exact(n_columns)).enumerate() {
                if tree.only.as_ref().is_some_and(|only| !only[piece * ROWS_AT_ONCE + place]) {
                    continue;
                }
                let leaf = tree.walk.leaf(row);
                for (sum, value) in sums.iter_mut().zip(&tree.values[leaf * width..(leaf + 1) * width]) {
                    *sum += scale * value;
                }
            }
        }
    });
    Ok(sums)
}
