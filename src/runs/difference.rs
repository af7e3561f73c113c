//! `run diff`: what two runs made, side by side, as text and as a page.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use orchestrator_report::{
    DiffLine, DiffSign, DifferenceKind, DifferencePage, DifferenceRow, DifferenceSide, RunHead, difference_page,
};
use similar::{ChangeTag, TextDiff};

use super::page::{picture, shown_time, status_of};
use super::state::State;
use super::work::{Output, Record, Work, digest_of_bytes};
use super::{counted, moment, short};

/// Largest text whose lines are compared.
const MOST_TEXT_BYTES: u64 = 1 << 20;
/// Lines that are shown around a difference, and at most of one file.
const CONTEXT: usize = 3;
const MOST_LINES: usize = 2000;

/// Everything the two runs have, and what differs.
pub(crate) fn compare(work: &Work, left: &State, right: &State) -> Vec<DifferenceRow> {
    let mut rows = Vec::new();
    let ids: BTreeSet<&String> = left.records.keys().chain(right.records.keys()).collect();
    let mut paths = BTreeSet::new();
    for id in &ids {
        let (one, two) = (left.records.get(*id), right.records.get(*id));
        paths.extend(one.into_iter().chain(two).flat_map(|record| record.outputs.keys()));
        rows.push(result_row(id, one, two));
    }
    for path in paths {
        rows.push(file_row(work, path, output_of(left, path), output_of(right, path)));
    }
    rows
}

fn output_of<'a>(state: &'a State, path: &str) -> Option<&'a Output> {
    // The last task that wrote it: later ones write over earlier ones.
    let records = state.plan.tasks().filter_map(|task| state.records.get(&task.id));
    records.filter_map(|record| record.outputs.get(path)).last()
}

fn result_row(id: &str, left: Option<&Record>, right: Option<&Record>) -> DifferenceRow {
    let text = |record: Option<&Record>| {
        record.filter(|record| record.is_done()).map(|record| format!("{:#}\n", record.result))
    };
    let (one, two) = (text(left), text(right));
    let side = |text: &Option<String>| {
        text.as_ref().map(|text| DifferenceSide {
            digest: digest_of_bytes(text.as_bytes()),
            bytes: text.len() as u64,
            picture: None,
        })
    };
    let failed =
        [("left", left), ("right", right)].into_iter().filter(|(_, record)| record.is_some_and(|it| !it.is_done()));
    DifferenceRow {
        group: "Results".to_owned(),
        what: id.to_owned(),
        kind: kind_of(one.as_ref(), two.as_ref()),
        left: side(&one),
        right: side(&two),
        notes: failed.map(|(side, _)| format!("failed in the run on the {side}")).collect(),
        lines: lines_of(one.as_deref(), two.as_deref()),
    }
}

fn file_row(work: &Work, path: &str, left: Option<&Output>, right: Option<&Output>) -> DifferenceRow {
    let side = |output: Option<&Output>| {
        output.map(|output| DifferenceSide {
            digest: output.digest.clone(),
            bytes: output.bytes,
            picture: picture(work, path, &output.digest, output.bytes),
        })
    };
    let kind = kind_of(left.map(|output| &output.digest), right.map(|output| &output.digest));
    let text = |output: Option<&Output>| {
        let output = output.filter(|output| output.bytes <= MOST_TEXT_BYTES)?;
        String::from_utf8(work.cache().read(&output.digest)?).ok()
    };
    let lines = if kind == DifferenceKind::Changed {
        lines_of(text(left).as_deref(), text(right).as_deref())
    } else {
        Vec::new()
    };
    DifferenceRow {
        group: "Artifacts".to_owned(),
        what: path.to_owned(),
        kind,
        left: side(left),
        right: side(right),
        notes: Vec::new(),
        lines,
    }
}

fn kind_of<T: PartialEq>(left: Option<&T>, right: Option<&T>) -> DifferenceKind {
    match (left, right) {
        (Some(left), Some(right)) if left != right => DifferenceKind::Changed,
        (Some(_), None) => DifferenceKind::OnlyLeft,
        (None, Some(_)) => DifferenceKind::OnlyRight,
        _ => DifferenceKind::Same,
    }
}

