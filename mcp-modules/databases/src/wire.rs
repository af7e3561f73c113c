//! A batch as bytes, on its way from the program to the script. Whatever arrives is either a whole batch or refused.
//!
//! Everything is little-endian, lengths have 64 bits. First the number of columns and of rows; then for each column its
//! name, its kind, whether values are missing (and if so a bit for each row, set where there is one) and the values of
//! all rows: bytes for flags, 64 bits for numbers, all lengths and then all of the text for text and bytes.

use std::ops::Range;

use crate::batch::{Batch, Column, Value};

/// Why bytes are not a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the rows were damaged on their way: {0}")]
pub struct Damaged(&'static str);

const TOO_SHORT: Damaged = Damaged("they end early");
const TOO_LONG: Damaged = Damaged("something follows the last column");
const NOT_TEXT: Damaged = Damaged("text is not UTF-8");
const NO_KIND: Damaged = Damaged("a column is of no known kind");

/// What stands before the values of a column.
mod kind {
    pub(super) const BOOL: u8 = 0;
    pub(super) const INT: u8 = 1;
    pub(super) const FLOAT: u8 = 2;
    pub(super) const TEXT: u8 = 3;
    pub(super) const BYTES: u8 = 4;
    pub(super) const MOMENT: u8 = 5;
    pub(super) const INSTANT: u8 = 6;
    pub(super) const DURATION: u8 = 7;
    pub(super) const MIXED: u8 = 8;
}

impl Batch {
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.n_rows() * self.columns.len() * 8 + 64);
        put_length(&mut out, self.columns.len());
        put_length(&mut out, self.n_rows());
        for (name, column) in self.names.iter().zip(&self.columns) {
            put_bytes(&mut out, name.as_bytes());
            put_column(&mut out, column);
        }
        out
    }

    pub fn decode(bytes: &[u8]) -> Result<Self, Damaged> {
        let mut rest = Reader(bytes);
        let n_columns = rest.length()?;
        let n_rows = rest.length()?;
        // Every value takes a byte at least: a number of rows that lies asks for no memory.
        if n_rows > rest.0.len() {
            return Err(TOO_SHORT);
        }
        let mut batch = Self::default();
        for _ in 0..n_columns {
            batch.names.push(rest.text()?);
            batch.columns.push(rest.column(n_rows)?);
        }
        if rest.0.is_empty() { Ok(batch) } else { Err(TOO_LONG) }
    }
}

fn put_length(out: &mut Vec<u8>, length: usize) {
    out.extend((length as u64).to_le_bytes());
}

fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put_length(out, bytes.len());
    out.extend_from_slice(bytes);
}

fn put_column(out: &mut Vec<u8>, column: &Column) {
    match column {
        Column::Bool(flags) => {
            put_head(out, kind::BOOL, flags);
            out.extend(flags.iter().map(|flag| u8::from(*flag == Some(true))));
        }
        Column::Int(numbers) => put_numbers(out, kind::INT, numbers, i64::to_le_bytes),
        Column::Float(numbers) => put_numbers(out, kind::FLOAT, numbers, f64::to_le_bytes),
        Column::Text(texts) => put_pieces(out, kind::TEXT, texts),
        Column::Bytes(values) => put_pieces(out, kind::BYTES, values),
        Column::Moment(ticks) => put_numbers(out, kind::MOMENT, ticks, i64::to_le_bytes),
        Column::Instant(ticks) => put_numbers(out, kind::INSTANT, ticks, i64::to_le_bytes),
        Column::Duration(ticks) => put_numbers(out, kind::DURATION, ticks, i64::to_le_bytes),
        Column::Mixed(values) => {
            out.push(kind::MIXED);
            for value in values {
                put_value(out, value);
            }
        }
    }
}

fn put_head<T>(out: &mut Vec<u8>, kind: u8, values: &[Option<T>]) {
    let has_gaps = values.iter().any(Option::is_none);
    out.extend([kind, u8::from(has_gaps)]);
    if has_gaps {
        let bits = |eight: &[Option<T>]| {
            eight.iter().enumerate().fold(0, |bits, (at, value)| bits | u8::from(value.is_some()) << at)
        };
        out.extend(values.chunks(8).map(bits));
    }
}

fn put_numbers<T: Copy + Default>(out: &mut Vec<u8>, kind: u8, numbers: &[Option<T>], as_bytes: impl Fn(T) -> [u8; 8]) {
    put_head(out, kind, numbers);
    for number in numbers {
        out.extend_from_slice(&as_bytes(number.unwrap_or_default()));
    }
}

fn put_pieces<T: AsRef<[u8]>>(out: &mut Vec<u8>, kind: u8, pieces: &[Option<T>]) {
    put_head(out, kind, pieces);
    for piece in pieces {
        put_length(out, piece.as_ref().map_or(0, |piece| piece.as_ref().len()));
    }
    for piece in pieces.iter().flatten() {
        out.extend_from_slice(piece.as_ref());
    }
}

