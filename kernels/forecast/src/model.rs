//! A fitted Prophet model: its options, its history and what it found. Saved as JSON with a version.

use serde::{Deserialize, Serialize};

use crate::auto;
use crate::calendar::{check_dates, day_of};
use crate::columns::Columns;
use crate::error::{Error, Result};
use crate::features::{Features, Wave};
use crate::fit;
use crate::frequency::Frequency;
use crate::options::{Growth, Mode, Options};
use crate::posterior::{N_TREND, Problem};
use crate::scale::Scale;

/// The format that `to_json` writes.
const FORMAT: u32 = 1;

/// The rows a model was fitted to: sorted, without missing values.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct History {
    pub ds: Vec<i64>,
    pub y: Vec<f64>,
    pub columns: Columns,
}

/// In units of the fit: values over their scale, time from 0 to 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Parameters {
    pub k: f64,
    pub m: f64,
    pub delta: Vec<f64>,
    pub beta: Vec<f64>,
    pub sigma: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Model {
    pub(crate) format: u32,
    pub(crate) options: Options,
    pub(crate) history: History,
    /// Every different date that was given, even without a value.
    pub(crate) dates: Vec<i64>,
    pub(crate) scale: Scale,
    pub(crate) waves: Vec<Wave>,
    pub(crate) changepoints: Vec<i64>,
    pub(crate) changepoints_t: Vec<f64>,
    pub(crate) parameters: Parameters,
    pub(crate) objective: f64,
    pub(crate) warnings: Vec<String>,
}

impl Model {
    /// Dates are microseconds since 1970, in any order; rows whose value is NaN are left out.
    pub fn fit(options: Options, ds: &[i64], y: &[f64], columns: &Columns) -> Result<Self> {
        options.check()?;
        check_dates(ds)?;
        check_dates(options.changepoints.as_deref().unwrap_or_default())?;
        check_dates(&options.holidays.iter().map(|one| one.ds).collect::<Vec<_>>())?;
        if y.len() != ds.len() {
            return Err(Error::Length { column: "y".to_owned(), wanted: ds.len(), found: y.len() });
        }
        if y.iter().any(|value| value.is_infinite()) {
            return Err(Error::Infinity { column: "y".to_owned() });
        }
        let mut places: Vec<usize> = (0..ds.len()).filter(|place| !y[*place].is_nan()).collect();
        if places.len() < 2 {
            return Err(Error::TooFewRows);
        }
        places.sort_by_key(|place| ds[*place]);
        // A gap in a column does no harm in a row that is left out.
        let history = History {
            ds: places.iter().map(|place| ds[*place]).collect(),
            y: places.iter().map(|place| y[*place]).collect(),
            columns: checked_pick(columns, ds.len(), &places)?,
        };
        let mut dates = ds.to_vec();
        dates.sort_unstable();
        dates.dedup();
        Self::of_history(options, history, dates)
    }

    fn of_history(options: Options, history: History, dates: Vec<i64>) -> Result<Self> {
        let mut warnings = Vec::new();
        let ds = &history.ds;
        let scale = Scale::of(&options, ds, &history.y, &history.columns)?;
        let waves = auto::waves(&options, ds, &mut warnings);
        let changepoints = auto::changepoints(&options, ds)?;
        // Without changepoints the original still has one, at the start, and adds it to the rate afterwards.
        let changepoints_t = if changepoints.is_empty() { vec![0.0] } else { scale.times(&changepoints) };
        let features = Features::new(&options, &waves)?;
        let prepared = Prepared::of(&options, &history, &scale, &features)?;
        let problem = prepared.problem(&options, &features, &changepoints_t);
        let fitted = if is_constant(&history.y) && options.growth != Growth::Logistic {
            fit::Fitted { unknowns: problem.start(), sigma: 1e-9, objective: f64::MIN, n_silent: 0 }
        } else {
            fit::fit(&problem, &problem.start())
        };
        if !(fitted.sigma.is_finite() && fitted.objective.is_finite())
            || fitted.unknowns.iter().any(|value| !value.is_finite())
        {
            return Err(Error::NotFinite);
        }
        for name in features.unseen(&prepared.matrix, ds.len()) {
            warnings.push(format!("'{name}' is nowhere in the history: its effect is taken to be zero"));
        }
        if fitted.n_silent > 0 {
            warnings.push(open_combinations(&waves, ds));
        }
        let parameters = parameters(&fitted, problem.first_weight(), changepoints.is_empty());
        let objective = fitted.objective;
        Ok(Self {
            format: FORMAT,
            options,
            history,
            dates,
            scale,
            waves,
            changepoints,
            changepoints_t,
            parameters,
            objective,
            warnings,
        })
    }

