//! Bytes of files and of Python values.

use std::io::Read;

use orchestrator_runtime::files::{Handle, OpenMode};
use orchestrator_runtime::guest;
use polars_io::utils::compression::CompressedReader;
use rustpython_vm::builtins::{PyByteArray, PyBytes, PyStr};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

/// A small file must not unpack into all of the memory.
const MAX_UNPACKED_BYTES: u64 = 1 << 31;
const BLOCK: usize = 1 << 20;

pub(crate) fn read_path(path: &str, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    let mode = OpenMode { read: true, write: false, append: false, create: false, create_new: false, truncate: false };
    let on_path = |error| guest::file_exception(&error, path, vm);
    let mut handle: Box<dyn Handle> = guest::with_files(|files| files.open(path, mode), vm)?.map_err(on_path)?;
    let size = usize::try_from(handle.size().map_err(on_path)?).unwrap_or(0);
    let mut bytes = vec![0; size];
    let mut filled = 0;
    let progress = guest::Progress::of(format!("reading {path}"));
    loop {
        vm.check_signals()?;
        progress.at(filled, size);
        if filled == bytes.len() {
            // One byte more than the size shows whether the file grew.
            bytes.resize(filled + if filled == size { 1 } else { BLOCK }, 0);
        }
        let end = bytes.len().min(filled + (BLOCK << 3));
        let n = handle.read(&mut bytes[filled..end]).map_err(on_path)?;
        if n == 0 {
            bytes.truncate(filled);
            return Ok(bytes);
        }
        filled += n;
    }
}

/// A file that is being written.
pub(crate) struct Written {
    handle: Box<dyn Handle>,
    path: String,
}

impl Written {
    pub(crate) fn open(path: &str, append: bool, vm: &VirtualMachine) -> PyResult<Self> {
        let mode = OpenMode { read: false, write: true, append, create: true, create_new: false, truncate: !append };
        let opened = guest::with_files(|files| files.open(path, mode), vm)?;
        let handle = opened.map_err(|error| guest::file_exception(&error, path, vm))?;
        Ok(Self { handle, path: path.to_owned() })
    }

    pub(crate) fn put(&mut self, bytes: &[u8], vm: &VirtualMachine) -> PyResult<()> {
        let mut rest = bytes;
        while !rest.is_empty() {
            vm.check_signals()?;
            let written = self.handle.write(&rest[..rest.len().min(BLOCK << 3)]);
            let n = written.map_err(|error| guest::file_exception(&error, &self.path, vm))?;
            if n == 0 {
                return Err(vm.new_os_error("the file cannot be written"));
            }
            rest = &rest[n..];
        }
        Ok(())
    }
}

pub(crate) fn write_path(path: &str, bytes: &[u8], append: bool, vm: &VirtualMachine) -> PyResult<()> {
    Written::open(path, append, vm)?.put(bytes, vm)
}

pub(crate) fn bytes_of(object: &PyObjectRef) -> Option<Vec<u8>> {
    if let Some(bytes) = object.downcast_ref::<PyBytes>() {
        return Some(bytes.as_bytes().to_vec());
    }
    object.downcast_ref::<PyByteArray>().map(|bytes| bytes.borrow_buf().to_vec())
}

/// A path's bytes, or the bytes themselves.
pub(crate) fn load(source: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    match bytes_of(source) {
        Some(bytes) => Ok(bytes),
        None => read_path(&crate::arguments::text_of(source, vm)?, vm),
    }
}

/// Why bytes cannot be unpacked.
pub enum NotUnpacked {
    /// They are not packed at all.
    Plain,
    Damaged(String),
    TooLarge,
}

/// Gzip, to as many bytes as `most`.
pub fn unpacked(bytes: Vec<u8>, most: u64) -> Result<Vec<u8>, NotUnpacked> {
    let damaged = |error: &dyn std::fmt::Display| NotUnpacked::Damaged(error.to_string());
    let reader = CompressedReader::try_new(bytes.into()).map_err(|error| damaged(&error))?;
    if !reader.is_compressed() {
        return Err(NotUnpacked::Plain);
    }
    let mut unpacked = Vec::new();
    reader.take(most.saturating_add(1)).read_to_end(&mut unpacked).map_err(|error| damaged(&error))?;
    if unpacked.len() as u64 > most { Err(NotUnpacked::TooLarge) } else { Ok(unpacked) }
}

pub(crate) fn unpack(bytes: Vec<u8>, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    unpacked(bytes, MAX_UNPACKED_BYTES).map_err(|reason| match reason {
        NotUnpacked::Plain | NotUnpacked::Damaged(_) => vm.new_os_error("Not a gzipped file"),
        NotUnpacked::TooLarge => vm.new_value_error("the file is too large when unpacked"),
    })
}

/// A gzip file that stores its bytes as they are: any reader can read it, and no packer is needed.
pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
    const MOST: usize = 65_535;
    let mut packed = HEADER.to_vec();
    let n_blocks = bytes.len().div_ceil(MOST).max(1);
    for index in 0..n_blocks {
        let block = &bytes[index * MOST..bytes.len().min((index + 1) * MOST)];
        let size = block.len() as u16;
        packed.push(u8::from(index + 1 == n_blocks));
        packed.extend(size.to_le_bytes());
        packed.extend((!size).to_le_bytes());
        packed.extend(block);
    }
    let sum = bytes.iter().fold(u32::MAX, |sum, byte| {
        let mut sum = sum ^ u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
        }
        sum
    });
    packed.extend((!sum).to_le_bytes());
    packed.extend((bytes.len() as u32).to_le_bytes());
    packed
}

pub(crate) fn is_utf8(encoding: &str) -> bool {
    let name = encoding.to_ascii_lowercase().replace('_', "-");
    matches!(name.as_str(), "utf-8" | "utf8" | "utf-8-sig" | "u8")
}

/// Bytes as UTF-8; other encodings are Python's work.
pub(crate) fn decode(bytes: Vec<u8>, encoding: &str, errors: &str, vm: &VirtualMachine) -> PyResult<Vec<u8>> {
    let name = encoding.to_ascii_lowercase().replace('_', "-");
    let mut bytes = bytes;
    if is_utf8(encoding) && std::str::from_utf8(&bytes).is_ok() {
        if bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        return Ok(bytes);
    }
    if matches!(name.as_str(), "latin-1" | "latin1" | "iso-8859-1" | "iso8859-1" | "l1") {
        if bytes.is_ascii() {
            return Ok(bytes);
        }
        return Ok(bytes.iter().map(|byte| char::from(*byte)).collect::<String>().into_bytes());
    }
    let object: PyObjectRef = vm.ctx.new_bytes(bytes).into();
    let text = vm.call_method(&object, "decode", (vm.ctx.new_str(encoding), vm.ctx.new_str(errors)))?;
    let text = text.downcast_ref::<PyStr>().map(|text| text.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).as_bytes().to_vec())
}
