//! What is read of one tool, once: its stems field by field, those of its name, and what its text means.

use std::collections::BTreeMap;

use super::fields::FIELDS;
use super::lexicon::{Lexicon, Stem};
use super::meaning::{Direction, Meaning, Sum};
use super::words::{compounds, words};
use crate::tool::Tool;

/// Words of a field that say what the tool is for. What follows is about details.
const MOST_WORDS_OF_MEANING: usize = 25;

pub(super) struct Reading {
    /// By number, with how often each field has it.
    pub(super) stems: Vec<(Stem, [u32; FIELDS.len()])>,
    /// Words of each field.
    pub(super) lengths: [u32; FIELDS.len()],
    /// Of the parts of the name, in order.
    pub(super) name: Vec<Stem>,
    pub(super) direction: Direction,
}

impl Reading {
    /// Linear in the size of the texts.
    pub(super) fn of(tool: &Tool, lexicon: &mut Lexicon) -> Self {
        let mut stems: BTreeMap<Stem, [u32; FIELDS.len()]> = BTreeMap::new();
        let mut lengths = [0; FIELDS.len()];
        let mut sum = Sum::default();
        for ((number, field), length) in FIELDS.iter().enumerate().zip(&mut lengths) {
            for (position, word) in words(&(field.text)(tool)).enumerate() {
                *length += 1;
                if let Some(times) = stems.entry(lexicon.add(&word)).or_default().get_mut(number) {
                    *times += 1;
                }
                if position < MOST_WORDS_OF_MEANING
                    && field.prominence > 0.0
                    && let Some(meaning) = Meaning::of(&word)
                {
                    sum.add(&meaning, field.prominence);
                }
            }
        }
        let name = compounds(&tool.name).flat_map(|compound| compound.parts);
        let name = name.map(|part| lexicon.add(&part)).collect();
        Self { stems: stems.into_iter().collect(), lengths, name, direction: sum.direction() }
    }
}
