//! Opens an address in the user's browser. Rule: http and https alone reach the system's opener.

#![expect(clippy::disallowed_types, reason = "the user's own browser, for an address that was checked")]

use std::process::{Command, Stdio};

use url::Url;

/// False where there is no browser to open.
pub(crate) fn open(address: &Url) -> bool {
    if !matches!(address.scheme(), "http" | "https") {
        return false;
    }
    let (opener, arguments): (&str, &[&str]) = if cfg!(windows) {
        // Not through a shell: an address has signs that mean something there.
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(opener);
    command.args(arguments).arg(address.as_str());
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
