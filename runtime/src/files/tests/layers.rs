//! What is seen of several layers, and what opening a file does to them.

use std::fs;

use super::{APPEND, BELOW, CHANGE, Ground, LAYERS, MAKE, READ, WRITE, is_denied, pairs, read, refusal, write};
use crate::files::{Access, FileError, Files, Kind, Staging, Trace};
use crate::limits::Limits;
use crate::report::{Artifact, ArtifactKind};

const FILE: &str = "workspace/sub/a.txt";

#[test]
fn the_highest_layer_is_read() {
    for (depth, highest) in LAYERS.iter().enumerate() {
        let having: Vec<(&str, &str)> = LAYERS[depth..].iter().map(|layer| (*layer, FILE)).collect();
        let ground = Ground::with(&having);
        let files = ground.files();
        assert_eq!(read(&files, FILE).as_deref(), Ok(*highest));
        let stat = files.stat(FILE, true).expect("a file");
        assert_eq!((stat.kind, stat.bytes, stat.writable), (Kind::File, highest.len() as u64, true));
        assert!(stat.modified_ns > 0);
        assert_eq!(files.stat("workspace/sub", true).expect("a folder").kind, Kind::Folder);
    }
}

#[test]
#[cfg(unix)]
fn engines_get_the_descriptor_of_a_file_in_any_layer() {
    use std::os::unix::fs::MetadataExt;
    for layer in LAYERS {
        let ground = Ground::with(&[(layer, FILE)]);
        let files = ground.files();
        let number = files.open(FILE, READ).expect("a file").descriptor();
        assert!(number.is_some(), "{layer}");
        let handle = files.open(FILE, READ).expect("a file");
        let opened = format!("/proc/self/fd/{}", handle.descriptor().expect("a number"));
        if let Ok(opened) = fs::metadata(opened) {
            let real = fs::metadata(ground.at(&format!("{layer}/{FILE}"))).expect("a file");
            assert_eq!(opened.ino(), real.ino(), "{layer}");
        }
    }
}

#[test]
fn hidden_files_of_the_project_are_not_there() {
    let ground = Ground::with(&[("project", FILE), ("project", "workspace/sub/b.txt")]);
    let files = Files::open_access(&ground.access(), Trace::default()).expect("files");
    let staging = Staging { hidden: vec![FILE.to_owned()], ..ground.staging() };
    files.begin(&Limits::default(), Some(&staging)).expect("files");
    assert_eq!(read(&files, FILE), Err(FileError::NotFound));
    assert_eq!(files.list("workspace/sub").as_deref(), Ok(&["b.txt".to_owned()][..]));
    assert_eq!(files.remove_file(FILE), Err(FileError::NotFound));
    write(&files, FILE, MAKE, "own").expect("written");
    assert_eq!(read(&files, FILE).as_deref(), Ok("own"));
    assert_eq!(ground.all("project").len(), 2);
    // Other layers still show it.
    let ground = Ground::with(&[("near", FILE), ("project", FILE)]);
    let files = Files::open_access(&ground.access(), Trace::default()).expect("files");
    files
        .begin(&Limits::default(), Some(&Staging { hidden: vec![FILE.to_owned()], ..ground.staging() }))
        .expect("files");
    assert_eq!(read(&files, FILE).as_deref(), Ok("near"));
    assert_eq!(files.list("workspace/sub").as_deref(), Ok(&["a.txt".to_owned()][..]));
}

#[test]
fn writing_leaves_the_layers_below_alone() {
    for layer in BELOW {
        let ground = Ground::with(&[(layer, FILE)]);
        let files = ground.files();
        write(&files, FILE, WRITE, "new").expect("written");
        assert_eq!(read(&files, FILE).as_deref(), Ok("new"));
        assert_eq!(ground.all("staged"), pairs(&[(FILE, "new")]));
        assert_eq!(ground.all(layer), pairs(&[(FILE, layer)]));
        assert_eq!(files.artifacts(), [Artifact { path: FILE.to_owned(), bytes: 3, kind: ArtifactKind::Workspace }]);
    }
}

#[test]
fn adding_and_changing_copy_up_first() {
    for layer in BELOW {
        for (mode, expected) in [(APPEND, format!("{layer}!")), (CHANGE, format!("!{}", &layer[1..]))] {
            let ground = Ground::with(&[(layer, FILE)]);
            // The copy counts as written.
            let files = ground.files_with(layer.len() as u64 + 1);
            write(&files, FILE, mode, "!").expect("written");
            assert_eq!(ground.all("staged"), pairs(&[(FILE, &expected)]));
            assert_eq!(ground.all(layer), pairs(&[(FILE, layer)]));
            // The copy is there already, so that nothing is counted again.
            assert_eq!(refusal(files.open(FILE, mode)), None);
            let limit = layer.len() as u64 + 1;
            assert_eq!(write(&files, FILE, APPEND, "!"), Err(FileError::QuotaExceeded { limit }));
        }
    }
}

