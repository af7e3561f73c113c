//! Files of an execution whose writing is staged: one folder takes what is written, others below it are only read.
//!
//! Rule: whatever lies in a higher layer covers what lower ones have at that path, and nothing below the first layer is
//! ever opened for writing. Links are followed within their own layer.

mod copy_up;
mod layer;

use std::collections::{BTreeSet, HashSet};
use std::io;
use std::path::PathBuf;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::counted::Usage;
use super::paths::{folders_above, parent_of};
use super::project::ProjectStore;
use super::{FileError, Handle, Kind, OpenMode, Result, Rights, Stat, Store, Trace};

/// Where an execution writes in place of the project, and what it reads besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Staging {
    /// Takes what is written, under the paths it would have in the project. Made if missing; what it holds is seen first.
    pub folder: PathBuf,
    /// Read before the project, the first of them first. One that is missing is empty.
    pub below: Vec<PathBuf>,
    /// Files and folders of the project that the execution does not see.
    #[serde(default)]
    pub hidden: Vec<String>,
}

pub(super) struct StagedStore {
    top: ProjectStore,
    /// The project is the last of them.
    below: Vec<Rc<ProjectStore>>,
    /// Of the project alone.
    hidden: HashSet<String>,
    usage: Rc<Usage>,
    /// Knows what is hidden in the layers below.
    trace: Trace,
}

/// What the highest layer that has something at a path has there.
struct Found<'a> {
    layer: &'a ProjectStore,
    /// Links are not followed.
    kind: Kind,
}

impl StagedStore {
    pub(super) fn open(
        staging: &Staging,
        project: &Rc<ProjectStore>,
        usage: Rc<Usage>,
        trace: Trace,
    ) -> io::Result<Self> {
        let top = layer::make(&staging.folder, project)?;
        let mut below = Vec::new();
        for folder in &staging.below {
            below.extend(layer::open(folder, project)?.map(Rc::new));
        }
        below.push(Rc::clone(project));
        let hidden = staging.hidden.iter().cloned().collect();
        Ok(Self { top, below, hidden, usage, trace })
    }

    fn layers(&self) -> impl Iterator<Item = &ProjectStore> {
        std::iter::once(&self.top).chain(self.below.iter().map(|layer| &**layer))
    }

