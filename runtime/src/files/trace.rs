//! What one execution did to files: which it read, looked for, listed, wrote and took away.
//!
//! Shared with the controlling thread, which can still tell it when the guest has to be given up. Only what was there
//! before the execution counts: what it wrote, made or removed itself says nothing about the project.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::paths::{folders_above, parent_of};
use super::{FileError, Kind, OpenMode, Result, Stat};
use crate::report::Aside;

/// Paths in each list, and bytes in all of them: the lists travel in one frame.
const MOST_PATHS: usize = 10_000;
const MOST_BYTES: usize = 8 << 20;

#[derive(Clone, Default)]
pub(crate) struct Trace(Arc<Mutex<Traced>>);

#[derive(Clone, Default)]
struct Traced {
    /// With the order of first writing.
    written: HashMap<String, usize>,
    /// What the execution wrote, made, moved or removed, and with it all that is below.
    own: HashSet<String>,
    reads: BTreeSet<String>,
    /// Size and time of what was read, when it was first opened.
    stamps: BTreeMap<String, (u64, i64)>,
    missing: BTreeSet<String>,
    listed: BTreeSet<String>,
    looked_at: BTreeSet<String>,
    /// What was there before and is taken away, and as what it was there. Layers below a staging folder are not looked at
    /// for these paths and all below them.
    gone: BTreeMap<String, Kind>,
    made_folders: BTreeSet<String>,
    n_bytes: usize,
    is_cut: bool,
}

impl Trace {
    fn lock(&self) -> MutexGuard<'_, Traced> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn begin(&self) {
        *self.lock() = Traced::default();
    }

    /// A copy that the guest's thread does not share. Waits only briefly: a guest that was cut off may hold the lock for good.
    pub(crate) fn detached(&self) -> Option<Self> {
        let patience = Instant::now() + Duration::from_millis(50);
        while Instant::now() < patience {
            if let Ok(traced) = self.0.try_lock() {
                return Some(Self(Arc::new(Mutex::new(traced.clone()))));
            }
            std::thread::yield_now();
        }
        None
    }

    /// What an attempt to open a file tells. `before` is what was there, as far as it matters.
    pub(super) fn open<T>(&self, path: &str, mode: OpenMode, before: Option<Stat>, opened: &Result<T>) {
        let mut traced = self.lock();
        match opened {
            // Appending works either way.
            Ok(_) if mode.create_new || (mode.create && !mode.truncate && before.is_none()) => traced.miss(path),
            // Adding to a file, or changing a part of it, hands its old content on.
            Ok(_) if !mode.truncate => {
                traced.read(path);
                traced.stamp(path, before);
            }
            // Where a file can be made, only its folder can be missing.
            Err(FileError::NotFound) if mode.create || mode.create_new => traced.miss(parent_of(path)),
            Err(FileError::NotFound | FileError::NotADirectory) => traced.miss(path),
            Err(FileError::Exists | FileError::IsDirectory) => traced.look(path),
            Ok(_) | Err(_) => {}
        }
        if mode.write && opened.is_ok() {
            traced.write(path);
        }
    }

    pub(super) fn stat(&self, path: &str, found: &Result<Stat>) {
        match found {
            Ok(_) => self.lock().look(path),
            Err(FileError::NotFound | FileError::NotADirectory) => self.lock().miss(path),
            Err(_) => {}
        }
    }

    pub(super) fn list<T>(&self, path: &str, listed: &Result<T>) {
        match listed {
            Ok(_) => self.lock().list(path),
            Err(FileError::NotFound) => self.lock().miss(path),
            Err(FileError::NotADirectory) => self.lock().look(path),
            Err(_) => {}
        }
    }

    pub(super) fn make_folder(&self, path: &str, made: &Result<()>) {
        let mut traced = self.lock();
        match made {
            Ok(()) => {
                traced.miss(path);
                traced.made_folders.insert(path.to_owned());
                traced.touch(path);
            }
            Err(FileError::Exists) => traced.look(path),
            Err(FileError::NotFound) => traced.miss(parent_of(path)),
            Err(_) => {}
        }
    }

    pub(super) fn remove(&self, path: &str, kind: Kind, removed: &Result<()>) {
        let mut traced = self.lock();
        match removed {
            Ok(()) => traced.take_away(path, kind),
            Err(FileError::NotFound) => traced.miss(path),
            // Why it could not be removed may have been handled by the script.
            Err(FileError::NotEmpty) => traced.list(path),
            Err(FileError::IsDirectory | FileError::NotADirectory) => traced.look(path),
            Err(_) => {}
        }
    }

    /// `moved` is what was at `from`: the path from there on and what it is, folders before what is in them.
    pub(super) fn rename(&self, from: &str, to: &str, moved: &[(String, Stat)]) {
        let mut traced = self.lock();
        for (rest, stat) in moved {
            let (old, new) = (format!("{from}{rest}"), format!("{to}{rest}"));
            match stat.kind {
                Kind::Folder => {
                    traced.list(&old);
                    traced.made_folders.insert(new);
                }
                kind => {
                    traced.read(&old);
                    traced.stamp(&old, Some(*stat));
                    if kind == Kind::File {
                        traced.write(&new);
                    }
                }
            }
        }
        // From the innermost on: what is in a folder that is the execution's own is not looked at again.
        for (rest, stat) in moved.iter().rev() {
            traced.take_away(&format!("{from}{rest}"), stat.kind);
        }
        traced.touch(to);
    }

    /// One that failed, for a reason that lies at either end.
    pub(super) fn rename_failed(&self, from: &str, to: &str, to_is_there: bool) {
        let mut traced = self.lock();
        traced.look(from);
        if to_is_there {
            traced.list(to);
        } else {
            traced.miss(to);
        }
    }

    /// Hides what layers below have at `path`.
    pub(super) fn hide(&self, path: &str, kind: Kind) {
        self.lock().gone.insert(path.to_owned(), kind);
    }

    pub(super) fn is_hidden(&self, path: &str) -> bool {
        let traced = self.lock();
        let is_gone = |path: &str| traced.gone.contains_key(path);
        !traced.gone.is_empty() && (is_gone(path) || folders_above(path).any(is_gone))
    }

    /// In order of first writing.
    pub(super) fn written(&self) -> Vec<String> {
        let mut written: Vec<(usize, String)> =
            self.lock().written.iter().map(|(path, order)| (*order, path.clone())).collect();
        written.sort_unstable();
        written.into_iter().map(|(_, path)| path).collect()
    }

    /// For the report; `kind_of` says what is there now, which may have been made anew where something was taken away.
    pub(super) fn told(&self, kind_of: impl Fn(&str) -> Option<Kind>) -> Aside {
        let mut traced = self.lock().clone();
        traced.gone.retain(|path, kind| kind_of(path) != Some(*kind));
        traced.made_folders.retain(|path| kind_of(path) == Some(Kind::Folder));
        // All of them: whoever puts files in their places would leave the rest.
        let (removed_folders, removed): (Vec<_>, Vec<_>) =
            traced.gone.into_iter().partition(|(_, kind)| *kind == Kind::Folder);
        let paths = |list: Vec<(String, Kind)>| list.into_iter().map(|(path, _)| path).collect();
        let looked_at = traced.looked_at.difference(&traced.reads).cloned().collect();
        Aside {
            stamps: traced.stamps,
            reads: in_order(traced.reads),
            missing: in_order(traced.missing),
            listed: in_order(traced.listed),
            looked_at,
            removed: paths(removed),
            removed_folders: paths(removed_folders),
            made_folders: in_order(traced.made_folders),
            is_traced_in_full: !traced.is_cut,
            ..Aside::default()
        }
    }
}

