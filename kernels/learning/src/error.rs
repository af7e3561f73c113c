//! What can be wrong with rows, with options or with a saved model.

use thiserror::Error;

#[derive(Debug, Clone, PartialEq, Error)]
pub enum Error {
    #[error("there are no rows to fit")]
    NoRows,
    #[error("there are no columns to fit")]
    NoColumns,
    #[error("{n_rows} rows have {n_targets} values to predict")]
    Length { n_rows: usize, n_targets: usize },
    #[error("row {row}, column {column}: {value} is not a finite number", row = row + 1, column = column + 1)]
    NotFinite { row: usize, column: usize, value: f64 },
    #[error("row {row}: the value to predict, {value}, is not a finite number", row = row + 1)]
    TargetNotFinite { row: usize, value: f64 },
    #[error("the model was fitted with {wanted} columns, found {found}")]
    Columns { wanted: usize, found: usize },
    #[error("{name} must be {rule}, found {found}")]
    Parameter { name: &'static str, rule: &'static str, found: String },
    #[error("all rows are of one class; a classifier needs two or more")]
    OneClass,
    #[error("{n_classes} classes are more than the {limit} possible here; are the values numbers to be predicted?")]
    TooManyClasses { n_classes: usize, limit: usize },
    #[error(
        "the columns separate the classes perfectly, so that without a penalty the coefficients grow without end; give C, \
         such as C=1.0"
    )]
    Separated,
    #[error("the fit did not reach finite numbers: the values are too large or differ too much in size")]
    Overflow,
    #[error("n_clusters={n_clusters} needs at least as many rows, found {n_rows}")]
    TooFewRows { n_clusters: usize, n_rows: usize },
    #[error("{reason}")]
    Saved { reason: String },
    #[error("saved by a newer version of the program (format {found}, this one reads {supported})")]
    SavedByNewer { found: u32, supported: u32 },
}

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub(crate) fn parameter(name: &'static str, rule: &'static str, found: impl ToString) -> Self {
        Self::Parameter { name, rule, found: found.to_string() }
    }

    pub(crate) fn saved(reason: impl Into<String>) -> Self {
        Self::Saved { reason: reason.into() }
    }
}
