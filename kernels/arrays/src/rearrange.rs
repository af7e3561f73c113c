//! Elements chosen, joined and repeated: results are fresh arrays.

use rayon::prelude::*;

use crate::array::{Array, Order};
use crate::binary::truth;
use crate::copy::move_elements;
use crate::dispatch::with_stored;
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::fold::count_true;
use crate::gather::{Placement, gather, take_rows};
use crate::nest::{Nest, PARALLEL_SIZE};
use crate::promote::{Weak, result_type};
use crate::views::{normalize_axes, normalize_axis};
use crate::wide::vectorised;

/// What happens to an index outside the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TakeMode {
    #[default]
    Raise,
    Wrap,
    Clip,
}

/// Places of true elements, one list per axis.
pub(crate) fn nonzero_lists(a: &Array) -> Result<Vec<Vec<i64>>> {
    let truth = truth(a)?.contiguous()?;
    let keep = truth.as_slice::<bool>().unwrap_or_default();
    let count = count_true(keep);
    let mut lists: Vec<Vec<i64>> = (0..a.ndim()).map(|_| Vec::with_capacity(count)).collect();
    match lists.as_mut_slice() {
        [] => {}
        [only] => {
            // One slot to spare lets every place be written and only true ones be kept, without a branch.
            only.resize(count + 1, 0);
            let mut next = 0;
            for (place, &kept) in keep.iter().enumerate() {
                only[next] = place as i64;
                next += usize::from(kept);
            }
            only.truncate(count);
        }
        many => {
            for (place, _) in keep.iter().enumerate().filter(|(_, kept)| **kept) {
                let mut rest = place;
                for (list, &length) in many.iter_mut().zip(&a.shape).rev() {
                    list.push((rest % length) as i64);
                    rest /= length;
                }
            }
        }
    }
    Ok(lists)
}

/// One array of places per axis.
pub fn nonzero(a: &Array) -> Result<Vec<Array>> {
    if a.ndim() == 0 {
        return Err(ArrayError::value(
            "Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead. If the context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`.",
        ));
    }
    Ok(nonzero_lists(a)?.into_iter().map(Array::from_list).collect())
}

/// One row per true element.
pub fn argwhere(a: &Array) -> Result<Array> {
    let lists = nonzero_lists(a)?;
    if lists.is_empty() {
        let found = truth(a)?.to_vec::<bool>()?[0];
        return Array::zeros(&DType::I64, &[usize::from(found), 0]);
    }
    let rows = lists[0].len();
    let values = (0..rows).flat_map(|row| lists.iter().map(move |list| list[row])).collect();
    Array::from_vec::<i64>(values, &[rows, lists.len()])
}

pub fn flatnonzero(a: &Array) -> Result<Array> {
    let flat = a.ravel(Order::C)?;
    Ok(nonzero_lists(&flat)?.into_iter().next().map_or_else(|| Array::from_list(Vec::<i64>::new()), Array::from_list))
}

/// Elements at places of one axis, or of the flattened array.
pub fn take(a: &Array, indices: &Array, axis: Option<isize>, mode: TakeMode) -> Result<Array> {
    let (a, axis) = match axis {
        None => (a.ravel(Order::C)?, 0),
        Some(axis) => (a.clone(), normalize_axis(axis, a.ndim().max(1))?),
    };
    let a = if a.ndim() == 0 { a.reshape(&[1], Order::C)? } else { a };
    let size = a.shape[axis];
    let mut shape = a.shape[..axis].to_vec();
    shape.extend(&indices.shape);
    shape.extend(&a.shape[axis + 1..]);
    if size == 0 && !indices.is_empty() {
        if shape.contains(&0) {
            return Array::empty(&a.dtype, &shape);
        }
        return Err(ArrayError::index("cannot do a non-empty take from an empty axes."));
    }
    if axis == 0
        && mode == TakeMode::Raise
        && let Some(rows) = take_rows(&a, indices)?
    {
        return Ok(rows);
    }
    let step = a.strides[axis];
    let mut offsets = indices.to_vec::<i64>()?.into_iter().map(|index| index as isize).collect::<Vec<_>>();
    for index in &mut offsets {
        *index = settle(*index, axis, size, mode)? as isize * step;
    }
    let axes = |range: std::ops::Range<usize>| range.map(|axis| (a.shape[axis], a.strides[axis])).collect::<Vec<_>>();
    let placement =
        Placement { before: axes(0..axis), offsets, n_fancy_axes: indices.ndim(), after: axes(axis + 1..a.ndim()) };
    let target = Array::unwritten(&a.dtype, &shape)?;
    gather(&target, &a, &placement);
    Ok(target)
}

