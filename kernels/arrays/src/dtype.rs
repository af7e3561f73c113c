//! Element types: numpy's names, letters and sizes, and the strings that name them.

use std::sync::Arc;

use crate::error::{ArrayError, Result};

/// The step a `datetime64` or `timedelta64` counts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TimeUnit {
    Generic,
    Year,
    Month,
    Week,
    Day,
    Hour,
    Minute,
    Second,
    Milli,
    Micro,
    Nano,
}

impl TimeUnit {
    pub fn code(self) -> &'static str {
        match self {
            Self::Generic => "generic",
            Self::Year => "Y",
            Self::Month => "M",
            Self::Week => "W",
            Self::Day => "D",
            Self::Hour => "h",
            Self::Minute => "m",
            Self::Second => "s",
            Self::Milli => "ms",
            Self::Micro => "us",
            Self::Nano => "ns",
        }
    }

    pub fn parse(code: &str) -> Result<Self> {
        Ok(match code {
            "generic" => Self::Generic,
            "Y" => Self::Year,
            "M" => Self::Month,
            "W" => Self::Week,
            "D" => Self::Day,
            "h" => Self::Hour,
            "m" => Self::Minute,
            "s" => Self::Second,
            "ms" => Self::Milli,
            "us" | "μs" => Self::Micro,
            "ns" => Self::Nano,
            other => {
                return Err(ArrayError::type_error(format!("Invalid datetime unit \"{other}\" in metadata")));
            }
        })
    }

    fn suffix(self) -> String {
        if self == Self::Generic { String::new() } else { format!("[{}]", self.code()) }
    }
}

/// Fields of a record type, in order.
pub type Fields = Arc<Vec<(String, DType)>>;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DType {
    Bool,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
    Complex128,
    /// Text of at most this many characters; 0 means "as wide as needed" where a type is only requested.
    Str(usize),
    Bytes(usize),
    Datetime(TimeUnit),
    Timedelta(TimeUnit),
    Object,
    Record(Fields),
}

