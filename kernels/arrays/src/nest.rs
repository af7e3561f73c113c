//! Nested loops over several arrays of one shape: axes merged where memory allows, the tightest axis innermost.

use rayon::prelude::*;

/// Elements from which a simple loop is worth splitting over threads.
pub(crate) const PARALLEL_SIZE: usize = 1 << 18;

/// The loop nest of `N` operands. Strides and offsets count elements of each operand's own type.
#[derive(Clone)]
pub(crate) struct Nest<const N: usize> {
    shape: Vec<usize>,
    strides: Vec<[isize; N]>,
    base: [isize; N],
}

impl<const N: usize> Nest<N> {
    /// The first operand decides the order of axes; its offset is where its memory is walked upward from.
    pub(crate) fn new(shape: &[usize], strides: [&[isize]; N]) -> Self {
        Self::build(shape, strides, true)
    }

    /// Axes stay in C order, for work whose result depends on the order of visits.
    pub(crate) fn ordered(shape: &[usize], strides: [&[isize]; N]) -> Self {
        Self::build(shape, strides, false)
    }

    fn build(shape: &[usize], strides: [&[isize]; N], sort: bool) -> Self {
        let mut axes: Vec<(usize, [isize; N])> = Vec::with_capacity(shape.len());
        for (axis, &length) in shape.iter().enumerate() {
            if length != 1 {
                axes.push((length, std::array::from_fn(|operand| strides[operand][axis])));
            }
        }
        if sort && axes.len() > 1 {
            // A stable sort by the first operand that has an opinion, widest steps first.
            axes.sort_by(|(_, left), (_, right)| {
                for operand in 0..N {
                    let (x, y) = (left[operand].unsigned_abs(), right[operand].unsigned_abs());
                    if x != 0 && y != 0 && x != y {
                        return y.cmp(&x);
                    }
                }
                std::cmp::Ordering::Equal
            });
        }
        let mut merged: Vec<(usize, [isize; N])> = Vec::with_capacity(axes.len());
        for (length, steps) in axes {
            if let Some((outer_length, outer_steps)) = merged.last_mut()
                && (0..N).all(|operand| outer_steps[operand] == steps[operand] * length as isize)
            {
                *outer_length *= length;
                *outer_steps = steps;
            } else {
                merged.push((length, steps));
            }
        }
        if merged.is_empty() {
            merged.push((1, [0; N]));
        }
        let (shape, strides) = merged.into_iter().unzip();
        Self { shape, strides, base: [0; N] }
    }

    pub(crate) fn size(&self) -> usize {
        self.shape.iter().product()
    }

    /// The steps of the innermost loop.
    pub(crate) fn inner_strides(&self) -> [isize; N] {
        self.strides[self.strides.len() - 1]
    }

    /// Calls `body(offsets, length)` once per innermost run.
    pub(crate) fn run(&self, mut body: impl FnMut([isize; N], usize)) {
        self.visit(&mut body);
    }

    // One copy of the walk for every kernel: thousands of kernels share it through the pointer.
    fn visit(&self, body: &mut dyn FnMut([isize; N], usize)) {
        if self.size() == 0 {
            return;
        }
        let outer = self.shape.len() - 1;
        let inner_length = self.shape[outer];
        let mut offsets = self.base;
        if outer == 0 {
            body(offsets, inner_length);
            return;
        }
        let mut counters = vec![0usize; outer];
        loop {
            body(offsets, inner_length);
            let mut axis = outer;
            loop {
                if axis == 0 {
                    return;
                }
                axis -= 1;
                counters[axis] += 1;
                if counters[axis] < self.shape[axis] {
                    for operand in 0..N {
                        offsets[operand] += self.strides[axis][operand];
                    }
                    break;
                }
                counters[axis] = 0;
                for operand in 0..N {
                    offsets[operand] -= self.strides[axis][operand] * (self.shape[axis] as isize - 1);
                }
            }
        }
    }

    /// As `run`, over threads where the work is large. Every element of the first operand must be visited once.
    pub(crate) fn run_parallel(&self, body: impl Fn([isize; N], usize) + Sync) {
        self.visit_parallel(PARALLEL_SIZE, &body);
    }

    /// As `run_parallel`, over threads from `size` elements on.
    pub(crate) fn run_parallel_from(&self, size: usize, body: impl Fn([isize; N], usize) + Sync) {
        self.visit_parallel(size, &body);
    }

    fn visit_parallel(&self, size: usize, body: &(dyn Fn([isize; N], usize) + Sync)) {
        if self.size() < size {
            self.visit(&mut |offsets, length| body(offsets, length));
        } else {
            visit_parts(&self.parts(rayon::current_num_threads() * 4), body);
        }
    }

    /// As `run_parallel`, cut only along axes on which the operand moves, so that no two threads write one element.
    pub(crate) fn run_parallel_along(&self, operand: usize, body: impl Fn([isize; N], usize) + Sync) {
        self.visit_parallel_along(operand, &body);
    }

    fn visit_parallel_along(&self, operand: usize, body: &(dyn Fn([isize; N], usize) + Sync)) {
        // Cutting the innermost axis into short pieces would cost more than the second thread gains.
        let last = self.shape.len() - 1;
        let movable =
            (0..=last).filter(|&axis| self.strides[axis][operand] != 0 && (axis < last || self.shape[axis] >= 1 << 14));
        match movable.max_by_key(|&axis| (self.shape[axis], std::cmp::Reverse(axis))) {
            Some(axis) if self.size() >= PARALLEL_SIZE && self.shape[axis] > 1 => {
                visit_parts(&self.cut(axis, rayon::current_num_threads() * 4), body);
            }
            _ => self.visit(&mut |offsets, length| body(offsets, length)),
        }
    }

    /// Cuts the nest along its longest axis.
    fn parts(&self, wanted: usize) -> Vec<Self> {
        let axis = (0..self.shape.len())
            .max_by_key(|&axis| (self.shape[axis], std::cmp::Reverse(axis)))
            .expect("a nest has at least one axis");
        self.cut(axis, wanted)
    }

    fn cut(&self, axis: usize, wanted: usize) -> Vec<Self> {
        let length = self.shape[axis];
        // Pieces of the innermost axis start on a cache line's worth of elements.
        let step = length.div_ceil(wanted).max(1).next_multiple_of(if length > 4096 { 64 } else { 1 });
        (0..length)
            .step_by(step)
            .map(|start| {
                let mut part = self.clone();
                part.shape[axis] = step.min(length - start);
                for operand in 0..N {
                    part.base[operand] += self.strides[axis][operand] * start as isize;
                }
                part
            })
            .collect()
    }
}

fn visit_parts<const N: usize>(parts: &[Nest<N>], body: &(dyn Fn([isize; N], usize) + Sync)) {
    parts.par_iter().for_each(|part| part.visit(&mut |offsets, length| body(offsets, length)));
}

/// A pointer that may be handed to the threads of one kernel; each writes only its own part.
pub(crate) struct Shared<T>(pub(crate) *mut T);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

// SAFETY: kernels give each thread a disjoint part of the memory behind the pointer.
unsafe impl<T> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    /// The element `offset` steps on. The nest keeps offsets inside the array.
    pub(crate) fn at(self, offset: isize) -> *mut T {
        self.0.wrapping_offset(offset)
    }
}
