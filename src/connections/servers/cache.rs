//! `.work/servers/<server>.json`: what a server listed last, so that its tools are known without starting it.
//!
//! Rule: the file is a copy that can be lost. One that is broken, of another entry or of another server is passed over, and
//! nothing in it is believed that the server itself could not have said.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use orchestrator_tools_registry::{Tool, python_name};
use serde_json::{Map, Value, json};

use super::configuration::{Address, Definition};
use super::files;
use crate::audit::digest;

const LARGEST: u64 = 64 << 20;
const MOST_TOOLS: usize = 20_000;
/// Changes with the meaning of the file.
const FORMAT: u64 = 1;

/// Where the copy of one server lies, and for which entry it counts.
pub(super) struct Cache {
    file: PathBuf,
    server: String,
    entry: String,
}

/// What the file holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Kept {
    pub(super) program: Option<ProgramVersion>,
    pub(super) tools: Vec<Tool>,
    /// What answers of a tool looked like, by its name.
    pub(super) seen: BTreeMap<String, SeenOutput>,
}

/// What a server calls itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProgramVersion {
    pub(super) name: String,
    pub(super) version: String,
}

/// What answers looked like while the tool had this definition.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SeenOutput {
    pub(super) definition: String,
    pub(super) shape: Value,
}

impl Cache {
    pub(super) fn new(project: &Path, definition: &Definition) -> Self {
        let file = files::folder_of(project).join(format!("{}.json", python_name(&definition.name)));
        Self { file, server: definition.name.clone(), entry: entry_digest(definition) }
    }

    /// What was written last for this entry.
    pub(super) fn read(&self) -> Option<Kept> {
        let read = files::read(&self.file, LARGEST).and_then(|text| match text {
            Some(text) => self.parse(&text),
            None => Ok(None),
        });
        match read {
            Ok(kept) => kept,
            Err(reason) => {
                tracing::warn!(server = %self.server, "the copy of its list of tools is not used: {reason}");
                None
            }
        }
    }

    /// None for the copy of another entry, which is no mistake.
    fn parse(&self, text: &str) -> Result<Option<Kept>, String> {
        let wrong = |error: serde_json::Error| format!("not JSON at line {}", error.line());
        let file: Map<String, Value> = serde_json::from_str(text).map_err(wrong)?;
        let is_ours = file.get("format") == Some(&json!(FORMAT))
            && file.get("server").and_then(Value::as_str) == Some(&self.server)
            && file.get("entry").and_then(Value::as_str) == Some(&self.entry);
        if !is_ours {
            return Ok(None);
        }
        let listed = file.get("tools").and_then(Value::as_array).ok_or("'tools' must be a list")?;
        if listed.len() > MOST_TOOLS {
            return Err(format!("it has more than {MOST_TOOLS} tools"));
        }
        let tools = listed.iter().map(|tool| Tool::from_pinned(tool).map_err(|error| error.to_string()));
        let program = file.get("program").and_then(|program| {
            let text = |key: &str| program.get(key).and_then(Value::as_str).map(str::to_owned);
            Some(ProgramVersion { name: text("name")?, version: text("version")? })
        });
        let seen = file.get("seen").and_then(Value::as_object).into_iter().flatten();
        let seen = seen.filter_map(|(tool, seen)| {
            let definition = seen.get("definition")?.as_str()?.to_owned();
            Some((tool.clone(), SeenOutput { definition, shape: seen.get("shape")?.clone() }))
        });
        Ok(Some(Kept { program, tools: tools.collect::<Result<_, _>>()?, seen: seen.collect() }))
    }

    /// A copy that cannot be written is a warning and does not stop the work.
    pub(super) fn write(&self, kept: &Kept) {
        let seen: Map<String, Value> = kept
            .seen
            .iter()
            .map(|(tool, seen)| (tool.clone(), json!({ "definition": seen.definition, "shape": seen.shape })))
            .collect();
        let program = kept.program.as_ref();
        let file = json!({
            "format": FORMAT,
            "server": self.server,
            "entry": self.entry,
            "program": program.map(|program| json!({ "name": program.name, "version": program.version })),
            "tools": kept.tools.iter().map(Tool::pinned).collect::<Vec<_>>(),
            "seen": seen,
        });
        if let Err(error) = files::write(&self.file, &file.to_string()) {
            tracing::warn!(server = %self.server, "the copy of its list of tools cannot be written: {}", error.kind());
        }
    }
}

