//! Recursive filters along rows: one rational function, or a cascade of sections of second order.

use std::ops::{Add, Mul, Sub};

use num_complex::Complex64;
use rayon::prelude::*;

/// What samples are made of.
pub trait Sample: Copy + Default + Send + Sync + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {}

impl Sample for f64 {}
impl Sample for Complex64 {}

/// Filters each row of `length` samples in place. `b` and `a` are as long as each other and `a[0]` is one; every
/// row has its own state of one value less, which is left as it is at the row's end.
pub fn filter_rows<T: Sample>(b: &[T], a: &[T], rows: &mut [T], length: usize, states: &mut [T]) {
    let order = b.len().saturating_sub(1);
    if length == 0 || b.len() != a.len() || b.is_empty() {
        return;
    }
    if order == 0 {
        for sample in rows.iter_mut() {
            *sample = b[0] * *sample;
        }
        return;
    }
    let pairs = rows.par_chunks_mut(length).zip(states.par_chunks_mut(order));
    pairs.for_each(|(row, state)| {
        for sample in row {
            let x = *sample;
            let y = state[0] + b[0] * x;
            for place in 0..order - 1 {
                state[place] = state[place + 1] + b[place + 1] * x - a[place + 1] * y;
            }
            state[order - 1] = b[order] * x - a[order] * y;
            *sample = y;
        }
    });
}

/// Filters each row of `length` samples in place by sections of six coefficients each. Every row has a state of two
/// values for each section.
pub fn filter_sections<T: Sample>(sections: &[T], rows: &mut [T], length: usize, states: &mut [T]) {
    let n_sections = sections.len() / 6;
    if length == 0 || n_sections == 0 {
        return;
    }
    let pairs = rows.par_chunks_mut(length).zip(states.par_chunks_mut(2 * n_sections));
    pairs.for_each(|(row, state)| {
        for sample in row {
            let mut x = *sample;
            for (section, state) in sections.chunks_exact(6).zip(state.chunks_exact_mut(2)) {
                let y = section[0] * x + state[0];
                state[0] = section[1] * x - section[4] * y + state[1];
                state[1] = section[2] * x - section[5] * y;
                x = y;
            }
            *sample = x;
        }
    });
}
