//! `read_csv`: pieces of a window are cut into fields on all threads, then columns are filled on all threads.

use rayon::prelude::*;

use super::csv_columns::{Column, Plan};
use super::csv_feed::{Feed, Reached, Sizes, Taken, Window};
use super::csv_infer::{self, Joined};
use super::csv_options::CsvOptions;
use super::csv_scan::parts;
use super::csv_tokens::{self, Layout, Piece, Span, Trouble};
use crate::column::kinds::Wanted;

/// A window of all threads' pieces.
const WINDOW: usize = 4 << 20;
/// When a few rows are wanted, a little is read first.
const SMALL_WINDOW: usize = 64 << 10;
/// Less is not worth a second thread.
const SMALL_PIECE: usize = 128 << 10;
/// Fewer rows are cut out of a window on one thread: pieces do not know where the last of them is.
const MANY_ROWS: usize = 1 << 14;

/// A place in the text.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    pub(crate) offset: usize,
    pub(crate) line: usize,
}

/// The first records as text, without any conversion, and where the next one begins.
pub(crate) fn first_records<F: Feed>(
    feed: &F,
    options: &CsvOptions,
    n: usize,
) -> Result<(Vec<Vec<String>>, Place), F::Stop> {
    let mut records = Vec::new();
    let mut line = 0;
    let sizes = Sizes { first: SMALL_WINDOW, most: WINDOW, is_ahead: false };
    let reached = feed.each_window(0, sizes, line_end(options), |window| {
        let span = Span { line, is_last: window.is_last, most_rows: n - records.len() };
        let piece = csv_tokens::read(window.bytes, options, None, span);
        records.extend(piece.records());
        let trouble = in_file(piece.trouble, line);
        line += piece.n_lines;
        Taken { n_bytes: piece.end, is_done: records.len() >= n, trouble }
    })?;
    check(feed, &reached, 0)?;
    Ok((records, Place { offset: reached.offset, line }))
}

fn line_end(options: &CsvOptions) -> u8 {
    options.line_end.unwrap_or(b'\n')
}

/// An error whose lines count from the file's first.
fn in_file(trouble: Option<Trouble>, before: usize) -> Option<Trouble> {
    trouble.map(|trouble| match trouble {
        Trouble::TooLong { line, saw } => Trouble::TooLong { line: line + before, saw },
        Trouble::OpenQuote { line } => Trouble::OpenQuote { line: line + before },
        other => other,
    })
}

fn check<F: Feed>(feed: &F, reached: &Reached, width: usize) -> Result<(), F::Stop> {
    reached.trouble.map_or(Ok(()), |trouble| Err(feed.fault(trouble, reached, width)))
}

pub(crate) struct Table {
    /// Each with its place in a record.
    pub(crate) columns: Vec<(usize, Joined)>,
    /// Where the next part begins; none at the end of the text.
    pub(crate) next: Option<Place>,
    /// Lines left out because they have too many fields, and how many.
    pub(crate) left_out: Vec<(usize, usize)>,
    /// Places of columns whose types differ from part to part.
    pub(crate) mixed: Vec<usize>,
}

