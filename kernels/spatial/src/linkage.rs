//! Hierarchical clustering: which clusters are merged, in which order and at which distance.
//!
//! Single linkage grows a spanning tree, the methods whose order does not matter follow chains of nearest
//! neighbours, and centroid and median keep the nearest pair in a heap. Equal distances fall as in scipy.

use crate::heap::Heap;
use crate::{TooLarge, condensed_index, n_observations, room};

/// How far a merged cluster is from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    Single,
    Complete,
    Average,
    Weighted,
    Centroid,
    Median,
    Ward,
}

/// Two clusters become one: points are `0..n`, the merge at place `i` makes cluster `n + i`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Merge {
    pub left: usize,
    pub right: usize,
    pub distance: f64,
    pub size: usize,
}

/// The merges of points with these condensed distances. Empty where no number of points has so many.
pub fn linkage(distances: &[f64], method: Method) -> Result<Vec<Merge>, TooLarge> {
    let Some(n) = n_observations(distances.len()) else { return Ok(Vec::new()) };
    match method {
        Method::Single => Ok(labelled(spanning_tree(distances, n), n)),
        Method::Centroid | Method::Median => nearest_pairs(copied(distances)?, n, method),
        _ => Ok(labelled(chains(copied(distances)?, n, method), n)),
    }
}

fn copied(distances: &[f64]) -> Result<Vec<f64>, TooLarge> {
    let mut copy: Vec<f64> = room(distances.len())?;
    copy.copy_from_slice(distances);
    Ok(copy)
}

#[expect(clippy::cast_precision_loss, reason = "sizes of clusters are far below 2^53")]
fn merged_distance(method: Method, to_x: f64, to_y: f64, apart: f64, sizes: (usize, usize, usize)) -> f64 {
    let (x, y, other) = (sizes.0 as f64, sizes.1 as f64, sizes.2 as f64);
    match method {
        Method::Single => to_x.min(to_y),
        Method::Complete => to_x.max(to_y),
        Method::Average => (x * to_x + y * to_y) / (x + y),
        Method::Weighted => 0.5 * (to_x + to_y),
        Method::Centroid => ((x * to_x * to_x + y * to_y * to_y - x * y * apart * apart / (x + y)) / (x + y)).sqrt(),
        Method::Median => (0.5 * (to_x * to_x + to_y * to_y) - 0.25 * apart * apart).sqrt(),
        Method::Ward => {
            let share = 1.0 / (x + y + other);
            let near = (other + x) * share * to_x * to_x + (other + y) * share * to_y * to_y;
            (near - other * share * apart * apart).sqrt()
        }
    }
}

/// Prim's algorithm from the first point.
fn spanning_tree(distances: &[f64], n: usize) -> Vec<Merge> {
    let mut nearest = vec![f64::INFINITY; n];
    let mut is_merged = vec![false; n];
    let mut merges = Vec::with_capacity(n.saturating_sub(1));
    let mut newest = 0;
    for _ in 1..n {
        is_merged[newest] = true;
        let (mut next, mut least) = (0, f64::INFINITY);
        for other in (0..n).filter(|other| !is_merged[*other]) {
            let distance = distances[condensed_index(n, newest, other)];
            if distance < nearest[other] {
                nearest[other] = distance;
            }
            if nearest[other] < least {
                least = nearest[other];
                next = other;
            }
        }
        merges.push(Merge { left: newest, right: next, distance: least, size: 0 });
        newest = next;
    }
    merges
}

/// Chains of nearest neighbours; each ends in a pair that is merged.
fn chains(mut distances: Vec<f64>, n: usize, method: Method) -> Vec<Merge> {
    let mut sizes = vec![1; n];
    let mut merges = Vec::with_capacity(n.saturating_sub(1));
    let mut chain: Vec<usize> = Vec::with_capacity(n);
    for _ in 1..n {
        if chain.is_empty() {
            chain.extend(sizes.iter().position(|size| *size > 0));
        }
        let (x, y, apart) = loop {
            let Some(&x) = chain.last() else { return merges };
            let before = chain.len().checked_sub(2).map(|place| chain[place]);
            let mut nearest = before;
            let mut least = before.map_or(f64::INFINITY, |y| distances[condensed_index(n, x, y)]);
            for other in (0..n).filter(|other| sizes[*other] > 0 && *other != x) {
                let distance = distances[condensed_index(n, x, other)];
                if distance < least {
                    least = distance;
                    nearest = Some(other);
                }
            }
            let Some(y) = nearest else { return merges };
            if Some(y) == before {
                break (x, y, least);
            }
            chain.push(y);
        };
        chain.truncate(chain.len() - 2);
        let (x, y) = (x.min(y), x.max(y));
        let (size_x, size_y) = (sizes[x], sizes[y]);
        merges.push(Merge { left: x, right: y, distance: apart, size: 0 });
        sizes[x] = 0;
        sizes[y] = size_x + size_y;
        for other in (0..n).filter(|other| sizes[*other] > 0 && *other != y) {
            let to_x = distances[condensed_index(n, other, x)];
            let to_y = &mut distances[condensed_index(n, other, y)];
            *to_y = merged_distance(method, to_x, *to_y, apart, (size_x, size_y, sizes[other]));
        }
    }
    merges
}

