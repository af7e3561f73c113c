//! A k-d tree: nearest neighbours and neighbours within a radius, for the p-norms.
//!
//! Neighbours come by distance, equal distances by index, whatever the shape of the tree and the number of threads.

use std::collections::BinaryHeap;

use rayon::prelude::*;

use crate::{TooLarge, room};

/// The p-norm that distances are measured by. Inside the tree they stay powers: no root is taken while comparing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Norm {
    Sum,
    Euclidean,
    Largest,
    Power(f64),
}

impl Norm {
    /// The norm of this `p`, which is at least one.
    #[expect(clippy::float_cmp, reason = "exactly these values have faster sums")]
    pub fn of(p: f64) -> Self {
        if p == 1.0 {
            Self::Sum
        } else if p == 2.0 {
            Self::Euclidean
        } else if p == f64::INFINITY {
            Self::Largest
        } else {
            Self::Power(p)
        }
    }

    /// A distance as the power that is compared.
    pub fn power(self, distance: f64) -> f64 {
        match self {
            Self::Sum | Self::Largest => distance,
            Self::Euclidean if distance.is_sign_positive() => distance * distance,
            Self::Euclidean => -(distance * distance),
            Self::Power(p) => distance.abs().powf(p).copysign(distance),
        }
    }

    /// The distance whose power this is.
    pub fn root(self, power: f64) -> f64 {
        match self {
            Self::Sum | Self::Largest => power,
            Self::Euclidean => power.sqrt(),
            Self::Power(p) => power.powf(1.0 / p),
        }
    }

    /// What the differences along each dimension come to, as a power.
    #[inline]
    fn gather(self, differences: impl Iterator<Item = f64>) -> f64 {
        match self {
            Self::Sum => differences.map(f64::abs).sum(),
            Self::Euclidean => differences.map(|value| value * value).sum(),
            Self::Largest => differences.fold(0.0, |best: f64, value| best.max(value.abs())),
            Self::Power(p) => differences.map(|value| value.abs().powf(p)).sum(),
        }
    }
}

/// How neighbours are searched for.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    pub norm: Norm,
    /// Branches that could improve the answer by a factor of less than `1 + eps` are left out.
    pub eps: f64,
    /// Only neighbours nearer than this are found; of no meaning within a radius.
    pub bound: f64,
}

impl Default for Search {
    fn default() -> Self {
        Self { norm: Norm::Euclidean, eps: 0.0, bound: f64::INFINITY }
    }
}

#[derive(Clone, Copy, Debug)]
struct Node {
    start: usize,
    end: usize,
    /// The two halves; both zero in a leaf, since the root is nobody's half.
    halves: (usize, usize),
}

/// A neighbour, ordered by distance and then by index.
#[derive(Clone, Copy, PartialEq)]
struct Found {
    power: f64,
    index: usize,
}

impl Eq for Found {}

impl Ord for Found {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.power.total_cmp(&other.power).then(self.index.cmp(&other.index))
    }
}

impl PartialOrd for Found {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Points sorted into boxes that halve.
#[derive(Clone, Debug)]
pub struct KdTree {
    n_dims: usize,
    /// The points in the order of the leaves.
    points: Vec<f64>,
    indices: Vec<usize>,
    nodes: Vec<Node>,
    /// Lower and upper corner of the points below each node.
    boxes: Vec<f64>,
}

impl KdTree {
    /// A tree over row-major points; leaves hold at most `leaf_size` of them. Coordinates should be finite.
    pub fn new(points: &[f64], n_dims: usize, leaf_size: usize) -> Result<Self, TooLarge> {
        let n_points = points.len().checked_div(n_dims).unwrap_or(0);
        let mut indices: Vec<usize> = room(n_points)?;
        indices.iter_mut().enumerate().for_each(|(place, index)| *index = place);
        let mut tree = Self { n_dims, points: Vec::new(), indices: Vec::new(), nodes: Vec::new(), boxes: Vec::new() };
        tree.split(points, &mut indices, 0, leaf_size.max(1));
        let mut ordered: Vec<f64> = Vec::new();
        ordered.try_reserve_exact(points.len()).map_err(|_| TooLarge)?;
        for index in &indices {
            ordered.extend_from_slice(&points[index * n_dims..(index + 1) * n_dims]);
        }
        tree.points = ordered;
        tree.indices = indices;
        Ok(tree)
    }

