//! Records and fields out of CSV bytes.

use super::csv_options::{CsvOptions, SkipRows};

/// Reads records one after another.
pub(crate) struct Tokens<'a> {
    data: &'a [u8],
    pub(crate) at: usize,
    /// The number of the physical line, from zero.
    pub(crate) line: usize,
    options: &'a CsvOptions,
    scratch: Vec<u8>,
    /// The data ended inside quotes.
    pub(crate) is_open: bool,
}

/// Takes the fields of a record as they come.
pub(crate) trait Sink {
    fn field(&mut self, place: usize, field: &[u8]);
}

impl<F: FnMut(usize, &[u8])> Sink for F {
    fn field(&mut self, place: usize, field: &[u8]) {
        self(place, field);
    }
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(data: &'a [u8], at: usize, line: usize, options: &'a CsvOptions) -> Self {
        Self { data, at, line, options, scratch: Vec::new(), is_open: false }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.data.get(at).copied()
    }

    /// The length of the line break at a place, if there is one.
    fn line_break(&self, at: usize) -> usize {
        match (self.byte(at), self.options.line_end) {
            (Some(byte), Some(end)) => usize::from(byte == end),
            (Some(b'\n'), None) => 1,
            (Some(b'\r'), None) => {
                if self.byte(at + 1) == Some(b'\n') {
                    2
                } else {
                    1
                }
            }
            _ => 0,
        }
    }

    fn is_skipped(&self) -> bool {
        match &self.options.skip {
            SkipRows::First(n) => self.line < *n,
            SkipRows::These(lines) => lines.contains(&self.line),
        }
    }

    /// Goes past lines that do not count: skipped, blank and comments. False at the end.
    fn find_record(&mut self) -> bool {
        loop {
            if self.at >= self.data.len() {
                return false;
            }
            if self.is_skipped() {
                self.skip_line();
                continue;
            }
            let mut at = self.at;
            if self.options.skip_blank_lines || self.options.comment.is_some() {
                while matches!(self.byte(at), Some(b' ' | b'\t'))
                    && (self.options.by_blanks || self.byte(at) != Some(self.options.separator))
                {
                    at += 1;
                }
            }
            if self.options.skip_blank_lines {
                let length = self.line_break(at);
                if length > 0 || at >= self.data.len() {
                    self.at = at + length;
                    self.line += 1;
                    continue;
                }
            }
            if self.options.comment.is_some() && self.byte(at) == self.options.comment {
                while self.at < self.data.len() && self.line_break(self.at) == 0 {
                    self.at += 1;
                }
                self.at += self.line_break(self.at);
                self.line += 1;
                continue;
            }
            return true;
        }
    }

    /// A whole line goes, with the breaks inside its quotes.
    fn skip_line(&mut self) {
        let mut quoted = false;
        while let Some(byte) = self.byte(self.at) {
            if Some(byte) == self.options.quote {
                quoted = !quoted;
            }
            if !quoted {
                let length = self.line_break(self.at);
                if length > 0 {
                    self.at += length;
                    break;
                }
            }
            self.at += 1;
        }
        self.line += 1;
    }

    /// The next record's fields go to the sink; returns how many there were.
    pub(crate) fn next(&mut self, sink: &mut impl Sink) -> Option<usize> {
        if !self.find_record() {
            return None;
        }
        let n = if self.options.by_blanks { self.by_blanks(sink) } else { self.by_separator(sink) };
        self.line += 1;
        Some(n)
    }

    fn by_separator(&mut self, sink: &mut impl Sink) -> usize {
        let separator = self.options.separator;
        let mut place = 0;
        loop {
            if self.options.skip_initial_space {
                while self.byte(self.at) == Some(b' ') {
                    self.at += 1;
                }
            }
            self.one_field(place, separator, sink);
            place += 1;
            match self.byte(self.at) {
                Some(byte) if byte == separator => self.at += 1,
                Some(_) => {
                    self.at += self.line_break(self.at);
                    return place;
                }
                None => return place,
            }
        }
    }

