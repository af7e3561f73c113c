//! Large pages for what the template holds. A fork copies the list of pages, not the pages: with a five hundredth of them it
//! takes a fifth of the time.

#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "reads what the system says of this process")]

use std::fs::File;
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;

const PAGE: usize = 4096;
const LARGE_PAGE: usize = 2 << 20;

/// A large page takes its whole size: it must be worth that.
const FEWEST_PRESENT: usize = LARGE_PAGE / PAGE / 4;

/// Linux 6.1 and later; the library knows the call by number only.
const MADV_COLLAPSE: libc::c_int = 25;

/// Marks a page that is in memory.
const IS_PRESENT: u64 = 1 << 63;

/// Gathers this process's own memory in large pages where a good part of one is in use. A system that does not do so, or has
/// other pages, leaves all as it is.
pub(super) fn gather() {
    let _ = try_gather();
}

fn try_gather() -> io::Result<()> {
    // SAFETY: asks for a number.
    if usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }) != Ok(PAGE) {
        return Ok(());
    }
    let present = File::open("/proc/self/pagemap")?;
    let mut entries = vec![0; LARGE_PAGE / PAGE * size_of::<u64>()];
    for range in own_ranges(&std::fs::read_to_string("/proc/self/maps")?) {
        let first = range.start.next_multiple_of(LARGE_PAGE);
        for start in (first..range.end.saturating_sub(LARGE_PAGE - 1)).step_by(LARGE_PAGE) {
            present.read_exact_at(&mut entries, (start / PAGE * size_of::<u64>()) as u64)?;
            let (entries, _) = entries.as_chunks::<8>();
            let n_present = entries.iter().filter(|entry| u64::from_le_bytes(**entry) & IS_PRESENT != 0).count();
            if n_present >= FEWEST_PRESENT {
                // SAFETY: asks for other pages under the same content, in a range that is this process's own.
                unsafe { libc::madvise(start as *mut libc::c_void, LARGE_PAGE, MADV_COLLAPSE) };
            }
        }
    }
    Ok(())
}

/// Memory that can be written, comes from no file and is not the stack.
fn own_ranges(maps: &str) -> Vec<Range<usize>> {
    let own = maps.lines().filter_map(|line| {
        let mut fields = line.split_whitespace();
        let (range, rights) = (fields.next()?, fields.next()?);
        let (inode, name) = (fields.nth(2)?, fields.next());
        if rights != "rw-p" || inode != "0" || name.is_some_and(|name| name.starts_with("[stack")) {
            return None;
        }
        let (start, end) = range.split_once('-')?;
        Some(usize::from_str_radix(start, 16).ok()?..usize::from_str_radix(end, 16).ok()?)
    });
    own.collect()
}
