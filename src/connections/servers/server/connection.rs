//! An open connection to a server, and how it went with those before it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rmcp::service::{Peer, RoleClient, RunningService};

use super::super::client::Client;
use super::super::process::Process;
use super::super::secrets::Secrets;
use super::super::tail::Tail;

/// The longest it is left alone after it failed.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

#[derive(Default)]
pub(super) struct Link {
    pub(super) connection: Option<Arc<Connection>>,
    /// Starts and calls that failed since the last call that did not.
    pub(super) n_failures: u32,
    pub(super) retry_at: Option<Instant>,
    pub(super) reason: String,
}

pub(super) struct Connection {
    pub(super) number: u64,
    pub(super) peer: Peer<RoleClient>,
    /// Dropping it ends the connection.
    pub(super) _service: RunningService<RoleClient, Client>,
    pub(super) process: Option<Arc<Process>>,
    pub(super) tail: Option<Arc<Tail>>,
    pub(super) secrets: Secrets,
    pub(super) used: Mutex<Instant>,
}

impl Connection {
    pub(super) fn used(&self) -> MutexGuard<'_, Instant> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_open(&self) -> bool {
        let has_ended = self.process.as_ref().is_some_and(|process| process.ending().is_some());
        !has_ended && !self.peer.is_transport_closed()
    }

    /// How it ended and its last words, as far as they are known.
    pub(super) async fn last_words(&self) -> String {
        // It takes a moment until they have arrived.
        const PATIENCE: Duration = Duration::from_millis(200);
        tokio::time::sleep(PATIENCE).await;
        let ending = self.process.as_ref().and_then(|process| process.ending());
        let ending = ending.map(|ending| format!(" {ending}")).unwrap_or_default();
        ending + &self.tail.as_ref().map(|tail| tail.quoted(&self.secrets)).unwrap_or_default()
    }
}

impl Link {
    pub(super) fn failed(&mut self, reason: &str) {
        self.connection = None;
        reason.clone_into(&mut self.reason);
        // After the first failure at once, then after one second, two, four ...
        let pause = match self.n_failures {
            0 => Duration::ZERO,
            n => Duration::from_secs(1 << (n - 1).min(10)).min(LONGEST_PAUSE),
        };
        self.n_failures = self.n_failures.saturating_add(1);
        self.retry_at = Instant::now().checked_add(pause);
    }
}
