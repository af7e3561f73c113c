//! Names of skills. A name is a folder and a Python module, so it must suit both.

use orchestrator_words::shorten;

use crate::error::SkillError;

/// Longest name of a skill.
pub const MAX_NAME_CHARS: usize = 64;

/// Python's reserved words that are otherwise well-formed names.
const KEYWORDS: [&str; 32] = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "try", "while", "with", "yield",
];

pub(crate) fn validate(name: &str) -> Result<(), SkillError> {
    let Some(wanted) = broken_rule(name) else { return Ok(()) };
    Err(SkillError::Name { wanted, found: shorten(name), suggestion: respelled(name) })
}

pub(crate) fn is_valid(name: &str) -> bool {
    broken_rule(name).is_none()
}

/// The rule that `name` breaks, as it reads after "a skill name".
fn broken_rule(name: &str) -> Option<&'static str> {
    let is_allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if name.is_empty() || !name.chars().all(is_allowed) {
        Some("of lower-case letters, digits and '_'")
    } else if name.starts_with(|c: char| c.is_ascii_digit()) {
        Some("that starts with a letter or '_'")
    } else if name.len() > MAX_NAME_CHARS {
        Some("of at most 64 characters")
    } else if KEYWORDS.contains(&name) {
        Some("that is not a Python keyword")
    } else if name.len() > 4 && name.starts_with("__") && name.ends_with("__") {
        Some("that is not one of Python's own names")
    } else {
        None
    }
}

/// The nearest valid spelling: words in lower case, joined by `_`.
fn respelled(name: &str) -> Option<String> {
    let mut spelling = String::new();
    let mut previous = '_';
    for c in name.chars() {
        let starts_word = c.is_ascii_uppercase() && (previous.is_ascii_lowercase() || previous.is_ascii_digit());
        let is_gap = starts_word || !c.is_ascii_alphanumeric();
        if is_gap && !spelling.is_empty() && !spelling.ends_with('_') {
            spelling.push('_');
        }
        if c.is_ascii_alphanumeric() {
            spelling.push(c.to_ascii_lowercase());
        }
        previous = c;
    }
    if spelling.starts_with(|c: char| c.is_ascii_digit()) {
        spelling.insert(0, '_');
    }
    let mut spelling: String = spelling.chars().take(MAX_NAME_CHARS).collect();
    spelling.truncate(spelling.trim_end_matches('_').len());
    if KEYWORDS.contains(&spelling.as_str()) {
        spelling.push('_');
    }
    is_valid(&spelling).then_some(spelling)
}

#[cfg(test)]
mod tests {
    use super::{is_valid, validate};

    fn refusal(name: &str) -> (String, Option<String>) {
        let error = validate(name).unwrap_err();
        (error.to_string(), error.hint())
    }

    #[test]
    fn names_are_python_modules() {
        for name in ["filter_high_risk", "_", "_private", "a1", "match", &"a".repeat(64)] {
            assert!(is_valid(name), "{name}");
        }
    }

    #[test]
    fn other_spellings_are_refused_with_the_nearest_valid_one() {
        let letters =
            |found: &str| format!("wanted a skill name of lower-case letters, digits and '_', found '{found}'");
        let meant = |name: &str| Some(format!("did you mean '{name}'?"));
        assert_eq!(refusal("filter-high-risk"), (letters("filter-high-risk"), meant("filter_high_risk")));
        assert_eq!(refusal("filterHighRisk"), (letters("filterHighRisk"), meant("filter_high_risk")));
        assert_eq!(refusal("../../etc/passwd"), (letters("../../etc/passwd"), meant("etc_passwd")));
        assert_eq!(refusal("CSV profile!"), (letters("CSV profile!"), meant("csv_profile")));
        assert_eq!(refusal("größe"), (letters("größe"), meant("gr_e")));
        assert_eq!(refusal(""), (letters(""), None));
        assert_eq!(refusal("日本"), (letters("日本"), None));
        assert_eq!(
            refusal("2nd"),
            ("wanted a skill name that starts with a letter or '_', found '2nd'".to_owned(), meant("_2nd"))
        );
        assert_eq!(
            refusal("class"),
            ("wanted a skill name that is not a Python keyword, found 'class'".to_owned(), meant("class_"))
        );
        assert_eq!(
            refusal("__init__"),
            ("wanted a skill name that is not one of Python's own names, found '__init__'".to_owned(), meant("init"))
        );
        let long = "a".repeat(65);
        assert_eq!(
            refusal(&long),
            (format!("wanted a skill name of at most 64 characters, found '{long}'"), meant(&"a".repeat(64)))
        );
    }
}
