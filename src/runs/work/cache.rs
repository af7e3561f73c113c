//! Results that can be had again: files by their digest, and for every task what it stood on when it made them.
//!
//! What a task reads is only known after it ran, so a result is found in two steps: by the fingerprint of the task, and
//! then by the digests of everything it read that time.

use std::path::{Path, PathBuf};

use anyhow::Context;

use super::digests::{digest_of_bytes, digest_of_file};
use super::records::Record;
use super::whole::{check_way, copy_whole, move_file, read_state, write_json_again};

#[derive(Clone, Debug)]
pub(crate) struct Cache {
    folder: PathBuf,
}

impl Cache {
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Takes a file in, by moving it: in place of an older one, which may be damaged.
    pub(crate) fn take_in(&self, file: &Path, digest: &str) -> anyhow::Result<()> {
        let object = self.object(digest);
        check_way(&object)?;
        move_file(file, &object).map_err(|error| super::whole::not_written("a file of the cache", &error))
    }

    /// The same by copying it.
    pub(crate) fn copy_in(&self, file: &Path, digest: &str, passage: &Path) -> anyhow::Result<()> {
        let is_whole = copy_whole(file, &self.object(digest), passage, |copied| copied == digest)?;
        anyhow::ensure!(is_whole, "a file changed while it was kept");
        Ok(())
    }

    /// Puts a copy of a file where it belongs. False if the cache does not have it as it was.
    pub(crate) fn put_back(&self, digest: &str, to: &Path, passage: &Path) -> anyhow::Result<bool> {
        let object = self.object(digest);
        if !object.is_file() {
            return Ok(false);
        }
        copy_whole(&object, to, passage, |copied| copied == digest)
    }

    pub(crate) fn has(&self, digest: &str) -> bool {
        self.object(digest).is_file()
    }

    /// A file as it was taken in, unless it is lost or damaged.
    pub(crate) fn read(&self, digest: &str) -> Option<Vec<u8>> {
        read_state(&self.object(digest)).ok().filter(|bytes| digest_of_bytes(bytes) == digest)
    }

    /// Is the file there as it was taken in? Reads all of it.
    pub(crate) fn holds(&self, digest: &str) -> bool {
        let object = self.object(digest);
        check_way(&object).is_ok() && digest_of_file(&object).is_ok_and(|found| found == digest)
    }

    fn object(&self, digest: &str) -> PathBuf {
        let (first, rest) = digest.split_at(digest.len().min(2));
        self.folder.join("files").join(first).join(rest)
    }

    /// Results of tasks with this fingerprint, newest first.
    pub(crate) fn results(&self, key: &str) -> Vec<Record> {
        let entries = std::fs::read_dir(self.results_folder(key)).into_iter().flatten().flatten();
        let mut found: Vec<Record> = entries.filter_map(|entry| Record::in_file(&entry.path())).collect();
        found.sort_by_key(|record| std::cmp::Reverse(record.run));
        found
    }

    /// Remembers a result, in place of an earlier one that stood on the same files.
    pub(crate) fn keep(&self, record: &Record) -> anyhow::Result<()> {
        let reads = serde_json::to_vec(&record.reads).context("reads cannot be written")?;
        let name = format!("{}.json", &digest_of_bytes(&reads)[..16]);
        write_json_again(&self.results_folder(&record.fingerprint.key()).join(name), record)
    }

    /// What the task was last done with, in whatever run.
    pub(crate) fn last_of(&self, task: &str) -> Option<Record> {
        Record::in_file(&self.last_file(task))
    }

    pub(crate) fn note_last(&self, record: &Record) -> anyhow::Result<()> {
        write_json_again(&self.last_file(&record.task), record)
    }

    fn last_file(&self, task: &str) -> PathBuf {
        self.folder.join("last").join(format!("{task}.json"))
    }

    fn results_folder(&self, key: &str) -> PathBuf {
        let (first, rest) = key.split_at(key.len().min(2));
        self.folder.join("results").join(first).join(rest)
    }
}
