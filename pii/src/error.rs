//! What can go wrong. No message holds a value, a key or a path.

use std::io;

/// Errors of detectors and vaults.
#[derive(Debug, thiserror::Error)]
pub enum PiiError {
    #[error("unknown region '{region}'; wanted a two-letter country code such as 'US' or 'DE'")]
    UnknownRegion { region: String },

    #[error("entry {position} of the {list} to look for has no letter or digit in it")]
    EmptyEntry { list: &'static str, position: usize },

    #[error("a detector could not be built")]
    Pattern { source: Box<regex::Error> },

    #[error("the system gave no random bytes")]
    Randomness { source: getrandom::Error },

    #[error("could not {action} the key file")]
    KeyFile { action: &'static str, source: io::Error },

    #[error("the key file can be read by other users (mode {mode:04o}, wanted 0600); run chmod 600 on it")]
    KeyExposed { mode: u32 },

    #[error("the key file does not hold a key; wanted 64 hexadecimal digits, found {n_bytes} bytes of something else")]
    KeyShape { n_bytes: usize },

    #[error("could not {action} the vault")]
    VaultFile { action: &'static str, source: io::Error },

    #[error("the vault's file was not written by a vault of this version")]
    NotAVault,

    #[error("the key does not fit the vault, or the first bytes of the vault were changed")]
    WrongKey,

    #[error("record {record} of the vault was changed after it was written")]
    Tampered { record: u64 },

    #[error("the vault's file is shorter than what was read from it before")]
    Shrunk,

    #[error("a value of {n_bytes} bytes is too long for the vault")]
    ValueTooLong { n_bytes: usize },
}

impl From<regex::Error> for PiiError {
    fn from(source: regex::Error) -> Self {
        Self::Pattern { source: Box::new(source) }
    }
}
