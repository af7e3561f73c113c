//! MySQL and MariaDB, by the same rules as PostgreSQL: a read-only transaction, one prepared statement, a query only.

use std::path::PathBuf;
use std::time::Duration;

use futures_util::StreamExt as _;
use mysql_async::consts::{ColumnFlags, ColumnType};
use mysql_async::prelude::Queryable as _;
use mysql_async::{
    Column as Described, Conn, DriverError, Error, Opts, OptsBuilder, Params, Row, Transaction, TxOpts, Value as Sent,
};
use orchestrator_databases::{Batch, Column, DatabaseError, Query, Style, Value, bind, names};
use tokio::sync::oneshot;

use super::cursor::{CONNECT, GOODBYE, Progress, Sender, until_over};
use super::encryption;
use super::security::{Mode, Security};

pub(super) async fn read(
    address: &str,
    ca_file: Option<PathBuf>,
    query: &Query,
    timeout: Duration,
    sender: &Sender,
    stopped: oneshot::Receiver<()>,
) -> Result<(), DatabaseError> {
    let (sql, values) = bind(query.text(), &query.parameters, Style::QuestionWithBackslash)?;
    let (address, security) = Security::of_mysql(address, ca_file)?;
    let options = Opts::from_url(&address).map_err(|_| DatabaseError::Address)?;
    let security = if options.socket().is_some() { security.of_socket()? } else { security };
    let plain = OptsBuilder::from_opts(options).stmt_cache_size(0).prefer_socket(false);
    let mut options: Opts = plain.clone().ssl_opts(encryption::of_mysql(&security)?).into();
    let mut connected = connect(&options, &security).await;
    // Where TLS is only preferred and comes to nothing, it is done without.
    if security.mode == Mode::Prefer && matches!(connected, Err(DatabaseError::Insecure { .. })) {
        options = plain.into();
        connected = connect(&options, &security).await;
    }
    let mut connection = connected?;
    let number = connection.id();
    let reading = rows(&mut connection, &sql, values, timeout, sender);
    let done = until_over(reading, timeout, stopped).await;
    if done == Ok(Progress::Complete) {
        let _ = tokio::time::timeout(GOODBYE, connection.disconnect()).await;
    } else {
        drop(connection);
        // The server would go on with work nobody waits for.
        let _ = tokio::time::timeout(GOODBYE, end(&options, &security, number)).await;
    }
    done.map(drop)
}

async fn connect(options: &Opts, security: &Security) -> Result<Conn, DatabaseError> {
    let unreachable = |reason: &str| DatabaseError::Unreachable { reason: reason.to_owned() };
    let error = match tokio::time::timeout(CONNECT, Conn::new(options.clone())).await {
        Ok(Ok(connection)) => return Ok(connection),
        Ok(Err(error)) => error,
        Err(_) => return Err(unreachable("no connection")),
    };
    if let Some(fault) = encryption::fault_in(&error) {
        return Err(security.insecure(fault));
    }
    // In our own words: the server's name the account and the host.
    Err(match error {
        Error::Driver(DriverError::NoClientSslFlagFromServer) => security.no_tls_there(),
        Error::Server(error) => unreachable(match error.code {
            1044 | 1045 | 1698 => "it refuses the account or its password",
            1049 => "it has no database of that name",
            1040 | 1203 => "it has too many connections",
            _ => "it refuses the connection",
        }),
        _ => unreachable("no connection"),
    })
}

async fn end(options: &Opts, security: &Security, connection: u32) {
    if let Ok(mut second) = connect(options, security).await {
        let _ = second.query_drop(format!("KILL {connection}")).await;
        let _ = second.disconnect().await;
    }
}

