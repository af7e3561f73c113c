//! `to_datetime`: text into moments.

use rustpython_vm::{PyResult, VirtualMachine};

use super::guess::{guess, iso};
use super::pattern::{Mismatch, Moment, Pattern};
use super::zones::offset_text;
use crate::cell::Cell;
use crate::column::kinds::{Kind, NAT, Unit, Values, series_from};
use crate::column::read;
use crate::registry;

const ADVICE: &str = " You might want to try:
    - passing `format` if your strings have a consistent format;
    - passing `format='ISO8601'` if your strings are all ISO8601 but not necessarily in exactly the same format;
    - passing `format='mixed'`, and the format will be inferred for each element individually. You might want to use `dayfirst` alongside this.";

enum Form {
    Iso,
    Mixed,
    Fixed(Pattern),
}

/// Why a text is not a moment.
enum Refusal {
    /// Gets the position and the advice.
    Format(String),
    /// Gets the position.
    Plain(String),
    OutOfBounds(String),
    Type(String),
}

fn is_blank(text: &str) -> bool {
    matches!(text, "" | "NaT" | "nat" | "nan" | "NaN" | "NA" | "N/A" | "null" | "None" | "<NA>")
}

fn form_of(values: &Values, format: Option<&str>, day_first: bool, vm: &VirtualMachine) -> PyResult<Form> {
    match format {
        Some("mixed") => return Ok(Form::Mixed),
        Some("ISO8601") => return Ok(Form::Iso),
        Some(format) => return Pattern::new(format).map(Form::Fixed).map_err(|message| vm.new_value_error(message)),
        None => {}
    }
    for row in 0..values.len() {
        if let Cell::Text(text) = read::cell_at(values, row, vm)?
            && !is_blank(&text)
            && !matches!(&*text, "now" | "today")
        {
            return Ok(guess(&text, day_first).map_or(Form::Mixed, Form::Fixed));
        }
    }
    Ok(Form::Mixed)
}

fn read_text(text: &str, form: &Form, day_first: bool) -> Result<Moment, Refusal> {
    match form {
        Form::Fixed(pattern) => {
            // The ISO reader is quicker, and reads a full date the same way.
            if pattern.text.starts_with("%Y-%m-%d")
                && text.len() >= 10
                && !pattern.has_zone()
                && is_same_form(text, pattern)
                && let Some(Ok(moment)) = iso(text)
            {
                return Ok(moment);
            }
            pattern.read(text, true).map_err(|mismatch| match mismatch {
                Mismatch::Nothing => {
                    Refusal::Format(format!("time data \"{text}\" doesn't match format \"{}\"", pattern.text))
                }
                Mismatch::Rest(place) => Refusal::Format(format!(
                    "unconverted data remains when parsing with format \"{}\": \"{}\"",
                    pattern.text,
                    &text[place..]
                )),
                Mismatch::Invalid(message) => Refusal::Format(message),
            })
        }
        Form::Iso => match iso(text) {
            Some(Ok(moment)) => Ok(moment),
            Some(Err(message)) => Err(Refusal::Plain(message)),
            None => Err(Refusal::Format(format!("Time data {text} is not ISO8601 format"))),
        },
        Form::Mixed => {
            let text = text.trim();
            match iso(text) {
                Some(Ok(moment)) => return Ok(moment),
                Some(Err(message)) => return Err(Refusal::Plain(format!("{message}: {text}"))),
                None => {}
            }
            let unknown = || Refusal::Plain(format!("Unknown datetime string format, unable to parse: {text}"));
            guess(text, day_first).ok_or_else(unknown)?.read(text, true).map_err(|_| unknown())
        }
    }
}

/// The text has exactly the parts that the pattern has.
fn is_same_form(text: &str, pattern: &Pattern) -> bool {
    match pattern.text.as_str() {
        "%Y-%m-%d" => text.len() == 10,
        "%Y-%m-%d %H:%M:%S" => text.len() == 19 && text.as_bytes()[10] == b' ',
        "%Y-%m-%dT%H:%M:%S" => text.len() == 19 && text.as_bytes()[10] == b'T',
        "%Y-%m-%d %H:%M" => text.len() == 16 && text.as_bytes()[10] == b' ',
        _ => false,
    }
}

fn read_cell(cell: &Cell, form: &Form, day_first: bool, vm: &VirtualMachine) -> PyResult<Result<Moment, Refusal>> {
    Ok(match cell {
        Cell::Text(text) => read_text(text, form, day_first),
        Cell::Datetime(nanos, None, _) => Ok((i128::from(*nanos), None)),
        Cell::Datetime(nanos, Some(zone), _) => {
            let offset = super::zones::Zone::named(zone, vm)?.offset_at(nanos.div_euclid(1_000_000_000));
            Ok((i128::from(*nanos), Some(offset)))
        }
        Cell::Object(object) if object.has_attr("year", vm)? && object.has_attr("day", vm)? => {
            let text = object.str(vm)?.to_string();
            read_text(&text, &Form::Iso, day_first)
        }
        Cell::Object(object) => {
            Err(Refusal::Type(format!("<class '{}'> is not convertible to datetime", crate::cell::type_name(object))))
        }
        other => {
            let text = other.to_object(vm)?.str(vm)?.to_string();
            if let Form::Fixed(_) = form {
                read_text(&text, form, day_first)
            } else {
                let name = crate::cell::type_name(&*other.to_object(vm)?);
                Err(Refusal::Type(format!("<class '{name}'> is not convertible to datetime")))
            }
        }
    })
}

