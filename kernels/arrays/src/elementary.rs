//! Exponentials, logarithms and their kin, written without branches so that a loop over them runs in vectors.
//!
//! Each is right to a little over half a unit in the last place: tables hold powers and logarithms to twice the digits
//! of a double, and what a step rounds away is carried along. The same code answers for one element and for many.

#![expect(
    clippy::needless_bitwise_bool,
    clippy::manual_range_contains,
    reason = "a lazy `and` is a branch, and keeps the loop out of vectors"
)]

use crate::double_double::{self as dd, Pair};

/// A function of one number as a loop runs it.
pub(crate) trait Elementary: Sync {
    /// Whether `fast` holds for this number.
    fn fits(x: f64) -> bool;
    fn fast(x: f64) -> f64;
    /// For every number: what the system's library says.
    fn slow(x: f64) -> f64;
}

/// The same for a function of two numbers.
pub(crate) trait ElementaryPair: Sync {
    fn fits(x: f64, y: f64) -> bool;
    fn fast(x: f64, y: f64) -> f64;
    fn slow(x: f64, y: f64) -> f64;
}

const N: usize = 128;
const LN_2: Pair = (std::f64::consts::LN_2, 2.319_046_813_846_299_6e-17);
/// Adding it leaves the nearest whole number in the lowest bits of the sum.
const SHIFT: f64 = 6_755_399_441_055_744.0;
/// ln 2 cut to steps of 2^-42, so that a whole multiple of it is exact, and what was cut off.
const LN_2_HIGH: f64 = round_to_42_bits(LN_2.0);
const LN_2_LOW: f64 = (LN_2.0 - LN_2_HIGH) + LN_2.1;

const fn round_to_42_bits(value: f64) -> f64 {
    const UNIT: f64 = 1536.0;
    (value + UNIT) - UNIT
}

/// 2^(i/128): the bits of the nearest double, less what the exponent's addition brings along, and the relative rest.
static POWERS: [(u64, f64); N] = powers();

const fn powers() -> [(u64, f64); N] {
    let mut table = [(0, 0.0); N];
    let mut i = 0;
    while i < N {
        let (high, low) = dd::exp(dd::multiply(LN_2, (i as f64 / N as f64, 0.0)));
        table[i] = (high.to_bits().wrapping_sub((i as u64) << 45), low / high);
        i += 1;
    }
    table
}

/// One stretch of [0.6875, 1.375): a short reciprocal of a number inside, and minus its logarithm in two parts.
#[derive(Clone, Copy)]
struct Stretch {
    reciprocal: f64,
    log_high: f64,
    log_low: f64,
}

const FIRST_BITS: u64 = 0x3fe6_0000_0000_0000;

static STRETCHES: [Stretch; N] = stretches();

const fn stretches() -> [Stretch; N] {
    let mut table = [Stretch { reciprocal: 1.0, log_high: 0.0, log_low: 0.0 }; N];
    let mut i = 0;
    while i < N {
        let middle = f64::from_bits(FIRST_BITS + ((i as u64) << 45) + (1 << 44));
        // Few digits, so that a number times the reciprocal, less one, is exact.
        let steps = if middle < 1.0 { 128.0 } else { 256.0 };
        let nearest = (steps / middle + 0.5) as u64 as f64 / steps;
        // The two stretches that meet at 1 keep it, so that logarithms near 0 lose nothing.
        let reciprocal = if i == 79 || i == 80 { 1.0 } else { nearest };
        let (high, low) = dd::ln(reciprocal);
        let log_high = round_to_42_bits(-high);
        table[i] = Stretch { reciprocal, log_high, log_low: (-high - log_high) - low };
        i += 1;
    }
    table
}

