//! `orchestrator worker`: runs code for a supervising process, over pipes. Not for people.

use std::process::ExitCode;

pub(super) fn run() -> ExitCode {
    crate::prepare_to_host();
    crate::pool::serve_supervisor()
}
