//! Why a query gave no rows. Words for the author of the query: no address, no name of an account.

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DatabaseError {
    #[error("the address of the database is not understood: expected postgresql://..., mysql://... or mariadb://...")]
    Address,
    #[error("the database does not answer: {reason}")]
    Unreachable { reason: String },
    /// What the engine said about the query.
    #[error("{message}")]
    Query { message: String, hint: Option<String> },
    #[error("only a query that returns rows is allowed here: {reason}")]
    NotAQuery { reason: String },
    #[error("the account of the database may {what}; connect with one that may only read tables")]
    Privileged { what: &'static str },
    #[error("column '{column}' has the type {kind}, which has no form here")]
    Type { column: String, kind: String },
    #[error("{message}")]
    Parameters { message: String },
    #[error("the query took too long")]
    Timeout,
}

impl DatabaseError {
    /// One sentence that says what to do.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Query { hint, .. } => hint.clone(),
            Self::Type { column, .. } => Some(format!("write cast({column} as text) in the query")),
            Self::NotAQuery { .. } => Some("write one SELECT; data changes in the database itself".to_owned()),
            _ => None,
        }
    }
}
