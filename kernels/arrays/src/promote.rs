//! Which type two types meet in, and which casts a rule allows (numpy 2: Python numbers are weak).

use crate::dtype::{DType, TimeUnit};
use crate::error::{ArrayError, Result};

/// Whether an operand is a plain Python number, whose type bends to the other operand's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Weak {
    #[default]
    Strong,
    Int,
    Float,
    Complex,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Casting {
    No,
    Equiv,
    Safe,
    #[default]
    SameKind,
    Unsafe,
}

impl Casting {
    pub fn parse(text: &str) -> Result<Self> {
        Ok(match text {
            "no" => Self::No,
            "equiv" => Self::Equiv,
            "safe" => Self::Safe,
            "same_kind" => Self::SameKind,
            "unsafe" => Self::Unsafe,
            other => {
                return Err(ArrayError::value(format!(
                    "casting must be one of 'no', 'equiv', 'safe', 'same_kind', 'unsafe', 'same_value' (got '{other}')"
                )));
            }
        })
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::No => "no",
            Self::Equiv => "equiv",
            Self::Safe => "safe",
            Self::SameKind => "same_kind",
            Self::Unsafe => "unsafe",
        }
    }
}

/// Characters an element of a number type can need, the width numpy gives it as text.
pub(crate) fn text_width(dtype: &DType) -> usize {
    match dtype {
        DType::Bool | DType::U16 => 5,
        DType::I8 => 4,
        DType::I16 => 6,
        DType::I32 => 11,
        DType::I64 => 21,
        DType::U8 => 3,
        DType::U32 => 10,
        DType::U64 => 20,
        DType::F32 | DType::F64 => 32,
        DType::Complex128 => 64,
        DType::Str(width) | DType::Bytes(width) => *width,
        DType::Timedelta(_) => 21,
        DType::Datetime(unit) => match unit {
            TimeUnit::Generic => 4,
            TimeUnit::Year => 22,
            TimeUnit::Month => 25,
            TimeUnit::Week | TimeUnit::Day => 28,
            TimeUnit::Hour => 32,
            TimeUnit::Minute => 35,
            TimeUnit::Second => 38,
            TimeUnit::Milli => 42,
            TimeUnit::Micro => 45,
            TimeUnit::Nano => 48,
        },
        DType::Object | DType::Record(_) => 0,
    }
}

fn signed_of(size: usize) -> DType {
    match size {
        1 => DType::I8,
        2 => DType::I16,
        4 => DType::I32,
        8 => DType::I64,
        _ => DType::F64,
    }
}

/// numpy's `promote_types`.
pub fn promote(left: &DType, right: &DType) -> Result<DType> {
    use DType as D;
    if left == right {
        return Ok(left.clone());
    }
    let none = || ArrayError::Promotion { left: left.class_name(), right: right.class_name() };
    Ok(match (left, right) {
        (D::Object, _) | (_, D::Object) => D::Object,
        (D::Record(a), D::Record(b)) if a.len() == b.len() => {
            let fields: Result<Vec<_>> =
                a.iter().zip(b.iter()).map(|((name, x), (_, y))| Ok((name.clone(), promote(x, y)?))).collect();
            D::Record(std::sync::Arc::new(fields?))
        }
        (D::Record(_), _) | (_, D::Record(_)) => return Err(none()),
        (D::Datetime(a), D::Datetime(b) | D::Timedelta(b)) | (D::Timedelta(a), D::Datetime(b)) => {
            D::Datetime(finer(*a, *b))
        }
        (D::Timedelta(a), D::Timedelta(b)) => {
            let coarse = |unit| matches!(unit, TimeUnit::Year | TimeUnit::Month);
            if *a != TimeUnit::Generic && *b != TimeUnit::Generic && coarse(*a) != coarse(*b) {
                return Err(ArrayError::type_error(format!(
                    "Cannot get a common metadata divisor for Numpy timedelta64 metadata [{}] and [{}] because they have incompatible nonlinear base time units.",
                    a.code(),
                    b.code()
                )));
            }
            D::Timedelta(finer(*a, *b))
        }
        (D::Timedelta(unit), other) | (other, D::Timedelta(unit))
            if (other.is_integer() || other.is_bool()) && *other != D::U64 =>
        {
            D::Timedelta(*unit)
        }
        (a, b) if a.is_time() || b.is_time() => return Err(none()),
        (D::Str(a), other) | (other, D::Str(a)) => D::Str((*a).max(text_width(other))),
        (D::Bytes(a), other) | (other, D::Bytes(a)) => D::Bytes((*a).max(text_width(other))),
        (D::Complex128, _) | (_, D::Complex128) => D::Complex128,
        (D::Bool, other) | (other, D::Bool) => other.clone(),
        (a, b) if a.is_float() || b.is_float() => {
            let wide = |dtype: &D| *dtype == D::F64 || (dtype.is_integer() && dtype.itemsize() > 2);
            if wide(a) || wide(b) { D::F64 } else { D::F32 }
        }
        (a, b) if a.is_signed() == b.is_signed() => {
            if a.itemsize() >= b.itemsize() {
                a.clone()
            } else {
                b.clone()
            }
        }
        (a, b) => {
            let (signed, unsigned) = if a.is_signed() { (a, b) } else { (b, a) };
            if signed.itemsize() > unsigned.itemsize() { signed.clone() } else { signed_of(unsigned.itemsize() * 2) }
        }
    })
}

