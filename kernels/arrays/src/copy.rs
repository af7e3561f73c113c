//! Whole arrays copied, converted and filled.

use crate::array::{Array, Order, c_strides};
use crate::convert::Numeric;
use crate::dispatch::{with_integer, with_number, with_real, with_stored};
use crate::dtype::{DType, TimeUnit};
use crate::error::{ArrayError, Result};
use crate::nest::Nest;
use crate::object::{Opaque, object_rules};
use crate::promote::text_width;
use crate::scalar::{NAT, Scalar};
use crate::storage::{Element, Item};
use crate::text::parse_text;
use crate::time::{convert_datetime, convert_timedelta};
use crate::wide::vectorised;

impl Array {
    /// A fresh array of the same elements. `A` and `K` keep a Fortran layout; `K` also keeps a permuted one.
    pub fn copy(&self, order: Order) -> Result<Self> {
        let copied = self.unwritten_like(&self.dtype, order)?;
        move_elements(&copied, self);
        Ok(copied)
    }

    /// An array of this shape in the memory order the request resolves to.
    pub fn empty_like(&self, dtype: &DType, order: Order) -> Result<Self> {
        Ok(self.laid_out(Self::empty(dtype, &self.shape)?, order))
    }

    /// As `empty_like`, for callers that fill it completely before anything reads it.
    pub(crate) fn unwritten_like(&self, dtype: &DType, order: Order) -> Result<Self> {
        Ok(self.laid_out(Self::unwritten(dtype, &self.shape)?, order))
    }

    fn laid_out(&self, mut fresh: Self, order: Order) -> Self {
        match order {
            Order::C => {}
            Order::F => fresh.strides = crate::array::f_strides(&self.shape),
            Order::A | Order::K if self.is_c_contiguous() => {}
            Order::A | Order::K if self.is_f_contiguous() => fresh.strides = crate::array::f_strides(&self.shape),
            Order::A => {}
            Order::K => {
                let mut axes: Vec<usize> = (0..self.ndim()).collect();
                axes.sort_by_key(|&axis| std::cmp::Reverse(self.strides[axis].unsigned_abs()));
                let shape: Vec<usize> = axes.iter().map(|&axis| self.shape[axis]).collect();
                for (&axis, step) in axes.iter().zip(c_strides(&shape)) {
                    fresh.strides[axis] = step;
                }
            }
        }
        fresh
    }

    /// This array, or a C-ordered copy where it is not contiguous.
    pub(crate) fn contiguous(&self) -> Result<Self> {
        if self.is_c_contiguous() { Ok(self.clone()) } else { self.copy(Order::C) }
    }

    /// A converted copy. `Str(0)`, `Bytes(0)` and generic time units take the width or unit the elements need.
    pub fn astype(&self, dtype: &DType) -> Result<Self> {
        self.astype_in(dtype, Order::K)
    }

    pub fn astype_in(&self, dtype: &DType, order: Order) -> Result<Self> {
        let dtype = self.settled_type(dtype)?;
        let converted = self.unwritten_like(&dtype, order)?;
        convert_elements(&converted, self)?;
        Ok(converted)
    }

    /// This array where it has the type already, else a converted copy.
    pub fn cast_to(&self, dtype: &DType) -> Result<Self> {
        if self.dtype == *dtype { Ok(self.clone()) } else { self.astype(dtype) }
    }

