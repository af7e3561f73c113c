//! Logs that several processes add lines to: each line is one write, whole or not there.

#![expect(clippy::disallowed_types, reason = "logs of the program lie beside the project's files")]

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Opens a log to add to. A process that was killed while it wrote may have left part of a line, which is taken away: whatever
/// came next would hang on to it.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
    // Whoever is writing now has begun with a whole file.
    if !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        let mended = take_away_half_a_line(&mut file);
        let _ = file.unlock();
        mended?;
    }
    Ok(file)
}

fn take_away_half_a_line(file: &mut File) -> io::Result<()> {
    const PIECE: u64 = 1 << 12;
    let n_bytes = file.metadata()?.len();
    let mut end = n_bytes;
    let mut piece = Vec::new();
    while end > 0 {
        let start = end.saturating_sub(PIECE);
        file.seek(SeekFrom::Start(start))?;
        piece.clear();
        file.take(end - start).read_to_end(&mut piece)?;
        if let Some(at) = piece.iter().rposition(|byte| *byte == b'\n') {
            end = start + at as u64 + 1;
            break;
        }
        end = start;
    }
    if end < n_bytes { file.set_len(end) } else { Ok(()) }
}

/// Adds text to a file that was opened to append. Half of it is taken back: the disk is full, and whatever comes next would
/// hang on to it.
pub(crate) fn add(file: &mut File, text: &[u8]) -> io::Result<()> {
    // Not while somebody looks for half a line. Where the disk has no locks, one write is whole all the same.
    let _ = file.lock();
    let added = add_whole(file, text);
    let _ = file.unlock();
    added
}

fn add_whole(file: &mut File, text: &[u8]) -> io::Result<()> {
    let n_written = file.write(text)?;
    if n_written == text.len() {
        return Ok(());
    }
    let n_whole = file.metadata()?.len().saturating_sub(n_written as u64);
    file.set_len(n_whole)?;
    Err(io::ErrorKind::StorageFull.into())
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "looks at a log")]
mod tests {
    use std::fs;

    use super::{add, open};

    #[test]
    fn half_a_line_is_taken_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        let wide = "x".repeat(10_000);
        for (before, kept) in [
            (String::new(), String::new()),
            ("a\nb\n".to_owned(), "a\nb\n".to_owned()),
            ("a\nb".to_owned(), "a\n".to_owned()),
            ("half".to_owned(), String::new()),
            (format!("{wide}\n{wide}"), format!("{wide}\n")),
            (wide, String::new()),
        ] {
            fs::write(&path, before).expect("written");
            let mut opened = open(&path).expect("open");
            add(&mut opened, b"next\n").expect("added");
            assert_eq!(fs::read_to_string(&path).expect("read"), kept + "next\n");
        }
    }
}
