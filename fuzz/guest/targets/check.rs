//! Any text before it runs: read, looked through, and either of it may run or not.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use orchestrator_runtime::limits::thread::on_another_thread;
use orchestrator_runtime::{Library, may_run, without_fence};

static LIBRARY: LazyLock<Library> = LazyLock::new(|| orchestrator_stdlib::add_to(Library::new()));

fuzz_target!(|text: &str| {
    let code = without_fence(text);
    assert!(text.contains(code));
    // With the stack that a guest has: the parser needs it.
    let safe_and_at_all = on_another_thread(|| (may_run(code, &LIBRARY, true), may_run(code, &LIBRARY, false)));
    let (is_safe, runs_at_all) = safe_and_at_all.expect("a thread").expect("no panic");
    assert!(runs_at_all || !is_safe);
});