    /// The type a conversion ends in, where the request leaves a width or a unit open.
    fn settled_type(&self, dtype: &DType) -> Result<DType> {
        Ok(match (dtype, &self.dtype) {
            (DType::Str(0), DType::Bytes(width)) => DType::Str(*width),
            (DType::Bytes(0), DType::Str(width)) => DType::Bytes(*width),
            (DType::Str(0) | DType::Bytes(0), DType::Object) => {
                let mut width = 1;
                for object in self.objects()? {
                    width = width.max(match object_rules().to_scalar(&object, dtype)? {
                        Scalar::Str(text) => text.chars().count(),
                        Scalar::Bytes(bytes) => bytes.len(),
                        other => crate::text::scalar_text(&other).chars().count(),
                    });
                }
                if matches!(dtype, DType::Str(_)) { DType::Str(width) } else { DType::Bytes(width) }
            }
            (DType::Str(0), from) => DType::Str(text_width(from).max(1)),
            (DType::Bytes(0), from) => DType::Bytes(text_width(from).max(1)),
            (DType::Datetime(TimeUnit::Generic), DType::Datetime(unit)) => DType::Datetime(*unit),
            (DType::Timedelta(TimeUnit::Generic), DType::Timedelta(unit)) => DType::Timedelta(*unit),
            (DType::Datetime(TimeUnit::Generic), DType::Str(_)) => {
                let mut unit = TimeUnit::Generic;
                for text in self.strings()? {
                    unit = unit.max(crate::time::parse_datetime(&text)?.1);
                }
                DType::Datetime(unit)
            }
            _ => dtype.clone(),
        })
    }

    /// Writes one value everywhere.
    pub fn fill(&self, value: &Scalar) -> Result<()> {
        self.require_writeable()?;
        let single = Self::scalar(&self.dtype, value)?;
        move_elements(self, &single.broadcast_to(&self.shape)?);
        Ok(())
    }

    /// Writes `source` into this array, broadcast to its shape and converted unconditionally.
    pub fn assign(&self, source: &Self) -> Result<()> {
        self.require_writeable()?;
        let mut source = source.clone();
        while source.ndim() > self.ndim() && source.shape[0] == 1 {
            source = source.slice_axis_at(0, 0);
        }
        let refused = || ArrayError::BroadcastInput { from: source.shape.clone(), into: self.shape.clone() };
        let mut spread = source.broadcast_to(&self.shape).map_err(|_| refused())?;
        if self.may_overlap(&spread) && !self.same_view(&spread) {
            spread = source.copy(Order::K)?.broadcast_to(&self.shape)?;
        }
        convert_elements(self, &spread)
    }

