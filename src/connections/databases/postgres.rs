//! PostgreSQL, and the engines that speak its protocol.
//!
//! The transaction is read only, so the server refuses every change. Before it runs, the query is also prepared inside
//! `exists(...)`, where the grammar allows nothing but a query; it is never run in that form. Prepared statements are one
//! statement each, which keeps a second one out.

use std::error::Error;
use std::path::PathBuf;
use std::time::Duration;

use futures_util::TryStreamExt as _;
use orchestrator_databases::{Batch, DatabaseError, Query, Style, Value, bind, names, place};
use tokio::sync::oneshot;
use tokio_postgres::config::{Host, SslMode, SslNegotiation};
use tokio_postgres::error::{ErrorPosition, SqlState};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{Format, IsNull, ToSql, Type};
use tokio_postgres::{Client, Config, Connection, Socket};

use super::cursor::{CONNECT, GOODBYE, Progress, Sender, until_over};
use super::encryption::{self, Connector};
use super::postgres_cells::{Builder, builders};
use super::security::{Mode, Security};

pub(super) async fn read(
    address: &str,
    ca_file: Option<PathBuf>,
    query: &Query,
    timeout: Duration,
    sender: &Sender,
    stopped: oneshot::Receiver<()>,
) -> Result<(), DatabaseError> {
    let (sql, values) = bind(query.text(), &query.parameters, Style::Dollar)?;
    let (address, security) = Security::of_postgres(address, ca_file)?;
    let mut config: Config = address.parse().map_err(|_| DatabaseError::Address)?;
    // What the address says about it was taken out of it; the driver must not read the rest otherwise.
    if config.get_ssl_mode() != SslMode::Prefer {
        return Err(DatabaseError::Address);
    }
    let mode = mode_of(&security, &config);
    config.connect_timeout(CONNECT).application_name("orchestrator").ssl_mode(mode);
    if config.get_hosts().is_empty() {
        // Certificates are for names; where the address has none, for its number.
        for number in config.get_hostaddrs().to_vec() {
            config.host(number.to_string());
        }
    }
    let connector = encryption::connector(&security, config.get_ssl_negotiation() == SslNegotiation::Direct)?;
    // The limit of the driver is for each address of the host; this one is for all of them.
    let connecting = tokio::time::timeout(CONNECT, connect(&mut config, &security, &connector)).await;
    let (client, connection) = match connecting {
        Ok(connected) => connected.map_err(|error| unreachable(&error, &security))?,
        Err(_) => return Err(DatabaseError::Unreachable { reason: "no connection".to_owned() }),
    };
    let talking = tokio::spawn(connection);
    let done = until_over(rows(&client, &sql, &values, timeout, sender), timeout, stopped).await;
    // The server would go on with work nobody waits for.
    if done != Ok(Progress::Complete) {
        let _ = tokio::time::timeout(GOODBYE, client.cancel_token().cancel_query(connector)).await;
    }
    drop(client);
    talking.abort();
    done.map(drop)
}

fn mode_of(security: &Security, config: &Config) -> SslMode {
    // Nobody listens on a socket of this machine, and the server offers no TLS there: as libpq, we do not ask.
    let is_local = |host: &Host| !matches!(host, Host::Tcp(_));
    let hosts = config.get_hosts();
    match security.mode {
        _ if !hosts.is_empty() && hosts.iter().all(is_local) => SslMode::Disable,
        Mode::Plain => SslMode::Disable,
        Mode::Prefer => SslMode::Prefer,
        Mode::Encrypt | Mode::Authority | Mode::Full => SslMode::Require,
    }
}

type Connected = (Client, Connection<Socket, <Connector as MakeTlsConnect<Socket>>::Stream>);

/// Where TLS is only preferred and comes to nothing, it is done without, as libpq does it.
async fn connect(
    config: &mut Config,
    security: &Security,
    connector: &Connector,
) -> Result<Connected, tokio_postgres::Error> {
    let connected = config.connect(Connector::clone(connector)).await;
    let Err(error) = &connected else { return connected };
    let is_refused = error.code() == Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION);
    if security.mode == Mode::Prefer && (is_refused || encryption::fault_in(error).is_some()) {
        config.ssl_mode(SslMode::Disable);
        return config.connect(Connector::clone(connector)).await;
    }
    connected
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
    // Preparing runs nothing. The text as it is comes first, so that an error names its own lines.
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
    // A server that notices that we are gone ends the query; one that cannot check says so, and nothing is lost.
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

/// In our own words: the server's name the account and the host.
fn unreachable(error: &tokio_postgres::Error, security: &Security) -> DatabaseError {
    if let Some(fault) = encryption::fault_in(error) {
        return security.insecure(fault);
    }
    // The driver has no other way to say it.
    if error.source().is_some_and(|cause| cause.to_string() == "server does not support TLS") {
        return security.no_tls_there();
    }
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

pub(super) fn told(error: &tokio_postgres::Error, sql: &str) -> DatabaseError {
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

/// Adds the known tables to an error about an unknown one; for columns the server does so itself.
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