impl Traced {
    fn read(&mut self, path: &str) {
        self.note(|traced| &mut traced.reads, path);
    }

    fn stamp(&mut self, path: &str, before: Option<Stat>) {
        if let Some(Stat { bytes, modified_ns, .. }) = before
            && self.reads.contains(path)
            && !self.stamps.contains_key(path)
        {
            let modified_ns = i64::try_from(modified_ns).unwrap_or_default();
            self.stamps.insert(path.to_owned(), (bytes, modified_ns));
        }
    }

    fn miss(&mut self, path: &str) {
        self.note(|traced| &mut traced.missing, path);
    }

    fn list(&mut self, path: &str) {
        self.note(|traced| &mut traced.listed, path);
    }

    fn look(&mut self, path: &str) {
        self.note(|traced| &mut traced.looked_at, path);
    }

    fn note(&mut self, list: fn(&mut Self) -> &mut BTreeSet<String>, path: &str) {
        if self.is_own(path) {
            return;
        }
        let path = if path.is_empty() { "." } else { path };
        let mut n_bytes = self.n_bytes;
        let is_kept = keep(list(self), &mut n_bytes, path);
        self.n_bytes = n_bytes;
        self.is_cut |= !is_kept;
    }

    fn write(&mut self, path: &str) {
        let order = self.written.len();
        if !self.written.contains_key(path) {
            self.written.insert(path.to_owned(), order);
        }
        self.touch(path);
    }

    fn touch(&mut self, path: &str) {
        if !self.own.contains(path) {
            self.own.insert(path.to_owned());
        }
    }

    fn take_away(&mut self, path: &str, kind: Kind) {
        if !self.is_own(path) {
            self.gone.insert(path.to_owned(), kind);
        }
        self.touch(path);
    }

    fn is_own(&self, path: &str) -> bool {
        !self.own.is_empty() && (self.own.contains(path) || folders_above(path).any(|above| self.own.contains(above)))
    }
}

/// False where there is no room.
fn keep(list: &mut BTreeSet<String>, n_bytes: &mut usize, path: &str) -> bool {
    if list.contains(path) {
        return true;
    }
    if list.len() >= MOST_PATHS || *n_bytes + path.len() > MOST_BYTES {
        return false;
    }
    *n_bytes += path.len();
    list.insert(path.to_owned())
}

fn in_order(list: BTreeSet<String>) -> Vec<String> {
    list.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::Trace;

    #[test]
    fn a_trace_that_is_held_for_good_is_done_without() {
        let trace = Trace::default();
        let held = trace.lock();
        assert!(trace.detached().is_none());
        drop(held);
        assert!(trace.detached().is_some());
    }
}
