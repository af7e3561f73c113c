//! Sums of gradients and hessians for each bin of each column.

use rayon::prelude::*;

use super::Ground;

/// Places for bins in each column: one for every byte, so that no byte leads outside.
pub(super) const N_PLACES: usize = 256;
/// Columns that are summed together: their sums stay in the nearest cache, and each row is looked up once for all.
pub(super) const COLUMNS_AT_ONCE: usize = 4;
/// Rows that are gathered by one thread.
const ROWS_AT_ONCE: usize = 1 << 14;

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Bin {
    /// The sum of gradients, and that of hessians: next to each other, so that both are added at once.
    sums: [f64; 2],
    pub(super) count: u32,
}

impl Bin {
    pub(super) fn gradients(&self) -> f64 {
        self.sums[0]
    }

    pub(super) fn hessians(&self) -> f64 {
        self.sums[1]
    }
}

/// The sums of a column.
pub(super) type Places = [Bin; N_PLACES];

/// The sums of all columns.
#[derive(Debug, Clone, Default)]
pub(super) struct Sums {
    pub(super) columns: Vec<Places>,
}

impl Sums {
    pub(super) fn new(n_columns: usize) -> Self {
        Self { columns: vec![[Bin::default(); N_PLACES]; n_columns] }
    }

    /// Sums over all bins of a column, in pairs, as numpy adds.
    pub(super) fn totals(&self, column: usize, n_bins: usize) -> (f64, f64) {
        let bins = &self.columns[column][..n_bins];
        let gradients: Vec<f64> = bins.iter().map(Bin::gradients).collect();
        let hessians: Vec<f64> = bins.iter().map(Bin::hessians).collect();
        (pairwise(&gradients), pairwise(&hessians))
    }
}

/// Gradient and hessian of each row, side by side.
#[derive(Debug, Default)]
pub(super) struct Steps {
    of_all: Vec<[f32; 2]>,
    of_node: Vec<[f32; 2]>,
}

impl Steps {
    /// Where all hessians are the same, rows are counted instead.
    pub(super) fn new(ground: &Ground<'_>) -> Self {
        let gradients = ground.gradients.par_iter();
        let of_all = if ground.are_hessians_constant() {
            gradients.map(|gradient| [*gradient, 0.0]).collect()
        } else {
            gradients.zip(ground.hessians).map(|(gradient, hessian)| [*gradient, *hessian]).collect()
        };
        Self { of_all, of_node: Vec::new() }
    }

    /// Those of the rows of a node, in their order.
    pub(super) fn of<'a>(&'a mut self, rows: &'a [u32]) -> Picked<'a> {
        if rows.len() == self.of_all.len() {
            return Picked { rows: None, steps: &self.of_all };
        }
        let of_all = &self.of_all;
        if rows.len() < ROWS_AT_ONCE {
            self.of_node.clear();
            self.of_node.extend(rows.iter().map(|row| of_all[*row as usize]));
        } else {
            rows.par_iter()
                .with_min_len(ROWS_AT_ONCE)
                .map(|row| of_all[*row as usize])
                .collect_into_vec(&mut self.of_node);
        }
        Picked { rows: Some(rows), steps: &self.of_node }
    }
}

/// Rows of a node; none are listed where it has all of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picked<'a> {
    rows: Option<&'a [u32]>,
    steps: &'a [[f32; 2]],
}

impl Picked<'_> {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Adds the rows up in the columns from `first` on, of which there are at most `COLUMNS_AT_ONCE`.
    pub(super) fn add_to(&self, ground: &Ground<'_>, first: usize, sums: &mut [Places]) {
        match sums {
            [a, b, c, d] => self.add([a, b, c, d], std::array::from_fn(|place| ground.column(first + place))),
            [a, b, c] => self.add([a, b, c], std::array::from_fn(|place| ground.column(first + place))),
            [a, b] => self.add([a, b], std::array::from_fn(|place| ground.column(first + place))),
            others => {
                for (place, sums) in others.iter_mut().enumerate() {
                    self.add([sums], [ground.column(first + place)]);
                }
            }
        }
    }

    fn add<const N: usize>(&self, mut sums: [&mut Places; N], codes: [&[u8]; N]) {
        for sums in &mut sums {
            sums.fill(Bin::default());
        }
        let mut put = |row: usize, step: &[f32; 2]| {
            let step = step.map(f64::from);
            for (sums, codes) in sums.iter_mut().zip(&codes) {
                let bin = &mut sums[usize::from(codes[row])];
                bin.sums[0] += step[0];
                bin.sums[1] += step[1];
                bin.count += 1;
            }
        };
        match self.rows {
            Some(rows) => rows.iter().zip(self.steps).for_each(|(row, step)| put(*row as usize, step)),
            None => self.steps.iter().enumerate().for_each(|(row, step)| put(row, step)),
        }
    }
}

/// Takes the sums of a child from those of its node, which leaves those of the other child.
pub(super) fn take_away(own: &mut [Places], child: &[Places]) {
    for (own, other) in own.as_flattened_mut().iter_mut().zip(child.as_flattened()) {
        own.sums[0] -= other.sums[0];
        own.sums[1] -= other.sums[1];
        own.count = own.count.wrapping_sub(other.count);
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
