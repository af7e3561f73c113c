//! `tests/cases`: scripts whose standard output is recorded from CPython.
//! `tests/oracle`: the same, recorded from the real pandas and numpy.
//! `tests/kit`: what the analysis kit answers.
//! `tests/errors`: scripts that fail, with the whole text a model gets to see.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::tools::GuestHost;
use orchestrator_runtime::{Host, Isolation, Report};

use crate::project::{Project, compare, copy_folder, files_below};

pub fn trials() -> Vec<Trial> {
    let cases = ["cases", "kit", "oracle"].into_iter().flat_map(|folder| {
        let files = files_below(folder, "py").into_iter();
        files.map(move |(name, path)| Trial::test(format!("{folder}::{name}"), move || run_case(&path)))
    });
    let errors = files_below("errors", "py")
        .into_iter()
        .map(|(name, path)| Trial::test(format!("errors::{name}"), move || run_error(&path)));
    cases.chain(errors).collect()
}

fn request(path: &Path) -> Result<Request, Failed> {
    let mut request = Request::new(fs::read_to_string(path)?, Isolation::Production);
    request.limits.timeout = Duration::from_secs(60);
    request.arguments = vec!["main.py".to_owned()];
    Ok(request)
}

/// Runs a script, in a copy of the folder `project` beside it if there is one; one that says `# with: shop.db` finds that
/// file among the raw data, and a program to ask.
fn run(path: &Path) -> Result<Report, Failed> {
    let request = request(path)?;
    let has_database = request.code.contains("\n# with: shop.db\n");
    let project = if has_database { Project::with_database() } else { Project::new() };
    let given = path.with_file_name("project");
    if given.is_dir() {
        copy_folder(&given, &project.folder())?;
    }
    if !has_database {
        return Ok(project.pool(Isolation::Production).execute(request, None)?);
    }
    let host: Arc<dyn Host> = Arc::new(GuestHost::new(&project.toolbox()));
    Ok(project.pool(Isolation::Production).run(Call { host, ..Call::new(request) })?)
}

fn run_case(path: &Path) -> Result<(), Failed> {
    let report = run(path)?;
    if let Some(error) = report.error {
        return Err(format!("{}\n--- printed before\n{}", error.traceback, report.output).into());
    }
    Ok(compare(&path.with_extension("out"), &report.output)?)
}

fn run_error(path: &Path) -> Result<(), Failed> {
    let report = run(path)?;
    let error = report.error.ok_or("the script was meant to fail")?;
    let place = match (error.line, error.column) {
        (Some(line), Some(column)) => format!("line {line}, column {column}"),
        (Some(line), None) => format!("line {line}"),
        _ => "no place".to_owned(),
    };
    let hint = error.hint.unwrap_or_else(|| "none".to_owned());
    let shown = format!("{}---\n{} at {place}\nhint: {hint}\n", error.traceback, error.kind);
    Ok(compare(&path.with_extension("out"), &shown)?)
}
