//! What a column of texts is, found out as pandas does: whole numbers, then unsigned ones, floats, flags, text.
//! pandas looks at a number of rows at a time and joins what it found, so a column can hold both 1 and "x".

use polars::prelude::{ChunkedBuilder, IntoSeries, StringChunked};
use rustpython_vm::{PyObjectRef, VirtualMachine};

use super::csv_columns::{Column, Store};
use super::csv_numbers::NotWhole;
use super::csv_options::{CsvOptions, NaSet};
use crate::column::kinds::{Blank, Kind, Values};

/// A whole column before any type was requested.
pub(crate) struct Joined {
    pub(crate) values: Values,
    /// Flags with holes are not a type of their own.
    pub(crate) flags: Option<Vec<u8>>,
    pub(crate) n_missing: usize,
    pub(crate) is_empty: bool,
    /// Parts of the rows were found to have different types.
    pub(crate) is_mixed: bool,
    /// What they found, where only Python's values hold it all; `values` is empty then.
    pub(crate) parts: Vec<Part>,
    /// Why the texts are not the whole numbers they were to be.
    pub(crate) refusal: Option<Refusal>,
}

/// What the rows of one part are.
pub(crate) enum Part {
    Int(Vec<i64>),
    Unsigned(Vec<u64>),
    Float(Vec<f64>),
    /// Two stands for missing.
    Flags(Vec<u8>),
    /// Texts; the words for missing ones may have been left as they are.
    Text(Vec<Option<String>>),
}

/// How many rows pandas looks at together, for a file of `width` columns.
pub(crate) fn rows_of_part(width: usize) -> usize {
    const CELLS: usize = 1 << 20;
    let most = CELLS / width.max(1);
    let mut rows = 1;
    while rows * 2 < most {
        rows *= 2;
    }
    rows
}

/// Numbers and flags that were read as such.
pub(crate) fn joined(column: Column<'_>) -> Option<Joined> {
    let (n_missing, n_rows) = (column.n_missing, column.n_rows);
    let plain = |values: Values| Some(plain_column(values, n_missing, n_rows == 0));
    match column.store {
        Store::Empty => plain(Values::floats(vec![f64::NAN; n_rows])),
        Store::Int(mut ints) => {
            ints.shrink_to_fit();
            plain(Values::ints(ints))
        }
        Store::Whole(builder) => {
            let kind = if n_missing == 0 { Kind::Number } else { Kind::Masked };
            plain(Values::new(kind, builder.finish().into_series()))
        }
        Store::Float(mut floats) => {
            floats.shrink_to_fit();
            plain(Values::floats(floats))
        }
        Store::Flags(flags) => Some(with_flags(flags, n_missing)),
        Store::Text(builder) => plain(Values::new(Kind::Text(Blank::Nan), builder.finish().into_series())),
        Store::Again => None,
    }
}

fn plain_column(values: Values, n_missing: usize, is_empty: bool) -> Joined {
    Joined { values, flags: None, n_missing, is_empty, is_mixed: false, parts: Vec::new(), refusal: None }
}

/// Texts that stay texts until it is said what they are.
pub(crate) fn texts(texts: StringChunked) -> Joined {
    let (n_missing, is_empty) = (texts.null_count(), texts.is_empty());
    plain_column(Values::new(Kind::Text(Blank::Nan), texts.into_series()), n_missing, is_empty)
}

fn with_flags(flags: Vec<u8>, n_missing: usize) -> Joined {
    let set: Vec<bool> = flags.iter().map(|flag| *flag == 1).collect();
    let is_empty = flags.is_empty();
    Joined { flags: Some(flags), ..plain_column(Values::bools(&set), n_missing, is_empty) }
}

/// Whether every part of `rows` rows holds texts, and if so, whether some hold nothing but missing ones.
pub(crate) fn throughout(texts: &StringChunked, rows: usize, options: &CsvOptions) -> Option<bool> {
    let n = texts.len();
    let (mut start, mut has_empty) = (0, false);
    while start < n {
        let end = n.min(start.saturating_add(rows));
        let mut is_empty = true;
        let mut is_word = |row: usize| {
            let text = texts.get(row);
            is_empty &= text.is_none();
            text.is_some_and(|text| options.rules.is_word(text.as_bytes()))
        };
        if !(start..end).any(&mut is_word) && !is_empty {
            return None;
        }
        has_empty |= is_empty;
        start = end;
    }
    Some(has_empty)
}

