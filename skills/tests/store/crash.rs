//! What a killed writer leaves behind, and what the next one makes of it.

use std::fs;

use orchestrator_skills::Filter;

use crate::support::{Project, save};

const OLD: &str = "def f():\n    return 1\n";
const NEW: &str = "def f():\n    return 2\n";

/// A store in which version 2 of `f` was saved, and the files that make it up.
fn saved_twice() -> (Project, std::collections::BTreeMap<String, String>) {
    let project = Project::new();
    save(&project.store, "f", OLD);
    save(&project.store, "f", NEW);
    let files = project.files();
    (project, files)
}

/// Puts the store back to version 1, with version 2 committed but `n_done` of its steps done.
fn interrupt(project: &Project, files: &std::collections::BTreeMap<String, String>, n_done: usize) {
    fs::remove_dir_all(project.path("f")).unwrap();
    for file in ["main.py", "skill.md"] {
        project.put(&format!("f/{file}"), &files[&format!("f/versions/1/{file}")]);
    }
    for path in files.keys().filter(|path| path.starts_with("f/")) {
        project.put(&format!(".committed/{path}"), &files[path]);
    }
    let steps = ["f/versions/1", "f/main.py", "f/skill.md"];
    for step in &steps[..n_done] {
        fs::create_dir_all(project.path("f/versions")).unwrap();
        fs::rename(project.path(&format!(".committed/{step}")), project.path(step)).unwrap();
    }
}

#[test]
fn a_committed_save_is_finished_wherever_it_stopped() {
    for n_done in 0..=3 {
        let (project, files) = saved_twice();
        interrupt(&project, &files, n_done);
        assert_eq!(project.store.load("f", None).unwrap().code, NEW, "after {n_done} steps");
        assert_eq!(project.files(), files, "after {n_done} steps");
    }
}

#[test]
fn a_new_skill_is_finished_too() {
    let project = Project::new();
    save(&project.store, "f", OLD);
    let files = project.files();
    fs::create_dir(project.path(".committed")).unwrap();
    fs::rename(project.path("f"), project.path(".committed/f")).unwrap();
    assert_eq!(project.store.versions("f").unwrap(), [1]);
    assert_eq!(project.files(), files);
}

#[test]
fn what_was_not_committed_is_dropped_by_the_next_writer() {
    let project = Project::new();
    save(&project.store, "f", OLD);
    let files = project.files();
    project.put(".staged/f/main.py", "half a fi");
    project.put(".staged/g/main.py", "x = 1\n");
    assert_eq!(project.store.load("f", None).unwrap().code, OLD);
    assert!(project.store.load("g", None).is_err());
    save(&project.store, "h", NEW);
    project.store.remove("h").unwrap();
    assert_eq!(project.files(), files);
}

#[test]
fn a_removed_skill_stays_removed() {
    let project = Project::new();
    save(&project.store, "f", OLD);
    save(&project.store, "g", NEW);
    fs::create_dir(project.path(".gone")).unwrap();
    fs::rename(project.path("f"), project.path(".gone/f")).unwrap();
    assert!(project.store.load("f", None).is_err());
    save(&project.store, "g", OLD);
    assert!(!project.path(".gone").exists());
    assert!(!project.path("f").exists());
}

#[test]
fn leftovers_are_not_skills() {
    let project = Project::new();
    save(&project.store, "f", OLD);
    project.put(".staged/main.py", "x = 1\n");
    project.put(".gone/main.py", "x = 1\n");
    project.put(".uses.json.new", "{");
    let own = project.store.list(Filter { query: None, tag: Some("math") }).unwrap();
    assert_eq!(own.into_iter().map(|summary| summary.name).collect::<Vec<_>>(), ["f"]);
    project.store.record_use("f").unwrap();
    assert_eq!(project.paths(), [".uses.json", "f/main.py", "f/skill.md"]);
}

#[test]
fn names_in_a_foreign_journal_lead_nowhere() {
    let project = Project::new();
    save(&project.store, "f", OLD);
    let files = project.files();
    project.put(".committed/Not-A-Skill/main.py", "x = 1\n");
    project.put(".committed/..hidden/main.py", "x = 1\n");
    save(&project.store, "f", OLD);
    assert_eq!(project.files(), files);
}
