//! Pictures that a script wrote, which the program shows as small copies.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orchestrator_plot::{Bounds, preview};

fuzz_target!(|bytes: &[u8]| {
    let bounds = Bounds { edge: 256, bytes: 64 << 10 };
    if let Ok(copy) = preview(bytes, bounds) {
        assert!(copy.len() <= bounds.bytes);
        assert!(preview(&copy, bounds).is_ok(), "a copy cannot be read");
    }
});
