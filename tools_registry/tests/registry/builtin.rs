//! The definitions of our own tools are complete.

use orchestrator_tools_registry::{BUILTIN_SERVER, Tool, builtin_tools};
use serde_json::Value;

#[test]
fn every_tool_is_there_under_its_category() {
    let tools = builtin_tools().unwrap();
    let listed: Vec<(&str, &str, &str)> = tools
        .iter()
        .map(|tool| {
            let category = tool.category.as_deref().unwrap_or_default();
            (tool.server.as_deref().unwrap_or_default(), category, tool.name.as_str())
        })
        .collect();
    let expected = [
        ("discovery", "get_tool_definition"),
        ("discovery", "search_tools"),
        ("execution", "execute_analysis"),
        ("execution", "execute_code"),
        ("execution", "execute_python"),
        ("privacy", "restore_pii"),
        ("privacy", "sanitize_pii"),
        ("skills", "list_skills"),
        ("skills", "load_skill"),
        ("skills", "save_skill"),
        ("statistics", "get_execution_stats"),
        ("workspace", "list_workspace_files"),
        ("workspace", "read_workspace_file"),
        ("workspace", "write_workspace_file"),
    ];
    assert_eq!(listed, expected.map(|(category, name)| (BUILTIN_SERVER, category, name)));
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
    let missing: Vec<String> = builtin_tools().unwrap().iter().flat_map(lacks).collect();
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
    let broken: Vec<String> = builtin_tools()
        .unwrap()
        .iter()
        .flat_map(|tool| broken_references(&tool.input_schema, &tool.input_schema))
        .collect();
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn each_analysis_has_its_parameters_described() {
    let tools = builtin_tools().unwrap();
    let analysis = tools.iter().find(|tool| tool.name == "execute_analysis").unwrap();
    let schema = &analysis.input_schema;
    let types = schema.pointer("/properties/analysis_type/enum").and_then(Value::as_array).unwrap();
    let described = schema.get("oneOf").and_then(Value::as_array).unwrap();
    let described: Vec<&Value> =
        described.iter().filter_map(|variant| variant.pointer("/properties/analysis_type/const")).collect();
    assert_eq!(described, types.iter().collect::<Vec<_>>());
}
