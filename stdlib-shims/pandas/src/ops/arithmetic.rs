//! Element-wise work on plain numbers, with numpy's results.

use polars::prelude::{BooleanChunked, ChunkedArray, DataType, IntoSeries, Series};
use rayon::prelude::*;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{PyResult, VirtualMachine};

use super::cumulative::Running;
use crate::column::bits::{packed, packed_slice};
use crate::column::cast::wrap_cast;
use crate::column::kinds::{Native, series_from, slice_of};
use crate::opcodes::Binary;

/// From here on two threads are faster than one.
const PARALLEL: usize = 1 << 20;

/// One side of an operation: a column's values or one value for all rows.
#[derive(Clone, Copy)]
pub(crate) enum Side<'a, T> {
    Many(&'a [T]),
    One(T),
}

pub(crate) fn zip<T, R>(one: Side<'_, T>, two: Side<'_, T>, f: impl Fn(T, T) -> R + Sync) -> Vec<R>
where
    T: Copy + Sync,
    R: Send,
{
    match (one, two) {
        (Side::Many(one), Side::Many(two)) if one.len() < PARALLEL => {
            one.iter().zip(two).map(|(one, two)| f(*one, *two)).collect()
        }
        (Side::Many(one), Side::Many(two)) => one.par_iter().zip(two).map(|(one, two)| f(*one, *two)).collect(),
        (Side::Many(one), Side::One(two)) if one.len() < PARALLEL => one.iter().map(|one| f(*one, two)).collect(),
        (Side::Many(one), Side::One(two)) => one.par_iter().map(|one| f(*one, two)).collect(),
        (Side::One(one), Side::Many(two)) => two.iter().map(|two| f(one, *two)).collect(),
        (Side::One(one), Side::One(two)) => vec![f(one, two)],
    }
}

/// What the operators need beyond plus and times.
pub(crate) trait Arithmetic: Native + Running {
    fn minus(self, other: Self) -> Self;
    /// Rounds towards minus infinity; the divisor is not zero for whole numbers.
    fn floor_divide(self, other: Self) -> Self;
    /// Has the sign of the divisor.
    fn modulo(self, other: Self) -> Self;
    /// The exponent is not negative for whole numbers.
    fn power(self, other: Self) -> Self;
    fn is_zero(self) -> bool;
    fn is_negative(self) -> bool;
}

macro_rules! arithmetic_signed {
    ($($native:ty),*) => {$(
        impl Arithmetic for $native {
            fn minus(self, other: Self) -> Self { self.wrapping_sub(other) }
            fn floor_divide(self, other: Self) -> Self {
                if other == 0 { return 0; }
                let quotient = self.wrapping_div(other);
                if self.wrapping_rem(other) != 0 && (self < 0) != (other < 0) { quotient - 1 } else { quotient }
            }
            fn modulo(self, other: Self) -> Self {
                if other == 0 { return 0; }
                let rest = self.wrapping_rem(other);
                if rest != 0 && (rest < 0) != (other < 0) { rest + other } else { rest }
            }
            fn power(self, other: Self) -> Self { self.wrapping_pow(u32::try_from(other).unwrap_or(u32::MAX)) }
            fn is_zero(self) -> bool { self == 0 }
            fn is_negative(self) -> bool { self < 0 }
        }
    )*};
}
arithmetic_signed!(i8, i16, i32, i64);

macro_rules! arithmetic_unsigned {
    ($($native:ty),*) => {$(
        impl Arithmetic for $native {
            fn minus(self, other: Self) -> Self { self.wrapping_sub(other) }
            fn floor_divide(self, other: Self) -> Self { self.checked_div(other).unwrap_or(0) }
            fn modulo(self, other: Self) -> Self { self.checked_rem(other).unwrap_or(0) }
            fn power(self, other: Self) -> Self { self.wrapping_pow(u32::try_from(other).unwrap_or(u32::MAX)) }
            fn is_zero(self) -> bool { self == 0 }
            fn is_negative(self) -> bool { false }
        }
    )*};
}
arithmetic_unsigned!(u8, u16, u32, u64);

macro_rules! arithmetic_float {
    ($($native:ty),*) => {$(
        impl Arithmetic for $native {
            fn minus(self, other: Self) -> Self { self - other }
            fn floor_divide(self, other: Self) -> Self {
                if other == 0.0 { return self / other; }
                let rest = self % other;
                let mut quotient = (self - rest) / other;
                if rest != 0.0 && (other < 0.0) != (rest < 0.0) {
                    quotient -= 1.0;
                }
                if quotient == 0.0 || quotient.is_nan() {
                    return if quotient.is_nan() { quotient } else { (0.0 as $native).copysign(self / other) };
                }
                let floor = quotient.floor();
                if quotient - floor > 0.5 { floor + 1.0 } else { floor }
            }
            fn modulo(self, other: Self) -> Self {
                let rest = self % other;
                if rest == 0.0 {
                    return (0.0 as $native).copysign(other);
                }
                if (other < 0.0) != (rest < 0.0) { rest + other } else { rest }
            }
            fn power(self, other: Self) -> Self {
                if other == 2.0 { self * self } else { self.powf(other) }
            }
            fn is_zero(self) -> bool { self == 0.0 }
            fn is_negative(self) -> bool { self < 0.0 }
        }
    )*};
}
arithmetic_float!(f32, f64);

