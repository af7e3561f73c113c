//! Bundles: skills in one readable JSON file, to be carried to another project.
//!
//! Checksums show damage, not authorship: what a bundle brings passes the check like anything else.

use orchestrator_words::shorten;
use serde::{Deserialize, Serialize};

use crate::document::sha256;
use crate::error::SkillError;
use crate::front_matter;
use crate::journal::Change;
use crate::name;
use crate::save::{Draft, MAX_SKILLS, tidy_code};
use crate::skill::{Check, Skill};
use crate::store::SkillStore;

pub const BUNDLE_FORMAT: &str = "orchestrator-skills/1";

/// What to do with a skill whose name the store has with other content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnConflict {
    /// Import nothing at all.
    Refuse,
    /// Import it as the next version.
    Replace,
    /// Leave the store's as it is.
    Skip,
}

/// What became of one skill of a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub name: String,
    /// The version the store has now.
    pub version: u32,
    pub outcome: ImportOutcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportOutcome {
    Added,
    Replaced,
    Skipped,
    /// The store held just this already.
    Unchanged,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bundle {
    format: String,
    /// Of `skills` as JSON without white space between values.
    sha256: String,
    skills: Vec<BundledSkill>,
}

/// Text is kept line by line, so that people can read a bundle and compare two.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BundledSkill {
    name: String,
    description: String,
    version: u32,
    tags: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tools: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    created: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    updated: Option<String>,
    /// Of the code, the same as in `skill.md`.
    sha256: String,
    code: Vec<String>,
    body: Vec<String>,
}

/// The format of a file whose other fields may be of another version.
#[derive(Deserialize)]
struct Envelope {
    format: String,
}

impl SkillStore {
    /// The current versions of `names`, or of all skills of the project if there are none.
    pub fn export(&self, names: &[String]) -> Result<Vec<u8>, SkillError> {
        let mut names = if names.is_empty() { self.folder.reading(|| self.project_names())? } else { names.to_vec() };
        names.sort_unstable();
        names.dedup();
        let skills = names.iter().map(|name| self.load(name, None).map(BundledSkill::of));
        let skills = skills.collect::<Result<Vec<_>, _>>()?;
        let bundle = Bundle { format: BUNDLE_FORMAT.to_owned(), sha256: checksum_of(&skills)?, skills };
        let mut bytes = serde_json::to_vec_pretty(&bundle).map_err(|_| unwritable())?;
        bytes.push(b'\n');
        Ok(bytes)
    }

    /// Imports all of a bundle or nothing. Every skill passes the check, even one that is skipped
    /// in the end: which those are is only known once the store is locked.
    pub fn import(
        &self,
        bundle: &[u8],
        on_conflict: OnConflict,
        check: &dyn Check,
    ) -> Result<Vec<Imported>, SkillError> {
        let bundle = Bundle::read(bundle)?;
        let drafts = bundle.skills.iter().map(BundledSkill::draft).collect::<Result<Vec<_>, _>>()?;
        // A conflict is reported before the checks, which take much longer.
        self.folder.reading(|| self.plan(&drafts, on_conflict).map(drop))?;
        for draft in &drafts {
            draft.pass(check)?;
        }
        if drafts.is_empty() {
            return Ok(Vec::new());
        }
        let writing = self.folder.begin_writing()?;
        let (imported, changes) = self.plan(&drafts, on_conflict)?;
        if !changes.is_empty() {
            writing.commit(&changes)?;
        }
        Ok(imported)
    }

    fn plan(&self, drafts: &[Draft], on_conflict: OnConflict) -> Result<(Vec<Imported>, Vec<Change>), SkillError> {
        let mut imported = Vec::new();
        let mut changes = Vec::new();
        let mut conflicts = Vec::new();
        for draft in drafts {
            let is_present = self.has(&draft.name)?;
            let current = if is_present { self.read_current(&draft.name).ok() } else { None };
            let is_same = current.as_ref().is_some_and(|current| draft.is_in(current));
            let outcome = match (is_present, is_same, on_conflict) {
                (false, ..) => ImportOutcome::Added,
                (true, true, _) => ImportOutcome::Unchanged,
                (true, false, OnConflict::Skip) => ImportOutcome::Skipped,
                (true, false, OnConflict::Replace | OnConflict::Refuse) => ImportOutcome::Replaced,
            };
            if outcome == ImportOutcome::Replaced && on_conflict == OnConflict::Refuse {
                conflicts.push(draft.name.clone());
                continue;
            }
            let version = if matches!(outcome, ImportOutcome::Added | ImportOutcome::Replaced) {
                let (change, version) = self.next_version(draft)?;
                changes.push(change);
                version
            } else {
                current.map_or(0, |current| current.version)
            };
            imported.push(Imported { name: draft.name.clone(), version, outcome });
        }
        if !conflicts.is_empty() {
            return Err(SkillError::Conflict { names: conflicts });
        }
        self.ensure_room(imported.iter().filter(|skill| skill.outcome == ImportOutcome::Added).count())?;
        Ok((imported, changes))
    }
}

