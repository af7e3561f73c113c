//! Which types an operation computes in: numpy's tables of ufunc loops, written as rules.

use crate::dtype::{DType, TimeUnit};
use crate::error::{ArrayError, Result};
use crate::ops::{BinaryOp, UnaryOp};
use crate::promote::{Weak, apply_weak, promote, result_type};

/// The types the operands are converted to, and that of the result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BinaryLoop {
    pub(crate) left: DType,
    pub(crate) right: DType,
    pub(crate) out: DType,
}

impl BinaryLoop {
    fn same(dtype: DType) -> Self {
        Self { left: dtype.clone(), right: dtype.clone(), out: dtype }
    }

    fn to_bool(dtype: DType) -> Self {
        Self { left: dtype.clone(), right: dtype, out: DType::Bool }
    }
}

pub(crate) fn unsupported(name: &str) -> ArrayError {
    ArrayError::type_error(format!(
        "ufunc '{name}' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''"
    ))
}

fn no_loop(name: &str, operands: &[&DType]) -> ArrayError {
    let types: Vec<String> = operands.iter().map(|dtype| format!("dtype('{}')", dtype.repr_text())).collect();
    ArrayError::UfuncType(format!(
        "ufunc '{name}' did not contain a loop with signature matching types ({}) -> None",
        types.join(", ")
    ))
}

/// As `no_loop`, for operations whose message names classes of types.
fn no_class_loop(name: &str, operands: &[(&DType, Weak)]) -> ArrayError {
    let class = |(dtype, weak): &(&DType, Weak)| match weak {
        Weak::Strong => format!("<class 'numpy.dtypes.{}DType'>", dtype.class_name()),
        Weak::Int => "<class 'numpy.dtypes._PyLongDType'>".to_owned(),
        Weak::Float => "<class 'numpy.dtypes._PyFloatDType'>".to_owned(),
        Weak::Complex => "<class 'numpy.dtypes._PyComplexDType'>".to_owned(),
    };
    let types: Vec<String> = operands.iter().map(class).collect();
    let listed = if let [only] = types.as_slice() { only.clone() } else { format!("({})", types.join(", ")) };
    ArrayError::UfuncType(format!(
        "ufunc '{name}' did not contain a loop with signature matching types {listed} -> None"
    ))
}

fn cannot_use(name: &str, left: &DType, right: &DType) -> ArrayError {
    ArrayError::UfuncType(format!(
        "ufunc '{name}' cannot use operands with types dtype('{}') and dtype('{}')",
        left.repr_text(),
        right.repr_text()
    ))
}

/// The float type a function of the given type is computed in. There is no half precision here, so bytes give single.
pub(crate) fn float_type(dtype: &DType) -> DType {
    match dtype {
        DType::Complex128 => DType::Complex128,
        DType::Bool | DType::I8 | DType::U8 | DType::I16 | DType::U16 | DType::F32 => DType::F32,
        _ => DType::F64,
    }
}

