//! Elements moved to and from scattered places.

use crate::array::Array;
use crate::dispatch::with_stored;
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::fold::{count_true, fold_lanes};
use crate::loops::map_costly;
use crate::nest::Nest;
use crate::storage::Item;
use crate::wide::vectorised;

/// A selection of an array: basic axes before and after, between them one offset per chosen place.
pub(crate) struct Placement {
    /// Length and stride in the indexed array.
    pub(crate) before: Vec<(usize, isize)>,
    pub(crate) offsets: Vec<isize>,
    /// How many axes of the selection the offsets stand for.
    pub(crate) n_fancy_axes: usize,
    pub(crate) after: Vec<(usize, isize)>,
}

/// Fills a fresh C-ordered `target` with the selection of `source`.
pub(crate) fn gather(target: &Array, source: &Array, placement: &Placement) {
    if let DType::Record(_) = target.dtype {
        for (to, from) in target.fields().iter().zip(source.fields()) {
            gather(to, &from, placement);
        }
        return;
    }
    with_stored!(&target.dtype, T => transfer::<T>(source, target, placement, |chosen, outside| {
        // SAFETY: both point at elements of their arrays.
        unsafe { (*outside).clone_from(&*chosen) };
    }));
}

/// Writes `values`, of the selection's shape, to the chosen places of `target`.
pub(crate) fn scatter(target: &Array, values: &Array, placement: &Placement) {
    if let DType::Record(_) = target.dtype {
        for (to, from) in target.fields().iter().zip(values.fields()) {
            scatter(to, &from, placement);
        }
        return;
    }
    let single = placement.before.is_empty() && placement.after.is_empty() && values.ndim() == 1;
    if single && (target.dtype.is_number() || target.dtype.is_bool() || target.dtype.is_time()) {
        match target.itemsize() {
            1 => scatter_plain::<u8>(target, values, &placement.offsets),
            2 => scatter_plain::<u16>(target, values, &placement.offsets),
            4 => scatter_plain::<u32>(target, values, &placement.offsets),
            8 => scatter_plain::<u64>(target, values, &placement.offsets),
            _ => scatter_plain::<num_complex::Complex64>(target, values, &placement.offsets),
        }
        return;
    }
    with_stored!(&target.dtype, T => transfer::<T>(target, values, placement, |chosen, outside| {
        // SAFETY: both point at elements of their arrays.
        unsafe { (*chosen).clone_from(&*outside) };
    }));
}

fn scatter_plain<T: Copy>(target: &Array, values: &Array, offsets: &[isize]) {
    let (to, from, step) = (target.start::<T>(), values.start::<T>(), values.strides[0]);
    for (turn, &offset) in offsets.iter().enumerate() {
        // SAFETY: offsets were checked against the target; there is a value for each.
        unsafe { *to.at(offset) = *from.at(turn as isize * step) };
    }
}

/// Visits each chosen element of `indexed` with its partner in `outside`, in the selection's C order.
fn transfer<T: Item>(indexed: &Array, outside: &Array, placement: &Placement, visit: impl Fn(*mut T, *mut T)) {
    let n_before = placement.before.len();
    let (before_steps, rest) = outside.strides.split_at(n_before);
    let (fancy_steps, after_steps) = rest.split_at(placement.n_fancy_axes);
    let fancy_shape = &outside.shape[n_before..n_before + placement.n_fancy_axes];
    let (before_shape, before_from): (Vec<usize>, Vec<isize>) = placement.before.iter().copied().unzip();
    let (after_shape, after_from): (Vec<usize>, Vec<isize>) = placement.after.iter().copied().unzip();
    let (from, to) = (indexed.start::<T>(), outside.start::<T>());

    let outer = Nest::<2>::ordered(&before_shape, [&before_from, before_steps]);
    let [outer_from, outer_to] = outer.inner_strides();
    let places = Nest::<1>::ordered(fancy_shape, [fancy_steps]);
    let [place_step] = places.inner_strides();
    let inner = Nest::<2>::ordered(&after_shape, [&after_from, after_steps]);
    let [inner_from, inner_to] = inner.inner_strides();
    let single = inner.size() == 1;
    if inner.size() == 0 {
        return;
    }
    outer.run(|[base_from, base_to], outer_length| {
        for turn in 0..outer_length as isize {
            let (base_from, base_to) = (base_from + turn * outer_from, base_to + turn * outer_to);
            let mut next = 0;
            places.run(|[start], length| {
                for i in 0..length as isize {
                    let chosen = base_from + placement.offsets[next];
                    let partner = base_to + start + i * place_step;
                    next += 1;
                    if single {
                        visit(from.at(chosen), to.at(partner));
                        continue;
                    }
                    inner.run(|[a, b], length| {
                        for j in 0..length as isize {
                            visit(from.at(chosen + a + j * inner_from), to.at(partner + b + j * inner_to));
                        }
                    });
                }
            });
        }
    });
}

