//! The loops of operations with two operands, one function per family of types.

use num_complex::Complex64;

use crate::array::Array;
use crate::blocks::zip_elementary;
use crate::dispatch::{with_integer, with_number, with_real};
use crate::dtype::DType;
use crate::elementary;
use crate::error::{ArrayError, Result};
use crate::loops::{zip, zip_items};
use crate::number::{Arithmetic, Integer, Ordered, Real, complex_divide};
use crate::object::{Opaque, object_rules};
use crate::ops::BinaryOp;
use crate::resolve::unsupported;
use crate::scalar::NAT;

/// Computes into `out`. Operands have the loop's types and `out`'s shape.
pub(crate) fn run_binary(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use BinaryOp as B;
    let dtype = a.dtype.clone();
    if dtype.is_object() {
        return run_objects(op, a, b, out, mask);
    }
    if op.is_comparison() {
        return run_comparison(op, a, b, out, mask);
    }
    if op.is_logical() {
        return run_logical(op, a, b, out, mask);
    }
    if dtype.is_time() || b.dtype.is_time() {
        return run_times(op, a, b, out, mask);
    }
    match (op, &dtype) {
        (B::Add, DType::Str(_)) => {
            return zip_items::<String, String, String>(out, a, b, mask, |x, y| Ok(format!("{x}{y}")));
        }
        (B::Add, DType::Bytes(_)) => {
            return zip_items::<Vec<u8>, Vec<u8>, Vec<u8>>(out, a, b, mask, |x, y| Ok([&x[..], &y[..]].concat()));
        }
        _ => {}
    }
    if dtype.is_bool() {
        return run_bools(op, a, b, out, mask);
    }
    match op {
        B::Maximum | B::Minimum | B::Fmax | B::Fmin => {
            with_number!(&dtype, T => run_choice::<T>(op, a, b, out, mask), else return Err(unsupported(op.name())));
            Ok(())
        }
        B::Add | B::Subtract | B::Multiply | B::Power | B::FloatPower if dtype.is_complex() => {
            run_arithmetic::<Complex64>(op, a, b, out, mask)
        }
        B::Divide if dtype.is_complex() => {
            zip::<Complex64, Complex64, Complex64, _>(out, a, b, mask, complex_divide);
            Ok(())
        }
        B::Add | B::Subtract | B::Multiply | B::Power | B::FloatPower => {
            with_real!(&dtype, T => run_arithmetic::<T>(op, a, b, out, mask), else Err(unsupported(op.name())))
        }
        B::FloorDivide | B::Remainder | B::Fmod => {
            with_real!(&dtype, T => run_division::<T>(op, a, b, out, mask), else return Err(unsupported(op.name())));
            Ok(())
        }
        B::BitwiseAnd | B::BitwiseOr | B::BitwiseXor | B::LeftShift | B::RightShift | B::Gcd | B::Lcm => {
            with_integer!(&dtype, T => run_bits::<T>(op, a, b, out, mask), else return Err(unsupported(op.name())));
            Ok(())
        }
        _ => run_floats(op, a, b, out, mask),
    }
}

fn run_arithmetic<T: Arithmetic>(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    match op {
        BinaryOp::Add => zip::<T, T, T, _>(out, a, b, mask, T::add),
        BinaryOp::Subtract => zip::<T, T, T, _>(out, a, b, mask, T::subtract),
        BinaryOp::Multiply => zip::<T, T, T, _>(out, a, b, mask, T::multiply),
        _ => return run_power::<T>(a, b, out, mask),
    }
    Ok(())
}

/// Whole numbers with floats, read as they are instead of through a converted copy. None for other types.
pub(crate) fn run_mixed(op: BinaryOp, a: &Array, b: &Array, out: &Array) -> bool {
    use BinaryOp as B;
    macro_rules! mixed {
        ($A:ty, $B:ty) => {
            match op {
                B::Add => zip::<$A, $B, f64, _>(out, a, b, None, |x, y| x as f64 + y as f64),
                B::Subtract => zip::<$A, $B, f64, _>(out, a, b, None, |x, y| x as f64 - y as f64),
                B::Multiply => zip::<$A, $B, f64, _>(out, a, b, None, |x, y| x as f64 * y as f64),
                B::Divide => zip::<$A, $B, f64, _>(out, a, b, None, |x, y| x as f64 / y as f64),
                _ => return false,
            }
        };
    }
    match (&a.dtype, &b.dtype) {
        (DType::I64, DType::F64) => mixed!(i64, f64),
        (DType::F64, DType::I64) => mixed!(f64, i64),
        (DType::I64, DType::I64) if op == B::Divide => {
            zip::<i64, i64, f64, _>(out, a, b, None, |x, y| x as f64 / y as f64);
        }
        _ => return false,
    }
    true
}