/// The column that raw texts make.
pub(crate) fn infer(texts: &StringChunked, place: usize, rows: usize, options: &CsvOptions) -> Joined {
    let na = options.na_of(place);
    let mut parts = Vec::new();
    let mut n_missing = 0;
    let mut start = 0;
    while start < texts.len() {
        let end = texts.len().min(start.saturating_add(rows));
        let fields: Vec<&str> = (start..end).map(|row| texts.get(row).unwrap_or_default()).collect();
        parts.push(part(&fields, na, options, &mut n_missing));
        start = end;
    }
    concatenated(parts, n_missing)
}

/// The column that raw texts make, where whole numbers are requested.
pub(crate) fn infer_whole(texts: &StringChunked, place: usize, options: &CsvOptions) -> Joined {
    let na = options.na_of(place);
    let is_missing = |field: &str| na.is_some_and(|na| na.contains(field.as_bytes()));
    let fields: Vec<&str> = texts.iter().map(Option::unwrap_or_default).collect();
    let n_holes = fields.iter().filter(|field| is_missing(field)).count();
    match whole_numbers(&fields, &is_missing, n_holes, options) {
        Ok(found) => concatenated(vec![found], n_holes),
        Err(refusal) => Joined { refusal: Some(refusal), ..infer(texts, place, usize::MAX, options) },
    }
}

/// Why texts are not whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Something that is not one: floats are next.
    Next,
    /// Left as they are, missing ones too.
    AsTheyAre,
    TooLarge,
}

fn part(fields: &[&str], na: Option<&NaSet>, options: &CsvOptions, n_missing: &mut usize) -> Part {
    let is_missing = |field: &str| na.is_some_and(|na| na.contains(field.as_bytes()));
    let n_holes = fields.iter().filter(|field| is_missing(field)).count();
    let rules = &options.rules;
    let texts = |filters: bool| {
        let text = |field: &&str| (!filters || !is_missing(field)).then(|| (*field).to_owned());
        Part::Text(fields.iter().map(text).collect())
    };
    if options.wants_whole {
        match whole_numbers(fields, &is_missing, n_holes, options) {
            Ok(found) => {
                *n_missing += n_holes;
                return found;
            }
            Err(Refusal::Next) => {}
            Err(Refusal::AsTheyAre) => return texts(false),
            Err(Refusal::TooLarge) => {
                *n_missing += n_holes;
                return texts(true);
            }
        }
    }
    let float = |field: &&str| match rules.float(field.as_bytes()) {
        _ if is_missing(field) => Some(f64::NAN),
        Some(value) if na.is_some_and(|na| na.contains_float(value)) => Some(f64::NAN),
        found => found,
    };
    if let Some(floats) = fields.iter().map(float).collect::<Option<Vec<f64>>>() {
        *n_missing += floats.iter().filter(|value| value.is_nan()).count();
        return Part::Float(floats);
    }
    *n_missing += n_holes;
    let flag = |field: &&str| if is_missing(field) { Some(2) } else { rules.flag(field.as_bytes()).map(u8::from) };
    match fields.iter().map(flag).collect::<Option<Vec<u8>>>() {
        Some(flags) => Part::Flags(flags),
        None => texts(true),
    }
}

fn whole_numbers(
    fields: &[&str],
    is_missing: &impl Fn(&str) -> bool,
    n_holes: usize,
    options: &CsvOptions,
) -> Result<Part, Refusal> {
    let rules = &options.rules;
    let mut ints = Vec::with_capacity(fields.len());
    for field in fields {
        if is_missing(field) {
            ints.push(0);
            continue;
        }
        match rules.whole(field.as_bytes()) {
            Ok(value) => ints.push(value),
            Err(NotWhole::Invalid) => return Err(Refusal::Next),
            Err(NotWhole::TooLarge) => return unsigned_numbers(fields, is_missing, options),
        }
    }
    if n_holes == 0 {
        return Ok(Part::Int(ints));
    }
    let float = |(field, value): (&&str, i64)| if is_missing(field) { f64::NAN } else { value as f64 };
    Ok(Part::Float(fields.iter().zip(ints).map(float).collect()))
}

fn unsigned_numbers(
    fields: &[&str],
    is_missing: &impl Fn(&str) -> bool,
    options: &CsvOptions,
) -> Result<Part, Refusal> {
    let (mut has_unsigned, mut has_negative, mut has_missing) = (false, false, false);
    let mut numbers = Vec::with_capacity(fields.len());
    for field in fields {
        if is_missing(field) {
            has_missing = true;
            numbers.push(0);
            continue;
        }
        match options.rules.unsigned(field.as_bytes()) {
            Ok(Some(value)) => {
                has_unsigned |= i64::try_from(value).is_err();
                numbers.push(value);
            }
            Ok(None) => {
                has_negative = true;
                numbers.push(0);
            }
            Err(NotWhole::Invalid) => return Err(Refusal::Next),
            Err(NotWhole::TooLarge) => return Err(Refusal::TooLarge),
        }
    }
    if has_unsigned && (has_negative || has_missing) {
        return Err(Refusal::AsTheyAre);
    }
    if has_negative { Err(Refusal::TooLarge) } else { Ok(Part::Unsigned(numbers)) }
}