/// Reads the columns of the records after the header, or those from a place on.
pub(crate) fn read_table<F: Feed>(feed: &F, options: &CsvOptions, from: Option<Place>) -> Result<Table, F::Stop> {
    let start = match from {
        Some(place) => place,
        None if options.header_rows == 0 => Place::default(),
        None => first_records(feed, options, options.header_rows)?.1,
    };
    let width = options.width.unwrap_or(0);
    let all: Vec<usize> = (0..width).collect();
    let places = options.columns.as_ref().unwrap_or(&all);
    let columns =
        places.iter().enumerate().map(|(slot, place)| Column::new(plan(*place, options), *place, slot, options));
    let mut reading = Reading::new(columns.collect(), width, options, start.line);
    let reached = reading.run(feed, start.offset)?;
    let n_rows = reading.n_rows;
    let next = (!reached.is_over).then_some(Place { offset: reached.offset, line: reading.line });
    let left_out = std::mem::take(&mut reading.left_out);
    let rows_of_part = if options.in_parts { csv_infer::rows_of_part(width) } else { usize::MAX };
    let mut joined: Vec<Option<Joined>> = Vec::with_capacity(places.len());
    let mut again = Vec::new();
    for column in reading.columns {
        let place = column.place;
        let is_free = column.plan == Plan::Infer && !options.dtypes.contains_key(&place);
        let mut found = csv_infer::joined(column);
        let texts = found.as_ref().and_then(|joined| joined.values.text_chunk()).filter(|_| is_free);
        match texts.map(|texts| csv_infer::throughout(texts, rows_of_part, options)) {
            None => {}
            Some(Some(is_mixed)) => found.iter_mut().for_each(|joined| joined.is_mixed = is_mixed),
            Some(None) => found = None,
        }
        if found.is_none() {
            again.push((joined.len(), place));
        }
        joined.push(found);
    }
    if !again.is_empty() {
        let columns = again
            .iter()
            .enumerate()
            .map(|(slot, (_, place))| Column::new(again_plan(*place, options), *place, slot, options));
        let mut reading = Reading::new(columns.collect(), width, options, start.line);
        reading.most_rows = n_rows;
        reading.run(feed, start.offset)?;
        for (column, (index, place)) in reading.columns.into_iter().zip(again) {
            let texts = column.into_texts().filter(|texts| texts.len() == n_rows);
            let texts = texts.ok_or_else(|| feed.fault(Trouble::Changed, &Reached::default(), width))?;
            joined[index] = Some(match options.dtypes.get(&place) {
                None => csv_infer::infer(&texts, place, rows_of_part, options),
                Some(Wanted::Masked(_)) => csv_infer::texts(texts),
                Some(Wanted::Number(dtype)) if dtype.is_integer() => csv_infer::infer_whole(&texts, place, options),
                Some(_) => csv_infer::infer(&texts, place, usize::MAX, options),
            });
        }
    }
    let columns: Vec<(usize, Joined)> = places.iter().copied().zip(joined.into_iter().flatten()).collect();
    let mixed = columns.iter().filter(|(_, column)| column.is_mixed).map(|(place, _)| *place).collect();
    Ok(Table { columns, next, left_out, mixed })
}

/// How to read a column that is not what it seemed. Numbers with holes are made of texts.
fn again_plan(place: usize, options: &CsvOptions) -> Plan {
    if matches!(options.dtypes.get(&place), Some(Wanted::Masked(_))) { Plan::Text } else { Plan::Raw }
}

fn plan(place: usize, options: &CsvOptions) -> Plan {
    let wanted = options.dtypes.get(&place);
    let wants_whole = matches!(wanted, Some(Wanted::Number(dtype) | Wanted::Masked(dtype)) if dtype.is_integer());
    let wants_text = matches!(
        wanted,
        Some(
            Wanted::Object
                | Wanted::Text
                | Wanted::Category
                | Wanted::Datetime(..)
                | Wanted::Timedelta(_)
                | Wanted::Masked(_)
        )
    );
    match () {
        () if options.raw_columns.contains(&place) => Plan::Raw,
        () if wants_whole && !options.text_columns.contains(&place) => Plan::Whole,
        () if wants_text || options.text_columns.contains(&place) => Plan::Text,
        () => Plan::Infer,
    }
}

/// The columns on their way.
struct Reading<'a> {
    columns: Vec<Column<'a>>,
    layout: Layout,
    options: &'a CsvOptions,
    line: usize,
    n_rows: usize,
    most_rows: usize,
    /// Pieces of a window began inside records: this many windows are read in one go now.
    in_one_go: usize,
    /// How many were read in one go the last time.
    n_patient: usize,
    left_out: Vec<(usize, usize)>,
}

/// Where a reading ended.
struct Ended {
    offset: usize,
    is_over: bool,
}

impl<'a> Reading<'a> {
    fn new(columns: Vec<Column<'a>>, width: usize, options: &'a CsvOptions, line: usize) -> Self {
        let places: Vec<usize> = columns.iter().map(|column| column.place).collect();
        let layout = Layout::new(width, &places, options.allow_long);
        let most_rows = options.n_rows.unwrap_or(usize::MAX);
        Self { columns, layout, options, line, n_rows: 0, most_rows, in_one_go: 0, n_patient: 0, left_out: Vec::new() }
    }

    fn run<F: Feed>(&mut self, feed: &F, offset: usize) -> Result<Ended, F::Stop> {
        let is_open = self.most_rows == usize::MAX;
        let first = if self.most_rows >= MANY_ROWS { WINDOW } else { SMALL_WINDOW };
        let sizes = Sizes { first, most: WINDOW, is_ahead: is_open };
        if self.most_rows == 0 {
            return Ok(Ended { offset, is_over: false });
        }
        let mut is_over = false;
        let reached = feed.each_window(offset, sizes, line_end(self.options), |window| {
            let taken = self.take(window);
            is_over = window.is_last && taken.n_bytes == window.bytes.len();
            taken
        })?;
        check(feed, &reached, self.layout.width)?;
        Ok(Ended { offset: reached.offset, is_over })
    }

