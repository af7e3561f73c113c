//! Runs that are killed, starved and tampered with: they go on where they stopped, and nothing is ever half there.

mod clock;
mod disk;
mod explained;
mod held;
mod hostile;
mod kept;
mod killed;
#[cfg(target_os = "linux")]
mod mounts;
#[cfg(target_os = "linux")]
mod preload;
mod stands_on;
mod together;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::project::{Project, difference, program};

pub fn trials() -> Vec<Trial> {
    let mut trials = killed::trials();
    trials.extend(disk::trials());
    trials.extend(clock::trials());
    trials.extend(held::trials());
    trials.extend(kept::trials());
    trials.extend(explained::trials());
    trials.extend(hostile::trials());
    trials.extend(stands_on::trials());
    trials.extend(together::trials());
    trials
}

/// Ends a test that would wait for ever.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);

/// A project with an intake.
struct Ground {
    project: Project,
    program: &'static Path,
}

/// What a command came to; seconds are left out of what it says.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    code: Option<i32>,
    output: String,
    errors: String,
}

impl Ground {
    /// With a run that has been started.
    fn started(intake: &str) -> Result<Self, Failed> {
        let ground = Self::new(intake)?;
        ground.start()?;
        Ok(ground)
    }

    fn new(intake: &str) -> Result<Self, Failed> {
        let ground = Self { project: Project::new(), program: program() };
        ground.write("intake.yaml", intake)?;
        Ok(ground)
    }

    /// For a program that a library is loaded into: the one just built, since the one that is shipped is static.
    #[cfg(target_os = "linux")]
    fn with_libraries(intake: &str) -> Result<Self, Failed> {
        Ok(Self { program: Path::new(env!("CARGO_BIN_EXE_orchestrator")), ..Self::new(intake)? })
    }

    fn folder(&self) -> PathBuf {
        self.project.folder()
    }

    fn file(&self, path: &str) -> PathBuf {
        self.folder().join(path)
    }

    fn write(&self, path: &str, text: &str) -> Result<(), Failed> {
        Ok(fs::write(self.file(path), text)?)
    }

    fn read(&self, path: &str) -> Result<String, Failed> {
        fs::read_to_string(self.file(path)).map_err(|error| format!("{path}: {error}").into())
    }

    fn json(&self, path: &str) -> Result<Value, Failed> {
        Ok(serde_json::from_str(&self.read(path)?)?)
    }

    /// `orchestrator run` with these words.
    fn command(&self, words: &[&str]) -> Command {
        self.program(&[&["run"], words].concat())
    }

    fn program(&self, words: &[&str]) -> Command {
        let mut command = Command::new(self.program);
        command.args(words).current_dir(self.folder()).envs(self.project.environment());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, words: &[&str]) -> Result<Answer, Failed> {
        Ok(answer_of(&self.command(words).output()?))
    }

    /// Runs a command that has to succeed.
    fn succeed(&self, words: &[&str]) -> Result<String, Failed> {
        let answer = self.run(words)?;
        if answer.code == Some(0) { Ok(answer.output) } else { Err(format!("{words:?}: {answer:#?}").into()) }
    }

    /// Runs a command that has to fail in exactly this way, and say nothing else.
    fn fail(&self, words: &[&str], code: i32, errors: &str) -> Result<(), Failed> {
        let answer = self.run(words)?;
        same(&(answer.code, answer.errors.as_str()), &(Some(code), errors))
    }

    fn start(&self) -> Result<(), Failed> {
        self.succeed(&["start", "--intake", "intake.yaml"]).map(drop)
    }

    /// Another run with this intake, to its end.
    fn again(&self, intake: &str) -> Result<(), Failed> {
        self.write("intake.yaml", intake)?;
        self.start()?;
        self.succeed(&["next", "--all"]).map(drop)
    }

    fn record(&self, run: u64, task: &str) -> Result<Value, Failed> {
        self.json(&format!(".work/runs/{run}/tasks/{task}/record.json"))
    }

    /// What is said of why a task ran or did not.
    fn why(&self, run: u64, task: &str) -> Result<Vec<String>, Failed> {
        Ok(serde_json::from_value(self.record(run, task)?["why"].take())?)
    }

    /// Digests of everything tasks have written, without the pages of runs.
    fn artifacts(&self) -> Result<BTreeMap<String, String>, Failed> {
        let mut found = BTreeMap::new();
        for path in files_below(&self.folder()) {
            let name = path.strip_prefix(self.folder())?.to_string_lossy().into_owned();
            if !name.starts_with(".work") && !name.starts_with("reports/run_") && name != "intake.yaml" {
                found.insert(name, digest_of(&fs::read(&path)?));
            }
        }
        Ok(found)
    }

    /// Every file of `.work/` is whole, and none that was on its way is left anywhere else.
    fn check_whole(&self) -> Result<(), Failed> {
        let passage = self.file(".work/tmp");
        for path in files_below(&self.folder()).into_iter().filter(|path| !path.starts_with(&passage)) {
            let shown = path.display();
            if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(".orchestrator-new")) {
                return Err(format!("left behind: {shown}").into());
            }
            let lines = match path.extension().and_then(|ending| ending.to_str()) {
                Some("json") => vec![fs::read_to_string(&path)?],
                Some("jsonl") => fs::read_to_string(&path)?.lines().map(str::to_owned).collect(),
                _ => Vec::new(),
            };
            for line in lines {
                serde_json::from_str::<Value>(&line).map_err(|error| format!("{shown}: {error}"))?;
            }
        }
        Ok(())
    }

    /// Nothing is left of work that is over.
    fn check_clean(&self) -> Result<(), Failed> {
        self.check_whole()?;
        same(&files_below(&self.file(".work/tmp")), &Vec::new())?;
        let tasks = fs::read_dir(self.file(".work/runs/1/tasks"))?.flatten();
        let left: Vec<PathBuf> = tasks.map(|task| task.path().join("workspace")).filter(|it| it.exists()).collect();
        same(&left, &Vec::new())
    }
}

/// An intake with one task of this code.
fn one_task(code: &str) -> String {
    let code = code.lines().fold(String::new(), |text, line| format!("{text}          {line}\n"));
    format!("project: kept\nmode: code\nphases:\n  - name: one\n    tasks:\n      - id: make\n        code: |\n{code}")
}

fn answer_of(output: &Output) -> Answer {
    let text = |bytes: &[u8]| without_seconds(&String::from_utf8_lossy(bytes));
    Answer { code: output.status.code(), output: text(&output.stdout), errors: text(&output.stderr) }
}

/// `done in 0.1 s` as `done in * s`.
fn without_seconds(text: &str) -> String {
    let mut parts = text.split(" in ");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
        let is_time = rest.len() < part.len() && rest.starts_with(" s");
        shown += if is_time { " in *" } else { " in " };
        shown += if is_time { rest } else { part };
    }
    shown
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected {
        return Ok(());
    }
    Err(difference(&format!("{expected:#?}"), &format!("{found:#?}")).into())
}

/// The beginning of the digest of some text, as explanations have it.
fn short(text: &str) -> String {
    digest_of(text.as_bytes())[..10].to_owned()
}

fn digest_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// All of them, hidden ones too, in order.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            if is_folder { &mut waiting } else { &mut found }.push(entry.path());
        }
    }
    found.sort();
    found
}
