//! How far every true cell of a grid is from the nearest false one.

use rayon::prelude::*;

use crate::grid::{spread, strides};

/// The squared distance of every cell from the nearest false one, and which one that is. `sampling` is the length of
/// a cell along each axis. Without a false cell all distances are infinite.
///
/// Lower envelopes of parabolas, one axis after another.
pub fn euclidean(cells: &[bool], shape: &[usize], sampling: &[f64]) -> (Vec<f64>, Vec<usize>) {
    let mut squares: Vec<f64> = cells.iter().map(|cell| if *cell { f64::INFINITY } else { 0.0 }).collect();
    let mut nearest: Vec<usize> = (0..cells.len()).collect();
    if shape.iter().product::<usize>() != cells.len() || sampling.len() != shape.len() || cells.is_empty() {
        return (squares, nearest);
    }
    let strides = strides(shape);
    for axis in 0..shape.len() {
        let (length, stride, unit) = (shape[axis], strides[axis], sampling[axis]);
        // Lines along this axis: gathered, transformed on all threads, written back.
        let starts: Vec<usize> = (0..cells.len()).filter(|place| (place / stride).is_multiple_of(length)).collect();
        let lines: Vec<(Vec<f64>, Vec<usize>)> = starts
            .par_iter()
            .with_min_len(16)
            .map(|start| {
                let places = (0..length).map(|at| start + at * stride);
                let (heights, from): (Vec<f64>, Vec<usize>) =
                    places.map(|place| (squares[place], nearest[place])).unzip();
                envelope(&heights, &from, unit)
            })
            .collect();
        for (start, (heights, from)) in starts.iter().zip(lines) {
            for at in 0..length {
                squares[start + at * stride] = heights[at];
                nearest[start + at * stride] = from[at];
            }
        }
    }
    (squares, nearest)
}

#[expect(clippy::cast_precision_loss, reason = "places of cells are far below 2^53")]
fn envelope(heights: &[f64], from: &[usize], unit: f64) -> (Vec<f64>, Vec<usize>) {
    let at = |place: usize| place as f64 * unit;
    // The parabolas of the envelope, and from where on each is the lowest.
    let mut lowest: Vec<(usize, f64)> = Vec::new();
    for place in (0..heights.len()).filter(|place| heights[*place].is_finite()) {
        let mut start = f64::NEG_INFINITY;
        while let Some((other, since)) = lowest.last().copied() {
            let own = heights[place] + at(place) * at(place);
            let theirs = heights[other] + at(other) * at(other);
            start = (own - theirs) / (2.0 * (at(place) - at(other)));
            if start > since {
                break;
            }
            lowest.pop();
            start = f64::NEG_INFINITY;
        }
        lowest.push((place, start));
    }
    if lowest.is_empty() {
        return (heights.to_vec(), from.to_vec());
    }
    let mut current = 0;
    let cells = (0..heights.len()).map(|place| {
        while lowest.get(current + 1).is_some_and(|(_, since)| *since < at(place)) {
            current += 1;
        }
        let (other, _) = lowest[current];
        let apart = at(place) - at(other);
        (apart * apart + heights[other], from[other])
    });
    cells.unzip()
}

/// The distance of every true cell from the nearest false one in steps to the cells of `structure`, a box of three
/// along each axis; `-1` where there is no false cell.
pub fn chamfer(cells: &[bool], shape: &[usize], structure: &[bool]) -> (Vec<i32>, Vec<usize>) {
    let mut distances: Vec<i32> = cells.iter().map(|cell| if *cell { -1 } else { 0 }).collect();
    let mut nearest: Vec<usize> = (0..cells.len()).collect();
    if shape.iter().product::<usize>() != cells.len() {
        return (distances, nearest);
    }
    let strides = strides(shape);
    let threes = vec![3; shape.len()];
    let steps: Vec<Vec<isize>> = (0..structure.len())
        .filter(|place| structure[*place] && *place != structure.len() / 2)
        .map(|place| spread(place, &threes).iter().map(|at| at.cast_signed() - 1).collect())
        .collect();
    let mut front: Vec<usize> = (0..cells.len()).filter(|place| !cells[*place]).collect();
    let mut distance = 0;
    while !front.is_empty() {
        distance += 1;
        let mut next = Vec::new();
        for place in front {
            let at = spread(place, shape);
            for step in &steps {
                let mut other = Some(0);
                for axis in 0..at.len() {
                    let index = at[axis].checked_add_signed(step[axis]).filter(|index| *index < shape[axis]);
                    other = other.zip(index).map(|(sum, index)| sum + index * strides[axis]);
                }
                if let Some(other) = other.filter(|other| distances[*other] < 0) {
                    distances[other] = distance;
                    nearest[other] = nearest[place];
                    next.push(other);
                }
            }
        }
        front = next;
    }
    (distances, nearest)
}
