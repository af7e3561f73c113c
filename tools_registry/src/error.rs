//! Everything that can go wrong in the registry, worded for a model to act on.
//!
//! Rule: the message says what was wanted and found; what to try instead is the hint, apart.

use orchestrator_words::{did_you_mean, listed, shorten};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegistryError {
    #[error("no tool is named '{}'{}", shorten(.name), place(.category.as_deref()))]
    Unknown { name: String, category: Option<String>, nearest: Vec<String> },
    #[error("'{}' is the name of {} tools: {}", shorten(.name), .choices.len(), listed(.choices))]
    Ambiguous { name: String, choices: Vec<String> },
    #[error("unknown detail level '{}': expected name_only, with_description or full", shorten(.found))]
    UnknownDetail { found: String },
    #[error("a tool must be an object, found {found}")]
    NotAnObject { found: String },
    #[error("'{key}' is missing")]
    MissingKey { key: &'static str },
    #[error("'{key}' must be {wanted}, found {found}")]
    WrongValue { key: &'static str, wanted: &'static str, found: String },
    #[error("unknown key '{}'", shorten(.key))]
    UnknownKey { key: String, nearest: &'static str },
    #[error("'{first}' and '{second}' are two spellings of one key")]
    TwoSpellings { first: &'static str, second: &'static str },
    #[error("'{}' is defined already in {file}", shorten(.name))]
    Duplicate { name: String, file: String },
    #[error("the server name '{server}' is kept for the built-in tools")]
    ReservedServer { server: &'static str },
    #[error("category '{}' does not agree with the folder '{folder}'", shorten(.category))]
    OtherCategory { category: String, folder: String },
    #[error("not valid JSON: {reason}")]
    Json { reason: String },
    #[error("{reason}")]
    File { reason: String },
    #[error("tool {position} of {total}: {source}")]
    InList { position: usize, total: usize, source: Box<RegistryError> },
    #[error("the tools of '{}' cannot be listed: {reason}", shorten(.server))]
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
            Self::UnknownKey { nearest, .. } => Some(did_you_mean(&[nearest])),
            Self::TwoSpellings { first, .. } => Some(format!("keep '{first}'")),
            Self::OtherCategory { .. } => Some("leave 'category' out: the folder decides".to_owned()),
            Self::InList { source, .. } => source.hint(),
            _ => None,
        }
    }
}

fn place(category: Option<&str>) -> String {
    category.map_or_else(String::new, |category| format!(" in category '{}'", shorten(category)))
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
}
