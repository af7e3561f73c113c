//! What is told of the files an execution used.

use std::collections::BTreeMap;
use std::fs;

use super::{APPEND, CHANGE, Ground, MAKE, READ, WRITE, read, write};
use crate::files::{Files, Trace};
use crate::limits::Limits;
use crate::report::Aside;

const FILE: &str = "data/raw/a.csv";

/// With staging and without it.
fn both(ground: &Ground) -> [Files; 2] {
    let plain = Files::open_access(&ground.access(), Trace::default()).expect("files");
    plain.begin(&Limits::default(), None).expect("files");
    [ground.files(), plain]
}

fn owned(paths: &[&str]) -> Vec<String> {
    paths.iter().map(|path| (*path).to_owned()).collect()
}

#[test]
fn a_file_that_is_replaced_after_it_was_read_has_the_stamp_it_had() {
    let ground = Ground::with(&[("project", FILE)]);
    let files = ground.files();
    read(&files, FILE).expect("read");
    fs::write(ground.at("project").join(FILE), "something longer").expect("a file");
    read(&files, FILE).expect("read");
    write(&files, "workspace/own.txt", WRITE, "own").expect("written");
    read(&files, "workspace/own.txt").expect("read");
    let sizes: Vec<(String, u64)> = files.traced().stamps.into_iter().map(|(path, (bytes, _))| (path, bytes)).collect();
    assert_eq!(sizes, [(FILE.to_owned(), "project".len() as u64)]);
}

#[test]
fn files_that_are_read_are_told_once_and_in_order() {
    let ground = Ground::with(&[("project", FILE), ("project", "reports/b.md")]);
    for files in both(&ground) {
        for path in ["reports/b.md", FILE, "/project/data/raw/../raw/a.csv", FILE] {
            read(&files, path).expect("read");
        }
        let expected = Aside { reads: owned(&[FILE, "reports/b.md"]), is_traced_in_full: true, ..Aside::default() };
        assert_eq!(Aside { stamps: BTreeMap::default(), ..files.traced() }, expected);
    }
}

#[test]
fn what_it_wrote_itself_is_not_read() {
    let ground = Ground::with(&[("project", "workspace/old.txt")]);
    for files in both(&ground) {
        for path in ["workspace/new.txt", "workspace/old.txt"] {
            write(&files, path, WRITE, "x").expect("written");
            read(&files, path).expect("read");
            write(&files, path, APPEND, "x").expect("written");
            write(&files, path, CHANGE, "x").expect("written");
            files.stat(path, true).expect("a file");
        }
        files.make_folder("workspace/made").expect("made");
        files.list("workspace/made").expect("a folder");
        read(&files, "workspace/made/none").expect_err("not there");
        files.remove_file("workspace/new.txt").expect("removed");
        read(&files, "workspace/new.txt").expect_err("not there");
        let made = owned(&["workspace/made"]);
        // Only that there was no such folder before.
        let expected = Aside { missing: made.clone(), made_folders: made, is_traced_in_full: true, ..Aside::default() };
        assert_eq!(files.traced(), expected);
    }
}

#[test]
fn content_that_is_kept_is_read() {
    let paths = ["workspace/added.txt", "workspace/changed.txt"];
    let ground = Ground::with(&paths.map(|path| ("project", path)));
    for files in both(&ground) {
        write(&files, paths[0], APPEND, "x").expect("written");
        write(&files, paths[1], CHANGE, "x").expect("written");
        assert_eq!(files.traced().reads, paths);
    }
}

#[test]
fn what_is_looked_for_and_not_there_is_told() {
    let ground = Ground::with(&[("project", FILE)]);
    for files in both(&ground) {
        read(&files, "data/raw/none.csv").expect_err("not there");
        read(&files, "data/raw/a.csv/none").expect_err("not there");
        files.stat("none", true).expect_err("not there");
        files.list("no_folder").expect_err("not there");
        files.remove_file("workspace/unwritten").expect_err("not there");
        files.rename("workspace/unmoved", "workspace/x").expect_err("not there");
        files.open("workspace/changed", CHANGE).map(drop).expect_err("not there");
        files.open("workspace/no/a", WRITE).map(drop).expect_err("not there");
        files.make_folder("workspace/no_parent/a").expect_err("not there");
        let told = files.traced();
        assert_eq!(
            told.missing,
            [
                "data/raw/a.csv/none",
                "data/raw/none.csv",
                "no_folder",
                "none",
                "workspace/changed",
                "workspace/no",
                "workspace/no_parent",
                "workspace/unmoved",
                "workspace/unwritten",
            ]
        );
        assert!(told.reads.is_empty());
    }
}

