//! Single elements in and out of arrays, with the conversions an assignment makes.

use num_complex::Complex64;

use crate::array::Array;
use crate::dtype::{DType, TimeUnit};
use crate::error::{ArrayError, Result};
use crate::object::{Opaque, object_rules};
use crate::scalar::{NAT, Scalar};
pub(crate) use crate::text::scalar_text;
use crate::text::{cut, decode_ascii, encode_ascii, parse_text};
use crate::time::{convert_datetime, convert_timedelta};

impl Array {
    /// The element `offset` steps from the array's first. The caller keeps the offset inside the array.
    pub(crate) fn load(&self, offset: isize) -> Scalar {
        macro_rules! read {
            ($rust:ty) => {{
                // SAFETY: the offset is that of an element of this array, stored as this type.
                unsafe { (*self.start::<$rust>().at(offset)).clone() }
            }};
        }
        match &self.dtype {
            DType::Bool => Scalar::Bool(read!(bool)),
            DType::I8 => Scalar::Int(read!(i8).into()),
            DType::I16 => Scalar::Int(read!(i16).into()),
            DType::I32 => Scalar::Int(read!(i32).into()),
            DType::I64 => Scalar::Int(read!(i64)),
            DType::U8 => Scalar::UInt(read!(u8).into()),
            DType::U16 => Scalar::UInt(read!(u16).into()),
            DType::U32 => Scalar::UInt(read!(u32).into()),
            DType::U64 => Scalar::UInt(read!(u64)),
            DType::F32 => Scalar::Float(read!(f32).into()),
            DType::F64 => Scalar::Float(read!(f64)),
            DType::Complex128 => Scalar::Complex(read!(Complex64)),
            DType::Str(_) => Scalar::Str(read!(String)),
            DType::Bytes(_) => Scalar::Bytes(read!(Vec<u8>)),
            DType::Datetime(unit) => Scalar::Datetime(read!(i64), *unit),
            DType::Timedelta(unit) => Scalar::Timedelta(read!(i64), *unit),
            DType::Object => Scalar::Object(read!(Opaque)),
            DType::Record(_) => Scalar::Record(self.fields().iter().map(|field| field.load(offset)).collect()),
        }
    }

