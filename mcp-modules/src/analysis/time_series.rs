//! `time_series`: values by period, with gaps, rolling means, changes and a trend.

use std::collections::BTreeMap;

use orchestrator_statistics::correlation::shared_deviations;
use serde_json::{Value, json};

use super::Outcome;
use super::cell::{Cell, optional_float};
use super::error::{AnalysisError, describe};
use super::metrics::{self, Operation};
use super::order;
use super::python;
use super::request::{Parameters, Project};
use super::save::Save;
use super::source::Source;
use super::table::{Column, Row, Table};
use super::time::{Frequency, parse_moment};

/// Hours of a century would be a million rows of nothing.
const MAX_PERIODS: i64 = 100_000;

pub(crate) struct TimeSeries {
    pub(crate) date_field: String,
    /// Absent when rows are counted.
    pub(crate) value_field: Option<String>,
    pub(crate) frequency: Frequency,
    pub(crate) operation: Operation,
    pub(crate) rolling: Option<usize>,
    pub(crate) change: bool,
    pub(crate) limit: usize,
    pub(crate) save: Option<Save>,
}

impl TimeSeries {
    fn parse(parameters: &Parameters) -> Result<Self, AnalysisError> {
        let date_field = parameters.required_text("date_field", "the field that holds dates")?.to_owned();
        let value_field = parameters.text("value_field")?.map(str::to_owned);
        let frequency = match parameters.text("frequency")? {
            None => Frequency::Day,
            Some(text) => Frequency::named(text).ok_or_else(|| {
                AnalysisError::unknown_name("parameter 'frequency'", "frequency", text, &Frequency::names())
            })?,
        };
        let operation = match (parameters.text("operation")?, &value_field) {
            (Some(text), _) => Operation::named("parameter 'operation'", text)?,
            (None, Some(_)) => Operation::Sum,
            (None, None) => Operation::Count,
        };
        if value_field.is_none() && operation != Operation::Count {
            return Err(parameters.missing("value_field", "the field whose values are taken together"));
        }
        let rolling = match parameters.get("rolling") {
            None => None,
            Some(value) => match value.as_u64().and_then(|window| usize::try_from(window).ok()) {
                Some(window) if window >= 2 => Some(window),
                _ => return Err(AnalysisError::bad_parameter("rolling", "a window of 2 or more periods", value)),
            },
        };
        Ok(Self {
            date_field,
            value_field,
            frequency,
            operation,
            rolling,
            change: parameters.flag("change")?,
            limit: order::limit(parameters)?,
            save: Save::parse(parameters)?,
        })
    }
}

pub(crate) fn run(source: &Source, parameters: &Parameters, project: &dyn Project) -> Result<Outcome, AnalysisError> {
    let series = TimeSeries::parse(parameters)?;
    let table = &source.table;
    let periods = split(table, &series)?;
    let n_used: usize = periods.values().map(Vec::len).sum();
    let column = series.value_field.as_ref().map(|field| table.column(field)).transpose()?;
    if let (Some(column), false) = (&column, matches!(series.operation, Operation::Count | Operation::Nunique)) {
        column.numbers(&(0..table.n_rows()).collect::<Vec<_>>(), "time_series")?;
    }
    let values = measure(&series, &periods, column.as_ref())?;
    let numbers: Vec<Option<f64>> = values.iter().map(|(_, value)| Cell::of(value).number()).collect();
    let mut rows: Vec<Row> = Vec::with_capacity(values.len());
    for (index, (number, value)) in values.iter().enumerate() {
        let mut row = Row::new();
        row.insert("period".to_owned(), Value::from(series.frequency.label(*number)));
        row.insert("value".to_owned(), value.clone());
        if let Some(window) = series.rolling {
            row.insert("rolling_mean".to_owned(), optional_float(rolling_mean(&numbers, index, window)));
        }
        if series.change {
            row.insert("change_percent".to_owned(), optional_float(change_percent(&numbers, index)));
        }
        rows.push(row);
    }

    let n_periods = rows.len();
    let gaps = values.iter().filter(|(number, _)| !periods.contains_key(number)).count();
    let ends =
        |row: Option<&Row>| row.map_or(Value::Null, |row| json!({"period": row["period"], "value": row["value"]}));
    let slope = slope(&numbers);
    let mut result = json!({
        "series": rows.iter().take(series.limit).collect::<Vec<_>>(),
        "periods": n_periods,
        "gaps": gaps,
        "first": ends(rows.first()),
        "last": ends(rows.last()),
        "trend": {"slope": optional_float(slope), "direction": direction(slope)},
        "skipped": table.n_rows() - n_used,
        "total": table.n_rows(),
        "truncated": n_periods > series.limit,
    });
    if let Some(save) = &series.save {
        save.write(rows, project, &mut result)?;
    }
    let python = python::time_series::write(source, &series);
    Ok(Outcome { result, python, rows_out: n_periods })
}

