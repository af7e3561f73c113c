//! `save_skill`, `load_skill`, `list_skills`.

use std::sync::Arc;

use orchestrator_runtime::{ErrorClass, without_fence};
use orchestrator_skills::{Filter, NewSkill, SkillError};
use serde::Deserialize;
use serde_json::json;

use super::skill_check::SandboxCheck;
use super::{Caller, Outcome, ToolError, Toolbox};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SaveArguments {
    name: String,
    code: String,
    #[serde(default)]
    description: String,
    #[serde(default)]
    tags: Vec<String>,
    /// Patterns for the tools of other servers that it calls.
    tools: Option<Vec<String>>,
    /// Markdown with `## Example` sections that are run before anything is saved.
    #[serde(alias = "documentation")]
    body: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LoadArguments {
    name: String,
    version: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListArguments {
    query: Option<String>,
    tag: Option<String>,
}

impl Toolbox {
    pub(super) fn save_skill(self: &Arc<Self>, arguments: SaveArguments, caller: Caller) -> Result<Outcome, ToolError> {
        let _slot = self.slot(&caller)?;
        let skill = NewSkill {
            name: arguments.name,
            code: without_fence(&arguments.code).to_owned(),
            description: arguments.description,
            tags: arguments.tags,
            tools: arguments.tools,
            body: arguments.body,
        };
        let check = SandboxCheck::new(self, &caller.client, &caller.is_cancelled);
        let saved = self.skills.save(skill, &check).map_err(|error| failed(&error))?;
        let note = if saved.is_unchanged {
            format!("skill '{}' was saved like this already, as version {}", saved.name, saved.version)
        } else {
            format!("saved; use it with: from skills.{0} import ..., or exec(load_skill(\"{0}\"))", saved.name)
        };
        let structured = json!({
            "name": saved.name,
            "version": saved.version,
            "path": saved.path,
            "checked": { "examples": saved.n_examples },
            "note": note,
        });
        Ok(Outcome::with_text(structured, note))
    }

    pub(super) fn load_skill(&self, arguments: LoadArguments, _caller: Caller) -> Result<Outcome, ToolError> {
        let skill = self.skills.load(&arguments.name, arguments.version).map_err(|error| failed(&error))?;
        // A count that cannot be kept is no reason to refuse the skill.
        let _ = self.skills.record_use(&skill.name);
        let mut structured = json!({
            "name": skill.name,
            "version": skill.version,
            "description": skill.description,
            "tags": skill.tags,
            "code": skill.code,
            "sha256": skill.sha256,
        });
        if let Some(tools) = skill.tools {
            structured["tools"] = json!(tools);
        }
        Ok(Outcome::with_text(structured, skill.code))
    }

    pub(super) fn list_skills(&self, arguments: ListArguments, _caller: Caller) -> Result<Outcome, ToolError> {
        let filter = Filter { query: arguments.query.as_deref(), tag: arguments.tag.as_deref() };
        let all = self.skills.list(Filter { query: None, tag: None }).map_err(|error| failed(&error))?;
        let found = self.skills.list(filter).map_err(|error| failed(&error))?;
        let skills: Vec<_> = found
            .iter()
            .map(|skill| {
                json!({
                    "name": skill.name,
                    "description": skill.description,
                    "version": skill.version,
                    "tags": skill.tags,
                    "uses": skill.uses,
                })
            })
            .collect();
        Ok(Outcome::new(json!({ "skills": skills, "shown": skills.len(), "total": all.len() })))
    }
}

pub(super) fn failed(error: &SkillError) -> ToolError {
    let kind = if matches!(error, SkillError::Unknown { .. }) { ErrorClass::KeyError } else { ErrorClass::ValueError };
    let failed = ToolError::failed(kind, error.to_string());
    match error.hint() {
        Some(hint) => failed.with_hint(hint),
        None => failed,
    }
}
