//! What a column is: its kind, where its values live, and the pandas names of the types.
//! Missing values: NaN in floats, `NAT` in times and periods, -1 in category codes; only text and
//! masked columns have nulls.

use std::rc::Rc;

use polars::prelude::{
    BooleanChunked, ChunkedArray, DataType, Float64Chunked, Int64Chunked, IntoSeries, PlSmallStr, PolarsNumericType,
    Series, StringChunked,
};
use rustpython_vm::PyObjectRef;

/// A missing time.
pub(crate) const NAT: i64 = i64::MIN;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    Seconds,
    Milli,
    Micro,
    Nano,
}

impl Unit {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Seconds => "s",
            Self::Milli => "ms",
            Self::Micro => "us",
            Self::Nano => "ns",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "s" => Self::Seconds,
            "ms" => Self::Milli,
            "us" => Self::Micro,
            "ns" => Self::Nano,
            _ => return None,
        })
    }

    /// Ticks in one second.
    pub(crate) fn per_second(self) -> i64 {
        match self {
            Self::Seconds => 1,
            Self::Milli => 1_000,
            Self::Micro => 1_000_000,
            Self::Nano => 1_000_000_000,
        }
    }

    /// Nanoseconds in one tick.
    pub(crate) fn nanos(self) -> i64 {
        1_000_000_000 / self.per_second()
    }

    pub(crate) fn finer(self, other: Self) -> Self {
        if self.per_second() >= other.per_second() { self } else { other }
    }
}

/// How a null of a text column reads back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blank {
    Nan,
    None,
}

#[derive(Clone)]
pub(crate) struct Categories {
    pub(crate) values: Values,
    pub(crate) ordered: bool,
}

#[derive(Clone)]
pub(crate) enum Kind {
    Bool,
    /// Integers and floats; which, says the series.
    Number,
    Text(Blank),
    Objects,
    Complex,
    Datetime {
        unit: Unit,
        zone: Option<Rc<str>>,
    },
    Timedelta(Unit),
    Masked,
    /// Codes are Int32.
    Category(Rc<Categories>),
    /// Ordinals of the frequency.
    Period(Rc<str>),
}

#[derive(Clone)]
pub(crate) enum Store {
    /// One chunk always.
    Series(Series),
    Objects(Rc<Vec<PyObjectRef>>),
}

/// A column's values: cheap to clone.
#[derive(Clone)]
pub(crate) struct Values {
    pub(crate) kind: Kind,
    pub(crate) store: Store,
}

pub(crate) fn no_name() -> PlSmallStr {
    PlSmallStr::EMPTY
}

/// The values of a series that has one chunk.
pub(crate) fn slice_of<T: PolarsNumericType>(chunked: &ChunkedArray<T>) -> &[T::Native] {
    chunked.data_views().next().unwrap_or_default()
}

