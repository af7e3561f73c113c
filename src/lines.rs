//! Logs that several processes add lines to: each line is one write, whole or not there.

#![expect(clippy::disallowed_types, reason = "logs of the program lie beside the project's files")]

use std::fs::File;
use std::io::{self, Write};

/// Adds text to a file that was opened to append. Half of it is taken back: the disk is full, and whatever comes next would
/// hang on to it.
pub(crate) fn add(file: &mut File, text: &[u8]) -> io::Result<()> {
    let n_written = file.write(text)?;
    if n_written == text.len() {
        return Ok(());
    }
    let n_whole = file.metadata()?.len().saturating_sub(n_written as u64);
    file.set_len(n_whole)?;
    Err(io::ErrorKind::StorageFull.into())
}
