//! Personal data: a [`Detector`] finds it in text, a [`Vault`] replaces it by tokens and gives it
//! back. What a model sees are the tokens; the values stay in the vault.
//!
//! Two rules hold for every text: what was sanitized restores to the same text, and sanitizing
//! twice changes nothing.

mod detector;
mod error;
mod json;
mod kind;
mod token;
mod vault;

pub use detector::{Detector, DetectorOptions, Finding};
pub use error::PiiError;
pub use json::RestoredValue;
pub use kind::Kind;
pub use token::disarm;
pub use vault::{Counts, KeySource, Restored, Sanitized, Vault};
