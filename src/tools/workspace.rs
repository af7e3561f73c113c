//! The three workspace tools: files of `workspace/`, through the same jail scripts have.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use chrono::{DateTime, SecondsFormat, Utc};
use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::files::{FileError, Files, Kind};
use orchestrator_runtime::tokens::{n_tokens, n_tokens_of_json};
use orchestrator_tools_registry::Origin;
use serde::Deserialize;
use serde_json::json;

use super::glob::glob;
use super::shorten::beginning;
use super::{Caller, Outcome, ToolError, Toolbox};
use crate::settings::PiiPolicy;

const FOLDER: &str = "workspace";

/// Bytes of one page, unless asked for, and the most that can be asked for. A client gets no more than fits into an answer.
const PAGE: u64 = 64 << 10;
const LARGEST_PAGE: u64 = 1 << 20;

/// Files one listing names.
const MOST_LISTED: usize = 1000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Encoding {
    #[default]
    #[serde(alias = "utf-8", alias = "utf8")]
    Text,
    Base64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WriteArguments {
    #[serde(alias = "filename")]
    path: String,
    content: String,
    #[serde(default)]
    encoding: Encoding,
    #[serde(default)]
    append: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReadArguments {
    #[serde(alias = "filename")]
    path: String,
    #[serde(default)]
    encoding: Encoding,
    #[serde(default)]
    offset: u64,
    limit: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListArguments {
    path: Option<String>,
    pattern: Option<String>,
}

/// A file of the workspace, as listings and resources show it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Entry {
    pub path: String,
    pub bytes: u64,
    pub modified: String,
}

impl Entry {
    fn line(&self) -> String {
        format!("{}  {} bytes\n", self.path, self.bytes)
    }
}

impl Toolbox {
    pub(super) fn write_workspace_file(
        &self,
        arguments: WriteArguments,
        _caller: Caller,
    ) -> Result<Outcome, ToolError> {
        let path = locate(&arguments.path)?;
        let decoded = match arguments.encoding {
            Encoding::Text => None,
            Encoding::Base64 => Some(BASE64.decode(arguments.content.trim()).map_err(|error| {
                ToolError::failed(ErrorClass::ValueError, format!("content is not base64: {error}"))
            })?),
        };
        let bytes = decoded.as_deref().unwrap_or(arguments.content.as_bytes());
        let files = self.files()?;
        files.write_whole(&path, bytes, arguments.append).map_err(|error| file_error(&error, &arguments.path))?;
        let entry = entry(&files, &path).map_err(|error| file_error(&error, &arguments.path))?;
        let text = format!("wrote {} ({} bytes)", entry.path, entry.bytes);
        Ok(Outcome::with_text(json!(entry), text))
    }

    pub(super) fn read_workspace_file(&self, arguments: ReadArguments, caller: Caller) -> Result<Outcome, ToolError> {
        if arguments.encoding == Encoding::Base64 && self.settings.pii != PiiPolicy::Off {
            let message = "base64 would hide personal data from the policy pii";
            return Err(ToolError::failed(ErrorClass::PermissionError, message).with_hint("read it as text"));
        }
        let path = locate(&arguments.path)?;
        let wrong = |error: FileError| file_error(&error, &arguments.path);
        let files = self.files()?;
        let mut found = entry(&files, &path).map_err(wrong)?;
        let hidden = if self.settings.pii == PiiPolicy::Off { None } else { Some(self.hidden_text(&files, &path)?) };
        if let Some(hidden) = &hidden {
            found.bytes = hidden.len() as u64;
        }
        if arguments.offset > found.bytes {
            let message = format!("offset {} is past the end: the file has {} bytes", arguments.offset, found.bytes);
            return Err(ToolError::failed(ErrorClass::ValueError, message));
        }
        let limit = arguments.limit.unwrap_or(PAGE).clamp(4, LARGEST_PAGE);
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let mut bytes = match hidden {
            Some(text) => {
                let start = usize::try_from(arguments.offset).unwrap_or(usize::MAX);
                text.into_bytes().into_iter().skip(start).take(limit).collect()
            }
            None => files.read_part(&path, arguments.offset, limit).map_err(wrong)?,
        };
        let is_end = arguments.offset + bytes.len() as u64 >= found.bytes;
        let mut content = match arguments.encoding {
            Encoding::Base64 => BASE64.encode(&bytes),
            Encoding::Text => whole_characters(&mut bytes, is_end).ok_or_else(|| not_text(&arguments.path))?,
        };
        if caller.origin == Origin::Client {
            let n_fitting = fitting(&content, self.settings.answer_tokens as u64);
            bytes.truncate(match arguments.encoding {
                // Four letters of base64 are three bytes.
                Encoding::Base64 => n_fitting / 4 * 3,
                Encoding::Text => n_fitting,
            });
            content.truncate(match arguments.encoding {
                Encoding::Base64 => n_fitting / 4 * 4,
                Encoding::Text => n_fitting,
            });
        }
        let next = arguments.offset + bytes.len() as u64;
        let mut structured = json!({
            "path": found.path,
            "content": content,
            "encoding": if arguments.encoding == Encoding::Text { "text" } else { "base64" },
            "bytes": found.bytes,
            "offset": arguments.offset,
            "modified": found.modified,
        });
        let mut text = content;
        if next < found.bytes {
            structured["next_offset"] = json!(next);
            let place = format!("bytes {} to {next} of {}", arguments.offset, found.bytes);
            let _ = write!(text, "\n... ({place}; go on with offset {next})");
        }
        Ok(Outcome::with_text(structured, text))
    }

    /// The whole text with tokens in it: pages are cut from that, since half of a value is not seen.
    fn hidden_text(&self, files: &Files, path: &str) -> Result<String, ToolError> {
        const MOST_BYTES: usize = 8 << 20;
        let bytes = files.read_part(path, 0, MOST_BYTES + 1).map_err(|error| file_error(&error, path))?;
        if bytes.len() > MOST_BYTES {
            let message = format!("the file is larger than {} MiB and cannot be protected", MOST_BYTES >> 20);
            return Err(
                ToolError::failed(ErrorClass::ValueError, message).with_hint("let execute_code compute from it")
            );
        }
        let text = String::from_utf8(bytes).map_err(|_| {
            ToolError::failed(
                ErrorClass::PermissionError,
                "binary files are not shown while personal data is protected",
            )
        })?;
        self.privacy.hide(&text)
    }

    pub(super) fn list_workspace_files(&self, arguments: ListArguments, caller: Caller) -> Result<Outcome, ToolError> {
        let folder = locate_folder(arguments.path.as_deref().unwrap_or_default())?;
        let mut found = self.workspace_entries(&folder)?;
        if let Some(pattern) = &arguments.pattern {
            const LONGEST_PATTERN: usize = 200;
            if pattern.len() > LONGEST_PATTERN {
                return Err(ToolError::failed(
                    ErrorClass::ValueError,
                    format!("pattern may have at most {LONGEST_PATTERN} bytes"),
                ));
            }
            let pattern = pattern.strip_prefix("workspace/").unwrap_or(pattern);
            let glob = glob(pattern)?;
            found.retain(|entry| {
                let inside = entry.path.strip_prefix("workspace/").unwrap_or(&entry.path);
                let name = inside.rsplit('/').next().unwrap_or(inside);
                glob.is_match(if pattern.contains('/') { inside } else { name })
            });
        }
        let total = found.len();
        let bytes: u64 = found.iter().map(|entry| entry.bytes).sum();
        found.truncate(MOST_LISTED);
        if caller.origin == Origin::Client {
            found.truncate(n_listed(&found, self.settings.answer_tokens as u64));
        }
        let mut text: String = found.iter().map(Entry::line).collect();
        let _ = write!(text, "{} of {total} files, {bytes} bytes in all", found.len());
        let structured = json!({ "shown": found.len(), "files": found, "total": total, "bytes": bytes });
        Ok(Outcome::with_text(structured, text))
    }

    /// Files below a folder, sorted by path. A workspace nobody wrote to is empty.
    pub fn workspace_entries(&self, folder: &str) -> Result<Vec<Entry>, ToolError> {
        let files = self.files()?;
        let mut found = Vec::new();
        match walk(&files, folder, 0, &mut 0, &mut found) {
            Ok(()) => {}
            Err(FileError::NotFound) if folder == FOLDER => {}
            Err(error) => return Err(file_error(&error, folder)),
        }
        found.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(found)
    }

    /// A whole file below one of the folders a client may see, for resources.
    pub fn read_whole(&self, path: &str, most_bytes: usize) -> Result<Vec<u8>, ToolError> {
        let files = self.files()?;
        files.read_part(path, 0, most_bytes).map_err(|error| file_error(&error, path))
    }
}

/// Of an answer's tokens, what is left for things besides the page or the list.
const TOKENS_AROUND: u64 = 200;

/// Bytes of a page that fit into an answer, which holds it as text and in its structured content.
fn fitting(content: &str, answer_tokens: u64) -> usize {
    let room = answer_tokens.saturating_sub(TOKENS_AROUND);
    let once = n_tokens(content);
    let twice = once + n_tokens_of_json(&content);
    if twice <= room { content.len() } else { beginning(content, once * room / twice).len() }
}

/// How many of the files fit into an answer.
fn n_listed(found: &[Entry], answer_tokens: u64) -> usize {
    let mut room = answer_tokens.saturating_sub(TOKENS_AROUND);
    let fits = |entry: &&Entry| {
        let cost = n_tokens(&entry.line()) + n_tokens_of_json(entry) + 1;
        let has_room = cost <= room;
        room = room.saturating_sub(cost);
        has_room
    };
    found.iter().take_while(fits).count()
}

/// The path in the project of a path in the workspace.
fn locate(path: &str) -> Result<String, ToolError> {
    let inside = path.strip_prefix("/project/").unwrap_or(path);
    let inside = inside.strip_prefix("workspace/").unwrap_or(inside);
    let is_outside = inside.starts_with('/') || inside.split('/').any(|part| part == "..");
    if inside.is_empty() || is_outside {
        let message = format!("'{path:.120}' is not a file of the workspace");
        return Err(ToolError::failed(ErrorClass::PermissionError, message).with_hint(
            "give a path inside workspace/; code run by execute_code can read the other folders of the project",
        ));
    }
    Ok(format!("{FOLDER}/{inside}"))
}

fn locate_folder(path: &str) -> Result<String, ToolError> {
    let trimmed = path.trim_end_matches('/');
    if ["", ".", FOLDER, "/project/workspace"].contains(&trimmed) { Ok(FOLDER.to_owned()) } else { locate(trimmed) }
}

/// Scripts may fill a folder with more than can be listed: `n_seen` counts whatever was looked at.
fn walk(
    files: &Files,
    folder: &str,
    depth: usize,
    n_seen: &mut usize,
    found: &mut Vec<Entry>,
) -> Result<(), FileError> {
    const DEEPEST: usize = 32;
    const MOST: usize = 100_000;
    for name in files.list_some(folder, MOST - *n_seen)? {
        if *n_seen >= MOST {
            break;
        }
        *n_seen += 1;
        let path = format!("{folder}/{name}");
        let Ok(stat) = files.stat(&path, false) else { continue };
        match stat.kind {
            Kind::Folder if depth < DEEPEST => walk(files, &path, depth + 1, n_seen, found)?,
            Kind::File => {
                found.push(Entry { path, bytes: stat.bytes, modified: time_text(stat.modified_ns) });
            }
            _ => {}
        }
    }
    Ok(())
}

fn entry(files: &Files, path: &str) -> Result<Entry, FileError> {
    let stat = files.stat(path, true)?;
    if stat.kind == Kind::Folder {
        return Err(FileError::IsDirectory);
    }
    Ok(Entry { path: path.to_owned(), bytes: stat.bytes, modified: time_text(stat.modified_ns) })
}

fn time_text(nanoseconds: i128) -> String {
    let seconds = i64::try_from(nanoseconds.div_euclid(1_000_000_000)).unwrap_or_default();
    DateTime::<Utc>::from_timestamp(seconds, 0).unwrap_or_default().to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// The text of `bytes`. A character cut by the end of the page is left for the next one.
fn whole_characters(bytes: &mut Vec<u8>, is_end: bool) -> Option<String> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text.to_owned()),
        Err(error) if !is_end && error.error_len().is_none() => {
            bytes.truncate(error.valid_up_to());
            String::from_utf8(bytes.clone()).ok()
        }
        Err(_) => None,
    }
}

