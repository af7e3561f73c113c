//! What `orchestrator docs` and `docs://` show. Scripts look at the modules, in the sandbox like any other: what is
//! documented is what a script finds.

use std::fmt::Write as _;
use std::sync::Arc;

use orchestrator_runtime::{ErrorClass, Isolation};
use orchestrator_tools_registry::Origin;
use orchestrator_words::{did_you_mean, suggestion};
use serde_json::{Map, Value, json};

use super::execution::no_worker;
use super::{Caller, ToolError, Toolbox};
use crate::pool::Call;

/// Of a module, or of a name in it.
const DOCUMENT: &str = include_str!("document.py");

/// A line for each module.
const MODULES: &str = include_str!("modules.py");

/// Which of the modules have a name.
const HOMES: &str = "result = [name for name, module in modules if wanted in dir(module)]";

/// The page of a module, or of whatever a dotted path leads to from one, as Markdown.
pub fn docs_of(toolbox: &Arc<Toolbox>, path: &str, caller: &Caller) -> Result<String, ToolError> {
    let parts: Vec<&str> = path.split('.').collect();
    let first = crate::library().module_of_alias(parts[0]).unwrap_or(parts[0]);
    let parts: Vec<&str> = [first].into_iter().chain(parts.into_iter().skip(1)).collect();
    // What is no module is a name in one.
    let Some(n_module) = (1..=parts.len()).rev().find(|n| is_module(&parts[..*n].join("."))) else {
        return Err(no_module(toolbox, &parts, caller));
    };
    let (module, names) = (parts[..n_module].join("."), &parts[n_module..]);
    let context = json!({ "module_name": module, "names": names });
    match run(toolbox, format!("import {module} as module\n{DOCUMENT}"), context, caller)? {
        Value::String(page) => Ok(page),
        other => Err(no_name(&other)),
    }
}

/// Every module a script may import, with one line of what it is for.
pub fn modules_of(toolbox: &Arc<Toolbox>, caller: &Caller) -> Result<Vec<(String, String)>, ToolError> {
    let code = imports(crate::library().public_modules()) + MODULES;
    let found = run(toolbox, code, json!({}), caller)?;
    serde_json::from_value(found).map_err(|error| ToolError::failed(ErrorClass::RuntimeError, error.to_string()))
}

fn is_module(name: &str) -> bool {
    name == "builtins" || crate::library().public_modules().any(|known| known == name)
}

/// `modules`, a list of names and modules.
fn imports<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.fold("modules = []\n".to_owned(), |mut code, name| {
        let _ = writeln!(code, "import {name} as module\nmodules.append((\"{name}\", module))");
        code
    })
}

fn run(toolbox: &Arc<Toolbox>, code: String, context: Value, caller: &Caller) -> Result<Value, ToolError> {
    let context: Map<String, Value> = context.as_object().cloned().unwrap_or_default();
    let request = toolbox.request(code, context, Isolation::Hardened, toolbox.settings.timeout);
    let needs_slot = caller.origin == Origin::Client;
    let call = Call { is_cancelled: Arc::clone(&caller.is_cancelled), needs_slot, ..Call::new(request) };
    // Who types a command at a terminal answers for it; where there is no project, none begins for a page.
    let report = match caller.origin {
        Origin::Command => toolbox.pool(Isolation::Hardened)?.run(call).map_err(|error| no_worker(&error))?,
        Origin::Client | Origin::Script => toolbox.run_of_ours("docs", &caller.client, call)?,
    };
    match report.error {
        None => Ok(report.result),
        Some(error) => Err(ToolError::failed(ErrorClass::RuntimeError, error.message)),
    }
}

/// The script hands over where the path ends and the names there are.
fn no_name(end: &Value) -> ToolError {
    let text = |key: &str| end[key].as_str().unwrap_or_default();
    let (owner, missing) = (text("owner"), text("missing"));
    let failed = ToolError::failed(ErrorClass::KeyError, format!("there is no '{missing:.120}' in {owner}"));
    let below = format!("{owner}.");
    let modules = crate::library().public_modules().filter_map(|module| module.strip_prefix(&below));
    let known = end["known"].as_array().into_iter().flatten().filter_map(Value::as_str);
    match suggestion(missing, modules.chain(known)) {
        Some(suggestion) => failed.with_hint(suggestion),
        None => failed,
    }
}

/// The nearest module, or the path that was meant where the name is one of the kit's, of pandas or of numpy.
fn no_module(toolbox: &Arc<Toolbox>, parts: &[&str], caller: &Caller) -> ToolError {
    let failed = ToolError::failed(ErrorClass::KeyError, format!("there is no module '{:.120}'", parts[0]));
    let is_home = |name: &&str| ["numpy", "pandas"].contains(name) || name.starts_with("orchestrator.mcp.");
    let code = imports(crate::library().public_modules().filter(is_home)) + HOMES;
    let homes = run(toolbox, code, json!({ "wanted": parts[0] }), caller).unwrap_or_default();
    let homes = homes.as_array().into_iter().flatten().filter_map(Value::as_str);
    let meant: Vec<String> = homes.map(|home| format!("{home}.{}", parts.join("."))).collect();
    let nearest = suggestion(&parts.join("."), crate::library().public_modules());
    match (meant.is_empty(), nearest) {
        (false, _) => failed.with_hint(did_you_mean(&meant)),
        (true, Some(nearest)) => failed.with_hint(nearest),
        (true, None) => failed,
    }
}
