//! Whole numbers in a range. `low + (0..=range)`; legacy draws are masked and repeated, the others
//! use Lemire's multiplication. Narrow types share one 32-bit word among several numbers.

use crate::Pcg64;
use crate::bits::Bits;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Width {
    Bool,
    Bits8,
    Bits16,
    Bits32,
    Bits64,
}

/// One 32-bit word, handed out in pieces.
#[derive(Default)]
struct Pieces {
    word: u32,
    n_left: u32,
}

impl Pieces {
    fn next(&mut self, bits: &mut Bits, n_bits: u32) -> u32 {
        if self.n_left == 0 {
            self.word = bits.next_u32();
            self.n_left = 32 / n_bits;
        } else {
            self.word >>= n_bits;
        }
        self.n_left -= 1;
        if n_bits == 32 { self.word } else { self.word & ((1 << n_bits) - 1) }
    }
}

/// `n` numbers from zero to `range`, both possible.
pub fn bounded(bits: &mut Bits, range: u64, width: Width, legacy: bool, n: usize) -> Vec<u64> {
    if range == 0 {
        return vec![0; n];
    }
    let mut pieces = Pieces::default();
    let full = match width {
        Width::Bool => return (0..n).map(|_| u64::from(pieces.next(bits, 1))).collect(),
        Width::Bits8 => 0xff,
        Width::Bits16 => 0xffff,
        Width::Bits32 | Width::Bits64 => 0xffff_ffff,
    };
    if range > full {
        return (0..n).map(|_| wide(bits, range, legacy)).collect();
    }
    let n_bits = match width {
        Width::Bits8 => 8,
        Width::Bits16 => 16,
        _ => 32,
    };
    let mut next = |bits: &mut Bits| u64::from(pieces.next(bits, n_bits));
    if range == full {
        return (0..n).map(|_| next(bits)).collect();
    }
    if legacy {
        let mask = mask_of(range);
        let mut draw = || loop {
            let value = next(bits) & mask;
            if value <= range {
                return value;
            }
        };
        return (0..n).map(|_| draw()).collect();
    }
    let exclusive = range + 1;
    if n_bits == 32
        && let Bits::Pcg64(generator) = bits
    {
        return (0..n).map(|_| below_32(generator, exclusive)).collect();
    }
    let mut draw = || {
        let mut product = next(bits) * exclusive;
        let mut leftover = product & full;
        if leftover < exclusive {
            let threshold = (full - range) % exclusive;
            while leftover < threshold {
                product = next(bits) * exclusive;
                leftover = product & full;
            }
        }
        product >> n_bits
    };
    (0..n).map(|_| draw()).collect()
}

/// One number below `exclusive`, which fits 32 bits.
#[inline]
fn below_32(generator: &mut Pcg64, exclusive: u64) -> u64 {
    let mut product = u64::from(generator.next_u32()) * exclusive;
    let mut leftover = product & 0xffff_ffff;
    if leftover < exclusive {
        let threshold = (0x1_0000_0000 - exclusive) % exclusive;
        while leftover < threshold {
            product = u64::from(generator.next_u32()) * exclusive;
            leftover = product & 0xffff_ffff;
        }
    }
    product >> 32
}

/// A number from zero to `range`, as `Generator` draws it for its own use.
pub(crate) fn below(bits: &mut Bits, range: u64) -> u64 {
    if range == 0 {
        return 0;
    }
    if range > 0xffff_ffff {
        return wide(bits, range, false);
    }
    if range == 0xffff_ffff {
        return u64::from(bits.next_u32());
    }
    let exclusive = range + 1;
    let mut product = u64::from(bits.next_u32()) * exclusive;
    let mut leftover = product & 0xffff_ffff;
    if leftover < exclusive {
        let threshold = (0xffff_ffff - range) % exclusive;
        while leftover < threshold {
            product = u64::from(bits.next_u32()) * exclusive;
            leftover = product & 0xffff_ffff;
        }
    }
    product >> 32
}

#[expect(clippy::cast_possible_truncation, reason = "both halves of the product are wanted")]
fn wide(bits: &mut Bits, range: u64, legacy: bool) -> u64 {
    if range == u64::MAX {
        return bits.next_u64();
    }
    if legacy {
        let mask = mask_of(range);
        loop {
            let value = bits.next_u64() & mask;
            if value <= range {
                return value;
            }
        }
    }
    let exclusive = range + 1;
    let mut product = u128::from(bits.next_u64()) * u128::from(exclusive);
    if (product as u64) < exclusive {
        let threshold = (u64::MAX - range) % exclusive;
        while (product as u64) < threshold {
            product = u128::from(bits.next_u64()) * u128::from(exclusive);
        }
    }
    (product >> 64) as u64
}

/// All ones up to the highest bit of `range`.
pub(crate) fn mask_of(range: u64) -> u64 {
    if range == 0 { 0 } else { u64::MAX >> range.leading_zeros() }
}
