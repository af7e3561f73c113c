//! Tools of a server as a package of typed Python files: for editors and type checkers, and for models that read files.
//!
//! `servers/<server>/<tool>.py` holds one function and its types, `.pyi` beside it says what scripts may write:
//! `from servers.shop import order` with a dict or with keywords, with `await` or without. Rule: whatever a server says stands
//! in a literal, a comment or a docstring, never in code.

mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::functions::{Parameter, by_python_name, docstring, is_taken, literal, mcp_name, parameters};
use crate::printable::is_acting;
use crate::tool::{Tool, python_name};
use types::Types;

/// Stands in the first line of every file, so that those can be told from a person's.
pub const WRAPPER_MARK: &str = "Made by `orchestrator tools generate`";

const FIRST_LINES: &str = "from __future__ import annotations\n\n";
/// What a file imports; a function of such a name would hide it.
const IMPORTED: [&str; 10] = [
    "Any",
    "Answer",
    "Literal",
    "NotRequired",
    "TypeAlias",
    "TypedDict",
    "annotations",
    "builtins",
    "call_mcp_tool",
    "overload",
];
/// Files of these names cannot be made on Windows.
const RESERVED_FILES: [&str; 4] = ["aux", "con", "nul", "prn"];

/// One file: its path with `/` between the parts, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrapper {
    pub path: String,
    pub text: String,
}

/// What the packages of all servers share: the module `client`, for type checkers, and the package around them.
#[must_use]
pub fn shared_wrappers() -> Vec<Wrapper> {
    let client = format!("{}{}", head("The module `client`, as scripts have it."), include_str!("client.pyi"));
    let package = head("Tools of other servers, a package for each.");
    vec![
        Wrapper { path: "client.pyi".to_owned(), text: client },
        Wrapper { path: "servers/__init__.py".to_owned(), text: package },
    ]
}

/// The package of a server.
#[must_use]
pub fn wrappers(server: &str, tools: &[Tool]) -> Vec<Wrapper> {
    let folder = format!("servers/{}", python_name(server));
    let mut wrappers = Vec::new();
    let (mut exported, mut left_out) = (Vec::new(), Vec::new());
    let mut taken_files = BTreeSet::new();
    for (function, named) in by_python_name(tools, |tool| &tool.name) {
        let tool = match named.as_slice() {
            [tool] if !is_taken(&function) && !IMPORTED.contains(&function.as_str()) => *tool,
            several => {
                left_out.extend(several.iter().map(|tool| mcp_name(server, &tool.name)));
                continue;
            }
        };
        let file = file_name(&function, &mut taken_files);
        let module = Module::new(server, &function, tool);
        wrappers.push(Wrapper { path: format!("{folder}/{file}.py"), text: module.source() });
        wrappers.push(Wrapper { path: format!("{folder}/{file}.pyi"), text: module.stub() });
        let types = module.types.public();
        exported.push((file, function, types));
    }
    hide_shared_types(&mut exported);
    wrappers
        .push(Wrapper { path: format!("{folder}/__init__.py"), text: package(server, &exported, &left_out, false) });
    wrappers
        .push(Wrapper { path: format!("{folder}/__init__.pyi"), text: package(server, &exported, &left_out, true) });
    wrappers.sort_by(|one, other| one.path.cmp(&other.path));
    wrappers
}

/// `getUser` and `get_user` have types of the same name; each is found in its own file then, and neither in the package.
fn hide_shared_types(exported: &mut [(String, String, Vec<String>)]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (_, function, types) in &*exported {
        for name in types.iter().chain([function]) {
            *counts.entry(name.clone()).or_default() += 1;
        }
    }
    for (_, _, types) in exported {
        types.retain(|name| counts.get(name) == Some(&1));
    }
}

/// Some disks take `Get` and `get` for one name.
fn file_name(function: &str, taken: &mut BTreeSet<String>) -> String {
    let mut name = function.to_owned();
    while RESERVED_FILES.contains(&name.to_lowercase().as_str()) || !taken.insert(name.to_lowercase()) {
        name.push('_');
    }
    name
}

