//! `tests/gallery`: figures as models write them. Each is drawn, and no label of it may be cut off or lie on another.

use std::fs;
use std::path::Path;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::Isolation;

use crate::project::{Project, files_below};

pub fn trials() -> Vec<Trial> {
    let figures = files_below("gallery/figures", "py").into_iter();
    figures.map(|(name, path)| Trial::test(format!("gallery::{name}"), move || run(&path))).collect()
}

fn run(path: &Path) -> Result<(), Failed> {
    let project = Project::new();
    let check = include_str!("../gallery/labels.py");
    let code = format!("{}\n{check}", fs::read_to_string(path)?);
    let report = project.pool(Isolation::Production).execute(Request::new(code, Isolation::Production), None)?;
    if let Some(error) = report.error {
        return Err(error.traceback.into());
    }
    let name = path.with_extension("png");
    let picture = project.folder().join("reports").join(name.file_name().unwrap_or_default());
    if !fs::read(&picture)?.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Err("what was saved is no PNG".into());
    }
    if report.output.is_empty() { Ok(()) } else { Err(report.output.into()) }
}
