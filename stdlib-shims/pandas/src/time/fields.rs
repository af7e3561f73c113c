//! The `.dt` accessor: fields, rounding and conversions of times.

use polars::prelude::{DataType, Series};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyList};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

use super::bounds::rounded;
use super::civil::{DAY_NANOS, MONTHS, Parts, WEEKDAYS, days_in_month, is_leap, iso_week, weekday};
use super::format::strftime;
use super::moves::moved;
use super::period::fixed_nanos;
use super::zones::{Ambiguous, convert, localize_with, wall_ticks};
use crate::arguments::{Words, text_of};
use crate::column::cast::cast;
use crate::column::kinds::{Blank, Kind, NAT, Unit, Values, Wanted, series_from, wanted_type};
use crate::module::PyColumn;
use crate::opcodes::Time;
use crate::registry;

/// Each method reads the arguments it has.
pub(crate) fn time(values: &Values, op: Time, args: FuncArgs, vm: &VirtualMachine) -> PyResult<Values> {
    match &values.kind {
        Kind::Datetime { .. } | Kind::Timedelta(_) | Kind::Period(_) if op == Time::Ordinal => {
            Ok(Values::new(Kind::Number, series_from(values.ticks().to_vec())))
        }
        Kind::Datetime { .. } => moments(values, op, args, vm),
        Kind::Timedelta(_) => spans(values, op, args, vm),
        Kind::Period(_) => Err(refused(op, vm)),
        _ => Err(vm.new_attribute_error("Can only use .dt accessor with datetimelike values")),
    }
}

fn refused(op: Time, vm: &VirtualMachine) -> PyBaseExceptionRef {
    crate::errors::unsupported(&format!("Series.dt.{op}"), vm)
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
fn round_all(ticks: &[i64], unit: Unit, nanos: i64, how: Time, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    match nanos / unit.nanos() {
        0 => Ok(ticks.to_vec()),
        step => {
            ticks.iter().map(|ticks| if *ticks == NAT { Ok(NAT) } else { rounded(*ticks, step, how, vm) }).collect()
        }
    }
}

fn moments(values: &Values, op: Time, args: FuncArgs, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Datetime { unit, zone } = &values.kind else { return Ok(values.clone()) };
    match op {
        Time::AsUnit => {
            let name: Words = args.bind(vm)?;
            let wanted = match zone {
                Some(zone) => wanted_type(&format!("datetime64[{}, {zone}]", &*name)),
                None => wanted_type(&format!("datetime64[{}]", &*name)),
            };
            let wanted = wanted.ok_or_else(|| vm.new_value_error("Supported units are 's', 'ms', 'us', 'ns'"))?;
            return cast(values, &wanted, vm);
        }
        Time::TzConvert => {
            let zone: Option<Words> = args.bind(vm)?;
            return convert(values, zone.as_deref(), vm);
        }
        Time::TzLocalize => return tz_localize(values, &args.bind(vm)?, vm),
        Time::MoveMonths | Time::MoveBusinessDays | Time::MoveWeeks | Time::MoveNanos => {
            return moved(values, op, args, vm);
        }
        Time::Strftime => {
            let pattern: Words = args.bind(vm)?;
            return strftime(values, &pattern, vm);
        }
        _ => {}
    }
    let wall = wall_ticks(values, vm)?;
    let per_second = unit.per_second();
    match op {
        Time::Normalize => return midnights(&wall, *unit, zone.as_deref(), vm),
        Time::Floor | Time::Ceil | Time::Round => {
            return rounded_moments(&wall, *unit, zone.as_deref(), op, &args.bind(vm)?, vm);
        }
        _ => {}
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
        Time::Year => number(&|parts| parts.year),
        Time::Month => number(&|parts| parts.month),
        Time::Day => number(&|parts| parts.day),
        Time::Hour => number(&Parts::hour),
        Time::Minute => number(&Parts::minute),
        Time::Second => number(&Parts::second),
        Time::Microsecond => number(&|parts| parts.fraction() / 1000),
        Time::Nanosecond => number(&|parts| parts.fraction() % 1000),
        Time::Dayofweek => number(&|parts| weekday(parts.days)),
        Time::Dayofyear => number(&Parts::day_of_year),
        Time::Quarter => number(&|parts| (parts.month - 1) / 3 + 1),
        Time::DaysInMonth => number(&|parts| days_in_month(parts.year, parts.month)),
        Time::Week | Time::Isoyear => {
            let f = |parts: &Parts| {
                let (year, week) = iso_week(parts.days);
                if op == Time::Week { week } else { year }
            };
            let numbers: Series = each(&f).into_iter().map(|number| number.map(|number| number as u32)).collect();
            Ok(Values::new(Kind::Masked, numbers))
        }
        Time::IsLeapYear => flag(&|parts| is_leap(parts.year)),
        Time::IsMonthStart => flag(&|parts| parts.day == 1),
        Time::IsMonthEnd => flag(&last_day),
        Time::IsQuarterStart => flag(&|parts| parts.day == 1 && parts.month % 3 == 1),
        Time::IsQuarterEnd => flag(&|parts| last_day(parts) && parts.month % 3 == 0),
        Time::IsYearStart => flag(&|parts| parts.day == 1 && parts.month == 1),
        Time::IsYearEnd => flag(&|parts| parts.day == 31 && parts.month == 12),
        Time::DayName => text(&|parts| WEEKDAYS[weekday(parts.days) as usize]),
        Time::MonthName => text(&|parts| MONTHS[(parts.month - 1) as usize]),
        Time::Julian => {
            let day = |parts: &Option<Parts>| {
                parts
                    .as_ref()
                    .map_or(f64::NAN, |parts| parts.days as f64 + 2_440_587.5 + parts.nanos as f64 / DAY_NANOS as f64)
            };
            Ok(Values::floats(parts.iter().map(day).collect()))
        }
        Time::Date | Time::Clock => python_objects(op == Time::Date, &parts, vm),
        other => Err(refused(other, vm)),
    }
}

/// Wall clock times brought to the start of their day. Before the first moment it wraps, as in pandas.
fn midnights(wall: &[i64], unit: Unit, zone: Option<&str>, vm: &VirtualMachine) -> PyResult<Values> {
    let day = unit.per_second() * 86_400;
    let midnight = |ticks: &i64| if *ticks == NAT { NAT } else { ticks.wrapping_sub(ticks.rem_euclid(day)) };
    let ticks = wall.iter().map(midnight).collect();
    let naive = Values::new(Kind::Datetime { unit, zone: None }, series_from::<i64>(ticks));
    match zone {
        Some(_) => localize_with(&naive, zone, &Ambiguous::Named("infer"), "shift_forward", vm),
        None => Ok(naive),
    }
}

/// A frequency to round to, and what to do where the clock was changed.
#[derive(FromArgs)]
struct Rounding {
    #[pyarg(any)]
    freq: Words,
    #[pyarg(any, default)]
    ambiguous: Option<Words>,
    #[pyarg(any, default)]
    nonexistent: Option<Words>,
}

/// Wall clock times brought to a multiple, and back into their zone.
fn rounded_moments(
    wall: &[i64],
    unit: Unit,
    zone: Option<&str>,
    op: Time,
    to: &Rounding,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let ticks = round_all(wall, unit, freq_nanos(&to.freq, vm)?, op, vm)?;
    let naive = Values::new(Kind::Datetime { unit, zone: None }, series_from::<i64>(ticks));
    match zone {
        Some(_) => {
            let ambiguous = Ambiguous::Named(to.ambiguous.as_deref().unwrap_or("raise"));
            localize_with(&naive, zone, &ambiguous, to.nonexistent.as_deref().unwrap_or("raise"), vm)
        }
        None => Ok(naive),
    }
}

/// `datetime.date` or `datetime.time` objects.
fn python_objects(is_date: bool, parts: &[Option<Parts>], vm: &VirtualMachine) -> PyResult<Values> {
    let class = vm.import("datetime", 0)?.get_attr(if is_date { "date" } else { "time" }, vm)?;
    let mut objects = Vec::with_capacity(parts.len());
    for parts in parts {
        let Some(parts) = parts else {
            objects.push(registry::nat(vm));
            continue;
        };
        objects.push(if is_date {
            class.call((parts.year, parts.month, parts.day), vm)?
        } else {
            class.call((parts.hour(), parts.minute(), parts.second(), parts.fraction() / 1000), vm)?
        });
    }
    Ok(Values::objects(objects))
}

/// A zone for times on the wall, and what to do where the clock was changed.
#[derive(FromArgs)]
struct Localizing {
    #[pyarg(any)]
    tz: Option<Words>,
    #[pyarg(any, default)]
    ambiguous: Option<PyObjectRef>,
    #[pyarg(any, default)]
    nonexistent: Option<Words>,
}

fn tz_localize(values: &Values, args: &Localizing, vm: &VirtualMachine) -> PyResult<Values> {
    let zone = args.tz.as_deref();
    let nonexistent = args.nonexistent.as_deref().unwrap_or("raise");
    let owned;
    let ambiguous = match &args.ambiguous {
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
                        return localize_with(values, zone, &Ambiguous::Flags(flags), nonexistent, vm);
                    }
                    None => text_of(object, vm)?,
                },
            };
            Ambiguous::Named(&owned)
        }
    };
    localize_with(values, zone, &ambiguous, nonexistent, vm)
}

