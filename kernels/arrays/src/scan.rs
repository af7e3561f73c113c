//! The other methods of an operation: `accumulate`, `reduceat`, `outer`, `at`.

use num_complex::Complex64;

use crate::array::{Array, Order};
use crate::binary::run_binary;
use crate::dispatch::{with_integer, with_number, with_real};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::index::Index;
use crate::nest::Nest;
use crate::number::{Arithmetic, Ordered};
use crate::ops::{BinaryOp, UnaryOp};
use crate::reduce::{ReduceOptions, reduce, reduction_type};
use crate::ufunc::{Operand, UfuncOptions, binary, unary};
use crate::views::normalize_axis;

/// Running results along an axis.
pub fn accumulate(op: BinaryOp, a: &Array, axis: isize, dtype: Option<&DType>) -> Result<Array> {
    if a.ndim() == 0 {
        return Err(ArrayError::type_error("cannot accumulate on a scalar"));
    }
    let axis = normalize_axis(axis, a.ndim())?;
    let dtype = match dtype {
        Some(dtype) if !op.is_logical() => dtype.clone(),
        _ => reduction_type(op, &a.dtype)?,
    };
    if a.dtype.is_text() && op == BinaryOp::Add {
        return Err(crate::reduce::unfit_text(&a.dtype, "accumulate"));
    }
    let input = a.cast_to(&dtype)?;
    let out = Array::unwritten(&dtype, &a.shape)?;
    if a.is_empty() {
        return Ok(out);
    }
    match op {
        BinaryOp::Add | BinaryOp::Multiply if dtype.is_number() => {
            let sum = op == BinaryOp::Add;
            with_real!(&dtype, T => if sum { scan::<T>(&out, &input, axis, T::add) } else { scan::<T>(&out, &input, axis, T::multiply) }, else {
                type C = Complex64;
                if sum { scan::<C>(&out, &input, axis, C::add) } else { scan::<C>(&out, &input, axis, C::multiply) }
            });
        }
        BinaryOp::Maximum | BinaryOp::Minimum if dtype.is_number() || dtype.is_bool() => {
            let largest = op == BinaryOp::Maximum;
            with_number!(&dtype, T => scan::<T>(&out, &input, axis, |x, y| if largest { Ordered::maximum(x, y) } else { Ordered::minimum(x, y) }), else ());
        }
        BinaryOp::LogicalAnd if dtype.is_bool() => scan::<bool>(&out, &input, axis, |x, y| x & y),
        BinaryOp::LogicalOr if dtype.is_bool() => scan::<bool>(&out, &input, axis, |x, y| x | y),
        _ => {
            crate::copy::move_elements(&out.slice_axis(axis, 0, 1), &input.slice_axis(axis, 0, 1));
            for place in 1..a.shape[axis] {
                let before = out.slice_axis(axis, place - 1, place);
                let next = input.slice_axis(axis, place, place + 1);
                run_binary(op, &before, &next, &out.slice_axis(axis, place, place + 1), None)?;
            }
        }
    }
    Ok(out)
}

fn scan<T: Copy + Send + Sync>(out: &Array, a: &Array, axis: usize, f: impl Fn(T, T) -> T) {
    let length = a.shape[axis] as isize;
    let (step_to, step_from) = (out.strides[axis], a.strides[axis]);
    let others = |values: &[isize]| {
        let mut rest = values.to_vec();
        rest.remove(axis);
        rest
    };
    let mut shape = a.shape.clone();
    shape.remove(axis);
    let nest = Nest::<2>::new(&shape, [&others(&out.strides), &others(&a.strides)]);
    let [inner_to, inner_from] = nest.inner_strides();
    let (to, from) = (out.start::<T>(), a.start::<T>());
    nest.run(|[o, x], lines| {
        // SAFETY: lines and steps stay inside the two arrays.
        unsafe {
            if lines > 1 && inner_to == 1 {
                // Neighbouring lines advance together, which walks memory in order.
                for line in 0..lines as isize {
                    *to.at(o + line) = *from.at(x + line * inner_from);
                }
                for place in 1..length {
                    let (o, x) = (o + place * step_to, x + place * step_from);
                    for line in 0..lines as isize {
                        *to.at(o + line) = f(*to.at(o + line - step_to), *from.at(x + line * inner_from));
                    }
                }
                return;
            }
            for line in 0..lines as isize {
                let (o, x) = (o + line * inner_to, x + line * inner_from);
                let mut total = *from.at(x);
                if step_to == 1 && step_from == 1 {
                    *to.at(o) = total;
                    let (to, from) = (to.at(o), from.at(x).cast_const());
                    for place in 1..length as usize {
                        total = f(total, *from.add(place));
                        *to.add(place) = total;
                    }
                    continue;
                }
                *to.at(o) = total;
                for place in 1..length {
                    total = f(total, *from.at(x + place * step_from));
                    *to.at(o + place * step_to) = total;
                }
            }
        }
    });
}

