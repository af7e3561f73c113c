//! What a tool of another server gave, as a script gets it: values up to a size, files for what is larger or no text.
//!
//! The answer is `{"failed": ...}` or `{"items": [...]}`; an item is one of `value`, `json` (a text that Python reads, because
//! it has numbers we would round), `file` and `large`. A `warning` says where the answer is not what the tool declares.

mod files;
mod personal;

use std::sync::atomic::AtomicU64;

use orchestrator_runtime::host::{Answer, HostError};
use orchestrator_runtime::report::size_of_json;
use orchestrator_tools_registry::{Tool, check_answer, python_name};
use serde_json::{Value, json};

use self::files::ResultFiles;
use super::Toolbox;
use crate::connections::servers::{Item, Told, has_rounded, json_of};
use crate::settings::PiiPolicy;

/// Bytes of values that fit through the pipe to a worker, escapes and all, whatever the setting says.
const MOST_VALUE_BYTES: usize = 16 << 20;

/// Answers beyond this take a while to be looked through.
const QUICK_BYTES: usize = 64 << 10;

impl Toolbox {
    /// Takes in what `tool` gave. `written` counts the bytes that the execution had written for it.
    pub(super) fn take_in(&self, server: &str, tool: &Tool, told: Told, written: &AtomicU64) -> Answer {
        if self.settings.pii == PiiPolicy::Off && is_quick(&told) {
            return self.taken_in(server, tool, told, written);
        }
        tokio::task::block_in_place(|| self.taken_in(server, tool, told, written))
    }

    fn taken_in(&self, server: &str, tool: &Tool, told: Told, written: &AtomicU64) -> Answer {
        let items = match self.protect(told)? {
            Told::Failed(message) => return Ok(json!({ "failed": message }).into()),
            Told::Gave(items) => items,
        };
        let mut taking = Taking {
            room: self.settings.tool_result_bytes.min(MOST_VALUE_BYTES),
            files: ResultFiles::new(self, server, &tool.name, written),
            warning: None,
        };
        let declared = tool.output_schema.as_ref();
        let mut taken = Vec::new();
        for (index, item) in items.into_iter().enumerate() {
            // What a tool declares is about its structure, which comes first.
            taken.push(taking.item(item, declared.filter(|_| index == 0))?);
        }
        let mut answer = json!({ "items": taken });
        if let Some(warning) = taking.warning {
            let name = python_name(&tool.name);
            answer["warning"] = json!(format!("{name}() does not give what its schema declares: {warning}"));
        }
        Ok(answer.into())
    }
}

fn is_quick(told: &Told) -> bool {
    match told {
        Told::Failed(_) => true,
        Told::Gave(items) => items.iter().all(|item| match item {
            Item::Text(text) => text.len() <= QUICK_BYTES,
            Item::Value(value) => n_bytes_of(value) <= QUICK_BYTES,
            Item::File { .. } => false,
        }),
    }
}

/// One answer while it is taken in.
struct Taking<'a> {
    /// Bytes of values that may still come.
    room: usize,
    files: ResultFiles<'a>,
    warning: Option<String>,
}

impl Taking<'_> {
    fn item(&mut self, item: Item, declared: Option<&Value>) -> Result<Value, HostError> {
        match item {
            Item::File { bytes, mime_type, uri } => {
                let path = self.files.keep(&ending_of(&mime_type), &bytes)?;
                let mut file = json!({ "path": path, "bytes": bytes.len(), "mime_type": mime_type });
                if let Some(uri) = uri {
                    file["uri"] = json!(uri);
                }
                Ok(json!({ "file": file }))
            }
            Item::Text(text) if !self.fits(text.len()) => self.large(text.as_bytes(), json_of(&text).is_some()),
            Item::Text(text) => match json_of(&text) {
                Some(value) => {
                    self.compare(&value, declared);
                    Ok(if has_rounded(&value) { json!({ "json": text }) } else { json!({ "value": value }) })
                }
                None => Ok(json!({ "value": text })),
            },
            Item::Value(value) => {
                if !self.fits(n_bytes_of(&value)) {
                    return self.large(value.to_string().as_bytes(), true);
                }
                self.compare(&value, declared);
                Ok(json!({ "value": value }))
            }
        }
    }

    /// Takes the room for so many bytes, if there is as much.
    fn fits(&mut self, n_bytes: usize) -> bool {
        let left = self.room.checked_sub(n_bytes);
        self.room = left.unwrap_or(self.room);
        left.is_some()
    }

    fn large(&self, bytes: &[u8], is_json: bool) -> Result<Value, HostError> {
        let (kind, ending) = if is_json { ("json", "json") } else { ("text", "txt") };
        let path = self.files.keep(ending, bytes)?;
        Ok(json!({ "large": { "path": path, "bytes": bytes.len(), "kind": kind } }))
    }

    fn compare(&mut self, value: &Value, declared: Option<&Value>) {
        self.warning = declared.and_then(|schema| check_answer(schema, value).err()).or_else(|| self.warning.take());
    }
}

fn n_bytes_of(value: &Value) -> usize {
    usize::try_from(size_of_json(value)).unwrap_or(usize::MAX)
}

/// The ending of a file of this type: ours for the types we know, else its own word if it is a plain one.
fn ending_of(mime_type: &str) -> String {
    let kind = mime_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let ending = match kind.as_str() {
        "image/jpeg" => "jpg",
        "image/svg+xml" => "svg",
        "audio/mpeg" => "mp3",
        "text/plain" => "txt",
        "text/markdown" => "md",
        "application/gzip" | "application/x-gzip" => "gz",
        other => other.rsplit('/').next().unwrap_or_default().trim_start_matches("x-"),
    };
    let is_plain = !ending.is_empty() && ending.len() <= 8 && ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_plain { ending.to_owned() } else { "bin".to_owned() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{ending_of, n_bytes_of};

    #[test]
    fn a_type_names_an_ending_and_no_path() {
        let endings =
            ["image/png", "image/jpeg; q=1", "application/../etc", "text/../../passwd", "", "a/b.c", "x/.ssh"];
        assert_eq!(endings.map(ending_of), ["png", "jpg", "etc", "passwd", "bin", "bin", "bin"]);
    }

    #[test]
    fn values_are_as_long_as_they_are_written() {
        let value = json!({"a": [1, 2.5, null, "ü\n"], "b": {}});
        assert_eq!(n_bytes_of(&value), value.to_string().len());
    }
}