async fn rows(
    connection: &mut Conn,
    sql: &str,
    values: Vec<Value>,
    timeout: Duration,
    sender: &Sender,
) -> Result<Progress, DatabaseError> {
    refuse_privileged(connection).await?;
    limit_time(connection, timeout).await;
    let mut options = TxOpts::default();
    options.with_readonly(true);
    let mut transaction = connection.start_transaction(options).await.map_err(told)?;
    // Preparing runs nothing. The text as it is comes first, so that an error names its own lines.
    let statement = match transaction.prep(sql).await {
        Ok(statement) => statement,
        Err(error) => return Err(with_names(error, sql, &mut transaction).await),
    };
    // Where a subquery stands nothing but a query can, and no INTO OUTFILE.
    let probe = transaction.prep(format!("SELECT EXISTS (\n{sql}\n)")).await.map_err(not_a_query)?;
    transaction.close(probe).await.map_err(told)?;
    let mut builders: Vec<Builder> = statement.columns().iter().map(Builder::of).collect();
    let names: Vec<String> = statement.columns().iter().map(|column| column.name_str().into_owned()).collect();
    if builders.is_empty() {
        return Err(DatabaseError::NotAQuery { reason: "the statement has no result".to_owned() });
    }
    let values: Vec<Sent> = values.into_iter().map(sent).collect();
    let parameters = if values.is_empty() { Params::Empty } else { Params::Positional(values) };
    let mut stream = transaction.exec_stream::<Row, _, _>(&statement, parameters).await.map_err(told)?;
    let (mut n_rows, mut n_bytes) = (0, 0);
    let mut is_first = true;
    loop {
        let row = stream.next().await.transpose().map_err(told)?;
        let is_last = row.is_none();
        if let Some(row) = row {
            for (builder, value) in builders.iter_mut().zip(row.unwrap()) {
                n_bytes += if let Sent::Bytes(bytes) = &value { bytes.len() } else { 8 };
                builder.push(value)?;
            }
            n_rows += 1;
        }
        if Batch::is_full(n_rows, n_bytes) || is_last && (n_rows > 0 || is_first) {
            let columns = builders.iter_mut().map(Builder::finish).collect();
            if sender.send(Ok(Batch { names: names.clone(), columns })).is_err() {
                return Ok(Progress::Unwanted);
            }
            (n_rows, n_bytes) = (0, 0);
            is_first = false;
        }
        if is_last {
            return Ok(Progress::Complete);
        }
    }
}

/// An account that reads the server's files would make them readable to scripts. It sees its own privileges here, and
/// those of others only if it may read them, which is too much as well.
async fn refuse_privileged(connection: &mut Conn) -> Result<(), DatabaseError> {
    const QUESTION: &str =
        "SELECT count(*) FROM information_schema.user_privileges WHERE privilege_type IN ('FILE', 'SUPER')";
    let count: Option<u64> = connection.query_first(QUESTION).await.map_err(told)?;
    if count.unwrap_or(0) > 0 {
        return Err(DatabaseError::Privileged { what: "read files of its server" });
    }
    Ok(())
}

/// The two engines spell it differently; the client's own clock is what counts in the end.
async fn limit_time(connection: &mut Conn, timeout: Duration) {
    let mariadb = format!("SET SESSION max_statement_time = {}", timeout.as_secs_f64());
    if connection.query_drop(mariadb).await.is_err() {
        let _ = connection.query_drop(format!("SET SESSION max_execution_time = {}", timeout.as_millis())).await;
    }
}

fn told(error: Error) -> DatabaseError {
    match error {
        Error::Server(error) => match error.code {
            1969 | 3024 | 1317 => DatabaseError::Timeout,
            1792 => DatabaseError::NotAQuery { reason: error.message },
            _ => DatabaseError::query(error.message),
        },
        _ => DatabaseError::query("the connection was lost"),
    }
}

