//! `a[...]`: basic indexing gives views, index arrays and masks gather and scatter.

use crate::array::{Array, Order};
use crate::dtype::DType;
use crate::error::{ArrayError, Result, shape_text};
use crate::gather::{Placement, gather, mask_assign, mask_select, scatter, take_rows};
use crate::rearrange::nonzero_lists;
use crate::storage::MOST_DIMENSIONS;
use crate::views::broadcast_shapes;

/// One item of an index.
#[derive(Clone)]
pub enum Index {
    Int(isize),
    /// start, stop, step
    Slice(Option<isize>, Option<isize>, Option<isize>),
    NewAxis,
    Ellipsis,
    /// Integers, or a mask.
    Array(Array),
}

/// Start, step and length of a slice of an axis, as Python cuts it.
pub fn slice_bounds(
    length: usize,
    start: Option<isize>,
    stop: Option<isize>,
    step: Option<isize>,
) -> Result<(isize, isize, usize)> {
    let step = step.unwrap_or(1);
    if step == 0 {
        return Err(ArrayError::value("slice step cannot be zero"));
    }
    let length = length as isize;
    let (low, high) = if step > 0 { (0, length) } else { (-1, length - 1) };
    let place = |bound: isize| {
        let from_start = if bound < 0 { bound.saturating_add(length) } else { bound };
        from_start.clamp(low, high)
    };
    let start = start.map_or(if step > 0 { low } else { high }, place);
    let stop = stop.map_or(if step > 0 { high } else { low }, place);
    let span = if step > 0 { stop - start } else { start - stop };
    let count = if span <= 0 { 0 } else { (span - 1) / step.abs() + 1 };
    Ok((start, step, count as usize))
}

/// A place of an axis counted from either end.
pub(crate) fn place_in_axis(index: isize, axis: usize, size: usize) -> Result<usize> {
    let place = if index < 0 { index + size as isize } else { index };
    if place < 0 || place >= size as isize {
        return Err(ArrayError::IndexOutOfBounds { index, axis, size });
    }
    Ok(place as usize)
}

/// An integer array without axes is a plain integer.
fn single_places(items: &[Index]) -> Result<Vec<Index>> {
    let plain = |item: &Index| match item {
        Index::Array(array) if array.ndim() == 0 && array.dtype.is_integer() => {
            Ok(Index::Int(array.to_vec::<i64>()?[0] as isize))
        }
        other => Ok(other.clone()),
    };
    items.iter().map(plain).collect()
}

/// An index worked out against an array: what is left of basic axes, and the index arrays among them.
struct Plan {
    /// Length and stride of the basic axes, in order.
    basic: Vec<(usize, isize)>,
    offset: isize,
    /// Index array, the axis it indexes (for messages), and that axis' length and stride.
    fancy: Vec<(Array, usize, usize, isize)>,
    /// How many basic axes come before the axes of the index arrays.
    position: usize,
}

impl Array {
    /// A view for basic indices, a copy where index arrays or masks take part.
    pub fn get_index(&self, items: &[Index]) -> Result<Self> {
        if let [Index::Array(mask)] = items
            && mask.dtype.is_bool()
            && mask.ndim() > 0
            && mask.shape == self.shape
        {
            return mask_select(self, mask);
        }
        if let [Index::Array(places)] = items
            && places.ndim() > 0
            && self.ndim() > 0
            && let Some(rows) = take_rows(self, places)?
        {
            return Ok(rows);
        }
        let plan = self.plan(items)?;
        if plan.fancy.is_empty() {
            let view = self.basic_view(&plan);
            let had_arrays = items.iter().any(|item| matches!(item, Index::Array(_)));
            return if had_arrays { view.copy(Order::C) } else { Ok(view) };
        }
        let (shape, placement) = Self::place(&plan)?;
        let result = Self::unwritten(&self.dtype, &shape)?;
        gather(&result, self, &placement);
        Ok(result)
    }

    /// Writes `value`, broadcast to the selection. Where a place is named twice, the last value stays.
    pub fn set_index(&self, items: &[Index], value: &Self) -> Result<()> {
        self.require_writeable()?;
        if let [Index::Array(mask)] = items
            && mask.dtype.is_bool()
            && mask.ndim() > 0
            && mask.shape == self.shape
        {
            return mask_assign(self, mask, value);
        }
        let plan = self.plan(items)?;
        if plan.fancy.is_empty() {
            return self.basic_view(&plan).assign(value);
        }
        let (shape, placement) = Self::place(&plan)?;
        let mut value = if value.dtype == self.dtype { value.clone() } else { value.astype(&self.dtype)? };
        if value.may_overlap(self) {
            value = value.copy(Order::C)?;
        }
        while value.ndim() > shape.len() && value.shape[0] == 1 {
            value = value.slice_axis_at(0, 0);
        }
        let spread = value.broadcast_to(&shape).map_err(|_| {
            ArrayError::value(format!(
                "shape mismatch: value array of shape {} could not be broadcast to indexing result of shape {}",
                shape_text(&value.shape),
                shape_text(&shape)
            ))
        })?;
        scatter(self, &spread, &placement);
        Ok(())
    }

