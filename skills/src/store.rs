//! The store: a project's skills before those of the library.

use std::collections::BTreeMap;
use std::path::Path;

use chrono::{DateTime, Utc};
use orchestrator_words::near;

use crate::document::Document;
use crate::error::SkillError;
use crate::folder::{Folder, Kind};
use crate::library::{self, Shipped};
use crate::save::{MAX_BODY_BYTES, MAX_CODE_BYTES, MAX_SKILLS};
use crate::skill::{Filter, Origin, Skill, Summary};
use crate::{name, search, uses};

pub(crate) const SKILL_MD: &str = "skill.md";
pub(crate) const MAIN_PY: &str = "main.py";
/// Older versions of a skill, each in a folder of its number.
pub(crate) const VERSIONS: &str = "versions";

/// Front matter is small beside any body.
const MAX_DOCUMENT_BYTES: usize = MAX_BODY_BYTES + 16 * 1024;

/// How many near names an error offers.
const MAX_NEAR: usize = 3;

/// The skills of one project. Holds no state but the folder's path: any number of stores, in any
/// number of processes, may share a folder.
#[derive(Clone, Debug)]
pub struct SkillStore {
    pub(crate) folder: Folder,
    pub(crate) clock: fn() -> DateTime<Utc>,
}

impl SkillStore {
    /// `folder` is made when something is first saved into it.
    pub fn open(folder: &Path) -> Result<Self, SkillError> {
        Ok(Self { folder: Folder::open(folder)?, clock: Utc::now })
    }

    /// Takes the times of saved skills from `clock`.
    #[must_use]
    pub fn with_clock(self, clock: fn() -> DateTime<Utc>) -> Self {
        Self { clock, ..self }
    }

    /// One version of a skill, the current one by default. Fails if the code is not what its
    /// checksum says.
    pub fn load(&self, name: &str, version: Option<u32>) -> Result<Skill, SkillError> {
        name::validate(name)?;
        self.folder.reading(|| self.find(name, version))
    }

    /// Files that decide what `load` gives of the current version, from the folder of all skills; none for what is no name.
    #[must_use]
    pub fn files_of(name: &str) -> Vec<String> {
        let is_name = name::validate(name).is_ok();
        if is_name { [SKILL_MD, MAIN_PY].map(|file| format!("{name}/{file}")).to_vec() } else { Vec::new() }
    }

    /// By name, or by how well they match if there is a query. A skill that cannot be loaded is
    /// listed with its problem.
    pub fn list(&self, filter: Filter<'_>) -> Result<Vec<Summary>, SkillError> {
        let all = self.folder.reading(|| self.summaries())?;
        let has_tag = |summary: &Summary| filter.tag.is_none_or(|tag| summary.tags.iter().any(|own| own == tag.trim()));
        let tagged: Vec<Summary> = all.into_iter().filter(has_tag).collect();
        Ok(match filter.query {
            Some(query) => search::ranked(query, tagged),
            None => tagged,
        })
    }

    /// Numbers of all versions that can be loaded, oldest first.
    pub fn versions(&self, name: &str) -> Result<Vec<u32>, SkillError> {
        name::validate(name)?;
        self.folder.reading(|| self.known_versions(name))
    }

    /// Removes a project's skill with all its versions. The library's skill of that name, if there
    /// is one, is in view again.
    pub fn remove(&self, name: &str) -> Result<(), SkillError> {
        name::validate(name)?;
        if !self.folder.exists() {
            return Err(self.not_removable(name)?);
        }
        let writing = self.folder.begin_writing()?;
        if !self.is_taken(name)? {
            return Err(self.not_removable(name)?);
        }
        writing.discard(name)?;
        uses::forget(&writing, name)
    }

    fn not_removable(&self, name: &str) -> Result<SkillError, SkillError> {
        match library::find(name) {
            Some(_) => Ok(SkillError::InLibrary { name: name.to_owned() }),
            None => self.unknown(name),
        }
    }

    /// The error for a name nobody has. Fails if the store cannot be read.
    pub(crate) fn unknown(&self, name: &str) -> Result<SkillError, SkillError> {
        let own = self.project_names()?;
        let known = own.iter().map(String::as_str).chain(library::all().iter().map(|shipped| shipped.name));
        let near = near(name, known, MAX_NEAR).into_iter().map(str::to_owned).collect();
        Ok(SkillError::Unknown { name: name.to_owned(), near })
    }

    fn find(&self, name: &str, version: Option<u32>) -> Result<Skill, SkillError> {
        if self.is_taken(name)? {
            let Some(version) = version else { return self.read_current(name) };
            if let Some(skill) = self.read_archived(name, version)? {
                return Ok(skill);
            }
            let current = self.read_current(name)?;
            if current.version == version {
                return Ok(current);
            }
        } else {
            let shipped = library::find(name).map(Shipped::skill).transpose()?;
            match shipped {
                None => return Err(self.unknown(name)?),
                Some(skill) if version.is_none_or(|version| version == skill.version) => return Ok(skill),
                Some(_) => {}
            }
        }
        let known = self.known_versions(name)?;
        Err(SkillError::UnknownVersion { name: name.to_owned(), version: version.unwrap_or_default(), known })
    }

