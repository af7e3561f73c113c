//! `to_csv`: columns as delimited text.

use polars::prelude::DataType;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_options::Dict;
use crate::arguments::{list_of, text_of};
use crate::column::kinds::{Kind, Values, bool_vec, slice_of};
use crate::column::read;
use crate::time::format::{moment_texts, python_float, strftime};

pub(crate) struct WriteOptions {
    separator: String,
    na: String,
    /// 0 where needed, 1 everywhere, 2 what is no number, 3 never.
    quoting: i64,
    quote: char,
    escape: Option<char>,
    double_quote: bool,
    line_end: String,
    float_format: Option<String>,
    date_format: Option<String>,
    decimal: String,
    header_rows: Option<Vec<Vec<String>>>,
    pub(crate) encoding: String,
    pub(crate) encoding_errors: String,
    pub(crate) compression: Option<String>,
}

impl WriteOptions {
    pub(crate) fn read(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Self> {
        let dict = Dict::new(object, vm);
        let letter = |text: Option<String>| text.and_then(|text| text.chars().next());
        let mut header_rows = None;
        if dict.get("header_rows")?.is_some() {
            let mut rows = Vec::new();
            for row in dict.list("header_rows")? {
                let cells: PyResult<Vec<String>> =
                    list_of(&row, vm)?.iter().map(|cell| Ok(cell.str(vm)?.to_string_lossy().into_owned())).collect();
                rows.push(cells?);
            }
            header_rows = Some(rows);
        }
        Ok(Self {
            separator: dict.text("sep")?.unwrap_or_else(|| ",".to_owned()),
            na: dict.text("na_rep")?.unwrap_or_default(),
            quoting: dict.int("quoting")?.unwrap_or(0),
            quote: letter(dict.text("quotechar")?).unwrap_or('"'),
            escape: letter(dict.text("escapechar")?),
            double_quote: dict.flag("doublequote", true)?,
            line_end: dict.text("lineterminator")?.unwrap_or_else(|| "\n".to_owned()),
            float_format: dict.text("float_format")?,
            date_format: dict.text("date_format")?,
            decimal: dict.text("decimal")?.unwrap_or_else(|| ".".to_owned()),
            header_rows,
            encoding: dict.text("encoding")?.unwrap_or_else(|| "utf-8".to_owned()),
            encoding_errors: dict.text("encoding_errors")?.unwrap_or_else(|| "strict".to_owned()),
            compression: dict.text("compression")?,
        })
    }
}

/// A column's cells; `is_number` spares them the quotes of quoting 2.
struct Cells {
    texts: Vec<Option<String>>,
    is_number: bool,
}

/// C's `%.2f`, `%d`, `%e`, `%g`; none for other formats.
pub(crate) fn printf(format: &str, value: f64) -> Option<String> {
    let start = format.find('%')?;
    let (before, rest) = format.split_at(start);
    let rest = &rest[1..];
    let end = rest.find(|letter: char| letter.is_ascii_alphabetic())?;
    let (spec, conversion, after) = (&rest[..end], rest.as_bytes()[end], &rest[end + 1..]);
    if after.contains('%') {
        return None;
    }
    let (flags_width, precision) =
        spec.split_once('.').map_or((spec, None), |(width, precision)| (width, Some(precision)));
    let precision: usize = match precision {
        None => 6,
        Some(digits) => digits.parse().ok()?,
    };
    let width_start =
        flags_width.find(|letter: char| letter.is_ascii_digit() && letter != '0').unwrap_or(flags_width.len());
    let (flags, width) = flags_width.split_at(width_start);
    if !flags.chars().all(|flag| matches!(flag, '+' | '-' | '0')) {
        return None;
    }
    let width: usize = if width.is_empty() { 0 } else { width.parse().ok()? };
    let mut body = match conversion {
        b'f' | b'F' => format!("{:.precision$}", value.abs()),
        b'd' | b'i' => format!("{}", value.trunc().abs()),
        b'e' => exponent(value.abs(), precision),
        b'g' => general(value.abs(), precision.max(1)),
        _ => return None,
    };
    if value.is_infinite() {
        "inf".clone_into(&mut body);
    }
    let sign = if value.is_sign_negative() {
        "-"
    } else if flags.contains('+') {
        "+"
    } else {
        ""
    };
    let filled = width.saturating_sub(body.len() + sign.len());
    let body = match () {
        () if flags.contains('-') => format!("{sign}{body}{}", " ".repeat(filled)),
        () if flags.contains('0') => format!("{sign}{}{body}", "0".repeat(filled)),
        () => format!("{}{sign}{body}", " ".repeat(filled)),
    };
    Some(format!("{before}{body}{after}"))
}

fn exponent(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |rest| ('-', rest));
    format!("{digits}e{sign}{exponent:0>2}")
}

