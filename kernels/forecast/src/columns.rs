//! What stands beside the dates: capacities, floors, regressors and conditions, one value for each date.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Columns {
    pub cap: Option<Vec<f64>>,
    pub floor: Option<Vec<f64>>,
    pub regressors: BTreeMap<String, Vec<f64>>,
    pub conditions: BTreeMap<String, Vec<bool>>,
}

impl Columns {
    pub(crate) fn check(&self, n_rows: usize) -> Result<()> {
        let check = |column: &str, found: usize| {
            if found == n_rows {
                Ok(())
            } else {
                Err(Error::Length { column: column.to_owned(), wanted: n_rows, found })
            }
        };
        for (name, values) in [("cap", &self.cap), ("floor", &self.floor)] {
            if let Some(values) = values {
                check(name, values.len())?;
                check_numbers(name, values)?;
            }
        }
        for (name, values) in &self.regressors {
            check(name, values.len())?;
            check_numbers(name, values)?;
        }
        for (name, values) in &self.conditions {
            check(name, values.len())?;
        }
        Ok(())
    }

    /// The rows at these places, in this order.
    pub(crate) fn pick(&self, places: &[usize]) -> Self {
        let numbers = |values: &Vec<f64>| places.iter().map(|place| values[*place]).collect();
        Self {
            cap: self.cap.as_ref().map(numbers),
            floor: self.floor.as_ref().map(numbers),
            regressors: self.regressors.iter().map(|(name, values)| (name.clone(), numbers(values))).collect(),
            conditions: self
                .conditions
                .iter()
                .map(|(name, values)| (name.clone(), places.iter().map(|place| values[*place]).collect()))
                .collect(),
        }
    }
}

fn check_numbers(name: &str, values: &[f64]) -> Result<()> {
    if values.iter().any(|value| value.is_nan()) {
        return Err(Error::Missing { column: name.to_owned() });
    }
    if values.iter().any(|value| value.is_infinite()) {
        return Err(Error::Infinity { column: name.to_owned() });
    }
    Ok(())
}