/// A series as one side, cast to the common type beforehand.
pub(crate) struct Input {
    pub(crate) series: Series,
    pub(crate) is_scalar: bool,
}

impl Input {
    fn side<T: Native>(&self) -> Option<Side<'_, T>> {
        let chunked: &ChunkedArray<T::Polars> = self.series.as_ref().as_any().downcast_ref()?;
        let slice = slice_of(chunked);
        if self.is_scalar { slice.first().map(|value| Side::One(*value)) } else { Some(Side::Many(slice)) }
    }
}

/// Runs `$body` with both sides in the type of `$dtype`.
macro_rules! with_sides {
    ($dtype:expr, $one:expr, $two:expr, $a:ident, $b:ident => $body:expr, $otherwise:expr) => {{
        macro_rules! arm {
            ($native:ty) => {
                match ($one.side::<$native>(), $two.side::<$native>()) {
                    (Some($a), Some($b)) => $body,
                    _ => $otherwise,
                }
            };
        }
        match $dtype {
            DataType::Int8 => arm!(i8),
            DataType::Int16 => arm!(i16),
            DataType::Int32 => arm!(i32),
            DataType::Int64 => arm!(i64),
            DataType::UInt8 => arm!(u8),
            DataType::UInt16 => arm!(u16),
            DataType::UInt32 => arm!(u32),
            DataType::UInt64 => arm!(u64),
            DataType::Float32 => arm!(f32),
            DataType::Float64 => arm!(f64),
            _ => $otherwise,
        }
    }};
}

fn mismatch(vm: &VirtualMachine) -> PyBaseExceptionRef {
    vm.new_type_error("operands cannot be combined")
}

fn any<T: Copy>(side: Side<'_, T>, is: impl Fn(T) -> bool) -> bool {
    match side {
        Side::Many(values) => values.iter().any(|value| is(*value)),
        Side::One(value) => is(value),
    }
}

/// Both sides in `dtype`.
fn cast_both(one: &Input, two: &Input, dtype: &DataType, vm: &VirtualMachine) -> PyResult<(Input, Input)> {
    let to = |input: &Input| Ok(Input { series: wrap_cast(&input.series, dtype, vm)?, is_scalar: input.is_scalar });
    Ok((to(one)?, to(two)?))
}

fn arithmetic_of<T: Arithmetic>(op: Binary, one: Side<'_, T>, two: Side<'_, T>) -> Series
where
    ChunkedArray<T::Polars>: IntoSeries,
{
    series_from(match op {
        Binary::Add => zip(one, two, T::plus),
        Binary::Sub => zip(one, two, T::minus),
        Binary::Mul => zip(one, two, T::times),
        Binary::FloorDiv => zip(one, two, T::floor_divide),
        Binary::Mod => zip(one, two, T::modulo),
        _ => zip(one, two, T::power),
    })
}

/// `add sub mul truediv floordiv mod pow` of numbers whose common type is `dtype`.
pub(crate) fn arithmetic(
    op: Binary,
    one: &Input,
    two: &Input,
    dtype: &DataType,
    vm: &VirtualMachine,
) -> PyResult<Series> {
    if op == Binary::TrueDiv {
        let dtype = if dtype == &DataType::Float32 { DataType::Float32 } else { DataType::Float64 };
        let (one, two) = cast_both(one, two, &dtype, vm)?;
        if dtype == DataType::Float32 {
            let (Some(a), Some(b)) = (one.side::<f32>(), two.side::<f32>()) else { return Err(mismatch(vm)) };
            return Ok(series_from(zip(a, b, |a, b| a / b)));
        }
        let (Some(a), Some(b)) = (one.side::<f64>(), two.side::<f64>()) else { return Err(mismatch(vm)) };
        return Ok(series_from(zip(a, b, |a, b| a / b)));
    }
    let (one, two) = cast_both(one, two, dtype, vm)?;
    if dtype.is_integer() {
        let is_division = matches!(op, Binary::FloorDiv | Binary::Mod);
        let has_zero = is_division && with_sides!(dtype, one, two, _a, b => any(b, Arithmetic::is_zero), false);
        if has_zero {
            return Ok(divide_by_zero(op, &one, &two, dtype));
        }
        let is_negative =
            op == Binary::Pow && with_sides!(dtype, one, two, _a, b => any(b, Arithmetic::is_negative), false);
        if is_negative {
            return Err(vm.new_value_error("Integers to negative integer powers are not allowed."));
        }
    }
    with_sides!(dtype, one, two, a, b => Ok(arithmetic_of(op, a, b)), Err(mismatch(vm)))
}

