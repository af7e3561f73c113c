//! Numbers that look random and follow from a seed.

pub(crate) struct Numbers(u64);

impl Numbers {
    /// Those of one place in a run: places can be drawn in any order.
    pub(crate) fn of(seed: u64, place: u64) -> Self {
        let mixed = (seed << 32 ^ place).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self((mixed ^ (mixed >> 29)) | 1)
    }

    /// Below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % end as u64).unwrap_or_default()
    }

    pub(crate) fn one_of<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}
