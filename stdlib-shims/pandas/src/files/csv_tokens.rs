//! Records and fields out of CSV text: where they begin and end, nothing converted.
//! Plain records take a short way; everything else goes through the states of pandas' own reader.

use super::csv_options::CsvOptions;
use super::csv_scan::{Marks, find};
use super::csv_states;

/// A field: a place in the text, or in the characters gathered from a field with escapes.
#[derive(Clone, Copy, Default)]
struct Field {
    start: u32,
    length: u32,
}

const IS_GATHERED: u32 = 1 << 31;
/// A longer piece has places that a field cannot hold.
pub(crate) const MOST_BYTES: usize = IS_GATHERED as usize - 1;

/// Which fields of a record are kept, and how many there may be.
pub(crate) struct Layout {
    pub(crate) width: usize,
    /// For each place in a record the column it goes to.
    slots: Vec<Option<u32>>,
    n_slots: usize,
    allow_long: bool,
}

impl Layout {
    pub(crate) fn new(width: usize, places: &[usize], allow_long: bool) -> Self {
        let mut slots = vec![None; width];
        for (slot, place) in places.iter().enumerate() {
            if let Some(found) = slots.get_mut(*place) {
                *found = Some(slot as u32);
            }
        }
        Self { width, slots, n_slots: places.len(), allow_long }
    }
}

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// More fields than columns, in a line counted from the first of the piece, that one being 1.
    TooLong {
        line: usize,
        saw: usize,
    },
    /// The text ends inside quotes that a line opened.
    OpenQuote {
        line: usize,
    },
    OpenEscape,
    /// The bytes from here on are not UTF-8.
    Encoding {
        at: usize,
    },
    TooLarge,
    /// A second reading found other rows.
    Changed,
}

/// The records of a piece of text.
pub(crate) struct Piece<'a> {
    text: &'a str,
    gathered: String,
    fields: Vec<Field>,
    n_slots: usize,
    /// Where each record's fields end, when all fields are kept.
    ends: Vec<usize>,
    has_nul: bool,
    pub(crate) n_rows: usize,
    pub(crate) n_lines: usize,
    /// Everything before this place was read.
    pub(crate) end: usize,
    /// Lines left out because they have too many fields, and how many.
    pub(crate) left_out: Vec<(usize, usize)>,
    pub(crate) trouble: Option<Trouble>,
}

impl Piece<'_> {
    #[inline]
    fn text_of(&self, field: Field) -> &str {
        let (start, length) = (field.start as usize, (field.length & !IS_GATHERED) as usize);
        let from = if field.length & IS_GATHERED == 0 { self.text } else { self.gathered.as_str() };
        let text = from.get(start..start + length).unwrap_or_default();
        // pandas' fields end at a zero byte.
        if self.has_nul { text.split('\0').next().unwrap_or_default() } else { text }
    }

    /// The field of a row for a column.
    #[inline]
    pub(crate) fn field(&self, row: usize, slot: usize) -> &str {
        self.fields.get(row * self.n_slots + slot).map_or("", |field| self.text_of(*field))
    }

    /// The records with all their fields.
    pub(crate) fn records(&self) -> Vec<Vec<String>> {
        let mut start = 0;
        let mut records = Vec::with_capacity(self.ends.len());
        for end in &self.ends {
            records.push(self.fields[start..*end].iter().map(|field| self.text_of(*field).to_owned()).collect());
            start = *end;
        }
        records
    }
}

/// Where a piece begins and how far it is to be read.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    /// The number of its first line in the file, from zero.
    pub(crate) line: usize,
    /// Nothing follows.
    pub(crate) is_last: bool,
    pub(crate) most_rows: usize,
}

/// Reads the records of a piece; without a layout all fields of each are kept.
pub(crate) fn read<'a>(bytes: &'a [u8], options: &CsvOptions, layout: Option<&Layout>, span: Span) -> Piece<'a> {
    let mut trouble = (bytes.len() > MOST_BYTES).then_some(Trouble::TooLarge);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            // The rest of a character may come with the next piece.
            let is_cut = error.error_len().is_none() && !span.is_last;
            trouble = trouble.or((!is_cut).then_some(Trouble::Encoding { at: error.valid_up_to() }));
            std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default()
        }
    };
    let mut records = Records {
        data: text.as_bytes(),
        at: 0,
        line: span.line,
        is_last: span.is_last,
        options,
        layout,
        marks: Marks::new(options.separator),
        fields: Vec::new(),
        gathered: Vec::new(),
        ends: Vec::new(),
        n_rows: 0,
        left_out: Vec::new(),
        begin: 0,
    };
    if let Some(layout) = layout {
        // A guess that a short piece with many columns cannot drive up.
        let n_rows = (bytes.len() / 48).min(span.most_rows);
        records.fields.reserve(n_rows.saturating_mul(layout.n_slots).min(bytes.len() / 8));
    }
    if trouble.is_none() {
        trouble = records.all(span.most_rows, span.line);
    }
    let Records { fields, gathered, ends, n_rows, line, at, left_out, .. } = records;
    Piece {
        text,
        has_nul: text.as_bytes().contains(&0),
        gathered: String::from_utf8(gathered).unwrap_or_default(),
        fields,
        n_slots: layout.map_or(0, |layout| layout.n_slots),
        ends,
        n_rows,
        n_lines: line - span.line,
        end: at,
        left_out: left_out.into_iter().map(|(line, saw)| (line - span.line, saw)).collect(),
        trouble,
    }
}

