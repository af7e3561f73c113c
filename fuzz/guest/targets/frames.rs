//! Frames between supervisor and worker: what is read is written, and read as the same.

#![no_main]

#[path = "../../../src/pool/messages.rs"]
#[expect(dead_code, reason = "of the pool, which links the program, the frames are all that is wanted here")]
mod messages;
#[path = "../../../src/scan.rs"]
#[expect(dead_code, reason = "as above")]
mod scan;

/// As `src/pool/walls/mod.rs` has them.
mod walls {
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Copy, Serialize, Deserialize)]
    pub struct Walls {
        pub folders: bool,
        pub system_calls: bool,
        pub resources: bool,
        pub memory: bool,
    }
}

use libfuzzer_sys::fuzz_target;
use messages::{Message, Order, Reply, receive, send};

fuzz_target!(|bytes: &[u8]| {
    // The first byte says whose frame it is, and whether the rest is one or becomes one.
    let Some((kind, rest)) = bytes.split_first() else { return };
    let frame = if kind & 2 == 0 { framed(rest) } else { rest.to_vec() };
    if kind & 1 == 0 { again::<Order>(&frame) } else { again::<Reply>(&frame) }
});

/// JSON up to the first zero, bytes beside it after that.
fn framed(bytes: &[u8]) -> Vec<u8> {
    let end = bytes.iter().position(|byte| *byte == 0);
    let json = &bytes[..end.unwrap_or(bytes.len())];
    let beside = end.map_or(&[][..], |end| &bytes[end + 1..]);
    let lengths = [json, beside].map(|part| u32::try_from(part.len()).expect("a short input").to_le_bytes());
    [&lengths[0], &lengths[1], json, beside].concat()
}

fn again<T: Message>(frame: &[u8]) {
    let Ok(message) = receive::<T>(&mut &*frame) else { return };
    let written = sent(&message);
    let mut pipe = written.as_slice();
    let message: T = receive(&mut pipe).expect("what was sent is received");
    assert!(pipe.is_empty());
    // Compared as bytes: not every part of a message can be compared otherwise.
    assert_eq!(sent(&message), written);
}

fn sent(message: &impl Message) -> Vec<u8> {
    let mut pipe = Vec::new();
    send(&mut pipe, message).expect("sent");
    pipe
}