#[test]
fn a_file_that_is_made_because_it_was_missing_was_missing() {
    for is_staged in [false, true] {
        let ground = Ground::with(&[]);
        let [staged, plain] = both(&ground);
        let files = if is_staged { staged } else { plain };
        write(&files, "workspace/added.txt", APPEND, "x").expect("written");
        write(&files, "workspace/made.txt", MAKE, "x").expect("written");
        write(&files, "workspace/written.txt", WRITE, "x").expect("written");
        assert_eq!(files.traced().missing, ["workspace/added.txt", "workspace/made.txt"]);
    }
}

#[test]
fn folders_that_are_listed_and_what_is_only_asked_about_are_told() {
    let ground = Ground::with(&[("project", FILE), ("project", "data/raw/b.csv"), ("project", "workspace/c")]);
    for files in both(&ground) {
        files.list("").expect("a folder");
        files.list("data/raw").expect("a folder");
        for path in [FILE, "data/raw/b.csv", "data"] {
            files.stat(path, true).expect("there");
        }
        read(&files, FILE).expect("read");
        files.open("workspace/c", MAKE).map(drop).expect_err("there");
        files.make_folder("workspace").expect_err("there");
        files.open("data/raw", READ).map(drop).expect_err("a folder");
        let told = files.traced();
        assert_eq!(told.listed, [".", "data/raw"]);
        assert_eq!(told.looked_at, ["data", "data/raw", "data/raw/b.csv", "workspace", "workspace/c"]);
        assert_eq!(told.reads, [FILE]);
    }
}

#[test]
fn hints_leave_no_trace() {
    let ground = Ground::with(&[("project", FILE)]);
    for files in both(&ground) {
        assert_eq!(files.instead_of("data/raw/aa.csv").as_deref(), Some("did you mean 'data/raw/a.csv'?"));
        assert_eq!(files.traced(), Aside { is_traced_in_full: true, ..Aside::default() });
    }
}

#[test]
fn paths_that_are_refused_are_not_told() {
    let ground = Ground::with(&[("project", FILE)]);
    for files in both(&ground) {
        for path in ["../secret", "/etc/passwd", ".env", "a\0b"] {
            read(&files, path).expect_err("refused");
            files.stat(path, true).expect_err("refused");
            files.list(path).expect_err("refused");
        }
        files.open(FILE, WRITE).map(drop).expect_err("refused");
        assert_eq!(files.traced(), Aside { is_traced_in_full: true, ..Aside::default() });
    }
}

#[test]
fn lists_end_somewhere() {
    let ground = Ground::with(&[]);
    let files = ground.files();
    for number in 0..10_001 {
        files.stat(&format!("none/{number}"), true).expect_err("not there");
    }
    let told = files.traced();
    assert_eq!((told.missing.len(), told.is_traced_in_full), (10_000, false));
    // Long paths end it sooner.
    files.begin(&Limits::default(), None).expect("files");
    let long = vec!["x".repeat(250); 16].join("/");
    for number in 0..3000 {
        files.stat(&format!("{number:04}{}", &long[4..]), true).expect_err("not there");
    }
    let told = files.traced();
    assert_eq!((told.missing.len(), told.is_traced_in_full), ((8 << 20) / long.len(), false));
    files.begin(&Limits::default(), None).expect("files");
    assert_eq!(files.traced(), Aside { is_traced_in_full: true, ..Aside::default() });
}

#[test]
fn a_guest_that_is_given_up_has_left_its_trace() {
    let ground = Ground::with(&[("project", "workspace/old.txt"), ("near", "workspace/near.txt")]);
    let trace = Trace::default();
    let files = Files::open_access(&ground.access(), trace.clone()).expect("files");
    files.begin(&Limits::default(), Some(&ground.staging())).expect("files");
    read(&files, "workspace/near.txt").expect("read");
    write(&files, "workspace/new.txt", WRITE, "four").expect("written");
    files.remove_file("workspace/old.txt").expect("removed");
    let told = trace.detached().expect("a copy");
    let reopened = Files::reopen(&ground.access(), Some(&ground.staging()), told).expect("files");
    assert_eq!(reopened.artifacts(), files.artifacts());
    assert_eq!(reopened.artifacts()[0].bytes, 4);
    assert_eq!(reopened.traced(), files.traced());
    assert_eq!(reopened.traced().removed, ["workspace/old.txt"]);
    assert_eq!(reopened.traced().reads, ["workspace/near.txt"]);
}