/// e^(x + extra) as `scale + scale * rest`.
#[inline(always)]
fn exp_parts(x: f64, extra: f64) -> (f64, f64) {
    const STEP_HIGH: f64 = LN_2_HIGH / N as f64;
    const STEP_LOW: f64 = LN_2_LOW / N as f64;
    let turned = x.mul_add(N as f64 / LN_2.0, SHIFT);
    let whole = turned - SHIFT;
    let r = whole.mul_add(-STEP_LOW, whole.mul_add(-STEP_HIGH, x)) + extra;
    let bits = turned.to_bits();
    let (power, tail) = POWERS[(bits as usize) % N];
    let scale = f64::from_bits(power.wrapping_add(bits << 45));
    let square = r * r;
    let low = r.mul_add(1.0 / 6.0, 0.5);
    let high = r.mul_add(1.0 / 120.0, 1.0 / 24.0);
    let rest = (square * square).mul_add(high, square.mul_add(low, tail + r));
    (scale, rest)
}

#[inline(always)]
fn exp_of(x: f64, extra: f64) -> f64 {
    let (scale, rest) = exp_parts(x, extra);
    scale.mul_add(rest, scale)
}

/// ln(x) as a sum of two, for a normal positive number.
#[inline(always)]
fn ln_parts(x: f64) -> Pair {
    ln_of_sum::<false>(x, 0.0)
}

/// ln(x + extra) as a sum of two; `extra` is far smaller than `x`, and counts only where `EXTRA` says so.
#[inline(always)]
fn ln_of_sum<const EXTRA: bool>(x: f64, extra: f64) -> Pair {
    let bits = x.to_bits();
    let moved = bits.wrapping_sub(FIRST_BITS);
    let stretch = &STRETCHES[((moved >> 45) as usize) % N];
    let exponent = (moved.cast_signed() >> 52) as f64;
    let z = f64::from_bits(bits.wrapping_sub(moved & (0xfff << 52)));
    let exact = z.mul_add(stretch.reciprocal, -1.0);
    let (mut r, mut lost) = (exact, 0.0);
    if EXTRA {
        // The power of two that brings x to z, applied to the small part.
        let shrunk = extra * f64::from_bits((0x3ff_u64 << 52).wrapping_sub(moved & (0xfff << 52)));
        r = shrunk.mul_add(stretch.reciprocal, exact);
        lost = shrunk.mul_add(stretch.reciprocal, exact - r);
    }
    let whole = exponent.mul_add(LN_2_HIGH, stretch.log_high);
    let first = whole + r;
    let mut low = (whole - first) + r + (exponent.mul_add(LN_2_LOW, stretch.log_low) + lost);
    let half_square = 0.5 * r * r;
    let square_lost = (0.5 * r).mul_add(r, -half_square);
    let high = first - half_square;
    low += (first - high) - half_square - square_lost;
    let square = r * r;
    let start = r.mul_add(square.mul_add(-1.0 / 6.0, -1.0 / 4.0), square.mul_add(1.0 / 5.0, 1.0 / 3.0));
    let end = r.mul_add(square.mul_add(-1.0 / 10.0, -1.0 / 8.0), square.mul_add(1.0 / 9.0, 1.0 / 7.0));
    let series = (square * square).mul_add(end, start);
    (high, (r * square).mul_add(series, low))
}

#[inline(always)]
fn scaled((high, low): Pair, by: Pair) -> f64 {
    let product = high * by.0;
    product + (high.mul_add(by.0, -product) + high.mul_add(by.1, low * by.0))
}

/// e^x - 1 as a sum of two.
#[inline(always)]
fn expm1_parts(x: f64) -> Pair {
    let (scale, rest) = exp_parts(x, 0.0);
    let start = scale - 1.0;
    let start_lost = (scale - (start + 1.0)) + 0.0;
    let product = scale * rest;
    let product_lost = scale.mul_add(rest, -product);
    let sum = start + product;
    let back = sum - start;
    let sum_lost = (start - (sum - back)) + (product - back);
    (sum, sum_lost + product_lost + start_lost)
}

pub(crate) struct Exp;
impl Elementary for Exp {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        x.abs() < 708.0
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        exp_of(x, 0.0)
    }
    fn slow(x: f64) -> f64 {
        x.exp()
    }
}

pub(crate) struct Expm1;
impl Elementary for Expm1 {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        (x.abs() < 700.0) & (x != 0.0)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        let (high, low) = expm1_parts(x);
        high + low
    }
    fn slow(x: f64) -> f64 {
        x.exp_m1()
    }
}

