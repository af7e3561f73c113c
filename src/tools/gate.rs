//! The one gate that every call of another server's tool passes, however it is made.
//!
//! What the operator allows is narrowed by what a call or its session asks for, and nothing widens it.

use std::sync::Arc;

use orchestrator_runtime::host::HostError;
use orchestrator_runtime::{ErrorClass, Isolation};
use orchestrator_tools_registry::{Tool, python_name};
use orchestrator_words::listed;

use super::glob::glob;
use crate::settings::{Approval, Settings, ToolPattern};

const OPERATOR_DECIDES: &str = "the operator decides that with tools_allow and tools_deny";

/// What one execution may call, apart from what the operator says.
#[derive(Clone)]
pub(super) struct Bounds {
    pub(super) level: Isolation,
    /// May its code reach anything at all?
    pub(super) may_connect: bool,
    /// Lists of patterns, each of which must let a call through.
    pub(super) narrowed: Vec<Arc<[String]>>,
}

/// A call may ask for a looser level than the operator's; it does not get rid of the rules for tools that way.
pub(super) fn stricter(one: Isolation, other: Isolation) -> Isolation {
    match (one, other) {
        (Isolation::Hardened, _) | (_, Isolation::Hardened) => Isolation::Hardened,
        (Isolation::Production, _) | (_, Isolation::Production) => Isolation::Production,
        (Isolation::Development, Isolation::Development) => Isolation::Development,
    }
}

/// Before anybody is asked: may the execution make one more call?
pub(super) fn check_execution(settings: &Settings, bounds: &Bounds, n_calls: usize) -> Result<(), HostError> {
    if !bounds.may_connect {
        return Err(no_connection());
    }
    if n_calls >= settings.tool_calls {
        let message = format!("the execution has made its {} calls of tools", settings.tool_calls);
        return Err(HostError::new(ErrorClass::RuntimeError, message)
            .with_hint("ask for more at once, or let the operator raise tool_calls"));
    }
    Ok(())
}

/// What is denied under the name that the script writes needs no server to be started.
pub(super) fn check_written(settings: &Settings, bounds: &Bounds, server: &str, tool: &str) -> Result<(), HostError> {
    let names = Names::of(server, tool);
    if names.are_among(&settings.tools_deny, bounds.level) {
        return Err(names.refused(OPERATOR_DECIDES));
    }
    if bounds.narrowed.iter().any(|patterns| patterns.is_empty()) {
        return Err(names.refused("'tools' of this call or session allows none"));
    }
    Ok(())
}

/// Lets the tool through, or says why not and who can change that. `tool` is the server's own name for it: what a script
/// writes may be another spelling.
pub(super) fn check_tool(settings: &Settings, bounds: &Bounds, server: &str, tool: &str) -> Result<(), HostError> {
    let names = Names::of(server, tool);
    if names.are_among(&settings.tools_deny, bounds.level) || !names.are_among(&settings.tools_allow, bounds.level) {
        return Err(names.refused(OPERATOR_DECIDES));
    }
    match bounds.narrowed.iter().find(|patterns| !names.fit(patterns)) {
        Some(patterns) if patterns.is_empty() => Err(names.refused("'tools' of this call or session allows none")),
        Some(patterns) => {
            Err(names.refused(&format!("'tools' of this call or session allows only: {}", listed(patterns))))
        }
        None => Ok(()),
    }
}

/// Must a person agree to the call? That a tool only reads is a claim of its server: it counts where the operator says so.
pub(super) fn needs_approval(settings: &Settings, bounds: &Bounds, server: &str, tool: &Tool) -> bool {
    match settings.approve {
        Approval::Never => false,
        Approval::Always => true,
        Approval::Writes => {
            let says_it_reads = tool.annotations.as_ref().is_some_and(|hints| hints["readOnlyHint"] == true);
            !says_it_reads || !Names::of(server, &tool.name).are_among(&settings.tools_trusted, bounds.level)
        }
    }
}

/// Does the operator let this tool have the values behind tokens?
pub(super) fn may_know(settings: &Settings, bounds: &Bounds, server: &str, tool: &str) -> bool {
    Names::of(server, tool).are_among(&settings.pii_tools, bounds.level)
}

pub(super) fn no_connection() -> HostError {
    HostError::new(ErrorClass::PermissionError, "tools of other servers are not available at this isolation level")
}

/// `server.tool` as the server says it and as Python does: patterns may be written for either.
struct Names([String; 2]);

impl Names {
    fn of(server: &str, tool: &str) -> Self {
        Self([format!("{server}.{tool}"), format!("{}.{}", python_name(server), python_name(tool))])
    }

    fn are_among(&self, patterns: &[ToolPattern], level: Isolation) -> bool {
        let counts = |pattern: &&ToolPattern| pattern.level.is_none_or(|own| own == level);
        patterns.iter().filter(counts).any(|pattern| self.fits(&pattern.pattern))
    }

    fn fit(&self, patterns: &[String]) -> bool {
        patterns.iter().any(|pattern| self.fits(pattern))
    }

    fn fits(&self, pattern: &str) -> bool {
        pattern == "*" || glob(pattern).is_ok_and(|glob| self.0.iter().any(|name| glob.is_match(name)))
    }

