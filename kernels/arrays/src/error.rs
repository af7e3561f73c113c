//! What can go wrong, in numpy's own words, and which Python exception says it.

use thiserror::Error;

use crate::object::Opaque;

pub type Result<T> = std::result::Result<T, ArrayError>;

/// The Python exception an error becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    Value,
    Index,
    Type,
    ZeroDivision,
    Overflow,
    Memory,
    Axis,
    NotImplemented,
    /// A `TypeError` of numpy's own, `UFuncTypeError`.
    UfuncType,
    /// A `TypeError` of numpy's own, `DTypePromotionError`.
    Promotion,
    /// The exception is in the error, raised by a callback.
    Foreign,
}

#[derive(Clone, Debug, Error)]
pub enum ArrayError {
    #[error("{0}")]
    Value(String),
    #[error("{0}")]
    Index(String),
    #[error("{0}")]
    Type(String),
    #[error("{0}")]
    Overflow(String),
    #[error("{0}")]
    NotImplemented(String),
    #[error("{0}")]
    UfuncType(String),
    #[error("division by zero")]
    ZeroDivision,
    #[error("operands could not be broadcast together with shapes {}", .shapes.iter().fold(String::new(), |text, shape| text + &shape_text(shape) + " "))]
    Broadcast { shapes: Vec<Vec<usize>> },
    #[error("could not broadcast input array from shape {} into shape {}", shape_text(from), shape_text(into))]
    BroadcastInput { from: Vec<usize>, into: Vec<usize> },
    #[error(
        "operands could not be broadcast together with remapped shapes [original->remapped]: {}  and requested shape {}",
        shape_text(from),
        shape_text(into)
    )]
    BroadcastTo { from: Vec<usize>, into: Vec<usize> },
    #[error("index {index} is out of bounds for axis {axis} with size {size}")]
    IndexOutOfBounds { index: isize, axis: usize, size: usize },
    #[error("too many indices for array: array is {ndim}-dimensional, but {given} were indexed")]
    TooManyIndices { ndim: usize, given: usize },
    #[error("{}axis {axis} is out of bounds for array of dimension {ndim}", .prefix.map(|name| format!("{name}: ")).unwrap_or_default())]
    Axis { axis: isize, ndim: usize, prefix: Option<&'static str> },
    #[error("cannot reshape array of size {size} into shape {}", requested_text(shape))]
    Reshape { size: usize, shape: Vec<isize> },
    #[error("maximum supported dimension for an ndarray is currently 64, found {0}")]
    TooManyDimensions(usize),
    #[error("array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.")]
    TooLarge,
    #[error("Unable to allocate {} for an array with shape {} and data type {dtype}", bytes_text(*n_bytes), tuple_text(shape))]
    Allocation { n_bytes: usize, shape: Vec<usize>, dtype: String },
    #[error("assignment destination is read-only")]
    ReadOnly,
    #[error("data type '{0}' not understood")]
    UnknownDtype(String),
    #[error(
        "The DTypes <class 'numpy.dtypes.{left}DType'> and <class 'numpy.dtypes.{right}DType'> do not have a common DType. For example they cannot be stored in a single array unless the dtype is `object`."
    )]
    Promotion { left: &'static str, right: &'static str },
    #[error("Python integer {value} out of bounds for {dtype}")]
    IntegerOutOfBounds { value: String, dtype: String },
    #[error("zero-size array to reduction operation {0} which has no identity")]
    EmptyReduction(&'static str),
    /// A Python exception raised by a callback, to be raised again as it is.
    #[error("exception in a callback")]
    Foreign(Opaque),
}

impl ArrayError {
    pub fn value(text: impl Into<String>) -> Self {
        Self::Value(text.into())
    }

    pub fn type_error(text: impl Into<String>) -> Self {
        Self::Type(text.into())
    }

    pub fn index(text: impl Into<String>) -> Self {
        Self::Index(text.into())
    }

    pub fn overflow(text: impl Into<String>) -> Self {
        Self::Overflow(text.into())
    }

    pub fn not_implemented(text: impl Into<String>) -> Self {
        Self::NotImplemented(text.into())
    }

    pub fn kind(&self) -> ErrorKind {
        match self {
            Self::Value(_)
            | Self::Broadcast { .. }
            | Self::BroadcastInput { .. }
            | Self::BroadcastTo { .. }
            | Self::TooManyDimensions(_)
            | Self::Reshape { .. }
            | Self::TooLarge
            | Self::ReadOnly
            | Self::EmptyReduction(_) => ErrorKind::Value,
            Self::Index(_) | Self::IndexOutOfBounds { .. } | Self::TooManyIndices { .. } => ErrorKind::Index,
            Self::Type(_) | Self::UnknownDtype(_) => ErrorKind::Type,
            Self::Overflow(_) | Self::IntegerOutOfBounds { .. } => ErrorKind::Overflow,
            Self::NotImplemented(_) => ErrorKind::NotImplemented,
            Self::UfuncType(_) => ErrorKind::UfuncType,
            Self::ZeroDivision => ErrorKind::ZeroDivision,
            Self::Axis { .. } => ErrorKind::Axis,
            Self::Allocation { .. } => ErrorKind::Memory,
            Self::Promotion { .. } => ErrorKind::Promotion,
            Self::Foreign(_) => ErrorKind::Foreign,
        }
    }
}

/// A shape as numpy's messages write it: `(3,)`, `(2,3)`, `()`.
pub fn shape_text(shape: &[usize]) -> String {
    let parts: Vec<String> = shape.iter().map(ToString::to_string).collect();
    if parts.len() == 1 { format!("({},)", parts[0]) } else { format!("({})", parts.join(",")) }
}

/// A shape as Python writes a tuple: `(3,)`, `(2, 3)`.
pub fn tuple_text(shape: &[usize]) -> String {
    let parts: Vec<String> = shape.iter().map(ToString::to_string).collect();
    if parts.len() == 1 { format!("({},)", parts[0]) } else { format!("({})", parts.join(", ")) }
}

// Leading unknown dimensions are left out and the others named, as numpy prints a requested shape.
fn requested_text(shape: &[isize]) -> String {
    let known: Vec<String> = shape
        .iter()
        .skip_while(|&&size| size < 0)
        .map(|&size| if size < 0 { "newaxis".to_owned() } else { size.to_string() })
        .collect();
    if shape.len() == 1 && known.len() == 1 { format!("({},)", known[0]) } else { format!("({})", known.join(",")) }
}

fn bytes_text(n_bytes: usize) -> String {
    const UNITS: [&str; 7] = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    let mut unit = 0;
    let mut amount = n_bytes as f64;
    while amount >= 1024.0 && unit + 1 < UNITS.len() {
        amount /= 1024.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{n_bytes} bytes")
    } else if amount < 10.0 {
        format!("{amount:.2} {}", UNITS[unit])
    } else if amount < 100.0 {
        format!("{amount:.1} {}", UNITS[unit])
    } else {
        format!("{amount:.0}. {}", UNITS[unit])
    }
}
