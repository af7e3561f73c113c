//! The tool definitions of a user's project: `tools_registry/<category>/*.json`.
//!
//! Rule: a broken file is reported and the others load; nothing outside the folder is read.
#![expect(clippy::disallowed_methods, reason = "definitions are the operator's files, read before any guest runs")]

use std::collections::HashMap;
use std::fs::{DirEntry, FileType};
use std::io::ErrorKind;
use std::path::Path;

use serde::Serialize;
use serde_json::Value;

use crate::builtin::BUILTIN_SERVER;
use crate::error::RegistryError;
use crate::tool::Tool;

/// Larger files are not definitions.
const LARGEST_FILE: u64 = 4 << 20;

/// A definition that did not load.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// Relative to the folder, with `/` between its parts.
    pub file: String,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
}

impl Problem {
    fn new(file: &str, error: &RegistryError) -> Self {
        Self { file: file.to_owned(), message: error.to_string(), hint: error.hint() }
    }
}

/// Reads `<folder>/<category>/*.json`: each file holds a tool, an array of tools, or an object
/// with an array `tools` as an MCP server lists them. A folder that does not exist has none.
/// Files are read in the order of their names, so the result does not depend on the disk.
#[must_use]
pub fn read_definitions(folder: &Path) -> (Vec<Tool>, Vec<Problem>) {
    let mut reading = Reading::default();
    match entries(folder) {
        Ok(entries) => entries.iter().for_each(|entry| reading.read_category(entry)),
        Err(ErrorKind::NotFound) => {}
        Err(kind) => reading.report(".", &RegistryError::File { reason: kind.to_string() }),
    }
    (reading.tools, reading.problems)
}

#[derive(Default)]
struct Reading {
    tools: Vec<Tool>,
    problems: Vec<Problem>,
    /// Full name to the file that defines it.
    defined: HashMap<String, String>,
}

impl Reading {
    fn read_category(&mut self, folder: &DirEntry) {
        let category = name_of(folder);
        if is_hidden(&category) {
            return;
        }
        let kind = folder.file_type();
        if !kind.as_ref().is_ok_and(FileType::is_dir) {
            let reason = match kind {
                Ok(kind) if kind.is_symlink() => "a link; links are not followed",
                _ if is_definition(&category) => "a definition belongs in a folder that is named after its category",
                _ => return,
            };
            return self.report(&category, &RegistryError::File { reason: reason.to_owned() });
        }
        match entries(&folder.path()) {
            Ok(files) => files.iter().for_each(|file| self.read_file(file, &category)),
            Err(kind) => self.report(&category, &RegistryError::File { reason: kind.to_string() }),
        }
    }

    fn read_file(&mut self, entry: &DirEntry, category: &str) {
        let name = name_of(entry);
        if is_hidden(&name) || !is_definition(&name) {
            return;
        }
        let file = format!("{category}/{name}");
        let definitions = match read_json(entry).map(listed) {
            Ok(definitions) => definitions,
            Err(error) => return self.report(&file, &error),
        };
        let total = definitions.len();
        for (index, definition) in definitions.into_iter().enumerate() {
            if let Err(error) = self.take(definition, category, &file) {
                let position = index + 1;
                let source = Box::new(error);
                let error = if total == 1 { *source } else { RegistryError::InList { position, total, source } };
                self.report(&file, &error);
            }
        }
    }

    fn take(&mut self, definition: Value, category: &str, file: &str) -> Result<(), RegistryError> {
        let mut tool = Tool::try_from(definition)?;
        if let Some(other) = tool.category.take().filter(|own| own != category) {
            return Err(RegistryError::OtherCategory { category: other, folder: category.to_owned() });
        }
        tool.category = Some(category.to_owned());
        if tool.owner().is_some_and(|owner| owner.eq_ignore_ascii_case(BUILTIN_SERVER)) {
            return Err(RegistryError::ReservedServer { server: BUILTIN_SERVER });
        }
        let name = tool.full_name();
        if let Some(earlier) = self.defined.get(&name) {
            return Err(RegistryError::Duplicate { name, file: earlier.clone() });
        }
        self.defined.insert(name, file.to_owned());
        self.tools.push(tool);
        Ok(())
    }

    fn report(&mut self, file: &str, error: &RegistryError) {
        self.problems.push(Problem::new(file, error));
    }
}

/// Only the kind of an error is kept: its text may name a path of the host.
fn entries(folder: &Path) -> Result<Vec<DirEntry>, ErrorKind> {
    let read = || std::fs::read_dir(folder)?.collect::<std::io::Result<Vec<DirEntry>>>();
    let mut entries = read().map_err(|error| error.kind())?;
    entries.sort_by_key(DirEntry::file_name);
    Ok(entries)
}

fn read_json(entry: &DirEntry) -> Result<Value, RegistryError> {
    let refuse = |reason: &str| RegistryError::File { reason: reason.to_owned() };
    let unreadable = |error: std::io::Error| refuse(&error.kind().to_string());
    // Of the entry itself: a link could lead out of the folder, and a pipe would never end.
    let metadata = entry.metadata().map_err(unreadable)?;
    if !metadata.is_file() {
        return Err(refuse("not a regular file; links are not followed"));
    }
    if metadata.len() > LARGEST_FILE {
        return Err(refuse("larger than 4 MiB"));
    }
    let bytes = std::fs::read(entry.path()).map_err(unreadable)?;
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    serde_json::from_slice(text).map_err(|error| RegistryError::Json { reason: error.to_string() })
}

/// The definitions of one file.
fn listed(mut value: Value) -> Vec<Value> {
    let is_tool = value.get("name").is_some();
    match value.get_mut("tools") {
        Some(Value::Array(tools)) if !is_tool => std::mem::take(tools),
        _ => match value {
            Value::Array(tools) => tools,
            one => vec![one],
        },
    }
}

fn name_of(entry: &DirEntry) -> String {
    entry.file_name().to_string_lossy().into_owned()
}

fn is_hidden(name: &str) -> bool {
    name.starts_with('.')
}

fn is_definition(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
}