    fn refused(&self, hint: &str) -> HostError {
        HostError::new(ErrorClass::PermissionError, format!("'{:.160}' may not be called", self.0[0])).with_hint(hint)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::settings::Layer;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| (*text).to_owned()).collect()
    }

    fn settings(flags: Layer) -> Settings {
        let folder = tempfile::tempdir().expect("a folder");
        Settings::load(folder.path(), flags).expect("settings")
    }

    fn allowing(allow: &[&str], deny: &[&str]) -> Settings {
        settings(Layer {
            tools_allow: Some(texts(allow)),
            tools_deny: Some(texts(deny)),
            tool_calls: Some(2),
            ..Layer::default()
        })
    }

    fn bounds(level: Isolation, narrowed: &[&[&str]]) -> Bounds {
        let narrowed = narrowed.iter().map(|patterns| texts(patterns).into()).collect();
        Bounds { level, may_connect: true, narrowed }
    }

    fn verdict(settings: &Settings, bounds: &Bounds, tool: &str) -> String {
        check_tool(settings, bounds, "github", tool).map_or_else(|error| error.message, |()| "passed".to_owned())
    }

    #[test]
    fn what_is_denied_is_denied_whatever_is_allowed() {
        let (settings, usual) =
            (allowing(&["github.*", "other.x"], &["*.delete_*"]), bounds(Isolation::Production, &[]));
        assert_eq!(verdict(&settings, &usual, "list_issues"), "passed");
        assert_eq!(verdict(&settings, &usual, "delete_issue"), "'github.delete_issue' may not be called");
        assert_eq!(verdict(&allowing(&[], &[]), &usual, "list_issues"), "'github.list_issues' may not be called");
    }

    /// A script may write a tool's name as Python does; the operator writes it either way.
    #[test]
    fn another_spelling_is_the_same_tool() {
        let usual = bounds(Isolation::Production, &[]);
        for pattern in ["github.delete-issue", "github.delete_issue", "*.delete?issue"] {
            let denying = allowing(&["*"], &[pattern]);
            assert_eq!(
                verdict(&denying, &usual, "delete-issue"),
                "'github.delete-issue' may not be called",
                "{pattern}"
            );
            assert_eq!(verdict(&allowing(&[pattern], &[]), &usual, "delete-issue"), "passed", "{pattern}");
        }
    }

    #[test]
    fn a_pattern_may_be_for_one_level() {
        let settings = allowing(&["development:*", "production:github.list_*"], &["development:github.merge"]);
        let (development, production) = (bounds(Isolation::Development, &[]), bounds(Isolation::Production, &[]));
        assert_eq!(verdict(&settings, &development, "create"), "passed");
        assert_eq!(verdict(&settings, &development, "merge"), "'github.merge' may not be called");
        assert_eq!(verdict(&settings, &production, "list_issues"), "passed");
        assert_eq!(verdict(&settings, &production, "create"), "'github.create' may not be called");
    }

    #[test]
    fn a_session_narrows_and_never_widens() {
        let settings = allowing(&["github.list_*"], &[]);
        let narrowed = bounds(Isolation::Production, &[&["*"], &["github.list_issues", "github.create"]]);
        assert_eq!(verdict(&settings, &narrowed, "list_issues"), "passed");
        assert_eq!(verdict(&settings, &narrowed, "list_pulls"), "'github.list_pulls' may not be called");
        assert_eq!(verdict(&settings, &narrowed, "create"), "'github.create' may not be called");
        let none = bounds(Isolation::Production, &[&[]]);
        let refusal = check_tool(&settings, &none, "github", "list_issues").expect_err("refused");
        assert_eq!(refusal.hint.as_deref(), Some("'tools' of this call or session allows none"));
    }

    #[test]
    fn calls_are_counted_and_levels_are_kept() {
        let (settings, usual) = (allowing(&["*"], &[]), bounds(Isolation::Production, &[]));
        let verdict = |bounds: &Bounds, n_calls| {
            check_execution(&settings, bounds, n_calls).map_or_else(|error| error.message, |()| "passed".to_owned())
        };
        assert_eq!(verdict(&usual, 1), "passed");
        assert_eq!(verdict(&usual, 2), "the execution has made its 2 calls of tools");
        let shut = Bounds { may_connect: false, ..usual };
        assert_eq!(verdict(&shut, 0), "tools of other servers are not available at this isolation level");
    }

    #[test]
    fn a_claim_to_read_only_counts_where_it_is_trusted() {
        let usual = bounds(Isolation::Production, &[]);
        let reader = Tool { annotations: Some(json!({ "readOnlyHint": true })), ..Tool::new("list", "") };
        let unknown = Tool::new("list", "");
        let needs = |approve: &str, trusted: &[&str], tool: &Tool| {
            let approve = Some(approve.to_owned());
            let settings = settings(Layer { approve, tools_trusted: Some(texts(trusted)), ..Layer::default() });
            needs_approval(&settings, &usual, "github", tool)
        };
        assert!(!needs("never", &[], &unknown));
        assert!(needs("always", &["*"], &reader));
        assert!(needs("writes", &[], &reader));
        assert!(needs("writes", &["*"], &unknown));
        assert!(!needs("writes", &["github.*"], &reader));
    }
}
