//! What can be wrong with a series, with options or with a saved model. Where the original has words for it, these are
//! its words.

use thiserror::Error;

#[derive(Debug, Clone, PartialEq, Error)]
pub enum Error {
    #[error("Dataframe has less than 2 non-NaN rows.")]
    TooFewRows,
    #[error("Dataframe has no rows.")]
    NoRows,
    #[error("Found infinity in column {column}.")]
    Infinity { column: String },
    #[error("Found NaN in column '{column}'")]
    Missing { column: String },
    #[error("all rows have the same date: a trend needs at least two different dates")]
    OneDate,
    #[error("dates must lie between the years -9999 and 9999")]
    DateOutOfRange,
    #[error("column '{column}' has {found} values, but there are {wanted} dates")]
    Length { column: String, wanted: usize, found: usize },
    #[error("Parameter \"{name}\" {rule}")]
    Parameter { name: &'static str, rule: &'static str },
    #[error("Changepoints must fall within training data.")]
    ChangepointOutside,
    #[error("Expected column \"floor\".")]
    FloorMissing,
    #[error("Capacities must be supplied for logistic growth in column \"cap\"")]
    CapMissing,
    #[error("cap must be greater than floor (which defaults to 0).")]
    CapBelowFloor,
    #[error("Regressor '{name}' missing from dataframe")]
    RegressorMissing { name: String },
    #[error("Condition '{name}' missing from dataframe")]
    ConditionMissing { name: String },
    #[error("Name '{name}' is reserved.")]
    ReservedName { name: String },
    #[error("Name cannot contain \"_delim_\"")]
    DelimiterInName,
    #[error("Name '{name}' already used for {used_for}.")]
    NameTaken { name: String, used_for: &'static str },
    #[error("Prior scale must be > 0")]
    PriorScale,
    #[error("Fourier Order must be > 0")]
    FourierOrder,
    #[error("seasonality '{name}' needs a period above zero days")]
    Period { name: String },
    #[error("Holiday lower_window should be <= 0")]
    LowerWindow,
    #[error("Holiday upper_window should be >= 0")]
    UpperWindow,
    #[error("Holiday '{name}' does not have consistent prior scale specification.")]
    HolidayPrior { name: String },
    #[error("the model would have {found} seasonal, holiday and regressor columns; at most {limit} are possible")]
    TooManyColumns { found: usize, limit: usize },
    #[error("Unable to infer `freq`")]
    UnknownSpacing,
    #[error(
        "unknown frequency '{text}': use a number and one of s, min, h, D, B, W, W-MON ... W-SUN, MS, ME, QS, QE, YS, YE"
    )]
    Frequency { text: String },
    #[error("Less data than horizon.")]
    LessThanHorizon,
    #[error("Less data than horizon after initial window. Make horizon or initial shorter.")]
    LessThanInitial,
    #[error("{name} must be above zero")]
    NotPositive { name: &'static str },
    #[error("Less than two datapoints before cutoff. Increase initial window.")]
    CutoffTooEarly,
    #[error("Minimum cutoff value is not strictly greater than min date in history")]
    CutoffBeforeHistory,
    #[error("Maximum cutoff value is greater than end date minus horizon, no value for cross-validation remaining")]
    CutoffAfterHistory,
    #[error("the fit did not reach finite numbers: the values differ too much in size")]
    NotFinite,
    #[error("this is not a saved forecast model: {reason}")]
    Saved { reason: String },
    #[error("saved by a newer version of the program (format {found}, this one reads {supported})")]
    SavedByNewer { found: u32, supported: u32 },
    #[error("a season needs at least 2 periods")]
    SeasonTooShort,
    #[error("{n_values} values are too few: this model needs at least {needed}")]
    TooFewValues { n_values: usize, needed: usize },
    #[error("a multiplicative model needs values above zero")]
    NotAllPositive,
}

pub type Result<T> = std::result::Result<T, Error>;
