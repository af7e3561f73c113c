//! Which file a command means on Windows: `npx` is `npx.cmd`, which the system itself does not look for.

use std::path::{Path, PathBuf};

/// What Windows says where the variable is not set.
pub(crate) const USUAL_ENDINGS: &str = ".COM;.EXE;.BAT;.CMD";

/// The file that `command` means, if there is one: by its path, from `folder` on, or by its name in the folders of `path`.
/// `path` and `endings` are written as `PATH` and `PATHEXT` are. A file without an ending is no program.
pub(crate) fn find_program(command: &str, folder: &Path, path: &str, endings: &str) -> Option<PathBuf> {
    let endings: Vec<String> =
        endings.split(';').map(|ending| ending.trim().to_ascii_lowercase()).filter(|ending| ending.len() > 1).collect();
    let has_ending = endings.iter().any(|ending| command.to_ascii_lowercase().ends_with(ending.as_str()));
    let in_folder = |folder: &Path| {
        let own = has_ending.then(|| folder.join(command));
        let with_endings = endings.iter().map(|ending| folder.join(format!("{command}{ending}")));
        own.into_iter().chain(with_endings).find(|file| file.is_file())
    };
    if command.contains(['/', '\\']) {
        return in_folder(folder);
    }
    let folders = path.split(';').map(|folder| folder.trim_matches('"')).filter(|folder| !folder.is_empty());
    folders.map(Path::new).find_map(in_folder)
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests set up real folders")]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{USUAL_ENDINGS, find_program};

    /// What is found, relative to a folder with two folders of programs.
    fn found(command: &str, endings: &str) -> Option<String> {
        let root = tempfile::tempdir().expect("a folder");
        for file in ["node/npx", "node/npx.cmd", "node/node.exe", "tools/npx.exe", "tools/run.me.bat", "tools/plain"] {
            let file = root.path().join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, "").expect("a file");
        }
        let folder = |name: &str| root.path().join(name).display().to_string();
        let path = format!("{};;\"{}\";{}", folder("nowhere"), folder("node"), folder("tools"));
        let found = find_program(command, root.path(), &path, endings)?;
        let inside = found.strip_prefix(root.path()).expect("a file below");
        Some(inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/"))
    }

    #[test]
    fn a_name_is_looked_for_with_every_ending() {
        let cases = [
            ("npx", Some("node/npx.cmd")),
            ("NPX.CMD", None),
            ("npx.cmd", Some("node/npx.cmd")),
            ("npx.exe", Some("tools/npx.exe")),
            ("node", Some("node/node.exe")),
            ("run.me", Some("tools/run.me.bat")),
            ("plain", None),
            ("missing", None),
            ("tools/npx", Some("tools/npx.exe")),
            ("./tools/run.me.bat", Some("tools/run.me.bat")),
            ("tools/plain", None),
            ("../tools/npx", None),
        ];
        for (command, expected) in cases {
            // File systems of Windows ignore case.
            if !(cfg!(windows) && expected.is_none() && command == "NPX.CMD") {
                assert_eq!(found(command, USUAL_ENDINGS).as_deref(), expected, "{command}");
            }
        }
    }

    #[test]
    fn the_order_of_endings_is_the_systems() {
        assert_eq!(found("npx", ".bat; .exe").as_deref(), Some("tools/npx.exe"));
        assert_eq!(found("npx", "").as_deref(), None);
        assert_eq!(find_program("", Path::new("."), "", USUAL_ENDINGS), None);
    }
}
