//! Precision and recall of the detectors on the labelled lines, by exact span.
//!
//! A line marks what is personal: `Write to {{EMAIL|anna@example.org}}`. Everything is switched on
//! at once, so that each detector also meets the lines of all others.

#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test; reads the labelled lines")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use orchestrator_pii::{Detector, DetectorOptions, Kind};

const MIN_LINES: usize = 600;
/// In percent.
const MIN_SCORE: usize = 95;

/// A piece of a line: where it stands and what it is.
type Span = (usize, usize, &'static str);

struct Line {
    place: String,
    text: String,
    marks: Vec<Span>,
}

#[derive(Default)]
struct Score {
    lines: usize,
    marked: usize,
    found: usize,
    right: usize,
}

impl Score {
    fn precision(&self) -> usize {
        percent(self.right, self.found)
    }

    fn recall(&self) -> usize {
        percent(self.right, self.marked)
    }
}

fn percent(part: usize, whole: usize) -> usize {
    (part * 100).checked_div(whole).unwrap_or(100)
}

#[test]
fn detectors_are_precise_and_complete() {
    let lines = read_lines();
    let detector = Detector::new(&options()).unwrap();
    let mut scores: BTreeMap<&str, Score> = BTreeMap::new();
    let mut wrong = String::new();
    let mut n_clean = 0;
    for line in &lines {
        let found: Vec<Span> = detector
            .find(&line.text)
            .into_iter()
            .map(|finding| (finding.range.start, finding.range.end, finding.kind.label()))
            .collect();
        n_clean += usize::from(line.marks.is_empty());
        for kind in Kind::ALL {
            let of_kind = |spans: &[Span]| spans.iter().filter(|span| span.2 == kind.label()).count();
            let score = scores.entry(kind.label()).or_default();
            score.lines += usize::from(of_kind(&line.marks) > 0);
            score.marked += of_kind(&line.marks);
            score.found += of_kind(&found);
            score.right += found.iter().filter(|span| span.2 == kind.label() && line.marks.contains(span)).count();
        }
        for span in found.iter().filter(|span| !line.marks.contains(span)) {
            writeln!(wrong, "{}: found {} '{}'", line.place, span.2, &line.text[span.0..span.1]).unwrap();
        }
        for span in line.marks.iter().filter(|span| !found.contains(span)) {
            writeln!(wrong, "{}: missed {} '{}'", line.place, span.2, &line.text[span.0..span.1]).unwrap();
        }
    }

    println!("{wrong}\n{:<12} {:>5} {:>6} {:>9} {:>6}", "kind", "lines", "marks", "precision", "recall");
    for (label, score) in &scores {
        let (precision, recall) = (score.precision(), score.recall());
        println!("{label:<12} {:>5} {:>6} {precision:>8}% {recall:>5}%", score.lines, score.marked);
    }
    println!("{} lines, {n_clean} of them without anything personal", lines.len());

    assert!(lines.len() >= MIN_LINES, "wanted {MIN_LINES} lines, found {}", lines.len());
    assert!(n_clean * 3 >= lines.len(), "wanted a third of the lines without marks, found {n_clean}");
    for (label, score) in &scores {
        assert!(score.marked > 0, "no line is marked with {label}");
        assert!(score.precision() >= MIN_SCORE, "precision of {label} is {}%", score.precision());
        assert!(score.recall() >= MIN_SCORE, "recall of {label} is {}%", score.recall());
    }
}

fn options() -> DetectorOptions {
    let owned = |entries: &[&str]| entries.iter().map(|entry| (*entry).to_owned()).collect();
    DetectorOptions {
        documents: true,
        names: owned(&["Maria Gonzalez", "Erik Lindqvist", "Björn Ødegård"]),
        addresses: owned(&["12 Rosewood Lane, Springfield", "Lindenallee 7", "Straße des 17. Juni 135, Berlin"]),
        default_region: None,
    }
}

fn read_lines() -> Vec<Line> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/labelled");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut lines = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for (index, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            if !line.is_empty() && !line.starts_with("# ") {
                lines.push(read_line(format!("{name}:{}", index + 1), line));
            }
        }
    }
    lines
}

/// Takes the marks out of a line, and the `‖` that keeps made-up keys from looking real.
fn read_line(place: String, line: &str) -> Line {
    let (mut text, mut marks) = (String::new(), Vec::new());
    let line = line.replace('‖', "");
    let mut rest = line.as_str();
    while let Some(start) = rest.find("{{") {
        let (before, mark) = rest.split_at(start);
        text.push_str(before);
        let kind = Kind::ALL.iter().find(|kind| mark[2..].starts_with(&format!("{}|", kind.label())));
        // Templates have braces too.
        let Some(kind) = kind else {
            text.push_str("{{");
            rest = &mark[2..];
            continue;
        };
        let value_start = 2 + kind.label().len() + 1;
        let value_end = mark.find("}}").unwrap_or_else(|| panic!("{place}: a mark has no end"));
        let value = &mark[value_start..value_end];
        marks.push((text.len(), text.len() + value.len(), kind.label()));
        text.push_str(value);
        rest = &mark[value_end + 2..];
    }
    text.push_str(rest);
    Line { place, text, marks }
}
