//! What a result stands on: whatever a task could see of it makes it run again, and nothing else does.

use std::fs;

use libtest_mimic::{Failed, Trial};
use serde_json::json;

use super::{Ground, one_task, same, short};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("runs::stands_on::skills", skills_are_code),
        Trial::test("runs::stands_on::size", the_size_of_a_file_is_seen),
        Trial::test("runs::stands_on::meanwhile", a_file_that_changes_meanwhile_is_not_what_was_read),
        Trial::test("runs::stands_on::kinds", a_file_takes_the_place_of_a_folder),
        Trial::test("runs::stands_on::folders", folders_are_made_too),
        Trial::test("runs::stands_on::removed", everything_that_was_removed_is_gone),
        Trial::test("runs::stands_on::pages", pages_of_runs_are_not_seen),
        Trial::test("runs::stands_on::tools", tools_that_look_past_the_task_are_refused),
        Trial::test("runs::stands_on::caught", what_a_script_caught_counts),
        Trial::test("runs::stands_on::changes", a_change_is_noticed_as_the_input_says),
    ]
}

/// The task runs, is kept, and runs again once `change` has been made; the last two reasons are told.
fn reasons_after(
    ground: &Ground,
    intake: &str,
    change: impl FnOnce() -> Result<(), Failed>,
) -> Result<[Vec<String>; 2], Failed> {
    ground.succeed(&["next", "--all"])?;
    ground.again(intake)?;
    let kept = ground.why(2, "make")?;
    change()?;
    ground.again(intake)?;
    Ok([kept, ground.why(3, "make")?])
}

fn nothing_changed(run: u64) -> Vec<String> {
    vec![format!("nothing changed since run {run}")]
}

fn skills_are_code() -> Result<(), Failed> {
    const SKILL: &str = "def double(x):\n    return 2 * x\n";
    let save = |ground: &Ground, code: &str| -> Result<(), Failed> {
        ground.write("skill.py", code)?;
        let saved = ground.program(&["skills", "save", "double", "skill.py", "--description", "x"]).output()?;
        if saved.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&saved.stderr).into()) }
    };
    let intake = one_task("from skills.double import double\nresult = double(21)");
    let ground = Ground::new(&intake)?;
    save(&ground, SKILL)?;
    ground.start()?;
    let other = SKILL.replace("2 * x", "x + x + 1");
    let [kept, ran] = reasons_after(&ground, &intake, || save(&ground, &other))?;
    same(&kept, &nothing_changed(1))?;
    same(&ran.iter().any(|why| why.starts_with("skills/double/main.py changed: ")), &true)?;
    same(&ground.record(3, "make")?["result"], &json!(43))
}

fn the_size_of_a_file_is_seen() -> Result<(), Failed> {
    let intake = one_task("from pathlib import Path\nresult = Path('data/raw/x.csv').stat().st_size");
    let ground = Ground::new(&intake)?;
    ground.write("data/raw/x.csv", "12345")?;
    ground.start()?;
    let [kept, ran] = reasons_after(&ground, &intake, || ground.write("data/raw/x.csv", "1234567"))?;
    same(&kept, &nothing_changed(1))?;
    same(&ran, &vec!["data/raw/x.csv changed: there, 5 bytes -> there, 7 bytes".to_owned()])?;
    same(&ground.record(3, "make")?["result"], &json!(7))
}

/// Somebody replaces a file after the task has read it: the next run does not take its result for one of the new content.
fn a_file_that_changes_meanwhile_is_not_what_was_read() -> Result<(), Failed> {
    let code = "
from pathlib import Path
result = Path('data/raw/x.csv').read_text()
open('workspace/read', 'w').close()
while not Path('data/raw/go').exists():
    pass
";
    let intake = one_task(code);
    let ground = Ground::new(&intake)?;
    ground.write("data/raw/x.csv", "old")?;
    ground.start()?;
    let child = ground.command(&["next"]).spawn()?;
    let read = ground.file(".work/runs/1/tasks/make/workspace/workspace/read");
    super::killed::wait_for(|| read.exists())?;
    ground.write("data/raw/x.csv", "newer")?;
    ground.write("data/raw/go", "")?;
    same(&child.wait_with_output()?.status.success(), &true)?;
    same(&ground.record(1, "make")?["result"], &json!("old"))?;
    ground.again(&intake)?;
    same(&ground.record(2, "make")?["result"], &json!("newer"))?;
    let changed = format!("data/raw/x.csv changed: changed while the task ran -> {}", short("newer"));
    same(&ground.why(2, "make")?.contains(&changed), &true)
}

fn a_file_takes_the_place_of_a_folder() -> Result<(), Failed> {
    let code = "
from pathlib import Path
Path('workspace/d/f.txt').unlink()
Path('workspace/d').rmdir()
Path('workspace/d').write_text('file')
Path('workspace/g').unlink()
Path('workspace/g').mkdir()
Path('workspace/g/f.txt').write_text('in a folder')
";
    let ground = Ground::new(&one_task(code))?;
    fs::create_dir_all(ground.file("workspace/d"))?;
    ground.write("workspace/d/f.txt", "old")?;
    ground.write("workspace/g", "old")?;
    ground.start()?;
    ground.succeed(&["next"])?;
    same(&ground.read("workspace/d")?, &"file".to_owned())?;
    same(&ground.read("workspace/g/f.txt")?, &"in a folder".to_owned())?;
    ground.check_clean()
}

