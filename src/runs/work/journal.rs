//! The log of a run: a line for whatever happens, with its time. Lines are only ever added.

#![expect(clippy::disallowed_types, reason = "the log lies beside the project's files")]

use std::fmt::{Display, Write as _};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::PathBuf;

use chrono::{SecondsFormat, Utc};

use super::whole::{check_way, read_state};
use crate::lines;

#[derive(Clone, Debug)]
pub(crate) struct Journal {
    file: PathBuf,
}

impl Journal {
    pub(super) fn in_file(file: PathBuf) -> Self {
        Self { file }
    }

    /// Adds a line. A log that cannot be written stops no task.
    pub(crate) fn note(&self, text: impl Display) {
        let time = Utc::now().to_rfc3339_opts(SecondsFormat::Secs, true);
        let text = text.to_string();
        let mut lines = text.lines();
        let mut entry = format!("{time}  {}\n", lines.next().unwrap_or_default());
        for line in lines {
            let _ = writeln!(entry, "{}  {line}", " ".repeat(time.len()));
        }
        if check_way(&self.file).is_err() {
            return;
        }
        let _ = lines::open(&self.file).and_then(|mut log| lines::add(&mut log, entry.as_bytes()));
    }

    /// The last lines, and how many bytes there are up to their end.
    pub(crate) fn tail(&self, n_lines: usize) -> (String, u64) {
        let bytes = read_state(&self.file).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        (lines[lines.len().saturating_sub(n_lines)..].concat(), bytes.len() as u64)
    }

    /// What was added after the first `seen` bytes, and how many there are now.
    pub(crate) fn after(&self, seen: u64) -> (String, u64) {
        let mut text = String::new();
        let read = File::open(&self.file).and_then(|mut log| {
            log.seek(SeekFrom::Start(seen))?;
            log.read_to_string(&mut text)
        });
        let end = text.rfind('\n').map_or(0, |at| at + 1);
        text.truncate(if read.is_ok() { end } else { 0 });
        let seen = seen + text.len() as u64;
        (text, seen)
    }
}
