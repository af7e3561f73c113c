//! Files that are there whole or not at all, also when the process is killed or the disk is full.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "state of runs lies beside the project's files"
)]

use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use anyhow::{Context, anyhow};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::digests::hex;
use crate::terminal::Hinted;

pub(crate) fn write_json(file: &Path, value: &impl Serialize) -> anyhow::Result<()> {
    write_whole(file, &json_of(value)?)
}

/// As [`write_again`].
pub(crate) fn write_json_again(file: &Path, value: &impl Serialize) -> anyhow::Result<()> {
    write_again(file, &json_of(value)?)
}

fn json_of(value: &impl Serialize) -> anyhow::Result<Vec<u8>> {
    let mut text = serde_json::to_vec_pretty(value).context("a record cannot be written as JSON")?;
    text.push(b'\n');
    Ok(text)
}

pub(crate) fn read_json<T: DeserializeOwned>(file: &Path) -> anyhow::Result<T> {
    let text = read_state(file)?;
    serde_json::from_slice(&text).with_context(|| format!("{} is not what this program wrote", shown_in_work(file)))
}

/// A file of `.work/`, whole.
pub(crate) fn read_state(file: &Path) -> anyhow::Result<Vec<u8>> {
    check_way(file)?;
    fs::read(file).with_context(|| format!("{} cannot be read", shown_in_work(file)))
}

/// Scripts never see `.work/`, but whoever packs a project may put a link into it: nothing is read or written through one.
pub(crate) fn check_way(path: &Path) -> anyhow::Result<()> {
    let Some(work) = path.ancestors().find(|above| is_work(above)) else { return Ok(()) };
    let link = path.ancestors().take_while(|above| above.starts_with(work)).find(|above| above.is_symlink());
    match link {
        None => Ok(()),
        Some(link) => Err(Hinted {
            message: format!("{} is a link, and runs follow none", shown_in_work(link)),
            hint: "put a folder or a file of its own in its place".to_owned(),
        }
        .into()),
    }
}

fn is_work(folder: &Path) -> bool {
    folder.file_name().is_some_and(|name| name == ".work")
}

/// A path from `.work` on; the name of a file that lies elsewhere.
fn shown_in_work(path: &Path) -> String {
    let project = path.ancestors().find(|above| is_work(above)).unwrap_or(path).parent();
    let shown = project.and_then(|project| path.strip_prefix(project).ok()).unwrap_or(path);
    shown.display().to_string().replace('\\', "/")
}

/// Writes elsewhere first, and waits until the disk has it: then the new file takes the place of the old one.
pub(crate) fn write_whole(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    replace(file, passage_of(file)?, bytes, File::sync_data)
}

/// The same by way of a folder on the same disk, for files outside of `.work/`.
pub(crate) fn write_by(passage: &Path, file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    replace(file, passage.to_owned(), bytes, File::sync_data)
}

/// The same without waiting for the disk, which takes longer than most tasks: for what can be had again. When the power
/// fails the file may be left empty, so whoever reads it takes a broken one for none.
pub(crate) fn write_again(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    replace(file, passage_of(file)?, bytes, |_| Ok(()))
}

/// A new file with these bytes, whole from its first moment on. False if there is one already.
pub(crate) fn write_new(file: &Path, bytes: &[u8]) -> anyhow::Result<bool> {
    let between = passage_of(file)?.join(passing_name());
    let failed = |error: io::Error| {
        let _ = fs::remove_file(&between);
        not_written(&shown_in_work(file), &error)
    };
    write_between(&between, bytes, |_| Ok(())).map_err(failed)?;
    let linked = match fs::hard_link(&between, file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make_folder_of(file).and_then(|()| fs::hard_link(&between, file))
        }
        linked => linked,
    };
    let placed = match linked {
        Ok(()) => fs::remove_file(&between).map(|()| true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => fs::remove_file(&between).map(|()| false),
        // Some disks know no second name of a file.
        Err(_) => match File::create_new(file) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => fs::remove_file(&between).map(|()| false),
            created => created.and_then(|_| fs::rename(&between, file)).map(|()| true),
        },
    };
    placed.map_err(failed)
}

