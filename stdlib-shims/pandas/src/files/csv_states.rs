//! The states of a line that is not plain: quotes, escapes, comments, blanks, lines left out.
//! They are those of pandas' reader, with what it does at odd places: a blank line before a comment is a record,
//! a quote inside a field is an ordinary character, a separator after a lone carriage return of a dropped line is gone.

use super::csv_tokens::{Line, Records, Trouble};

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    StartRecord,
    StartField,
    InField,
    InQuotes,
    QuoteInQuotes,
    Escaped,
    EscapedInQuotes,
    /// Between fields that blanks separate.
    Blanks,
    BlankLine,
    Comment,
    LineComment,
    Carriage,
    CarriageOfDropped,
    SkipStart,
    SkipField,
    SkipQuotes,
    SkipQuoteInQuotes,
}

/// What a character did.
enum Step {
    Next,
    /// The same character again, in the new state.
    Again,
    /// The line from its beginning, in the new state.
    FromStart,
    Record,
    Dropped,
}

struct Careful<'r, 'a> {
    records: &'r mut Records<'a>,
    state: State,
    n_fields: usize,
    /// Where the characters of the field at hand begin.
    begin: usize,
    at: usize,
}

/// Reads the line at hand.
pub(super) fn line(records: &mut Records<'_>) -> Line {
    let (start, n_letters, first_line) = (records.at, records.gathered.len(), records.line);
    let mut careful = Careful { state: State::StartRecord, n_fields: 0, begin: n_letters, at: start, records };
    while let Some(letter) = careful.records.data.get(careful.at).copied() {
        careful.at += 1;
        loop {
            match careful.step(letter) {
                Step::Next => break,
                Step::Again => {}
                Step::FromStart => {
                    careful.at = start;
                    break;
                }
                Step::Record => {
                    careful.records.at = careful.at;
                    return Line::Record(careful.n_fields);
                }
                Step::Dropped => {
                    careful.records.at = careful.at;
                    return Line::Dropped;
                }
            }
        }
    }
    if careful.records.is_last {
        return careful.at_the_end();
    }
    records.gathered.truncate(n_letters);
    records.line = first_line;
    Line::Cut
}

impl Careful<'_, '_> {
    fn is_end(&self, letter: u8) -> bool {
        letter == self.records.options.line_end.unwrap_or(b'\n')
    }

    fn is_carriage(&self, letter: u8) -> bool {
        letter == b'\r' && self.records.options.line_end.is_none()
    }

    fn is_quote(&self, letter: u8) -> bool {
        Some(letter) == self.records.options.quote
    }

    fn is_escape(&self, letter: u8) -> bool {
        Some(letter) == self.records.options.escape
    }

    fn is_comment(&self, letter: u8) -> bool {
        Some(letter) == self.records.options.comment
    }

    fn is_separator(&self, letter: u8) -> bool {
        let options = self.records.options;
        if options.by_blanks { is_blank(letter) } else { letter == options.separator }
    }

    fn go(&mut self, state: State) -> Step {
        self.state = state;
        Step::Next
    }

    fn drop_line(&mut self) -> Step {
        self.records.line += 1;
        Step::Dropped
    }

    fn drop_at_carriage(&mut self) -> Step {
        self.records.line += 1;
        self.go(State::CarriageOfDropped)
    }

    fn end_field(&mut self) {
        self.records.put_gathered(self.n_fields, self.begin);
        self.n_fields += 1;
        self.begin = self.records.gathered.len();
    }

    fn step(&mut self, letter: u8) -> Step {
        match self.state {
            State::StartRecord => self.start_record(letter),
            State::StartField | State::InField | State::QuoteInQuotes => self.in_field(letter),
            State::InQuotes if self.is_escape(letter) => self.go(State::EscapedInQuotes),
            State::InQuotes if self.is_quote(letter) => {
                let is_doubled = self.records.options.double_quote;
                self.go(if is_doubled { State::QuoteInQuotes } else { State::InField })
            }
            State::InQuotes | State::EscapedInQuotes => {
                self.records.gathered.push(letter);
                self.go(State::InQuotes)
            }
            State::Escaped => {
                self.records.gathered.push(letter);
                self.go(State::InField)
            }
            State::Blanks => self.in_blanks(letter),
            State::BlankLine => self.in_blank_line(letter),
            State::Comment if self.is_end(letter) => Step::Record,
            State::Comment if self.is_carriage(letter) => self.go(State::Carriage),
            State::LineComment if self.is_end(letter) => self.drop_line(),
            State::LineComment if self.is_carriage(letter) => self.drop_at_carriage(),
            State::Comment | State::LineComment => Step::Next,
            State::Carriage => {
                self.at -= usize::from(letter != b'\n');
                Step::Record
            }
            State::CarriageOfDropped => {
                self.at -= usize::from(letter != b'\n' && !self.is_separator(letter));
                Step::Dropped
            }
            State::SkipStart | State::SkipField | State::SkipQuoteInQuotes => self.in_skipped(letter),
            State::SkipQuotes if self.is_quote(letter) => {
                let is_doubled = self.records.options.double_quote;
                self.go(if is_doubled { State::SkipQuoteInQuotes } else { State::SkipField })
            }
            State::SkipQuotes => Step::Next,
        }
    }

