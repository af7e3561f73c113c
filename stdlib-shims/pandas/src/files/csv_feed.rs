//! The text of a CSV source, window by window: a file is never in memory as a whole.

use std::borrow::Cow;

use orchestrator_runtime::files::{Handle, OpenMode};
use orchestrator_runtime::guest;
use rustpython_vm::builtins::{PyBaseExceptionRef, PyBytes, PyStr};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_options::CsvOptions;
use super::csv_scan::after_last;
use super::csv_tokens::{MOST_BYTES, Trouble};
use super::source;
use crate::registry;

const MARK: &[u8] = b"\xef\xbb\xbf";

/// Where the text comes from.
pub(crate) enum Origin<'a> {
    /// A file of UTF-8.
    Path(String),
    Memory(Cow<'a, [u8]>),
}

/// The origin of a source: a path, bytes, or, if `is_text`, the text itself.
pub(crate) fn origin<'a>(
    source: &'a PyObjectRef,
    is_text: bool,
    options: &CsvOptions,
    vm: &VirtualMachine,
) -> PyResult<Origin<'a>> {
    if is_text && let Some(text) = source.downcast_ref::<PyStr>() {
        let text = match text.to_string_lossy() {
            Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
            Cow::Owned(text) => Cow::Owned(text.into_bytes()),
        };
        return Ok(Origin::Memory(text));
    }
    let is_plain = source::is_utf8(&options.encoding) && options.encoding_errors == "strict";
    if is_plain && let Some(bytes) = source.downcast_ref::<PyBytes>() {
        return Ok(Origin::Memory(Cow::Borrowed(bytes.as_bytes())));
    }
    let bytes = if let Some(bytes) = source::bytes_of(source) {
        bytes
    } else {
        let path = crate::arguments::text_of(source, vm)?;
        if is_plain && options.compression.is_none() {
            return Ok(Origin::Path(path));
        }
        source::read_path(&path, vm)?
    };
    let bytes = match options.compression.as_deref() {
        None => bytes,
        Some("gzip") => source::unpack(bytes, vm)?,
        Some(other) => return Err(vm.new_not_implemented_error(format!("read_csv(compression={other:?})"))),
    };
    let bytes = if is_plain { bytes } else { source::decode(bytes, &options.encoding, &options.encoding_errors, vm)? };
    Ok(Origin::Memory(Cow::Owned(bytes)))
}

/// A stretch of the text.
#[derive(Clone, Copy)]
pub(crate) struct Window<'a> {
    pub(crate) bytes: &'a [u8],
    /// Nothing follows.
    pub(crate) is_last: bool,
    /// How many bytes there are from here to the end, as far as is known.
    pub(crate) n_left: usize,
}

/// What was done with a window.
pub(crate) struct Taken {
    pub(crate) n_bytes: usize,
    /// Enough was read.
    pub(crate) is_done: bool,
    pub(crate) trouble: Option<Trouble>,
}

/// How much to read at once.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) first: usize,
    pub(crate) most: usize,
    /// The next window is read while one is worked on.
    pub(crate) is_ahead: bool,
}

/// How far the reading came.
#[derive(Default)]
pub(crate) struct Reached {
    pub(crate) offset: usize,
    pub(crate) trouble: Option<Trouble>,
    /// The bytes around an encoding error.
    pub(crate) odd_bytes: Vec<u8>,
}

impl Reached {
    fn with(offset: usize, taken: &Taken, bytes: &[u8]) -> Self {
        const ENOUGH: usize = 16;
        let odd_bytes = match taken.trouble {
            Some(Trouble::Encoding { at }) => bytes[at.min(bytes.len())..].iter().copied().take(ENOUGH).collect(),
            _ => Vec::new(),
        };
        Self { offset: offset + taken.n_bytes, trouble: taken.trouble, odd_bytes }
    }
}

/// A text that is handed over window by window, and how to report that it cannot be read.
pub(crate) trait Feed {
    /// Why a reading ends early.
    type Stop;

