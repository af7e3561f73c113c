//! The canary: before the first tool answers, limits must have fired in a real worker; and once more as soon as workers
//! are made in another way.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use orchestrator_runtime::ErrorClass;

use crate::pool::{Call, Request};
use crate::tools::Toolbox;

/// Attacks and what must stop each.
const ATTACKS: [(&str, ErrorClass); 3] = [
    ("while True:\n    try:\n        pass\n    except BaseException: pass", ErrorClass::ExecutionTimeout),
    ("'a' * 10**11", ErrorClass::MemoryLimit),
    ("import os", ErrorClass::ImportError),
];

pub(super) struct Canary(Arc<(Mutex<Option<bool>>, Condvar)>);

impl Canary {
    /// Runs in the background; the handshake does not wait for it.
    pub(super) fn start(toolbox: Arc<Toolbox>) -> Self {
        let state = Arc::new((Mutex::new(None), Condvar::new()));
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            let judge = || {
                let lives = ATTACKS.iter().all(|(code, expected)| is_stopped(&toolbox, code, *expected));
                if !lives {
                    tracing::error!("a limit of the sandbox did not fire; no code will be run");
                }
                *shared.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(lives);
                shared.1.notify_all();
                lives
            };
            toolbox.warm_up();
            if judge() && toolbox.expect_many() {
                judge();
            }
        });
        Self(state)
    }

    /// Waits for the verdict.
    pub(super) fn lives(&self) -> bool {
        const PATIENCE: Duration = Duration::from_secs(60);
        let verdict = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.0.1.wait_timeout_while(verdict, PATIENCE, |verdict| verdict.is_none());
        waited.unwrap_or_else(PoisonError::into_inner).0.unwrap_or(false)
    }

    pub(super) fn has_failed(&self) -> bool {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) == Some(false)
    }
}

fn is_stopped(toolbox: &Toolbox, code: &str, expected: ErrorClass) -> bool {
    let isolation = toolbox.settings.isolation;
    let is_about_time = expected == ErrorClass::ExecutionTimeout;
    let mut request = Request { skip_safety_check: true, ..Request::new(code, isolation) };
    request.limits.timeout = if is_about_time { Duration::from_millis(100) } else { Duration::from_secs(30) };
    request.limits.memory_bytes = 64 << 20;
    let report = toolbox.usual_pool().and_then(|pool| pool.run(Call::new(request)).ok());
    report.is_some_and(|report| report.error.is_some_and(|error| error.class() == Some(expected)))
}
