//! What words mean, as directions: words that are used alike point the same way.
//!
//! The table is made by `scripts/distil-words` and read in place, so that it costs nothing before a word is looked up. Its parts,
//! with numbers in little endian: how many words there are and how many numbers a direction has; how much each word says (a
//! byte); where the letters of each begin, and where the last ones end; the letters, in the order of the alphabet; the
//! directions, a signed byte for each number.

use std::sync::OnceLock;

static BYTES: &[u8] = include_bytes!("../../meaning/words.bin");

pub(super) const N_DIMENSIONS: usize = 64;

/// A direction, and what makes its length 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direction {
    numbers: [i8; N_DIMENSIONS],
    scale: f32,
}

impl Direction {
    fn new(numbers: [i8; N_DIMENSIONS]) -> Self {
        let square = product(&numbers, &numbers);
        Self { numbers, scale: if square > 0.0 { square.sqrt().recip() } else { 0.0 } }
    }

    /// Rounded to eight bits, which moves it by less than words differ.
    fn rounded(numbers: [f32; N_DIMENSIONS]) -> Self {
        let largest = numbers.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
        let factor = if largest > 0.0 { f32::from(i8::MAX) / largest } else { 0.0 };
        #[expect(clippy::cast_possible_truncation, reason = "within 127 by the factor")]
        Self::new(numbers.map(|number| (number * factor).round() as i8))
    }

    /// 1 for the same direction, around 0 for words that have nothing to do with each other.
    pub(super) fn likeness(&self, other: &Self) -> f32 {
        product(&self.numbers, &other.numbers) * self.scale * other.scale
    }
}

fn product(left: &[i8; N_DIMENSIONS], right: &[i8; N_DIMENSIONS]) -> f32 {
    // In sixteen bits, which hold the product of two bytes, processors multiply eight at a time.
    let products = left.iter().zip(right).map(|(left, right)| i16::from(*left) * i16::from(*right));
    let sum: i32 = products.map(i32::from).sum();
    #[expect(clippy::cast_precision_loss, reason = "a likeness needs no more digits")]
    {
        sum as f32
    }
}

/// A word of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meaning {
    pub(super) direction: Direction,
    /// How much the word says in a text, from 0 to 1: `the` next to nothing.
    pub(super) weight: f32,
}

impl Meaning {
    /// Of a lower-case word, if the table has it.
    pub(super) fn of(word: &str) -> Option<Self> {
        let table = table()?;
        let number = table.find(word)?;
        let weight = f32::from(*table.weights.get(number)?) / f32::from(u8::MAX);
        Some(Self { direction: Direction::new(table.direction(number)?), weight })
    }
}

/// The direction of a text: that of its words together, each by how much it says and how often or how prominently it is there.
#[derive(Clone, Debug)]
pub(super) struct Sum([f32; N_DIMENSIONS]);

impl Default for Sum {
    fn default() -> Self {
        Self([0.0; N_DIMENSIONS])
    }
}

impl Sum {
    pub(super) fn add(&mut self, meaning: &Meaning, times: f32) {
        let Meaning { direction, weight } = meaning;
        let factor = times * weight * direction.scale;
        for (sum, number) in self.0.iter_mut().zip(direction.numbers) {
            *sum += factor * f32::from(number);
        }
    }

    pub(super) fn direction(&self) -> Direction {
        Direction::rounded(self.0)
    }
}

struct Table {
    n_words: usize,
    weights: &'static [u8],
    offsets: &'static [u8],
    letters: &'static [u8],
    directions: &'static [u8],
}

/// Where its parts are; a table that is not whole knows no word.
fn table() -> Option<&'static Table> {
    static TABLE: OnceLock<Option<Table>> = OnceLock::new();
    TABLE.get_or_init(|| Table::over(BYTES)).as_ref()
}

impl Table {
    fn over(bytes: &'static [u8]) -> Option<Self> {
        let (n_words, rest) = number(bytes)?;
        let (n_dimensions, rest) = number(rest)?;
        let (weights, rest) = rest.split_at_checked(n_words)?;
        let (offsets, rest) = rest.split_at_checked(4 * (n_words + 1))?;
        let (n_letters, _) = number(offsets.get(4 * n_words..)?)?;
        let (letters, directions) = rest.split_at_checked(n_letters)?;
        let is_whole = n_dimensions == N_DIMENSIONS && directions.len() == n_words * N_DIMENSIONS;
        is_whole.then_some(Self { n_words, weights, offsets, letters, directions })
    }

    fn find(&self, word: &str) -> Option<usize> {
        let (mut low, mut high) = (0, self.n_words);
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.word(middle)?.cmp(word.as_bytes()) {
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    fn word(&self, position: usize) -> Option<&'static [u8]> {
        let (start, rest) = number(self.offsets.get(4 * position..)?)?;
        let (end, _) = number(rest)?;
        self.letters.get(start..end)
    }

    fn direction(&self, position: usize) -> Option<[i8; N_DIMENSIONS]> {
        let bytes = self.directions.get(position * N_DIMENSIONS..)?.first_chunk::<N_DIMENSIONS>()?;
        Some(bytes.map(u8::cast_signed))
    }
}

/// The number in front of the bytes, and what follows it.
fn number(bytes: &'static [u8]) -> Option<(usize, &'static [u8])> {
    let (first, rest) = bytes.split_first_chunk::<4>()?;
    Some((usize::try_from(u32::from_le_bytes(*first)).ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::{BYTES, Meaning, Sum, Table};

    fn likeness(left: &str, right: &str) -> f32 {
        let [left, right] = [left, right].map(|word| Meaning::of(word).unwrap().direction);
        left.likeness(&right)
    }

    #[test]
    fn words_that_are_used_alike_point_the_same_way() {
        for (word, near, far) in [
            ("folder", "directory", "weather"),
            ("make", "create", "parking"),
            ("picture", "image", "price"),
            ("rain", "weather", "merge"),
            ("ticket", "tickets", "chart"),
        ] {
            assert!(likeness(word, near) > 0.4, "{word} {near} {}", likeness(word, near));
            assert!(likeness(word, far) < 0.25, "{word} {far} {}", likeness(word, far));
        }
    }

    #[test]
    fn every_word_of_the_table_is_found_where_it_is() {
        let table = Table::over(BYTES).unwrap();
        for position in 0..table.n_words {
            let word = std::str::from_utf8(table.word(position).unwrap()).unwrap();
            assert_eq!(table.find(word), Some(position), "{word}");
        }
        for absent in ["", "qqqq", "größe", "\0", "zzzzzzzz"] {
            assert!(Meaning::of(absent).is_none(), "{absent}");
        }
    }

    #[test]
    fn a_broken_table_knows_nothing() {
        for length in [0, 3, 7, 8, 100, BYTES.len() - 1] {
            assert!(Table::over(BYTES.get(..length).unwrap()).is_none(), "{length}");
        }
    }

    #[test]
    fn words_that_say_little_hardly_turn_a_text() {
        let text = |words: &[&str]| {
            let mut sum = Sum::default();
            for word in words {
                sum.add(&Meaning::of(word).unwrap(), 1.0);
            }
            sum.direction()
        };
        assert!(text(&["the", "weather", "of", "the", "city"]).likeness(&text(&["weather", "city"])) > 0.9);
        assert!(Sum::default().direction().likeness(&text(&["city"])).abs() < f32::EPSILON);
    }
}
