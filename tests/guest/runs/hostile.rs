//! A project that somebody prepared: links, names and records that lead elsewhere end in a clear error, and nothing outside
//! of the project is touched.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use super::{Answer, Ground, files_below, same};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("runs::hostile::links", links_in_the_state_are_not_followed),
        Trial::test("runs::hostile::outputs", outputs_stay_in_the_project),
        Trial::test("runs::hostile::names", names_of_devices_and_twins),
        Trial::test("runs::hostile::plan", damaged_plans),
        Trial::test("runs::hostile::record", damaged_records),
        Trial::test("runs::hostile::planted", planted_records_lead_nowhere),
        Trial::test("runs::hostile::renamed", a_record_of_another_name_removes_nothing),
        Trial::test("runs::hostile::hooks", outputs_stay_in_their_folders),
        Trial::test("runs::hostile::scripts", scripts_do_not_see_the_state),
    ]
}

const INTAKE: &str = r"
project: hostile
mode: code
phases:
  - name: one
    tasks:
      - id: make
        code: |
          open('reports/made.txt', 'w').write('made')
          7
      - id: use
        needs: [make]
        code: |
          open('reports/made.txt').read() * results['make']
";

/// A folder outside of the project, with something that must not change.
struct Outside {
    folder: PathBuf,
    before: BTreeMap<PathBuf, Vec<u8>>,
}

impl Outside {
    fn of(ground: &Ground) -> Result<Self, Failed> {
        let folder = ground.project.outside().join("outside");
        for name in
            ["precious.txt", "run.held", "run.holder", "run.json", "run.log", "1/plan.json", "workspace/keep.txt"]
        {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().ok_or("no folder")?)?;
            fs::write(file, "precious")?;
        }
        let before = content(&folder)?;
        Ok(Self { folder, before })
    }

    fn check_untouched(&self) -> Result<(), Failed> {
        same(&content(&self.folder)?, &self.before)
    }
}