    /// Writes one element, converting the value as `a[i] = value` does in Python.
    pub(crate) fn store(&self, offset: isize, value: &Scalar) -> Result<()> {
        macro_rules! write {
            ($rust:ty, $value:expr) => {{
                let value: $rust = $value;
                // SAFETY: the offset is that of an element of this array, stored as this type.
                unsafe { *self.start::<$rust>().at(offset) = value };
            }};
        }
        match &self.dtype {
            DType::Bool => write!(bool, to_bool(value)?),
            DType::I8 => write!(i8, to_integer(value, &self.dtype, -(1 << 7), (1 << 7) - 1)? as i8),
            DType::I16 => write!(i16, to_integer(value, &self.dtype, -(1 << 15), (1 << 15) - 1)? as i16),
            DType::I32 => write!(i32, to_integer(value, &self.dtype, -(1 << 31), (1 << 31) - 1)? as i32),
            DType::I64 => write!(i64, to_integer(value, &self.dtype, i64::MIN.into(), i64::MAX.into())? as i64),
            DType::U8 => write!(u8, to_integer(value, &self.dtype, 0, u8::MAX.into())? as u8),
            DType::U16 => write!(u16, to_integer(value, &self.dtype, 0, u16::MAX.into())? as u16),
            DType::U32 => write!(u32, to_integer(value, &self.dtype, 0, u32::MAX.into())? as u32),
            DType::U64 => write!(u64, to_integer(value, &self.dtype, 0, u64::MAX.into())? as u64),
            DType::F32 => write!(f32, to_float(value)? as f32),
            DType::F64 => write!(f64, to_float(value)?),
            DType::Complex128 => write!(Complex64, to_complex(value)?),
            DType::Str(width) => write!(String, to_str(value, *width)?),
            DType::Bytes(width) => write!(Vec<u8>, to_bytes(value, *width)?),
            DType::Datetime(unit) => write!(i64, to_datetime(value, *unit)?),
            DType::Timedelta(unit) => write!(i64, to_timedelta(value, *unit)?),
            DType::Object => write!(Opaque, to_object(value)?),
            DType::Record(_) => {
                let fields = self.fields();
                match value {
                    Scalar::Record(values) if values.len() == fields.len() => {
                        for (field, value) in fields.iter().zip(values) {
                            field.store(offset, value)?;
                        }
                    }
                    Scalar::Record(values) => {
                        return Err(ArrayError::value(format!(
                            "could not assign tuple of length {} to structure with {} fields.",
                            values.len(),
                            fields.len()
                        )));
                    }
                    single => {
                        for field in fields {
                            field.store(offset, single)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn offset_of(&self, index: &[usize]) -> isize {
        index.iter().zip(&self.strides).map(|(&place, &step)| place as isize * step).sum()
    }

    /// The element at one place per axis, each inside its axis.
    pub fn get(&self, index: &[usize]) -> Scalar {
        debug_assert!(index.iter().zip(&self.shape).all(|(place, length)| place < length));
        self.load(self.offset_of(index))
    }

    pub fn set(&self, index: &[usize], value: &Scalar) -> Result<()> {
        self.require_writeable()?;
        self.store(self.offset_of(index), value)
    }

    /// The offset of an element counted in C order.
    pub(crate) fn flat_offset(&self, mut place: usize) -> isize {
        let mut offset = 0;
        for (&length, &step) in self.shape.iter().zip(&self.strides).rev() {
            let length = length.max(1);
            offset += (place % length) as isize * step;
            place /= length;
        }
        offset
    }

    /// The element at a place counted in C order, which must be below `size()`.
    pub fn get_flat(&self, place: usize) -> Scalar {
        self.load(self.flat_offset(place))
    }

    pub fn set_flat(&self, place: usize, value: &Scalar) -> Result<()> {
        self.require_writeable()?;
        self.store(self.flat_offset(place), value)
    }

    /// Every element, in C order.
    pub fn scalars(&self) -> Vec<Scalar> {
        (0..self.size()).map(|place| self.get_flat(place)).collect()
    }
}

fn to_bool(value: &Scalar) -> Result<bool> {
    Ok(match value {
        Scalar::Bool(value) => *value,
        Scalar::Int(value) | Scalar::Datetime(value, _) | Scalar::Timedelta(value, _) => *value != 0,
        Scalar::UInt(value) => *value != 0,
        Scalar::Float(value) => *value != 0.0,
        Scalar::Complex(value) => value.re != 0.0 || value.im != 0.0,
        Scalar::Str(text) => !text.is_empty(),
        Scalar::Bytes(bytes) => !bytes.is_empty(),
        Scalar::Object(object) => object_rules().truth(object)?,
        Scalar::Record(_) => true,
    })
}

fn to_integer(value: &Scalar, dtype: &DType, low: i128, high: i128) -> Result<i128> {
    let wide: i128 = match value {
        Scalar::Bool(value) => i128::from(*value),
        Scalar::Int(value) | Scalar::Datetime(value, _) | Scalar::Timedelta(value, _) => i128::from(*value),
        Scalar::UInt(value) => i128::from(*value),
        Scalar::Float(value) if value.is_nan() => {
            return Err(ArrayError::value("cannot convert float NaN to integer"));
        }
        Scalar::Float(value) if value.is_infinite() => {
            return Err(ArrayError::overflow("cannot convert float infinity to integer"));
        }
        Scalar::Float(value) if value.abs() >= 1e30 => {
            return Err(ArrayError::overflow("Python int too large to convert to C long"));
        }
        Scalar::Float(value) => *value as i128,
        Scalar::Str(text) => return to_integer(&parse_text(text, dtype, None)?, dtype, low, high),
        Scalar::Bytes(bytes) => {
            return to_integer(&parse_text(&decode_ascii(bytes)?, dtype, None)?, dtype, low, high);
        }
        Scalar::Object(object) => {
            return match object_rules().to_scalar(object, dtype)? {
                Scalar::Object(_) => Err(unconvertible("int")),
                found => to_integer(&found, dtype, low, high),
            };
        }
        Scalar::Complex(_) | Scalar::Record(_) => {
            return Err(ArrayError::type_error(
                "int() argument must be a string, a bytes-like object or a real number, not 'complex'",
            ));
        }
    };
    if wide < low || wide > high {
        return Err(ArrayError::IntegerOutOfBounds { value: wide.to_string(), dtype: dtype.name() });
    }
    Ok(wide)
}

fn unconvertible(name: &str) -> ArrayError {
    ArrayError::type_error(format!("{name}() argument must be a string or a real number, not 'object'"))
}

fn to_float(value: &Scalar) -> Result<f64> {
    Ok(match value {
        Scalar::Str(text) => match parse_text(text, &DType::F64, None)? {
            Scalar::Float(value) => value,
            _ => f64::NAN,
        },
        Scalar::Bytes(bytes) => return to_float(&Scalar::Str(decode_ascii(bytes)?)),
        Scalar::Object(object) => {
            return match object_rules().to_scalar(object, &DType::F64)? {
                Scalar::Object(_) => Err(unconvertible("float")),
                found => to_float(&found),
            };
        }
        Scalar::Complex(_) => {
            return Err(ArrayError::type_error("float() argument must be a string or a real number, not 'complex'"));
        }
        Scalar::Record(_) => {
            return Err(ArrayError::type_error("float() argument must be a string or a real number, not 'tuple'"));
        }
        Scalar::Datetime(value, _) | Scalar::Timedelta(value, _) => *value as f64,
        number => number.as_f64().unwrap_or(f64::NAN),
    })
}

fn to_complex(value: &Scalar) -> Result<Complex64> {
    Ok(match value {
        Scalar::Complex(value) => *value,
        Scalar::Str(text) => match parse_text(text, &DType::Complex128, None)? {
            Scalar::Complex(value) => value,
            _ => Complex64::new(f64::NAN, 0.0),
        },
        Scalar::Object(object) => {
            return match object_rules().to_scalar(object, &DType::Complex128)? {
                Scalar::Object(_) => Err(unconvertible("complex")),
                found => to_complex(&found),
            };
        }
        other => Complex64::new(to_float(other)?, 0.0),
    })
}

/// The text of a value, asking the binding for its own values.
fn any_text(value: &Scalar) -> Result<String> {
    match value {
        Scalar::Object(object) => match object_rules().to_scalar(object, &DType::Str(0))? {
            Scalar::Str(text) => Ok(text),
            other => Ok(scalar_text(&other)),
        },
        Scalar::Bytes(bytes) => decode_ascii(bytes),
        other => Ok(scalar_text(other)),
    }
}

fn to_str(value: &Scalar, width: usize) -> Result<String> {
    Ok(match value {
        Scalar::Str(text) => cut(text, width),
        other => cut(&any_text(other)?, width),
    })
}

fn to_bytes(value: &Scalar, width: usize) -> Result<Vec<u8>> {
    let mut bytes = match value {
        Scalar::Bytes(bytes) => bytes.clone(),
        Scalar::Object(object) => match object_rules().to_scalar(object, &DType::Bytes(0))? {
            Scalar::Bytes(bytes) => bytes,
            other => encode_ascii(&scalar_text(&other))?,
        },
        other => encode_ascii(&any_text(other)?)?,
    };
    bytes.truncate(width);
    while bytes.last() == Some(&0) {
        bytes.pop();
    }
    Ok(bytes)
}

fn to_datetime(value: &Scalar, unit: TimeUnit) -> Result<i64> {
    match value {
        Scalar::Datetime(value, from) => convert_datetime(*value, *from, unit),
        Scalar::Timedelta(value, from) => convert_timedelta(*value, *from, unit),
        Scalar::Int(value) => Ok(*value),
        Scalar::UInt(value) => Ok(*value as i64),
        Scalar::Float(value) if value.is_nan() => Ok(NAT),
        Scalar::Str(text) => match parse_text(text, &DType::Datetime(unit), None)? {
            Scalar::Datetime(value, _) => Ok(value),
            _ => Ok(NAT),
        },
        Scalar::Object(object) => match object_rules().to_scalar(object, &DType::Datetime(unit))? {
            Scalar::Object(_) => Err(ArrayError::value("Could not convert object to NumPy datetime")),
            found => to_datetime(&found, unit),
        },
        _ => Err(ArrayError::value("Could not convert object to NumPy datetime")),
    }
}

fn to_timedelta(value: &Scalar, unit: TimeUnit) -> Result<i64> {
    match value {
        Scalar::Timedelta(value, from) | Scalar::Datetime(value, from) => convert_timedelta(*value, *from, unit),
        Scalar::Int(value) => Ok(*value),
        Scalar::UInt(value) => Ok(*value as i64),
        Scalar::Bool(value) => Ok(i64::from(*value)),
        Scalar::Float(value) if value.is_nan() => Ok(NAT),
        Scalar::Str(text) => match parse_text(text, &DType::Timedelta(unit), None)? {
            Scalar::Timedelta(value, _) => Ok(value),
            _ => Ok(NAT),
        },
        Scalar::Object(object) => match object_rules().to_scalar(object, &DType::Timedelta(unit))? {
            Scalar::Object(_) => Err(ArrayError::value("Could not convert object to NumPy timedelta")),
            found => to_timedelta(&found, unit),
        },
        _ => Err(ArrayError::value("Could not convert object to NumPy timedelta")),
    }
}

fn to_object(value: &Scalar) -> Result<Opaque> {
    match value {
        Scalar::Object(object) => Ok(object.clone()),
        other => object_rules().from_scalar(other, &other.dtype()),
    }
}
