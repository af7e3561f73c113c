//! The lines of a text in two runs, with the part marked in which a line differs from the one it took the place of.

use std::fmt::Write as _;

use super::room::{Allowance, not_shown};
use super::values::{DiffLine, DiffSign};
use super::words::{count, count_of, name, visible};
use crate::escape::escaped;

/// Lines of one text.
const MOST_LINES: usize = 2_000;
/// Letters of one line.
const MOST_LETTERS: usize = 2_000;

/// A table of lines: numbers left and right, the sign, the text. As many as its share of `room` takes; on a full page
/// there is a note instead.
pub(super) fn lines(lines: &[DiffLine], what: &str, room: &mut Allowance) -> String {
    let most = room.share().unwrap_or(0);
    let shown = &lines[..lines.len().min(MOST_LINES)];
    let partners = partners(shown);
    let mut out = format!("<div class=\"lines\"><table>\n<caption>Lines of {}</caption>\n<tbody>\n", name(what));
    let mut n_shown = 0;
    for (at, line) in shown.iter().enumerate() {
        let (class, sign) = match line.sign {
            DiffSign::Same => ("same", ' '),
            DiffSign::Removed => ("removed", '\u{2212}'),
            DiffSign::Added => ("added", '+'),
            DiffSign::Gap => ("gap", ' '),
        };
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let row = format!(
            "<tr class=\"{class}\"><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{sign}</td><td>{}</td></tr>\n",
            number(line.left_no),
            number(line.right_no),
            marked(&line.text, partners[at].map(|partner| shown[partner].text.as_str()))
        );
        if out.len() + row.len() > most {
            break;
        }
        out.push_str(&row);
        n_shown += 1;
    }
    if n_shown == 0 {
        return not_shown(&count_of(lines.len(), "line"));
    }
    out.push_str("</tbody>\n</table>");
    if n_shown < lines.len() {
        let _ = write!(out, "<p class=\"note\">The first {n_shown} of {} lines.</p>", count(lines.len() as u64));
    }
    out.push_str("</div>\n");
    room.charge(&out);
    out
}

/// As many lines added as were removed right before: the first took the place of the first, and so on.
fn partners(lines: &[DiffLine]) -> Vec<Option<usize>> {
    let mut partners = vec![None; lines.len()];
    let run = |from: usize, sign: DiffSign| lines[from..].iter().take_while(|line| line.sign == sign).count();
    let mut at = 0;
    while at < lines.len() {
        let n_removed = run(at, DiffSign::Removed);
        let n_added = run(at + n_removed, DiffSign::Added);
        if n_removed == n_added {
            for step in 0..n_removed {
                partners[at + step] = Some(at + n_removed + step);
                partners[at + n_removed + step] = Some(at + step);
            }
        }
        at += (n_removed + n_added).max(1);
    }
    partners
}

/// A line as HTML; what lies between the common start and the common end of it and its partner is marked, unless they
/// have little in common.
fn marked(text: &str, partner: Option<&str>) -> String {
    let text = cut(text);
    let Some(partner) = partner.map(cut) else { return escaped(&text) };
    let same = |(left, right): &(char, char)| left == right;
    let n_start = text.chars().zip(partner.chars()).take_while(same).count();
    let rest = |text: &str| text.chars().skip(n_start).collect::<Vec<char>>();
    let (mine, other) = (rest(&text), rest(&partner));
    let n_end = mine.iter().rev().zip(other.iter().rev()).take_while(|(left, right)| left == right).count();
    let n_letters = n_start + mine.len();
    if (n_start + n_end) * 3 < n_letters {
        return escaped(&text);
    }
    let part = |signs: &[char]| escaped(&signs.iter().collect::<String>());
    let start: String = text.chars().take(n_start).collect();
    let middle = &mine[..mine.len() - n_end];
    if middle.is_empty() {
        return escaped(&text);
    }
    format!("{}<mark>{}</mark>{}", escaped(&start), part(middle), part(&mine[mine.len() - n_end..]))
}

fn cut(text: &str) -> String {
    let text = visible(text.trim_end_matches(['\n', '\r']));
    match text.char_indices().nth(MOST_LETTERS) {
        Some((at, _)) => format!("{}\u{2026}", &text[..at]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::{DiffLine, DiffSign, marked, partners};

    #[test]
    fn the_changed_part_is_marked() {
        assert_eq!(marked("total: 1,250 euros", Some("total: 980 euros")), "total: <mark>1,25</mark>0 euros");
        assert_eq!(marked("a, b", Some("a, b, c")), "a, b");
        assert_eq!(marked("<one>", Some("two")), "&lt;one&gt;");
        assert_eq!(marked("x", None), "x");
    }

    #[test]
    fn lines_are_paired_where_as_many_were_added() {
        use DiffSign::{Added, Removed, Same};
        let lines = |signs: &[DiffSign]| {
            partners(&signs.iter().map(|sign| DiffLine { sign: *sign, ..DiffLine::default() }).collect::<Vec<_>>())
        };
        assert_eq!(lines(&[Same, Removed, Added, Same]), [None, Some(2), Some(1), None]);
        assert_eq!(lines(&[Removed, Removed, Added]), [None, None, None]);
        assert_eq!(lines(&[Added, Removed]), [None, None]);
    }
}
