//! Other shapes of the same memory.

use crate::array::{Array, Order, c_strides, f_strides};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::storage::{MOST_DIMENSIONS, checked_size};

/// An axis counted from either end, as a place from the start.
pub fn normalize_axis(axis: isize, ndim: usize) -> Result<usize> {
    normalize_named(axis, ndim, None)
}

fn normalize_named(axis: isize, ndim: usize, prefix: Option<&'static str>) -> Result<usize> {
    let place = if axis < 0 { axis + ndim as isize } else { axis };
    if place < 0 || place >= ndim as isize {
        return Err(ArrayError::Axis { axis, ndim, prefix });
    }
    Ok(place as usize)
}

/// Several axes, each named once.
pub fn normalize_axes(axes: &[isize], ndim: usize) -> Result<Vec<usize>> {
    let mut places = Vec::with_capacity(axes.len());
    for &axis in axes {
        let place = normalize_axis(axis, ndim)?;
        if places.contains(&place) {
            return Err(ArrayError::value("duplicate value in 'axis'"));
        }
        places.push(place);
    }
    Ok(places)
}

/// The shape all the shapes broadcast to.
pub fn broadcast_shapes(shapes: &[&[usize]]) -> Result<Vec<usize>> {
    let ndim = shapes.iter().map(|shape| shape.len()).max().unwrap_or(0);
    let mut result = vec![1usize; ndim];
    for shape in shapes {
        for (place, &length) in shape.iter().rev().enumerate() {
            let slot = &mut result[ndim - 1 - place];
            if *slot == 1 {
                *slot = length;
            } else if length != 1 && length != *slot {
                return Err(ArrayError::Broadcast { shapes: shapes.iter().map(|shape| shape.to_vec()).collect() });
            }
        }
    }
    Ok(result)
}

pub fn broadcast_arrays(arrays: &[Array]) -> Result<Vec<Array>> {
    let shapes: Vec<&[usize]> = arrays.iter().map(Array::shape).collect();
    let shape = broadcast_shapes(&shapes).map_err(|_| {
        // The message names the first array that does not fit and the first it does not fit with.
        let fits = |count: usize| broadcast_shapes(&shapes[..count]).is_ok();
        let second = (1..=shapes.len()).find(|&count| !fits(count)).unwrap_or(1) - 1;
        let first = (0..second).find(|&place| broadcast_shapes(&[shapes[place], shapes[second]]).is_err()).unwrap_or(0);
        ArrayError::value(format!(
            "shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg {first} with shape {} and arg {second} with shape {}.",
            crate::error::tuple_text(shapes[first]),
            crate::error::tuple_text(shapes[second])
        ))
    })?;
    arrays.iter().map(|array| array.broadcast_to(&shape)).collect()
}

impl Array {
    /// `count` elements of the first axis from `start` on, `step` apart; all of them lie inside it.
    pub fn slice_first(&self, start: isize, step: isize, count: usize) -> Self {
        let (mut shape, mut strides) = (self.shape.clone(), self.strides.clone());
        let offset = self.offset + if count > 0 { start * strides[0] } else { 0 };
        (shape[0], strides[0]) = (count, strides[0] * step);
        self.with_layout(shape, strides, offset)
    }

    /// A read-only look at the array stretched to a shape; stretched axes have stride 0.
    pub fn broadcast_to(&self, shape: &[usize]) -> Result<Self> {
        if self.shape == shape {
            return Ok(self.with_layout(shape.to_vec(), self.strides.clone(), self.offset));
        }
        let refused = || ArrayError::BroadcastTo { from: self.shape.clone(), into: shape.to_vec() };
        if shape.len() < self.ndim() {
            return Err(refused());
        }
        checked_size(&self.dtype, shape)?;
        let lead = shape.len() - self.ndim();
        let mut strides = vec![0; shape.len()];
        for axis in 0..self.ndim() {
            if self.shape[axis] == shape[lead + axis] {
                strides[lead + axis] = self.strides[axis];
            } else if self.shape[axis] != 1 {
                return Err(refused());
            }
        }
        let mut view = self.with_layout(shape.to_vec(), strides, self.offset);
        view.writeable = false;
        Ok(view)
    }

