//! Forecasts from points of the past, compared with what came: the original's cross-validation.

use crate::error::{Error, Result};
use crate::model::Model;
use crate::options::{Options, Seasonal, Seasonality};
use crate::simulate::Interval;

/// One row for each date that was forecast from a cutoff. Lengths of time are microseconds.
#[derive(Debug, Clone, PartialEq)]
pub struct Validation {
    pub ds: Vec<i64>,
    pub yhat: Vec<f64>,
    /// `None` when the model draws no samples.
    pub yhat_interval: Option<Interval>,
    pub y: Vec<f64>,
    pub cutoff: Vec<i64>,
    pub warnings: Vec<String>,
}

const MOST_CUTOFFS: usize = 10_000;

/// Refits the model at cutoffs `period` apart, the last one `horizon` before the end, the first with at least `initial`
/// of history. Left out, `period` is half the horizon, and `initial` three horizons or the longest season.
pub fn cross_validation(model: &Model, horizon: i64, period: Option<i64>, initial: Option<i64>) -> Result<Validation> {
    let longest = longest_season(model);
    let period = period.unwrap_or(horizon / 2);
    let initial = initial.unwrap_or_else(|| horizon.saturating_mul(3).max(longest));
    for (name, value) in [("horizon", horizon), ("period", period)] {
        if value <= 0 {
            return Err(Error::NotPositive { name });
        }
    }
    let cutoffs = cutoffs(&model.history.ds, horizon, initial, period)?;
    validate(model, horizon, &cutoffs, initial)
}

/// The same at cutoffs of the caller's choice.
pub fn cross_validation_at(model: &Model, horizon: i64, cutoffs: &[i64]) -> Result<Validation> {
    let ds = &model.history.ds;
    let (Some(first), Some(last)) = (cutoffs.iter().min(), cutoffs.iter().max()) else {
        return Err(Error::LessThanInitial);
    };
    if horizon <= 0 {
        return Err(Error::NotPositive { name: "horizon" });
    }
    if *first <= ds[0] {
        return Err(Error::CutoffBeforeHistory);
    }
    if *last > ds[ds.len() - 1].saturating_sub(horizon) {
        return Err(Error::CutoffAfterHistory);
    }
    validate(model, horizon, cutoffs, cutoffs[0] - ds[0])
}

fn validate(model: &Model, horizon: i64, cutoffs: &[i64], initial: i64) -> Result<Validation> {
    let mut made = Validation {
        ds: Vec::new(),
        yhat: Vec::new(),
        yhat_interval: (model.options.uncertainty_samples > 0)
            .then(|| Interval { lower: Vec::new(), upper: Vec::new() }),
        y: Vec::new(),
        cutoff: Vec::new(),
        warnings: Vec::new(),
    };
    if initial < longest_season(model) {
        made.warnings.push(format!(
            "Seasonality has period of {} days which is larger than initial window. Consider increasing initial.",
            longest_days(model)
        ));
    }
    for cutoff in cutoffs {
        forecast_from(model, horizon, *cutoff, &mut made)?;
    }
    Ok(made)
}

fn forecast_from(model: &Model, horizon: i64, cutoff: i64, made: &mut Validation) -> Result<()> {
    let history = &model.history;
    let n_known = history.ds.partition_point(|date| *date <= cutoff);
    let n_seen = history.ds.partition_point(|date| *date <= cutoff.saturating_add(horizon));
    if n_known < 2 {
        return Err(Error::CutoffTooEarly);
    }
    if n_seen == n_known {
        return Ok(());
    }
    let known: Vec<usize> = (0..n_known).collect();
    let ahead: Vec<usize> = (n_known..n_seen).collect();
    let options = options_at(model, history.ds[n_known - 1]);
    let columns = history.columns.pick(&known);
    let refitted = Model::fit(options, &history.ds[..n_known], &history.y[..n_known], &columns)?;
    let forecast = refitted.predict(&history.ds[n_known..n_seen], &history.columns.pick(&ahead))?;
    if let (Some(all), Some(own)) = (&mut made.yhat_interval, forecast.yhat_interval) {
        all.lower.extend(own.lower);
        all.upper.extend(own.upper);
    }
    made.ds.extend(forecast.ds);
    made.yhat.extend(forecast.yhat);
    made.y.extend(&history.y[n_known..n_seen]);
    made.cutoff.extend(vec![cutoff; n_seen - n_known]);
    Ok(())
}

/// The model's options for a shorter history: seasonalities as they were chosen, changepoints before its end.
fn options_at(model: &Model, last: i64) -> Options {
    let given = model.options.changepoints.as_ref();
    Options {
        changepoints: given.map(|dates| dates.iter().copied().filter(|date| *date < last).collect()),
        n_changepoints: if given.is_some() { model.options.n_changepoints } else { model.changepoints.len() },
        yearly_seasonality: Seasonal::Off,
        weekly_seasonality: Seasonal::Off,
        daily_seasonality: Seasonal::Off,
        seasonalities: model
            .waves
            .iter()
            .map(|wave| Seasonality {
                name: wave.name.clone(),
                period: wave.period,
                fourier_order: wave.fourier_order,
                prior_scale: Some(wave.prior_scale),
                mode: Some(wave.mode),
                condition: wave.condition.clone(),
            })
            .collect(),
        ..model.options.clone()
    }
}

fn longest_days(model: &Model) -> f64 {
    model.waves.iter().map(|wave| wave.period).fold(0.0, f64::max)
}

#[expect(clippy::cast_possible_truncation, reason = "a cast to i64 stays within its range")]
fn longest_season(model: &Model) -> i64 {
    (longest_days(model) * 86_400e6) as i64
}

/// From the end backwards, jumping over gaps without data; returned in order.
fn cutoffs(ds: &[i64], horizon: i64, initial: i64, period: i64) -> Result<Vec<i64>> {
    let (first, last) = (ds[0], ds[ds.len() - 1]);
    let mut cutoff = last.saturating_sub(horizon);
    if cutoff < first {
        return Err(Error::LessThanHorizon);
    }
    let mut made = vec![cutoff];
    while made[made.len() - 1] >= first.saturating_add(initial) {
        if made.len() > MOST_CUTOFFS {
            return Err(Error::Parameter {
                name: "period",
                rule: "is so short that more than 10000 forecasts would be made",
            });
        }
        cutoff = cutoff.saturating_sub(period);
        let n_known = ds.partition_point(|date| *date <= cutoff);
        let n_seen = ds.partition_point(|date| *date <= cutoff.saturating_add(horizon));
        if n_known == n_seen && cutoff > first {
            cutoff = ds[n_known - 1].saturating_sub(horizon);
        }
        made.push(cutoff);
    }
    made.pop();
    if made.is_empty() {
        return Err(Error::LessThanInitial);
    }
    made.reverse();
    Ok(made)
}
