//! Small disks and disks that cannot be written, seen by the calling thread and what it starts alone.

use std::ffi::CString;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use libtest_mimic::Failed;

/// Runs `test` on a thread that may mount what it likes; what it mounts ends with it. None where that takes more rights.
pub(super) fn apart<T: Send>(test: impl FnOnce() -> Result<T, Failed> + Send) -> Option<Result<T, Failed>> {
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            // SAFETY: gives this thread, and no other, a view of its own of what is mounted.
            let is_apart = unsafe { libc::unshare(libc::CLONE_NEWNS) } == 0;
            let is_private =
                is_apart && mount(None, Path::new("/"), None, libc::MS_REC | libc::MS_PRIVATE, None).is_ok();
            is_private.then(test)
        });
        thread.join().unwrap_or_else(|_| Some(Err("the thread panicked".into())))
    })
}

/// A disk of so many bytes.
pub(super) fn small_disk(place: &Path, bytes: u64) -> Result<(), Failed> {
    mount(Some("tmpfs"), place, Some("tmpfs"), 0, Some(&format!("size={bytes}")))
}

pub(super) fn resize(place: &Path, bytes: u64) -> Result<(), Failed> {
    mount(Some("tmpfs"), place, Some("tmpfs"), libc::MS_REMOUNT, Some(&format!("size={bytes}")))
}

/// Until [`unmount`] nothing below can be written, whoever tries.
pub(super) fn make_read_only(place: &Path) -> Result<(), Failed> {
    let itself = place.to_str().ok_or("not a text")?;
    mount(Some(itself), place, None, libc::MS_BIND | libc::MS_REC, None)?;
    mount(None, place, None, libc::MS_BIND | libc::MS_REMOUNT | libc::MS_RDONLY, None)
}

pub(super) fn unmount(place: &Path) -> Result<(), Failed> {
    let place = CString::new(place.as_os_str().as_bytes())?;
    // SAFETY: the path is a text of C that lives until the call is over.
    checked(unsafe { libc::umount2(place.as_ptr(), libc::MNT_DETACH) })
}

fn mount(source: Option<&str>, place: &Path, kind: Option<&str>, flags: u64, data: Option<&str>) -> Result<(), Failed> {
    let text = |text: Option<&str>| text.map(CString::new).transpose();
    let (source, kind, data) = (text(source)?, text(kind)?, text(data)?);
    let place = CString::new(place.as_os_str().as_bytes())?;
    let pointer = |text: &Option<CString>| text.as_ref().map_or(std::ptr::null(), |text| text.as_ptr());
    // SAFETY: every pointer is null or a text of C that lives until the call is over.
    checked(unsafe { libc::mount(pointer(&source), place.as_ptr(), pointer(&kind), flags, pointer(&data).cast()) })
}

fn checked(answer: i32) -> Result<(), Failed> {
    if answer == 0 { Ok(()) } else { Err(std::io::Error::last_os_error().into()) }
}
