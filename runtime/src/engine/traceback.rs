//! Tracebacks as CPython prints them, made from the sources in memory.
//!
//! Only the guest's own frames are shown, and no file of the host is ever read for a line.

use std::fmt::Write as _;

use ruff_python_ast::{Expr, ModExpression};
use ruff_python_parser::parse_expression;
use ruff_text_size::Ranged;
use rustpython_vm::builtins::{PyBaseExceptionRef, PyCode, PyDictRef, PyStr, PyTraceback, PyTuple};
use rustpython_vm::frame::frame_at_offset;
use rustpython_vm::{AsObject, Py, PyObjectRef, PyRef, VirtualMachine};

use super::state::Guest;
use super::wording;
use crate::error_class::ErrorClass;
use crate::limits::stop::Interrupted;

/// Most frames walked, and most lines of a chain shown.
const MAX_FRAMES: usize = 2000;
const MAX_CHAIN: usize = 8;
const MAX_GROUP_DEPTH: usize = 4;
const MAX_GROUP_WIDTH: usize = 15;
/// Equal frames shown in full before "repeated" lines.
const SHOWN_REPEATS: usize = 3;
/// Entries of a long traceback that are shown from its start and from its end.
const SHOWN_FIRST: usize = 8;
const SHOWN_LAST: usize = 12;
/// Characters of a message, and of a source line, that are shown.
const MAX_MESSAGE: usize = 1000;
const MAX_LINE: usize = 400;
const MAX_NAME: usize = 120;
const MAX_NOTES: usize = 10;
/// Bytes of a whole traceback.
const MAX_TRACEBACK: usize = 64 << 10;

/// Where in the sources something happened. Columns count characters from 0.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    file: String,
    function: String,
    line: usize,
    columns: Option<(usize, usize)>,
}

/// A rendered exception.
pub(crate) struct Rendered {
    pub(crate) text: String,
    pub(crate) line: Option<u32>,
    pub(crate) column: Option<u32>,
}

/// The guest's stack right now, for a guest that is being stopped.
pub(crate) fn interrupted(vm: &VirtualMachine) -> Interrupted {
    let mut places = Vec::new();
    for offset in 0..MAX_FRAMES {
        let Some(frame) = frame_at_offset(offset, vm) else { break };
        let code = frame.iframe().code();
        // A module that has just begun stands before its first line.
        let line = usize::try_from(frame.lineno()).unwrap_or(0).max(1);
        places.extend(place_of(code, line, None));
    }
    places.reverse();
    let mut text = "Traceback (most recent call last):\n".to_owned();
    write_places(&mut text, &places);
    Interrupted { line: places.last().and_then(|place| u32::try_from(place.line).ok()), traceback: text }
}

/// `code`'s place if it belongs to a source of the guest.
fn place_of(code: &Py<PyCode>, line: usize, instruction: Option<usize>) -> Option<Place> {
    let guest = Guest::current()?;
    let file = code.source_path().as_str();
    let source = guest.sources.borrow().get(file)?.clone();
    let text = source.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    // The compiler counts bytes; people and carets count characters.
    let characters = |bytes: usize| text.get(..bytes).map_or(usize::MAX, |before| before.chars().count());
    let columns = instruction.and_then(|index| code.code.locations.get(index)).and_then(|(start, end)| {
        let start_column = characters(start.character_offset.to_zero_indexed());
        let end_column =
            if end.line == start.line { characters(end.character_offset.to_zero_indexed()) } else { usize::MAX };
        (start.line.get() == line).then_some((start_column, end_column))
    });
    Some(Place { file: file.to_owned(), function: code.code.obj_name.as_str().to_owned(), line, columns })
}

