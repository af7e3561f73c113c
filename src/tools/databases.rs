//! Databases behind `load_sql`: the program holds the addresses and the connections, a script gets rows.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use orchestrator_databases::{Cursor, DatabaseError, Parameters, Query, open};
use orchestrator_runtime::host::{Answer, HostError};
use serde_json::{Value, json};

use super::nearest;
use crate::settings::Settings;

/// Queries one execution may have open.
const MOST_CURSORS: usize = 8;

/// The running queries of one execution.
#[derive(Default)]
pub(super) struct Databases {
    cursors: Mutex<Cursors>,
}

#[derive(Default)]
struct Cursors {
    next: u64,
    open: HashMap<u64, Arc<Mutex<Cursor>>>,
}

impl Databases {
    fn cursors(&self) -> std::sync::MutexGuard<'_, Cursors> {
        self.cursors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a query, or names the SQLite file that the script opens itself; an empty name means that none is set up.
    pub(super) fn open(&self, settings: &Settings, arguments: &Value) -> Answer {
        let name = arguments.get("connection").and_then(Value::as_str).unwrap_or_default();
        let Some(address) = settings.databases.get(&name.to_ascii_lowercase()) else {
            return if name.is_empty() { Ok(json!({ "sqlite": "" })) } else { Err(unknown(settings, name)) };
        };
        if let Some(file) = address.0.strip_prefix("sqlite:") {
            return Ok(json!({ "sqlite": file.trim_start_matches('/') }));
        }
        let sql = arguments.get("sql").and_then(Value::as_str).unwrap_or_default().to_owned();
        let parameters = Parameters::from_json(&arguments["params"])
            .ok_or_else(|| HostError::new("TypeError", "params cannot be sent to a database"))?;
        if self.cursors().open.len() >= MOST_CURSORS {
            return Err(HostError::new("RuntimeError", "too many queries at a time"));
        }
        let cursor = open(&address.0, Query { sql, parameters }, settings.timeout).map_err(|error| told(&error))?;
        let mut cursors = self.cursors();
        cursors.next += 1;
        let number = cursors.next;
        cursors.open.insert(number, Arc::new(Mutex::new(cursor)));
        Ok(json!({ "cursor": number }))
    }

    /// The next batch of a query; after the last one, nothing.
    pub(super) fn next(&self, arguments: &Value) -> Answer {
        let number = arguments.get("cursor").and_then(Value::as_u64).unwrap_or_default();
        let Some(cursor) = self.cursors().open.get(&number).cloned() else {
            return Err(HostError::new("ValueError", "there is no such query"));
        };
        let batch = cursor.lock().unwrap_or_else(PoisonError::into_inner).next_batch();
        match batch {
            Ok(Some(batch)) => Ok(json!({ "batch": STANDARD.encode(batch.encode()) })),
            Ok(None) => {
                self.cursors().open.remove(&number);
                Ok(json!({ "batch": null }))
            }
            Err(error) => {
                self.cursors().open.remove(&number);
                Err(told(&error))
            }
        }
    }

    /// Ends what still runs.
    pub(super) fn close(&self) {
        self.cursors().open.clear();
    }
}

fn unknown(settings: &Settings, name: &str) -> HostError {
    let names: Vec<&str> = settings.databases.keys().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let hint = match nearest(name, names.iter().copied()) {
        Some(near) => format!("did you mean '{near}'?"),
        None if names.is_empty() => "the operator sets ORCHESTRATOR_DATABASE_URL_<NAME>".to_owned(),
        None => format!("there are: {}", names.join(", ")),
    };
    HostError::new("KeyError", format!("no database named '{name:.120}' is set up")).with_hint(hint)
}

fn told(error: &DatabaseError) -> HostError {
    let kind = match error {
        DatabaseError::NotAQuery { .. } | DatabaseError::Privileged { .. } => "PermissionError",
        DatabaseError::Unreachable { .. } | DatabaseError::Address => "ConnectionError",
        DatabaseError::Timeout => "TimeoutError",
        DatabaseError::Query { .. } | DatabaseError::Type { .. } | DatabaseError::Parameters { .. } => "ValueError",
    };
    let told = HostError::new(kind, error.to_string());
    match error.hint() {
        Some(hint) => told.with_hint(hint),
        None => told,
    }
}
