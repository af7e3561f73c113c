//! Everything that can go wrong in the registry, worded for a model to act on.
//!
//! Rule: the message says what was wanted and found; what to try instead is the hint, apart.

/// Longest value that a message repeats, in characters.
const LONGEST_VALUE: usize = 120;

/// Most names that a message lists.
const LONGEST_LIST: usize = 10;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegistryError {
    #[error("no tool is named '{}'{}", cut(.name), place(.category.as_deref()))]
    Unknown { name: String, category: Option<String>, nearest: Vec<String> },
    #[error("'{}' is the name of {} tools: {}", cut(.name), .choices.len(), listed(.choices))]
    Ambiguous { name: String, choices: Vec<String> },
    #[error("unknown detail level '{}': expected name_only, with_description or full", cut(.found))]
    UnknownDetail { found: String },
    #[error("a tool must be an object, found {found}")]
    NotAnObject { found: String },
    #[error("'{key}' is missing")]
    MissingKey { key: &'static str },
    #[error("'{key}' must be {wanted}, found {found}")]
    WrongValue { key: &'static str, wanted: &'static str, found: String },
    #[error("unknown key '{}'", cut(.key))]
    UnknownKey { key: String, nearest: &'static str },
    #[error("'{first}' and '{second}' are two spellings of one key")]
    TwoSpellings { first: &'static str, second: &'static str },
    #[error("'{}' is defined already in {file}", cut(.name))]
    Duplicate { name: String, file: String },
    #[error("the server name '{server}' is kept for the built-in tools")]
    ReservedServer { server: &'static str },
    #[error("category '{}' does not agree with the folder '{folder}'", cut(.category))]
    OtherCategory { category: String, folder: String },
    #[error("not valid JSON: {reason}")]
    Json { reason: String },
    #[error("{reason}")]
    File { reason: String },
    #[error("tool {position} of {total}: {source}")]
    InList { position: usize, total: usize, source: Box<RegistryError> },
    #[error("the built-in definition {file} is broken: {source}")]
    Builtin { file: &'static str, source: Box<RegistryError> },
    #[error("the tools of '{}' cannot be listed: {reason}", cut(.server))]
    Unavailable { server: String, reason: String },
}

impl RegistryError {
    /// What to try instead, where that is known.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Unknown { nearest, .. } if nearest.is_empty() => {
                Some("search_tools with an empty query lists every tool".to_owned())
            }
            Self::Unknown { nearest, .. } => Some(did_you_mean(nearest)),
            Self::Ambiguous { .. } => Some("use one of these names in full".to_owned()),
            Self::UnknownKey { nearest, .. } => Some(did_you_mean(&[(*nearest).to_owned()])),
            Self::TwoSpellings { first, .. } => Some(format!("keep '{first}'")),
            Self::OtherCategory { .. } => Some("leave 'category' out: the folder decides".to_owned()),
            Self::InList { source, .. } | Self::Builtin { source, .. } => source.hint(),
            _ => None,
        }
    }
}

fn place(category: Option<&str>) -> String {
    category.map_or_else(String::new, |category| format!(" in category '{}'", cut(category)))
}

fn listed(names: &[String]) -> String {
    let mut listed = names.iter().take(LONGEST_LIST).cloned().collect::<Vec<_>>().join(", ");
    if names.len() > LONGEST_LIST {
        listed.push_str(", …");
    }
    listed
}

/// "did you mean 'a', 'b' or 'c'?"
fn did_you_mean(names: &[String]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("'{}'", cut(name))).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("did you mean {} or {last}?", rest.join(", ")),
        _ => format!("did you mean {}?", quoted.concat()),
    }
}

/// A value as a message repeats it: one line, not too long.
pub(crate) fn cut(value: &str) -> String {
    let mut shown: String = value.chars().take(LONGEST_VALUE).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    shown.replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use super::RegistryError;

    fn unknown(nearest: &[&str]) -> RegistryError {
        let nearest = nearest.iter().map(|name| (*name).to_owned()).collect();
        RegistryError::Unknown { name: "x".to_owned(), category: Some("memory".to_owned()), nearest }
    }

    #[test]
    fn hints_read_as_sentences() {
        assert_eq!(unknown(&["a"]).hint().as_deref(), Some("did you mean 'a'?"));
        assert_eq!(unknown(&["a", "b"]).hint().as_deref(), Some("did you mean 'a' or 'b'?"));
        assert_eq!(unknown(&["a", "b", "c"]).hint().as_deref(), Some("did you mean 'a', 'b' or 'c'?"));
        assert_eq!(unknown(&[]).hint().as_deref(), Some("search_tools with an empty query lists every tool"));
    }

    #[test]
    fn long_lists_are_cut() {
        let choices = (10..30).map(|server| format!("s{server}.x")).collect();
        let error = RegistryError::Ambiguous { name: "x".to_owned(), choices };
        assert_eq!(
            error.to_string(),
            "'x' is the name of 20 tools: s10.x, s11.x, s12.x, s13.x, s14.x, s15.x, s16.x, s17.x, s18.x, s19.x, …"
        );
    }

    #[test]
    fn long_values_are_cut_and_stay_on_one_line() {
        let error = RegistryError::UnknownDetail { found: "é\n".repeat(200) };
        let shown = "é ".repeat(60);
        assert_eq!(
            error.to_string(),
            format!("unknown detail level '{shown}…': expected name_only, with_description or full")
        );
    }
}
