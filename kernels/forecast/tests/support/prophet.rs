//! A case of the original: history, options, what it found and what it forecast.

use std::collections::BTreeMap;

use orchestrator_forecast::{Columns, Model, Options};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Rows {
    pub ds: Vec<i64>,
    pub y: Vec<Option<f64>>,
    #[serde(flatten)]
    pub columns: Columns,
}

#[derive(Deserialize)]
pub struct Original {
    pub k: f64,
    pub m: f64,
    pub sigma: f64,
    pub delta: Vec<f64>,
    pub beta: Vec<f64>,
    pub fitted: Vec<f64>,
    pub fitted_width: f64,
    pub yhat_lower: Vec<f64>,
    pub yhat_upper: Vec<f64>,
    pub parts: BTreeMap<String, Vec<f64>>,
    pub mape: f64,
    /// By its other optimiser; not recorded for short series, which it fits by that one anyway.
    pub mape_by_newton: Option<f64>,
}

#[derive(Deserialize)]
pub struct Elsewhere {
    pub ds: Vec<i64>,
    pub yhat: Vec<f64>,
}

#[derive(Deserialize)]
pub struct Case {
    pub name: String,
    pub options: Options,
    pub history: Rows,
    pub future: Rows,
    pub original: Original,
    pub elsewhere: Option<Elsewhere>,
}

impl Rows {
    pub fn values(&self) -> Vec<f64> {
        self.y.iter().map(|value| value.unwrap_or(f64::NAN)).collect()
    }
}

impl Case {
    pub fn fit(&self) -> Model {
        Model::fit(self.options.clone(), &self.history.ds, &self.history.values(), &self.history.columns)
            .expect("a history that the original can fit")
    }
}