/// Of the entry as it is written: looking its references up may run commands. Values of `env` and `headers` are left out, so
/// that a new token does not make another server of it.
fn entry_digest(definition: &Definition) -> String {
    let names = |pairs: &[(String, String)]| pairs.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    let entry = match &definition.address {
        Address::Program { command, arguments, environment, folder } => {
            json!([command, arguments, folder, names(environment)])
        }
        Address::Http { url, headers } => json!([url, names(headers)]),
    };
    digest(&entry.to_string())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "tests look at the files")]

    use orchestrator_tools_registry::Tool;
    use serde_json::{Value, json};

    use super::super::configuration::{Address, Definition};
    use super::{Cache, Kept, ProgramVersion, SeenOutput};

    fn definition(command: &str, token: &str) -> Definition {
        let environment = vec![("TOKEN".to_owned(), token.to_owned())];
        let address =
            Address::Program { command: command.to_owned(), arguments: Vec::new(), environment, folder: None };
        Definition::new("web-shop", address)
    }

    fn kept() -> Kept {
        let seen = SeenOutput { definition: "abc".to_owned(), shape: json!({ "type": "string" }) };
        Kept {
            program: Some(ProgramVersion { name: "shop".to_owned(), version: "1.2".to_owned() }),
            tools: vec![Tool::new("order", "Orders.")],
            seen: [("order".to_owned(), seen)].into(),
        }
    }

    #[test]
    fn a_copy_counts_for_its_entry_whatever_the_token() {
        let project = tempfile::tempdir().expect("a folder");
        Cache::new(project.path(), &definition("shop", "first-token")).write(&kept());
        let read = |command: &str| Cache::new(project.path(), &definition(command, "second-token")).read();
        assert_eq!(read("shop"), Some(kept()));
        assert_eq!(read("other-shop"), None);
        let text = std::fs::read_to_string(project.path().join(".work/servers/web_shop.json")).expect("written");
        assert!(!text.contains("first-token"), "{text}");
    }

    #[test]
    fn a_broken_or_forged_copy_is_passed_over() {
        let project = tempfile::tempdir().expect("a folder");
        let cache = Cache::new(project.path(), &definition("shop", ""));
        cache.write(&kept());
        let good: Value = serde_json::from_str(&std::fs::read_to_string(&cache.file).expect("written")).expect("JSON");
        let changed = |key: &str, value: Value| {
            let mut file = good.clone();
            file[key] = value;
            file.to_string()
        };
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        for text in [
            String::new(),
            "{".to_owned(),
            "\u{0}\u{0}".to_owned(),
            "[]".to_owned(),
            deep,
            good.to_string()[..100].to_owned(),
            changed("format", json!(2)),
            changed("server", json!("orchestrator")),
            changed("tools", json!({})),
            changed("tools", json!([{ "name": 3 }])),
            changed("tools", json!([{ "name": "x", "input_schema": [] }])),
        ] {
            std::fs::write(&cache.file, &text).expect("written");
            assert_eq!(cache.read(), None, "{text:.200}");
        }
        let forged =
            json!([{ "name": "order", "description": "Orders.", "import": "from os import x", "signature": "x" }]);
        std::fs::write(&cache.file, changed("tools", forged)).expect("written");
        assert_eq!(cache.read().expect("read").tools, [Tool::new("order", "Orders.")]);
        std::fs::write(&cache.file, changed("seen", json!([1]))).expect("written");
        assert_eq!(cache.read(), Some(Kept { seen: [].into(), ..kept() }));
    }

    #[cfg(unix)]
    #[test]
    fn links_and_pipes_are_not_read() {
        let project = tempfile::tempdir().expect("a folder");
        let cache = Cache::new(project.path(), &definition("shop", ""));
        cache.write(&kept());
        let elsewhere = project.path().join("elsewhere.json");
        std::fs::rename(&cache.file, &elsewhere).expect("moved");
        std::os::unix::fs::symlink(&elsewhere, &cache.file).expect("a link");
        assert_eq!(cache.read(), None);
        std::fs::remove_file(&cache.file).expect("removed");
        let pipe = std::ffi::CString::new(cache.file.to_string_lossy().as_bytes()).expect("a path");
        // SAFETY: the path is a valid C string for the length of the call.
        unsafe { libc::mkfifo(pipe.as_ptr(), 0o600) };
        assert_eq!(cache.read(), None);
    }
}
