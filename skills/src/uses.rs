//! How often each skill was used: one small file beside the skills, so that use changes no skill.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::error::SkillError;
use crate::folder::{Folder, Writing};
use crate::store::SkillStore;
use crate::{library, name};

const USES: &str = ".uses.json";
const MAX_BYTES: usize = 1024 * 1024;

impl SkillStore {
    /// Counts one use of a skill. A project without a skills folder gets none for this, so the
    /// library's uses are counted from the first save on.
    pub fn record_use(&self, name: &str) -> Result<(), SkillError> {
        self.ensure_known(name)?;
        if !self.folder.exists() {
            return Ok(());
        }
        let writing = self.folder.begin_writing()?;
        let mut counts = read(&self.folder);
        let count = counts.entry(name.to_owned()).or_default();
        *count = count.saturating_add(1);
        write(&writing, &counts)
    }

    pub fn uses(&self, name: &str) -> Result<u64, SkillError> {
        self.ensure_known(name)?;
        self.folder.reading(|| Ok(read(&self.folder).get(name).copied().unwrap_or(0)))
    }

    fn ensure_known(&self, name: &str) -> Result<(), SkillError> {
        name::validate(name)?;
        self.folder.reading(|| match library::find(name) {
            None if !self.has(name)? => Err(self.unknown(name)?),
            _ => Ok(()),
        })
    }
}

/// Counts that cannot be read start anew: they must not keep a skill from running.
pub(crate) fn read(folder: &Folder) -> BTreeMap<String, u64> {
    let bytes = folder.read("", USES, MAX_BYTES).ok().flatten().unwrap_or_default();
    serde_json::from_slice(&bytes).unwrap_or_default()
}

pub(crate) fn forget(writing: &Writing<'_>, name: &str) -> Result<(), SkillError> {
    let mut counts = read(writing.folder);
    match counts.remove(name) {
        Some(_) => write(writing, &counts),
        None => Ok(()),
    }
}

fn write(writing: &Writing<'_>, counts: &BTreeMap<String, u64>) -> Result<(), SkillError> {
    let counts: Value = counts.iter().map(|(name, count)| (name.clone(), Value::from(*count))).collect();
    writing.replace_file(USES, format!("{counts:#}\n").as_bytes())
}
