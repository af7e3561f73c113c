//! SQLite: a file of the project, opened so that nothing in it or in the query can change anything.
//!
//! Five walls: the engine can open nothing but the descriptor it was given, read only; an authorizer refuses every action
//! but reading; the query must be one statement that returns rows; the engine's memory is bounded; and it asks every few
//! thousand steps whether it should go on.

use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::config::DbConfig;
use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::limits::Limit;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, Error, ErrorCode, OpenFlags, ToSql, ffi};

use crate::batch::{Batch, Column, Value};
use crate::error::DatabaseError;
use crate::names;
use crate::placeholders::{Style, bind};
use crate::query::{Query, place};
use crate::sqlite_clock;
use crate::sqlite_open::address_of;

/// Where the database is.
#[derive(Clone, Debug)]
pub enum SqliteFile {
    /// An open file, by its number.
    Descriptor(i32),
    /// A whole database in memory.
    Bytes(Vec<u8>),
}

/// Bytes the engine may hold besides the rows it has handed over: it sorts and groups in memory, never in a file.
const ENGINE_BYTES: i64 = 256 << 20;
/// Longest value of one cell.
const MOST_CELL_BYTES: i32 = 64 << 20;
/// Longest query.
const MOST_QUERY_BYTES: i32 = 16 << 20;
/// Steps of the engine between two checks whether to go on.
const STEPS: c_int = 10_000;

/// Reads the rows of `query`, batch by batch, until `is_over` says so.
pub fn read_sqlite<E: From<DatabaseError>>(
    file: SqliteFile,
    query: &Query,
    mut is_over: impl FnMut() -> bool,
    mut take: impl FnMut(Batch) -> Result<(), E>,
) -> Result<(), E> {
    let (sql, values) = bind(&query.sql, &query.parameters, Style::Question)?;
    let mut ask: &mut dyn FnMut() -> bool = &mut is_over;
    let connection = open(file).map_err(|error| told(&error))?;
    // SAFETY: `ask` was made before the connection and so outlives it; nothing else uses it meanwhile.
    unsafe { ffi::sqlite3_progress_handler(connection.handle(), STEPS, Some(question), (&raw mut ask).cast()) };
    // The binding takes for granted that names are UTF-8, which a damaged file need not honour.
    let reading = AssertUnwindSafe(|| read_rows(&connection, &sql, &values, &mut take));
    catch_unwind(reading).unwrap_or_else(|_| Err(DatabaseError::query("the database file is damaged").into()))
}

unsafe extern "C" fn question(ask: *mut c_void) -> c_int {
    // SAFETY: the pointer is the one `read_sqlite` registered.
    let ask = unsafe { &mut *ask.cast::<&mut dyn FnMut() -> bool>() };
    let answer = catch_unwind(AssertUnwindSafe(ask));
    c_int::from(answer.unwrap_or(true))
}

fn read_rows<E: From<DatabaseError>>(
    connection: &Connection,
    sql: &str,
    values: &[Value],
    take: &mut impl FnMut(Batch) -> Result<(), E>,
) -> Result<(), E> {
    let mut statement = connection.prepare(sql).map_err(|error| with_names(told(&error), sql, connection))?;
    if statement.column_count() == 0 {
        let reason = "the statement has no result".to_owned();
        return Err(DatabaseError::NotAQuery { reason }.into());
    }
    if statement.parameter_count() != values.len() {
        let message = "the query has placeholders, and params has no values for them".to_owned();
        return Err(DatabaseError::parameters(message).into());
    }
    let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
    let mut growing: Vec<Growing> = statement.columns().map(|column| Growing::declared(column.decl_type())).collect();
    let mut rows = statement.query(rusqlite::params_from_iter(values)).map_err(|error| told(&error))?;
    let (mut n_rows, mut n_bytes) = (0, 0);
    let mut is_first = true;
    loop {
        let row = rows.next().map_err(|error| told(&error))?;
        if let Some(row) = row {
            for (at, column) in growing.iter_mut().enumerate() {
                let value = row.get_ref(at).map_err(|error| told(&error))?;
                n_bytes += value.as_bytes_or_null().ok().flatten().map_or(8, <[u8]>::len);
                column.push(value)?;
            }
            n_rows += 1;
        }
        // A result without rows still has its columns.
        if Batch::is_full(n_rows, n_bytes) || row.is_none() && (n_rows > 0 || is_first) {
            take(Batch { names: names.clone(), columns: growing.iter_mut().map(Growing::finish).collect() })?;
            (n_rows, n_bytes) = (0, 0);
            is_first = false;
        }
        if row.is_none() {
            return Ok(());
        }
    }
}

