//! Statistics on slices: no Python, no frames, no files.
//!
//! Numbers agree with scipy, scikit-learn and statsmodels on recorded cases (`tests/golden`). Each
//! module says what it does with NaN. Long loops have no stop of their own: a caller that must be
//! able to stop runs them in a worker that can be killed.
//!
//! Where scipy approximates and this does not: Kolmogorov-Smirnov beyond 10^6 values, and the F
//! distribution with millions of degrees of freedom. Where statsmodels fits as many coefficients as
//! there are values (`adfuller` of a very short series), this takes fewer lags.

#![expect(clippy::float_cmp, reason = "ties, flat samples and the ends of ranges are exact")]
#![expect(clippy::many_single_char_names, reason = "formulas keep the letters of their papers")]

mod bessel;
pub mod correlation;
pub mod density;
pub mod describe;
pub mod distributions;
pub mod drift;
mod elliptic;
pub mod error;
pub mod functions;
mod hypergeometric;
pub mod hypothesis;
mod integrals;
mod kolmogorov;
pub mod metrics;
mod more_functions;
pub mod multiple;
pub mod noncentral;
pub mod numbers;
pub mod outliers;
mod quantiles;
pub mod ranks;
pub mod series;
mod sorting;
mod special;
mod stationarity;

pub use distributions::Alternative;
pub use error::StatisticsError;
