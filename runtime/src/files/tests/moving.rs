//! Renaming across layers: a copy, and what was there before is hidden.

use super::{BELOW, Ground, WRITE, pairs, read, write};
use crate::files::FileError;

const FROM: &str = "workspace/from.txt";
const TO: &str = "reports/to.txt";

#[test]
fn a_file_moves_out_of_any_layer_below() {
    for layer in BELOW {
        let ground = Ground::with(&[(layer, FROM)]);
        let files = ground.files_with(layer.len() as u64);
        files.rename(FROM, TO).expect("renamed");
        assert_eq!(read(&files, TO).as_deref(), Ok(layer));
        assert_eq!(read(&files, FROM), Err(FileError::NotFound));
        assert_eq!(ground.all("staged"), pairs(&[(TO, layer)]));
        assert_eq!(ground.all(layer), pairs(&[(FROM, layer)]));
        let traced = files.traced();
        assert_eq!((traced.reads, traced.removed), (vec![FROM.to_owned()], vec![FROM.to_owned()]));
        assert_eq!(files.artifacts().iter().map(|artifact| artifact.path.as_str()).collect::<Vec<_>>(), [TO]);
    }
}

#[test]
fn a_copy_that_is_too_large_leaves_everything_as_it_was() {
    let ground = Ground::with(&[("project", FROM)]);
    let files = ground.files_with(6);
    assert_eq!(files.rename(FROM, TO), Err(FileError::QuotaExceeded { limit: 6 }));
    assert_eq!(read(&files, FROM).as_deref(), Ok("project"));
    assert_eq!(ground.all("staged"), pairs(&[]));
    assert!(files.traced().removed.is_empty());
}

#[test]
fn a_file_takes_the_place_of_another() {
    let ground = Ground::with(&[("near", FROM), ("project", TO), ("far", TO)]);
    let files = ground.files();
    files.rename(FROM, TO).expect("renamed");
    assert_eq!(read(&files, TO).as_deref(), Ok("near"));
    assert_eq!(files.traced().removed, [FROM]);
    // And back over what is hidden.
    files.rename(TO, FROM).expect("renamed");
    assert_eq!(read(&files, FROM).as_deref(), Ok("near"));
    assert_eq!(read(&files, TO), Err(FileError::NotFound));
    assert_eq!(files.traced().removed, [TO]);
}

#[test]
fn a_file_of_the_execution_itself_just_moves() {
    let ground = Ground::with(&[]);
    let files = ground.files_with(4096 + 3);
    write(&files, FROM, WRITE, "own").expect("written");
    files.rename(FROM, TO).expect("renamed");
    assert_eq!(ground.all("staged"), pairs(&[(TO, "own")]));
    let traced = files.traced();
    assert!(traced.reads.is_empty() && traced.removed.is_empty());
}

#[test]
fn a_folder_moves_with_what_all_layers_have_in_it() {
    let ground = Ground::with(&[
        ("staged", "workspace/old/a"),
        ("near", "workspace/old/sub/b"),
        ("far", "workspace/old/a"),
        ("project", "workspace/old/sub/c"),
        ("project", "workspace/old/sub/gone"),
    ]);
    let files = ground.files();
    files.remove_file("workspace/old/sub/gone").expect("removed");
    files.rename("workspace/old", "artifacts/new").expect("renamed");
    assert_eq!(files.list("artifacts/new"), Ok(vec!["a".to_owned(), "sub".to_owned()]));
    assert_eq!(files.list("artifacts/new/sub"), Ok(vec!["b".to_owned(), "c".to_owned()]));
    assert_eq!(files.list("workspace"), Ok(Vec::new()));
    assert_eq!(read(&files, "workspace/old/sub/c"), Err(FileError::NotFound));
    let expected = [("artifacts/new/a", "staged"), ("artifacts/new/sub/b", "near"), ("artifacts/new/sub/c", "project")];
    assert_eq!(ground.all("staged"), pairs(&expected));
    let mut artifacts: Vec<String> = files.artifacts().into_iter().map(|artifact| artifact.path).collect();
    artifacts.sort();
    assert_eq!(artifacts, expected.map(|(path, _)| path));
    let traced = files.traced();
    assert_eq!(traced.reads, ["workspace/old/a", "workspace/old/sub/b", "workspace/old/sub/c"]);
    assert_eq!(
        traced.removed,
        ["workspace/old/a", "workspace/old/sub/b", "workspace/old/sub/c", "workspace/old/sub/gone"]
    );
    assert_eq!(traced.removed_folders, ["workspace/old", "workspace/old/sub"]);
    // The old name can be used again, and shows nothing of what was there.
    files.make_folder("workspace/old").expect("made");
    assert_eq!(files.list("workspace/old"), Ok(Vec::new()));
}

#[test]
fn what_cannot_be_replaced_is_refused() {
    let ground = Ground::with(&[
        ("project", FROM),
        ("near", "workspace/full/a"),
        ("project", "workspace/folder/b"),
        ("far", "workspace/empty/a"),
    ]);
    let files = ground.files();
    files.remove_file("workspace/empty/a").expect("removed");
    for (from, to, error) in [
        ("workspace/none", TO, FileError::NotFound),
        (FROM, "workspace/full", FileError::IsDirectory),
        (FROM, "workspace/empty", FileError::IsDirectory),
        ("workspace/folder", FROM, FileError::NotADirectory),
        ("workspace/folder", "workspace/full", FileError::NotEmpty),
        ("workspace/folder", "workspace/folder/in/itself", FileError::Io),
        (FROM, "workspace/none/to.txt", FileError::NotFound),
        (FROM, "workspace/from.txt/to.txt", FileError::Io),
        (FROM, "workspace/full/a/to.txt", FileError::NotADirectory),
    ] {
        assert_eq!(files.rename(from, to), Err(error), "{from} to {to}");
    }
    assert_eq!(ground.all("staged"), pairs(&[]));
    assert_eq!(files.rename(FROM, FROM), Ok(()));
    assert_eq!(read(&files, FROM).as_deref(), Ok("project"));
    files.rename("workspace/folder", "workspace/empty").expect("an empty folder is replaced");
    assert_eq!(files.list("workspace/empty"), Ok(vec!["b".to_owned()]));
}