    /// C-ordered elements, converted to `T`.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        if let Some(slice) = self.as_slice::<T>() {
            return Ok(slice.to_vec());
        }
        let converted = if self.dtype.is_time() && T::DTYPE == DType::I64 {
            self.copy(Order::C)?
        } else {
            self.astype_in(&T::DTYPE, Order::C)?
        };
        Ok(converted.as_slice::<T>().map(<[T]>::to_vec).unwrap_or_default())
    }

    /// C-ordered text of an array of text.
    pub fn strings(&self) -> Result<Vec<String>> {
        match &self.dtype {
            DType::Str(_) => Ok(self.stored_values()),
            _ => self.astype(&DType::Str(0)).map(|text| text.stored_values()),
        }
    }

    /// C-ordered handles of an object array; other types are converted.
    pub fn objects(&self) -> Result<Vec<Opaque>> {
        match &self.dtype {
            DType::Object => Ok(self.stored_values()),
            _ => self.astype_in(&DType::Object, Order::C).map(|objects| objects.stored_values()),
        }
    }

    /// C-ordered clones of the stored elements; `T` must be how the dtype is stored.
    pub(crate) fn stored_values<T: Item>(&self) -> Vec<T> {
        let mut values = Vec::with_capacity(self.size());
        let start = self.start::<T>();
        let nest = Nest::<1>::ordered(&self.shape, [&self.strides]);
        let [step] = nest.inner_strides();
        nest.run(|[offset], length| {
            // SAFETY: the nest visits offsets of this array's elements only.
            values.extend((0..length as isize).map(|i| unsafe { (*start.at(offset + i * step)).clone() }));
        });
        values
    }

    /// The elements' bytes in C order (numbers and times); text is padded as numpy stores it.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        match &self.dtype {
            DType::Object | DType::Record(_) => {
                Err(ArrayError::not_implemented("tobytes() of object or record arrays"))
            }
            DType::Str(width) => Ok(self
                .stored_values::<String>()
                .iter()
                .flat_map(|text| {
                    let mut letters: Vec<u32> = text.chars().map(u32::from).collect();
                    letters.resize(*width, 0);
                    letters.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>()
                })
                .collect()),
            DType::Bytes(width) => Ok(self
                .stored_values::<Vec<u8>>()
                .into_iter()
                .flat_map(|mut bytes| {
                    bytes.resize(*width, 0);
                    bytes
                })
                .collect()),
            _ => {
                let whole = self.contiguous()?;
                // SAFETY: the storage holds `nbytes` initialised bytes of plain numbers from the first element on.
                Ok(unsafe { std::slice::from_raw_parts(whole.start_bytes(), whole.nbytes()) }.to_vec())
            }
        }
    }

    /// The address of the first element of a number array.
    fn start_bytes(&self) -> *const u8 {
        self.storage.start().wrapping_offset(self.offset * self.itemsize() as isize)
    }

    /// An array whose elements are read from bytes. Numbers and times only.
    pub fn from_buffer(bytes: &[u8], dtype: &DType, shape: &[usize]) -> Result<Self> {
        if dtype.is_object() || dtype.is_text() || matches!(dtype, DType::Record(_)) {
            return Err(ArrayError::not_implemented(format!("frombuffer(dtype={})", dtype.name())));
        }
        let array = Self::empty(dtype, shape)?;
        if bytes.len() < array.nbytes() {
            return Err(ArrayError::value("buffer is smaller than requested size"));
        }
        // SAFETY: the fresh storage has `nbytes` bytes, checked to be there in the source.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), array.start_bytes().cast_mut(), array.nbytes()) };
        if dtype.is_bool() {
            // A bool must be 0 or 1 whatever the bytes were.
            let raw = array.clone().retyped(DType::U8);
            for byte in raw.as_mut_slice::<u8>().unwrap_or_default() {
                *byte = u8::from(*byte != 0);
            }
        }
        Ok(array)
    }
}

/// Copies elements between arrays of one shape and one stored type. They do not overlap, or are the same view.
pub(crate) fn move_elements(target: &Array, source: &Array) {
    if let DType::Record(_) = target.dtype {
        for (to, from) in target.fields().iter().zip(source.fields()) {
            move_elements(to, &from);
        }
        return;
    }
    with_stored!(&target.dtype, T => map_elements::<T, T>(target, source, Clone::clone));
}

/// `target[i] = f(source[i])`, for types stored as `T` and `S`.
pub(crate) fn map_elements<S: Item, T: Item>(target: &Array, source: &Array, f: impl Fn(&S) -> T + Sync) {
    let nest = Nest::<2>::new(&target.shape, [&target.strides, &source.strides]);
    let [step_to, step_from] = nest.inner_strides();
    let (to, from) = (target.start::<T>(), source.start::<S>());
    let body = |[at_to, at_from]: [isize; 2], length: usize| {
        let (to, from) = (to.at(at_to), from.at(at_from));
        // SAFETY: the nest visits offsets of the two arrays' elements only, each target element once.
        unsafe {
            if step_to == 1 && step_from == 1 {
                vectorised(|| {
                    for i in 0..length {
                        *to.add(i) = f(&*from.add(i));
                    }
                });
            } else if step_to == 1 && step_from == 0 {
                for i in 0..length {
                    *to.add(i) = f(&*from);
                }
            } else {
                for i in 0..length as isize {
                    *to.offset(i * step_to) = f(&*from.offset(i * step_from));
                }
            }
        }
    };
    // Handles of Python values stay on the interpreter's thread.
    if target.dtype.is_object() || source.dtype.is_object() {
        nest.run(body);
    } else {
        nest.run_parallel(body);
    }
}

