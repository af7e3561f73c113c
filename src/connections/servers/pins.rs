//! The definitions of tools compared with those that were agreed to: on first sight, or by a person.
//!
//! Rule: a definition that differs from the agreed one is shown to nobody but the person who decides about it, and is not
//! called; so is everything while the file of what was agreed to cannot be read.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use orchestrator_tools_registry::Tool;

use super::files::{self, Stamp};
use super::lock_file::{self, Agreed, Pin};
use crate::audit::digest;
use crate::settings::ToolsPin;

/// How a definition compares with what was agreed to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Standing {
    Agreed,
    /// It may be called, but no person has looked at it.
    New,
    /// It is not the one that was agreed to, which is this.
    Changed(Box<Tool>),
    /// Nobody has agreed to it, and somebody must.
    Unapproved,
    /// Nobody knows what was agreed to, for this reason.
    Unknown(String),
}

impl Standing {
    pub(crate) fn may_be_called(&self) -> bool {
        matches!(self, Self::Agreed | Self::New)
    }

    /// The word for it, where there is something to say.
    pub(crate) fn word(&self) -> Option<&'static str> {
        match self {
            Self::Agreed | Self::New => None,
            Self::Changed(_) => Some("changed"),
            Self::Unapproved => Some("unapproved"),
            Self::Unknown(_) => Some("unknown"),
        }
    }
}

/// One way in which a server's list differs from what was agreed to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Difference {
    New(Box<Tool>),
    Changed { old: Box<Tool>, new: Box<Tool> },
    Gone(Box<Tool>),
}

impl Difference {
    /// The name of the tool.
    pub(crate) fn tool(&self) -> &str {
        match self {
            Self::New(tool) | Self::Changed { new: tool, .. } | Self::Gone(tool) => &tool.name,
        }
    }
}

pub(crate) struct Pins {
    project: PathBuf,
    policy: ToolsPin,
    state: RwLock<State>,
    n_changes: AtomicUsize,
}

struct State {
    /// The file as it was when it was read; none before, and where there is none.
    stamp: Option<Stamp>,
    is_read: bool,
    agreed: Result<Agreed, String>,
}

impl Pins {
    /// Nothing is read yet.
    pub(super) fn new(project: &Path, policy: ToolsPin) -> Self {
        let state = State { stamp: None, is_read: false, agreed: Ok(Agreed::new()) };
        Self { project: project.to_owned(), policy, state: RwLock::new(state), n_changes: AtomicUsize::new(0) }
    }

    /// How often what was agreed to has changed, as far as is known now: a command may have changed it.
    pub(super) fn n_changes(&self) -> usize {
        drop(self.current());
        self.n_changes.load(SeqCst)
    }

    fn current(&self) -> RwLockReadGuard<'_, State> {
        let stamp = files::stamp(&self.project.join(lock_file::FILE));
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        if state.is_read && state.stamp == stamp {
            return state;
        }
        drop(state);
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        self.read_into(&mut state);
        drop(state);
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn read_into(&self, state: &mut State) {
        // Before the text: what is written meanwhile is read by the next one who looks.
        let stamp = files::stamp(&self.project.join(lock_file::FILE));
        if state.is_read && state.stamp == stamp {
            return;
        }
        let agreed = lock_file::read(&self.project);
        if let Err(reason) = &agreed {
            tracing::warn!("no tool of another server can be called: {reason}");
        }
        *state = State { stamp, is_read: true, agreed };
        self.n_changes.fetch_add(1, SeqCst);
    }

