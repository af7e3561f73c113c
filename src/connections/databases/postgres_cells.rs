//! Cells of PostgreSQL: which columns have a form here, and how the bytes of each type are read.

use std::error::Error;
use std::fmt::Write as _;

use orchestrator_databases::{Column, DatabaseError, Value};
use tokio_postgres::types::{FromSql, Kind, Type};
use tokio_postgres::{Row, Statement};

use super::postgres::told;

/// The bytes of a cell as the server sent them.
struct Raw<'a>(&'a [u8]);

impl<'a> FromSql<'a> for Raw<'a> {
    fn from_sql(_: &Type, bytes: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(bytes))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

/// A column of a result while its rows arrive.
pub(super) struct Builder {
    read: ReadCell,
    column: Column,
}

enum Cell {
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    Bytes(Vec<u8>),
}

pub(super) fn builders(statement: &Statement) -> Result<Vec<Builder>, DatabaseError> {
    let columns = statement.columns();
    if columns.is_empty() {
        return Err(DatabaseError::NotAQuery { reason: "the statement has no result".to_owned() });
    }
    columns
        .iter()
        .map(|column| {
            Builder::of(column.type_()).ok_or_else(|| DatabaseError::Type {
                column: column.name().to_owned(),
                kind: column.type_().name().to_owned(),
                text: "text",
            })
        })
        .collect()
}

fn number<const N: usize>(bytes: &[u8]) -> Option<[u8; N]> {
    bytes.try_into().ok()
}

const MICROS_TO_1970: i64 = 946_684_800_000_000;

/// Microseconds since 1970 of microseconds since 2000; the ends of time have no form here.
fn moment(bytes: &[u8]) -> Option<Cell> {
    let micros = i64::from_be_bytes(number(bytes)?);
    if micros == i64::MIN { None } else { micros.checked_add(MICROS_TO_1970).map(Cell::Int) }
}

fn day(bytes: &[u8]) -> Option<Cell> {
    let days = i64::from(i32::from_be_bytes(number(bytes)?)) + 10_957;
    days.checked_mul(86_400_000_000).map(Cell::Int)
}

/// Months have no length; 30 days is what the server itself takes when it must.
fn interval(bytes: &[u8]) -> Option<Cell> {
    let micros = i64::from_be_bytes(number(bytes.get(..8)?)?);
    let days = i64::from(i32::from_be_bytes(number(bytes.get(8..12)?)?));
    let months = i64::from(i32::from_be_bytes(number(bytes.get(12..16)?)?));
    let days = months.checked_mul(30)?.checked_add(days)?;
    days.checked_mul(86_400_000_000)?.checked_add(micros).map(Cell::Int)
}

fn text(bytes: &[u8]) -> Option<Cell> {
    String::from_utf8(bytes.to_vec()).ok().map(Cell::Text)
}

fn uuid(bytes: &[u8]) -> Option<Cell> {
    let digits = bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    (digits.len() == 32)
        .then(|| Cell::Text([&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..]].join("-")))
}

fn clock(bytes: &[u8]) -> Option<Cell> {
    let micros = i64::from_be_bytes(number(bytes)?);
    let seconds = micros / 1_000_000;
    let mut text = format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if micros % 1_000_000 != 0 {
        let _ = write!(text, ".{:06}", micros % 1_000_000);
    }
    Some(Cell::Text(text))
}

/// How the bytes of one type are read.
type ReadCell = fn(&[u8]) -> Option<Cell>;

/// Digits in groups of four, as the server keeps them.
fn numeric(bytes: &[u8]) -> Option<Cell> {
    let part = |at: usize| Some(u16::from_be_bytes(number(bytes.get(at..at + 2)?)?));
    let n_groups = usize::from(part(0)?);
    let weight = i32::from(part(2)?.cast_signed());
    let sign = match part(4)? {
        0x0000 => "",
        0x4000 => "-",
        0xd000 => return Some(Cell::Float(f64::INFINITY)),
        0xf000 => return Some(Cell::Float(f64::NEG_INFINITY)),
        _ => return Some(Cell::Float(f64::NAN)),
    };
    let mut digits = String::from(sign);
    for group in 0..n_groups {
        let _ = write!(digits, "{:04}", part(8 + 2 * group)?);
    }
    if n_groups == 0 {
        digits.push('0');
    }
    let exponent = 4 * (weight + 1 - i32::try_from(n_groups).ok()?);
    format!("{digits}e{exponent}").parse().ok().map(Cell::Float)
}