fn content(folder: &std::path::Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, Failed> {
    files_below(folder).into_iter().map(|file| Ok((file.clone(), fs::read(&file)?))).collect()
}

const EVERY_COMMAND: [&[&str]; 9] = [
    &["next", "--all"],
    &["start", "--intake", "intake.yaml"],
    &["status"],
    &["log"],
    &["list"],
    &["show", "1"],
    &["replay", "1"],
    &["task", "make"],
    &["abort"],
];

fn links_in_the_state_are_not_followed() -> Result<(), Failed> {
    for name in [".work", ".work/runs", ".work/cache", ".work/tmp", ".work/generated", ".work/logs", ".work/results"] {
        let ground = Ground::started(INTAKE)?;
        let outside = Outside::of(&ground)?;
        let place = ground.file(name);
        let _ = fs::rename(&place, ground.project.outside().join("away"));
        symlink(&outside.folder, &place)?;
        let errors = format!(
            "error: {name} is a link, and runs follow none\nhint: put a folder or a file of its own in its place\n"
        );
        let expected = Answer { code: Some(2), output: String::new(), errors };
        for words in EVERY_COMMAND {
            same(&ground.run(words)?, &expected)?;
        }
        outside.check_untouched()?;
    }
    // Deeper, where only the work itself leads.
    for name in [
        ".work/run.held",
        ".work/run.holder",
        ".work/run.json",
        ".work/run.lock.json",
        ".work/runs/1",
        ".work/runs/1/run.log",
        ".work/runs/1/tasks",
        ".work/runs/1/tasks/make",
        ".work/runs/1/tasks/make/workspace",
        ".work/cache/files",
        ".work/cache/last",
        ".work/cache/results",
    ] {
        let ground = Ground::started(INTAKE)?;
        let outside = Outside::of(&ground)?;
        let place = ground.file(name);
        fs::create_dir_all(place.parent().ok_or("no folder")?)?;
        let _ = fs::rename(&place, ground.project.outside().join("away"));
        let file = place.file_name().ok_or("no name")?;
        let is_file = file.to_string_lossy().starts_with("run.");
        let is_log = file == "run.log";
        symlink(if is_file { outside.folder.join(file) } else { outside.folder.clone() }, &place)?;
        let answer = ground.run(&["next", "--all"])?;
        outside.check_untouched()?;
        // A log that cannot be written stops no task.
        let expected = if is_log { Some(0) } else { Some(2) };
        same(&(name, answer.code), &(name, expected)).map_err(|error| format!("{error:?} {answer:?}"))?;
        for words in EVERY_COMMAND {
            let answer = ground.run(words)?;
            same(&answer.errors.contains("panicked"), &false)?;
        }
        outside.check_untouched()?;
    }
    Ok(())
}

fn outputs_stay_in_the_project() -> Result<(), Failed> {
    let ground = Ground::started(INTAKE)?;
    let outside = Outside::of(&ground)?;
    fs::remove_dir(ground.file("reports"))?;
    symlink(&outside.folder, ground.file("reports"))?;
    let answer = ground.run(&["next", "--all"])?;
    same(&matches!(answer.code, Some(1 | 2)), &true)?;
    outside.check_untouched()?;
    fs::remove_file(ground.file("reports"))?;
    ground.succeed(&["next", "--all"])?;
    same(&ground.read("reports/made.txt")?, &"made".to_owned())?;
    // Later on, when there is only something to put back.
    fs::remove_dir_all(ground.file("reports"))?;
    symlink(&outside.folder, ground.file("reports"))?;
    ground.start()?;
    let errors = "error: reports/made.txt cannot be written: a link leads out of the folders of outputs\nhint: put a folder of its own in \
                  its place\n";
    ground.fail(&["next", "--all"], 2, errors)?;
    outside.check_untouched()?;
    fs::remove_file(ground.file("reports"))?;
    ground.succeed(&["next", "--all"])?;
    same(&ground.read("reports/made.txt")?, &"made".to_owned())
}

fn names_of_devices_and_twins() -> Result<(), Failed> {
    let ground = Ground::new("")?;
    let start = ["start", "--intake", "intake.yaml"];
    for id in ["con", "NUL", "com1", "Lpt9"] {
        ground.write(
            "intake.yaml",
            &format!("project: names\nmode: code\nphases:\n  - name: one\n    tasks: [{{id: {id}, code: '1'}}]\n"),
        )?;
        let answer = ground.run(&start)?;
        let message = format!("'{id}' cannot be the name of a task: it is one of a device");
        same(&(answer.code, answer.errors.contains(&message)), &(Some(2), true)).map_err(|_| format!("{answer:#?}"))?;
    }
    for id in ["console", "com", "lpt10", "nul_"] {
        ground.again(&format!(
            "project: names\nmode: code\nphases:\n  - name: one\n    tasks: [{{id: {id}, code: '1'}}]\n"
        ))?;
    }
    let twins = "project: names\nmode: code\nphases:\n  - name: one\n    tasks: [{id: make, code: '1'}, {id: Make, code: '2'}]\n";
    ground.write("intake.yaml", twins)?;
    let answer = ground.run(&start)?;
    same(&(answer.code, answer.errors.contains("there are two tasks 'Make'")), &(Some(2), true))?;
    for id in ["../evil", "a/b", "..", "", "a b"] {
        ground.write(
            "intake.yaml",
            &format!("project: names\nmode: code\nphases:\n  - name: one\n    tasks: [{{id: '{id}', code: '1'}}]\n"),
        )?;
        same(&ground.run(&start)?.code, &Some(2))?;
    }
    Ok(())
}

fn damaged_plans() -> Result<(), Failed> {
    let ground = Ground::started(INTAKE)?;
    let outside = Outside::of(&ground)?;
    let hint = "hint: orchestrator run start begins another run, and keeps what is done\n";
    let plan = ground.read(".work/runs/1/plan.json")?;
    let file = ".work/runs/1/plan.json";
    let half = &plan[..plan.len() / 2];
    let evil = plan.replace("\"id\": \"make\"", "\"id\": \"../../../../../outside\"");
    let another = plan.replace("\"number\": 1", "\"number\": 9");
    // In mode code no program is started, whoever asks.
    let mut program: Value = serde_json::from_str(&plan)?;
    program["phases"][0]["tasks"][0]["work"] = json!({ "command": { "words": ["touch", "reports/started"] } });
    let program = program.to_string();
    let empty =
        program.replace("\"mode\":\"code\"", "\"mode\":\"legacy\"").replace(r#"["touch","reports/started"]"#, "[]");
    for (text, message) in [
        (half, None),
        ("", None),
        ("[1, 2]", None),
        (&evil, Some("the plan of run 1 names '../../../../../outside', which is no name of a task")),
        (&another, Some("the plan of run 1 is one of run 9")),
        (&program, Some("the plan of run 1 has a task 'make' that mode code does not run")),
        (&empty, Some("the plan of run 1 has a task 'make' that mode legacy does not run")),
    ] {
        ground.write(file, text)?;
        for words in
            [&["next", "--all"][..], &["status"], &["show", "1"], &["task", "make"], &["replay", "1"], &["abort"]]
        {
            let Answer { code, output, errors } = ground.run(words)?;
            same(&(code, output.as_str()), &(Some(2), ""))?;
            let told = errors.strip_suffix(hint).ok_or_else(|| format!("{words:?}: {errors}"))?;
            match message {
                Some(message) => same(&told.to_owned(), &format!("error: {message}\n"))?,
                None => same(&told.starts_with(&format!("error: {file} is not what this program wrote")), &true)?,
            }
        }
        same(&ground.succeed(&["list"])?.starts_with("run 1: damaged, "), &true)?;
        outside.check_untouched()?;
    }
    ground.write(".work/run.json", "{")?;
    for words in [&["next"][..], &["status"], &["abort"], &["log"]] {
        let answer = ground.run(words)?;
        let is_told = answer.errors.starts_with("error: .work/run.json is not what this program wrote")
            && answer.errors.ends_with(hint);
        same(&(answer.code, is_told), &(Some(2), true))?;
    }
    // As the hint says.
    ground.start()?;
    ground.succeed(&["next", "--all"])?;
    same(&ground.read("reports/made.txt")?, &"made".to_owned())
}

fn damaged_records() -> Result<(), Failed> {
    let ground = Ground::started(INTAKE)?;
    ground.succeed(&["next", "--all"])?;
    let file = ".work/runs/1/tasks/make/record.json";
    let whole = ground.record(1, "make")?;
    for damage in ["", "{", "null", "{\"task\": \"make\"}"] {
        ground.write(file, damage)?;
        let status = ground.succeed(&["status"])?;
        same(&status.lines().nth(2), &Some("  make  waiting"))?;
        // Its result is still known.
        ground.succeed(&["next", "--all"])?;
        same(&ground.record(1, "make")?, &whole)?;
    }
    // All that is known is damaged: it is done once more.
    for path in files_below(&ground.file(".work/cache")).into_iter().filter(|path| path.extension().is_some()) {
        fs::write(path, "{")?;
    }
    ground.write(file, "{")?;
    ground.succeed(&["next", "--all"])?;
    same(&ground.why(1, "make")?, &vec!["no earlier result".to_owned()])
}

/// Changes a record.
type Plant = fn(&mut Value);

/// Records whose files would lie outside are no records.
fn planted_records_lead_nowhere() -> Result<(), Failed> {
    let plants: [(&str, Plant); 5] = [
        ("output", |record| record["outputs"] = json!({ "../outside/new.txt": record["outputs"]["reports/made.txt"] })),
        ("state", |record| record["outputs"] = json!({ ".work/run.json": record["outputs"]["reports/made.txt"] })),
        ("removed", |record| record["removed"] = json!(["reports/../../outside/precious.txt"])),
        ("shown", |record| record["attempts"][0]["output"] = json!("../outside/precious.txt")),
        ("digest", |record| {
            record["outputs"]["reports/made.txt"]["digest"] = json!("../../../../outside/precious.txt");
        }),
    ];
    for (name, plant) in plants {
        let ground = Ground::started(INTAKE)?;
        let outside = Outside::of(&ground)?;
        ground.succeed(&["next", "--all"])?;
        let is_record = |path: &PathBuf| {
            path.ends_with("make/record.json")
                || path.ends_with("last/make.json")
                || path.to_string_lossy().contains("/results/")
        };
        for path in files_below(&ground.file(".work/cache"))
            .into_iter()
            .chain([ground.file(".work/runs/1/tasks/make/record.json")])
            .filter(is_record)
        {
            let mut record: Value = serde_json::from_slice(&fs::read(&path)?)?;
            if record["task"] == "make" {
                plant(&mut record);
                fs::write(&path, record.to_string())?;
            }
        }
        let state = ground.read(".work/run.json")?;
        for words in [&["status"][..], &["show", "1"], &["page"], &["next", "--all"]] {
            ground.succeed(words).map_err(|error| format!("{name}: {error:?}"))?;
        }
        same(&ground.read("reports/run_1.html")?.contains("precious"), &false)?;
        same(&ground.read(".work/run.json")?, &state)?;
        same(&ground.record(1, "make")?["why"], &json!(["no earlier result"]))?;
        ground.again(INTAKE)?;
        outside.check_untouched()?;
    }
    Ok(())
}

/// What is cleared away when a task is done lies in the folder of that task.
fn a_record_of_another_name_removes_nothing() -> Result<(), Failed> {
    for inside in [false, true] {
        let ground = Ground::started(INTAKE)?;
        let outside = Outside::of(&ground)?;
        ground.succeed(&["next", "--all"])?;
        let mut record = ground.record(1, "make")?;
        let up = "../../../../../outside";
        record["task"] = if inside { json!(up) } else { json!(outside.folder) };
        ground.write(".work/runs/1/tasks/make/record.json", &record.to_string())?;
        fs::create_dir_all(ground.file(".work/runs/1/tasks/make/workspace"))?;
        for words in EVERY_COMMAND {
            ground.run(words)?;
            outside.check_untouched()?;
        }
    }
    Ok(())
}

/// A link that leads from a folder of outputs to another folder of the project is not written through.
fn outputs_stay_in_their_folders() -> Result<(), Failed> {
    let ground = Ground::new(INTAKE)?;
    fs::create_dir_all(ground.file(".git/hooks"))?;
    fs::remove_dir_all(ground.file("reports"))?;
    symlink(ground.file(".git/hooks"), ground.file("reports"))?;
    ground.start()?;
    let answer = ground.run(&["next", "--all"])?;
    same(&fs::read_dir(ground.file(".git/hooks"))?.count(), &0)?;
    same(&(answer.code != Some(0)), &true)
}

fn scripts_do_not_see_the_state() -> Result<(), Failed> {
    const CURIOUS: &str = r"
project: curious
mode: code
phases:
  - name: one
    tasks:
      - id: look
        code: |
          from pathlib import Path
          seen = [path.name for path in Path('.').iterdir() if path.name.startswith('.')]
          for path in ['.work/run.json', 'reports/../.work/run.json', '.work/cache/planted.json', './.work/run.lock.json']:
              for mode in ['r', 'w']:
                  try:
                      open(path, mode)
                      seen.append(path)
                  except OSError:
                      pass
          seen
";
    let ground = Ground::started(CURIOUS)?;
    ground.succeed(&["next"])?;
    same(&ground.record(1, "look")?["result"], &json!([]))?;
    same(&ground.file(".work/cache/planted.json").exists(), &false)
}
