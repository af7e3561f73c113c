//! `orchestrator docs`: what scripts may import, and what is in it.

use std::path::Path;
use std::process::ExitCode;

use super::call::open;
use crate::tools::docs_of;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Module to describe, or a name in one such as `orchestrator.mcp.data.load_csv`; a list of all modules without it
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let Some(name) = arguments.name else {
        for module in crate::library().public_modules() {
            println!("{module}");
        }
        return Ok(ExitCode::SUCCESS);
    };
    match docs_of(&open(Path::new("."))?, &name) {
        Ok(text) => {
            print!("{text}");
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("error: {error}");
            if let Some(hint) = error.hint() {
                eprintln!("hint: {hint}");
            }
            Ok(ExitCode::FAILURE)
        }
    }
}
