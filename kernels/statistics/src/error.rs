//! What can be wrong with the input, in words that a guest may read.

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StatisticsError {
    #[error("{what} needs at least {least} {of}, found {found}")]
    TooFew { what: &'static str, of: &'static str, least: usize, found: usize },
    #[error("{what} needs sequences of the same length, found {first} and {second}")]
    Lengths { what: &'static str, first: usize, second: usize },
    #[error("{what} has no answer: the values do not vary")]
    Constant { what: &'static str },
    #[error("{what} wants {wanted}, found {found}")]
    Wanted { what: &'static str, wanted: &'static str, found: String },
    #[error("{what} has no exact answer for {found} values, use the approximation")]
    TooLarge { what: &'static str, found: usize },
}

impl StatisticsError {
    pub(crate) fn wanted(what: &'static str, wanted: &'static str, found: impl ToString) -> Self {
        Self::Wanted { what, wanted, found: found.to_string() }
    }
}

pub type Result<T> = std::result::Result<T, StatisticsError>;

pub(crate) fn require(what: &'static str, of: &'static str, least: usize, found: usize) -> Result<()> {
    if found < least { Err(StatisticsError::TooFew { what, of, least, found }) } else { Ok(()) }
}

pub(crate) fn same_length(what: &'static str, first: usize, second: usize) -> Result<()> {
    if first == second { Ok(()) } else { Err(StatisticsError::Lengths { what, first, second }) }
}

/// For measures that refuse what is not a number, as scikit-learn's do.
pub(crate) fn all_finite(what: &'static str, values: &[f64]) -> Result<()> {
    match values.iter().find(|value| !value.is_finite()) {
        None => Ok(()),
        Some(value) => Err(StatisticsError::wanted(what, "finite numbers", value)),
    }
}
