//! The `.dt` accessor: fields, rounding and conversions of times.

use polars::prelude::{DataType, Series};
use rustpython_vm::builtins::PyList;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::bounds::{addition_overflow, rescaled_moments, rounded};
use super::civil::{DAY_NANOS, MONTHS, Parts, WEEKDAYS, days_in_month, is_leap, iso_week, weekday};
use super::format::strftime;
use super::moves::moved;
use super::period::{as_freq, fixed_nanos, to_period, to_timestamp};
use super::zones::{Ambiguous, convert, localize_with, wall_ticks};
use crate::arguments::{Arguments, text_of};
use crate::column::cast::cast;
use crate::column::kinds::{Blank, Kind, NAT, Unit, Values, Wanted, series_from, wanted_type};
use crate::module::PyColumn;
use crate::registry;

pub(crate) fn time(values: &Values, op: &str, arguments: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    match &values.kind {
        Kind::Datetime { .. } => moments(values, op, arguments, vm),
        Kind::Timedelta(_) => spans(values, op, arguments, vm),
        Kind::Period(_) => periods(values, op, arguments, vm),
        _ => Err(vm.new_attribute_error("Can only use .dt accessor with datetimelike values")),
    }
}

/// Whole numbers; floats when some are missing.
fn whole(numbers: Vec<Option<i64>>, dtype: &DataType, vm: &VirtualMachine) -> PyResult<Values> {
    if numbers.contains(&None) {
        return Ok(Values::floats(
            numbers.into_iter().map(|number| number.map_or(f64::NAN, |number| number as f64)).collect(),
        ));
    }
    cast(&Values::ints(numbers.into_iter().flatten().collect()), &Wanted::Number(dtype.clone()), vm)
}

/// Nanoseconds of a fixed frequency such as `15min`.
pub(crate) fn freq_nanos(freq: &str, vm: &VirtualMachine) -> PyResult<i64> {
    let text = freq.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let n: i64 = if digits == 0 { 1 } else { text[..digits].parse().unwrap_or(1) };
    let unit = text[digits..].trim();
    match fixed_nanos(unit) {
        Some(nanos) => n.checked_mul(nanos).ok_or_else(|| vm.new_overflow_error("value too large")),
        None if super::spans::unit_nanos(unit).is_some()
            || unit.chars().all(char::is_alphabetic) && is_calendar(unit) =>
        {
            Err(vm.new_value_error(format!("<{freq}> is a non-fixed frequency")))
        }
        None => Err(vm.new_value_error(format!("Invalid frequency: {freq}"))),
    }
}

fn is_calendar(unit: &str) -> bool {
    matches!(unit, "M" | "ME" | "MS" | "Q" | "QE" | "QS" | "Y" | "YE" | "YS" | "A" | "W" | "B")
}

/// Ticks brought to a multiple of a frequency; one shorter than the unit, or none at all, leaves them as they are.
fn round_all(ticks: &[i64], unit: Unit, nanos: i64, how: &str, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    match nanos / unit.nanos() {
        0 => Ok(ticks.to_vec()),
        step => {
            ticks.iter().map(|ticks| if *ticks == NAT { Ok(NAT) } else { rounded(*ticks, step, how, vm) }).collect()
        }
    }
}