/// Adds the known names to an error about an unknown one.
async fn with_names(error: Error, sql: &str, transaction: &mut Transaction<'_>) -> DatabaseError {
    const TABLES: &str =
        "SELECT table_name FROM information_schema.tables WHERE table_schema = database() AND ? <> '' ORDER BY 1";
    const COLUMNS: &str = "SELECT DISTINCT column_name FROM information_schema.columns \
        WHERE table_schema = database() AND instr(?, table_name) > 0 ORDER BY 1";
    let (what, question) = match &error {
        Error::Server(error) if error.code == 1146 => ("tables", TABLES),
        Error::Server(error) if error.code == 1054 => ("columns", COLUMNS),
        _ => return told(error),
    };
    let DatabaseError::Query { message, .. } = told(error) else { return DatabaseError::Timeout };
    let names: Vec<String> = transaction.exec(question, (sql,)).await.unwrap_or_default();
    let hint = names::hint(what, names::quoted(&message), &names);
    DatabaseError::Query { message, hint }
}

/// The text is a statement, but does not fit where only a query fits.
fn not_a_query(error: Error) -> DatabaseError {
    match error {
        Error::Server(error) if [1064, 1235, 1234, 1221].contains(&error.code) => {
            DatabaseError::NotAQuery { reason: "this is another statement".to_owned() }
        }
        other => told(other),
    }
}

fn sent(value: Value) -> Sent {
    match value {
        Value::Null => Sent::NULL,
        Value::Bool(flag) => Sent::Int(i64::from(flag)),
        Value::Int(number) => Sent::Int(number),
        Value::Float(number) => Sent::Double(number),
        Value::Text(text) => Sent::Bytes(text.into_bytes()),
        Value::Bytes(bytes) => Sent::Bytes(bytes),
    }
}

struct Builder {
    name: String,
    column: Column,
}

impl Builder {
    fn of(described: &Described) -> Self {
        const BINARY: u16 = 63;
        let is_binary = described.character_set() == BINARY;
        let column = match described.column_type() {
            ColumnType::MYSQL_TYPE_TINY
            | ColumnType::MYSQL_TYPE_SHORT
            | ColumnType::MYSQL_TYPE_INT24
            | ColumnType::MYSQL_TYPE_LONG
            | ColumnType::MYSQL_TYPE_LONGLONG
            | ColumnType::MYSQL_TYPE_BIT
            | ColumnType::MYSQL_TYPE_YEAR => Column::Int(Vec::new()),
            ColumnType::MYSQL_TYPE_FLOAT
            | ColumnType::MYSQL_TYPE_DOUBLE
            | ColumnType::MYSQL_TYPE_DECIMAL
            | ColumnType::MYSQL_TYPE_NEWDECIMAL => Column::Float(Vec::new()),
            ColumnType::MYSQL_TYPE_DATE | ColumnType::MYSQL_TYPE_DATETIME | ColumnType::MYSQL_TYPE_TIMESTAMP => {
                Column::Moment(Vec::new())
            }
            ColumnType::MYSQL_TYPE_TIME => Column::Duration(Vec::new()),
            ColumnType::MYSQL_TYPE_TINY_BLOB
            | ColumnType::MYSQL_TYPE_MEDIUM_BLOB
            | ColumnType::MYSQL_TYPE_LONG_BLOB
            | ColumnType::MYSQL_TYPE_BLOB
            | ColumnType::MYSQL_TYPE_STRING
            | ColumnType::MYSQL_TYPE_VAR_STRING
            | ColumnType::MYSQL_TYPE_VARCHAR
            | ColumnType::MYSQL_TYPE_GEOMETRY
                if is_binary && described.flags().contains(ColumnFlags::BINARY_FLAG) =>
            {
                Column::Bytes(Vec::new())
            }
            _ => Column::Text(Vec::new()),
        };
        Self { name: described.name_str().into_owned(), column }
    }

