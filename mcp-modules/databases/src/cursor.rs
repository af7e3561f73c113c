//! A query that runs in a remote database: batches arrive one by one, and no faster than they are taken.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use crate::batch::Batch;
use crate::error::DatabaseError;
use crate::placeholders::Parameters;
use crate::{mysql, postgres};

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct Query {
    pub sql: String,
    pub parameters: Parameters,
}

/// Longest to wait for a connection.
pub(crate) const CONNECT: Duration = Duration::from_secs(10);

pub(crate) type Sender = SyncSender<Result<Batch, DatabaseError>>;

/// The batches of a running query. Dropping it ends the query.
pub struct Cursor {
    batches: Receiver<Result<Batch, DatabaseError>>,
}

impl Cursor {
    /// The next batch; none after the last. The first one comes even if there are no rows, for its columns.
    pub fn next_batch(&mut self) -> Result<Option<Batch>, DatabaseError> {
        match self.batches.recv() {
            Ok(batch) => batch.map(Some),
            Err(_) => Ok(None),
        }
    }
}

/// Starts `query` in the database at `address`; it may take as long as `timeout`.
pub fn open(address: &str, query: Query, timeout: Duration) -> Result<Cursor, DatabaseError> {
    let kind = address.split_once("://").map(|(kind, _)| kind.to_ascii_lowercase());
    let is_mysql = match kind.as_deref() {
        Some("postgresql" | "postgres" | "cockroachdb") => false,
        Some("mysql" | "mariadb") => true,
        _ => return Err(DatabaseError::Address),
    };
    let address = address.to_owned();
    // One batch waits while another is on its way: more would only fill memory.
    let (sender, batches) = sync_channel(1);
    let work = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else {
            let reason = "no thread can be started for it".to_owned();
            let _ = sender.send(Err(DatabaseError::Unreachable { reason }));
            return;
        };
        let done = runtime.block_on(async {
            let reading = async {
                if is_mysql { mysql::read(&address, &query, timeout, &sender).await } else { postgres::read(&address, &query, timeout, &sender).await }
            };
            tokio::time::timeout(timeout, reading).await.unwrap_or(Err(DatabaseError::Timeout))
        });
        if let Err(error) = done {
            let _ = sender.send(Err(error));
        }
    };
    std::thread::Builder::new().name("database".to_owned()).spawn(work).map_err(|_| DatabaseError::Unreachable {
        reason: "no thread can be started for it".to_owned(),
    })?;
    Ok(Cursor { batches })
}
