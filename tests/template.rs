//! Workers that are forked from a template: what they share with each other, what they must not, and what becomes of them
//! when the template, the program or they themselves are killed.

#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "looks at processes, and kills them")]
#![cfg(all(target_os = "linux", target_env = "gnu"))]

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use orchestrator::pool::{Call, Pool, PoolOptions, Request, Source};
use orchestrator_runtime::report::ErrorReport;
use orchestrator_runtime::{Access, ErrorClass, Isolation, Report};
use serde_json::{Value, json};

/// The program of this build, or the one that ORCHESTRATOR names, as it is shipped.
fn program() -> PathBuf {
    let named = std::env::var_os("ORCHESTRATOR").map(|named| std::path::absolute(named).expect("a path"));
    named.unwrap_or_else(|| env!("CARGO_BIN_EXE_orchestrator").into())
}

/// The tests look at the children of this process, so they take turns.
fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A pool whose workers are forked from now on.
fn pool(n_warm: usize) -> Pool {
    let mut options = PoolOptions::new(Isolation::Production, Access::Memory).expect("pool options");
    options.source = Source::of(program(), None);
    options.n_warm = n_warm;
    let pool = Pool::start(options).expect("a pool");
    assert!(pool.expect_many(), "no template");
    pool
}

fn run(pool: &Pool, code: &str) -> Report {
    pool.execute(Request::new(code, Isolation::Production), None).expect("a report")
}

#[test]
fn every_worker_draws_its_own_numbers() {
    let _turn = turn();
    let pool = pool(2);
    let code = "
import random, secrets, uuid
import numpy as np
[random.random(), float(np.random.rand()), float(np.random.default_rng().random()), secrets.token_hex(8),
 str(uuid.uuid4()), str(uuid.uuid1()), random.SystemRandom().random()]";
    let mut drawn = BTreeSet::new();
    for n_workers in 1..=20 {
        let report = run(&pool, code);
        let values = report.result.as_array().unwrap_or_else(|| panic!("{report:?}")).clone();
        drawn.extend(values.iter().map(Value::to_string));
        assert_eq!(drawn.len(), n_workers * values.len(), "drawn before: {values:?}");
    }
}

#[test]
fn nothing_of_one_guest_is_found_by_the_next() {
    let _turn = turn();
    let pool = pool(1);
    let leave = "
import json, math
import numpy as np, pandas as pd
left = 1
for action in [
    lambda: setattr(math, 'left', 1), lambda: setattr(json, 'dumps', None), lambda: setattr(pd, 'left', 1),
    lambda: setattr(pd.DataFrame, 'left', 1), lambda: setattr(np, 'left', 1),
    lambda: pd.set_option('display.max_rows', 3), lambda: np.set_printoptions(precision=1),
    lambda: np.random.seed(1), lambda: open('/project/workspace/left.txt', 'w').write('left'),
]:
    try:
        action()
    except Exception:
        pass";
    let look = "
import json, math
from pathlib import Path
import numpy as np, pandas as pd
found = ['left' in globals(), hasattr(math, 'left'), json.dumps is None, hasattr(pd, 'left'),
    hasattr(pd.DataFrame, 'left'), hasattr(np, 'left'), pd.get_option('display.max_rows') == 3,
    np.get_printoptions()['precision'] == 1, Path('/project/workspace/left.txt').exists()]
[any(found), __name__, [name for name in globals() if not name.startswith('__')]]";
    for _ in 0..3 {
        assert!(run(&pool, leave).success);
        let names = json!(["json", "math", "Path", "np", "pd", "found"]);
        assert_eq!(run(&pool, look).result, json!([false, "__main__", names]));
    }
}

#[test]
fn the_limits_count_from_where_the_guest_begins() {
    let _turn = turn();
    let pool = pool(1);
    let report = run(&pool, "1 + 1");
    assert_eq!(report.result, json!(2));
    assert!(report.peak_memory_bytes < 1 << 20, "{} bytes for a sum", report.peak_memory_bytes);
    for (megabytes, error) in [(40, None), (80, Some(ErrorClass::MemoryLimit))] {
        let mut request = Request::new(format!("len(bytearray({megabytes} << 20)) >> 20"), Isolation::Production);
        request.limits.memory_bytes = 64 << 20;
        let report = pool.execute(request, None).expect("a report");
        assert_eq!(report.error.as_ref().and_then(ErrorReport::class), error, "{report:?}");
    }
}

#[test]
fn a_killed_template_is_replaced_and_no_call_is_lost() {
    let _turn = turn();
    let pool = pool(0);
    let first = template();
    signal(first, libc::SIGKILL);
    for _ in 0..10 {
        assert_eq!(run(&pool, "6 * 7").result, json!(42));
    }
    let next = until(|| {
        run(&pool, "None");
        children().into_iter().find(|child| child.is_template() && child.process != first)
    });
    drop(pool);
    assert_eq!((children(), next.process != first), (Vec::new(), true));
}

#[test]
fn a_template_that_hangs_holds_up_nobody_for_long() {
    let _turn = turn();
    let pool = pool(0);
    signal(template(), libc::SIGSTOP);
    let started = Instant::now();
    assert_eq!(run(&pool, "6 * 7").result, json!(42));
    assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
    drop(pool);
    assert_eq!(children(), Vec::new());
}

