//! The skills we ship: each passes the check that saving would make, examples included.

use std::sync::Arc;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Cancelled;
use orchestrator::tools::SandboxCheck;
use orchestrator_skills::{Check, Filter, SkillStore};

use crate::project::Project;

pub fn trials() -> Vec<Trial> {
    let nowhere = tempfile::tempdir().expect("a temporary folder");
    let store = SkillStore::open(&nowhere.path().join("skills")).expect("a store");
    let shipped = store.list(Filter { query: None, tag: None }).expect("the skills we ship");
    shipped.into_iter().map(|skill| Trial::test(format!("skills::{}", skill.name), move || run(&skill.name))).collect()
}

fn run(name: &str) -> Result<(), Failed> {
    let project = Project::new();
    let toolbox = project.toolbox();
    let skill = toolbox.skills.load(name, None)?;
    if skill.examples.len() < 2 {
        return Err("a shipped skill shows at least two examples".into());
    }
    let never: Cancelled = Arc::new(|| false);
    let checked = SandboxCheck::new(&toolbox, "test", &never).check(name, &skill.code, &skill.examples);
    checked.map_err(|failure| failure.message.into())
}
