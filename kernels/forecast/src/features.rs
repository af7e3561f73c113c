//! Columns of the regression: Fourier waves, days of holidays, regressors; and which component each belongs to.
//! Their order depends on the options alone.

use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use crate::calendar::{DAY, day_of};
use crate::columns::Columns;
use crate::error::{Error, Result};
use crate::options::{Mode, Options};
use crate::scale::Scale;

/// A seasonality with nothing left to choose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Wave {
    pub name: String,
    /// In days.
    pub period: f64,
    pub fourier_order: usize,
    pub prior_scale: f64,
    pub mode: Mode,
    pub condition: Option<String>,
}

/// A column, without its values.
pub(crate) struct Feature {
    pub component: String,
    pub prior_scale: f64,
    pub mode: Mode,
    kind: Kind,
}

enum Kind {
    Fourier { wave: usize, harmonic: usize, is_cosine: bool },
    Holiday { days: BTreeSet<i64> },
    Regressor { place: usize },
}

pub(crate) struct Features<'a> {
    options: &'a Options,
    waves: &'a [Wave],
    pub list: Vec<Feature>,
}

/// The Gram matrix of more would not be solved in reasonable time.
const MOST_COLUMNS: usize = 2_000;

impl<'a> Features<'a> {
    pub(crate) fn new(options: &'a Options, waves: &'a [Wave]) -> Result<Self> {
        let n_waves = waves.iter().fold(0_usize, |sum, wave| sum.saturating_add(wave.fourier_order.saturating_mul(2)));
        check_count(n_waves)?;
        let mut list = Vec::new();
        for (place, wave) in waves.iter().enumerate() {
            for harmonic in 1..=wave.fourier_order {
                for is_cosine in [false, true] {
                    list.push(Feature {
                        component: wave.name.clone(),
                        prior_scale: wave.prior_scale,
                        mode: wave.mode,
                        kind: Kind::Fourier { wave: place, harmonic, is_cosine },
                    });
                }
            }
        }
        list.extend(holidays(options)?);
        for (place, one) in options.regressors.iter().enumerate() {
            list.push(Feature {
                component: one.name.clone(),
                prior_scale: one.prior_scale.unwrap_or(options.holidays_prior_scale),
                mode: one.mode.unwrap_or(options.seasonality_mode),
                kind: Kind::Regressor { place },
            });
        }
        check_count(list.len())?;
        Ok(Self { options, waves, list })
    }

    /// One column after the other.
    pub(crate) fn matrix(&self, ds: &[i64], columns: &Columns, scale: &Scale) -> Result<Vec<f64>> {
        let mut matrix = Vec::with_capacity(ds.len() * self.list.len());
        for feature in &self.list {
            match &feature.kind {
                Kind::Fourier { wave, harmonic, is_cosine } => {
                    fourier(ds, &self.waves[*wave], *harmonic, *is_cosine, columns, &mut matrix)?;
                }
                Kind::Holiday { days } => {
                    matrix.extend(ds.iter().map(|date| f64::from(u8::from(days.contains(&day_of(*date))))));
                }
                Kind::Regressor { place } => {
                    let name = &self.options.regressors[*place].name;
                    let values = columns.regressors.get(name);
                    let values = values.ok_or_else(|| Error::RegressorMissing { name: name.clone() })?;
                    let (mean, deviation) = scale.regressors[*place];
                    matrix.extend(values.iter().map(|value| (value - mean) / deviation));
                }
            }
        }
        Ok(matrix)
    }

    /// Every component with the places of its columns, by name; totals among them.
    pub(crate) fn components(&self) -> BTreeMap<String, (Mode, Vec<usize>)> {
        let mut made: BTreeMap<String, (Mode, Vec<usize>)> = BTreeMap::new();
        for total in ["additive_terms", "multiplicative_terms"] {
            let kind = if total == "additive_terms" { Mode::Additive } else { Mode::Multiplicative };
            made.insert(total.to_owned(), (kind, Vec::new()));
        }
        for (place, feature) in self.list.iter().enumerate() {
            let suffix = if feature.mode == Mode::Additive { "additive" } else { "multiplicative" };
            let mut names = vec![feature.component.clone()];
            names.push(format!("{suffix}_terms"));
            match feature.kind {
                Kind::Holiday { .. } => names.push("holidays".to_owned()),
                Kind::Regressor { .. } => names.push(format!("extra_regressors_{suffix}")),
                Kind::Fourier { .. } => {}
            }
            for name in names {
                made.entry(name).or_insert((feature.mode, Vec::new())).1.push(place);
            }
        }
        made
    }

    /// Components of which no column has any value in the history.
    pub(crate) fn unseen(&self, matrix: &[f64], n_rows: usize) -> Vec<String> {
        let mut seen: BTreeMap<&str, bool> = BTreeMap::new();
        for (place, feature) in self.list.iter().enumerate() {
            let any = matrix[place * n_rows..(place + 1) * n_rows].iter().any(|value| *value != 0.0);
            *seen.entry(&feature.component).or_insert(false) |= any;
        }
        seen.into_iter().filter(|(_, any)| !any).map(|(name, _)| name.to_owned()).collect()
    }
}

fn check_count(found: usize) -> Result<()> {
    if found > MOST_COLUMNS { Err(Error::TooManyColumns { found, limit: MOST_COLUMNS }) } else { Ok(()) }
}

#[expect(clippy::cast_precision_loss, reason = "dates of ten thousand years in microseconds fit well enough")]
fn fourier(
    ds: &[i64],
    wave: &Wave,
    harmonic: usize,
    is_cosine: bool,
    columns: &Columns,
    matrix: &mut Vec<f64>,
) -> Result<()> {
    let frequency = harmonic as f64 / wave.period;
    let angle = |date: &i64| frequency * (PI * 2.0 * (*date as f64 / DAY as f64));
    let first = matrix.len();
    matrix.extend(ds.iter().map(|date| if is_cosine { angle(date).cos() } else { angle(date).sin() }));
    if let Some(name) = &wave.condition {
        let is_on = columns.conditions.get(name).ok_or_else(|| Error::ConditionMissing { name: name.clone() })?;
        for (value, is_on) in matrix[first..].iter_mut().zip(is_on) {
            if !is_on {
                *value = 0.0;
            }
        }
    }
    Ok(())
}

/// One column for each name and day of its window, in the order of the original's column names.
fn holidays(options: &Options) -> Result<Vec<Feature>> {
    let mut found: BTreeMap<String, (String, f64, BTreeSet<i64>)> = BTreeMap::new();
    for one in &options.holidays {
        let prior_scale = one.prior_scale.unwrap_or(options.holidays_prior_scale);
        for offset in one.lower_window..=one.upper_window {
            let sign = if offset >= 0 { '+' } else { '-' };
            let key = format!("{}_delim_{sign}{}", one.holiday, offset.abs());
            let entry = found.entry(key).or_insert_with(|| (one.holiday.clone(), prior_scale, BTreeSet::new()));
            entry.2.insert(day_of(one.ds) + i64::from(offset));
        }
        check_count(found.len())?;
    }
    let mode = options.holidays_mode();
    Ok(found
        .into_values()
        .map(|(component, prior_scale, days)| Feature { component, prior_scale, mode, kind: Kind::Holiday { days } })
        .collect())
}
