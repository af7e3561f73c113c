//! The generator a splitter draws features and thresholds with: Marsaglia's xorshift of 32 bits, of which 31 are used.

use orchestrator_random::{Bits, Mt19937, Width, bounded};

/// The largest number drawn; a seed of a splitter lies below it.
pub const LARGEST: u32 = 0x7fff_ffff;

#[derive(Debug, Clone)]
pub(super) struct Xorshift(u32);

impl Xorshift {
    pub(super) fn new(seed: u32) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u32 {
        let mut word = if self.0 == 0 { 1 } else { self.0 };
        word ^= word << 13;
        word ^= word >> 17;
        word ^= word << 5;
        self.0 = word;
        word & LARGEST
    }

    /// From `low` up to, but not including, `high`.
    pub(super) fn whole(&mut self, low: usize, high: usize) -> usize {
        low + self.next() as usize % high.saturating_sub(low).max(1)
    }

    pub(super) fn between(&mut self, low: f64, high: f64) -> f64 {
        (high - low) * f64::from(self.next()) / f64::from(LARGEST) + low
    }
}

/// The seed that a splitter draws from the stream of numpy's `RandomState(seed)`.
pub fn splitter_seed(seed: u32) -> u32 {
    let mut bits = Bits::Mt19937(Box::new(Mt19937::from_seed(seed)));
    let drawn = bounded(&mut bits, u64::from(LARGEST) - 1, Width::Bits64, true, 1);
    drawn.first().and_then(|word| u32::try_from(*word).ok()).unwrap_or(0)
}

/// How often each of `n_rows` rows is drawn when `RandomState(seed)` draws `n_drawn` of them with replacement.
pub fn bootstrap_counts(seed: u32, n_rows: usize, n_drawn: usize) -> Vec<u32> {
    let mut counts = vec![0; n_rows];
    if n_rows == 0 {
        return counts;
    }
    let mut bits = Bits::Mt19937(Box::new(Mt19937::from_seed(seed)));
    for row in bounded(&mut bits, n_rows as u64 - 1, Width::Bits32, true, n_drawn) {
        if let Some(count) = usize::try_from(row).ok().and_then(|row| counts.get_mut(row)) {
            *count += 1;
        }
    }
    counts
}