#[test]
fn a_killed_worker_is_reported_with_its_signal() {
    let _turn = turn();
    let pool = pool(1);
    let report = std::thread::scope(|scope| {
        let running = scope.spawn(|| {
            let (sender, receiver) = std::sync::mpsc::channel();
            let call = Call {
                sink: Some(Box::new(move |_, text| drop(sender.send(text.to_owned())))),
                ..Call::new(Request::new("print(1, flush=True)\nwhile True: pass", Isolation::Production))
            };
            scope.spawn(move || {
                receiver.recv().expect("the script runs");
                let busy = until(|| children().into_iter().find(|child| child.name == "worker" && child.n_ticks > 1));
                signal(busy.process, libc::SIGKILL);
            });
            pool.run(call).expect("a report")
        });
        running.join().expect("joined")
    });
    let error = report.error.expect("an error");
    assert_eq!(
        (error.class(), error.message.as_str()),
        (Some(ErrorClass::InternalError), "the worker process ended unexpectedly (signal 9)")
    );
    assert_eq!(run(&pool, "6 * 7").result, json!(42));
}

#[test]
fn template_and_spares_hold_nothing_of_the_program() {
    let _turn = turn();
    let pool = pool(2);
    let all = children();
    let names: Vec<&str> = all.iter().map(|child| child.name.as_str()).collect();
    assert_eq!(names.iter().filter(|name| **name == "worker").count(), 2, "{names:?}");
    let ours = field("/proc/self/status", "Seccomp_filters");
    for child in &all {
        let folder = format!("/proc/{}", child.process);
        let status = format!("{folder}/status");
        if child.is_template() {
            assert_eq!(field(&status, "Threads"), 1);
        }
        assert_eq!(fs::read(format!("{folder}/environ")).expect("readable"), b"", "{}", child.name);
        assert!(field(&status, "Seccomp_filters") > ours, "{} may connect", child.name);
        assert_eq!(field(&status, "NoNewPrivs"), 1, "{} may gain rights", child.name);
        let mut open: Vec<String> = fs::read_dir(format!("{folder}/fd"))
            .expect("readable")
            .map(|entry| fs::read_link(entry.expect("an entry").path()).expect("a link").display().to_string())
            .map(|target| target.split(':').next().unwrap_or_default().to_owned())
            .collect();
        open.sort();
        // Standard streams that lead nowhere, and the one socket; a worker's other half of it is a copy.
        let sockets = open.iter().filter(|target| *target == "socket").count();
        assert!(
            (1..=2).contains(&sockets) && open.iter().all(|target| target == "/dev/null" || target == "socket"),
            "{open:?}"
        );
    }
    drop(pool);
    assert_eq!(children(), Vec::new());
}

#[test]
fn the_template_does_not_grow() {
    let _turn = turn();
    let pool = pool(2);
    let status = format!("/proc/{}/status", template());
    for _ in 0..100 {
        run(&pool, "1");
    }
    let early = field(&status, "VmRSS");
    for _ in 0..400 {
        run(&pool, "1");
    }
    assert!(field(&status, "VmRSS") <= early + 256, "{early} kB, then {} kB", field(&status, "VmRSS"));
}

#[test]
fn all_of_it_ends_with_the_program() {
    let _turn = turn();
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Command::new(program())
        .args(["serve", "--project"])
        .arg(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a server");
    let mut input = server.stdin.take().expect("its input");
    let mut output = BufReader::new(server.stdout.take().expect("its output"));
    let hello = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" } } });
    writeln!(input, "{hello}").expect("sent");
    output.read_line(&mut String::new()).expect("an answer");
    let server_process = i32::try_from(server.id()).expect("a number");
    let all = until(|| {
        let all = children_of(server_process);
        (all.iter().any(Child::is_template) && all.iter().filter(|child| child.name == "worker").count() == 8)
            .then_some(all)
    });
    server.kill().expect("killed");
    server.wait().expect("waited");
    until(|| all.iter().all(|child| !fs::exists(format!("/proc/{}", child.process)).unwrap_or(true)).then_some(()));
}

#[derive(Debug, PartialEq)]
struct Child {
    process: i32,
    name: String,
    command: String,
    /// Hundredths of a second on a processor.
    n_ticks: u64,
}

impl Child {
    fn is_template(&self) -> bool {
        self.name != "worker" && self.command.ends_with("template")
    }
}

fn children() -> Vec<Child> {
    children_of(i32::try_from(std::process::id()).expect("a number"))
}

/// Children of a process that are not waiting to be waited for.
fn children_of(parent: i32) -> Vec<Child> {
    let processes =
        fs::read_dir("/proc").expect("readable").filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let children = processes.filter_map(|process: i32| {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let (name, rest) = stat.split_once('(')?.1.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let command = fs::read_to_string(format!("/proc/{process}/cmdline")).ok()?;
        let command = command.trim_end_matches('\0').replace('\0', " ");
        let n_ticks = fields.get(11)?.parse().ok()?;
        (fields.get(1)?.parse() == Ok(parent) && !command.is_empty()).then(|| Child {
            process,
            name: name.to_owned(),
            command,
            n_ticks,
        })
    });
    children.collect()
}

fn template() -> i32 {
    children().iter().find(|child| child.is_template()).expect("a template").process
}

fn signal(process: i32, signal: i32) {
    // SAFETY: sends a signal to a child of this process that was not waited for.
    assert_eq!(unsafe { libc::kill(process, signal) }, 0);
}

/// A number of a file such as /proc/self/status.
fn field(file: &str, name: &str) -> u64 {
    let text = fs::read_to_string(file).expect("readable");
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).expect("a field");
    line.split_whitespace().next().and_then(|value| value.parse().ok()).expect("a number")
}

/// Asks again until there is an answer, but not for ever.
fn until<T>(mut answer: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(found) = answer() {
            return found;
        }
        assert!(started.elapsed() < Duration::from_secs(60), "it never came");
        std::thread::yield_now();
    }
}
