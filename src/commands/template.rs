//! `orchestrator template`: forks workers for a supervising process. Not for people.

use std::process::ExitCode;

pub(super) fn run() -> ExitCode {
    crate::prepare_to_host();
    crate::pool::serve_template()
}