    /// The negative log posterior of any parameters for this model's history: the lower, the better the fit.
    pub fn objective_of(&self, parameters: &Parameters) -> Result<f64> {
        let features = Features::new(&self.options, &self.waves)?;
        let prepared = Prepared::of(&self.options, &self.history, &self.scale, &features)?;
        let problem = prepared.problem(&self.options, &features, &self.changepoints_t);
        let unknowns: Vec<f64> =
            [parameters.k, parameters.m].iter().chain(&parameters.delta).chain(&parameters.beta).copied().collect();
        if unknowns.len() != problem.n_unknowns() || parameters.delta.len() != self.changepoints_t.len() {
            let (wanted, found) = (problem.n_unknowns(), unknowns.len());
            return Err(Error::Length { column: "parameters".to_owned(), wanted, found });
        }
        Ok(problem.objective(&unknowns, problem.squares(&unknowns), parameters.sigma))
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The deviation of the noise, in units of the values.
    pub fn noise(&self) -> f64 {
        self.parameters.sigma * self.scale.y_unit
    }

    /// The negative log posterior, without its constant.
    pub fn objective(&self) -> f64 {
        self.objective
    }

    /// What the caller should know about the fit, in sentences.
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    pub fn changepoints(&self) -> &[i64] {
        &self.changepoints
    }

    /// Seasonalities in use, those chosen by the history among them.
    pub fn seasonalities(&self) -> &[Wave] {
        &self.waves
    }

    /// The dates of the history, if wanted, and those that follow; without a frequency it is inferred.
    pub fn make_future(&self, periods: usize, frequency: Option<Frequency>, include_history: bool) -> Result<Vec<i64>> {
        let frequency = frequency.map_or_else(|| Frequency::infer(&self.dates), Ok)?;
        let last = self.dates[self.dates.len() - 1];
        let mut made = if include_history { self.dates.clone() } else { Vec::new() };
        made.extend(frequency.after(last, periods)?);
        Ok(made)
    }

    pub fn to_json(&self) -> Result<String> {
        serde_json::to_string(self).map_err(|error| Error::Saved { reason: error.to_string() })
    }

    /// Checks everything that predicting relies on, so that a file changed by hand cannot end the program.
    pub fn from_json(text: &str) -> Result<Self> {
        let saved = |reason: &str| Error::Saved { reason: reason.to_owned() };
        let value = crate::saved::read(text, FORMAT)?;
        let model: Self = serde_json::from_value(value).map_err(|error| saved(&error.to_string()))?;
        model.options.check()?;
        let History { ds, y, columns } = &model.history;
        for dates in [ds, &model.dates, &model.changepoints] {
            check_dates(dates)?;
            if !dates.is_sorted() {
                return Err(saved("dates out of order"));
            }
        }
        columns.check(ds.len())?;
        let n_features = Features::new(&model.options, &model.waves)?.list.len();
        let fits = ds.len() > 1
            && y.len() == ds.len()
            && !model.dates.is_empty()
            && model.scale.span > 0
            && model.scale.start == ds[0]
            && model.scale.regressors.len() == model.options.regressors.len()
            && model.parameters.beta.len() == n_features
            && model.parameters.delta.len() == model.changepoints_t.len()
            && model.changepoints.len().max(1) == model.changepoints_t.len();
        if fits { Ok(model) } else { Err(saved("its parts do not fit together")) }
    }
}

/// The history in units of the fit.
struct Prepared {
    t: Vec<f64>,
    y: Vec<f64>,
    cap: Vec<f64>,
    matrix: Vec<f64>,
}

impl Prepared {
    fn of(options: &Options, history: &History, scale: &Scale, features: &Features) -> Result<Self> {
        let History { ds, y, columns } = history;
        let floor = scale.floor(ds.len(), columns)?;
        let cap = scale.cap(options.growth, &floor, columns)?;
        let y = y.iter().zip(&floor).map(|(value, floor)| (value - floor) / scale.y_unit).collect();
        Ok(Self { t: scale.times(ds), y, cap, matrix: features.matrix(ds, columns, scale)? })
    }

