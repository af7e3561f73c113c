//! Writes the pages of the tests' runs into a folder, for people to look at in a browser.

#![expect(clippy::disallowed_methods, reason = "writes the pages")]

#[path = "../tests/samples/mod.rs"]
mod samples;

use std::path::Path;

use orchestrator_report::{difference_page, run_page};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    for (name, page) in [
        ("run.html", run_page(&samples::run())),
        ("many.html", run_page(&samples::many())),
        ("hostile.html", run_page(&samples::made_of(samples::HOSTILE))),
        ("difference.html", difference_page(&samples::differences::difference())),
        ("hostile_difference.html", difference_page(&samples::differences::made_of(samples::HOSTILE))),
        ("long.html", run_page(&samples::made_of(&"long".repeat(200)))),
        ("long_difference.html", difference_page(&samples::differences::made_of(&"long".repeat(200)))),
    ] {
        std::fs::write(Path::new(&folder).join(name), page)?;
    }
    Ok(())
}
