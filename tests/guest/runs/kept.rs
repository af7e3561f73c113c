//! What is done is found again, and only what is whole counts as done.

use std::fs;

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use super::{Ground, digest_of, one_task, same};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("runs::kept::third_try", the_third_try_counts),
        Trial::test("runs::kept::tries_end", tries_come_to_an_end),
        Trial::test("runs::kept::cache", no_success_without_the_cache),
        Trial::test("runs::kept::record", no_task_runs_again_on_what_it_left),
        Trial::test("runs::kept::always", always_is_never_kept),
        Trial::test("runs::kept::back", earlier_code_brings_its_result_back),
        Trial::test("runs::kept::by_hand", files_changed_by_hand_are_put_back),
        Trial::test("runs::kept::damaged", a_damaged_cache_restores_nothing),
        Trial::test("runs::kept::in_place", what_is_changed_in_place_was_read),
        Trial::test("runs::kept::frozen", code_and_intake_are_frozen),
    ]
}

fn tries(retries: u32) -> String {
    format!(
        "
project: tries
phases:
  - name: one
    tasks:
      - id: third
        retries: {retries}
        command: sh -c 'echo try >> workspace/tries; test $(wc -l < workspace/tries) -ge 3'
"
    )
}

fn the_third_try_counts() -> Result<(), Failed> {
    let ground = Ground::started(&tries(2))?;
    let output = ground.succeed(&["next"])?;
    same(&output.lines().nth(1), &Some("  third: done in * s at try 3 (no earlier result)"))?;
    let record = ground.record(1, "third")?;
    let attempts: Vec<Value> =
        record["attempts"].as_array().into_iter().flatten().map(|it| it["succeeded"].clone()).collect();
    same(&json!([record["status"], attempts]), &json!(["done", [false, false, true]]))?;
    // As if it had been killed between the cache and the record.
    fs::remove_file(ground.file(".work/runs/1/tasks/third/record.json"))?;
    ground.succeed(&["next"])?;
    same(&ground.record(1, "third")?, &record)?;
    same(&ground.read("workspace/tries")?, &"try\ntry\ntry\n".to_owned())
}

fn tries_come_to_an_end() -> Result<(), Failed> {
    let ground = Ground::started(&tries(1))?;
    same(&ground.run(&["next"])?.code, &Some(1))?;
    let failure = ground.json(".work/runs/1/tasks/third/failure.json")?;
    let expected = json!(["failed", 2, "RuntimeError: the command ended with code 1\n"]);
    same(&json!([failure["status"], failure["attempts"].as_array().map(Vec::len), failure["error"]]), &expected)?;
    same(&ground.file(".work/runs/1/tasks/third/record.json").exists(), &false)?;
    // The next one is its third.
    ground.succeed(&["next"])?;
    same(&ground.file(".work/runs/1/tasks/third/failure.json").exists(), &false)?;
    same(&ground.record(1, "third")?["attempts"].as_array().map(Vec::len), &Some(1))
}

fn no_success_without_the_cache() -> Result<(), Failed> {
    let ground = Ground::started(&one_task("open('reports/made.txt', 'w').write('made')"))?;
    ground.write(".work/cache", "in the way")?;
    let answer = ground.run(&["next"])?;
    same(&(answer.code, answer.output.as_str()), &(Some(2), "one\n"))?;
    same(&answer.errors.as_str(), &"error: a file of the cache cannot be written: Not a directory\n")?;
    same(&ground.file(".work/runs/1/tasks/make/record.json").exists(), &false)?;
    same(&ground.file("reports/made.txt").exists(), &false)?;
    let status =
        "run 1 of kept: open, 0 of 1 task done, mode code\none\n  make  waiting\nnext: orchestrator run next\n";
    same(&ground.succeed(&["status"])?, &status.to_owned())?;
    fs::remove_file(ground.file(".work/cache"))?;
    ground.succeed(&["next"])?;
    same(&ground.read("reports/made.txt")?, &"made".to_owned())?;
    ground.check_clean()
}

/// The record cannot be written at first: the task has taken nothing away yet, so that it can be done again.
fn no_task_runs_again_on_what_it_left() -> Result<(), Failed> {
    const CODE: &str = r"
from pathlib import Path
text = Path('workspace/given.txt').read_text()
Path('workspace/given.txt').unlink()
Path('workspace/log.txt').write_text(Path('workspace/log.txt').read_text() + text)
";
    let ground = Ground::new(&one_task(CODE))?;
    ground.write("workspace/given.txt", "given")?;
    ground.write("workspace/log.txt", "log ")?;
    ground.start()?;
    let record = ground.file(".work/runs/1/tasks/make/record.json");
    fs::create_dir_all(&record)?;
    ground.fail(&["next"], 2, "error: .work/runs/1/tasks/make/record.json cannot be written: Is a directory\n")?;
    same(&ground.read("workspace/given.txt")?, &"given".to_owned())?;
    fs::remove_dir(&record)?;
    ground.succeed(&["next"])?;
    same(&ground.file("workspace/given.txt").exists(), &false)?;
    same(&ground.read("workspace/log.txt")?, &"log given".to_owned())?;
    ground.check_clean()
}

fn always_is_never_kept() -> Result<(), Failed> {
    let intake = one_task("open('reports/made.txt', 'w').write('made')") + "        always: true\n";
    let ground = Ground::started(&intake)?;
    ground.succeed(&["next"])?;
    ground.again(&intake)?;
    let record = ground.record(2, "make")?;
    same(&json!([record["status"], record["run"], record["why"]]), &json!(["done", 2, ["always: true"]]))
}

