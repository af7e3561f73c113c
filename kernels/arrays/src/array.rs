//! The array: a shape and strides over shared storage. A clone is another view of the same memory.

use std::sync::Arc;

use crate::dtype::{DType, Fields};
use crate::error::{ArrayError, Result};
use crate::nest::Shared;
use crate::object::{Opaque, object_rules};
use crate::scalar::Scalar;
use crate::storage::{Element, Storage, checked_size};

/// How elements are laid out in a fresh copy, or read by `reshape` and `ravel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Order {
    #[default]
    C,
    F,
    A,
    K,
}

#[derive(Clone)]
#[must_use]
pub struct Array {
    pub(crate) storage: Arc<Storage>,
    pub(crate) dtype: DType,
    pub(crate) shape: Vec<usize>,
    /// Steps in elements, not bytes.
    pub(crate) strides: Vec<isize>,
    pub(crate) offset: isize,
    pub(crate) writeable: bool,
    pub(crate) view: bool,
}

pub(crate) fn c_strides(shape: &[usize]) -> Vec<isize> {
    let mut strides = vec![0; shape.len()];
    let mut step = 1;
    for axis in (0..shape.len()).rev() {
        strides[axis] = step;
        step *= shape[axis].max(1) as isize;
    }
    strides
}

pub(crate) fn f_strides(shape: &[usize]) -> Vec<isize> {
    let mut strides = vec![0; shape.len()];
    let mut step = 1;
    for axis in 0..shape.len() {
        strides[axis] = step;
        step *= shape[axis].max(1) as isize;
    }
    strides
}

impl Array {
    fn over(storage: Storage, dtype: DType, shape: &[usize]) -> Self {
        Self {
            storage: Arc::new(storage),
            dtype,
            shape: shape.to_vec(),
            strides: c_strides(shape),
            offset: 0,
            writeable: true,
            view: false,
        }
    }

    /// Zeros, empty text, or None: what `empty` gives.
    pub fn empty(dtype: &DType, shape: &[usize]) -> Result<Self> {
        Ok(Self::over(Storage::zeroed(dtype, shape)?, dtype.clone(), shape))
    }

    /// Zeros; an object array holds the integer 0.
    pub fn zeros(dtype: &DType, shape: &[usize]) -> Result<Self> {
        let array = Self::empty(dtype, shape)?;
        if dtype.is_object() {
            array.fill(&Scalar::Object(object_rules().from_scalar(&Scalar::Int(0), &DType::I64)?))?;
        }
        Ok(array)
    }

    /// Memory that the caller fills completely before anything reads it.
    pub(crate) fn unwritten(dtype: &DType, shape: &[usize]) -> Result<Self> {
        Ok(Self::over(Storage::unwritten(dtype, shape)?, dtype.clone(), shape))
    }

    /// As `unwritten`, in C or Fortran order.
    pub(crate) fn unwritten_in(dtype: &DType, shape: &[usize], order: Order) -> Result<Self> {
        let mut array = Self::unwritten(dtype, shape)?;
        if order == Order::F {
            array.strides = f_strides(shape);
        }
        Ok(array)
    }

    pub fn full(dtype: &DType, shape: &[usize], value: &Scalar) -> Result<Self> {
        let array = Self::unwritten(dtype, shape)?;
        array.fill(value)?;
        Ok(array)
    }

    /// Takes the vector over without a copy. The shape must have as many elements.
    pub fn from_vec<T: Element>(values: Vec<T>, shape: &[usize]) -> Result<Self> {
        check_count(values.len(), &T::DTYPE, shape)?;
        Ok(Self::over(Storage::from_vec(values), T::DTYPE, shape))
    }

    pub(crate) fn from_list<T: Element>(values: Vec<T>) -> Self {
        let shape = [values.len()];
        Self::over(Storage::from_vec(values), T::DTYPE, &shape)
    }

    /// `dtype` is a datetime or timedelta type, whose unit the values count.
    pub fn from_times(values: Vec<i64>, dtype: DType, shape: &[usize]) -> Result<Self> {
        check_count(values.len(), &dtype, shape)?;
        Ok(Self::over(Storage::from_vec(values), dtype, shape))
    }

    /// As wide as the longest text, at least 1.
    pub fn from_strings(values: Vec<String>, shape: &[usize]) -> Result<Self> {
        let width = values.iter().map(|text| text.chars().count()).max().unwrap_or(1).max(1);
        check_count(values.len(), &DType::Str(width), shape)?;
        Ok(Self::over(Storage::from_strings(values), DType::Str(width), shape))
    }