fn spans(values: &Values, op: Time, args: FuncArgs, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Timedelta(unit) = &values.kind else { return Ok(values.clone()) };
    if op == Time::AsUnit {
        let unit: Words = args.bind(vm)?;
        let wanted = wanted_type(&format!("timedelta64[{}]", &*unit));
        let wanted = wanted.ok_or_else(|| vm.new_value_error("Supported units are 's', 'ms', 'us', 'ns'"))?;
        return cast(values, &wanted, vm);
    }
    let day = unit.per_second() * 86_400;
    let number = |dtype: &DataType, f: &dyn Fn(i64) -> i64| {
        whole(values.ticks().iter().map(|ticks| (*ticks != NAT).then(|| f(*ticks))).collect(), dtype, vm)
    };
    // Nanoseconds since the day began: they fit whatever the unit.
    let rest = |ticks: i64| ticks.rem_euclid(day) * unit.nanos();
    match op {
        Time::TotalSeconds => {
            let per_second = unit.per_second() as f64;
            let one = |ticks: &i64| if *ticks == NAT { f64::NAN } else { *ticks as f64 / per_second };
            Ok(Values::floats(values.ticks().iter().map(one).collect()))
        }
        Time::Days => number(&DataType::Int64, &|ticks| ticks.div_euclid(day)),
        Time::Seconds => number(&DataType::Int32, &|ticks| rest(ticks) / 1_000_000_000),
        Time::Microseconds => number(&DataType::Int32, &|ticks| rest(ticks) / 1000 % 1_000_000),
        Time::Nanoseconds => number(&DataType::Int32, &|ticks| rest(ticks) % 1000),
        Time::Floor | Time::Ceil | Time::Round => {
            let freq: Words = args.bind(vm)?;
            let nanos = freq_nanos(&freq, vm)?;
            Ok(values.like(series_from(round_all(values.ticks(), *unit, nanos, op, vm)?)))
        }
        other => Err(refused(other, vm)),
    }
}