    /// Adds the node of these points, which stand at `start`, and those below it. Returns its place.
    fn split(&mut self, points: &[f64], indices: &mut [usize], start: usize, leaf_size: usize) -> usize {
        let n_dims = self.n_dims;
        let place = self.nodes.len();
        self.nodes.push(Node { start, end: start + indices.len(), halves: (0, 0) });
        let mut low = vec![f64::INFINITY; n_dims];
        let mut high = vec![f64::NEG_INFINITY; n_dims];
        for index in indices.iter() {
            for (dim, value) in points[index * n_dims..(index + 1) * n_dims].iter().enumerate() {
                low[dim] = low[dim].min(*value);
                high[dim] = high[dim].max(*value);
            }
        }
        let widest = (0..n_dims).max_by(|a, b| (high[*a] - low[*a]).total_cmp(&(high[*b] - low[*b])).then(b.cmp(a)));
        self.boxes.extend_from_slice(&low);
        self.boxes.extend_from_slice(&high);
        let Some(axis) = widest else { return place };
        if indices.len() <= leaf_size || high[axis] <= low[axis] {
            return place;
        }
        let middle = indices.len() / 2;
        let value = |index: &usize| points[index * n_dims + axis];
        indices.select_nth_unstable_by(middle, |a, b| value(a).total_cmp(&value(b)).then(a.cmp(b)));
        let (left, right) = indices.split_at_mut(middle);
        let left = self.split(points, left, start, leaf_size);
        let right = self.split(points, right, start + middle, leaf_size);
        self.nodes[place].halves = (left, right);
        place
    }

    pub fn n_points(&self) -> usize {
        self.indices.len()
    }

    pub fn n_dims(&self) -> usize {
        self.n_dims
    }

    /// The indices of the points in the order of the leaves.
    pub fn indices(&self) -> &[usize] {
        &self.indices
    }

    fn power_at(&self, position: usize, query: &[f64], norm: Norm) -> f64 {
        let point = &self.points[position * self.n_dims..(position + 1) * self.n_dims];
        norm.gather(point.iter().zip(query).map(|(a, b)| a - b))
    }

    /// The least distance of a box from the query, as a power.
    fn nearest_of_box(&self, node: usize, query: &[f64], norm: Norm) -> f64 {
        let (low, high) = self.corners(node);
        norm.gather(query.iter().zip(low).zip(high).map(|((x, low), high)| (low - x).max(x - high).max(0.0)))
    }

    /// The largest distance of a box from the query, as a power.
    fn farthest_of_box(&self, node: usize, query: &[f64], norm: Norm) -> f64 {
        let (low, high) = self.corners(node);
        norm.gather(query.iter().zip(low).zip(high).map(|((x, low), high)| (x - low).abs().max((high - x).abs())))
    }

    fn corners(&self, node: usize) -> (&[f64], &[f64]) {
        self.boxes[2 * node * self.n_dims..2 * (node + 1) * self.n_dims].split_at(self.n_dims)
    }

    /// The `k` nearest points with their distances, nearest first. Fewer if fewer are near enough.
    pub fn nearest(&self, query: &[f64], k: usize, search: &Search) -> Vec<(f64, usize)> {
        if k == 0 || self.indices.is_empty() || query.len() != self.n_dims {
            return Vec::new();
        }
        let mut heap = BinaryHeap::with_capacity(k.min(self.indices.len()) + 1);
        let slack = 1.0 / search.norm.power(1.0 + search.eps);
        let bound = search.norm.power(search.bound);
        let first = self.nearest_of_box(0, query, search.norm);
        self.descend(0, first, query, k, search.norm, slack, bound, &mut heap);
        heap.into_sorted_vec().into_iter().map(|found| (search.norm.root(found.power), found.index)).collect()
    }

    #[expect(clippy::too_many_arguments, reason = "the state of one search, by value, so that it stays in registers")]
    fn descend(
        &self,
        node: usize,
        least: f64,
        query: &[f64],
        k: usize,
        norm: Norm,
        slack: f64,
        bound: f64,
        heap: &mut BinaryHeap<Found>,
    ) {
        let limit = |heap: &BinaryHeap<Found>| match heap.peek() {
            Some(worst) if heap.len() == k => worst.power,
            _ => bound,
        };
        if least > limit(heap) * slack {
            return;
        }
        let Node { start, end, halves: (left, right) } = self.nodes[node];
        if left == right {
            for position in start..end {
                let found = Found { power: self.power_at(position, query, norm), index: self.indices[position] };
                if found.power >= bound {
                    continue;
                }
                if heap.len() < k {
                    heap.push(found);
                } else if heap.peek().is_some_and(|worst| found < *worst) {
                    heap.pop();
                    heap.push(found);
                }
            }
            return;
        }
        let by_left = self.nearest_of_box(left, query, norm);
        let by_right = self.nearest_of_box(right, query, norm);
        let ((near, by_near), (far, by_far)) = if by_left <= by_right {
            ((left, by_left), (right, by_right))
        } else {
            ((right, by_right), (left, by_left))
        };
        self.descend(near, by_near, query, k, norm, slack, bound, heap);
        self.descend(far, by_far, query, k, norm, slack, bound, heap);
    }