/// Only SQLite has columns whose values carry their own types.
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

/// The bits of a column with gaps.
type Present<'a> = Option<&'a [u8]>;

/// Text or bytes of a column: where each starts and ends in all of them together.
struct Pieces<'a> {
    present: Present<'a>,
    places: Vec<Range<usize>>,
    whole: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, n_bytes: usize) -> Result<&'a [u8], Damaged> {
        let (taken, rest) = self.0.split_at_checked(n_bytes).ok_or(TOO_SHORT)?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, Damaged> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn eights(&mut self, n: usize) -> Result<&'a [[u8; 8]], Damaged> {
        self.take(n.saturating_mul(8)).map(|bytes| bytes.as_chunks().0)
    }

    fn length(&mut self) -> Result<usize, Damaged> {
        self.eights(1).and_then(|eights| as_length(eights[0]))
    }

    fn bytes(&mut self) -> Result<&'a [u8], Damaged> {
        let length = self.length()?;
        self.take(length)
    }

    fn text(&mut self) -> Result<String, Damaged> {
        str::from_utf8(self.bytes()?).map(str::to_owned).map_err(|_| NOT_TEXT)
    }

    fn column(&mut self, n_rows: usize) -> Result<Column, Damaged> {
        Ok(match self.byte()? {
            kind::BOOL => {
                let present = self.present(n_rows)?;
                let flags = self.take(n_rows)?;
                Column::Bool(with_gaps(present, flags.iter().map(|flag| Ok(*flag != 0)))?)
            }
            kind::INT => Column::Int(self.numbers(n_rows, i64::from_le_bytes)?),
            kind::FLOAT => Column::Float(self.numbers(n_rows, f64::from_le_bytes)?),
            kind::TEXT => {
                let Pieces { present, places, whole } = self.pieces(n_rows)?;
                // Checked once for all of them; a piece that would cut a character in two is refused.
                let whole = str::from_utf8(whole).map_err(|_| NOT_TEXT)?;
                let text = |place: Range<usize>| whole.get(place).map(str::to_owned).ok_or(NOT_TEXT);
                Column::Text(with_gaps(present, places.into_iter().map(text))?)
            }
            kind::BYTES => {
                let Pieces { present, places, whole } = self.pieces(n_rows)?;
                let bytes = |place: Range<usize>| whole.get(place).map(<[u8]>::to_vec).ok_or(TOO_SHORT);
                Column::Bytes(with_gaps(present, places.into_iter().map(bytes))?)
            }
            kind::MOMENT => Column::Moment(self.numbers(n_rows, i64::from_le_bytes)?),
            kind::INSTANT => Column::Instant(self.numbers(n_rows, i64::from_le_bytes)?),
            kind::DURATION => Column::Duration(self.numbers(n_rows, i64::from_le_bytes)?),
            kind::MIXED => Column::Mixed((0..n_rows).map(|_| self.value()).collect::<Result<_, _>>()?),
            _ => return Err(NO_KIND),
        })
    }

    fn present(&mut self, n_rows: usize) -> Result<Present<'a>, Damaged> {
        if self.byte()? == 0 { Ok(None) } else { self.take(n_rows.div_ceil(8)).map(Some) }
    }

    fn numbers<T>(&mut self, n_rows: usize, of_bytes: impl Fn([u8; 8]) -> T) -> Result<Vec<Option<T>>, Damaged> {
        let present = self.present(n_rows)?;
        let numbers = self.eights(n_rows)?;
        with_gaps(present, numbers.iter().map(|number| Ok(of_bytes(*number))))
    }

    fn pieces(&mut self, n_rows: usize) -> Result<Pieces<'a>, Damaged> {
        let present = self.present(n_rows)?;
        let lengths = self.eights(n_rows)?;
        let mut places = Vec::with_capacity(n_rows);
        let mut end = 0_usize;
        for length in lengths {
            let start = end;
            end = start.checked_add(as_length(*length)?).ok_or(TOO_SHORT)?;
            places.push(start..end);
        }
        Ok(Pieces { present, places, whole: self.take(end)? })
    }

    fn value(&mut self) -> Result<Value, Damaged> {
        Ok(match self.byte()? {
            0 => Value::Null,
            1 => Value::Bool(self.byte()? != 0),
            2 => Value::Int(i64::from_le_bytes(self.eights(1)?[0])),
            3 => Value::Float(f64::from_le_bytes(self.eights(1)?[0])),
            4 => Value::Text(self.text()?),
            5 => Value::Bytes(self.bytes()?.to_vec()),
            _ => return Err(NO_KIND),
        })
    }
}

fn as_length(bytes: [u8; 8]) -> Result<usize, Damaged> {
    usize::try_from(u64::from_le_bytes(bytes)).map_err(|_| TOO_SHORT)
}

