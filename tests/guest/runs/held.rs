//! One process at a time works on the runs of a project; whoever only looks is not kept waiting.

use std::fs::OpenOptions;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::process::Child;

use libtest_mimic::{Failed, Trial};

use super::killed::{end, wait_for};
use super::{Answer, Ground, same};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("runs::held::refused", others_are_refused),
        Trial::test("runs::held::released", a_lock_ends_with_its_holder),
    ]
}

const INTAKE: &str = "
project: held
phases:
  - name: one
    tasks:
      - id: wait
        command: cat workspace/gate
";

/// A run whose task waits at a gate, and the process that runs it.
struct Waiting {
    ground: Ground,
    child: Option<Child>,
    gate: std::fs::File,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Waiting {
    fn new() -> Result<Self, Failed> {
        let ground = Ground::started(INTAKE)?;
        let path = ground.file("workspace/gate");
        let name = std::ffi::CString::new(path.as_os_str().as_bytes())?;
        // SAFETY: the path is a text of C that lives until the call is over.
        same(&unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, &0)?;
        let child = ground.command(&["next"]).spawn()?;
        // A pipe that nobody reads cannot be opened for writing: once it can, the task is at work.
        let mut gate = None;
        wait_for(|| {
            gate = OpenOptions::new().write(true).custom_flags(libc::O_NONBLOCK).open(&path).ok();
            gate.is_some()
        })?;
        Ok(Self { ground, child: Some(child), gate: gate.ok_or("no gate")? })
    }

    fn check_refused(&self, words: &[&str]) -> Result<(), Failed> {
        let process = self.child.as_ref().ok_or("no process")?.id();
        let answer = self.ground.run(words)?;
        let before = format!("error: 'orchestrator run next' (process {process}, since ");
        let after = ") is at work on the runs of this project\nhint: wait until it is done, or stop it; a run goes on where it \
                     was stopped\n";
        let since = answer.errors.strip_prefix(&before).and_then(|rest| rest.strip_suffix(after));
        let is_time = since.is_some_and(|since| chrono::DateTime::parse_from_rfc3339(since).is_ok());
        let is_refused = answer.code == Some(4) && answer.output.is_empty() && is_time;
        if is_refused { Ok(()) } else { Err(format!("{words:?}: {answer:#?}").into()) }
    }
}

fn others_are_refused() -> Result<(), Failed> {
    let mut waiting = Waiting::new()?;
    for words in [
        &["next"][..],
        &["next", "--dry-run"],
        &["start", "--intake", "intake.yaml"],
        &["abort"],
        &["replay", "1"],
        &["task", "wait"],
        &["page"],
    ] {
        waiting.check_refused(words)?;
    }
    let status =
        "run 1 of held: open, 0 of 1 task done, mode legacy\none\n  wait  waiting\nnext: orchestrator run next\n";
    same(&waiting.ground.succeed(&["status"])?, &status.to_owned())?;
    for words in [
        &["status", "--json"][..],
        &["log"],
        &["list"],
        &["list", "--json"],
        &["show", "1"],
        &["export", "--to", "snakemake"],
    ] {
        waiting.ground.succeed(words)?;
    }
    // Who was refused has changed nothing.
    same(&waiting.ground.file(".work/runs/2").exists(), &false)?;
    let child = waiting.child.take().ok_or("no process")?;
    let Waiting { gate, .. } = &waiting;
    std::io::Write::write_all(&mut &*gate, b"7\n")?;
    drop(std::mem::replace(&mut waiting.gate, std::fs::File::open("/dev/null")?));
    let answer = super::answer_of(&child.wait_with_output()?);
    let output = "one\n  wait: done in * s (no earlier result)\nphase one done: 1 ran, 0 kept\nreport: reports/run_1.html\nrun 1 is done\n";
    same(&answer, &Answer { code: Some(0), output: output.to_owned(), errors: String::new() })?;
    same(&waiting.ground.record(1, "wait")?["result"], &7.into())
}

fn a_lock_ends_with_its_holder() -> Result<(), Failed> {
    for signal in [libc::SIGKILL, libc::SIGTERM] {
        let mut waiting = Waiting::new()?;
        waiting.check_refused(&["abort"])?;
        end(waiting.child.take().ok_or("no process")?, signal)?;
        same(&waiting.ground.succeed(&["abort"])?, &"run 1 is aborted; what it made stays\n".to_owned())?;
        let errors = "error: run 1 was aborted\nhint: orchestrator run start begins another one\n";
        waiting.ground.fail(&["next"], 2, errors)?;
    }
    Ok(())
}
