//! Ctrl-C while this process runs a script: the first stops the script, which still ends in its
//! report; the second ends the process at once.

#![expect(clippy::disallowed_methods, reason = "whoever presses twice does not want to wait for a report")]

use std::io;
use std::time::Duration;

use orchestrator_runtime::session::Canceller;

use crate::terminal::try_end_progress;

/// What a shell shows of a program that Ctrl-C ended.
const EXIT_CODE: i32 = 130;

/// The stop is repeated, for a script that was not running yet when it came.
const TICK: Duration = Duration::from_millis(20);

/// From the return of this function on, Ctrl-C belongs to the script.
pub(crate) fn stop_script_on_ctrl_c(canceller: Canceller) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut presses = {
        let _inside = runtime.enter();
        presses()?
    };
    std::thread::Builder::new().name("interrupt".to_owned()).spawn(move || {
        runtime.block_on(async {
            presses.recv().await;
            loop {
                canceller.cancel();
                if tokio::time::timeout(TICK, presses.recv()).await.is_ok() {
                    try_end_progress();
                    std::process::exit(EXIT_CODE);
                }
            }
        });
    })?;
    Ok(())
}

#[cfg(unix)]
fn presses() -> io::Result<tokio::signal::unix::Signal> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::interrupt())
}

#[cfg(windows)]
fn presses() -> io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}