    /// How a tool of a server compares with what was agreed to.
    pub(super) fn standing(&self, server: &str, tool: &Tool) -> Standing {
        if self.policy == ToolsPin::Off {
            return Standing::Agreed;
        }
        let state = self.current();
        let agreed = match &state.agreed {
            Ok(agreed) => agreed,
            Err(reason) => return Standing::Unknown(reason.clone()),
        };
        match agreed.get(server).and_then(|pins| pins.get(&tool.name)) {
            Some(pin) if pin.digest != digest(&tool.pinned_text()) => {
                let server = Some(server.to_owned());
                Standing::Changed(Box::new(Tool { server, ..pin.tool.clone() }))
            }
            Some(pin) if pin.is_new => Standing::New,
            Some(_) => Standing::Agreed,
            None if self.policy == ToolsPin::Strict => Standing::Unapproved,
            None => Standing::New,
        }
    }

    /// A server has listed its tools: what was never seen is agreed to from now on, if nobody wants to be asked.
    pub(super) fn see(&self, server: &str, tools: &[Tool]) {
        if self.policy != ToolsPin::FirstUse {
            return;
        }
        let change = |agreed: &mut Agreed| {
            let is_known = agreed.contains_key(server);
            let pins = agreed.entry(server.to_owned()).or_default();
            let mut has_changed = !is_known;
            for tool in tools {
                if !pins.contains_key(&tool.name) {
                    pins.insert(tool.name.clone(), Pin::of(tool, is_known));
                    has_changed = true;
                }
            }
            has_changed
        };
        let is_seen = match &self.current().agreed {
            Ok(agreed) => agreed.get(server).is_some_and(|pins| tools.iter().all(|tool| pins.contains_key(&tool.name))),
            Err(_) => true,
        };
        if is_seen {
            return;
        }
        if let Err(reason) = self.change(change) {
            tracing::warn!(server, "what its tools are is held fast until the program ends, not beyond: {reason}");
        }
    }

    /// Everything in which the list differs from what was agreed to.
    pub(super) fn compare(&self, server: &str, tools: &[Tool]) -> Result<Vec<Difference>, String> {
        let state = self.current();
        let agreed = state.agreed.as_ref().map_err(Clone::clone)?;
        let pins = agreed.get(server).cloned().unwrap_or_default();
        let mut differences = Vec::new();
        for tool in tools {
            match pins.get(&tool.name) {
                None => differences.push(Difference::New(Box::new(tool.clone()))),
                Some(pin) if pin.digest != digest(&tool.pinned_text()) => {
                    differences
                        .push(Difference::Changed { old: Box::new(pin.tool.clone()), new: Box::new(tool.clone()) });
                }
                Some(pin) if pin.is_new => differences.push(Difference::New(Box::new(tool.clone()))),
                Some(_) => {}
            }
        }
        let gone = pins.into_iter().filter(|(name, _)| !tools.iter().any(|tool| tool.name == *name));
        differences.extend(gone.map(|(_, pin)| Difference::Gone(Box::new(pin.tool))));
        Ok(differences)
    }

    /// A person agrees to these differences.
    pub(super) fn agree(&self, server: &str, differences: &[Difference]) -> Result<(), String> {
        self.change(|agreed| {
            let pins = agreed.entry(server.to_owned()).or_default();
            for difference in differences {
                match difference {
                    Difference::New(tool) | Difference::Changed { new: tool, .. } => {
                        pins.insert(tool.name.clone(), Pin::of(tool, false));
                    }
                    Difference::Gone(tool) => {
                        pins.remove(&tool.name);
                    }
                }
            }
            true
        })
    }