/// Binds `$slice` to the native values of a numeric series.
macro_rules! with_numbers {
    ($series:expr, $slice:ident => $body:expr, $otherwise:expr) => {{
        use polars::prelude::DataType;
        let series: &polars::prelude::Series = $series;
        macro_rules! arm {
            ($method:ident) => {
                match series.$method() {
                    Ok(chunked) => {
                        let $slice = $crate::column::kinds::slice_of(chunked);
                        $body
                    }
                    Err(_) => $otherwise,
                }
            };
        }
        match series.dtype() {
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
pub(crate) use with_numbers;

/// The Rust number behind each numeric series type.
pub(crate) trait Native: Copy + PartialOrd + Send + Sync + 'static {
    type Polars: PolarsNumericType<Native = Self>;
    fn to_f64(self) -> f64;
    fn from_f64(value: f64) -> Self;
    fn is_missing(self) -> bool;
    /// Bits whose unsigned order is the order of the numbers; equal numbers have equal bits.
    fn order_bits(self) -> u64;
}

macro_rules! native_int {
    ($($native:ty, $polars:ident);*) => {$(
        impl Native for $native {
            type Polars = polars::prelude::$polars;
            fn to_f64(self) -> f64 { self as f64 }
            fn from_f64(value: f64) -> Self { value as Self }
            fn is_missing(self) -> bool { false }
            fn order_bits(self) -> u64 {
                // Shifts the signed range above zero; unsigned ones keep their order as well.
                ((i128::from(self) - i128::from(<$native>::MIN)) as u64)
            }
        }
    )*};
}
native_int!(i8, Int8Type; i16, Int16Type; i32, Int32Type; i64, Int64Type;
    u8, UInt8Type; u16, UInt16Type; u32, UInt32Type; u64, UInt64Type);

macro_rules! native_float {
    ($($native:ty, $polars:ident);*) => {$(
        impl Native for $native {
            type Polars = polars::prelude::$polars;
            fn to_f64(self) -> f64 { f64::from(self) }
            fn from_f64(value: f64) -> Self { value as Self }
            fn is_missing(self) -> bool { self.is_nan() }
            fn order_bits(self) -> u64 {
                let value = f64::from(self);
                // The two zeros and all NaN are one value each.
                let bits = if value == 0.0 { 0 } else if value.is_nan() { f64::NAN.to_bits() } else { value.to_bits() };
                if bits >> 63 == 1 { !bits } else { bits | (1 << 63) }
            }
        }
    )*};
}
native_float!(f32, Float32Type; f64, Float64Type);

pub(crate) fn series_from<T: Native>(values: Vec<T>) -> Series
where
    ChunkedArray<T::Polars>: IntoSeries,
{
    ChunkedArray::<T::Polars>::from_vec(no_name(), values).into_series()
}

impl Values {
    pub(crate) fn new(kind: Kind, series: Series) -> Self {
        let series = if series.n_chunks() == 1 { series } else { series.rechunk() };
        Self { kind, store: Store::Series(series) }
    }

    pub(crate) fn objects(values: Vec<PyObjectRef>) -> Self {
        Self { kind: Kind::Objects, store: Store::Objects(Rc::new(values)) }
    }

    pub(crate) fn ints(values: Vec<i64>) -> Self {
        Self::new(Kind::Number, Int64Chunked::from_vec(no_name(), values).into_series())
    }

    pub(crate) fn floats(values: Vec<f64>) -> Self {
        Self::new(Kind::Number, Float64Chunked::from_vec(no_name(), values).into_series())
    }

    pub(crate) fn bools(values: &[bool]) -> Self {
        Self::new(Kind::Bool, bool_series(values))
    }

    pub(crate) fn flags(values: BooleanChunked) -> Self {
        Self::new(Kind::Bool, values.into_series())
    }

    pub(crate) fn numbers<T: Native>(values: Vec<T>) -> Self
    where
        ChunkedArray<T::Polars>: IntoSeries,
    {
        Self::new(Kind::Number, series_from(values))
    }

    pub(crate) fn texts<S: AsRef<str>>(values: impl Iterator<Item = Option<S>>, blank: Blank) -> Self {
        Self::new(Kind::Text(blank), text_series(values))
    }

    pub(crate) fn len(&self) -> usize {
        match &self.store {
            Store::Series(series) => series.len(),
            Store::Objects(values) => values.len(),
        }
    }

    pub(crate) fn series(&self) -> Option<&Series> {
        match &self.store {
            Store::Series(series) => Some(series),
            Store::Objects(_) => None,
        }
    }

    pub(crate) fn object_values(&self) -> Option<&Rc<Vec<PyObjectRef>>> {
        match &self.store {
            Store::Series(_) => None,
            Store::Objects(values) => Some(values),
        }
    }

    /// The same kind with other physical values.
    pub(crate) fn like(&self, series: Series) -> Self {
        Self::new(self.kind.clone(), series)
    }

    pub(crate) fn kind_name(&self) -> &'static str {
        match &self.kind {
            Kind::Bool => "bool",
            Kind::Number => match self.series().map(|series| series.dtype()) {
                Some(DataType::Float32 | DataType::Float64) => "float",
                Some(dtype) if dtype.is_unsigned_integer() => "uint",
                _ => "int",
            },
            Kind::Text(_) => "text",
            Kind::Objects | Kind::Complex => "objects",
            Kind::Datetime { .. } => "datetime",
            Kind::Timedelta(_) => "timedelta",
            Kind::Masked => "masked",
            Kind::Category(_) => "category",
            Kind::Period(_) => "period",
        }
    }

    pub(crate) fn is_float(&self) -> bool {
        matches!(self.kind, Kind::Number) && self.series().is_some_and(|series| series.dtype().is_float())
    }

    pub(crate) fn is_integer(&self) -> bool {
        matches!(self.kind, Kind::Number) && self.series().is_some_and(|series| series.dtype().is_integer())
    }

    /// Integers below the time, period and category kinds.
    pub(crate) fn is_i64_backed(&self) -> bool {
        matches!(self.kind, Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_))
    }

    pub(crate) fn is_text(&self) -> bool {
        match self.kind {
            Kind::Text(_) => true,
            Kind::Masked => self.series().is_some_and(|series| series.dtype() == &DataType::String),
            _ => false,
        }
    }

    pub(crate) fn dtype_name(&self) -> String {
        match &self.kind {
            Kind::Bool => "bool".to_owned(),
            Kind::Number => self.series().map_or("int64", |series| number_name(series.dtype())).to_owned(),
            Kind::Text(_) | Kind::Objects => "object".to_owned(),
            Kind::Complex => "complex128".to_owned(),
            Kind::Datetime { unit, zone: None } => format!("datetime64[{}]", unit.name()),
            Kind::Datetime { unit, zone: Some(zone) } => format!("datetime64[{}, {zone}]", unit.name()),
            Kind::Timedelta(unit) => format!("timedelta64[{}]", unit.name()),
            Kind::Masked => self.series().map_or("Int64", |series| masked_name(series.dtype())).to_owned(),
            Kind::Category(_) => "category".to_owned(),
            Kind::Period(freq) => format!("period[{freq}]"),
        }
    }

    /// The physical 64-bit values of times and periods.
    pub(crate) fn ticks(&self) -> &[i64] {
        self.series().and_then(|series| series.i64().ok()).map(slice_of).unwrap_or_default()
    }

    pub(crate) fn codes(&self) -> &[i32] {
        self.series().and_then(|series| series.i32().ok()).map(slice_of).unwrap_or_default()
    }

    /// Text values, when the column has them.
    pub(crate) fn text_chunk(&self) -> Option<&StringChunked> {
        if self.is_text() { self.series().and_then(|series| series.str().ok()) } else { None }
    }
}

pub(crate) fn bool_series(values: &[bool]) -> Series {
    super::bits::packed_slice(values).into_series()
}

pub(crate) fn text_series<S: AsRef<str>>(values: impl Iterator<Item = Option<S>>) -> Series {
    let mut builder = polars::prelude::StringChunkedBuilder::new(no_name(), values.size_hint().0);
    for value in values {
        match value {
            Some(value) => builder.append_value(value.as_ref()),
            None => builder.append_null(),
        }
    }
    builder.finish().into_series()
}

pub(crate) fn bool_vec(series: &Series) -> Vec<bool> {
    series.bool().map(super::bits::unpacked).unwrap_or_default()
}

/// Bytes of one number.
pub(crate) fn byte_size(dtype: &DataType) -> usize {
    match dtype {
        DataType::Boolean | DataType::Int8 | DataType::UInt8 => 1,
        DataType::Int16 | DataType::UInt16 => 2,
        DataType::Int32 | DataType::UInt32 | DataType::Float32 => 4,
        _ => 8,
    }
}

pub(crate) fn number_name(dtype: &DataType) -> &'static str {
    match dtype {
        DataType::Boolean => "bool",
        DataType::Int8 => "int8",
        DataType::Int16 => "int16",
        DataType::Int32 => "int32",
        DataType::UInt8 => "uint8",
        DataType::UInt16 => "uint16",
        DataType::UInt32 => "uint32",
        DataType::UInt64 => "uint64",
        DataType::Float32 => "float32",
        DataType::Float64 => "float64",
        _ => "int64",
    }
}

