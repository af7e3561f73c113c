//! Halves of halves of points, in boxes or in balls, for neighbours in the order in which scikit-learn finds them.
//!
//! [`crate::KdTree`] is faster; this tree also says which of equally far points come first.

mod measure;
mod nearest;
mod select;

pub use measure::{Kind, Measure};
pub use nearest::{least, sorted_places};

use crate::{TooLarge, room};
use nearest::Nearest;
use select::split_at;

/// What encloses the points of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Box,
    Ball,
}

#[derive(Clone, Debug, Default)]
struct Node {
    start: usize,
    end: usize,
    is_leaf: bool,
    radius: f64,
}

/// Points in a tree whose nodes stand level by level.
#[derive(Debug)]
pub struct BinaryTree {
    points: Vec<f64>,
    n_dims: usize,
    order: Vec<usize>,
    nodes: Vec<Node>,
    /// Lower and upper corners of boxes, or centres of balls.
    bounds: Vec<f64>,
    shape: Shape,
    measure: Measure,
}

/// Points within a radius, and how far they are.
pub type Found = Vec<(usize, f64)>;

impl BinaryTree {
    /// Rows of `n_dims` finite numbers; leaves hold `leaf_size` to twice as many.
    pub fn new(
        points: Vec<f64>,
        n_dims: usize,
        leaf_size: usize,
        shape: Shape,
        measure: Measure,
    ) -> Result<Self, TooLarge> {
        let (n_dims, leaf_size) = (n_dims.max(1), leaf_size.max(1));
        let n_points = points.len() / n_dims;
        let n_leaves = n_points.saturating_sub(1) / leaf_size;
        let n_levels = n_leaves.max(1).ilog2() + 1;
        let n_nodes = 2_usize.checked_pow(n_levels).ok_or(TooLarge)? - 1;
        let per_node = if shape == Shape::Box { 2 * n_dims } else { n_dims };
        let bounds = room(n_nodes.checked_mul(per_node).ok_or(TooLarge)?)?;
        let nodes = vec![Node::default(); n_nodes];
        let mut tree = Self { points, n_dims, order: (0..n_points).collect(), nodes, bounds, shape, measure };
        if n_points > 0 {
            tree.build(0, 0, n_points);
        }
        Ok(tree)
    }

    pub fn n_points(&self) -> usize {
        self.order.len()
    }

    pub fn n_dims(&self) -> usize {
        self.n_dims
    }

    fn point(&self, number: usize) -> &[f64] {
        &self.points[number * self.n_dims..(number + 1) * self.n_dims]
    }

    fn bound(&self, node: usize) -> &[f64] {
        let width = self.bounds.len() / self.nodes.len();
        &self.bounds[node * width..(node + 1) * width]
    }

    fn build(&mut self, node: usize, start: usize, end: usize) {
        self.enclose(node, start, end);
        if 2 * node + 1 >= self.nodes.len() || end - start < 2 {
            self.nodes[node].is_leaf = true;
            return;
        }
        let axis = self.widest_axis(start, end);
        let middle = (end - start) / 2;
        split_at(&mut self.order[start..end], middle, |number| self.points[number * self.n_dims + axis]);
        self.build(2 * node + 1, start, start + middle);
        self.build(2 * node + 2, start + middle, end);
    }

