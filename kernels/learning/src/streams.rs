//! Streams of random numbers: one for each tree or start, told apart by its number, so that threads share none.

use orchestrator_random::{Pcg64, generate_state, mix_entropy};

#[expect(clippy::cast_possible_truncation, reason = "the halves of the seed and of the number")]
pub(crate) fn stream(seed: u64, number: usize) -> Pcg64 {
    let number = number as u64;
    let pool = mix_entropy(&[seed as u32, (seed >> 32) as u32], &[number as u32, (number >> 32) as u32], 4);
    let mut words = [0; 8];
    words.copy_from_slice(&generate_state(&pool, 8));
    Pcg64::from_words(&words)
}

/// A number from zero up to, but not including, `end`, which fits 32 bits.
pub(crate) fn below(random: &mut Pcg64, end: usize) -> usize {
    let product = u64::from(random.next_u32()) * end as u64;
    usize::try_from(product >> 32).unwrap_or(0)
}