fn settle(index: isize, axis: usize, size: usize, mode: TakeMode) -> Result<usize> {
    match mode {
        TakeMode::Raise => crate::index::place_in_axis(index, axis, size),
        TakeMode::Wrap => Ok(index.rem_euclid(size as isize) as usize),
        TakeMode::Clip => Ok(index.clamp(0, size as isize - 1) as usize),
    }
}

/// Writes values, repeated as needed, to places of the flattened array.
pub fn put(a: &Array, indices: &Array, values: &Array, mode: TakeMode) -> Result<()> {
    a.require_writeable()?;
    let size = a.size();
    let values = values.ravel(Order::C)?.cast_to(&a.dtype)?;
    if values.is_empty() || indices.is_empty() {
        return Ok(());
    }
    if size == 0 {
        return Err(ArrayError::index("cannot replace elements of an empty array"));
    }
    for (turn, index) in indices.to_vec::<i64>()?.into_iter().enumerate() {
        let place = settle(index as isize, 0, size, mode)?;
        a.set_flat(place, &values.get_flat(turn % values.size()))?;
    }
    Ok(())
}

/// Elements of one axis where the condition is true; a short condition stops early.
pub fn compress(condition: &Array, a: &Array, axis: Option<isize>) -> Result<Array> {
    if condition.ndim() != 1 {
        return Err(ArrayError::value("condition must be a 1-d array"));
    }
    take(a, &flatnonzero(condition)?, axis, TakeMode::Raise)
}

/// Joins along an axis; with None the flattened arrays.
pub fn concatenate(arrays: &[Array], axis: Option<isize>, dtype: Option<&DType>) -> Result<Array> {
    let Some(first) = arrays.first() else {
        return Err(ArrayError::value("need at least one array to concatenate"));
    };
    if axis.is_none() {
        let flat: Result<Vec<Array>> = arrays.iter().map(|array| array.ravel(Order::C)).collect();
        return concatenate(&flat?, Some(0), dtype);
    }
    if first.ndim() == 0 {
        return Err(ArrayError::value("zero-dimensional arrays cannot be concatenated"));
    }
    let ndim = first.ndim();
    let axis = normalize_axis(axis.unwrap_or(0), ndim)?;
    let mut shape = first.shape.clone();
    for (place, array) in arrays.iter().enumerate().skip(1) {
        check_joined(first, array, place, axis)?;
        shape[axis] = shape[axis].checked_add(array.shape[axis]).ok_or(ArrayError::TooLarge)?;
    }
    let types: Vec<(DType, Weak)> = arrays.iter().map(|array| (array.dtype.clone(), Weak::Strong)).collect();
    let common = match dtype {
        Some(dtype) => dtype.clone(),
        None => result_type(&types)?,
    };
    let target = Array::unwritten(&common, &shape)?;
    let mut start = 0;
    for array in arrays {
        let stop = start + array.shape[axis];
        crate::copy::convert_elements(&target.slice_axis(axis, start, stop), array)?;
        start = stop;
    }
    Ok(target)
}

