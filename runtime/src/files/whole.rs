//! Whole files at once, for native code that has no use for handles. A file is written under a hidden name and takes its place
//! when all of it is there: whoever is killed meanwhile leaves what was there before.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::counted::BLOCK;
use super::paths::{inside, parent_of, resolve};
use super::{Access, FileError, Files, Kind, OpenMode, Result, Rights, Store, Trace};
use crate::limits::Limits;

const NEW: OpenMode =
    OpenMode { write: true, create_new: true, read: false, append: false, create: false, truncate: false };

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
        self.make_folders_of(path)?;
        let mode = OpenMode { write: true, create: true, append, truncate: !append, ..OpenMode::default() };
        let place = resolve(path)?;
        let store = self.store();
        let before = store.stat(&place, false);
        // A link stays one, and what is no file is refused in the usual way.
        if append || before.as_ref().is_ok_and(|stat| stat.kind != Kind::File) {
            return write_all(&mut *self.open(path, mode)?, bytes);
        }
        self.check_writable(&place)?;
        let rights = if before.is_ok() { store.rights_to_replace(&place)? } else { None };
        let cost = if before.is_ok() { 0 } else { BLOCK };
        let written = self.write_aside(&*store, &place, bytes, cost, rights, |aside| store.rename(aside, &place));
        self.trace.open(&place, mode, before.ok(), &written);
        written
    }

    /// The same for a file that must not be there yet.
    pub fn create_whole(&self, path: &str, bytes: &[u8]) -> Result<()> {
        self.make_folders_of(path)?;
        let place = resolve(path)?;
        self.check_writable(&place)?;
        let store = self.store();
        let written = self.write_aside(&*store, &place, bytes, BLOCK, None, |aside| store.rename_to_new(aside, &place));
        self.trace.open(&place, NEW, None, &written);
        written
    }

    fn make_folders_of(&self, path: &str) -> Result<()> {
        let parts: Vec<&str> = path.split('/').collect();
        for depth in 1..parts.len() {
            match self.make_folder(&parts[..depth].join("/")) {
                Ok(()) | Err(FileError::Exists) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Puts these bytes into a file beside `place`, which `take_place` then moves there. Nothing is left of one that could
    /// not be written, and it costs nothing.
    fn write_aside(
        &self,
        store: &dyn Store,
        place: &str,
        bytes: &[u8],
        cost: u64,
        rights: Option<Rights>,
        take_place: impl FnOnce(&str) -> Result<()>,
    ) -> Result<()> {
        let cost = cost.saturating_add(bytes.len() as u64);
        self.usage.reserve(cost)?;
        let aside = inside(parent_of(place), &passing_name());
        let written = store.open(&aside, NEW).and_then(|mut handle| {
            rights.map_or(Ok(()), |rights| handle.set_rights(rights))?;
            write_all(&mut *handle, bytes)
        });
        written.and_then(|()| take_place(&aside)).inspect_err(|_| {
            let _ = store.remove_file(&aside);
            self.usage.give_back(cost);
        })
    }
}

fn write_all(handle: &mut dyn super::Handle, mut rest: &[u8]) -> Result<()> {
    while !rest.is_empty() {
        let n_written = handle.write(rest)?;
        if n_written == 0 {
            return Err(FileError::Io);
        }
        rest = &rest[n_written..];
    }
    Ok(())
}

/// A name that no other file has, also where machines share a disk. Scripts cannot say it.
fn passing_name() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    static OWN: LazyLock<u64> = LazyLock::new(|| RandomState::new().hash_one(std::process::id()));
    format!(".orchestrator-new-{:016x}-{}", *OWN, NEXT.fetch_add(1, Relaxed))
}

#[cfg(all(test, unix))]
#[expect(clippy::disallowed_methods, reason = "looks at the files from outside")]
mod tests {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    use super::super::{Access, FileError, Files, Staging};

    #[test]
    fn a_file_keeps_who_may_read_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (inside, staged) = (folder.path().join("project"), folder.path().join("staged"));
        fs::create_dir_all(inside.join("workspace")).expect("made");
        let files = Files::open_for(&Access::project(&inside)).expect("a jail");
        let file = inside.join("workspace/a");
        fs::write(&file, "old").expect("written");
        fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("set");
        let rights = |path| fs::metadata(path).expect("found").permissions().mode() & 0o7777;
        files.write_whole("workspace/a", b"new", false).expect("written over");
        assert_eq!((fs::read(&file).expect("read"), rights(&file)), (b"new".to_vec(), 0o600));
        // Nobody gets the rights of a program's owner along.
        fs::set_permissions(&file, Permissions::from_mode(0o4750)).expect("set");
        files.write_whole("workspace/a", b"newer", false).expect("written over");
        assert_eq!(rights(&file), 0o750);
        let staging = Staging { folder: staged.clone(), below: Vec::new(), hidden: Vec::new() };
        files.stage(Some(&staging)).expect("staged");
        files.write_whole("workspace/a", b"staged", false).expect("written over");
        assert_eq!((fs::read(&file).expect("read"), rights(&file)), (b"newer".to_vec(), 0o750));
        let copy = staged.join("workspace/a");
        assert_eq!((fs::read(&copy).expect("read"), rights(&copy)), (b"staged".to_vec(), 0o750));
    }

    #[test]
    fn nothing_is_left_beside_what_was_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = Files::open_for(&Access::project(folder.path())).expect("a jail");
        files.create_whole("workspace/deep/a", b"first").expect("made");
        assert_eq!(files.create_whole("workspace/deep/a", b"second"), Err(FileError::Exists));
        let names: Vec<_> = fs::read_dir(folder.path().join("workspace/deep")).expect("listed").flatten().collect();
        assert_eq!(names.len(), 1);
        assert_eq!(fs::read(names[0].path()).expect("read"), b"first");
    }
}
