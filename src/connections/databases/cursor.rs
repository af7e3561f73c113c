//! A query that runs in a remote database: batches arrive one by one, and no faster than they are taken.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use orchestrator_databases::{Batch, DatabaseError, Query};
use tokio::sync::oneshot;

use super::{mysql, postgres};

/// Longest to wait for a connection.
pub(super) const CONNECT: Duration = Duration::from_secs(10);
/// Longest to wait for the server to hear that a query has ended.
pub(super) const GOODBYE: Duration = Duration::from_secs(1);

/// How far a reader came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    Complete,
    /// Nobody takes its batches any more.
    Unwanted,
}

/// Where batches go: blocks until the one before was taken, and fails when nobody wants more.
pub(super) type Sender = SyncSender<Result<Batch, DatabaseError>>;

/// A running query and its batches. Dropping it ends the query, in the server too.
pub(super) struct Cursor {
    batches: Mutex<Option<Receiver<Result<Batch, DatabaseError>>>>,
    stop: Mutex<Option<oneshot::Sender<()>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cursor {
    /// The next batch; none after the last. The first one comes even if there are no rows, for its columns.
    pub(super) fn next_batch(&self) -> Result<Option<Batch>, DatabaseError> {
        match locked(&self.batches).as_ref().map(Receiver::recv) {
            Some(Ok(batch)) => batch.map(Some),
            _ => Ok(None),
        }
    }

    /// Ends the query, even while another thread waits for a batch of it.
    pub(super) fn stop(&self) {
        if let Some(stop) = locked(&self.stop).take() {
            let _ = stop.send(());
        }
        // Whoever holds the lock is taking a batch, which lets the query see that it is over.
        if let Ok(mut batches) = self.batches.try_lock() {
            *batches = None;
        }
    }

    /// Waits a little for the server to hear that the query was stopped.
    pub(super) fn wait_for_end(&self) {
        const SLICE: Duration = Duration::from_millis(2);
        let Some(thread) = locked(&self.thread).take() else { return };
        let patience = Instant::now() + GOODBYE;
        while !thread.is_finished() && Instant::now() < patience {
            std::thread::sleep(SLICE);
        }
    }
}

impl Drop for Cursor {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Starts `query` in the database at `address`; it may take as long as `timeout`. Authorities of `ca_file` count beside the
/// system's.
pub(super) fn open(
    address: &str,
    query: Query,
    timeout: Duration,
    ca_file: Option<PathBuf>,
) -> Result<Cursor, DatabaseError> {
    let kind = address.split_once("://").map(|(kind, _)| kind.to_ascii_lowercase());
    let is_mysql = match kind.as_deref() {
        Some("postgresql" | "postgres" | "cockroachdb") => false,
        Some("mysql" | "mariadb") => true,
        _ => return Err(DatabaseError::Address),
    };
    let address = address.split_once("://").map(|(_, rest)| rest.to_owned()).unwrap_or_default();
    // One batch waits while another is on its way: more would only fill memory.
    let (sender, batches) = sync_channel(1);
    let (stop, stopped) = oneshot::channel();
    let work = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let done = match runtime {
            Err(_) => Err(no_thread()),
            Ok(runtime) if is_mysql => {
                let address = format!("mysql://{address}");
                runtime.block_on(mysql::read(&address, ca_file, &query, timeout, &sender, stopped))
            }
            Ok(runtime) => {
                let address = format!("postgresql://{address}");
                runtime.block_on(postgres::read(&address, ca_file, &query, timeout, &sender, stopped))
            }
        };
        if let Err(error) = done {
            // Fails, and rightly so, when the query was stopped and nobody waits.
            let _ = sender.send(Err(error));
        }
    };
    let thread = std::thread::Builder::new().name("database".to_owned()).spawn(work).map_err(|_| no_thread())?;
    Ok(Cursor { batches: Mutex::new(Some(batches)), stop: Mutex::new(Some(stop)), thread: Mutex::new(Some(thread)) })
}

/// Runs `reading` until it ends, its time is over, or nobody waits for it any more.
pub(super) async fn until_over(
    reading: impl Future<Output = Result<Progress, DatabaseError>>,
    timeout: Duration,
    stopped: oneshot::Receiver<()>,
) -> Result<Progress, DatabaseError> {
    tokio::select! {
        done = reading => done,
        () = tokio::time::sleep(timeout) => Err(DatabaseError::Timeout),
        _ = stopped => Err(DatabaseError::Timeout),
    }
}

fn no_thread() -> DatabaseError {
    DatabaseError::Unreachable { reason: "no thread can be started for it".to_owned() }
}
