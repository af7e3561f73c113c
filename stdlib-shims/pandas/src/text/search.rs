//! Finding, testing, replacing and taking out parts of texts.

use rustpython_vm::builtins::PyStr;
use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

use super::pattern::{Anchor, Piece, template, translate};
use super::{Texts, declined};
use crate::arguments::{FlagOr, Whole, WholeOr, Words, text_of};
use crate::column::kinds::{Blank, Kind, Values, text_series};
use crate::opcodes::Text;

/// A text to look for; anything else is left to Python.
fn wanted_text(given: &PyObjectRef, vm: &VirtualMachine) -> PyResult<String> {
    if given.downcast_ref::<PyStr>().is_none() {
        return Err(declined(vm));
    }
    text_of(given, vm)
}

#[derive(FromArgs)]
pub(super) struct Literal {
    #[pyarg(any)]
    sub: PyObjectRef,
    #[pyarg(any, default)]
    start: WholeOr<0>,
    #[pyarg(any, default)]
    end: Option<Whole>,
}

pub(super) fn literal(texts: &Texts<'_>, op: Text, args: &Literal, vm: &VirtualMachine) -> PyResult<Values> {
    let wanted = wanted_text(&args.sub, vm)?;
    match op {
        Text::Startswith => return Ok(texts.flags(|text| text.starts_with(&wanted), vm)),
        Text::Endswith => return Ok(texts.flags(|text| text.ends_with(&wanted), vm)),
        _ => {}
    }
    let (start, end) = (args.start.0, args.end.map(|end| end.0));
    let one = |text: &str| {
        let n = text.chars().count() as i64;
        let clamp = |place: i64| if place < 0 { (place + n).max(0) } else { place.min(n) };
        let (first, last) = (clamp(start), clamp(end.unwrap_or(n)));
        if start > n || first > last {
            return -1;
        }
        let byte = |place: i64| text.char_indices().nth(place as usize).map_or(text.len(), |(byte, _)| byte);
        let part = &text[byte(first)..byte(last)];
        let found = if op == Text::Find { part.find(&wanted) } else { part.rfind(&wanted) };
        found.map_or(-1, |place| first + part[..place].chars().count() as i64)
    };
    Ok(texts.ints(one))
}

#[derive(FromArgs)]
pub(super) struct Pattern {
    #[pyarg(any)]
    pat: PyObjectRef,
    #[pyarg(any, default)]
    flags: WholeOr<0>,
}

pub(super) fn count(texts: &Texts<'_>, args: &Pattern, vm: &VirtualMachine) -> PyResult<Values> {
    let wanted = wanted_text(&args.pat, vm)?;
    let regex = translate(&wanted, true, args.flags.0, Anchor::Anywhere, texts).ok_or_else(|| declined(vm))?.regex;
    if regex.is_match("") {
        return Err(declined(vm));
    }
    Ok(texts.ints(|text| regex.find_iter(text).count() as i64))
}

#[derive(FromArgs)]
pub(super) struct Test {
    #[pyarg(any)]
    pat: PyObjectRef,
    #[pyarg(any, default)]
    case: FlagOr<true>,
    #[pyarg(any, default)]
    regex: FlagOr<true>,
    #[pyarg(any, default)]
    flags: WholeOr<0>,
}

pub(super) fn test(texts: &Texts<'_>, op: Text, args: &Test, vm: &VirtualMachine) -> PyResult<Values> {
    let wanted = wanted_text(&args.pat, vm)?;
    let (case, is_regex, flags) = (args.case.0, args.regex.0, args.flags.0);
    if op == Text::Contains && !is_regex {
        if case {
            let finder = wanted;
            return Ok(texts.flags(|text| text.contains(&finder), vm));
        }
        let upper = wanted.to_uppercase();
        return Ok(texts.flags(|text| text.to_uppercase().contains(&upper), vm));
    }
    let anchor = match op {
        Text::Match => Anchor::Start,
        Text::Fullmatch => Anchor::Whole,
        _ => Anchor::Anywhere,
    };
    let regex = translate(&wanted, case, flags, anchor, texts).ok_or_else(|| declined(vm))?.regex;
    Ok(texts.flags(|text| regex.is_match(text), vm))
}

