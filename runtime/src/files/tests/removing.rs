//! What is removed below is hidden, told, and left on disk.

use super::{APPEND, BELOW, Ground, MAKE, WRITE, pairs, read, write};
use crate::files::FileError;

const FILE: &str = "workspace/sub/a.txt";

#[test]
fn removing_hides_what_every_layer_below_has() {
    let ground = Ground::with(&BELOW.map(|layer| (layer, FILE)));
    let files = ground.files();
    files.remove_file(FILE).expect("removed");
    assert_eq!(read(&files, FILE), Err(FileError::NotFound));
    assert_eq!(files.stat(FILE, false).err(), Some(FileError::NotFound));
    assert_eq!(files.list("workspace/sub"), Ok(Vec::new()));
    assert_eq!(files.remove_file(FILE), Err(FileError::NotFound));
    assert_eq!(files.traced().removed, [FILE]);
    for layer in BELOW {
        assert_eq!(ground.all(layer), pairs(&[(FILE, layer)]));
    }
}

#[test]
fn what_was_written_over_is_removed_with_what_it_covers() {
    let ground = Ground::with(&[("near", FILE)]);
    let files = ground.files();
    write(&files, FILE, WRITE, "new").expect("written");
    write(&files, "workspace/own.txt", WRITE, "own").expect("written");
    files.remove_file(FILE).expect("removed");
    files.remove_file("workspace/own.txt").expect("removed");
    assert_eq!(read(&files, FILE), Err(FileError::NotFound));
    assert_eq!(ground.all("staged"), pairs(&[]));
    assert!(files.artifacts().is_empty());
    // What the execution made itself is nobody's loss.
    assert_eq!(files.traced().removed, [FILE]);
}

#[test]
fn a_file_made_anew_begins_empty_and_is_not_removed() {
    for mode in [MAKE, WRITE, APPEND] {
        let ground = Ground::with(&[("project", FILE)]);
        let files = ground.files();
        files.remove_file(FILE).expect("removed");
        write(&files, FILE, mode, "new").expect("written");
        assert_eq!(read(&files, FILE).as_deref(), Ok("new"));
        assert_eq!(files.list("workspace/sub"), Ok(vec!["a.txt".to_owned()]));
        assert!(files.traced().removed.is_empty());
        files.remove_file(FILE).expect("removed");
        assert_eq!(files.traced().removed, [FILE]);
    }
}

#[test]
fn a_folder_goes_when_nothing_is_seen_in_it() {
    let ground = Ground::with(&[("near", FILE), ("project", "workspace/sub/b.txt"), ("staged", "workspace/sub/c.txt")]);
    let files = ground.files();
    for name in ["a.txt", "b.txt", "c.txt"] {
        assert_eq!(files.remove_folder("workspace/sub"), Err(FileError::NotEmpty));
        files.remove_file(&format!("workspace/sub/{name}")).expect("removed");
    }
    files.remove_folder("workspace/sub").expect("removed");
    assert_eq!(files.list("workspace"), Ok(Vec::new()));
    assert_eq!(files.remove_folder("workspace/sub"), Err(FileError::NotFound));
    assert!(!ground.at("staged/workspace/sub").exists());
    let traced = files.traced();
    assert_eq!(traced.removed, ["workspace/sub/a.txt", "workspace/sub/b.txt", "workspace/sub/c.txt"]);
    assert_eq!(traced.removed_folders, ["workspace/sub"]);
}

#[test]
fn a_folder_made_anew_shows_nothing_of_the_old_one() {
    let ground = Ground::with(&[("project", FILE)]);
    let files = ground.files();
    files.remove_file(FILE).expect("removed");
    files.remove_folder("workspace/sub").expect("removed");
    files.make_folder("workspace/sub").expect("made");
    assert_eq!(files.list("workspace/sub"), Ok(Vec::new()));
    assert_eq!(read(&files, FILE), Err(FileError::NotFound));
    assert!(files.traced().removed_folders.is_empty());
    assert_eq!(files.traced().removed, [FILE]);
    // A file may take the place of a folder too.
    files.remove_folder("workspace/sub").expect("removed");
    write(&files, "workspace/sub", WRITE, "file").expect("written");
    assert_eq!(read(&files, FILE), Err(FileError::NotADirectory));
    assert_eq!(read(&files, "workspace/sub").as_deref(), Ok("file"));
}

#[test]
fn files_and_folders_are_removed_as_what_they_are() {
    let ground = Ground::with(&[("project", FILE), ("near", "workspace/.keep/x"), ("near", "reports/empty/.keep")]);
    let files = ground.files();
    assert_eq!(files.remove_file("workspace/sub"), Err(FileError::IsDirectory));
    assert_eq!(files.remove_folder(FILE), Err(FileError::NotADirectory));
    assert_eq!(files.remove_file("workspace/none"), Err(FileError::NotFound));
    assert_eq!(files.remove_folder("workspace/none"), Err(FileError::NotFound));
    assert_eq!(files.remove_file("workspace/sub/a.txt/b"), Err(FileError::NotADirectory));
    // It looks empty and is not.
    assert_eq!(files.remove_folder("reports/empty"), Err(FileError::NotEmpty));
    assert!(files.traced().removed.is_empty());
}

#[test]
fn without_staging_removed_files_are_told_too() {
    let ground = Ground::with(&[("project", FILE)]);
    let files = ground.files();
    files.begin(&crate::limits::Limits::default(), None).expect("files");
    write(&files, "workspace/own.txt", WRITE, "own").expect("written");
    files.remove_file("workspace/own.txt").expect("removed");
    files.remove_file(FILE).expect("removed");
    files.remove_folder("workspace/sub").expect("removed");
    let traced = files.traced();
    assert_eq!(traced.removed, [FILE]);
    assert_eq!(traced.removed_folders, ["workspace/sub"]);
    assert_eq!(ground.all("project"), pairs(&[]));
}
