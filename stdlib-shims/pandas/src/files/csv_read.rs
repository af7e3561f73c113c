//! `read_csv`: blocks of the file on all threads, then joined column by column.

use polars::prelude::{DataType, IntoSeries, Series};
use rayon::prelude::*;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_columns::{BlockColumn, FinishedColumn, Plan, Sort};
use super::csv_convert;
use super::csv_options::{CsvOptions, SkipRows};
use super::csv_tokens::{Tokens, block_starts};
use super::source;
use crate::column::kinds::{Blank, Kind, Values, Wanted, no_name};
use crate::errors::OrRaise;
use crate::registry;

const BLOCK_BYTES: usize = 8 << 20;

/// The decoded bytes of a source.
pub(crate) fn load(
    source: &PyObjectRef,
    is_text: bool,
    options: &CsvOptions,
    vm: &VirtualMachine,
) -> PyResult<Vec<u8>> {
    if is_text && let Some(text) = source.downcast_ref::<rustpython_vm::builtins::PyStr>() {
        let text = text.to_string_lossy();
        return Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).as_bytes().to_vec());
    }
    let bytes = match source::bytes_of(source) {
        Some(bytes) => bytes,
        None => source::read_path(&crate::arguments::text_of(source, vm)?, vm)?,
    };
    let bytes = match options.compression.as_deref() {
        None => bytes,
        Some("gzip") => source::unpack(bytes, vm)?,
        Some(other) => return Err(vm.new_not_implemented_error(format!("read_csv(compression={other:?})"))),
    };
    source::decode(bytes, &options.encoding, &options.encoding_errors, vm)
}

fn to_text(field: &[u8]) -> String {
    String::from_utf8_lossy(field).into_owned()
}

/// The first records as text, without any conversion.
pub(crate) fn first_records(data: &[u8], options: &CsvOptions, n: usize) -> Vec<Vec<String>> {
    let mut tokens = Tokens::new(data, 0, 0, options);
    let mut records = Vec::new();
    while records.len() < n {
        let mut record = Vec::new();
        if tokens.next(&mut |_: usize, field: &[u8]| record.push(to_text(field))).is_none() {
            break;
        }
        records.push(record);
    }
    records
}

/// A record with more fields than there are columns.
struct Ragged {
    at: usize,
    /// Lines before the block.
    line: usize,
    saw: usize,
}

struct Block {
    columns: Vec<FinishedColumn>,
    /// Where reading stopped.
    end: usize,
}

/// What a block is read with.
struct Reader<'a> {
    data: &'a [u8],
    options: &'a CsvOptions,
    width: usize,
    places: &'a [usize],
}

impl Reader<'_> {
    /// Columns by their place in a record, then the row itself.
    fn block(
        &self,
        start: usize,
        end: usize,
        line: usize,
        plans: &[Plan],
        n_rows: Option<usize>,
    ) -> Result<Block, Ragged> {
        let mut tokens = Tokens::new(&self.data[..end], start, line, self.options);
        let mut slots: Vec<Option<usize>> = vec![None; self.width];
        let mut columns: Vec<BlockColumn<'_>> = Vec::with_capacity(plans.len());
        for (index, (place, plan)) in self.places.iter().zip(plans).enumerate() {
            columns.push(BlockColumn::new(*plan, *place, self.options, 1024));
            if let Some(slot) = slots.get_mut(*place) {
                *slot = Some(index);
            }
        }
        let mut rows = 0;
        while n_rows.is_none_or(|most| rows < most) {
            let (at, first_line) = (tokens.at, tokens.line);
            if !self.options.bad_lines_raise && !self.options.allow_long {
                // Counted first, so that a bad record leaves no trace.
                let mut probe = Tokens::new(&self.data[..end], at, first_line, self.options);
                match probe.next(&mut |_: usize, _: &[u8]| {}) {
                    None => break,
                    Some(n) if n > self.width => {
                        (tokens.at, tokens.line) = (probe.at, probe.line);
                        continue;
                    }
                    Some(_) => {}
                }
            }
            let mut sink = |place: usize, field: &[u8]| {
                if let Some(index) = slots.get(place).copied().flatten() {
                    columns[index].push(field);
                }
            };
            let Some(n) = tokens.next(&mut sink) else { break };
            if tokens.is_open {
                return Err(Ragged { at: tokens.at, line: self.options.header_rows + rows, saw: 0 });
            }
            if n > self.width && !self.options.allow_long {
                return Err(Ragged { at: tokens.at, line: tokens.line, saw: n });
            }
            if n < self.width {
                for index in slots[n..].iter().copied().flatten() {
                    columns[index].push_missing();
                }
            }
            rows += 1;
        }
        // Places outside of every record are all missing.
        for (column, place) in columns.iter_mut().zip(self.places) {
            if *place >= self.width {
                (0..rows).for_each(|_| column.push_missing());
            }
        }
        let columns = columns.into_iter().map(BlockColumn::finish).collect();
        Ok(Block { columns, end: tokens.at })
    }
}

