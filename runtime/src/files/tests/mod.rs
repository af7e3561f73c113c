//! The jail over real folders: a project, two layers below the one that is written to, and a secret next to all of them.

#![expect(clippy::disallowed_methods, reason = "tests set up real folders and look at them from outside")]

#[cfg(unix)]
mod hostile;
mod layers;
mod moving;
mod removing;
mod tracing;

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::{Access, FileError, Files, Handle, OpenMode, Result, Staging, Trace};
use crate::limits::Limits;

const READ: OpenMode =
    OpenMode { read: true, write: false, append: false, create: false, create_new: false, truncate: false };
const WRITE: OpenMode = OpenMode { read: false, write: true, create: true, truncate: true, ..READ };
const APPEND: OpenMode = OpenMode { read: false, write: true, create: true, append: true, ..READ };
const CHANGE: OpenMode = OpenMode { write: true, ..READ };
const MAKE: OpenMode = OpenMode { read: false, write: true, create_new: true, ..READ };

/// Folders of the host, from the one that is written to down to the project.
const LAYERS: [&str; 4] = ["staged", "near", "far", "project"];
const BELOW: [&str; 3] = ["near", "far", "project"];

struct Ground {
    root: TempDir,
}

impl Ground {
    /// Files by layer and path; what they hold is the name of their layer.
    fn with(files: &[(&str, &str)]) -> Self {
        let root = tempfile::tempdir().expect("a folder");
        let ground = Self { root };
        for layer in LAYERS {
            fs::create_dir(ground.at(layer)).expect("a folder");
        }
        ground.put("secret", "secret");
        for (layer, path) in files {
            ground.put(&format!("{layer}/{path}"), layer);
        }
        ground
    }

    fn at(&self, path: &str) -> PathBuf {
        self.root.path().join(path)
    }

    fn put(&self, path: &str, content: &str) {
        let path = self.at(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }

    /// What a file of the host holds; none if it is not there.
    fn on_disk(&self, path: &str) -> Option<String> {
        fs::read_to_string(self.at(path)).ok()
    }

    fn access(&self) -> Access {
        Access::project(self.at("project"))
    }

    fn staging(&self) -> Staging {
        Staging { folder: self.at("staged"), below: vec![self.at("near"), self.at("far")], hidden: Vec::new() }
    }

    /// The files of an execution that is staged and may write `n_bytes`.
    fn files_with(&self, n_bytes: u64) -> Files {
        let files = Files::open_access(&self.access(), Trace::default()).expect("files");
        let limits = Limits { written_bytes: n_bytes, ..Limits::default() };
        files.begin(&limits, Some(&self.staging())).expect("staged files");
        files
    }

    fn files(&self) -> Files {
        self.files_with(1 << 20)
    }

    /// Every file of the host below `folder` with what it holds, sorted.
    fn all(&self, folder: &str) -> Vec<(String, String)> {
        let mut found = Vec::new();
        walk(&self.at(folder), "", &mut found);
        found.sort();
        found
    }
}

fn walk(folder: &Path, path: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let name = format!("{path}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            walk(&entry.path(), &format!("{name}/"), found);
        } else {
            found.push((name, fs::read_to_string(entry.path()).unwrap_or_default()));
        }
    }
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(path, content)| ((*path).to_owned(), (*content).to_owned())).collect()
}

fn read(files: &Files, path: &str) -> Result<String> {
    let bytes = files.read_part(path, 0, 1 << 20)?;
    Ok(String::from_utf8(bytes).expect("text"))
}

fn write(files: &Files, path: &str, mode: OpenMode, text: &str) -> Result<()> {
    let mut handle = files.open(path, mode)?;
    assert_eq!(handle.write(text.as_bytes())?, text.len());
    Ok(())
}

/// Why opening failed.
fn refusal(opened: Result<Box<dyn Handle>>) -> Option<FileError> {
    opened.err()
}

fn is_denied<T>(done: &Result<T>) -> bool {
    matches!(done, Err(FileError::Denied { .. }))
}
