//! Recursive filters along rows: one rational function, or a cascade of sections of second order.

use std::ops::{Add, Mul, Sub};

use num_complex::Complex64;
use rayon::prelude::*;

/// What samples are made of.
pub trait Sample: Copy + Default + Send + Sync + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {}

impl Sample for f64 {}
impl Sample for Complex64 {}

/// How a row goes on before its first sample and after its last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extension {
    /// Turned about the end point.
    Odd,
    /// Mirrored.
    Even,
    /// The end sample again and again.
    Constant,
}

/// Which end of a row comes first.
#[derive(Clone, Copy)]
enum Way {
    Forward,
    Backward,
}

fn each<T>(row: &mut [T], way: Way, step: impl FnMut(&mut T)) {
    match way {
        Way::Forward => row.iter_mut().for_each(step),
        Way::Backward => row.iter_mut().rev().for_each(step),
    }
}

/// Filters each row of `length` samples in place. `b` and `a` are as long as each other and `a[0]` is one; every
/// row has its own state of one value less, which is left as it is at the row's end.
pub fn filter_rows<T: Sample>(b: &[T], a: &[T], rows: &mut [T], length: usize, states: &mut [T]) {
    let order = b.len().saturating_sub(1);
    if length == 0 || b.len() != a.len() || b.is_empty() {
        return;
    }
    if order == 0 {
        filter_row(b, a, rows, &mut [], Way::Forward);
        return;
    }
    let pairs = rows.par_chunks_mut(length).zip(states.par_chunks_mut(order));
    pairs.for_each(|(row, state)| filter_row(b, a, row, state, Way::Forward));
}

/// Filters rows forward and backward, so that nothing is delayed. `settled` is the state once a step of one has settled.
pub fn filter_rows_both_ways<T: Sample>(
    b: &[T],
    a: &[T],
    settled: &[T],
    rows: &mut [T],
    length: usize,
    ends: (Extension, usize),
) {
    if !b.is_empty() && b.len() == a.len() && settled.len() + 1 == b.len() {
        both_ways(rows, length, ends, settled, |row, state, way| filter_row(b, a, row, state, way));
    }
}

fn filter_row<T: Sample>(b: &[T], a: &[T], row: &mut [T], state: &mut [T], way: Way) {
    match state.len() {
        0 => row.iter_mut().for_each(|sample| *sample = b[0] * *sample),
        1 => filter_of_order::<T, 1>(b, a, row, state, way),
        2 => filter_of_order::<T, 2>(b, a, row, state, way),
        3 => filter_of_order::<T, 3>(b, a, row, state, way),
        4 => filter_of_order::<T, 4>(b, a, row, state, way),
        5 => filter_of_order::<T, 5>(b, a, row, state, way),
        6 => filter_of_order::<T, 6>(b, a, row, state, way),
        7 => filter_of_order::<T, 7>(b, a, row, state, way),
        8 => filter_of_order::<T, 8>(b, a, row, state, way),
        _ => each(row, way, |sample| *sample = next_of_row(b, a, state, *sample)),
    }
}

/// As `next_of_row` for a whole row; of a known order, so that the state stays in registers.
fn filter_of_order<T: Sample, const ORDER: usize>(b: &[T], a: &[T], row: &mut [T], state: &mut [T], way: Way) {
    let (first, b, a): (T, &[T; ORDER], &[T; ORDER]) = match (b, a) {
        ([first, b @ ..], [_, a @ ..]) => match (b.try_into(), a.try_into()) {
            (Ok(b), Ok(a)) => (*first, b, a),
            _ => return,
        },
        _ => return,
    };
    let (b, a) = (*b, *a);
    let mut inner = [T::default(); ORDER];
    inner.iter_mut().zip(&*state).for_each(|(inner, value)| *inner = *value);
    each(row, way, |sample| {
        let x = *sample;
        let y = inner[0] + first * x;
        for place in 0..ORDER - 1 {
            inner[place] = inner[place + 1] + b[place] * x - a[place] * y;
        }
        inner[ORDER - 1] = b[ORDER - 1] * x - a[ORDER - 1] * y;
        *sample = y;
    });
    state.iter_mut().zip(inner).for_each(|(value, inner)| *value = inner);
}

fn next_of_row<T: Sample>(b: &[T], a: &[T], state: &mut [T], x: T) -> T {
    let order = state.len();
    let y = state[0] + b[0] * x;
    for place in 0..order - 1 {
        state[place] = state[place + 1] + b[place + 1] * x - a[place + 1] * y;
    }
    state[order - 1] = b[order] * x - a[order] * y;
    y
}