#[test]
fn what_is_thrown_away_is_not_copied() {
    let ground = Ground::with(&[("project", FILE)]);
    let files = ground.files_with(0);
    assert_eq!(refusal(files.open(FILE, WRITE)), None);
    assert_eq!(ground.all("staged"), pairs(&[(FILE, "")]));
    assert_eq!(ground.on_disk("project/workspace/sub/a.txt").as_deref(), Some("project"));
}

#[test]
fn a_file_that_is_in_any_layer_is_not_made_anew() {
    for layer in LAYERS {
        let ground = Ground::with(&[(layer, FILE)]);
        let files = ground.files();
        assert_eq!(refusal(files.open(FILE, MAKE)), Some(FileError::Exists), "{layer}");
        assert_eq!(files.make_folder("workspace/sub"), Err(FileError::Exists), "{layer}");
        assert_eq!(refusal(files.open("workspace/sub", WRITE)), Some(FileError::IsDirectory), "{layer}");
        assert_eq!(refusal(files.open("workspace/sub", READ)), Some(FileError::IsDirectory), "{layer}");
        write(&files, "workspace/sub/b.txt", MAKE, "b").expect("written");
        assert_eq!(files.list("workspace/sub"), Ok(vec!["a.txt".to_owned(), "b.txt".to_owned()]));
    }
}

#[test]
fn folders_are_made_where_the_folder_above_is_in_any_layer() {
    let ground = Ground::with(&[("project", "reports/x/y/a.txt")]);
    let files = ground.files();
    files.make_folder("reports/x/y/z").expect("made");
    assert!(ground.at("staged/reports/x/y/z").is_dir());
    assert!(!ground.at("project/reports/x/y/z").exists());
    assert_eq!(files.make_folder("reports/no/z"), Err(FileError::NotFound));
    assert_eq!(refusal(files.open("reports/no/a.txt", WRITE)), Some(FileError::NotFound));
    assert_eq!(files.make_folder("reports/x/y/a.txt/z"), Err(FileError::NotADirectory));
    assert_eq!(refusal(files.open("reports/x/y/a.txt/z", WRITE)), Some(FileError::NotADirectory));
    // Output folders need not be anywhere.
    write(&files, "data/processed/a.csv", WRITE, "a").expect("written");
    files.make_folder("models").expect("made");
    files.make_folder("artifacts/deep").expect("made");
    assert_eq!(ground.all("project"), pairs(&[("reports/x/y/a.txt", "project")]));
    assert_eq!(ground.all("staged"), pairs(&[("data/processed/a.csv", "a")]));
}

#[test]
fn a_listing_is_the_union_in_order() {
    let ground = Ground::with(&[
        ("staged", "workspace/d"),
        ("staged", "workspace/b"),
        ("near", "workspace/c/x"),
        ("far", "workspace/b"),
        ("far", "workspace/c/y"),
        ("project", "workspace/a"),
        ("project", "workspace/.hidden"),
        ("staged", "workspace/.hidden_too"),
        ("project", "data/raw/e"),
    ]);
    let files = ground.files();
    let names = |path: &str| files.list(path).expect("a folder").join(" ");
    assert_eq!(names("workspace"), "a b c d");
    assert_eq!(names("workspace/c"), "x y");
    assert_eq!(names(""), "data workspace");
    assert_eq!(names("data/raw"), "e");
    assert_eq!(files.list("workspace/a"), Err(FileError::NotADirectory));
    assert_eq!(files.list("workspace/no"), Err(FileError::NotFound));
    assert!(is_denied(&read(&files, "workspace/.hidden")));
    assert!(is_denied(&read(&files, "workspace/.hidden_too")));
}

#[test]
fn what_is_higher_covers_what_is_lower() {
    let ground = Ground::with(&[
        ("near", "workspace/x"),
        ("far", "workspace/x/inside"),
        ("near", "workspace/y/inside"),
        ("far", "workspace/y"),
        ("project", "workspace/y/deep"),
    ]);
    let files = ground.files();
    assert_eq!(read(&files, "workspace/x/inside"), Err(FileError::NotADirectory));
    assert_eq!(files.list("workspace/x"), Err(FileError::NotADirectory));
    // What lies below a covered file is covered as well.
    assert_eq!(files.list("workspace/y"), Ok(vec!["inside".to_owned()]));
    assert_eq!(read(&files, "workspace/y/deep"), Err(FileError::NotADirectory));
}

