//! What two numbers make: the arithmetic of each element type, as numpy defines it at the edges.

use num_complex::Complex64;

use crate::convert::Numeric;

/// Operations every number type but bool has.
pub(crate) trait Arithmetic: Numeric + Ordered {
    const ZERO: Self;
    const ONE: Self;
    fn add(self, other: Self) -> Self;
    fn subtract(self, other: Self) -> Self;
    fn multiply(self, other: Self) -> Self;
    fn power(self, other: Self) -> Self;
    fn negative(self) -> Self;
    fn sign(self) -> Self;
    fn reciprocal(self) -> Self;
}

/// Comparison and choice; NaN wins in `maximum` and loses in `fmax`.
pub(crate) trait Ordered: Copy {
    fn less(self, other: Self) -> bool;
    fn less_equal(self, other: Self) -> bool;
    fn same(self, other: Self) -> bool;
    fn is_nan(self) -> bool;

    #[inline(always)]
    fn maximum(self, other: Self) -> Self {
        // Of two zeros the second is taken, whatever their signs. Both questions are asked, so that there is no branch.
        if other.less(self) | self.is_nan() { self } else { other }
    }

    #[inline(always)]
    fn minimum(self, other: Self) -> Self {
        if self.less(other) | self.is_nan() { self } else { other }
    }

    #[inline(always)]
    fn fmax(self, other: Self) -> Self {
        if other.less_equal(self) | other.is_nan() { self } else { other }
    }

    #[inline(always)]
    fn fmin(self, other: Self) -> Self {
        if self.less_equal(other) | other.is_nan() { self } else { other }
    }
}

/// Division that has a remainder: integers and floats.
pub(crate) trait Real: Arithmetic {
    fn floor_divide(self, other: Self) -> Self;
    fn remainder(self, other: Self) -> Self;
    fn fmod(self, other: Self) -> Self;
    fn absolute(self) -> Self;
}

pub(crate) trait Integer: Real {
    fn bit_and(self, other: Self) -> Self;
    fn bit_or(self, other: Self) -> Self;
    fn bit_xor(self, other: Self) -> Self;
    fn shift_left(self, other: Self) -> Self;
    fn shift_right(self, other: Self) -> Self;
    fn gcd(self, other: Self) -> Self;
    fn lcm(self, other: Self) -> Self;
    fn invert(self) -> Self;
    fn count_bits(self) -> u8;
}