fn check_joined(first: &Array, array: &Array, place: usize, axis: usize) -> Result<()> {
    if array.ndim() != first.ndim() {
        return Err(ArrayError::value(format!(
            "all the input arrays must have same number of dimensions, but the array at index 0 has {} dimension(s) and the array at index {place} has {} dimension(s)",
            first.ndim(),
            array.ndim()
        )));
    }
    for dimension in (0..first.ndim()).filter(|&dimension| dimension != axis) {
        if array.shape[dimension] != first.shape[dimension] {
            return Err(ArrayError::value(format!(
                "all the input array dimensions except for the concatenation axis must match exactly, but along dimension {dimension}, the array at index 0 has size {} and the array at index {place} has size {}",
                first.shape[dimension], array.shape[dimension]
            )));
        }
    }
    Ok(())
}

/// Joins along a new axis.
pub fn stack(arrays: &[Array], axis: isize) -> Result<Array> {
    let Some(first) = arrays.first() else {
        return Err(ArrayError::value("need at least one array to stack"));
    };
    if arrays.iter().any(|array| array.shape != first.shape) {
        return Err(ArrayError::value("all input arrays must have the same shape"));
    }
    let expanded: Result<Vec<Array>> = arrays.iter().map(|array| array.expand_dims(&[axis])).collect();
    let axis = normalize_axis(axis, first.ndim() + 1)?;
    concatenate(&expanded?, Some(axis as isize), None)
}

/// Each element as often as its count says; one count serves all.
pub fn repeat(a: &Array, counts: &Array, axis: Option<isize>) -> Result<Array> {
    let (a, axis) = match axis {
        None => (a.ravel(Order::C)?, 0),
        Some(axis) => (a.clone(), normalize_axis(axis, a.ndim())?),
    };
    if counts.ndim() > 1 {
        return Err(ArrayError::value("object too deep for desired array"));
    }
    let counts = counts.to_vec::<i64>()?;
    if counts.iter().any(|&count| count < 0) {
        return Err(ArrayError::value("repeats may not contain negative values."));
    }
    let length = a.shape[axis];
    if counts.len() != 1 && counts.len() != length {
        return Err(ArrayError::value(format!(
            "operands could not be broadcast together with shape ({length},) ({},)",
            counts.len()
        )));
    }
    let count_of = |place: usize| counts[if counts.len() == 1 { 0 } else { place }] as usize;
    let total = if let [count] = counts[..] {
        length.checked_mul(count as usize)
    } else {
        counts.iter().try_fold(0_usize, |total, &count| total.checked_add(count as usize))
    };
    let total = total.ok_or(ArrayError::TooLarge)?;
    let mut shape = a.shape.clone();
    shape[axis] = total;
    crate::storage::checked_size(&a.dtype, &shape)?;
    if a.ndim() == 1 && a.is_c_contiguous() && (a.dtype.is_number() || a.dtype.is_bool() || a.dtype.is_time()) {
        let target = Array::unwritten(&a.dtype, &shape)?;
        match a.itemsize() {
            1 => repeat_plain::<u8>(&target, &a, &counts),
            2 => repeat_plain::<u16>(&target, &a, &counts),
            4 => repeat_plain::<u32>(&target, &a, &counts),
            8 => repeat_plain::<u64>(&target, &a, &counts),
            _ => repeat_plain::<num_complex::Complex64>(&target, &a, &counts),
        }
        return Ok(target);
    }
    let places = Array::empty(&DType::I64, &[total])?;
    if let Some(slots) = places.as_mut_slice::<i64>() {
        let mut next = 0;
        for place in 0..length {
            slots[next..next + count_of(place)].fill(place as i64);
            next += count_of(place);
        }
    }
    take(&a, &places, Some(axis as isize), TakeMode::Raise)
}

