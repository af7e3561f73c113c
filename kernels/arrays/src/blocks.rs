//! Loops over elementary functions, in blocks that run in vectors where every number in them allows it.

use crate::array::Array;
use crate::convert::Numeric;
use crate::elementary::{Elementary, ElementaryPair, Exp};
use crate::loops::{map_costly, zip};
use crate::nest::{Nest, PARALLEL_SIZE};
use crate::wide::{fused_function, has_fused};

/// Elements computed together, small enough to stay near the processor.
const BLOCK: usize = 256;

/// `out[i] = E(a[i])` for floats.
pub(crate) fn map_elementary<E: Elementary, T: Numeric>(out: &Array, a: &Array, mask: Option<&Array>) {
    if !has_fused() {
        return map_costly::<T, T, _>(out, a, mask, |x| T::from_number(E::slow(x.to_f64())));
    }
    if mask.is_some() {
        return map_costly::<T, T, _>(out, a, mask, |x| {
            let mut block = [x.to_f64()];
            compute_fused::<E>(&mut block);
            T::from_number(block[0])
        });
    }
    let (to, from) = (out.start::<T>(), a.start::<T>());
    let nest = Nest::<2>::new(&out.shape, [&out.strides, &a.strides]);
    let [so, sa] = nest.inner_strides();
    nest.run_parallel_from(PARALLEL_SIZE / 16, |[o, x], length| {
        let mut block = [0.0; BLOCK];
        for start in (0..length).step_by(BLOCK) {
            let count = BLOCK.min(length - start);
            let at = start as isize;
            // SAFETY: the nest visits offsets of the arrays' elements only, each output once.
            unsafe { load(&mut block[..count], from.at(x + at * sa), sa) };
            compute_fused::<E>(&mut block[..count]);
            // SAFETY: as above.
            unsafe { store(&block[..count], to.at(o + at * so), so) };
        }
    });
}

/// e^x in place of every x, on the calling thread.
pub fn exp_each(values: &mut [f64]) {
    if has_fused() {
        values.chunks_mut(BLOCK).for_each(compute_fused::<Exp>);
    } else {
        for value in values {
            *value = value.exp();
        }
    }
}

/// `out[i] = E(a[i], b[i])` for doubles.
pub(crate) fn zip_elementary<E: ElementaryPair>(out: &Array, a: &Array, b: &Array, mask: Option<&Array>) {
    if !has_fused() {
        return zip::<f64, f64, f64, _>(out, a, b, mask, E::slow);
    }
    if mask.is_some() {
        return zip::<f64, f64, f64, _>(out, a, b, mask, |x, y| {
            let mut block = [x];
            combine_fused::<E>(&mut block, &[y]);
            block[0]
        });
    }
    let (to, left, right) = (out.start::<f64>(), a.start::<f64>(), b.start::<f64>());
    let nest = Nest::<3>::new(&out.shape, [&out.strides, &a.strides, &b.strides]);
    let [so, sa, sb] = nest.inner_strides();
    nest.run_parallel_from(PARALLEL_SIZE / 16, |[o, x, y], length| {
        let (mut first, mut second) = ([0.0; BLOCK], [0.0; BLOCK]);
        for start in (0..length).step_by(BLOCK) {
            let count = BLOCK.min(length - start);
            let at = start as isize;
            // SAFETY: the nest visits offsets of the arrays' elements only, each output once.
            unsafe {
                load(&mut first[..count], left.at(x + at * sa), sa);
                load(&mut second[..count], right.at(y + at * sb), sb);
            }
            combine_fused::<E>(&mut first[..count], &second[..count]);
            // SAFETY: as above.
            unsafe { store(&first[..count], to.at(o + at * so), so) };
        }
    });
}

// SAFETY: callers give a pointer to as many elements as the block has, `step` apart.
unsafe fn load<T: Numeric>(block: &mut [f64], from: *const T, step: isize) {
    for (i, slot) in block.iter_mut().enumerate() {
        // SAFETY: as promised by the caller.
        *slot = unsafe { *from.offset(i as isize * step) }.to_f64();
    }
}

// SAFETY: as `load`, to write to.
unsafe fn store<T: Numeric>(block: &[f64], to: *mut T, step: isize) {
    for (i, &value) in block.iter().enumerate() {
        // SAFETY: as promised by the caller.
        unsafe { *to.offset(i as isize * step) = T::from_number(value) };
    }
}

#[inline(always)]
fn compute<E: Elementary>(block: &mut [f64]) {
    if block.iter().fold(true, |all, &x| all & E::fits(x)) {
        for value in block {
            *value = E::fast(*value);
        }
    } else {
        for value in block {
            *value = if E::fits(*value) { E::fast(*value) } else { E::slow(*value) };
        }
    }
}

#[inline(always)]
fn combine<E: ElementaryPair>(first: &mut [f64], second: &[f64]) {
    let all = first.iter().zip(second).fold(true, |all, (&x, &y)| all & E::fits(x, y));
    if all {
        for (x, &y) in first.iter_mut().zip(second) {
            *x = E::fast(*x, y);
        }
    } else {
        for (x, &y) in first.iter_mut().zip(second) {
            *x = if E::fits(*x, y) { E::fast(*x, y) } else { E::slow(*x, y) };
        }
    }
}

fused_function!(compute_fused<E: Elementary>(block: &mut [f64]) => compute);
fused_function!(combine_fused<E: ElementaryPair>(first: &mut [f64], second: &[f64]) => combine);
