//! Connected regions of a grid, numbered in the order in which a scan meets them.

use crate::grid::{spread, strides};

/// The number of the region of every cell that is true, from 1, and how many regions there are. `structure` is a
/// symmetric box of three cells along each axis that says which neighbours belong together.
pub fn label(cells: &[bool], shape: &[usize], structure: &[bool]) -> Option<(Vec<i32>, usize)> {
    let n_dims = shape.len();
    if shape.iter().product::<usize>() != cells.len()
        || structure.len() != 3_usize.checked_pow(u32::try_from(n_dims).ok()?)?
    {
        return None;
    }
    let strides = strides(shape);
    let threes = vec![3; n_dims];
    // The neighbours that a scan has seen before: the first half of the box.
    let before: Vec<Vec<isize>> = (0..structure.len() / 2)
        .filter(|place| structure[*place])
        .map(|place| spread(place, &threes).iter().map(|at| at.cast_signed() - 1).collect())
        .collect();
    let mut parents: Vec<usize> = vec![0];
    let mut numbers = vec![0; cells.len()];
    let mut at = vec![0_usize; n_dims];
    for place in 0..cells.len() {
        if cells[place] {
            let mut own = 0;
            for step in &before {
                let Some(other) = neighbour(&at, step, shape, &strides) else { continue };
                if numbers[other] == 0 {
                    continue;
                }
                let root = root_of(&mut parents, numbers[other]);
                if own == 0 {
                    own = root;
                } else if root != own {
                    let (low, high) = (own.min(root), own.max(root));
                    parents[high] = low;
                    own = low;
                }
            }
            if own == 0 {
                own = parents.len();
                parents.push(own);
            }
            numbers[place] = own;
        }
        advance(&mut at, shape);
    }
    let mut names = vec![0_i32; parents.len()];
    let mut count = 0;
    for root in 1..parents.len() {
        if parents[root] == root {
            count += 1;
            names[root] = i32::try_from(count).ok()?;
        }
    }
    let found = numbers.iter().map(|number| names[root_of(&mut parents, *number)]).collect();
    Some((found, count))
}

/// Where the first and one past the last cell of every number lie along each axis; `None` for a number that is nowhere.
pub fn first_places(numbers: &[i64], shape: &[usize], n_labels: usize) -> Vec<Option<Vec<(usize, usize)>>> {
    let mut boxes: Vec<Option<Vec<(usize, usize)>>> = vec![None; n_labels];
    let mut at = vec![0_usize; shape.len()];
    for number in numbers {
        if let Some(known) = usize::try_from(*number).ok().and_then(|n| n.checked_sub(1)).and_then(|n| boxes.get_mut(n))
        {
            match known {
                Some(sides) => {
                    for (side, at) in sides.iter_mut().zip(&at) {
                        *side = (side.0.min(*at), side.1.max(at + 1));
                    }
                }
                None => *known = Some(at.iter().map(|at| (*at, at + 1)).collect()),
            }
        }
        advance(&mut at, shape);
    }
    boxes
}

/// The next place of a scan.
pub(crate) fn advance(at: &mut [usize], shape: &[usize]) {
    for axis in (0..at.len()).rev() {
        at[axis] += 1;
        if at[axis] < shape[axis] {
            return;
        }
        at[axis] = 0;
    }
}

fn neighbour(at: &[usize], step: &[isize], shape: &[usize], strides: &[usize]) -> Option<usize> {
    let mut place = 0;
    for axis in 0..at.len() {
        let index = at[axis].checked_add_signed(step[axis]).filter(|index| *index < shape[axis])?;
        place += index * strides[axis];
    }
    Some(place)
}

fn root_of(parents: &mut [usize], mut node: usize) -> usize {
    while parents[node] != node {
        parents[node] = parents[parents[node]];
        node = parents[node];
    }
    node
}
