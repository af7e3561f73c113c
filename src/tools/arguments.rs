//! Arguments of a call: from JSON to a typed value, or to an error that says what to change.

use orchestrator_runtime::ErrorClass;
use orchestrator_words::suggestion;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::ToolError;

/// For a tool that takes nothing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct None {}

/// Reads the arguments of a tool. Nulls count as absent, as many clients send them.
pub(super) fn read<T: DeserializeOwned>(mut arguments: Map<String, Value>) -> Result<T, ToolError> {
    arguments.retain(|_, value| !value.is_null());
    let names: Vec<String> = arguments.keys().cloned().collect();
    serde_path_to_error::deserialize(Value::Object(arguments)).map_err(|error| {
        let path = error.path().to_string();
        let message = shorten(error.into_inner().to_string().replace('`', "'"));
        let (message, expected) = match message.split_once(", expected ") {
            Some((message, expected)) if message.starts_with("unknown field") => (message.to_owned(), Some(expected)),
            _ if path == "." => (message.clone(), Option::None),
            _ => (format!("{path}: {message}"), Option::None),
        };
        let failed = ToolError::failed(ErrorClass::TypeError, format!("wrong arguments: {message}"));
        match expected {
            Some(expected) => {
                let known: Vec<&str> = expected.split('\'').skip(1).step_by(2).collect();
                let wrong = names.iter().find(|name| message.contains(&format!("'{name}'")));
                let near = wrong.and_then(|wrong| suggestion(wrong, known.iter().copied()));
                failed.with_hint(match near {
                    Some(near) => near,
                    Option::None if known.is_empty() => "this tool takes no arguments".to_owned(),
                    Option::None => format!("it takes {}", known.join(", ")),
                })
            }
            Option::None => failed,
        }
    })
}

/// The reader's complaint repeats the value it found.
fn shorten(message: String) -> String {
    const LONGEST: usize = 300;
    if message.len() <= LONGEST {
        return message;
    }
    // What was expected stands at the end.
    let (head, tail) =
        (message.floor_char_boundary(LONGEST / 2), message.ceil_char_boundary(message.len() - LONGEST / 2));
    format!("{}...{}", &message[..head], &message[tail..])
}

/// What a value takes in memory however short it is written.
const VALUE_BYTES: usize = 8;

/// Refuses arguments that are too large, without writing them out.
pub(super) fn check_size(arguments: &Map<String, Value>, most_bytes: usize) -> Result<(), ToolError> {
    let mut left = most_bytes;
    let fits = arguments.iter().all(|(name, value)| spend(&mut left, name.len()) && fits(value, &mut left));
    if fits {
        return Ok(());
    }
    Err(ToolError::failed(ErrorClass::ValueError, format!("the arguments are larger than {} MiB", most_bytes >> 20))
        .with_hint("put the data into a file of the project and let the code read it"))
}

fn spend(left: &mut usize, bytes: usize) -> bool {
    let enough = *left >= bytes;
    *left = left.saturating_sub(bytes);
    enough
}

fn fits(value: &Value, left: &mut usize) -> bool {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => spend(left, VALUE_BYTES),
        Value::String(text) => spend(left, text.len() + 2),
        Value::Array(items) => spend(left, VALUE_BYTES) && items.iter().all(|item| fits(item, left)),
        Value::Object(map) => {
            spend(left, VALUE_BYTES) && map.iter().all(|(key, item)| spend(left, key.len() + 4) && fits(item, left))
        }
    }
}
