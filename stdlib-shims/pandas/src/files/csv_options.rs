//! The options of `read_csv`.

use polars::prelude::{PlHashMap, PlHashSet};
use rustpython_vm::builtins::{PyDict, PyInt};
use rustpython_vm::{Py, PyObjectRef, PyResult, VirtualMachine};

use super::csv_numbers::{Precision, Rules};
use crate::arguments::{index_of, list_of, text_of};
use crate::column::kinds::{Wanted, wanted_type};

/// Which lines of the file do not count.
#[derive(Clone)]
pub(crate) enum SkipRows {
    First(usize),
    These(PlHashSet<usize>),
}

/// Texts that mean missing.
#[derive(Clone)]
pub(crate) struct NaSet {
    words: PlHashSet<Vec<u8>>,
    longest: usize,
    has_empty: bool,
    /// Whether some word ends with a byte: most fields are told apart by that alone.
    last_bytes: [bool; 256],
    /// Numbers that mean missing however they are written.
    floats: Vec<f64>,
}

impl NaSet {
    pub(crate) fn new(words: impl Iterator<Item = String>) -> Self {
        let words: PlHashSet<Vec<u8>> = words.map(String::into_bytes).collect();
        let longest = words.iter().map(Vec::len).max().unwrap_or(0);
        let mut last_bytes = [false; 256];
        for byte in words.iter().filter_map(|word| word.last()) {
            last_bytes[usize::from(*byte)] = true;
        }
        let float = |word: &Vec<u8>| -> Option<f64> { std::str::from_utf8(word).ok()?.trim().parse().ok() };
        let floats = words.iter().filter_map(float).filter(|value| !value.is_nan()).collect();
        Self { has_empty: words.contains(b"".as_slice()), words, longest, last_bytes, floats }
    }

    #[inline]
    pub(crate) fn contains(&self, field: &[u8]) -> bool {
        match field.last() {
            None => self.has_empty,
            Some(byte) => {
                self.last_bytes[usize::from(*byte)] && field.len() <= self.longest && self.words.contains(field)
            }
        }
    }

    pub(crate) fn has_floats(&self) -> bool {
        !self.floats.is_empty()
    }

    pub(crate) fn contains_float(&self, value: f64) -> bool {
        self.floats.contains(&value)
    }
}

const USUAL_NA: [&str; 19] = [
    "", "#N/A", "#N/A N/A", "#NA", "-1.#IND", "-1.#QNAN", "-NaN", "-nan", "1.#IND", "1.#QNAN", "<NA>", "N/A", "NA",
    "NULL", "NaN", "None", "n/a", "nan", "null",
];

#[expect(clippy::struct_excessive_bools, reason = "the flags of `read_csv`")]
pub(crate) struct CsvOptions {
    pub(crate) separator: u8,
    /// Runs of blanks separate.
    pub(crate) by_blanks: bool,
    pub(crate) header_rows: usize,
    pub(crate) width: Option<usize>,
    pub(crate) skip: SkipRows,
    pub(crate) n_rows: Option<usize>,
    pub(crate) comment: Option<u8>,
    /// None when nothing is quoted.
    pub(crate) quote: Option<u8>,
    pub(crate) double_quote: bool,
    pub(crate) escape: Option<u8>,
    pub(crate) skip_initial_space: bool,
    pub(crate) skip_blank_lines: bool,
    pub(crate) line_end: Option<u8>,
    pub(crate) na: NaSet,
    pub(crate) na_by_column: PlHashMap<usize, NaSet>,
    pub(crate) filter_na: bool,
    pub(crate) rules: Rules,
    /// The rules of columns whose numbers are made of texts afterwards.
    pub(crate) plain_rules: Rules,
    /// Types are found out part by part, as pandas does to save memory.
    pub(crate) in_parts: bool,
    /// Numbers may be whole; not so when everything unquoted is a float.
    pub(crate) wants_whole: bool,
    pub(crate) columns: Option<Vec<usize>>,
    pub(crate) dtypes: PlHashMap<usize, Wanted>,
    pub(crate) text_columns: PlHashSet<usize>,
    pub(crate) raw_columns: PlHashSet<usize>,
    pub(crate) encoding: String,
    pub(crate) encoding_errors: String,
    pub(crate) compression: Option<String>,
    pub(crate) bad_lines_raise: bool,
    pub(crate) allow_long: bool,
}

/// Looks into the dictionary; None counts as absent.
pub(crate) struct Dict<'a> {
    dict: Option<&'a Py<PyDict>>,
    vm: &'a VirtualMachine,
}

