//! PCG64 (XSL RR 128/64), the generator behind `default_rng`.

const MULTIPLIER: u128 = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645;

#[derive(Clone)]
pub struct Pcg64 {
    pub state: u128,
    pub increment: u128,
    /// The upper half of the last word that was taken by halves.
    pub spare: Option<u32>,
}

impl Pcg64 {
    /// From the eight words that a `SeedSequence` gives, low halves first.
    pub fn from_words(words: &[u32; 8]) -> Self {
        let long = |place: usize| u128::from(words[place * 2]) | u128::from(words[place * 2 + 1]) << 32;
        let seed = long(0) << 64 | long(1);
        let sequence = long(2) << 64 | long(3);
        let mut made = Self { state: 0, increment: sequence << 1 | 1, spare: None };
        made.step();
        made.state = made.state.wrapping_add(seed);
        made.step();
        made
    }

    #[inline]
    fn step(&mut self) {
        self.state = self.state.wrapping_mul(MULTIPLIER).wrapping_add(self.increment);
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "halves of the state are folded together")]
    pub fn next_u64(&mut self) -> u64 {
        self.step();
        let folded = (self.state >> 64) as u64 ^ self.state as u64;
        folded.rotate_right((self.state >> 122) as u32)
    }

    /// From zero up to, but not including, one: 53 random bits.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
    pub fn next_double(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 * (1.0 / 9_007_199_254_740_992.0)
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "one half is kept for the next call")]
    pub fn next_u32(&mut self) -> u32 {
        if let Some(spare) = self.spare.take() {
            return spare;
        }
        let word = self.next_u64();
        self.spare = Some((word >> 32) as u32);
        word as u32
    }
}
