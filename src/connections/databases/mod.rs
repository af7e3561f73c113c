//! Databases behind `load_sql`: the program holds the addresses and the connections, a script gets rows.

mod cursor;
#[cfg_attr(not(feature = "tls"), path = "no_encryption.rs")]
mod encryption;
mod mysql;
mod postgres;
mod postgres_cells;
mod security;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use orchestrator_databases::{DatabaseError, Parameters, Query};
use orchestrator_mcp_modules::class_of;
use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::host::{Answer, HostError, Payload};
use orchestrator_words::hint_of_names;
use serde_json::{Value, json};

use self::cursor::{Cursor, open};
use crate::settings::Settings;

/// Queries one execution may have open.
const MOST_CURSORS: usize = 8;
/// Bytes of a batch that still fit through the pipe of a worker.
const MOST_BATCH_BYTES: usize = 64 << 20;

/// The running queries of one execution.
#[derive(Default)]
pub(crate) struct Databases {
    cursors: Mutex<Cursors>,
}

#[derive(Default)]
struct Cursors {
    next: u64,
    open: HashMap<u64, Arc<Cursor>>,
}

impl Databases {
    fn cursors(&self) -> std::sync::MutexGuard<'_, Cursors> {
        self.cursors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a query, or names the SQLite file that the script opens itself; an empty name means that none is set up.
    pub(crate) fn open(&self, settings: &Settings, arguments: &Value) -> Answer {
        let name = arguments.get("connection").and_then(Value::as_str).unwrap_or_default();
        let Some(address) = settings.databases.get(&name.to_ascii_lowercase()) else {
            return if name.is_empty() { Ok(json!({ "sqlite": "" }).into()) } else { Err(unknown(settings, name)) };
        };
        if let Some(file) = address.0.strip_prefix("sqlite:") {
            return Ok(json!({ "sqlite": file.trim_start_matches('/') }).into());
        }
        let sql = arguments.get("sql").and_then(Value::as_str).unwrap_or_default().to_owned();
        let parameters = Parameters::from_json(&arguments["params"])
            .ok_or_else(|| HostError::new(ErrorClass::TypeError, "params cannot be sent to a database"))?;
        if self.cursors().open.len() >= MOST_CURSORS {
            return Err(HostError::new(ErrorClass::RuntimeError, "too many queries at a time"));
        }
        let ca_file = settings.ca_file.clone();
        let cursor = open(&address.0, Query { sql, parameters }, settings.timeout, ca_file);
        let cursor = cursor.map_err(|error| told(&error))?;
        let mut cursors = self.cursors();
        cursors.next += 1;
        let number = cursors.next;
        cursors.open.insert(number, Arc::new(cursor));
        Ok(json!({ "cursor": number }).into())
    }

    /// The bytes of a query's next batch; after the last one, none.
    pub(crate) fn next(&self, arguments: &Value) -> Answer {
        let number = arguments.get("cursor").and_then(Value::as_u64).unwrap_or_default();
        let Some(cursor) = self.cursors().open.get(&number).cloned() else {
            return Err(HostError::new(ErrorClass::ValueError, "there is no such query"));
        };
        let batch = cursor.next_batch();
        let is_last = !matches!(batch, Ok(Some(_)));
        if is_last {
            self.cursors().open.remove(&number);
        }
        let Some(batch) = batch.map_err(|error| told(&error))? else { return Ok(Payload::default()) };
        let bytes = batch.encode();
        if bytes.len() > MOST_BATCH_BYTES {
            let error = HostError::new(ErrorClass::ValueError, "a row of the result is too large to be handed over");
            return Err(error.with_hint("let the query return a part of the value, such as left(name, 1000)"));
        }
        Ok(bytes.into())
    }

    /// Ends what still runs, and waits a little until the servers have heard it: this process may end right after.
    pub(crate) fn close(&self) {
        let running: Vec<Arc<Cursor>> = self.cursors().open.drain().map(|(_, cursor)| cursor).collect();
        for cursor in &running {
            cursor.stop();
        }
        for cursor in &running {
            cursor.wait_for_end();
        }
    }
}

fn unknown(settings: &Settings, name: &str) -> HostError {
    let names: Vec<&str> = settings.databases.keys().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let is_plain = name.len() <= 40 && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    let variable = if is_plain { name.to_ascii_uppercase() } else { "<NAME>".to_owned() };
    let setting = format!("the operator sets ORCHESTRATOR_DATABASE_URL_{variable}");
    let hint =
        if names.is_empty() { setting } else { format!("{}; {setting}", hint_of_names("databases", name, &names)) };
    HostError::new(ErrorClass::KeyError, format!("no database named '{name:.120}' is set up")).with_hint(hint)
}

fn told(error: &DatabaseError) -> HostError {
    let told = HostError::new(class_of(error), error.to_string());
    match error.hint() {
        Some(hint) => told.with_hint(hint),
        None => told,
    }
}
