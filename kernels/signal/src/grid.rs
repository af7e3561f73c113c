//! Windows over a grid that was padded on all sides, so that no window leaves it.

use rayon::prelude::*;

/// A padded grid, the shape of the answer, and where the elements of a window lie relative to its first corner.
pub struct Windows<'a> {
    values: &'a [f64],
    padded: &'a [usize],
    shape: &'a [usize],
    offsets: Vec<usize>,
}

impl<'a> Windows<'a> {
    /// `footprint` says which elements of a box of shape `window` belong to the window, in row-major order. `None`
    /// if a shape does not fit: the padded grid must be `shape + window - 1` long along every axis.
    pub fn new(
        values: &'a [f64],
        padded: &'a [usize],
        shape: &'a [usize],
        window: &[usize],
        footprint: &[bool],
    ) -> Option<Self> {
        let fits = padded.len() == shape.len() && padded.len() == window.len();
        let fits = fits && shape.iter().zip(window).zip(padded).all(|((n, w), p)| *w > 0 && n + w == p + 1);
        if !fits
            || padded.iter().product::<usize>() != values.len()
            || window.iter().product::<usize>() != footprint.len()
        {
            return None;
        }
        let strides = strides(padded);
        let mut offsets = Vec::new();
        for (place, _) in footprint.iter().enumerate().filter(|(_, is_inside)| **is_inside) {
            offsets.push(spread(place, window).iter().zip(&strides).map(|(at, stride)| at * stride).sum());
        }
        Some(Self { values, padded, shape, offsets })
    }

    pub fn n_elements(&self) -> usize {
        self.offsets.len()
    }

    /// Fills the answer row by row: `fill` gets the values from the row's first corner on, the offsets, and the row.
    pub(crate) fn each_row<T: Default + Clone + Send>(
        &self,
        fill: impl Fn(&[f64], &[usize], &mut [T]) + Sync,
    ) -> Vec<T> {
        let n = self.shape.iter().product();
        let mut out = vec![T::default(); n];
        let length = self.shape.last().copied().unwrap_or(1);
        if n == 0 {
            return out;
        }
        let strides = strides(self.padded);
        let lead = self.shape.split_last().map_or(&[][..], |(_, lead)| lead);
        out.par_chunks_mut(length).enumerate().with_min_len(1 + 4096 / length).for_each(|(row, cells)| {
            let start: usize = spread(row, lead).iter().zip(&strides).map(|(at, stride)| at * stride).sum();
            fill(&self.values[start..], &self.offsets, cells);
        });
        out
    }

    /// The sum of each window's elements, weighted.
    pub fn correlate(&self, weights: &[f64]) -> Vec<f64> {
        self.each_row(|values, offsets, cells: &mut [f64]| {
            for (offset, weight) in offsets.iter().zip(weights) {
                for (cell, value) in cells.iter_mut().zip(&values[*offset..]) {
                    *cell += weight * value;
                }
            }
        })
    }

    /// The elements of every window, one window after another.
    pub fn gather(&self) -> Option<Vec<f64>> {
        let n: usize = self.shape.iter().product();
        let mut out = Vec::new();
        out.try_reserve_exact(n.checked_mul(self.offsets.len())?).ok()?;
        let rows = self.each_row(|values, offsets, cells: &mut [Vec<f64>]| {
            for (place, cell) in cells.iter_mut().enumerate() {
                *cell = offsets.iter().map(|offset| values[offset + place]).collect();
            }
        });
        for window in rows {
            out.extend(window);
        }
        Some(out)
    }
}

pub(crate) fn strides(shape: &[usize]) -> Vec<usize> {
    let mut strides = vec![1; shape.len()];
    for axis in (1..shape.len()).rev() {
        strides[axis - 1] = strides[axis] * shape[axis];
    }
    strides
}

/// A row-major place as one index along each axis.
pub(crate) fn spread(mut place: usize, shape: &[usize]) -> Vec<usize> {
    let mut indices = vec![0; shape.len()];
    for axis in (0..shape.len()).rev() {
        let length = shape[axis].max(1);
        indices[axis] = place % length;
        place /= length;
    }
    indices
}
