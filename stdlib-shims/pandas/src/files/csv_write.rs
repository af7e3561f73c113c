//! `to_csv`: columns as delimited text.

use std::fmt::Write;

use polars::prelude::{DataType, StringChunked};
use rayon::prelude::*;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_options::Dict;
use super::csv_printf::printf;
use crate::arguments::{list_of, text_of};
use crate::column::cast::cast;
use crate::column::kinds::{Kind, NAT, Values, Wanted, bool_vec, slice_of};
use crate::column::read;
use crate::time::format::{moment_texts, python_float, strftime};

pub(crate) struct WriteOptions {
    separator: String,
    na: String,
    /// 0 where needed, 1 everywhere, 2 what is not a number, 3 never.
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
struct Column<'a> {
    cells: Cells<'a>,
    is_number: bool,
}

enum Cells<'a> {
    Ints(&'a [i64]),
    /// As Python writes them.
    Floats(&'a [f64]),
    Texts(&'a StringChunked),
    Made(Vec<Option<String>>),
}

impl Cells<'_> {
    fn len(&self) -> usize {
        match self {
            Self::Ints(ints) => ints.len(),
            Self::Floats(floats) => floats.len(),
            Self::Texts(texts) => texts.len(),
            Self::Made(texts) => texts.len(),
        }
    }
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
    Ok(with_decimal(text, options))
}

fn with_decimal(text: String, options: &WriteOptions) -> String {
    if options.decimal == "." { text } else { text.replace('.', &options.decimal) }
}

fn column<'a>(values: &'a Values, options: &WriteOptions, vm: &VirtualMachine) -> PyResult<Column<'a>> {
    let is_number = matches!(values.kind_name(), "int" | "uint" | "float" | "bool")
        || (matches!(values.kind, Kind::Masked) && !values.is_text());
    if let Some(texts) = values.text_chunk() {
        return Ok(Column { cells: Cells::Texts(texts), is_number });
    }
    if let (Kind::Number, Some(series)) = (&values.kind, values.series()) {
        match series.dtype() {
            DataType::Int64 => return Ok(Column { cells: Cells::Ints(values.ticks()), is_number }),
            DataType::Float64 if options.float_format.is_none() && options.decimal == "." => {
                let floats = series.f64().map(slice_of).unwrap_or_default();
                return Ok(Column { cells: Cells::Floats(floats), is_number });
            }
            _ => {}
        }
    }
    let (texts, is_number) = made(values, is_number, options, vm)?;
    Ok(Column { cells: Cells::Made(texts), is_number })
}

type Made = (Vec<Option<String>>, bool);

fn made(values: &Values, is_number: bool, options: &WriteOptions, vm: &VirtualMachine) -> PyResult<Made> {
    if let Kind::Category(categories) = &values.kind {
        let is_number = matches!(categories.values.kind_name(), "int" | "uint" | "float" | "bool");
        let (names, is_number) = made(&categories.values, is_number, options, vm)?;
        let text = |code: &i32| usize::try_from(*code).ok().and_then(|code| names.get(code).cloned()).flatten();
        return Ok((values.codes().iter().map(text).collect(), is_number));
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
        return Ok((texts, false));
    }
    if let (Kind::Number | Kind::Bool, Some(series)) = (&values.kind, values.series()) {
        let texts: PyResult<Vec<Option<String>>> = match series.dtype() {
            DataType::Boolean => Ok(bool_vec(series)
                .into_iter()
                .map(|flag| Some(if flag { "True" } else { "False" }.to_owned()))
                .collect()),
            DataType::Float64 => {
                let floats = series.f64().map(slice_of).unwrap_or_default();
                let text =
                    |value: &f64| if value.is_nan() { Ok(None) } else { float_text(*value, options, vm).map(Some) };
                floats.iter().map(text).collect()
            }
            DataType::Float32 => {
                let floats = series.f32().map(slice_of).unwrap_or_default();
                let text = |value: &f32| match value.is_nan() {
                    true => Ok(None),
                    false if options.float_format.is_some() => float_text(f64::from(*value), options, vm).map(Some),
                    false => Ok(Some(with_decimal(orchestrator_arrays::single_text(*value), options))),
                };
                floats.iter().map(text).collect()
            }
            _ => read::to_objects(values, vm)?.iter().map(|object| Ok(Some(object.str(vm)?.to_string()))).collect(),
        };
        // Written with another decimal mark, a number is a text to the rules of quoting.
        return Ok((texts?, is_number && (options.decimal == "." || !series.dtype().is_float())));
    }
    if let Kind::Timedelta(_) = values.kind {
        let spans = cast(values, &Wanted::Text, vm)?;
        let known = spans.text_chunk().into_iter().flat_map(StringChunked::iter).zip(values.ticks());
        let texts = known.map(|(text, ticks)| text.filter(|_| *ticks != NAT).map(str::to_owned)).collect();
        return Ok((texts, is_number));
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
    Ok((texts, is_number))
}

/// A cell has a character that must be escaped, and nothing to escape it with.
struct NeedsEscape;

/// Writes cells into a text.
struct Pen<'a> {
    options: &'a WriteOptions,
    /// Whether a byte, or the first byte of a longer character, may need quotes.
    special_bytes: [bool; 256],
}

