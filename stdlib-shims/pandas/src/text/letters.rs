//! Case, padding, letters by position: methods that look at a text's letters.

use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

use super::{Texts, declined};
use crate::arguments::{Whole, WholeOr, Words};
use crate::column::kinds::Values;
use crate::opcodes::Text;

/// What the letters of a text are. Python sorts other alphabets' letters in ways of its own.
pub(super) fn test(texts: &Texts<'_>, op: Text, vm: &VirtualMachine) -> PyResult<Values> {
    if !texts.is_ascii() {
        return Err(declined(vm));
    }
    let test: fn(&str) -> bool = match op {
        Text::Isalpha => |text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphabetic()),
        Text::Isalnum => |text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric()),
        Text::Isspace => |text| !text.is_empty() && text.bytes().all(is_space),
        Text::Islower => |text| has_letters(text) && !text.bytes().any(|byte| byte.is_ascii_uppercase()),
        Text::Isupper => |text| has_letters(text) && !text.bytes().any(|byte| byte.is_ascii_lowercase()),
        Text::Istitle => is_title,
        // isdigit, isnumeric and isdecimal differ in other alphabets only
        _ => |text| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()),
    };
    Ok(texts.flags(test, vm))
}

pub(super) fn len(texts: &Texts<'_>) -> Values {
    texts.ints(|text| if text.is_ascii() { text.len() as i64 } else { text.chars().count() as i64 })
}

/// Capitals and small letters.
pub(super) fn case(texts: &Texts<'_>, op: Text, vm: &VirtualMachine) -> PyResult<Values> {
    let quick = match op {
        Text::Lower | Text::Casefold => texts.relettered(u8::to_ascii_lowercase),
        Text::Upper => texts.relettered(u8::to_ascii_uppercase),
        _ => None,
    };
    if let Some(quick) = quick {
        return Ok(quick);
    }
    if !matches!(op, Text::Lower | Text::Upper) && !texts.is_ascii() {
        return Err(declined(vm));
    }
    Ok(texts.rewritten(match op {
        Text::Upper => upper,
        Text::Title => title,
        Text::Capitalize => capitalize,
        Text::Swapcase => swapcase,
        _ => lower,
    }))
}

fn lower(text: &str, out: &mut String) {
    if text.is_ascii() {
        out.push_str(text);
        out.make_ascii_lowercase();
    } else {
        out.push_str(&text.to_lowercase());
    }
}

fn upper(text: &str, out: &mut String) {
    if text.is_ascii() {
        out.push_str(text);
        out.make_ascii_uppercase();
    } else {
        out.push_str(&text.to_uppercase());
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 0x1c..=0x1f)
}

fn has_letters(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_alphabetic())
}

fn is_title(text: &str) -> bool {
    let (mut inside, mut seen) = (false, false);
    for byte in text.bytes() {
        if byte.is_ascii_uppercase() {
            if inside {
                return false;
            }
            (inside, seen) = (true, true);
        } else if byte.is_ascii_lowercase() {
            if !inside {
                return false;
            }
            seen = true;
        } else {
            inside = false;
        }
    }
    seen
}

fn title(text: &str, out: &mut String) {
    let mut inside = false;
    let letter = |letter: char| {
        let changed = if inside { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() };
        inside = letter.is_ascii_alphabetic();
        changed
    };
    out.extend(text.chars().map(letter));
}

fn capitalize(text: &str, out: &mut String) {
    let mut letters = text.chars();
    out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
    out.extend(letters.map(|letter| letter.to_ascii_lowercase()));
}

