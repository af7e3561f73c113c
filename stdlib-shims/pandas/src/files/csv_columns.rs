//! Columns that grow as the text is read. A column is what its first values are until one does not fit:
//! then it is read again as text, and `csv_infer` says what it really is.

use polars::prelude::{
    ChunkedBuilder, DataType, Int64Type, PrimitiveChunkedBuilder, StringChunked, StringChunkedBuilder,
};

use super::csv_numbers::{NotWhole, Rules};
use super::csv_options::{CsvOptions, NaSet};
use super::csv_tokens::Piece;
use crate::column::kinds::{Wanted, no_name};

/// What to do with a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    Infer,
    /// Whole numbers and holes, or else it must be read again.
    Whole,
    Text,
    /// Text in which nothing is missing.
    Raw,
}

/// The values so far.
pub(crate) enum Store {
    /// Nothing but missing values.
    Empty,
    Int(Vec<i64>),
    /// Whole numbers with holes.
    Whole(Box<PrimitiveChunkedBuilder<Int64Type>>),
    Float(Vec<f64>),
    /// Two stands for missing.
    Flags(Vec<u8>),
    Text(Box<StringChunkedBuilder>),
    /// Must be read again as text.
    Again,
}

pub(crate) struct Column<'a> {
    pub(crate) place: usize,
    pub(crate) plan: Plan,
    pub(crate) store: Store,
    pub(crate) n_rows: usize,
    pub(crate) n_missing: usize,
    slot: usize,
    /// Some value can only be text.
    saw_word: bool,
    /// Some whole number is so long that its float depends on how it is made.
    has_long: bool,
    na: Option<&'a NaSet>,
    rules: &'a Rules,
    wants_whole: bool,
}

/// Whole numbers of this many characters are the same float whichever way they are read.
const SHORT: usize = 15;

impl<'a> Column<'a> {
    pub(crate) fn new(plan: Plan, place: usize, slot: usize, options: &'a CsvOptions) -> Self {
        let wanted = options.dtypes.get(&place);
        let wants_floats = matches!(wanted, Some(Wanted::Number(dtype)) if dtype.is_float());
        let is_masked = matches!(wanted, Some(Wanted::Masked(dtype)) if *dtype != DataType::Boolean);
        Self {
            place,
            plan,
            store: Store::Empty,
            n_rows: 0,
            n_missing: 0,
            slot,
            saw_word: false,
            has_long: false,
            na: options.na_of(place).filter(|_| plan != Plan::Raw),
            rules: if is_masked { &options.plain_rules } else { &options.rules },
            wants_whole: options.wants_whole && !wants_floats,
        }
    }

