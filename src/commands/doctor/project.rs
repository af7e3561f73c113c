//! The project: its limits, its folder and what the program keeps there.

use std::fs::OpenOptions;
use std::path::Path;

use super::Finding;
use crate::audit::Audit;
use crate::settings::{Settings, parse_size};

/// From here on, what a few executions may take together is more than small machines have.
const MUCH_MEMORY: &str = "16G";

/// Of the folder as it was named.
pub(super) fn findings(folder: &Path, settings: &Settings) -> Vec<Finding> {
    vec![limits(settings), writable(folder), audit(folder)]
}

fn limits(settings: &Settings) -> Finding {
    let n_parallel = settings.max_parallel;
    let each = megabytes(settings.memory);
    let found = format!(
        "{} s, {each} of memory and {} of output for each execution, {n_parallel} at a time",
        settings.timeout.as_secs_f64(),
        megabytes(settings.output),
    );
    let together = settings.memory.saturating_mul(n_parallel);
    if parse_size(MUCH_MEMORY).is_ok_and(|much| together > much) {
        let together = megabytes(together);
        let advice =
            format!("together they may take {together}; lower `memory` or `max_parallel` if this machine has less");
        return Finding::note("limits", found, advice);
    }
    Finding::ok("limits", found)
}

/// As `memory = "512M"` would say it.
fn megabytes(bytes: usize) -> String {
    match bytes {
        _ if bytes >= 1 << 30 && bytes.is_multiple_of(1 << 30) => format!("{}G", bytes >> 30),
        _ if bytes >= 1 << 20 => format!("{}M", bytes >> 20),
        _ => format!("{}K", bytes >> 10),
    }
}

fn writable(folder: &Path) -> Finding {
    let trial = folder.join(format!(".orchestrator-doctor-{}", std::process::id()));
    let made = OpenOptions::new().write(true).create_new(true).open(&trial);
    match made.and_then(|_| std::fs::remove_file(&trial)) {
        Ok(()) => Finding::ok("project", format!("'{}' can be written", folder.display())),
        Err(error) => {
            let found = format!("'{}' cannot be written: {error}", folder.display());
            Finding::note("project", found, "scripts can read; results, sessions' files and the audit log are lost")
        }
    }
}

fn audit(folder: &Path) -> Finding {
    match Audit::of_project(folder).entries() {
        Ok(entries) => Finding::ok("audit", format!("{} executions in .work/audit.jsonl", entries.len())),
        Err(error) => {
            let advice = "put the file aside; the next execution begins a new one";
            Finding::problem("audit", format!(".work/audit.jsonl cannot be read: {error}"), advice)
        }
    }
}