pub(crate) struct Table {
    pub(crate) names: Vec<String>,
    pub(crate) columns: Vec<Values>,
    /// Where the next part begins.
    pub(crate) end: usize,
}

/// Header records, and where the data begins.
struct Head {
    names: Vec<String>,
    at: usize,
    line: usize,
    first_width: Option<usize>,
}

fn head(data: &[u8], options: &CsvOptions, from: usize, is_fresh: bool) -> Head {
    let line = if from == 0 { 0 } else { data[..from].iter().filter(|byte| **byte == b'\n').count() };
    let mut tokens = Tokens::new(data, from, line, options);
    let mut names = Vec::new();
    let n_header = if is_fresh { options.header_rows } else { 0 };
    for row in 0..n_header {
        let mut record = Vec::new();
        if tokens.next(&mut |_: usize, field: &[u8]| record.push(to_text(field))).is_none() {
            break;
        }
        if row == 0 {
            names = record;
        }
    }
    let (at, line) = (tokens.at, tokens.line);
    let first_width = tokens.next(&mut |_: usize, _: &[u8]| {});
    Head { names, at, line, first_width }
}

pub(crate) fn read_table(data: &[u8], options: &CsvOptions, from: usize, vm: &VirtualMachine) -> PyResult<Table> {
    let head = head(data, options, from, from == 0);
    if head.names.is_empty() && head.first_width.is_none() && options.header_rows > 0 && from == 0 {
        return Err(registry::error("empty_data_error", "No columns to parse from file".to_owned(), vm));
    }
    let width = options.width.unwrap_or_else(|| head.names.len().max(head.first_width.unwrap_or(0)));
    let all: Vec<usize>;
    let places = if let Some(places) = &options.columns {
        places
    } else {
        all = (0..width).collect();
        &all
    };
    let plan = |place: &usize| {
        let wants_text = matches!(
            options.dtypes.get(place),
            Some(Wanted::Object | Wanted::Text | Wanted::Category | Wanted::Datetime(..) | Wanted::Timedelta(_))
        ) || matches!(options.dtypes.get(place), Some(Wanted::Masked(DataType::String)));
        match () {
            () if options.raw_columns.contains(place) => Plan::Raw,
            () if wants_text || options.text_columns.contains(place) => Plan::Text,
            () => Plan::Infer,
        }
    };
    let plans: Vec<Plan> = places.iter().map(plan).collect();
    let reader = Reader { data, options, width, places };
    vm.check_signals()?;
    let n_rows = if options.skip_footer > 0 {
        // The last rows must not decide about types, so that all rows are counted first.
        let mut n = 0;
        let mut tokens = Tokens::new(data, head.at, head.line, options);
        while tokens.next(&mut |_: usize, _: &[u8]| {}).is_some() {
            n += 1;
        }
        Some(n.min(options.n_rows.unwrap_or(usize::MAX)) - options.skip_footer.min(n))
    } else {
        options.n_rows
    };
    let (mut blocks, bounds, plans) = read_blocks(&reader, &head, plans, n_rows, vm)?;
    let end = blocks.last().map_or(head.at, |block| block.end);
    let mut columns = Vec::with_capacity(places.len());
    for (index, place) in places.iter().enumerate() {
        vm.check_signals()?;
        let parts: Vec<FinishedColumn> = blocks.iter_mut().map(|block| take_column(block, index)).collect();
        let joined = join(&reader, parts, &bounds, index, (plans[index], n_rows), vm)?;
        columns.push(csv_convert::convert(joined, *place, options, vm)?);
    }
    Ok(Table { names: head.names, columns, end })
}

fn take_column(block: &mut Block, index: usize) -> FinishedColumn {
    let empty = FinishedColumn { sort: Sort::Empty, n_rows: 0, n_missing: 0, has_huge: false };
    block.columns.get_mut(index).map_or_else(
        || FinishedColumn { sort: Sort::Empty, n_rows: 0, n_missing: 0, has_huge: false },
        |column| std::mem::replace(column, empty),
    )
}

type Blocks = (Vec<Block>, Vec<(usize, usize, usize)>, Vec<Plan>);

