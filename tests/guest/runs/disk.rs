//! Disks that are full or cannot be written: one clear error, and once there is room all is as if nothing had happened.

use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;

use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use super::{Answer, Ground, answer_of, same};

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("runs::disk::small_files", files_that_may_not_grow),
        Trial::test("runs::disk::read_only", read_only_folders),
    ];
    #[cfg(target_os = "linux")]
    trials.extend([
        Trial::test("runs::disk::full", small::full_disk),
        Trial::test("runs::disk::filled", small::disk_filled_by_a_task),
    ]);
    trials
}

const INTAKE: &str = r"
project: disk
mode: code
clock: 2026-01-31T08:00:00Z
phases:
  - name: one
    tasks:
      - id: small
        code: |
          open('reports/small.txt', 'w').write('small')
      - id: big
        needs: [small]
        code: |
          import random
          open('data/processed/big.bin', 'wb').write(random.randbytes(600_000))
  - name: two
    tasks:
      - id: copy
        code: |
          open('artifacts/copy.bin', 'wb').write(open('data/processed/big.bin', 'rb').read())
";

/// A command that could not write: it says so in one sentence, with what to do, and what there is stays whole.
fn check_refusal(ground: &Ground, answer: &Answer, reason: &str) -> Result<(), Failed> {
    ground.check_whole()?;
    same(&ground.run(&["status"])?.code, &Some(0))?;
    let lines: Vec<&str> = answer.errors.lines().collect();
    let [error, hint] = lines.as_slice() else { return Err(format!("{answer:#?}").into()) };
    let is_told = error.starts_with("error: ")
        && error.ends_with(&format!(" cannot be written: {reason}"))
        && hint.starts_with("hint: ")
        && hint.ends_with("; nothing is lost, and `orchestrator run next` goes on from here");
    same(&(answer.code, is_told), &(Some(2), true)).map_err(|_| format!("{answer:#?}").into())
}

/// To the end, and the same as where nothing went wrong.
fn check_goes_on(ground: &Ground) -> Result<(), Failed> {
    ground.succeed(&["next", "--all"])?;
    ground.check_clean()?;
    let undisturbed = Ground::started(INTAKE)?;
    undisturbed.succeed(&["next", "--all"])?;
    same(&ground.artifacts()?, &undisturbed.artifacts()?)?;
    same(&ground.file("reports/run_1.html").exists(), &true)
}

/// Where nobody may mount a small disk, a limit for the size of files does something like it.
fn files_that_may_not_grow() -> Result<(), Failed> {
    let ground = Ground::started(INTAKE)?;
    let mut n_refused = 0;
    for most_bytes in [1, 80, 400, 1000, 2000, 4000, 100_000] {
        let mut command = ground.command(&["next", "--all"]);
        let limit = libc::rlimit { rlim_cur: most_bytes, rlim_max: most_bytes };
        // SAFETY: two system calls, which may be made between fork and exec.
        unsafe {
            command.pre_exec(move || {
                libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
                libc::setrlimit(libc::RLIMIT_FSIZE, &raw const limit);
                Ok(())
            });
        }
        let answer = answer_of(&command.output()?);
        // A task that may not write its own file fails like any other.
        if answer.code == Some(2) {
            n_refused += 1;
            check_refusal(&ground, &answer, "File too large")?;
        } else {
            same(&answer.code, &Some(1))?;
            ground.check_whole()?;
        }
    }
    same(&(n_refused >= 3), &true)?;
    check_goes_on(&ground)
}

/// Makes a folder one that nobody can write to, while `test` runs.
fn with_read_only(place: &Path, test: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
    #[cfg(target_os = "linux")]
    // SAFETY: asks who runs this.
    if unsafe { libc::geteuid() } == 0 {
        super::mounts::make_read_only(place)?;
        let tested = test();
        super::mounts::unmount(place)?;
        return tested;
    }
    // Rights bite whoever is not root.
    let usual = fs::metadata(place)?.permissions();
    fs::set_permissions(place, <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o555))?;
    let tested = test();
    fs::set_permissions(place, usual)?;
    tested
}

fn read_only_folders() -> Result<(), Failed> {
    #[cfg(target_os = "linux")]
    // SAFETY: asks who runs this.
    if unsafe { libc::geteuid() } == 0 {
        let apart = super::mounts::apart(read_only_everywhere);
        return apart.unwrap_or_else(|| Err("root may not mount here, and rights do not bite it".into()));
    }
    read_only_everywhere()
}

