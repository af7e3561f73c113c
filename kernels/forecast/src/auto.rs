//! What a model decides from its history: which seasonalities it has, and where its trend may turn.

use crate::calendar::DAY;
use crate::error::{Error, Result};
use crate::features::Wave;
use crate::options::{Options, Seasonal};

/// The seasonalities of the options, then those left to the history.
pub(crate) fn waves(options: &Options, ds: &[i64], warnings: &mut Vec<String>) -> Vec<Wave> {
    let mut made: Vec<Wave> = options
        .seasonalities
        .iter()
        .map(|one| Wave {
            name: one.name.clone(),
            period: one.period,
            fourier_order: one.fourier_order,
            prior_scale: one.prior_scale.unwrap_or(options.seasonality_prior_scale),
            mode: one.mode.unwrap_or(options.seasonality_mode),
            condition: one.condition.clone(),
        })
        .collect();
    let length = ds[ds.len() - 1] - ds[0];
    let spacing = ds.windows(2).map(|pair| pair[1] - pair[0]).filter(|step| *step != 0).min().unwrap_or(0);
    let too_short_for_years = length < 730 * DAY;
    let built_in = [
        ("yearly", options.yearly_seasonality, too_short_for_years, 10, 365.25),
        ("weekly", options.weekly_seasonality, length < 14 * DAY || spacing >= 7 * DAY, 3, 7.0),
        ("daily", options.daily_seasonality, length < 2 * DAY || spacing >= DAY, 4, 1.0),
    ];
    for (name, choice, is_unfit, default_order, period) in built_in {
        let own = made.iter().position(|wave| wave.name == name);
        let fourier_order = match choice {
            Seasonal::Auto if own.is_some() || is_unfit => 0,
            Seasonal::Auto | Seasonal::On => default_order,
            Seasonal::Off => 0,
            Seasonal::Order(order) => order,
        };
        if fourier_order == 0 {
            continue;
        }
        if name == "yearly" && too_short_for_years {
            warnings.push(
                "Yearly seasonality is enabled with less than 730 days (approximately 2 years) of history. \
                 The model may be under-identified: consider disabling it or providing more history."
                    .to_owned(),
            );
        }
        let wave = Wave {
            name: name.to_owned(),
            period,
            fourier_order,
            prior_scale: options.seasonality_prior_scale,
            mode: options.seasonality_mode,
            condition: None,
        };
        match own {
            Some(place) => made[place] = wave,
            None => made.push(wave),
        }
    }
    made
}

/// Sorted dates at which the trend may turn.
pub(crate) fn changepoints(options: &Options, ds: &[i64]) -> Result<Vec<i64>> {
    let mut made = match &options.changepoints {
        Some(given) => {
            let is_inside = |date: &i64| (ds[0]..=ds[ds.len() - 1]).contains(date);
            if !given.iter().all(is_inside) {
                return Err(Error::ChangepointOutside);
            }
            given.clone()
        }
        None => spread(options, ds),
    };
    made.sort_unstable();
    Ok(made)
}

/// Evenly over the first part of the rows, the first row left out.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places of rows, by the original's arithmetic"
)]
fn spread(options: &Options, ds: &[i64]) -> Vec<i64> {
    let n_rows = (ds.len() as f64 * options.changepoint_range).floor() as usize;
    let n_changepoints = options.n_changepoints.min(n_rows.saturating_sub(1));
    if n_changepoints == 0 {
        return Vec::new();
    }
    let step = (n_rows - 1) as f64 / n_changepoints as f64;
    (1..=n_changepoints)
        .map(
            |place| if place == n_changepoints { n_rows - 1 } else { (place as f64 * step).round_ties_even() as usize },
        )
        .map(|row| ds[row])
        .collect()
}