fn run_power<T: Arithmetic>(a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    if b.dtype.is_signed() && b.stored_values::<T>().into_iter().any(|value| value.less(T::ZERO)) {
        return Err(ArrayError::value("Integers to negative integer powers are not allowed."));
    }
    // One exponent for all elements: squares need no general power.
    if !b.is_empty() && b.strides.iter().zip(&b.shape).all(|(&step, &length)| step == 0 || length == 1) {
        // SAFETY: the array has at least one element, stored as T.
        let exponent = unsafe { *b.start::<T>().0 };
        if exponent == T::ONE.add(T::ONE) {
            zip::<T, T, T, _>(out, a, b, mask, |x, _| x.multiply(x));
            return Ok(());
        }
        if exponent == T::ONE {
            zip::<T, T, T, _>(out, a, b, mask, |x, _| x);
            return Ok(());
        }
        if b.dtype == DType::F64 && exponent.to_f64() == 0.5 {
            zip::<f64, f64, f64, _>(out, a, b, mask, |x, _| x.sqrt());
            return Ok(());
        }
    }
    if b.dtype == DType::F64 {
        zip_elementary::<elementary::Power>(out, a, b, mask);
        return Ok(());
    }
    zip::<T, T, T, _>(out, a, b, mask, T::power);
    Ok(())
}

fn run_choice<T: Ordered + Send + Sync>(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) {
    match op {
        BinaryOp::Maximum => zip::<T, T, T, _>(out, a, b, mask, T::maximum),
        BinaryOp::Minimum => zip::<T, T, T, _>(out, a, b, mask, T::minimum),
        BinaryOp::Fmax => zip::<T, T, T, _>(out, a, b, mask, T::fmax),
        _ => zip::<T, T, T, _>(out, a, b, mask, T::fmin),
    }
}

fn run_division<T: Real>(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) {
    match op {
        BinaryOp::FloorDivide => zip::<T, T, T, _>(out, a, b, mask, T::floor_divide),
        BinaryOp::Remainder => zip::<T, T, T, _>(out, a, b, mask, T::remainder),
        _ => zip::<T, T, T, _>(out, a, b, mask, T::fmod),
    }
}

fn run_bits<T: Integer>(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) {
    match op {
        BinaryOp::BitwiseAnd => zip::<T, T, T, _>(out, a, b, mask, T::bit_and),
        BinaryOp::BitwiseOr => zip::<T, T, T, _>(out, a, b, mask, T::bit_or),
        BinaryOp::BitwiseXor => zip::<T, T, T, _>(out, a, b, mask, T::bit_xor),
        BinaryOp::LeftShift => zip::<T, T, T, _>(out, a, b, mask, T::shift_left),
        BinaryOp::RightShift => zip::<T, T, T, _>(out, a, b, mask, T::shift_right),
        BinaryOp::Gcd => zip::<T, T, T, _>(out, a, b, mask, T::gcd),
        _ => zip::<T, T, T, _>(out, a, b, mask, T::lcm),
    }
}