fn repeat_plain<T: Copy + Send + Sync>(target: &Array, a: &Array, counts: &[i64]) {
    // Elements that one thread repeats at a time.
    const PART: usize = 1 << 14;
    // SAFETY: both are packed; the target has room for the sum of all counts, and its plain numbers may be anything.
    let (mut to, from) = unsafe {
        (
            std::slice::from_raw_parts_mut(target.start::<T>().0, target.size()),
            std::slice::from_raw_parts(a.start::<T>().0.cast_const(), a.size()),
        )
    };
    if let &[count] = counts {
        let count = count as usize;
        if count > 0 && to.len() >= PARALLEL_SIZE {
            let parts = to.par_chunks_mut(PART * count).zip(from.par_chunks(PART));
            parts.for_each(|(to, from)| repeat_evenly(to, from, count));
        } else {
            repeat_evenly(to, from, count);
        }
        return;
    }
    for (&value, &count) in from.iter().zip(counts) {
        let (run, rest) = to.split_at_mut(count as usize);
        run.fill(value);
        to = rest;
    }
}

/// Every element `count` times. Short runs have their own loops, which need not ask how long they are.
fn repeat_evenly<T: Copy>(to: &mut [T], from: &[T], count: usize) {
    fn runs<T: Copy, const COUNT: usize>(to: &mut [T], from: &[T]) {
        for (run, &value) in to.chunks_exact_mut(COUNT).zip(from) {
            run.copy_from_slice(&[value; COUNT]);
        }
    }
    match count {
        0 => {}
        2 => runs::<T, 2>(to, from),
        3 => runs::<T, 3>(to, from),
        4 => runs::<T, 4>(to, from),
        _ => to.chunks_exact_mut(count).zip(from).for_each(|(run, &value)| run.fill(value)),
    }
}

/// Elements moved round along axes; with no axes, of the flattened array.
pub fn roll(a: &Array, shifts: &[isize], axes: Option<&[isize]>) -> Result<Array> {
    let Some(axes) = axes else {
        let flat = roll(&a.ravel(Order::C)?, &[shifts.iter().sum()], Some(&[0]))?;
        let shape: Vec<isize> = a.shape.iter().map(|&length| length as isize).collect();
        return flat.reshape(&shape, Order::C);
    };
    if shifts.len() != axes.len() && shifts.len() != 1 && axes.len() != 1 {
        return Err(ArrayError::value("'shift' and 'axis' should be scalars or 1D sequences"));
    }
    let mut rolled = a.copy(Order::C)?;
    for turn in 0..shifts.len().max(axes.len()) {
        let shift = shifts[turn.min(shifts.len() - 1)];
        let axis = normalize_axis(axes[turn.min(axes.len() - 1)], a.ndim())?;
        let length = a.shape[axis];
        if length == 0 {
            continue;
        }
        let shift = shift.rem_euclid(length as isize) as usize;
        if shift > 0 {
            let parts = [rolled.slice_axis(axis, length - shift, length), rolled.slice_axis(axis, 0, length - shift)];
            rolled = concatenate(&parts, Some(axis as isize), None)?;
        }
    }
    Ok(rolled)
}

/// The array repeated side by side along each axis.
pub fn tile(a: &Array, repetitions: &[usize]) -> Result<Array> {
    let ndim = a.ndim().max(repetitions.len());
    let mut lengths = vec![1; ndim - a.ndim()];
    lengths.extend(&a.shape);
    let mut times = vec![1; ndim - repetitions.len()];
    times.extend(repetitions);
    // Seen as (times, length) pairs of axes, tiling is a broadcast.
    let (mut pairs, mut spread) = (Vec::new(), Vec::new());
    let mut shape = Vec::new();
    for (&length, &count) in lengths.iter().zip(&times) {
        pairs.extend([1isize, length as isize]);
        spread.extend([count, length]);
        shape.push(length.checked_mul(count).ok_or(ArrayError::TooLarge)?);
    }
    let target = Array::unwritten(&a.dtype, &shape)?;
    let wide: Vec<isize> = spread.iter().map(|&length| length as isize).collect();
    let view = target.reshape(&wide, Order::C)?;
    move_elements(&view, &a.reshape(&pairs, Order::C)?.broadcast_to(&spread)?);
    Ok(target)
}

