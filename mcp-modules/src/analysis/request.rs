//! The request, and the parameters of each analysis with every spelling that is accepted.

use orchestrator_words::{hint_of_names, shorten};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::error::AnalysisError;

/// Files of the project. Messages are for the model: no paths of the host.
pub trait Project {
    fn read(&self, path: &str) -> Result<Vec<u8>, String>;
    fn write(&self, path: &str, bytes: &[u8]) -> Result<(), String>;
}

#[derive(Clone, Debug, Deserialize)]
pub struct AnalysisRequest {
    pub analysis_type: String,
    /// Rows, columns, an object with a list of rows inside, or the path of a file.
    pub data: Value,
    #[serde(default)]
    pub parameters: Map<String, Value>,
}

/// Canonical name first, then the spellings that mean the same.
type Spellings = &'static [&'static str];

const DATA_FIELD: Spellings = &["data_field", "data_path", "data_key"];
const CONDITIONS: Spellings = &["conditions", "filters", "condition", "filter", "where"];
const LOGIC: Spellings = &["logic", "combine", "match"];
const SORT_BY: Spellings = &["sort_by", "order_by", "sort"];
const ORDER: Spellings = &["order", "sort_order", "direction"];
const DESCENDING: Spellings = &["descending", "desc", "reverse"];
const LIMIT: Spellings = &["limit", "max_rows", "top", "n"];
const FIELDS: Spellings = &["fields", "select", "columns"];
const FIELD: Spellings = &["field", "column", "value_field"];
const SAVE_AS: Spellings = &["save_as", "save_to", "output_file", "output"];
const GROUP_BY: Spellings = &["group_by", "groupby", "by"];

pub(crate) const FILTER: &[Spellings] =
    &[DATA_FIELD, CONDITIONS, LOGIC, SORT_BY, ORDER, DESCENDING, LIMIT, FIELDS, SAVE_AS];

pub(crate) const AGGREGATE: &[Spellings] = &[
    DATA_FIELD,
    GROUP_BY,
    &["metrics", "aggregations", "aggregation", "aggregate", "operations"],
    CONDITIONS,
    LOGIC,
    &["having"],
    SORT_BY,
    ORDER,
    DESCENDING,
    LIMIT,
    SAVE_AS,
];

pub(crate) const TRANSFORM: &[Spellings] = &[
    DATA_FIELD,
    FIELDS,
    &["rename", "mappings", "mapping", "renames"],
    &["drop", "exclude", "remove"],
    &["computed", "compute", "calculated", "derived"],
    &["cast", "types", "convert"],
    &["fill_missing", "fill", "fillna", "defaults"],
    SORT_BY,
    ORDER,
    DESCENDING,
    LIMIT,
    SAVE_AS,
];

pub(crate) const VALIDATE: &[Spellings] =
    &[DATA_FIELD, &["rules", "schema", "checks"], &["required_fields", "required"], &["field_types", "types"]];

pub(crate) const PERCENTILE: &[Spellings] = &[
    DATA_FIELD,
    FIELDS,
    FIELD,
    &["percentiles", "percentile"],
    &["quantiles", "quantile"],
    GROUP_BY,
    &["method", "interpolation"],
    LIMIT,
];

pub(crate) const TIME_SERIES: &[Spellings] = &[
    DATA_FIELD,
    &["date_field", "time_field", "timestamp_field", "date_column", "date"],
    &["value_field", "field", "value_column", "value"],
    &["frequency", "freq", "interval", "period"],
    &["operation", "aggregation", "function", "op"],
    &["rolling", "window", "rolling_window"],
    &["change", "pct_change"],
    LIMIT,
    SAVE_AS,
];

pub(crate) const CORRELATION: &[Spellings] = &[DATA_FIELD, FIELDS, &["method"], LIMIT];

pub(crate) const STATISTICAL_TEST: &[Spellings] = &[
    DATA_FIELD,
    &["test", "test_type"],
    FIELD,
    &["group_field", "group_by", "group"],
    &["field_a", "field1", "x"],
    &["field_b", "field2", "y"],
    &["alpha", "significance"],
    &["population_mean", "mu", "popmean", "expected_mean"],
];

/// Parameters under their canonical names. Each analysis reads what it knows; nothing is ignored.
pub(crate) struct Parameters {
    analysis: &'static str,
    values: Map<String, Value>,
}

impl Parameters {
    pub(crate) fn new(
        analysis: &'static str,
        known: &[Spellings],
        given: Map<String, Value>,
    ) -> Result<Self, AnalysisError> {
        let mut values = Map::new();
        let mut spelled: Vec<(&'static str, String)> = Vec::new();
        for (name, value) in given {
            // A null is a parameter left out: clients fill in what they do not set.
            if value.is_null() {
                continue;
            }
            let Some(spellings) = known.iter().find(|spellings| spellings.contains(&name.as_str())) else {
                let all: Vec<&str> = known.iter().map(|spellings| spellings[0]).collect();
                let hint = hint_of_names("parameters", &name, &all);
                return Err(AnalysisError::UnknownParameter { analysis, name: shorten(&name), hint });
            };
            if let Some((_, first)) = spelled.iter().find(|(canonical, _)| *canonical == spellings[0]) {
                return Err(AnalysisError::DoubledParameter { first: first.clone(), second: name });
            }
            spelled.push((spellings[0], name));
            values.insert(spellings[0].to_owned(), value);
        }
        Ok(Self { analysis, values })
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        self.values.get(name)
    }

    pub(crate) fn missing(&self, name: &'static str, wanted: &'static str) -> AnalysisError {
        AnalysisError::MissingParameter { analysis: self.analysis, name, wanted }
    }

    pub(crate) fn text(&self, name: &'static str) -> Result<Option<&str>, AnalysisError> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(AnalysisError::bad_parameter(name, "a text", other)),
        }
    }

    pub(crate) fn required_text(&self, name: &'static str, wanted: &'static str) -> Result<&str, AnalysisError> {
        self.text(name)?.ok_or_else(|| self.missing(name, wanted))
    }

    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, AnalysisError> {
        match self.get(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(other) => Err(AnalysisError::bad_parameter(name, "true or false", other)),
        }
    }

    pub(crate) fn number(&self, name: &'static str) -> Result<Option<f64>, AnalysisError> {
        match self.get(name) {
            None => Ok(None),
            Some(value) => {
                value.as_f64().map(Some).ok_or_else(|| AnalysisError::bad_parameter(name, "a number", value))
            }
        }
    }

    /// One name, or a list of names.
    pub(crate) fn names(&self, name: &'static str) -> Result<Option<Vec<String>>, AnalysisError> {
        self.get(name).map(|value| names_in(name, value)).transpose()
    }

    /// An object, whose entries keep their order.
    pub(crate) fn object(&self, name: &'static str) -> Result<Option<&Map<String, Value>>, AnalysisError> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Object(entries)) => Ok(Some(entries)),
            Some(other) => Err(AnalysisError::bad_parameter(name, "an object", other)),
        }
    }
}

pub(crate) fn names_in(name: &str, value: &Value) -> Result<Vec<String>, AnalysisError> {
    let wrong = |found: &Value| AnalysisError::bad_parameter(name, "a field name or a list of field names", found);
    match value {
        Value::String(one) => Ok(vec![one.clone()]),
        Value::Array(items) => {
            items.iter().map(|item| item.as_str().map(str::to_owned).ok_or_else(|| wrong(item))).collect()
        }
        other => Err(wrong(other)),
    }
}