fn with_gaps<T>(
    present: Present<'_>,
    values: impl ExactSizeIterator<Item = Result<T, Damaged>>,
) -> Result<Vec<Option<T>>, Damaged> {
    let mut all = Vec::with_capacity(values.len());
    for (row, value) in values.enumerate() {
        let value = value?;
        let is_there = present.is_none_or(|bits| bits[row / 8] >> (row % 8) & 1 == 1);
        all.push(is_there.then_some(value));
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::{Batch, Column, Damaged, NO_KIND, NOT_TEXT, TOO_LONG, TOO_SHORT, Value, kind};

    fn batch() -> Batch {
        let columns = vec![
            Column::Int(vec![Some(-1), None]),
            Column::Float(vec![Some(0.1), None]),
            Column::Text(vec![None, Some("ä\0".to_owned())]),
            Column::Bytes(vec![Some(vec![0, 255]), Some(Vec::new())]),
            Column::Bool(vec![Some(true), Some(false)]),
            Column::Moment(vec![Some(0), Some(1)]),
            Column::Instant(vec![Some(i64::MAX), None]),
            Column::Duration(vec![None, None]),
            Column::Mixed(vec![Value::Bytes(vec![0, 255]), Value::Text("x".to_owned())]),
        ];
        Batch { names: (0..columns.len()).map(|at| format!("column {at}")).collect(), columns }
    }

    /// One column without gaps, made of its parts.
    fn column(n_rows: u64, kind: u8, values: &[u8]) -> Result<Batch, Damaged> {
        let head = [1_u64, n_rows, 0].map(u64::to_le_bytes).concat();
        Batch::decode(&[&head, &[kind, 0][..], values].concat())
    }

    #[test]
    fn a_batch_survives_the_way() {
        let many = Batch {
            names: vec!["n".to_owned()],
            columns: vec![Column::Int((0..100).map(|row| (row % 7 != 3).then_some(row)).collect())],
        };
        let without_rows = Batch { names: vec!["n".to_owned()], columns: vec![Column::Text(Vec::new())] };
        for batch in [batch(), many, without_rows, Batch::default()] {
            assert_eq!(Batch::decode(&batch.encode()), Ok(batch));
        }
    }

    #[test]
    fn a_batch_cut_short_is_refused() {
        let bytes = batch().encode();
        for length in 0..bytes.len() {
            assert_eq!(Batch::decode(&bytes[..length]), Err(TOO_SHORT), "{length} bytes");
        }
        assert_eq!(Batch::decode(&[bytes, vec![0]].concat()), Err(TOO_LONG));
    }

    #[test]
    fn lengths_that_lie_ask_for_no_memory() {
        assert_eq!(Batch::decode(&[255; 64]), Err(TOO_SHORT));
        for (n_columns, n_rows) in [(u64::MAX, 0), (1, u64::MAX), (1, 1 << 40), (u64::MAX, u64::MAX)] {
            assert_eq!(Batch::decode(&[n_columns, n_rows].map(u64::to_le_bytes).concat()), Err(TOO_SHORT));
        }
        for kind in [kind::TEXT, kind::BYTES] {
            assert_eq!(column(1, kind, &u64::MAX.to_le_bytes()), Err(TOO_SHORT));
            let lengths = [u64::MAX, 2].map(u64::to_le_bytes).concat();
            assert_eq!(column(2, kind, &lengths), Err(TOO_SHORT));
        }
    }

    #[test]
    fn what_no_column_holds_is_refused() {
        assert_eq!(column(1, 9, &[0; 8]), Err(NO_KIND));
        // The first of its values is the byte of the gaps, which such a column does not have.
        assert_eq!(column(2, kind::MIXED, &[6]), Err(NO_KIND));
        let texts = |lengths: [u64; 2], text: &[u8]| {
            column(2, kind::TEXT, &[&lengths.map(u64::to_le_bytes).concat(), text].concat())
        };
        assert_eq!(texts([1, 1], &[b'a', 0xff]), Err(NOT_TEXT));
        // Two halves of one character.
        assert_eq!(texts([1, 1], "ä".as_bytes()), Err(NOT_TEXT));
        assert_eq!(
            texts([1, 2], "aä".as_bytes()).map(|batch| batch.columns),
            Ok(vec![Column::Text(vec![Some("a".to_owned()), Some("ä".to_owned())])])
        );
    }

    #[test]
    fn any_changed_byte_is_read_or_refused() {
        let bytes = batch().encode();
        for at in 0..bytes.len() {
            for change in [1, 0x80, 0xff] {
                let mut changed = bytes.clone();
                changed[at] ^= change;
                if let Ok(read) = Batch::decode(&changed) {
                    assert!(read.columns.iter().all(|column| column.len() == read.n_rows()), "byte {at}");
                }
            }
        }
    }
}
