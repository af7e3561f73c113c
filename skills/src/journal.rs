//! How changes reach the disk: all of them or none, even if the process is killed half-way.
//!
//! New files are put together in `.staged`. Renaming it to `.committed` is the moment at which the
//! change holds. From there each file is renamed into its place; a missing one is in its place
//! already, so whoever finds `.committed` left behind goes on where the last one stopped.

use std::io::ErrorKind;

use crate::error::SkillError;
use crate::folder::{Folder, Kind, Writing, failed};
use crate::name;
use crate::store::{MAIN_PY, SKILL_MD, VERSIONS};

const STAGED: &str = ".staged";
const COMMITTED: &str = ".committed";
/// On its way out; never read.
const GONE: &str = ".gone";

/// New text for one skill.
pub(crate) struct Change {
    pub name: String,
    pub skill_md: String,
    pub main_py: String,
    /// What the skill has been until now, to be kept under a number of its own.
    pub archive: Option<Archive>,
}

pub(crate) struct Archive {
    pub number: u32,
    pub files: Vec<(&'static str, Vec<u8>)>,
}

impl Folder {
    /// Takes the lock and finishes what a killed writer left.
    pub(crate) fn begin_writing(&self) -> Result<Writing<'_>, SkillError> {
        let writing = self.lock_for_writing()?;
        writing.remove_tree(STAGED)?;
        writing.remove_tree(GONE)?;
        writing.apply_committed()?;
        Ok(writing)
    }

    /// Runs `read` while no writer is at work. `read` must not take a lock itself.
    pub(crate) fn reading<T>(&self, read: impl Fn() -> Result<T, SkillError>) -> Result<T, SkillError> {
        let mut lock = self.lock_for_reading();
        if matches!(self.kind(COMMITTED), Ok(Some(_))) {
            drop(lock);
            // Where it cannot be finished, as on a read-only disk, the older text is still good.
            let _ = self.begin_writing();
            lock = self.lock_for_reading();
        }
        let value = read();
        if lock.is_none() {
            // The store's first writer may have come while we read.
            lock = self.lock_for_reading();
            if lock.is_some() {
                return read();
            }
        }
        value
    }
}

impl Writing<'_> {
    pub(crate) fn commit(&self, changes: &[Change]) -> Result<(), SkillError> {
        if let Err(error) = self.stage(changes) {
            let _ = self.remove_tree(STAGED);
            return Err(error);
        }
        self.rename(STAGED, COMMITTED)?;
        self.sync_folder("");
        self.apply_committed()
    }

    /// Takes the skill's folder, or the link in its place, out of the store.
    pub(crate) fn discard(&self, name: &str) -> Result<(), SkillError> {
        self.make_folder(GONE)?;
        self.rename(name, &format!("{GONE}/{name}"))?;
        self.sync_folder("");
        self.remove_tree(GONE)
    }

    fn stage(&self, changes: &[Change]) -> Result<(), SkillError> {
        self.make_folder(STAGED)?;
        for change in changes {
            self.ensure_replaceable(&change.name)?;
            let folder = format!("{STAGED}/{}", change.name);
            self.make_folder(&folder)?;
            self.write_new(&format!("{folder}/{MAIN_PY}"), change.main_py.as_bytes())?;
            self.write_new(&format!("{folder}/{SKILL_MD}"), change.skill_md.as_bytes())?;
            if let Some(archive) = &change.archive {
                self.make_folder(&format!("{folder}/{VERSIONS}"))?;
                let version = format!("{folder}/{VERSIONS}/{}", archive.number);
                self.make_folder(&version)?;
                for (file, bytes) in &archive.files {
                    self.write_new(&format!("{version}/{file}"), bytes)?;
                }
                self.sync_folder(&version);
            }
            self.sync_folder(&folder);
        }
        self.sync_folder(STAGED);
        Ok(())
    }

    /// What could not be finished must fail before the commit.
    fn ensure_replaceable(&self, name: &str) -> Result<(), SkillError> {
        for path in [name.to_owned(), format!("{name}/{VERSIONS}")] {
            match self.folder.kind(&path)? {
                Some(Kind::Folder) if self.folder.is_read_only(&path) => {
                    return Err(failed("write", &path)(ErrorKind::PermissionDenied.into()));
                }
                None | Some(Kind::Folder) => {}
                Some(other) => {
                    return Err(SkillError::NotPlain { path, wanted: "folder", found: other.as_found() });
                }
            }
        }
        for file in [MAIN_PY, SKILL_MD] {
            let path = format!("{name}/{file}");
            if self.folder.kind(&path)? == Some(Kind::Folder) {
                return Err(SkillError::NotPlain { path, wanted: "file", found: "a folder" });
            }
        }
        Ok(())
    }

    fn apply_committed(&self) -> Result<(), SkillError> {
        if self.folder.kind(COMMITTED)?.is_none() {
            return Ok(());
        }
        // Names are looked at again: the folder may come from elsewhere, as part of a project.
        for name in self.folder.entries(COMMITTED)?.iter().filter(|name| name::is_valid(name)) {
            self.apply_one(name)?;
        }
        self.sync_folder("");
        self.rename(COMMITTED, GONE)?;
        self.remove_tree(GONE)
    }

    /// Older versions first and `skill.md` last: at every step the store holds each version.
    fn apply_one(&self, name: &str) -> Result<(), SkillError> {
        let staged = format!("{COMMITTED}/{name}");
        if self.folder.kind(name)?.is_none() {
            return self.rename(&staged, name);
        }
        let versions = format!("{name}/{VERSIONS}");
        for number in self.folder.entries(&format!("{staged}/{VERSIONS}"))? {
            if self.folder.kind(&versions)?.is_none() {
                self.make_folder(&versions)?;
            }
            let place = format!("{versions}/{number}");
            if self.folder.kind(&place)?.is_none() {
                self.rename(&format!("{staged}/{VERSIONS}/{number}"), &place)?;
            }
        }
        for file in [MAIN_PY, SKILL_MD] {
            let new = format!("{staged}/{file}");
            if self.folder.kind(&new)?.is_some() {
                self.rename(&new, &format!("{name}/{file}"))?;
            }
        }
        self.sync_folder(name);
        Ok(())
    }
}
