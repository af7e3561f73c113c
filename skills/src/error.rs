//! What can go wrong with skills. The message says what was wanted and found, the hint what helps.

use std::io;

use orchestrator_words::{did_you_mean, shorten};

#[derive(Debug, thiserror::Error)]
pub enum SkillError {
    #[error("wanted a skill name {wanted}, found '{found}'")]
    Name { wanted: &'static str, found: String, suggestion: Option<String> },
    #[error("wanted a tag of lower-case letters, digits, '_' and '-', at most 32 of them, found '{found}'")]
    Tag { found: String },
    #[error("wanted a pattern such as github.* of at most 200 characters, found '{found}'")]
    ToolPattern { found: String },
    #[error("wanted {what}, found none")]
    Empty { what: &'static str, hint: &'static str },
    #[error("wanted {what} of at most {limit} {unit}, found {found}")]
    TooLong { what: &'static str, limit: usize, unit: &'static str, found: usize },
    #[error("wanted at most {limit} skills in one store, found {found}")]
    Full { limit: usize, found: usize },
    #[error("wanted at most {limit} names in the folder {path}, found more")]
    Crowded { path: String, limit: usize },
    #[error("no skill is called '{name}'")]
    Unknown { name: String, near: Vec<String> },
    #[error("skill '{name}' has no version {version}")]
    UnknownVersion { name: String, version: u32, known: Vec<u32> },
    #[error("skill '{name}' belongs to the library and cannot be removed")]
    InLibrary { name: String },
    #[error("skill '{name}' did not pass its check: {message}")]
    Check { name: String, message: String, hint: Option<String> },
    #[error("skill.md of skill '{name}', line {line}: {problem}")]
    Document { name: String, line: usize, problem: String, hint: Option<String> },
    #[error("main.py of skill '{name}' does not match its checksum: wanted {wanted}, found {found}")]
    Checksum { name: String, wanted: String, found: String },
    #[error("wanted a {wanted} at {path}, found {found}")]
    NotPlain { path: String, wanted: &'static str, found: &'static str },
    #[error("wanted UTF-8 text in {path}, found other bytes")]
    NotText { path: String },
    #[error("cannot {action} {path}")]
    Io { action: &'static str, path: String, source: io::Error },
    #[error("wanted a bundle of skills: {problem}")]
    Bundle { problem: String, hint: Option<String> },
    #[error("{what} of the bundle does not match its checksum: wanted {wanted}, found {found}")]
    BundleChecksum { what: String, wanted: String, found: String },
    #[error("the store has other skills of these names already: {}", shorten(&.names.join(", ")))]
    Conflict { names: Vec<String> },
}

impl SkillError {
    /// What to do about it, for a person or a model.
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Name { suggestion, .. } => suggestion.as_ref().map(|name| did_you_mean(&[name])),
            Self::Empty { hint, .. } => Some((*hint).to_owned()),
            Self::Full { .. } => Some("remove skills that are no longer used".to_owned()),
            Self::Crowded { .. } => Some("take out of it what belongs to no skill".to_owned()),
            Self::Unknown { near, .. } if near.is_empty() => Some("list the skills to see their names".to_owned()),
            Self::Unknown { near, .. } => Some(did_you_mean(near)),
            Self::UnknownVersion { known, .. } => Some(format!("its versions: {}", joined(known))),
            Self::InLibrary { .. } => Some("save a skill of the same name to stand in its place".to_owned()),
            Self::Check { hint, .. } | Self::Document { hint, .. } | Self::Bundle { hint, .. } => hint.clone(),
            Self::Checksum { .. } => Some(
                "it was changed after it was saved: save it again, or take the line `sha256` out of skill.md"
                    .to_owned(),
            ),
            Self::NotPlain { found: "a link", .. } => Some("links inside the store are not followed".to_owned()),
            Self::NotPlain { found: "none", .. } => Some("a skill has both main.py and skill.md".to_owned()),
            Self::BundleChecksum { .. } => Some("the bundle was changed or cut short: export it again".to_owned()),
            Self::Conflict { .. } => Some("replace them, or skip them".to_owned()),
            Self::Tag { .. }
            | Self::ToolPattern { .. }
            | Self::TooLong { .. }
            | Self::NotPlain { .. }
            | Self::NotText { .. }
            | Self::Io { .. } => None,
        }
    }
}

fn joined(numbers: &[u32]) -> String {
    shorten(&numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::SkillError;

    #[test]
    fn unknown_names_are_answered_with_near_ones() {
        let unknown = |near: &[&str]| {
            let near = near.iter().map(|name| (*name).to_owned()).collect();
            SkillError::Unknown { name: "x".to_owned(), near }.hint().unwrap()
        };
        assert_eq!(unknown(&[]), "list the skills to see their names");
        assert_eq!(unknown(&["a"]), "did you mean 'a'?");
        assert_eq!(unknown(&["a", "b", "c"]), "did you mean 'a', 'b' or 'c'?");
    }
}
