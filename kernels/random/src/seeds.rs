//! From entropy of any length to well mixed words: the pool of `SeedSequence`.

const INIT_A: u32 = 0x43b0_d7e5;
const MULT_A: u32 = 0x931e_8875;
const INIT_B: u32 = 0x8b51_f9dd;
const MULT_B: u32 = 0x58f3_8ded;
const MIX_LEFT: u32 = 0xca01_f9dd;
const MIX_RIGHT: u32 = 0x4973_f715;
const SHIFT: u32 = 16;

struct Hash(u32);

impl Hash {
    fn next(&mut self, value: u32, multiplier: u32) -> u32 {
        let value = value ^ self.0;
        self.0 = self.0.wrapping_mul(multiplier);
        let value = value.wrapping_mul(self.0);
        value ^ (value >> SHIFT)
    }
}

fn mix(left: u32, right: u32) -> u32 {
    let mixed = MIX_LEFT.wrapping_mul(left).wrapping_sub(MIX_RIGHT.wrapping_mul(right));
    mixed ^ (mixed >> SHIFT)
}

/// The pool for these words. With a spawn key, short entropy is filled up with zeros, so that
/// no key can imitate longer entropy.
pub fn mix_entropy(entropy: &[u32], spawn_key: &[u32], pool_size: usize) -> Vec<u32> {
    let mut words = entropy.to_vec();
    if !spawn_key.is_empty() && words.len() < pool_size {
        words.resize(pool_size, 0);
    }
    words.extend_from_slice(spawn_key);

    let mut hash = Hash(INIT_A);
    let mut pool: Vec<u32> =
        (0..pool_size).map(|place| hash.next(words.get(place).copied().unwrap_or(0), MULT_A)).collect();
    for source in 0..pool_size {
        for target in 0..pool_size {
            if source != target {
                pool[target] = mix(pool[target], hash.next(pool[source], MULT_A));
            }
        }
    }
    for word in words.iter().skip(pool_size) {
        for target in &mut pool {
            *target = mix(*target, hash.next(*word, MULT_A));
        }
    }
    pool
}

pub fn generate_state(pool: &[u32], n_words: usize) -> Vec<u32> {
    let mut hash = Hash(INIT_B);
    pool.iter().cycle().take(n_words).map(|word| hash.next(*word, MULT_B)).collect()
}
