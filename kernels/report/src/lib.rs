//! Markdown to one HTML file that needs nothing else and cannot run scripts.
//!
//! Three walls against data that would like to be code: [`markdown`] passes all HTML it made through a sanitiser,
//! what is put in afterwards ([`insert`]) is built from escaped text, and the page forbids script and connections by
//! its own policy ([`page`]).

mod code;
mod escape;
mod insert;
mod markdown;
mod math;
mod page;
mod raw;

pub use insert::{Insert, Picture, Table};
pub use page::{Document, Theme, render};