pub(crate) fn resolve_binary(op: BinaryOp, left: (&DType, Weak), right: (&DType, Weak)) -> Result<BinaryLoop> {
    use BinaryOp as B;
    let (a, b) = (left.0, right.0);
    if a.is_object() || b.is_object() {
        return Ok(if op.is_comparison() {
            BinaryLoop::to_bool(DType::Object)
        } else {
            BinaryLoop::same(DType::Object)
        });
    }
    if a.is_time() || b.is_time() {
        return resolve_times(op, left, right);
    }
    if a.is_text() || b.is_text() {
        let number = |dtype: &DType| dtype.is_integer() || dtype.is_bool();
        return match (op, a, b) {
            _ if op.is_comparison() && a.is_text() && b.is_text() => Ok(BinaryLoop::to_bool(promote(a, b)?)),
            (B::Add, DType::Str(x), DType::Str(y)) => {
                Ok(BinaryLoop { left: a.clone(), right: b.clone(), out: DType::Str(x + y) })
            }
            (B::Add, DType::Bytes(x), DType::Bytes(y)) => {
                Ok(BinaryLoop { left: a.clone(), right: b.clone(), out: DType::Bytes(x + y) })
            }
            _ if op.is_logical() => Ok(BinaryLoop { left: a.clone(), right: b.clone(), out: DType::Bool }),
            (B::Multiply, ..) if number(a) || number(b) => Err(ArrayError::type_error(
                "The 'out' kwarg is necessary when using the string multiply ufunc directly. Use numpy.strings.multiply to multiply strings without specifying 'out'.",
            )),
            _ if op.is_comparison() || matches!(op, B::Gcd | B::Lcm) => Err(no_class_loop(op.name(), &[left, right])),
            (B::Add | B::Subtract | B::Multiply | B::Maximum | B::Minimum | B::Fmax | B::Fmin, ..) => {
                Err(no_loop(op.name(), &[a, b]))
            }
            _ => Err(unsupported(op.name())),
        };
    }
    if matches!(a, DType::Record(_)) || matches!(b, DType::Record(_)) {
        return Err(no_loop(op.name(), &[a, b]));
    }
    if op.is_comparison() && matches!((a, b), (DType::I64, DType::U64) | (DType::U64, DType::I64)) && left.1 == right.1
    {
        return Ok(BinaryLoop { left: a.clone(), right: b.clone(), out: DType::Bool });
    }
    let common = result_type(&[(a.clone(), left.1), (b.clone(), right.1)])?;
    Ok(match op {
        B::Add | B::Multiply | B::Maximum | B::Minimum | B::Fmax | B::Fmin => BinaryLoop::same(common),
        B::Subtract if common.is_bool() => {
            return Err(ArrayError::type_error(
                "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.",
            ));
        }
        B::Subtract => BinaryLoop::same(common),
        B::Power => BinaryLoop::same(not_bool(common)),
        B::FloorDivide | B::Remainder | B::Fmod => {
            if common.is_complex() {
                return Err(unsupported(op.name()));
            }
            BinaryLoop::same(not_bool(common))
        }
        B::Divide => BinaryLoop::same(if common.is_integer() || common.is_bool() { DType::F64 } else { common }),
        B::FloatPower => BinaryLoop::same(if common.is_complex() { common } else { DType::F64 }),
        B::Arctan2 | B::Hypot | B::Copysign | B::Nextafter | B::Logaddexp | B::Logaddexp2 | B::Heaviside => {
            if common.is_complex() {
                return Err(unsupported(op.name()));
            }
            // Each operand chooses its float; a Python float follows numpy's ordinary promotion.
            BinaryLoop::same(match (left.1, right.1) {
                (Weak::Strong, Weak::Strong) => promote(&float_type(a), &float_type(b))?,
                _ => float_type(&common),
            })
        }
        B::BitwiseAnd | B::BitwiseOr | B::BitwiseXor => {
            if !common.is_integer() && !common.is_bool() {
                return Err(unsupported(op.name()));
            }
            BinaryLoop::same(common)
        }
        B::Gcd | B::Lcm if !common.is_integer() => return Err(no_class_loop(op.name(), &[left, right])),
        B::LeftShift | B::RightShift | B::Gcd | B::Lcm => {
            let common = not_bool(common);
            if !common.is_integer() {
                return Err(unsupported(op.name()));
            }
            BinaryLoop::same(common)
        }
        _ => BinaryLoop::to_bool(common),
    })
}

fn not_bool(dtype: DType) -> DType {
    if dtype.is_bool() { DType::I8 } else { dtype }
}

