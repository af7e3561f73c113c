//! Forecasts of time series over slices of numbers: Prophet's model, exponential smoothing, plain baselines.
//!
//! No files, no threads, no clock. Feature engineering is our own: the one crate that has it keeps features in an
//! unordered map and draws intervals from an unseeded generator. The same input gives the same bits.

mod auto;
mod baselines;
mod calendar;
mod columns;
mod dense;
mod descent;
mod error;
pub mod ets;
mod features;
mod fit;
mod frequency;
mod identify;
mod lasso;
mod model;
mod normal;
mod options;
mod performance;
mod posterior;
mod predict;
mod saved;
mod scale;
mod simulate;
mod trend;
mod validation;
pub mod winters;

pub use baselines::{Ahead, drift, naive, seasonal_naive};
pub use calendar::DAY;
pub use columns::Columns;
pub use error::{Error, Result};
pub use features::Wave;
pub use frequency::Frequency;
pub use model::{History, Model, Parameters};
pub use options::{Growth, Holiday, Mode, Options, Regressor, Scaling, Seasonal, Seasonality};
pub use performance::{Performance, performance_metrics};
pub use predict::{Component, Forecast};
pub use simulate::Interval;
pub use validation::{Validation, cross_validation, cross_validation_at};
