//! Texts into parts and parts into texts.

use std::collections::BTreeSet;

use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::pattern::{Anchor, translate};
use super::{Texts, declined};
use crate::arguments::Arguments;
use crate::column::build;
use crate::column::kinds::{Blank, Kind, Values, text_series};
use crate::module::PyColumn;

/// Python's `str.split` by blanks.
fn split_blanks(text: &str, most: usize) -> Vec<&str> {
    let is_blank = |letter: char| letter.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&letter);
    let mut parts = Vec::new();
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
    parts
}

fn rsplit_blanks(text: &str, most: usize) -> Vec<&str> {
    let is_blank = |letter: char| letter.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&letter);
    let mut parts = Vec::new();
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
    parts
}

pub(super) fn split(texts: &Texts<'_>, op: &str, args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult {
    let separator = args.maybe_text("sep")?.filter(|separator| !separator.is_empty());
    let most = args.maybe_int("n")?.and_then(|n| usize::try_from(n).ok()).filter(|n| *n > 0).unwrap_or(usize::MAX);
    let expand = args.flag("expand", false)?;
    let is_regex = args.some("regex").map(|flag| flag.is_true(vm)).transpose()?;
    let pattern = separator
        .as_deref()
        .filter(|separator| op == "split" && is_regex.unwrap_or_else(|| separator.chars().count() > 1));
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
    let one = |text: &str| -> Vec<String> {
        let parts: Vec<&str> = match (&regex, &separator) {
            (Some(regex), _) => regex.splitn(text, most.saturating_add(1)).collect(),
            (None, Some(separator)) if op == "split" => {
                text.splitn(most.saturating_add(1), separator.as_str()).collect()
            }
            (None, Some(separator)) => {
                let mut parts: Vec<&str> = text.rsplitn(most.saturating_add(1), separator.as_str()).collect();
                parts.reverse();
                parts
            }
            (None, None) if op == "split" => split_blanks(text, most),
            (None, None) => rsplit_blanks(text, most),
        };
        parts.into_iter().map(str::to_owned).collect()
    };
    let rows = texts.map(one);
    if expand {
        return expanded(texts, &rows, None, vm);
    }
    let hole = texts.hole(vm);
    let list = |row: Option<Vec<String>>| -> PyObjectRef {
        match row {
            Some(parts) => vm.ctx.new_list(parts.into_iter().map(|part| vm.ctx.new_str(part).into()).collect()).into(),
            None => hole.clone(),
        }
    };
    Ok(PyColumn::make(Values::objects(rows.into_iter().map(list).collect()), vm))
}

/// Parts side by side. Short rows end in None, missing rows are missing as they were.
fn expanded(texts: &Texts<'_>, rows: &[Option<Vec<String>>], width: Option<usize>, vm: &VirtualMachine) -> PyResult {
    let width = width.unwrap_or_else(|| rows.iter().flatten().map(Vec::len).max().unwrap_or(1).max(1));
    let has_holes = rows.contains(&None);
    let mut columns = Vec::with_capacity(width);
    for place in 0..width {
        let part = |row: &Option<Vec<String>>| row.as_ref().and_then(|parts| parts.get(place)).cloned();
        let is_short = rows.iter().flatten().any(|parts| parts.len() <= place);
        let column = match texts.blank {
            None => Values::new(Kind::Masked, text_series(rows.iter().map(part))),
            Some(Blank::Nan) if has_holes && is_short => {
                let one = |row: &Option<Vec<String>>| -> PyObjectRef {
                    match row {
                        None => vm.ctx.new_float(f64::NAN).into(),
                        Some(parts) => {
                            parts.get(place).map_or_else(|| vm.ctx.none(), |part| vm.ctx.new_str(part.as_str()).into())
                        }
                    }
                };
                build::text_or_objects(rows.iter().map(one).collect(), vm)?
            }
            Some(blank) => {
                let blank = if is_short { Blank::None } else { blank };
                Values::new(Kind::Text(blank), text_series(rows.iter().map(part)))
            }
        };
        columns.push(PyColumn::make(column, vm));
    }
    Ok(vm.ctx.new_list(columns).into())
}

pub(super) fn partition(texts: &Texts<'_>, op: &str, args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult {
    let separator = args.text_or("sep", " ")?;
    if separator.is_empty() {
        return Err(vm.new_value_error("empty separator"));
    }
    let one = |text: &str| {
        let found = if op == "partition" { text.split_once(&separator) } else { text.rsplit_once(&separator) };
        match found {
            Some((before, after)) => vec![before.to_owned(), separator.clone(), after.to_owned()],
            None if op == "partition" => vec![text.to_owned(), String::new(), String::new()],
            None => vec![String::new(), String::new(), text.to_owned()],
        }
    };
    expanded(texts, &texts.map(one), Some(3), vm)
}

pub(super) fn dummies(texts: &Texts<'_>, args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult {
    let separator = args.text_or("sep", "|")?;
    if separator.is_empty() {
        return Err(declined(vm));
    }
    let words = |text: &str| -> BTreeSet<String> {
        text.split(separator.as_str()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
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

pub(super) fn cat(texts: &Texts<'_>, args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult {
    let other = args.column("other")?;
    let separator = args.text_or("sep", "")?;
    let stand_in = args.maybe_text("na_rep")?;
    let Some(others) = other.text_chunk() else { return Err(declined(vm)) };
    if others.len() != texts.chunk.len() {
        return Err(vm.new_value_error("columns differ in length"));
    }
    let joined = texts.chunk.iter().zip(others.iter()).map(|(one, two)| {
        let one = one.or(stand_in.as_deref())?;
        let two = two.or(stand_in.as_deref())?;
        Some(format!("{one}{separator}{two}"))
    });
    let kind = if texts.blank.is_some() { Kind::Text(Blank::Nan) } else { Kind::Masked };
    Ok(PyColumn::make(Values::new(kind, text_series(joined.collect::<Vec<_>>().into_iter())), vm))
}

/// All rows as one text.
pub(super) fn join_all(texts: &Texts<'_>, args: &mut Arguments<'_>, vm: &VirtualMachine) -> PyResult {
    let separator = args.text_or("sep", "")?;
    let stand_in = args.maybe_text("na_rep")?;
    let parts: Vec<&str> = texts.chunk.iter().filter_map(|text| text.or(stand_in.as_deref())).collect();
    Ok(vm.ctx.new_str(parts.join(&separator)).into())
}
