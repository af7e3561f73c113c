//! Terms of texts counted: words, letters, sequences of them, and their hashes.

use std::collections::HashMap;

/// What a term is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Unit {
    Word,
    Letter,
    LetterInWord,
}

/// How texts are cut into terms: sequences of `low` to `high` units.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    pub unit: Unit,
    pub low: usize,
    pub high: usize,
}

/// Rows of counts in compressed form: columns and counts of row `i` lie from `starts[i]` to `starts[i + 1]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counts<T> {
    pub starts: Vec<i64>,
    pub columns: Vec<i64>,
    pub counts: Vec<T>,
}

/// Letters whose class is the same in every library; texts with others are for a regular expression.
#[must_use]
pub fn is_plain(text: &str) -> bool {
    text.chars().all(|letter| {
        matches!(u32::from(letter), 0..0x300 | 0x370..0x483 | 0x48a..0x530 | 0x1e00..0x2000 | 0x2010..0x2028
            | 0x3041..0x3097 | 0x30a1..0x30fb | 0x4e00..0xa000 | 0xac00..0xd7a4 | 0x1f300..0x1f700)
    })
}

/// Words of at least two letters, digits or underscores.
#[must_use]
pub fn words(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .filter(|word| word.chars().nth(1).is_some())
        .collect()
}

fn is_space(letter: char) -> bool {
    letter.is_whitespace() || ('\x1c'..='\x1f').contains(&letter)
}

/// Calls `found` with each sequence of units of the words of a text.
pub fn sequences_of_words(words: &[&str], cut: Cut, mut found: impl FnMut(&str)) {
    if cut.high == 1 {
        for word in words {
            found(word);
        }
        return;
    }
    let mut joined = String::new();
    for length in cut.low.max(1)..=cut.high.min(words.len()) {
        for part in words.windows(length) {
            joined.clear();
            for (place, word) in part.iter().enumerate() {
                if place > 0 {
                    joined.push(' ');
                }
                joined.push_str(word);
            }
            found(&joined);
        }
    }
}

/// Calls `found` with each sequence of letters of a text, runs of spaces taken as one.
pub fn sequences_of_letters(text: &str, cut: Cut, mut found: impl FnMut(&str)) {
    if cut.unit == Unit::LetterInWord {
        for word in text.split(is_space).filter(|word| !word.is_empty()) {
            letters_in_word(&format!(" {word} "), cut, &mut found);
        }
        return;
    }
    let text = without_runs(text);
    let edges = edges(&text);
    for length in cut.low.max(1)..=cut.high.min(edges.len() - 1) {
        for start in 0..edges.len() - length {
            found(&text[edges[start]..edges[start + length]]);
        }
    }
}

/// Runs of two or more spaces as one plain space.
fn without_runs(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if is_space(letter) && letters.peek().is_some_and(|next| is_space(*next)) {
            while letters.next_if(|next| is_space(*next)).is_some() {}
            made.push(' ');
        } else {
            made.push(letter);
        }
    }
    made
}

fn edges(text: &str) -> Vec<usize> {
    text.char_indices().map(|(place, _)| place).chain([text.len()]).collect()
}

fn letters_in_word(word: &str, cut: Cut, found: &mut impl FnMut(&str)) {
    let edges = edges(word);
    let n_letters = edges.len() - 1;
    for length in cut.low.max(1)..=cut.high {
        if length >= n_letters {
            // A short word counts once, however long the sequences may be.
            found(word);
            return;
        }
        for start in 0..=n_letters - length {
            found(&word[edges[start]..edges[start + length]]);
        }
    }
}

/// Counts terms row by row; what is in the vocabulary at the start, or all that comes.
#[derive(Debug, Default)]
pub struct Counter {
    places: HashMap<String, i64>,
    terms: Vec<String>,
    fixed: bool,
    row: HashMap<i64, i64>,
    made: Counts<i64>,
}

impl Counter {
    /// A counter that learns its terms, or knows only those given.
    #[must_use]
    pub fn new(vocabulary: Option<HashMap<String, i64>>) -> Self {
        let made = Counts { starts: vec![0], columns: Vec::new(), counts: Vec::new() };
        let fixed = vocabulary.is_some();
        Self { places: vocabulary.unwrap_or_default(), terms: Vec::new(), fixed, row: HashMap::new(), made }
    }

    /// One more term of this row.
    pub fn add(&mut self, term: &str) {
        let place = match self.places.get(term) {
            Some(place) => *place,
            None if self.fixed => return,
            None => {
                let place = i64::try_from(self.terms.len()).unwrap_or(i64::MAX);
                self.places.insert(term.to_owned(), place);
                self.terms.push(term.to_owned());
                place
            }
        };
        *self.row.entry(place).or_insert(0) += 1;
    }

    /// The row is complete.
    pub fn end_row(&mut self) {
        for (column, count) in self.row.drain() {
            self.made.columns.push(column);
            self.made.counts.push(count);
        }
        self.made.starts.push(i64::try_from(self.made.columns.len()).unwrap_or(i64::MAX));
    }