/// The whole traceback of `error`, with its causes.
pub(crate) fn render(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Rendered {
    let mut chain: Vec<(PyBaseExceptionRef, Option<&str>)> = vec![(error.clone(), None)];
    while chain.len() < MAX_CHAIN {
        let (last, _) = &chain[chain.len() - 1];
        let next = match (last.__cause__(), last.__context__()) {
            (Some(cause), _) => (cause, Some("The above exception was the direct cause of the following exception:")),
            (None, Some(context)) if !suppresses_context(last, vm) => {
                (context, Some("During handling of the above exception, another exception occurred:"))
            }
            _ => break,
        };
        if chain.iter().any(|(seen, _)| seen.is(&next.0)) {
            break;
        }
        chain.push(next);
    }
    let mut text = String::new();
    let mut last_place = None;
    for (index, (link, _)) in chain.iter().enumerate().rev() {
        last_place = write_one(&mut text, link, 0, vm);
        if index > 0 {
            let sentence = chain[index].1.unwrap_or_default();
            let _ = write!(text, "\n{sentence}\n\n");
        }
    }
    let (line, column) = last_place.unwrap_or_default();
    if text.len() > MAX_TRACEBACK {
        text = format!("{}\n[cut]\n", super::output::cut(&text, MAX_TRACEBACK));
    }
    Rendered { text, line, column }
}

fn suppresses_context(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> bool {
    error.as_object().get_attr("__suppress_context__", vm).is_ok_and(|flag| flag.is(&vm.ctx.true_value))
}

type LineAndColumn = (Option<u32>, Option<u32>);

fn write_one(
    text: &mut String,
    error: &PyBaseExceptionRef,
    depth: usize,
    vm: &VirtualMachine,
) -> Option<LineAndColumn> {
    let is_group = depth < MAX_GROUP_DEPTH && error.class().fast_issubclass(vm.ctx.exceptions.base_exception_group);
    let places = places_of(error);
    let mut part = String::new();
    if !places.is_empty() {
        part.push_str(if is_group { "Exception Group Traceback" } else { "Traceback" });
        part.push_str(" (most recent call last):\n");
        write_places(&mut part, &places);
    }
    let mut place = places.last().map(|place| {
        let column = place.columns.map(|(start, _)| start + 1);
        (u32::try_from(place.line).ok(), column.and_then(|column| u32::try_from(column).ok()))
    });
    if error.fast_isinstance(vm.ctx.exceptions.syntax_error)
        && let Some(syntax_place) = write_syntax_place(&mut part, error, vm)
    {
        place = Some(syntax_place);
    }
    part.push_str(&final_line(error, vm));
    part.push('\n');
    write_notes(&mut part, error, vm);
    if is_group {
        write_group(text, &part, error, depth, vm);
    } else {
        text.push_str(&part);
    }
    place
}

/// Name and variables of the calls of trusted code that the script's last call led to, outermost first.
pub(crate) fn trusted_scopes(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Vec<(String, PyDictRef)> {
    let frames: Vec<_> = entries(error).take(MAX_FRAMES).collect();
    let first = frames.iter().rposition(is_own).map_or(0, |last_own| last_own + 1);
    let scope = |entry: &PyRef<PyTraceback>| {
        let variables = vm.ctx.types.dict_type.as_object().call((entry.frame.f_locals(vm).ok()?,), vm).ok()?;
        let function = entry.frame.iframe().code().code.obj_name.as_str().to_owned();
        Some((function, variables.downcast().ok()?))
    };
    frames[first..].iter().filter_map(scope).collect()
}

/// Was `error` raised below the script's own lines?
pub(crate) fn comes_from_trusted_code(error: &PyBaseExceptionRef) -> bool {
    entries(error).take(MAX_FRAMES).last().is_some_and(|entry| !is_own(&entry))
}

fn is_own(entry: &PyRef<PyTraceback>) -> bool {
    let code = entry.frame.iframe().code();
    Guest::current().is_some_and(|guest| guest.sources.borrow().contains_key(code.source_path().as_str()))
}

/// The frames an exception came through, outermost first.
pub(crate) fn entries(error: &PyBaseExceptionRef) -> impl Iterator<Item = PyRef<PyTraceback>> {
    std::iter::successors(error.__traceback__(), |entry| entry.next.lock().clone())
}

fn places_of(error: &PyBaseExceptionRef) -> Vec<Place> {
    let place = |entry: PyRef<PyTraceback>| {
        let instruction = usize::try_from(entry.lasti / 2).ok();
        place_of(entry.frame.iframe().code(), entry.lineno.get(), instruction)
    };
    entries(error).take(MAX_FRAMES).filter_map(place).collect()
}

fn write_places(text: &mut String, places: &[Place]) {
    let mut entries = Vec::new();
    let mut index = 0;
    while index < places.len() {
        let same = places[index..].iter().take_while(|place| **place == places[index]).count();
        for _ in 0..same.min(SHOWN_REPEATS) {
            let mut entry = String::new();
            write_place(&mut entry, &places[index]);
            entries.push(entry);
        }
        if same > SHOWN_REPEATS {
            let more = same - SHOWN_REPEATS;
            let plural = if more == 1 { "" } else { "s" };
            entries.push(format!("  [Previous line repeated {more} more time{plural}]\n"));
        }
        index += same;
    }
    let n_hidden = entries.len().saturating_sub(SHOWN_FIRST + SHOWN_LAST);
    for (index, entry) in entries.iter().enumerate() {
        if n_hidden < 2 || index < SHOWN_FIRST || index >= SHOWN_FIRST + n_hidden {
            text.push_str(entry);
        } else if index == SHOWN_FIRST {
            let _ = writeln!(text, "  [{n_hidden} more lines]");
        }
    }
}

fn write_place(text: &mut String, place: &Place) {
    let _ = writeln!(text, "  File \"{}\", line {}, in {}", place.file, place.line, place.function);
    let Some(guest) = Guest::current() else { return };
    let sources = guest.sources.borrow();
    let Some(line) = sources.get(&place.file).and_then(|source| source.lines().nth(place.line.saturating_sub(1)))
    else {
        return;
    };
    let shown = line.trim();
    let _ = writeln!(text, "    {}", shorten(shown, MAX_LINE));
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    if let Some((start, end)) = place.columns
        && start < MAX_LINE
        && let Some(marks) = carets(line, indent, start, end)
    {
        let _ = writeln!(text, "    {marks}");
    }
}

/// The `~~~^^^` line under a source line, or nothing when it would mark the whole line.
fn carets(line: &str, indent: usize, start: usize, end: usize) -> Option<String> {
    let length = line.trim_end().chars().count().min(indent + MAX_LINE);
    let end = end.min(length);
    if start < indent || start >= end {
        return None;
    }
    let segment: String = line.chars().skip(start).take(end - start).collect();
    let anchor = anchor_of(&segment);
    if anchor.is_none() && start == indent && end == length {
        return None;
    }
    let (anchor_start, anchor_end) = anchor.unwrap_or((0, end - start));
    let mark = |column: usize| if (anchor_start..anchor_end).contains(&column) { "^" } else { "~" };
    let marks: String = segment.chars().enumerate().map(|(column, shown)| mark(column).repeat(width(shown))).collect();
    let before: usize = line.chars().take(start).skip(indent).map(width).sum();
    Some(format!("{}{marks}", " ".repeat(before)))
}

/// Columns a character takes on a terminal.
fn width(character: char) -> usize {
    unicode_width::UnicodeWidthChar::width(character).unwrap_or(0)
}

/// The part of an expression that failed: the operator, the subscript or the call's brackets.
fn anchor_of(segment: &str) -> Option<(usize, usize)> {
    let parsed = parse_expression(segment).ok()?;
    let ModExpression { body, .. } = parsed.syntax();
    let characters = |bytes: usize| segment.get(..bytes).map(|text| text.chars().count());
    match &**body {
        Expr::BinOp(operation) => {
            let between = segment.get(operation.left.end().into()..operation.right.start().into())?;
            let operator = between.trim_matches(|c: char| c.is_whitespace() || c == '(' || c == ')' || c == '\\');
            let at = usize::from(operation.left.end()) + between.find(operator)?;
            let start = characters(at)?;
            Some((start, start + operator.chars().count()))
        }
        Expr::Subscript(subscript) => Some((characters(subscript.value.end().into())?, segment.chars().count())),
        Expr::Call(call) => Some((characters(call.func.end().into())?, segment.chars().count())),
        _ => None,
    }
}

/// What stands in front of the brackets, if the failing expression is a subscript.
pub(crate) fn subscripted(error: &PyBaseExceptionRef) -> Option<Expr> {
    let place = places_of(error).pop()?;
    let guest = Guest::current()?;
    let source = guest.sources.borrow().get(&place.file)?.clone();
    let line = source.lines().nth(place.line.checked_sub(1)?)?;
    let (start, end) = place.columns?;
    let segment: String = line.chars().take(end).skip(start).collect();
    let parsed = parse_expression(&segment).ok()?;
    let Expr::Subscript(subscript) = *parsed.into_syntax().body else { return None };
    Some(*subscript.value)
}

fn write_syntax_place(text: &mut String, error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<LineAndColumn> {
    let attribute = |name: &'static str| error.as_object().get_attr(name, vm).ok().filter(|value| !vm.is_none(value));
    let number = |name| attribute(name)?.try_to_value::<usize>(vm).ok();
    let line = number("lineno")?;
    let file = attribute("filename")
        .and_then(|name| name.str(vm).ok())
        .map_or_else(|| "main.py".to_owned(), |name| name.to_string());
    let _ = writeln!(text, "  File \"{file}\", line {line}");
    let own = Guest::current().and_then(|guest| {
        let sources = guest.sources.borrow();
        sources.get(&file).and_then(|source| source.lines().nth(line.saturating_sub(1)).map(str::to_owned))
    });
    let source_line = own.or_else(|| attribute("text").and_then(|line| line.str(vm).ok()).map(|line| line.to_string()));
    let column = number("offset");
    if let Some(source_line) = source_line {
        let shown = shorten(source_line.trim(), MAX_LINE);
        let _ = writeln!(text, "    {shown}");
        if let Some(column) = column.filter(|column| (1..=MAX_LINE).contains(column)) {
            let indent = source_line.chars().take_while(|c| c.is_whitespace()).count();
            let same_line = number("end_lineno").is_none_or(|end| end == line);
            let end = number("end_offset").filter(|end| same_line && *end > column).unwrap_or(column + 1);
            let width =
                (end - column).min(shown.chars().count().saturating_sub(column.saturating_sub(indent + 1)).max(1));
            let _ = writeln!(text, "    {}{}", " ".repeat((column - 1).saturating_sub(indent)), "^".repeat(width));
        }
    }
    Some((u32::try_from(line).ok(), column.and_then(|column| u32::try_from(column).ok())))
}

/// `Type: message`, the type with its module as CPython shows it.
fn final_line(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> String {
    let class = error.class();
    let module = class.attributes.get(vm.ctx.intern_str("__module__"));
    let module = module.and_then(|module| module.downcast_ref::<PyStr>().map(ToString::to_string));
    let name = kind(error);
    let name = match module.as_deref() {
        None | Some("builtins" | "__main__") => name,
        Some(module) => format!("{}.{name}", shorten(module, MAX_NAME)),
    };
    let message = message(error, vm);
    if message.is_empty() { name } else { format!("{name}: {message}") }
}

/// The name of the exception's class. One that would pass for a verdict of the sandbox is shown
/// with its module.
pub(crate) fn kind(error: &PyBaseExceptionRef) -> String {
    let name = shorten(&error.class().name().to_string(), MAX_NAME);
    if ErrorClass::named(&name).is_some_and(ErrorClass::is_verdict) { format!("__main__.{name}") } else { name }
}

/// `str(error)`; for a syntax error only what was wrong, since the place is shown apart.
pub(crate) fn message(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> String {
    if error.fast_isinstance(vm.ctx.exceptions.syntax_error)
        && let Ok(message) = error.as_object().get_attr("msg", vm)
        && let Some(message) = message.downcast_ref::<PyStr>()
    {
        return wording::as_cpython(shorten(&message.as_wtf8().to_string_lossy(), MAX_MESSAGE));
    }
    let Ok(text) = error.as_object().str(vm) else { return "<exception str() failed>".to_owned() };
    let text = text.as_wtf8().to_string_lossy();
    wording::as_cpython(shorten(text.trim_end_matches(' '), MAX_MESSAGE))
}

/// At most `most` characters, and how many there were.
fn shorten(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}... [{} characters in all]", &text[..end], text.chars().count()),
    }
}

fn write_notes(text: &mut String, error: &PyBaseExceptionRef, vm: &VirtualMachine) {
    let Ok(notes) = error.as_object().get_attr("__notes__", vm) else { return };
    let Ok(notes) = vm.extract_elements_with(&notes, |note: PyObjectRef| note.str(vm)) else { return };
    for note in notes.iter().take(MAX_NOTES) {
        let _ = writeln!(text, "{}", shorten(&note.as_wtf8().to_string_lossy(), MAX_MESSAGE));
    }
}

/// A group as a tree: its own part behind bars, then each exception in it, numbered.
fn write_group(text: &mut String, own: &str, error: &PyBaseExceptionRef, depth: usize, vm: &VirtualMachine) {
    let indent = " ".repeat(2 * depth + 2);
    for (index, line) in own.lines().enumerate() {
        let bar = if index == 0 && depth == 0 { '+' } else { '|' };
        let _ = writeln!(text, "{indent}{bar} {line}");
    }
    let Ok(inner) = error.as_object().get_attr("exceptions", vm) else { return };
    let Some(inner) = inner.downcast_ref::<PyTuple>() else { return };
    for (index, inner) in inner.as_slice().iter().take(MAX_GROUP_WIDTH).enumerate() {
        let Ok(inner) = inner.clone().downcast() else { continue };
        let (lead, number) = if index == 0 { (format!("{indent}+-"), 1) } else { (format!("{indent}  "), index + 1) };
        let _ = writeln!(text, "{lead}+---------------- {number} ----------------");
        let mut part = String::new();
        write_one(&mut part, &inner, depth + 1, vm);
        let is_tree = part.trim_start().starts_with(['+', '|']);
        for line in part.lines() {
            if is_tree {
                let _ = writeln!(text, "{line}");
            } else {
                let _ = writeln!(text, "{indent}  | {line}");
            }
        }
    }
    let _ = writeln!(text, "{indent}  +------------------------------------");
}
