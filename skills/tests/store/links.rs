//! Links inside the store are not followed, in reading or writing.

#![cfg(unix)]

use std::os::unix::fs::symlink;

use orchestrator_skills::Filter;

use crate::support::{Accept, Project, new_skill, save, says, told};

const CODE: &str = "x = 1\n";
const HINT: Option<&str> = Some("links inside the store are not followed");

/// A store with one skill, and a folder beside it with another.
fn with_outside() -> (Project, std::path::PathBuf) {
    let project = Project::new();
    save(&project.store, "inside", CODE);
    let outside = project.path("").parent().unwrap().join("outside");
    std::fs::create_dir(&outside).unwrap();
    std::fs::write(outside.join("main.py"), "secret = 1\n").unwrap();
    std::fs::write(outside.join("skill.md"), "---\ndescription: Not ours\n---\n").unwrap();
    (project, outside)
}

#[test]
fn a_linked_folder_is_no_skill() {
    let (project, outside) = with_outside();
    symlink(&outside, project.path("linked")).unwrap();
    let refused = says("wanted a folder at linked, found a link", HINT);
    assert_eq!(told(project.store.load("linked", None)), refused);
    let listed = project.store.list(Filter { query: Some("linked"), tag: None }).unwrap();
    assert_eq!(listed.into_iter().map(|summary| summary.problem).collect::<Vec<_>>(), [Some(refused.0)]);
    let save = project.store.save(new_skill("linked", CODE), &Accept::default());
    assert_eq!(told(save), says("wanted a folder at linked, found a link", HINT));
    assert_eq!(std::fs::read_to_string(outside.join("main.py")).unwrap(), "secret = 1\n");

    project.store.remove("linked").unwrap();
    assert!(outside.join("main.py").exists());
    assert!(!project.path("linked").is_symlink());
}

#[test]
fn a_linked_file_is_not_read() {
    let (project, outside) = with_outside();
    std::fs::remove_file(project.path("inside/main.py")).unwrap();
    symlink(outside.join("main.py"), project.path("inside/main.py")).unwrap();
    let refused = says("wanted a file at inside/main.py, found a link", HINT);
    assert_eq!(told(project.store.load("inside", None)), refused);
    assert_eq!(told(project.store.save(new_skill("inside", "y = 1\n"), &Accept::default())), refused);
    assert_eq!(told(project.store.export(&[])), refused);
}

#[test]
fn linked_versions_are_neither_read_nor_written() {
    let (project, outside) = with_outside();
    symlink(&outside, project.path("inside/versions")).unwrap();
    let refused = says("wanted a folder at inside/versions, found a link", HINT);
    assert_eq!(told(project.store.save(new_skill("inside", "y = 1\n"), &Accept::default())), refused);
    assert_eq!(std::fs::read_dir(&outside).unwrap().count(), 2);
}

#[test]
fn a_linked_lock_or_leftover_touches_nothing_outside() {
    let (project, outside) = with_outside();
    symlink(&outside, project.path(".staged")).unwrap();
    symlink(&outside, project.path(".gone")).unwrap();
    symlink(outside.join("main.py"), project.path(".uses.json.new")).unwrap();
    assert_eq!(save(&project.store, "inside", "y = 1\n"), 2);
    project.store.record_use("inside").unwrap();
    assert_eq!(std::fs::read_to_string(outside.join("main.py")).unwrap(), "secret = 1\n");

    std::fs::remove_file(project.path(".lock")).unwrap();
    symlink(outside.join("lock"), project.path(".lock")).unwrap();
    assert_eq!(told(project.store.remove("inside")), says("wanted a file at .lock, found a link", HINT));
    assert!(!outside.join("lock").exists());
}
