//! Rows of SQLite, PostgreSQL and MySQL as columns. Reading only, and the engine itself enforces it.
//!
//! SQLite runs where the script runs, so that a damaged file harms nobody else. The others are reached from the program
//! around it, which alone knows their addresses.

mod batch;
mod cursor;
mod error;
mod json;
mod mysql;
mod names;
mod placeholders;
mod postgres;
mod sqlite;
mod sqlite_open;

pub use batch::{Batch, Column, Value};
pub use cursor::{Cursor, Query, open};
pub use error::DatabaseError;
pub use placeholders::{Parameters, Style, bind};
pub use sqlite::{SqliteFile, read_sqlite};
