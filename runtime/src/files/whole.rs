//! Whole files at once, for native code that has no use for handles.

use std::io;

use super::{Access, FileError, Files, OpenMode, Result, Trace};
use crate::limits::Limits;

impl Files {
    /// The jail by itself, without a guest.
    pub fn open_for(access: &Access) -> io::Result<Self> {
        let files = Self::open_access(access, Trace::default())?;
        files.begin(&Limits::default(), None)?;
        Ok(files)
    }

    /// `n_bytes` of a file from `offset` on, or less at its end.
    pub fn read_part(&self, path: &str, offset: u64, n_bytes: usize) -> Result<Vec<u8>> {
        const PIECE: usize = 1 << 20;
        let mut handle = self.open(path, OpenMode { read: true, ..OpenMode::default() })?;
        handle.seek(offset)?;
        let mut bytes = Vec::new();
        while bytes.len() < n_bytes {
            let start = bytes.len();
            bytes.resize(start + PIECE.min(n_bytes - start), 0);
            let n_read = handle.read(&mut bytes[start..])?;
            bytes.truncate(start + n_read);
            if n_read == 0 {
                break;
            }
        }
        Ok(bytes)
    }

    /// Writes a file with the folders it needs; `append` adds to the end of one that is there.
    pub fn write_whole(&self, path: &str, bytes: &[u8], append: bool) -> Result<()> {
        let mode = OpenMode { write: true, create: true, append, truncate: !append, ..OpenMode::default() };
        self.write_with(mode, path, bytes)
    }

    /// The same for a file that must not be there yet.
    pub fn create_whole(&self, path: &str, bytes: &[u8]) -> Result<()> {
        self.write_with(OpenMode { write: true, create_new: true, ..OpenMode::default() }, path, bytes)
    }

    fn write_with(&self, mode: OpenMode, path: &str, bytes: &[u8]) -> Result<()> {
        let parts: Vec<&str> = path.split('/').collect();
        for depth in 1..parts.len() {
            match self.make_folder(&parts[..depth].join("/")) {
                Ok(()) | Err(FileError::Exists) => {}
                Err(error) => return Err(error),
            }
        }
        let mut handle = self.open(path, mode)?;
        let mut rest = bytes;
        while !rest.is_empty() {
            let n_written = handle.write(rest)?;
            if n_written == 0 {
                return Err(FileError::Io);
            }
            rest = &rest[n_written..];
        }
        Ok(())
    }
}
