//! PostgreSQL, and the engines that speak its protocol.
//!
//! The transaction is read only, so the server refuses every change. Before it runs, the query is also prepared inside
//! `exists(...)`, where the grammar allows nothing but a query; it is never run in that form. Prepared statements are one
//! statement each, which keeps a second one out.

use std::error::Error;
use std::fmt::Write as _;
use std::time::Duration;

use futures_util::TryStreamExt as _;
use orchestrator_databases::{Batch, Column, DatabaseError, Query, Style, Value, bind, names, place};
use tokio::sync::oneshot;
use tokio_postgres::config::SslMode;
use tokio_postgres::error::{ErrorPosition, SqlState};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{Format, FromSql, IsNull, Kind, ToSql, Type};
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

use super::cursor::{CONNECT, GOODBYE, Progress, Sender, until_over};

pub(super) async fn read(
    address: &str,
    query: &Query,
    timeout: Duration,
    sender: &Sender,
    stopped: oneshot::Receiver<()>,
) -> Result<(), DatabaseError> {
    let (sql, values) = bind(query.text(), &query.parameters, Style::Dollar)?;
    let mut config: Config = address.parse().map_err(|_| DatabaseError::Address)?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(DatabaseError::NoTls);
    }
    config.connect_timeout(CONNECT).application_name("orchestrator");
    // The limit of the driver is for each address of the host; this one is for all of them.
    let connecting = tokio::time::timeout(CONNECT, config.connect(NoTls)).await;
    let (client, connection) = match connecting {
        Ok(connected) => connected.map_err(|error| unreachable(&error))?,
        Err(_) => return Err(DatabaseError::Unreachable { reason: "no connection".to_owned() }),
    };
    let talking = tokio::spawn(connection);
    let done = until_over(rows(&client, &sql, &values, timeout, sender), timeout, stopped).await;
    // The server would go on with what nobody waits for.
    if done != Ok(Progress::Complete) {
        let _ = tokio::time::timeout(GOODBYE, client.cancel_token().cancel_query(NoTls)).await;
    }
    drop(client);
    talking.abort();
    done.map(drop)
}

async fn rows(
    client: &Client,
    sql: &str,
    values: &[Value],
    timeout: Duration,
    sender: &Sender,
) -> Result<Progress, DatabaseError> {
    begin(client, timeout).await?;
    refuse_privileged(client).await?;
    let kinds: Vec<Type> = values.iter().map(kind_of).collect();
    // Preparing runs nothing. The text as it is comes first: what is wrong with it is told with its own lines.
    let statement = match client.prepare_typed(sql, &kinds).await {
        Ok(statement) => statement,
        Err(error) => return Err(with_names(&error, sql, client).await),
    };
    let probe = format!("SELECT EXISTS (\n{sql}\n)");
    client.prepare_typed(&probe, &kinds).await.map_err(|error| not_a_query(&error))?;
    let mut builders = builders(&statement)?;
    let parameters: Vec<Parameter<'_>> = values.iter().map(Parameter).collect();
    let told = |error| told(&error, sql);
    let mut stream = Box::pin(client.query_raw(&statement, parameters.iter()).await.map_err(told)?);
    let names: Vec<String> = statement.columns().iter().map(|column| column.name().to_owned()).collect();
    let (mut n_rows, mut n_bytes) = (0, 0);
    let mut is_first = true;
    loop {
        let row = stream.try_next().await.map_err(told)?;
        if let Some(row) = &row {
            for (at, builder) in builders.iter_mut().enumerate() {
                builder.push(row, at, &names[at])?;
            }
            n_rows += 1;
            n_bytes += row.raw_size_bytes();
        }
        if Batch::is_full(n_rows, n_bytes) || row.is_none() && (n_rows > 0 || is_first) {
            let columns = builders.iter_mut().map(Builder::finish).collect();
            if sender.send(Ok(Batch { names: names.clone(), columns })).is_err() {
                return Ok(Progress::Unwanted);
            }
            (n_rows, n_bytes) = (0, 0);
            is_first = false;
        }
        if row.is_none() {
            return Ok(Progress::Complete);
        }
    }
}

async fn begin(client: &Client, timeout: Duration) -> Result<(), DatabaseError> {
    // A server that notices that we are gone ends the query; those that cannot look say so, and are not worse off.
    let _ = client.batch_execute("SET client_connection_check_interval = '2s'").await;
    let begin = format!(
        "SET statement_timeout = {}; SET default_transaction_read_only = on; BEGIN TRANSACTION READ ONLY",
        timeout.as_millis().clamp(1, 86_400_000)
    );
    client.batch_execute(&begin).await.map_err(|error| told(&error, ""))
}

