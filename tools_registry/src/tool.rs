//! One tool: what it is called, where it lives, what it takes and gives back.
//!
//! Rule: the tools of one owner (its server, or else its category) have different names, so
//! `owner.name` always means one tool.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// JSON in and out is the `full` shape; absent keys are left out, never null.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub struct Tool {
    pub name: String,
    pub title: Option<String>,
    /// The MCP server that answers the call; none for a tool that is only described.
    pub server: Option<String>,
    pub category: Option<String>,
    pub description: String,
    pub input_schema: Value,
    pub output_schema: Option<Value>,
    /// The Python line that brings the tool into a script. The catalogue writes it for tools of
    /// a server that come without one.
    pub import: Option<String>,
    /// How Python shows its parameters, if it is a function to import and not a tool to call.
    pub signature: Option<String>,
    /// Python calls.
    pub examples: Vec<String>,
    /// MCP's remarks on behaviour, such as `readOnlyHint`.
    pub annotations: Option<Value>,
}

impl Tool {
    /// A tool without parameters; the other fields are filled in by whoever knows them.
    #[must_use]
    pub fn new(name: impl Into<String>, description: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            title: None,
            server: None,
            category: None,
            description: description.into(),
            input_schema: json!({"type": "object", "properties": {}}),
            output_schema: None,
            import: None,
            signature: None,
            examples: Vec::new(),
            annotations: None,
        }
    }

    /// A function of a library: scripts import it, and nobody calls it by name.
    #[must_use]
    pub fn is_function(&self) -> bool {
        self.signature.is_some()
    }

    /// The module a function is in, without its package.
    pub(crate) fn module(&self) -> Option<&str> {
        self.category.as_deref().filter(|_| self.is_function())?.rsplit('.').next()
    }

    /// The server, or the category of a tool that has none.
    pub fn owner(&self) -> Option<&str> {
        self.server.as_deref().or(self.category.as_deref())
    }

    /// `owner.name`, which means this tool and no other.
    #[must_use]
    pub fn full_name(&self) -> String {
        self.owner().map_or_else(|| self.name.clone(), |owner| format!("{owner}.{}", self.name))
    }

    /// Is the tool in this category, or of the server of that name? Case does not matter, and
    /// without a category every tool is in.
    pub(crate) fn is_in(&self, category: Option<&str>) -> bool {
        let Some(category) = category else { return true };
        let owners = [self.category.as_deref(), self.server.as_deref(), self.module()];
        owners.into_iter().flatten().any(|own| is_same(own, category))
    }

    /// Is `wanted` the bare name?
    pub(crate) fn is_named(&self, wanted: &str) -> bool {
        is_same(&self.name, wanted)
    }

    /// Is `wanted` the name with its server or category: `github.create_issue`,
    /// `servers.github.create_issue`, `mcp__github__create_issue`?
    pub(crate) fn is_named_in_full(&self, wanted: &str) -> bool {
        let (wanted, separator) = match wanted.strip_prefix("mcp__") {
            Some(rest) => (rest, "__"),
            None => (wanted.strip_prefix("servers.").unwrap_or(wanted), "."),
        };
        [&self.server, &self.category].into_iter().flatten().any(|owner| {
            let spelled = |owner: &str, name: &str| is_same(&format!("{owner}{separator}{name}"), wanted);
            spelled(owner, &self.name) || spelled(&python_name(owner), &python_name(&self.name))
        })
    }
}

fn is_same(own: &str, wanted: &str) -> bool {
    own.chars().flat_map(char::to_lowercase).eq(wanted.chars().flat_map(char::to_lowercase))
}

/// The name under which Python code reaches a server or a tool: `read-file` is `read_file`.
#[must_use]
pub fn python_name(name: &str) -> String {
    let is_allowed = |character: char| character == '_' || character.is_ascii_digit() || character.is_alphabetic();
    let mut spelled: String =
        name.chars().map(|character| if is_allowed(character) { character } else { '_' }).collect();
    if !spelled.starts_with(|first: char| first == '_' || first.is_alphabetic()) {
        spelled.insert(0, '_');
    }
    if PYTHON_KEYWORDS.contains(&spelled.as_str()) {
        spelled.push('_');
    }
    spelled
}

/// Words that cannot be names in Python.
const PYTHON_KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

#[cfg(test)]
mod tests {
    use super::{Tool, python_name};

    fn tool(server: Option<&str>, category: Option<&str>, name: &str) -> Tool {
        Tool { server: server.map(str::to_owned), category: category.map(str::to_owned), ..Tool::new(name, "") }
    }

    #[test]
    fn python_names_are_identifiers() {
        let spelled = ["create_issue", "read-file", "files/read.all", "2fa", "import", ""].map(python_name);
        assert_eq!(spelled, ["create_issue", "read_file", "files_read_all", "_2fa", "import_", "_"]);
    }

    #[test]
    fn a_tool_answers_to_every_spelling_of_its_full_name() {
        let issue = tool(Some("git-hub"), Some("code"), "create-issue");
        for wanted in [
            "git-hub.create-issue",
            "GIT-HUB.Create-Issue",
            "git_hub.create_issue",
            "servers.git_hub.create_issue",
            "mcp__git-hub__create-issue",
            "mcp__git_hub__create_issue",
            "code.create-issue",
        ] {
            assert!(issue.is_named_in_full(wanted), "{wanted}");
        }
        for wanted in ["create-issue", "git-hub.create", "git-hub__create-issue", "mcp__create-issue", ""] {
            assert!(!issue.is_named_in_full(wanted), "{wanted}");
        }
    }

    #[test]
    fn the_owner_is_the_server_or_else_the_category() {
        let names = [tool(Some("s"), Some("c"), "x"), tool(None, Some("c"), "x"), tool(None, None, "x")]
            .map(|tool| tool.full_name());
        assert_eq!(names, ["s.x", "c.x", "x"]);
    }
}