/// Converts element by element between arrays of one shape.
pub(crate) fn convert_elements(target: &Array, source: &Array) -> Result<()> {
    use DType as D;
    match (&target.dtype, &source.dtype) {
        (to, from) if to == from => move_elements(target, source),
        (D::Record(_), D::Record(_)) => {
            let (to, from) = (target.fields(), source.fields());
            if to.len() != from.len() {
                return Err(ArrayError::value("structures must have the same size"));
            }
            for (to, from) in to.iter().zip(&from) {
                convert_elements(to, from)?;
            }
        }
        (D::Str(to), D::Str(from)) if to >= from => move_elements(target, source),
        (D::Datetime(to), D::Datetime(from)) => {
            convert_times(target, source, |value| convert_datetime(value, *from, *to))?;
        }
        (D::Timedelta(to), D::Timedelta(from)) => {
            convert_times(target, source, |value| convert_timedelta(value, *from, *to))?;
        }
        // A date and a duration have no unit in common: the count is taken over as it is.
        (D::Datetime(_), D::Timedelta(_)) | (D::Timedelta(_), D::Datetime(_)) => move_elements(target, source),
        (to, from) if is_plain(to) && is_plain(from) => convert_numbers(target, source),
        (D::Object, from) => {
            let rules = object_rules();
            let handle = |value: &Scalar| match value {
                Scalar::Object(object) => Ok(object.clone()),
                other => rules.from_scalar(other, from),
            };
            each_scalar(target, source, |value| handle(&value).map(Scalar::Object))?;
        }
        (to, D::Str(_)) if !to.is_text() => {
            each_scalar(target, source, |value| match value {
                Scalar::Str(text) => {
                    let spelled = format!("np.str_({})", python_quoted(&text));
                    parse_text(&text, to, Some(spelled))
                }
                other => Ok(other),
            })?;
        }
        (D::Str(_) | D::Bytes(_), D::F32) => {
            each_scalar(target, source, |value| match value {
                Scalar::Float(number) => Ok(Scalar::Str(crate::text::single_text(number as f32))),
                other => Ok(other),
            })?;
        }
        _ => each_scalar(target, source, Ok)?,
    }
    Ok(())
}

fn python_quoted(text: &str) -> String {
    let mark = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    format!("{mark}{text}{mark}")
}

fn is_plain(dtype: &DType) -> bool {
    dtype.is_bool() || dtype.is_number() || dtype.is_time()
}

fn each_scalar(target: &Array, source: &Array, f: impl Fn(Scalar) -> Result<Scalar>) -> Result<()> {
    let nest = Nest::<2>::ordered(&target.shape, [&target.strides, &source.strides]);
    let [step_to, step_from] = nest.inner_strides();
    let mut outcome = Ok(());
    nest.run(|[at_to, at_from], length| {
        for i in 0..length as isize {
            if outcome.is_err() {
                return;
            }
            outcome =
                f(source.load(at_from + i * step_from)).and_then(|value| target.store(at_to + i * step_to, &value));
        }
    });
    outcome
}

fn convert_times(target: &Array, source: &Array, f: impl Fn(i64) -> Result<i64> + Sync) -> Result<()> {
    let failed = std::sync::Mutex::new(None);
    map_elements::<i64, i64>(target, source, |&value| {
        f(value).unwrap_or_else(|error| {
            if let Ok(mut first) = failed.lock() {
                first.get_or_insert(error);
            }
            NAT
        })
    });
    match failed.into_inner() {
        Ok(Some(error)) => Err(error),
        _ => Ok(()),
    }
}

fn convert_numbers(target: &Array, source: &Array) {
    if source.dtype.is_float() && target.dtype.is_time() {
        // NaN becomes "not a time", which is also what the plain conversion of NaN gives.
        with_real!(&source.dtype, S => map_elements::<S, i64>(target, source, |&value| i64::from_number(value)), else ());
        return;
    }
    let as_number = |dtype: &DType| if dtype.is_time() { DType::I64 } else { dtype.clone() };
    let (to, from) = (as_number(&target.dtype), as_number(&source.dtype));
    with_number!(&from, S => with_number!(&to, T => map_elements::<S, T>(target, source, |&value| T::from_number(value)), else ()), else ());
}
