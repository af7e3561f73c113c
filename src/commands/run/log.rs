//! `run log`: the lines of a run, and those that are still written.

use std::process::ExitCode;
use std::time::Duration;

use crate::runs::state::{RunStatus, State};
use crate::runs::work::Work;
use crate::terminal::print;

const TICK: Duration = Duration::from_millis(200);

pub(super) fn run(work: &Work, id: Option<u64>, n_lines: usize, follow: bool) -> anyhow::Result<ExitCode> {
    let run = work.named(id)?;
    let journal = run.journal();
    let (text, mut seen) = journal.tail(n_lines);
    print(text)?;
    // Nothing is added to a run that is over, unless somebody tries again what failed.
    while follow && (State::of(&run)?.status() == RunStatus::Open || work.is_held()) {
        std::thread::sleep(TICK);
        let (text, now) = journal.after(seen);
        seen = now;
        print(text)?;
    }
    if follow {
        print(journal.after(seen).0)?;
    }
    Ok(ExitCode::SUCCESS)
}