fn moments(values: &Values, op: &str, arguments: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Datetime { unit, zone } = &values.kind else { return Ok(values.clone()) };
    match op {
        "ordinal" => return Ok(Values::new(Kind::Number, series_from(values.ticks().to_vec()))),
        "as_unit" => {
            let name = arguments.text("unit")?;
            let wanted = match zone {
                Some(zone) => wanted_type(&format!("datetime64[{name}, {zone}]")),
                None => wanted_type(&format!("datetime64[{name}]")),
            };
            let wanted = wanted.ok_or_else(|| vm.new_value_error("Supported units are 's', 'ms', 'us', 'ns'"))?;
            return cast(values, &wanted, vm);
        }
        "tz_convert" => return convert(values, arguments.maybe_text("tz")?.as_deref(), vm),
        "tz_localize" => return tz_localize(values, arguments, vm),
        "move_months" | "move_business_days" | "move_weeks" | "move_nanos" => return moved(values, op, arguments, vm),
        "strftime" => {
            let pattern = arguments.text("format")?;
            return strftime(values, &pattern, vm);
        }
        "to_period" => {
            let freq = arguments.text("freq")?;
            return to_period(values, &freq, vm);
        }
        _ => {}
    }
    let wall = wall_ticks(values, vm)?;
    let per_second = unit.per_second();
    if let "normalize" | "floor" | "ceil" | "round" = op {
        return rounded_moments(&wall, *unit, zone.as_deref(), op, arguments, vm);
    }
    let parts: Vec<Option<Parts>> =
        wall.iter().map(|ticks| (*ticks != NAT).then(|| Parts::new(*ticks, per_second))).collect();
    let each = |f: &dyn Fn(&Parts) -> i64| parts.iter().map(|parts| parts.as_ref().map(f)).collect::<Vec<_>>();
    let number = |f: &dyn Fn(&Parts) -> i64| whole(each(f), &DataType::Int32, vm);
    let flag = |f: &dyn Fn(&Parts) -> bool| {
        let flags: Vec<bool> = parts.iter().map(|parts| parts.as_ref().is_some_and(f)).collect();
        Ok(Values::bools(&flags))
    };
    let text = |f: &dyn Fn(&Parts) -> &'static str| {
        Ok(Values::texts(parts.iter().map(|parts| parts.as_ref().map(f)), Blank::Nan))
    };
    let last_day = |parts: &Parts| parts.day == days_in_month(parts.year, parts.month);
    match op {
        "year" => number(&|parts| parts.year),
        "month" => number(&|parts| parts.month),
        "day" => number(&|parts| parts.day),
        "hour" => number(&Parts::hour),
        "minute" => number(&Parts::minute),
        "second" => number(&Parts::second),
        "microsecond" => number(&|parts| parts.fraction() / 1000),
        "nanosecond" => number(&|parts| parts.fraction() % 1000),
        "dayofweek" | "weekday" | "day_of_week" => number(&|parts| weekday(parts.days)),
        "dayofyear" | "day_of_year" => number(&Parts::day_of_year),
        "quarter" => number(&|parts| (parts.month - 1) / 3 + 1),
        "days_in_month" | "daysinmonth" => number(&|parts| days_in_month(parts.year, parts.month)),
        "week" | "isoyear" | "isoweekday" => {
            let f = |parts: &Parts| match op {
                "week" => iso_week(parts.days).1,
                "isoyear" => iso_week(parts.days).0,
                _ => weekday(parts.days) + 1,
            };
            let numbers: Series = each(&f).into_iter().map(|number| number.map(|number| number as u32)).collect();
            Ok(Values::new(Kind::Masked, numbers))
        }
        "is_leap_year" => flag(&|parts| is_leap(parts.year)),
        "is_month_start" => flag(&|parts| parts.day == 1),
        "is_month_end" => flag(&last_day),
        "is_quarter_start" => flag(&|parts| parts.day == 1 && parts.month % 3 == 1),
        "is_quarter_end" => flag(&|parts| last_day(parts) && parts.month % 3 == 0),
        "is_year_start" => flag(&|parts| parts.day == 1 && parts.month == 1),
        "is_year_end" => flag(&|parts| parts.day == 31 && parts.month == 12),
        "day_name" => text(&|parts| WEEKDAYS[weekday(parts.days) as usize]),
        "month_name" => text(&|parts| MONTHS[(parts.month - 1) as usize]),
        "local_ns" => Ok(Values::ints(rescaled_moments(&wall, *unit, Unit::Nano, vm)?)),
        "julian" => {
            let day = |parts: &Option<Parts>| {
                parts
                    .as_ref()
                    .map_or(f64::NAN, |parts| parts.days as f64 + 2_440_587.5 + parts.nanos as f64 / DAY_NANOS as f64)
            };
            Ok(Values::floats(parts.iter().map(day).collect()))
        }
        "date" | "time" | "timetz" | "to_pydatetime" => python_objects(values, op, &parts, vm),
        other => Err(crate::errors::unsupported(&format!("Series.dt.{other}"), vm)),
    }
}

/// Wall clock times brought to a multiple, and back into their zone.
fn rounded_moments(
    wall: &[i64],
    unit: Unit,
    zone: Option<&str>,
    op: &str,
    arguments: &mut Arguments<'_>,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let ticks = if op == "normalize" {
        // Midnight before the first moment wraps, as in pandas.
        let day = unit.per_second() * 86_400;
        let midnight = |ticks: &i64| if *ticks == NAT { NAT } else { ticks.wrapping_sub(ticks.rem_euclid(day)) };
        wall.iter().map(midnight).collect()
    } else {
        round_all(wall, unit, freq_nanos(&arguments.text("freq")?, vm)?, op, vm)?
    };
    let naive = Values::new(Kind::Datetime { unit, zone: None }, series_from::<i64>(ticks));
    match zone {
        Some(_) if op == "normalize" => localize_with(&naive, zone, &Ambiguous::Named("infer"), "shift_forward", vm),
        Some(_) => {
            let ambiguous = arguments.text_or("ambiguous", "raise")?;
            let nonexistent = arguments.text_or("nonexistent", "raise")?;
            localize_with(&naive, zone, &Ambiguous::Named(&ambiguous), &nonexistent, vm)
        }
        None => Ok(naive),
    }
}