    pub fn from_byte_strings(values: Vec<Vec<u8>>, shape: &[usize]) -> Result<Self> {
        let width = values.iter().map(Vec::len).max().unwrap_or(1).max(1);
        check_count(values.len(), &DType::Bytes(width), shape)?;
        Ok(Self::over(Storage::from_byte_strings(values), DType::Bytes(width), shape))
    }

    pub fn from_objects(values: Vec<Opaque>, shape: &[usize]) -> Result<Self> {
        check_count(values.len(), &DType::Object, shape)?;
        Ok(Self::over(Storage::from_objects(values), DType::Object, shape))
    }

    /// Each value is converted as an assignment would. `Str(0)` and `Bytes(0)` grow to the longest value.
    pub fn from_scalars(values: &[Scalar], dtype: &DType, shape: &[usize]) -> Result<Self> {
        check_count(values.len(), dtype, shape)?;
        if matches!(dtype, DType::Str(0) | DType::Bytes(0)) {
            let objects = Self::from_scalars(values, &text_type_for(values, dtype), shape)?;
            return Ok(objects);
        }
        let array = Self::empty(dtype, shape)?;
        for (place, value) in values.iter().enumerate() {
            array.store(place as isize, value)?;
        }
        Ok(array)
    }

    /// A 0-d array.
    pub fn scalar(dtype: &DType, value: &Scalar) -> Result<Self> {
        Self::from_scalars(std::slice::from_ref(value), dtype, &[])
    }

    /// One array per field, all of one shape; the fields are copied.
    pub fn record(fields: Vec<(String, Array)>) -> Result<Self> {
        let shape = fields.first().map(|(_, field)| field.shape.clone()).unwrap_or_default();
        let mut parts = Vec::with_capacity(fields.len());
        let mut types = Vec::with_capacity(fields.len());
        for (name, field) in fields {
            if field.shape != shape {
                return Err(ArrayError::value("fields of a record array must have one shape"));
            }
            types.push((name, field.dtype.clone()));
            parts.push(field.copy(Order::C)?.storage);
        }
        Ok(Self::over(Storage::Record(parts), DType::Record(Arc::new(types)), &shape))
    }

    pub fn dtype(&self) -> &DType {
        &self.dtype
    }

    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// In elements.
    pub fn strides(&self) -> &[isize] {
        &self.strides
    }

    pub fn byte_strides(&self) -> Vec<isize> {
        self.strides.iter().map(|step| step * self.dtype.itemsize() as isize).collect()
    }

