//! Columns of numbers in JSON, where `null` stands for a missing one.

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserializer, Serializer};

struct Numbers;

impl<'de> Visitor<'de> for Numbers {
    type Value = Vec<f64>;

    fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        formatter.write_str("a list of numbers and nulls")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Vec<f64>, A::Error> {
        let mut numbers = Vec::with_capacity(sequence.size_hint().unwrap_or(0).min(1 << 20));
        while let Some(number) = sequence.next_element::<Option<f64>>()? {
            numbers.push(number.unwrap_or(f64::NAN));
        }
        Ok(numbers)
    }
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<f64>, D::Error> {
    deserializer.deserialize_seq(Numbers)
}

pub fn serialize<S: Serializer>(numbers: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    let mut sequence = serializer.serialize_seq(Some(numbers.len()))?;
    for number in numbers {
        sequence.serialize_element(&number.is_finite().then_some(*number))?;
    }
    sequence.end()
}