    fn push(&mut self, value: Sent) -> Result<(), DatabaseError> {
        let is_fitting = match (&mut self.column, value) {
            (Column::Int(values), value) => put(values, whole(&value)),
            (Column::Float(values), value) => put(values, number(&value)),
            (Column::Moment(values), value) => put(values, moment(&value)),
            (Column::Duration(values), value) => put(values, duration(&value)),
            (Column::Text(values), Sent::NULL) => put(values, Ok(None)),
            (Column::Text(values), Sent::Bytes(bytes)) => {
                put(values, String::from_utf8(bytes).map(Some).map_err(|_| Unfit))
            }
            (Column::Bytes(values), Sent::NULL) => put(values, Ok(None)),
            (Column::Bytes(values), Sent::Bytes(bytes)) => put(values, Ok(Some(bytes))),
            _ => false,
        };
        if is_fitting {
            return Ok(());
        }
        Err(DatabaseError::Query {
            message: format!("a value of column '{}' is outside the range that can be read here", self.name),
            hint: Some(format!("write cast({} as char)", self.name)),
        })
    }

    fn finish(&mut self) -> Column {
        let empty = match &self.column {
            Column::Int(_) => Column::Int(Vec::new()),
            Column::Float(_) => Column::Float(Vec::new()),
            Column::Moment(_) => Column::Moment(Vec::new()),
            Column::Duration(_) => Column::Duration(Vec::new()),
            Column::Bytes(_) => Column::Bytes(Vec::new()),
            _ => Column::Text(Vec::new()),
        };
        std::mem::replace(&mut self.column, empty)
    }
}

/// A value that the column's type does not explain.
struct Unfit;

/// A value, or none where the server has none.
type Read<T> = Result<Option<T>, Unfit>;

/// Keeps a value that could be read.
fn put<T>(values: &mut Vec<Option<T>>, value: Read<T>) -> bool {
    let could_be_read = value.is_ok();
    values.extend(value);
    could_be_read
}

fn whole(value: &Sent) -> Read<i64> {
    match value {
        Sent::NULL => Ok(None),
        Sent::Int(number) => Ok(Some(*number)),
        Sent::UInt(number) => i64::try_from(*number).map(Some).map_err(|_| Unfit),
        // Bits, the first ones first.
        Sent::Bytes(bytes) if bytes.len() <= 8 => {
            let bits = bytes.iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
            i64::try_from(bits).map(Some).map_err(|_| Unfit)
        }
        _ => Err(Unfit),
    }
}

fn number(value: &Sent) -> Read<f64> {
    match value {
        Sent::NULL => Ok(None),
        Sent::Float(number) => Ok(Some(f64::from(*number))),
        Sent::Double(number) => Ok(Some(*number)),
        Sent::Bytes(text) => std::str::from_utf8(text).ok().and_then(|text| text.parse().ok()).map(Some).ok_or(Unfit),
        _ => Err(Unfit),
    }
}

fn moment(value: &Sent) -> Read<i64> {
    let Sent::Date(year, month, day, hour, minute, second, micro) = *value else {
        return if matches!(value, Sent::NULL) { Ok(None) } else { Err(Unfit) };
    };
    // MySQL's date of zeros is its missing date.
    if month == 0 || day == 0 {
        return Ok(None);
    }
    let date = chrono::NaiveDate::from_ymd_opt(year.into(), month.into(), day.into()).ok_or(Unfit)?;
    let time = date.and_hms_micro_opt(hour.into(), minute.into(), second.into(), micro).ok_or(Unfit)?;
    Ok(Some(time.and_utc().timestamp_micros()))
}

fn duration(value: &Sent) -> Read<i64> {
    let Sent::Time(is_negative, days, hours, minutes, seconds, micros) = *value else {
        return if matches!(value, Sent::NULL) { Ok(None) } else { Err(Unfit) };
    };
    let seconds = (i64::from(days) * 24 + i64::from(hours)) * 3600 + i64::from(minutes) * 60 + i64::from(seconds);
    let micros = seconds * 1_000_000 + i64::from(micros);
    Ok(Some(if is_negative { -micros } else { micros }))
}