pub(crate) fn number_type(name: &str) -> Option<DataType> {
    Some(match name {
        "int8" => DataType::Int8,
        "int16" => DataType::Int16,
        "int32" => DataType::Int32,
        "int64" => DataType::Int64,
        "uint8" => DataType::UInt8,
        "uint16" => DataType::UInt16,
        "uint32" => DataType::UInt32,
        "uint64" => DataType::UInt64,
        "float32" => DataType::Float32,
        "float64" => DataType::Float64,
        _ => return None,
    })
}

fn masked_name(dtype: &DataType) -> &'static str {
    match dtype {
        DataType::Boolean => "boolean",
        DataType::Int8 => "Int8",
        DataType::Int16 => "Int16",
        DataType::Int32 => "Int32",
        DataType::UInt8 => "UInt8",
        DataType::UInt16 => "UInt16",
        DataType::UInt32 => "UInt32",
        DataType::UInt64 => "UInt64",
        DataType::Float32 => "Float32",
        DataType::Float64 => "Float64",
        DataType::String => "string",
        _ => "Int64",
    }
}

pub(crate) fn masked_type(name: &str) -> Option<DataType> {
    Some(match name {
        "boolean" => DataType::Boolean,
        "Int8" => DataType::Int8,
        "Int16" => DataType::Int16,
        "Int32" => DataType::Int32,
        "Int64" => DataType::Int64,
        "UInt8" => DataType::UInt8,
        "UInt16" => DataType::UInt16,
        "UInt32" => DataType::UInt32,
        "UInt64" => DataType::UInt64,
        "Float32" => DataType::Float32,
        "Float64" => DataType::Float64,
        "string" => DataType::String,
        _ => return None,
    })
}

