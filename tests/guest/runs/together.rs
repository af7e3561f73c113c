//! Several tasks, several processes: what may go on side by side, and what of earlier runs counts.

use std::io::{BufRead, BufReader, Read};

use libtest_mimic::{Failed, Trial};
use serde_json::json;

use super::killed::wait_for;
use super::{Ground, one_task, same};
use crate::terminal::Watched;

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("runs::together::needs", tasks_wait_for_what_they_need),
        Trial::test("runs::together::commands", commands_run_one_at_a_time),
        Trial::test("runs::together::one_task", one_task_has_one_process),
        Trial::test("runs::together::live", a_terminal_shows_what_is_going_on),
        Trial::test("runs::together::follow", the_log_is_followed_to_the_end),
        Trial::test("runs::together::from", only_the_same_project_and_mode_count),
        Trial::test("runs::together::replay", a_replay_begins_where_the_run_did),
    ]
}

/// `last` stands first in the file and runs last.
fn tasks_wait_for_what_they_need() -> Result<(), Failed> {
    let ground = Ground::started(
        "
project: needs
mode: code
phases:
  - name: one
    tasks:
      - {id: last, needs: [left, right], code: 'results[\"left\"] + results[\"right\"]'}
      - {id: left, needs: [first], code: 'results[\"first\"] + \"l\"'}
      - {id: right, needs: [first], code: 'results[\"first\"] + \"r\"'}
      - {id: first, code: '\"f\"'}
",
    )?;
    let dry = "one\n  first: would run (no earlier result)\n  left: would run (it needs first, which would run)\n  right: would \
               run (it needs first, which would run)\n  last: would run (it needs left, which would run)\n";
    same(&ground.succeed(&["next", "--dry-run"])?, &dry.to_owned())?;
    ground.succeed(&["next", "--jobs", "4"])?;
    same(&ground.record(1, "last")?["result"], &json!("flfr"))?;
    same(&ground.succeed(&["replay", "1"])?.lines().last(), &Some("run 1 is the same to the byte: 4 results, 0 files"))
}

fn commands_run_one_at_a_time() -> Result<(), Failed> {
    let tasks = ["a", "b", "c", "d"].map(|id| {
        format!(
            "      - {{id: {id}, command: [sh, -c, 'mkdir workspace/busy && ls -R . > reports/{id}.txt && rmdir workspace/busy']}}\n"
        )
    });
    let intake = format!("project: alone\nphases:\n  - name: one\n    tasks:\n{}", tasks.concat());
    let ground = Ground::started(&intake)?;
    ground.succeed(&["next", "--jobs", "4"])?;
    for id in ["a", "b", "c", "d"] {
        let record = ground.record(1, id)?;
        let outputs: Vec<&String> = record["outputs"].as_object().into_iter().flat_map(|it| it.keys()).collect();
        same(&outputs, &vec![&format!("reports/{id}.txt")])?;
    }
    Ok(())
}

/// Another engine may start a task again while its first process is still there.
fn one_task_has_one_process() -> Result<(), Failed> {
    let code = "
from pathlib import Path
open('workspace/began', 'w').close()
while not Path('data/raw/go').exists():
    pass
result = 7
";
    let ground = Ground::started(&one_task(code))?;
    let child = ground.command(&["task", "make"]).spawn()?;
    let began = ground.file(".work/runs/1/tasks/make/workspace/workspace/began");
    wait_for(|| began.exists())?;
    let errors = "error: another process with task 'make' is at work on the runs of this project\nhint: wait until it is done, \
                  or stop it; a run goes on where it was stopped\n";
    ground.fail(&["task", "make"], 4, errors)?;
    same(&began.exists(), &true)?;
    ground.write("data/raw/go", "")?;
    same(&child.wait_with_output()?.status.success(), &true)?;
    same(&ground.record(1, "make")?["result"], &json!(7))
}

