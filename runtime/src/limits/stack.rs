//! How much of the guest's stack was ever used. The allocator does not see it, and it never goes back to the system: the kernel
//! gives each page when it is first touched, from the top down.

/// The stack of a thread, by its addresses. Only asked about; the thread may end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "other systems do not tell"))]
    bottom: usize,
    #[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "other systems do not tell"))]
    top: usize,
}

#[cfg(target_os = "linux")]
impl Stack {
    /// That of the calling thread; nothing where the system does not tell.
    pub(crate) fn of_this_thread() -> Option<Self> {
        let (mut bottom, mut n_bytes) = (std::ptr::null_mut(), 0);
        // SAFETY: the attributes are filled by the first call before the second reads them, and freed once.
        let is_told = unsafe {
            let mut attributes: libc::pthread_attr_t = std::mem::zeroed();
            if libc::pthread_getattr_np(libc::pthread_self(), &raw mut attributes) != 0 {
                return None;
            }
            let told = libc::pthread_attr_getstack(&raw const attributes, &raw mut bottom, &raw mut n_bytes);
            libc::pthread_attr_destroy(&raw mut attributes);
            told == 0
        };
        let bottom = bottom as usize;
        is_told.then_some(Self { bottom, top: bottom + n_bytes })
    }

    /// Bytes from the top down to the deepest page that was touched. Takes some twenty system calls.
    pub(crate) fn used(&self) -> usize {
        let page = page_bytes();
        let (mut untouched, mut touched) = (self.bottom / page, self.top / page);
        while touched - untouched > 1 {
            let middle = untouched + (touched - untouched) / 2;
            if is_there(middle * page) {
                touched = middle;
            } else {
                untouched = middle;
            }
        }
        self.top.saturating_sub(touched * page)
    }
}

#[cfg(target_os = "linux")]
fn page_bytes() -> usize {
    // SAFETY: the call takes a number.
    usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096)
}

/// Whether the page at this address is in memory. One that is not even mapped is not.
#[cfg(target_os = "linux")]
fn is_there(address: usize) -> bool {
    let mut state = 0_u8;
    // SAFETY: the kernel looks at its tables, not at the address, and writes one byte for one page.
    unsafe { libc::mincore(std::ptr::without_provenance_mut(address), 1, &raw mut state) == 0 && state & 1 == 1 }
}

#[cfg(not(target_os = "linux"))]
impl Stack {
    pub(crate) fn of_this_thread() -> Option<Self> {
        None
    }

    #[expect(clippy::unused_self, reason = "other systems do not tell")]
    pub(crate) fn used(&self) -> usize {
        0
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::Stack;

    /// Four kilobytes for each call, at least.
    fn descend(depth: usize) -> usize {
        let block = std::hint::black_box([depth; 512]);
        if depth == 0 { 0 } else { 1 + descend(block[511] - 1) }
    }

    #[test]
    fn what_was_used_stays_used() {
        let thread = std::thread::Builder::new().stack_size(16 << 20);
        let asked = thread.spawn(|| {
            let stack = Stack::of_this_thread().expect("Linux tells");
            let before = stack.used();
            descend(1000);
            (before, stack.used())
        });
        let (before, after) = asked.expect("started").join().expect("joined");
        assert!(before < 1 << 20, "{before} bytes before");
        assert!((4_096_000..16 << 20).contains(&after), "{after} bytes after");
    }
}