fn run_bools(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use BinaryOp as B;
    match op {
        B::Add | B::BitwiseOr | B::Maximum | B::Fmax => zip::<bool, bool, bool, _>(out, a, b, mask, |x, y| x | y),
        B::Multiply | B::BitwiseAnd | B::Minimum | B::Fmin => {
            zip::<bool, bool, bool, _>(out, a, b, mask, |x, y| x & y);
        }
        B::BitwiseXor => zip::<bool, bool, bool, _>(out, a, b, mask, |x, y| x ^ y),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}

fn run_floats(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use BinaryOp as B;
    macro_rules! both {
        ($f:expr) => {
            match a.dtype {
                DType::F32 => zip::<f32, f32, f32, _>(out, a, b, mask, |x, y| {
                    let f: fn(f64, f64) -> f64 = $f;
                    f(f64::from(x), f64::from(y)) as f32
                }),
                _ => zip::<f64, f64, f64, _>(out, a, b, mask, $f),
            }
        };
    }
    if !a.dtype.is_float() {
        return Err(unsupported(op.name()));
    }
    match op {
        B::Divide if a.dtype == DType::F32 => zip::<f32, f32, f32, _>(out, a, b, mask, |x, y| x / y),
        B::Divide => zip::<f64, f64, f64, _>(out, a, b, mask, |x, y| x / y),
        B::Arctan2 if a.dtype == DType::F64 => zip_elementary::<elementary::Arctan2>(out, a, b, mask),
        B::Arctan2 => both!(f64::atan2),
        B::Hypot => both!(f64::hypot),
        B::Copysign => both!(f64::copysign),
        B::Logaddexp => both!(log_add_exp),
        B::Logaddexp2 => both!(log_add_exp2),
        B::Heaviside => both!(heaviside),
        B::Nextafter if a.dtype == DType::F32 => zip::<f32, f32, f32, _>(out, a, b, mask, |x, y| {
            if x.is_nan() || y.is_nan() {
                f32::NAN
            } else if x == y {
                y
            } else if y > x {
                x.next_up()
            } else {
                x.next_down()
            }
        }),
        B::Nextafter => zip::<f64, f64, f64, _>(out, a, b, mask, |x, y| {
            if x.is_nan() || y.is_nan() {
                f64::NAN
            } else if x == y {
                y
            } else if y > x {
                x.next_up()
            } else {
                x.next_down()
            }
        }),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}

fn log_add_exp(x: f64, y: f64) -> f64 {
    if x == y {
        return x + std::f64::consts::LN_2;
    }
    let difference = x - y;
    if difference > 0.0 {
        x + (-difference).exp().ln_1p()
    } else if difference <= 0.0 {
        y + difference.exp().ln_1p()
    } else {
        difference
    }
}

fn log_add_exp2(x: f64, y: f64) -> f64 {
    if x == y {
        return x + 1.0;
    }
    let difference = x - y;
    let log2_1p = |value: f64| value.ln_1p() * std::f64::consts::LOG2_E;
    if difference > 0.0 {
        x + log2_1p((-difference).exp2())
    } else if difference <= 0.0 {
        y + log2_1p(difference.exp2())
    } else {
        difference
    }
}

fn heaviside(x: f64, at_zero: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x == 0.0 {
        at_zero
    } else if x < 0.0 {
        0.0
    } else {
        1.0
    }
}

fn compare<T: Ordered + Send + Sync>(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) {
    use BinaryOp as B;
    match op {
        B::Equal => zip::<T, T, bool, _>(out, a, b, mask, T::same),
        B::NotEqual => zip::<T, T, bool, _>(out, a, b, mask, |x, y| !x.same(y)),
        B::Less => zip::<T, T, bool, _>(out, a, b, mask, T::less),
        B::LessEqual => zip::<T, T, bool, _>(out, a, b, mask, T::less_equal),
        B::Greater => zip::<T, T, bool, _>(out, a, b, mask, |x, y| y.less(x)),
        _ => zip::<T, T, bool, _>(out, a, b, mask, |x, y| y.less_equal(x)),
    }
}

fn holds(op: BinaryOp, order: std::cmp::Ordering) -> bool {
    use BinaryOp as B;
    match op {
        B::Equal => order.is_eq(),
        B::NotEqual => order.is_ne(),
        B::Less => order.is_lt(),
        B::LessEqual => order.is_le(),
        B::Greater => order.is_gt(),
        _ => order.is_ge(),
    }
}

fn run_comparison(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    match (&a.dtype, &b.dtype) {
        (DType::Str(_), _) => zip_items::<String, String, bool>(out, a, b, mask, |x, y| Ok(holds(op, x.cmp(y)))),
        (DType::Bytes(_), _) => zip_items::<Vec<u8>, Vec<u8>, bool>(out, a, b, mask, |x, y| Ok(holds(op, x.cmp(y)))),
        (dtype, _) if dtype.is_time() => {
            // Nothing is less than, greater than or equal to "not a time".
            zip::<i64, i64, bool, _>(out, a, b, mask, move |x, y| {
                if x == NAT || y == NAT { op == BinaryOp::NotEqual } else { holds(op, x.cmp(&y)) }
            });
            Ok(())
        }
        (DType::I64, DType::U64) => {
            zip::<i64, u64, bool, _>(out, a, b, mask, move |x, y| holds(op, i128::from(x).cmp(&i128::from(y))));
            Ok(())
        }
        (DType::U64, DType::I64) => {
            zip::<u64, i64, bool, _>(out, a, b, mask, move |x, y| holds(op, i128::from(x).cmp(&i128::from(y))));
            Ok(())
        }
        (dtype, _) => {
            with_number!(dtype, T => compare::<T>(op, a, b, out, mask), else return Err(unsupported(op.name())));
            Ok(())
        }
    }
}

/// The truth of every element.
pub(crate) fn truth(a: &Array) -> Result<Array> {
    if a.dtype.is_bool() { Ok(a.clone()) } else { a.astype(&DType::Bool) }
}

fn run_logical(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    let (a, b) = (truth(a)?, truth(b)?);
    match op {
        BinaryOp::LogicalAnd => zip::<bool, bool, bool, _>(out, &a, &b, mask, |x, y| x & y),
        BinaryOp::LogicalOr => zip::<bool, bool, bool, _>(out, &a, &b, mask, |x, y| x | y),
        _ => zip::<bool, bool, bool, _>(out, &a, &b, mask, |x, y| x ^ y),
    }
    Ok(())
}

fn run_times(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    use BinaryOp as B;
    fn known(x: i64, y: i64, f: impl Fn(i64, i64) -> i64) -> i64 {
        if x == NAT || y == NAT { NAT } else { f(x, y) }
    }
    fn scaled(x: i64, by: f64) -> i64 {
        let product = x as f64 * by;
        if x == NAT || !product.is_finite() { NAT } else { product as i64 }
    }
    fn divided(x: i64, by: f64) -> i64 {
        let quotient = x as f64 / by;
        if x == NAT || !quotient.is_finite() { NAT } else { quotient as i64 }
    }
    match (op, &a.dtype, &b.dtype) {
        (B::Add, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| known(x, y, i64::wrapping_add)),
        (B::Subtract, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| known(x, y, i64::wrapping_sub)),
        (B::Multiply, _, DType::F64) => zip::<i64, f64, i64, _>(out, a, b, mask, scaled),
        (B::Multiply, DType::F64, _) => zip::<f64, i64, i64, _>(out, a, b, mask, |x, y| scaled(y, x)),
        (B::Multiply, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| known(x, y, i64::wrapping_mul)),
        (B::Divide, _, DType::Timedelta(_)) => {
            zip::<i64, i64, f64, _>(
                out,
                a,
                b,
                mask,
                |x, y| {
                    if x == NAT || y == NAT { f64::NAN } else { x as f64 / y as f64 }
                },
            );
        }
        (B::FloorDivide, _, DType::Timedelta(_)) => {
            zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| if x == NAT || y == NAT { 0 } else { x.floor_divide(y) });
        }
        (B::Divide | B::FloorDivide, _, DType::F64) => {
            zip::<i64, f64, i64, _>(out, a, b, mask, divided);
        }
        // A duration over a number is cut toward zero, whichever division is asked for.
        (B::Divide | B::FloorDivide, ..) => {
            zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| if x == NAT || y == 0 { NAT } else { x.wrapping_div(y) });
        }
        (B::Remainder | B::Fmod, ..) => {
            zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| if y == 0 { NAT } else { known(x, y, Real::remainder) });
        }
        (B::Maximum, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| known(x, y, i64::max)),
        (B::Minimum, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| known(x, y, i64::min)),
        // The smallest integer loses against every time in fmax by itself.
        (B::Fmax, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, i64::max),
        (B::Fmin, ..) => zip::<i64, i64, i64, _>(out, a, b, mask, |x, y| {
            if x == NAT {
                y
            } else if y == NAT {
                x
            } else {
                x.min(y)
            }
        }),
        _ => return Err(unsupported(op.name())),
    }
    Ok(())
}

fn run_objects(op: BinaryOp, a: &Array, b: &Array, out: &Array, mask: Option<&Array>) -> Result<()> {
    let rules = object_rules();
    if op.is_comparison() {
        zip_items::<Opaque, Opaque, bool>(out, a, b, mask, |x, y| rules.compare(op, x, y))
    } else {
        zip_items::<Opaque, Opaque, Opaque>(out, a, b, mask, |x, y| rules.binary(op, x, y))
    }
}