#[derive(FromArgs)]
pub(super) struct Replace {
    #[pyarg(any)]
    pat: PyObjectRef,
    #[pyarg(any)]
    repl: PyObjectRef,
    #[pyarg(any, default)]
    n: WholeOr<-1>,
    #[pyarg(any, default)]
    case: FlagOr<true>,
    #[pyarg(any, default)]
    regex: FlagOr<false>,
    #[pyarg(any, default)]
    flags: WholeOr<0>,
}

pub(super) fn replace(texts: &Texts<'_>, args: &Replace, vm: &VirtualMachine) -> PyResult<Values> {
    let (wanted, replacement) = (wanted_text(&args.pat, vm)?, wanted_text(&args.repl, vm)?);
    let (n, case, is_regex, flags) = (args.n.0, args.case.0, args.regex.0, args.flags.0);
    if !is_regex && case {
        let one = |text: &str| match usize::try_from(n) {
            Ok(n) => text.replacen(&wanted, &replacement, n),
            Err(_) => text.replace(&wanted, &replacement),
        };
        return Ok(texts.texts(texts.map(one).into_iter()));
    }
    let (pattern, replacement) =
        if is_regex { (wanted, replacement) } else { (regex::escape(&wanted), replacement.replace('\\', "\\\\")) };
    let regex = translate(&pattern, case, flags, Anchor::Anywhere, texts).ok_or_else(|| declined(vm))?.regex;
    let pieces = template(&replacement, &regex).ok_or_else(|| declined(vm))?;
    // Python and this engine count empty matches differently.
    if regex.is_match("") {
        return Err(declined(vm));
    }
    let most = usize::try_from(n).ok().filter(|n| *n > 0).unwrap_or(usize::MAX);
    let only_text = match pieces.as_slice() {
        [Piece::Text(text)] => Some(text.as_str()),
        _ => None,
    };
    let one = |text: &str| {
        let mut out = String::with_capacity(text.len());
        let mut last = 0;
        if let Some(plain) = only_text {
            for found in regex.find_iter(text).take(most) {
                out.push_str(&text[last..found.start()]);
                out.push_str(plain);
                last = found.end();
            }
        } else {
            for groups in regex.captures_iter(text).take(most) {
                let Some(found) = groups.get(0) else { continue };
                out.push_str(&text[last..found.start()]);
                for piece in &pieces {
                    match piece {
                        Piece::Text(text) => out.push_str(text),
                        Piece::Group(number) => out.push_str(groups.get(*number).map_or("", |group| group.as_str())),
                    }
                }
                last = found.end();
            }
        }
        out.push_str(&text[last..]);
        out
    };
    Ok(texts.texts(texts.map(one).into_iter()))
}

#[derive(FromArgs)]
pub(super) struct Extract {
    #[pyarg(any)]
    pat: Words,
    #[pyarg(any, default)]
    flags: WholeOr<0>,
}

/// One column per group; texts without a match have holes that read as nan.
pub(super) fn extract(texts: &Texts<'_>, args: &Extract, vm: &VirtualMachine) -> PyResult<Vec<Values>> {
    let regex = translate(&args.pat, true, args.flags.0, Anchor::Anywhere, texts).ok_or_else(|| declined(vm))?.regex;
    let n_groups = regex.captures_len() - 1;
    if n_groups == 0 {
        return Err(vm.new_value_error("pattern contains no capture groups"));
    }
    let one = |text: &str| {
        regex.captures(text).map(|groups| {
            (1..=n_groups).map(|number| groups.get(number).map(|group| group.as_str().to_owned())).collect::<Vec<_>>()
        })
    };
    let rows = texts.map(one);
    let kind = if texts.blank.is_some() { Kind::Text(Blank::Nan) } else { Kind::Masked };
    let column = |number: usize| {
        let values =
            rows.iter().map(|row| row.as_ref().and_then(Option::as_ref).and_then(|groups| groups[number].as_deref()));
        Values::new(kind.clone(), text_series(values))
    };
    Ok((0..n_groups).map(column).collect())
}