/// `datetime.date`, `datetime.time` and `datetime.datetime` objects.
fn python_objects(values: &Values, op: &str, parts: &[Option<Parts>], vm: &VirtualMachine) -> PyResult<Values> {
    let module = vm.import("datetime", 0)?;
    let class = module.get_attr(
        match op {
            "date" => "date",
            "to_pydatetime" => "datetime",
            _ => "time",
        },
        vm,
    )?;
    let zone = match (&values.kind, op) {
        (Kind::Datetime { zone: Some(zone), .. }, "timetz" | "to_pydatetime") => {
            match super::zones::fixed_offset(zone) {
                Some(0) => Some(module.get_attr("timezone", vm)?.get_attr("utc", vm)?),
                _ => Some(vm.import("zoneinfo", 0)?.get_attr("ZoneInfo", vm)?.call((vm.ctx.new_str(&**zone),), vm)?),
            }
        }
        _ => None,
    };
    let mut objects = Vec::with_capacity(parts.len());
    for parts in parts {
        let Some(parts) = parts else {
            objects.push(registry::nat(vm));
            continue;
        };
        let int = |value: i64| -> PyObjectRef { vm.ctx.new_int(value).into() };
        let date = [int(parts.year), int(parts.month), int(parts.day)];
        let clock = [int(parts.hour()), int(parts.minute()), int(parts.second()), int(parts.fraction() / 1000)];
        let mut given: Vec<PyObjectRef> = match op {
            "date" => date.to_vec(),
            "to_pydatetime" => date.into_iter().chain(clock).collect(),
            _ => clock.to_vec(),
        };
        given.extend(zone.clone());
        objects.push(class.call(given, vm)?);
    }
    Ok(Values::objects(objects))
}

fn tz_localize(values: &Values, arguments: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let zone = arguments.maybe_text("tz")?;
    let ambiguous = arguments.some("ambiguous");
    let nonexistent = arguments.text_or("nonexistent", "raise")?;
    let owned;
    let ambiguous = match &ambiguous {
        None => Ambiguous::Named("raise"),
        Some(object) if object.downcast_ref::<PyList>().is_some() || object.downcast_ref::<PyColumn>().is_some() => {
            let flags = crate::arguments::column_of(object, vm)?;
            Ambiguous::Flags(crate::column::take::mask(&flags, vm)?.iter().map(|flag| flag == Some(true)).collect())
        }
        Some(object) => {
            owned = match crate::cell::Cell::of(object, vm)? {
                crate::cell::Cell::Bool(flag) => {
                    if flag {
                        "True".to_owned()
                    } else {
                        "False".to_owned()
                    }
                }
                _ => match crate::convert_array::array_values(object, vm)? {
                    Some(flags) => {
                        let flags =
                            crate::column::take::mask(&flags, vm)?.iter().map(|flag| flag == Some(true)).collect();
                        return localize_with(values, zone.as_deref(), &Ambiguous::Flags(flags), &nonexistent, vm);
                    }
                    None => text_of(object, vm)?,
                },
            };
            Ambiguous::Named(&owned)
        }
    };
    localize_with(values, zone.as_deref(), &ambiguous, &nonexistent, vm)
}

