//! A project folder for one test, and the pool that runs scripts in it.

use std::fs;
use std::path::{Path, PathBuf};

use orchestrator::pool::{Pool, PoolOptions};
use orchestrator_runtime::{Access, Isolation};
use tempfile::TempDir;

/// A folder that is gone when the test is.
pub struct Project {
    outside: TempDir,
}

impl Project {
    /// The usual folders, empty.
    pub fn new() -> Self {
        let project = Self { outside: tempfile::tempdir().expect("a temporary folder") };
        for folder in ["data/raw", "data/processed", "reports", "artifacts", "models", "workspace"] {
            fs::create_dir_all(project.folder().join(folder)).expect("a project folder");
        }
        project
    }

    pub fn folder(&self) -> PathBuf {
        self.outside.path().join("project")
    }

    pub fn outside(&self) -> &Path {
        self.outside.path()
    }

    /// A pool that starts a worker for each call.
    pub fn pool(&self, isolation: Isolation) -> Pool {
        let access = Access::of_level(isolation, self.folder());
        let mut options = PoolOptions::new(isolation, access).expect("pool options");
        options.program = PathBuf::from(env!("CARGO_BIN_EXE_orchestrator"));
        options.n_warm = 0;
        Pool::start(options).expect("a pool")
    }
}

/// Every file below `tests/<folder>` with the given ending, with its name relative to it.
pub fn files_below(folder: &str, ending: &str) -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut found = Vec::new();
    let mut waiting = vec![root.clone()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).expect("a test folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let name = path.strip_prefix(&root).expect("a path below").with_extension("");
                found.push((name.to_string_lossy().replace('\\', "/"), path));
            }
        }
    }
    found.sort();
    found
}

/// Compares with the recorded text, or records it when asked to.
pub fn compare(recorded: &Path, actual: &str) -> Result<(), String> {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return fs::write(recorded, actual).map_err(|error| error.to_string());
    }
    let expected = fs::read_to_string(recorded).map_err(|error| format!("{}: {error}", recorded.display()))?;
    if expected == actual {
        return Ok(());
    }
    Err(format!("--- expected\n{expected}\n--- actual\n{actual}"))
}
