//! Element-wise loops over broadcast arrays: contiguous, scalar and in-place cases apart, so that each vectorises.

use crate::array::Array;
use crate::error::Result;
use crate::nest::{Nest, PARALLEL_SIZE};
use crate::storage::Item;

/// `out[i] = f(a[i], b[i])`. All three have the shape of `out`; inputs overlap it only as the very same view.
pub(crate) fn zip<A, B, O, F>(out: &Array, a: &Array, b: &Array, mask: Option<&Array>, f: F)
where
    A: Copy + Send + Sync,
    B: Copy + Send + Sync,
    O: Copy + Send + Sync,
    F: Fn(A, B) -> O + Sync,
{
    let (to, left, right) = (out.start::<O>(), a.start::<A>(), b.start::<B>());
    if let Some(mask) = mask {
        let keep = mask.start::<bool>();
        let nest = Nest::<4>::new(&out.shape, [&out.strides, &a.strides, &b.strides, &mask.strides]);
        let [so, sa, sb, sm] = nest.inner_strides();
        nest.run_parallel(|[o, x, y, m], length| {
            for i in 0..length as isize {
                // SAFETY: the nest visits offsets of the arrays' elements only, each output once.
                unsafe {
                    if *keep.at(m + i * sm) {
                        *to.at(o + i * so) = f(*left.at(x + i * sa), *right.at(y + i * sb));
                    }
                }
            }
        });
        return;
    }
    let nest = Nest::<3>::new(&out.shape, [&out.strides, &a.strides, &b.strides]);
    let steps = nest.inner_strides();
    nest.run_parallel(|[o, x, y], length| {
        // SAFETY: the nest visits offsets of the arrays' elements only, each output once.
        unsafe { zip_run(to.at(o), left.at(x), right.at(y), steps, length, &f) };
    });
}

// SAFETY: callers give pointers to `length` elements each, at the given steps.
unsafe fn zip_run<A: Copy, B: Copy, O: Copy>(
    to: *mut O,
    left: *const A,
    right: *const B,
    steps: [isize; 3],
    length: usize,
    f: &impl Fn(A, B) -> O,
) {
    if matches!(steps, [1, 1 | 0, 1 | 0]) && length > 1 {
        #[cfg(target_arch = "x86_64")]
        if crate::wide::has_wide() {
            // SAFETY: as promised by the caller, and the processor has AVX2.
            return unsafe { zip_wide(to, left, right, steps, length, f) };
        }
        #[cfg(not(target_arch = "x86_64"))]
        // SAFETY: as promised by the caller.
        return unsafe { zip_packed(to, left, right, steps, length, f) };
    }
    let [so, sa, sb] = steps;
    for i in 0..length as isize {
        // SAFETY: as promised by the caller.
        unsafe { *to.offset(i * so) = f(*left.offset(i * sa), *right.offset(i * sb)) };
    }
}

// SAFETY: as `zip_run`, on a processor with AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn zip_wide<A: Copy, B: Copy, O: Copy>(
    to: *mut O,
    left: *const A,
    right: *const B,
    steps: [isize; 3],
    length: usize,
    f: &impl Fn(A, B) -> O,
) {
    // SAFETY: as promised by the caller.
    unsafe { zip_packed(to, left, right, steps, length, f) }
}

// SAFETY: as `zip_run`; the output is contiguous, inputs are contiguous or single.
#[inline(always)]
unsafe fn zip_packed<A: Copy, B: Copy, O: Copy>(
    to: *mut O,
    left: *const A,
    right: *const B,
    [_, sa, sb]: [isize; 3],
    length: usize,
    f: &impl Fn(A, B) -> O,
) {
    // In place, one pointer serves both ends, so that the compiler sees that they do not interfere.
    let in_place = size_of::<A>() == size_of::<O>() && left.addr() == to.addr();
    // SAFETY: as promised by the caller; the in-place branches read an element before they write it.
    unsafe {
        if sa == 1 && sb == 1 {
            let left = if in_place { to.cast::<A>().cast_const() } else { left };
            for i in 0..length {
                *to.add(i) = f(*left.add(i), *right.add(i));
            }
        } else if sa == 1 {
            let y = *right;
            if in_place {
                let left = to.cast::<A>();
                for i in 0..length {
                    *to.add(i) = f(*left.add(i), y);
                }
            } else {
                for i in 0..length {
                    *to.add(i) = f(*left.add(i), y);
                }
            }
        } else {
            let x = *left;
            for i in 0..length {
                *to.add(i) = f(x, *right.add(i * usize::from(sb == 1)));
            }
        }
    }
}

/// `out[i] = f(a[i])`, with the same promises as `zip`.
pub(crate) fn map<A, O, F>(out: &Array, a: &Array, mask: Option<&Array>, f: F)
where
    A: Copy + Send + Sync,
    O: Copy + Send + Sync,
    F: Fn(A) -> O + Sync,
{
    map_from(PARALLEL_SIZE, out, a, mask, f);
}

