//! What a client may send on standard input, and the look at a message before it is parsed.

#![no_main]

#[path = "../../src/scan.rs"]
mod scan;
#[path = "../../src/server/stdio.rs"]
mod stdio;

/// What the lines want of the server: memory is not given back here.
mod memory {
    pub(super) fn give_back_after(_: usize) {}
}

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use rmcp::model::{ClientJsonRpcMessage, ErrorData, RequestId, ServerJsonRpcMessage};
use rmcp::transport::Transport;
use scan::{EventScan, scan};
use serde_json::Value;
use stdio::Lines;
use tokio::runtime::{Builder, Runtime};
use tokio::time::Instant;

/// Its clock moves only when everything waits.
static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime"));

fuzz_target!(|bytes: &[u8]| {
    bytes.split(|byte| *byte == b'\n').for_each(look);
    let length = bytes.first().map_or(1, |byte| usize::from(*byte).max(1));
    let (mut whole, mut pieces) = (EventScan::default(), EventScan::default());
    whole.take(bytes);
    bytes.chunks(length).for_each(|piece| pieces.take(piece));
    assert_eq!(whole, pieces);
    RUNTIME.block_on(serve(bytes));
});

/// Answers each request, as the server does; at the end nothing is left unanswered, so nobody waits.
async fn serve(bytes: &[u8]) {
    let begun = Instant::now();
    let mut lines = Lines::new(bytes, tokio::io::sink());
    while let Some(message) = lines.receive().await {
        if let ClientJsonRpcMessage::Request(request) = message {
            let error = ErrorData::internal_error("the fuzzer answers nothing", None);
            lines.send(ServerJsonRpcMessage::error(error, Some(request.id))).await.expect("written");
        }
    }
    assert!(begun.elapsed().is_zero(), "somebody waited for an answer");
}

/// No line has more values than were seen in it.
fn look(line: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(line) else { return };
    let (seen, n_values) = (scan(line), count(&value));
    assert!(seen.n_values >= n_values, "{} of {n_values} values seen", seen.n_values);
    let mut event = EventScan::default();
    event.take(b"data: ");
    event.take(line);
    assert!(event.n_values + 1 >= n_values, "{} of {n_values} values seen in an event", event.n_values);
    // An id spelled with escapes, given twice or beyond the bytes that are looked at is not found, or is the first one.
    let n_ids = line.windows(4).filter(|text| text == b"\"id\"").count();
    if line.len() <= 256 && !line.contains(&b'\\') && n_ids == 1 {
        let id = value.get("id").and_then(|id| serde_json::from_value::<RequestId>(id.clone()).ok());
        assert_eq!(seen.id, id);
    }
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(items) => items.values().map(count).sum::<usize>(),
        _ => 0,
    }
}
