//! The memory behind arrays, shared by every view of it.
//!
//! Numbers live in one aligned block of bytes, so a view may read them as another type; text, bytes and Python values
//! live in vectors; a record is one storage per field. The interpreter runs one thread at a time, and kernels that use
//! more threads work on disjoint parts, so writes through shared storage do not race.

use std::alloc::{Layout, alloc, alloc_zeroed, dealloc};
use std::cell::UnsafeCell;
use std::ptr::NonNull;
use std::sync::{Arc, OnceLock};

use num_complex::Complex64;

use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::lending::Account;
use crate::object::{Opaque, object_rules};

/// A type that elements can be stored as, including those that only move (text, Python values).
pub trait Item: Clone + Send + Sync + 'static {}

impl<T: Clone + Send + Sync + 'static> Item for T {}

/// A number type an array can hold.
pub trait Element: Copy + Default + PartialEq + Send + Sync + 'static {
    const DTYPE: DType;
}

macro_rules! elements {
    ($($rust:ty => $dtype:ident),*) => {$(
        impl Element for $rust {
            const DTYPE: DType = DType::$dtype;
        }
    )*};
}

elements!(bool => Bool, i8 => I8, i16 => I16, i32 => I32, i64 => I64, u8 => U8, u16 => U16, u32 => U32, u64 => U64,
    f32 => F32, f64 => F64, Complex64 => Complex128);

/// One block of memory, zeroed when made here, or taken over from a vector.
pub(crate) struct Block {
    start: NonNull<u8>,
    n_bytes: usize,
    layout: Layout,
    /// Whoever lent this memory, if anybody did.
    account: OnceLock<Arc<Account>>,
}

/// The most axes an array has.
pub(crate) const MOST_DIMENSIONS: usize = 64;

// What allocators give without extra work, which keeps zeroed memory lazy.
const ALIGNMENT: usize = 16;

impl Block {
    /// None where the system does not have that much memory.
    fn new(n_bytes: usize, zeroed: bool) -> Option<Self> {
        let layout = Layout::from_size_align(n_bytes.max(1), ALIGNMENT).ok()?;
        // SAFETY: the layout has a size above zero.
        let start = NonNull::new(unsafe { if zeroed { alloc_zeroed(layout) } else { alloc(layout) } })?;
        prefer_large_pages(start.as_ptr(), n_bytes);
        Some(Self { start, n_bytes, layout, account: OnceLock::new() })
    }

    fn from_vec<T: Copy>(values: Vec<T>) -> Self {
        let mut values = std::mem::ManuallyDrop::new(values);
        let layout = Layout::array::<T>(values.capacity()).expect("a vector's own size is a valid layout");
        let start = NonNull::new(values.as_mut_ptr().cast::<u8>()).expect("a vector's pointer is never null");
        Self { start, n_bytes: values.len() * size_of::<T>(), layout, account: OnceLock::new() }
    }
}

/// Asks for large pages under a large block: touching fresh memory page by page costs more than the arithmetic on it.
#[cfg(target_os = "linux")]
fn prefer_large_pages(start: *mut u8, n_bytes: usize) {
    const LARGE: usize = 4 << 20;
    const PAGE: usize = 4096;
    const ADVICE_HUGEPAGE: i32 = 14;
    unsafe extern "C" {
        fn madvise(address: *mut std::ffi::c_void, length: usize, advice: i32) -> i32;
    }
    if n_bytes >= LARGE {
        let skipped = start.addr().next_multiple_of(PAGE) - start.addr();
        let length = (n_bytes - skipped) / PAGE * PAGE;
        // SAFETY: the range lies inside the fresh block; the call is advice and changes no contents.
        unsafe { madvise(start.wrapping_add(skipped).cast(), length, ADVICE_HUGEPAGE) };
    }
}

#[cfg(not(target_os = "linux"))]
fn prefer_large_pages(_start: *mut u8, _n_bytes: usize) {}

impl Drop for Block {
    fn drop(&mut self) {
        if let Some(account) = self.account.take().filter(|account| account.was_written()) {
            let kept = Self { account: OnceLock::new(), ..*self };
            account.give_back(Arc::new(Storage::Plain(kept)));
            return;
        }
        if self.layout.size() > 0 {
            // SAFETY: the block was allocated with exactly this layout, here or by the vector it came from.
            unsafe { dealloc(self.start.as_ptr(), self.layout) };
        }
    }
}

pub(crate) enum Storage {
    Plain(Block),
    Str(UnsafeCell<Vec<String>>),
    Bytes(UnsafeCell<Vec<Vec<u8>>>),
    Object(UnsafeCell<Vec<Opaque>>),
    Record(Vec<Arc<Storage>>),
}

// SAFETY: see the note at the top of the file: one interpreter thread, and kernels split work into disjoint parts.
unsafe impl Send for Storage {}
// SAFETY: as above.
unsafe impl Sync for Storage {}

