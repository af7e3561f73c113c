//! The loops of operations with one operand.

use num_complex::Complex64;

use crate::array::Array;
use crate::blocks::map_elementary;
use crate::dispatch::{with_integer, with_real};
use crate::dtype::DType;
use crate::elementary;
use crate::error::Result;
use crate::loops::{map, map_costly, map_items};
use crate::number::{Arithmetic, Integer, Ordered, Real};
use crate::object::{Opaque, object_rules};
use crate::ops::UnaryOp;
use crate::resolve::unsupported;
use crate::scalar::NAT;

/// Computes into `out`. The operand has the loop's type and `out`'s shape.
pub(crate) fn run_unary(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use UnaryOp as U;
    match &a.dtype {
        DType::Object => {
            let rules = object_rules();
            return map_items::<Opaque, Opaque>(out, a, mask, |value| rules.unary(op, value));
        }
        DType::Complex128 => return run_complex(op, a, out, mask),
        DType::Bool => return run_bool(op, a, out, mask),
        dtype if dtype.is_time() => return run_time(op, a, out, mask),
        dtype if dtype.is_text() || matches!(dtype, DType::Record(_)) => {
            if op == U::Real {
                crate::copy::move_elements(out, a);
                return Ok(());
            }
            return Err(unsupported(op.name()));
        }
        _ => {}
    }
    match op {
        U::Negative
        | U::Positive
        | U::Absolute
        | U::Fabs
        | U::Sign
        | U::Square
        | U::Reciprocal
        | U::Conjugate
        | U::Real
        | U::Imag
        | U::LogicalNot
        | U::Isnan => {
            with_real!(&a.dtype, T => run_common::<T>(op, a, out, mask), else return Err(unsupported(op.name())));
        }
        U::Floor | U::Ceil | U::Trunc | U::Isinf | U::Isfinite | U::Invert | U::BitwiseCount
            if a.dtype.is_integer() =>
        {
            with_integer!(&a.dtype, T => run_integer::<T>(op, a, out, mask), else ());
        }
        _ if a.dtype == DType::F32 => return run_single(op, a, out, mask),
        _ if a.dtype == DType::F64 => return run_double(op, a, out, mask),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}

fn run_common<T: Real>(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) {
    use UnaryOp as U;
    match op {
        U::Negative => map::<T, T, _>(out, a, mask, T::negative),
        U::Absolute | U::Fabs => map::<T, T, _>(out, a, mask, T::absolute),
        U::Sign => map::<T, T, _>(out, a, mask, T::sign),
        U::Square => map::<T, T, _>(out, a, mask, |x| x.multiply(x)),
        U::Reciprocal => map::<T, T, _>(out, a, mask, T::reciprocal),
        U::Imag => map::<T, T, _>(out, a, mask, |_| T::ZERO),
        U::LogicalNot => map::<T, bool, _>(out, a, mask, |x| !x.to_bool()),
        U::Isnan => map::<T, bool, _>(out, a, mask, T::is_nan),
        _ => map::<T, T, _>(out, a, mask, |x| x),
    }
}

fn run_integer<T: Integer>(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) {
    match op {
        UnaryOp::Invert => map::<T, T, _>(out, a, mask, T::invert),
        UnaryOp::BitwiseCount => map::<T, u8, _>(out, a, mask, T::count_bits),
        UnaryOp::Isinf => map::<T, bool, _>(out, a, mask, |_| false),
        UnaryOp::Isfinite => map::<T, bool, _>(out, a, mask, |_| true),
        _ => map::<T, T, _>(out, a, mask, |x| x),
    }
}

macro_rules! float_functions {
    ($name:ident, $rust:ident) => {
        fn $name(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
            use UnaryOp as U;
            macro_rules! each {
                ($f:expr) => {
                    map::<$rust, $rust, _>(out, a, mask, $f)
                };
            }
            macro_rules! costly {
                ($f:expr) => {
                    map_costly::<$rust, $rust, _>(out, a, mask, $f)
                };
            }
            macro_rules! ours {
                ($function:ident) => {
                    map_elementary::<elementary::$function, $rust>(out, a, mask)
                };
            }
            match op {
                U::Sqrt => each!($rust::sqrt),
                U::Cbrt => costly!($rust::cbrt),
                U::Exp => ours!(Exp),
                U::Exp2 => costly!($rust::exp2),
                U::Expm1 => ours!(Expm1),
                U::Log => ours!(Log),
                U::Log2 => ours!(Log2),
                U::Log10 => ours!(Log10),
                U::Log1p => ours!(Log1p),
                // Single precision has room to be computed in double; in double the system's own are as good.
                U::Sin if a.dtype == DType::F32 => ours!(SingleSin),
                U::Cos if a.dtype == DType::F32 => ours!(SingleCos),
                U::Sin => costly!($rust::sin),
                U::Cos => costly!($rust::cos),
                U::Tan => costly!($rust::tan),
                U::Arcsin => costly!($rust::asin),
                U::Arccos => costly!($rust::acos),
                U::Arctan => ours!(Arctan),
                U::Sinh => costly!($rust::sinh),
                U::Cosh => costly!($rust::cosh),
                U::Tanh => ours!(Tanh),
                U::Arcsinh => costly!($rust::asinh),
                U::Arccosh => costly!($rust::acosh),
                U::Arctanh => costly!($rust::atanh),
                U::Floor => each!($rust::floor),
                U::Ceil => each!($rust::ceil),
                U::Trunc => each!($rust::trunc),
                U::Rint => each!($rust::round_ties_even),
                U::Deg2rad | U::Radians => each!(|x| x * (std::$rust::consts::PI / 180.0)),
                U::Rad2deg | U::Degrees => each!(|x| x * (180.0 / std::$rust::consts::PI)),
                U::Angle => each!(|x: $rust| if x.is_nan() {
                    x
                } else if x.is_sign_negative() {
                    std::$rust::consts::PI
                } else {
                    0.0
                }),
                U::Spacing => each!(|x: $rust| {
                    if !x.is_finite() {
                        $rust::NAN
                    } else if x.is_sign_negative() {
                        x.next_down() - x
                    } else {
                        x.next_up() - x
                    }
                }),
                U::Isinf => map::<$rust, bool, _>(out, a, mask, $rust::is_infinite),
                U::Isfinite => map::<$rust, bool, _>(out, a, mask, $rust::is_finite),
                U::Signbit => map::<$rust, bool, _>(out, a, mask, $rust::is_sign_negative),
                _ => return Err(unsupported(op.name())),
            }
            Ok(())
        }
    };
}

float_functions!(run_single, f32);
float_functions!(run_double, f64);

fn run_bool(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use UnaryOp as U;
    match op {
        U::Invert | U::LogicalNot => map::<bool, bool, _>(out, a, mask, |x| !x),
        U::Isnan | U::Isinf | U::Imag => map::<bool, bool, _>(out, a, mask, |_| false),
        U::Isfinite => map::<bool, bool, _>(out, a, mask, |_| true),
        U::Absolute | U::Real | U::Floor | U::Ceil | U::Trunc => map::<bool, bool, _>(out, a, mask, |x| x),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}

fn run_time(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use UnaryOp as U;
    match op {
        U::Isnan | U::Isnat => map::<i64, bool, _>(out, a, mask, |x| x == NAT),
        U::Isfinite => map::<i64, bool, _>(out, a, mask, |x| x != NAT),
        U::Isinf => map::<i64, bool, _>(out, a, mask, |_| false),
        // The smallest integer is its own negative, so "not a time" stays what it is.
        U::Negative => map::<i64, i64, _>(out, a, mask, i64::wrapping_neg),
        U::Absolute => map::<i64, i64, _>(out, a, mask, i64::wrapping_abs),
        U::Sign => map::<i64, i64, _>(out, a, mask, i64::signum),
        U::Positive | U::Real => map::<i64, i64, _>(out, a, mask, |x| x),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}

/// The result whose parts have the signs of these: on a branch cut the sign of a zero says which side is meant.
fn on_side(result: Complex64, re: f64, im: f64) -> Complex64 {
    Complex64::new(result.re.copysign(re), result.im.copysign(im))
}

fn run_complex(op: UnaryOp, a: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use UnaryOp as U;
    type C = Complex64;
    macro_rules! each {
        ($f:expr) => {
            map::<C, C, _>(out, a, mask, $f)
        };
    }
    match op {
        U::Negative => each!(|z: C| -z),
        U::Positive => each!(|z: C| z),
        U::Absolute => map::<C, f64, _>(out, a, mask, |z| z.re.hypot(z.im)),
        U::Sign => each!(Arithmetic::sign),
        U::Square => each!(|z: C| z * z),
        U::Reciprocal => each!(Arithmetic::reciprocal),
        U::Conjugate => each!(|z: C| z.conj()),
        U::Real if out.dtype.is_complex() => each!(|z: C| C::new(z.re, 0.0)),
        U::Imag => map::<C, f64, _>(out, a, mask, |z| z.im),
        U::Angle => map::<C, f64, _>(out, a, mask, |z| z.im.atan2(z.re)),
        U::Sqrt => each!(|z: C| z.sqrt()),
        U::Exp => each!(|z: C| if z.im == 0.0 { C::new(z.re.exp(), z.im) } else { z.exp() }),
        U::Exp2 => each!(|z: C| (z * std::f64::consts::LN_2).exp()),
        U::Expm1 => each!(|z: C| {
            let half = (z.im / 2.0).sin();
            C::new(z.re.exp_m1() * z.im.cos() - 2.0 * half * half, z.re.exp() * z.im.sin())
        }),
        U::Log => each!(|z: C| z.ln()),
        U::Log2 => each!(|z: C| z.ln() * std::f64::consts::LOG2_E),
        U::Log10 => each!(|z: C| z.ln() * std::f64::consts::LOG10_E),
        U::Log1p => each!(|z: C| C::new((z.re + 1.0).hypot(z.im).ln(), z.im.atan2(z.re + 1.0))),
        U::Sin => each!(|z: C| z.sin()),
        U::Cos => each!(|z: C| z.cos()),
        U::Tan => each!(|z: C| z.tan()),
        U::Arcsin => each!(|z: C| on_side(z.asin(), z.re, z.im)),
        // On the cut the sign of the imaginary part is that of arcsine, turned.
        U::Arccos => each!(|z: C| if z.im == 0.0 && z.re.abs() > 1.0 {
            C::new(std::f64::consts::FRAC_PI_2, 0.0) - on_side(z.asin(), z.re, z.im)
        } else {
            z.acos()
        }),
        U::Arctan => each!(|z: C| on_side(z.atan(), z.re, z.im)),
        U::Sinh => each!(|z: C| z.sinh()),
        U::Cosh => each!(|z: C| z.cosh()),
        U::Tanh => each!(|z: C| z.tanh()),
        U::Arcsinh => each!(|z: C| on_side(z.asinh(), z.re, z.im)),
        U::Arccosh => each!(|z: C| z.acosh()),
        U::Arctanh => each!(|z: C| on_side(z.atanh(), z.re, z.im)),
        U::Rint => each!(|z: C| C::new(z.re.round_ties_even(), z.im.round_ties_even())),
        U::LogicalNot => map::<C, bool, _>(out, a, mask, |z| z.re == 0.0 && z.im == 0.0),
        U::Isnan => map::<C, bool, _>(out, a, mask, Ordered::is_nan),
        U::Isinf => map::<C, bool, _>(out, a, mask, |z| z.re.is_infinite() || z.im.is_infinite()),
        U::Isfinite => map::<C, bool, _>(out, a, mask, |z| z.re.is_finite() && z.im.is_finite()),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}
