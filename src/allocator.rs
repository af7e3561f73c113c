//! mimalloc as the global allocator. Unlike the crate `mimalloc` it asks for aligned memory only where the alignment is
//! unusual: the general way takes twice the instructions, and more memory for sizes that are no power of two.

use std::alloc::{GlobalAlloc, Layout};

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_realloc, mi_realloc_aligned, mi_zalloc, mi_zalloc_aligned,
};

unsafe extern "C" {
    /// mimalloc's own; its crate declares it among many others, for the price of a dependency.
    safe fn mi_collect(force: bool);
}

pub struct Mimalloc;

/// Hands memory that nobody holds back to the system, which takes some milliseconds.
pub fn give_back() {
    mi_collect(true);
}

/// What `malloc` of C promises on every machine we build for, for blocks that are at least as large.
const USUAL_ALIGNMENT: usize = if cfg!(target_pointer_width = "64") { 16 } else { 8 };

const fn is_usual(align: usize, size: usize) -> bool {
    align <= USUAL_ALIGNMENT && align <= size
}

// SAFETY: mimalloc keeps the contract of an allocator. It never unwinds, its plain functions align as C's do, which
// `is_usual` compares with, and any of its blocks may be given to any of its functions.
unsafe impl GlobalAlloc for Mimalloc {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        // SAFETY: any size and any power of two will do.
        unsafe { if is_usual(align, size) { mi_malloc(size) } else { mi_malloc_aligned(size, align) } }.cast()
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        // SAFETY: as above.
        unsafe { if is_usual(align, size) { mi_zalloc(size) } else { mi_zalloc_aligned(size, align) } }.cast()
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, _layout: Layout) {
        // SAFETY: the caller's contract: the block is one of ours.
        unsafe { mi_free(block.cast()) };
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let (block, align) = (block.cast(), layout.align());
        // SAFETY: as above.
        unsafe { if is_usual(align, size) { mi_realloc(block, size) } else { mi_realloc_aligned(block, size, align) } }
            .cast()
    }
}