    /// The terms in the order they came, the column of each, and the counts; columns are in order of the terms.
    #[must_use]
    pub fn finish(mut self) -> (Vec<String>, Vec<i64>, Counts<i64>) {
        let mut sorted = (0..self.terms.len()).collect::<Vec<_>>();
        sorted.sort_by(|a, b| self.terms[*a].cmp(&self.terms[*b]));
        let mut column_of = vec![0; sorted.len()];
        for (column, place) in sorted.into_iter().enumerate() {
            column_of[place] = i64::try_from(column).unwrap_or(i64::MAX);
        }
        if !self.fixed {
            for column in &mut self.made.columns {
                *column = usize::try_from(*column).ok().and_then(|place| column_of.get(place)).copied().unwrap_or(0);
            }
        }
        sort_rows(&mut self.made);
        (self.terms, column_of, self.made)
    }
}

fn sort_rows<T: Copy>(made: &mut Counts<T>) {
    let edges = made.starts.iter().map(|start| usize::try_from(*start).unwrap_or(0)).collect::<Vec<_>>();
    for edge in edges.windows(2) {
        let row = edge[0]..edge[1];
        let mut pairs =
            made.columns[row.clone()].iter().copied().zip(made.counts[row.clone()].iter().copied()).collect::<Vec<_>>();
        pairs.sort_by_key(|pair| pair.0);
        for (place, (column, count)) in row.zip(pairs) {
            made.columns[place] = column;
            made.counts[place] = count;
        }
    }
}

/// Sums of hashed terms, row by row.
#[derive(Debug)]
pub struct Hasher {
    n_columns: u32,
    signed: bool,
    row: HashMap<i64, f64>,
    made: Counts<f64>,
}

impl Hasher {
    /// Columns are hashes modulo `n_columns`; `signed` lets half of the terms count negative.
    #[must_use]
    pub fn new(n_columns: u32, signed: bool) -> Self {
        let made = Counts { starts: vec![0], columns: Vec::new(), counts: Vec::new() };
        Self { n_columns: n_columns.max(1), signed, row: HashMap::new(), made }
    }

    /// One more term of this row.
    pub fn add(&mut self, term: &[u8], value: f64) {
        let hash = murmur3(term, 0).cast_signed();
        let column = i64::from(hash.unsigned_abs() % self.n_columns);
        let sign = if self.signed && hash < 0 { -1.0 } else { 1.0 };
        *self.row.entry(column).or_insert(0.0) += sign * value;
    }

    /// The row is complete.
    pub fn end_row(&mut self) {
        for (column, count) in self.row.drain() {
            self.made.columns.push(column);
            self.made.counts.push(count);
        }
        self.made.starts.push(i64::try_from(self.made.columns.len()).unwrap_or(i64::MAX));
    }

    /// The sums.
    #[must_use]
    pub fn finish(mut self) -> Counts<f64> {
        sort_rows(&mut self.made);
        self.made
    }
}

/// `MurmurHash3`, 32 bits, as Austin Appleby published it.
#[must_use]
pub fn murmur3(bytes: &[u8], seed: u32) -> u32 {
    let mix = |block: u32| block.wrapping_mul(0xcc9e_2d51).rotate_left(15).wrapping_mul(0x1b87_3593);
    let mut hash = seed;
    let (blocks, rest) = bytes.as_chunks::<4>();
    for block in blocks {
        hash = (hash ^ mix(u32::from_le_bytes(*block))).rotate_left(13).wrapping_mul(5).wrapping_add(0xe654_6b64);
    }
    if !rest.is_empty() {
        let tail = rest.iter().rev().fold(0_u32, |tail, byte| (tail << 8) | u32::from(*byte));
        hash ^= mix(tail);
    }
    hash ^= u32::try_from(bytes.len() & 0xffff_ffff).unwrap_or(0);
    hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
    hash ^ (hash >> 16)
}

#[cfg(test)]
mod tests {
    use super::{Counter, Cut, Unit, murmur3, sequences_of_letters, sequences_of_words, words};

    fn letters(text: &str, unit: Unit, low: usize, high: usize) -> Vec<String> {
        let mut found = Vec::new();
        sequences_of_letters(text, Cut { unit, low, high }, |term| found.push(term.to_owned()));
        found
    }

    #[test]
    fn words_and_their_sequences() {
        assert_eq!(words("a bc, d_e-fg! é éé"), ["bc", "d_e", "fg", "éé"]);
        let mut found = Vec::new();
        sequences_of_words(&["ab", "cd", "ef"], Cut { unit: Unit::Word, low: 2, high: 5 }, |term| {
            found.push(term.to_owned());
        });
        assert_eq!(found, ["ab cd", "cd ef", "ab cd ef"]);
    }

    #[test]
    fn letters_and_short_words() {
        assert_eq!(letters("ab  c", Unit::Letter, 2, 2), ["ab", "b ", " c"]);
        assert_eq!(letters("ab c", Unit::LetterInWord, 3, 4), [" ab", "ab ", " ab ", " c "]);
        assert!(letters("", Unit::Letter, 1, 2).is_empty());
    }

    #[test]
    fn columns_are_in_order_of_terms() {
        let mut counter = Counter::new(None);
        for term in ["b", "a", "b"] {
            counter.add(term);
        }
        counter.end_row();
        let (terms, columns, made) = counter.finish();
        assert_eq!((terms, columns), (vec!["b".to_owned(), "a".to_owned()], vec![1, 0]));
        assert_eq!((made.starts, made.columns, made.counts), (vec![0, 2], vec![0, 1], vec![1, 2]));
    }

    #[test]
    fn known_hashes() {
        assert_eq!(
            [murmur3(b"", 0), murmur3(b"hello", 0), murmur3(b"foo", 0).cast_signed().unsigned_abs()],
            [0, 0x248b_fa47, 156_908_512]
        );
    }
}
