//! A batch of rows as columns. `wire.rs` has its form on the way from the program to the script.

/// Rows of a batch: enough to make the cost of a batch small, few enough to hold many columns.
const ROWS: usize = 1 << 16;
/// Bytes after which a batch on its way through a pipe is closed before that.
const BYTES: usize = 8 << 20;

/// A cell, or a parameter of a query.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The values of one column. Times are microseconds, moments since 1970.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    Bool(Vec<Option<bool>>),
    Int(Vec<Option<i64>>),
    Float(Vec<Option<f64>>),
    Text(Vec<Option<String>>),
    Bytes(Vec<Option<Vec<u8>>>),
    Moment(Vec<Option<i64>>),
    /// With a zone, in UTC.
    Instant(Vec<Option<i64>>),
    Duration(Vec<Option<i64>>),
    /// SQLite's columns may hold anything.
    Mixed(Vec<Value>),
}

impl Column {
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Bool(values) => values.len(),
            Self::Int(values) | Self::Moment(values) | Self::Instant(values) | Self::Duration(values) => values.len(),
            Self::Float(values) => values.len(),
            Self::Text(values) => values.len(),
            Self::Bytes(values) => values.len(),
            Self::Mixed(values) => values.len(),
        }
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Some rows of a result.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Batch {
    pub names: Vec<String>,
    pub columns: Vec<Column>,
}

impl Batch {
    /// Do this many rows or bytes make a whole batch?
    #[must_use]
    pub fn is_full(n_rows: usize, n_bytes: usize) -> bool {
        n_rows >= ROWS || n_bytes > BYTES
    }

    #[must_use]
    pub fn n_rows(&self) -> usize {
        self.columns.first().map_or(0, Column::len)
    }
}
