//! What a call lets its own script reach: `tools` of `execute_code`. It narrows what the operator allows, and a session
//! stays narrowed for all its calls.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use orchestrator_runtime::ErrorClass;

use super::skills::failed;
use super::{ToolError, Toolbox};
use crate::settings::LONGEST_PATTERN;

/// Patterns of one call.
const MOST_PATTERNS: usize = 200;
/// Narrowed sessions, and lists of each: to forget one would widen it again.
const MOST_SESSIONS: usize = 4096;
const MOST_LISTS: usize = 32;

/// Lists of patterns by session.
#[derive(Default)]
pub(super) struct Narrowing(Mutex<HashMap<String, Lists>>);

/// A tool must be on every one of them.
type Lists = Vec<Arc<[String]>>;

impl Narrowing {
    /// The lists that hold for a call, its own among them.
    fn of_call(&self, session: Option<&str>, own: Option<Arc<[String]>>) -> Result<Lists, ToolError> {
        let Some(session) = session else { return Ok(own.into_iter().collect()) };
        let mut sessions = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(own) = own else { return Ok(sessions.get(session).cloned().unwrap_or_default()) };
        if !sessions.contains_key(session) && sessions.len() >= MOST_SESSIONS {
            return Err(too_many(&format!("{MOST_SESSIONS} sessions are narrowed with 'tools' already")));
        }
        let lists = sessions.entry(session.to_owned()).or_default();
        if !lists.contains(&own) {
            if lists.len() >= MOST_LISTS {
                return Err(too_many(&format!("the session was narrowed with 'tools' {MOST_LISTS} times already")));
            }
            lists.push(own);
        }
        Ok(lists.clone())
    }
}

fn too_many(message: &str) -> ToolError {
    ToolError::failed(ErrorClass::RuntimeError, message).with_hint("leave 'tools' out, or use a session that has it")
}

impl Toolbox {
    /// What `tools` of a call says, together with what its session was narrowed to before.
    pub(super) fn narrowed(&self, session: Option<&str>, tools: Option<Vec<String>>) -> Result<Lists, ToolError> {
        let own = tools.map(|tools| self.patterns(tools)).transpose()?;
        self.narrowing.of_call(session, own)
    }

    /// `skill:NAME` stands for the tools that the skill says it calls.
    fn patterns(&self, tools: Vec<String>) -> Result<Arc<[String]>, ToolError> {
        let mut patterns = Vec::new();
        for tool in tools {
            match tool.strip_prefix("skill:") {
                Some(name) => {
                    let skill = self.skills.load(name, None).map_err(|error| failed(&error))?;
                    let declared = skill.tools.ok_or_else(|| {
                        let message = format!("skill '{}' does not say which tools it calls", skill.name);
                        ToolError::failed(ErrorClass::ValueError, message)
                            .with_hint("save it with tools=[...], or give the patterns themselves")
                    })?;
                    patterns.extend(declared);
                }
                None => patterns.push(tool),
            }
        }
        if patterns.len() > MOST_PATTERNS || patterns.iter().any(|pattern| pattern.chars().count() > LONGEST_PATTERN) {
            let message = format!("tools may hold {MOST_PATTERNS} patterns of at most {LONGEST_PATTERN} characters");
            return Err(ToolError::failed(ErrorClass::ValueError, message));
        }
        Ok(patterns.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(patterns: &[&str]) -> Arc<[String]> {
        patterns.iter().map(|pattern| (*pattern).to_owned()).collect()
    }

    #[test]
    fn a_session_stays_narrowed_and_others_are_not() {
        let narrowing = Narrowing::default();
        let of_call = |session, own| narrowing.of_call(session, own).expect("lists");
        let (wide, narrow) = (list(&["a.*"]), list(&["a.x"]));
        assert_eq!(of_call(Some("one"), Some(Arc::clone(&wide))), [Arc::clone(&wide)]);
        assert_eq!(of_call(Some("one"), Some(Arc::clone(&narrow))), [Arc::clone(&wide), Arc::clone(&narrow)]);
        assert_eq!(of_call(Some("one"), Some(Arc::clone(&wide))), [Arc::clone(&wide), Arc::clone(&narrow)]);
        assert_eq!(of_call(Some("one"), None), [Arc::clone(&wide), Arc::clone(&narrow)]);
        assert_eq!(of_call(Some("two"), None), Lists::new());
        assert_eq!(of_call(None, Some(Arc::clone(&narrow))), [narrow]);
        assert_eq!(of_call(None, None), Lists::new());
    }

    #[test]
    fn nothing_is_forgotten_to_make_room() {
        let narrowing = Narrowing::default();
        let of_call = |session: &str, pattern: &str| narrowing.of_call(Some(session), Some(list(&[pattern])));
        for number in 0..MOST_LISTS {
            assert!(of_call("one", &number.to_string()).is_ok());
        }
        let refusal = of_call("one", "more").expect_err("refused").to_string();
        assert_eq!(refusal, "the session was narrowed with 'tools' 32 times already");
    }
}
