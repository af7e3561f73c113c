//! Links and other traps in every layer: none leads out, and none leads a write below the first layer.

use std::fs;
use std::os::unix::fs::symlink;

use super::{APPEND, BELOW, CHANGE, Ground, LAYERS, MAKE, READ, WRITE, is_denied, pairs, read, refusal, write};
use crate::files::{FileError, Files, Kind, Trace};
use crate::limits::Limits;

impl Ground {
    fn link(&self, to: &str, path: &str) {
        let path = self.at(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        symlink(to, path).expect("a link");
    }

    /// Nothing outside was touched.
    fn is_whole(&self) -> bool {
        let mut names: Vec<String> = fs::read_dir(self.root.path())
            .expect("a folder")
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names == ["far", "near", "project", "secret", "staged"] && self.on_disk("secret").as_deref() == Some("secret")
    }
}

#[test]
fn no_link_leads_out_of_a_layer() {
    for layer in LAYERS {
        let ground = Ground::with(&[]);
        let absolute = ground.at("secret").to_string_lossy().into_owned();
        ground.link("../../secret", &format!("{layer}/workspace/relative"));
        ground.link(&absolute, &format!("{layer}/workspace/absolute"));
        ground.link("../..", &format!("{layer}/workspace/folder"));
        let files = ground.files();
        for path in ["workspace/relative", "workspace/absolute", "workspace/folder/secret"] {
            for mode in [READ, WRITE, APPEND, CHANGE] {
                assert!(is_denied(&files.open(path, mode)), "{layer} {path}");
            }
            assert!(is_denied(&files.stat(path, true)), "{layer} {path}");
        }
        assert!(is_denied(&files.list("workspace/folder")), "{layer}");
        assert!(is_denied(&files.open("workspace/folder/new", MAKE)), "{layer}");
        assert!(is_denied(&files.make_folder("workspace/folder/new")), "{layer}");
        assert!(is_denied(&files.rename("workspace/folder/secret", "workspace/mine")), "{layer}");
        assert!(ground.is_whole(), "{layer}");
    }
}

#[test]
fn a_link_that_leads_out_covers_what_is_below_it() {
    let ground = Ground::with(&[("project", "workspace/a"), ("project", "workspace/folder/a")]);
    ground.link("../../secret", "near/workspace/a");
    ground.link("../..", "near/workspace/folder");
    ground.link("nowhere", "near/reports/folder");
    ground.put("project/reports/folder/a", "project");
    let files = ground.files();
    assert!(is_denied(&read(&files, "workspace/a")));
    assert!(is_denied(&read(&files, "workspace/folder/a")));
    assert_eq!(read(&files, "reports/folder/a"), Err(FileError::NotFound));
    assert_eq!(refusal(files.open("reports/folder/a", WRITE)), Some(FileError::NotFound));
    // Names of links can be seen and taken away, their targets cannot.
    assert_eq!(files.stat("workspace/a", false).expect("a link").kind, Kind::Link);
    files.remove_file("workspace/a").expect("removed");
    assert_eq!(read(&files, "workspace/a"), Err(FileError::NotFound));
    assert!(ground.is_whole());
}

#[test]
fn a_granted_folder_that_is_a_link_leads_no_write_out() {
    for layer in LAYERS {
        let ground = Ground::with(&[]);
        ground.link("..", &format!("{layer}/workspace"));
        ground.link("../../near", &format!("{layer}/data/processed"));
        let files = ground.files();
        for path in ["workspace/new", "workspace/secret", "data/processed/new"] {
            assert!(is_denied(&files.open(path, WRITE)), "{layer} {path}");
            assert!(is_denied(&files.open(path, READ)), "{layer} {path}");
            assert!(is_denied(&files.make_folder(path)), "{layer} {path}");
        }
        assert!(ground.is_whole(), "{layer}");
    }
}

#[test]
fn writing_through_a_link_below_writes_to_the_first_layer() {
    for layer in BELOW {
        for (mode, expected) in [(WRITE, "!".to_owned()), (APPEND, format!("{layer}!"))] {
            let ground = Ground::with(&[(layer, "workspace/real"), (layer, "workspace/sub/real")]);
            ground.link("real", &format!("{layer}/workspace/link"));
            ground.link("sub", &format!("{layer}/workspace/folder"));
            let files = ground.files();
            assert_eq!(read(&files, "workspace/link").as_deref(), Ok(layer));
            write(&files, "workspace/link", mode, "!").expect("written");
            write(&files, "workspace/folder/real", mode, "!").expect("written");
            assert_eq!(
                ground.all("staged"),
                pairs(&[("workspace/folder/real", &expected), ("workspace/link", &expected)])
            );
            assert_eq!(ground.on_disk(&format!("{layer}/workspace/real")).as_deref(), Some(layer));
            assert_eq!(ground.on_disk(&format!("{layer}/workspace/sub/real")).as_deref(), Some(layer));
        }
    }
}

#[test]
fn a_link_between_granted_folders_is_not_followed() {
    for layer in LAYERS {
        let ground = Ground::with(&[(layer, "data/raw/a.csv")]);
        ground.link("../data/raw", &format!("{layer}/workspace/raw"));
        let files = ground.files();
        assert!(is_denied(&files.open("workspace/raw/a.csv", WRITE)), "{layer}");
        assert!(is_denied(&files.open("workspace/raw/new.csv", WRITE)), "{layer}");
        assert_eq!(ground.all(&format!("{layer}/data/raw")), pairs(&[("a.csv", layer)]));
    }
}

#[test]
fn a_layer_that_is_a_link_is_refused() {
    for (layer, replaced) in [("staged", "near"), ("staged", ".."), ("near", "far"), ("far", "project")] {
        let ground = Ground::with(&[]);
        let files = ground.files();
        // Between two executions of a session.
        fs::remove_dir(ground.at(layer)).expect("an empty folder");
        ground.link(replaced, layer);
        files.begin(&Limits::default(), Some(&ground.staging())).expect_err("a link");
        assert_eq!(ground.all("project"), pairs(&[]));
        // Nor does a guest that was given up there get anything told.
        assert!(Files::reopen(&ground.access(), Some(&ground.staging()), Trace::default()).is_err());
    }
}

#[test]
fn a_staged_folder_that_became_a_link_is_not_followed() {
    let ground = Ground::with(&[("project", "workspace/sub/a")]);
    let files = ground.files();
    write(&files, "workspace/sub/a", WRITE, "new").expect("written");
    fs::remove_dir_all(ground.at("staged/workspace/sub")).expect("removed");
    ground.link("../../project/workspace/sub", "staged/workspace/sub");
    for files in [files, ground.files()] {
        assert!(is_denied(&files.open("workspace/sub/a", WRITE)));
        assert!(is_denied(&files.open("workspace/sub/new", WRITE)));
        assert!(is_denied(&files.rename("workspace/sub/a", "workspace/b")));
        assert!(files.remove_file("workspace/sub/a").is_err());
    }
    assert_eq!(ground.all("project"), pairs(&[("workspace/sub/a", "project")]));
}

#[test]
fn a_huge_file_is_not_copied_at_all() {
    for layer in BELOW {
        let ground = Ground::with(&[(layer, "workspace/folder/huge")]);
        let huge = fs::OpenOptions::new()
            .write(true)
            .open(ground.at(&format!("{layer}/workspace/folder/huge")))
            .expect("a file");
        huge.set_len(1 << 40).expect("a sparse file");
        let limit = 1 << 20;
        let files = ground.files_with(limit);
        for mode in [APPEND, CHANGE] {
            let opened = files.open("workspace/folder/huge", mode);
            assert_eq!(refusal(opened), Some(FileError::QuotaExceeded { limit }), "{layer}");
        }
        let too_large = Err(FileError::QuotaExceeded { limit });
        assert_eq!(files.rename("workspace/folder/huge", "workspace/mine"), too_large, "{layer}");
        assert_eq!(files.rename("workspace/folder", "workspace/mine"), too_large, "{layer}");
        assert_eq!(ground.all("staged"), pairs(&[]), "{layer}");
        // What failed took nothing from the budget.
        write(&files, "workspace/small", WRITE, &"x".repeat((1 << 20) - 4096)).expect("written");
    }
}

#[test]
fn many_small_copies_end_at_the_budget() {
    let names: Vec<String> = (0..100).map(|number| format!("workspace/many/{number}")).collect();
    let ground = Ground::with(&names.iter().map(|name| ("project", name.as_str())).collect::<Vec<_>>());
    let files = ground.files_with(70);
    assert_eq!(files.rename("workspace/many", "reports/many"), Err(FileError::QuotaExceeded { limit: 70 }));
    assert_eq!(ground.all("staged").len(), 10);
    // Copies tell nothing new, so all is as it was.
    assert_eq!(files.list("workspace/many").map(|names| names.len()), Ok(100));
    assert_eq!(files.list("reports"), Err(FileError::NotFound));
    assert!(files.traced().removed.is_empty());
}

#[test]
fn pipes_below_are_neither_opened_nor_copied() {
    for layer in LAYERS {
        let ground = Ground::with(&[(layer, "workspace/x")]);
        let path = ground.at(&format!("{layer}/workspace/pipe")).to_string_lossy().into_owned();
        let path = std::ffi::CString::new(path).expect("a path");
        // SAFETY: a path of ours that ends in a zero.
        assert_eq!(unsafe { libc::mkfifo(path.as_ptr(), 0o600) }, 0);
        let files = ground.files();
        assert!(is_denied(&files.open("workspace/pipe", READ)), "{layer}");
        for mode in [APPEND, CHANGE, WRITE] {
            assert!(files.open("workspace/pipe", mode).is_err(), "{layer}");
        }
        files.remove_file("workspace/pipe").expect("removed");
        assert_eq!(files.list("workspace"), Ok(vec!["x".to_owned()]));
    }
}

#[test]
fn dots_lead_nowhere() {
    let ground = Ground::with(&[("staged", "workspace/a"), ("near", ".work/b")]);
    let files = ground.files();
    for path in
        ["../secret", "workspace/../../secret", "/project/../secret", "../near/.work/b", ".work/b", "workspace/.."]
    {
        assert!(is_denied(&files.open(path, WRITE)), "{path}");
    }
    for path in ["../secret", "workspace/../../secret", ".work/b", "workspace/.hidden"] {
        assert!(is_denied(&read(&files, path)), "{path}");
        assert!(is_denied(&files.make_folder(path)), "{path}");
        assert!(is_denied(&files.rename("workspace/a", path)), "{path}");
    }
    assert_eq!(read(&files, "reports/../workspace/a").as_deref(), Ok("staged"));
    assert!(ground.is_whole());
}
