//! What goes through open files, counted against the budget of an execution.

use std::cell::Cell;
use std::rc::Rc;

use super::{FileError, Handle, Result};
use crate::limits::Limits;

/// What a new file or folder costs a disk at least.
pub(super) const BLOCK: u64 = 4096;

#[derive(Default)]
pub(super) struct Usage {
    open: Cell<usize>,
    max_open: Cell<usize>,
    bytes_read: Cell<u64>,
    max_read: Cell<u64>,
    bytes_written: Cell<u64>,
    max_written: Cell<u64>,
    /// Counts on when the session's files are exchanged for others.
    place: Cell<u64>,
}

impl Usage {
    pub(super) fn begin(&self, limits: &Limits) {
        self.max_open.set(limits.open_files);
        self.max_read.set(limits.read_bytes);
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

    /// Counts what a read has brought. Beyond the limit nobody gets it.
    fn take_in(&self, bytes: usize) -> Result<()> {
        self.bytes_read.set(self.bytes_read.get().saturating_add(bytes as u64));
        self.check_read()
    }

    fn check_read(&self) -> Result<()> {
        let limit = self.max_read.get();
        if self.bytes_read.get() > limit { Err(FileError::ReadTooMuch { limit }) } else { Ok(()) }
    }

    pub(super) fn has_room(&self) -> bool {
        self.open.get() < self.max_open.get()
    }

    /// Takes what a new file or folder costs a disk from what may be written, so that nobody fills it with empty ones.
    pub(super) fn reserve_new(&self) -> Result<()> {
        self.reserve(BLOCK)
    }

    /// For what could not be made after all.
    pub(super) fn give_back(&self, bytes: u64) {
        self.bytes_written.set(self.bytes_written.get().saturating_sub(bytes));
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
        self.usage.check_read()?;
        let count = self.live()?.read(buffer)?;
        self.usage.take_in(count)?;
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

#[cfg(test)]
mod tests {
    use super::super::{Access, FileError, Files, OpenMode, Trace};
    use crate::limits::Limits;

    #[test]
    fn empty_files_cost_something_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = Files::open_access(&Access::project(folder.path()), Trace::default()).expect("a jail");
        let limit = 4 * 4096;
        files.begin(&Limits { written_bytes: limit, ..Limits::default() }, None).expect("begun");
        files.make_folder("workspace").expect("the first");
        for name in ["a", "b"] {
            files.create_whole(&format!("workspace/{name}"), b"").expect("made");
        }
        files.make_folder("workspace/c").expect("the fourth");
        let full = Err(FileError::QuotaExceeded { limit });
        assert_eq!(files.make_folder("workspace/d"), full);
        assert_eq!(files.create_whole("workspace/e", b""), full);
    }

    #[test]
    fn what_is_read_again_counts_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = Files::open_access(&Access::project(folder.path()), Trace::default()).expect("a jail");
        let limits = Limits { read_bytes: 10, ..Limits::default() };
        files.begin(&limits, None).expect("begun");
        files.create_whole("workspace/a", b"four").expect("made");
        let too_much = Err(FileError::ReadTooMuch { limit: 10 });
        let read = || files.read_part("workspace/a", 0, 100);
        assert_eq!(
            [read(), read(), read(), read()],
            [Ok(b"four".to_vec()), Ok(b"four".to_vec()), too_much.clone(), too_much]
        );
        // The next execution begins anew.
        files.begin(&limits, None).expect("begun");
        assert_eq!(read(), Ok(b"four".to_vec()));
    }

    #[test]
    fn what_is_not_made_costs_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = Files::open_access(&Access::project(folder.path()), Trace::default()).expect("a jail");
        let limit = 3 * 4096 + 4;
        files.begin(&Limits { written_bytes: limit, ..Limits::default() }, None).expect("begun");
        files.make_folder("workspace").expect("the first");
        let (new, any) = (
            OpenMode { write: true, create_new: true, ..OpenMode::default() },
            OpenMode { write: true, create: true, ..OpenMode::default() },
        );
        files.create_whole("workspace/a", b"").expect("the second");
        for _ in 0..100 {
            assert_eq!(files.open("workspace/a", new).err(), Some(FileError::Exists));
            assert_eq!(files.open("workspace/no/a", any).err(), Some(FileError::NotFound));
            assert_eq!(files.make_folder("workspace/no/b"), Err(FileError::NotFound));
            assert_eq!(files.create_whole("workspace/a", b"text"), Err(FileError::Exists));
            files.write_whole("workspace/a", b"", false).expect("written over");
        }
        files.create_whole("workspace/b", b"").expect("the third");
        assert_eq!(files.create_whole("workspace/c", b""), Err(FileError::QuotaExceeded { limit }));
    }
}