/// An account that reads the server's files, itself or by a role it may take, would make them readable to scripts.
async fn refuse_privileged(client: &Client) -> Result<(), DatabaseError> {
    const QUESTION: &str = "SELECT count(*) > 0 FROM pg_catalog.pg_roles WHERE pg_has_role(session_user, oid, 'MEMBER') \
        AND (rolsuper OR rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program'))";
    // Engines that only speak the protocol may lack the table; they lack the file functions too.
    if let Ok(rows) = client.query(QUESTION, &[]).await {
        if rows.first().is_some_and(|row| row.try_get(0).unwrap_or(false)) {
            return Err(DatabaseError::Privileged { what: "do anything on its server, or read its files" });
        }
        return Ok(());
    }
    client.batch_execute("ROLLBACK; BEGIN TRANSACTION READ ONLY").await.map_err(|error| told(&error, ""))
}

/// In words of ours: the server's name the account and the host.
fn unreachable(error: &tokio_postgres::Error) -> DatabaseError {
    let reason = match error.code().map(SqlState::code) {
        Some("28P01" | "28000") => "it refuses the account or its password",
        Some("3D000") => "it has no database of that name",
        Some("53300") => "it has too many connections",
        Some("57P03") => "it is starting or stopping",
        Some(_) => "it refuses the connection",
        None => "no connection",
    };
    DatabaseError::Unreachable { reason: reason.to_owned() }
}

fn told(error: &tokio_postgres::Error, sql: &str) -> DatabaseError {
    let Some(db) = error.as_db_error() else {
        return DatabaseError::query(if error.is_closed() {
            "the connection was lost".to_owned()
        } else {
            error.to_string()
        });
    };
    match db.code().code() {
        "57014" => DatabaseError::Timeout,
        "25006" => DatabaseError::NotAQuery { reason: db.message().to_owned() },
        _ => {
            let place = match db.position() {
                Some(ErrorPosition::Original(at)) => place(sql, usize::try_from(*at).unwrap_or(0)),
                _ => String::new(),
            };
            let hint = db.hint().map(|hint| hint.trim_end_matches('.').to_owned());
            DatabaseError::Query { message: format!("{}{place}", db.message()), hint }
        }
    }
}

/// Adds the tables there are to an error about one that is not there; for columns the server does so itself.
async fn with_names(error: &tokio_postgres::Error, sql: &str, client: &Client) -> DatabaseError {
    const TABLES: &str = "SELECT table_name::text FROM information_schema.tables \
        WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1 LIMIT 200";
    let told = told(error, sql);
    let is_missing_table = error.code().is_some_and(|code| code.code() == "42P01");
    let DatabaseError::Query { message, hint: None } = told else { return told };
    if !is_missing_table || client.batch_execute("ROLLBACK; BEGIN TRANSACTION READ ONLY").await.is_err() {
        return DatabaseError::Query { message, hint: None };
    }
    let names: Vec<String> = match client.query(TABLES, &[]).await {
        Ok(rows) => rows.iter().filter_map(|row| row.try_get(0).ok()).collect(),
        Err(_) => Vec::new(),
    };
    let hint = names::hint("tables", names::quoted(&message), &names);
    DatabaseError::Query { message, hint }
}

/// The text is a statement, but does not fit where only a query fits.
fn not_a_query(error: &tokio_postgres::Error) -> DatabaseError {
    match error.as_db_error().map(|db| db.code().code()) {
        Some("42601") => DatabaseError::NotAQuery { reason: "this is another statement".to_owned() },
        Some("0A000") => DatabaseError::NotAQuery { reason: "a part of it changes data".to_owned() },
        _ => told(error, ""),
    }
}

/// The type a placeholder gets: what the server infers reads whole numbers and text best, but takes 2.5 for a whole
/// number beside one.
fn kind_of(value: &Value) -> Type {
    match value {
        Value::Float(_) => Type::FLOAT8,
        Value::Bytes(_) => Type::BYTEA,
        _ => Type::UNKNOWN,
    }
}

/// A parameter as text, which the server reads as the type it wants.
#[derive(Debug)]
struct Parameter<'a>(&'a Value);

impl ToSql for Parameter<'_> {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        let text = match self.0 {
            Value::Null => return Ok(IsNull::Yes),
            Value::Bool(flag) => flag.to_string(),
            Value::Int(number) => number.to_string(),
            Value::Float(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Bytes(bytes) => bytes.iter().fold("\\x".to_owned(), |text, byte| format!("{text}{byte:02x}")),
        };
        out.extend_from_slice(text.as_bytes());
        Ok(IsNull::No)
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    fn encode_format(&self, _: &Type) -> Format {
        Format::Text
    }

    tokio_postgres::types::to_sql_checked!();
}

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

struct Builder {
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

fn builders(statement: &Statement) -> Result<Vec<Builder>, DatabaseError> {
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

    fn push(&mut self, row: &Row, at: usize, name: &str) -> Result<(), DatabaseError> {
        let raw: Option<Raw<'_>> = row.try_get(at).map_err(|error| told(&error, ""))?;
        let cell = match raw {
            None => None,
            Some(Raw(bytes)) => Some((self.read)(bytes)),
        };
        // Infinity has no form here; a missing value would be a lie.
        let cell = match cell {
            Some(None) => {
                let message = format!("a value of column '{name}' is outside what can be told here");
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

    fn finish(&mut self) -> Column {
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
