//! Paths as people and other programs take them.

use std::io;
use std::path::{Path, PathBuf};

/// Where a path leads, past all links. On Windows it is written as people write it, `C:\data`: the system says `\\?\C:\data`,
/// which shells and many programs do not take for a folder.
pub(crate) fn real_path(path: &Path) -> io::Result<PathBuf> {
    path.canonicalize().map(plain)
}

#[cfg(not(windows))]
fn plain(real: PathBuf) -> PathBuf {
    real
}

/// Kept as it is where the usual spelling leads elsewhere: Windows takes `C:\data\NUL` for a device, and drops a dot at the end.
#[cfg(windows)]
fn plain(real: PathBuf) -> PathBuf {
    use std::path::{Component, Prefix};
    let is_of_a_drive = matches!(
        real.components().next(),
        Some(Component::Prefix(prefix)) if matches!(prefix.kind(), Prefix::VerbatimDisk(_))
    );
    let usual = real.to_str().and_then(|text| text.strip_prefix(r"\\?\")).map(PathBuf::from);
    let leads_there = |usual: &PathBuf| std::path::absolute(usual).is_ok_and(|same| same == *usual);
    usual.filter(|usual| is_of_a_drive && leads_there(usual)).unwrap_or(real)
}

#[cfg(all(test, windows))]
mod tests {
    use std::path::Path;

    use super::plain;

    #[test]
    fn folders_are_written_as_people_write_them() {
        for (real, expected) in [
            (r"\\?\C:\data\a b", r"C:\data\a b"),
            (r"\\?\C:\", r"C:\"),
            (r"\\?\C:\data\NUL", r"\\?\C:\data\NUL"),
            (r"\\?\C:\data\x.", r"\\?\C:\data\x."),
            (r"\\?\UNC\host\share\data", r"\\?\UNC\host\share\data"),
            (r"C:\data", r"C:\data"),
        ] {
            assert_eq!(plain(real.into()).as_os_str(), Path::new(expected).as_os_str(), "{real}");
        }
    }
}
