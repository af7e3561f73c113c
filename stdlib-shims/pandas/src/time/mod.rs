//! Moments, spans and periods: fields, zones, texts.

pub(crate) mod bounds;
pub(crate) mod civil;
pub(crate) mod fields;
pub(crate) mod format;
pub(crate) mod guess;
pub(crate) mod moves;
pub(crate) mod parse;
pub(crate) mod pattern;
pub(crate) mod period;
pub(crate) mod spans;
pub(crate) mod zones;