impl Builder {
    fn of(kind: &Type) -> Option<Self> {
        let int = || Column::Int(Vec::new());
        let float = || Column::Float(Vec::new());
        let words = || Column::Text(Vec::new());
        let (column, read): (Column, ReadCell) = match *kind {
            Type::BOOL => (Column::Bool(Vec::new()), |bytes| Some(Cell::Bool(*bytes.first()? != 0))),
            Type::INT2 => (int(), |bytes| Some(Cell::Int(i16::from_be_bytes(number(bytes)?).into()))),
            Type::INT4 => (int(), |bytes| Some(Cell::Int(i32::from_be_bytes(number(bytes)?).into()))),
            Type::INT8 => (int(), |bytes| Some(Cell::Int(i64::from_be_bytes(number(bytes)?)))),
            Type::OID => (int(), |bytes| Some(Cell::Int(u32::from_be_bytes(number(bytes)?).into()))),
            Type::FLOAT4 => (float(), |bytes| Some(Cell::Float(f32::from_be_bytes(number(bytes)?).into()))),
            Type::FLOAT8 => (float(), |bytes| Some(Cell::Float(f64::from_be_bytes(number(bytes)?)))),
            Type::NUMERIC => (float(), numeric),
            Type::TEXT
            | Type::VARCHAR
            | Type::BPCHAR
            | Type::NAME
            | Type::CHAR
            | Type::UNKNOWN
            | Type::JSON
            | Type::XML => (words(), text),
            // One byte of version, then the text.
            Type::JSONB => (words(), |bytes| text(bytes.get(1..)?)),
            Type::UUID => (words(), uuid),
            Type::TIME => (words(), clock),
            Type::DATE => (Column::Moment(Vec::new()), day),
            Type::TIMESTAMP => (Column::Moment(Vec::new()), moment),
            Type::TIMESTAMPTZ => (Column::Instant(Vec::new()), moment),
            Type::INTERVAL => (Column::Duration(Vec::new()), interval),
            Type::BYTEA => (Column::Bytes(Vec::new()), |bytes| Some(Cell::Bytes(bytes.to_vec()))),
            _ => match kind.kind() {
                Kind::Enum(_) => (words(), text),
                Kind::Domain(inner) => return Self::of(inner),
                Kind::Simple if kind.name() == "citext" => (words(), text),
                _ => return None,
            },
        };
        Some(Self { read, column })
    }

    pub(super) fn push(&mut self, row: &Row, at: usize, name: &str) -> Result<(), DatabaseError> {
        let raw: Option<Raw<'_>> = row.try_get(at).map_err(|error| told(&error, ""))?;
        let cell = match raw {
            None => None,
            Some(Raw(bytes)) => Some((self.read)(bytes)),
        };
        // Infinity has no form here; a missing value would be a lie.
        let cell = match cell {
            Some(None) => {
                let message = format!("a value of column '{name}' is outside the range that can be read here");
                return Err(DatabaseError::Query { message, hint: Some(format!("write cast({name} as text)")) });
            }
            Some(cell) => cell,
            None => None,
        };
        match (&mut self.column, cell) {
            (Column::Bool(values), Some(Cell::Bool(flag))) => values.push(Some(flag)),
            (Column::Float(values), Some(Cell::Float(number))) => values.push(Some(number)),
            (Column::Text(values), Some(Cell::Text(text))) => values.push(Some(text)),
            (Column::Bytes(values), Some(Cell::Bytes(bytes))) => values.push(Some(bytes)),
            (
                Column::Int(values) | Column::Moment(values) | Column::Instant(values) | Column::Duration(values),
                Some(Cell::Int(number)),
            ) => values.push(Some(number)),
            (Column::Bool(values), _) => values.push(None),
            (Column::Float(values), _) => values.push(None),
            (Column::Text(values), _) => values.push(None),
            (Column::Bytes(values), _) => values.push(None),
            (Column::Int(values) | Column::Moment(values) | Column::Instant(values) | Column::Duration(values), _) => {
                values.push(None);
            }
            (Column::Mixed(values), _) => values.push(Value::Null),
        }
        Ok(())
    }

    pub(super) fn finish(&mut self) -> Column {
        let empty = match &self.column {
            Column::Bool(_) => Column::Bool(Vec::new()),
            Column::Int(_) => Column::Int(Vec::new()),
            Column::Float(_) => Column::Float(Vec::new()),
            Column::Text(_) => Column::Text(Vec::new()),
            Column::Bytes(_) => Column::Bytes(Vec::new()),
            Column::Moment(_) => Column::Moment(Vec::new()),
            Column::Instant(_) => Column::Instant(Vec::new()),
            Column::Duration(_) => Column::Duration(Vec::new()),
            Column::Mixed(_) => Column::Mixed(Vec::new()),
        };
        std::mem::replace(&mut self.column, empty)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, numeric};

    fn read(parts: &[u16]) -> f64 {
        let bytes: Vec<u8> = parts.iter().flat_map(|part| part.to_be_bytes()).collect();
        match numeric(&bytes) {
            Some(Cell::Float(number)) => number,
            _ => panic!("no number"),
        }
    }

    #[expect(clippy::float_cmp, reason = "these numbers are exact")]
    #[test]
    fn numbers_of_any_length_are_read() {
        assert_eq!(read(&[2, 0, 0, 2, 12, 5000]), 12.5);
        assert_eq!(read(&[1, 0xffff, 0x4000, 4, 25]), -0.0025);
        assert_eq!(read(&[1, 1, 0, 0, 3]), 30000.0);
        assert_eq!(read(&[0, 0, 0, 0]), 0.0);
    }
}
