//! Texts and JSON values within a budget of tokens: head and tail stay, and a note says how much is left out.

use orchestrator_runtime::tokens::{n_tokens, n_tokens_of_json};
use serde_json::{Map, Value};

/// Members of a list or object that are all kept, however short each becomes.
const FEW: usize = 12;

/// With less, a list or object is only counted.
const LEAST_TOKENS: u64 = 24;

/// Of a key.
const KEY_TOKENS: u64 = 64;

/// What a note costs.
const NOTE_TOKENS: u64 = 24;

/// Head and tail of `text` in about `budget` tokens. `place` ends the note: where the full version is.
pub(super) fn shorten_text(text: &str, budget: u64, place: &str) -> String {
    let total = n_tokens(text);
    if total <= budget {
        return text.to_owned();
    }
    let room = budget.saturating_sub(NOTE_TOKENS + n_tokens(place));
    let mut kept = share_of(text.len(), room, total);
    loop {
        let shown = head_and_tail(text, kept, place);
        if kept == 0 || n_tokens(&shown) <= budget {
            return shown;
        }
        // Where the ends are denser than the middle.
        kept = kept * 7 / 8;
    }
}

/// The longest beginning of `text` in about `budget` tokens, up to the end of a line where there is one.
pub(super) fn beginning(text: &str, budget: u64) -> &str {
    let total = n_tokens(text);
    if total <= budget {
        return text;
    }
    let mut kept = share_of(text.len(), budget, total);
    loop {
        let shown = &text[..end_of_line(text, kept)];
        if kept < 8 || n_tokens(shown) <= budget {
            return shown;
        }
        kept = kept * 7 / 8;
    }
}

