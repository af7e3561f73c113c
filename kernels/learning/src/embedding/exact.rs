//! The divergence of all pairs and its slope.

use rayon::prelude::*;

/// A layout by rows, what pairs are worth (condensed) and the degrees of freedom: the divergence (NaN unless
/// wanted) and its slope but for a factor. With `is_single` differences are rounded to single precision.
pub fn exact_slope(
    layout: &[f64],
    n_dims: usize,
    worth: &[f64],
    freedom: f64,
    is_judged: bool,
    is_single: bool,
) -> (f64, Vec<f64>) {
    let n_dims = n_dims.max(1);
    let n = layout.len() / n_dims;
    let row = |place: usize| &layout[place * n_dims..(place + 1) * n_dims];
    let starts: Vec<usize> = (0..n).map(|i| n * i - i * (i + 1) / 2).collect();
    let nearness = |i: usize, j: usize| {
        let square: f64 = row(i).iter().zip(row(j)).map(|(a, b)| (a - b) * (a - b)).sum();
        let base = square / freedom + 1.0;
        let power = f64::midpoint(freedom, 1.0);
        if matches!(power, 1.0) { 1.0 / base } else { base.powf(-power) }
    };
    let near: Vec<f64> = (0..n)
        .into_par_iter()
        .flat_map_iter(|i| (i + 1..n).map(move |j| (i, j)))
        .map(|(i, j)| nearness(i, j))
        .collect();
    if near.len() != worth.len() {
        return (f64::NAN, vec![f64::NAN; layout.len()]);
    }
    let total = 2.0 * near.iter().sum::<f64>();
    let share = |near: f64| (near / total).max(f64::EPSILON);
    let divergence = if is_judged {
        2.0 * worth.iter().zip(&near).map(|(p, near)| p * (p.max(f64::EPSILON) / share(*near)).ln()).sum::<f64>()
    } else {
        f64::NAN
    };
    #[expect(clippy::cast_possible_truncation, reason = "the layout is in single precision")]
    let rounded = |value: f64| if is_single { f64::from(value as f32) } else { value };
    let slope = (0..n).into_par_iter().flat_map_iter(|i| {
        let mut slope = vec![0.0; n_dims];
        for j in (0..n).filter(|j| *j != i) {
            let (a, b) = if i < j { (i, j) } else { (j, i) };
            let place = starts[a] + b - a - 1;
            let pull = (worth[place] - share(near[place])) * near[place];
            for (slope, (own, other)) in slope.iter_mut().zip(row(i).iter().zip(row(j))) {
                *slope += pull * rounded(own - other);
            }
        }
        slope
    });
    (divergence, slope.collect())
}
