//! Everything that can be set before a model is fitted, with the original's names and defaults.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Growth {
    #[default]
    Linear,
    Logistic,
    Flat,
}

/// Is an effect added to the trend, or does it multiply it?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    #[default]
    Additive,
    Multiplicative,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scaling {
    #[default]
    AbsMax,
    MinMax,
}

/// A built-in seasonality: `Auto` looks at length and spacing of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seasonal {
    #[default]
    Auto,
    On,
    Off,
    Order(usize),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Seasonality {
    pub name: String,
    /// In days.
    pub period: f64,
    pub fourier_order: usize,
    #[serde(default)]
    pub prior_scale: Option<f64>,
    #[serde(default)]
    pub mode: Option<Mode>,
    /// The name of a column of truths that says where the effect is on.
    #[serde(default)]
    pub condition: Option<String>,
}

/// One occurrence of a holiday; several with one name share their effect.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Holiday {
    pub holiday: String,
    /// Microseconds since 1970; only the day counts.
    pub ds: i64,
    #[serde(default)]
    pub lower_window: i32,
    #[serde(default)]
    pub upper_window: i32,
    #[serde(default)]
    pub prior_scale: Option<f64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Regressor {
    pub name: String,
    #[serde(default)]
    pub prior_scale: Option<f64>,
    /// `None`: unless it holds only zeros and ones.
    #[serde(default)]
    pub standardize: Option<bool>,
    #[serde(default)]
    pub mode: Option<Mode>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub growth: Growth,
    /// Microseconds since 1970; `None` lets the history choose `n_changepoints` of them.
    pub changepoints: Option<Vec<i64>>,
    pub n_changepoints: usize,
    pub changepoint_range: f64,
    pub changepoint_prior_scale: f64,
    pub yearly_seasonality: Seasonal,
    pub weekly_seasonality: Seasonal,
    pub daily_seasonality: Seasonal,
    pub seasonality_mode: Mode,
    pub seasonality_prior_scale: f64,
    /// `None`: as `seasonality_mode`.
    pub holidays_mode: Option<Mode>,
    pub holidays_prior_scale: f64,
    pub interval_width: f64,
    /// Simulated futures behind the intervals; 0 leaves intervals out.
    pub uncertainty_samples: usize,
    pub seed: u64,
    pub scaling: Scaling,
    pub seasonalities: Vec<Seasonality>,
    pub holidays: Vec<Holiday>,
    pub regressors: Vec<Regressor>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            growth: Growth::Linear,
            changepoints: None,
            n_changepoints: 25,
            changepoint_range: 0.8,
            changepoint_prior_scale: 0.05,
            yearly_seasonality: Seasonal::Auto,
            weekly_seasonality: Seasonal::Auto,
            daily_seasonality: Seasonal::Auto,
            seasonality_mode: Mode::Additive,
            seasonality_prior_scale: 10.0,
            holidays_mode: None,
            holidays_prior_scale: 10.0,
            interval_width: 0.8,
            uncertainty_samples: 1000,
            seed: 0,
            scaling: Scaling::AbsMax,
            seasonalities: Vec::new(),
            holidays: Vec::new(),
            regressors: Vec::new(),
        }
    }
}

const MOST_SAMPLES: usize = 100_000;
const MOST_CHANGEPOINTS: usize = 1_000;
const WIDEST_WINDOW: i32 = 366;

impl Options {
    pub(crate) fn holidays_mode(&self) -> Mode {
        self.holidays_mode.unwrap_or(self.seasonality_mode)
    }

    pub(crate) fn check(&self) -> Result<()> {
        let rule = |holds: bool, name: &'static str, rule: &'static str| {
            if holds { Ok(()) } else { Err(Error::Parameter { name, rule }) }
        };
        rule((0.0..=1.0).contains(&self.changepoint_range), "changepoint_range", "must be in [0, 1]")?;
        rule(self.interval_width > 0.0 && self.interval_width < 1.0, "interval_width", "must be above 0 and below 1")?;
        rule(is_positive(self.changepoint_prior_scale), "changepoint_prior_scale", "must be above 0")?;
        rule(is_positive(self.seasonality_prior_scale), "seasonality_prior_scale", "must be above 0")?;
        rule(is_positive(self.holidays_prior_scale), "holidays_prior_scale", "must be above 0")?;
        rule(self.uncertainty_samples <= MOST_SAMPLES, "uncertainty_samples", "must be at most 100000")?;
        rule(self.n_changepoints <= MOST_CHANGEPOINTS, "n_changepoints", "must be at most 1000")?;
        let n_explicit = self.changepoints.as_ref().map_or(0, Vec::len);
        rule(n_explicit <= MOST_CHANGEPOINTS, "changepoints", "must have at most 1000 dates")?;
        self.check_seasonalities()?;
        self.check_holidays()?;
        self.check_regressors()
    }