fn resolve_times(op: BinaryOp, left: (&DType, Weak), right: (&DType, Weak)) -> Result<BinaryLoop> {
    use BinaryOp as B;
    use DType as D;
    let (a, b) = (left.0, right.0);
    let whole = |dtype: &D| dtype.is_integer() || dtype.is_bool();
    let refused = || cannot_use(op.name(), a, b);
    let loop_of = |left: D, right: D, out: D| Ok(BinaryLoop { left, right, out });
    match op {
        B::Add | B::Subtract => match (a, b) {
            (D::Datetime(_), D::Datetime(_)) if op == B::Subtract => {
                let D::Datetime(unit) = promote(a, b)? else { return Err(refused()) };
                loop_of(D::Datetime(unit), D::Datetime(unit), D::Timedelta(unit))
            }
            (D::Datetime(_), D::Timedelta(_)) => {
                let D::Datetime(unit) = promote(a, b)? else { return Err(refused()) };
                if let Some(error) = length_unknown(op, 1, b, unit) {
                    return Err(error);
                }
                loop_of(D::Datetime(unit), D::Timedelta(unit), D::Datetime(unit))
            }
            (D::Timedelta(_), D::Datetime(_)) if op == B::Add => {
                let D::Datetime(unit) = promote(a, b)? else { return Err(refused()) };
                if let Some(error) = length_unknown(op, 0, a, unit) {
                    return Err(error);
                }
                loop_of(D::Timedelta(unit), D::Datetime(unit), D::Datetime(unit))
            }
            (D::Timedelta(_), D::Timedelta(_)) => Ok(BinaryLoop::same(promote(a, b)?)),
            (D::Datetime(unit), other) if whole(other) => loop_of(a.clone(), D::Timedelta(*unit), a.clone()),
            (D::Timedelta(_), other) if whole(other) => Ok(BinaryLoop::same(a.clone())),
            (other, D::Datetime(unit)) if whole(other) && op == B::Add => {
                loop_of(D::Timedelta(*unit), b.clone(), b.clone())
            }
            (other, D::Timedelta(_)) if whole(other) => Ok(BinaryLoop::same(b.clone())),
            _ => Err(refused()),
        },
        B::Multiply => match (a, b) {
            (D::Timedelta(_), other) if whole(other) => loop_of(a.clone(), D::I64, a.clone()),
            (D::Timedelta(_), other) if other.is_float() => loop_of(a.clone(), D::F64, a.clone()),
            (other, D::Timedelta(_)) if whole(other) => loop_of(D::I64, b.clone(), b.clone()),
            (other, D::Timedelta(_)) if other.is_float() => loop_of(D::F64, b.clone(), b.clone()),
            _ => Err(refused()),
        },
        B::Divide | B::FloorDivide => match (a, b) {
            (D::Timedelta(_), D::Timedelta(_)) => {
                let common = promote(a, b)?;
                loop_of(common.clone(), common, if op == B::Divide { D::F64 } else { D::I64 })
            }
            (D::Timedelta(_), other) if other.is_integer() => loop_of(a.clone(), D::I64, a.clone()),
            (D::Timedelta(_), other) if other.is_float() => loop_of(a.clone(), D::F64, a.clone()),
            _ => Err(refused()),
        },
        B::Remainder => match (a, b) {
            (D::Timedelta(_), D::Timedelta(_)) => Ok(BinaryLoop::same(promote(a, b)?)),
            _ => Err(refused()),
        },
        B::Maximum | B::Minimum | B::Fmax | B::Fmin => {
            if let Some((place, from, to)) = match (a, b) {
                (D::Timedelta(_), D::Datetime(_)) => Some((0, a, b)),
                (D::Datetime(_), D::Timedelta(_)) => Some((1, b, a)),
                _ => None,
            } {
                return Err(ArrayError::UfuncType(format!(
                    "Cannot cast ufunc '{}' input {place} from dtype('{}') to dtype('{}') with casting rule 'same_kind'",
                    op.name(),
                    from.repr_text(),
                    to.repr_text()
                )));
            }
            time_common(a, b).map(BinaryLoop::same).ok_or_else(|| no_class_loop(op.name(), &[left, right]))
        }
        _ if op.is_comparison() => match (a, b) {
            (D::Timedelta(_), D::Datetime(_)) | (D::Datetime(_), D::Timedelta(_)) => Err(refused()),
            _ => time_common(a, b).map(BinaryLoop::to_bool).ok_or_else(|| no_class_loop(op.name(), &[left, right])),
        },
        B::Gcd | B::Lcm => Err(no_class_loop(op.name(), &[left, right])),
        _ if op.is_logical() => loop_of(a.clone(), b.clone(), D::Bool),
        _ => Err(unsupported(op.name())),
    }
}

/// A month or a year is not a fixed number of days.
fn length_unknown(op: BinaryOp, place: usize, duration: &DType, unit: TimeUnit) -> Option<ArrayError> {
    let is_calendar = matches!(duration.unit(), Some(TimeUnit::Year | TimeUnit::Month));
    if !is_calendar || matches!(unit, TimeUnit::Year | TimeUnit::Month | TimeUnit::Generic) {
        return None;
    }
    Some(ArrayError::UfuncType(format!(
        "Cannot cast ufunc '{}' input {place} from dtype('{}') to dtype('{}') with casting rule 'same_kind'",
        op.name(),
        duration.repr_text(),
        DType::Timedelta(unit).repr_text()
    )))
}

