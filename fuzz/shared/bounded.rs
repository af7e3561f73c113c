//! Memory as a worker has it: who asks for too much at once gets none. A short file may say that it is long; the program has a
//! limit for that, the fuzzer takes it for a find.

use std::alloc::{GlobalAlloc, Layout, System};

const MOST_BYTES: usize = 256 << 20;

struct Bounded;

// SAFETY: every call is forwarded unchanged to the system's allocator, or fails as an allocator may.
unsafe impl GlobalAlloc for Bounded {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() > MOST_BYTES {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's contract is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if layout.size() > MOST_BYTES {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's contract is passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's contract is passed on.
        unsafe { System.dealloc(block, layout) };
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        if new_size > MOST_BYTES {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's contract is passed on.
        unsafe { System.realloc(block, layout, new_size) }
    }
}

#[global_allocator]
static ALLOCATOR: Bounded = Bounded;

/// Makes it a panic, which ends one input and not the run.
pub fn panic_without_memory() {
    std::alloc::set_alloc_error_hook(|layout| panic!("{} bytes were asked for at once", layout.size()));
}
