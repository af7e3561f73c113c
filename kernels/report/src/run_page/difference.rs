//! The page of two runs: what is the same, what changed and what only one of them has. Texts are shown by their lines,
//! pictures beside one another.

use std::fmt::Write as _;

use super::lines::lines;
use super::room::Room;
use super::tables::table;
use super::values::{DifferenceKind, DifferencePage, DifferenceRow, DifferenceSide, RunHead};
use super::words::{count, digest, name, pill, size, time};
use super::{END, figures, start};

/// Things that are shown whole; the others are in the tables.
const MOST_SHOWN: usize = 300;
/// Headings; the program has a few.
const MOST_GROUPS: usize = 100;
/// Notes of a row.
const MOST_NOTES: usize = 20;

/// The whole page of a difference.
pub fn difference_page(page: &DifferencePage) -> String {
    let (left, right) = (&page.left, &page.right);
    let title = if left.project == right.project {
        format!("Runs {} and {} of {}", left.id, right.id, name(&left.project))
    } else {
        format!("Run {} of {} and run {} of {}", left.id, name(&left.project), right.id, name(&right.project))
    };
    let mut out = start(&title);
    let _ = writeln!(out, "<h1>{title}</h1>");
    let numbers = [
        (DifferenceKind::Changed, "changed".to_owned()),
        (DifferenceKind::OnlyLeft, format!("only in run {}", left.id)),
        (DifferenceKind::OnlyRight, format!("only in run {}", right.id)),
        (DifferenceKind::Same, "the same".to_owned()),
    ];
    let numbers: Vec<(&str, &str, String)> = numbers
        .iter()
        .map(|(kind, label)| {
            (label.as_str(), "", count(page.rows.iter().filter(|row| row.kind == *kind).count() as u64))
        })
        .collect();
    figures(&mut out, &numbers);
    out.push_str("</header>\n<main>\n");
    let mut room = Room::new();
    runs(&mut out, left, right, &mut room);
    let mut n_shown = 0;
    let mut groups = page.rows.chunk_by(|one, next| one.group == next.group);
    for rows in groups.by_ref().take(MOST_GROUPS) {
        group(&mut out, page, rows, &mut n_shown, &mut room);
    }
    if groups.next().is_some() {
        out.push_str("<p class=\"note\">More is not shown here.</p>\n");
    }
    out.push_str(END);
    out
}

