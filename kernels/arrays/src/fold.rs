//! Many elements into one: the loops under the reductions, and sums that lose few digits.

use crate::array::Array;
use crate::convert::Numeric;
use crate::nest::Nest;
use crate::wide::vectorised;

/// Elements below which a sum is one unrolled block.
const BLOCK: usize = 128;
/// Elements from which the halves of a sum go to two threads.
const SPLIT: usize = 1 << 19;

/// What a sum adds up in.
pub(crate) trait Total: Copy + Send + Sync {
    /// Elements in one unrolled round; complex numbers count as two.
    const LANES: usize;
    const NEUTRAL: Self;
    fn plus(self, other: Self) -> Self;
}

macro_rules! totals {
    ($($rust:ty, $lanes:literal, $zero:expr, $plus:expr);*) => {$(
        impl Total for $rust {
            const LANES: usize = $lanes;
            const NEUTRAL: Self = $zero;
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                let add: fn(Self, Self) -> Self = $plus;
                add(self, other)
            }
        }
    )*};
}

// A negative zero is neutral for every float, including itself.
totals!(f32, 8, -0.0, |a, b| a + b; f64, 8, -0.0, |a, b| a + b; i64, 8, 0, i64::wrapping_add; u64, 8, 0, u64::wrapping_add;
    num_complex::Complex64, 4, num_complex::Complex64::new(-0.0, -0.0), |a, b| a + b);

/// The sum of `length` elements, halved until blocks are small, as numpy rounds it.
///
/// # Safety
/// `from` points at `length` elements `step` apart.
pub(crate) unsafe fn pairwise<T: Copy + Sync, S: Total>(
    from: *const T,
    step: isize,
    length: usize,
    value: &(impl Fn(T) -> S + Sync),
) -> S {
    let lanes = S::LANES;
    if length < lanes {
        let mut total = S::NEUTRAL;
        for i in 0..length as isize {
            // SAFETY: inside the run promised by the caller.
            total = total.plus(value(unsafe { *from.offset(i * step) }));
        }
        return total;
    }
    if length <= BLOCK * lanes / 8 {
        // SAFETY: as above.
        return unsafe {
            if step == 1 { vectorised(|| block(from, 1, length, value)) } else { block(from, step, length, value) }
        };
    }
    let mut half = length / 2;
    half -= half % lanes;
    let rest = crate::nest::Shared(from.wrapping_offset(half as isize * step).cast_mut());
    if length >= SPLIT {
        let start = crate::nest::Shared(from.cast_mut());
        // SAFETY: each half is inside the run promised by the caller.
        let (left, right) = rayon::join(
            || unsafe { pairwise(start.at(0), step, half, value) },
            || unsafe { pairwise(rest.at(0), step, length - half, value) },
        );
        return left.plus(right);
    }
    // SAFETY: each half is inside the run promised by the caller.
    unsafe { pairwise(from, step, half, value).plus(pairwise(rest.at(0), step, length - half, value)) }
}

// SAFETY: as `pairwise`; the run has at least one round of lanes.
#[inline(always)]
unsafe fn block<T: Copy, S: Total>(from: *const T, step: isize, length: usize, value: &impl Fn(T) -> S) -> S {
    let lanes = S::LANES;
    let at = |place: usize| {
        // SAFETY: places stay below `length`.
        value(unsafe { *from.offset(place as isize * step) })
    };
    let mut sums = [S::NEUTRAL; 8];
    for (lane, sum) in sums.iter_mut().enumerate().take(lanes) {
        *sum = at(lane);
    }
    let rounds = length / lanes;
    for round in 1..rounds {
        for (lane, sum) in sums.iter_mut().enumerate().take(lanes) {
            *sum = sum.plus(at(round * lanes + lane));
        }
    }
    let mut total = if lanes == 8 {
        let low = sums[0].plus(sums[1]).plus(sums[2].plus(sums[3]));
        low.plus(sums[4].plus(sums[5]).plus(sums[6].plus(sums[7])))
    } else {
        sums[0].plus(sums[1]).plus(sums[2].plus(sums[3]))
    };
    for place in rounds * lanes..length {
        total = total.plus(at(place));
    }
    total
}

