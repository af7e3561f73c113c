//! Windows: what a process can take from itself for good. Who stands around it, its job, is the supervisor's: see `job`.
//!
//! Files and connections stay: what would deny them, a container of apps or a restricted token, denies the project as well,
//! unless the rights of the user's own folders were changed for it.

use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};

use windows_sys::Win32::Foundation::LUID;
use windows_sys::Win32::Security::{
    AdjustTokenPrivileges, GetTokenInformation, LUID_AND_ATTRIBUTES, LookupPrivilegeValueW, SE_CHANGE_NOTIFY_NAME,
    SE_PRIVILEGE_REMOVED, TOKEN_ADJUST_PRIVILEGES, TOKEN_PRIVILEGES, TOKEN_QUERY, TokenPrivileges,
};
use windows_sys::Win32::System::Threading::{
    GetCurrentProcess, OpenProcessToken, PROCESS_MITIGATION_POLICY, ProcessChildProcessPolicy,
    ProcessDynamicCodePolicy, ProcessExtensionPointDisablePolicy, ProcessFontDisablePolicy, ProcessImageLoadPolicy,
    ProcessSignaturePolicy, ProcessSystemCallDisablePolicy, SetProcessMitigationPolicy,
};

/// What every Windows 10 does when it is asked. Each policy is one word of flags.
const NEEDED: [(PROCESS_MITIGATION_POLICY, u32); 5] = [
    // No memory becomes code.
    (ProcessDynamicCodePolicy, 1),
    // No hooks and input methods of other programs.
    (ProcessExtensionPointDisablePolicy, 1),
    // Only what Microsoft has signed is loaded from here on.
    (ProcessSignaturePolicy, 1),
    // Nothing is loaded from other machines or from where anybody may write, and the system's own folder comes first.
    (ProcessImageLoadPolicy, 1 | 2 | 4),
    // No program is started, whatever becomes of the job.
    (ProcessChildProcessPolicy, 1),
];

/// What is asked for besides. A process that has loaded the library of windows is refused the first.
const WANTED: [(PROCESS_MITIGATION_POLICY, u32); 2] =
    [(ProcessSystemCallDisablePolicy, 1), (ProcessFontDisablePolicy, 1)];

/// For the worker, before its guest. False where the system does not do all of what is needed, though it may do a part.
pub(super) fn give_up() -> bool {
    let refused = NEEDED.iter().filter(|(policy, flags)| !set(*policy, *flags)).count();
    for (policy, flags) in WANTED {
        set(policy, flags);
    }
    drop_privileges() && refused == 0
}

fn set(policy: PROCESS_MITIGATION_POLICY, flags: u32) -> bool {
    // SAFETY: the call reads one word, which outlives it: all of these policies are one.
    unsafe { SetProcessMitigationPolicy(policy, std::ptr::from_ref(&flags).cast(), size_of::<u32>()) != 0 }
}

/// All of this process's privileges but one: without that, files are found by nobody who may not list each folder above.
fn drop_privileges() -> bool {
    /// More than there are.
    const MOST: usize = 64;
    #[repr(C)]
    struct Privileges {
        n: u32,
        each: [LUID_AND_ATTRIBUTES; MOST],
    }
    let mut token = std::ptr::null_mut();
    // SAFETY: the call writes a handle to this process's own rights.
    if unsafe { OpenProcessToken(GetCurrentProcess(), TOKEN_ADJUST_PRIVILEGES | TOKEN_QUERY, &raw mut token) } == 0 {
        return false;
    }
    // SAFETY: the handle was just made, and nobody else has it.
    let token = unsafe { OwnedHandle::from_raw_handle(token) };
    let mut kept = LUID::default();
    let mut held = Privileges { n: 0, each: [LUID_AND_ATTRIBUTES::default(); MOST] };
    let mut length = u32::try_from(size_of::<Privileges>()).unwrap_or_default();
    // SAFETY: the first call writes one number for a name; the second fills a list of the length that is given, which
    // begins as the system's own does, with how many there are.
    let is_told = unsafe {
        LookupPrivilegeValueW(std::ptr::null(), SE_CHANGE_NOTIFY_NAME, &raw mut kept) != 0
            && GetTokenInformation(
                token.as_raw_handle(),
                TokenPrivileges,
                (&raw mut held).cast(),
                length,
                &raw mut length,
            ) != 0
    };
    if !is_told {
        return false;
    }
    let n_held = usize::try_from(held.n).map_or(MOST, |n| n.min(MOST));
    let is_kept = |luid: &LUID| (luid.LowPart, luid.HighPart) == (kept.LowPart, kept.HighPart);
    let mut n_dropped = 0;
    for at in 0..n_held {
        if !is_kept(&held.each[at].Luid) {
            held.each[n_dropped] = LUID_AND_ATTRIBUTES { Luid: held.each[at].Luid, Attributes: SE_PRIVILEGE_REMOVED };
            n_dropped += 1;
        }
    }
    held.n = u32::try_from(n_dropped).unwrap_or_default();
    let list = (&raw const held).cast::<TOKEN_PRIVILEGES>();
    // SAFETY: the list has as many entries as it says.
    unsafe { AdjustTokenPrivileges(token.as_raw_handle(), 0, list, 0, std::ptr::null_mut(), std::ptr::null_mut()) != 0 }
}