/// Whole numbers divided by zero give infinities and NaN, hence floats.
fn divide_by_zero(op: Binary, one: &Input, two: &Input, dtype: &DataType) -> Series {
    fn each<T: Arithmetic>(op: Binary, a: T, b: T) -> f64 {
        match (op, b.is_zero()) {
            (Binary::Mod, true) => f64::NAN,
            (_, true) => {
                let value = a.to_f64();
                if value == 0.0 { f64::NAN } else { f64::INFINITY.copysign(value) }
            }
            (Binary::Mod, false) => a.modulo(b).to_f64(),
            (_, false) => a.floor_divide(b).to_f64(),
        }
    }
    let floats = with_sides!(dtype, one, two, a, b => zip(a, b, |a, b| each(op, a, b)), Vec::new());
    series_from(floats)
}

/// The flags of a test of each pair, as bits.
fn test<T: Copy + Sync>(one: Side<'_, T>, two: Side<'_, T>, f: impl Fn(T, T) -> bool + Sync) -> BooleanChunked {
    match (one, two) {
        (Side::Many(one), Side::Many(two)) => packed(one.len().min(two.len()), &|start, flags| {
            for ((flag, one), two) in flags.iter_mut().zip(&one[start..]).zip(&two[start..]) {
                *flag = f(*one, *two);
            }
        }),
        (Side::Many(one), Side::One(two)) => packed(one.len(), &|start, flags| {
            for (flag, one) in flags.iter_mut().zip(&one[start..]) {
                *flag = f(*one, two);
            }
        }),
        (Side::One(one), Side::Many(two)) => packed(two.len(), &|start, flags| {
            for (flag, two) in flags.iter_mut().zip(&two[start..]) {
                *flag = f(one, *two);
            }
        }),
        (Side::One(one), Side::One(two)) => packed_slice(&[f(one, two)]),
    }
}

/// `eq ne lt le gt ge` of numbers whose common type is `dtype`.
pub(crate) fn compare(
    op: Binary,
    one: &Input,
    two: &Input,
    dtype: &DataType,
    vm: &VirtualMachine,
) -> PyResult<BooleanChunked> {
    fn each<T: Native>(op: Binary, one: Side<'_, T>, two: Side<'_, T>) -> BooleanChunked {
        match op {
            Binary::Eq => test(one, two, |a, b| a == b),
            Binary::Ne => test(one, two, |a, b| a != b),
            Binary::Lt => test(one, two, |a, b| a < b),
            Binary::Le => test(one, two, |a, b| a <= b),
            Binary::Gt => test(one, two, |a, b| a > b),
            _ => test(one, two, |a, b| a >= b),
        }
    }
    let (one, two) = cast_both(one, two, dtype, vm)?;
    with_sides!(dtype, one, two, a, b => Ok(each(op, a, b)), Err(mismatch(vm)))
}

/// `and or xor` of whole numbers.
pub(crate) fn bitwise(op: Binary, one: &Input, two: &Input, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Series> {
    let (one, two) = cast_both(one, two, dtype, vm)?;
    macro_rules! arm {
        ($native:ty) => {
            match (one.side::<$native>(), two.side::<$native>()) {
                (Some(a), Some(b)) => Ok(series_from(match op {
                    Binary::And => zip(a, b, |a: $native, b| a & b),
                    Binary::Or => zip(a, b, |a: $native, b| a | b),
                    _ => zip(a, b, |a: $native, b| a ^ b),
                })),
                _ => Err(mismatch(vm)),
            }
        };
    }
    match dtype {
        DataType::Int8 => arm!(i8),
        DataType::Int16 => arm!(i16),
        DataType::Int32 => arm!(i32),
        DataType::Int64 => arm!(i64),
        DataType::UInt8 => arm!(u8),
        DataType::UInt16 => arm!(u16),
        DataType::UInt32 => arm!(u32),
        DataType::UInt64 => arm!(u64),
        _ => Err(mismatch(vm)),
    }
}

/// `and or xor` of flags; one flag stands for as many as there are on the other side.
pub(crate) fn logic(op: Binary, one: &BooleanChunked, two: &BooleanChunked) -> BooleanChunked {
    match op {
        Binary::And => one & two,
        Binary::Or => one | two,
        _ => one ^ two,
    }
}