pub(crate) struct Tanh;
impl Elementary for Tanh {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        x.abs() < 20.0
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        // (e^2x - 1) / (e^2x + 1), with the remainder of the division put right once.
        let (high, low) = expm1_parts(2.0 * x.abs());
        let below = high + 2.0;
        let below_lost = ((2.0 - below) + high) + low;
        let inverse = 1.0 / below;
        let quotient = high * inverse;
        let left = quotient.mul_add(-below, high) + quotient.mul_add(-below_lost, low);
        left.mul_add(inverse, quotient).copysign(x)
    }
    fn slow(x: f64) -> f64 {
        x.tanh()
    }
}

#[inline(always)]
fn is_normal_positive(x: f64) -> bool {
    (x >= f64::MIN_POSITIVE) & (x < f64::INFINITY)
}

pub(crate) struct Log;
impl Elementary for Log {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        is_normal_positive(x)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        let (high, low) = ln_parts(x);
        high + low
    }
    fn slow(x: f64) -> f64 {
        x.ln()
    }
}

pub(crate) struct Log2;
impl Elementary for Log2 {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        is_normal_positive(x)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        scaled(ln_parts(x), (std::f64::consts::LOG2_E, 2.035_527_374_093_103_3e-17))
    }
    fn slow(x: f64) -> f64 {
        x.log2()
    }
}

pub(crate) struct Log10;
impl Elementary for Log10 {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        is_normal_positive(x)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        scaled(ln_parts(x), (std::f64::consts::LOG10_E, 1.098_319_650_216_765e-17))
    }
    fn slow(x: f64) -> f64 {
        x.log10()
    }
}

pub(crate) struct Log1p;
impl Elementary for Log1p {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        (x > -0.999) & (x < 1e15) & (x != 0.0)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        let sum = 1.0 + x;
        let back = sum - 1.0;
        let lost = (1.0 - (sum - back)) + (x - back);
        let (high, low) = ln_of_sum::<true>(sum, lost);
        high + low
    }
    fn slow(x: f64) -> f64 {
        x.ln_1p()
    }
}

const N_ANGLES: usize = 64;

/// The angles whose tangents are i/64.
static ANGLES: [Pair; N_ANGLES + 1] = angles();

const fn angles() -> [Pair; N_ANGLES + 1] {
    let mut table = [(0.0, 0.0); N_ANGLES + 1];
    let mut i = 0;
    while i <= N_ANGLES {
        table[i] = dd::atan(i as f64 / N_ANGLES as f64);
        i += 1;
    }
    table
}

const HALF_PI: Pair = (std::f64::consts::FRAC_PI_2, 6.123_233_995_736_766e-17);

/// The angle of (b, a) with 0 <= a <= b, as a sum of two.
#[inline(always)]
fn angle(a: f64, b: f64) -> Pair {
    let turned = (a / b).mul_add(N_ANGLES as f64, SHIFT);
    let tangent = (turned - SHIFT) * (1.0 / N_ANGLES as f64);
    let (high, low) = ANGLES[((turned.to_bits() & 127) as usize).min(N_ANGLES)];
    let above = tangent.mul_add(-b, a);
    let below = tangent.mul_add(a, b);
    let below_lost = tangent.mul_add(a, b - below);
    let inverse = 1.0 / below;
    let t = above * inverse;
    let t_lost = (t.mul_add(-below, above) - t * below_lost) * inverse;
    let square = t * t;
    let series = square.mul_add(square.mul_add(square.mul_add(1.0 / 9.0, -1.0 / 7.0), 1.0 / 5.0), -1.0 / 3.0);
    let sum = high + t;
    let sum_lost = (high - sum) + t;
    (sum, (t * square).mul_add(series, sum_lost + t_lost + low))
}

pub(crate) struct Arctan;
impl Elementary for Arctan {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        (x.abs() < 1e150) & (x.abs() > 1e-150)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        let size = x.abs();
        let steep = size > 1.0;
        let (a, b) = if steep { (1.0, size) } else { (size, 1.0) };
        let (high, low) = angle(a, b);
        let turned = HALF_PI.0 - high;
        let turned_low = ((HALF_PI.0 - turned) - high) + (HALF_PI.1 - low);
        let (high, low) = if steep { (turned, turned_low) } else { (high, low) };
        (high + low).copysign(x)
    }
    fn slow(x: f64) -> f64 {
        x.atan()
    }
}

