//! CPython's words for errors that RustPython words in its own way. Models know the former.

/// The message as CPython would put it.
pub(super) fn as_cpython(message: String) -> String {
    if let Some(name) = between(&message, "local variable '", "' referenced before assignment") {
        return format!("cannot access local variable '{name}' where it is not associated with a value");
    }
    if let Some(added) = message.strip_prefix("Cannot add list and ") {
        return format!("can only concatenate list (not \"{added}\") to list");
    }
    if message.starts_with("class ") && message.contains(" without an implementation for abstract method") {
        return format!("Can't instantiate abstract {message}");
    }
    match message.as_str() {
        "unexpected indentation" => "unexpected indent".to_owned(),
        _ => message,
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

#[cfg(test)]
mod tests {
    use super::as_cpython;

    #[test]
    fn known_messages_are_reworded_and_others_kept() {
        for (own, cpython) in [
            (
                "local variable 'x' referenced before assignment",
                "cannot access local variable 'x' where it is not associated with a value",
            ),
            ("Cannot add list and int", "can only concatenate list (not \"int\") to list"),
            (
                "class A without an implementation for abstract method 'f'",
                "Can't instantiate abstract class A without an implementation for abstract method 'f'",
            ),
            ("unexpected indentation", "unexpected indent"),
            ("division by zero", "division by zero"),
        ] {
            assert_eq!(as_cpython(own.to_owned()), cpython);
        }
    }
}