/// Reads all blocks; the plans come back with what a look at the beginning taught.
fn read_blocks(
    reader: &Reader<'_>,
    head: &Head,
    mut plans: Vec<Plan>,
    n_rows: Option<usize>,
    vm: &VirtualMachine,
) -> PyResult<Blocks> {
    let n = reader.data.len();
    let ragged = |ragged: Ragged| ragged_error(reader, &ragged, vm);
    if !reader.options.is_plain() || n - head.at.min(n) < BLOCK_BYTES {
        let block = reader.block(head.at, n, head.line, &plans, n_rows).map_err(ragged)?;
        let bounds = vec![(head.at, n, head.line)];
        return Ok((vec![block], bounds, plans));
    }
    // A look at the first rows saves reading text columns twice.
    if let Ok(sample) = reader.block(head.at, n, head.line, &plans, Some(1000)) {
        for (plan, column) in plans.iter_mut().zip(&sample.columns) {
            if *plan == Plan::Infer && matches!(column.sort, Sort::Mixed) && !column.has_huge {
                *plan = Plan::Text;
            }
        }
    }
    let starts = block_starts(reader.data, head.at, BLOCK_BYTES, reader.options.quote);
    // Skipped lines are all before the data, so that blocks need no line numbers of their own.
    let line = match reader.options.skip {
        SkipRows::First(n) => n.max(head.line),
        SkipRows::These(_) => head.line,
    };
    let bounds: Vec<(usize, usize, usize)> = starts
        .iter()
        .enumerate()
        .map(|(index, start)| (*start, starts.get(index + 1).copied().unwrap_or(n), line))
        .collect();
    let read: Vec<Result<Block, Ragged>> =
        bounds.par_iter().map(|(start, end, line)| reader.block(*start, *end, *line, &plans, None)).collect();
    let mut blocks = Vec::with_capacity(read.len());
    for block in read {
        blocks.push(block.map_err(|bad| {
            if bad.saw == 0 {
                return ragged(bad);
            }
            let line = reader.data[..bad.at.min(n)].iter().filter(|byte| **byte == b'\n').count();
            let is_open = reader.data.get(bad.at.wrapping_sub(1)) != Some(&b'\n');
            ragged(Ragged { line: line + usize::from(is_open), ..bad })
        })?);
    }
    Ok((blocks, bounds, plans))
}

fn ragged_error(
    reader: &Reader<'_>,
    ragged: &Ragged,
    vm: &VirtualMachine,
) -> rustpython_vm::builtins::PyBaseExceptionRef {
    if ragged.saw == 0 {
        let message = format!("Error tokenizing data. C error: EOF inside string starting at row {}", ragged.line);
        return registry::error("parser_error", message, vm);
    }
    let message = format!(
        "Error tokenizing data. C error: Expected {} fields in line {}, saw {}\n",
        reader.width, ragged.line, ragged.saw
    );
    registry::error("parser_error", message, vm)
}

/// A whole column before any wish about its type.
pub(crate) struct Joined {
    pub(crate) values: Values,
    /// Flags with holes are not a type of their own.
    pub(crate) flags: Option<Vec<u8>>,
    pub(crate) n_missing: usize,
    pub(crate) is_empty: bool,
}

#[derive(PartialEq, Clone, Copy)]
enum Common {
    Empty,
    Int,
    Float,
    Bool,
    Text,
}

fn common(parts: &[FinishedColumn]) -> Common {
    let mut common = Common::Empty;
    let has_missing = parts.iter().any(|part| part.n_missing > 0);
    for part in parts {
        let this = match &part.sort {
            Sort::Empty => continue,
            Sort::Int(_) => Common::Int,
            Sort::Float(_) => Common::Float,
            Sort::Bool(_) => Common::Bool,
            Sort::Text(_) | Sort::Done(_) | Sort::Mixed => Common::Text,
        };
        common = match (common, this) {
            (Common::Empty, this) => this,
            (a, b) if a == b => a,
            (Common::Int, Common::Float) | (Common::Float, Common::Int) => Common::Float,
            _ => Common::Text,
        };
    }
    if common == Common::Int && has_missing { Common::Float } else { common }
}