impl<'a> Pen<'a> {
    fn new(options: &'a WriteOptions) -> Self {
        let mut special_bytes = [false; 256];
        let letters = options.separator.bytes().chain(options.line_end.bytes()).chain(*b"\n\r");
        for byte in letters.chain(options.quote.to_string().bytes()) {
            special_bytes[usize::from(byte)] = true;
        }
        Self { options, special_bytes }
    }

    fn is_special(&self, letter: char) -> bool {
        letter == self.options.quote
            || letter == '\n'
            || letter == '\r'
            || self.options.separator.contains(letter)
            || self.options.line_end.contains(letter)
    }

    fn put(&self, out: &mut String, text: &str, is_number: bool, is_alone: bool) -> Result<(), NeedsEscape> {
        let options = self.options;
        let has_special = text.bytes().any(|byte| self.special_bytes[usize::from(byte)])
            && text.contains(|letter| self.is_special(letter));
        let needs = has_special || (is_alone && text.is_empty());
        let quoted = match options.quoting {
            1 => true,
            2 => !is_number,
            3 => false,
            _ => needs,
        };
        if options.quoting == 3 && needs && !text.is_empty() {
            let escape = options.escape.ok_or(NeedsEscape)?;
            for letter in text.chars() {
                if self.is_special(letter) || letter == escape {
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

    fn header(&self, row: &[String]) -> Result<String, NeedsEscape> {
        let mut out = String::new();
        for (place, cell) in row.iter().enumerate() {
            if place > 0 {
                out.push_str(&self.options.separator);
            }
            self.put(&mut out, cell, false, row.len() == 1)?;
        }
        out.push_str(&self.options.line_end);
        Ok(out)
    }

    fn rows(&self, columns: &[Column<'_>], rows: std::ops::Range<usize>) -> Result<String, NeedsEscape> {
        let is_alone = columns.len() == 1;
        let mut out = String::with_capacity(rows.len() * columns.len() * 8);
        let mut number = String::new();
        for row in rows {
            for (place, column) in columns.iter().enumerate() {
                if place > 0 {
                    out.push_str(&self.options.separator);
                }
                number.clear();
                let cell = match &column.cells {
                    Cells::Ints(ints) => {
                        // Writing to a text cannot fail.
                        let _ = write!(number, "{}", ints[row]);
                        Some(number.as_str())
                    }
                    Cells::Floats(floats) if floats[row].is_nan() => None,
                    Cells::Floats(floats) => {
                        push_float(&mut number, floats[row]);
                        Some(number.as_str())
                    }
                    Cells::Texts(texts) => texts.get(row),
                    Cells::Made(texts) => texts[row].as_deref(),
                };
                self.put(&mut out, cell.unwrap_or(&self.options.na), column.is_number && cell.is_some(), is_alone)?;
            }
            out.push_str(&self.options.line_end);
        }
        Ok(out)
    }
}

fn push_float(out: &mut String, value: f64) {
    if (1e-4..1e16).contains(&value.abs()) {
        let _ = write!(out, "{value}");
        if !out.contains('.') {
            out.push_str(".0");
        }
    } else {
        out.push_str(&python_float(value));
    }
}

/// Hands the text on, some rows at a time.
pub(crate) fn each_text(
    names: Option<&[String]>,
    data: &[Values],
    options: &WriteOptions,
    vm: &VirtualMachine,
    mut take: impl FnMut(&str) -> PyResult<()>,
) -> PyResult<()> {
    const ROWS: usize = 8192;
    let no_escape = |NeedsEscape| {
        let message = "need to escape, but no escapechar set";
        crate::registry::error("csv_error", message.to_owned(), vm)
    };
    let pen = Pen::new(options);
    let own = names.map(|names| vec![names.to_vec()]);
    for row in options.header_rows.as_ref().or(own.as_ref()).into_iter().flatten() {
        take(&pen.header(row).map_err(no_escape)?)?;
    }
    let columns: PyResult<Vec<Column<'_>>> = data.iter().map(|values| column(values, options, vm)).collect();
    let columns = columns?;
    let n_rows = columns.iter().map(|column| column.cells.len()).min().unwrap_or(0);
    let n_blocks = 2 * rayon::current_num_threads();
    let mut start = 0;
    while start < n_rows {
        vm.check_signals()?;
        let block = |index: usize| {
            let from = n_rows.min(start + index * ROWS);
            pen.rows(&columns, from..n_rows.min(from + ROWS))
        };
        let texts: Vec<Result<String, NeedsEscape>> = (0..n_blocks).into_par_iter().map(block).collect();
        for text in texts {
            take(&text.map_err(no_escape)?)?;
        }
        start += n_blocks * ROWS;
    }
    Ok(())
}

/// Names of a header: any values, by their text.
pub(crate) fn name_texts(names: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<String>> {
    let text = |name: &PyObjectRef| match text_of(name, vm) {
        Ok(text) => Ok(text),
        Err(_) => Ok(name.str(vm)?.to_string_lossy().into_owned()),
    };
    list_of(names, vm)?.iter().map(text).collect()
}