/// The lines that differ, with some around them.
fn lines_of(left: Option<&str>, right: Option<&str>) -> Vec<DiffLine> {
    let (Some(left), Some(right)) = (left, right) else { return Vec::new() };
    if left == right {
        return Vec::new();
    }
    let difference = TextDiff::from_lines(left, right);
    let mut lines = Vec::new();
    let mut seen = 0;
    for group in difference.grouped_ops(CONTEXT) {
        let begin = group.first().map_or(0, |op| op.old_range().start);
        if begin > seen {
            let n_same = begin - seen;
            let text =
                if n_same == 1 { "1 line is the same".to_owned() } else { format!("{n_same} lines are the same") };
            lines.push(DiffLine { sign: DiffSign::Gap, text, ..DiffLine::default() });
        }
        seen = group.last().map_or(seen, |op| op.old_range().end);
        for change in group.iter().flat_map(|op| difference.iter_changes(op)) {
            let sign = match change.tag() {
                ChangeTag::Equal => DiffSign::Same,
                ChangeTag::Delete => DiffSign::Removed,
                ChangeTag::Insert => DiffSign::Added,
            };
            let number = |index: Option<usize>| index.map(|index| index as u64 + 1);
            let text = change.value().trim_end_matches('\n').to_owned();
            lines.push(DiffLine {
                sign,
                left_no: number(change.old_index()),
                right_no: number(change.new_index()),
                text,
            });
        }
    }
    if lines.len() > MOST_LINES {
        let n_more = lines.len() - MOST_LINES;
        lines.truncate(MOST_LINES);
        lines.push(DiffLine {
            sign: DiffSign::Gap,
            text: format!("{} more", counted(n_more, "line")),
            ..DiffLine::default()
        });
    }
    lines
}

/// For a terminal: what differs, with its lines.
pub(crate) fn shown(left_run: u64, right_run: u64, rows: &[DifferenceRow]) -> String {
    let mut text = String::new();
    for row in rows.iter().filter(|row| row.kind != DifferenceKind::Same) {
        let digest = |side: &Option<DifferenceSide>| {
            side.as_ref().map(|side| short(&side.digest).to_owned()).unwrap_or_default()
        };
        let (left, right) = (digest(&row.left), digest(&row.right));
        let what = if row.group == "Results" { format!("result of {}", row.what) } else { row.what.clone() };
        let _ = match row.kind {
            DifferenceKind::OnlyLeft => writeln!(text, "{what}: only in run {left_run}"),
            DifferenceKind::OnlyRight => writeln!(text, "{what}: only in run {right_run}"),
            _ => writeln!(text, "{what}: {left} -> {right}"),
        };
        for line in &row.lines {
            let sign = match line.sign {
                DiffSign::Same => "  ",
                DiffSign::Removed => "- ",
                DiffSign::Added => "+ ",
                DiffSign::Gap => "... ",
            };
            let _ = writeln!(text, "    {sign}{}", line.text);
        }
    }
    let count = |kind: DifferenceKind| rows.iter().filter(|row| row.kind == kind).count();
    let n_same = count(DifferenceKind::Same);
    let _ = writeln!(text, "{} of {} results and artifacts are the same", n_same, rows.len());
    text
}

/// Writes the page and gives its path, as people write it.
pub(crate) fn write_page(work: &Work, left: &State, right: &State, rows: Vec<DifferenceRow>) -> anyhow::Result<String> {
    let path = format!("reports/diff_{}_{}.html", left.plan.number, right.plan.number);
    let page = difference_page(&DifferencePage { left: head_of(left), right: head_of(right), rows });
    work.write_page(&path, &page)?;
    Ok(path)
}

fn head_of(state: &State) -> RunHead {
    let plan = &state.plan;
    let mut settings = vec![
        ("mode".to_owned(), plan.mode.name().to_owned()),
        ("version".to_owned(), plan.version.clone()),
        ("seed".to_owned(), plan.seed.to_string()),
        ("clock".to_owned(), moment(plan.clock_ns)),
    ];
    settings.extend(plan.parameters.iter().map(|(name, value)| (name.clone(), value.to_string())));
    RunHead {
        id: plan.number,
        project: plan.project.clone(),
        status: status_of(state.status()),
        started: shown_time(&plan.started),
        seconds: state.seconds(),
        settings,
    }
}
