//! The request: what one execution runs and may use up, the same for every caller.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::files::Staging;
use crate::isolation::Isolation;
use crate::limits::Limits;

/// One script and its budget.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Request {
    pub code: String,
    /// Variables the script finds.
    pub context: Map<String, Value>,
    pub limits: Limits,
    /// `sys.argv` of the script.
    pub arguments: Vec<String>,
    /// Skips the courtesy check, so that tests can aim at the walls behind it.
    pub skip_safety_check: bool,
    /// Frames in the result come as rows whose values have names, instead of the text pandas prints: for a policy that
    /// has to know what a value is.
    pub is_judged: bool,
    /// Takes what the script writes in place of the project, for this one execution.
    #[serde(default)]
    pub staging: Option<Staging>,
    /// The clock and the randomness of an execution that can be repeated; without it the machine's own.
    pub recorded: Option<Recorded>,
}

/// All that the clock and the randomness of an execution depend on. The local time zone of such an execution is UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded {
    /// When it begins: nanoseconds since 1970, UTC.
    pub clock_ns: i64,
    pub seed: u64,
}

impl Recorded {
    /// What hashes of text follow from, in every recorded execution: an interpreter has them before it has a record.
    pub const HASH_SEED: u32 = 0;
}

impl Request {
    /// Code with the default budget of `isolation`.
    #[must_use]
    pub fn new(code: impl Into<String>, isolation: Isolation) -> Self {
        Self { code: code.into(), limits: isolation.default_limits(), ..Self::default() }
    }
}
