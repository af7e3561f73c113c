//! Any text as a script.

#![no_main]

#[path = "../../shared/panics.rs"]
mod panics;
#[path = "../session.rs"]
mod session;

use libfuzzer_sys::fuzz_target;
use orchestrator_runtime::{Isolation, Request};

fuzz_target!(|text: &str| session::run(Request::new(text, Isolation::Development)));