/// `a[mask]` for a mask of `a`'s own shape: the chosen elements in C order.
pub(crate) fn mask_select(source: &Array, mask: &Array) -> Result<Array> {
    let keep = mask.contiguous()?;
    let keep = keep.as_slice::<bool>().unwrap_or_default();
    let count = count_true(keep);
    let target = Array::unwritten(&source.dtype, &[count])?;
    select_into(&target, &source.contiguous()?, keep);
    Ok(target)
}

fn select_into(target: &Array, source: &Array, keep: &[bool]) {
    if let DType::Record(_) = target.dtype {
        for (to, from) in target.fields().iter().zip(source.fields()) {
            select_into(to, &from, keep);
        }
        return;
    }
    with_stored!(&target.dtype, T => {
        let (to, from) = (target.start::<T>(), source.start::<T>());
        let mut next = 0;
        for (place, &kept) in keep.iter().enumerate() {
            if kept {
                // SAFETY: source is contiguous with one element per mask entry; target has room for every kept one.
                unsafe { (*to.0.add(next)).clone_from(&*from.0.add(place)) };
                next += 1;
            }
        }
    });
}

/// `a[mask] = value` for a mask of `a`'s own shape.
pub(crate) fn mask_assign(target: &Array, mask: &Array, value: &Array) -> Result<()> {
    let keep = mask.contiguous()?;
    let keep = keep.as_slice::<bool>().unwrap_or_default();
    let value = if value.may_overlap(target) { value.copy(crate::array::Order::C)? } else { value.clone() };
    let value = value.cast_to(&target.dtype)?;
    if value.ndim() > 1 {
        return Err(ArrayError::type_error(format!(
            "NumPy boolean array indexing assignment requires a 0 or 1-dimensional input, input has {} dimensions",
            value.ndim()
        )));
    }
    let count = if value.size() == 1 { 1 } else { count_true(keep) };
    if value.size() != count {
        return Err(ArrayError::value(format!(
            "NumPy boolean array indexing assignment cannot assign {} input values to the {count} output values where the mask is true",
            value.size()
        )));
    }
    let plain = target.dtype.is_number() || target.dtype.is_bool() || target.dtype.is_time();
    if plain && value.size() == 1 && target.is_c_contiguous() && !mask.may_overlap(target) {
        match target.itemsize() {
            1 => fill_kept::<u8>(target, keep, &value),
            2 => fill_kept::<u16>(target, keep, &value),
            4 => fill_kept::<u32>(target, keep, &value),
            8 => fill_kept::<u64>(target, keep, &value),
            _ => fill_kept::<num_complex::Complex64>(target, keep, &value),
        }
    } else {
        assign_kept(target, keep, &value);
    }
    Ok(())
}