macro_rules! integers {
    ($($rust:ty),*) => {$(
        impl Ordered for $rust {
            #[inline(always)]
            fn less(self, other: Self) -> bool {
                self < other
            }
            #[inline(always)]
            fn less_equal(self, other: Self) -> bool {
                self <= other
            }
            #[inline(always)]
            fn same(self, other: Self) -> bool {
                self == other
            }
            #[inline(always)]
            fn is_nan(self) -> bool {
                false
            }
        }

        impl Arithmetic for $rust {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn subtract(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn multiply(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            // Negative exponents are refused before the loop starts.
            #[inline(always)]
            fn power(self, other: Self) -> Self {
                let (mut base, mut exponent, mut result) = (self, other, 1);
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        result = <$rust>::wrapping_mul(result, base);
                    }
                    exponent >>= 1;
                    base = base.wrapping_mul(base);
                }
                result
            }
            #[inline(always)]
            fn negative(self) -> Self {
                self.wrapping_neg()
            }
            #[inline(always)]
            fn sign(self) -> Self {
                (self != 0) as Self - Ordered::less(self, 0) as Self * 2
            }
            #[inline(always)]
            fn reciprocal(self) -> Self {
                if self == 0 { Self::from_number(f64::INFINITY) } else { (1 as $rust).wrapping_div(self) }
            }
        }

        impl Real for $rust {
            #[inline(always)]
            fn floor_divide(self, other: Self) -> Self {
                if other == 0 {
                    return 0;
                }
                let quotient = self.wrapping_div(other);
                let rest = self.wrapping_rem(other);
                if rest != 0 && rest.less(0) != other.less(0) { quotient.wrapping_sub(1) } else { quotient }
            }
            #[inline(always)]
            fn remainder(self, other: Self) -> Self {
                if other == 0 {
                    return 0;
                }
                let rest = self.wrapping_rem(other);
                if rest != 0 && rest.less(0) != other.less(0) { rest.wrapping_add(other) } else { rest }
            }
            #[inline(always)]
            fn fmod(self, other: Self) -> Self {
                if other == 0 { 0 } else { self.wrapping_rem(other) }
            }
            #[inline(always)]
            fn absolute(self) -> Self {
                if self.less(0) { self.wrapping_neg() } else { self }
            }
        }

        impl Integer for $rust {
            #[inline(always)]
            fn bit_and(self, other: Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn bit_or(self, other: Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn bit_xor(self, other: Self) -> Self {
                self ^ other
            }
            #[inline(always)]
            fn shift_left(self, other: Self) -> Self {
                if (other as u64) < u64::from(<$rust>::BITS) { self << (other as u32) } else { 0 }
            }
            #[inline(always)]
            fn shift_right(self, other: Self) -> Self {
                if (other as u64) < u64::from(<$rust>::BITS) {
                    self >> (other as u32)
                } else if self.less(0) {
                    !0
                } else {
                    0
                }
            }
            fn gcd(self, other: Self) -> Self {
                let (mut a, mut b) = (self.absolute(), other.absolute());
                while b != 0 {
                    (a, b) = (b, a.wrapping_rem(b));
                }
                a
            }
            fn lcm(self, other: Self) -> Self {
                let divisor = self.gcd(other);
                if divisor == 0 { 0 } else { self.absolute().wrapping_div(divisor).wrapping_mul(other.absolute()) }
            }
            #[inline(always)]
            fn invert(self) -> Self {
                !self
            }
            // A negative number counts the bits of its magnitude.
            #[inline(always)]
            fn count_bits(self) -> u8 {
                self.absolute().count_ones() as u8
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64);

/// Quotient and remainder with the divisor's sign, rounded as Python's `divmod` rounds them.
#[inline]
fn float_divmod(a: f64, b: f64) -> (f64, f64) {
    let mut rest = a % b;
    if b == 0.0 {
        return (a / b, rest);
    }
    let mut quotient = (a - rest) / b;
    if rest == 0.0 {
        rest = 0f64.copysign(b);
    } else if (b < 0.0) != (rest < 0.0) {
        rest += b;
        quotient -= 1.0;
    }
    let whole = if quotient == 0.0 {
        0f64.copysign(a / b)
    } else {
        let floor = quotient.floor();
        if quotient - floor > 0.5 { floor + 1.0 } else { floor }
    };
    (whole, rest)
}

macro_rules! floats {
    ($($rust:ty),*) => {$(
        impl Ordered for $rust {
            #[inline(always)]
            fn less(self, other: Self) -> bool {
                self < other
            }
            #[inline(always)]
            fn less_equal(self, other: Self) -> bool {
                self <= other
            }
            #[inline(always)]
            fn same(self, other: Self) -> bool {
                self == other
            }
            #[inline(always)]
            fn is_nan(self) -> bool {
                self.is_nan()
            }
        }

        impl Arithmetic for $rust {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                self + other
            }
            #[inline(always)]
            fn subtract(self, other: Self) -> Self {
                self - other
            }
            #[inline(always)]
            fn multiply(self, other: Self) -> Self {
                self * other
            }
            #[inline(always)]
            fn power(self, other: Self) -> Self {
                self.powf(other)
            }
            #[inline(always)]
            fn negative(self) -> Self {
                -self
            }
            #[inline(always)]
            fn sign(self) -> Self {
                if self > 0.0 { 1.0 } else if self < 0.0 { -1.0 } else if self == 0.0 { 0.0 } else { self }
            }
            #[inline(always)]
            fn reciprocal(self) -> Self {
                1.0 / self
            }
        }

        impl Real for $rust {
            #[inline]
            fn floor_divide(self, other: Self) -> Self {
                float_divmod(self as f64, other as f64).0 as Self
            }
            #[inline]
            fn remainder(self, other: Self) -> Self {
                float_divmod(self as f64, other as f64).1 as Self
            }
            #[inline]
            fn fmod(self, other: Self) -> Self {
                self % other
            }
            #[inline(always)]
            fn absolute(self) -> Self {
                self.abs()
            }
        }
    )*};
}

floats!(f32, f64);

impl Ordered for bool {
    #[inline(always)]
    fn less(self, other: Self) -> bool {
        !self & other
    }
    #[inline(always)]
    fn less_equal(self, other: Self) -> bool {
        !self | other
    }
    #[inline(always)]
    fn same(self, other: Self) -> bool {
        self == other
    }
    #[inline(always)]
    fn is_nan(self) -> bool {
        false
    }
}

// Complex numbers are ordered by real part, then imaginary part.
impl Ordered for Complex64 {
    #[inline(always)]
    fn less(self, other: Self) -> bool {
        self.re < other.re || (self.re == other.re && self.im < other.im)
    }
    #[inline(always)]
    fn less_equal(self, other: Self) -> bool {
        self.re < other.re || (self.re == other.re && self.im <= other.im)
    }
    #[inline(always)]
    fn same(self, other: Self) -> bool {
        self == other
    }
    #[inline(always)]
    fn is_nan(self) -> bool {
        self.re.is_nan() || self.im.is_nan()
    }
}

impl Arithmetic for Complex64 {
    const ZERO: Self = Complex64::new(0.0, 0.0);
    const ONE: Self = Complex64::new(1.0, 0.0);
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self + other
    }
    #[inline(always)]
    fn subtract(self, other: Self) -> Self {
        self - other
    }
    #[inline(always)]
    fn multiply(self, other: Self) -> Self {
        self * other
    }
    fn power(self, other: Self) -> Self {
        if other == Self::ZERO {
            return Self::ONE;
        }
        if self == Self::ZERO {
            let shrinks = other.re > 0.0 && other.im == 0.0;
            return if shrinks { Self::ZERO } else { Complex64::new(f64::NAN, f64::NAN) };
        }
        // Small whole exponents are multiplied out, which keeps exact results exact.
        if other.im == 0.0 && other.re.fract() == 0.0 && other.re.abs() < 100.0 {
            let mut exponent = other.re.abs() as u32;
            let (mut base, mut result) = (self, Self::ONE);
            while exponent > 0 {
                if exponent & 1 == 1 {
                    result *= base;
                }
                base *= base;
                exponent >>= 1;
            }
            return if other.re < 0.0 { complex_divide(Self::ONE, result) } else { result };
        }
        self.powc(other)
    }
    #[inline(always)]
    fn negative(self) -> Self {
        -self
    }
    fn sign(self) -> Self {
        let size = self.norm();
        if size == 0.0 { Self::ZERO } else { Complex64::new(self.re / size, self.im / size) }
    }
    fn reciprocal(self) -> Self {
        complex_divide(Self::ONE, self)
    }
}

/// Division scaled by the larger part of the divisor, so that it neither overflows early nor loses digits.
#[inline]
pub(crate) fn complex_divide(a: Complex64, b: Complex64) -> Complex64 {
    if b.re.abs() >= b.im.abs() {
        if b.re == 0.0 && b.im == 0.0 {
            return Complex64::new(a.re / b.re.abs(), a.im / b.re.abs());
        }
        let ratio = b.im / b.re;
        let scale = 1.0 / (b.re + b.im * ratio);
        Complex64::new((a.re + a.im * ratio) * scale, (a.im - a.re * ratio) * scale)
    } else {
        let ratio = b.re / b.im;
        let scale = 1.0 / (b.im + b.re * ratio);
        Complex64::new((a.re * ratio + a.im) * scale, (a.im * ratio - a.re) * scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_rounds_down_and_zero_divides_to_zero() {
        assert_eq!(Real::floor_divide(-7i64, 2), -4);
        assert_eq!(Real::remainder(-7i64, 3), 2);
        assert_eq!(Real::floor_divide(5i32, 0), 0);
        assert_eq!(Real::floor_divide(i8::MIN, -1), i8::MIN);
        assert_eq!(Real::floor_divide(-7.5f64, 2.0), -4.0);
        assert_eq!(Real::remainder(7.0f64, -3.0), -2.0);
        assert_eq!(Arithmetic::power(3u8, 5), 243);
        assert_eq!(Integer::gcd(-12i64, 18), 6);
    }
}
