//! One harness for everything that is a file: guest scripts, attacks, transcripts.
//!
//! `UPDATE_EXPECT=1` rewrites our own expectations instead of comparing with them; what originals print
//! (`tests/cases`, `tests/oracle`) and the verdicts of `tests/escapes` are never written here.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "tests set up real folders and run the real program"
)]

mod analyses;
mod answers;
mod attack;
mod budget;
mod calls;
mod cancelled;
mod cases;
mod coverage;
mod escapes;
mod exchanges;
mod faces;
#[cfg(unix)]
mod first_contact;
mod fixture_server;
mod fixture_shop;
mod gallery;
mod gate;
mod generated;
mod hard_server;
mod http_callers;
mod http_doors;
mod http_search;
#[cfg(feature = "tls")]
mod https;
#[cfg(feature = "tls")]
mod https_server;
#[cfg(unix)]
mod interrupts;
mod listening;
mod long_fits;
mod long_work;
mod oauth;
mod oauth_server;
mod project;
mod public_names;
mod reachable;
mod recorded;
mod run_tools;
#[cfg(unix)]
mod runs;
mod servers;
mod skills;
mod slots;
mod staging;
mod talking_server;
#[cfg(unix)]
mod terminal;
mod transcripts;
mod unavailable;

use libtest_mimic::{Arguments, Trial};

fn main() {
    fixture_server::serve_if_asked();
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    trials.extend(cases::trials());
    trials.extend(budget::trials());
    trials.extend(gallery::trials());
    trials.extend(calls::trials());
    trials.extend(coverage::trials());
    trials.extend(escapes::trials());
    trials.extend(exchanges::trials());
    trials.extend(transcripts::trials());
    trials.extend(analyses::trials());
    trials.extend(answers::trials());
    trials.extend(faces::trials());
    trials.extend(generated::trials());
    trials.extend(http_callers::trials());
    trials.extend(http_doors::trials());
    trials.extend(http_search::trials());
    trials.extend(long_fits::trials());
    trials.extend(oauth::trials());
    trials.extend(public_names::trials());
    trials.extend(reachable::trials());
    trials.extend(recorded::trials());
    trials.extend(run_tools::trials());
    trials.extend(servers::trials());
    #[cfg(feature = "tls")]
    trials.extend(https::trials());
    trials.extend(gate::trials());
    trials.extend(skills::trials());
    trials.extend(slots::trials());
    trials.extend(staging::trials());
    trials.extend(unavailable::trials());
    trials.extend(cancelled::trials());
    #[cfg(unix)]
    trials.extend(first_contact::trials());
    #[cfg(unix)]
    trials.extend(interrupts::trials());
    #[cfg(unix)]
    trials.extend(runs::trials());
    libtest_mimic::run(&arguments, trials).exit();
}