    /// A view where the memory allows one, else a copy. One length may be -1.
    pub fn reshape(&self, shape: &[isize], order: Order) -> Result<Self> {
        if shape.len() > MOST_DIMENSIONS {
            return Err(ArrayError::TooManyDimensions(shape.len()));
        }
        let shape = self.resolve_shape(shape)?;
        let order = match order {
            Order::A if self.is_f_contiguous() && !self.is_c_contiguous() => Order::F,
            Order::A | Order::K => Order::C,
            other => other,
        };
        if let Some(strides) = self.reshaped_strides(&shape, order) {
            return Ok(self.with_layout(shape, strides, self.offset));
        }
        let whole = self.copy(order)?;
        let strides = if order == Order::F { f_strides(&shape) } else { c_strides(&shape) };
        let mut fresh = whole.with_layout(shape, strides, 0);
        fresh.writeable = true;
        fresh.view = false;
        Ok(fresh)
    }

    fn resolve_shape(&self, requested: &[isize]) -> Result<Vec<usize>> {
        let refused = || ArrayError::Reshape { size: self.size(), shape: requested.to_vec() };
        if requested.iter().filter(|&&length| length < 0).count() > 1 {
            return Err(ArrayError::value("can only specify one unknown dimension"));
        }
        let mut known: usize = 1;
        for &length in requested.iter().filter(|&&length| length >= 0) {
            known = known.checked_mul(length as usize).ok_or_else(refused)?;
        }
        let unknown = requested.iter().position(|&length| length < 0);
        let mut shape: Vec<usize> = requested.iter().map(|&length| length.max(0) as usize).collect();
        match unknown {
            Some(place) => {
                if known == 0 || !self.size().is_multiple_of(known) {
                    return Err(refused());
                }
                shape[place] = self.size() / known;
            }
            None if known != self.size() => return Err(refused()),
            None => {}
        }
        Ok(shape)
    }

    /// Strides that read the same memory in the new shape, where some exist.
    fn reshaped_strides(&self, shape: &[usize], order: Order) -> Option<Vec<isize>> {
        if self.size() == 0 || (order == Order::C && self.is_c_contiguous()) {
            return Some(if order == Order::F { f_strides(shape) } else { c_strides(shape) });
        }
        if order == Order::F && self.is_f_contiguous() {
            return Some(f_strides(shape));
        }
        // Reversed, an F-ordered reshape is a C-ordered one.
        let flip = |values: Vec<usize>| if order == Order::F { values.into_iter().rev().collect() } else { values };
        let axes: Vec<usize> = flip((0..self.ndim()).filter(|&axis| self.shape[axis] != 1).collect());
        let places: Vec<usize> = flip((0..shape.len()).collect());
        let mut strides = vec![0isize; shape.len()];
        let (mut old, mut new) = (0, 0);
        while old < axes.len() {
            let mut old_count = self.shape[axes[old]];
            let (first_old, first_new) = (old, new);
            old += 1;
            let mut new_count = *shape.get(places.get(new).copied()?)?;
            new += 1;
            while old_count != new_count {
                if old_count < new_count {
                    old_count *= self.shape[*axes.get(old)?];
                    old += 1;
                } else {
                    new_count *= shape[*places.get(new)?];
                    new += 1;
                }
            }
            // The old axes of the group must walk memory as one axis.
            for pair in axes[first_old..old].windows(2) {
                if self.strides[pair[0]] != self.strides[pair[1]] * self.shape[pair[1]] as isize {
                    return None;
                }
            }
            let mut step = self.strides[axes[old - 1]];
            for &place in places[first_new..new].iter().rev() {
                strides[place] = step;
                step *= shape[place] as isize;
            }
        }
        Some(strides)
    }

    /// One axis; a view where the memory allows one.
    pub fn ravel(&self, order: Order) -> Result<Self> {
        if order == Order::K && !self.is_c_contiguous() {
            // Axes in the order of memory, widest steps first, make one C-ordered line.
            let mut axes: Vec<usize> = (0..self.ndim()).collect();
            axes.sort_by_key(|&axis| std::cmp::Reverse(self.strides[axis].unsigned_abs()));
            return self.permuted(&axes).ravel(Order::C);
        }
        self.reshape(&[-1], order)
            .or_else(|error| if self.size() == 0 { self.reshape(&[0], order) } else { Err(error) })
    }

