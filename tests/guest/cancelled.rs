//! Calls that a client takes back in the middle of native work: the only slot there is serves the next call.

use std::time::Instant;

use libtest_mimic::{Failed, Trial};
use serde_json::json;

use crate::exchanges::Server;
use crate::long_work::{PROMPTLY, READY, Work, announced, every_work};
use crate::project::Project;

pub fn trials() -> Vec<Trial> {
    let works = every_work().map(|(family, work)| {
        Trial::test(format!("cancelled::{family}::{}", work.name), move || cancelled_call_makes_room(work))
    });
    works.collect()
}

fn cancelled_call_makes_room(work: &Work) -> Result<(), Failed> {
    let project = Project::with_database();
    let mut server = Server::start(&project, "serve --max-parallel 1 --timeout 60 --memory 2G")?;
    server.shake_hands()?;
    let first = server.begin_call("execute_code", &json!({ "code": announced(work) }))?;
    loop {
        let message = server.receive()?;
        // The end of the line may come in a message of its own.
        if message["params"]["data"].as_str().is_some_and(|text| text.trim_end() == READY) {
            break;
        }
        if message["id"] == first {
            return Err(format!("the work did not begin: {message:#}").into());
        }
    }
    let params = json!({ "requestId": first, "reason": "not needed any more" });
    server.send(&json!({ "jsonrpc": "2.0", "method": "notifications/cancelled", "params": params }).to_string())?;
    let cancelled = Instant::now();
    let next = server.begin_call("execute_code", &json!({ "code": "6 * 7" }))?;
    let answer = loop {
        let message = server.receive()?;
        if message["id"] == next {
            break message;
        }
    };
    let took = cancelled.elapsed();
    if answer["result"]["structuredContent"]["result"] != json!(42) {
        return Err(format!("the next call failed: {answer:#}").into());
    }
    if took > PROMPTLY {
        return Err(format!("the next call waited {took:?}").into());
    }
    Ok(())
}
