//! `stdlib-shims/COVERAGE.md`: counted by the faces themselves, the same text that `orchestrator docs` ends with.

use std::path::Path;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::Isolation;

use crate::project::{Project, compare};

const SCRIPT: &str = "import matplotlib.coverage, numpy.coverage, pandas.coverage, seaborn.coverage\n\
                      import scipy.coverage, sklearn.coverage, statsmodels.coverage\n\
                      print('# Which names of the libraries exist here')\n\
                      for package in pandas, numpy, matplotlib, seaborn, scipy, sklearn, statsmodels:\n    \
                      print('\\n' + package.coverage.page(), end='')";

pub fn trials() -> Vec<Trial> {
    vec![Trial::test("coverage", run)]
}

fn run() -> Result<(), Failed> {
    let project = Project::new();
    let report =
        project.pool(Isolation::Production).execute(Request::new(SCRIPT.to_owned(), Isolation::Production), None)?;
    if let Some(error) = report.error {
        return Err(error.traceback.into());
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("stdlib-shims/COVERAGE.md");
    Ok(compare(&page, &report.output)?)
}
