//! One number as another type, as a C compiler on x86-64 converts it (what numpy's `astype` does).

use num_complex::Complex64;

use crate::storage::Element;

/// A number that converts to every other number type without failing.
pub(crate) trait Numeric: Element {
    fn to_i64(self) -> i64;
    fn to_u64(self) -> u64;
    fn to_i32(self) -> i32;
    fn to_f32(self) -> f32;
    fn to_f64(self) -> f64;
    fn to_complex(self) -> Complex64;
    fn to_bool(self) -> bool;
    fn from_number<A: Numeric>(value: A) -> Self;
}

/// Out of range and NaN give the smallest integer, as the processor's own conversion does.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn float_to_i64(value: f64) -> i64 {
    use std::arch::x86_64::{_mm_cvttsd_si64, _mm_set_sd};
    // SAFETY: every x86-64 processor has these instructions.
    unsafe { _mm_cvttsd_si64(_mm_set_sd(value)) }
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn float_to_i32(value: f64) -> i32 {
    use std::arch::x86_64::{_mm_cvttsd_si32, _mm_set_sd};
    // SAFETY: as above.
    unsafe { _mm_cvttsd_si32(_mm_set_sd(value)) }
}

/// The same results where the processor's conversion differs.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn float_to_i64(value: f64) -> i64 {
    if (-9_223_372_036_854_775_808.0..9_223_372_036_854_775_808.0).contains(&value) { value as i64 } else { i64::MIN }
}

#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn float_to_i32(value: f64) -> i32 {
    if value > -2_147_483_649.0 && value < 2_147_483_648.0 { value as i32 } else { i32::MIN }
}

#[inline(always)]
fn float_to_u64(value: f64) -> u64 {
    if value >= 9_223_372_036_854_775_808.0 {
        if value < 18_446_744_073_709_551_616.0 { value as u64 } else { 0 }
    } else {
        float_to_i64(value) as u64
    }
}

macro_rules! integers {
    ($($rust:ty, $via:ident);*) => {$(
        impl Numeric for $rust {
            #[inline(always)]
            fn to_i64(self) -> i64 {
                self as i64
            }
            #[inline(always)]
            fn to_u64(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn to_i32(self) -> i32 {
                self as i32
            }
            #[inline(always)]
            fn to_f32(self) -> f32 {
                self as f32
            }
            #[inline(always)]
            fn to_f64(self) -> f64 {
                self as f64
            }
            #[inline(always)]
            fn to_complex(self) -> Complex64 {
                Complex64::new(self as f64, 0.0)
            }
            #[inline(always)]
            fn to_bool(self) -> bool {
                self != 0
            }
            #[inline(always)]
            fn from_number<A: Numeric>(value: A) -> Self {
                value.$via() as Self
            }
        }
    )*};
}

// Small integers go through 32 bits, which is where a C compiler takes a float on its way to them.
integers!(i8, to_i32; i16, to_i32; i32, to_i32; i64, to_i64; u8, to_i32; u16, to_i32; u32, to_i64; u64, to_u64);

macro_rules! floats {
    ($($rust:ty, $via:ident);*) => {$(
        impl Numeric for $rust {
            #[inline(always)]
            fn to_i64(self) -> i64 {
                float_to_i64(self as f64)
            }
            #[inline(always)]
            fn to_u64(self) -> u64 {
                float_to_u64(self as f64)
            }
            #[inline(always)]
            fn to_i32(self) -> i32 {
                float_to_i32(self as f64)
            }
            #[inline(always)]
            fn to_f32(self) -> f32 {
                self as f32
            }
            #[inline(always)]
            fn to_f64(self) -> f64 {
                self as f64
            }
            #[inline(always)]
            fn to_complex(self) -> Complex64 {
                Complex64::new(self as f64, 0.0)
            }
            #[inline(always)]
            fn to_bool(self) -> bool {
                self != 0.0
            }
            #[inline(always)]
            fn from_number<A: Numeric>(value: A) -> Self {
                value.$via()
            }
        }
    )*};
}

floats!(f32, to_f32; f64, to_f64);

impl Numeric for bool {
    #[inline(always)]
    fn to_i64(self) -> i64 {
        self as i64
    }
    #[inline(always)]
    fn to_u64(self) -> u64 {
        self as u64
    }
    #[inline(always)]
    fn to_i32(self) -> i32 {
        self as i32
    }
    #[inline(always)]
    fn to_f32(self) -> f32 {
        self as u8 as f32
    }
    #[inline(always)]
    fn to_f64(self) -> f64 {
        self as u8 as f64
    }
    #[inline(always)]
    fn to_complex(self) -> Complex64 {
        Complex64::new(self.to_f64(), 0.0)
    }
    #[inline(always)]
    fn to_bool(self) -> bool {
        self
    }
    #[inline(always)]
    fn from_number<A: Numeric>(value: A) -> Self {
        value.to_bool()
    }
}

impl Numeric for Complex64 {
    #[inline(always)]
    fn to_i64(self) -> i64 {
        float_to_i64(self.re)
    }
    #[inline(always)]
    fn to_u64(self) -> u64 {
        float_to_u64(self.re)
    }
    #[inline(always)]
    fn to_i32(self) -> i32 {
        float_to_i32(self.re)
    }
    #[inline(always)]
    fn to_f32(self) -> f32 {
        self.re as f32
    }
    #[inline(always)]
    fn to_f64(self) -> f64 {
        self.re
    }
    #[inline(always)]
    fn to_complex(self) -> Complex64 {
        self
    }
    #[inline(always)]
    fn to_bool(self) -> bool {
        self.re != 0.0 || self.im != 0.0
    }
    #[inline(always)]
    fn from_number<A: Numeric>(value: A) -> Self {
        value.to_complex()
    }
}
