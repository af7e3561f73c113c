//! One element outside an array.

use num_complex::Complex64;

use crate::dtype::{DType, TimeUnit};
use crate::object::Opaque;

/// The stored value of "not a time".
pub const NAT: i64 = i64::MIN;

#[derive(Clone, Debug)]
pub enum Scalar {
    Bool(bool),
    Int(i64),
    UInt(u64),
    Float(f64),
    Complex(Complex64),
    Str(String),
    Bytes(Vec<u8>),
    Datetime(i64, TimeUnit),
    Timedelta(i64, TimeUnit),
    Object(Opaque),
    Record(Vec<Scalar>),
}

impl Scalar {
    /// The type numpy would give an array made of this value alone.
    pub fn dtype(&self) -> DType {
        match self {
            Self::Bool(_) => DType::Bool,
            Self::Int(_) => DType::I64,
            Self::UInt(_) => DType::U64,
            Self::Float(_) => DType::F64,
            Self::Complex(_) => DType::Complex128,
            Self::Str(text) => DType::Str(text.chars().count()),
            Self::Bytes(bytes) => DType::Bytes(bytes.len()),
            Self::Datetime(_, unit) => DType::Datetime(*unit),
            Self::Timedelta(_, unit) => DType::Timedelta(*unit),
            Self::Object(_) => DType::Object,
            Self::Record(values) => DType::Record(std::sync::Arc::new(
                values.iter().enumerate().map(|(place, value)| (format!("f{place}"), value.dtype())).collect(),
            )),
        }
    }

    /// The value as a float where it is a number; NaN for "not a time".
    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Self::Bool(value) => Some(f64::from(u8::from(*value))),
            Self::Int(value) => Some(*value as f64),
            Self::UInt(value) => Some(*value as f64),
            Self::Float(value) => Some(*value),
            Self::Complex(value) => Some(value.re),
            Self::Datetime(value, _) | Self::Timedelta(value, _) => {
                Some(if *value == NAT { f64::NAN } else { *value as f64 })
            }
            _ => None,
        }
    }

    /// The value as an integer where it has one; floats are cut toward zero.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Self::Bool(value) => Some(i64::from(*value)),
            Self::Int(value) | Self::Datetime(value, _) | Self::Timedelta(value, _) => Some(*value),
            Self::UInt(value) => Some(*value as i64),
            Self::Float(value) => Some(*value as i64),
            Self::Complex(value) => Some(value.re as i64),
            _ => None,
        }
    }
}

impl From<bool> for Scalar {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<i64> for Scalar {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

impl From<f64> for Scalar {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

impl From<Complex64> for Scalar {
    fn from(value: Complex64) -> Self {
        Self::Complex(value)
    }
}

impl From<&str> for Scalar {
    fn from(value: &str) -> Self {
        Self::Str(value.to_owned())
    }
}