// Datetimes meet datetimes; durations meet durations and whole numbers.
fn time_common(a: &DType, b: &DType) -> Option<DType> {
    let dates = [a, b].iter().filter(|dtype| matches!(dtype, DType::Datetime(_))).count();
    if dates == 1 { None } else { promote(a, b).ok() }
}

fn not_a_time() -> ArrayError {
    ArrayError::type_error("ufunc 'isnat' is only defined for np.datetime64 and np.timedelta64.")
}

/// The type the operand is converted to and that of the result.
pub(crate) fn resolve_unary(op: UnaryOp, operand: (&DType, Weak)) -> Result<(DType, DType)> {
    use UnaryOp as U;
    let dtype = match operand {
        (dtype, Weak::Strong) => dtype.clone(),
        (dtype, weak) => apply_weak(dtype, weak)?,
    };
    let to = |out: DType| Ok((dtype.clone(), out));
    if dtype.is_object() {
        return match op {
            U::Isnan | U::Isinf | U::Isfinite | U::Signbit | U::Isnat => Err(unsupported(op.name())),
            _ => to(DType::Object),
        };
    }
    if dtype.is_text() || matches!(dtype, DType::Record(_)) {
        return match op {
            U::Real => to(dtype.clone()),
            U::Negative | U::Positive | U::Absolute | U::Sign => {
                Err(no_class_loop(op.name(), &[(&dtype, Weak::Strong)]))
            }
            U::Isnat => Err(not_a_time()),
            _ => Err(unsupported(op.name())),
        };
    }
    if dtype.is_time() {
        return match (op, &dtype) {
            (U::Isnan | U::Isinf | U::Isfinite | U::Isnat, _) => to(DType::Bool),
            (U::Negative | U::Positive | U::Absolute | U::Sign, DType::Timedelta(_)) => to(dtype.clone()),
            (U::Real, _) => to(dtype.clone()),
            (U::Negative | U::Positive | U::Absolute | U::Sign, _) => {
                Err(no_class_loop(op.name(), &[(&dtype, Weak::Strong)]))
            }
            _ => Err(unsupported(op.name())),
        };
    }
    match op {
        U::Negative if dtype.is_bool() => Err(ArrayError::type_error(
            "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead.",
        )),
        U::Positive | U::Sign if dtype.is_bool() => Err(no_class_loop(op.name(), &[(&dtype, Weak::Strong)])),
        U::Negative | U::Positive | U::Sign | U::Real | U::Conjugate if !dtype.is_bool() => to(dtype.clone()),
        U::Real => to(dtype.clone()),
        U::Square | U::Reciprocal | U::Conjugate => {
            let number = not_bool(dtype);
            Ok((number.clone(), number))
        }
        U::Absolute | U::Imag if dtype.is_complex() => to(DType::F64),
        U::Absolute | U::Imag => to(dtype.clone()),
        U::Angle if dtype.is_complex() => to(DType::F64),
        U::Angle => {
            let float = if dtype == DType::F32 { DType::F32 } else { DType::F64 };
            Ok((float.clone(), float))
        }
        U::Floor | U::Ceil | U::Trunc if dtype.is_integer() || dtype.is_bool() => to(dtype.clone()),
        U::Fabs
        | U::Cbrt
        | U::Floor
        | U::Ceil
        | U::Trunc
        | U::Deg2rad
        | U::Rad2deg
        | U::Radians
        | U::Degrees
        | U::Spacing
            if dtype.is_complex() =>
        {
            Err(unsupported(op.name()))
        }
        U::Signbit if dtype.is_complex() => Err(unsupported(op.name())),
        U::Signbit => Ok((float_type(&dtype), DType::Bool)),
        U::Invert if dtype.is_integer() || dtype.is_bool() => to(dtype.clone()),
        U::BitwiseCount if dtype.is_integer() || dtype.is_bool() => Ok((not_bool(dtype), DType::U8)),
        U::Invert | U::BitwiseCount => Err(unsupported(op.name())),
        U::LogicalNot | U::Isnan | U::Isinf | U::Isfinite => to(DType::Bool),
        U::Isnat => Err(not_a_time()),
        _ => {
            let float = float_type(&dtype);
            Ok((float.clone(), float))
        }
    }
}