fn read_only_everywhere() -> Result<(), Failed> {
    // SAFETY: asks who runs this.
    let is_root = unsafe { libc::geteuid() } == 0;
    let reason = if is_root && cfg!(target_os = "linux") { "Read-only file system" } else { "Permission denied" };
    let ground = Ground::new(INTAKE)?;
    with_read_only(&ground.folder(), || {
        let answer = ground.run(&["start", "--intake", "intake.yaml"])?;
        let hint = "hint: runs write to .work/ and to the folders of outputs; nothing is lost, and `orchestrator run next` \
                    goes on from here";
        let errors = format!("error: .work/run.held cannot be written: {reason}\n{hint}\n");
        same(&answer, &Answer { code: Some(2), output: String::new(), errors })
    })?;
    ground.start()?;
    with_read_only(&ground.file(".work"), || {
        check_refusal(&ground, &ground.run(&["next", "--all"])?, reason)?;
        check_refusal(&ground, &ground.run(&["abort"])?, reason)?;
        // Whoever only looks needs no right to write.
        for words in [&["status"][..], &["log"], &["list"], &["show", "1"]] {
            ground.succeed(words)?;
        }
        Ok(())
    })?;
    with_read_only(&ground.file("data/processed"), || {
        check_refusal(&ground, &ground.run(&["next", "--all"])?, reason)?;
        same(&ground.read("reports/small.txt")?, &"small".to_owned())?;
        // Its result is safe, and only its file is not yet in its place.
        let big = ground.record(1, "big")?;
        check_refusal(&ground, &ground.run(&["next", "--all"])?, reason)?;
        same(&ground.record(1, "big")?, &big)
    })?;
    check_goes_on(&ground)
}

#[cfg(target_os = "linux")]
mod small {
    use super::super::mounts::{apart, resize, small_disk};
    use super::{Failed, Ground, INTAKE, Value, check_goes_on, check_refusal, files_that_may_not_grow, fs, same};

    /// A project on a disk of so many bytes; where nobody may mount one, files have a limit instead.
    fn on_a_small_disk(
        bytes: u64,
        intake: &str,
        test: impl FnOnce(&Ground) -> Result<(), Failed> + Send,
    ) -> Result<(), Failed> {
        let ground = Ground::new(intake)?;
        let tested = apart(|| {
            small_disk(&ground.folder(), bytes)?;
            for folder in ["data/processed", "reports", "artifacts", "workspace"] {
                fs::create_dir_all(ground.file(folder))?;
            }
            ground.write("intake.yaml", intake)?;
            ground.start()?;
            test(&ground)
        });
        tested.unwrap_or_else(files_that_may_not_grow)
    }

    /// Leaves so many bytes free.
    fn fill(ground: &Ground, left: usize) -> Result<(), Failed> {
        use std::io::Write;
        fs::write(ground.file("workspace/left"), vec![1; left])?;
        let mut filler = fs::File::create(ground.file("workspace/filler"))?;
        while filler.write_all(&[1; 4096]).is_ok() {}
        Ok(fs::remove_file(ground.file("workspace/left"))?)
    }

    pub(super) fn full_disk() -> Result<(), Failed> {
        on_a_small_disk(8 << 20, INTAKE, |ground| {
            let mut big: Option<Value> = None;
            let mut n_refused = 0;
            for left in [0, 4 << 10, 24 << 10, 60 << 10, 300 << 10, 700 << 10, 900 << 10] {
                fill(ground, left)?;
                let answer = ground.run(&["next", "--all"])?;
                // A task that meets the end of the disk itself fails like any other.
                if answer.code == Some(2) {
                    n_refused += 1;
                    check_refusal(ground, &answer, "No space left on device")?;
                } else {
                    same(&answer.code, &Some(1))?;
                    same(&answer.output.contains("OSError: [Errno 28] No space left on device"), &true)?;
                    ground.check_whole()?;
                }
                let now = ground.record(1, "big").ok();
                same(&big.as_ref().is_none_or(|big| Some(big) == now.as_ref()), &true)?;
                big = now;
                fs::remove_file(ground.file("workspace/filler"))?;
            }
            same(&(n_refused >= 3, big.is_some()), &(true, true))?;
            check_goes_on(ground)
        })
    }

    pub(super) fn disk_filled_by_a_task() -> Result<(), Failed> {
        const GREEDY: &str = r"
project: greedy
mode: code
phases:
  - name: one
    tasks:
      - id: modest
        code: |
          open('reports/modest.txt', 'w').write('x')
      - id: greedy
        code: |
          with open('workspace/all.bin', 'wb') as file:
              for _ in range(16):
                  file.write(b'x' * 1_000_000)
";
        on_a_small_disk(8 << 20, GREEDY, |ground| {
            let answer = ground.run(&["next", "--jobs", "1"])?;
            same(&(answer.code, answer.errors.lines().next()), &(Some(1), Some("error: a task failed")))?;
            let failure = ground.json(".work/runs/1/tasks/greedy/failure.json")?;
            let error = failure["error"].as_str().unwrap_or_default().lines().find(|line| line.starts_with("OSError"));
            same(&error, &Some("OSError: [Errno 28] No space left on device: 'workspace/all.bin'"))?;
            same(&ground.read("reports/modest.txt")?, &"x".to_owned())?;
            ground.check_whole()?;
            resize(&ground.folder(), 80 << 20)?;
            let modest = ground.record(1, "modest")?;
            ground.succeed(&["next", "--all"])?;
            same(&ground.record(1, "modest")?, &modest)?;
            same(&fs::metadata(ground.file("workspace/all.bin"))?.len(), &16_000_000)?;
            ground.check_clean()
        })
    }
}