/// `value` in about `budget` tokens: the members at both ends of what is long, each shortened in turn. `place` ends the note
/// of the outermost.
pub(super) fn shorten_value(value: Value, budget: u64, place: &str) -> Value {
    let total = n_tokens_of_json(&value);
    if total <= budget {
        return value;
    }
    match value {
        Value::String(text) => {
            // Escapes make it longer than it is.
            let budget = budget * n_tokens(&text) / total;
            Value::String(shorten_text(&text, budget, place))
        }
        Value::Array(items) if budget < LEAST_TOKENS => Value::String(format!("[{} items]", grouped(items.len()))),
        Value::Object(map) if budget < LEAST_TOKENS => Value::String(format!("{{{} keys}}", grouped(map.len()))),
        Value::Array(items) => {
            let n_items = items.len();
            let Ends { mut head, n_left_out, tail } =
                ends(items.into_iter().map(|item| (String::new(), item)).collect(), budget);
            if let Some(note) = note(n_left_out, n_items, "items", place) {
                head.push((String::new(), Value::String(format!("... {note} ..."))));
            }
            Value::Array(head.into_iter().chain(tail).map(|(_, item)| item).collect())
        }
        Value::Object(map) => {
            let n_keys = map.len();
            let Ends { mut head, n_left_out, tail } = ends(map.into_iter().collect(), budget);
            if let Some(note) = note(n_left_out, n_keys, "keys", place) {
                head.push(("...".to_owned(), Value::String(note)));
            }
            Value::Object(head.into_iter().chain(tail).collect::<Map<_, _>>())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value,
    }
}

/// What is missing among the members; where nothing is, they are shortened themselves.
fn note(n_left_out: usize, n_members: usize, what: &str, place: &str) -> Option<String> {
    match n_left_out {
        0 if place.is_empty() => None,
        0 => Some(format!("shortened{place}")),
        _ => Some(format!("{} of {} {what} left out{place}", grouped(n_left_out), grouped(n_members))),
    }
}

/// How much of `room` each gets of what it wants: the modest get all they want, the others the same.
pub(super) fn shares(wants: &[u64], room: u64) -> Vec<u64> {
    let mut order: Vec<usize> = (0..wants.len()).collect();
    order.sort_by_key(|at| wants[*at]);
    let mut shares = vec![0; wants.len()];
    let (mut room, mut n_waiting) = (room, wants.len() as u64);
    for at in order {
        shares[at] = wants[at].min(room / n_waiting);
        room -= shares[at];
        n_waiting -= 1;
    }
    shares
}

/// `12,345`.
pub(super) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Members with their keys, which those of a list do not have.
type Members = Vec<(String, Value)>;

struct Ends {
    head: Members,
    n_left_out: usize,
    tail: Members,
}

fn ends(members: Members, budget: u64) -> Ends {
    let members: Members = members.into_iter().map(|(key, value)| (short_key(key), value)).collect();
    if members.len() <= FEW {
        let wants: Vec<u64> = members.iter().map(cost).collect();
        let shares = shares(&wants, budget);
        let shortened = members.into_iter().zip(shares).map(|((key, value), share)| {
            let value = shorten_value(value, share.saturating_sub(n_tokens(&key) + 2), "");
            (key, value)
        });
        return Ends { head: shortened.collect(), n_left_out: 0, tail: Vec::new() };
    }
    let room = budget.saturating_sub(NOTE_TOKENS);
    let n_members = members.len();
    let mut waiting = members.into_iter();
    let head = taken(&mut waiting, room * 2 / 3);
    let mut tail = taken(waiting.by_ref().rev(), room / 3);
    tail.reverse();
    Ends { n_left_out: n_members - head.len() - tail.len(), head, tail }
}

/// As many as there is room for; one alone takes no more than a quarter of it.
fn taken(members: impl Iterator<Item = (String, Value)>, room: u64) -> Members {
    let most = (room / 4).max(LEAST_TOKENS);
    let mut room = room;
    let mut taken = Members::new();
    for (key, value) in members {
        let member = (key, shorten_value(value, most, ""));
        let cost = cost(&member);
        if cost > room {
            break;
        }
        room -= cost;
        taken.push(member);
    }
    taken
}

fn cost((key, value): &(String, Value)) -> u64 {
    let of_key = if key.is_empty() { 0 } else { n_tokens_of_json(key) + 1 };
    of_key + n_tokens_of_json(value) + 1
}

fn short_key(key: String) -> String {
    if n_tokens(&key) <= KEY_TOKENS { key } else { shorten_text(&key, KEY_TOKENS, "") }
}

fn share_of(bytes: usize, room: u64, total: u64) -> usize {
    usize::try_from(bytes as u64 * room / total.max(1)).unwrap_or(bytes)
}

/// Two thirds of `kept` bytes from the head and a third from the tail, at ends of lines where they are near.
fn head_and_tail(text: &str, kept: usize, place: &str) -> String {
    let head_end = end_of_line(text, kept * 2 / 3);
    let tail_start = start_of_line(text, text.len() - kept / 3);
    if tail_start <= head_end {
        return text.to_owned();
    }
    let (head, left_out, tail) = (&text[..head_end], &text[head_end..tail_start], &text[tail_start..]);
    let bytes = grouped(left_out.len());
    let amount = match left_out.matches('\n').count() {
        0 | 1 => format!("{bytes} bytes"),
        n_lines => format!("{} lines ({bytes} bytes)", grouped(n_lines)),
    };
    let line_end = if head.is_empty() || head.ends_with('\n') { "" } else { "\n" };
    format!("{head}{line_end}... {amount} left out{place} ...\n{tail}")
}

/// The end of the last line that ends in the second half of `kept` bytes, or that place itself.
fn end_of_line(text: &str, kept: usize) -> usize {
    let end = text.floor_char_boundary(kept);
    let line_end = text[..end].rfind('\n').map(|at| at + 1);
    line_end.filter(|at| *at >= end / 2).unwrap_or(end)
}

/// The start of the first line that starts in the first half of what is behind `start`, or that place itself.
fn start_of_line(text: &str, start: usize) -> usize {
    let start = text.ceil_char_boundary(start);
    let tail = &text[start..];
    let line_start = tail.find('\n').map(|at| at + 1);
    line_start.filter(|at| *at <= tail.len() / 2).map_or(start, |at| start + at)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn head_and_tail_of_a_text_are_kept_by_lines() {
        let lines = (0..1000).map(|number| format!("line {number}\n")).collect::<Vec<_>>().concat();
        let shown = shorten_text(&lines, 100, "; full version: elsewhere");
        assert!(n_tokens(&shown) <= 100, "{} tokens", n_tokens(&shown));
        let shown: Vec<&str> = shown.lines().collect();
        assert_eq!(shown[..2], ["line 0", "line 1"]);
        assert_eq!(shown.last(), Some(&"line 999"));
        let note = shown.iter().find(|line| line.starts_with("...")).expect("a note");
        assert!(note.ends_with(" bytes) left out; full version: elsewhere ..."), "{note}");
    }

    #[test]
    fn one_long_line_is_cut_inside() {
        let shown = shorten_text(&"ä".repeat(10_000), 60, "");
        assert!(n_tokens(&shown) <= 60, "{} tokens", n_tokens(&shown));
        assert!(shown.starts_with("ää") && shown.ends_with("ää"), "{shown}");
        assert!(shown.contains(" bytes left out ...\n"), "{shown}");
    }

    #[test]
    fn what_fits_is_left_alone() {
        assert_eq!(shorten_text("a\nb\n", 10, ""), "a\nb\n");
        let value = json!({ "a": [1, 2, { "b": null }] });
        assert_eq!(shorten_value(value.clone(), 100, "; elsewhere"), value);
    }

    #[test]
    fn both_ends_of_a_list_are_kept() {
        let list: Vec<String> = (0..5000).map(|number| format!("text {number}")).collect();
        let Value::Array(shown) = shorten_value(json!(list), 120, "; full version: elsewhere") else {
            panic!("not a list")
        };
        assert_eq!((&shown[0], shown.last()), (&json!("text 0"), Some(&json!("text 4999"))));
        let notes: Vec<&str> = shown.iter().filter_map(Value::as_str).filter(|text| text.starts_with("...")).collect();
        let expected =
            format!("... {} of 5,000 items left out; full version: elsewhere ...", grouped(5000 - (shown.len() - 1)));
        assert_eq!(notes, [expected]);
    }

    #[test]
    fn deep_and_long_values_fit_whatever_their_shape() {
        let deep = (0..40).fold(json!("x".repeat(1000)), |inside, number| json!({ format!("key {number}"): [inside] }));
        let wide: Map<String, Value> =
            (0..2000).map(|number| (format!("key {number}"), json!([number, "y".repeat(50)]))).collect();
        let few = json!(vec!["word ".repeat(5000); 3]);
        let quoted = json!("\"\\\n\u{1}".repeat(5000));
        for value in [deep, Value::Object(wide), few, quoted] {
            for budget in [100, 1000] {
                let shown = shorten_value(value.clone(), budget, "");
                let cost = n_tokens_of_json(&shown);
                assert!(cost <= budget + budget / 5, "{cost} tokens instead of {budget}: {shown}");
            }
        }
    }

    #[test]
    fn room_is_shared_fairly() {
        assert_eq!(shares(&[10, 500, 90, 1000], 400), [10, 150, 90, 150]);
        assert_eq!(shares(&[1, 2], 100), [1, 2]);
        assert_eq!(shares(&[], 100), [] as [u64; 0]);
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([1, 999, 1000, 1_234_567].map(grouped), ["1", "999", "1,000", "1,234,567"]);
    }
}
