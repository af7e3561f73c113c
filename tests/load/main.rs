//! The server under load, and killed under load. A short form runs with every test; `scripts/check-load` runs it whole.
//!
//! `LOAD_EXECUTIONS`, `LOAD_KILLS` and `LOAD_SEED` say how much and which; `ORCHESTRATOR` is another program than the one just
//! built. The seed is printed, so that a failure can be repeated.

#![cfg(all(target_os = "linux", target_env = "gnu"))]
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "sets up folders, starts the real program, and kills it"
)]

#[path = "../guest/attack.rs"]
#[expect(dead_code, reason = "results are judged where attacks run one at a time")]
mod attack;
mod executions;
mod ground;
mod http;
mod kills;
mod many;
mod memory;
mod numbers;
mod processes;
mod stdio;
mod watch;

use std::error::Error;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// Longer than anything here can take; whoever waits so long has waited in vain.
const PATIENCE: Duration = Duration::from_secs(120);

/// Calls at a time.
const N_LANES: usize = 8;

/// The tests look at the children of this process, so they take turns.
fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A number of the environment, or this one.
fn asked(variable: &str, usual: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The seed of this run, told to whoever may have to repeat it.
fn seed() -> u64 {
    let seed = asked("LOAD_SEED", 1) as u64;
    println!("LOAD_SEED={seed}");
    seed
}

/// What a tool answered: its structured content, or what it said in its place.
fn told(mut result: Value) -> Value {
    match result["structuredContent"].take() {
        Value::Null => result["content"][0]["text"].take(),
        structured => structured,
    }
}

#[test]
fn every_execution_is_answered_and_nothing_is_left() -> Outcome {
    let _turn = turn();
    many::run(asked("LOAD_EXECUTIONS", 600), seed())
}

#[test]
fn killed_under_load_the_next_call_is_served() -> Outcome {
    let _turn = turn();
    kills::run(asked("LOAD_KILLS", 20), seed())
}

#[test]
fn a_refused_line_leaves_no_memory() -> Outcome {
    let _turn = turn();
    memory::after_a_refused_line()
}

#[test]
fn a_report_says_how_much_memory_was_used() -> Outcome {
    let _turn = turn();
    memory::reported_is_resident()
}

#[test]
fn what_is_stopped_held_hardly_more_than_it_may() -> Outcome {
    let _turn = turn();
    memory::stopped_within_its_limit()
}
