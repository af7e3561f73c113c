//! Columns of one block of a CSV file, typed as they are read.

use polars::prelude::{PlHashSet, StringChunked, StringChunkedBuilder};

use super::csv_options::{CsvOptions, NaSet};
use crate::column::kinds::no_name;

/// What to do with a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    Skip,
    Infer,
    Text,
    /// Text in which nothing is missing.
    Raw,
}

/// What the values of a block are.
pub(crate) enum Sort {
    /// Nothing but missing values so far.
    Empty,
    Int(Vec<i64>),
    Float(Vec<f64>),
    /// Two stands for missing.
    Bool(Vec<u8>),
    Text(Box<StringChunkedBuilder>),
    Done(StringChunked),
    /// Not of one type: must be read again as text.
    Mixed,
}

pub(crate) struct BlockColumn<'a> {
    pub(crate) sort: Sort,
    pub(crate) n_rows: usize,
    pub(crate) n_missing: usize,
    /// Some whole number does not fit 64 signed bits.
    pub(crate) has_huge: bool,
    plan: Plan,
    na: &'a NaSet,
    filter_na: bool,
    rules: Rules<'a>,
}

/// How numbers and flags are written.
#[derive(Clone, Copy)]
struct Rules<'a> {
    thousands: Option<u8>,
    decimal: u8,
    true_words: &'a PlHashSet<Vec<u8>>,
    false_words: &'a PlHashSet<Vec<u8>>,
}

enum Number {
    Int(i64),
    Float(f64),
    Huge,
}

impl Rules<'_> {
    fn number(&self, field: &[u8]) -> Option<Number> {
        let whole = field;
        let field = field.trim_ascii();
        // Blanks around a number are fine, around a word they are not.
        if field.len() < whole.len() && field.last().is_some_and(u8::is_ascii_alphabetic) {
            return None;
        }
        if self.thousands.is_none() && self.decimal == b'.' {
            return plain_number(field);
        }
        let digits: Vec<u8> = field.iter().copied().filter(|byte| Some(*byte) != self.thousands).collect();
        if digits.len() < field.len()
            && !field.first().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-'))
        {
            return None;
        }
        if self.decimal != b'.' && digits.contains(&b'.') {
            return None;
        }
        let digits: Vec<u8> = digits.into_iter().map(|byte| if byte == self.decimal { b'.' } else { byte }).collect();
        plain_number(&digits)
    }

    fn flag(&self, field: &[u8]) -> Option<bool> {
        if self.true_words.contains(field) {
            return Some(true);
        }
        self.false_words.contains(field).then_some(false)
    }
}

fn plain_number(field: &[u8]) -> Option<Number> {
    let (first, rest) = field.split_first()?;
    let (negative, digits) = match first {
        b'-' => (true, rest),
        b'+' => (false, rest),
        _ => (false, field),
    };
    if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) {
        if digits.len() <= 18 {
            let value = digits.iter().fold(0_i64, |value, digit| value * 10 + i64::from(digit - b'0'));
            return Some(Number::Int(if negative { -value } else { value }));
        }
        let text = std::str::from_utf8(field).ok()?;
        return Some(text.parse::<i64>().map_or(Number::Huge, Number::Int));
    }
    let is_number = digits.first().is_some_and(|byte| byte.is_ascii_digit() || *byte == b'.');
    if !is_number {
        let value = match digits.to_ascii_lowercase().as_slice() {
            b"inf" | b"infinity" => f64::INFINITY,
            _ => return None,
        };
        return Some(Number::Float(if negative { -value } else { value }));
    }
    let text = std::str::from_utf8(field).ok()?;
    // A number too large for a float is text.
    text.parse::<f64>().ok().filter(|value| value.is_finite()).map(Number::Float)
}

impl<'a> BlockColumn<'a> {
    pub(crate) fn new(plan: Plan, place: usize, options: &'a CsvOptions, capacity: usize) -> Self {
        let sort = match plan {
            Plan::Text | Plan::Raw => Sort::Text(Box::new(StringChunkedBuilder::new(no_name(), capacity))),
            Plan::Infer | Plan::Skip => Sort::Empty,
        };
        let rules = Rules {
            thousands: options.thousands,
            decimal: options.decimal,
            true_words: &options.true_words,
            false_words: &options.false_words,
        };
        Self {
            sort,
            n_rows: 0,
            n_missing: 0,
            has_huge: false,
            plan,
            na: options.na_by_column.get(&place).unwrap_or(&options.na),
            filter_na: options.filter_na,
            rules,
        }
    }