/// A reduction over the axes on which `out` has stride 0. `out` holds the start values.
///
/// `run` folds a whole run into an accumulator, `step` one element. Threads split only what lands in different outputs.
pub(crate) fn fold<T, A>(
    out: &Array,
    a: &Array,
    mask: Option<&Array>,
    run: impl Fn(A, *const T, isize, usize) -> A + Sync,
    step: impl Fn(A, T) -> A + Sync,
) where
    T: Copy + Send + Sync,
    A: Copy + Send + Sync,
{
    let (to, from) = (out.start::<A>(), a.start::<T>());
    if let Some(mask) = mask {
        let keep = mask.start::<bool>();
        let nest = Nest::<3>::new(&a.shape, [&a.strides, &out.strides, &mask.strides]);
        let [sa, so, sm] = nest.inner_strides();
        nest.run(|[x, o, m], length| {
            for i in 0..length as isize {
                // SAFETY: the nest visits offsets of the arrays' elements only.
                unsafe {
                    if *keep.at(m + i * sm) {
                        let slot = to.at(o + i * so);
                        *slot = step(*slot, *from.at(x + i * sa));
                    }
                }
            }
        });
        return;
    }
    let nest = Nest::<2>::new(&a.shape, [&a.strides, &out.strides]);
    let [sa, so] = nest.inner_strides();
    nest.run_parallel_along(1, |[x, o], length| {
        let (slot, from) = (to.at(o), from.at(x).cast_const());
        // SAFETY: the nest visits offsets of the arrays' elements only; threads have different outputs.
        unsafe {
            if so == 0 {
                *slot = run(*slot, from, sa, length);
            } else if so == 1 && sa == 1 {
                let slots = std::slice::from_raw_parts_mut(slot, length);
                let values = std::slice::from_raw_parts(from, length);
                vectorised(|| fold_row(slots, values, &step));
            } else {
                for i in 0..length as isize {
                    let slot = slot.offset(i * so);
                    *slot = step(*slot, *from.offset(i * sa));
                }
            }
        }
    });
}

// A function of its own, whose arguments the compiler knows to be apart.
#[inline(always)]
fn fold_row<T: Copy, A: Copy>(slots: &mut [A], values: &[T], step: &impl Fn(A, T) -> A) {
    for (slot, &value) in slots.iter_mut().zip(values) {
        *slot = step(*slot, value);
    }
}

/// A run folded element by element, in order.
pub(crate) fn in_order<T: Copy, A: Copy>(
    step: impl Fn(A, T) -> A + Sync,
) -> impl Fn(A, *const T, isize, usize) -> A + Sync {
    move |start, from, stride, length| {
        let mut total = start;
        for i in 0..length as isize {
            // SAFETY: `fold` gives runs of `length` elements.
            total = step(total, unsafe { *from.offset(i * stride) });
        }
        total
    }
}

/// A run folded in eight lanes, for operations where the order changes nothing.
pub(crate) fn in_lanes<T: Copy>(step: impl Fn(T, T) -> T + Sync) -> impl Fn(T, *const T, isize, usize) -> T + Sync {
    move |start, from, stride, length| {
        // SAFETY: `fold` gives runs of `length` elements.
        unsafe {
            if stride != 1 || length < 16 {
                let mut total = start;
                for i in 0..length as isize {
                    total = step(total, *from.offset(i * stride));
                }
                return total;
            }
            let values = std::slice::from_raw_parts(from, length);
            step(start, vectorised(|| fold_lanes(values, &step)))
        }
    }
}

/// A slice folded in lanes, for operations where neither order nor repetition changes anything.
#[inline(always)]
pub(crate) fn fold_lanes<T: Copy>(values: &[T], step: &impl Fn(T, T) -> T) -> T {
    const LANES: usize = 16;
    let mut lanes = [values[0]; LANES];
    let mut chunks = values.chunks_exact(LANES);
    for chunk in &mut chunks {
        for (lane, &value) in lanes.iter_mut().zip(chunk) {
            *lane = step(*lane, value);
        }
    }
    let tail = chunks.remainder().iter().fold(values[0], |total, &value| step(total, value));
    lanes.iter().fold(tail, |total, &value| step(total, value))
}

/// How many are true.
pub(crate) fn count_true(flags: &[bool]) -> usize {
    vectorised(|| {
        // Bytes are added up before they could overflow, which needs no wider lanes.
        flags
            .chunks(255 * 32)
            .map(|part| {
                let mut lanes = [0u8; 32];
                let mut rows = part.chunks_exact(32);
                for row in &mut rows {
                    for (lane, &flag) in lanes.iter_mut().zip(row) {
                        *lane += u8::from(flag);
                    }
                }
                let tail = rows.remainder().iter().filter(|&&flag| flag).count();
                lanes.iter().map(|&lane| usize::from(lane)).sum::<usize>() + tail
            })
            .sum()
    })
}

/// The sum of all elements as floats, each passed through `value` first.
pub(crate) fn sum_all<T: Numeric>(values: &[T], value: impl Fn(T) -> f64 + Sync) -> f64 {
    // SAFETY: the slice is a run of its own length.
    let total = unsafe { pairwise(values.as_ptr(), 1, values.len(), &value) };
    total + 0.0
}
