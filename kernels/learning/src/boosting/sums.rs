//! Sums of gradients and hessians for each bin of each column.

use rayon::prelude::*;

use super::Ground;

/// Below this many additions a node is not worth several threads.
const WORTH_THREADS: usize = 1 << 14;

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bin {
    pub(super) gradients: f64,
    pub(super) hessians: f64,
    pub(super) count: u32,
}

/// For each column `n_bins` sums.
#[derive(Debug, Clone)]
pub(super) struct Sums {
    pub(super) bins: Vec<Bin>,
    n_bins: usize,
}

/// Gradients and hessians of the rows of a node, in their order.
#[derive(Debug, Default)]
pub(super) struct Ordered {
    gradients: Vec<f32>,
    hessians: Vec<f32>,
}

impl Sums {
    pub(super) fn of(ground: &Ground<'_>, rows: &[u32], ordered: &mut Ordered, allowed: Option<&[usize]>) -> Self {
        let n_bins = ground.n_bins;
        let is_root = rows.len() == ground.n_rows();
        let with_hessians = !ground.are_hessians_constant();
        if !is_root {
            ordered.gradients.clear();
            ordered.gradients.extend(rows.iter().map(|row| ground.gradients[*row as usize]));
            ordered.hessians.clear();
            if with_hessians {
                ordered.hessians.extend(rows.iter().map(|row| ground.hessians[*row as usize]));
            }
        }
        let gradients = if is_root { ground.gradients } else { &ordered.gradients };
        let hessians = if is_root && with_hessians { ground.hessians } else { &ordered.hessians };
        let mut bins = vec![Bin::default(); n_bins * ground.columns.len()];
        let fill = |(column, sums): (usize, &mut [Bin])| {
            if allowed.is_some_and(|allowed| !allowed.contains(&column)) {
                return;
            }
            let codes = ground.column(column);
            match (is_root, with_hessians) {
                (true, true) => add(sums, codes.iter().copied(), gradients, hessians),
                (true, false) => add_gradients(sums, codes.iter().copied(), gradients),
                (false, true) => add(sums, rows.iter().map(|row| codes[*row as usize]), gradients, hessians),
                (false, false) => add_gradients(sums, rows.iter().map(|row| codes[*row as usize]), gradients),
            }
        };
        if rows.len() * ground.columns.len() < WORTH_THREADS {
            bins.chunks_mut(n_bins).enumerate().for_each(fill);
        } else {
            bins.par_chunks_mut(n_bins).enumerate().for_each(fill);
        }
        Self { bins, n_bins }
    }

    /// What is left of the sums of a node without one of its children.
    pub(super) fn without(mut self, child: &Self) -> Self {
        for (own, other) in self.bins.iter_mut().zip(&child.bins) {
            own.gradients -= other.gradients;
            own.hessians -= other.hessians;
            own.count = own.count.wrapping_sub(other.count);
        }
        self
    }

    pub(super) fn column(&self, column: usize) -> &[Bin] {
        &self.bins[column * self.n_bins..(column + 1) * self.n_bins]
    }

    /// Sums over all bins of a column, in pairs, as numpy adds.
    pub(super) fn totals(&self, column: usize) -> (f64, f64) {
        let bins = self.column(column);
        let gradients: Vec<f64> = bins.iter().map(|bin| bin.gradients).collect();
        let hessians: Vec<f64> = bins.iter().map(|bin| bin.hessians).collect();
        (pairwise(&gradients), pairwise(&hessians))
    }
}

fn add(sums: &mut [Bin], codes: impl Iterator<Item = u8>, gradients: &[f32], hessians: &[f32]) {
    for ((code, gradient), hessian) in codes.zip(gradients).zip(hessians) {
        let bin = &mut sums[usize::from(code)];
        bin.gradients += f64::from(*gradient);
        bin.hessians += f64::from(*hessian);
        bin.count += 1;
    }
}

fn add_gradients(sums: &mut [Bin], codes: impl Iterator<Item = u8>, gradients: &[f32]) {
    for (code, gradient) in codes.zip(gradients) {
        let bin = &mut sums[usize::from(code)];
        bin.gradients += f64::from(*gradient);
        bin.count += 1;
    }
}

fn pairwise(values: &[f64]) -> f64 {
    if values.len() < 8 {
        return values.iter().fold(0.0, |sum, value| sum + value);
    }
    if values.len() > 128 {
        let half = values.len() / 2;
        let (front, back) = values.split_at(half - half % 8);
        return pairwise(front) + pairwise(back);
    }
    let (eights, rest) = values.as_chunks::<8>();
    let mut lanes = [0.0; 8];
    for eight in eights {
        for (lane, value) in lanes.iter_mut().zip(eight) {
            *lane += value;
        }
    }
    let sum = ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
    rest.iter().fold(sum, |sum, value| sum + value)
}
