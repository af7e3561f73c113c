//! Texts into parts and parts into texts.

use std::collections::BTreeSet;

use polars::prelude::{IntoSeries, StringChunked};
use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

use super::pattern::{Anchor, translate};
use super::{Texts, declined};
use crate::arguments::{FlagOr, OneColumn, Whole, Words};
use crate::column::build;
use crate::column::kinds::{Blank, Kind, Values, text_series};
use crate::column::views::{self, Parts};
use crate::module::PyColumn;

/// Text cut at an ASCII letter.
fn split_byte<'t>(text: &'t str, separator: u8, most: usize, parts: &mut Vec<&'t str>) {
    let mut start = 0;
    for (place, _) in text.bytes().enumerate().filter(|(_, byte)| *byte == separator).take(most) {
        parts.push(&text[start..place]);
        start = place + 1;
    }
    parts.push(&text[start..]);
}

/// Python's `str.split` by blanks.
fn split_blanks<'t>(text: &'t str, most: usize, parts: &mut Vec<&'t str>) {
    let is_blank = |letter: char| letter.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&letter);
    let mut rest = text.trim_start_matches(is_blank);
    while !rest.is_empty() {
        if parts.len() == most {
            parts.push(rest.trim_end_matches(is_blank));
            break;
        }
        let end = rest.find(is_blank).unwrap_or(rest.len());
        parts.push(&rest[..end]);
        rest = rest[end..].trim_start_matches(is_blank);
    }
}

fn rsplit_blanks<'t>(text: &'t str, most: usize, parts: &mut Vec<&'t str>) {
    let is_blank = |letter: char| letter.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&letter);
    let mut rest = text.trim_end_matches(is_blank);
    while !rest.is_empty() {
        if parts.len() == most {
            parts.push(rest.trim_start_matches(is_blank));
            break;
        }
        let start =
            rest.rfind(is_blank).map_or(0, |place| place + rest[place..].chars().next().map_or(1, char::len_utf8));
        parts.push(&rest[start..]);
        rest = rest[..start].trim_end_matches(is_blank);
    }
    parts.reverse();
}

#[derive(FromArgs)]
pub(super) struct Split {
    #[pyarg(any, default)]
    sep: Option<Words>,
    #[pyarg(any, default)]
    n: Option<Whole>,
    #[pyarg(any, default)]
    expand: FlagOr<false>,
    #[pyarg(any, default)]
    regex: Option<FlagOr<false>>,
}

pub(super) fn split(texts: &Texts<'_>, from_left: bool, args: &Split, vm: &VirtualMachine) -> PyResult {
    let separator = args.sep.as_deref().filter(|separator| !separator.is_empty());
    let most = args.n.and_then(|n| usize::try_from(n.0).ok()).filter(|n| *n > 0).unwrap_or(usize::MAX);
    let is_pattern = |separator: &&str| args.regex.map_or_else(|| separator.chars().count() > 1, |is_regex| is_regex.0);
    let pattern = separator.filter(|separator| from_left && is_pattern(separator));
    // A longer separator without anything special is itself.
    let is_plain = |text: &str| !text.contains(['\\', '.', '^', '$', '*', '+', '?', '{', '}', '[', ']', '(', ')', '|']);
    let regex = match pattern {
        Some(pattern) if !is_plain(pattern) => {
            let regex = translate(pattern, true, 0, Anchor::Anywhere, texts).ok_or_else(|| declined(vm))?.regex;
            // Groups become parts, and empty matches cut between letters: Python does both its own way.
            if regex.captures_len() > 1 || regex.is_match("") {
                return Err(declined(vm));
            }
            Some(regex)
        }
        _ => None,
    };
    let cutter = Cutter { separator, regex, most, from_left };
    if args.expand.0 {
        return expanded(texts, |text, parts| cutter.cut(text, parts), None, vm);
    }
    let hole = texts.hole(vm);
    let list = |text: Option<&str>| -> PyObjectRef {
        let Some(text) = text else { return hole.clone() };
        let mut parts = Vec::new();
        cutter.cut(text, &mut parts);
        vm.ctx.new_list(parts.into_iter().map(|part| vm.ctx.new_str(part).into()).collect()).into()
    };
    Ok(PyColumn::make(Values::objects(texts.chunk.iter().map(list).collect()), vm))
}

/// Where texts are cut.
struct Cutter<'a> {
    /// Blanks without one.
    separator: Option<&'a str>,
    /// The separator as a pattern, when it is one.
    regex: Option<regex::Regex>,
    most: usize,
    from_left: bool,
}

