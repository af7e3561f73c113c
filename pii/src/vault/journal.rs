//! The vault's file: a header and records, only ever appended to.
//!
//! Several processes may have it open. Each reads what the others appended before it appends or
//! gives up on a token, and holds the file's lock while it does. Cutting whole records off the end
//! cannot be noticed; it makes their tokens unknown and nothing else.

#![expect(clippy::disallowed_types, reason = "the vault is not a file of the guest")]

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::key::{Key, open_private};
use super::make_private_folder;
use super::seal::{Entry, HEADER_BYTES, Next, Seal, ends_unwritten};
use crate::error::PiiError;

const FILE_NAME: &str = "vault.bin";

pub(super) struct Journal {
    file: File,
    seal: Seal,
    /// Records read so far, and where the next one begins.
    n_records: u64,
    end: u64,
}

impl Journal {
    /// Opens the vault in `folder`, or makes one.
    pub(super) fn open(folder: &Path, key: &Key) -> Result<Self, PiiError> {
        make_private_folder(folder).map_err(failed_to("make the folder of"))?;
        let mut file = open_private(&folder.join(FILE_NAME)).map_err(failed_to("open"))?;
        file.lock().map_err(failed_to("lock"))?;
        let seal = read_or_write_header(&mut file, key);
        file.unlock().map_err(failed_to("unlock"))?;
        Ok(Self { file, seal: seal?, n_records: 0, end: HEADER_BYTES as u64 })
    }

    /// Entries that were appended since the last call, by this process or others.
    pub(super) fn read_new(&mut self) -> Result<Vec<Entry>, PiiError> {
        self.file.lock_shared().map_err(failed_to("lock"))?;
        let entries = self.read_to_end();
        self.unlock();
        entries
    }

    /// Gives `choose` the new entries and appends those that it returns; nobody else appends in
    /// between. On an error nothing was appended.
    pub(super) fn append(&mut self, choose: impl FnOnce(Vec<Entry>) -> Vec<Entry>) -> Result<Vec<Entry>, PiiError> {
        self.file.lock().map_err(failed_to("lock"))?;
        let appended = self.read_to_end().and_then(|new| {
            let entries = choose(new);
            self.write_at_end(&entries)?;
            Ok(entries)
        });
        self.unlock();
        appended
    }

    /// What was read or written stands whether this succeeds or not, so an error is not passed on;
    /// the lock ends with the file at the latest.
    fn unlock(&self) {
        let _ = self.file.unlock();
    }

    fn read_to_end(&mut self) -> Result<Vec<Entry>, PiiError> {
        let length = self.file.metadata().map_err(failed_to("examine"))?.len();
        if length < self.end {
            return Err(PiiError::Shrunk);
        }
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(self.end)).map_err(failed_to("read"))?;
        self.file.read_to_end(&mut bytes).map_err(failed_to("read"))?;
        let mut entries = Vec::new();
        let mut rest = bytes.as_slice();
        let mut number = self.n_records;
        while !rest.is_empty() {
            match self.seal.read(number, rest) {
                Ok(Next::Entry { entry, n_bytes }) => {
                    entries.push(entry);
                    rest = rest.get(n_bytes..).unwrap_or_default();
                    number += 1;
                }
                Ok(Next::Torn) => break,
                Err(_) if ends_unwritten(rest) => break,
                Err(error) => return Err(error),
            }
        }
        // Only now: after an error the same records are read again.
        self.n_records = number;
        self.end += (bytes.len() - rest.len()) as u64;
        Ok(entries)
    }

    fn write_at_end(&mut self, entries: &[Entry]) -> Result<(), PiiError> {
        let mut bytes = Vec::new();
        let mut number = self.n_records;
        for entry in entries {
            bytes.extend(self.seal.write(number, entry)?);
            number += 1;
        }
        // What an interrupted writer left behind goes first.
        let written = self
            .file
            .set_len(self.end)
            .and_then(|()| self.file.seek(SeekFrom::Start(self.end)))
            .and_then(|_| self.file.write_all(&bytes))
            .and_then(|()| self.file.sync_data());
        if let Err(source) = written {
            // Half a record would be dropped by the next reader anyway, a whole one would not.
            let _ = self.file.set_len(self.end);
            return Err(PiiError::VaultFile { action: "write to", source });
        }
        self.n_records = number;
        self.end += bytes.len() as u64;
        Ok(())
    }
}

fn read_or_write_header(file: &mut File, key: &Key) -> Result<Seal, PiiError> {
    let mut bytes = Vec::new();
    Read::by_ref(file).take(HEADER_BYTES as u64).read_to_end(&mut bytes).map_err(failed_to("read"))?;
    match bytes.first_chunk::<HEADER_BYTES>() {
        Some(header) if !ends_unwritten(header) => Seal::open(key, header),
        // No header, or one whose writer was interrupted: nothing can have been appended to it.
        _ => {
            let (seal, header) = Seal::create(key)?;
            let written = file
                .set_len(0)
                .and_then(|()| file.rewind())
                .and_then(|()| file.write_all(&header))
                .and_then(|()| file.sync_all());
            written.map_err(failed_to("write to"))?;
            Ok(seal)
        }
    }
}

fn failed_to(action: &'static str) -> impl Fn(std::io::Error) -> PiiError {
    move |source| PiiError::VaultFile { action, source }
}