    fn problem<'a>(&'a self, options: &Options, features: &Features, changepoints: &'a [f64]) -> Problem<'a> {
        Problem {
            growth: options.growth,
            t: &self.t,
            y: &self.y,
            cap: &self.cap,
            changepoints,
            features: &self.matrix,
            is_multiplicative: features.list.iter().map(|one| one.mode == Mode::Multiplicative).collect(),
            prior_scales: features.list.iter().map(|one| one.prior_scale).collect(),
            tau: options.changepoint_prior_scale,
        }
    }
}

fn is_constant(values: &[f64]) -> bool {
    values.iter().all(|value| value.to_bits() == values[0].to_bits())
}

fn checked_pick(columns: &Columns, n_rows: usize, places: &[usize]) -> Result<Columns> {
    let lengths = [("cap", &columns.cap), ("floor", &columns.floor)];
    let named = lengths.into_iter().filter_map(|(name, values)| values.as_ref().map(|values| (name, values.len())));
    let regressors = columns.regressors.iter().map(|(name, values)| (name.as_str(), values.len()));
    let conditions = columns.conditions.iter().map(|(name, values)| (name.as_str(), values.len()));
    for (name, found) in named.chain(regressors).chain(conditions) {
        if found != n_rows {
            return Err(Error::Length { column: name.to_owned(), wanted: n_rows, found });
        }
    }
    let picked = columns.pick(places);
    picked.check(places.len())?;
    Ok(picked)
}

fn parameters(fitted: &fit::Fitted, first_weight: usize, without_changepoints: bool) -> Parameters {
    let mut k = fitted.unknowns[0];
    let mut delta = fitted.unknowns[N_TREND..first_weight].to_vec();
    if without_changepoints {
        k += delta[0];
        delta[0] = 0.0;
    }
    let beta = fitted.unknowns[first_weight..].to_vec();
    Parameters { k, m: fitted.unknowns[1], delta, beta, sigma: fitted.sigma }
}

const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// Says which part of which effect the history leaves open.
fn open_combinations(waves: &[Wave], ds: &[i64]) -> String {
    let mut seen = [false; 7];
    for date in ds {
        let weekday = usize::try_from(orchestrator_calendar::weekday(day_of(*date))).unwrap_or(0);
        seen[weekday] = true;
    }
    let missing: Vec<&str> = WEEKDAYS.iter().zip(seen).filter(|(_, seen)| !seen).map(|(name, _)| *name).collect();
    let has_week = waves.iter().any(|wave| wave.name == "weekly");
    if has_week && !missing.is_empty() {
        format!(
            "the history has no values on {}: the weekly effect of these days is a guess near the rest of the week; \
             forecast only days of the kind that the history has",
            missing.join(", ")
        )
    } else {
        "the history does not tell some effects apart: their sum is fitted where there are values, and elsewhere it is \
         a guess; forecast only dates of the kind that the history has"
            .to_owned()
    }
}
