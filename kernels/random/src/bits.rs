//! What every distribution draws from.

use crate::{Mt19937, Pcg64};

/// A stream of random bits. An enum, so that drawing a number is not a virtual call.
#[derive(Clone)]
pub enum Bits {
    Mt19937(Box<Mt19937>),
    Pcg64(Pcg64),
}

impl Bits {
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        match self {
            Self::Mt19937(generator) => generator.next_u32(),
            Self::Pcg64(generator) => generator.next_u32(),
        }
    }

    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        match self {
            Self::Mt19937(generator) => {
                let high = u64::from(generator.next_u32());
                high << 32 | u64::from(generator.next_u32())
            }
            Self::Pcg64(generator) => generator.next_u64(),
        }
    }

    /// From zero up to, but not including, one: 53 random bits.
    #[inline]
    pub fn next_double(&mut self) -> f64 {
        match self {
            Self::Mt19937(generator) => generator.next_double(),
            Self::Pcg64(generator) => generator.next_double(),
        }
    }

    /// The same with 24 bits.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    pub fn next_float(&mut self) -> f32 {
        (self.next_u32() >> 8) as f32 * (1.0 / 16_777_216.0)
    }
}
