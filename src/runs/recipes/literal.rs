//! Values of the intake as Python writes them.

use serde_json::Value;

pub(super) fn python(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        // The escapes of JSON are Python's too.
        Value::Number(_) | Value::String(_) => value.to_string(),
        Value::Array(values) => format!("[{}]", values.iter().map(python).collect::<Vec<_>>().join(", ")),
        Value::Object(map) => {
            let entries = map.iter().map(|(name, value)| format!("{}: {}", Value::from(name.as_str()), python(value)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::python;

    #[test]
    fn values_are_written_as_python_writes_them() {
        let value = json!({"a": [1, 2.5, null, true], "b\n": "c \"d\" \\ é"});
        assert_eq!(python(&value), r#"{"a": [1, 2.5, None, True], "b\n": "c \"d\" \\ é"}"#);
    }
}