fn swapcase(text: &str, out: &mut String) {
    let swap = |letter: char| {
        if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    out.extend(text.chars().map(swap));
}

pub(super) fn strip(texts: &Texts<'_>, op: Text, letters: Option<&str>) -> Values {
    let is_stripped = |letter: char| match letters {
        Some(letters) => letters.contains(letter),
        None => letter.is_whitespace() || ('\u{1c}'..='\u{1f}').contains(&letter),
    };
    texts.slices(|text| match op {
        Text::Lstrip => text.trim_start_matches(is_stripped),
        Text::Rstrip => text.trim_end_matches(is_stripped),
        _ => text.trim_matches(is_stripped),
    })
}

#[derive(FromArgs)]
pub(super) struct Pad {
    #[pyarg(any, default)]
    width: WholeOr<0>,
    #[pyarg(any)]
    side: Words,
    #[pyarg(any)]
    fillchar: Words,
}

pub(super) fn pad(texts: &Texts<'_>, args: &Pad, vm: &VirtualMachine) -> PyResult<Values> {
    let (width, side) = (args.width.size(), &*args.side);
    let mut letters = args.fillchar.chars();
    let (Some(filler), None) = (letters.next(), letters.next()) else { return Err(declined(vm)) };
    let one = |text: &str| {
        let n = text.chars().count();
        let Some(total) = width.checked_sub(n) else { return text.to_owned() };
        let left = match side {
            "left" => total,
            "right" => 0,
            // Python puts the odd one on the left when the width is odd.
            _ => total / 2 + (total & width & 1),
        };
        let fill = |n: usize| std::iter::repeat_n(filler, n).collect::<String>();
        format!("{}{text}{}", fill(left), fill(total - left))
    };
    Ok(texts.texts(texts.map(one).into_iter()))
}

pub(super) fn zfill(texts: &Texts<'_>, width: i64) -> Values {
    let width = usize::try_from(width).unwrap_or(0);
    let one = |text: &str| {
        let zeros = "0".repeat(width.saturating_sub(text.chars().count()));
        match text.strip_prefix(['+', '-']) {
            Some(rest) => format!("{}{zeros}{rest}", &text[..1]),
            None => format!("{zeros}{text}"),
        }
    };
    texts.texts(texts.map(one).into_iter())
}

/// One letter; a text that is too short has none, which makes a hole that reads as nan.
pub(super) fn get(texts: &Texts<'_>, place: i64, vm: &VirtualMachine) -> PyResult<Values> {
    let one = |text: &str| {
        let n = text.chars().count() as i64;
        let place = if place < 0 { place + n } else { place };
        usize::try_from(place).ok().and_then(|place| text.chars().nth(place)).map(String::from)
    };
    let letters = texts.map(one);
    let has_gap = letters.iter().any(|letter| matches!(letter, Some(None)));
    if has_gap && texts.chunk.null_count() > 0 && texts.blank == Some(crate::column::kinds::Blank::None) {
        return Err(declined(vm));
    }
    let made = texts.texts(letters.into_iter().map(Option::flatten));
    if has_gap && texts.blank.is_some() {
        let kind = crate::column::kinds::Kind::Text(crate::column::kinds::Blank::Nan);
        return Ok(Values { kind, store: made.store });
    }
    Ok(made)
}

/// Python's slice of neighbouring letters.
fn run_of(text: &str, start: Option<i64>, stop: Option<i64>) -> &str {
    let n = if text.is_ascii() { text.len() } else { text.chars().count() };
    let clamp =
        |place: i64| if place < 0 { place.saturating_add(n as i64).max(0) } else { place.min(n as i64) } as usize;
    let (start, stop) = (clamp(start.unwrap_or(0)), clamp(stop.unwrap_or(n as i64)));
    if start >= stop {
        return "";
    }
    if n == text.len() {
        return &text[start..stop];
    }
    let byte = |place: usize| text.char_indices().nth(place).map_or(text.len(), |(byte, _)| byte);
    &text[byte(start)..byte(stop)]
}

/// Python's slice of letters.
pub(super) fn sliced(text: &str, start: Option<i64>, stop: Option<i64>, step: i64) -> String {
    let n = if text.is_ascii() { text.len() } else { text.chars().count() } as i64;
    let clamp = |place: i64, low: i64, high: i64| if place < 0 { (place + n).max(low) } else { place.min(high) };
    if step > 0 {
        let start = clamp(start.unwrap_or(0), 0, n);
        let stop = clamp(stop.unwrap_or(n), 0, n);
        if start >= stop {
            return String::new();
        }
        let letters = text.chars().skip(start as usize).take((stop - start) as usize);
        return letters.step_by(step as usize).collect();
    }
    let start = clamp(start.unwrap_or(n - 1), -1, n - 1);
    let stop = stop.map_or(-1, |stop| clamp(stop, -1, n - 1));
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut place = start;
    while place > stop {
        if let Some(letter) = usize::try_from(place).ok().and_then(|place| letters.get(place)) {
            out.push(*letter);
        }
        place = place.saturating_add(step);
    }
    out
}

#[derive(FromArgs)]
pub(super) struct Slice {
    #[pyarg(any)]
    start: Option<Whole>,
    #[pyarg(any)]
    stop: Option<Whole>,
    #[pyarg(any)]
    step: Option<Whole>,
}

pub(super) fn slice(texts: &Texts<'_>, args: &Slice, vm: &VirtualMachine) -> PyResult<Values> {
    let (start, stop) = (args.start.map(|start| start.0), args.stop.map(|stop| stop.0));
    let step = args.step.map_or(1, |step| step.0);
    if step == 0 {
        return Err(vm.new_value_error("slice step cannot be zero"));
    }
    if step == 1 {
        return Ok(texts.slices(|text| run_of(text, start, stop)));
    }
    Ok(texts.rewritten(|text, out| out.push_str(&sliced(text, start, stop, step))))
}

#[derive(FromArgs)]
pub(super) struct SliceReplace {
    #[pyarg(any)]
    start: Option<Whole>,
    #[pyarg(any)]
    stop: Option<Whole>,
    #[pyarg(any)]
    repl: Option<Words>,
}

pub(super) fn slice_replace(texts: &Texts<'_>, args: &SliceReplace) -> Values {
    let (start, stop) = (args.start.map(|start| start.0), args.stop.map(|stop| stop.0));
    let replacement = args.repl.as_deref().unwrap_or_default();
    let one = |text: &str| {
        // An empty slice stands where it starts.
        let stop = if sliced(text, start, stop, 1).is_empty() { start } else { stop };
        let before = start.map(|start| sliced(text, None, Some(start), 1)).unwrap_or_default();
        let after = stop.map(|stop| sliced(text, Some(stop), None, 1)).unwrap_or_default();
        format!("{before}{replacement}{after}")
    };
    texts.texts(texts.map(one).into_iter())
}
