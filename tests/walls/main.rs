//! The system's walls alone. Nothing of ours stands in the way here: scripts of this program have a module that makes any
//! system call they like, and each attack that goes on to one must be stopped by the kernel.
//!
//! The program is the shipped one with one module more, so that its workers come to be, and raise their walls, as they do
//! there: spawned, forked from a template, and as the worker of `exec`.

#![cfg_attr(
    target_os = "linux",
    expect(
        clippy::disallowed_types,
        clippy::disallowed_methods,
        clippy::cast_possible_wrap,
        clippy::cast_possible_truncation,
        reason = "system calls take numbers for everything, and some numbers have other types on other machines"
    )
)]

#[cfg(target_os = "linux")]
mod attacks;
#[cfg(target_os = "linux")]
mod calls;
#[cfg(target_os = "linux")]
mod fights;
#[cfg(target_os = "linux")]
mod ground;
#[cfg(target_os = "linux")]
mod required;

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    return fights::main();
    // There is no wall of the system to attack.
    #[cfg(not(target_os = "linux"))]
    ExitCode::SUCCESS
}