fn not_text(path: &str) -> ToolError {
    ToolError::failed(ErrorClass::ValueError, format!("'{path:.120}' is not UTF-8 text at this place"))
        .with_hint("read it with encoding \"base64\"")
}

pub(super) fn file_error(error: &FileError, path: &str) -> ToolError {
    let kind = match error {
        FileError::NotFound => ErrorClass::FileNotFoundError,
        FileError::Denied { .. } => ErrorClass::PermissionError,
        _ => ErrorClass::OSError,
    };
    let failed = ToolError::failed(kind, format!("{error}: '{path:.120}'"));
    match error {
        FileError::Denied { hint, .. } => failed.with_hint((*hint).to_string()),
        FileError::NotFound => failed.with_hint("list_workspace_files shows what is there"),
        _ => failed,
    }
}

/// For resources: text if it is text.
pub fn text_or_base64(bytes: Vec<u8>) -> Result<String, String> {
    String::from_utf8(bytes).map_err(|error| BASE64.encode(error.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_ends_with_a_whole_character() {
        let mut bytes = "aä".as_bytes()[..2].to_vec();
        assert_eq!((whole_characters(&mut bytes, false), bytes), (Some("a".to_owned()), b"a".to_vec()));
        assert_eq!(whole_characters(&mut vec![0xff, 0xfe], false), None);
    }

    #[test]
    fn paths_stay_in_the_workspace() {
        assert_eq!(locate("a/b.txt"), Ok("workspace/a/b.txt".to_owned()));
        assert_eq!(locate("/project/workspace/b.txt"), Ok("workspace/b.txt".to_owned()));
        for path in ["", "/etc/passwd", "../x", "a/../../x", "workspace/../x"] {
            assert!(locate(path).is_err(), "{path}");
        }
    }

    #[test]
    fn values_have_a_form_for_resources() {
        assert_eq!(text_or_base64(b"plain".to_vec()), Ok("plain".to_owned()));
        assert_eq!(text_or_base64(vec![0xff]), Err("/w==".to_owned()));
        assert_eq!(time_text(0), "1970-01-01T00:00:00Z");
    }
}
