//! Killed at any moment, a run goes on where it stopped: what is done stays done, and the rest is as if nothing had
//! happened.

use std::collections::BTreeMap;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use super::{Answer, Ground, PATIENCE, answer_of, same};

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("runs::killed::at_100_moments", killed_at_100_moments),
        Trial::test("runs::killed::signals", signals_end_the_command_and_its_workers),
        Trial::test("runs::killed::commands", commands_end_with_the_process),
    ];
    #[cfg(target_os = "linux")]
    trials.push(Trial::test("runs::killed::before_every_step", killed_before_every_step));
    trials
}

/// Ten tasks: with needs, with large and with many files, one that is slow, one that differs every time, one that changes
/// what it reads and one that takes it away.
const TEN_TASKS: &str = r"
project: chaos
mode: code
clock: 2026-01-31T08:00:00Z
phases:
  - name: load
    tasks:
      - id: token
        recorded: false
        code: |
          import random
          token = str(random.random())
          open('artifacts/token.txt', 'w').write(token)
          token
      - id: big
        code: |
          import random
          open('data/processed/big.bin', 'wb').write(random.randbytes(2_000_000))
      - id: table
        code: |
          open('data/processed/table.csv', 'w').write('x\n' + '\n'.join(str(i * i) for i in range(20_000)))
  - name: change
    tasks:
      - id: grow
        needs: [table]
        code: |
          text = open('data/processed/table.csv').read()
          open('data/processed/table.csv', 'w').write(text + '\nend')
          len(text)
      - id: many
        code: |
          for i in range(20):
              open(f'artifacts/part_{i}.txt', 'w').write(str(i) * 1000)
      - id: slow
        code: |
          total = 0
          for i in range(600_000):
              total += i
          open('reports/slow.txt', 'w').write(str(total))
          total
  - name: join
    tasks:
      - id: collect
        needs: [many]
        code: |
          from pathlib import Path
          parts = [Path(f'artifacts/part_{i}.txt') for i in range(20)]
          Path('artifacts/all.txt').write_text(''.join(part.read_text() for part in parts))
          for part in parts:
              part.unlink()
          len(parts)
      - id: sums
        needs: [slow, grow]
        code: |
          open('reports/sums.txt', 'w').write(str(results['slow'] + results['grow']))
  - name: report
    tasks:
      - id: last
        needs: [sums, collect, token]
        code: |
          open('reports/last.md', 'w').write(open('reports/sums.txt').read() + ' ' + results['token'])
      - id: again
        always: true
        code: |
          text = open('data/processed/table.csv').read()
          open('data/processed/table.csv', 'w').write(text + '+')
";

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    /// Below `end`.
    fn next(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.0 >> 33) % u64::from(end)).unwrap_or_default()
    }
}

fn killed_at_100_moments() -> Result<(), Failed> {
    let undisturbed = Ground::started(TEN_TASKS)?;
    let began = Instant::now();
    undisturbed.succeed(&["next", "--all"])?;
    let whole = began.elapsed();
    let expected = without_token(&undisturbed)?;
    let mut numbers = Numbers(1);
    let mut n_kills = 0;
    while n_kills < 100 {
        let ground = Ground::started(TEN_TASKS)?;
        let mut done = BTreeMap::new();
        for _ in 0..10 {
            let mut child = ground.command(&["next", "--all"]).spawn()?;
            // The moment is what is tried; nothing waits for it.
            std::thread::sleep(whole * numbers.next(1000) / 1000);
            child.kill()?;
            n_kills += usize::from(child.wait()?.code().is_none());
            done = check_what_is_done(&ground, &done)?;
            if done.len() == 10 {
                break;
            }
        }
        ground.succeed(&["next", "--all"])?;
        check_what_is_done(&ground, &done)?;
        check_end(&ground, &expected)?;
    }
    Ok(())
}