fn spans(values: &Values, op: &str, arguments: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Timedelta(unit) = &values.kind else { return Ok(values.clone()) };
    match op {
        "ordinal" => return Ok(Values::new(Kind::Number, series_from(values.ticks().to_vec()))),
        "as_unit" => {
            let wanted = wanted_type(&format!("timedelta64[{}]", arguments.text("unit")?));
            let wanted = wanted.ok_or_else(|| vm.new_value_error("Supported units are 's', 'ms', 'us', 'ns'"))?;
            return cast(values, &wanted, vm);
        }
        _ => {}
    }
    let day = unit.per_second() * 86_400;
    let number = |dtype: &DataType, f: &dyn Fn(i64) -> i64| {
        whole(values.ticks().iter().map(|ticks| (*ticks != NAT).then(|| f(*ticks))).collect(), dtype, vm)
    };
    // Nanoseconds since the day began: they fit whatever the unit.
    let rest = |ticks: i64| ticks.rem_euclid(day) * unit.nanos();
    match op {
        "total_seconds" => {
            let per_second = unit.per_second() as f64;
            let one = |ticks: &i64| if *ticks == NAT { f64::NAN } else { *ticks as f64 / per_second };
            Ok(Values::floats(values.ticks().iter().map(one).collect()))
        }
        "days" => number(&DataType::Int64, &|ticks| ticks.div_euclid(day)),
        "seconds" => number(&DataType::Int32, &|ticks| rest(ticks) / 1_000_000_000),
        "microseconds" => number(&DataType::Int32, &|ticks| rest(ticks) / 1000 % 1_000_000),
        "nanoseconds" => number(&DataType::Int32, &|ticks| rest(ticks) % 1000),
        "hours" => number(&DataType::Int64, &|ticks| rest(ticks) / 3_600_000_000_000),
        "minutes" => number(&DataType::Int64, &|ticks| rest(ticks) / 60_000_000_000 % 60),
        "floor" | "ceil" | "round" => {
            let nanos = freq_nanos(&arguments.text("freq")?, vm)?;
            Ok(values.like(series_from(round_all(values.ticks(), *unit, nanos, op, vm)?)))
        }
        "to_pytimedelta" => {
            let class = vm.import("datetime", 0)?.get_attr("timedelta", vm)?;
            let mut objects = Vec::with_capacity(values.len());
            for ticks in values.ticks() {
                objects.push(if *ticks == NAT {
                    registry::nat(vm)
                } else {
                    class.call((ticks.div_euclid(day), 0, rest(*ticks) / 1000), vm)?
                });
            }
            Ok(Values::objects(objects))
        }
        other => Err(crate::errors::unsupported(&format!("Series.dt.{other}"), vm)),
    }
}

fn periods(values: &Values, op: &str, arguments: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Period(freq) = &values.kind else { return Ok(values.clone()) };
    match op {
        "ordinal" => Ok(Values::new(Kind::Number, series_from(values.ticks().to_vec()))),
        "start_time" => to_timestamp(values, freq, true, vm),
        "to_timestamp" => {
            let how = arguments.text_or("how", "start")?;
            to_timestamp(values, freq, !how.to_ascii_lowercase().starts_with('e'), vm)
        }
        "end_time" => to_timestamp(values, freq, false, vm),
        "asfreq" => {
            let wanted = arguments.text("freq")?;
            let how = arguments.text_or("how", "E")?;
            as_freq(values, freq, &wanted, how.to_ascii_lowercase().starts_with('s'), vm)
        }
        "strftime" => moments(&to_timestamp(values, freq, true, vm)?, op, arguments, vm),
        _ => {
            let at_start = matches!(op, "hour" | "minute" | "second" | "day_name");
            let field = moments(&to_timestamp(values, freq, at_start, vm)?, op, arguments, vm)?;
            if field.is_integer() { cast(&field, &Wanted::Number(DataType::Int64), vm) } else { Ok(field) }
        }
    }
}

/// Moments out of columns of years, months and days.
pub(crate) fn from_parts(columns: &[Option<Values>], errors: &str, vm: &VirtualMachine) -> PyResult<Values> {
    let mut numbers: Vec<Option<Vec<i64>>> = Vec::new();
    for column in columns {
        numbers.push(match column {
            Some(column) => Some(crate::column::take::positions(column, vm)?.into_owned()),
            None => None,
        });
    }
    let n = columns.first().and_then(Option::as_ref).map_or(0, Values::len);
    let at =
        |part: usize, row: usize| numbers.get(part).and_then(Option::as_ref).and_then(|part| part.get(row)).copied();
    let mut ticks = Vec::with_capacity(n);
    for row in 0..n {
        let (year, month, day) = (at(0, row).unwrap_or(1970), at(1, row).unwrap_or(1), at(2, row).unwrap_or(1));
        let is_valid =
            (1..=12).contains(&month) && day >= 1 && day <= days_in_month(year, month) && (1678..=2261).contains(&year);
        if !is_valid {
            if errors == "coerce" {
                ticks.push(NAT);
                continue;
            }
            return Err(vm.new_value_error(format!(
                "cannot assemble the datetimes: time data \"{year:04}{month:02}{day:02}\" doesn't match format \"%Y%m%d\", at position {row}"
            )));
        }
        let clock = [(3, 3600), (4, 60), (5, 1)].map(|(part, size)| i128::from(at(part, row).unwrap_or(0)) * size);
        let midnight = i128::from(super::civil::days_from_civil(year, month, day)) * 86_400;
        let nanos = (midnight + clock.iter().sum::<i128>()) * 1_000_000_000;
        ticks.push(i64::try_from(nanos).map_err(|_| addition_overflow(vm))?);
    }
    Ok(Values::new(Kind::Datetime { unit: Unit::Nano, zone: None }, series_from(ticks)))
}
