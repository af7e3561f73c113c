//! The one gate that every call of another server's tool passes, however it is made.

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::host::HostError;

use super::glob::glob;
use crate::settings::Settings;

/// One call, before anybody is asked.
pub(super) struct Asked<'a> {
    pub(super) server: &'a str,
    pub(super) tool: &'a str,
    /// May code of its isolation level reach anything at all?
    pub(super) may_connect: bool,
    /// Calls that the execution made before.
    pub(super) n_calls: usize,
}

/// Lets the call through, or says why not and who can change that.
pub(super) fn check(settings: &Settings, asked: &Asked<'_>) -> Result<(), HostError> {
    let refuse = |kind, message: String, hint: String| Err(HostError::new(kind, message).with_hint(hint));
    if !asked.may_connect {
        return Err(no_connection());
    }
    if asked.n_calls >= settings.tool_calls {
        return refuse(
            ErrorClass::RuntimeError,
            format!("the execution has made its {} calls of tools", settings.tool_calls),
            "ask for more at once, or let the operator raise tool_calls".to_owned(),
        );
    }
    let name = format!("{}.{}", asked.server, asked.tool);
    let is_among =
        |patterns: &[String]| patterns.iter().any(|pattern| glob(pattern).is_ok_and(|glob| glob.is_match(&name)));
    if is_among(&settings.tools_deny) || !is_among(&settings.tools_allow) {
        return refuse(
            ErrorClass::PermissionError,
            format!("'{name:.160}' may not be called"),
            "the operator decides that with tools_allow and tools_deny".to_owned(),
        );
    }
    Ok(())
}

pub(super) fn no_connection() -> HostError {
    HostError::new(ErrorClass::PermissionError, "tools of other servers are not available at this isolation level")
}

#[cfg(test)]
mod tests {
    use super::{Asked, check};
    use crate::settings::{Layer, Settings};

    fn settings(allow: &[&str], deny: &[&str]) -> Settings {
        let texts = |texts: &[&str]| Some(texts.iter().map(|text| (*text).to_owned()).collect());
        let folder = tempfile::tempdir().expect("a folder");
        let flags =
            Layer { tools_allow: texts(allow), tools_deny: texts(deny), tool_calls: Some(2), ..Layer::default() };
        Settings::load(folder.path(), flags).expect("settings")
    }

    fn verdict(settings: &Settings, tool: &str, may_connect: bool, n_calls: usize) -> String {
        let asked = Asked { server: "github", tool, may_connect, n_calls };
        check(settings, &asked).map_or_else(|error| error.message, |()| "passed".to_owned())
    }

    #[test]
    fn what_is_denied_is_denied_whatever_is_allowed() {
        let settings = settings(&["github.*", "other.x"], &["*.delete_*"]);
        assert_eq!(verdict(&settings, "list_issues", true, 0), "passed");
        assert_eq!(verdict(&settings, "delete_issue", true, 0), "'github.delete_issue' may not be called");
        let nothing = self::settings(&[], &[]);
        assert_eq!(verdict(&nothing, "list_issues", true, 0), "'github.list_issues' may not be called");
    }

    #[test]
    fn calls_are_counted_and_levels_are_kept() {
        let settings = settings(&["*"], &[]);
        assert_eq!(verdict(&settings, "x", true, 1), "passed");
        assert_eq!(verdict(&settings, "x", true, 2), "the execution has made its 2 calls of tools");
        let refused = "tools of other servers are not available at this isolation level";
        assert_eq!(verdict(&settings, "x", false, 0), refused);
    }
}
