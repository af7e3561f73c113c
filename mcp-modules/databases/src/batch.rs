//! A batch of rows as columns, and its form on the way from the program to the script.

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
    /// With a zone, told in UTC.
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
    /// Are so many rows, of so many bytes, a whole batch?
    #[must_use]
    pub fn is_full(n_rows: usize, n_bytes: usize) -> bool {
        n_rows >= ROWS || n_bytes > BYTES
    }

    #[must_use]
    pub fn n_rows(&self) -> usize {
        self.columns.first().map_or(0, Column::len)
    }

    /// As bytes: counts and lengths are little-endian, each value is preceded by a byte that says whether it is there.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.n_rows() * self.columns.len() * 9 + 64);
        put_length(&mut out, self.columns.len());
        for (name, column) in self.names.iter().zip(&self.columns) {
            put_bytes(&mut out, name.as_bytes());
            out.push(tag(column));
            put_length(&mut out, column.len());
            match column {
                Column::Bool(values) => each(&mut out, values, |out, value| out.push(u8::from(*value))),
                Column::Int(values) | Column::Moment(values) | Column::Instant(values) | Column::Duration(values) => {
                    each(&mut out, values, |out, value| out.extend(value.to_le_bytes()));
                }
                Column::Float(values) => each(&mut out, values, |out, value| out.extend(value.to_le_bytes())),
                Column::Text(values) => each(&mut out, values, |out, value| put_bytes(out, value.as_bytes())),
                Column::Bytes(values) => each(&mut out, values, |out, value| put_bytes(out, value)),
                Column::Mixed(values) => values.iter().for_each(|value| put_value(&mut out, value)),
            }
        }
        out
    }

    /// The batch that `bytes` hold; none if they hold no whole one.
    #[must_use]
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut rest = Reader(bytes);
        let n_columns = rest.length()?;
        let mut batch = Self::default();
        for _ in 0..n_columns {
            batch.names.push(rest.text()?);
            let tag = rest.byte()?;
            let n_rows = rest.length()?;
            // Every value takes a byte at least: a length that lies asks for no memory.
            if n_rows > rest.0.len() {
                return None;
            }
            batch.columns.push(match tag {
                0 => Column::Bool(rest.all(n_rows, |rest| Some(rest.byte()? != 0))?),
                1 => Column::Int(rest.all(n_rows, Reader::number)?),
                2 => Column::Float(
                    rest.all(n_rows, |rest| rest.number().map(|bits| f64::from_bits(bits.cast_unsigned())))?,
                ),
                3 => Column::Text(rest.all(n_rows, Reader::text)?),
                4 => Column::Bytes(rest.all(n_rows, |rest| rest.bytes().map(<[u8]>::to_vec))?),
                5 => Column::Moment(rest.all(n_rows, Reader::number)?),
                6 => Column::Instant(rest.all(n_rows, Reader::number)?),
                7 => Column::Duration(rest.all(n_rows, Reader::number)?),
                8 => Column::Mixed((0..n_rows).map(|_| rest.value()).collect::<Option<_>>()?),
                _ => return None,
            });
        }
        Some(batch)
    }
}

fn tag(column: &Column) -> u8 {
    match column {
        Column::Bool(_) => 0,
        Column::Int(_) => 1,
        Column::Float(_) => 2,
        Column::Text(_) => 3,
        Column::Bytes(_) => 4,
        Column::Moment(_) => 5,
        Column::Instant(_) => 6,
        Column::Duration(_) => 7,
        Column::Mixed(_) => 8,
    }
}

fn put_length(out: &mut Vec<u8>, length: usize) {
    out.extend((length as u64).to_le_bytes());
}

fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put_length(out, bytes.len());
    out.extend_from_slice(bytes);
}

fn each<T>(out: &mut Vec<u8>, values: &[Option<T>], put: impl Fn(&mut Vec<u8>, &T)) {
    for value in values {
        out.push(u8::from(value.is_some()));
        if let Some(value) = value {
            put(out, value);
        }
    }
}

fn put_value(out: &mut Vec<u8>, value: &Value) {
    match value {
        Value::Null => out.push(0),
        Value::Bool(flag) => out.extend([1, u8::from(*flag)]),
        Value::Int(number) => {
            out.push(2);
            out.extend(number.to_le_bytes());
        }
        Value::Float(number) => {
            out.push(3);
            out.extend(number.to_le_bytes());
        }
        Value::Text(text) => {
            out.push(4);
            put_bytes(out, text.as_bytes());
        }
        Value::Bytes(bytes) => {
            out.push(5);
            put_bytes(out, bytes);
        }
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn number(&mut self) -> Option<i64> {
        self.take(8)?.try_into().ok().map(i64::from_le_bytes)
    }

    fn length(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.length()?;
        self.take(length)
    }

    fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    fn all<T>(&mut self, n: usize, read: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<Option<T>>> {
        let mut values = Vec::with_capacity(n);
        for _ in 0..n {
            values.push(if self.byte()? == 0 { None } else { Some(read(self)?) });
        }
        Some(values)
    }

    fn value(&mut self) -> Option<Value> {
        Some(match self.byte()? {
            0 => Value::Null,
            1 => Value::Bool(self.byte()? != 0),
            2 => Value::Int(self.number()?),
            3 => Value::Float(f64::from_bits(self.number()?.cast_unsigned())),
            4 => Value::Text(self.text()?),
            5 => Value::Bytes(self.bytes()?.to_vec()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Batch, Column, Value};

    #[test]
    fn a_batch_survives_the_way() {
        let batch = Batch {
            names: ["a", "b", "c", "d", "e", "f"].map(str::to_owned).to_vec(),
            columns: vec![
                Column::Int(vec![Some(-1), None]),
                Column::Float(vec![Some(0.1), None]),
                Column::Text(vec![None, Some("ä\0".to_owned())]),
                Column::Bool(vec![Some(true), Some(false)]),
                Column::Instant(vec![Some(i64::MAX), None]),
                Column::Mixed(vec![Value::Bytes(vec![0, 255]), Value::Text("x".to_owned())]),
            ],
        };
        let bytes = batch.encode();
        assert_eq!(Batch::decode(&bytes), Some(batch));
        assert_eq!(Batch::decode(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Batch::decode(&[255; 64]), None);
    }
}