fn head(about: &str) -> String {
    format!("\"\"\"{about} {WRAPPER_MARK}: changes are lost.\"\"\"\n\n")
}

fn package(server: &str, exported: &[(String, String, Vec<String>)], left_out: &[String], is_stub: bool) -> String {
    let mut text = head(&format!("Tools of the server '{}'.", quotable(server)));
    for (file, function, types) in exported {
        let names = types.iter().chain([function]);
        let names: Vec<String> =
            if is_stub { names.map(|name| format!("{name} as {name}")).collect() } else { names.cloned().collect() };
        let _ = writeln!(text, "from .{file} import {}", names.join(", "));
    }
    if !left_out.is_empty() {
        let names: Vec<String> = left_out.iter().map(|name| quotable(name)).collect();
        let _ = writeln!(text, "# Without a function, because its name means something else: {}", names.join(", "));
    }
    let names: Vec<String> = exported.iter().map(|(_, function, _)| literal(function)).collect();
    let _ = write!(text, "\n__all__ = [{}]\n", names.join(", "));
    text
}

/// Everything one tool's files are made of.
struct Module<'a> {
    server: &'a str,
    function: &'a str,
    tool: &'a Tool,
    parameters: Vec<Parameter>,
    types: Types<'a>,
    input: String,
    response: String,
    /// The type of each parameter.
    kinds: BTreeMap<String, String>,
}

impl<'a> Module<'a> {
    fn new(server: &'a str, function: &'a str, tool: &'a Tool) -> Self {
        let mut types = Types::new(function);
        let (input, kinds) = types.input(&tool.input_schema);
        let response = types.response(tool.output_schema.as_ref());
        Self { server, function, tool, parameters: parameters(&tool.input_schema), types, input, response, kinds }
    }

    fn head(&self) -> String {
        let name = mcp_name(self.server, &self.tool.name);
        head(&format!("The tool {}.", quotable(&name))) + FIRST_LINES
    }

    fn source(&self) -> String {
        let mut text = self.head();
        text.push_str(&self.types.imports(&["Any"]));
        text.push_str("from client import call_mcp_tool\n");
        text.push_str(&self.types.declarations());
        let renamed: Vec<String> = self
            .parameters
            .iter()
            .filter(|parameter| parameter.own != parameter.there)
            .map(|parameter| format!("{}: {}", literal(&parameter.own), literal(&parameter.there)))
            .collect();
        let mut given = "**keywords";
        if !renamed.is_empty() {
            let _ = write!(text, "\n\n_NAMES = {{{}}}\n", renamed.join(", "));
            given = "**{_NAMES.get(key, key): value for key, value in keywords.items()}";
        }
        let _ = write!(
            text,
            "\n\ndef {}(input: {} | None = None, /, **keywords: Any) -> Any:\n{}    return call_mcp_tool({}, \
             {{**(input or {{}}), {given}}})\n",
            self.function,
            self.input,
            self.documentation(),
            literal(&mcp_name(self.server, &self.tool.name)),
        );
        text
    }

    fn stub(&self) -> String {
        let mut text = self.head();
        let keywords = self.keywords().filter(|_| !self.parameters.is_empty());
        let is_any = self.response == "Any" || keywords.as_ref().is_some_and(|keywords| keywords.contains("Any"));
        let wanted = [("Any", is_any), ("overload", keywords.is_some())];
        let wanted: Vec<&str> = wanted.into_iter().filter(|(_, is_used)| *is_used).map(|(name, _)| name).collect();
        text.push_str(&self.types.imports(&wanted));
        text.push_str("from client import Answer\n");
        text.push_str(&self.types.declarations());
        text.push_str("\n\n");
        let (function, input, answer) = (self.function, &self.input, format!("Answer[{}]", self.response));
        let _ = match keywords {
            Some(keywords) => write!(
                text,
                "@overload\ndef {function}(input: {input}, /) -> {answer}: ...\n@overload\ndef {function}(*, {keywords}) \
                 -> {answer}: ...\n"
            ),
            None if self.parameters.is_empty() => {
                writeln!(text, "def {function}(input: {input} | None = ..., /) -> {answer}: ...")
            }
            None => writeln!(text, "def {function}(input: {input}, /) -> {answer}: ..."),
        };
        text
    }

