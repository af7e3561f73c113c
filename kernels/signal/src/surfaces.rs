//! Smooth surfaces over scattered points of the plane: the gradients that bend least.

/// The gradient at every point (x, y) for every column of values, so that cubic curves along the edges to the neighbours bend
/// as little as possible. `starts` says where each point's neighbours begin, with one more at the end. Rounds go on until a
/// gradient changes by less than `tolerance`; the second answer says whether all columns came so far.
///
/// Each round costs as much as there are edges.
pub fn gradients(
    points: &[f64],
    values: &[f64],
    n_columns: usize,
    starts: &[usize],
    neighbours: &[usize],
    tolerance: f64,
    max_rounds: usize,
) -> (Vec<f64>, bool) {
    let n = points.len() / 2;
    let mut found = vec![0.0; n * n_columns * 2];
    let fits = values.len() == n * n_columns
        && starts.len() == n + 1
        && starts.is_sorted()
        && starts.last() == Some(&neighbours.len())
        && neighbours.iter().all(|place| *place < n);
    if !fits {
        return (found, false);
    }
    let mut has_settled = true;
    for column in 0..n_columns {
        let value = |place: usize| values[place * n_columns + column];
        let mut is_done = false;
        for _ in 0..max_rounds {
            let mut largest = 0.0_f64;
            for place in 0..n {
                let own = |axis: usize| (place * n_columns + column) * 2 + axis;
                let theirs = |other: usize, axis: usize| found[(other * n_columns + column) * 2 + axis];
                let (mut xx, mut xy, mut yy, mut right_x, mut right_y) = (0.0, 0.0, 0.0, 0.0, 0.0);
                for &other in &neighbours[starts[place]..starts[place + 1]] {
                    let (dx, dy) =
                        (points[2 * other] - points[2 * place], points[2 * other + 1] - points[2 * place + 1]);
                    let cubed = dx.hypot(dy).powi(3);
                    let slope = -dx * theirs(other, 0) - dy * theirs(other, 1);
                    let pull = 6.0 * (value(place) - value(other)) - 2.0 * slope;
                    xx += 4.0 * dx * dx / cubed;
                    xy += 4.0 * dx * dy / cubed;
                    yy += 4.0 * dy * dy / cubed;
                    right_x += pull * dx / cubed;
                    right_y += pull * dy / cubed;
                }
                let determinant = xx * yy - xy * xy;
                let new_x = -(yy * right_x - xy * right_y) / determinant;
                let new_y = -(xx * right_y - xy * right_x) / determinant;
                let change = (found[own(0)] - new_x).abs().max((found[own(1)] - new_y).abs());
                found[own(0)] = new_x;
                found[own(1)] = new_y;
                // A point whose neighbours lie in one line has no gradient.
                let relative = change / new_x.abs().max(new_y.abs()).max(1.0);
                largest = if relative.is_nan() { f64::INFINITY } else { largest.max(relative) };
            }
            if largest < tolerance {
                is_done = true;
                break;
            }
        }
        has_settled &= is_done;
    }
    (found, has_settled)
}
