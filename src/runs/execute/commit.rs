//! A success, in an order that can be cut off anywhere: files into the cache, the result into the cache, the record, files
//! into the project. Whoever was killed before the record finds the result in the cache; whoever was killed after it finds
//! the workspace still there, and puts the files in their places.

use super::Runner;
use super::reads::Reads;
use super::sandbox::Ran;
use crate::runs::plan::{Task, Work};
use crate::runs::work::{Output, Record, not_written, remove_folder};
use crate::terminal::Hinted;

impl Runner<'_> {
    pub(super) fn commit(&self, task: &Task, record: &mut Record, ran: &Ran) -> anyhow::Result<()> {
        let is_command = matches!(task.work, Work::Command { .. });
        let from = if is_command { self.work.project().to_owned() } else { self.run.workspace(&task.id) };
        for path in &ran.written {
            let file = from.join(path);
            // What a task wrote and removed again is not there.
            let Ok(digest) = self.digests.of_file(&file) else { continue };
            let bytes = std::fs::metadata(&file).map(|metadata| metadata.len()).unwrap_or_default();
            if is_command {
                self.cache.copy_in(&file, &digest, &self.work.passage())?;
            } else {
                self.cache.take_in(&file, &digest)?;
            }
            record.outputs.insert(path.clone(), Output { digest, bytes });
        }
        record.folders.clone_from(&ran.report.aside.made_folders);
        record.removed.clone_from(&ran.report.aside.removed);
        // Folders after what was in them, the inner ones first.
        record.removed.extend(ran.report.aside.removed_folders.iter().rev().cloned());
        let reads = Reads::new(&self.work, &self.plan, &self.digests);
        record.reads = reads.of_task(task, &ran.report.aside, |path| record.made(path));
        // Who has read more than can be noted is asked again every time.
        if ran.report.aside.is_traced_in_full || is_command {
            self.cache.keep(record)?;
        }
        self.cache.note_last(record)?;
        self.record_done(record)
    }

    /// The record first: a task that changes what it has read, or takes it away, must not run again on what it left.
    pub(super) fn record_done(&self, record: &Record) -> anyhow::Result<()> {
        self.run.begin_to_finish(&record.task)?;
        self.run.write_record(record)?;
        self.finish(record)
    }

    fn finish(&self, record: &Record) -> anyhow::Result<()> {
        if !self.publish(record)? {
            self.run.forget(&record.task)?;
            let message = format!("the cache has lost a file of task '{}'", record.task);
            return Err(Hinted { message, hint: "orchestrator run next runs the task again".to_owned() }.into());
        }
        remove_folder(&self.run.workspace(&record.task));
        Ok(())
    }

    /// Does the rest for tasks that were cut off between their record and their last file.
    pub(super) fn finish_all<'b>(&self, ids: impl Iterator<Item = &'b String>) -> anyhow::Result<()> {
        for id in ids.filter(|id| self.run.is_unfinished(id)) {
            // Whoever works on it finishes it.
            if let Some(_held) = self.run.hold_task(id)? {
                self.finish_own(id)?;
            }
        }
        Ok(())
    }

    /// The same for one that nobody else works on.
    pub(super) fn finish_own(&self, id: &str) -> anyhow::Result<()> {
        let record = self.run.record(id).filter(|record| record.is_done() && self.run.is_unfinished(id));
        record.map_or(Ok(()), |record| self.finish(&record))
    }

    /// Files of a result that are not as it left them. None if the cache has lost one of these.
    pub(super) fn misplaced(&self, record: &Record) -> Option<Vec<String>> {
        let is_placed = |path: &str, output: &Output| {
            self.digests.of_file(&self.work.project().join(path)).is_ok_and(|digest| digest == output.digest)
        };
        let misplaced = record.outputs.iter().filter(|(path, output)| !is_placed(path, output));
        misplaced.map(|(path, output)| self.cache.holds(&output.digest).then(|| path.clone())).collect()
    }

    /// Puts the files of a result where they belong. False if the cache has lost one.
    fn publish(&self, record: &Record) -> anyhow::Result<bool> {
        // First, since a file may take the place of a folder.
        for path in &record.removed {
            let place = self.work.place(path)?;
            let _ = std::fs::remove_file(&place).or_else(|_| std::fs::remove_dir(&place));
        }
        for path in &record.folders {
            let place = self.work.place(path)?;
            std::fs::create_dir_all(&place).map_err(|error| not_written(path, &error))?;
        }
        for (path, output) in &record.outputs {
            let place = self.work.place(path)?;
            if self.digests.of_file(&place).is_ok_and(|digest| digest == output.digest) {
                continue;
            }
            if !self.cache.put_back(&output.digest, &place, &self.work.passage())? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