    /// One axis, always a copy.
    pub fn flatten(&self, order: Order) -> Result<Self> {
        let flat = self.ravel(order)?;
        if flat.same_storage(self) { flat.copy(Order::C) } else { Ok(flat) }
    }

    pub fn transpose(&self, axes: Option<&[isize]>) -> Result<Self> {
        let order: Vec<usize> = match axes {
            None => (0..self.ndim()).rev().collect(),
            Some(axes) => {
                if axes.len() != self.ndim() {
                    return Err(ArrayError::value("axes don't match array"));
                }
                let mut order = Vec::with_capacity(axes.len());
                for &axis in axes {
                    let place = normalize_axis(axis, self.ndim())?;
                    if order.contains(&place) {
                        return Err(ArrayError::value("repeated axis in transpose"));
                    }
                    order.push(place);
                }
                order
            }
        };
        Ok(self.permuted(&order))
    }

    pub(crate) fn permuted(&self, order: &[usize]) -> Self {
        let shape = order.iter().map(|&axis| self.shape[axis]).collect();
        let strides = order.iter().map(|&axis| self.strides[axis]).collect();
        self.with_layout(shape, strides, self.offset)
    }

    pub fn swapaxes(&self, first: isize, second: isize) -> Result<Self> {
        let first = normalize_named(first, self.ndim(), Some("axis1"))?;
        let second = normalize_named(second, self.ndim(), Some("axis2"))?;
        let mut order: Vec<usize> = (0..self.ndim()).collect();
        order.swap(first, second);
        Ok(self.permuted(&order))
    }