/// A type asked for by name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wanted {
    Bool,
    Number(DataType),
    Object,
    Text,
    Complex,
    Datetime(Unit, Option<String>),
    Timedelta(Unit),
    Masked(DataType),
    Category,
    Period(String),
}

/// The usual spellings of type names; none for a name that is not a type.
pub(crate) fn wanted_type(name: &str) -> Option<Wanted> {
    let name = name.trim_start_matches(['<', '=', '|']);
    if let Some(dtype) = number_type(name) {
        return Some(Wanted::Number(dtype));
    }
    if let Some(dtype) = masked_type(name) {
        return Some(Wanted::Masked(dtype));
    }
    let number = |dtype| Some(Wanted::Number(dtype));
    match name {
        "int" | "i8" | "Int" | "intp" | "long" => return number(DataType::Int64),
        "float" | "f8" | "double" => return number(DataType::Float64),
        "i4" => return number(DataType::Int32),
        "i2" => return number(DataType::Int16),
        "i1" => return number(DataType::Int8),
        "u1" => return number(DataType::UInt8),
        "u2" => return number(DataType::UInt16),
        "u4" => return number(DataType::UInt32),
        "u8" | "uint" => return number(DataType::UInt64),
        "f4" | "single" | "f2" | "float16" => return number(DataType::Float32),
        "bool" | "?" | "b1" | "bool_" => return Some(Wanted::Bool),
        "object" | "O" => return Some(Wanted::Object),
        "str" | "U" | "str_" => return Some(Wanted::Text),
        "complex" | "complex128" | "c16" | "complex64" => return Some(Wanted::Complex),
        "category" => return Some(Wanted::Category),
        "datetime64" | "datetime" | "M8" => return Some(Wanted::Datetime(Unit::Nano, None)),
        "timedelta64" | "timedelta" | "m8" => return Some(Wanted::Timedelta(Unit::Nano)),
        _ => {}
    }
    let inner = |prefix: &str| name.strip_prefix(prefix).and_then(|rest| rest.strip_suffix(']'));
    if let Some(inside) = inner("datetime64[").or_else(|| inner("M8[")) {
        return match inside.split_once(',') {
            Some((unit, zone)) => Some(Wanted::Datetime(Unit::from_name(unit.trim())?, Some(zone.trim().to_owned()))),
            None => Some(Wanted::Datetime(Unit::from_name(inside)?, None)),
        };
    }
    if let Some(inside) = inner("timedelta64[").or_else(|| inner("m8[")) {
        return Some(Wanted::Timedelta(Unit::from_name(inside)?));
    }
    if let Some(inside) = inner("period[").or_else(|| inner("Period[")) {
        return Some(Wanted::Period(inside.to_owned()));
    }
    if name.len() > 1 && name.starts_with('U') && name[1..].bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(Wanted::Text);
    }
    None
}