/// While a task runs: the phase, how far it is, and the last line; afterwards only what has happened.
fn a_terminal_shows_what_is_going_on() -> Result<(), Failed> {
    let code = "
from pathlib import Path
print('halfway there')
while not Path('data/raw/go').exists():
    pass
";
    let ground = Ground::started(&one_task(code))?;
    let mut command = ground.program(&["run", "next"]);
    command.env_remove("NO_COLOR");
    let mut watched = Watched::start(command)?;
    watched.wait_for("0/1")?;
    watched.wait_for("halfway there")?;
    ground.write("data/raw/go", "")?;
    let (status, screen) = watched.finish()?;
    let screen = super::without_seconds(&screen);
    // Bars are gone, and what has happened stays.
    let shown = ["make: done in * s (no earlier result)", "phase one done: 1 ran, 0 kept", "run 1 is done"];
    let found = shown.map(|line| screen.contains(line));
    let is_bar_left = screen.contains("0/1") || screen.contains("halfway");
    same(&(status.code(), found, is_bar_left), &(Some(0), [true; 3], false)).map_err(|_| screen.into())
}

fn the_log_is_followed_to_the_end() -> Result<(), Failed> {
    let ground = Ground::started(&one_task("1"))?;
    let mut follower = ground.command(&["log", "--follow", "--lines", "1"]).spawn()?;
    let mut output = BufReader::new(follower.stdout.take().ok_or("no output")?);
    // Its first line shows that it follows before the run goes on.
    let mut said = String::new();
    output.read_line(&mut said)?;
    ground.succeed(&["next"])?;
    output.read_to_string(&mut said)?;
    let status = follower.wait()?;
    let without_times: Vec<&str> =
        said.lines().filter_map(|line| line.split_once("  ").map(|(_, text)| text)).collect();
    let ends: Vec<bool> = ["run 1 of kept started: 1 task in 1 phase, mode code", "phase one done: 1 ran, 0 kept"]
        .iter()
        .map(|wanted| without_times.iter().filter(|line| *line == wanted).count() == 1)
        .collect();
    same(&(status.code(), ends), &(Some(0), vec![true, true])).map_err(|error| format!("{error:?}\n{said}").into())
}

fn only_the_same_project_and_mode_count() -> Result<(), Failed> {
    let intake = |project: &str| {
        format!(
            "project: {project}\nmode: code\nphases:\n  - name: one\n    tasks: [{{id: make, code: '\"{project}\"', command: echo}}]\n  \
             - name: two\n    tasks: [{{id: use, needs: [make], code: 'results[\"make\"]', command: echo}}]\n"
        )
    };
    let ground = Ground::started(&intake("sales"))?;
    ground.succeed(&["next", "--all"])?;
    let from = ["start", "--intake", "intake.yaml", "--from", "two"];
    let never = "error: phase 'two' was never reached: task 'make' of phase 'one' has no result yet\nhint: start without --from, \
                 or with --from one\n";
    ground.fail(&[&from[..], &["--mode", "legacy"]].concat(), 2, never)?;
    ground.write("intake.yaml", &intake("drift"))?;
    ground.fail(&from, 2, never)?;
    // The same project, whose code has changed since: it is taken as it was.
    ground.write("intake.yaml", &intake("sales").replace("'\"sales\"'", "'\"other\"'"))?;
    ground.succeed(&from)?;
    let dry = "one\n  make: would be kept (nothing changed)\ntwo\n  use: would be kept (nothing changed)\n";
    same(&ground.succeed(&["next", "--all", "--dry-run"])?, &dry.to_owned())?;
    ground.succeed(&["next", "--all"])?;
    same(&ground.record(2, "use")?["result"], &json!("sales"))?;
    same(&ground.succeed(&["replay", "2"])?.lines().last(), &Some("run 2 is the same to the byte: 2 results, 0 files"))
}

/// A task that finds its own work done does nothing; one that adds to a file begins with the file as it was.
fn a_replay_begins_where_the_run_did() -> Result<(), Failed> {
    let code = "
from pathlib import Path
cache = Path('data/processed/cache.csv')
built = not cache.exists()
if built:
    cache.write_text('cache')
with open('workspace/history.txt', 'a') as history:
    history.write('run\\n')
result = [built, sorted(path.name for path in Path('data/processed').iterdir())]
";
    let intake = one_task(code);
    let ground = Ground::started(&intake)?;
    ground.succeed(&["next"])?;
    ground.again(&(intake.clone() + "        always: true\n"))?;
    same(&ground.read("workspace/history.txt")?, &"run\nrun\n".to_owned())?;
    for run in ["1", "2"] {
        let last =
            format!("run {run} is the same to the byte: 1 result, {}", if run == "1" { "2 files" } else { "1 file" });
        same(&ground.succeed(&["replay", run])?.lines().last(), &Some(last.as_str()))?;
    }
    Ok(())
}