/// Both runs side by side; what differs is marked.
fn runs(out: &mut String, left: &RunHead, right: &RunHead, room: &mut Room) {
    let row = |key: &str, left: &str, right: &str, differs: bool| {
        let class = if differs { " class=\"differs\"" } else { "" };
        format!("<th scope=\"row\">{}</th><td{class}>{left}</td><td{class}>{right}</td>", name(key))
    };
    let mut rows = vec![
        row("Status", &pill(left.status.word()), &pill(right.status.word()), left.status != right.status),
        row("Started", &name(&left.started), &name(&right.started), false),
        row("Time", &time(left.seconds), &time(right.seconds), false),
    ];
    let value = |head: &RunHead, key: &str| {
        head.settings.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let only_right = right.settings.iter().filter(|(key, _)| left.settings.iter().all(|(name, _)| name != key));
    for (key, _) in left.settings.iter().chain(only_right) {
        let (one, other) = (value(left, key), value(right, key));
        rows.push(row(key, &name(&one), &name(&other), one != other));
    }
    let columns = [String::new(), format!("Run {}", left.id), format!("Run {}", right.id)];
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let n_rows = rows.len();
    let _ = write!(
        out,
        "<section>\n<h2>Runs</h2>\n{}</section>\n",
        table("What both runs stood on; differences are marked", &columns, n_rows, rows.into_iter(), &mut room.rows)
    );
}

/// A table of all, what differs first, then each whole.
fn group(out: &mut String, page: &DifferencePage, rows: &[DifferenceRow], n_shown: &mut usize, room: &mut Room) {
    let heading = rows.first().map(|row| name(&row.group)).unwrap_or_default();
    let mut sorted: Vec<&DifferenceRow> = rows.iter().collect();
    sorted.sort_by_key(|row| row.kind == DifferenceKind::Same);
    let has_notes = rows.iter().any(|row| !row.notes.is_empty());
    let html = sorted.iter().map(|row| {
        let notes: Vec<String> = row.notes.iter().take(MOST_NOTES).map(|note| name(note)).collect();
        format!(
            "<th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td>{}",
            name(&row.what),
            kind(row.kind, page),
            side(row.left.as_ref()),
            side(row.right.as_ref()),
            if has_notes { format!("<td>{}</td>", notes.join("; ")) } else { String::new() }
        )
    });
    let (left, right) = (format!("Run {}", page.left.id), format!("Run {}", page.right.id));
    let columns = ["What", "Difference", left.as_str(), right.as_str(), "Note"];
    let columns = if has_notes { &columns[..] } else { &columns[..4] };
    let n_changed = rows.iter().filter(|row| row.kind != DifferenceKind::Same).count();
    let caption = format!("{} of {} differ", count(n_changed as u64), count(rows.len() as u64));
    let table = table(&caption, columns, rows.len(), html, &mut room.rows);
    let _ = write!(out, "<section>\n<h2>{heading}</h2>\n{table}");
    for row in rows.iter().filter(|row| !row.lines.is_empty() || has_picture(row)) {
        let summary = format!(
            "<details class=\"task is-{2}\" open>\n<summary><h3 title=\"{0}\">{0}</h3>{1}</summary>\n<div class=\"inside\">\n",
            name(&row.what),
            kind(row.kind, page),
            class(row.kind)
        );
        if *n_shown == MOST_SHOWN || !room.rows.takes(&summary) {
            out.push_str("<p class=\"note\">More is not shown here.</p>\n");
            break;
        }
        *n_shown += 1;
        out.push_str(&summary);
        if !row.lines.is_empty() {
            out.push_str(&lines(&row.lines, &row.what, &mut room.texts));
        }
        pictures(out, page, row, room);
        out.push_str("</div>\n</details>\n");
    }
    out.push_str("</section>\n");
}

fn kind(kind: DifferenceKind, page: &DifferencePage) -> String {
    let words = match kind {
        DifferenceKind::Same => "same".to_owned(),
        DifferenceKind::Changed => "changed".to_owned(),
        DifferenceKind::OnlyLeft => format!("only in {}", page.left.id),
        DifferenceKind::OnlyRight => format!("only in {}", page.right.id),
    };
    format!("<span class=\"pill is-{}\">{words}</span>", class(kind))
}

fn class(kind: DifferenceKind) -> &'static str {
    match kind {
        DifferenceKind::Same => "same",
        DifferenceKind::Changed => "changed",
        DifferenceKind::OnlyLeft => "removed",
        DifferenceKind::OnlyRight => "added",
    }
}

fn side(side: Option<&DifferenceSide>) -> String {
    side.map(|side| format!("{} <span class=\"quiet\">{}</span>", digest(&side.digest), size(side.bytes)))
        .unwrap_or_default()
}

fn has_picture(row: &DifferenceRow) -> bool {
    row.kind != DifferenceKind::Same && [&row.left, &row.right].into_iter().flatten().any(|side| side.picture.is_some())
}

fn pictures(out: &mut String, page: &DifferencePage, row: &DifferenceRow, room: &mut Room) {
    if !has_picture(row) {
        return;
    }
    out.push_str("<div class=\"plots\">\n");
    for (id, side) in [(page.left.id, &row.left), (page.right.id, &row.right)] {
        if let Some(bytes) = side.as_ref().and_then(|side| side.picture.as_ref()) {
            let _ = writeln!(
                out,
                "<figure>{}<figcaption>Run {id}</figcaption></figure>",
                room.picture(bytes, &format!("{} of run {id}", row.what))
            );
        }
    }
    out.push_str("</div>\n");
}
