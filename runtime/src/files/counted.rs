//! What goes through open files, counted against the budget of an execution.

use std::cell::Cell;
use std::rc::Rc;

use super::{FileError, Handle, Result};
use crate::limits::Limits;

#[derive(Default)]
pub(super) struct Usage {
    open: Cell<usize>,
    max_open: Cell<usize>,
    bytes_read: Cell<u64>,
    bytes_written: Cell<u64>,
    max_written: Cell<u64>,
    /// Counts on when the session's files are exchanged for others.
    place: Cell<u64>,
}

impl Usage {
    pub(super) fn begin(&self, limits: &Limits) {
        self.max_open.set(limits.open_files);
        self.max_written.set(limits.written_bytes);
        self.bytes_written.set(0);
        self.bytes_read.set(0);
    }

    /// From here on files that are open are of no use any more: they belong to an execution that had other files.
    pub(super) fn move_on(&self) {
        self.place.set(self.place.get() + 1);
    }

    pub(super) fn bytes_read(&self) -> u64 {
        self.bytes_read.get()
    }

    pub(super) fn has_room(&self) -> bool {
        self.open.get() < self.max_open.get()
    }

    /// Takes `bytes` from what may be written, all of them or none.
    pub(super) fn reserve(&self, bytes: u64) -> Result<()> {
        let total = self.bytes_written.get().saturating_add(bytes);
        let limit = self.max_written.get();
        if total > limit {
            return Err(FileError::QuotaExceeded { limit });
        }
        self.bytes_written.set(total);
        Ok(())
    }
}

/// An open file whose use is counted.
pub(super) struct Counted {
    inner: Box<dyn Handle>,
    usage: Rc<Usage>,
    place: u64,
}

impl Counted {
    pub(super) fn new(inner: Box<dyn Handle>, usage: Rc<Usage>) -> Self {
        usage.open.set(usage.open.get() + 1);
        let place = usage.place.get();
        Self { inner, usage, place }
    }

    /// A file that was left open would write past the staging of a later execution, and read past its trace.
    fn live(&mut self) -> Result<&mut dyn Handle> {
        if self.place == self.usage.place.get() { Ok(&mut *self.inner) } else { Err(FileError::Stale) }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.usage.open.set(self.usage.open.get().saturating_sub(1));
    }
}

impl Handle for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let count = self.live()?.read(buffer)?;
        self.usage.bytes_read.set(self.usage.bytes_read.get().saturating_add(count as u64));
        Ok(count)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let inner = self.live()?;
        // A write past the end makes the file that much longer; a hole would dodge the quota.
        let gap = inner.position()?.saturating_sub(inner.size()?);
        self.usage.reserve((bytes.len() as u64).saturating_add(gap))?;
        self.inner.write(bytes)
    }

    fn seek(&mut self, position: u64) -> Result<()> {
        self.live()?.seek(position)
    }

    fn position(&mut self) -> Result<u64> {
        self.live()?.position()
    }

    fn size(&mut self) -> Result<u64> {
        self.live()?.size()
    }

    fn truncate(&mut self, bytes: u64) -> Result<()> {
        // Growing a file is writing; a sparse file would dodge the quota.
        let grown = bytes.saturating_sub(self.live()?.size()?);
        self.usage.reserve(grown)?;
        self.inner.truncate(bytes)
    }

    fn descriptor(&self) -> Option<i32> {
        if self.place == self.usage.place.get() { self.inner.descriptor() } else { None }
    }
}
