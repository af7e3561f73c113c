//! `sys.stdout` and `sys.stderr` of the guest, and where printed text goes.

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::time::{Duration, Instant};

use rustpython_vm::builtins::{PyBytesRef, PyStrRef};
use rustpython_vm::function::ArgIterable;
use rustpython_vm::{Py, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};
use serde::{Deserialize, Serialize};

use super::state::Guest;
use crate::limits::stop::Stop;

/// Printed bytes of both streams that a report keeps; the rest is marked as cut. As JSON they may take six times that,
/// and must fit into one frame of a worker.
const KEPT_BYTES: usize = 8 << 20;

/// Receives text while the guest runs: which stream, and the text. An empty text asks to pass on
/// what the sink may be holding back.
pub type Sink = Box<dyn FnMut(Stream, &str) + Send>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stream {
    Out,
    Err,
    /// How far long work is; nothing a script printed.
    Progress,
}

/// What was printed, shared with the controlling thread so that nothing is lost when the
/// guest has to be given up.
#[derive(Clone, Default)]
pub(crate) struct Output(Arc<Mutex<Printed>>);

#[derive(Default)]
pub(crate) struct Printed {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) truncated: bool,
    total: usize,
    limit: usize,
    sink: Option<Sink>,
}

impl Output {
    pub(crate) fn begin(&self, limit: usize, sink: Option<Sink>) {
        let mut printed = self.lock();
        *printed = Printed { limit, sink, ..Printed::default() };
    }

    fn lock(&self) -> MutexGuard<'_, Printed> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Takes the texts. Waits only briefly: a guest cut off in the middle of a write holds the lock.
    pub(crate) fn take(&self) -> Printed {
        let patience = Instant::now() + Duration::from_millis(50);
        loop {
            match self.0.try_lock() {
                Ok(mut printed) => return std::mem::take(&mut *printed),
                Err(TryLockError::Poisoned(poisoned)) => return std::mem::take(&mut *poisoned.into_inner()),
                Err(TryLockError::WouldBlock) => {}
            }
            if Instant::now() > patience {
                return Printed { truncated: true, ..Printed::default() };
            }
            std::thread::yield_now();
        }
    }

    /// Has the sink pass on what it holds.
    fn flush(&self, stream: Stream) {
        if let Some(sink) = self.lock().sink.as_mut() {
            sink(stream, "");
        }
    }

    /// Passes on how far long work is. Not kept, and not counted: the speaker is brief. False if a guest that was cut off
    /// in the middle of a write holds the lock.
    pub(crate) fn progress(&self, message: &str) -> bool {
        let mut printed = match self.0.try_lock() {
            Ok(printed) => printed,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return false,
        };
        if let Some(sink) = printed.sink.as_mut() {
            sink(Stream::Progress, message);
        }
        true
    }

    /// False once the limit is crossed.
    pub(crate) fn write(&self, stream: Stream, text: &str) -> bool {
        let mut printed = self.lock();
        let room = printed.limit.saturating_sub(printed.total);
        let (fits, text) = if text.len() <= room { (true, text) } else { (false, cut(text, room)) };
        printed.total += text.len();
        if let Some(sink) = printed.sink.as_mut() {
            sink(stream, text);
        }
        let keep = cut(text, KEPT_BYTES.saturating_sub(printed.out.len() + printed.err.len()));
        match stream {
            Stream::Out => printed.out.push_str(keep),
            Stream::Err | Stream::Progress => printed.err.push_str(keep),
        }
        if keep.len() < text.len() || !fits {
            printed.truncated = true;
        }
        fits
    }
}

/// The longest prefix of at most `bytes` that ends between characters.
pub(crate) fn cut(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

/// A write-only text stream.
#[pyclass(module = false, name = "GuestStream")]
#[derive(PyPayload)]
pub(crate) struct GuestStream {
    stream: Stream,
    output: Output,
}

impl std::fmt::Debug for GuestStream {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "GuestStream({:?})", self.stream)
    }
}