    fn check_seasonalities(&self) -> Result<()> {
        for (place, one) in self.seasonalities.iter().enumerate() {
            if !["daily", "weekly", "yearly"].contains(&one.name.as_str()) {
                check_name(&one.name)?;
            }
            if self.seasonalities[..place].iter().any(|other| other.name == one.name) {
                return Err(taken(&one.name, "a seasonality"));
            }
            if !is_positive(one.period) {
                return Err(Error::Period { name: one.name.clone() });
            }
            if one.fourier_order == 0 {
                return Err(Error::FourierOrder);
            }
            if one.prior_scale.is_some_and(|scale| !is_positive(scale)) {
                return Err(Error::PriorScale);
            }
            if let Some(condition) = &one.condition {
                check_name(condition)?;
            }
        }
        Ok(())
    }

    fn check_holidays(&self) -> Result<()> {
        let mut priors: BTreeMap<&str, Option<f64>> = BTreeMap::new();
        for one in &self.holidays {
            check_name(&one.holiday)?;
            if one.lower_window > 0 || one.lower_window < -WIDEST_WINDOW {
                return Err(Error::LowerWindow);
            }
            if one.upper_window < 0 || one.upper_window > WIDEST_WINDOW {
                return Err(Error::UpperWindow);
            }
            if one.prior_scale.is_some_and(|scale| !is_positive(scale)) {
                return Err(Error::PriorScale);
            }
            if *priors.entry(&one.holiday).or_insert(one.prior_scale) != one.prior_scale {
                return Err(Error::HolidayPrior { name: one.holiday.clone() });
            }
            if self.seasonalities.iter().any(|other| other.name == one.holiday) {
                return Err(taken(&one.holiday, "a seasonality"));
            }
        }
        Ok(())
    }

    fn check_regressors(&self) -> Result<()> {
        for (place, one) in self.regressors.iter().enumerate() {
            check_name(&one.name)?;
            if self.regressors[..place].iter().any(|other| other.name == one.name) {
                return Err(taken(&one.name, "an added regressor"));
            }
            if self.seasonalities.iter().any(|other| other.name == one.name) {
                return Err(taken(&one.name, "a seasonality"));
            }
            if self.holidays.iter().any(|other| other.holiday == one.name) {
                return Err(taken(&one.name, "a holiday"));
            }
            if one.prior_scale.is_some_and(|scale| !is_positive(scale)) {
                return Err(Error::PriorScale);
            }
        }
        Ok(())
    }
}

fn is_positive(value: f64) -> bool {
    value > 0.0 && value.is_finite()
}

fn taken(name: &str, used_for: &'static str) -> Error {
    Error::NameTaken { name: name.to_owned(), used_for }
}

const RESERVED: [&str; 11] = [
    "trend",
    "additive_terms",
    "daily",
    "weekly",
    "yearly",
    "holidays",
    "zeros",
    "extra_regressors_additive",
    "yhat",
    "extra_regressors_multiplicative",
    "multiplicative_terms",
];

/// Columns of the forecast may not be hidden by a name of the caller.
fn check_name(name: &str) -> Result<()> {
    if name.contains("_delim_") {
        return Err(Error::DelimiterInName);
    }
    let stem = name.strip_suffix("_lower").or_else(|| name.strip_suffix("_upper")).unwrap_or(name);
    let is_column = ["ds", "y", "cap", "floor", "y_scaled", "cap_scaled"].contains(&name);
    if is_column || RESERVED.contains(&stem) {
        return Err(Error::ReservedName { name: name.to_owned() });
    }
    Ok(())
}
