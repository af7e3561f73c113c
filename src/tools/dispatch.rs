//! From a tool of the registry's table to the method of that name, which says by its parameter what arguments it takes.

use std::sync::Arc;

use orchestrator_tools_registry::{Builtin, for_each_builtin};
use serde_json::{Map, Value};

use super::{Caller, Outcome, ToolError, Toolbox, arguments};

macro_rules! dispatch {
    ($($variant:ident: $category:ident / $name:ident),+ $(,)?) => {
        impl Toolbox {
            pub(super) fn dispatch(
                self: &Arc<Self>,
                tool: Builtin,
                arguments: Map<String, Value>,
                caller: Caller,
            ) -> Result<Outcome, ToolError> {
                match tool {
                    $(Builtin::$variant => self.$name(arguments::read(arguments)?, caller),)+
                }
            }
        }
    };
}

for_each_builtin!(dispatch);

/// The schema that clients are shown and the struct that reads the arguments must mean the same.
#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;
    use serde_json::json;

    use super::*;

    /// One value of each kind JSON schema knows.
    fn kinds() -> [(&'static str, Value); 6] {
        [
            ("string", json!("x")),
            ("number", json!(1.5)),
            ("integer", json!(1)),
            ("boolean", json!(true)),
            ("array", json!([])),
            ("object", json!({})),
        ]
    }

    fn allows(schema: &Value, kind: &str) -> bool {
        match (&schema["type"], &schema["anyOf"]) {
            (Value::String(own), _) => own == kind || (own == "number" && kind == "integer"),
            (_, Value::Array(choices)) => choices.iter().any(|choice| allows(choice, kind)),
            _ => false,
        }
    }

    /// Values that the schema of an argument allows.
    fn allowed(schema: &Value) -> Vec<Value> {
        match &schema["enum"] {
            Value::Array(choices) => choices.clone(),
            _ => kinds().into_iter().filter(|(kind, _)| allows(schema, kind)).map(|(_, value)| value).collect(),
        }
    }

    fn is_read<T: DeserializeOwned>(arguments: &Map<String, Value>) -> bool {
        arguments::read::<T>(arguments.clone()).is_ok()
    }

    fn complaint<T: DeserializeOwned>(arguments: Value) -> String {
        serde_json::from_value::<T>(arguments).err().map(|error| error.to_string()).unwrap_or_default()
    }

    /// Where a tool's schema and the parameter of its method say different things.
    fn disagreements<S, T: DeserializeOwned>(
        tool: Builtin,
        _method: fn(&S, T, Caller) -> Result<Outcome, ToolError>,
    ) -> Vec<String> {
        let mut found = Vec::new();
        let mut check = |is_fine: bool, what: String| {
            if !is_fine {
                found.push(format!("{}: {what}", tool.name()));
            }
        };
        let definition = tool.definition();
        let listed = definition.input_schema["properties"].as_object().cloned().unwrap_or_default();
        let known: Map<String, Value> = listed.into_iter().chain(definition.unlisted_arguments.clone()).collect();
        let required = definition.input_schema.get("required").cloned().unwrap_or_else(|| json!([]));
        let is_required = |name: &str| required.as_array().is_some_and(|names| names.contains(&json!(name)));

        let all: Map<String, Value> =
            known.iter().map(|(name, schema)| (name.clone(), allowed(schema)[0].clone())).collect();
        let fewest: Map<String, Value> = all.clone().into_iter().filter(|(name, _)| is_required(name)).collect();
        check(is_read::<T>(&all), "all arguments together are refused".to_owned());
        check(is_read::<T>(&fewest), "the required arguments alone are refused".to_owned());

        for (name, schema) in &known {
            let with = |value: Value| -> Map<String, Value> {
                all.clone().into_iter().chain([(name.clone(), value)]).collect()
            };
            for value in allowed(schema) {
                check(is_read::<T>(&with(value.clone())), format!("{name}: {value} is refused"));
            }
            // What may be of several kinds is judged by the tool, and so are words that are not a choice.
            for (kind, value) in kinds() {
                if schema.get("anyOf").is_none() && !allows(schema, kind) {
                    check(!is_read::<T>(&with(value)), format!("{name}: a value of type {kind} is accepted"));
                }
            }
        }

        // The reader names its fields when it meets one it does not have.
        let fields = complaint::<T>(json!({ "?": 1 }));
        let fields = fields.split_once(", expected ").map(|(_, fields)| fields).unwrap_or_default();
        for field in fields.split('`').skip(1).step_by(2).filter(|field| !known.contains_key(*field)) {
            let is_other_spelling = known.keys().any(|name| {
                let mut both = all.clone();
                both.insert(field.to_owned(), all[name].clone());
                complaint::<T>(Value::Object(both)) == format!("duplicate field `{name}`")
            });
            check(is_other_spelling, format!("{field} is in no schema"));
        }
        check(complaint::<T>(json!({ "?": 1 })).starts_with("unknown field"), "any argument is accepted".to_owned());
        found
    }

    macro_rules! compare_all {
        ($($variant:ident: $category:ident / $name:ident),+ $(,)?) => {
            [$(disagreements(Builtin::$variant, Toolbox::$name)),+].concat()
        };
    }

    #[test]
    fn schemas_and_arguments_agree() {
        let found: Vec<String> = for_each_builtin!(compare_all);
        assert_eq!(found, Vec::<String>::new());
    }
}
