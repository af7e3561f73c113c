//! Saving: a draft is tidied, judged, and becomes the next version of its skill.

use crate::document::{self, Document, tidy_body, with_plain_line_ends};
use crate::error::SkillError;
use crate::front_matter::{FrontMatter, check_tools, tidy_description, tidy_tags};
use crate::journal::{Archive, Change};
use crate::name;
use crate::skill::{Check, Example, NewSkill, Saved, Skill};
use crate::store::{MAIN_PY, SkillStore};

pub const MAX_CODE_BYTES: usize = 256 * 1024;
pub const MAX_BODY_BYTES: usize = 256 * 1024;
pub const MAX_DESCRIPTION_CHARS: usize = 500;
pub const MAX_TAGS: usize = 16;
/// Patterns for the tools that a skill says it calls.
pub const MAX_TOOLS: usize = 64;
/// Skills of one project.
pub const MAX_SKILLS: usize = 1000;

/// A skill that may be written: every rule but the check has been looked at.
pub(crate) struct Draft {
    pub name: String,
    pub code: String,
    pub description: String,
    pub tags: Vec<String>,
    pub tools: Option<Vec<String>>,
    pub body: String,
    pub examples: Vec<Example>,
    /// When it was first written, if that was not here.
    pub created: Option<String>,
}

impl SkillStore {
    /// Saves a new version, unless the store holds just this already. The check runs while no lock
    /// is held, so it may load skills.
    pub fn save(&self, new: NewSkill, check: &dyn Check) -> Result<Saved, SkillError> {
        let draft = self.draft(new)?;
        if let Some(saved) = self.folder.reading(|| Ok(self.saved_before(&draft)))? {
            return Ok(saved);
        }
        draft.pass(check)?;
        let writing = self.folder.begin_writing()?;
        // Another process may have saved the same in the meantime.
        if let Some(saved) = self.saved_before(&draft) {
            return Ok(saved);
        }
        self.ensure_room(usize::from(!self.has(&draft.name)?))?;
        let (change, version) = self.next_version(&draft)?;
        writing.commit(&[change])?;
        Ok(self.saved(&draft, version, false))
    }

    fn draft(&self, new: NewSkill) -> Result<Draft, SkillError> {
        name::validate(&new.name)?;
        // A skill whose file cannot be read has nothing to keep.
        let current = self.folder.reading(|| Ok(self.read_document(&new.name, &new.name).ok()))?;
        let (body, tools) = current.map(|current| (current.body, current.header.tools)).unwrap_or_default();
        let (body, tools) = (new.body.unwrap_or(body), new.tools.or(tools));
        Draft::new(new.name, &new.code, &new.description, &new.tags, tools, &body)
    }

    fn saved_before(&self, draft: &Draft) -> Option<Saved> {
        let current = self.read_current(&draft.name).ok().filter(|current| draft.is_in(current))?;
        Some(self.saved(draft, current.version, true))
    }

    fn saved(&self, draft: &Draft, version: u32, is_unchanged: bool) -> Saved {
        Saved {
            name: draft.name.clone(),
            version,
            path: format!("{}/{}/{MAIN_PY}", self.folder.name(), draft.name),
            n_examples: draft.examples.len(),
            is_unchanged,
        }
    }

    pub(crate) fn ensure_room(&self, n_new: usize) -> Result<(), SkillError> {
        let found = if n_new == 0 { 0 } else { self.project_names()?.len() + n_new };
        if found > MAX_SKILLS { Err(SkillError::Full { limit: MAX_SKILLS, found }) } else { Ok(()) }
    }

    /// What to write for `draft`, and the number it gets: one above all there are.
    pub(crate) fn next_version(&self, draft: &Draft) -> Result<(Change, u32), SkillError> {
        let files = self.read_files(&draft.name)?;
        let current = self.read_document(&draft.name, &draft.name).ok();
        let archived = self.archived_versions(&draft.name)?;
        let newest = archived.last().copied().unwrap_or(0);
        let archive = (!files.is_empty()).then(|| {
            // A number that is taken, or that nobody can read, must not cost an older version.
            let own = current.as_ref().map(Document::version).filter(|own| !archived.contains(own));
            Archive { number: own.unwrap_or(newest.saturating_add(1)), files }
        });
        let version = archive.as_ref().map_or(newest, |archive| archive.number.max(newest)).saturating_add(1);
        let now = (self.clock)().format("%Y-%m-%dT%H:%M:%SZ").to_string();
        let created = current.and_then(|current| current.header.created).or_else(|| draft.created.clone());
        let header = FrontMatter {
            name: Some(draft.name.clone()),
            description: draft.description.clone(),
            version: Some(version),
            tags: draft.tags.clone(),
            tools: draft.tools.clone(),
            created: Some(created.unwrap_or_else(|| now.clone())),
            updated: Some(now),
            sha256: Some(document::sha256(draft.code.as_bytes())),
        };
        let skill_md = Document::write(&header, &draft.body);
        Ok((Change { name: draft.name.clone(), skill_md, main_py: draft.code.clone(), archive }, version))
    }
}

impl Draft {
    pub(crate) fn new(
        name: String,
        code: &str,
        description: &str,
        tags: &[String],
        tools: Option<Vec<String>>,
        body: &str,
    ) -> Result<Self, SkillError> {
        name::validate(&name)?;
        let code = tidy_code(code);
        if code.trim().is_empty() {
            return Err(SkillError::Empty { what: "code", hint: "a skill is Python that defines functions" });
        }
        ensure_short("code", MAX_CODE_BYTES, "bytes", code.len())?;
        let description = tidy_description(description);
        if description.is_empty() {
            return Err(SkillError::Empty { what: "a description", hint: "say in one sentence what the skill does" });
        }
        ensure_short("a description", MAX_DESCRIPTION_CHARS, "characters", description.chars().count())?;
        let body = tidy_body(body);
        ensure_short("a body", MAX_BODY_BYTES, "bytes", body.len())?;
        let examples = document::read_examples(&name, &body)?;
        check_tools(tools.as_deref().unwrap_or_default())?;
        Ok(Self { name, code, description, tags: tidy_tags(tags)?, tools, body, examples, created: None })
    }

    pub(crate) fn pass(&self, check: &dyn Check) -> Result<(), SkillError> {
        check.check(&self.name, &self.code, &self.examples).map_err(|failure| SkillError::Check {
            name: self.name.clone(),
            message: failure.message,
            hint: failure.hint,
        })
    }

    /// Whether saving it over `current` would change nothing.
    pub(crate) fn is_in(&self, current: &Skill) -> bool {
        self.code == tidy_code(&current.code)
            && self.description == current.description
            && self.tags == current.tags
            && self.tools == current.tools
            && self.body == current.body
    }
}

/// With plain line ends, the last one included.
pub(crate) fn tidy_code(code: &str) -> String {
    let mut code = with_plain_line_ends(code);
    if !code.ends_with('\n') {
        code.push('\n');
    }
    code
}

fn ensure_short(what: &'static str, limit: usize, unit: &'static str, found: usize) -> Result<(), SkillError> {
    if found > limit { Err(SkillError::TooLong { what, limit, unit, found }) } else { Ok(()) }
}
