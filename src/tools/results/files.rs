//! Files of `artifacts/` that the program writes for a script, named after the tool and never by its server.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::files::{FileError, Files};
use orchestrator_runtime::host::HostError;

use super::super::Toolbox;
use super::super::guest_host::{MOST_WRITTEN_BYTES, written_too_much};

const FOLDER: &str = "artifacts";
/// Characters of a name before its number.
const LONGEST_STEM: usize = 100;
/// Names that are tried.
const MOST_ATTEMPTS: usize = 10_000;

pub(super) struct ResultFiles<'a> {
    toolbox: &'a Toolbox,
    stem: String,
    written: &'a AtomicU64,
}

impl<'a> ResultFiles<'a> {
    pub(super) fn new(toolbox: &'a Toolbox, server: &str, tool: &str, written: &'a AtomicU64) -> Self {
        Self { toolbox, stem: stem(server, tool), written }
    }

    /// Writes a new file; gives its path in the project.
    pub(super) fn keep(&self, ending: &str, bytes: &[u8]) -> Result<String, HostError> {
        let n_bytes = bytes.len() as u64;
        if self.written.fetch_add(n_bytes, Relaxed).saturating_add(n_bytes) > MOST_WRITTEN_BYTES {
            return Err(written_too_much());
        }
        let cannot = |reason: &str| {
            HostError::new(ErrorClass::OSError, format!("the answer cannot be kept in {FOLDER}/: {reason}"))
        };
        let files = self.toolbox.files().map_err(|error| cannot(&error.to_string()))?;
        let first = self.n_alike(&files) + 1;
        for number in first..first + MOST_ATTEMPTS {
            let path = format!("{FOLDER}/{}_{number}.{ending}", self.stem);
            match files.create_whole(&path, bytes) {
                Ok(()) => return Ok(path),
                // Another call was faster.
                Err(FileError::Exists) => {}
                Err(error) => return Err(cannot(&error.to_string())),
            }
        }
        Err(cannot("there are too many of them"))
    }

    fn n_alike(&self, files: &Files) -> usize {
        let names = files.list(FOLDER).unwrap_or_default();
        names.iter().filter(|name| name.starts_with(&self.stem)).count()
    }
}

/// `server_tool` in letters that every file system has.
fn stem(server: &str, tool: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '_' };
    format!("{server}_{tool}").chars().map(plain).take(LONGEST_STEM).collect()
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn names_of_tools_become_names_of_files() {
        assert_eq!(stem("many-tools", "read_file"), "many-tools_read_file");
        assert_eq!(stem("x", "../../etc/passwd\0"), "x_______etc_passwd_");
        assert_eq!(stem("größe", &"ü".repeat(500)).len(), 100);
    }
}