    pub(crate) fn push_missing(&mut self) {
        match self.plan {
            Plan::Skip => return,
            Plan::Raw => return self.push(b""),
            // A field that is not there is empty, and empty is not always missing.
            Plan::Infer | Plan::Text if !self.filter_na || !self.na.contains(b"") => return self.push(b""),
            Plan::Infer | Plan::Text => {}
        }
        self.put_missing();
    }

    fn put_missing(&mut self) {
        self.n_rows += 1;
        self.n_missing += 1;
        match &mut self.sort {
            Sort::Int(ints) => {
                let floats = ints.iter().map(|value| *value as f64).chain(std::iter::once(f64::NAN)).collect();
                self.sort = Sort::Float(floats);
            }
            Sort::Float(floats) => floats.push(f64::NAN),
            Sort::Bool(flags) => flags.push(2),
            Sort::Text(builder) => builder.append_null(),
            Sort::Empty | Sort::Mixed | Sort::Done(_) => {}
        }
    }

    pub(crate) fn push(&mut self, field: &[u8]) {
        if self.plan == Plan::Skip {
            return;
        }
        if self.plan != Plan::Raw && self.filter_na && self.na.contains(field) {
            self.put_missing();
            return;
        }
        self.n_rows += 1;
        match &mut self.sort {
            Sort::Text(builder) => builder.append_value(std::str::from_utf8(field).unwrap_or_default()),
            Sort::Int(ints) => match self.rules.number(field) {
                Some(Number::Int(value)) => ints.push(value),
                Some(Number::Float(value)) => {
                    let floats = ints.iter().map(|value| *value as f64).chain(std::iter::once(value)).collect();
                    self.sort = Sort::Float(floats);
                }
                Some(Number::Huge) => self.give_up(true),
                None => self.give_up(false),
            },
            Sort::Float(floats) => match self.rules.number(field) {
                Some(Number::Int(value)) => floats.push(value as f64),
                Some(Number::Float(value)) => floats.push(value),
                Some(Number::Huge) => match std::str::from_utf8(field).ok().and_then(|text| text.trim().parse().ok()) {
                    Some(value) => floats.push(value),
                    None => self.give_up(false),
                },
                None => self.give_up(false),
            },
            Sort::Bool(flags) => match self.rules.flag(field) {
                Some(flag) => flags.push(u8::from(flag)),
                None => self.give_up(false),
            },
            Sort::Empty => self.begin(field),
            Sort::Mixed | Sort::Done(_) => {}
        }
    }

    /// The first value that is not missing says what the rest should be.
    fn begin(&mut self, field: &[u8]) {
        let holes = self.n_missing;
        match self.rules.number(field) {
            Some(Number::Int(value)) if holes == 0 => self.sort = Sort::Int(vec![value]),
            Some(Number::Int(value)) => self.begin_floats(holes, value as f64),
            Some(Number::Float(value)) => self.begin_floats(holes, value),
            Some(Number::Huge) => self.give_up(true),
            None => match self.rules.flag(field) {
                Some(flag) => {
                    let mut flags = vec![2; holes];
                    flags.push(u8::from(flag));
                    self.sort = Sort::Bool(flags);
                }
                None => self.give_up(false),
            },
        }
    }

    fn begin_floats(&mut self, holes: usize, value: f64) {
        let mut floats = vec![f64::NAN; holes];
        floats.push(value);
        self.sort = Sort::Float(floats);
    }

    fn give_up(&mut self, huge: bool) {
        self.has_huge |= huge;
        self.sort = Sort::Mixed;
    }

    pub(crate) fn finish(mut self) -> FinishedColumn {
        if let Sort::Text(builder) = self.sort {
            self.sort = Sort::Done(builder.finish());
        }
        FinishedColumn { sort: self.sort, n_rows: self.n_rows, n_missing: self.n_missing, has_huge: self.has_huge }
    }
}

/// A block's column, ready to be joined with those of other blocks.
pub(crate) struct FinishedColumn {
    pub(crate) sort: Sort,
    pub(crate) n_rows: usize,
    pub(crate) n_missing: usize,
    pub(crate) has_huge: bool,
}
