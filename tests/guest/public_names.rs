//! The public names of scipy, scikit-learn, statsmodels, matplotlib and seaborn: each is there or refused by name.
//! `public_names.py` asks for all.

use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::{Isolation, Limits};

use crate::project::Project;

pub fn trials() -> Vec<Trial> {
    vec![Trial::test("public_names", run)]
}

fn run() -> Result<(), Failed> {
    let limits = Limits { timeout: Duration::from_secs(300), memory_bytes: 2 << 30, ..Limits::default() };
    let request = Request::new(include_str!("public_names.py").to_owned(), Isolation::Production);
    let report = Project::new()
        .pool(Isolation::Production)
        .execute(Request { limits, skip_safety_check: true, ..request }, None)?;
    if let Some(error) = report.error {
        return Err(error.traceback.into());
    }
    if report.output == "0 faults\n" { Ok(()) } else { Err(report.output.into()) }
}