    fn widest_axis(&self, start: usize, end: usize) -> usize {
        let (mut widest, mut most) = (0, 0.0);
        for axis in 0..self.n_dims {
            let values = self.order[start..end].iter().map(|number| self.point(*number)[axis]);
            let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                (f64::min(low, value), f64::max(high, value))
            });
            if high - low > most {
                (widest, most) = (axis, high - low);
            }
        }
        widest
    }

    #[expect(clippy::cast_precision_loss, reason = "numbers of points are far below 2^53")]
    fn enclose(&mut self, node: usize, start: usize, end: usize) {
        let width = self.bounds.len() / self.nodes.len();
        let mut bound = match self.shape {
            Shape::Box => [vec![f64::INFINITY; self.n_dims], vec![f64::NEG_INFINITY; self.n_dims]].concat(),
            Shape::Ball => vec![0.0; self.n_dims],
        };
        for number in &self.order[start..end] {
            for (axis, value) in self.point(*number).iter().enumerate() {
                if self.shape == Shape::Box {
                    bound[axis] = bound[axis].min(*value);
                    bound[self.n_dims + axis] = bound[self.n_dims + axis].max(*value);
                } else {
                    bound[axis] += value;
                }
            }
        }
        let mut radius = 0.0;
        if self.shape == Shape::Ball {
            let n = (end - start) as f64;
            for value in &mut bound {
                *value /= n;
            }
            let reduced = self.order[start..end].iter().map(|number| self.measure.reduced(&bound, self.point(*number)));
            radius = self.measure.whole(reduced.fold(0.0, f64::max));
        }
        self.bounds[node * width..(node + 1) * width].copy_from_slice(&bound);
        self.nodes[node] = Node { start, end, is_leaf: false, radius };
    }

    /// The least and the largest distance of a query from the points of a node.
    fn range(&self, node: usize, query: &[f64]) -> (f64, f64) {
        let bound = self.bound(node);
        if self.shape == Shape::Ball {
            let (apart, radius) = (self.measure.distance(query, bound), self.nodes[node].radius);
            return (f64::max(0.0, apart - radius), apart + radius);
        }
        let (low, high) = bound.split_at(self.n_dims);
        self.measure.range(query, low, high)
    }

    /// The least reduced distance of a query from the points of a node.
    fn least_reduced(&self, node: usize, query: &[f64]) -> f64 {
        let bound = self.bound(node);
        if self.shape == Shape::Ball {
            let apart = self.measure.distance(query, bound) - self.nodes[node].radius;
            return self.measure.reduce(f64::max(0.0, apart));
        }
        let (low, high) = bound.split_at(self.n_dims);
        self.measure.least_reduced(query, low, high)
    }

    /// The `k` nearest points of a query and their distances, nearest first unless as they were found.
    pub fn nearest(&self, query: &[f64], k: usize, is_sorted: bool) -> Found {
        let mut nearest = Nearest::new(k);
        if self.n_points() > 0 && k > 0 {
            self.search(0, query, self.least_reduced(0, query), &mut nearest);
        }
        let found = if is_sorted { nearest.sorted() } else { nearest.into_found() };
        found.into_iter().map(|(number, reduced)| (number, self.measure.whole(reduced))).collect()
    }

    fn search(&self, node: usize, query: &[f64], least: f64, nearest: &mut Nearest) {
        if least > nearest.largest() {
            return;
        }
        let Node { start, end, is_leaf, .. } = self.nodes[node];
        if is_leaf {
            for number in &self.order[start..end] {
                nearest.push(self.measure.reduced(query, self.point(*number)), *number);
            }
            return;
        }
        let children = [2 * node + 1, 2 * node + 2].map(|child| (child, self.least_reduced(child, query)));
        let [first, second] = children;
        let inwards = if first.1 <= second.1 { [first, second] } else { [second, first] };
        for (child, least) in inwards {
            self.search(child, query, least, nearest);
        }
    }

    /// The points within a radius of a query and their distances, leaf by leaf.
    pub fn within(&self, query: &[f64], radius: f64) -> Found {
        let mut found = Vec::new();
        if self.n_points() > 0 {
            self.collect(0, query, radius, &mut found);
        }
        found
    }

    fn collect(&self, node: usize, query: &[f64], radius: f64, found: &mut Found) {
        let (least, most) = self.range(node, query);
        let Node { start, end, is_leaf, .. } = self.nodes[node];
        if least > radius {
            return;
        }
        if most <= radius {
            let all = self.order[start..end].iter();
            found.extend(all.map(|number| (*number, self.measure.distance(query, self.point(*number)))));
        } else if is_leaf {
            let limit = self.measure.reduce(radius);
            for number in &self.order[start..end] {
                let reduced = self.measure.reduced(query, self.point(*number));
                if reduced <= limit {
                    found.push((*number, self.measure.whole(reduced)));
                }
            }
        } else {
            self.collect(2 * node + 1, query, radius, found);
            self.collect(2 * node + 2, query, radius, found);
        }
    }
}
