//! Why a query gave no rows. Words for the author of the query: no address, no name of an account.

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DatabaseError {
    #[error("the address of the database is not understood: expected postgresql://..., mysql://... or mariadb://...")]
    Address,
    #[error("the address of the database asks for TLS, and this program was built without it")]
    NoTls,
    #[error("there is no secure connection to the database: {reason}")]
    Insecure { reason: String, hint: Option<String> },
    #[error("the database does not answer: {reason}")]
    Unreachable { reason: String },
    /// What the engine said about the query.
    #[error("{message}")]
    Query { message: String, hint: Option<String> },
    #[error("only a query that returns rows is allowed here: {reason}")]
    NotAQuery { reason: String },
    #[error("the account of the database may {what}; connect with one that may only read tables")]
    Privileged { what: &'static str },
    #[error("column '{column}' has the type {kind}, which cannot be read here")]
    Type { column: String, kind: String, text: &'static str },
    #[error("{message}")]
    Parameters { message: String, hint: Option<String> },
    #[error("the query needs more than {megabytes} MiB of the engine's memory")]
    Memory { megabytes: i64 },
    #[error("the query makes a value, or is itself, longer than {megabytes} MiB")]
    Long { megabytes: i32 },
    #[error("the query took too long")]
    Timeout,
}

impl DatabaseError {
    /// In the engine's own words.
    pub fn query(message: impl Into<String>) -> Self {
        Self::Query { message: message.into(), hint: None }
    }

    pub(crate) fn parameters(message: String) -> Self {
        Self::Parameters { message, hint: None }
    }

    /// One sentence that says what to do.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Query { hint, .. } | Self::Parameters { hint, .. } | Self::Insecure { hint, .. } => hint.clone(),
            Self::Type { column, text, .. } => Some(format!("write cast({column} as {text}) in the query")),
            Self::NotAQuery { .. } => Some("write one SELECT; data is changed in the database itself".to_owned()),
            Self::NoTls => {
                Some("reach it through a local proxy or tunnel that adds TLS, with sslmode=disable".to_owned())
            }
            Self::Memory { .. } | Self::Long { .. } => {
                Some("let the query return fewer or shorter values, or sort and group less".to_owned())
            }
            Self::Timeout => Some("let the query do less, or raise the timeout".to_owned()),
            Self::Address | Self::Unreachable { .. } | Self::Privileged { .. } => None,
        }
    }
}