/// Merges by distance, with clusters numbered as they appear.
fn labelled(mut merges: Vec<Merge>, n: usize) -> Vec<Merge> {
    merges.sort_by(|a, b| a.distance.total_cmp(&b.distance));
    let mut parents: Vec<usize> = (0..n + merges.len()).collect();
    let mut sizes = vec![1; parents.len()];
    for (place, merge) in merges.iter_mut().enumerate() {
        let (x, y) = (root_of(&mut parents, merge.left), root_of(&mut parents, merge.right));
        (merge.left, merge.right) = (x.min(y), x.max(y));
        merge.size = sizes[x] + sizes[y];
        parents[x] = n + place;
        parents[y] = n + place;
        sizes[n + place] = merge.size;
    }
    merges
}

fn root_of(parents: &mut [usize], mut node: usize) -> usize {
    while parents[node] != node {
        parents[node] = parents[parents[node]];
        node = parents[node];
    }
    node
}

/// The nearest pair each time, where merging can bring clusters nearer to each other.
fn nearest_pairs(mut distances: Vec<f64>, n: usize, method: Method) -> Result<Vec<Merge>, TooLarge> {
    let mut sizes = vec![1; n];
    let mut ids: Vec<usize> = (0..n).collect();
    let mut merges = Vec::with_capacity(n.saturating_sub(1));
    let after = |distances: &[f64], sizes: &[usize], x: usize| {
        let mut best = (None, f64::INFINITY);
        for other in (x + 1..n).filter(|other| sizes[*other] > 0) {
            let distance = distances[condensed_index(n, x, other)];
            if distance < best.1 {
                best = (Some(other), distance);
            }
        }
        best
    };
    let mut neighbours: Vec<usize> = room(n)?;
    let mut least: Vec<f64> = room(n.saturating_sub(1))?;
    for x in 0..n.saturating_sub(1) {
        let (neighbour, distance) = after(&distances, &sizes, x);
        neighbours[x] = neighbour.unwrap_or(x + 1);
        least[x] = distance;
    }
    let mut heap = Heap::new(least.clone());
    for step in 0..n.saturating_sub(1) {
        let mut nearest = None;
        for _ in 0..n - step {
            let Some((x, distance)) = heap.least() else { return Ok(merges) };
            let y = neighbours[x];
            nearest = Some((x, y, distance));
            // The same bits: the value in the heap is a lower bound that was never touched, or it is not.
            if distance.to_bits() == distances[condensed_index(n, x, y)].to_bits() {
                break;
            }
            let (neighbour, distance) = after(&distances, &sizes, x);
            neighbours[x] = neighbour.unwrap_or(y);
            least[x] = distance;
            nearest = Some((x, neighbours[x], distance));
            heap.change(x, distance);
        }
        let Some((x, y, apart)) = nearest else { return Ok(merges) };
        heap.remove_least();
        let (size_x, size_y) = (sizes[x], sizes[y]);
        let (left, right) = (ids[x].min(ids[y]), ids[x].max(ids[y]));
        merges.push(Merge { left, right, distance: apart, size: size_x + size_y });
        sizes[x] = 0;
        sizes[y] = size_x + size_y;
        ids[y] = n + step;
        for other in (0..n).filter(|other| sizes[*other] > 0 && *other != y) {
            let to_x = distances[condensed_index(n, other, x)];
            let to_y = &mut distances[condensed_index(n, other, y)];
            *to_y = merged_distance(method, to_x, *to_y, apart, (size_x, size_y, sizes[other]));
        }
        for other in (0..x).filter(|other| sizes[*other] > 0) {
            if neighbours[other] == x {
                neighbours[other] = y;
            }
        }
        for other in (0..y).filter(|other| sizes[*other] > 0) {
            let distance = distances[condensed_index(n, other, y)];
            if distance < least[other] {
                neighbours[other] = y;
                least[other] = distance;
                heap.change(other, distance);
            }
        }
        if y + 1 < n
            && let (Some(neighbour), distance) = after(&distances, &sizes, y)
        {
            neighbours[y] = neighbour;
            least[y] = distance;
            heap.change(y, distance);
        }
    }
    Ok(merges)
}
