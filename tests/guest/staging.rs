//! Executions whose writing is staged, with everything a script reads files with.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Pool, Request};
use orchestrator_runtime::report::{Artifact, ArtifactKind, Aside, Report, ValueFrom};
use orchestrator_runtime::{Isolation, Limits, Staging};

use crate::project::{Project, difference};

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("staging::readers", every_reader_is_traced),
        Trial::test("staging::given_up", a_guest_that_is_given_up_tells_its_files),
        Trial::test("staging::session", a_session_is_staged_for_one_execution),
        Trial::test("staging::hardened", hardened_keeps_its_files_in_memory),
        Trial::test("staging::refused", nothing_runs_that_cannot_be_staged),
    ]
}

/// A project, and folders of tasks outside of it.
struct Ground {
    project: Project,
    pool: Pool,
}

impl Ground {
    fn new() -> Result<Self, Failed> {
        let project = Project::with_database();
        fs::write(project.folder().join("data/raw/a.csv"), "x,y\n1,2\n")?;
        fs::write(project.folder().join("workspace/notes.txt"), "old\n")?;
        let pool = project.pool_for_staging(Isolation::Production);
        Ok(Self { project, pool })
    }

    fn of_task(&self, name: &str) -> PathBuf {
        self.project.outside().join("tasks").join(name)
    }

    fn request(&self, task: &str, below: &[&str], code: &str) -> Request {
        let below = below.iter().map(|task| self.of_task(task)).collect();
        let staging = Some(Staging { folder: self.of_task(task), below, hidden: Vec::new() });
        Request { staging, ..Request::new(code, Isolation::Production) }
    }

    fn run(&self, task: &str, below: &[&str], code: &str) -> Result<Report, Failed> {
        let report = self.pool.execute(self.request(task, below, code), None)?;
        match &report.error {
            Some(error) => Err(error.traceback.clone().into()),
            None => Ok(report),
        }
    }

    fn notes(&self) -> Result<String, Failed> {
        Ok(fs::read_to_string(self.project.folder().join("workspace/notes.txt"))?)
    }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected {
        return Ok(());
    }
    Err(difference(&format!("{expected:#?}"), &format!("{found:#?}")).into())
}

fn owned(paths: &[&str]) -> Vec<String> {
    paths.iter().map(|path| (*path).to_owned()).collect()
}

fn every_reader_is_traced() -> Result<(), Failed> {
    let ground = Ground::new()?;
    let first = "
import pandas as pd
frame = pd.DataFrame({'x': [1, 2]})
frame.to_parquet('data/processed/b.parquet')
frame.to_excel('data/processed/c.xlsx', index=False)
with open('workspace/notes.txt', 'a') as notes:
    notes.write('new')
";
    let report = ground.run("first", &[], first)?;
    let paths: Vec<&str> = report.artifacts.iter().map(|artifact| artifact.path.as_str()).collect();
    same(&paths, &vec!["data/processed/b.parquet", "data/processed/c.xlsx", "workspace/notes.txt"])?;
    same(&report.aside.reads, &owned(&["workspace/notes.txt"]))?;
    same(&ground.notes()?, &"old\n".to_owned())?;

    let second = "
from pathlib import Path
import pandas as pd
from orchestrator.mcp.data import load_csv, load_sql
print(repr(Path('workspace/notes.txt').read_text()))
print(pd.read_parquet('data/processed/b.parquet')['x'].sum(), pd.read_excel('data/processed/c.xlsx')['x'].sum())
print(load_csv('data/raw/a.csv').shape)
print(load_sql('select count(*) as n from customers', connection='data/raw/shop.db')['n'][0])
names = sorted(path.name for path in Path('data/processed').iterdir())
print(names, Path('workspace/none.txt').exists(), Path('data/raw/a.csv').stat().st_size)
Path('workspace/notes.txt').unlink()
try:
    open('data/raw/aa.csv')
except FileNotFoundError:
    pass
";
    let report = ground.run("second", &["first"], second)?;
    let printed = "'old\\nnew'\n3 3\n(1, 2)\n3\n['b.parquet', 'c.xlsx'] False 8\n";
    same(&report.output, &printed.to_owned())?;
    let expected = [
        "data/processed/b.parquet",
        "data/processed/c.xlsx",
        "data/raw/a.csv",
        "data/raw/shop.db",
        "workspace/notes.txt",
    ];
    let aside = report.aside;
    same(&aside.reads, &owned(&expected))?;
    // An SQLite file is whole only if nothing of it is elsewhere.
    let missing = ["data/raw/aa.csv", "data/raw/shop.db-journal", "data/raw/shop.db-wal", "workspace/none.txt"];
    same(&aside.missing, &owned(&missing))?;
    same(&aside.listed, &owned(&["data/processed"]))?;
    same(&aside.removed, &owned(&["workspace/notes.txt"]))?;
    same(&aside.is_traced_in_full, &true)?;
    same(&ground.notes()?, &"old\n".to_owned())?;
    same(&ground.project.folder().join("data/processed/b.parquet").exists(), &false)
}

