//! One process at a time works on the runs of a project; a second one learns who holds them. The operating system lets go
//! of the lock when its holder ends, however it ends.

#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "the lock is a file")]

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use chrono::{SecondsFormat, Utc};

use super::whole::{check_way, not_written, write_again};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Holding {
    Alone,
    /// Tasks that others schedule.
    BesideOthers,
}

/// The lock, until it is dropped.
#[derive(Debug)]
pub(crate) struct Held(#[expect(dead_code, reason = "the lock lives as long as its file is open")] File);

/// Another process is at work.
#[derive(Debug, thiserror::Error)]
#[error("{holder} is at work on the runs of this project")]
pub(crate) struct Busy {
    pub holder: String,
}

impl Held {
    /// Looks without holding anything longer than it takes to look.
    pub(super) fn is_taken(folder: &Path) -> bool {
        let opened = OpenOptions::new().read(true).open(folder.join("run.held"));
        opened.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// Of one task, in its folder.
    pub(super) fn take_task(folder: &Path) -> anyhow::Result<Option<Self>> {
        let failed = |error: std::io::Error| not_written("the lock of a task", &error);
        let path = folder.join("held");
        check_way(&path)?;
        std::fs::create_dir_all(folder).map_err(failed)?;
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    pub(super) fn take(folder: &Path, holding: Holding, what: &str) -> anyhow::Result<Self> {
        let failed = |error: std::io::Error| not_written(".work/run.held", &error);
        let (path, note) = (folder.join("run.held"), folder.join("run.holder"));
        check_way(&path)?;
        check_way(&note)?;
        std::fs::create_dir_all(folder).map_err(failed)?;
        let file =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&path).map_err(failed)?;
        let locked = if holding == Holding::Alone { file.try_lock() } else { file.try_lock_shared() };
        match locked {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = std::fs::read_to_string(&note).unwrap_or_default();
                let holder = if holder.is_empty() { "another process".to_owned() } else { holder };
                return Err(Busy { holder }.into());
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        // In a file of its own: some systems let nobody read a locked one.
        let since = Utc::now().to_rfc3339_opts(SecondsFormat::Secs, true);
        let holder = format!("'orchestrator run {what}' (process {}, since {since})", std::process::id());
        write_again(&note, holder.as_bytes())?;
        Ok(Self(file))
    }
}