fn open(file: SqliteFile) -> Result<Connection, Error> {
    sqlite_clock::install();
    // The engine has no other way to bound what it holds; the limit is the process's, which runs one script.
    // SAFETY: takes a number, touches no memory of ours.
    unsafe { ffi::sqlite3_hard_heap_limit64(0) };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut n_held = 0;
    let mut connection = match file {
        SqliteFile::Descriptor(number) => Connection::open_with_flags(address_of(number)?, flags)?,
        SqliteFile::Bytes(bytes) => {
            let mut connection = Connection::open_in_memory()?;
            n_held = bytes.len();
            connection.deserialize_read_exact("main", bytes.as_slice(), n_held, true)?;
            connection
        }
    };
    let held = i64::try_from(n_held).unwrap_or(0);
    // SAFETY: as above.
    unsafe { ffi::sqlite3_hard_heap_limit64(held + ENGINE_BYTES) };
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MOST_CELL_BYTES)?;
    connection.set_limit(Limit::SQLITE_LIMIT_SQL_LENGTH, MOST_QUERY_BYTES)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.pragma_update(None, "query_only", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.authorizer(Some(|context: AuthContext<'_>| permission(&context.action)))?;
    Ok(connection)
}

/// Pragmas that describe a table; text search uses the first by itself.
const PRAGMAS: [&str; 8] = [
    "data_version",
    "foreign_key_list",
    "index_info",
    "index_list",
    "index_xinfo",
    "table_info",
    "table_list",
    "table_xinfo",
];

fn permission(action: &AuthAction<'_>) -> Authorization {
    match action {
        AuthAction::Select | AuthAction::Read { .. } | AuthAction::Recursive => Authorization::Allow,
        AuthAction::Function { function_name } if !REFUSED_FUNCTIONS.contains(function_name) => Authorization::Allow,
        AuthAction::Pragma { pragma_name, .. } if PRAGMAS.contains(pragma_name) => Authorization::Allow,
        _ => Authorization::Deny,
    }
}

const REFUSED_FUNCTIONS: [&str; 2] = ["fts3_tokenizer", "load_extension"];

fn told(error: &Error) -> DatabaseError {
    match error {
        Error::SqliteFailure(failure, message) => match failure.code {
            ErrorCode::OperationInterrupted => DatabaseError::Timeout,
            ErrorCode::OutOfMemory => DatabaseError::Memory { megabytes: ENGINE_BYTES >> 20 },
            ErrorCode::TooBig => DatabaseError::Long { megabytes: MOST_CELL_BYTES >> 20 },
            ErrorCode::NotADatabase => DatabaseError::query("the file is not an SQLite database"),
            ErrorCode::DatabaseCorrupt => DatabaseError::query("the database file is damaged"),
            ErrorCode::AuthorizationForStatementDenied => {
                DatabaseError::NotAQuery { reason: "the database is read only".to_owned() }
            }
            _ => DatabaseError::query(message.clone().unwrap_or_else(|| failure.to_string())),
        },
        Error::SqlInputError { msg, sql, offset, .. } => {
            let at =
                usize::try_from(*offset).ok().map(|bytes| sql.get(..bytes).unwrap_or_default().chars().count() + 1);
            DatabaseError::query(format!("{msg}{}", at.map(|at| place(sql, at)).unwrap_or_default()))
        }
        Error::MultipleStatement => DatabaseError::NotAQuery { reason: "there is more than one statement".to_owned() },
        Error::InvalidQuery => DatabaseError::query("an SQLite file cannot be opened on this system"),
        _ => DatabaseError::query(error.to_string()),
    }
}

/// Adds the known names to an error about an unknown one.
fn with_names(error: DatabaseError, sql: &str, connection: &Connection) -> DatabaseError {
    const TABLES: &str = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'view', 'virtual') \
        AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND ?1 <> '' ORDER BY name";
    const COLUMNS: &str = "SELECT DISTINCT c.name FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c \
        WHERE t.schema = 'main' AND t.type IN ('table', 'view', 'virtual') AND instr(lower(?1), lower(t.name)) > 0 ORDER BY 1";
    let DatabaseError::Query { message, hint: None } = error else { return error };
    let (what, question) = if message.starts_with("no such table") {
        ("tables", TABLES)
    } else if message.starts_with("no such column") {
        ("columns", COLUMNS)
    } else {
        return DatabaseError::Query { message, hint: None };
    };
    let ask = || -> Result<Vec<String>, Error> {
        connection.prepare(question)?.query_map([sql], |row| row.get(0))?.collect()
    };
    let names = ask().unwrap_or_default();
    let wanted = message.split([':', '(']).nth(1).unwrap_or_default().trim();
    let wanted = wanted.rsplit('.').next().unwrap_or_default();
    let hint = names::hint(what, wanted, &names);
    DatabaseError::Query { message, hint }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Bool(flag) => ValueRef::Integer(i64::from(*flag)),
            Self::Int(number) => ValueRef::Integer(*number),
            Self::Float(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// A column whose type shows while it is read.
enum Growing {
    /// Nothing but missing values so far.
    Missing(usize),
    Int(Vec<Option<i64>>),
    Float(Vec<Option<f64>>),
    Text(Vec<Option<String>>),
    Mixed(Vec<Value>),
}

impl Growing {
    /// By the rules of SQLite for the declared type.
    fn declared(kind: Option<&str>) -> Self {
        let kind = kind.unwrap_or_default().to_ascii_uppercase();
        if kind.contains("INT") {
            Self::Int(Vec::new())
        } else if ["CHAR", "CLOB", "TEXT"].iter().any(|word| kind.contains(word)) {
            Self::Text(Vec::new())
        } else if ["REAL", "FLOA", "DOUB"].iter().any(|word| kind.contains(word)) {
            Self::Float(Vec::new())
        } else {
            Self::Missing(0)
        }
    }

    fn push(&mut self, value: ValueRef<'_>) -> Result<(), DatabaseError> {
        match (&mut *self, value) {
            (Self::Missing(n), ValueRef::Null) => *n += 1,
            (Self::Int(values), ValueRef::Null) => values.push(None),
            (Self::Float(values), ValueRef::Null) => values.push(None),
            (Self::Text(values), ValueRef::Null) => values.push(None),
            (Self::Int(values), ValueRef::Integer(number)) => values.push(Some(number)),
            (Self::Float(values), ValueRef::Real(number)) => values.push(Some(number)),
            #[expect(clippy::cast_precision_loss, reason = "as SQLite compares them")]
            (Self::Float(values), ValueRef::Integer(number)) => values.push(Some(number as f64)),
            (Self::Text(values), ValueRef::Text(text)) => values.push(Some(text_of(text)?)),
            (Self::Mixed(values), value) => values.push(value_of(value)?),
            (_, value) => {
                self.widen(value);
                self.push(value)?;
            }
        }
        Ok(())
    }

    /// Makes room for a value of another type.
    fn widen(&mut self, value: ValueRef<'_>) {
        *self = match (std::mem::replace(self, Self::Missing(0)), value) {
            (Self::Missing(n), ValueRef::Integer(_)) => Self::Int(vec![None; n]),
            (Self::Missing(n), ValueRef::Real(_)) => Self::Float(vec![None; n]),
            (Self::Missing(n), ValueRef::Text(_)) => Self::Text(vec![None; n]),
            (Self::Missing(n), _) => Self::Mixed(vec![Value::Null; n]),
            #[expect(clippy::cast_precision_loss, reason = "as SQLite compares them")]
            (Self::Int(values), ValueRef::Real(_)) => {
                Self::Float(values.into_iter().map(|value| value.map(|number| number as f64)).collect())
            }
            (Self::Int(values), _) if values.iter().all(Option::is_none) => Self::Missing(values.len()),
            (Self::Float(values), _) if values.iter().all(Option::is_none) => Self::Missing(values.len()),
            (Self::Text(values), _) if values.iter().all(Option::is_none) => Self::Missing(values.len()),
            (Self::Int(values), _) => Self::Mixed(mixed(values, Value::Int)),
            (Self::Float(values), _) => Self::Mixed(mixed(values, Value::Float)),
            (Self::Text(values), _) => Self::Mixed(mixed(values, Value::Text)),
            (Self::Mixed(values), _) => Self::Mixed(values),
        };
    }

    /// The column so far; what follows starts with the same type.
    fn finish(&mut self) -> Column {
        match self {
            Self::Missing(n) => Column::Mixed(vec![Value::Null; std::mem::take(n)]),
            Self::Int(values) => Column::Int(std::mem::take(values)),
            Self::Float(values) => Column::Float(std::mem::take(values)),
            Self::Text(values) => Column::Text(std::mem::take(values)),
            Self::Mixed(values) => {
                let values = std::mem::take(values);
                *self = Self::Missing(0);
                Column::Mixed(values)
            }
        }
    }
}

fn mixed<T>(values: Vec<Option<T>>, make: impl Fn(T) -> Value) -> Vec<Value> {
    values.into_iter().map(|value| value.map_or(Value::Null, &make)).collect()
}

fn text_of(bytes: &[u8]) -> Result<String, DatabaseError> {
    String::from_utf8(bytes.to_vec()).map_err(|_| DatabaseError::Query {
        message: "the database holds text that is not UTF-8".to_owned(),
        hint: Some("read the column as cast(name as blob)".to_owned()),
    })
}

fn value_of(value: ValueRef<'_>) -> Result<Value, DatabaseError> {
    Ok(match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Int(number),
        ValueRef::Real(number) => Value::Float(number),
        ValueRef::Text(text) => Value::Text(text_of(text)?),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    })
}