pub(crate) fn parse_datetime(
    values: &Values,
    format: Option<&str>,
    day_first: bool,
    utc: bool,
    errors: &str,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    if let Kind::Datetime { .. } = values.kind {
        return Ok(values.clone());
    }
    let form = form_of(values, format, day_first, vm)?;
    let n = values.len();
    let mut ticks = Vec::with_capacity(n);
    let mut offsets: Vec<Option<i64>> = Vec::with_capacity(n);
    // Tables repeat their dates: the last one is remembered.
    let mut last: Option<(String, i64, Option<i64>)> = None;
    let texts = values.text_chunk();
    for row in 0..n {
        let text = texts.map(|texts| texts.get(row));
        let cell = match text {
            Some(None) => Cell::Nan,
            Some(Some(text)) => {
                if let Some((known, nanos, offset)) = &last
                    && known == text
                {
                    ticks.push(*nanos);
                    offsets.push(*offset);
                    continue;
                }
                Cell::Text(text.into())
            }
            None => read::cell_at(values, row, vm)?,
        };
        let is_hole = cell.is_missing() || matches!(&cell, Cell::Text(text) if is_blank(text));
        if is_hole {
            ticks.push(NAT);
            offsets.push(None);
            continue;
        }
        let parsed = read_cell(&cell, &form, day_first, vm)?.and_then(|(nanos, offset)| match i64::try_from(nanos) {
            Ok(nanos) if nanos != NAT => Ok((nanos, offset)),
            _ => {
                let shown = match &cell {
                    Cell::Text(text) => text.to_string(),
                    _ => String::new(),
                };
                Err(Refusal::OutOfBounds(format!("Out of bounds nanosecond timestamp: {shown}")))
            }
        });
        match parsed {
            Ok((nanos, offset)) => {
                // Written without an offset is a sort of its own.
                let offset = Some(offset.unwrap_or(i64::MAX));
                if let Cell::Text(text) = &cell {
                    last = Some((text.to_string(), nanos, offset));
                }
                ticks.push(nanos);
                offsets.push(offset);
            }
            Err(_) if errors == "coerce" => {
                ticks.push(NAT);
                offsets.push(None);
            }
            Err(_) if errors == "ignore" => return Ok(values.clone()),
            Err(Refusal::Format(message)) => {
                return Err(vm.new_value_error(format!("{message}, at position {row}.{ADVICE}")));
            }
            Err(Refusal::Plain(message)) => {
                return Err(registry::error("date_parse_error", format!("{message}, at position {row}"), vm));
            }
            Err(Refusal::OutOfBounds(message)) => {
                return Err(registry::error("out_of_bounds_datetime", format!("{message}, at position {row}"), vm));
            }
            Err(Refusal::Type(message)) => return Err(vm.new_type_error(format!("{message}, at position {row}"))),
        }
    }
    with_zone(ticks, &offsets, utc, vm)
}

/// One offset becomes the column's zone; several make a column of objects.
fn with_zone(ticks: Vec<i64>, offsets: &[Option<i64>], utc: bool, vm: &VirtualMachine) -> PyResult<Values> {
    let datetime = |zone: Option<&str>, ticks: Vec<i64>| {
        Values::new(Kind::Datetime { unit: Unit::Nano, zone: zone.map(Into::into) }, series_from(ticks))
    };
    if utc {
        return Ok(datetime(Some("UTC"), ticks));
    }
    let zone_name = |offset: i64| match offset {
        i64::MAX => None,
        0 => Some("UTC".to_owned()),
        offset => Some(format!("UTC{}", offset_text(offset, true))),
    };
    let mut seen: Vec<i64> = Vec::new();
    for offset in offsets.iter().flatten() {
        if !seen.contains(offset) {
            seen.push(*offset);
        }
    }
    match seen.as_slice() {
        [] => Ok(datetime(None, ticks)),
        [only] => Ok(datetime(zone_name(*only).as_deref(), ticks)),
        _ => {
            let mut objects = Vec::with_capacity(ticks.len());
            for (nanos, offset) in ticks.iter().zip(offsets) {
                let zone = offset.and_then(zone_name).map(std::rc::Rc::<str>::from);
                objects.push(registry::timestamp(*nanos, zone.as_ref(), Unit::Nano, vm)?);
            }
            Ok(Values::objects(objects))
        }
    }
}