    /// Hands the text from `offset` on to `take`, which says how much of a window it used.
    fn each_window(
        &self,
        offset: usize,
        sizes: Sizes,
        line_end: u8,
        take: impl FnMut(Window<'_>) -> Taken + Send,
    ) -> Result<Reached, Self::Stop>;

    fn fault(&self, trouble: Trouble, reached: &Reached, width: usize) -> Self::Stop;
}

/// The source of a script, which can be stopped between windows.
pub(crate) struct ScriptFeed<'a> {
    pub(crate) origin: Origin<'a>,
    pub(crate) vm: &'a VirtualMachine,
}

impl Feed for ScriptFeed<'_> {
    type Stop = PyBaseExceptionRef;

    fn each_window(
        &self,
        offset: usize,
        sizes: Sizes,
        line_end: u8,
        mut take: impl FnMut(Window<'_>) -> Taken + Send,
    ) -> PyResult<Reached> {
        match &self.origin {
            Origin::Memory(data) => in_memory(data, offset, sizes, || self.vm.check_signals(), take),
            Origin::Path(path) => {
                let mut file = File::open(path, offset, self.vm)?;
                file.all(sizes, line_end, self.vm, &mut take)
            }
        }
    }

    fn fault(&self, trouble: Trouble, reached: &Reached, width: usize) -> PyBaseExceptionRef {
        let message = match trouble {
            Trouble::TooLong { line, saw } => format!("Expected {width} fields in line {line}, saw {saw}\n"),
            Trouble::OpenQuote { line } => format!("EOF inside string starting at row {line}"),
            Trouble::OpenEscape => "EOF following escape character".to_owned(),
            Trouble::TooLarge => "out of memory".to_owned(),
            Trouble::Encoding { at } => return encoding_error(reached, at, self.vm),
            Trouble::Changed => return self.vm.new_os_error("the file changed while it was read"),
        };
        registry::error("parser_error", format!("Error tokenizing data. C error: {message}"), self.vm)
    }
}

/// Python's own error, with the place in the block that pandas would have read.
fn encoding_error(reached: &Reached, at: usize, vm: &VirtualMachine) -> PyBaseExceptionRef {
    const BLOCK: usize = 262_144;
    let mut bytes = vec![b' '; (reached.offset + at) % BLOCK];
    bytes.extend_from_slice(&reached.odd_bytes);
    let bytes: PyObjectRef = vm.ctx.new_bytes(bytes).into();
    match vm.call_method(&bytes, "decode", (vm.ctx.new_str("utf-8"),)) {
        Err(error) => error,
        Ok(_) => vm.new_value_error("the bytes are not UTF-8"),
    }
}

/// Bytes that native code reads, which ends with its process if need be.
pub(crate) struct NativeFeed<'a>(pub(crate) &'a [u8]);

impl Feed for NativeFeed<'_> {
    type Stop = Trouble;

    fn each_window(
        &self,
        offset: usize,
        sizes: Sizes,
        _: u8,
        take: impl FnMut(Window<'_>) -> Taken + Send,
    ) -> Result<Reached, Trouble> {
        in_memory(self.0, offset, sizes, || Ok(()), take)
    }

    fn fault(&self, trouble: Trouble, _: &Reached, _: usize) -> Trouble {
        trouble
    }
}