/// Records of tasks that are done; those that were done before are the same, to the letter.
fn check_what_is_done(ground: &Ground, before: &BTreeMap<String, Value>) -> Result<BTreeMap<String, Value>, Failed> {
    ground.check_whole()?;
    let plan = ground.json(".work/runs/1/plan.json")?;
    let phases = plan["phases"].as_array().ok_or("no phases")?;
    let tasks = phases.iter().filter_map(|phase| phase["tasks"].as_array()).flatten();
    let ids = tasks.filter_map(|task| task["id"].as_str().map(str::to_owned));
    let done: BTreeMap<String, Value> = ids.filter_map(|id| Some((id.clone(), ground.record(1, &id).ok()?))).collect();
    for (id, record) in before {
        same(&done.get(id), &Some(record))?;
    }
    Ok(done)
}

fn check_end(ground: &Ground, expected: &BTreeMap<String, String>) -> Result<(), Failed> {
    ground.check_clean()?;
    same(&without_token(ground)?, expected)?;
    let token = ground.read("artifacts/token.txt")?;
    same(&ground.record(1, "token")?["result"], &token.as_str().into())?;
    same(&ground.read("reports/last.md")?.ends_with(&token), &true)?;
    // Every attempt that counts has its files, and the page knows all tasks.
    for (_, record) in check_what_is_done(ground, &BTreeMap::new())? {
        for file in ["code", "output", "errors", "result"] {
            ground.read(record["attempts"][0][file].as_str().ok_or("no file")?)?;
        }
    }
    same(&ground.file("reports/run_1.html").exists(), &true)?;
    let status: Value = serde_json::from_str(&ground.succeed(&["status", "--json"])?)?;
    same(&status["status"], &"done".into())
}

fn without_token(ground: &Ground) -> Result<BTreeMap<String, String>, Failed> {
    let mut artifacts = ground.artifacts()?;
    artifacts.retain(|path, _| path != "artifacts/token.txt" && path != "reports/last.md");
    Ok(artifacts)
}

/// Every file system call that changes something, one after the other, is the one that is not made any more.
#[cfg(target_os = "linux")]
fn killed_before_every_step() -> Result<(), Failed> {
    const INTAKE: &str = r"
project: steps
mode: code
phases:
  - name: one
    tasks:
      - id: make
        code: |
          for name in ['a', 'b']:
              open(f'workspace/{name}.txt', 'w').write(name)
      - id: change
        always: true
        needs: [make]
        code: |
          from pathlib import Path
          text = Path('workspace/a.txt').read_text() + Path('workspace/b.txt').read_text()
          Path('workspace/a.txt').write_text(text)
          Path('workspace/b.txt').unlink()
";
    let library = super::preload::Library::new(super::preload::KILLER)?;
    let mut n_kills = 0;
    for step in 0..1000 {
        let ground = Ground::with_libraries(INTAKE)?;
        ground.start()?;
        let child = library
            .load_into(&mut ground.command(&["next", "--all", "--jobs", "1"]))
            .env("KILL_AT", step.to_string())
            .output()?;
        let before = check_what_is_done(&ground, &BTreeMap::new())?;
        let status = ground.run(&["status"])?;
        same(&status.code, &Some(0))?;
        ground.succeed(&["next", "--all"]).map_err(|error| format!("killed before step {step}: {error:?}"))?;
        check_what_is_done(&ground, &before)?;
        ground.check_clean()?;
        let files = [("workspace/a.txt".to_owned(), super::digest_of(b"ab"))];
        same(&ground.artifacts()?, &BTreeMap::from(files)).map_err(|error| format!("step {step}: {error:?}"))?;
        same(&ground.file("reports/run_1.html").exists(), &true)?;
        if child.status.success() {
            break;
        }
        n_kills += 1;
    }
    // Fewer would mean that the library is not asked.
    same(&(20..900).contains(&n_kills), &true)
}