/// What became of the line at hand.
pub(super) enum Line {
    Record(usize),
    Dropped,
    /// More text is needed to tell.
    Cut,
    Bad(Trouble),
}

pub(super) struct Records<'a> {
    pub(super) data: &'a [u8],
    pub(super) at: usize,
    pub(super) line: usize,
    pub(super) is_last: bool,
    pub(super) options: &'a CsvOptions,
    layout: Option<&'a Layout>,
    marks: Marks,
    fields: Vec<Field>,
    pub(super) gathered: Vec<u8>,
    ends: Vec<usize>,
    n_rows: usize,
    left_out: Vec<(usize, usize)>,
    /// Where the fields of the record at hand begin.
    begin: usize,
}

impl Records<'_> {
    fn all(&mut self, most_rows: usize, first_line: usize) -> Option<Trouble> {
        let is_plain = self.options.is_plain();
        while self.n_rows < most_rows && self.at < self.data.len() {
            self.begin = self.fields.len();
            if let Some(layout) = self.layout {
                self.fields.resize(self.begin + layout.n_slots, Field::default());
            }
            let plain = if is_plain && !self.options.skips(self.line) { self.plain_line() } else { None };
            let line = plain.unwrap_or_else(|| csv_states::line(self));
            match line {
                Line::Record(n) => {
                    if let Some(trouble) = self.end_record(n, first_line) {
                        return Some(trouble);
                    }
                }
                Line::Dropped => self.forget(),
                Line::Cut => {
                    self.forget();
                    return None;
                }
                Line::Bad(Trouble::OpenQuote { line }) => {
                    return Some(Trouble::OpenQuote { line: line - first_line });
                }
                Line::Bad(trouble) => return Some(trouble),
            }
        }
        None
    }

    fn forget(&mut self) {
        self.fields.truncate(self.begin);
    }

    fn end_record(&mut self, n: usize, first_line: usize) -> Option<Trouble> {
        self.line += 1;
        if self.layout.is_some_and(|layout| n > layout.width && !layout.allow_long) {
            if self.options.bad_lines_raise {
                return Some(Trouble::TooLong { line: self.line - first_line, saw: n });
            }
            self.left_out.push((self.line, n));
            self.forget();
            return None;
        }
        self.n_rows += 1;
        if self.layout.is_none() {
            self.ends.push(self.fields.len());
        }
        None
    }

    /// A field whose characters were gathered from `begin` on.
    pub(super) fn put_gathered(&mut self, place: usize, begin: usize) {
        let length = (self.gathered.len() - begin) as u32 | IS_GATHERED;
        self.put(place, Field { start: begin as u32, length });
    }

    fn put(&mut self, place: usize, field: Field) {
        match self.layout {
            None => self.fields.push(field),
            Some(layout) => {
                if let Some(Some(slot)) = layout.slots.get(place)
                    && let Some(kept) = self.fields.get_mut(self.begin + *slot as usize)
                {
                    *kept = field;
                }
            }
        }
    }

    /// A line without anything odd; none sends it the long way.
    fn plain_line(&mut self) -> Option<Line> {
        let data = self.data;
        let options = self.options;
        let start = self.at;
        match data[start] {
            b'\n' if options.skip_blank_lines => {
                self.at += 1;
                self.line += 1;
                return Some(Line::Dropped);
            }
            b'\n' | b'\r' => return None,
            b' ' | b'\t' if data[start] != options.separator => return None,
            _ => {}
        }
        let mut at = start;
        let mut place = 0;
        loop {
            let from = at;
            let field = if options.quote.is_some() && data.get(at).copied() == options.quote {
                let quote = options.quote.unwrap_or_default();
                let close = find(data, at + 1, quote)?;
                at = close + 1;
                Field { start: from as u32 + 1, length: (close - from - 1) as u32 }
            } else {
                at = self.marks.end_of_field(data, at);
                Field { start: from as u32, length: (at - from) as u32 }
            };
            self.put(place, field);
            place += 1;
            match data.get(at) {
                Some(byte) if *byte == options.separator => at += 1,
                Some(b'\n') => {
                    self.at = at + 1;
                    return Some(Line::Record(place));
                }
                Some(b'\r') if data.get(at + 1) == Some(&b'\n') => {
                    self.at = at + 2;
                    return Some(Line::Record(place));
                }
                _ => {
                    // A quote that is doubled, text after a quote, a lone carriage return, the end.
                    if let Some(layout) = self.layout {
                        self.fields[self.begin..self.begin + layout.n_slots].fill(Field::default());
                    } else {
                        self.fields.truncate(self.begin);
                    }
                    return None;
                }
            }
        }
    }
}
