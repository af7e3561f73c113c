//! `cargo demo`: the main job, start to end. A project in a temporary folder, a run over data we ship, all phases with the
//! live view, and what a model did not have to read.
//!
//! With arguments it is the program itself, which is how the run finds its workers.

#![expect(clippy::disallowed_types, reason = "copies a project and types the commands of a person")]

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, ensure};
use orchestrator::allocator::Mimalloc;
use orchestrator_runtime::CountingAllocator;
use serde_json::Value;

#[global_allocator]
static ALLOCATOR: CountingAllocator<Mimalloc> = CountingAllocator(Mimalloc);

fn main() -> ExitCode {
    if std::env::args_os().len() > 1 {
        return orchestrator::commands::run();
    }
    match demo() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn demo() -> anyhow::Result<()> {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/sales_report");
    // It stays, so that its pages can be read.
    let folder = tempfile::Builder::new().prefix("orchestrator-demo-").tempdir()?.keep();
    copy(&example, &folder).context("the example cannot be copied")?;
    println!("A project with a year of orders, in {}\n", folder.display());
    type_in(&folder, &["run", "start", "--mode", "code", "--intake", "intake.yaml"])?;
    type_in(&folder, &["run", "next", "--all"])?;
    type_in(&folder, &["run", "replay", "1"])?;
    let status =
        Command::new(std::env::current_exe()?).args(["run", "status", "--json"]).current_dir(&folder).output()?;
    let status: Value = serde_json::from_slice(&status.stdout).context("the status is not JSON")?;
    let tokens = |key: &str| status["tokens"][key].as_u64().unwrap_or_default();
    let (kept_out, returned) = (tokens("kept_out"), tokens("returned"));
    println!("The tasks read and wrote data of {kept_out} tokens; a model would have read {returned} of them.");
    println!("The page of the run: {}", folder.join("reports/run_1.html").display());
    Ok(())
}

/// Shows a command and runs it, as somebody would who types it.
fn type_in(folder: &Path, words: &[&str]) -> anyhow::Result<()> {
    println!("$ orchestrator {}", words.join(" "));
    let status = Command::new(std::env::current_exe()?).args(words).current_dir(folder).status()?;
    ensure!(status.success(), "it ended with {status}");
    println!();
    Ok(())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