    /// The `k` nearest points of every query: distances and indices, row by row. Places that no point fills have an
    /// infinite distance and the index `n_points`.
    pub fn nearest_of_each(
        &self,
        queries: &[f64],
        k: usize,
        search: &Search,
    ) -> Result<(Vec<f64>, Vec<usize>), TooLarge> {
        let n_queries = queries.len().checked_div(self.n_dims).unwrap_or(0);
        let length = n_queries.checked_mul(k).ok_or(TooLarge)?;
        let (mut distances, mut indices): (Vec<f64>, Vec<usize>) = (room(length)?, room(length)?);
        if length == 0 {
            return Ok((distances, indices));
        }
        let rows = distances.par_chunks_mut(k).zip(indices.par_chunks_mut(k)).zip(queries.par_chunks(self.n_dims));
        rows.with_min_len(64).for_each(|((distances, indices), query)| {
            distances.fill(f64::INFINITY);
            indices.fill(self.indices.len());
            for (place, (distance, index)) in self.nearest(query, k, search).into_iter().enumerate() {
                distances[place] = distance;
                indices[place] = index;
            }
        });
        Ok((distances, indices))
    }

    /// The indices of the points not farther than `radius`, in their own order.
    pub fn within(&self, query: &[f64], radius: f64, search: &Search) -> Vec<usize> {
        let mut found = Vec::new();
        self.visit(query, radius, search, &mut |_, positions| {
            found.extend(positions.map(|position| self.indices[position]));
        });
        found.sort_unstable();
        found
    }

    /// How many points are not farther than `radius`.
    pub fn count_within(&self, query: &[f64], radius: f64, search: &Search) -> usize {
        let mut count = 0;
        self.visit(query, radius, search, &mut |_, positions| count += positions.len());
        count
    }

    /// The indices and distances of the points not farther than `radius`, by index.
    pub fn distances_within(&self, query: &[f64], radius: f64, norm: Norm) -> Vec<(usize, f64)> {
        let mut found = Vec::new();
        self.visit(query, radius, &Search { norm, ..Search::default() }, &mut |_, positions| {
            found.extend(
                positions.map(|position| (self.indices[position], norm.root(self.power_at(position, query, norm)))),
            );
        });
        found.sort_unstable_by_key(|(index, _)| *index);
        found
    }

    /// [`Self::within`] for every query; one radius for all, or one for each.
    pub fn within_each(&self, queries: &[f64], radii: &[f64], search: &Search) -> Vec<Vec<usize>> {
        if self.n_dims == 0 {
            return Vec::new();
        }
        let rows = queries.par_chunks_exact(self.n_dims).enumerate().with_min_len(64);
        rows.map(|(place, query)| self.within(query, radius_at(radii, place), search)).collect()
    }

    /// [`Self::count_within`] for every query.
    pub fn count_within_each(&self, queries: &[f64], radii: &[f64], search: &Search) -> Vec<usize> {
        if self.n_dims == 0 {
            return Vec::new();
        }
        let rows = queries.par_chunks_exact(self.n_dims).enumerate().with_min_len(64);
        rows.map(|(place, query)| self.count_within(query, radius_at(radii, place), search)).collect()
    }

    /// The pairs of points not farther apart than `radius`, the lesser index first, in order.
    pub fn pairs_within(&self, radius: f64, search: &Search) -> Vec<(usize, usize)> {
        let mut place_of = vec![0; self.indices.len()];
        for (position, index) in self.indices.iter().enumerate() {
            place_of[*index] = position;
        }
        let lists = place_of.par_iter().enumerate().with_min_len(64).map(|(index, position)| {
            let query = &self.points[position * self.n_dims..(position + 1) * self.n_dims];
            let others = self.within(query, radius, search);
            others.into_iter().filter(|other| *other > index).map(|other| (index, other)).collect::<Vec<_>>()
        });
        lists.collect::<Vec<_>>().concat()
    }

    /// Hands over the positions of the points not farther than `radius`, a run at a time.
    fn visit(&self, query: &[f64], radius: f64, search: &Search, take: &mut impl FnMut(&Self, std::ops::Range<usize>)) {
        if self.indices.is_empty() || query.len() != self.n_dims || radius < 0.0 || radius.is_nan() {
            return;
        }
        let norm = search.norm;
        let (bound, slack) = (norm.power(radius), norm.power(1.0 + search.eps));
        let mut waiting = vec![0];
        while let Some(node) = waiting.pop() {
            if self.nearest_of_box(node, query, norm) > bound / slack {
                continue;
            }
            let Node { start, end, halves: (left, right) } = self.nodes[node];
            // A box that lies within the radius as a whole needs no look at its points; rounding must not decide.
            if self.farthest_of_box(node, query, norm) < bound * slack * (1.0 - 1e-12) {
                take(self, start..end);
            } else if left == right {
                for position in start..end {
                    if self.power_at(position, query, norm) <= bound {
                        take(self, position..position + 1);
                    }
                }
            } else {
                waiting.push(right);
                waiting.push(left);
            }
        }
    }
}

fn radius_at(radii: &[f64], place: usize) -> f64 {
    match radii {
        [radius] => *radius,
        _ => radii.get(place).copied().unwrap_or(f64::NAN),
    }
}