/// numpy's `where` with three arguments: values have `out`'s type, and everything broadcasts to its shape.
pub(crate) fn choose(condition: &Array, yes: &Array, no: &Array, out: &Array) -> Result<()> {
    let condition = truth(condition)?.broadcast_to(&out.shape)?;
    let (yes, no) = (yes.broadcast_to(&out.shape)?, no.broadcast_to(&out.shape)?);
    if out.dtype.is_object() || out.dtype.is_text() || matches!(out.dtype, DType::Record(_)) {
        move_elements(out, &no);
        copy_where(out, &yes, &condition);
    } else {
        match out.itemsize() {
            1 => choose_plain::<u8>(out, &yes, &no, &condition),
            2 => choose_plain::<u16>(out, &yes, &no, &condition),
            4 => choose_plain::<u32>(out, &yes, &no, &condition),
            8 => choose_plain::<u64>(out, &yes, &no, &condition),
            _ => choose_plain::<num_complex::Complex64>(out, &yes, &no, &condition),
        }
    }
    Ok(())
}

fn choose_plain<T: Copy + Send + Sync>(out: &Array, yes: &Array, no: &Array, condition: &Array) {
    let (to, left, right, keep) = (out.start::<T>(), yes.start::<T>(), no.start::<T>(), condition.start::<bool>());
    let nest = Nest::<4>::new(&out.shape, [&out.strides, &yes.strides, &no.strides, &condition.strides]);
    let [so, sy, sn, sc] = nest.inner_strides();
    let packed = [so, sy, sn, sc] == [1; 4];
    nest.run_parallel(|[o, y, n, c], length| {
        let (to, left, right, keep) = (to.at(o), left.at(y), right.at(n), keep.at(c));
        // Both values are read before one is chosen, so that no branch depends on the data.
        // SAFETY: the nest visits offsets of the arrays' elements only, each output once.
        unsafe {
            if packed {
                vectorised(|| {
                    for i in 0..length {
                        let (x, y) = (*left.add(i), *right.add(i));
                        *to.add(i) = if *keep.add(i) { x } else { y };
                    }
                });
            } else {
                for i in 0..length as isize {
                    let (x, y) = (*left.offset(i * sy), *right.offset(i * sn));
                    *to.offset(i * so) = if *keep.offset(i * sc) { x } else { y };
                }
            }
        }
    });
}

/// Copies the elements whose mask is true. Types and shapes agree.
pub fn copy_where(target: &Array, source: &Array, mask: &Array) {
    if let DType::Record(_) = target.dtype {
        for (to, from) in target.fields().iter().zip(source.fields()) {
            copy_where(to, &from, mask);
        }
        return;
    }
    with_stored!(&target.dtype, T => {
        let (to, from, keep) = (target.start::<T>(), source.start::<T>(), mask.start::<bool>());
        let nest = Nest::<3>::new(&target.shape, [&target.strides, &source.strides, &mask.strides]);
        let [st, ss, sm] = nest.inner_strides();
        nest.run(|[t, s, m], length| {
            for i in 0..length as isize {
                // SAFETY: the nest visits offsets of the arrays' elements only.
                unsafe {
                    if *keep.at(m + i * sm) {
                        (*to.at(t + i * st)).clone_from(&*from.at(s + i * ss));
                    }
                }
            }
        });
    });
}

/// Several axes as one list of places, for callers that reduce over them.
pub(crate) fn axes_or_all(axes: Option<&[isize]>, ndim: usize) -> Result<Vec<usize>> {
    match axes {
        None => Ok((0..ndim).collect()),
        Some(axes) => normalize_axes(axes, ndim),
    }
}