/// As `map` for functions that take long on each element, which threads share sooner.
pub(crate) fn map_costly<A, O, F>(out: &Array, a: &Array, mask: Option<&Array>, f: F)
where
    A: Copy + Send + Sync,
    O: Copy + Send + Sync,
    F: Fn(A) -> O + Sync,
{
    map_from(PARALLEL_SIZE / 16, out, a, mask, f);
}

fn map_from<A, O, F>(parallel_from: usize, out: &Array, a: &Array, mask: Option<&Array>, f: F)
where
    A: Copy + Send + Sync,
    O: Copy + Send + Sync,
    F: Fn(A) -> O + Sync,
{
    let (to, from) = (out.start::<O>(), a.start::<A>());
    if let Some(mask) = mask {
        let keep = mask.start::<bool>();
        let nest = Nest::<3>::new(&out.shape, [&out.strides, &a.strides, &mask.strides]);
        let [so, sa, sm] = nest.inner_strides();
        nest.run_parallel(|[o, x, m], length| {
            for i in 0..length as isize {
                // SAFETY: the nest visits offsets of the arrays' elements only, each output once.
                unsafe {
                    if *keep.at(m + i * sm) {
                        *to.at(o + i * so) = f(*from.at(x + i * sa));
                    }
                }
            }
        });
        return;
    }
    let nest = Nest::<2>::new(&out.shape, [&out.strides, &a.strides]);
    let [so, sa] = nest.inner_strides();
    nest.run_parallel_from(parallel_from, |[o, x], length| {
        let (to, from) = (to.at(o), from.at(x).cast_const());
        if so == 1 && sa == 1 {
            #[cfg(target_arch = "x86_64")]
            if crate::wide::has_wide() {
                // SAFETY: the nest visits offsets of the arrays' elements only, and the processor has AVX2.
                unsafe { map_wide(to, from, length, &f) };
                return;
            }
            #[cfg(not(target_arch = "x86_64"))]
            {
                // SAFETY: the nest visits offsets of the arrays' elements only.
                unsafe { map_packed(to, from, length, &f) };
                return;
            }
        }
        for i in 0..length as isize {
            // SAFETY: as above.
            unsafe { *to.offset(i * so) = f(*from.offset(i * sa)) };
        }
    });
}

// SAFETY: as `map_packed`, on a processor with AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn map_wide<A: Copy, O: Copy>(to: *mut O, from: *const A, length: usize, f: &impl Fn(A) -> O) {
    // SAFETY: as promised by the caller.
    unsafe { map_packed(to, from, length, f) }
}

// SAFETY: both point at `length` elements; they are apart, or the same.
#[inline(always)]
unsafe fn map_packed<A: Copy, O: Copy>(to: *mut O, from: *const A, length: usize, f: &impl Fn(A) -> O) {
    let in_place = size_of::<A>() == size_of::<O>() && from.addr() == to.addr();
    // SAFETY: as promised by the caller; in place, an element is read before it is written.
    unsafe {
        if in_place {
            let from = to.cast::<A>();
            for i in 0..length {
                *to.add(i) = f(*from.add(i));
            }
        } else {
            for i in 0..length {
                *to.add(i) = f(*from.add(i));
            }
        }
    }
}

/// As `zip` for elements that are not plain numbers, on this thread, until `f` fails.
pub(crate) fn zip_items<A: Item, B: Item, O: Item>(
    out: &Array,
    a: &Array,
    b: &Array,
    mask: Option<&Array>,
    mut f: impl FnMut(&A, &B) -> Result<O>,
) -> Result<()> {
    let (to, left, right) = (out.start::<O>(), a.start::<A>(), b.start::<B>());
    let none = vec![0; out.ndim()];
    let keep = mask.map(Array::start::<bool>);
    let nest = Nest::<4>::ordered(
        &out.shape,
        [&out.strides, &a.strides, &b.strides, mask.map_or(&none, |mask| &mask.strides)],
    );
    let [so, sa, sb, sm] = nest.inner_strides();
    let mut outcome = Ok(());
    nest.run(|[o, x, y, m], length| {
        for i in 0..length as isize {
            if outcome.is_err() {
                return;
            }
            // SAFETY: the nest visits offsets of the arrays' elements only.
            unsafe {
                if keep.is_none_or(|keep| *keep.at(m + i * sm)) {
                    match f(&*left.at(x + i * sa), &*right.at(y + i * sb)) {
                        Ok(value) => *to.at(o + i * so) = value,
                        Err(error) => outcome = Err(error),
                    }
                }
            }
        }
    });
    outcome
}

/// As `map` for elements that are not plain numbers, on this thread, until `f` fails.
pub(crate) fn map_items<A: Item, O: Item>(
    out: &Array,
    a: &Array,
    mask: Option<&Array>,
    mut f: impl FnMut(&A) -> Result<O>,
) -> Result<()> {
    zip_items::<A, A, O>(out, a, a, mask, |value, _| f(value))
}