impl Storage {
    /// Memory for a shape, all zero, empty or None.
    pub(crate) fn zeroed(dtype: &DType, shape: &[usize]) -> Result<Self> {
        Self::with_contents(dtype, shape, true)
    }

    /// As `zeroed`, but numbers hold nothing yet: the caller writes every element before any is read.
    pub(crate) fn unwritten(dtype: &DType, shape: &[usize]) -> Result<Self> {
        Self::with_contents(dtype, shape, false)
    }

    fn with_contents(dtype: &DType, shape: &[usize], zeroed: bool) -> Result<Self> {
        let size = checked_size(dtype, shape)?;
        let n_bytes = size.checked_mul(stored_size(dtype)).ok_or(ArrayError::TooLarge)?;
        let refused =
            || ArrayError::Allocation { n_bytes: size * dtype.itemsize(), shape: shape.to_vec(), dtype: dtype.name() };
        Ok(match dtype {
            DType::Str(_) => Self::Str(UnsafeCell::new(filled(size, String::new()).ok_or_else(refused)?)),
            DType::Bytes(_) => Self::Bytes(UnsafeCell::new(filled(size, Vec::new()).ok_or_else(refused)?)),
            DType::Object => Self::Object(UnsafeCell::new(filled(size, object_rules().none()).ok_or_else(refused)?)),
            DType::Record(fields) => {
                let parts: Result<Vec<_>> =
                    fields.iter().map(|(_, field)| Self::with_contents(field, shape, zeroed).map(Arc::new)).collect();
                Self::Record(parts?)
            }
            _ => Self::Plain(Block::new(n_bytes, zeroed).ok_or_else(refused)?),
        })
    }

    pub(crate) fn from_vec<T: Element>(values: Vec<T>) -> Self {
        Self::Plain(Block::from_vec(values))
    }

    pub(crate) fn from_strings(values: Vec<String>) -> Self {
        Self::Str(UnsafeCell::new(values))
    }

    pub(crate) fn from_byte_strings(values: Vec<Vec<u8>>) -> Self {
        Self::Bytes(UnsafeCell::new(values))
    }

    pub(crate) fn from_objects(values: Vec<Opaque>) -> Self {
        Self::Object(UnsafeCell::new(values))
    }

    /// Where the first element is. The caller reads it as the type the array's dtype says.
    pub(crate) fn start(&self) -> *mut u8 {
        match self {
            Self::Plain(block) => block.start.as_ptr(),
            // SAFETY: only the vector's buffer address is read; no vector here ever grows or shrinks.
            Self::Str(cell) => unsafe { (*cell.get()).as_mut_ptr().cast() },
            // SAFETY: as above.
            Self::Bytes(cell) => unsafe { (*cell.get()).as_mut_ptr().cast() },
            // SAFETY: as above.
            Self::Object(cell) => unsafe { (*cell.get()).as_mut_ptr().cast() },
            Self::Record(parts) => {
                parts.first().map_or(NonNull::<u64>::dangling().as_ptr().cast(), |part| part.start())
            }
        }
    }

    /// The account of those who lent this memory; only plain elements can be lent.
    pub(crate) fn account(&self) -> Option<Arc<Account>> {
        match self {
            Self::Plain(block) => Some(Arc::clone(block.account.get_or_init(Arc::default))),
            _ => None,
        }
    }

    pub(crate) fn note_write(&self) {
        if let Self::Plain(block) = self
            && let Some(account) = block.account.get()
        {
            account.note_write();
        }
    }

    pub(crate) fn n_bytes(&self) -> usize {
        match self {
            Self::Plain(block) => block.n_bytes,
            _ => 0,
        }
    }
}

fn filled<T: Clone>(size: usize, value: T) -> Option<Vec<T>> {
    let mut values = Vec::new();
    values.try_reserve_exact(size).ok()?;
    values.resize(size, value);
    Some(values)
}

/// Bytes one element takes in memory here.
pub(crate) fn stored_size(dtype: &DType) -> usize {
    match dtype {
        DType::Str(_) | DType::Bytes(_) => size_of::<String>(),
        _ => dtype.itemsize(),
    }
}

/// The number of elements of a shape, refused where numpy's own size arithmetic would overflow.
pub(crate) fn checked_size(dtype: &DType, shape: &[usize]) -> Result<usize> {
    if shape.len() > MOST_DIMENSIONS {
        return Err(ArrayError::TooManyDimensions(shape.len()));
    }
    // A zero dimension makes the array empty, but the others must still fit together.
    let mut product: usize = 1;
    for &length in shape.iter().filter(|&&length| length != 0) {
        product = product.checked_mul(length).ok_or(ArrayError::TooLarge)?;
    }
    let n_bytes = product.checked_mul(dtype.itemsize().max(1)).ok_or(ArrayError::TooLarge)?;
    if n_bytes > isize::MAX as usize {
        return Err(ArrayError::TooLarge);
    }
    Ok(if shape.contains(&0) { 0 } else { product })
}
