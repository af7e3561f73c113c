//! The three isolation levels and what each of them grants by default.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::limits::Limits;

/// How far the guest is kept from the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Isolation {
    /// In the calling process: a guest that cannot be stopped is given up, but its thread stays.
    Development,
    /// In a worker process of its own session.
    #[default]
    Production,
    /// In a new worker process for each execution, without files.
    Hardened,
}

impl Isolation {
    pub const ALL: [Self; 3] = [Self::Development, Self::Production, Self::Hardened];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Development => "development",
            Self::Production => "production",
            Self::Hardened => "hardened",
        }
    }

    /// What no operator's setting raises: `hardened` keeps its own limits, the others have none.
    #[must_use]
    pub fn ceiling(self) -> Limits {
        match self {
            Self::Development | Self::Production => {
                let longest = Duration::MAX;
                Limits { timeout: longest, waiting: longest, memory_bytes: usize::MAX, ..Limits::default() }
            }
            Self::Hardened => Limits::hardened(),
        }
    }

    #[must_use]
    pub fn default_limits(self) -> Limits {
        match self {
            Self::Development | Self::Production => Limits::default(),
            Self::Hardened => Limits::hardened(),
        }
    }
}