#[test]
#[cfg(unix)]
fn a_copy_may_be_read_by_whom_the_original_may() {
    use std::os::unix::fs::PermissionsExt;
    for mode in [WRITE, APPEND, CHANGE] {
        let ground = Ground::with(&[("project", FILE)]);
        fs::set_permissions(ground.at("project/workspace/sub/a.txt"), fs::Permissions::from_mode(0o4600)).expect("set");
        let files = ground.files();
        assert_eq!(refusal(files.open(FILE, mode)), None);
        let copied = fs::metadata(ground.at("staged/workspace/sub/a.txt")).expect("a file");
        assert_eq!(copied.permissions().mode() & 0o7777, 0o600);
    }
}

#[test]
fn grants_are_those_of_the_project() {
    let ground = Ground::with(&[("project", "data/raw/a.csv"), ("near", "data/raw/b.csv"), ("staged", "skills/c.py")]);
    let files = ground.files();
    for path in ["data/raw/a.csv", "data/raw/b.csv", "skills/c.py", "data/raw/new.csv", "new.csv", "workspaces/a"] {
        assert!(is_denied(&files.open(path, WRITE)), "{path}");
        assert!(is_denied(&files.remove_file(path)), "{path}");
        assert!(is_denied(&files.rename(path, "workspace/a")), "{path}");
        assert!(is_denied(&files.rename("workspace/a", path)), "{path}");
    }
    assert_eq!(read(&files, "data/raw/a.csv").as_deref(), Ok("project"));
    assert_eq!(read(&files, "data/raw/b.csv").as_deref(), Ok("near"));
    assert_eq!(read(&files, "skills/c.py").as_deref(), Ok("staged"));
    assert!(!files.stat("data/raw/b.csv", true).expect("a file").writable);
}

#[test]
fn the_next_execution_sees_the_plain_project() {
    let ground = Ground::with(&[("project", FILE)]);
    let files = ground.files();
    write(&files, FILE, WRITE, "new").expect("written");
    files.remove_file(FILE).expect("removed");
    write(&files, "workspace/b.txt", WRITE, "b").expect("written");
    let mut left_open = files.open("workspace/b.txt", CHANGE).expect("a file");

    files.begin(&Limits::default(), None).expect("files");
    assert_eq!(read(&files, FILE).as_deref(), Ok("project"));
    assert_eq!(read(&files, "workspace/b.txt"), Err(FileError::NotFound));
    assert_eq!(left_open.write(b"x"), Err(FileError::Stale));
    assert_eq!(left_open.descriptor(), None);
    let mut plain = files.open(FILE, CHANGE).expect("a file");

    files.begin(&Limits::default(), None).expect("files");
    assert_eq!(plain.write(b"P"), Ok(1));

    files.begin(&Limits::default(), Some(&ground.staging())).expect("files");
    assert_eq!(plain.write(b"X"), Err(FileError::Stale));
    assert_eq!(plain.read(&mut [0; 4]), Err(FileError::Stale));
    assert_eq!(read(&files, FILE).as_deref(), Ok("Project"));
    assert_eq!(read(&files, "workspace/b.txt").as_deref(), Ok("b"));
}

#[test]
fn folders_that_are_missing_are_made_or_empty() {
    let ground = Ground::with(&[("project", FILE)]);
    let files = Files::open_access(&ground.access(), Trace::default()).expect("files");
    let staging = Staging {
        folder: ground.at("new/deep"),
        below: vec![ground.at("none"), ground.at("near")],
        hidden: Vec::new(),
    };
    files.begin(&Limits::default(), Some(&staging)).expect("files");
    assert_eq!(read(&files, FILE).as_deref(), Ok("project"));
    write(&files, FILE, APPEND, "!").expect("written");
    assert_eq!(ground.all("new/deep"), pairs(&[(FILE, "project!")]));
    assert!(!ground.at("none").exists());
}

#[test]
fn files_in_memory_are_never_staged() {
    let ground = Ground::with(&[("staged", FILE), ("project", FILE)]);
    let files = Files::open_access(&Access::Memory, Trace::default()).expect("files");
    files.begin(&Limits::default(), Some(&ground.staging())).expect("files");
    assert_eq!(read(&files, FILE), Err(FileError::NotFound));
    write(&files, "workspace/mine.txt", WRITE, "mine").expect("written");
    assert_eq!(ground.all("staged"), pairs(&[(FILE, "staged")]));
    files.begin(&Limits::default(), None).expect("files");
    assert_eq!(read(&files, "workspace/mine.txt").as_deref(), Ok("mine"));
}