/// Where a file is until it is whole: in `.work/tmp`, which the next run empties, or beside it.
fn passage_of(file: &Path) -> anyhow::Result<PathBuf> {
    check_way(file)?;
    let work = file.ancestors().find(|above| is_work(above)).map(|work| work.join("tmp"));
    work.or_else(|| file.parent().map(Path::to_owned)).ok_or_else(|| anyhow!("a file needs a folder"))
}

fn replace(
    file: &Path,
    passage: PathBuf,
    bytes: &[u8],
    wait: impl FnOnce(&File) -> io::Result<()>,
) -> anyhow::Result<()> {
    let between = passage.join(passing_name());
    let written = write_between(&between, bytes, wait);
    let placed = written.and_then(|()| move_file(&between, file));
    placed.map_err(|error| {
        let _ = fs::remove_file(&between);
        not_written(&shown_in_work(file), &error)
    })
}

fn write_between(file: &Path, bytes: &[u8], wait: impl FnOnce(&File) -> io::Result<()>) -> io::Result<()> {
    let created = match File::create(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => make_folder_of(file).and_then(|()| File::create(file)),
        created => created,
    };
    let mut new = created?;
    new.write_all(bytes)?;
    wait(&new)
}

fn make_folder_of(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Copies a file by way of `passage`, and gives the digest of what was copied. Only a whole copy takes the place of `to`,
/// and only if `is_wanted` says so of its digest.
pub(crate) fn copy_whole(
    from: &Path,
    to: &Path,
    passage: &Path,
    is_wanted: impl FnOnce(&str) -> bool,
) -> anyhow::Result<bool> {
    let failed = |error: io::Error| not_written(&shown_in_work(to), &error);
    check_way(from)?;
    check_way(to)?;
    fs::create_dir_all(passage).map_err(failed)?;
    let between = passage.join(passing_name());
    let digest = copy_counted(from, &between).map_err(|error| {
        let _ = fs::remove_file(&between);
        failed(error)
    })?;
    if !is_wanted(&digest) {
        let _ = fs::remove_file(&between);
        return Ok(false);
    }
    move_file(&between, to).map_err(|error| {
        let _ = fs::remove_file(&between);
        failed(error)
    })?;
    Ok(true)
}

fn copy_counted(from: &Path, to: &Path) -> io::Result<String> {
    let (mut from, mut to) = (File::open(from)?, File::create(to)?);
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        let count = from.read(&mut buffer)?;
        if count == 0 {
            break;
        }
        hasher.update(&buffer[..count]);
        to.write_all(&buffer[..count])?;
    }
    to.sync_data()?;
    Ok(hex(&hasher.finalize()))
}

/// Moves a file to its place; to another disk by way of a copy beside it.
pub(crate) fn move_file(from: &Path, to: &Path) -> io::Result<()> {
    let renamed = match fs::rename(from, to) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => make_folder_of(to).and_then(|()| fs::rename(from, to)),
        renamed => renamed,
    };
    match renamed {
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            let beside = to.with_file_name(passing_name());
            let moved = copy_counted(from, &beside).and_then(|_| fs::rename(&beside, to));
            if moved.is_err() {
                let _ = fs::remove_file(&beside);
            }
            moved.and_then(|()| fs::remove_file(from))
        }
        done => done,
    }
}

/// A folder that nobody needs any more, if it is there.
pub(crate) fn remove_folder(folder: &Path) {
    if check_way(folder).is_ok() {
        let _ = fs::remove_dir_all(folder);
    }
}

/// A hidden name that no other file has, also where machines share a disk: in a container every process may be number 1.
fn passing_name() -> PathBuf {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    static OWN: LazyLock<u64> = LazyLock::new(|| RandomState::new().hash_one(std::process::id()));
    PathBuf::from(format!(".orchestrator-new-{:016x}-{}", *OWN, NEXT.fetch_add(1, Relaxed)))
}

/// What a disk that takes nothing more means for who runs tasks.
pub(crate) fn not_written(what: &str, error: &io::Error) -> anyhow::Error {
    let message = format!("{what} cannot be written: {}", crate::runs::intake::without_number(error));
    let hint = match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "make room on the disk",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "runs write to .work/ and to the folders of outputs"
        }
        io::ErrorKind::FileTooLarge => "raise the limit for the size of files (ulimit -f)",
        _ => return anyhow!(message),
    };
    let hint = format!("{hint}; nothing is lost, and `orchestrator run next` goes on from here");
    Hinted { message, hint }.into()
}