fn earlier_code_brings_its_result_back() -> Result<(), Failed> {
    let code = |seed: u32| {
        one_task(&format!("import random\nopen('reports/made.txt', 'w').write('{seed} ' + str(random.random()))"))
    };
    // A number of its own every time: the same bytes can only come from the cache.
    let intake = |seed: u32| code(seed) + "        recorded: false\n";
    let ground = Ground::started(&intake(1))?;
    ground.succeed(&["next"])?;
    let first = ground.read("reports/made.txt")?;
    ground.again(&intake(2))?;
    let second = ground.read("reports/made.txt")?;
    same(&second.starts_with("2 "), &true)?;
    ground.again(&intake(1))?;
    same(&ground.read("reports/made.txt")?, &first)?;
    let why = ["nothing changed since run 1", "put back reports/made.txt"];
    same(&ground.why(3, "make")?, &why.map(str::to_owned).to_vec())?;
    ground.again(&intake(2))?;
    same(&ground.read("reports/made.txt")?, &second)
}

const TWO_FILES: &str = r"
open('reports/one.txt', 'w').write('one')
open('reports/two.txt', 'w').write('two')
";

fn files_changed_by_hand_are_put_back() -> Result<(), Failed> {
    let ground = Ground::started(&one_task(TWO_FILES))?;
    ground.succeed(&["next"])?;
    let before = ground.artifacts()?;
    fs::remove_file(ground.file("reports/one.txt"))?;
    ground.write("reports/two.txt", "changed by hand")?;
    ground.again(&one_task(TWO_FILES))?;
    let why = ["nothing changed since run 1", "put back reports/one.txt", "put back reports/two.txt"];
    same(&ground.why(2, "make")?, &why.map(str::to_owned).to_vec())?;
    same(&ground.artifacts()?, &before)
}

fn a_damaged_cache_restores_nothing() -> Result<(), Failed> {
    let ground = Ground::started(&one_task(TWO_FILES))?;
    ground.succeed(&["next"])?;
    let digest = digest_of(b"one");
    let object = format!(".work/cache/files/{}/{}", &digest[..2], &digest[2..]);
    for (run, damage) in [(2, "eno"), (3, "")] {
        ground.write(&object, damage)?;
        fs::remove_file(ground.file("reports/one.txt"))?;
        ground.again(&one_task(TWO_FILES))?;
        let record = ground.record(run, "make")?;
        let why = format!("the result of run {} is not in the cache any more", run - 1);
        same(&json!([record["status"], record["why"]]), &json!(["done", [why]]))?;
        same(&ground.read("reports/one.txt")?, &"one".to_owned())?;
        same(&ground.read(&object)?, &"one".to_owned())?;
    }
    Ok(())
}

/// A task that changes a file of another one stands on what it was before.
fn what_is_changed_in_place_was_read() -> Result<(), Failed> {
    let intake = |text: &str| {
        format!(
            "
project: in-place
mode: code
phases:
  - name: one
    tasks:
      - id: make
        code: |
          open('data/processed/a.txt', 'w').write('{text}')
      - id: change
        needs: [make]
        code: |
          with open('data/processed/a.txt', 'a') as file:
              file.write(' changed')
"
        )
    };
    let ground = Ground::started(&intake("1"))?;
    ground.succeed(&["next"])?;
    same(&ground.read("data/processed/a.txt")?, &"1 changed".to_owned())?;
    ground.again(&intake("2"))?;
    same(&ground.read("data/processed/a.txt")?, &"2 changed".to_owned())?;
    let changed = format!("data/processed/a.txt changed: {} -> {}", super::short("1"), super::short("2"));
    same(&ground.why(2, "change")?, &vec![changed])?;
    ground.start()?;
    let dry = "one\n  make: would be kept (nothing changed)\n  change: would be kept (nothing changed)\n";
    same(&ground.succeed(&["next", "--dry-run"])?, &dry.to_owned())?;
    ground.succeed(&["next"])?;
    same(&ground.read("data/processed/a.txt")?, &"2 changed".to_owned())?;
    same(&ground.record(3, "change")?["status"], &"kept".into())
}

fn code_and_intake_are_frozen() -> Result<(), Failed> {
    let intake = "
project: frozen
mode: code
parameters: {region: north}
phases:
  - name: one
    tasks:
      - id: first
        script: first.py
  - name: two
    tasks:
      - id: second
        script: second.py
";
    let ground = Ground::new(intake)?;
    let code = |task: &str, version: u32| format!("open('reports/{task}.txt', 'w').write(f'{version} {{region}}')\n");
    ground.write("first.py", &code("first", 1))?;
    ground.write("second.py", &code("second", 1))?;
    ground.start()?;
    ground.succeed(&["next"])?;
    ground.write("second.py", &code("second", 2))?;
    ground.write("intake.yaml", &intake.replace("north", "south"))?;
    ground.succeed(&["next"])?;
    same(&ground.read("reports/second.txt")?, &"1 north".to_owned())?;
    ground.again(&intake.replace("north", "south"))?;
    same(&ground.read("reports/first.txt")?, &"1 south".to_owned())?;
    same(&ground.read("reports/second.txt")?, &"2 south".to_owned())
}