    /// The parameters as keywords; none if one that must be given has no keyword of its own.
    fn keywords(&self) -> Option<String> {
        let required = self.tool.input_schema.get("required").and_then(serde_json::Value::as_array);
        let is_reachable = |name: &str| self.parameters.iter().any(|parameter| parameter.there == name);
        if !required.into_iter().flatten().filter_map(serde_json::Value::as_str).all(is_reachable) {
            return None;
        }
        let shown = self.parameters.iter().map(|parameter| {
            let kind = self.kinds.get(&parameter.there).map_or("Any", String::as_str);
            if parameter.is_required {
                return format!("{}: {kind}", parameter.own);
            }
            let none = if kind == "Any" || kind.ends_with("None") { "" } else { " | None" };
            format!("{}: {kind}{none} = ...", parameter.own)
        });
        Some(shown.collect::<Vec<_>>().join(", "))
    }

    fn documentation(&self) -> String {
        let text = quotable(&docstring(self.tool, &self.parameters));
        if text.is_empty() {
            return String::new();
        }
        let lines: Vec<String> = text.lines().map(|line| format!("    {line}").trim_end().to_owned()).collect();
        let end = if lines.len() > 1 { "\n    " } else { "" };
        format!("    \"\"\"{}{end}\"\"\"\n", lines.join("\n").trim_start())
    }
}

