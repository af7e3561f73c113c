//! `tests/calls`: 27,000 calls of pandas on many kinds of objects, against answers recorded from the original.
//!
//! `known.txt` lists the calls that are known to differ, with the kind of difference. A new difference fails; a fixed
//! one asks for its line to be removed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::Isolation;
use regex::Regex;

use crate::project::Project;

/// Calls that share an interpreter; small enough for several to run side by side.
const CALLS_PER_SCRIPT: usize = 1500;
/// Differences shown in full by one failure.
const MOST_SHOWN: usize = 10;
const TITLE: &str = "#### ";

pub fn trials() -> Vec<Trial> {
    let known: BTreeSet<String> = lines(&folder().join("known.txt")).into_iter().collect();
    let themes = fs::read_dir(folder()).expect("the folder of calls").flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = themes.map(|theme| theme.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let of_theme = |theme: String| {
        let recorded = answers(&text(&folder().join(&theme).join("answers.txt")));
        let parts: Vec<_> = recorded.chunks(CALLS_PER_SCRIPT).map(<[(String, String)]>::to_vec).collect();
        let known = known.clone();
        parts.into_iter().enumerate().map(move |(number, part)| {
            let (theme, known) = (theme.clone(), known.clone());
            Trial::test(format!("calls::{theme}::{number}"), move || compare(&theme, &part, &known))
        })
    };
    names.into_iter().flat_map(of_theme).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/calls")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lines(path: &Path) -> Vec<String> {
    text(path).lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Titles and what was answered, in the order they were printed.
fn answers(printed: &str) -> Vec<(String, String)> {
    let split = |block: &str| {
        let (title, answer) = block.split_once('\n').unwrap_or((block, ""));
        (title.to_owned(), answer.trim_end_matches('\n').to_owned())
    };
    printed.split(TITLE).skip(1).map(split).collect()
}

/// The same calls as a script. A title is the name of the receiver and the call.
fn script(theme: &str, part: &[(String, String)]) -> Result<String, Failed> {
    let receivers = lines(&folder().join(theme).join("receivers.txt"));
    let receivers: BTreeMap<&str, &str> = receivers.iter().filter_map(|line| line.split_once(" = ")).collect();
    let name = match theme {
        "groups" => "G",
        "indexes" => "I",
        "categories" | "series" | "texts" | "times" => "S",
        _ => "F",
    };
    // An assignment is a statement.
    let give_back = if theme == "assignments" { "" } else { "return " };
    let mut script = text(&folder().join("prelude.py"));
    for (title, _) in part {
        let (receiver, call) = title.split_once(' ').ok_or("a title without a call")?;
        let make = receivers.get(receiver).ok_or("a title without a receiver")?;
        let quoted = serde_json::to_string(title)?;
        write!(script, "\ndef call({name}):\n    {give_back}{call}\n\nrun({quoted}, lambda: {make}, call)\n")?;
    }
    Ok(script)
}

fn compare(theme: &str, part: &[(String, String)], known: &BTreeSet<String>) -> Result<(), Failed> {
    let mut request = Request::new(script(theme, part)?, Isolation::Production);
    request.limits.timeout = Duration::from_secs(600);
    request.limits.memory_bytes = 4 << 30;
    request.limits.output_bytes = 64 << 20;
    let report = Project::new().pool(Isolation::Production).execute(request, None)?;
    if let Some(error) = report.error {
        return Err(error.traceback.into());
    }
    // Addresses, and the names of the classes that hold a method, say nothing about the answer.
    let accident = Regex::new(r" at 0x[0-9a-f]+|\b(DataFrame|Series|Frame|Index)\w*\.").expect("a pattern");
    let given = answers(&report.output).into_iter();
    let given: BTreeMap<_, _> =
        given.map(|(title, answer)| (title, accident.replace_all(&answer, "").into_owned())).collect();
    let mut wrong = Vec::new();
    let mut mended = Vec::new();
    for (title, expected) in part {
        let given = given.get(title).map(String::as_str);
        let is_equal = given == Some(expected);
        let entry = format!("{} {theme} {title}", kind(expected, given));
        if !is_equal && !known.contains(&entry) {
            wrong.push(format!("{entry}\n--- theirs\n{expected}\n--- ours\n{}", given.unwrap_or("nothing")));
        }
        // Another kind of difference than the listed one is new, and its old line is in the way.
        let ending = format!(" {theme} {title}");
        let listed =
            known.iter().filter(|line| line.ends_with(&ending) && !line[..line.len() - ending.len()].contains(' '));
        mended.extend(listed.filter(|line| is_equal || **line != entry).cloned());
    }
    let mut told = String::new();
    if !wrong.is_empty() {
        writeln!(told, "{} calls answer otherwise than pandas:", wrong.len())?;
        wrong.iter().take(MOST_SHOWN).try_for_each(|difference| writeln!(told, "{difference}"))?;
    }
    if !mended.is_empty() {
        writeln!(told, "no longer true, remove from tests/calls/known.txt:\n{}", mended.join("\n"))?;
    }
    if told.is_empty() { Ok(()) } else { Err(told.into()) }
}

fn kind(expected: &str, given: Option<&str>) -> &'static str {
    let Some(given) = given else { return "no-answer" };
    let class = |answer: &str| answer.split(':').next().unwrap_or_default().to_owned();
    match (expected.starts_with("raised "), given.starts_with("raised ")) {
        (true, false) => "raises-there",
        (false, false) => "value",
        (_, true) if given.contains("NotImplementedError") => "not-offered",
        (false, true) => "raises-here",
        (true, true) if class(expected) == class(given) => "wording",
        (true, true) => "class",
    }
}
