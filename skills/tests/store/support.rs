//! A throw-away store, checks with fixed answers, and the store's folder as one value.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use orchestrator_skills::{Check, CheckFailure, Example, NewSkill, SkillError, SkillStore};
use tempfile::TempDir;

pub const NOON: &str = "2026-01-31T12:00:00Z";

/// A project folder with a store in `skills/` whose clock stands still.
pub struct Project {
    folder: TempDir,
    pub store: SkillStore,
}

impl Project {
    pub fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let store = store_in(&folder.path().join("skills"));
        Self { folder, store }
    }

    pub fn path(&self, inside: &str) -> PathBuf {
        self.folder.path().join("skills").join(inside)
    }

    pub fn put(&self, inside: &str, text: &str) {
        let path = self.path(inside);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn read(&self, inside: &str) -> String {
        fs::read_to_string(self.path(inside)).unwrap()
    }

    /// All files of the store but the lock, by path.
    pub fn files(&self) -> BTreeMap<String, String> {
        let mut files = BTreeMap::new();
        collect(&self.path(""), "", &mut files);
        files.remove(".lock");
        files
    }

    pub fn paths(&self) -> Vec<String> {
        self.files().into_keys().collect()
    }
}

pub fn store_in(folder: &Path) -> SkillStore {
    SkillStore::open(folder).unwrap().with_clock(noon)
}

fn noon() -> DateTime<Utc> {
    NOON.parse().unwrap()
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let entry = entry.unwrap();
        let path = format!("{prefix}{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), &format!("{path}/"), files);
        } else {
            files.insert(path, fs::read_to_string(entry.path()).unwrap_or_default());
        }
    }
}

/// Accepts everything and remembers what it was shown.
#[derive(Default)]
pub struct Accept {
    pub seen: RefCell<Vec<(String, String, Vec<Example>)>>,
}

impl Check for Accept {
    fn check(&self, name: &str, code: &str, examples: &[Example]) -> Result<(), CheckFailure> {
        self.seen.borrow_mut().push((name.to_owned(), code.to_owned(), examples.to_vec()));
        Ok(())
    }
}

/// Refuses the skill of this name.
pub struct RefuseNamed(pub &'static str);

impl Check for RefuseNamed {
    fn check(&self, name: &str, _code: &str, _examples: &[Example]) -> Result<(), CheckFailure> {
        if name != self.0 {
            return Ok(());
        }
        let hint = Some("close the bracket".to_owned());
        Err(CheckFailure { message: "line 1: '(' was never closed".to_owned(), hint })
    }
}

pub fn new_skill(name: &str, code: &str) -> NewSkill {
    NewSkill {
        name: name.to_owned(),
        code: code.to_owned(),
        description: "Adds numbers".to_owned(),
        tags: vec!["math".to_owned()],
        tools: None,
        body: None,
    }
}

/// Saves `code` and gives back the version.
pub fn save(store: &SkillStore, name: &str, code: &str) -> u32 {
    store.save(new_skill(name, code), &Accept::default()).unwrap().version
}

/// Message and hint of an error.
pub fn told<T: std::fmt::Debug>(result: Result<T, SkillError>) -> (String, Option<String>) {
    let error = result.unwrap_err();
    (error.to_string(), error.hint())
}

pub fn says(message: &str, hint: Option<&str>) -> (String, Option<String>) {
    (message.to_owned(), hint.map(str::to_owned))
}