fn a_guest_that_is_given_up_tells_its_files() -> Result<(), Failed> {
    let ground = Ground::new()?;
    let begin =
        "open('data/raw/a.csv').read()\nwith open('workspace/half.txt', 'w') as file:\n    file.write('half')\n";
    // One is stopped between two instructions, the other is cut off where it asks for memory.
    for (name, end) in [("slow", "while True: pass"), ("greedy", "bytearray(10**12)")] {
        let mut request = ground.request(name, &[], &format!("{begin}{end}\n"));
        request.limits = Limits { timeout: Duration::from_secs(2), ..request.limits };
        let report = ground.pool.execute(request, None)?;
        same(&report.success, &false)?;
        let half = Artifact { path: "workspace/half.txt".to_owned(), bytes: 4, kind: ArtifactKind::Workspace };
        same(&report.artifacts, &vec![half])?;
        same(&report.aside.reads, &owned(&["data/raw/a.csv"]))?;
        same(&report.aside.is_traced_in_full, &true)?;
    }
    Ok(())
}

fn a_session_is_staged_for_one_execution() -> Result<(), Failed> {
    let ground = Ground::new()?;
    let run = |request: Request| ground.pool.run(Call { session: Some("s".into()), ..Call::new(request) });
    let plain = |code: &str| run(Request::new(code, Isolation::Production));
    plain("kept = open('workspace/kept.txt', 'w')")?;
    let code = "
with open('workspace/notes.txt', 'w') as notes:
    notes.write('staged')
try:
    kept.write('past the staging')
    kept.flush()
except OSError as error:
    print(error)
open('workspace/notes.txt').read()
";
    let report = run(ground.request("one", &[], code))?;
    same(&report.result, &"staged".into())?;
    same(&report.output, &"[Errno 116] Stale file handle: 'workspace/kept.txt'\n".to_owned())?;
    let report = plain("open('workspace/notes.txt').read()")?;
    same(&report.result, &"old\n".into())?;
    let expected = Aside {
        value: ValueFrom::LastExpression,
        bytes_read: 4,
        reads: owned(&["workspace/notes.txt"]),
        is_traced_in_full: true,
        ..Aside::default()
    };
    same(&report.aside, &expected)?;
    same(&fs::read_to_string(ground.project.folder().join("workspace/kept.txt"))?, &String::new())
}

fn hardened_keeps_its_files_in_memory() -> Result<(), Failed> {
    let ground = Ground::new()?;
    let pool = ground.project.pool_for_staging(Isolation::Hardened);
    let code = "open('workspace/notes.txt', 'w').write('x')\nfrom pathlib import Path\n[path.name for path in Path('.').iterdir()]";
    let report = pool.execute(ground.request("hard", &[], code), None)?;
    same(&report.result, &vec!["workspace"].into())?;
    same(&ground.of_task("hard").exists(), &false)?;
    same(&ground.notes()?, &"old\n".to_owned())
}

fn nothing_runs_that_cannot_be_staged() -> Result<(), Failed> {
    let ground = Ground::new()?;
    fs::create_dir_all(ground.of_task("file").parent().ok_or("no folder")?)?;
    fs::write(ground.of_task("file"), "in the way")?;
    let code = "print('runs')\nopen('workspace/notes.txt', 'w').write('x')";
    let report = ground.pool.execute(ground.request("file", &[], code), None)?;
    let error = report.error.ok_or("it ran")?;
    let expected = "InternalError: the folders that stand in for the project cannot be opened\n";
    same(&(report.output, error.traceback), &(String::new(), expected.to_owned()))?;
    same(&ground.notes()?, &"old\n".to_owned())
}