    /// Changes what was agreed to, here and in the file; other processes wait. What cannot be written counts here anyway.
    fn change(&self, change: impl FnOnce(&mut Agreed) -> bool) -> Result<(), String> {
        let _held = files::hold(&files::folder_of(&self.project).join(".lock"));
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        self.read_into(&mut state);
        let agreed = state.agreed.as_mut().map_err(|reason| reason.clone())?;
        if !change(agreed) {
            return Ok(());
        }
        let written = lock_file::write(&self.project, agreed);
        state.stamp = files::stamp(&self.project.join(lock_file::FILE));
        self.n_changes.fetch_add(1, SeqCst);
        written.map_err(|error| format!("{} cannot be written: {}", lock_file::FILE, error.kind()))
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "tests look at the files")]

    use orchestrator_tools_registry::Tool;

    use super::super::lock_file;
    use super::{Difference, Pins, Standing};
    use crate::settings::ToolsPin;

    fn order(description: &str) -> Tool {
        Tool::new("order", description)
    }

    fn changed(description: &str) -> Standing {
        Standing::Changed(Box::new(Tool { server: Some("shop".to_owned()), ..order(description) }))
    }

    #[test]
    fn what_was_seen_first_counts_until_a_person_agrees_to_another() {
        let project = tempfile::tempdir().expect("a folder");
        let pins = Pins::new(project.path(), ToolsPin::FirstUse);
        pins.see("shop", &[order("Orders.")]);
        assert_eq!(pins.standing("shop", &order("Orders.")), Standing::Agreed);
        pins.see("shop", &[order("Steals."), Tool::new("cancel", "")]);
        assert_eq!(pins.standing("shop", &order("Steals.")), changed("Orders."));
        assert_eq!(pins.standing("shop", &Tool::new("cancel", "")), Standing::New);
        assert_eq!(pins.standing("other", &order("Steals.")), Standing::New);

        let listed = [order("Steals."), Tool::new("cancel", "")];
        let differences = pins.compare("shop", &listed).expect("compared");
        let expected = [
            Difference::Changed { old: Box::new(order("Orders.")), new: Box::new(order("Steals.")) },
            Difference::New(Box::new(Tool::new("cancel", ""))),
        ];
        assert_eq!(differences, expected);
        // Another process agrees; this one notices.
        Pins::new(project.path(), ToolsPin::FirstUse).agree("shop", &differences).expect("written");
        assert_eq!(pins.standing("shop", &order("Steals.")), Standing::Agreed);
        assert_eq!(pins.compare("shop", &listed), Ok(Vec::new()));
        assert_eq!(pins.compare("shop", &listed[..1]), Ok(vec![Difference::Gone(Box::new(Tool::new("cancel", "")))]));
    }

    #[test]
    fn a_tool_cannot_shed_its_pin_by_going_away_for_a_while() {
        let project = tempfile::tempdir().expect("a folder");
        let pins = Pins::new(project.path(), ToolsPin::FirstUse);
        pins.see("shop", &[order("Orders.")]);
        pins.see("shop", &[]);
        pins.see("shop", &[order("Steals.")]);
        assert_eq!(pins.standing("shop", &order("Steals.")), changed("Orders."));
    }

    #[test]
    fn strict_wants_a_person_and_off_wants_nobody() {
        let project = tempfile::tempdir().expect("a folder");
        let strict = Pins::new(project.path(), ToolsPin::Strict);
        strict.see("shop", &[order("Orders.")]);
        assert_eq!(strict.standing("shop", &order("Orders.")), Standing::Unapproved);
        let new = strict.compare("shop", &[order("Orders.")]).expect("compared");
        strict.agree("shop", &new).expect("written");
        assert_eq!(strict.standing("shop", &order("Orders.")), Standing::Agreed);
        assert_eq!(Pins::new(project.path(), ToolsPin::Off).standing("shop", &order("Steals.")), Standing::Agreed);
    }

    #[test]
    fn without_the_file_being_readable_nothing_is_called_and_nothing_written() {
        let project = tempfile::tempdir().expect("a folder");
        let file = project.path().join(lock_file::FILE);
        std::fs::write(&file, "<<<<<<< HEAD").expect("written");
        let pins = Pins::new(project.path(), ToolsPin::FirstUse);
        let reason = ".mcp.lock.json cannot be used: not JSON at line 1";
        pins.see("shop", &[order("Orders.")]);
        assert_eq!(pins.standing("shop", &order("Orders.")), Standing::Unknown(reason.to_owned()));
        assert_eq!(pins.agree("shop", &[]), Err(reason.to_owned()));
        assert_eq!(std::fs::read_to_string(&file).expect("the file"), "<<<<<<< HEAD");
    }
}