impl Bundle {
    /// Reads and verifies: format, names, then every checksum.
    fn read(bytes: &[u8]) -> Result<Self, SkillError> {
        let envelope: Envelope = serde_json::from_slice(bytes).map_err(|error| misread(&error))?;
        if envelope.format != BUNDLE_FORMAT {
            return Err(damaged(format!("format '{BUNDLE_FORMAT}', found '{}'", shorten(&envelope.format))));
        }
        let bundle: Self = serde_json::from_slice(bytes).map_err(|error| misread(&error))?;
        if bundle.skills.len() > MAX_SKILLS {
            return Err(damaged(format!("at most {MAX_SKILLS} skills, found {}", bundle.skills.len())));
        }
        for (index, skill) in bundle.skills.iter().enumerate() {
            name::validate(&skill.name)?;
            if bundle.skills.iter().take(index).any(|other| other.name == skill.name) {
                return Err(damaged(format!("each skill once, found '{}' twice", skill.name)));
            }
            verify(&format!("skill '{}'", skill.name), &skill.sha256, sha256(skill.code.join("\n").as_bytes()))?;
        }
        verify("the whole", &bundle.sha256, checksum_of(&bundle.skills)?)?;
        Ok(bundle)
    }
}

impl BundledSkill {
    fn of(skill: Skill) -> Self {
        // Tidied as a save would, so that importing it where it came from changes nothing.
        let code = tidy_code(&skill.code);
        Self {
            name: skill.name,
            description: skill.description,
            version: skill.version,
            tags: skill.tags,
            tools: skill.tools,
            created: skill.created,
            updated: skill.updated,
            sha256: sha256(code.as_bytes()),
            code: lines_of(&code),
            body: lines_of(&skill.body),
        }
    }

    fn draft(&self) -> Result<Draft, SkillError> {
        let (code, body) = (self.code.join("\n"), self.body.join("\n"));
        let draft = Draft::new(self.name.clone(), &code, &self.description, &self.tags, self.tools.clone(), &body)?;
        if let Some(created) = self.created.as_deref().filter(|created| !front_matter::is_time(created)) {
            return Err(damaged(format!("a time of skill '{}', found '{}'", self.name, shorten(created))));
        }
        Ok(Draft { created: self.created.clone(), ..draft })
    }
}

/// Joined by line ends they are the text again, to the byte.
fn lines_of(text: &str) -> Vec<String> {
    text.split('\n').map(str::to_owned).collect()
}

fn checksum_of(skills: &[BundledSkill]) -> Result<String, SkillError> {
    serde_json::to_vec(skills).map(|json| sha256(&json)).map_err(|_| unwritable())
}

fn verify(what: &str, wanted: &str, found: String) -> Result<(), SkillError> {
    if wanted == found {
        return Ok(());
    }
    Err(SkillError::BundleChecksum { what: what.to_owned(), wanted: shorten(wanted), found })
}

fn damaged(problem: String) -> SkillError {
    SkillError::Bundle { problem, hint: None }
}

fn unwritable() -> SkillError {
    damaged("text that JSON can hold, found other text".to_owned())
}

/// The place of the mistake in our words: those of the JSON reader name its own types.
fn misread(error: &serde_json::Error) -> SkillError {
    let (line, column) = (error.line(), error.column());
    if error.is_data() {
        damaged(format!("the fields of format '{BUNDLE_FORMAT}', found others in line {line}, column {column}"))
    } else {
        damaged(format!("JSON, found something else in line {line}, column {column}"))
    }
}
