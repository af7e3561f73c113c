//! Kinds of settings about what is called: patterns for tools, what servers may ask for, a program.

use orchestrator_runtime::Isolation;

use super::kinds::{Kind, parse_isolation};
use crate::shell_words;

/// Characters of a pattern for names.
pub const LONGEST_PATTERN: usize = 200;

/// `server.tool` with `*` and `?`, at one isolation level or at all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolPattern {
    pub level: Option<Isolation>,
    pub pattern: String,
}

/// A list of them. A level that does not exist and a pattern that is too long are errors: what never fits would deny nothing.
pub struct ToolPatterns;

impl Kind for ToolPatterns {
    type Raw = Vec<String>;
    type Value = Vec<ToolPattern>;

    fn accepts() -> String {
        "patterns such as `github.*`, or `production:github.*` for one isolation level".to_owned()
    }

    fn check(key: &str, texts: Vec<String>) -> Result<Self::Value, String> {
        texts.into_iter().map(|text| read(&text).map_err(|reason| format!("{key}: {reason}"))).collect()
    }
}

fn read(text: &str) -> Result<ToolPattern, String> {
    if text.chars().count() > LONGEST_PATTERN {
        return Err(format!("a pattern may have at most {LONGEST_PATTERN} characters"));
    }
    match text.split_once(':') {
        // Tools may have a colon in their names.
        Some((level, pattern)) if !level.contains('.') => {
            let level = parse_isolation(level).map_err(|reason| {
                format!("'{text}' begins with no isolation level: {reason}; write ? for the colon of a server's name")
            })?;
            Ok(ToolPattern { level: Some(level), pattern: pattern.to_owned() })
        }
        _ => Ok(ToolPattern { level: None, pattern: text.to_owned() }),
    }
}

/// A program with its arguments, written as in a shell.
pub struct CommandWords;

impl Kind for CommandWords {
    type Raw = String;
    type Value = Vec<String>;

    fn accepts() -> String {
        "a program and its arguments, as in a shell".to_owned()
    }

    fn check(key: &str, line: String) -> Result<Self::Value, String> {
        shell_words::split(&line).ok_or_else(|| format!("{key} has a quote that is not closed"))
    }
}

/// What servers may ask of the client while one of its calls runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerRequests {
    /// Questions to the person.
    pub elicitation: bool,
    /// Requests to the client's model.
    pub sampling: bool,
}

impl Kind for ServerRequests {
    type Raw = Vec<String>;
    type Value = Self;

    fn accepts() -> String {
        "a list of `elicitation`, `sampling`".to_owned()
    }

    fn check(key: &str, texts: Vec<String>) -> Result<Self, String> {
        let mut requests = Self::default();
        for text in texts {
            match text.as_str() {
                "elicitation" => requests.elicitation = true,
                "sampling" => requests.sampling = true,
                _ => return Err(format!("{key} may hold elicitation and sampling, found '{text}'")),
            }
        }
        Ok(requests)
    }
}

#[cfg(test)]
mod tests {
    use orchestrator_runtime::Isolation;

    use super::super::Approval;
    use super::{Kind, ServerRequests, ToolPattern, ToolPatterns};

    #[test]
    fn a_pattern_may_name_its_level() {
        let pattern = |level, pattern: &str| ToolPattern { level, pattern: pattern.to_owned() };
        let texts = ["github.*", "production:github.*", "notes.tag:add"].map(str::to_owned).to_vec();
        assert_eq!(
            ToolPatterns::check("tools_allow", texts),
            Ok(vec![
                pattern(None, "github.*"),
                pattern(Some(Isolation::Production), "github.*"),
                pattern(None, "notes.tag:add"),
            ])
        );
        let wrong = "tools_deny: 'prod:github.*' begins with no isolation level: expected development, production or hardened; \
                     write ? for the colon of a server's name";
        assert_eq!(ToolPatterns::check("tools_deny", vec!["prod:github.*".to_owned()]), Err(wrong.to_owned()));
        let wrong = "tools_deny: a pattern may have at most 200 characters";
        assert_eq!(ToolPatterns::check("tools_deny", vec!["x".repeat(201)]), Err(wrong.to_owned()));
    }

    #[test]
    fn wrong_words_are_named() {
        let wrong = "approve must be never, writes or always, found 'ask'";
        assert_eq!(Approval::check("approve", "ask".to_owned()), Err(wrong.to_owned()));
        let wrong = "server_requests may hold elicitation and sampling, found 'roots'";
        assert_eq!(ServerRequests::check("server_requests", vec!["roots".to_owned()]), Err(wrong.to_owned()));
    }
}