    fn basic_view(&self, plan: &Plan) -> Self {
        let (shape, strides) = plan.basic.iter().copied().unzip();
        self.with_layout(shape, strides, self.offset + plan.offset)
    }

    fn plan(&self, items: &[Index]) -> Result<Plan> {
        let items = &single_places(items)?;
        let consumed: usize = items
            .iter()
            .map(|item| match item {
                Index::Int(_) | Index::Slice(..) => 1,
                Index::NewAxis | Index::Ellipsis => 0,
                Index::Array(array) if array.dtype.is_bool() => array.ndim(),
                Index::Array(_) => 1,
            })
            .sum();
        if consumed > self.ndim() {
            return Err(ArrayError::TooManyIndices { ndim: self.ndim(), given: consumed });
        }
        if items.iter().filter(|item| matches!(item, Index::Ellipsis)).count() > 1 {
            return Err(ArrayError::index("an index can only have a single ellipsis ('...')"));
        }
        let has_fancy = items.iter().any(|item| matches!(item, Index::Array(_)));
        let n_new = items.iter().filter(|item| matches!(item, Index::NewAxis)).count();
        let n_whole = items.iter().filter(|item| matches!(item, Index::Int(_))).count();
        let n_left = self.ndim() + n_new - n_whole;
        if n_left > MOST_DIMENSIONS && !has_fancy {
            return Err(ArrayError::index(format!(
                "number of dimensions must be within [0, {MOST_DIMENSIONS}], indexing result would have {n_left}"
            )));
        }
        let mut plan = Plan { basic: Vec::new(), offset: 0, fancy: Vec::new(), position: 0 };
        // Index arrays that something else separates put their axes first.
        let (mut ended, mut apart) = (false, false);
        let mut axis = 0;
        for item in items {
            let is_fancy = matches!(item, Index::Array(_)) || (has_fancy && matches!(item, Index::Int(_)));
            if is_fancy {
                if plan.fancy.is_empty() {
                    plan.position = plan.basic.len();
                }
                apart |= ended;
            } else if !plan.fancy.is_empty() {
                ended = true;
            }
            match item {
                Index::Int(index) => {
                    let size = self.shape[axis];
                    let place = place_in_axis(*index, axis, size)?;
                    if has_fancy {
                        let single = Self::from_vec(vec![place as i64], &[])?;
                        plan.fancy.push((single, axis, size, self.strides[axis]));
                    } else {
                        plan.offset += place as isize * self.strides[axis];
                    }
                    axis += 1;
                }
                Index::Slice(start, stop, step) => {
                    let (start, step, count) = slice_bounds(self.shape[axis], *start, *stop, *step)?;
                    if count > 0 {
                        plan.offset += start * self.strides[axis];
                    }
                    plan.basic.push((count, self.strides[axis] * step));
                    axis += 1;
                }
                Index::NewAxis => plan.basic.push((1, 0)),
                Index::Ellipsis => {
                    for _ in 0..self.ndim() - consumed {
                        plan.basic.push((self.shape[axis], self.strides[axis]));
                        axis += 1;
                    }
                }
                Index::Array(array) => self.plan_array(array, &mut axis, &mut plan)?,
            }
        }
        while axis < self.ndim() {
            plan.basic.push((self.shape[axis], self.strides[axis]));
            axis += 1;
        }
        if apart {
            plan.position = 0;
        }
        Ok(plan)
    }