impl<'a> Dict<'a> {
    pub(crate) fn new(object: &'a PyObjectRef, vm: &'a VirtualMachine) -> Self {
        Self { dict: object.downcast_ref::<PyDict>(), vm }
    }

    pub(crate) fn get(&self, name: &str) -> PyResult<Option<PyObjectRef>> {
        let Some(dict) = self.dict else { return Ok(None) };
        let found = dict.get_item_opt(name, self.vm)?;
        Ok(found.filter(|value| !self.vm.is_none(value)))
    }

    pub(crate) fn flag(&self, name: &str, default: bool) -> PyResult<bool> {
        self.get(name)?.map_or(Ok(default), |value| value.is_true(self.vm))
    }

    pub(crate) fn int(&self, name: &str) -> PyResult<Option<i64>> {
        self.get(name)?.map(|value| index_of(&value, self.vm)).transpose()
    }

    pub(crate) fn size(&self, name: &str, default: usize) -> PyResult<usize> {
        Ok(self.int(name)?.and_then(|value| usize::try_from(value).ok()).unwrap_or(default))
    }

    pub(crate) fn text(&self, name: &str) -> PyResult<Option<String>> {
        self.get(name)?.map(|value| text_of(&value, self.vm)).transpose()
    }

    /// One ASCII character.
    pub(crate) fn letter(&self, name: &str) -> PyResult<Option<u8>> {
        match self.text(name)? {
            Some(text) if text.len() == 1 => Ok(Some(text.as_bytes()[0])),
            Some(text) if text.is_empty() => Ok(None),
            Some(_) => {
                Err(self.vm.new_not_implemented_error(format!("read_csv({name}=...) of several or special characters")))
            }
            None => Ok(None),
        }
    }

    pub(crate) fn list(&self, name: &str) -> PyResult<Vec<PyObjectRef>> {
        self.get(name)?.map_or_else(|| Ok(Vec::new()), |value| list_of(&value, self.vm))
    }

    fn texts(&self, name: &str) -> PyResult<Vec<String>> {
        self.list(name)?.iter().map(|value| text_of(value, self.vm)).collect()
    }

    fn places(&self, name: &str) -> PyResult<PlHashSet<usize>> {
        let places = self.list(name)?;
        let place =
            |value: &PyObjectRef| index_of(value, self.vm).map(|place| usize::try_from(place).unwrap_or(usize::MAX));
        places.iter().map(place).collect()
    }

    /// Entries of a dictionary with whole numbers as keys.
    fn entries(&self, name: &str) -> PyResult<Vec<(usize, PyObjectRef)>> {
        let Some(value) = self.get(name)? else { return Ok(Vec::new()) };
        let pairs = self.vm.call_method(&value, "items", ())?.try_to_value::<Vec<PyObjectRef>>(self.vm)?;
        let mut entries = Vec::new();
        for pair in pairs {
            let pair = list_of(&pair, self.vm)?;
            if let [key, value] = pair.as_slice() {
                entries.push((usize::try_from(index_of(key, self.vm)?).unwrap_or(usize::MAX), value.clone()));
            }
        }
        Ok(entries)
    }
}

impl CsvOptions {
    /// What `read_csv` does when nothing but the separator is said.
    pub(crate) fn usual(separator: u8) -> Self {
        Self {
            separator,
            by_blanks: false,
            header_rows: 1,
            width: None,
            skip: SkipRows::First(0),
            n_rows: None,
            comment: None,
            quote: Some(b'"'),
            double_quote: true,
            escape: None,
            skip_initial_space: false,
            skip_blank_lines: true,
            line_end: None,
            na: NaSet::new(USUAL_NA.into_iter().map(str::to_owned)),
            na_by_column: PlHashMap::default(),
            filter_na: true,
            rules: Rules::plain(),
            plain_rules: Rules::plain(),
            in_parts: true,
            wants_whole: true,
            columns: None,
            dtypes: PlHashMap::default(),
            text_columns: PlHashSet::default(),
            raw_columns: PlHashSet::default(),
            encoding: "utf-8".to_owned(),
            encoding_errors: "strict".to_owned(),
            compression: None,
            bad_lines_raise: true,
            allow_long: false,
        }
    }