fn general(value: f64, precision: usize) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let scientific = exponent(value, precision - 1);
    let power: i32 = scientific.split_once('e').and_then(|(_, power)| power.parse().ok()).unwrap_or(0);
    if power < -4 || power >= precision as i32 {
        let (digits, power) = scientific.split_once('e').unwrap_or((&scientific, "+00"));
        let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
        return format!("{digits}e{power}");
    }
    let text = format!("{value:.*}", (precision as i32 - 1 - power).max(0) as usize);
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

fn float_text(value: f64, options: &WriteOptions, vm: &VirtualMachine) -> PyResult<String> {
    let text = match &options.float_format {
        None => python_float(value),
        Some(format) => {
            // Nothing has that many digits, and no formatter counts so far.
            const MOST_DIGITS: usize = 1000;
            let digits = format.split('.').nth(1).unwrap_or_default();
            let digits = digits.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
            if !digits.is_empty() && digits.parse::<usize>().unwrap_or(usize::MAX) > MOST_DIGITS {
                return Err(vm.new_value_error("precision too big"));
            }
            if let Some(text) = printf(format, value) {
                text
            } else {
                let format: PyObjectRef = vm.ctx.new_str(format.as_str()).into();
                let value: PyObjectRef = vm.ctx.new_float(value).into();
                vm._mod(&format, &value)?.str(vm)?.to_string()
            }
        }
    };
    Ok(if options.decimal == "." { text } else { text.replace('.', &options.decimal) })
}

fn cells(values: &Values, options: &WriteOptions, vm: &VirtualMachine) -> PyResult<Cells> {
    let is_number = matches!(values.kind_name(), "int" | "uint" | "float" | "bool")
        || (matches!(values.kind, Kind::Masked) && !values.is_text());
    if let Kind::Category(categories) = &values.kind {
        let names = cells(&categories.values, options, vm)?;
        let text = |code: &i32| usize::try_from(*code).ok().and_then(|code| names.texts.get(code).cloned()).flatten();
        return Ok(Cells { texts: values.codes().iter().map(text).collect(), is_number: names.is_number });
    }
    if let Kind::Datetime { .. } = values.kind {
        let texts = match &options.date_format {
            Some(format) => {
                let shown = strftime(values, format, vm)?;
                shown
                    .text_chunk()
                    .map(|texts| texts.iter().map(|text| text.map(str::to_owned)).collect())
                    .unwrap_or_default()
            }
            None => moment_texts(values, vm)?,
        };
        return Ok(Cells { texts, is_number: false });
    }
    if let Some(series) = values.series() {
        if let (true, Ok(texts)) = (values.is_text(), series.str()) {
            return Ok(Cells { texts: texts.iter().map(|text| text.map(str::to_owned)).collect(), is_number });
        }
        if matches!(values.kind, Kind::Number | Kind::Bool) {
            let texts: PyResult<Vec<Option<String>>> = match series.dtype() {
                DataType::Boolean => Ok(bool_vec(series)
                    .into_iter()
                    .map(|flag| Some(if flag { "True" } else { "False" }.to_owned()))
                    .collect()),
                DataType::Float64 => {
                    let floats = series.f64().map(slice_of).unwrap_or_default();
                    floats
                        .iter()
                        .map(|value| if value.is_nan() { Ok(None) } else { float_text(*value, options, vm).map(Some) })
                        .collect()
                }
                DataType::Float32 => {
                    let floats = series.f32().map(slice_of).unwrap_or_default();
                    let text = |value: &f32| match value.is_nan() {
                        true => Ok(None),
                        false if options.float_format.is_some() => float_text(f64::from(*value), options, vm).map(Some),
                        // The shortest text of single precision.
                        false => Ok(Some(python_float(format!("{value}").parse().unwrap_or(f64::from(*value))))),
                    };
                    floats.iter().map(text).collect()
                }
                DataType::Int64 => Ok(values.ticks().iter().map(|value| Some(value.to_string())).collect()),
                _ => read::to_objects(values, vm)?.iter().map(|object| Ok(Some(object.str(vm)?.to_string()))).collect(),
            };
            return Ok(Cells { texts: texts?, is_number });
        }
    }
    let mut texts = Vec::with_capacity(values.len());
    for object in read::to_objects(values, vm)? {
        texts.push(if crate::cell::is_missing_object(&object, vm) {
            None
        } else if let Some(float) = object.downcast_ref::<rustpython_vm::builtins::PyFloat>() {
            Some(float_text(float.to_f64(), options, vm)?)
        } else {
            Some(object.str(vm)?.to_string_lossy().into_owned())
        });
    }
    Ok(Cells { texts, is_number })
}

