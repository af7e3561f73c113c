//! Pairs of rows and columns.

use std::collections::VecDeque;

use super::paths::number;
use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

const FREE: usize = usize::MAX;

/// For every row the column it is paired with, -1 for none; as many pairs as there can be.
pub fn maximum_matching(edges: &Pattern) -> Result<Vec<i32>, SparseError> {
    let (n_rows, n_columns) = (edges.n_major(), edges.n_minor());
    let (mut column_of, mut row_of) = (filled(FREE, n_rows)?, filled(FREE, n_columns)?);
    loop {
        let levels = row_levels(edges, &column_of, &row_of)?;
        let mut next_edge: Vec<usize> = (0..n_rows).map(|row| edges.range(row).start).collect();
        let mut n_found = 0;
        for start in 0..n_rows {
            if column_of[start] != FREE {
                continue;
            }
            let mut path = vec![start];
            while let Some(&row) = path.last() {
                let end = edges.range(row).end;
                if next_edge[row] == end {
                    path.pop();
                    continue;
                }
                let column = edges.minor()[next_edge[row]];
                next_edge[row] += 1;
                let owner = row_of[column];
                if owner == FREE {
                    // every row of the path takes the column it is looking at
                    for &row in &path {
                        let column = edges.minor()[next_edge[row] - 1];
                        column_of[row] = column;
                        row_of[column] = row;
                    }
                    n_found += 1;
                    break;
                }
                if levels[owner] == levels[row].saturating_add(1) {
                    path.push(owner);
                }
            }
        }
        if n_found == 0 {
            break;
        }
    }
    Ok(column_of.into_iter().map(|column| if column == FREE { -1 } else { number(column) }).collect())
}

fn row_levels(edges: &Pattern, column_of: &[usize], row_of: &[usize]) -> Result<Vec<usize>, SparseError> {
    let mut levels = filled(usize::MAX, edges.n_major())?;
    let mut waiting: VecDeque<usize> = (0..edges.n_major()).filter(|&row| column_of[row] == FREE).collect();
    for &row in &waiting {
        levels[row] = 0;
    }
    while let Some(row) = waiting.pop_front() {
        for &column in edges.row(row) {
            let owner = row_of[column];
            if owner != FREE && levels[owner] == usize::MAX {
                levels[owner] = levels[row] + 1;
                waiting.push_back(owner);
            }
        }
    }
    Ok(levels)
}

/// For every row its column, so that the sum of weights is least; nothing where some row stays alone.
/// There may not be more rows than columns.
pub fn full_matching(edges: &Pattern, weights: &[f64]) -> Result<Option<Vec<i32>>, SparseError> {
    let (n_rows, n_columns) = (edges.n_major(), edges.n_minor());
    if weights.len() < edges.n_elements() || n_rows > n_columns {
        return Err(SparseError::Pattern("more rows than columns"));
    }
    let (mut column_of, mut row_of) = (filled(FREE, n_rows)?, filled(FREE, n_columns)?);
    let (mut row_price, mut column_price) = (filled(0.0, n_rows)?, filled(0.0, n_columns)?);
    for start in 0..n_rows {
        // The cheapest way from this row to a free column.
        let mut cost = filled(f64::INFINITY, n_columns)?;
        let mut came = filled(FREE, n_columns)?;
        let mut is_done = filled(false, n_columns)?;
        let mut touched = Vec::new();
        let (mut row, mut base) = (start, 0.0);
        let sink = loop {
            for place in edges.range(row) {
                let column = edges.minor()[place];
                let reached = base + weights[place] - row_price[row] - column_price[column];
                if !is_done[column] && reached < cost[column] {
                    if cost[column] == f64::INFINITY {
                        touched.push(column);
                    }
                    cost[column] = reached;
                    came[column] = row;
                }
            }
            let nearest = touched.iter().copied().filter(|&column| !is_done[column]);
            let Some(column) = nearest.min_by(|&a, &b| cost[a].total_cmp(&cost[b])) else { return Ok(None) };
            is_done[column] = true;
            base = cost[column];
            if row_of[column] == FREE {
                break column;
            }
            row = row_of[column];
        };
        row_price[start] += base;
        for &column in &touched {
            if is_done[column] && column != sink {
                let slack = base - cost[column];
                column_price[column] -= slack;
                row_price[row_of[column]] += slack;
            }
        }
        let mut column = sink;
        loop {
            let row = came[column];
            row_of[column] = row;
            std::mem::swap(&mut column_of[row], &mut column);
            if row == start {
                break;
            }
        }
    }
    Ok(Some(column_of.into_iter().map(number).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs() -> Result<(), SparseError> {
        let edges = Pattern::new(&[0, 2, 3], &[0, 1, 0], 2)?;
        assert_eq!(maximum_matching(&edges)?, vec![1, 0]);
        assert_eq!(full_matching(&edges, &[1.0, 5.0, 1.0])?, Some(vec![1, 0]));
        let lone = Pattern::new(&[0, 1, 2], &[0, 0], 2)?;
        assert_eq!(full_matching(&lone, &[1.0, 1.0])?, None);
        Ok(())
    }
}