    fn find(&self, path: &str) -> Result<Found<'_>> {
        match self.top.holds(path)? {
            Some(kind) => Ok(Found { layer: &self.top, kind }),
            None => self.find_below(path),
        }
    }

    /// The same without the first layer.
    fn find_below(&self, path: &str) -> Result<Found<'_>> {
        if self.trace.is_hidden(path) {
            return Err(FileError::NotFound);
        }
        let (project, others) = self.below.split_last().ok_or(FileError::NotFound)?;
        let project = (!self.is_hidden(path)).then_some(project);
        for layer in others.iter().chain(project) {
            if let Some(kind) = layer.holds(path)? {
                return Ok(Found { layer, kind });
            }
        }
        Err(FileError::NotFound)
    }

    /// What of the project itself is not to be seen.
    fn is_hidden(&self, path: &str) -> bool {
        !self.hidden.is_empty()
            && (self.hidden.contains(path) || folders_above(path).any(|above| self.hidden.contains(above)))
    }

    fn is_granted(&self, path: &str) -> bool {
        self.top.granted().any(|folder| folder == path)
    }

    /// Makes the folder of `path` in the first layer where it is only below so far.
    fn make_parent(&self, path: &str) -> Result<()> {
        let parent = parent_of(path);
        // Granted folders appear when something is put into them, whether they are below or not.
        if parent.is_empty() || self.is_granted(path) || self.top.holds(parent)?.is_some() {
            return Ok(());
        }
        match self.find_below(parent) {
            Ok(found) if found.layer.stat(parent, true)?.kind == Kind::Folder => self.top.make_folders(parent),
            Ok(_) => Err(FileError::NotADirectory),
            Err(FileError::NotFound) if self.is_granted(parent) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// May `moved` take the place of what is at `path`?
    fn check_replaceable(&self, path: &str, moved: Kind) -> Result<()> {
        let found = match self.find(path) {
            Ok(found) => found.kind,
            Err(FileError::NotFound) => return Ok(()),
            Err(error) => return Err(error),
        };
        match (moved == Kind::Folder, found == Kind::Folder) {
            (false, true) => Err(FileError::IsDirectory),
            (true, false) => Err(FileError::NotADirectory),
            (true, true) if !self.list(path)?.is_empty() => Err(FileError::NotEmpty),
            _ => Ok(()),
        }
    }
}

impl Store for StagedStore {
    fn is_writable(&self, path: &str) -> bool {
        self.top.is_writable(path)
    }

    fn where_to_write(&self) -> &'static str {
        self.top.where_to_write()
    }

    fn why_empty(&self) -> &'static str {
        self.top.why_empty()
    }

    fn open(&self, path: &str, mode: OpenMode) -> Result<Box<dyn Handle>> {
        if !mode.write {
            return self.find(path)?.layer.open(path, mode);
        }
        if self.top.holds(path)?.is_some() {
            return self.top.open(path, mode);
        }
        match self.find_below(path) {
            Ok(_) if mode.create_new => Err(FileError::Exists),
            Ok(found) => {
                self.copy_up(path, found.layer, !mode.truncate)?;
                let opened = self.top.open(path, mode);
                if opened.is_err() {
                    let _ = self.top.remove_file(path);
                }
                opened
            }
            Err(FileError::NotFound) if mode.create || mode.create_new => {
                self.make_parent(path)?;
                self.top.open(path, mode)
            }
            Err(error) => Err(error),
        }
    }

    fn rights_to_replace(&self, path: &str) -> Result<Option<Rights>> {
        let Found { layer, .. } = self.find(path)?;
        if std::ptr::eq(layer, &raw const self.top) {
            return layer.rights_to_replace(path);
        }
        // Nothing below is opened for writing, nor copied only to be replaced.
        layer.rights_if_writable(path)
    }

    fn stat(&self, path: &str, follow_links: bool) -> Result<Stat> {
        self.find(path)?.layer.stat(path, follow_links)
    }

    fn list(&self, path: &str) -> Result<Vec<String>> {
        let mut names: Option<BTreeSet<String>> = None;
        for (depth, layer) in self.layers().enumerate() {
            if depth == 1 && self.trace.is_hidden(path) {
                break;
            }
            let listed = match layer.holds(path) {
                Ok(Some(_)) => layer.list(path),
                Ok(None) => continue,
                Err(error) => Err(error),
            };
            match listed {
                Ok(mut more) => {
                    let is_seen = |path: &str| {
                        depth == 0
                            || !(self.trace.is_hidden(path) || (depth == self.below.len() && self.is_hidden(path)))
                    };
                    more.retain(|name| is_seen(&super::inside(path, name)));
                    names.get_or_insert_default().extend(more);
                }
                Err(error) if names.is_none() => return Err(error),
                // A folder covers whatever else there is of its name, and all below that.
                Err(_) => break,
            }
        }
        names.map(|names| names.into_iter().collect()).ok_or(FileError::NotFound)
    }

    fn make_folder(&self, path: &str) -> Result<()> {
        match self.find(path) {
            Ok(_) => return Err(FileError::Exists),
            Err(FileError::NotFound) => {}
            Err(error) => return Err(error),
        }
        self.make_parent(path)?;
        self.top.make_folder(path)
    }

    fn remove_file(&self, path: &str) -> Result<()> {
        let is_on_top = self.top.holds(path)?.is_some();
        if is_on_top {
            self.top.remove_file(path)?;
        }
        match self.find_below(path) {
            Ok(found) if found.kind == Kind::Folder && !is_on_top => Err(FileError::IsDirectory),
            Ok(found) => {
                self.trace.hide(path, found.kind);
                Ok(())
            }
            Err(_) if is_on_top => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn remove_folder(&self, path: &str) -> Result<()> {
        if self.find(path)?.kind != Kind::Folder {
            return Err(FileError::NotADirectory);
        }
        if !self.list(path)?.is_empty() {
            return Err(FileError::NotEmpty);
        }
        if self.top.holds(path)?.is_some() {
            self.top.remove_folder(path)?;
        }
        if let Ok(found) = self.find_below(path) {
            self.trace.hide(path, found.kind);
        }
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<()> {
        let moved = self.find(from)?.kind;
        if from == to {
            return Ok(());
        }
        // Into itself.
        if to.strip_prefix(from).is_some_and(|rest| rest.starts_with('/')) {
            return Err(FileError::Io);
        }
        self.check_replaceable(to, moved)?;
        self.make_parent(to)?;
        let older = self.copy_up_all(from)?;
        self.top.rename(from, to)?;
        for (path, kind) in older {
            self.trace.hide(&path, kind);
        }
        Ok(())
    }
}
