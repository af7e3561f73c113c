//! A global allocator that counts what it hands out.
//!
//! Past the soft limit it rings the controlling thread, which stops the guest at its next
//! instruction. Past the hard ceiling the asking thread is parked for good before the memory
//! is taken, so that the controlling thread can still write a report and end the process. The guest's stack counts too, as far
//! as it was ever used; the controlling thread looks at it.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicIsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::Thread;

use super::stack::Stack;

/// Each thread settles with the shared counter only this often, which keeps the cost of
/// counting to a thread-local addition.
const BATCH: isize = 16 * 1024;

/// What an allocation past the soft limit may still take before the hard ceiling.
const HEADROOM: usize = 64 << 20;

static IN_USE: AtomicIsize = AtomicIsize::new(0);
static PEAK: AtomicIsize = AtomicIsize::new(0);
static SOFT: AtomicIsize = AtomicIsize::new(isize::MAX);
static HARD: AtomicIsize = AtomicIsize::new(isize::MAX);
static SOFT_CROSSED: AtomicBool = AtomicBool::new(false);
static HARD_CROSSED: AtomicBool = AtomicBool::new(false);
static INSTALLED: AtomicBool = AtomicBool::new(false);
static CONTROL: Mutex<Option<Thread>> = Mutex::new(None);

thread_local! {
    static UNSETTLED: Cell<isize> = const { Cell::new(0) };
    static EXEMPT: Cell<bool> = const { Cell::new(false) };
}

/// Wraps an allocator; declare it as `#[global_allocator]` in the program that embeds the runtime.
pub struct CountingAllocator<A>(pub A);

// SAFETY: every call is forwarded unchanged to the wrapped allocator; the bookkeeping touches
// only atomics and destructor-free thread locals, and never allocates.
unsafe impl<A: GlobalAlloc> GlobalAlloc for CountingAllocator<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        charge(taken(layout.size()));
        // SAFETY: the caller's contract is passed on.
        unsafe { self.0.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        charge(taken(layout.size()));
        // SAFETY: the caller's contract is passed on.
        unsafe { self.0.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller's contract is passed on.
        unsafe { self.0.dealloc(block, layout) };
        charge(-taken(layout.size()));
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        charge(taken(new_size) - taken(layout.size()));
        // SAFETY: the caller's contract is passed on.
        unsafe { self.0.realloc(block, layout, new_size) }
    }
}

/// What a block of so many bytes takes: allocators give whole units. A million texts of one letter are not a megabyte.
#[inline]
const fn taken(n_bytes: usize) -> isize {
    const UNIT: usize = 16;
    (n_bytes.saturating_add(UNIT - 1) & !(UNIT - 1)).cast_signed()
}

#[inline]
fn charge(bytes: isize) {
    UNSETTLED.with(|unsettled| {
        let sum = unsettled.get().wrapping_add(bytes);
        // One comparison for both ends; a sum that wrapped is outside.
        if sum.wrapping_add(BATCH).cast_unsigned() < 2 * BATCH.cast_unsigned() {
            unsettled.set(sum);
        } else {
            settle(unsettled.replace(0).saturating_add(bytes));
        }
    });
}

#[cold]
fn settle(sum: isize) {
    let total = IN_USE.fetch_add(sum, Relaxed).saturating_add(sum);
    if sum < 0 {
        return;
    }
    let is_over = total > SOFT.load(Relaxed) && !EXEMPT.with(Cell::get);
    if !is_over || total <= HARD.load(Relaxed) {
        PEAK.fetch_max(total, Relaxed);
    }
    if !is_over {
        return;
    }
    if total > HARD.load(Relaxed) {
        // The block was never taken, so what the others may use is not reduced by it.
        IN_USE.fetch_sub(sum, Relaxed);
        HARD_CROSSED.store(true, Relaxed);
        loop {
            ring();
            std::thread::park();
        }
    }
    if !SOFT_CROSSED.swap(true, Relaxed) {
        ring();
    }
}

/// Wakes the controlling thread. A lost race is harmless: it also wakes by itself.
pub(super) fn ring() {
    if let Ok(control) = CONTROL.try_lock()
        && let Some(thread) = control.as_ref()
    {
        thread.unpark();
    }
}

/// Marks that the program counts its allocations; without it memory limits are refused.
pub fn declare_installed() {
    INSTALLED.store(true, Relaxed);
}

pub(crate) fn is_installed() -> bool {
    INSTALLED.load(Relaxed)
}

/// Bytes handed out and not given back, by this process.
#[must_use]
pub fn in_use() -> usize {
    usize::try_from(IN_USE.load(Relaxed)).unwrap_or(0)
}

/// Bytes that may still be taken before the guest is stopped; without a limit as many as there can be.
#[must_use]
pub fn room() -> usize {
    let room = SOFT.load(Relaxed).saturating_sub(IN_USE.load(Relaxed));
    usize::try_from(room).unwrap_or(0)
}

/// What the guard of one execution saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pressure {
    None,
    Soft,
    Hard,
}

/// Held by the execution whose limits are armed: the counters belong to the whole process, so
/// executions of one process take turns.
static TURN: Mutex<()> = Mutex::new(());

/// Arms the limits for as long as it lives.
pub(crate) struct MemoryGuard {
    baseline: usize,
    /// The guest's, with what it had used before the guest began.
    stack: Option<(Stack, usize)>,
    turn: Option<MutexGuard<'static, ()>>,
}

impl MemoryGuard {
    /// `baseline` is what was in use before the guest began; `limit` counts on top of it.
    pub(crate) fn arm(baseline: usize, limit: usize, stack: Option<(Stack, usize)>) -> Self {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        EXEMPT.with(|exempt| exempt.set(true));
        if let Ok(mut control) = CONTROL.lock() {
            *control = Some(std::thread::current());
        }
        SOFT_CROSSED.store(false, Relaxed);
        HARD_CROSSED.store(false, Relaxed);
        PEAK.store(IN_USE.load(Relaxed), Relaxed);
        let soft = baseline.saturating_add(limit);
        let hard = soft.saturating_add((limit / 4).min(HEADROOM));
        SOFT.store(isize::try_from(soft).unwrap_or(isize::MAX), Relaxed);
        HARD.store(isize::try_from(hard).unwrap_or(isize::MAX), Relaxed);
        Self { baseline, stack, turn: Some(turn) }
    }

    pub(crate) fn pressure(&self) -> Pressure {
        if HARD_CROSSED.load(Relaxed) {
            Pressure::Hard
        } else if SOFT_CROSSED.load(Relaxed) || self.used_stack() > room() {
            Pressure::Soft
        } else {
            Pressure::None
        }
    }

    /// Most bytes held on top of the baseline since the guard was armed.
    pub(crate) fn peak(&self) -> usize {
        usize::try_from(PEAK.load(Relaxed)).unwrap_or(0).saturating_sub(self.baseline) + self.used_stack()
    }

    /// Bytes of its stack that the guest has used; they stay in use.
    fn used_stack(&self) -> usize {
        self.stack.map_or(0, |(stack, before)| stack.used().saturating_sub(before))
    }
}

impl MemoryGuard {
    /// Leaves the limits in force until another execution arms its own.
    pub(crate) fn keep(mut self) {
        drop(self.turn.take());
        std::mem::forget(self);
    }
}

impl Drop for MemoryGuard {
    fn drop(&mut self) {
        SOFT.store(isize::MAX, Relaxed);
        HARD.store(isize::MAX, Relaxed);
        EXEMPT.with(|exempt| exempt.set(false));
    }
}
