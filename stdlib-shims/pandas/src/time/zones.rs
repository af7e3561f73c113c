//! Time zones: by name, or as an offset such as `UTC+02:00`.

use std::rc::Rc;

use chrono::{DateTime, MappedLocalTime, Offset, TimeZone as _};
use polars::prelude::TimeZone;
use rustpython_vm::{PyResult, VirtualMachine};

use super::format::iso_seconds;
use crate::column::kinds::{Kind, NAT, Unit, Values, series_from};
use crate::registry;

/// What a wall clock's time means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Local {
    /// Seconds to take off for UTC.
    Offset(i64),
    /// Twice that day: first the one offset, then the other.
    Twice(i64, i64),
    Never,
}

type OfSeconds<T> = Box<dyn Fn(i64) -> T>;

pub(crate) struct Zone {
    offset: OfSeconds<i64>,
    local: OfSeconds<Local>,
    name: OfSeconds<String>,
}

/// `+02:00`, `-0530`, `UTC+02:00`; none for names.
pub(crate) fn fixed_offset(name: &str) -> Option<i64> {
    let text = name.strip_prefix("UTC").unwrap_or(name);
    if text.is_empty() || text == "Z" || name == "utc" {
        return Some(0);
    }
    let sign = match text.as_bytes().first()? {
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    let digits: String = text[1..].chars().filter(|letter| *letter != ':').collect();
    if !(digits.len() == 2 || digits.len() == 4 || digits.len() == 6)
        || !digits.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let part = |from: usize| digits.get(from..from + 2).and_then(|part| part.parse::<i64>().ok()).unwrap_or(0);
    Some(sign * (part(0) * 3600 + part(2) * 60 + part(4)))
}

impl Zone {
    pub(crate) fn named(name: &str, vm: &VirtualMachine) -> PyResult<Self> {
        if let Some(offset) = fixed_offset(name) {
            let shown = if offset == 0 { "UTC".to_owned() } else { format!("UTC{}", offset_text(offset, true)) };
            return Ok(Self {
                offset: Box::new(move |_| offset),
                local: Box::new(move |_| Local::Offset(offset)),
                name: Box::new(move |_| shown.clone()),
            });
        }
        let unknown = || registry::error("unknown_time_zone_error", name.to_owned(), vm);
        let zone = TimeZone::opt_try_new(Some(name)).ok().flatten().ok_or_else(unknown)?;
        let zone = zone.to_chrono().map_err(|_| unknown())?;
        let moment = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap_or_default().naive_utc();
        Ok(Self {
            offset: Box::new(move |seconds| {
                i64::from(zone.offset_from_utc_datetime(&moment(seconds)).fix().local_minus_utc())
            }),
            local: Box::new(move |seconds| match zone.offset_from_local_datetime(&moment(seconds)) {
                MappedLocalTime::Single(offset) => Local::Offset(i64::from(offset.fix().local_minus_utc())),
                MappedLocalTime::Ambiguous(one, two) => {
                    Local::Twice(i64::from(one.fix().local_minus_utc()), i64::from(two.fix().local_minus_utc()))
                }
                MappedLocalTime::None => Local::Never,
            }),
            name: Box::new(move |seconds| zone.offset_from_utc_datetime(&moment(seconds)).to_string()),
        })
    }

    /// Seconds ahead of UTC at a moment of UTC.
    pub(crate) fn offset_at(&self, seconds: i64) -> i64 {
        (self.offset)(seconds)
    }

    pub(crate) fn name_at(&self, seconds: i64) -> String {
        (self.name)(seconds)
    }

    pub(crate) fn local(&self, seconds: i64) -> Local {
        (self.local)(seconds)
    }

    /// The moment of UTC at which the clock jumps over a local time.
    fn jump(&self, local_seconds: i64) -> i64 {
        let (mut low, mut high) = (local_seconds.saturating_sub(86_400), local_seconds.saturating_add(86_400));
        let before = self.offset_at(low);
        while low.abs_diff(high) > 1 {
            let middle = i64::midpoint(low, high);
            if self.offset_at(middle) == before { low = middle } else { high = middle }
        }
        high
    }
}

/// `+0200` or `+02:00`.
pub(crate) fn offset_text(offset: i64, colon: bool) -> String {
    let sign = if offset < 0 { '-' } else { '+' };
    let (hours, minutes) = (offset.abs() / 3600, offset.abs() / 60 % 60);
    if colon { format!("{sign}{hours:02}:{minutes:02}") } else { format!("{sign}{hours:02}{minutes:02}") }
}

/// The wall clock's ticks, in the column's unit.
pub(crate) fn wall_ticks(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<i64>> {
    let Kind::Datetime { unit, zone: Some(zone) } = &values.kind else { return Ok(values.ticks().to_vec()) };
    let zone = Zone::named(zone, vm)?;
    let per_second = unit.per_second();
    let mut last: Option<(i64, i64)> = None;
    let one = |ticks: &i64| {
        if *ticks == NAT {
            return NAT;
        }
        let seconds = ticks.div_euclid(per_second);
        // Offsets change on whole quarter hours only.
        let quarter = seconds.div_euclid(900);
        let offset = match last {
            Some((known, offset)) if known == quarter => offset,
            _ => {
                let offset = zone.offset_at(seconds);
                last = Some((quarter, offset));
                offset
            }
        };
        // Past the ends of the clock the wall's time wraps, as in pandas.
        ticks.wrapping_add(offset * per_second)
    };
    Ok(values.ticks().iter().map(one).collect())
}

fn unit_of(values: &Values) -> Unit {
    match values.kind {
        Kind::Datetime { unit, .. } => unit,
        _ => Unit::Nano,
    }
}

pub(crate) fn convert(values: &Values, zone: Option<&str>, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Datetime { unit, zone: old } = &values.kind else { return Ok(values.clone()) };
    if old.is_none() {
        return Err(vm.new_type_error("Cannot convert tz-naive timestamps, use tz_localize to localize"));
    }
    if let Some(zone) = zone {
        Zone::named(zone, vm)?;
    }
    let kind = Kind::Datetime { unit: *unit, zone: zone.map(canonical) };
    Ok(Values { kind, store: values.store.clone() })
}

fn canonical(name: &str) -> Rc<str> {
    if name.eq_ignore_ascii_case("utc") { Rc::from("UTC") } else { Rc::from(name) }
}

/// How to read a wall clock's time that occurred twice.
pub(crate) enum Ambiguous<'a> {
    Named(&'a str),
    /// True where summer time is meant.
    Flags(Vec<bool>),
}

pub(crate) fn localize(
    values: &Values,
    zone: Option<&str>,
    ambiguous: &str,
    nonexistent: &str,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    localize_with(values, zone, &Ambiguous::Named(ambiguous), nonexistent, vm)
}

pub(crate) fn localize_with(
    values: &Values,
    zone: Option<&str>,
    ambiguous: &Ambiguous<'_>,
    nonexistent: &str,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let unit = unit_of(values);
    let is_aware = matches!(&values.kind, Kind::Datetime { zone: Some(_), .. });
    let Some(name) = zone else {
        let kind = Kind::Datetime { unit, zone: None };
        return Ok(Values::new(kind, series_from(wall_ticks(values, vm)?)));
    };
    if is_aware {
        return Err(vm.new_type_error("Already tz-aware, use tz_convert to convert."));
    }
    let zone = Zone::named(name, vm)?;
    let per_second = unit.per_second();
    let mut ticks = Vec::with_capacity(values.len());
    let mut before = i64::MIN;
    for (row, &value) in values.ticks().iter().enumerate() {
        if value == NAT {
            ticks.push(NAT);
            continue;
        }
        let seconds = value.div_euclid(per_second);
        let moment = match zone.local(seconds) {
            Local::Offset(offset) => value.wrapping_sub(offset * per_second),
            Local::Twice(first, second) => {
                let utc = |offset: i64| value.wrapping_sub(offset * per_second);
                let (early, late) = (utc(first.max(second)), utc(first.min(second)));
                match ambiguous {
                    Ambiguous::Flags(flags) if flags.get(row).copied().unwrap_or(false) => early,
                    Ambiguous::Flags(_) => late,
                    Ambiguous::Named("NaT") => NAT,
                    // Time goes on: the second pass through the hour follows the first.
                    Ambiguous::Named("infer") if early > before => early,
                    Ambiguous::Named("infer") => late,
                    Ambiguous::Named("True") => early,
                    Ambiguous::Named("False") => late,
                    Ambiguous::Named(_) => {
                        let message = format!(
                            "Cannot infer dst time from {}, try using the 'ambiguous' argument",
                            iso_seconds(value, per_second)
                        );
                        return Err(registry::error("ambiguous_time_error", message, vm));
                    }
                }
            }
            Local::Never => match nonexistent {
                "NaT" => NAT,
                "shift_forward" => zone.jump(seconds).wrapping_mul(per_second),
                "shift_backward" => zone.jump(seconds).wrapping_mul(per_second).wrapping_sub(1),
                _ => {
                    return Err(registry::error("nonexistent_time_error", iso_seconds(value, per_second), vm));
                }
            },
        };
        if moment != NAT {
            before = moment;
        }
        ticks.push(moment);
    }
    Ok(Values::new(Kind::Datetime { unit, zone: Some(canonical(name)) }, series_from(ticks)))
}
