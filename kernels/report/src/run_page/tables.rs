//! Tables of files and of settings, each with its caption. Long ones show their first rows and say how many there are.

use std::fmt::Write as _;

use super::room::{Allowance, not_shown};
use super::values::{PageArtifact, PageAttempt, PageFile};
use super::words::{count, count_of, digest, name, pill, size, time};

/// Rows of a table.
const MOST_ROWS: usize = 200;

pub(super) fn files(caption: &str, files: &[PageFile], room: &mut Allowance) -> String {
    let has_notes = files.iter().any(|file| !file.note.is_empty());
    let note = if has_notes { &["Note"][..] } else { &[] };
    let rows = files.iter().map(|file| {
        let note = if has_notes { format!("<td>{}</td>", name(&file.note)) } else { String::new() };
        format!("{}{note}", path_size_digest(&file.path, file.bytes, &file.digest))
    });
    table(caption, &[&["Path", "Size", "SHA-256"][..], note].concat(), files.len(), rows, room)
}

pub(super) fn artifacts(artifacts: &[PageArtifact], room: &mut Allowance) -> String {
    let rows = artifacts.iter().map(|artifact| {
        let file = path_size_digest(&artifact.path, artifact.bytes, &artifact.digest);
        format!("{file}<td>{}</td>", name(&artifact.kind))
    });
    table("Files it wrote", &["Path", "Size", "SHA-256", "Kind"], artifacts.len(), rows, room)
}

pub(super) fn attempts(attempts: &[PageAttempt], room: &mut Allowance) -> String {
    let rows = attempts.iter().map(|attempt| {
        format!(
            "<th scope=\"row\">{}</th><td>{}</td><td class=\"number\">{}</td><td class=\"long\">{}</td>",
            attempt.number,
            pill(attempt.status.word()),
            time(attempt.seconds),
            attempt.error.as_deref().map(|error| name(last_line(error))).unwrap_or_default()
        )
    });
    table("Attempts", &["Attempt", "Status", "Time", "Error"], attempts.len(), rows, room)
}

/// Names and values, as a list.
pub(super) fn settings<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut out = String::from("<dl class=\"facts\">\n");
    for (key, value) in pairs {
        let _ = writeln!(out, "<div><dt>{}</dt><dd>{}</dd></div>", name(key), name(value));
    }
    out.push_str("</dl>\n");
    out
}

/// Where a traceback says what went wrong.
pub(super) fn last_line(text: &str) -> &str {
    let mut lines = text.lines().rev().filter(|line| !line.trim().is_empty());
    lines.by_ref().find(|line| !line.starts_with("hint:")).unwrap_or_default()
}

fn path_size_digest(path: &str, bytes: u64, sum: &str) -> String {
    format!(
        "<th scope=\"row\">{}</th><td class=\"number\" title=\"{} bytes\">{}</td><td>{}</td>",
        name(path),
        count(bytes),
        size(bytes),
        digest(sum)
    )
}

/// As many rows as `room` takes; on a full page there is a note instead.
pub(super) fn table(
    caption: &str,
    columns: &[&str],
    n_rows: usize,
    rows: impl Iterator<Item = String>,
    room: &mut Allowance,
) -> String {
    let mut body = String::new();
    let mut n_shown = 0;
    for row in rows.take(MOST_ROWS) {
        let row = format!("<tr>{row}</tr>\n");
        if !room.takes(&row) {
            break;
        }
        body.push_str(&row);
        n_shown += 1;
    }
    if n_shown == 0 && n_rows > 0 {
        return not_shown(&format!("{}, {}", name(caption), count_of(n_rows, "row")));
    }
    let mut out = format!("<div class=\"frame\"><table>\n<caption>{}</caption>\n<thead><tr>", name(caption));
    for column in columns {
        let class = if matches!(*column, "Size" | "Time") { " class=\"number\"" } else { "" };
        let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", name(column));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    room.charge(&out);
    out.push_str(&body);
    out.push_str("</tbody>\n</table>");
    if n_shown < n_rows {
        let _ = write!(out, "<p class=\"note\">The first {n_shown} of {} rows.</p>", count(n_rows as u64));
    }
    out.push_str("</div>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::{last_line, table};
    use crate::run_page::room::Room;

    #[test]
    fn long_tables_say_how_long() {
        let html =
            table("Files", &["Path"], 1500, (0..1500).map(|row| format!("<td>{row}</td>")), &mut Room::new().rows);
        assert!(html.ends_with(
            "<tr><td>199</td></tr>\n</tbody>\n</table><p class=\"note\">The first 200 of 1,500 rows.</p></div>\n"
        ));
    }

    #[test]
    fn rows_end_where_the_room_does() {
        let mut room = Room::new();
        let row = || "x".repeat(3_000_000);
        let mut html = || table("Files", &["Path"], 3, (0..3).map(|_| row()), &mut room.rows);
        assert!(html().ends_with("</table><p class=\"note\">The first 2 of 3 rows.</p></div>\n"));
        assert_eq!(html(), "<p class=\"note\">Not shown, for the page is full: Files, 3 rows.</p>\n");
    }

    #[test]
    fn the_last_line_is_the_message() {
        assert_eq!(last_line("Traceback\n  x\nKeyError: 'a'\nhint: did you mean 'b'?\n\n"), "KeyError: 'a'");
        assert_eq!(last_line(""), "");
    }
}