    fn take(&mut self, window: Window<'_>) -> Taken {
        let most_rows = self.most_rows - self.n_rows;
        let may_split = self.in_one_go == 0 && most_rows >= MANY_ROWS && self.options.is_past_skipped(self.line);
        let n_parts =
            if may_split { (window.bytes.len() / SMALL_PIECE).clamp(1, 2 * rayon::current_num_threads()) } else { 1 };
        let texts = parts(window.bytes, n_parts, line_end(self.options));
        let last = texts.len().saturating_sub(1);
        let line = self.line;
        let one = |(index, text)| {
            let span = Span { line, is_last: window.is_last && index == last, most_rows };
            csv_tokens::read(text, self.options, Some(&self.layout), span)
        };
        let pieces: Vec<Piece<'_>> = texts.par_iter().copied().enumerate().map(one).collect();
        let mut taken = Taken { n_bytes: 0, is_done: false, trouble: None };
        let mut good = Vec::with_capacity(pieces.len());
        let mut n_left = most_rows;
        for (piece, text) in pieces.into_iter().zip(&texts) {
            // What is wrong past the last row that is wanted, nobody asked for.
            let may_have_enough = piece.n_rows > n_left || (piece.trouble.is_some() && piece.n_rows == n_left);
            if may_have_enough && may_split {
                break;
            }
            let is_cut = piece.end < text.len();
            n_left = n_left.saturating_sub(piece.n_rows);
            good.push(self.count(piece, &mut taken));
            if taken.is_done {
                return taken;
            }
            // The record goes on where the next piece was thought to begin; pieces past the last row were for nothing.
            if is_cut || n_left == 0 {
                break;
            }
        }
        let is_tangled = good.len() < texts.len() && n_left > 0;
        if is_tangled {
            let span = Span { line: self.line, is_last: window.is_last, most_rows: n_left };
            let rest = csv_tokens::read(&window.bytes[taken.n_bytes..], self.options, Some(&self.layout), span);
            good.push(self.count(rest, &mut taken));
            if taken.is_done {
                return taken;
            }
        }
        self.be_patient(is_tangled || taken.n_bytes == 0, may_split);
        let n_rows = good.iter().map(|piece| piece.n_rows).sum();
        let expected = self.expected_rows(n_rows, taken.n_bytes, window.n_left);
        self.columns.par_iter_mut().for_each(|column| column.take_all(&good, expected));
        self.n_rows += n_rows;
        taken.is_done = self.n_rows >= self.most_rows;
        taken
    }

    /// Counts what a piece has. An error in it ends the reading.
    fn count<'p>(&mut self, mut piece: Piece<'p>, taken: &mut Taken) -> Piece<'p> {
        let trouble = match piece.trouble {
            Some(Trouble::Encoding { at }) => Some(Trouble::Encoding { at: at + taken.n_bytes }),
            trouble => in_file(trouble, self.line),
        };
        if trouble.is_some() {
            let n_bytes = if matches!(trouble, Some(Trouble::Encoding { .. })) { 0 } else { taken.n_bytes };
            *taken = Taken { n_bytes, is_done: true, trouble };
            return piece;
        }
        let before = self.line;
        self.left_out.extend(piece.left_out.drain(..).map(|(line, saw)| (line + before, saw)));
        self.line += piece.n_lines;
        taken.n_bytes += piece.end;
        piece
    }

    /// Files with many records of several lines are soon read in one go most of the time.
    fn be_patient(&mut self, is_tangled: bool, was_split: bool) {
        const MOST_PATIENT: usize = 64;
        if is_tangled {
            self.n_patient = (2 * self.n_patient).clamp(1, MOST_PATIENT);
            self.in_one_go = self.n_patient;
        } else if was_split {
            self.n_patient = 0;
        } else {
            self.in_one_go = self.in_one_go.saturating_sub(1);
        }
    }

    /// About how many rows there will be, if the rest is like this.
    fn expected_rows(&self, n_rows: usize, n_bytes: usize, n_left: usize) -> usize {
        let all = n_rows as f64 * (n_left as f64 / n_bytes.max(1) as f64).max(1.0);
        // A little more, so that columns need not move.
        let room = if n_left > n_bytes { all.mul_add(1.02, 64.0) } else { all };
        (self.n_rows + room as usize).min(self.most_rows)
    }
}
