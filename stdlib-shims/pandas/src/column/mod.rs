//! Columns: their kinds, how they are made, read, cut, cast and written.

pub(crate) mod assign;
pub(crate) mod bits;
pub(crate) mod build;
pub(crate) mod cast;
pub(crate) mod cast_masked;
pub(crate) mod concat;
pub(crate) mod kinds;
pub(crate) mod read;
pub(crate) mod take;
pub(crate) mod views;