    fn by_blanks(&mut self, sink: &mut impl Sink) -> usize {
        let mut place = 0;
        loop {
            while matches!(self.byte(self.at), Some(b' ' | b'\t')) {
                self.at += 1;
            }
            let length = self.line_break(self.at);
            if self.at >= self.data.len() || length > 0 {
                self.at += length;
                return place;
            }
            if self.options.comment.is_some() && self.byte(self.at) == self.options.comment {
                self.skip_comment();
                continue;
            }
            self.one_field(place, b' ', sink);
            place += 1;
        }
    }

    fn skip_comment(&mut self) {
        while self.at < self.data.len() && self.line_break(self.at) == 0 {
            self.at += 1;
        }
    }

    /// Is this the end of a field that is not quoted?
    fn is_end(&self, byte: u8, at: usize, separator: u8) -> bool {
        byte == separator
            || (self.options.by_blanks && byte == b'\t')
            || ((byte == b'\n' || byte == b'\r' || Some(byte) == self.options.line_end) && self.line_break(at) > 0)
            || Some(byte) == self.options.comment
    }

    /// Reads one field and stops at what ends it.
    fn one_field(&mut self, place: usize, separator: u8, sink: &mut impl Sink) {
        let start = self.at;
        let is_quoted = self.options.quote.is_some() && self.byte(start) == self.options.quote;
        if !is_quoted && self.options.escape.is_none() {
            let rest = &self.data[start..];
            let length = rest
                .iter()
                .enumerate()
                .position(|(offset, byte)| self.is_end(*byte, start + offset, separator))
                .unwrap_or(rest.len());
            self.at = start + length;
            sink.field(place, &self.data[start..start + length]);
        } else {
            self.scratch.clear();
            self.careful_field(separator, is_quoted);
            let scratch = std::mem::take(&mut self.scratch);
            sink.field(place, &scratch);
            self.scratch = scratch;
        }
        if self.options.comment.is_some() && self.byte(self.at) == self.options.comment {
            self.skip_comment();
        }
    }

    /// A field with quotes or escapes, gathered letter by letter.
    fn careful_field(&mut self, separator: u8, mut quoted: bool) {
        if quoted {
            self.at += 1;
        }
        while let Some(byte) = self.byte(self.at) {
            if Some(byte) == self.options.escape && self.at + 1 < self.data.len() {
                self.scratch.push(self.data[self.at + 1]);
                self.at += 2;
                continue;
            }
            if quoted {
                if Some(byte) == self.options.quote {
                    if self.options.double_quote && self.byte(self.at + 1) == self.options.quote {
                        self.scratch.push(byte);
                        self.at += 2;
                        continue;
                    }
                    quoted = false;
                    self.at += 1;
                    continue;
                }
                if byte == b'\n' {
                    self.line += 1;
                }
            } else if self.is_end(byte, self.at, separator) {
                return;
            }
            self.scratch.push(byte);
            self.at += 1;
        }
        self.is_open = quoted;
    }
}

/// Places where blocks of about `size` bytes may begin, each at a record.
pub(crate) fn block_starts(data: &[u8], from: usize, size: usize, quote: Option<u8>) -> Vec<usize> {
    let mut starts = vec![from];
    let has_quotes = quote.is_some_and(|quote| data[from..].contains(&quote));
    let mut at = from;
    let mut quoted = false;
    let mut next = from + size;
    while next < data.len() {
        if has_quotes {
            // Breaks inside quotes end nothing, so the quotes must be followed from the start.
            while at < next {
                quoted ^= Some(data[at]) == quote;
                at += 1;
            }
            while at < data.len() && (quoted || data[at] != b'\n') {
                quoted ^= Some(data[at]) == quote;
                at += 1;
            }
        } else {
            at = next + data[next..].iter().position(|byte| *byte == b'\n').unwrap_or(data.len() - next);
        }
        at += 1;
        if at >= data.len() {
            break;
        }
        starts.push(at);
        next = at + size;
    }
    starts
}
