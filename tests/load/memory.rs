//! Memory: that of a message that is refused goes back to the system, and what a report says of an execution's is what the
//! system says.

use std::io::Read;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};

use crate::Outcome;
use crate::ground::Ground;
use crate::processes::{children_of, peak, peak_of_ended, resident, until};
use crate::stdio::{Answer, Server};

/// Of a line that is longer than any may be.
const N_BYTES: usize = 100 << 20;

/// What may be kept of it, in KiB.
const MOST_KEPT: u64 = 16 << 10;

pub(crate) fn after_a_refused_line() -> Outcome {
    let ground = Ground::new()?;
    let server = Server::start(&ground, &["--warm-workers", "1"])?;
    let ask = || -> Outcome<Value> {
        match server.call("execute_code", &json!({ "code": "6 * 7" }))? {
            Answer::Given(result) => Ok(result),
            Answer::Lost => Err("the server ended".into()),
        }
    };
    ask()?;
    let before = resident(server.number())?;
    server.send_line(&vec![b'a'; N_BYTES])?;
    ask()?;
    let after = until("memory is given back", || {
        let now = resident(server.number())?;
        Ok((now <= before + MOST_KEPT).then_some(now))
    })?;
    println!("memory in KiB before the line: {before}, after it: {after}");
    Ok(())
}

/// What takes much memory in few objects or in many, and what was once counted as less than it took.
const LARGE: [&str; 6] = [
    "np.full(200_000, 'x', dtype='U200')",
    "np.full(10**6, 'x', dtype='U1000000')",
    "np.array(['\u{e9}' * 100] * 500_000)",
    "np.ones(10_000_000)",
    "'x' * 100_000_000",
    "list(range(1_000_000))",
];

pub(crate) fn reported_is_resident() -> Outcome {
    const NEAR: u64 = 16 << 20;
    let ground = Ground::new()?;
    let without = execution(&ground, "0")?;
    for made in LARGE {
        let with = execution(&ground, made)?;
        let (reported, resident) = (with.0.saturating_sub(without.0), with.1.saturating_sub(without.1));
        println!("memory in MiB of {made}: {} reported, {} resident", reported >> 20, resident >> 20);
        if reported.abs_diff(resident) > NEAR + reported.max(resident) / 4 {
            return Err(format!("{made}: {reported} bytes reported, {resident} resident").into());
        }
    }
    Ok(())
}

/// The peak of an execution in bytes: what its report says, and what the kernel says of its worker.
fn execution(ground: &Ground, made: &str) -> Outcome<(u64, u64)> {
    // It waits at its end, so that its worker can be looked at.
    let code = format!("import time\nimport numpy as np\nmade = {made}\ntime.sleep(0.3)");
    let mut command = ground.program(&["exec", "--json", "--memory", "1G", "-c", &code]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let number = i32::try_from(child.id())?;
    let mut resident = 0;
    while child.try_wait()?.is_none() {
        for worker in children_of(number)?.iter().filter(|child| child.is_worker()) {
            resident = resident.max(peak(worker.number).unwrap_or_default());
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let mut report = String::new();
    child.stdout.take().ok_or("no output")?.read_to_string(&mut report)?;
    let report: Value = serde_json::from_str(&report)?;
    let reported = report["peak_memory_bytes"].as_u64().ok_or_else(|| report.to_string())?;
    Ok((reported, resident << 10))
}

/// What asks for far more than there may be, by text arrays whose rows are wide or many.
const TOO_WIDE: [&str; 5] = [
    "[np.full(10**6, 'x', dtype='U1000000') for _ in range(100)]",
    "np.array(['\u{e9}' * 1000] * 10**6)",
    "np.char.add(np.full(10**6, 'x' * 50, dtype='U50'), np.full(10**6, 'y' * 500, dtype='U500'))",
    "[np.full(10**5, 'x' * 100, dtype='U100') for _ in range(100)]",
    "np.full(10**6, 'x' * 1000, dtype='U1000')",
];

/// Whatever stops it, by then the worker held no more than its limit, and what native code is let go on with until it can be
/// stopped.
pub(crate) fn stopped_within_its_limit() -> Outcome {
    const LIMIT: u64 = 256 << 20;
    const HEADROOM: u64 = 64 << 20;
    const NEAR: u64 = 16 << 20;
    const MOST: u64 = LIMIT + HEADROOM + NEAR;
    let ground = Ground::new()?;
    let without = ended(&ground, "0")?.1;
    for made in TOO_WIDE {
        let (error, resident) = ended(&ground, made)?;
        let resident = resident.saturating_sub(without);
        println!("memory in MiB of {made} when it was stopped by {error}: {}", resident >> 20);
        if !["MemoryLimit", "MemoryError"].contains(&error.as_str()) || resident > MOST {
            return Err(format!("{made}: {error}, {resident} bytes resident").into());
        }
    }
    Ok(())
}

/// What an execution ended with, and the most that its worker held, in bytes.
fn ended(ground: &Ground, made: &str) -> Outcome<(String, u64)> {
    let code = format!("import numpy as np\nmade = {made}");
    let mut command = ground.program(&["exec", "--json", "--memory", "256M", "-c", &code]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let mut report = String::new();
    child.stdout.take().ok_or("no output")?.read_to_string(&mut report)?;
    let report: Value = serde_json::from_str(&report)?;
    let error = report["error"]["type"].as_str().unwrap_or("nothing").to_owned();
    Ok((error, peak_of_ended(i32::try_from(child.id())?)?))
}
