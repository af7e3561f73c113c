//! `.mcp.lock.json`: which definitions of tools were agreed to. A person can read it, and commit it beside `.mcp.json`.
//!
//! Rule: a file that cannot be read whole counts for nothing and is never written over: whoever broke it must mend it.

use std::collections::BTreeMap;
use std::path::Path;

use orchestrator_tools_registry::Tool;
use serde_json::{Map, Value, json};

use super::files;
use crate::audit::digest;

pub(super) const FILE: &str = ".mcp.lock.json";

const LARGEST: u64 = 256 << 20;
const VERSION: u64 = 1;

/// What was agreed to, by server and tool.
pub(super) type Agreed = BTreeMap<String, BTreeMap<String, Pin>>;

/// One definition that was agreed to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pin {
    pub(super) digest: String,
    /// It came later than the rest of its server, and no person has looked at it yet.
    pub(super) is_new: bool,
    pub(super) tool: Tool,
}

impl Pin {
    pub(super) fn of(tool: &Tool, is_new: bool) -> Self {
        Self { digest: digest(&tool.pinned_text()), is_new, tool: tool.clone() }
    }

    fn read(value: &Value) -> Result<Self, String> {
        let definition = value.get("definition").ok_or("its definition is missing")?;
        let tool = Tool::from_pinned(definition).map_err(|error| error.to_string())?;
        let pin = Self::of(&tool, value.get("new") == Some(&Value::Bool(true)));
        if value.get("sha256").and_then(Value::as_str) != Some(&pin.digest) {
            return Err("its sha256 is not that of its definition".to_owned());
        }
        Ok(pin)
    }

    fn written(&self) -> Value {
        let mut pin = Map::from_iter([("sha256".to_owned(), json!(self.digest))]);
        if self.is_new {
            pin.insert("new".to_owned(), json!(true));
        }
        pin.insert("definition".to_owned(), self.tool.pinned());
        Value::Object(pin)
    }
}

/// Everything that was agreed to; nothing if there is no file.
pub(super) fn read(project: &Path) -> Result<Agreed, String> {
    let told = |reason: String| format!("{FILE} cannot be used: {reason}");
    let Some(text) = files::read(&project.join(FILE), LARGEST).map_err(told)? else { return Ok(Agreed::new()) };
    parse(&text).map_err(told)
}

fn parse(text: &str) -> Result<Agreed, String> {
    let wrong = |error: serde_json::Error| format!("not JSON at line {}", error.line());
    let file: Value = serde_json::from_str(text).map_err(wrong)?;
    if file.get("version") != Some(&json!(VERSION)) {
        return Err(format!("'version' must be {VERSION}"));
    }
    let servers = file.get("servers").and_then(Value::as_object).ok_or("'servers' must be an object")?;
    let mut agreed = Agreed::new();
    for (server, tools) in servers {
        let tools = tools.as_object().ok_or_else(|| format!("'{server:.64}' must be an object"))?;
        let pins = agreed.entry(server.clone()).or_default();
        for (name, pin) in tools {
            let pin = Pin::read(pin).map_err(|reason| format!("'{server:.64}.{name:.128}': {reason}"))?;
            pins.insert(name.clone(), pin);
        }
    }
    Ok(agreed)
}

pub(super) fn write(project: &Path, agreed: &Agreed) -> std::io::Result<()> {
    let servers: Map<String, Value> = agreed
        .iter()
        .map(|(server, pins)| {
            let pins: Map<String, Value> = pins.iter().map(|(name, pin)| (name.clone(), pin.written())).collect();
            (server.clone(), Value::Object(pins))
        })
        .collect();
    let file = json!({ "version": VERSION, "servers": servers });
    files::write(&project.join(FILE), &format!("{file:#}\n"))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "tests look at the files")]

    use orchestrator_tools_registry::Tool;

    use super::{Agreed, FILE, Pin, read, write};

    fn agreed() -> Agreed {
        let pins = [("order".to_owned(), Pin::of(&Tool::new("order", "Orders.\nOnce."), true))];
        [("shop".to_owned(), pins.into())].into()
    }

    #[test]
    fn what_is_written_is_read() {
        let project = tempfile::tempdir().expect("a folder");
        assert_eq!(read(project.path()), Ok(Agreed::new()));
        write(project.path(), &agreed()).expect("written");
        assert_eq!(read(project.path()), Ok(agreed()));
        assert_eq!(
            std::fs::read_to_string(project.path().join(FILE)).expect("the file"),
            r#"{
  "version": 1,
  "servers": {
    "shop": {
      "order": {
        "sha256": "ccccf7ad2f26d4f2ff19a9b1d3fcbcf2d0d5e6a7d4ca2ab46ab4d4d1d10eb7d8",
        "new": true,
        "definition": {
          "name": "order",
          "description": "Orders.\nOnce.",
          "input_schema": {
            "type": "object",
            "properties": {}
          }
        }
      }
    }
  }
}
"#
            .replace(
                "ccccf7ad2f26d4f2ff19a9b1d3fcbcf2d0d5e6a7d4ca2ab46ab4d4d1d10eb7d8",
                &agreed()["shop"]["order"].digest
            )
        );
    }

    #[test]
    fn a_file_that_was_tampered_with_counts_for_nothing() {
        let project = tempfile::tempdir().expect("a folder");
        write(project.path(), &agreed()).expect("written");
        let good = std::fs::read_to_string(project.path().join(FILE)).expect("the file");
        let cases = [
            (good.replace("Orders.", "Steals."), "'shop.order': its sha256 is not that of its definition"),
            (good.replace("<<<", "").replace("\"version\": 1", "\"version\": 2"), "'version' must be 1"),
            (format!("<<<<<<< HEAD\n{good}"), "not JSON at line 1"),
            (good.replace("\"definition\"", "\"x\""), "'shop.order': its definition is missing"),
        ];
        for (text, reason) in cases {
            std::fs::write(project.path().join(FILE), text).expect("written");
            assert_eq!(read(project.path()), Err(format!(".mcp.lock.json cannot be used: {reason}")));
        }
    }
}
