//! What a hierarchy of merges says: flat clusters, leaves from left to right, heights at which points meet.
//!
//! Merges must be valid: merge `i` of `n` points names clusters below `n + i`, each once. [`crate::Merge`] says how.

use crate::{Merge, TooLarge, condensed_index, n_condensed, room};

/// Whether every merge names clusters that exist by then.
fn is_sound(merges: &[Merge]) -> bool {
    let n = merges.len() + 1;
    merges.iter().enumerate().all(|(place, merge)| merge.left < n + place && merge.right < n + place)
}

/// The points below the last merge, from left to right.
pub fn leaves(merges: &[Merge]) -> Vec<usize> {
    let n = merges.len() + 1;
    let mut order = Vec::with_capacity(n);
    if !is_sound(merges) {
        return order;
    }
    let mut waiting = vec![2 * n - 2];
    while let Some(node) = waiting.pop() {
        match node.checked_sub(n) {
            // A sound hierarchy has `n` leaves; one that names a cluster twice would have more.
            None if order.len() < n => order.push(node),
            None => return order,
            Some(place) => {
                waiting.push(merges[place].right);
                waiting.push(merges[place].left);
            }
        }
    }
    order
}

/// For every merge the largest of `values` (one for each merge) among it and the merges below it.
pub fn largest_below(merges: &[Merge], values: &[f64]) -> Vec<f64> {
    let n = merges.len() + 1;
    let mut largest: Vec<f64> = Vec::with_capacity(merges.len());
    for (merge, value) in merges.iter().zip(values) {
        let below = [merge.left, merge.right].into_iter().filter_map(|node| largest.get(node.wrapping_sub(n)).copied());
        let best = below.fold(*value, |best, other| if other > best { other } else { best });
        largest.push(best);
    }
    largest
}

/// The flat clusters below the topmost merges whose criterion is at most `cutoff`: a number from 1 for each point.
pub fn clusters_by_criterion(merges: &[Merge], criterion: &[f64], cutoff: f64) -> Vec<usize> {
    let n = merges.len() + 1;
    let mut clusters = vec![0; n];
    if !is_sound(merges) || criterion.len() != merges.len() {
        return clusters;
    }
    let mut count = 0;
    // A node waits twice: first to number what is below it, then, its larger parts done, its own points.
    let mut waiting: Vec<(usize, Option<usize>, bool)> = Vec::new();
    if n > 1 {
        waiting.push((n - 2, None, false));
    } else {
        clusters[0] = 1;
    }
    while let Some((place, cluster, is_second)) = waiting.pop() {
        let Merge { left, right, .. } = merges[place];
        if is_second {
            for leaf in [left, right].into_iter().filter(|node| *node < n) {
                clusters[leaf] = cluster.unwrap_or_else(|| {
                    count += 1;
                    count
                });
            }
            continue;
        }
        let cluster = cluster.or_else(|| {
            (criterion[place] <= cutoff).then(|| {
                count += 1;
                count
            })
        });
        waiting.push((place, cluster, true));
        for node in [right, left] {
            if let Some(below) = node.checked_sub(n) {
                waiting.push((below, cluster, false));
            }
        }
    }
    clusters
}

/// At most `limit` flat clusters, by the least value of the criterion that gives so few.
pub fn clusters_by_number(merges: &[Merge], criterion: &[f64], limit: usize) -> Vec<usize> {
    let n = merges.len() + 1;
    if !is_sound(merges) || criterion.len() != merges.len() || merges.is_empty() {
        return vec![1; n];
    }
    let (mut low, mut high) = (0, n - 1);
    while high - low > 1 {
        let middle = usize::midpoint(low, high);
        if n_clusters(merges, criterion, criterion[middle], limit) > limit {
            low = middle;
        } else {
            high = middle;
        }
    }
    clusters_by_criterion(merges, criterion, criterion[high.min(n - 2)])
}

/// How many flat clusters there are; counting ends above `limit`.
fn n_clusters(merges: &[Merge], criterion: &[f64], cutoff: f64, limit: usize) -> usize {
    let n = merges.len() + 1;
    let mut count = 0;
    let mut waiting = vec![2 * n - 2];
    while let Some(node) = waiting.pop() {
        match node.checked_sub(n) {
            Some(place) if criterion[place] > cutoff || criterion[place].is_nan() => {
                waiting.push(merges[place].right);
                waiting.push(merges[place].left);
            }
            _ => count += 1,
        }
        if count > limit {
            break;
        }
    }
    count
}

/// The height at which each pair of points meets, condensed.
pub fn cophenetic(merges: &[Merge]) -> Result<Vec<f64>, TooLarge> {
    let n = merges.len() + 1;
    let mut heights: Vec<f64> = room(n_condensed(n).ok_or(TooLarge)?)?;
    if !is_sound(merges) {
        return Ok(heights);
    }
    let mut members: Vec<Vec<usize>> = (0..n).map(|leaf| vec![leaf]).collect();
    for merge in merges {
        let mut left = std::mem::take(&mut members[merge.left]);
        let mut right = std::mem::take(&mut members[merge.right]);
        for (a, b) in left.iter().flat_map(|a| right.iter().map(move |b| (*a, *b))) {
            if a != b {
                heights[condensed_index(n, a, b)] = merge.distance;
            }
        }
        left.append(&mut right);
        members.push(left);
    }
    Ok(heights)
}

/// For every merge the mean and deviation of the heights down to `depth` levels, their number, and how far
/// the merge's own height stands out. Four values each.
#[expect(clippy::cast_precision_loss, reason = "numbers of merges are far below 2^53")]
pub fn inconsistency(merges: &[Merge], depth: usize) -> Vec<f64> {
    let n = merges.len() + 1;
    let mut out = Vec::with_capacity(4 * merges.len());
    if !is_sound(merges) {
        return out;
    }
    let mut waiting = Vec::new();
    for (place, merge) in merges.iter().enumerate() {
        let (mut count, mut sum, mut squares) = (0_usize, 0.0, 0.0);
        waiting.push((place, 1));
        while let Some((node, level)) = waiting.pop() {
            let Merge { left, right, distance, .. } = merges[node];
            count += 1;
            sum += distance;
            squares += distance * distance;
            if level < depth {
                waiting.extend([left, right].into_iter().filter_map(|node| Some((node.checked_sub(n)?, level + 1))));
            }
        }
        let mean = sum / count as f64;
        let spread = squares - sum * mean;
        let variance = if count < 2 { spread } else { spread / (count - 1) as f64 };
        let deviation = if variance > 0.0 { variance.sqrt() } else { 0.0 };
        let standing = if deviation > 0.0 { (merge.distance - mean) / deviation } else { 0.0 };
        out.extend([mean, deviation, count as f64, standing]);
    }
    out
}