/// Text that stays inside a docstring or a comment.
fn quotable(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    let mut last = ' ';
    while let Some(character) = characters.next() {
        // Three quotes in a row end a docstring, and so does one at its end.
        let is_alone = last != '"' && characters.peek().is_some_and(|next| *next != '"');
        match character {
            '\\' => quoted.push_str("\\\\"),
            '"' if !is_alone => quoted.push_str("\\\""),
            character if is_acting(character) => {
                let _ = write!(quoted, "\\U{:08x}", u32::from(character));
            }
            character => quoted.push(character),
        }
        last = character;
    }
    quoted
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Wrapper, quotable, wrappers};
    use crate::tool::Tool;

    fn text(wrappers: &[Wrapper], path: &str) -> String {
        wrappers.iter().find(|wrapper| wrapper.path == path).map(|wrapper| wrapper.text.clone()).unwrap_or_default()
    }

    #[test]
    fn a_tool_is_a_file_with_its_types() {
        let order = Tool {
            input_schema: json!({
                "type": "object",
                "properties": {
                    "product": {"type": "string", "description": "What\nto order."},
                    "quantity": {"type": "integer"},
                    "speed": {"enum": ["slow", "fast"]},
                },
                "required": ["product"],
            }),
            output_schema: Some(
                json!({"type": "object", "properties": {"id": {"type": "integer"}}, "required": ["id"]}),
            ),
            ..Tool::new("place-order", "Orders a product.\n\nOnly \"\"\"once\"\"\".")
        };
        let made = wrappers("web-shop", &[order, Tool::new("list", "")]);
        let paths: Vec<&str> = made.iter().map(|wrapper| wrapper.path.as_str()).collect();
        assert_eq!(
            paths,
            ["__init__.py", "__init__.pyi", "list.py", "list.pyi", "place_order.py", "place_order.pyi"]
                .map(|name| format!("servers/web_shop/{name}"))
        );
        assert_eq!(
            text(&made, "servers/web_shop/place_order.py"),
            r#""""The tool mcp__web-shop__place-order. Made by `orchestrator tools generate`: changes are lost."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from client import call_mcp_tool


class PlaceOrderInput(TypedDict):
    # What to order.
    product: str
    quantity: NotRequired[int]
    speed: NotRequired[Literal['slow', 'fast']]


class PlaceOrderResponse(TypedDict):
    id: int


def place_order(input: PlaceOrderInput | None = None, /, **keywords: Any) -> Any:
    """Orders a product.

    Only \"\"\"once\"\"\".

    product (str): What to order.
    quantity (int, optional):
    speed (str, optional):
    """
    return call_mcp_tool("mcp__web-shop__place-order", {**(input or {}), **keywords})
"#
        );
        assert_eq!(
            text(&made, "servers/web_shop/place_order.pyi").split_once("id: int").unwrap().1,
            "\n\n\n@overload\ndef place_order(input: PlaceOrderInput, /) -> Answer[PlaceOrderResponse]: ...\n@overload\ndef \
             place_order(*, product: str, quantity: int | None = ..., speed: Literal['slow', 'fast'] | None = ...) -> \
             Answer[PlaceOrderResponse]: ...\n"
        );
        assert_eq!(
            text(&made, "servers/web_shop/__init__.py"),
            r#""""Tools of the server 'web-shop'. Made by `orchestrator tools generate`: changes are lost."""

from .list import ListInput, list
from .place_order import PlaceOrderInput, PlaceOrderResponse, place_order

__all__ = ["list", "place_order"]
"#
        );
    }

    #[test]
    fn names_that_python_has_no_use_for_stay_data() {
        let hostile = Tool {
            input_schema: json!({
                "type": "object",
                "properties": {
                    "from": {"type": "string"}, "Notion-Version": {"type": ["string", "null"]},
                    "x\"); print('ESCAPED') #": {"description": "\"\"\"\nprint('ESCAPED')"},
                },
                "required": ["from"],
            }),
            ..Tool::new("inject", "\"\"\"\nimport os\n\"\"\"\u{2028}\u{0}\\")
        };
        let made = wrappers("s", &[hostile, Tool::new("a-b", ""), Tool::new("a_b", ""), Tool::new("overload", "")]);
        let source = text(&made, "servers/s/inject.py");
        assert_eq!(
            source.split_once("call_mcp_tool\n").unwrap().1,
            r#"

InjectInput = TypedDict("InjectInput", {
    "from": "str",
    "Notion-Version": NotRequired["str | None"],
    # \"\"\" print('ESCAPED')
    "x\"); print('ESCAPED') #": NotRequired["Any"],
})


_NAMES = {"from_": "from", "Notion_Version": "Notion-Version", "x____print__ESCAPED____": "x\"); print('ESCAPED') #"}


def inject(input: InjectInput | None = None, /, **keywords: Any) -> Any:
    """\"\"\"
    import os
    \"\"\"\U00002028\U00000000\\

    from_ (str):
    Notion_Version (str | None, optional):
    x____print__ESCAPED____ (optional): \"\"\" print('ESCAPED')
    """
    return call_mcp_tool("mcp__s__inject", {**(input or {}), **{_NAMES.get(key, key): value for key, value in keywords.items()}})
"#
        );
        assert_eq!(
            text(&made, "servers/s/__init__.pyi").split_once("lost.\"\"\"\n\n").unwrap().1,
            "from .inject import InjectInput as InjectInput, inject as inject\n# Without a function, because its name \
             means something else: mcp__s__a-b, mcp__s__a_b, mcp__s__overload\n\n__all__ = [\"inject\"]\n"
        );
    }

    #[test]
    fn types_of_the_same_name_are_left_in_their_files() {
        let made = wrappers("s", &["getUser", "get_user", "other"].map(|name| Tool::new(name, "")));
        assert_eq!(
            text(&made, "servers/s/__init__.py").split_once("lost.\"\"\"\n\n").unwrap().1,
            "from .getUser import getUser\nfrom .get_user import get_user\nfrom .other import OtherInput, other\n\n__all__ = \
             [\"getUser\", \"get_user\", \"other\"]\n"
        );
    }

    #[test]
    fn text_ends_where_it_should() {
        assert_eq!(quotable("say \"hi\""), "say \"hi\\\"");
        assert_eq!(quotable("a\\\"\"\""), "a\\\\\\\"\\\"\\\"");
        assert_eq!(quotable("\"\"x"), "\\\"\\\"x");
    }
}
