//! From the guest's spelling of a path to one inside the project.

use super::{FileError, PROJECT_ROOT, Result};

/// Longest path and most components a guest may name.
const MAX_PATH: usize = 4096;
const MAX_COMPONENTS: usize = 64;

/// A path relative to the project and without `.` or `..`, or why there is none.
pub(super) fn resolve(path: &str) -> Result<String> {
    if path.contains('\0') {
        return Err(FileError::NulInPath);
    }
    if path.len() > MAX_PATH {
        return Err(FileError::NameTooLong);
    }
    let outside = FileError::Denied {
        reason: "Permission denied",
        hint: "only the project folder is visible; use a path relative to it",
    };
    let relative = match path.strip_prefix(PROJECT_ROOT) {
        Some(rest) if rest.is_empty() || rest.starts_with('/') => rest,
        _ if path.starts_with('/') => return Err(outside),
        _ => path,
    };
    let mut parts: Vec<&str> = Vec::new();
    for part in relative.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop().ok_or_else(|| outside.clone())?;
            }
            _ if part.starts_with('.') => {
                return Err(FileError::Denied {
                    reason: "Permission denied",
                    hint: "files whose name begins with a dot are hidden from scripts",
                });
            }
            // Windows takes these for something else, or makes of them what its own tools cannot remove.
            _ if cfg!(windows) && !is_plain_on_windows(part) => return Err(outside),
            _ if part.len() > 255 => return Err(FileError::NameTooLong),
            _ => parts.push(part),
        }
    }
    if parts.len() > MAX_COMPONENTS {
        return Err(FileError::NameTooLong);
    }
    Ok(parts.join("/"))
}

/// Whether Windows takes a name as it is written. Others lead to a drive, a stream or a device, are the short name of a file
/// that is hidden here (`ENV~1` may be `.env`), or lose their end.
fn is_plain_on_windows(name: &str) -> bool {
    const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
    let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
    let device = stem.trim_end().to_uppercase();
    let is_numbered = |kind: &str| {
        let number = device.strip_prefix(kind).map(|rest| rest.chars().collect::<Vec<_>>());
        matches!(number.as_deref(), Some(['0'..='9' | '¹' | '²' | '³']))
    };
    let number = stem.rsplit_once('~').map(|(_, number)| number);
    let is_short = stem.chars().count() <= 8
        && ending.chars().count() <= 3
        && number.is_some_and(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()));
    let is_odd = |letter: char| letter < ' ' || matches!(letter, '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    !(name.contains(is_odd)
        || name.ends_with(['.', ' '])
        || DEVICES.contains(&device.as_str())
        || is_numbered("COM")
        || is_numbered("LPT")
        || is_short)
}

/// The folder a path is in; the project itself is the empty path.
pub(super) fn parent_of(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(parent, _)| parent)
}

/// The folders above a path, the outermost first, without the project.
pub(super) fn folders_above(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').map(|(end, _)| &path[..end])
}

/// The path of `name` in `folder`.
pub(super) fn inside(folder: &str, name: &str) -> String {
    if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") }
}

#[cfg(test)]
mod tests {
    use super::{FileError, folders_above, is_plain_on_windows, resolve};

    #[test]
    fn paths_are_made_relative() {
        for (guest, expected) in [
            ("data/raw/a.csv", "data/raw/a.csv"),
            ("./data//raw/./a.csv", "data/raw/a.csv"),
            ("/project/workspace/x", "workspace/x"),
            ("a/b/../c", "a/c"),
            ("", ""),
            ("/project", ""),
        ] {
            assert_eq!(resolve(guest), Ok(expected.to_owned()), "{guest}");
        }
    }

    #[test]
    fn paths_out_of_the_project_are_denied() {
        for guest in ["/etc/passwd", "../x", "a/../../x", "/projects/x", "/project/../x", ".env", "a/.git/config"] {
            assert!(matches!(resolve(guest), Err(FileError::Denied { .. })), "{guest}");
        }
        assert_eq!(resolve("a\0b"), Err(FileError::NulInPath));
        assert_eq!(resolve(&"a/".repeat(3000)), Err(FileError::NameTooLong));
        assert_eq!(resolve(&"a".repeat(300)), Err(FileError::NameTooLong));
    }

    #[test]
    fn names_that_windows_takes_for_something_else() {
        for name in "a.csv, data, COM10, console, a~b.txt, backup~10000.csv, x~, ENV~1.long".split(", ") {
            assert!(is_plain_on_windows(name), "{name}");
        }
        let odd = "a\\b, C:, a.txt:x, a::$DATA, a?, a*, a\tb, NUL, nul.txt, con.sole, Con, con .txt, COM1, com1.csv, LPT9, COM¹, \
                   CONIN$, x., x , ENV~1, MCP~1.JSO, WORKSP~1, ÄÖÜÄÖÜ~1";
        for name in odd.split(", ") {
            assert!(!is_plain_on_windows(name), "{name}");
        }
    }

    #[test]
    fn folders_come_from_the_outermost_on() {
        assert_eq!(folders_above("a/b/c").collect::<Vec<_>>(), ["a", "a/b"]);
        assert_eq!(folders_above("a").count(), 0);
    }
}
