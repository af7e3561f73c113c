//! Rows of a database as columns: the form they travel in, placeholders and hints, and SQLite itself. Read-only, and the
//! engine enforces it.
//!
//! SQLite runs where the script runs, so that a damaged file harms nobody else. Servers are reached from the program
//! around it, which alone knows their addresses; no client of one is linked here.

mod batch;
mod error;
mod json;
pub mod names;
mod placeholders;
mod query;
mod sqlite;
mod sqlite_clock;
mod sqlite_open;
mod wire;

pub use batch::{Batch, Column, Value};
pub use error::DatabaseError;
pub use placeholders::{Parameters, Style, bind};
pub use query::{Query, place};
pub use sqlite::{SqliteFile, read_sqlite};
pub use wire::Damaged;