fn in_memory<Stop>(
    data: &[u8],
    offset: usize,
    sizes: Sizes,
    pause: impl Fn() -> Result<(), Stop>,
    mut take: impl FnMut(Window<'_>) -> Taken + Send,
) -> Result<Reached, Stop> {
    let mut size = sizes.first;
    let start = if offset == 0 && data.starts_with(MARK) { MARK.len() } else { offset };
    let mut at = start.min(data.len());
    loop {
        pause()?;
        let end = data.len().min(at.saturating_add(size));
        let is_last = end == data.len();
        let bytes = &data[at..end];
        let taken = take(Window { bytes, is_last, n_left: data.len() - at });
        let is_over = is_last && taken.n_bytes == bytes.len();
        if is_over || taken.is_done || taken.trouble.is_some() {
            return Ok(Reached::with(at, &taken, bytes));
        }
        size =
            if taken.n_bytes == 0 { size.saturating_mul(2) } else { size.saturating_mul(2).min(sizes.most.max(size)) };
        at += taken.n_bytes;
    }
}

struct File {
    handle: Box<dyn Handle>,
    path: String,
    offset: usize,
    size: usize,
    is_over: bool,
}

impl File {
    fn open(path: &str, offset: usize, vm: &VirtualMachine) -> PyResult<Self> {
        let mode =
            OpenMode { read: true, write: false, append: false, create: false, create_new: false, truncate: false };
        let on_path = |error| guest::file_exception(&error, path, vm);
        let mut handle = guest::with_files(|files| files.open(path, mode), vm)?.map_err(on_path)?;
        let size = usize::try_from(handle.size().map_err(on_path)?).unwrap_or(usize::MAX);
        if offset > 0 {
            handle.seek(offset as u64).map_err(on_path)?;
        }
        Ok(Self { handle, path: path.to_owned(), offset, size, is_over: false })
    }

    /// Adds up to `wanted` bytes.
    fn fill(&mut self, buffer: &mut Vec<u8>, wanted: usize, vm: &VirtualMachine) -> PyResult<()> {
        let mut filled = buffer.len();
        let end = filled.saturating_add(wanted);
        buffer.resize(end, 0);
        while filled < end && !self.is_over {
            let read = self.handle.read(&mut buffer[filled..]);
            let n = read.map_err(|error| guest::file_exception(&error, &self.path, vm))?;
            self.is_over = n == 0;
            filled += n;
        }
        buffer.truncate(filled);
        Ok(())
    }

    fn all(
        &mut self,
        sizes: Sizes,
        line_end: u8,
        vm: &VirtualMachine,
        take: &mut (impl FnMut(Window<'_>) -> Taken + Send),
    ) -> PyResult<Reached> {
        let mut size = sizes.first;
        let progress = guest::Progress::of(format!("reading {}", self.path));
        let (mut bytes, mut next) = (Vec::new(), Vec::new());
        self.fill(&mut bytes, size, vm)?;
        if self.offset == 0 && bytes.starts_with(MARK) {
            bytes.drain(..MARK.len());
            self.offset += MARK.len();
        }
        loop {
            vm.check_signals()?;
            let is_last = self.is_over;
            // Windows end with a line where they can: what is after it is read with the next one.
            let cut = if is_last { bytes.len() } else { after_last(&bytes, line_end) };
            let cut = if cut == 0 { bytes.len() } else { cut };
            next.clear();
            next.extend_from_slice(&bytes[cut..]);
            let window = Window { bytes: &bytes[..cut], is_last, n_left: self.size.saturating_sub(self.offset) };
            let mut read = Ok(());
            let taken = if is_last || !sizes.is_ahead {
                take(window)
            } else {
                let mut taken = None;
                rayon::in_place_scope(|scope| {
                    scope.spawn(|_| taken = Some(take(window)));
                    read = self.fill(&mut next, size, vm);
                });
                taken.unwrap_or(Taken { n_bytes: 0, is_done: true, trouble: None })
            };
            read?;
            let is_over = is_last && taken.n_bytes == cut;
            if is_over || taken.is_done || taken.trouble.is_some() {
                return Ok(Reached::with(self.offset, &taken, &bytes));
            }
            self.offset += taken.n_bytes;
            progress.at(self.offset, self.size);
            if taken.n_bytes < cut {
                next.splice(0..0, bytes[taken.n_bytes..cut].iter().copied());
            }
            if taken.n_bytes == 0 {
                size = size.saturating_mul(2).min(MOST_BYTES);
            } else {
                size = size.saturating_mul(2).min(sizes.most.max(size));
            }
            if !sizes.is_ahead && !is_last {
                self.fill(&mut next, size, vm)?;
            }
            std::mem::swap(&mut bytes, &mut next);
        }
    }
}
