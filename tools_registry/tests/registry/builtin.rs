//! The definitions of our own tools are complete.

use std::path::Path;

use orchestrator_tools_registry::{BUILTIN_SERVER, Builtin, Tool, builtin_tools};
use serde_json::{Value, json};

/// With those that are offered only on request.
fn all_tools() -> Vec<Tool> {
    Builtin::ALL.iter().map(|tool| tool.definition().in_full()).collect()
}

#[test]
fn every_folder_is_in_the_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("builtin");
    let inside = |folder: &Path| -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    let in_category = |category: &String| {
        inside(&root.join(category)).into_iter().map(|name| format!("{BUILTIN_SERVER}.{category}.{name}")).collect()
    };
    let mut folders: Vec<String> =
        inside(&root).iter().flat_map(|category| -> Vec<String> { in_category(category) }).collect();
    folders.sort();
    let tools = all_tools();
    let mut listed: Vec<String> = tools
        .iter()
        .map(|tool| [tool.server.as_deref(), tool.category.as_deref(), Some(&tool.name)].map(Option::unwrap).join("."))
        .collect();
    listed.sort();
    assert_eq!(listed, folders);
}

#[test]
fn what_is_optional_is_not_in_the_catalogue() {
    let names = |tools: Vec<Tool>| -> Vec<String> { tools.into_iter().map(|tool| tool.name).collect() };
    let (all, usual) = (names(all_tools()), names(builtin_tools()));
    let optional: Vec<&String> = all.iter().filter(|name| !usual.contains(name)).collect();
    assert_eq!(optional, ["call_tool", "start_run", "next_phase", "run_status"]);
}

#[test]
fn every_tool_is_found_by_its_name() {
    let found: Vec<Option<Builtin>> = Builtin::ALL.iter().map(|tool| Builtin::named(tool.name())).collect();
    assert_eq!(found, Builtin::ALL.iter().copied().map(Some).collect::<Vec<_>>());
    assert_eq!(Builtin::named("execute"), None);
}

#[test]
fn the_short_form_leaves_out_and_adds_nothing() {
    let brief = &Builtin::ReadWorkspaceFile.definition().brief;
    assert_eq!(
        Value::Object(brief.input_schema.as_ref().clone()),
        json!({
            "type": "object",
            "properties": {
                "path": {"type": "string"},
                "encoding": {"enum": ["text", "base64"]},
                "offset": {"type": "integer"},
                "limit": {"type": "integer"},
            },
            "required": ["path"],
        })
    );
    assert_eq!(brief.output_schema, None);
    assert_eq!(serde_json::to_value(brief.annotations).unwrap(), json!({"readOnlyHint": true}));
    let words = |tool: Builtin| {
        let definition = tool.definition();
        let listed =
            definition.brief.input_schema.get("properties").and_then(|all| all.pointer("/session/description"));
        let whole = definition.in_full().input_schema.pointer("/properties/session/description").cloned();
        (listed.and_then(Value::as_str), whole)
    };
    let whole = "keeps variables between calls; calls that give the same name share them, and without a name each call starts fresh.";
    assert_eq!(words(Builtin::ExecuteCode), (Some("keeps variables between calls"), Some(json!(whole))));
    assert_eq!(words(Builtin::ExecutePython), words(Builtin::ExecuteCode));
}

/// What a definition lacks; empty when a model can work from it.
fn lacks(tool: &Tool) -> Vec<String> {
    let mut lacks = Vec::new();
    let mut check = |is_fine: bool, what: &str| {
        if !is_fine {
            lacks.push(format!("{}: {what}", tool.name));
        }
    };
    check(tool.title.is_some(), "title");
    check(tool.annotations.is_some(), "annotations");
    check(tool.import.is_none(), "an import line that does not work");
    check(tool.output_schema.is_some(), "output_schema");
    check((1..=3).contains(&tool.examples.len()), "one to three examples");
    check(tool.examples.iter().any(|example| example.contains(&format!("{}(", tool.name))), "an example that calls it");
    let properties = tool.input_schema.get("properties").and_then(Value::as_object);
    check(properties.is_some(), "properties");
    for (name, property) in properties.into_iter().flatten() {
        check(property.get("description").is_some(), &format!("a description of {name}"));
    }
    let required = tool.input_schema.get("required").and_then(Value::as_array);
    for name in required.into_iter().flatten().filter_map(Value::as_str) {
        check(properties.is_some_and(|properties| properties.contains_key(name)), &format!("the parameter {name}"));
    }
    lacks
}

#[test]
fn definitions_are_complete() {
    let missing: Vec<String> = all_tools().iter().flat_map(lacks).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Every `$ref` must lead somewhere.
fn broken_references(root: &Value, value: &Value) -> Vec<String> {
    match value {
        Value::Object(entries) => {
            let target = entries.get("$ref").and_then(Value::as_str);
            let broken = target.filter(|target| root.pointer(target.trim_start_matches('#')).is_none());
            let inside = entries.values().flat_map(|value| broken_references(root, value));
            broken.map(str::to_owned).into_iter().chain(inside).collect()
        }
        Value::Array(items) => items.iter().flat_map(|item| broken_references(root, item)).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn references_inside_schemas_lead_somewhere() {
    let broken: Vec<String> =
        all_tools().iter().flat_map(|tool| broken_references(&tool.input_schema, &tool.input_schema)).collect();
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn each_analysis_has_its_parameters_described() {
    let tools = all_tools();
    let analysis = tools.iter().find(|tool| tool.name == "execute_analysis").unwrap();
    let schema = &analysis.input_schema;
    let types = schema.pointer("/properties/analysis_type/enum").and_then(Value::as_array).unwrap();
    let described = schema.get("oneOf").and_then(Value::as_array).unwrap();
    let described: Vec<&Value> =
        described.iter().filter_map(|variant| variant.pointer("/properties/analysis_type/const")).collect();
    assert_eq!(described, types.iter().collect::<Vec<_>>());
}