impl Cutter<'_> {
    fn cut<'t>(&self, text: &'t str, parts: &mut Vec<&'t str>) {
        let limit = self.most.saturating_add(1);
        match (&self.regex, self.separator) {
            (Some(regex), _) => parts.extend(regex.splitn(text, limit)),
            (None, Some(separator)) if self.from_left => match separator.as_bytes() {
                // One byte is found quicker than a text.
                [byte] => split_byte(text, *byte, self.most, parts),
                _ => parts.extend(text.splitn(limit, separator)),
            },
            (None, Some(separator)) => {
                parts.extend(text.rsplitn(limit, separator));
                parts.reverse();
            }
            (None, None) if self.from_left => split_blanks(text, self.most, parts),
            (None, None) => rsplit_blanks(text, self.most, parts),
        }
    }
}

/// Parts side by side. Short rows end in None, missing rows are missing as they were.
fn expanded(
    texts: &Texts<'_>,
    cut: impl for<'t> Fn(&'t str, &mut Vec<&'t str>) + Sync,
    width: Option<usize>,
    vm: &VirtualMachine,
) -> PyResult {
    let found = views::array_of(texts.chunk).and_then(|array| views::parts(array, cut, width));
    let Parts { columns, least } = found.ok_or_else(|| declined(vm))?;
    let has_holes = texts.chunk.null_count() > 0;
    let column = |(place, parts): (usize, StringChunked)| {
        let is_short = least <= place;
        let column = match texts.blank {
            None => Values::new(Kind::Masked, parts.into_series()),
            Some(Blank::Nan) if has_holes && is_short => {
                let one = |(text, part): (Option<&str>, Option<&str>)| -> PyObjectRef {
                    match (text, part) {
                        (None, _) => vm.ctx.new_float(f64::NAN).into(),
                        (_, None) => vm.ctx.none(),
                        (_, Some(part)) => vm.ctx.new_str(part).into(),
                    }
                };
                build::text_or_objects(texts.chunk.iter().zip(parts.iter()).map(one).collect(), vm)?
            }
            Some(blank) => {
                let blank = if is_short { Blank::None } else { blank };
                Values::new(Kind::Text(blank), parts.into_series())
            }
        };
        Ok(PyColumn::make(column, vm))
    };
    let columns: PyResult<Vec<PyObjectRef>> = columns.into_iter().enumerate().map(column).collect();
    Ok(vm.ctx.new_list(columns?).into())
}

pub(super) fn partition(texts: &Texts<'_>, from_left: bool, separator: &str, vm: &VirtualMachine) -> PyResult {
    if separator.is_empty() {
        return Err(vm.new_value_error("empty separator"));
    }
    expanded(texts, |text, parts| in_three(text, separator, from_left, parts), Some(3), vm)
}

fn in_three<'t>(text: &'t str, separator: &str, from_left: bool, parts: &mut Vec<&'t str>) {
    let found = if from_left { text.find(separator) } else { text.rfind(separator) };
    parts.extend(match found {
        Some(start) => {
            let (before, rest) = text.split_at(start);
            let (middle, after) = rest.split_at(separator.len());
            [before, middle, after]
        }
        None if from_left => [text, "", ""],
        None => ["", "", text],
    });
}

pub(super) fn dummies(texts: &Texts<'_>, separator: &str, vm: &VirtualMachine) -> PyResult {
    if separator.is_empty() {
        return Err(declined(vm));
    }
    let words = |text: &str| -> BTreeSet<String> {
        text.split(separator).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let rows = texts.map(words);
    let names: BTreeSet<&String> = rows.iter().flatten().flatten().collect();
    let column = |name: &&String| {
        let flags = rows.iter().map(|row| i64::from(row.as_ref().is_some_and(|words| words.contains(*name)))).collect();
        PyColumn::make(Values::ints(flags), vm)
    };
    let columns: Vec<PyObjectRef> = names.iter().map(column).collect();
    let names: Vec<PyObjectRef> = names.iter().map(|name| vm.ctx.new_str(name.as_str()).into()).collect();
    Ok(vm.ctx.new_tuple(vec![vm.ctx.new_list(names).into(), vm.ctx.new_list(columns).into()]).into())
}

#[derive(FromArgs)]
pub(super) struct Cat {
    #[pyarg(any)]
    other: OneColumn,
    #[pyarg(any, default)]
    sep: Option<Words>,
    #[pyarg(any, default)]
    na_rep: Option<Words>,
}

pub(super) fn cat(texts: &Texts<'_>, args: &Cat, vm: &VirtualMachine) -> PyResult {
    let separator = args.sep.as_deref().unwrap_or_default();
    let stand_in = args.na_rep.as_deref();
    let Some(others) = args.other.0.text_chunk() else { return Err(declined(vm)) };
    if others.len() != texts.chunk.len() {
        return Err(vm.new_value_error("columns differ in length"));
    }
    let joined = texts.chunk.iter().zip(others.iter()).map(|(one, two)| {
        let one = one.or(stand_in)?;
        let two = two.or(stand_in)?;
        Some(format!("{one}{separator}{two}"))
    });
    let kind = if texts.blank.is_some() { Kind::Text(Blank::Nan) } else { Kind::Masked };
    Ok(PyColumn::make(Values::new(kind, text_series(joined.collect::<Vec<_>>().into_iter())), vm))
}
