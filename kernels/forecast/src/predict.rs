//! Forecasts: the trend, every component by the original's name, their sum, and intervals around it.

use crate::calendar::check_dates;
use crate::columns::Columns;
use crate::dense::add_scaled;
use crate::error::{Error, Result};
use crate::features::Features;
use crate::model::Model;
use crate::options::Mode;
use crate::simulate::{self, Interval};
use crate::trend;

/// Values of a component: added to the trend in its units, or a share of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Component {
    pub name: String,
    pub mode: Mode,
    pub values: Vec<f64>,
}

/// In the order of the dates, which come out sorted. Without samples the intervals are `None`.
#[derive(Debug, Clone, PartialEq)]
pub struct Forecast {
    pub ds: Vec<i64>,
    pub trend: Vec<f64>,
    pub cap: Option<Vec<f64>>,
    pub floor: Option<Vec<f64>>,
    pub yhat: Vec<f64>,
    pub yhat_interval: Option<Interval>,
    pub trend_interval: Option<Interval>,
    /// By name.
    pub components: Vec<Component>,
}

impl Forecast {
    pub fn component(&self, name: &str) -> Option<&[f64]> {
        self.components.iter().find(|one| one.name == name).map(|one| one.values.as_slice())
    }

    /// Every column but `ds`, with the original's names and in its order. The most probable fit has one value for
    /// each component, so its lower and upper ends are that value.
    pub fn columns(&self) -> Vec<(String, &[f64])> {
        let mut made: Vec<(String, &[f64])> = vec![("trend".to_owned(), &self.trend)];
        for (name, values) in [("cap", &self.cap), ("floor", &self.floor)] {
            if let Some(values) = values {
                made.push((name.to_owned(), values));
            }
        }
        for (name, interval) in [("yhat", &self.yhat_interval), ("trend", &self.trend_interval)] {
            if let Some(interval) = interval {
                made.push((format!("{name}_lower"), &interval.lower));
                made.push((format!("{name}_upper"), &interval.upper));
            }
        }
        for one in &self.components {
            made.push((one.name.clone(), &one.values));
            if self.yhat_interval.is_some() {
                made.push((format!("{}_lower", one.name), &one.values));
                made.push((format!("{}_upper", one.name), &one.values));
            }
        }
        made.push(("yhat".to_owned(), &self.yhat));
        made
    }
}

impl Model {
    /// `columns` holds what the model was fitted with: regressors, conditions, and capacities for logistic growth.
    pub fn predict(&self, ds: &[i64], columns: &Columns) -> Result<Forecast> {
        if ds.is_empty() {
            return Err(Error::NoRows);
        }
        check_dates(ds)?;
        columns.check(ds.len())?;
        let mut places: Vec<usize> = (0..ds.len()).collect();
        places.sort_by_key(|place| ds[*place]);
        let ds: Vec<i64> = places.iter().map(|place| ds[*place]).collect();
        self.predict_sorted(ds, columns.pick(&places))
    }

    /// On the dates of the history.
    pub fn predict_history(&self) -> Result<Forecast> {
        self.predict_sorted(self.history.ds.clone(), self.history.columns.clone())
    }

    fn predict_sorted(&self, ds: Vec<i64>, columns: Columns) -> Result<Forecast> {
        let scale = &self.scale;
        let growth = self.options.growth;
        let t = scale.times(&ds);
        let floor = scale.floor(ds.len(), &columns)?;
        let cap = scale.cap(growth, &floor, &columns)?;
        let found = &self.parameters;
        let scaled = trend::trend(growth, &t, &cap, found.k, found.m, &found.delta, &self.changepoints_t);
        let trend: Vec<f64> = scaled.iter().zip(&floor).map(|(value, floor)| value * scale.y_unit + floor).collect();

        let features = Features::new(&self.options, &self.waves)?;
        let matrix = features.matrix(&ds, &columns, scale)?;
        let mut components = Vec::new();
        for (name, (mode, places)) in features.components() {
            let mut values = vec![0.0; ds.len()];
            for place in places {
                add_scaled(&mut values, found.beta[place], &matrix[place * ds.len()..(place + 1) * ds.len()]);
            }
            if mode == Mode::Additive {
                for value in &mut values {
                    *value *= scale.y_unit;
                }
            }
            components.push(Component { name, mode, values });
        }
        let values_of = |name: &str| {
            components.iter().find(|one| one.name == name).map_or_else(|| vec![0.0; ds.len()], |one| one.values.clone())
        };
        let effects =
            simulate::Effects { additive: values_of("additive_terms"), shares: values_of("multiplicative_terms") };
        let yhat: Vec<f64> = (0..ds.len()).map(|row| effects.apply(row, trend[row])).collect();
        simulate::check(self, &t)?;
        let intervals = (self.options.uncertainty_samples > 0)
            .then(|| simulate::intervals(self, &simulate::Path { t: &t, cap: &cap, trend: &trend, effects: &effects }));
        let (yhat_interval, trend_interval) = intervals.unzip();
        Ok(Forecast {
            ds,
            trend,
            floor: if scale.logistic_floor { columns.floor } else { None },
            cap: columns.cap,
            yhat,
            yhat_interval,
            trend_interval,
            components,
        })
    }
}