/// Rows of each period; rows without a date are left out.
fn split(table: &Table, series: &TimeSeries) -> Result<BTreeMap<i64, Vec<usize>>, AnalysisError> {
    let dates = table.column(&series.date_field)?;
    let mut periods: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for (index, cell) in dates.cells.iter().enumerate() {
        let moment = match cell {
            Cell::Null => continue,
            Cell::Text(text) => parse_moment(text),
            _ => None,
        };
        let Some(moment) = moment else {
            return Err(AnalysisError::BadDate {
                field: series.date_field.clone(),
                row: index + 1,
                found: describe(&cell.to_value()),
            });
        };
        periods.entry(series.frequency.number(moment)).or_default().push(index);
    }
    Ok(periods)
}

/// One value per period from the first to the last; a period without rows is null.
fn measure(
    series: &TimeSeries,
    periods: &BTreeMap<i64, Vec<usize>>,
    column: Option<&Column<'_>>,
) -> Result<Vec<(i64, Value)>, AnalysisError> {
    let (Some((first, _)), Some((last, _))) = (periods.first_key_value(), periods.last_key_value()) else {
        return Ok(Vec::new());
    };
    if last - first >= MAX_PERIODS {
        return Err(AnalysisError::NotEnough {
            what: format!("the dates span {} periods, more than {MAX_PERIODS}", last - first + 1),
            hint: Some("choose a longer frequency".to_owned()),
        });
    }
    let value = |number: i64| match (periods.get(&number), column) {
        (None, _) => Ok(Value::Null),
        (Some(members), None) => Ok(Value::from(members.len())),
        (Some(members), Some(column)) => metrics::compute(series.operation, column, members, "time_series"),
    };
    (*first..=*last).map(|number| Ok((number, value(number)?))).collect()
}

/// Of the periods up to this one; nothing until the window is full, or over a gap.
fn rolling_mean(numbers: &[Option<f64>], index: usize, window: usize) -> Option<f64> {
    let start = (index + 1).checked_sub(window)?;
    let inside: Option<Vec<f64>> = numbers[start..=index].iter().copied().collect();
    super::numbers::mean(&inside?)
}

fn change_percent(numbers: &[Option<f64>], index: usize) -> Option<f64> {
    let before = numbers[index.checked_sub(1)?].filter(|before| *before != 0.0)?;
    Some((numbers[index]? - before) / before * 100.0)
}

/// Change per period of the straight line nearest to the values.
#[expect(clippy::cast_precision_loss, reason = "at most MAX_PERIODS")]
fn slope(numbers: &[Option<f64>]) -> Option<f64> {
    let known = numbers.iter().enumerate().filter_map(|(at, number)| number.map(|number| (at as f64, number)));
    let (at, values): (Vec<f64>, Vec<f64>) = known.unzip();
    if at.len() < 2 {
        return None;
    }
    Some(shared_deviations(&at, &values)? / shared_deviations(&at, &at)?)
}

fn direction(slope: Option<f64>) -> Value {
    match slope {
        None => Value::Null,
        Some(slope) if slope > 0.0 => Value::from("up"),
        Some(slope) if slope < 0.0 => Value::from("down"),
        Some(_) => Value::from("flat"),
    }
}