    fn known_versions(&self, name: &str) -> Result<Vec<u32>, SkillError> {
        if !self.is_taken(name)? {
            return match library::find(name) {
                Some(shipped) => Ok(vec![shipped.skill()?.version]),
                None => Err(self.unknown(name)?),
            };
        }
        let mut versions = self.archived_versions(name)?;
        versions.push(self.read_document(name, name)?.version());
        versions.sort_unstable();
        versions.dedup();
        Ok(versions)
    }

    /// The skill as it stands in the project.
    pub(crate) fn read_current(&self, name: &str) -> Result<Skill, SkillError> {
        let document = self.read_document(name, name)?;
        document.with_code(name, self.read_code(name)?, Origin::Project)
    }

    fn read_archived(&self, name: &str, version: u32) -> Result<Option<Skill>, SkillError> {
        let folder = format!("{name}/{VERSIONS}/{version}");
        if self.folder.kind(&folder)?.is_none() {
            return Ok(None);
        }
        let skill = self.read_document(name, &folder)?.with_code(name, self.read_code(&folder)?, Origin::Project)?;
        Ok(Some(Skill { version, ..skill }))
    }

    pub(crate) fn read_document(&self, name: &str, folder: &str) -> Result<Document, SkillError> {
        let text = self.folder.read_text(folder, SKILL_MD, MAX_DOCUMENT_BYTES)?;
        Document::read(name, &text.ok_or_else(|| absent(folder, SKILL_MD))?)
    }

    fn read_code(&self, folder: &str) -> Result<String, SkillError> {
        self.folder.read_text(folder, MAIN_PY, MAX_CODE_BYTES)?.ok_or_else(|| absent(folder, MAIN_PY))
    }

    /// Both files as they are, for keeping; those that are there.
    pub(crate) fn read_files(&self, name: &str) -> Result<Vec<(&'static str, Vec<u8>)>, SkillError> {
        let mut files = Vec::new();
        for (file, limit) in [(MAIN_PY, MAX_CODE_BYTES), (SKILL_MD, MAX_DOCUMENT_BYTES)] {
            if let Some(bytes) = self.folder.read(name, file, limit)? {
                files.push((file, bytes));
            }
        }
        Ok(files)
    }

    pub(crate) fn archived_versions(&self, name: &str) -> Result<Vec<u32>, SkillError> {
        let entries = self.folder.entries(&format!("{name}/{VERSIONS}"))?;
        let mut numbers: Vec<u32> = entries.iter().filter_map(|entry| entry.parse().ok()).collect();
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// Whether the project has such a skill, even one that cannot be read.
    pub(crate) fn has(&self, name: &str) -> Result<bool, SkillError> {
        Ok(self.folder.kind(name)? == Some(Kind::Folder)
            && (self.folder.kind(&format!("{name}/{SKILL_MD}"))?.is_some()
                || self.folder.kind(&format!("{name}/{MAIN_PY}"))?.is_some()))
    }

    /// As [`Self::has`], but a link counts: reading it gives the error that says so.
    fn is_taken(&self, name: &str) -> Result<bool, SkillError> {
        Ok(self.folder.kind(name)? == Some(Kind::Link) || self.has(name)?)
    }

    /// Folders that hold a skill, or would if they were called otherwise, and links by a skill's name. Fails where there are more
    /// than a store may have: nobody has to read them all to say so.
    pub(crate) fn project_names(&self) -> Result<Vec<String>, SkillError> {
        let mut names = Vec::new();
        for entry in self.folder.entries("")? {
            let is_skill = match self.folder.kind(&entry)? {
                Some(Kind::Link) => name::is_valid(&entry),
                _ => !entry.starts_with('.') && self.has(&entry)?,
            };
            if is_skill {
                names.push(entry);
            }
        }
        if names.len() > MAX_SKILLS {
            return Err(SkillError::Full { limit: MAX_SKILLS, found: names.len() });
        }
        Ok(names)
    }

    fn summaries(&self) -> Result<Vec<Summary>, SkillError> {
        let counts = uses::read(&self.folder);
        let uses_of = |name: &str| counts.get(name).copied().unwrap_or(0);
        let mut all: BTreeMap<String, Summary> = BTreeMap::new();
        for shipped in library::all() {
            let skill = shipped.skill()?;
            all.insert(skill.name.clone(), summary_of(skill, uses_of(shipped.name)));
        }
        for name in self.project_names()? {
            let read = name::validate(&name).and_then(|()| self.read_current(&name));
            let summary = match read {
                Ok(skill) => summary_of(skill, uses_of(&name)),
                Err(error) => Summary {
                    name: name.clone(),
                    description: String::new(),
                    version: 0,
                    tags: Vec::new(),
                    uses: uses_of(&name),
                    origin: Origin::Project,
                    problem: Some(error.to_string()),
                },
            };
            all.insert(name, summary);
        }
        Ok(all.into_values().collect())
    }
}

fn summary_of(skill: Skill, uses: u64) -> Summary {
    Summary {
        name: skill.name,
        description: skill.description,
        version: skill.version,
        tags: skill.tags,
        uses,
        origin: skill.origin,
        problem: None,
    }
}

fn absent(folder: &str, file: &str) -> SkillError {
    SkillError::NotPlain { path: format!("{folder}/{file}"), wanted: "file", found: "none" }
}