    pub(crate) fn read(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Self> {
        let dict = Dict::new(object, vm);
        let separator = dict.text("sep")?.unwrap_or_else(|| ",".to_owned());
        let by_blanks = separator == "\\s+";
        if !by_blanks && separator.len() != 1 {
            return Err(vm.new_not_implemented_error("read_csv(sep=...) of several or special characters"));
        }
        let skip = match dict.get("skiprows")? {
            None => SkipRows::First(0),
            Some(n) if n.downcast_ref::<PyInt>().is_some() => {
                SkipRows::First(usize::try_from(index_of(&n, vm)?).unwrap_or(0))
            }
            Some(_) => SkipRows::These(dict.places("skiprows")?),
        };
        let mut dtypes = PlHashMap::default();
        for (place, name) in dict.entries("dtypes")? {
            let name = crate::column::build::dtype_text(&name, vm)?;
            let wanted =
                wanted_type(&name).ok_or_else(|| vm.new_type_error(format!("data type '{name}' not understood")))?;
            dtypes.insert(place, wanted);
        }
        let mut na_by_column = PlHashMap::default();
        for (place, words) in dict.entries("na_by_column")? {
            let words: PyResult<Vec<String>> = list_of(&words, vm)?.iter().map(|word| text_of(word, vm)).collect();
            na_by_column.insert(place, NaSet::new(words?.into_iter()));
        }
        let na = match dict.get("na_values")? {
            Some(_) => NaSet::new(dict.texts("na_values")?.into_iter()),
            None => NaSet::new(USUAL_NA.into_iter().map(str::to_owned)),
        };
        let words = |words: Vec<String>| words.into_iter().map(String::into_bytes).collect();
        let columns = if dict.get("columns")?.is_none() {
            None
        } else {
            let places: PyResult<Vec<i64>> = dict.list("columns")?.iter().map(|place| index_of(place, vm)).collect();
            Some(places?.into_iter().map(|place| usize::try_from(place).unwrap_or(usize::MAX)).collect())
        };
        Ok(Self {
            separator: separator.as_bytes()[0],
            by_blanks,
            header_rows: dict.size("header_rows", 1)?,
            width: dict.int("width")?.and_then(|width| usize::try_from(width).ok()),
            skip,
            n_rows: dict.int("nrows")?.and_then(|n| usize::try_from(n).ok()),
            comment: dict.letter("comment")?,
            quote: if dict.int("quoting")? == Some(3) { None } else { Some(dict.letter("quotechar")?.unwrap_or(b'"')) },
            double_quote: dict.flag("doublequote", true)?,
            escape: dict.letter("escapechar")?,
            skip_initial_space: dict.flag("skipinitialspace", false)?,
            skip_blank_lines: dict.flag("skip_blank_lines", true)?,
            line_end: dict.letter("lineterminator")?.filter(|end| *end != b'\n'),
            na,
            na_by_column,
            filter_na: dict.flag("filter_na", true)?,
            rules: Rules {
                thousands: dict.letter("thousands")?,
                decimal: dict.letter("decimal")?.unwrap_or(b'.'),
                precision: match dict.text("float_precision")?.as_deref() {
                    Some("round_trip") => Precision::RoundTrip,
                    Some("legacy") => Precision::Legacy,
                    _ => Precision::High,
                },
                true_words: words(dict.texts("true_values")?),
                false_words: words(dict.texts("false_values")?),
            },
            plain_rules: Rules::plain(),
            in_parts: dict.flag("in_parts", true)?,
            wants_whole: dict.int("quoting")? != Some(2),
            columns,
            dtypes,
            text_columns: dict.places("text_columns")?,
            raw_columns: dict.places("raw_columns")?,
            encoding: dict.text("encoding")?.unwrap_or_else(|| "utf-8".to_owned()),
            encoding_errors: dict.text("encoding_errors")?.unwrap_or_else(|| "strict".to_owned()),
            compression: dict.text("compression")?,
            bad_lines_raise: dict.text("on_bad_lines")?.is_none_or(|how| how == "error"),
            allow_long: dict.flag("allow_long", false)?,
        })
    }

    /// Records are what lines and separators say, but for quotes.
    pub(crate) fn is_plain(&self) -> bool {
        self.escape.is_none()
            && self.comment.is_none()
            && self.line_end.is_none()
            && !self.by_blanks
            && !self.skip_initial_space
    }

    pub(crate) fn skips(&self, line: usize) -> bool {
        match &self.skip {
            SkipRows::First(n) => line < *n,
            SkipRows::These(lines) => lines.contains(&line),
        }
    }

    /// No line from this one on is skipped.
    pub(crate) fn is_past_skipped(&self, line: usize) -> bool {
        match &self.skip {
            SkipRows::First(n) => line >= *n,
            SkipRows::These(lines) => lines.iter().all(|skipped| *skipped < line),
        }
    }

    pub(crate) fn na_of(&self, place: usize) -> Option<&NaSet> {
        self.filter_na.then(|| self.na_by_column.get(&place).unwrap_or(&self.na))
    }
}
