//! One value of a table, and how values compare.
//!
//! The rules are Python's, since the script handed back with a result must give the same: numbers
//! and booleans compare as numbers, text by code point, and different kinds never match.

use std::cmp::Ordering;

use serde_json::{Number, Value};

/// Borrowed from the rows of a request or the columns of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cell<'a> {
    /// Also a field the row does not have.
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(&'a str),
    /// A list or an object.
    Nested(&'a Value),
}

impl<'a> Cell<'a> {
    pub(crate) fn of(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(flag) => Self::Bool(*flag),
            Value::Number(number) => match number.as_i64() {
                Some(whole) => Self::Int(whole),
                None => number.as_f64().map_or(Self::Null, Self::Float),
            },
            Value::String(text) => Self::Text(text),
            Value::Array(_) | Value::Object(_) => Self::Nested(value),
        }
    }

    pub(crate) fn to_value(self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Bool(flag) => Value::Bool(flag),
            Self::Int(whole) => Value::from(whole),
            Self::Float(number) => float(number),
            Self::Text(text) => Value::from(text),
            Self::Nested(value) => value.clone(),
        }
    }

    pub(crate) fn is_null(self) -> bool {
        matches!(self, Self::Null)
    }

    /// Booleans count as 0 and 1.
    #[expect(clippy::cast_precision_loss, reason = "as Python's float() of a large integer")]
    pub(crate) fn number(self) -> Option<f64> {
        match self {
            Self::Bool(flag) => Some(f64::from(u8::from(flag))),
            Self::Int(whole) => Some(whole as f64),
            Self::Float(number) => Some(number),
            _ => None,
        }
    }

    pub(crate) fn text(self) -> Option<&'a str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The order of two values of one kind; nothing for null, lists, objects and mixed kinds.
    pub(crate) fn compare(self, other: Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Text(left), Self::Text(right)) => Some(left.cmp(right)),
            (Self::Int(left), Self::Int(right)) => Some(left.cmp(&right)),
            _ => self.number()?.partial_cmp(&other.number()?),
        }
    }

    pub(crate) fn equals(self, other: Self) -> bool {
        match (self, other) {
            (Self::Null, Self::Null) => true,
            (Self::Nested(Value::Array(left)), Self::Nested(Value::Array(right))) => {
                left.len() == right.len() && left.iter().zip(right).all(|(a, b)| Cell::of(a).equals(Cell::of(b)))
            }
            (Self::Nested(Value::Object(left)), Self::Nested(Value::Object(right))) => {
                left.len() == right.len()
                    && left.iter().all(|(name, a)| right.get(name).is_some_and(|b| Cell::of(a).equals(Cell::of(b))))
            }
            _ => self.compare(other) == Some(Ordering::Equal),
        }
    }

    /// Equal cells have equal keys: what groups, distinct counts and uniqueness go by.
    pub(crate) fn key(self) -> Key {
        match self {
            Self::Null => Key::Null,
            Self::Bool(flag) => Key::Int(i64::from(flag)),
            Self::Int(whole) => Key::Int(whole),
            Self::Float(number) => whole_of(number).map_or(Key::Float(number.to_bits()), Key::Int),
            Self::Text(text) => Key::Text(text.to_owned()),
            Self::Nested(value) => Key::Nested(sorted(value).to_string()),
        }
    }

    pub(crate) fn kind(self) -> Kind {
        match self {
            Self::Null => Kind::Null,
            Self::Bool(_) => Kind::Boolean,
            Self::Int(_) => Kind::Integer,
            Self::Float(_) => Kind::Number,
            Self::Text(_) => Kind::Text,
            Self::Nested(Value::Array(_)) => Kind::Array,
            Self::Nested(_) => Kind::Object,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    Null,
    Int(i64),
    Float(u64),
    Text(String),
    Nested(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Null,
    Boolean,
    Integer,
    Number,
    Text,
    Array,
    Object,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "boolean",
            Self::Integer => "integer",
            Self::Number => "number",
            Self::Text => "text",
            Self::Array => "array",
            Self::Object => "object",
        }
    }
}

/// A kind with its article, for messages.
pub(crate) fn kind_name(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "the boolean",
        Value::Number(_) => "the number",
        Value::String(_) => "the text",
        Value::Array(_) => "the list",
        Value::Object(_) => "the object",
    }
}

/// JSON has no infinities and no NaN: they become null.
pub(crate) fn float(number: f64) -> Value {
    Number::from_f64(number).map_or(Value::Null, Value::Number)
}

pub(crate) fn optional_float(number: Option<f64>) -> Value {
    number.map_or(Value::Null, float)
}

/// 25 rather than 25.0 for a parameter that was read as a float.
pub(crate) fn plain_number(number: f64) -> Value {
    whole_of(number).map_or_else(|| float(number), Value::from)
}

/// The integer a float stands for, where it stands for one exactly.
#[expect(clippy::cast_possible_truncation, reason = "the range is checked first")]
pub(crate) fn whole_of(number: f64) -> Option<i64> {
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    let fits = (-LIMIT..LIMIT).contains(&number) && number.fract() == 0.0;
    fits.then_some(number as i64)
}

/// Field order does not make two objects different.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(sorted).collect(),
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort();
            names.into_iter().map(|name| (name.clone(), sorted(&fields[name.as_str()]))).collect()
        }
        Value::Number(number) => match number.as_f64().and_then(whole_of) {
            Some(whole) if number.is_f64() => Value::from(whole),
            _ => value.clone(),
        },
        _ => value.clone(),
    }
}
