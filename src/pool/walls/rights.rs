//! What a worker may do that others may not, where the program is run by an administrator.

/// Reading and writing files whatever their rights say: a project may belong to somebody else. Which files those are, the
/// other walls decide.
const KEPT: u32 = 1 << DAC_OVERRIDE | 1 << DAC_READ_SEARCH;
const DAC_OVERRIDE: u32 = 1;
const DAC_READ_SEARCH: u32 = 2;

/// The layout of the two structures below, as the kernel numbers it.
const VERSION: u32 = 0x2008_0522;

#[repr(C)]
struct Whose {
    version: u32,
    process: libc::c_int,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Half {
    effective: u32,
    permitted: u32,
    inheritable: u32,
}

/// Gives up all others, for this thread and those it will start. Among them is that by which a file that is written to stays
/// one that runs as its owner. False where the kernel does not do so.
pub(super) fn give_up() -> bool {
    let mut whose = Whose { version: VERSION, process: 0 };
    let mut halves = [Half::default(); 2];
    // SAFETY: the kernel fills two halves for this version; they outlive the call.
    if unsafe { libc::syscall(libc::SYS_capget, &raw mut whose, halves.as_mut_ptr()) } != 0 {
        return false;
    }
    let kept = halves[0].permitted & KEPT;
    let halves = [Half { effective: kept, permitted: kept, inheritable: 0 }, Half::default()];
    // SAFETY: the kernel reads two halves for this version; they outlive the call.
    unsafe { libc::syscall(libc::SYS_capset, &raw const whose, halves.as_ptr()) == 0 }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "asks the kernel")]
mod tests {
    #[test]
    fn nothing_but_files_is_left() {
        let status = std::thread::spawn(|| {
            assert!(super::give_up());
            std::fs::read_to_string("/proc/thread-self/status").expect("read")
        });
        let status = status.join().expect("joined");
        for name in ["CapInh:", "CapPrm:", "CapEff:", "CapAmb:"] {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a line");
            let left = u64::from_str_radix(line.trim(), 16).expect("a number");
            assert_eq!(left & !u64::from(super::KEPT), 0, "{name}");
        }
    }
}
