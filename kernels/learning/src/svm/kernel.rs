//! Similarities of rows, a row of the matrix at a time; those asked for last are kept.

use std::collections::HashMap;
use std::rc::Rc;

use rayon::prelude::*;

use crate::rows::{Rows, dot};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Shape {
    Linear,
    Polynomial {
        degree: i32,
        gamma: f64,
        offset: f64,
    },
    Radial {
        gamma: f64,
    },
    Sigmoid {
        gamma: f64,
        offset: f64,
    },
    /// The rows are similarities already.
    Precomputed,
}

pub struct Kernel<'a> {
    rows: Rows<'a>,
    shape: Shape,
    squares: Vec<f64>,
    kept: HashMap<usize, (u64, Rc<Vec<f32>>)>,
    most_kept: usize,
    clock: u64,
}

impl Shape {
    /// The similarity of two rows, with their squared lengths.
    pub(super) fn of(self, left: &[f64], right: &[f64], squares: f64) -> f64 {
        match self {
            Self::Linear | Self::Precomputed => dot(left, right),
            Self::Polynomial { degree, gamma, offset } => (gamma * dot(left, right) + offset).powi(degree),
            Self::Radial { gamma } => (-gamma * (squares - 2.0 * dot(left, right))).exp(),
            Self::Sigmoid { gamma, offset } => (gamma * dot(left, right) + offset).tanh(),
        }
    }
}

impl<'a> Kernel<'a> {
    /// Keeps rows of similarities in up to `bytes`.
    pub fn new(rows: Rows<'a>, shape: Shape, bytes: usize) -> Self {
        let squares = rows.each().map(|row| dot(row, row)).collect();
        let most_kept = (bytes / (4 * rows.n_rows().max(1))).max(2);
        Self { rows, shape, squares, kept: HashMap::new(), most_kept, clock: 0 }
    }

    pub(super) fn n_rows(&self) -> usize {
        self.rows.n_rows()
    }

    fn value(&self, one: usize, other: usize) -> f64 {
        match self.shape {
            Shape::Precomputed => self.rows.row(one)[other],
            shape => shape.of(self.rows.row(one), self.rows.row(other), self.squares[one] + self.squares[other]),
        }
    }

    pub(super) fn own(&self, row: usize) -> f64 {
        self.value(row, row)
    }

    /// All similarities of a row. Kept with 32 bits, as the published method keeps them.
    #[expect(clippy::cast_possible_truncation, reason = "kept with 32 bits")]
    pub(super) fn row(&mut self, row: usize) -> Rc<Vec<f32>> {
        const WORTH_THREADS: usize = 1 << 15;
        self.clock += 1;
        if let Some((used, kept)) = self.kept.get_mut(&row) {
            *used = self.clock;
            return Rc::clone(kept);
        }
        let n_rows = self.n_rows();
        let this = &*self;
        let values: Vec<f32> = if n_rows * self.rows.n_columns() < WORTH_THREADS {
            (0..n_rows).map(|other| this.value(row, other) as f32).collect()
        } else {
            let (rows, shape, squares) = (self.rows, self.shape, &self.squares);
            (0..n_rows)
                .into_par_iter()
                .map(|other| match shape {
                    Shape::Precomputed => rows.row(row)[other] as f32,
                    shape => shape.of(rows.row(row), rows.row(other), squares[row] + squares[other]) as f32,
                })
                .collect()
        };
        if self.kept.len() >= self.most_kept
            && let Some(oldest) = self.kept.iter().min_by_key(|(_, (used, _))| *used).map(|(row, _)| *row)
        {
            self.kept.remove(&oldest);
        }
        let values = Rc::new(values);
        self.kept.insert(row, (self.clock, Rc::clone(&values)));
        values
    }
}
