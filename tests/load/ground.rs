//! A project with everything an attack could wish for, and folders around it that nobody may touch.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::Outcome;

/// What stands in files that no script may read.
pub(crate) const SECRET: &str = "the secret of the host";

/// Folders that scripts may write to.
const GRANTED: [&str; 5] = ["data/processed", "reports", "artifacts", "models", "workspace"];

/// Folders of the program, which writes there for scripts: its log, and their skills.
const OF_THE_PROGRAM: [&str; 2] = [".work", "skills"];

pub(crate) struct Ground {
    outside: TempDir,
}

impl Ground {
    pub(crate) fn new() -> Outcome<Self> {
        let ground = Self { outside: tempfile::tempdir()? };
        let project = ground.project();
        for folder in GRANTED.iter().chain(&OF_THE_PROGRAM).chain(&["data/raw", ".hidden"]) {
            fs::create_dir_all(project.join(folder))?;
        }
        for folder in ["home", "beside/deeper"] {
            fs::create_dir_all(ground.outside().join(folder))?;
        }
        let secrets = [
            ground.outside().join("secret_outside"),
            ground.outside().join("beside/deeper/secret"),
            project.join(".env"),
            project.join(".hidden/secret"),
        ];
        for place in &secrets {
            fs::write(place, SECRET)?;
        }
        fs::write(project.join("data/raw/input.csv"), "id,amount\n1,10\n")?;
        fs::copy(
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases/shop.db"),
            project.join("data/raw/shop.db"),
        )?;
        fs::write(project.join("os.py"), "print('ESCAPED: a file of the project was imported')\n")?;
        ground.lay_traps()?;
        Ok(ground)
    }

    pub(crate) fn outside(&self) -> &Path {
        self.outside.path()
    }

    pub(crate) fn project(&self) -> PathBuf {
        self.outside().join("project")
    }

    pub(crate) fn audit(&self) -> PathBuf {
        self.project().join(".work/audit.jsonl")
    }

    /// Is the place one where scripts, or the program for them, may write?
    pub(crate) fn is_granted(&self, place: &Path) -> bool {
        GRANTED.iter().chain(&OF_THE_PROGRAM).any(|folder| place.starts_with(self.project().join(folder)))
    }

    /// The program with these arguments, in the project.
    pub(crate) fn program(&self, arguments: &[&str]) -> Command {
        let usual = || env!("CARGO_BIN_EXE_orchestrator").into();
        let mut command = Command::new(std::env::var_os("ORCHESTRATOR").unwrap_or_else(usual));
        command
            .args(arguments)
            .current_dir(self.project())
            .env("HOME", self.outside().join("home"))
            .env("XDG_CONFIG_HOME", self.outside().join("home"));
        command
    }

    /// Empties what scripts have filled, and lays out again what attacks look for.
    pub(crate) fn sweep(&self) -> Outcome {
        for folder in GRANTED {
            for entry in fs::read_dir(self.project().join(folder))? {
                let place = entry?.path();
                if place.is_dir() && !place.is_symlink() {
                    fs::remove_dir_all(&place)?;
                } else {
                    fs::remove_file(&place)?;
                }
            }
        }
        self.lay_traps()
    }

    /// Ways out of the workspace, for whoever follows them.
    fn lay_traps(&self) -> Outcome {
        use std::os::unix::fs::symlink;
        let workspace = self.project().join("workspace");
        symlink(self.outside().join("secret_outside"), workspace.join("link_out"))?;
        symlink(self.outside(), workspace.join("link_dir"))?;
        symlink("/etc/passwd", workspace.join("abs_link"))?;
        symlink("/dev/zero", workspace.join("dev_zero"))?;
        fs::write(workspace.join("json.py"), "print('ESCAPED: a file of the project was imported')\n")?;
        let fifo = std::ffi::CString::new(workspace.join("fifo").to_string_lossy().as_bytes())?;
        // SAFETY: the path is a C string that outlives the call.
        unsafe { libc::mkfifo(fifo.as_ptr(), 0o600) };
        Ok(())
    }
}