    pub fn ndim(&self) -> usize {
        self.shape.len()
    }

    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }

    /// The length of the first axis.
    pub fn len(&self) -> Result<usize> {
        self.shape.first().copied().ok_or_else(|| ArrayError::type_error("len() of unsized object"))
    }

    pub fn is_empty(&self) -> bool {
        self.size() == 0
    }

    pub fn itemsize(&self) -> usize {
        self.dtype.itemsize()
    }

    pub fn nbytes(&self) -> usize {
        self.size() * self.itemsize()
    }

    pub fn offset(&self) -> isize {
        self.offset
    }

    pub fn is_writeable(&self) -> bool {
        self.writeable
    }

    pub fn set_writeable(&mut self, writeable: bool) {
        self.writeable = writeable;
    }

    /// Whether the memory belongs to another array.
    pub fn is_view(&self) -> bool {
        self.view
    }

    pub fn same_storage(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.storage, &other.storage)
    }

    /// The address of the first element.
    pub fn storage_address(&self) -> usize {
        self.storage.start() as usize + (self.offset as usize).wrapping_mul(self.itemsize())
    }

    pub fn is_c_contiguous(&self) -> bool {
        contiguous(self.shape.iter().rev().zip(self.strides.iter().rev()))
    }

    pub fn is_f_contiguous(&self) -> bool {
        contiguous(self.shape.iter().zip(self.strides.iter()))
    }

    /// First and one-past-last element of the memory that is reached, in elements of this type.
    fn extent(&self) -> (isize, isize) {
        let (mut low, mut high) = (self.offset, self.offset + 1);
        for (&length, &step) in self.shape.iter().zip(&self.strides) {
            let reach = step * (length as isize - 1).max(0);
            if reach < 0 {
                low += reach;
            } else {
                high += reach;
            }
        }
        (low, high)
    }

    /// Whether the two reach a common stretch of memory (as `may_share_memory`: bounds only).
    pub fn may_overlap(&self, other: &Self) -> bool {
        if !self.same_storage(other) || self.is_empty() || other.is_empty() {
            return false;
        }
        let bytes = |array: &Self| {
            let (low, high) = array.extent();
            let size = array.itemsize().max(1) as isize;
            (low * size, high * size)
        };
        let ((a, b), (c, d)) = (bytes(self), bytes(other));
        a < d && c < b
    }

    /// Whether the two are the same elements in the same order.
    pub(crate) fn same_view(&self, other: &Self) -> bool {
        self.same_storage(other)
            && self.offset == other.offset
            && self.dtype == other.dtype
            && self.shape == other.shape
            && self.strides == other.strides
    }

    /// The first element, as the stored type `T` of the dtype.
    pub(crate) fn start<T>(&self) -> Shared<T> {
        Shared(self.storage.start().cast::<T>().wrapping_offset(self.offset))
    }

    /// The elements in place, where they are of type `T` and C-contiguous.
    pub fn as_slice<T: Element>(&self) -> Option<&[T]> {
        if !self.holds::<T>() || !self.is_c_contiguous() {
            return None;
        }
        // SAFETY: the storage holds `size` elements of T from here on, and lives as long as the borrow.
        Some(unsafe { std::slice::from_raw_parts(self.start::<T>().0, self.size()) })
    }

    /// As `as_slice`, to write to. The caller holds no other slice of this memory.
    #[expect(clippy::mut_from_ref, reason = "views share memory; the interpreter runs one kernel at a time")]
    pub fn as_mut_slice<T: Element>(&self) -> Option<&mut [T]> {
        if !self.holds::<T>() || !self.is_c_contiguous() {
            return None;
        }
        // SAFETY: as in `as_slice`; that no other slice is alive is the caller's promise.
        Some(unsafe { std::slice::from_raw_parts_mut(self.start::<T>().0, self.size()) })
    }

    fn holds<T: Element>(&self) -> bool {
        self.dtype == T::DTYPE || (self.dtype.is_time() && T::DTYPE == DType::I64)
    }

    /// The same memory seen with another shape.
    pub(crate) fn with_layout(&self, shape: Vec<usize>, strides: Vec<isize>, offset: isize) -> Self {
        Self {
            storage: Arc::clone(&self.storage),
            dtype: self.dtype.clone(),
            shape,
            strides,
            offset,
            writeable: self.writeable,
            view: true,
        }
    }

    pub(crate) fn require_writeable(&self) -> Result<()> {
        if !self.writeable {
            return Err(ArrayError::ReadOnly);
        }
        self.storage.note_write();
        Ok(())
    }

    /// One field of a record array, sharing memory.
    pub fn field(&self, name: &str) -> Result<Self> {
        if let (DType::Record(fields), Storage::Record(parts)) = (&self.dtype, self.storage.as_ref())
            && let Some(place) = fields.iter().position(|(field, _)| field == name)
        {
            return Ok(self.field_at(fields, parts, place));
        }
        Err(ArrayError::value(format!("no field of name {name}")))
    }

    fn field_at(&self, fields: &Fields, parts: &[Arc<Storage>], place: usize) -> Self {
        Self { storage: Arc::clone(&parts[place]), dtype: fields[place].1.clone(), view: true, ..self.clone() }
    }

    /// Every field of a record array; empty for other types.
    pub(crate) fn fields(&self) -> Vec<Self> {
        match (&self.dtype, self.storage.as_ref()) {
            (DType::Record(fields), Storage::Record(parts)) => {
                (0..parts.len()).map(|place| self.field_at(fields, parts, place)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Gives the memory another name for its type; the stored form must be the same.
    pub(crate) fn retyped(mut self, dtype: DType) -> Self {
        self.dtype = dtype;
        self
    }
}

fn contiguous<'a>(axes: impl Iterator<Item = (&'a usize, &'a isize)>) -> bool {
    let mut expected = 1isize;
    let mut fits = true;
    for (&length, &step) in axes {
        if length == 0 {
            return true;
        }
        if length != 1 {
            fits &= step == expected;
            expected *= length as isize;
        }
    }
    fits
}

fn check_count(count: usize, dtype: &DType, shape: &[usize]) -> Result<()> {
    if checked_size(dtype, shape)? == count {
        Ok(())
    } else {
        Err(ArrayError::Reshape { size: count, shape: shape.iter().map(|&length| length as isize).collect() })
    }
}

fn text_type_for(values: &[Scalar], dtype: &DType) -> DType {
    let width = values.iter().map(|value| crate::cast::scalar_text(value).chars().count()).max().unwrap_or(1).max(1);
    if matches!(dtype, DType::Str(_)) { DType::Str(width) } else { DType::Bytes(width) }
}