fn join(
    reader: &Reader<'_>,
    parts: Vec<FinishedColumn>,
    bounds: &[(usize, usize, usize)],
    index: usize,
    (plan, most_rows): (Plan, Option<usize>),
    vm: &VirtualMachine,
) -> PyResult<Joined> {
    let n_missing = parts.iter().map(|part| part.n_missing).sum();
    let n_rows: usize = parts.iter().map(|part| part.n_rows).sum();
    let has_huge = parts.iter().any(|part| part.has_huge);
    let plain = |values: Values| Joined { values, flags: None, n_missing, is_empty: n_rows == 0 };
    match if plan == Plan::Infer { common(&parts) } else { Common::Text } {
        Common::Empty => {
            Ok(Joined { values: Values::floats(vec![f64::NAN; n_rows]), ..plain(Values::ints(Vec::new())) })
        }
        Common::Int => {
            let mut all = Vec::with_capacity(n_rows);
            for part in parts {
                if let Sort::Int(mut ints) = part.sort {
                    all.append(&mut ints);
                }
            }
            Ok(plain(Values::ints(all)))
        }
        Common::Float => {
            let mut all = Vec::with_capacity(n_rows);
            for part in parts {
                match part.sort {
                    Sort::Int(ints) => all.extend(ints.iter().map(|value| *value as f64)),
                    Sort::Float(mut floats) => all.append(&mut floats),
                    _ => all.extend(std::iter::repeat_n(f64::NAN, part.n_rows)),
                }
            }
            Ok(plain(Values::floats(all)))
        }
        Common::Bool => {
            let mut all = Vec::with_capacity(n_rows);
            for part in parts {
                match part.sort {
                    Sort::Bool(mut flags) => all.append(&mut flags),
                    _ => all.extend(std::iter::repeat_n(2, part.n_rows)),
                }
            }
            let flags: Vec<bool> = all.iter().map(|flag| *flag == 1).collect();
            Ok(Joined { flags: Some(all), ..plain(Values::bools(&flags)) })
        }
        Common::Text => {
            let texts = join_texts(reader, parts, bounds, (index, most_rows), vm)?;
            let texts = Values::new(Kind::Text(Blank::Nan), texts);
            if has_huge
                && plan == Plan::Infer
                && let Some(numbers) = huge(&texts, n_missing)
            {
                return Ok(plain(numbers));
            }
            let n_missing = texts.series().map_or(0, |series| series.null_count());
            if plan == Plan::Infer
                && let Some(flags) = own_flags(&texts, reader.options)
            {
                let set: Vec<bool> = flags.iter().map(|flag| *flag == 1).collect();
                return Ok(Joined { values: Values::bools(&set), flags: Some(flags), n_missing, is_empty: false });
            }
            Ok(Joined { values: texts, flags: None, n_missing, is_empty: n_rows == 0 })
        }
    }
}

/// Blocks that were read as something else are read again.
fn join_texts(
    reader: &Reader<'_>,
    parts: Vec<FinishedColumn>,
    bounds: &[(usize, usize, usize)],
    (index, most_rows): (usize, Option<usize>),
    vm: &VirtualMachine,
) -> PyResult<Series> {
    let mut joined: Option<Series> = None;
    for (part, (start, end, line)) in parts.into_iter().zip(bounds) {
        let series = match part.sort {
            Sort::Done(texts) => texts.into_series(),
            Sort::Empty => Series::full_null(no_name(), part.n_rows, &DataType::String),
            _ => {
                let mut plans = vec![Plan::Skip; reader.places.len()];
                plans[index] = Plan::Text;
                let again = reader.block(*start, *end, *line, &plans, most_rows);
                let mut again = again.map_err(|bad| ragged_error(reader, &bad, vm))?;
                match take_column(&mut again, index).sort {
                    Sort::Done(texts) => texts.into_series(),
                    _ => Series::full_null(no_name(), part.n_rows, &DataType::String),
                }
            }
        };
        match &mut joined {
            None => joined = Some(series),
            Some(all) => {
                all.append(&series).or_raise(vm)?;
            }
        }
    }
    Ok(joined.unwrap_or_else(|| Series::new_empty(no_name(), &DataType::String)))
}

/// Whole numbers beyond 64 signed bits: unsigned ones, or text.
fn huge(texts: &Values, n_missing: usize) -> Option<Values> {
    let chunk = texts.text_chunk()?;
    if n_missing > 0 {
        return None;
    }
    let whole: Option<Vec<u64>> = chunk.iter().map(|text| text.and_then(|text| text.trim().parse().ok())).collect();
    whole.map(Values::numbers::<u64>)
}

/// Texts that are all words for true and false, when there are words of one's own.
fn own_flags(texts: &Values, options: &CsvOptions) -> Option<Vec<u8>> {
    const N_USUAL: usize = 3;
    if options.true_words.len() == N_USUAL && options.false_words.len() == N_USUAL {
        return None;
    }
    let flag = |text: Option<&str>| match text {
        None => Some(2),
        Some(text) if options.true_words.contains(text.as_bytes()) => Some(1),
        Some(text) if options.false_words.contains(text.as_bytes()) => Some(0),
        Some(_) => None,
    };
    texts.text_chunk()?.iter().map(flag).collect()
}
