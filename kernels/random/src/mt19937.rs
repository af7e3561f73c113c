//! The Mersenne Twister with numpy's three ways to seed it.

const N: usize = 624;
const M: usize = 397;

#[derive(Clone)]
pub struct Mt19937 {
    pub key: [u32; N],
    /// Words of `key` already handed out.
    pub position: usize,
    /// The second of a pair of normal numbers, which the legacy method makes two at a time.
    pub spare_normal: Option<f64>,
}

impl Mt19937 {
    /// `np.random.seed(seed)`.
    pub fn from_seed(seed: u32) -> Self {
        let mut key = [0; N];
        key[0] = seed;
        for place in 1..N {
            let previous = key[place - 1];
            let mixed = previous ^ previous >> 30;
            #[expect(clippy::cast_possible_truncation, reason = "place is below 624")]
            let place_word = place as u32;
            key[place] = 1_812_433_253_u32.wrapping_mul(mixed).wrapping_add(place_word);
        }
        Self { key, position: N, spare_normal: None }
    }

    /// `np.random.seed([..])`.
    #[expect(clippy::cast_possible_truncation, reason = "places are counted modulo 2^32")]
    pub fn from_array(words: &[u32]) -> Self {
        let mut made = Self::from_seed(19_650_218);
        let key = &mut made.key;
        let words = if words.is_empty() { &[0] } else { words };
        let (mut i, mut j) = (1, 0);
        for _ in 0..N.max(words.len()) {
            let previous = key[i - 1];
            let mixed = (previous ^ previous >> 30).wrapping_mul(1_664_525);
            key[i] = (key[i] ^ mixed).wrapping_add(words[j]).wrapping_add(j as u32);
            i += 1;
            j += 1;
            if i >= N {
                key[0] = key[N - 1];
                i = 1;
            }
            if j >= words.len() {
                j = 0;
            }
        }
        for _ in 0..N - 1 {
            let previous = key[i - 1];
            let mixed = (previous ^ previous >> 30).wrapping_mul(1_566_083_941);
            key[i] = (key[i] ^ mixed).wrapping_sub(i as u32);
            i += 1;
            if i >= N {
                key[0] = key[N - 1];
                i = 1;
            }
        }
        key[0] = 0x8000_0000;
        made.position = N;
        made
    }

    /// `MT19937(seed_sequence)`: the words are the key.
    pub fn from_key(words: &[u32]) -> Self {
        let mut key = [0; N];
        for (place, word) in key.iter_mut().zip(words) {
            *place = *word;
        }
        key[0] = 0x8000_0000;
        Self { key, position: N - 1, spare_normal: None }
    }

    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        if self.position >= N {
            self.refill();
        }
        let mut word = self.key[self.position];
        self.position += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9d2c_5680;
        word ^= word << 15 & 0xefc6_0000;
        word ^ word >> 18
    }

    /// From zero up to, but not including, one: 53 random bits.
    #[inline]
    pub fn next_double(&mut self) -> f64 {
        let high = f64::from(self.next_u32() >> 5);
        let low = f64::from(self.next_u32() >> 6);
        // A division by a power of two, which a product does exactly.
        (high * 67_108_864.0 + low) * (1.0 / 9_007_199_254_740_992.0)
    }

    fn refill(&mut self) {
        let twist = |high: u32, low: u32, other: u32| {
            let joined = high & 0x8000_0000 | low & 0x7fff_ffff;
            other ^ joined >> 1 ^ ((low & 1).wrapping_neg() & 0x9908_b0df)
        };
        let key = &mut self.key;
        for place in 0..N - M {
            key[place] = twist(key[place], key[place + 1], key[place + M]);
        }
        for place in N - M..N - 1 {
            key[place] = twist(key[place], key[place + 1], key[place + M - N]);
        }
        key[N - 1] = twist(key[N - 1], key[0], key[M - 1]);
        self.position = 0;
    }
}