    fn start_record(&mut self, letter: u8) -> Step {
        let options = self.records.options;
        if options.skips(self.records.line) {
            return match () {
                () if self.is_quote(letter) => self.go(State::SkipQuotes),
                () if self.is_end(letter) => self.drop_line(),
                () => self.go(State::SkipField),
            };
        }
        if self.is_end(letter) {
            return if options.skip_blank_lines { self.drop_line() } else { Step::Record };
        }
        if self.is_carriage(letter) {
            return if options.skip_blank_lines { self.drop_at_carriage() } else { self.go(State::Carriage) };
        }
        if self.is_comment(letter) {
            return self.go(State::LineComment);
        }
        if is_blank(letter) && options.by_blanks {
            return self.go(if options.skip_blank_lines { State::BlankLine } else { State::Blanks });
        }
        if is_blank(letter) && letter != options.separator && options.skip_blank_lines {
            return self.go(State::BlankLine);
        }
        self.state = State::StartField;
        Step::Again
    }

    fn in_field(&mut self, letter: u8) -> Step {
        let options = self.records.options;
        let is_start = self.state == State::StartField;
        let is_after_quote = self.state == State::QuoteInQuotes;
        if self.is_quote(letter) && (is_start || is_after_quote) {
            if is_after_quote {
                self.records.gathered.push(letter);
            }
            return self.go(State::InQuotes);
        }
        if self.is_end(letter) {
            self.end_field();
            return Step::Record;
        }
        if self.is_carriage(letter) {
            self.end_field();
            return self.go(State::Carriage);
        }
        if self.is_escape(letter) && !is_after_quote {
            return self.go(State::Escaped);
        }
        if is_start && letter == b' ' && options.skip_initial_space && !options.by_blanks {
            return Step::Next;
        }
        if self.is_separator(letter) {
            if !is_start || !options.by_blanks {
                self.end_field();
            }
            return self.go(if options.by_blanks { State::Blanks } else { State::StartField });
        }
        if self.is_comment(letter) && !is_after_quote {
            self.end_field();
            return self.go(State::Comment);
        }
        self.records.gathered.push(letter);
        self.go(State::InField)
    }

    fn in_blanks(&mut self, letter: u8) -> Step {
        match () {
            () if self.is_end(letter) => Step::Record,
            () if self.is_carriage(letter) => self.go(State::Carriage),
            () if self.is_comment(letter) => self.go(State::Comment),
            () if is_blank(letter) => Step::Next,
            () => {
                self.state = State::StartField;
                Step::Again
            }
        }
    }

    fn in_blank_line(&mut self, letter: u8) -> Step {
        let options = self.records.options;
        match () {
            () if self.is_end(letter) => self.drop_line(),
            () if self.is_carriage(letter) => self.drop_at_carriage(),
            () if is_blank(letter) && (options.by_blanks || letter != options.separator) => Step::Next,
            () if options.by_blanks => {
                self.state = State::Blanks;
                Step::Again
            }
            () => {
                // Not blank after all: the blanks belong to the first field.
                self.state = State::StartField;
                Step::FromStart
            }
        }
    }

    fn in_skipped(&mut self, letter: u8) -> Step {
        match () {
            () if self.is_end(letter) => self.drop_line(),
            () if self.is_carriage(letter) => self.drop_at_carriage(),
            () if self.is_quote(letter) && self.state != State::SkipField => self.go(State::SkipQuotes),
            () if self.is_separator(letter) => self.go(State::SkipStart),
            () => self.go(State::SkipField),
        }
    }

    /// The text is over in the middle of a line.
    fn at_the_end(mut self) -> Line {
        self.records.at = self.records.data.len();
        match self.state {
            State::InQuotes | State::EscapedInQuotes => Line::Bad(Trouble::OpenQuote { line: self.records.line }),
            State::Escaped => Line::Bad(Trouble::OpenEscape),
            State::InField | State::StartField | State::QuoteInQuotes => {
                self.end_field();
                Line::Record(self.n_fields)
            }
            State::Blanks | State::Comment | State::Carriage => Line::Record(self.n_fields),
            State::StartRecord
            | State::BlankLine
            | State::CarriageOfDropped
            | State::LineComment
            | State::SkipStart
            | State::SkipField
            | State::SkipQuotes
            | State::SkipQuoteInQuotes => Line::Dropped,
        }
    }
}

fn is_blank(letter: u8) -> bool {
    letter == b' ' || letter == b'\t'
}
