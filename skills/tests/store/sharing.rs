//! Several stores on one folder: threads, processes, and a process that is killed while saving.

#![expect(clippy::disallowed_types, reason = "a process that is killed must be another one")]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::{Project, save, store_in};

const FOLDER: &str = "ORCHESTRATOR_SKILLS_TEST_FOLDER";
const WHO: &str = "ORCHESTRATOR_SKILLS_TEST_WHO";

#[test]
fn two_stores_that_save_at_once_lose_no_version() {
    let project = Project::new();
    let folder = project.path("");
    std::thread::scope(|scope| {
        for who in ["a", "b"] {
            let folder = &folder;
            scope.spawn(move || {
                let store = store_in(folder);
                for n in 0..20 {
                    save(&store, "shared", &code(who, n));
                    store.record_use("shared").unwrap();
                }
            });
        }
        // A reader beside them finds a whole skill or none.
        scope.spawn(|| {
            for _ in 0..200 {
                let _ = project.store.load("shared", None).map_err(|error| {
                    assert_eq!(error.to_string(), "no skill is called 'shared'");
                });
            }
        });
    });
    let expected: BTreeSet<String> = (0..20).flat_map(|n| [code("a", n), code("b", n)]).collect();
    assert_eq!(all_versions(&project), expected);
    assert_eq!(project.store.uses("shared").unwrap(), 40);
}

#[test]
fn a_writer_that_is_killed_loses_nothing_it_reported() {
    let project = Project::new();
    let mut n_reported = 0;
    for round in 0..8 {
        let mut children = ["a", "b"].map(|who| start_child(&project.path(""), &format!("{who}{round}")));
        let mut lines: Vec<_> =
            children.iter_mut().map(|child| BufReader::new(child.stdout.take().unwrap()).lines()).collect();
        // Both are at work when one of them has reported a few saves.
        for _ in 0..=round {
            for lines in &mut lines {
                let line = lines.find(|line| line.as_ref().is_ok_and(|line| line.contains("saved"))).unwrap();
                n_reported += line.unwrap().matches("saved").count();
            }
        }
        for child in &mut children {
            child.kill().unwrap();
            child.wait().unwrap();
        }
        let last = project.store.versions("shared").unwrap();
        let n_versions = u32::try_from(last.len()).unwrap();
        assert_eq!(last, (1..=n_versions).collect::<Vec<_>>());
        assert!(last.len() >= n_reported, "{} versions, {n_reported} reported", last.len());
        assert_eq!(all_versions(&project).len(), last.len());
    }
    save(&project.store, "shared", "x = 1\n");
    let leftovers: Vec<String> = project.paths().into_iter().filter(|path| path.starts_with('.')).collect();
    assert_eq!(leftovers, Vec::<String>::new());
}

/// Does nothing in an ordinary run; as a child of the test above it saves until it is killed.
#[test]
fn child_saves_until_killed() {
    let (Ok(folder), Ok(who)) = (std::env::var(FOLDER), std::env::var(WHO)) else { return };
    let store = store_in(Path::new(&folder));
    for n in 0.. {
        save(&store, "shared", &code(&who, n));
        println!("saved");
    }
}

fn start_child(folder: &Path, who: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "sharing::child_saves_until_killed", "--nocapture"])
        .env(FOLDER, folder)
        .env(WHO, who)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

fn code(who: &str, n: usize) -> String {
    format!("def shared():\n    return '{who}{n}'\n")
}

/// The code of every version, each with its checksum verified.
fn all_versions(project: &Project) -> BTreeSet<String> {
    let versions = project.store.versions("shared").unwrap();
    versions.into_iter().map(|version| project.store.load("shared", Some(version)).unwrap().code).collect()
}
