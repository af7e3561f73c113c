//! Normal and exponential numbers by the ziggurat method.
//!
//! The tables are numpy's own numbers: they were rounded in a way that no formula reproduces,
//! and equal streams need equal tables. Layout of the file: thresholds, widths and heights of the
//! normal, then of the exponential ziggurat, 256 each, in double and then in single precision.

use std::sync::LazyLock;

use crate::bits::Bits;

const N: usize = 256;
const NORMAL_TAIL: f64 = 3.654_152_885_361_009;
const NORMAL_TAIL_INVERSE: f64 = 0.273_661_237_329_758_3;
const EXPONENTIAL_TAIL: f64 = 7.697_117_470_131_05;

struct Tables {
    normal: Table<u64, f64>,
    exponential: Table<u64, f64>,
    normal_single: Table<u32, f32>,
    exponential_single: Table<u32, f32>,
}

struct Table<K, F> {
    threshold: [K; N],
    width: [F; N],
    height: [F; N],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let mut bytes = &include_bytes!("ziggurat.bin")[..];
    macro_rules! read {
        ($kind:ty) => {{
            let mut values = [<$kind>::default(); N];
            for value in &mut values {
                let (head, rest) = bytes.split_first_chunk().expect("the file holds all tables");
                *value = <$kind>::from_le_bytes(*head);
                bytes = rest;
            }
            values
        }};
    }
    Tables {
        normal: Table { threshold: read!(u64), width: read!(f64), height: read!(f64) },
        exponential: Table { threshold: read!(u64), width: read!(f64), height: read!(f64) },
        normal_single: Table { threshold: read!(u32), width: read!(f32), height: read!(f32) },
        exponential_single: Table { threshold: read!(u32), width: read!(f32), height: read!(f32) },
    }
});

#[expect(clippy::cast_precision_loss, reason = "52 bits fit")]
pub(crate) fn normal(bits: &mut Bits) -> f64 {
    let table = &TABLES.normal;
    loop {
        let word = bits.next_u64();
        let layer = (word & 0xff) as usize;
        let size = (word >> 9) & 0x000f_ffff_ffff_ffff;
        let mut x = size as f64 * table.width[layer];
        if (word >> 8) & 1 == 1 {
            x = -x;
        }
        if size < table.threshold[layer] {
            return x;
        }
        if layer == 0 {
            loop {
                let beyond = -NORMAL_TAIL_INVERSE * (-bits.next_double()).ln_1p();
                let other = -(-bits.next_double()).ln_1p();
                if other + other > beyond * beyond {
                    let x = NORMAL_TAIL + beyond;
                    return if (size >> 8) & 1 == 1 { -x } else { x };
                }
            }
        }
        let height = (table.height[layer - 1] - table.height[layer]) * bits.next_double() + table.height[layer];
        if height < (-0.5 * x * x).exp() {
            return x;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
pub(crate) fn exponential(bits: &mut Bits) -> f64 {
    let table = &TABLES.exponential;
    loop {
        let word = bits.next_u64() >> 3;
        let layer = (word & 0xff) as usize;
        let size = word >> 8;
        let x = size as f64 * table.width[layer];
        if size < table.threshold[layer] {
            return x;
        }
        if layer == 0 {
            return EXPONENTIAL_TAIL - (-bits.next_double()).ln_1p();
        }
        let height = (table.height[layer - 1] - table.height[layer]) * bits.next_double() + table.height[layer];
        if height < (-x).exp() {
            return x;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "23 bits fit")]
#[expect(clippy::cast_possible_truncation, reason = "constants in single precision")]
pub(crate) fn normal_single(bits: &mut Bits) -> f32 {
    let table = &TABLES.normal_single;
    loop {
        let word = bits.next_u32();
        let layer = (word & 0xff) as usize;
        let size = (word >> 9) & 0x007f_ffff;
        let mut x = size as f32 * table.width[layer];
        if (word >> 8) & 1 == 1 {
            x = -x;
        }
        if size < table.threshold[layer] {
            return x;
        }
        if layer == 0 {
            loop {
                let beyond = -(NORMAL_TAIL_INVERSE as f32) * (-bits.next_float()).ln_1p();
                let other = -(-bits.next_float()).ln_1p();
                if other + other > beyond * beyond {
                    let x = NORMAL_TAIL as f32 + beyond;
                    return if (size >> 8) & 1 == 1 { -x } else { x };
                }
            }
        }
        let height = (table.height[layer - 1] - table.height[layer]) * bits.next_float() + table.height[layer];
        if f64::from(height) < (-0.5 * f64::from(x) * f64::from(x)).exp() {
            return x;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "23 bits fit")]
#[expect(clippy::cast_possible_truncation, reason = "constants in single precision")]
pub(crate) fn exponential_single(bits: &mut Bits) -> f32 {
    let table = &TABLES.exponential_single;
    loop {
        let word = bits.next_u32() >> 1;
        let layer = (word & 0xff) as usize;
        let size = word >> 8;
        let x = size as f32 * table.width[layer];
        if size < table.threshold[layer] {
            return x;
        }
        if layer == 0 {
            return EXPONENTIAL_TAIL as f32 - (-bits.next_float()).ln_1p();
        }
        let height = (table.height[layer - 1] - table.height[layer]) * bits.next_float() + table.height[layer];
        if height < (-x).exp() {
            return x;
        }
    }
}