impl GuestStream {
    pub(crate) fn new(stream: Stream, output: Output) -> Self {
        Self { stream, output }
    }

    fn emit(&self, text: &str, vm: &VirtualMachine) -> PyResult<()> {
        if self.output.write(self.stream, text) {
            return Ok(());
        }
        if let Some(guest) = Guest::current() {
            guest.switch.pull(Stop::Output);
        }
        vm.check_signals()?;
        Err(vm.new_os_error("output limit exceeded"))
    }
}

#[pyclass]
impl GuestStream {
    #[pymethod]
    fn write(zelf: &Py<Self>, text: PyStrRef, vm: &VirtualMachine) -> PyResult<usize> {
        match text.to_str() {
            Some(valid) => zelf.emit(valid, vm)?,
            None => zelf.emit(&text.as_wtf8().to_string_lossy(), vm)?,
        }
        Ok(text.char_len())
    }

    #[pymethod]
    fn writelines(zelf: &Py<Self>, lines: ArgIterable<PyStrRef>, vm: &VirtualMachine) -> PyResult<()> {
        for line in lines.iter(vm)? {
            Self::write(zelf, line?, vm)?;
        }
        Ok(())
    }

    #[pymethod]
    fn flush(zelf: &Py<Self>) {
        zelf.output.flush(zelf.stream);
    }

    #[pymethod]
    fn isatty(_zelf: &Py<Self>) -> bool {
        false
    }

    #[pymethod]
    fn writable(_zelf: &Py<Self>) -> bool {
        true
    }

    #[pymethod]
    fn readable(_zelf: &Py<Self>) -> bool {
        false
    }

    #[pymethod]
    fn seekable(_zelf: &Py<Self>) -> bool {
        false
    }

    #[pymethod]
    fn reconfigure(_zelf: &Py<Self>, _args: rustpython_vm::function::FuncArgs) {}

    #[pymethod]
    fn fileno(_zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<()> {
        Err(vm.new_os_error("fileno"))
    }

    #[pygetset]
    fn encoding(_zelf: &Py<Self>) -> &'static str {
        "utf-8"
    }

    #[pygetset]
    fn errors(_zelf: &Py<Self>) -> &'static str {
        "replace"
    }

    #[pygetset]
    fn mode(_zelf: &Py<Self>) -> &'static str {
        "w"
    }

    #[pygetset]
    fn closed(_zelf: &Py<Self>) -> bool {
        false
    }

    #[pygetset]
    fn name(zelf: &Py<Self>) -> &'static str {
        match zelf.stream {
            Stream::Out => "<stdout>",
            Stream::Err | Stream::Progress => "<stderr>",
        }
    }

    #[pygetset]
    fn buffer(zelf: &Py<Self>, vm: &VirtualMachine) -> PyRef<ByteStream> {
        ByteStream { stream: zelf.stream, output: zelf.output.clone() }.into_ref(&vm.ctx)
    }
}

/// The same stream for bytes: `sys.stdout.buffer`.
#[pyclass(module = false, name = "GuestByteStream")]
#[derive(PyPayload)]
pub(crate) struct ByteStream {
    stream: Stream,
    output: Output,
}

impl std::fmt::Debug for ByteStream {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "ByteStream({:?})", self.stream)
    }
}

#[pyclass]
impl ByteStream {
    #[pymethod]
    fn write(zelf: &Py<Self>, bytes: PyBytesRef, vm: &VirtualMachine) -> PyResult<usize> {
        let text = GuestStream::new(zelf.stream, zelf.output.clone());
        text.emit(&String::from_utf8_lossy(bytes.as_bytes()), vm)?;
        Ok(bytes.as_bytes().len())
    }

    #[pymethod]
    fn flush(_zelf: &Py<Self>) {}
}

/// Makes the classes known to the interpreter.
pub(crate) fn init_classes() {
    use rustpython_vm::class::PyClassImpl;
    let _ = GuestStream::make_static_type();
    let _ = ByteStream::make_static_type();
}
