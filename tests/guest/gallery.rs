//! `tests/gallery`: figures as models write them. Each is drawn, no label of it may be cut off, lie on another or under a
//! legend, and `docs/gallery` shows what is drawn.

use std::fs;
use std::path::Path;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::Isolation;

use crate::project::{Project, files_below, is_updating};

pub fn trials() -> Vec<Trial> {
    let figures = files_below("gallery/figures", "py").into_iter();
    figures.map(|(name, path)| Trial::test(format!("gallery::{name}"), move || run(&name, &path))).collect()
}

fn run(name: &str, path: &Path) -> Result<(), Failed> {
    let project = Project::new();
    let picture = project.folder().join("reports").join(name).with_extension("png");
    let shown = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/gallery").join(name).with_extension("png");
    let checks = [include_str!("../gallery/labels.py"), include_str!("../gallery/shown.py")];
    if shown.exists() {
        fs::copy(&shown, project.folder().join("data/raw").join(name).with_extension("png"))?;
    }
    let code = format!("{}\n{}", fs::read_to_string(path)?, checks.join("\n"));
    let report = project.pool(Isolation::Production).execute(Request::new(code, Isolation::Production), None)?;
    if let Some(error) = report.error {
        return Err(error.traceback.into());
    }
    if !fs::read(&picture)?.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Err("what was saved is no PNG".into());
    }
    let is_stale = !shown.exists() || report.output.starts_with("docs/gallery/");
    if is_stale && is_updating() {
        fs::copy(&picture, &shown)?;
        return Ok(());
    }
    if !shown.exists() {
        return Err(format!("{} is missing", shown.display()).into());
    }
    if report.output.is_empty() { Ok(()) } else { Err(report.output.into()) }
}
