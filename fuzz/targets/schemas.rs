//! Schemas, arguments and answers of tools, as another server may send them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orchestrator_tools_registry::{
    Catalogue, Detail, Query, Tool, check_answer, check_arguments, difference, lines, module_source, on_one_line,
    output_shape, printable, seen_output, wrappers,
};
use serde_json::{Map, Value};

fuzz_target!(|text: &str| {
    // Three lines of JSON: a schema, another, and a value. A line that is none is text.
    let mut parts = text.splitn(3, '\n').map(|line| serde_json::from_str(line).unwrap_or_else(|_| Value::from(line)));
    let mut part = || parts.next().unwrap_or_default();
    let (schema, other, value) = (part(), part(), part());
    let mut arguments: Map<String, Value> = value.as_object().cloned().unwrap_or_default();
    if let Err(error) = check_arguments("tool", &schema, &mut arguments) {
        let _ = (error.to_string(), error.hint());
    }
    let _ = check_answer(&schema, &value);
    let tool = |schema: &Value| Tool {
        server: Some("server".to_owned()),
        input_schema: schema.clone(),
        output_schema: Some(other.clone()),
        examples: vec![text.to_owned()],
        annotations: Some(value.clone()),
        ..Tool::new(text.lines().next().unwrap_or_default(), text)
    };
    let (old, new) = (tool(&schema), tool(&other));
    let _ = (difference(&old, &new), lines(&new));
    if !old.is_too_deep() {
        let again = Tool::from_pinned(&old.pinned()).expect("what was pinned is read");
        assert_eq!(again.pinned_text(), old.pinned_text());
    }
    let both = [old, new];
    let _ = (module_source("server", &both), wrappers("server", &both));
    let shape = output_shape(&[&schema, &other, &value]);
    let _ = seen_output(shape.as_ref(), &value);
    assert!(!printable(text).contains('\u{1b}'));
    assert!(!on_one_line(text).contains('\n'));
    let mut catalogue = Catalogue::new();
    catalogue.add(both);
    let query = text.lines().last().unwrap_or_default();
    for detail in [Detail::NameOnly, Detail::WithDescription, Detail::Full] {
        let _ = catalogue.search(&Query { query, detail, ..Query::default() });
    }
});
