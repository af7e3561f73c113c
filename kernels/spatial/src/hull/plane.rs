//! Planes through as many points as there are dimensions.

pub(super) struct Plane {
    /// Of length one, or zero where the points do not span a plane.
    pub(super) normal: Vec<f64>,
    pub(super) offset: f64,
}

/// The normal stands at right angles on all differences: elimination with the largest pivots leaves it free.
pub(super) fn plane_through(rows: &[&[f64]]) -> Plane {
    let n = rows.len();
    let mut matrix: Vec<Vec<f64>> =
        rows[1..].iter().map(|row| row.iter().zip(rows[0]).map(|(value, origin)| value - origin).collect()).collect();
    let mut columns: Vec<usize> = (0..n).collect();
    for step in 0..n - 1 {
        let places = (step..n - 1).flat_map(|row| (step..n).map(move |column| (row, column)));
        let (row, column, _) = places.fold((step, step, -1.0), |best, (row, column)| {
            let size = matrix[row][columns[column]].abs();
            if size > best.2 { (row, column, size) } else { best }
        });
        matrix.swap(step, row);
        columns.swap(step, column);
        let pivot = matrix[step][columns[step]];
        if pivot == 0.0 {
            return Plane { normal: vec![0.0; n], offset: 0.0 };
        }
        let (done, rest) = matrix.split_at_mut(step + 1);
        for row in rest {
            let factor = row[columns[step]] / pivot;
            for column in &columns[step..] {
                row[*column] -= factor * done[step][*column];
            }
        }
    }
    let mut normal = vec![0.0; n];
    normal[columns[n - 1]] = 1.0;
    for step in (0..n - 1).rev() {
        let rest: f64 = columns[step + 1..].iter().map(|column| matrix[step][*column] * normal[*column]).sum();
        normal[columns[step]] = -rest / matrix[step][columns[step]];
    }
    let length = normal.iter().map(|value| value * value).sum::<f64>().sqrt();
    for value in &mut normal {
        *value /= length;
    }
    let offset = -normal.iter().zip(rows[0]).map(|(normal, value)| normal * value).sum::<f64>();
    Plane { normal, offset }
}
