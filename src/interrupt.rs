//! Ctrl-C while a worker runs the script of this process: the first stops the script, which still ends in its
//! report; the second ends the process at once. While it works on a run, every signal to end does the same.

#![expect(clippy::disallowed_methods, reason = "whoever presses twice does not want to wait for a report")]

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};

use crate::pool::Cancelled;
use crate::terminal::try_end_progress;

/// What a shell shows of a program that Ctrl-C ended.
const EXIT_CODE: i32 = 130;

/// From the return of this function on, Ctrl-C belongs to the script: says whether it was pressed.
pub(crate) fn stop_script_on_ctrl_c() -> io::Result<Cancelled> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut signals = {
        let _inside = runtime.enter();
        presses()?
    };
    let is_over = Arc::new(AtomicBool::new(false));
    let noted = Arc::clone(&is_over);
    std::thread::Builder::new().name("interrupt".to_owned()).spawn(move || {
        runtime.block_on(async {
            signals.recv().await;
            noted.store(true, Relaxed);
            signals.recv().await;
            try_end_progress();
            std::process::exit(EXIT_CODE);
        });
    })?;
    Ok(Arc::new(move || is_over.load(Relaxed)))
}

/// What a process that works on a run learns of signals.
#[derive(Clone, Default)]
pub(crate) struct Stopped(Arc<AtomicU8>);

impl Stopped {
    /// What the command ends with, once it was told to end.
    pub(crate) fn exit_code(&self) -> Option<u8> {
        Some(self.0.load(Relaxed)).filter(|code| *code > 0)
    }

    pub(crate) fn is_cancelled(&self) -> Cancelled {
        let stopped = self.clone();
        Arc::new(move || stopped.exit_code().is_some())
    }
}

/// From the return of this function on, the first signal to end is noted; the second ends the process.
pub(crate) fn note_signals() -> io::Result<Stopped> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut signals = {
        let _inside = runtime.enter();
        Signals::new()?
    };
    let stopped = Stopped::default();
    let noted = stopped.clone();
    std::thread::Builder::new().name("interrupt".to_owned()).spawn(move || {
        runtime.block_on(async {
            noted.0.store(signals.next().await, Relaxed);
            let code = signals.next().await;
            std::process::exit(code.into());
        });
    })?;
    Ok(stopped)
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    hang_up: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Self { interrupt, terminate: signal(SignalKind::terminate())?, hang_up: signal(SignalKind::hangup())? })
    }

    /// The code that shells show of a program that the next signal ended.
    async fn next(&mut self) -> u8 {
        tokio::select! {
            _ = self.interrupt.recv() => 130,
            _ = self.terminate.recv() => 143,
            _ = self.hang_up.recv() => 129,
        }
    }
}

#[cfg(windows)]
struct Signals {
    interrupt: tokio::signal::windows::CtrlC,
    terminate: tokio::signal::windows::CtrlBreak,
    close: tokio::signal::windows::CtrlClose,
    shut_down: tokio::signal::windows::CtrlShutdown,
}

#[cfg(windows)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::windows::{ctrl_break, ctrl_close, ctrl_shutdown};
        let interrupt = presses()?;
        Ok(Self { interrupt, terminate: ctrl_break()?, close: ctrl_close()?, shut_down: ctrl_shutdown()? })
    }

    /// The codes of the signals that mean the same elsewhere.
    async fn next(&mut self) -> u8 {
        tokio::select! {
            _ = self.interrupt.recv() => 130,
            _ = self.terminate.recv() => 143,
            _ = self.close.recv() => 129,
            _ = self.shut_down.recv() => 129,
        }
    }
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