/// The angle of the point (x, y), which comes first as y.
pub(crate) struct Arctan2;
impl ElementaryPair for Arctan2 {
    #[inline(always)]
    fn fits(y: f64, x: f64) -> bool {
        let fair = |value: f64| (value > 1e-140) & (value < 1e140);
        fair(x.abs()) & fair(y.abs())
    }
    #[inline(always)]
    fn fast(y: f64, x: f64) -> f64 {
        let (a, b) = (y.abs(), x.abs());
        let steep = a > b;
        let (high, low) = angle(if steep { b } else { a }, if steep { a } else { b });
        let from = |start: Pair, (high, low): Pair| {
            let turned = start.0 - high;
            (turned, ((start.0 - turned) - high) + (start.1 - low))
        };
        let upright = from(HALF_PI, (high, low));
        let (high, low) = if steep { upright } else { (high, low) };
        let behind = from((2.0 * HALF_PI.0, 2.0 * HALF_PI.1), (high, low));
        let (high, low) = if x < 0.0 { behind } else { (high, low) };
        (high + low).copysign(y)
    }
    fn slow(y: f64, x: f64) -> f64 {
        y.atan2(x)
    }
}

/// x^y for a normal positive base, and a result that neither overflows nor nearly vanishes.
pub(crate) struct Power;
impl ElementaryPair for Power {
    #[inline(always)]
    fn fits(x: f64, y: f64) -> bool {
        let exponent = ((x.to_bits() >> 52) as i32 - 1023) as f64;
        is_normal_positive(x) & ((exponent.abs() + 1.0) * y.abs() < 1000.0)
    }
    #[inline(always)]
    fn fast(x: f64, y: f64) -> f64 {
        let (high, low) = ln_parts(x);
        let product = y * high;
        exp_of(product, y.mul_add(low, y.mul_add(high, -product)))
    }
    fn slow(x: f64, y: f64) -> f64 {
        x.powf(y)
    }
}

/// Sine and cosine good to single precision, for numbers that are not large.
#[inline(always)]
fn single_wave(x: f64, quarter: u64) -> f64 {
    let turned = x.mul_add(std::f64::consts::FRAC_2_PI, SHIFT);
    let whole = turned - SHIFT;
    let r = whole.mul_add(-HALF_PI.1, whole.mul_add(-HALF_PI.0, x));
    let turn = turned.to_bits().wrapping_add(quarter);
    let square = r * r;
    let sine = square.mul_add(-1.0 / 39_916_800.0, 1.0 / 362_880.0);
    let sine = square.mul_add(square.mul_add(square.mul_add(sine, -1.0 / 5040.0), 1.0 / 120.0), -1.0 / 6.0);
    let sine = (r * square).mul_add(sine, r);
    let cosine = square.mul_add(1.0 / 479_001_600.0, -1.0 / 3_628_800.0);
    let cosine = square.mul_add(square.mul_add(square.mul_add(cosine, 1.0 / 40_320.0), -1.0 / 720.0), 1.0 / 24.0);
    let cosine = square.mul_add(square.mul_add(cosine, -0.5), 1.0);
    let value = if turn & 1 == 0 { sine } else { cosine };
    f64::from_bits(value.to_bits() ^ ((turn & 2) << 62))
}

pub(crate) struct SingleSin;
impl Elementary for SingleSin {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        (x.abs() < 1e5) & (x != 0.0)
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        single_wave(x, 0)
    }
    fn slow(x: f64) -> f64 {
        x.sin()
    }
}

pub(crate) struct SingleCos;
impl Elementary for SingleCos {
    #[inline(always)]
    fn fits(x: f64) -> bool {
        x.abs() < 1e5
    }
    #[inline(always)]
    fn fast(x: f64) -> f64 {
        single_wave(x, 1)
    }
    fn slow(x: f64) -> f64 {
        x.cos()
    }
}
