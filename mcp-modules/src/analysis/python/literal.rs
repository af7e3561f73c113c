//! Values as Python writes them.

use serde_json::Value;

pub(crate) fn literal(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text_literal(text),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(literal).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("{}: {}", text_literal(name), literal(value))).collect();
            format!("{{{}}}", fields.join(", "))
        }
    }
}

/// JSON's escapes are Python's too.
pub(crate) fn text_literal(text: &str) -> String {
    Value::from(text).to_string()
}

pub(crate) fn names_literal(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| text_literal(name)).collect();
    format!("[{}]", names.join(", "))
}

/// A pattern as a raw string where that is possible.
pub(crate) fn pattern_literal(pattern: &str) -> String {
    let is_raw = pattern.contains('\\') && !pattern.contains(['"', '\n', '\r']) && !pattern.ends_with('\\');
    if is_raw { format!("r\"{pattern}\"") } else { text_literal(pattern) }
}

/// A name for a variable that holds something of a field.
pub(crate) fn identifier(field: &str, ending: &str) -> String {
    let plain: String =
        field.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    let plain = plain.trim_matches('_');
    let start = if plain.starts_with(|c: char| c.is_ascii_digit()) || plain.is_empty() { "field_" } else { "" };
    format!("{start}{plain}_{ending}")
}

/// `str()` of a Python float.
pub(crate) fn float_text(number: f64) -> String {
    let scientific = format!("{number:e}");
    let Some((digits, exponent)) = scientific.split_once('e') else { return scientific };
    let exponent: i32 = exponent.parse().unwrap_or_default();
    if (-4..16).contains(&exponent) {
        let plain = number.to_string();
        return if plain.contains('.') { plain } else { format!("{plain}.0") };
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::{float_text, pattern_literal};

    // Expected values: CPython 3.11.7.
    #[test]
    fn floats_read_as_in_python() {
        let numbers = [0.0, -0.0, 1.5, 100.0, 1e15, 1e16, 1.25e22, 1e-4, 1.5e-5, 0.1 + 0.2];
        assert_eq!(
            numbers.map(float_text),
            [
                "0.0",
                "-0.0",
                "1.5",
                "100.0",
                "1000000000000000.0",
                "1e+16",
                "1.25e+22",
                "0.0001",
                "1.5e-05",
                "0.30000000000000004"
            ]
        );
    }

    #[test]
    fn patterns_are_raw_where_they_can_be() {
        assert_eq!(
            ["^a", r"\d+", "\\", "\"\\d"].map(pattern_literal),
            ["\"^a\"", "r\"\\d+\"", "\"\\\\\"", "\"\\\"\\\\d\""]
        );
    }
}
