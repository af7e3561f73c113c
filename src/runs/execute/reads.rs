//! What a task was seen to read, as digests: the files, the folders it listed, what it looked for in vain.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::SystemTime;

use orchestrator_runtime::report::Aside;

use crate::runs::plan::{Changes, Plan, Task};
use crate::runs::work::{Digests, MISSING, Record, Work, is_page, names_in, of_names};

/// Begins what stands for a file whose content nobody asked for; its size follows.
pub(crate) const THERE: &str = "there";
/// Stands for a file that somebody changed after the task had opened it: nothing is ever equal to that.
const CHANGED: &str = "changed while the task ran";
/// Folders end with it.
const FOLDER: char = '/';

/// Looks at the project as tasks see it.
pub(crate) struct Reads<'a> {
    work: &'a Work,
    plan: &'a Plan,
    digests: &'a Digests,
    /// Folders that are looked into before the project.
    before: Vec<PathBuf>,
    /// Files that would be put in their places, with their digests.
    placed: BTreeMap<String, String>,
}

pub(super) fn is_folder(path: &str) -> bool {
    path.ends_with(FOLDER)
}

impl<'a> Reads<'a> {
    pub(crate) fn new(work: &'a Work, plan: &'a Plan, digests: &'a Digests) -> Self {
        Self { work, plan, digests, before: Vec::new(), placed: BTreeMap::new() }
    }

    /// The same as if these files were in their places.
    pub(super) fn with_placed(self, placed: BTreeMap<String, String>) -> Self {
        Self { placed, ..self }
    }

    /// The same with a folder in front of the project.
    pub(crate) fn after(self, folder: PathBuf) -> Self {
        Self { before: vec![folder], ..self }
    }

    /// What a task has read, without what it wrote itself.
    pub(super) fn of_task(
        &self,
        task: &Task,
        aside: &Aside,
        is_own: impl Fn(&str) -> bool,
    ) -> BTreeMap<String, String> {
        let mut reads = BTreeMap::new();
        let others = |paths: &'_ [String]| paths.iter().filter(|path| !is_own(path)).cloned().collect::<Vec<_>>();
        for path in others(&aside.looked_at) {
            let seen = self.looked_at(&path);
            reads.insert(path, seen);
        }
        for path in others(&aside.missing) {
            reads.insert(path, MISSING.to_owned());
        }
        for folder in others(&aside.listed) {
            let names = self.names(&folder, |name| !is_own(&inside(&folder, name)));
            reads.insert(format!("{folder}{FOLDER}"), of_names(&names));
        }
        // What it wrote itself too: only what was read before it was written is among these.
        for path in aside.reads.iter().chain(&task.inputs) {
            let is_changed = aside.stamps.get(path).is_some_and(|stamp| self.is_changed(path, *stamp));
            reads.insert(path.clone(), if is_changed { CHANGED.to_owned() } else { self.content(path) });
        }
        reads
    }

    /// What stands where the task of `record` read `path` then.
    pub(crate) fn now(&self, path: &str, record: &Record) -> String {
        let is_own = |path: &str| record.made(path);
        if let Some(folder) = path.strip_suffix(FOLDER) {
            return of_names(&self.names(folder, |name| !is_own(&inside(folder, name))));
        }
        match record.reads.get(path).filter(|old| old.starts_with(THERE)) {
            Some(old) if self.placed.contains_key(path) => old.clone(),
            Some(_) => self.looked_at(path),
            None => self.content(path),
        }
    }

    /// What is told of a file without reading it: whether it is there, and its size.
    fn looked_at(&self, path: &str) -> String {
        if is_page(path) {
            return MISSING.to_owned();
        }
        match std::fs::metadata(self.find(path)) {
            Ok(metadata) if metadata.is_file() => format!("{THERE}, {} bytes", metadata.len()),
            Ok(_) => THERE.to_owned(),
            Err(_) => MISSING.to_owned(),
        }
    }

    /// Is a file another one than when it was opened? Bytes and nanoseconds since 1970.
    fn is_changed(&self, path: &str, (bytes, modified_ns): (u64, i64)) -> bool {
        if self.plan.changes_of(path) != Changes::Content {
            return false;
        }
        let Ok(metadata) = std::fs::metadata(self.find(path)) else { return true };
        let since_1970 = metadata.modified().ok().and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        let now_ns = since_1970.and_then(|time| i64::try_from(time.as_nanos()).ok()).unwrap_or_default();
        (metadata.len(), now_ns) != (bytes, modified_ns)
    }

    /// Does everything that was read then stand as it did?
    pub(super) fn hold(&self, record: &Record) -> bool {
        record.reads.iter().all(|(path, then)| self.now(path, record) == *then)
    }

    fn content(&self, path: &str) -> String {
        if is_page(path) {
            return MISSING.to_owned();
        }
        let placed = self.placed.get(path).cloned();
        placed.unwrap_or_else(|| self.digests.of_input(&self.find(path), self.plan.changes_of(path)))
    }

    fn find(&self, path: &str) -> PathBuf {
        let before = self.before.iter().map(|folder| folder.join(path)).find(|place| place.exists());
        before.unwrap_or_else(|| self.work.project().join(path))
    }

    fn names(&self, folder: &str, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let places = self.before.iter().map(PathBuf::as_path).chain([self.work.project()]);
        let is_seen = |name: &str| is_wanted(name) && !is_page(&inside(folder, name));
        let mut names: Vec<String> = places.flat_map(|place| names_in(&place.join(folder), is_seen)).collect();
        names.sort();
        names.dedup();
        names
    }
}

fn inside(folder: &str, name: &str) -> String {
    if folder == "." { name.to_owned() } else { format!("{folder}/{name}") }
}
