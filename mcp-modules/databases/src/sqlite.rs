//! SQLite: a file of the project, opened so that nothing in it or of the query can change anything.
//!
//! Four walls: the file is opened read only, an authorizer refuses every action but reading, the query must be one
//! statement that returns rows, and the engine's memory and time are bounded.

use std::time::Instant;

use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::limits::Limit;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, Error, OpenFlags, ToSql, ffi};

use crate::batch::{Batch, Column, ROWS, Value};
use crate::cursor::Query;
use crate::error::DatabaseError;
use crate::placeholders::{Style, bind};

/// Where the database is.
#[derive(Clone, Debug)]
pub enum SqliteFile {
    /// A path or an address that the engine opens.
    Address(String),
    /// A whole database in memory.
    Bytes(Vec<u8>),
}

/// What the engine may use.
#[derive(Clone, Copy, Debug)]
pub struct SqliteOptions {
    /// Bytes the engine may hold: sorting and grouping happen in memory, never in a file.
    pub heap_bytes: i64,
    pub deadline: Option<Instant>,
}

/// Longest value of one cell.
const MOST_CELL_BYTES: i32 = 256 << 20;
/// Steps of the engine between two looks at the clock.
const STEPS: i32 = 10_000;

/// Reads the rows of `query`, batch by batch.
pub fn read_sqlite<E: From<DatabaseError>>(
    file: SqliteFile,
    options: SqliteOptions,
    query: &Query,
    mut take: impl FnMut(Batch) -> Result<(), E>,
) -> Result<(), E> {
    let connection = open(file, options).map_err(told)?;
    let (sql, values) = bind(&query.sql, &query.parameters, Style::Question)?;
    let mut statement = connection.prepare(&sql).map_err(told)?;
    if statement.column_count() == 0 {
        let reason = "the statement has no result".to_owned();
        return Err(DatabaseError::NotAQuery { reason }.into());
    }
    let names: Vec<String> = statement.column_names().into_iter().map(str::to_owned).collect();
    let mut growing: Vec<Growing> = statement.columns().map(|column| Growing::declared(column.decl_type())).collect();
    let mut rows = statement.query(rusqlite::params_from_iter(&values)).map_err(told)?;
    let mut n_rows = 0;
    let mut is_first = true;
    loop {
        let row = rows.next().map_err(told)?;
        if let Some(row) = row {
            for (at, column) in growing.iter_mut().enumerate() {
                column.push(row.get_ref(at).map_err(told)?)?;
            }
            n_rows += 1;
        }
        // A result without rows still tells its columns.
        if n_rows == ROWS || row.is_none() && (n_rows > 0 || is_first) {
            take(Batch { names: names.clone(), columns: growing.iter_mut().map(Growing::finish).collect() })?;
            n_rows = 0;
            is_first = false;
        }
        if row.is_none() {
            return Ok(());
        }
    }
}

fn open(file: SqliteFile, options: SqliteOptions) -> Result<Connection, Error> {
    // The engine has no other way to bound what it holds; the limit is the process's, which runs one script.
    // SAFETY: takes a number, touches no memory of ours.
    unsafe { ffi::sqlite3_hard_heap_limit64(options.heap_bytes) };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = match file {
        SqliteFile::Address(address) => Connection::open_with_flags(address, flags)?,
        SqliteFile::Bytes(bytes) => {
            let mut connection = Connection::open_in_memory()?;
            let n_bytes = bytes.len();
            connection.deserialize_read_exact("main", bytes.as_slice(), n_bytes, true)?;
            connection
        }
    };
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MOST_CELL_BYTES)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.pragma_update(None, "query_only", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.authorizer(Some(|context: AuthContext<'_>| permission(&context.action)))?;
    if let Some(deadline) = options.deadline {
        connection.progress_handler(STEPS, Some(move || Instant::now() >= deadline))?;
    }
    Ok(connection)
}

/// Pragmas that tell what a table looks like.
const PRAGMAS: [&str; 7] =
    ["foreign_key_list", "index_info", "index_list", "index_xinfo", "table_info", "table_list", "table_xinfo"];

fn permission(action: &AuthAction<'_>) -> Authorization {
    match action {
        AuthAction::Select | AuthAction::Read { .. } | AuthAction::Recursive => Authorization::Allow,
        AuthAction::Function { function_name } if *function_name != "load_extension" => Authorization::Allow,
        AuthAction::Pragma { pragma_name, .. } if PRAGMAS.contains(pragma_name) => Authorization::Allow,
        _ => Authorization::Deny,
    }
}

fn told(error: Error) -> DatabaseError {
    match &error {
        Error::SqliteFailure(failure, message) => match failure.code {
            rusqlite::ErrorCode::OperationInterrupted => DatabaseError::Timeout,
            rusqlite::ErrorCode::NotADatabase => {
                DatabaseError::Query { message: "the file is not an SQLite database".to_owned(), hint: None }
            }
            rusqlite::ErrorCode::AuthorizationForStatementDenied => {
                DatabaseError::NotAQuery { reason: "the database is read only".to_owned() }
            }
            _ => DatabaseError::Query { message: message.clone().unwrap_or_else(|| failure.to_string()), hint: None },
        },
        Error::SqlInputError { msg, .. } => DatabaseError::Query { message: msg.clone(), hint: None },
        Error::MultipleStatement => DatabaseError::NotAQuery { reason: "there is more than one statement".to_owned() },
        _ => DatabaseError::Query { message: error.to_string(), hint: None },
    }
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