/// Reductions of the stretches that start at the given places; a stretch that ends before it starts is one element.
pub fn reduceat(op: BinaryOp, a: &Array, indices: &Array, axis: isize, dtype: Option<&DType>) -> Result<Array> {
    let axis = normalize_axis(axis, a.ndim())?;
    let length = a.shape[axis];
    let starts = indices.to_vec::<i64>()?;
    let mut parts = Vec::with_capacity(starts.len());
    for (turn, &start) in starts.iter().enumerate() {
        if start < 0 || start as usize >= length {
            return Err(ArrayError::index(format!(
                "index {start} out-of-bounds in {}.reduceat [0, {length})",
                op.name()
            )));
        }
        let start = start as usize;
        let stop = starts.get(turn + 1).map_or(length, |&next| next.clamp(0, length as i64) as usize);
        let slice = a.slice_axis(axis, start, if stop > start { stop } else { start + 1 });
        let options = ReduceOptions { keepdims: true, dtype: dtype.cloned(), ..ReduceOptions::along(axis as isize) };
        let count = slice.shape[axis];
        let (first, rest) = (slice.slice_axis(axis, 0, 1), slice.slice_axis(axis, 1, count));
        let first = reduce(op, &first, &options)?;
        // A stretch starts from its first element, which rounds sums differently than adding all at once.
        let sums = op == BinaryOp::Add && (first.dtype.is_float() || first.dtype.is_complex());
        parts.push(match (count, sums) {
            (1, _) => slice.slice_axis(axis, 0, 1).cast_to(&first.dtype)?,
            (_, true) => crate::moments::apply(op, &first, &reduce(op, &rest, &options)?)?,
            _ => reduce(op, &slice, &options)?,
        });
    }
    if parts.is_empty() {
        let mut shape = a.shape.clone();
        shape[axis] = 0;
        return Array::empty(&reduction_type(op, &a.dtype)?, &shape);
    }
    crate::rearrange::concatenate(&parts, Some(axis as isize), None)
}

/// Every element of one with every element of the other.
pub fn outer(op: BinaryOp, a: &Operand, b: &Operand, options: &UfuncOptions) -> Result<Array> {
    let axes: Vec<isize> = (a.array.ndim()..a.array.ndim() + b.array.ndim()).map(|axis| axis as isize).collect();
    let left = a.array.expand_dims(&axes)?;
    let left = if a.weak == crate::promote::Weak::Strong { Operand::strong(&left) } else { *a };
    binary(op, &left, b, options)
}

/// `a[index] = op(a[index], value)`, once for every time a place is named.
pub fn ufunc_at(op: BinaryOp, a: &Array, items: &[Index], value: &Operand) -> Result<()> {
    a.require_writeable()?;
    let places = places_of(a, items)?;
    let value = if value.weak == crate::promote::Weak::Strong {
        if !crate::promote::can_cast(&value.array.dtype, &a.dtype, crate::promote::Casting::SameKind) {
            return Err(ArrayError::UfuncType(format!(
                "Cannot cast ufunc '{}' output from dtype('{}') to dtype('{}') with casting rule 'same_kind'",
                op.name(),
                value.array.dtype.repr_text(),
                a.dtype.repr_text()
            )));
        }
        value.array.cast_to(&a.dtype)?
    } else {
        value.cast(&a.dtype)?
    };
    let value = value.broadcast_to(&places.shape)?;
    let whole = a.contiguous()?;
    let positions = places.to_vec::<i64>()?;
    with_integer_or_float(op, &whole, &positions, &value).unwrap_or_else(|| {
        for (turn, &place) in positions.iter().enumerate() {
            let slot = whole.with_layout(Vec::new(), Vec::new(), whole.offset + place as isize);
            let next = value.with_layout(Vec::new(), Vec::new(), value.offset + value.flat_offset(turn));
            let result = binary(op, &Operand::strong(&slot), &Operand::strong(&next), &UfuncOptions::default())?;
            slot.assign(&result)?;
        }
        Ok(())
    })?;
    if whole.same_storage(a) { Ok(()) } else { a.assign(&whole) }
}

fn with_integer_or_float(op: BinaryOp, whole: &Array, positions: &[i64], value: &Array) -> Option<Result<()>> {
    fn each<T: crate::storage::Element>(
        whole: &Array,
        positions: &[i64],
        value: &Array,
        f: impl Fn(T, T) -> T,
    ) -> Result<()> {
        let values = value.to_vec::<T>()?;
        let slots = whole.as_mut_slice::<T>().unwrap_or_default();
        for (&place, &next) in positions.iter().zip(&values) {
            slots[place as usize] = f(slots[place as usize], next);
        }
        Ok(())
    }
    with_real!(&whole.dtype, T => match op {
        BinaryOp::Add => Some(each::<T>(whole, positions, value, T::add)),
        BinaryOp::Subtract => Some(each::<T>(whole, positions, value, T::subtract)),
        BinaryOp::Multiply => Some(each::<T>(whole, positions, value, T::multiply)),
        BinaryOp::Maximum => Some(each::<T>(whole, positions, value, Ordered::maximum)),
        BinaryOp::Minimum => Some(each::<T>(whole, positions, value, Ordered::minimum)),
        _ => None,
    }, else None)
}

/// `a[index] = op(a[index])`, once for every time a place is named.
pub fn unary_at(op: UnaryOp, a: &Array, items: &[Index]) -> Result<()> {
    a.require_writeable()?;
    for place in places_of(a, items)?.to_vec::<i64>()? {
        let offset = a.offset + a.flat_offset(place as usize);
        let slot = a.with_layout(Vec::new(), Vec::new(), offset);
        slot.assign(&unary(op, &Operand::strong(&slot), &UfuncOptions::default())?)?;
    }
    Ok(())
}

/// The places an index names, counted in C order.
fn places_of(a: &Array, items: &[Index]) -> Result<Array> {
    let all: Vec<i64> = (0..a.size() as i64).collect();
    Array::from_vec(all, &a.shape)?.get_index(items)?.copy(Order::C)
}
