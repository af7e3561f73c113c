//! References in a server's configuration: `${VAR}`, `${VAR:-default}`, `${file:PATH}`, `${cmd:COMMAND}`.
//!
//! Rule: what they stand for is known to this process alone. A reference that stands for nothing is an error, and an error
//! names the reference, never a value.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "the operator's own files and commands, read before a server starts"
)]

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use super::secrets::Secrets;
use crate::settings;

/// Folders that every server gets anyway: an answer that names a file below one must keep its path.
const FOLDERS: [&str; 3] = ["HOME", "PWD", "USERPROFILE"];

/// How long a command may take to print a secret.
const COMMAND_PATIENCE: Duration = Duration::from_secs(15);

/// The text with every reference replaced; what they stood for is added to `secrets`.
pub(super) fn resolve(text: &str, folder: &Path, secrets: &mut Secrets) -> Result<String, String> {
    let mut resolved = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("${") {
        resolved.push_str(&rest[..at]);
        let inside = &rest[at + 2..];
        let end = closing_brace(inside).ok_or("a reference '${' is not closed")?;
        let value = value_of(&inside[..end], folder)?;
        if !FOLDERS.contains(&&inside[..end]) {
            secrets.add(&value);
        }
        resolved.push_str(&value);
        rest = &inside[end + 1..];
    }
    resolved.push_str(rest);
    Ok(resolved)
}

/// Where the reference ends; a command may have braces of its own.
fn closing_brace(inside: &str) -> Option<usize> {
    let mut depth = 0_usize;
    inside.bytes().enumerate().find_map(|(at, byte)| match byte {
        b'{' => {
            depth += 1;
            None
        }
        b'}' if depth == 0 => Some(at),
        b'}' => {
            depth -= 1;
            None
        }
        _ => None,
    })
}

fn value_of(reference: &str, folder: &Path) -> Result<String, String> {
    if let Some(path) = reference.strip_prefix("file:") {
        return from_file(path, folder);
    }
    if let Some(command) = reference.strip_prefix("cmd:") {
        return from_command(command, folder);
    }
    let reference = reference.strip_prefix("env:").unwrap_or(reference);
    let (name, default) = match reference.split_once(":-") {
        Some((name, default)) => (name, Some(default)),
        None => (reference, None),
    };
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte == b'_' || byte.is_ascii_alphanumeric());
    if !is_name {
        return Err("a reference must be ${NAME}, ${NAME:-default}, ${file:PATH} or ${cmd:COMMAND}".to_owned());
    }
    match (settings::variable(name), default) {
        (Some(value), _) => Ok(value),
        (None, Some(default)) => Ok(default.to_owned()),
        (None, None) => Err(format!("the variable {name} is not set")),
    }
}

fn from_file(path: &str, folder: &Path) -> Result<String, String> {
    let path = match path.strip_prefix("~/") {
        Some(rest) => settings::home_folder().unwrap_or_default().join(rest),
        None => folder.join(path),
    };
    let text = std::fs::read_to_string(path).map_err(|_| "the file of ${file:...} cannot be read".to_owned())?;
    let text = text.trim_end_matches(['\r', '\n']);
    if text.is_empty() { Err("the file of ${file:...} is empty".to_owned()) } else { Ok(text.to_owned()) }
}

fn from_command(command: &str, folder: &Path) -> Result<String, String> {
    let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    let mut asked = Command::new(shell);
    asked.args([flag, command]).current_dir(folder).stdin(Stdio::null()).stderr(Stdio::null());
    let (sender, answer) = mpsc::channel();
    // On a thread of its own: a command that hangs must not hang us.
    std::thread::spawn(move || drop(sender.send(asked.output())));
    let output = match answer.recv_timeout(COMMAND_PATIENCE) {
        Ok(Ok(output)) if output.status.success() => output.stdout,
        Ok(_) => return Err("the command of ${cmd:...} failed".to_owned()),
        Err(_) => return Err("the command of ${cmd:...} took too long".to_owned()),
    };
    let text = String::from_utf8(output).map_err(|_| "the command of ${cmd:...} did not print text".to_owned())?;
    let text = text.trim_end_matches(['\r', '\n']);
    if text.is_empty() { Err("the command of ${cmd:...} printed nothing".to_owned()) } else { Ok(text.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::super::secrets::Secrets;
    use super::resolve;

    #[test]
    fn references_stand_for_what_the_operator_has() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("token"), "from a file\n").expect("written");
        std::fs::write(folder.path().join("empty"), "\n").expect("written");
        let mut secrets = Secrets::default();
        let mut resolved = |text: &str| resolve(text, folder.path(), &mut secrets);
        let unset = "ORCHESTRATOR_TEST_NOT_SET";
        assert_eq!(resolved("plain $5 {x}"), Ok("plain $5 {x}".to_owned()));
        assert_eq!(resolved("Bearer ${file:token}!"), Ok("Bearer from a file!".to_owned()));
        assert_eq!(resolved("${cmd:printf %s ${HOME:+made}}"), Ok("made".to_owned()));
        assert_eq!(resolved(&format!("${{{unset}:-a default}}")), Ok("a default".to_owned()));
        assert_eq!(resolved(&format!("${{{unset}}}")), Err(format!("the variable {unset} is not set")));
        assert_eq!(resolved("${file:nowhere}"), Err("the file of ${file:...} cannot be read".to_owned()));
        assert_eq!(resolved("${file:empty}"), Err("the file of ${file:...} is empty".to_owned()));
        assert_eq!(resolved("${cmd:true}"), Err("the command of ${cmd:...} printed nothing".to_owned()));
        assert_eq!(resolved("${cmd:exit 3}"), Err("the command of ${cmd:...} failed".to_owned()));
        assert_eq!(resolved("${open"), Err("a reference '${' is not closed".to_owned()));
        assert!(resolved("${a b}").is_err());
        let home = resolved("${HOME}").expect("a home");
        let path = resolved("${PATH}").expect("a path");
        assert_eq!(secrets.hide("it was from a file".to_owned()), "it was ***");
        assert_eq!(secrets.hide(format!("{home}/notes.txt")), format!("{home}/notes.txt"));
        assert_eq!(secrets.hide(path), "***");
    }
}
