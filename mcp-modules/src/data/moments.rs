//! Functions over dates that the engine of SQL does not have.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, NaiveDateTime};
use polars::prelude::{
    BaseColumnUdf, Column, DataFrame, DataType, Field, Int64Chunked, IntoColumn as _, IntoLazy as _, IntoSeries as _,
    PolarsError, PolarsResult, Schema, TimeUnit, UserDefinedFunction, col, lit,
};
use polars::sql::{FunctionOptions, FunctionRegistry};

/// Reads text as moments, and leaves everything else as it is.
pub(super) const MOMENT: &str = "sql_moment";
/// Both have the zone and the precision of their argument; text has neither.
const READ: DataType = DataType::Datetime(TimeUnit::Microseconds, None);

/// Units of `date_trunc`, with the engine's names for them.
const UNITS: [(&str, &str); 10] = [
    ("microsecond", "1us"),
    ("millisecond", "1ms"),
    ("second", "1s"),
    ("minute", "1m"),
    ("hour", "1h"),
    ("day", "1d"),
    ("week", "1w"),
    ("month", "1mo"),
    ("quarter", "1q"),
    ("year", "1y"),
];

/// One object for each function: the engine takes two calls for the same when they share it.
pub(super) struct Functions {
    moment: UserDefinedFunction,
    truncate: UserDefinedFunction,
}

impl Default for Functions {
    fn default() -> Self {
        let moment = BaseColumnUdf::new(
            |columns: &mut [Column]| moment(&columns[0]),
            |_: &Schema, fields: &[Field]| one(fields, MOMENT, 0).map(read_field),
        );
        let truncate = BaseColumnUdf::new(
            |columns: &mut [Column]| truncate(columns),
            |_: &Schema, fields: &[Field]| one(fields, "date_trunc", 1).map(read_field),
        );
        let each_row = |name: &str, function: UserDefinedFunction| UserDefinedFunction {
            name: name.into(),
            options: FunctionOptions::elementwise(),
            ..function
        };
        Self {
            moment: each_row(MOMENT, UserDefinedFunction::new(MOMENT.into(), moment)),
            truncate: each_row("date_trunc", UserDefinedFunction::new("date_trunc".into(), truncate)),
        }
    }
}

impl FunctionRegistry for Functions {
    fn register(&mut self, name: &str, _: UserDefinedFunction) -> PolarsResult<()> {
        Err(refused(format!("the function {name} cannot be changed")))
    }

    fn get_udf(&self, name: &str) -> PolarsResult<Option<UserDefinedFunction>> {
        Ok(match name {
            MOMENT => Some(self.moment.clone()),
            "date_trunc" => Some(self.truncate.clone()),
            _ => None,
        })
    }

    fn contains(&self, name: &str) -> bool {
        name == MOMENT || name == "date_trunc"
    }
}

impl Functions {
    pub(super) fn shared() -> Arc<dyn FunctionRegistry> {
        Arc::new(Self::default())
    }
}

fn refused(message: String) -> PolarsError {
    PolarsError::ComputeError(message.into())
}

fn one<'f>(fields: &'f [Field], function: &str, at: usize) -> PolarsResult<&'f Field> {
    fields.get(at).ok_or_else(|| refused(format!("{function}() wants {} arguments", at + 1)))
}

fn read_field(field: &Field) -> Field {
    let dtype = if field.dtype() == &DataType::String { READ } else { field.dtype().clone() };
    Field::new(field.name().clone(), dtype)
}

fn moment(column: &Column) -> PolarsResult<Column> {
    if column.dtype() != &DataType::String {
        return Ok(column.clone());
    }
    let texts = column.str()?;
    let mut ticks = Vec::with_capacity(texts.len());
    for (row, text) in texts.iter().enumerate() {
        ticks.push(match text {
            None => None,
            Some(text) => Some(ticks_of(text).ok_or_else(|| {
                let shown = orchestrator_words::shorten(text);
                refused(format!("'{shown}' in row {} of column {} is no date", row + 1, column.name()))
            })?),
        });
    }
    let ticks: Int64Chunked = ticks.into_iter().collect();
    Ok(ticks.into_datetime(TimeUnit::Microseconds, None).into_series().with_name(column.name().clone()).into_column())
}

/// Microseconds since 1970 of a text in the ways ISO 8601 writes dates; with a zone, in UTC.
pub(super) fn ticks_of(text: &str) -> Option<i64> {
    let text = text.trim();
    for format in ["%Y-%m-%d", "%Y/%m/%d"] {
        if let Ok(day) = NaiveDate::parse_from_str(text, format) {
            return Some(day.and_hms_opt(0, 0, 0)?.and_utc().timestamp_micros());
        }
    }
    for format in ["%Y-%m-%d %H:%M:%S%.f", "%Y-%m-%dT%H:%M:%S%.f", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M"] {
        if let Ok(moment) = NaiveDateTime::parse_from_str(text, format) {
            return Some(moment.and_utc().timestamp_micros());
        }
    }
    DateTime::parse_from_rfc3339(text).ok().map(|moment| moment.timestamp_micros())
}

fn truncate(columns: &mut [Column]) -> PolarsResult<Column> {
    let [unit, column] = columns else { return Err(refused("date_trunc() wants a unit and a date".to_owned())) };
    let Some(asked) = unit.str().ok().and_then(|texts| texts.iter().next()?).map(str::to_lowercase) else {
        return Err(refused("date_trunc() wants its unit first, date_trunc('month', day)".to_owned()));
    };
    let Some((_, every)) = UNITS.iter().find(|(name, _)| *name == asked.trim_end_matches('s')) else {
        let names: Vec<&str> = UNITS[2..].iter().map(|(name, _)| *name).collect();
        return Err(refused(format!("date_trunc() has no unit '{asked}', but {}", names.join(", "))));
    };
    let column = moment(column)?;
    match column.dtype() {
        DataType::Null => return Ok(column),
        DataType::Date | DataType::Datetime(..) => {}
        _ => return Err(refused(format!("date_trunc() wants a date, and {} is none", column.name()))),
    }
    let name = column.name().clone();
    let frame = DataFrame::new_infer_height(vec![column.with_name("x".into())])?;
    let truncated = frame.lazy().select([col("x").dt().truncate(lit(*every))]).collect()?;
    Ok(truncated.column("x")?.clone().with_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_iso_writes_them() {
        let day = 19_723 * 86_400_000_000;
        let hours = |hours: i64| day + hours * 3_600_000_000;
        let cases = [
            ("2024-01-01", Some(day)),
            ("2024/1/1", Some(day)),
            (" 2024-01-01 06:00 ", Some(hours(6))),
            ("2024-01-01T06:00:00.5", Some(hours(6) + 500_000)),
            ("2024-01-01T06:00:00+02:00", Some(hours(4))),
            ("2024-13-01", None),
            ("north", None),
            ("", None),
        ];
        for (text, expected) in cases {
            assert_eq!(ticks_of(text), expected, "{text}");
        }
    }
}
