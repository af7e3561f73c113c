//! Any bytes as a pickle, and what comes of one as a text.

#![no_main]

#[path = "../../shared/panics.rs"]
mod panics;
#[path = "../session.rs"]
mod session;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use libfuzzer_sys::fuzz_target;
use orchestrator_runtime::{Isolation, Request};

const CODE: &str = "\
import base64, pickle
value = pickle.loads(base64.b64decode(data))
str(value)[:100]
pickle.loads(pickle.dumps(value))
";

fuzz_target!(|bytes: &[u8]| {
    let context = [("data".to_owned(), STANDARD.encode(bytes).into())].into_iter().collect();
    session::run(Request { context, ..Request::new(CODE, Isolation::Development) });
});