fn assign_kept(target: &Array, keep: &[bool], value: &Array) {
    if let DType::Record(_) = target.dtype {
        for (to, from) in target.fields().iter().zip(value.fields()) {
            assign_kept(to, keep, &from);
        }
        return;
    }
    let step = if value.size() == 1 { 0 } else { value.strides[0] };
    with_stored!(&target.dtype, T => {
        let (to, from) = (target.start::<T>(), value.start::<T>());
        let nest = Nest::<1>::ordered(&target.shape, [&target.strides]);
        let [inner] = nest.inner_strides();
        let (mut place, mut used) = (0, 0);
        nest.run(|[offset], length| {
            for i in 0..length as isize {
                if keep[place] {
                    // SAFETY: the nest visits target elements; `used` counts values, of which there are enough.
                    unsafe { (*to.at(offset + i * inner)).clone_from(&*from.at(used * step)) };
                    used += 1;
                }
                place += 1;
            }
        });
    });
}

/// One value into the kept places of a packed array. Stretches without any are passed over whole.
fn fill_kept<T: Copy>(target: &Array, keep: &[bool], value: &Array) {
    const STRETCH: usize = 64;
    // SAFETY: the target is packed and has one element per mask entry; neither mask nor value is part of it.
    let (cells, value) =
        unsafe { (std::slice::from_raw_parts_mut(target.start::<T>().0, keep.len()), *value.start::<T>().at(0)) };
    vectorised(|| {
        for (cells, keep) in cells.chunks_mut(STRETCH).zip(keep.chunks(STRETCH)) {
            if keep.iter().fold(false, |any, &kept| any | kept) {
                for (cell, &kept) in cells.iter_mut().zip(keep) {
                    *cell = if kept { value } else { *cell };
                }
            }
        }
    });
}

/// Rows of the first axis of an array of numbers, by an array of places: the common case of both `take` and indexing.
/// None where the general way is needed.
pub(crate) fn take_rows(a: &Array, indices: &Array) -> Result<Option<Array>> {
    let plain = a.dtype.is_bool() || a.dtype.is_number() || a.dtype.is_time();
    let row: usize = a.shape.iter().skip(1).product();
    let packed_rows = a.ndim() >= 1 && a.slice_axis(0, 0, 1.min(a.shape[0])).is_c_contiguous();
    if !plain || !indices.dtype.is_integer() || !packed_rows || a.shape[0] == 0 || indices.is_empty() || row == 0 {
        return Ok(None);
    }
    let places = indices.cast_to(&DType::I64)?.contiguous()?;
    let list = places.as_slice::<i64>().unwrap_or_default();
    let size = a.shape[0] as i64;
    let (low, high) = vectorised(|| (fold_lanes(list, &i64::min), fold_lanes(list, &i64::max)));
    if low < -size || high >= size {
        let index = list.iter().copied().find(|&index| index < -size || index >= size).unwrap_or(high);
        return Err(ArrayError::IndexOutOfBounds { index: index as isize, axis: 0, size: a.shape[0] });
    }
    let mut shape = indices.shape.clone();
    shape.extend(&a.shape[1..]);
    let target = Array::unwritten(&a.dtype, &shape)?;
    let step = a.strides[0];
    let offset = |index: i64| (if index < 0 { index + size } else { index }) as isize * step;
    macro_rules! take_as {
        ($T:ty) => {{
            let (from, to) = (a.start::<$T>(), target.start::<$T>());
            if row == 1 {
                let flat = target.with_layout(places.shape.clone(), places.strides.clone(), 0);
                // SAFETY: every index was checked against the axis.
                map_costly::<i64, $T, _>(&flat, &places, None, |index| unsafe { *from.at(offset(index)) });
            } else {
                for (number, &index) in list.iter().enumerate() {
                    // SAFETY: every index was checked; rows are packed on both sides.
                    unsafe {
                        std::ptr::copy_nonoverlapping(from.at(offset(index)), to.at((number * row) as isize), row);
                    }
                }
            }
        }};
    }
    match a.itemsize() {
        1 => take_as!(u8),
        2 => take_as!(u16),
        4 => take_as!(u32),
        8 => take_as!(u64),
        _ => take_as!(num_complex::Complex64),
    }
    Ok(Some(target))
}
