//! `tests/cases`: scripts whose standard output is recorded from CPython.
//! `tests/oracle`: the same, recorded from the real pandas and numpy.
//! `tests/kit`: what the analysis kit answers.
//! `tests/errors`: scripts that fail, with the whole text a model gets to see.
//!
//! What an original prints is written by its recorder alone, never by `UPDATE_EXPECT`.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::tools::GuestHost;
use orchestrator_runtime::{Host, Isolation, Report};

use crate::project::{Project, compare, copy_folder, difference, files_below, is_updating};

pub fn trials() -> Vec<Trial> {
    let recorded = RECORDED.into_iter().flat_map(|(folder, recorder)| {
        let files = files_below(folder, "py").into_iter();
        files.map(move |(name, path)| {
            Trial::test(format!("{folder}::{name}"), move || run_recorded(&path, recorder, None))
        })
    });
    let kit = files_below("kit", "py")
        .into_iter()
        .map(|(name, path)| Trial::test(format!("kit::{name}"), move || run_case(&path)));
    let errors = files_below("errors", "py")
        .into_iter()
        .map(|(name, path)| Trial::test(format!("errors::{name}"), move || run_error(&path, None)));
    recorded.chain(kit).chain(errors).chain(counted()).collect()
}

/// Loops run elsewhere while they are counted, and must do and say the same.
fn counted() -> impl Iterator<Item = Trial> {
    const BUDGET: Option<u64> = Some(1 << 50);
    let (_, recorder) = RECORDED[0];
    let cases = ["cases/language", "cases/programs"].into_iter().flat_map(|folder| files_below(folder, "py"));
    let cases = cases.map(move |(name, path)| {
        Trial::test(format!("counted::{name}"), move || run_recorded(&path, recorder, BUDGET))
    });
    let errors = files_below("errors", "py").into_iter();
    cases.chain(
        errors.map(|(name, path)| Trial::test(format!("counted::errors::{name}"), move || run_error(&path, BUDGET))),
    )
}

/// Folders whose outputs are those of the originals, and what records them.
const RECORDED: [(&str, &str); 2] = [("cases", "scripts/record-cases"), ("oracle", "scripts/record-oracle")];

/// What runs a script; one that says `# memory: 64M` has no more of it.
fn request(path: &Path, budget: Option<u64>) -> Result<Request, Failed> {
    let mut request = Request::new(fs::read_to_string(path)?, Isolation::Production);
    request.limits.timeout = Duration::from_secs(60);
    request.limits.max_instructions = budget;
    request.arguments = vec!["main.py".to_owned()];
    if let Some(size) = request.code.lines().find_map(|line| line.strip_prefix("# memory: ")) {
        request.limits.memory_bytes = size.trim_end_matches('M').parse::<usize>()? << 20;
    }
    Ok(request)
}

/// Runs a script, in a copy of the folder `project` beside it if there is one; one that says `# with: shop.db` finds that
/// file among the raw data, and a program to ask.
fn run(path: &Path, budget: Option<u64>) -> Result<Report, Failed> {
    let request = request(path, budget)?;
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

/// `.out` is what the original prints; where we still differ, `.fixme` beside it is what we print today.
fn run_recorded(path: &Path, recorder: &str, budget: Option<u64>) -> Result<(), Failed> {
    let report = run(path, budget)?;
    let shown = report.output + &report.error.map_or_else(String::new, |error| error.traceback);
    let truth = fs::read_to_string(path.with_extension("out"))
        .map_err(|_| format!("nothing is recorded; {recorder} {} records what the original prints", path.display()))?;
    let today = path.with_extension("fixme");
    match (shown == truth, today.exists()) {
        (true, false) => Ok(()),
        (true, true) => Err(format!("fixed: this prints what the original prints; remove {}", today.display()).into()),
        (false, true) => Ok(compare(&today, &shown)?),
        (false, false) if is_updating() => Err(format!(
            "UPDATE_EXPECT does not write what an original prints; {recorder} {} records it\n{}",
            path.display(),
            difference(&truth, &shown)
        )
        .into()),
        (false, false) => Err(difference(&truth, &shown).into()),
    }
}

fn run_case(path: &Path) -> Result<(), Failed> {
    let report = run(path, None)?;
    if let Some(error) = report.error {
        return Err(format!("{}\n--- printed before\n{}", error.traceback, report.output).into());
    }
    Ok(compare(&path.with_extension("out"), &report.output)?)
}

fn run_error(path: &Path, budget: Option<u64>) -> Result<(), Failed> {
    let report = run(path, budget)?;
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