    fn plan_array(&self, array: &Self, axis: &mut usize, plan: &mut Plan) -> Result<()> {
        if array.dtype.is_bool() {
            if array.ndim() == 0 {
                // A single truth value is an axis of its own, of length one or none.
                let chosen = if array.to_vec::<bool>()?[0] { vec![0i64] } else { Vec::new() };
                plan.fancy.push((Self::from_list(chosen), *axis, 1, 0));
                return Ok(());
            }
            for (place, &length) in array.shape.iter().enumerate() {
                let size = self.shape[*axis + place];
                // A list without elements chooses nothing of any length.
                let is_empty_list = array.ndim() == 1 && length == 0;
                if length != size && !is_empty_list {
                    return Err(ArrayError::index(format!(
                        "boolean index did not match indexed array along axis {}; size of axis is {size} but size of corresponding boolean axis is {length}",
                        *axis + place
                    )));
                }
            }
            for places in nonzero_lists(array)? {
                plan.fancy.push((Self::from_list(places), *axis, self.shape[*axis], self.strides[*axis]));
                *axis += 1;
            }
            return Ok(());
        }
        if !array.dtype.is_integer() {
            return Err(ArrayError::index("arrays used as indices must be of integer (or boolean) type"));
        }
        plan.fancy.push((array.cast_to(&DType::I64)?, *axis, self.shape[*axis], self.strides[*axis]));
        *axis += 1;
        Ok(())
    }

    /// The shape of the selection, and where its elements are.
    fn place(plan: &Plan) -> Result<(Vec<usize>, Placement)> {
        let shapes: Vec<&[usize]> = plan.fancy.iter().map(|(array, ..)| array.shape()).collect();
        let fancy_shape = broadcast_shapes(&shapes).map_err(|_| {
            let listed: Vec<String> =
                shapes.iter().filter(|shape| !shape.is_empty()).map(|shape| shape_text(shape)).collect();
            ArrayError::index(format!(
                "shape mismatch: indexing arrays could not be broadcast together with shapes {} ",
                listed.join(" ")
            ))
        })?;
        let count: usize = fancy_shape.iter().product();
        let mut offsets = vec![plan.offset; count];
        for (array, axis, size, step) in &plan.fancy {
            let single = array.size() == 1;
            let spread;
            let places: &[i64] =
                if let Some(slice) = array.as_slice::<i64>().filter(|_| single || array.shape == fancy_shape) {
                    slice
                } else {
                    spread = array.broadcast_to(&fancy_shape)?.to_vec::<i64>()?;
                    &spread
                };
            let size_signed = *size as i64;
            for (slot, offset) in offsets.iter_mut().enumerate() {
                let index = places[if single { 0 } else { slot }];
                let place = if index < 0 { index + size_signed } else { index };
                if place < 0 || place >= size_signed {
                    return Err(ArrayError::IndexOutOfBounds { index: index as isize, axis: *axis, size: *size });
                }
                *offset += place as isize * step;
            }
        }
        let (before, after) = plan.basic.split_at(plan.position);
        let mut shape: Vec<usize> = before.iter().map(|&(length, _)| length).collect();
        shape.extend(&fancy_shape);
        shape.extend(after.iter().map(|&(length, _)| length));
        let placement =
            Placement { before: before.to_vec(), offsets, n_fancy_axes: fancy_shape.len(), after: after.to_vec() };
        Ok((shape, placement))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(values: std::ops::Range<i64>, shape: &[usize]) -> Array {
        Array::from_vec(values.collect(), shape).unwrap()
    }

    fn list(values: &[i64]) -> Index {
        Index::Array(Array::from_list(values.to_vec()))
    }

    const ALL: Index = Index::Slice(None, None, None);

    #[test]
    fn index_arrays_apart_move_to_the_front() {
        let cube = array(0..24, &[2, 3, 4]);
        let chosen = cube.get_index(&[list(&[0, 1]), ALL, list(&[1, 2])]).unwrap();
        assert_eq!((chosen.shape(), chosen.to_vec::<i64>().unwrap()), (&[2, 3][..], vec![1, 5, 9, 14, 18, 22]));
        let together = cube.get_index(&[ALL, list(&[2, 0]), Index::Int(-1)]).unwrap();
        assert_eq!((together.shape(), together.to_vec::<i64>().unwrap()), (&[2, 2][..], vec![11, 3, 23, 15]));
    }

    #[test]
    fn views_share_memory_and_repeated_places_keep_the_last_value() {
        let line = array(0..6, &[6]);
        let back = line.get_index(&[Index::Slice(None, None, Some(-2))]).unwrap();
        assert_eq!(back.to_vec::<i64>().unwrap(), vec![5, 3, 1]);
        back.set_index(&[list(&[0, 0])], &Array::from_list(vec![7i64, 8])).unwrap();
        assert_eq!(line.to_vec::<i64>().unwrap(), vec![0, 1, 2, 3, 4, 8]);
        let mask = Index::Array(Array::from_list(vec![true, false, false, true, false, false]));
        line.set_index(std::slice::from_ref(&mask), &Array::from_list(vec![-1i64, -2])).unwrap();
        assert_eq!(line.get_index(&[mask]).unwrap().to_vec::<i64>().unwrap(), vec![-1, -2]);
    }
}
