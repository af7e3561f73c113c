//! A look at a message before it is parsed. A short text can become a very large tree: `[0,0,0]` is two
//! bytes a value on the wire and a hundred in memory. This one pass builds nothing.

use rmcp::model::RequestId;

/// Values of one message.
pub(crate) const MOST_VALUES: usize = 1_000_000;

/// What was seen of a message.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Scan {
    pub(crate) n_values: usize,
    /// Of the outermost object, to answer with.
    pub(crate) id: Option<RequestId>,
}

/// Counts values and finds the id. Text that is no JSON gives some count; the parser will refuse it.
pub(crate) fn scan(text: &[u8]) -> Scan {
    let mut seen = Scan { n_values: 1, id: None };
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                let end = end_of_string(text, at);
                if depth == 1 && seen.id.is_none() && &text[at..end] == b"\"id\"" {
                    seen.id = value_after(&text[end..]);
                }
                at = end;
                continue;
            }
            b'{' | b'[' => {
                depth += 1;
                seen.n_values += 1;
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' => seen.n_values += 1,
            _ => {}
        }
        at += 1;
    }
    seen
}

/// The same for a stream of events, which comes in pieces: what the present event has had so far. A text of JSON ends with
/// its line at the latest, so a quote outside of a message, in a comment for example, does not hide what follows it.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct EventScan {
    pub(crate) n_bytes: usize,
    pub(crate) n_values: usize,
    in_string: bool,
    is_escaped: bool,
    has_line: bool,
}

impl EventScan {
    pub(crate) fn take(&mut self, piece: &[u8]) {
        for byte in piece {
            self.n_bytes += 1;
            match byte {
                // An empty line ends the event.
                b'\n' if !self.has_line => *self = Self::default(),
                b'\n' | b'\r' => {
                    (self.in_string, self.is_escaped) = (false, false);
                    self.has_line &= *byte == b'\r';
                    continue;
                }
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' => self.is_escaped = self.in_string,
                b'"' => self.in_string = !self.in_string,
                b'{' | b'[' | b',' if !self.in_string => self.n_values += 1,
                _ => {}
            }
            self.has_line = *byte != b'\n';
        }
    }
}

/// The place after the closing quote of the string that begins at `start`.
fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

/// `: 7,` or `: "seven"}` as an id.
fn value_after(text: &[u8]) -> Option<RequestId> {
    const LONGEST: usize = 256;
    let text = &text[..text.len().min(LONGEST)];
    let text = text.trim_ascii_start().strip_prefix(b":")?.trim_ascii_start();
    let end = match text.first()? {
        b'"' => end_of_string(text, 0),
        _ => text.iter().position(|byte| b",} \t\r\n".contains(byte)).unwrap_or(text.len()),
    };
    serde_json::from_slice(&text[..end]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_and_the_id_is_found() {
        let number = |id| Some(RequestId::Number(id));
        for (text, n_values, id) in [
            (r#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#, 4, number(7)),
            (r#"{"params":{"id":1,"a":[1,2,"]],,"]}, "id" : 8}"#, 8, number(8)),
            (r#"{"id":"a\"b"}"#, 2, Some(RequestId::String("a\"b".into()))),
            (r#"{"method":"x","note":"\"id\":9"}"#, 3, None),
            ("[0,0,0,0]", 5, None),
            ("", 1, None),
            ("\"open", 1, None),
        ] {
            assert_eq!(scan(text.as_bytes()), Scan { n_values, id }, "{text}");
        }
    }

    #[test]
    fn an_event_is_counted_whatever_pieces_it_comes_in() {
        for (text, n_bytes, n_values) in [
            ("data: [1,2,3]\n", 14, 3),
            ("data: [1,2,3]\n\n", 0, 0),
            ("data: [1,2,3]\r\n\r\ndata: {", 7, 1),
            (r#"data: ["a,b\",[", 1]"#, 20, 2),
            (": a comment with one \"\ndata: [1,2,3]", 36, 3),
            (": another \"\rdata: [1,2,3]", 25, 3),
        ] {
            let (mut whole, mut pieces) = (EventScan::default(), EventScan::default());
            whole.take(text.as_bytes());
            text.as_bytes().chunks(1).for_each(|piece| pieces.take(piece));
            assert_eq!((whole.n_bytes, whole.n_values), (n_bytes, n_values), "{text:?}");
            assert_eq!(whole, pieces, "{text:?}");
        }
    }
}