fn finer(a: TimeUnit, b: TimeUnit) -> TimeUnit {
    a.max(b)
}

/// What a weak number makes of the type it meets.
pub(crate) fn apply_weak(strong: &DType, weak: Weak) -> Result<DType> {
    Ok(match weak {
        Weak::Strong => strong.clone(),
        Weak::Int if strong.is_bool() => DType::I64,
        Weak::Int if strong.is_text() => promote(strong, &DType::I64)?,
        Weak::Int => strong.clone(),
        Weak::Float if strong.is_bool() || strong.is_integer() => DType::F64,
        Weak::Float if strong.is_float() || strong.is_complex() || strong.is_object() => strong.clone(),
        Weak::Float => promote(strong, &DType::F64)?,
        Weak::Complex if strong.is_object() => DType::Object,
        Weak::Complex => promote(strong, &DType::Complex128)?,
    })
}

/// numpy's `result_type`: strong types are promoted together, then weak numbers bend to them.
pub fn result_type(operands: &[(DType, Weak)]) -> Result<DType> {
    let mut strong: Option<DType> = None;
    for (dtype, weak) in operands {
        if *weak == Weak::Strong {
            strong = Some(match strong {
                Some(so_far) => promote(&so_far, dtype)?,
                None => dtype.clone(),
            });
        }
    }
    let Some(mut result) = strong else {
        return match operands.iter().map(|(_, weak)| *weak).max_by_key(|weak| *weak as u8) {
            Some(Weak::Int) => Ok(DType::I64),
            Some(Weak::Float) => Ok(DType::F64),
            Some(Weak::Complex) => Ok(DType::Complex128),
            _ => Err(ArrayError::value("at least one array or dtype is required")),
        };
    };
    for (_, weak) in operands {
        result = apply_weak(&result, *weak)?;
    }
    // Text is as wide as the widest operand needs, even where two of them met as numbers first.
    let widest = || operands.iter().map(|(dtype, _)| text_width(dtype)).max().unwrap_or(0);
    Ok(match result {
        DType::Str(width) => DType::Str(width.max(widest())),
        DType::Bytes(width) => DType::Bytes(width.max(widest())),
        other => other,
    })
}

/// numpy's `can_cast` between types.
pub fn can_cast(from: &DType, to: &DType, casting: Casting) -> bool {
    match casting {
        Casting::Unsafe => true,
        Casting::No | Casting::Equiv => from == to,
        Casting::Safe => safe_cast(from, to),
        Casting::SameKind => safe_cast(from, to) || same_kind(from, to),
    }
}

fn safe_cast(from: &DType, to: &DType) -> bool {
    use DType as D;
    if from == to {
        return true;
    }
    match (from, to) {
        (_, D::Object) => true,
        (D::Object | D::Record(_), _) | (_, D::Record(_)) => false,
        (D::Str(a), D::Str(b)) | (D::Bytes(a), D::Bytes(b) | D::Str(b)) => *b == 0 || a <= b,
        (D::Str(_) | D::Bytes(_), _) => false,
        (_, D::Str(width) | D::Bytes(width)) => !from.is_time() && (*width == 0 || text_width(from) <= *width),
        (D::Datetime(a), D::Datetime(b)) => a <= b,
        (D::Timedelta(a), D::Timedelta(b)) => {
            a <= b && (*a == TimeUnit::Generic || (*a <= TimeUnit::Month) == (*b <= TimeUnit::Month))
        }
        (D::Bool, D::Timedelta(_)) => true,
        (_, D::Timedelta(_)) => from.is_integer() && *from != D::U64,
        _ if from.is_time() || to.is_time() => false,
        _ => promote(from, to).is_ok_and(|common| common == *to),
    }
}

fn same_kind(from: &DType, to: &DType) -> bool {
    let rank = |dtype: &DType| match dtype.kind() {
        'b' => Some(0),
        'u' => Some(1),
        'i' => Some(2),
        'f' => Some(3),
        'c' => Some(4),
        _ => None,
    };
    match (from, to) {
        (DType::Datetime(_), DType::Datetime(_)) | (DType::Timedelta(_), DType::Timedelta(_)) => true,
        (DType::Str(_), DType::Str(_)) | (DType::Bytes(_), DType::Bytes(_) | DType::Str(_)) => true,
        (_, DType::Str(_) | DType::Bytes(_)) => rank(from).is_some(),
        (DType::U64, DType::Timedelta(_)) => true,
        (DType::Record(a), DType::Record(b)) => a.len() == b.len(),
        _ => matches!((rank(from), rank(to)), (Some(a), Some(b)) if a <= b),
    }
}