    pub fn moveaxis(&self, source: &[isize], destination: &[isize]) -> Result<Self> {
        if source.len() != destination.len() {
            return Err(ArrayError::value(
                "`source` and `destination` arguments must have the same number of elements",
            ));
        }
        let normalize = |axes: &[isize], name: &'static str| -> Result<Vec<usize>> {
            let places: Result<Vec<usize>> =
                axes.iter().map(|&axis| normalize_named(axis, self.ndim(), Some(name))).collect();
            let places = places?;
            let repeated = (1..places.len()).any(|place| places[..place].contains(&places[place]));
            if repeated { Err(ArrayError::value(format!("repeated axis in `{name}` argument"))) } else { Ok(places) }
        };
        let (source, destination) = (normalize(source, "source")?, normalize(destination, "destination")?);
        let mut order: Vec<usize> = (0..self.ndim()).filter(|axis| !source.contains(axis)).collect();
        let mut moves: Vec<(usize, usize)> = destination.into_iter().zip(source).collect();
        moves.sort_unstable();
        for (to, from) in moves {
            order.insert(to, from);
        }
        Ok(self.permuted(&order))
    }

    pub fn squeeze(&self, axes: Option<&[isize]>) -> Result<Self> {
        let dropped = match axes {
            None => (0..self.ndim()).filter(|&axis| self.shape[axis] == 1).collect(),
            Some(axes) => normalize_axes(axes, self.ndim())?,
        };
        if dropped.iter().any(|&axis| self.shape[axis] != 1) {
            return Err(ArrayError::value("cannot select an axis to squeeze out which has size not equal to one"));
        }
        let kept: Vec<usize> = (0..self.ndim()).filter(|axis| !dropped.contains(axis)).collect();
        Ok(self.permuted(&kept))
    }

    /// Axes count in the result.
    pub fn expand_dims(&self, axes: &[isize]) -> Result<Self> {
        let ndim = self.ndim() + axes.len();
        if ndim > MOST_DIMENSIONS {
            return Err(ArrayError::TooManyDimensions(ndim));
        }
        let mut places = Vec::with_capacity(axes.len());
        for &axis in axes {
            let place = normalize_axis(axis, ndim)?;
            if places.contains(&place) {
                return Err(ArrayError::value("repeated axis"));
            }
            places.push(place);
        }
        let (mut shape, mut strides) = (Vec::with_capacity(ndim), Vec::with_capacity(ndim));
        let mut old = 0;
        for place in 0..ndim {
            if places.contains(&place) {
                shape.push(1);
                strides.push(0);
            } else {
                shape.push(self.shape[old]);
                strides.push(self.strides[old]);
                old += 1;
            }
        }
        Ok(self.with_layout(shape, strides, self.offset))
    }

    pub fn diagonal(&self, k: isize, first: isize, second: isize) -> Result<Self> {
        if self.ndim() < 2 {
            return Err(ArrayError::value("diag requires an array of at least two dimensions"));
        }
        let first = normalize_named(first, self.ndim(), Some("axis1"))?;
        let second = normalize_named(second, self.ndim(), Some("axis2"))?;
        if first == second {
            return Err(ArrayError::value("axis1 and axis2 cannot be the same"));
        }
        let rows = self.shape[first] as isize - (-k).max(0);
        let columns = self.shape[second] as isize - k.max(0);
        let length = rows.min(columns).max(0) as usize;
        let mut offset = self.offset;
        if length > 0 {
            offset += k.max(0) * self.strides[second] + (-k).max(0) * self.strides[first];
        }
        let others: Vec<usize> = (0..self.ndim()).filter(|&axis| axis != first && axis != second).collect();
        let mut shape: Vec<usize> = others.iter().map(|&axis| self.shape[axis]).collect();
        let mut strides: Vec<isize> = others.iter().map(|&axis| self.strides[axis]).collect();
        shape.push(length);
        strides.push(self.strides[first] + self.strides[second]);
        Ok(self.with_layout(shape, strides, offset))
    }

    /// Axes read backwards; all of them for None.
    pub fn flip(&self, axes: Option<&[isize]>) -> Result<Self> {
        let axes = match axes {
            None => (0..self.ndim()).collect(),
            Some(axes) => normalize_axes(axes, self.ndim())?,
        };
        let mut view = self.with_layout(self.shape.clone(), self.strides.clone(), self.offset);
        for axis in axes {
            view.offset += view.strides[axis] * (view.shape[axis] as isize - 1).max(0);
            view.strides[axis] = -view.strides[axis];
        }
        Ok(view)
    }

    /// Elements `start..stop` of one axis; bounds are inside the axis.
    pub fn slice_axis(&self, axis: usize, start: usize, stop: usize) -> Self {
        let mut view = self.with_layout(self.shape.clone(), self.strides.clone(), self.offset);
        view.shape[axis] = stop.saturating_sub(start);
        if view.shape[axis] > 0 {
            view.offset += view.strides[axis] * start as isize;
        }
        view
    }

    /// One place of one axis, which disappears.
    pub fn slice_axis_at(&self, axis: usize, place: usize) -> Self {
        let mut view = self.slice_axis(axis, place, place + 1);
        view.shape.remove(axis);
        view.strides.remove(axis);
        view
    }

    /// The same bytes read as another number type.
    pub fn view_dtype(&self, dtype: &DType) -> Result<Self> {
        if self.dtype == *dtype {
            return Ok(self.with_layout(self.shape.clone(), self.strides.clone(), self.offset));
        }
        let plain = |dtype: &DType| dtype.is_bool() || dtype.is_number() || dtype.is_time();
        if !plain(&self.dtype) || !plain(dtype) {
            if self.dtype.is_object() || dtype.is_object() {
                return Err(ArrayError::type_error("Cannot change data-type for array of references."));
            }
            return Err(ArrayError::not_implemented(format!(
                "ndarray.view({} as {})",
                self.dtype.name(),
                dtype.name()
            )));
        }
        if dtype.is_bool() {
            // Bytes that are neither 0 nor 1 are not bools, so this reading is a copy.
            return Self::from_buffer(&self.to_bytes()?, dtype, &self.view_dtype(&DType::U8)?.shape);
        }
        let (old, new) = (self.itemsize(), dtype.itemsize());
        if self.is_empty() && self.ndim() > 0 {
            return self.empty_view_dtype(dtype, old, new);
        }
        let mut view = self.with_layout(self.shape.clone(), self.strides.clone(), self.offset);
        view.dtype = dtype.clone();
        if old == new {
            return view.aligned();
        }
        let last = self.ndim().checked_sub(1).ok_or_else(|| {
            ArrayError::value("Changing the dtype of a 0d array is only supported if the itemsize is unchanged")
        })?;
        if self.shape[last] > 1 && self.strides[last] != 1 {
            return Err(ArrayError::value(
                "To change to a dtype of a different size, the last axis must be contiguous",
            ));
        }
        if new < old {
            let ratio = old / new;
            view.shape[last] *= ratio;
            view.strides.iter_mut().for_each(|step| *step *= ratio as isize);
            view.offset *= ratio as isize;
        } else {
            let ratio = new / old;
            if !self.shape[last].is_multiple_of(ratio) {
                return Err(ArrayError::value(
                    "When changing to a larger dtype, its size must be a divisor of the total size in bytes of the last axis of the array.",
                ));
            }
            let step = ratio as isize;
            if view.offset % step != 0 || view.strides[..last].iter().any(|stride| stride % step != 0) {
                return self.copy(Order::C)?.view_dtype(dtype);
            }
            view.shape[last] /= ratio;
            view.strides[..last].iter_mut().for_each(|stride| *stride /= step);
            view.offset /= step;
        }
        view.strides[last] = 1;
        view.aligned()
    }

    fn empty_view_dtype(&self, dtype: &DType, old: usize, new: usize) -> Result<Self> {
        let mut shape = self.shape.clone();
        if let Some(last) = shape.last_mut() {
            if !(*last * old).is_multiple_of(new) {
                return Err(ArrayError::value(
                    "When changing to a larger dtype, its size must be a divisor of the total size in bytes of the last axis of the array.",
                ));
            }
            *last = *last * old / new;
        }
        Self::empty(dtype, &shape)
    }

    // Memory taken over from a vector is aligned for that vector's type only.
    fn aligned(self) -> Result<Self> {
        let alignment = self.itemsize().min(8);
        if (self.storage.start() as usize).is_multiple_of(alignment) {
            return Ok(self);
        }
        // SAFETY: reads whole bytes inside the storage, without assuming alignment.
        let bytes = unsafe { std::slice::from_raw_parts(self.storage.start(), self.storage.n_bytes()) };
        let whole = Self::from_buffer(bytes, &self.dtype, &[bytes.len() / self.itemsize()])?;
        Ok(whole.with_layout(self.shape.clone(), self.strides.clone(), self.offset))
    }

    /// The real parts of a complex array, sharing memory; other arrays are their own real part.
    pub fn real_view(&self) -> Self {
        self.part_view(0)
    }

    /// The imaginary parts of a complex array, sharing memory; read-only zeros for other arrays.
    pub fn imag_view(&self) -> Result<Self> {
        if self.dtype.is_complex() {
            return Ok(self.part_view(1));
        }
        let mut zeros = Self::zeros(&self.dtype, &self.shape)?;
        zeros.writeable = false;
        Ok(zeros)
    }

    fn part_view(&self, part: isize) -> Self {
        let mut view = self.with_layout(self.shape.clone(), self.strides.clone(), self.offset);
        if self.dtype.is_complex() {
            view.dtype = DType::F64;
            view.offset = self.offset * 2 + part;
            view.strides.iter_mut().for_each(|step| *step *= 2);
        }
        view
    }

    /// Any shape and strides (in elements) over this array's memory, refused where they would leave it.
    pub fn as_strided(&self, shape: &[usize], strides: &[isize]) -> Result<Self> {
        if shape.len() != strides.len() {
            return Err(ArrayError::value("strides must be the same length as shape"));
        }
        checked_size(&self.dtype, shape)?;
        let (mut low, mut high) = (self.offset, self.offset);
        for (&length, &step) in shape.iter().zip(strides) {
            let reach = step.checked_mul((length as isize - 1).max(0)).ok_or(ArrayError::TooLarge)?;
            let edge = if reach < 0 { &mut low } else { &mut high };
            *edge = edge.checked_add(reach).ok_or(ArrayError::TooLarge)?;
        }
        let n_elements = (self.storage.n_bytes() / self.itemsize().max(1)) as isize;
        if !shape.contains(&0) && (low < 0 || high >= n_elements) {
            return Err(ArrayError::value("strides is incompatible with shape of requested array and size of buffer"));
        }
        Ok(self.with_layout(shape.to_vec(), strides.to_vec(), self.offset))
    }
}