fn folders_are_made_too() -> Result<(), Failed> {
    let code = "
from pathlib import Path
Path('artifacts/out/empty').mkdir(parents=True)
Path('artifacts/out/made').mkdir()
Path('artifacts/out/made/y.txt').write_text('y')
result = sorted(path.name for path in Path('artifacts/out').iterdir())
";
    let intake = one_task(code);
    let ground = Ground::started(&intake)?;
    ground.succeed(&["next"])?;
    same(&ground.file("artifacts/out/empty").is_dir(), &true)?;
    // What it made itself is nothing that has changed, and is not there when it is made again.
    ground.again(&intake)?;
    same(&ground.why(2, "make")?, &nothing_changed(1))?;
    same(&ground.succeed(&["replay", "1"])?.lines().last(), &Some("run 1 is the same to the byte: 1 result, 1 file"))?;
    fs::remove_dir_all(ground.file("artifacts/out"))?;
    ground.again(&intake)?;
    same(&ground.file("artifacts/out/empty").is_dir(), &true)
}

fn everything_that_was_removed_is_gone() -> Result<(), Failed> {
    let ground = Ground::new(&one_task(
        "from pathlib import Path\nfor path in Path('workspace/many').iterdir():\n    path.unlink()",
    ))?;
    fs::create_dir_all(ground.file("workspace/many"))?;
    for number in 0..10_500 {
        ground.write(&format!("workspace/many/{number}"), "")?;
    }
    ground.start()?;
    ground.succeed(&["next"])?;
    same(&fs::read_dir(ground.file("workspace/many"))?.count(), &0)
}

fn pages_of_runs_are_not_seen() -> Result<(), Failed> {
    let code = "
from pathlib import Path
Path('reports/own.txt').write_text('own')
result = [sorted(path.name for path in Path('reports').iterdir()), Path('reports/run_1.html').exists()]
";
    let intake = one_task(code);
    let ground = Ground::started(&intake)?;
    ground.succeed(&["next"])?;
    ground.again(&intake)?;
    same(&ground.why(2, "make")?, &nothing_changed(1))?;
    ground.again(&(intake + "        always: true\n"))?;
    same(&ground.record(3, "make")?["result"], &json!([["own.txt"], false]))
}

fn tools_that_look_past_the_task_are_refused() -> Result<(), Failed> {
    let code = "
from client import call_mcp_tool
result = []
for tool, arguments in [('read_workspace_file', {'path': 'n.txt'}),
                        ('write_workspace_file', {'path': 'n.txt', 'content': 'new'}),
                        ('save_skill', {'name': 'evil', 'code': 'def evil(): pass'})]:
    try:
        result.append(call_mcp_tool('mcp__orchestrator__' + tool, arguments))
    except PermissionError as error:
        result.append(str(error))
";
    let ground = Ground::new(&one_task(code))?;
    ground.write("workspace/n.txt", "old")?;
    ground.start()?;
    ground.succeed(&["next"])?;
    let refusals = ["read_workspace_file", "write_workspace_file", "save_skill"]
        .map(|tool| format!("{tool}() does not see the files of a task"));
    same(&ground.record(1, "make")?["result"], &json!(refusals))?;
    same(&ground.read("workspace/n.txt")?, &"old".to_owned())?;
    same(&ground.file("skills/evil").exists(), &false)
}

fn what_a_script_caught_counts() -> Result<(), Failed> {
    let code = "
from pathlib import Path
try:
    Path('workspace/d').rmdir()
    result = 'gone'
except OSError:
    result = 'full'
";
    let intake = one_task(code);
    let ground = Ground::new(&intake)?;
    fs::create_dir_all(ground.file("workspace/d"))?;
    ground.write("workspace/d/f.txt", "")?;
    ground.start()?;
    let [kept, ran] = reasons_after(&ground, &intake, || Ok(fs::remove_file(ground.file("workspace/d/f.txt"))?))?;
    same(&kept, &nothing_changed(1))?;
    same(&ran, &vec!["names in workspace/d/ changed".to_owned()])?;
    same(&ground.record(3, "make")?["result"], &json!("gone"))
}

fn a_change_is_noticed_as_the_input_says() -> Result<(), Failed> {
    for (changes, is_noticed) in [("content", true), ("stamp", true), ("never", false)] {
        let intake = one_task("result = open('data/raw/x.csv').read()")
            .replace("phases:", &format!("inputs: {{x: {{path: data/raw/x.csv, changes: {changes}}}}}\nphases:"));
        let ground = Ground::new(&intake)?;
        ground.write("data/raw/x.csv", "old")?;
        ground.start()?;
        let [kept, ran] = reasons_after(&ground, &intake, || ground.write("data/raw/x.csv", "newer"))?;
        same(&kept, &nothing_changed(1))?;
        same(&(ran == nothing_changed(1)), &!is_noticed).map_err(|_| format!("{changes}: {ran:?}"))?;
    }
    Ok(())
}