/// Parts of one type stay that type; numbers become floats; everything else Python values.
fn concatenated(parts: Vec<Part>, n_missing: usize) -> Joined {
    let (mut ints, mut unsigned, mut floats, mut flags, mut texts) = (0, 0, 0, 0, 0);
    let mut has_holes = false;
    for part in &parts {
        match part {
            Part::Int(_) => ints += 1,
            Part::Unsigned(_) => unsigned += 1,
            Part::Float(_) => floats += 1,
            Part::Flags(part) => {
                flags += 1;
                has_holes |= part.contains(&2);
            }
            Part::Text(_) => texts += 1,
        }
    }
    let n = parts.len();
    let plain = |values: Values| plain_column(values, n_missing, n == 0);
    if texts == n {
        let all = parts.into_iter().flat_map(|part| match part {
            Part::Text(texts) => texts,
            _ => Vec::new(),
        });
        return plain(Values::texts(all, Blank::Nan));
    }
    if flags == n {
        let all = parts.into_iter().flat_map(|part| match part {
            Part::Flags(flags) => flags,
            _ => Vec::new(),
        });
        return with_flags(all.collect(), n_missing);
    }
    if ints == n {
        return plain(Values::ints(parts.iter().flat_map(Part::ints).collect()));
    }
    if unsigned == n {
        let all = parts.into_iter().flat_map(|part| match part {
            Part::Unsigned(numbers) => numbers,
            _ => Vec::new(),
        });
        return plain(Values::numbers::<u64>(all.collect()));
    }
    if texts == 0 && flags == 0 {
        return plain(Values::floats(parts.iter().flat_map(Part::floats).collect()));
    }
    let parts = match () {
        () if texts > 0 || has_holes => parts,
        // Flags beside numbers become numbers, and then objects.
        () if floats + unsigned == 0 => vec![Part::Int(parts.iter().flat_map(Part::ints).collect())],
        () => vec![Part::Float(parts.iter().flat_map(Part::floats).collect())],
    };
    Joined { is_mixed: true, parts, ..plain(Values::objects(Vec::new())) }
}

impl Joined {
    /// The same as a script has it: values of several types are Python's.
    pub(crate) fn for_script(mut self, vm: &VirtualMachine) -> Self {
        if !self.parts.is_empty() {
            let objects = std::mem::take(&mut self.parts).into_iter().flat_map(|part| part.objects(vm));
            self.values = Values::objects(objects.collect());
        }
        self
    }
}

impl Part {
    fn ints(&self) -> Vec<i64> {
        match self {
            Self::Int(ints) => ints.clone(),
            Self::Flags(flags) => flags.iter().map(|flag| i64::from(*flag)).collect(),
            Self::Unsigned(_) | Self::Float(_) | Self::Text(_) => Vec::new(),
        }
    }

    fn floats(&self) -> Vec<f64> {
        match self {
            Self::Int(ints) => ints.iter().map(|value| *value as f64).collect(),
            Self::Unsigned(numbers) => numbers.iter().map(|value| *value as f64).collect(),
            Self::Float(floats) => floats.clone(),
            Self::Flags(flags) => flags.iter().map(|flag| f64::from(*flag)).collect(),
            Self::Text(_) => Vec::new(),
        }
    }

    fn objects(self, vm: &VirtualMachine) -> Vec<PyObjectRef> {
        let nan = || -> PyObjectRef { vm.ctx.new_float(f64::NAN).into() };
        match self {
            Self::Int(ints) => ints.into_iter().map(|value| vm.ctx.new_int(value).into()).collect(),
            Self::Unsigned(numbers) => numbers.into_iter().map(|value| vm.ctx.new_int(value).into()).collect(),
            Self::Float(floats) => floats.into_iter().map(|value| vm.ctx.new_float(value).into()).collect(),
            Self::Flags(flags) => flags
                .into_iter()
                .map(|flag| if flag == 2 { nan() } else { vm.ctx.new_bool(flag == 1).into() })
                .collect(),
            Self::Text(texts) => {
                texts.into_iter().map(|text| text.map_or_else(nan, |text| vm.ctx.new_str(text).into())).collect()
            }
        }
    }
}