impl DType {
    pub fn parse(text: &str) -> Result<Self> {
        let unknown = || ArrayError::UnknownDtype(text.to_owned());
        if let Some(named) = Self::from_name(text) {
            return Ok(named);
        }
        let without_order = text.strip_prefix(['<', '=', '|']).unwrap_or(text);
        let width = match without_order {
            "float16" | "half" | "e" | "f2" => Some("float16"),
            "complex64" | "csingle" | "F" | "c8" => Some("complex64"),
            "float128" | "longdouble" | "g" | "f16" => Some("longdouble"),
            "complex256" | "clongdouble" | "G" | "c32" => Some("clongdouble"),
            _ => None,
        };
        if let Some(name) = width {
            return Err(ArrayError::not_implemented(format!("dtype {name}")));
        }
        if text.contains(',') {
            let parts: Result<Vec<_>> = text
                .split(',')
                .enumerate()
                .map(|(place, part)| Ok((format!("f{place}"), Self::parse(part.trim())?)))
                .collect();
            return Ok(Self::Record(Arc::new(parts?)));
        }
        if let Some(open) = text.find('[') {
            let unit = TimeUnit::parse(text[open + 1..].strip_suffix(']').ok_or_else(unknown)?)?;
            return match text[..open].trim_start_matches(['<', '=']) {
                "datetime64" | "M8" => Ok(Self::Datetime(unit)),
                "timedelta64" | "m8" => Ok(Self::Timedelta(unit)),
                _ => Err(unknown()),
            };
        }
        let code = text.strip_prefix(['<', '=', '|', '>']).unwrap_or(text);
        let mut letters = code.chars();
        let letter = letters.next().ok_or_else(unknown)?;
        let digits = letters.as_str();
        let width: usize = if digits.is_empty() { 0 } else { digits.parse().map_err(|_| unknown())? };
        match (letter, width) {
            ('U', _) => Ok(Self::Str(width)),
            ('S' | 'a', _) => Ok(Self::Bytes(width)),
            ('?', 0) | ('b', 1) => Ok(Self::Bool),
            ('i', 1) => Ok(Self::I8),
            ('i', 2) => Ok(Self::I16),
            ('i', 4) => Ok(Self::I32),
            ('i', 8) => Ok(Self::I64),
            ('u', 1) => Ok(Self::U8),
            ('u', 2) => Ok(Self::U16),
            ('u', 4) => Ok(Self::U32),
            ('u', 8) => Ok(Self::U64),
            ('f', 4) => Ok(Self::F32),
            ('f', 8) => Ok(Self::F64),
            ('c', 16) => Ok(Self::Complex128),
            ('O', 0 | 8) => Ok(Self::Object),
            ('M', 0 | 8) => Ok(Self::Datetime(TimeUnit::Generic)),
            ('m', 0 | 8) => Ok(Self::Timedelta(TimeUnit::Generic)),
            _ if digits.is_empty() => Self::from_name(code).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "bool" | "bool_" | "?" => Self::Bool,
            "int8" | "byte" | "b" => Self::I8,
            "int16" | "short" | "h" => Self::I16,
            "int32" | "intc" | "i" => Self::I32,
            "int64" | "int" | "int_" | "intp" | "long" | "longlong" | "l" | "q" | "p" | "n" => Self::I64,
            "uint8" | "ubyte" | "B" => Self::U8,
            "uint16" | "ushort" | "H" => Self::U16,
            "uint32" | "uintc" | "I" => Self::U32,
            "uint64" | "uint" | "uintp" | "ulong" | "ulonglong" | "L" | "Q" | "P" | "N" => Self::U64,
            "float32" | "single" | "f" => Self::F32,
            "float64" | "float" | "double" | "d" => Self::F64,
            "complex128" | "complex" | "cdouble" | "D" => Self::Complex128,
            "str" | "str_" | "unicode" | "U" => Self::Str(0),
            "bytes" | "bytes_" | "S" => Self::Bytes(0),
            "object" | "object_" | "O" => Self::Object,
            "datetime64" | "M" | "M8" => Self::Datetime(TimeUnit::Generic),
            "timedelta64" | "m" | "m8" => Self::Timedelta(TimeUnit::Generic),
            _ => return None,
        })
    }

    /// What `dtype.name` says.
    pub fn name(&self) -> String {
        match self {
            Self::Bool => "bool".into(),
            Self::I8 => "int8".into(),
            Self::I16 => "int16".into(),
            Self::I32 => "int32".into(),
            Self::I64 => "int64".into(),
            Self::U8 => "uint8".into(),
            Self::U16 => "uint16".into(),
            Self::U32 => "uint32".into(),
            Self::U64 => "uint64".into(),
            Self::F32 => "float32".into(),
            Self::F64 => "float64".into(),
            Self::Complex128 => "complex128".into(),
            Self::Str(0) => "str".into(),
            Self::Str(width) => format!("str{}", width * 32),
            Self::Bytes(0) => "bytes".into(),
            Self::Bytes(width) => format!("bytes{}", width * 8),
            Self::Datetime(unit) => format!("datetime64{}", unit.suffix()),
            Self::Timedelta(unit) => format!("timedelta64{}", unit.suffix()),
            Self::Object => "object".into(),
            Self::Record(_) => format!("void{}", self.itemsize() * 8),
        }
    }

    /// What `dtype.str` says.
    pub fn code(&self) -> String {
        match self {
            Self::Bool => "|b1".into(),
            Self::I8 => "|i1".into(),
            Self::U8 => "|u1".into(),
            Self::Str(width) => format!("<U{width}"),
            Self::Bytes(width) => format!("|S{width}"),
            Self::Datetime(unit) => format!("<M8{}", unit.suffix()),
            Self::Timedelta(unit) => format!("<m8{}", unit.suffix()),
            Self::Object => "|O".into(),
            Self::Record(_) => format!("|V{}", self.itemsize()),
            _ => format!("<{}{}", self.kind(), self.itemsize()),
        }
    }

    /// The type inside `dtype('...')`, as numpy's messages and reprs write it.
    pub fn repr_text(&self) -> String {
        match self {
            Self::Str(_) | Self::Bytes(_) | Self::Datetime(_) | Self::Timedelta(_) => {
                self.code().trim_start_matches('|').to_owned()
            }
            Self::Object => "O".to_owned(),
            _ => self.name(),
        }
    }

    pub fn kind(&self) -> char {
        match self {
            Self::Bool => 'b',
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => 'i',
            Self::U8 | Self::U16 | Self::U32 | Self::U64 => 'u',
            Self::F32 | Self::F64 => 'f',
            Self::Complex128 => 'c',
            Self::Str(_) => 'U',
            Self::Bytes(_) => 'S',
            Self::Datetime(_) => 'M',
            Self::Timedelta(_) => 'm',
            Self::Object => 'O',
            Self::Record(_) => 'V',
        }
    }

    /// What `dtype.char` says.
    pub fn letter(&self) -> char {
        match self {
            Self::Bool => '?',
            Self::I8 => 'b',
            Self::I16 => 'h',
            Self::I32 => 'i',
            Self::I64 => 'l',
            Self::U8 => 'B',
            Self::U16 => 'H',
            Self::U32 => 'I',
            Self::U64 => 'L',
            Self::F32 => 'f',
            Self::F64 => 'd',
            Self::Complex128 => 'D',
            _ => self.kind(),
        }
    }

    /// Bytes of one element, as numpy counts them (text is four bytes a character there).
    pub fn itemsize(&self) -> usize {
        match self {
            Self::Bool | Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 | Self::Datetime(_) | Self::Timedelta(_) | Self::Object => 8,
            Self::Complex128 => 16,
            Self::Str(width) => width * 4,
            Self::Bytes(width) => *width,
            Self::Record(fields) => fields.iter().map(|(_, dtype)| dtype.itemsize()).sum(),
        }
    }

    pub fn is_bool(&self) -> bool {
        *self == Self::Bool
    }

    pub fn is_integer(&self) -> bool {
        matches!(self.kind(), 'i' | 'u')
    }

    pub fn is_signed(&self) -> bool {
        self.kind() == 'i'
    }

    pub fn is_unsigned(&self) -> bool {
        self.kind() == 'u'
    }

    pub fn is_float(&self) -> bool {
        self.kind() == 'f'
    }

    pub fn is_complex(&self) -> bool {
        *self == Self::Complex128
    }

    pub fn is_number(&self) -> bool {
        matches!(self.kind(), 'i' | 'u' | 'f' | 'c')
    }

    pub fn is_time(&self) -> bool {
        matches!(self, Self::Datetime(_) | Self::Timedelta(_))
    }

    pub fn is_text(&self) -> bool {
        matches!(self, Self::Str(_) | Self::Bytes(_))
    }

    pub fn is_object(&self) -> bool {
        *self == Self::Object
    }

    /// The unit of a time type.
    pub fn unit(&self) -> Option<TimeUnit> {
        match self {
            Self::Datetime(unit) | Self::Timedelta(unit) => Some(*unit),
            _ => None,
        }
    }

    /// The Python-visible class of the type, without its `DType` ending.
    pub fn class_name(&self) -> &'static str {
        match self {
            Self::Bool => "Bool",
            Self::I8 => "Int8",
            Self::I16 => "Int16",
            Self::I32 => "Int32",
            Self::I64 => "Int64",
            Self::U8 => "UInt8",
            Self::U16 => "UInt16",
            Self::U32 => "UInt32",
            Self::U64 => "UInt64",
            Self::F32 => "Float32",
            Self::F64 => "Float64",
            Self::Complex128 => "Complex128",
            Self::Str(_) => "Str",
            Self::Bytes(_) => "Bytes",
            Self::Datetime(_) => "DateTime64",
            Self::Timedelta(_) => "TimeDelta64",
            Self::Object => "Object",
            Self::Record(_) => "Void",
        }
    }
}