fn signals_end_the_command_and_its_workers() -> Result<(), Failed> {
    const INTAKE: &str = r"
project: endless
mode: code
phases:
  - name: one
    tasks:
      - id: loop
        code: |
          open('workspace/began', 'w').close()
          while True:
              pass
      - id: native
        code: |
          open('workspace/began', 'w').close()
          sum(iter(int, 1))
";
    let ground = Ground::started(INTAKE)?;
    let interrupted = "error: the run was interrupted\nhint: orchestrator run next goes on where it stopped\n";
    for (signal, code, errors) in [
        (libc::SIGINT, Some(130), interrupted),
        (libc::SIGTERM, Some(143), interrupted),
        (libc::SIGHUP, Some(129), interrupted),
        (libc::SIGKILL, None, ""),
    ] {
        let markers =
            ["loop", "native"].map(|task| ground.file(&format!(".work/runs/1/tasks/{task}/workspace/workspace/began")));
        // Those of the turn before.
        for marker in &markers {
            let _ = std::fs::remove_file(marker);
        }
        let child = ground.command(&["next"]).spawn()?;
        wait_for(|| markers.iter().all(|marker| marker.exists()))?;
        let workers = children_of(child.id())?;
        same(&(workers.len() >= 2), &true)?;
        let answer = end(child, signal)?;
        same(&(answer.code, answer.errors.as_str()), &(code, errors))?;
        wait_for(|| workers.iter().all(|worker| !is_alive(*worker)))?;
        // It has not failed: nobody let it.
        let status: Value = serde_json::from_str(&ground.succeed(&["status", "--json"])?)?;
        same(&status["status"], &"open".into())?;
    }
    Ok(())
}

fn commands_end_with_the_process() -> Result<(), Failed> {
    const INTAKE: &str = "
project: programs
phases:
  - name: one
    tasks:
      - id: wait
        command: sleep 1000
";
    let ground = Ground::started(INTAKE)?;
    // Elsewhere nothing ends what a process that is killed has started.
    let signals = [libc::SIGINT, libc::SIGTERM, libc::SIGKILL];
    let signals = if cfg!(target_os = "linux") { &signals[..] } else { &signals[..2] };
    for signal in signals {
        let child = ground.command(&["next"]).spawn()?;
        wait_for(|| children_of(child.id()).is_ok_and(|found| !found.is_empty()))?;
        let programs = children_of(child.id())?;
        end(child, *signal)?;
        wait_for(|| programs.iter().all(|program| !is_alive(*program)))?;
    }
    Ok(())
}

pub(super) fn end(child: Child, signal: i32) -> Result<Answer, Failed> {
    let process = i32::try_from(child.id())?;
    // SAFETY: a signal to a child that was not waited for yet, whose number therefore is its own.
    unsafe { libc::kill(process, signal) };
    Ok(answer_of(&child.wait_with_output()?))
}

pub(super) fn wait_for(mut is_so: impl FnMut() -> bool) -> Result<(), Failed> {
    let patience = Instant::now() + PATIENCE;
    while !is_so() {
        if Instant::now() > patience {
            return Err("waited in vain".into());
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    Ok(())
}

/// Process, parent and state of every process.
fn processes() -> Result<Vec<(u32, u32, String)>, Failed> {
    let output = Command::new("ps").args(["-A", "-o", "pid=,ppid=,stat="]).output()?;
    let text = String::from_utf8(output.stdout)?;
    let rows = text.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.to_owned()))
    });
    Ok(rows.collect())
}

fn children_of(parent: u32) -> Result<Vec<u32>, Failed> {
    Ok(processes()?.into_iter().filter(|(_, of, _)| *of == parent).map(|(process, ..)| process).collect())
}

/// One that has ended and that nobody asked about is dead.
fn is_alive(process: u32) -> bool {
    processes().is_ok_and(|all| all.iter().any(|(known, _, state)| *known == process && !state.starts_with('Z')))
}
