//! Reports and runs as one HTML file that needs nothing else and cannot run scripts.
//!
//! Three walls against data that would like to be code: [`markdown`] passes all HTML it made through a sanitiser,
//! what is put in afterwards ([`insert`]) is built from escaped text, and the page forbids script and connections by
//! its own policy ([`page`]). The page of a run ([`run_page`](mod@run_page)) is made of escaped text alone, under the
//! same policy.

mod code;
mod drawing;
mod escape;
mod insert;
mod markdown;
mod math;
mod page;
mod raw;
mod run_page;

pub use insert::{Insert, Picture, Table};
pub use page::{Document, Theme, render};
pub use run_page::{
    DiffLine, DiffSign, DifferenceKind, DifferencePage, DifferenceRow, DifferenceSide, MOST_PAGE_BYTES, PageArtifact,
    PageAttempt, PageFile, PagePhase, PageTask, RunHead, RunPage, RunStatus, TaskStatus, difference_page, run_page,
};
