//! Rows on their way from the program to a script: bytes of any kind are a batch or damaged, and a batch is what it was.

#![no_main]

#[path = "../../mcp-modules/databases/src/batch.rs"]
#[expect(dead_code, reason = "of the crate, which links an interpreter, the wire is all that is wanted here")]
mod batch;
#[path = "../../mcp-modules/databases/src/wire.rs"]
mod wire;

use batch::Batch;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(batch) = Batch::decode(bytes) {
        let again = batch.encode();
        // Compared as bytes: not-a-number is not equal to itself.
        let twice = Batch::decode(&again).expect("what was encoded is read").encode();
        assert_eq!(again, twice);
    }
});