    /// Takes the column's fields out of pieces that follow one another. `expected` rows are made room for.
    pub(crate) fn take_all(&mut self, pieces: &[Piece<'_>], expected: usize) {
        let is_first = self.n_rows == 0;
        match self.plan {
            Plan::Whole if is_first => {
                self.store = Store::Whole(Box::new(PrimitiveChunkedBuilder::new(no_name(), expected)));
            }
            Plan::Text | Plan::Raw if is_first => self.begin_text(expected),
            _ => {}
        }
        for piece in pieces {
            self.take(piece, expected);
        }
        if is_first && self.plan == Plan::Infer && self.saw_word && matches!(self.store, Store::Again) {
            // All there is so far is at hand, as text.
            (self.n_rows, self.n_missing) = (0, 0);
            self.begin_text(expected);
            for piece in pieces {
                self.take(piece, expected);
            }
        }
    }

    fn begin_text(&mut self, expected: usize) {
        self.store = Store::Text(Box::new(StringChunkedBuilder::new(no_name(), expected)));
    }

    fn take(&mut self, piece: &Piece<'_>, expected: usize) {
        let mut row = 0;
        while row < piece.n_rows {
            let from = row;
            row = match &self.store {
                Store::Empty => self.take_first(piece, row, expected),
                Store::Int(_) => self.take_ints(piece, row),
                Store::Whole(_) => self.take_whole(piece, row),
                Store::Float(_) => self.take_floats(piece, row),
                Store::Flags(_) => self.take_flags(piece, row),
                Store::Text(_) => self.take_texts(piece, row),
                Store::Again => piece.n_rows,
            };
            self.n_rows += row - from;
        }
    }

    fn is_missing(&self, field: &str) -> bool {
        self.na.is_some_and(|na| na.contains(field.as_bytes()))
    }

    fn give_up(&mut self, field: &str, piece: &Piece<'_>) -> usize {
        self.saw_word |= self.rules.is_word(field.as_bytes());
        self.store = Store::Again;
        piece.n_rows
    }

    /// The first value that is not missing says what the rest should be.
    fn take_first(&mut self, piece: &Piece<'_>, start: usize, expected: usize) -> usize {
        for row in start..piece.n_rows {
            let field = piece.field(row, self.slot);
            if self.is_missing(field) {
                self.n_missing += 1;
                continue;
            }
            let bytes = field.as_bytes();
            let whole = if self.wants_whole { self.rules.whole(bytes) } else { Err(NotWhole::Invalid) };
            let room = expected.saturating_sub(self.n_rows);
            self.store = match whole {
                Ok(_) if self.n_missing == 0 => Store::Int(Vec::with_capacity(room)),
                Err(NotWhole::TooLarge) => Store::Again,
                Err(NotWhole::Invalid) if self.rules.float(bytes).is_none() => match self.rules.flag(bytes) {
                    Some(_) => {
                        let mut flags = Vec::with_capacity(room + self.n_missing);
                        flags.resize(self.n_missing, 2);
                        Store::Flags(flags)
                    }
                    None => return self.give_up(field, piece),
                },
                _ => {
                    let mut floats = Vec::with_capacity(room + self.n_missing);
                    floats.resize(self.n_missing, f64::NAN);
                    Store::Float(floats)
                }
            };
            return row;
        }
        piece.n_rows
    }

    fn take_ints(&mut self, piece: &Piece<'_>, start: usize) -> usize {
        let Store::Int(ints) = &mut self.store else { return start };
        for row in start..piece.n_rows {
            let field = piece.field(row, self.slot);
            if self.na.is_some_and(|na| na.contains(field.as_bytes())) {
                self.turn_to_floats();
                return row;
            }
            match self.rules.whole(field.as_bytes()) {
                Ok(value) => {
                    self.has_long |= field.len() > SHORT;
                    ints.push(value);
                }
                Err(NotWhole::Invalid) if self.rules.float(field.as_bytes()).is_some() => {
                    if self.has_long || self.na.is_some_and(NaSet::has_floats) {
                        self.store = Store::Again;
                        return piece.n_rows;
                    }
                    self.turn_to_floats();
                    return row;
                }
                Err(_) => return self.give_up(field, piece),
            }
        }
        piece.n_rows
    }

    fn take_whole(&mut self, piece: &Piece<'_>, start: usize) -> usize {
        let Store::Whole(builder) = &mut self.store else { return start };
        for row in start..piece.n_rows {
            let field = piece.field(row, self.slot);
            if self.na.is_some_and(|na| na.contains(field.as_bytes())) {
                self.n_missing += 1;
                builder.append_null();
            } else if let Ok(value) = self.rules.whole(field.as_bytes()) {
                builder.append_value(value);
            } else {
                self.store = Store::Again;
                return piece.n_rows;
            }
        }
        piece.n_rows
    }

    fn turn_to_floats(&mut self) {
        if let Store::Int(ints) = std::mem::replace(&mut self.store, Store::Again) {
            // The same memory: neither number is larger than the other.
            self.store = Store::Float(ints.into_iter().map(|value| value as f64).collect());
        }
    }

    fn take_floats(&mut self, piece: &Piece<'_>, start: usize) -> usize {
        let Store::Float(floats) = &mut self.store else { return start };
        for row in start..piece.n_rows {
            let field = piece.field(row, self.slot);
            let bytes = field.as_bytes();
            if self.na.is_some_and(|na| na.contains(bytes)) {
                self.n_missing += 1;
                floats.push(f64::NAN);
                continue;
            }
            let is_long = field.len() > SHORT && self.wants_whole && self.rules.whole(bytes) != Err(NotWhole::Invalid);
            match self.rules.float(bytes) {
                Some(_) if is_long || (self.has_long && self.rules.whole(bytes).is_err()) => {
                    self.store = Store::Again;
                    return piece.n_rows;
                }
                Some(value) if self.na.is_some_and(|na| na.contains_float(value)) => {
                    self.n_missing += 1;
                    floats.push(f64::NAN);
                }
                Some(value) => floats.push(value),
                None => return self.give_up(field, piece),
            }
        }
        piece.n_rows
    }

    fn take_flags(&mut self, piece: &Piece<'_>, start: usize) -> usize {
        let Store::Flags(flags) = &mut self.store else { return start };
        for row in start..piece.n_rows {
            let field = piece.field(row, self.slot);
            if self.na.is_some_and(|na| na.contains(field.as_bytes())) {
                self.n_missing += 1;
                flags.push(2);
                continue;
            }
            match self.rules.flag(field.as_bytes()) {
                Some(flag) => flags.push(u8::from(flag)),
                None => return self.give_up(field, piece),
            }
        }
        piece.n_rows
    }

    fn take_texts(&mut self, piece: &Piece<'_>, start: usize) -> usize {
        let Store::Text(builder) = &mut self.store else { return start };
        for row in start..piece.n_rows {
            let field = piece.field(row, self.slot);
            if self.na.is_some_and(|na| na.contains(field.as_bytes())) {
                self.n_missing += 1;
                builder.append_null();
            } else {
                builder.append_value(field);
            }
        }
        piece.n_rows
    }

    /// The text of a column that was read as text.
    pub(crate) fn into_texts(self) -> Option<StringChunked> {
        match self.store {
            Store::Text(builder) => Some(builder.finish()),
            Store::Empty if self.n_rows == 0 => Some(StringChunkedBuilder::new(no_name(), 0).finish()),
            _ => None,
        }
    }
}
