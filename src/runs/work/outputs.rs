//! The files the playbook looks for: `.work/generated/<agent>_<time>.py`, `.work/logs/<agent>_<time>.out` and `.err`,
//! `.work/results/<agent>_<time>.json`.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use super::Work;
use super::whole::{write_again, write_new};

/// The last seconds that an agent's files are named by: tasks take less than a second each, so names run ahead of time.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    last: Mutex<HashMap<String, i64>>,
}

/// The name that the files of one attempt share.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    stem: String,
}

/// What is written of one attempt.
pub(crate) struct TaskFiles<'a> {
    pub code: &'a str,
    pub output: &'a str,
    pub errors: &'a str,
    pub result: &'a serde_json::Value,
}

impl Taken {
    /// Writes the files under a name nobody has: seconds since 1970, or the next that are free.
    pub(crate) fn write(
        &self,
        work: &Work,
        (agent, ending): (&str, &str),
        seconds: i64,
        files: &TaskFiles<'_>,
    ) -> anyhow::Result<Names> {
        let names = self.take(work, agent, ending, seconds, files.code)?;
        write_again(&names.output(work), files.output.as_bytes())?;
        write_again(&names.errors(work), files.errors.as_bytes())?;
        write_again(&names.result(work), format!("{:#}\n", files.result).as_bytes())?;
        Ok(names)
    }

    /// The file with the code is what takes the name, from other processes too.
    fn take(&self, work: &Work, agent: &str, ending: &str, seconds: i64, code: &str) -> anyhow::Result<Names> {
        let folder = work.generated();
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let mut seconds = last.get(agent).map_or(seconds, |last| seconds.max(last + 1));
        loop {
            let stem = format!("{agent}_{seconds}");
            let file = folder.join(format!("{stem}.{ending}"));
            if !file.exists() && write_new(&file, code.as_bytes())? {
                last.insert(agent.to_owned(), seconds);
                return Ok(Names { stem });
            }
            seconds += 1;
        }
    }
}

impl Names {
    pub(crate) fn generated(&self, work: &Work, ending: &str) -> PathBuf {
        work.generated().join(format!("{}.{ending}", self.stem))
    }

    pub(crate) fn output(&self, work: &Work) -> PathBuf {
        work.logs().join(format!("{}.out", self.stem))
    }

    pub(crate) fn errors(&self, work: &Work) -> PathBuf {
        work.logs().join(format!("{}.err", self.stem))
    }

    pub(crate) fn result(&self, work: &Work) -> PathBuf {
        work.results().join(format!("{}.json", self.stem))
    }
}
