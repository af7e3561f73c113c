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
            // On Windows these lead elsewhere: a drive, a stream, another folder.
            _ if cfg!(windows) && part.contains(['\\', ':']) => return Err(outside),
            _ if part.len() > 255 => return Err(FileError::NameTooLong),
            _ => parts.push(part),
        }
    }
    if parts.len() > MAX_COMPONENTS {
        return Err(FileError::NameTooLong);
    }
    Ok(parts.join("/"))
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
    use super::{FileError, folders_above, resolve};

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
    fn folders_come_from_the_outermost_on() {
        assert_eq!(folders_above("a/b/c").collect::<Vec<_>>(), ["a", "a/b"]);
        assert_eq!(folders_above("a").count(), 0);
    }
}