fn put(
    out: &mut String,
    text: &str,
    is_number: bool,
    is_alone: bool,
    options: &WriteOptions,
    vm: &VirtualMachine,
) -> PyResult<()> {
    let special = |letter: char| {
        letter == options.quote
            || letter == '\n'
            || letter == '\r'
            || options.separator.contains(letter)
            || options.line_end.contains(letter)
    };
    let needs = text.contains(special) || (is_alone && text.is_empty());
    let quoted = match options.quoting {
        1 => true,
        2 => !is_number,
        3 => false,
        _ => needs,
    };
    if options.quoting == 3 && needs && !text.is_empty() {
        let Some(escape) = options.escape else {
            let message = "need to escape, but no escapechar set";
            return Err(crate::registry::error("csv_error", message.to_owned(), vm));
        };
        for letter in text.chars() {
            if special(letter) || letter == escape {
                out.push(escape);
            }
            out.push(letter);
        }
        return Ok(());
    }
    if !quoted {
        out.push_str(text);
        return Ok(());
    }
    out.push(options.quote);
    for letter in text.chars() {
        if letter == options.quote {
            out.push(if options.double_quote { options.quote } else { options.escape.unwrap_or(options.quote) });
        }
        out.push(letter);
    }
    out.push(options.quote);
    Ok(())
}

pub(crate) fn csv_text(
    names: Option<&[String]>,
    columns: &[Values],
    options: &WriteOptions,
    vm: &VirtualMachine,
) -> PyResult<String> {
    let mut out = String::new();
    let own = names.map(|names| vec![names.to_vec()]);
    let header = options.header_rows.as_ref().or(own.as_ref());
    for row in header.into_iter().flatten() {
        for (place, cell) in row.iter().enumerate() {
            if place > 0 {
                out.push_str(&options.separator);
            }
            put(&mut out, cell, false, row.len() == 1, options, vm)?;
        }
        out.push_str(&options.line_end);
    }
    let all: PyResult<Vec<Cells>> = columns.iter().map(|column| cells(column, options, vm)).collect();
    let all = all?;
    let n_rows = all.first().map_or(0, |cells| cells.texts.len());
    for row in 0..n_rows {
        if row % 65_536 == 0 {
            vm.check_signals()?;
        }
        for (place, cells) in all.iter().enumerate() {
            if place > 0 {
                out.push_str(&options.separator);
            }
            let cell = cells.texts.get(row).and_then(Option::as_deref);
            put(&mut out, cell.unwrap_or(&options.na), cells.is_number && cell.is_some(), all.len() == 1, options, vm)?;
        }
        out.push_str(&options.line_end);
    }
    Ok(out)
}

/// Names of a header: any values, by their text.
pub(crate) fn name_texts(names: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<String>> {
    let text = |name: &PyObjectRef| match text_of(name, vm) {
        Ok(text) => Ok(text),
        Err(_) => Ok(name.str(vm)?.to_string_lossy().into_owned()),
    };
    list_of(names, vm)?.iter().map(text).collect()
}
