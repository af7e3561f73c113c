//! `workspace/outputs/`: full versions of what was too long for an answer.
//!
//! Files are numbered by answer and written through the jail; the newest are kept.

use orchestrator_runtime::Isolation;
use orchestrator_runtime::files::{FileError, Files};
use orchestrator_runtime::report::{Artifact, ArtifactKind};

use super::{ToolError, Toolbox};

const FOLDER: &str = "workspace/outputs";

/// Answers whose files are kept.
const MOST_ANSWERS: u64 = 100;

/// Larger numbers are not ours: a script may have written anything there.
const LARGEST_NUMBER: u64 = 1_000_000_000;

/// The files of one answer.
pub(super) struct Outputs<'a> {
    toolbox: &'a Toolbox,
    has_files: bool,
    pub(super) written: Vec<Artifact>,
}

impl<'a> Outputs<'a> {
    pub(super) fn new(toolbox: &'a Toolbox, isolation: Isolation) -> Self {
        Self { toolbox, has_files: isolation != Isolation::Hardened, written: Vec::new() }
    }

    /// Writes `content` and says where, as the end of a note: `; full version: workspace/outputs/3-output.txt`. `name` is the
    /// part of the answer with its ending.
    pub(super) fn keep(&mut self, name: &str, content: &[u8]) -> String {
        if !self.has_files {
            return "; not kept, because hardened has no files".to_owned();
        }
        match self.write(name, content) {
            Ok(path) => format!("; full version: {path}"),
            Err(reason) => format!("; not kept: {reason}"),
        }
    }

    fn write(&mut self, name: &str, content: &[u8]) -> Result<String, String> {
        let files = self.toolbox.files().map_err(|error: ToolError| error.to_string())?;
        let numbers = numbers(&files);
        let newest = numbers.iter().map(|(number, _)| *number).max().unwrap_or_default();
        // Parts of one answer have one number.
        let mut number = if self.written.is_empty() { newest + 1 } else { newest.max(1) };
        let path = loop {
            let path = format!("{FOLDER}/{number}-{name}");
            match files.create_whole(&path, content) {
                Ok(()) => break path,
                // Another execution was faster.
                Err(FileError::Exists) if number < newest + MOST_ANSWERS => number += 1,
                Err(error) => return Err(error.to_string()),
            }
        };
        for (_, old) in numbers.iter().filter(|(old, _)| old + MOST_ANSWERS <= number) {
            // What cannot be removed now is removed by the next answer.
            let _ = files.remove_file(&format!("{FOLDER}/{old}"));
        }
        self.written.push(Artifact { path: path.clone(), bytes: content.len() as u64, kind: ArtifactKind::Workspace });
        Ok(path)
    }
}

/// Files of earlier answers with their numbers.
fn numbers(files: &Files) -> Vec<(u64, String)> {
    let names = files.list(FOLDER).unwrap_or_default().into_iter();
    let numbered = names.filter_map(|name| {
        let number = name.split_once('-')?.0.parse().ok().filter(|number| *number <= LARGEST_NUMBER)?;
        Some((number, name))
    });
    numbered.collect()
}