/// Filters each row of `length` samples in place by sections of six coefficients each. Every row has a state of two
/// values for each section.
pub fn filter_sections<T: Sample>(sections: &[T], rows: &mut [T], length: usize, states: &mut [T]) {
    let n_sections = sections.len() / 6;
    if length == 0 || n_sections == 0 {
        return;
    }
    let pairs = rows.par_chunks_mut(length).zip(states.par_chunks_mut(2 * n_sections));
    pairs.for_each(|(row, state)| through_sections(sections, row, state, Way::Forward));
}

/// As `filter_rows_both_ways`, by sections; `settled` holds two values for each section.
pub fn filter_sections_both_ways<T: Sample>(
    sections: &[T],
    settled: &[T],
    rows: &mut [T],
    length: usize,
    ends: (Extension, usize),
) {
    if settled.len() == sections.len() / 6 * 2 {
        both_ways(rows, length, ends, settled, |row, state, way| through_sections(sections, row, state, way));
    }
}

/// Each row goes on for `edge` samples, fewer than it has, at both ends. Only these are kept beside the row: the way back ends
/// where the row begins.
fn both_ways<T: Sample>(
    rows: &mut [T],
    length: usize,
    (extension, edge): (Extension, usize),
    settled: &[T],
    run: impl Fn(&mut [T], &mut [T], Way) + Sync,
) {
    if length == 0 || edge >= length {
        return;
    }
    rows.par_chunks_exact_mut(length).for_each(|row| {
        let (first, last) = (row[0], row[length - 1]);
        let beyond = |end: T, inner: T| match extension {
            Extension::Odd => end + end - inner,
            Extension::Even => inner,
            Extension::Constant => end,
        };
        let settled_at = |level: T| settled.iter().map(|value| *value * level).collect::<Vec<_>>();
        let mut before: Vec<T> = row[1..=edge].iter().rev().map(|inner| beyond(first, *inner)).collect();
        let mut after: Vec<T> =
            row[length - 1 - edge..length - 1].iter().rev().map(|inner| beyond(last, *inner)).collect();
        let mut state = settled_at(before.first().copied().unwrap_or(first));
        for part in [&mut before, &mut *row, &mut after] {
            run(part, &mut state, Way::Forward);
        }
        let mut state = settled_at(after.last().copied().unwrap_or(row[length - 1]));
        for part in [&mut after, row] {
            run(part, &mut state, Way::Backward);
        }
    });
}

fn through_sections<T: Sample>(sections: &[T], row: &mut [T], state: &mut [T], way: Way) {
    match sections.len() / 6 {
        1 => through_few::<T, 1>(sections, row, state, way),
        2 => through_few::<T, 2>(sections, row, state, way),
        3 => through_few::<T, 3>(sections, row, state, way),
        4 => through_few::<T, 4>(sections, row, state, way),
        5 => through_few::<T, 5>(sections, row, state, way),
        6 => through_few::<T, 6>(sections, row, state, way),
        _ => each(row, way, |sample| {
            let mut x = *sample;
            for (section, state) in sections.chunks_exact(6).zip(state.chunks_exact_mut(2)) {
                x = next_of_section([section[0], section[1], section[2], section[4], section[5]], state, x);
            }
            *sample = x;
        }),
    }
}

/// Of a known number of sections, so that their states stay in registers.
fn through_few<T: Sample, const N: usize>(sections: &[T], row: &mut [T], state: &mut [T], way: Way) {
    let mut parts = [[T::default(); 5]; N];
    let mut states = [[T::default(); 2]; N];
    for (part, section) in parts.iter_mut().zip(sections.chunks_exact(6)) {
        *part = [section[0], section[1], section[2], section[4], section[5]];
    }
    states.as_flattened_mut().iter_mut().zip(&*state).for_each(|(inner, value)| *inner = *value);
    each(row, way, |sample| {
        let mut x = *sample;
        for (part, state) in parts.iter().zip(&mut states) {
            x = next_of_section(*part, state, x);
        }
        *sample = x;
    });
    state.iter_mut().zip(states.as_flattened()).for_each(|(value, inner)| *value = *inner);
}

#[inline]
fn next_of_section<T: Sample>([b0, b1, b2, a1, a2]: [T; 5], state: &mut [T], x: T) -> T {
    let [first, second] = state else { return x };
    let y = b0 * x + *first;
    *first = b1 * x - a1 * y + *second;
    *second = b2 * x - a2 * y;
    y
}
