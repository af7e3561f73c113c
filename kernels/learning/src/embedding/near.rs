//! The divergence and its slope, where neighbours pull one by one and cells of a tree push.

use rayon::prelude::*;

use super::cells::Cells;

/// What neighbours are worth, row by row: where each row starts, which rows, how much.
#[derive(Clone, Copy, Debug)]
pub struct Near<'a> {
    pub starts: &'a [usize],
    pub places: &'a [usize],
    pub worth: &'a [f32],
}

impl Near<'_> {
    /// Whether every place is one of `n` rows.
    pub fn is_sound(&self, n: usize) -> bool {
        self.starts.len() == n + 1
            && self.starts.windows(2).all(|pair| pair[0] <= pair[1])
            && self.starts[n] <= self.places.len()
            && self.places.len() == self.worth.len()
            && self.places.iter().all(|place| *place < n)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "forces are in single precision")]
fn single(value: f64) -> f32 {
    value as f32
}

fn nearness(square: f32, freedom: f32) -> f32 {
    let near = freedom / (freedom + square);
    if matches!(freedom, 1.0) { near } else { near.powf(f32::midpoint(freedom, 1.0)) }
}

/// What pushes one row: the force, and the sum of nearness.
fn push(cells: &Cells, point: &[f32], square_angle: f32, freedom: f32) -> ([f32; 3], f64) {
    let (mut seen, mut force, mut total) = (Vec::new(), [0.0_f32; 3], 0.0_f64);
    cells.look(point, square_angle, &mut seen);
    for cell in seen {
        let near = f64::from(nearness(cell.square, freedom));
        total += f64::from(cell.size) * near;
        let weight = single(f64::from(cell.size) * near * near);
        for (force, apart) in force.iter_mut().zip(cell.apart) {
            *force += weight * apart;
        }
    }
    (force, total)
}

/// A layout of one to three dimensions: the divergence (NaN unless wanted) and its slope but for a factor.
pub fn near_slope(
    layout: &[f32],
    n_dims: usize,
    near: Near<'_>,
    angle: f32,
    freedom: f32,
    is_judged: bool,
) -> (f64, Vec<f32>) {
    let n = layout.len() / n_dims.clamp(1, 3);
    if !(1..=3).contains(&n_dims) || !near.is_sound(n) {
        return (f64::NAN, vec![f32::NAN; layout.len()]);
    }
    let cells = Cells::new(layout, n_dims);
    let rows: Vec<&[f32]> = layout.chunks_exact(n_dims).collect();
    let pushed: Vec<([f32; 3], f64)> =
        rows.par_iter().map(|point| push(&cells, point, angle * angle, freedom)).collect();
    let total = pushed.iter().map(|(_, total)| total).sum::<f64>().max(f64::from(f32::EPSILON).min(f64::EPSILON));
    let (mut divergence, mut slope) = (0.0_f32, Vec::with_capacity(layout.len()));
    for (i, (own, (push, _))) in rows.iter().zip(&pushed).enumerate() {
        let mut pull = [0.0_f32; 3];
        for place in near.starts[i]..near.starts[i + 1] {
            let (worth, mut apart, mut square) = (near.worth[place], [0.0_f32; 3], 0.0_f32);
            for (axis, (own, other)) in own.iter().zip(rows[near.places[place]]).enumerate() {
                apart[axis] = own - other;
                square += apart[axis] * apart[axis];
            }
            let nearness = nearness(square, freedom);
            let weight = worth * nearness;
            if is_judged {
                let share = single(f64::from(nearness) / total);
                let ratio = worth.max(f32::MIN_POSITIVE) / share.max(f32::MIN_POSITIVE);
                divergence = single(f64::from(divergence) + f64::from(worth) * f64::from(ratio).ln());
            }
            for (pull, apart) in pull.iter_mut().zip(apart) {
                *pull += weight * apart;
            }
        }
        let forces = pull.iter().zip(push).take(n_dims);
        slope.extend(forces.map(|(pull, push)| single(f64::from(*pull) - f64::from(*push) / total)));
    }
    (if is_judged { f64::from(divergence) } else { f64::NAN }, slope)
}
