//! `orchestrator selftest`: the canary. Every limit must fire, every wall must hold.

use std::process::ExitCode;
use std::time::Duration;

use orchestrator_runtime::report::Report;
use orchestrator_runtime::{Access, ErrorClass, Isolation};
use serde_json::json;

use crate::pool::{Pool, PoolOptions, Request, SoleWorker, Walls};
use crate::terminal::print_line;

/// One attack, and what must stop it.
struct Check {
    name: &'static str,
    code: &'static str,
    stopped_by: ErrorClass,
    limit: Limit,
}

/// Which budget is made small for the check.
#[derive(Clone, Copy)]
enum Limit {
    None,
    Time,
    Memory,
    Instructions,
    Output,
}

const CHECKS: [Check; 16] = [
    Check {
        name: "time: endless loop that catches everything",
        code: "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
        stopped_by: ErrorClass::ExecutionTimeout,
        limit: Limit::Time,
    },
    Check {
        name: "time: native loop without bytecode",
        code: "import itertools\nsum(itertools.repeat(1))",
        stopped_by: ErrorClass::ExecutionTimeout,
        limit: Limit::Time,
    },
    Check {
        name: "time: hopeless regular expression",
        code: "import re\nre.match(r'(a+)+$', 'a' * 60 + 'b')",
        stopped_by: ErrorClass::ExecutionTimeout,
        limit: Limit::Time,
    },
    Check {
        name: "memory: growing list",
        code: "kept = []\nwhile True: kept.append(bytearray(100_000))",
        stopped_by: ErrorClass::MemoryLimit,
        limit: Limit::Memory,
    },
    Check {
        name: "memory: one huge allocation",
        code: "'a' * 10**11",
        stopped_by: ErrorClass::MemoryLimit,
        limit: Limit::Memory,
    },
    Check {
        name: "instructions: budget",
        code: "for _ in range(10**9): pass",
        stopped_by: ErrorClass::InstructionLimit,
        limit: Limit::Instructions,
    },
    Check {
        name: "output: flood",
        code: "while True: print('x' * 1000)",
        stopped_by: ErrorClass::OutputLimit,
        limit: Limit::Output,
    },
    Check {
        name: "recursion: endless",
        code: "def again(): return again()\nagain()",
        stopped_by: ErrorClass::RecursionError,
        limit: Limit::None,
    },
    Check {
        name: "compiler: nested brackets",
        code: "NESTED",
        stopped_by: ErrorClass::SyntaxError,
        limit: Limit::None,
    },
    Check { name: "import: os", code: "import os", stopped_by: ErrorClass::ImportError, limit: Limit::None },
    Check { name: "import: socket", code: "import socket", stopped_by: ErrorClass::ImportError, limit: Limit::None },
    Check {
        name: "modules: through an allowed one",
        code: "import statistics\nstatistics.sys",
        stopped_by: ErrorClass::AttributeError,
        limit: Limit::None,
    },
    Check { name: "builtins: eval", code: "eval('1')", stopped_by: ErrorClass::NameError, limit: Limit::None },
    Check {
        name: "functions: globals of trusted code",
        code: "import json\njson.dumps.__globals__['__builtins__']",
        stopped_by: ErrorClass::KeyError,
        limit: Limit::None,
    },
    Check {
        name: "code objects: replace",
        code: "(lambda: 0).__code__.replace(co_name='x')",
        stopped_by: ErrorClass::AttributeError,
        limit: Limit::None,
    },
    Check {
        name: "files: outside the project",
        code: "open('/etc/passwd')",
        stopped_by: ErrorClass::PermissionError,
        limit: Limit::None,
    },
];

pub(super) fn run() -> anyhow::Result<ExitCode> {
    // First, while this process has one thread: it may be a fork.
    let mut of_exec = SoleWorker::start(Isolation::Production, &Access::Memory, None, false)?;
    let mut options = PoolOptions::new(Isolation::Production, Access::Memory)?;
    options.n_warm = 1;
    let pool = Pool::start(options)?;
    print_line(format_args!("Walls of this system around each worker: {}", shown(pool.walls()?)))?;
    print_line(format_args!("Around the worker of `exec`: {}\n", shown(of_exec.wait_until_ready()?)))?;
    drop(of_exec);
    let mut n_failed = check_all(&pool)?;
    let mut n_checks = CHECKS.len();
    if pool.expect_many() {
        print_line("\nThe same in workers that are forked from a template:")?;
        n_failed += check_all(&pool)?;
        n_checks += CHECKS.len();
    }
    print_line(format_args!("{n_checks} checks, {n_failed} failed"))?;
    Ok(if n_failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn shown(walls: Walls) -> String {
    if walls.standing().is_empty() {
        return "none, our own hold alone".to_owned();
    }
    walls.named().map(|(name, stands)| format!("{name} {}", if stands { "yes" } else { "no" })).join(", ")
}

/// How many checks fail.
fn check_all(pool: &Pool) -> anyhow::Result<usize> {
    print_line(format_args!("{:<46} {:<18} {:>8}  verdict", "check", "stopped by", "time"))?;
    let mut n_failed = 0;
    for check in &CHECKS {
        let report = pool.execute(request(check), None)?;
        let next = pool.execute(Request::new("6 * 7", Isolation::Production), None)?;
        let found = stopped_by(&report);
        let holds = found == check.stopped_by.name() && next.result == json!(42);
        n_failed += usize::from(!holds);
        let verdict = if holds { "ok".to_owned() } else { format!("FAILED, expected {}", check.stopped_by) };
        let time = report.execution_time_ms;
        print_line(format_args!("{:<46} {found:<18} {time:>5} ms  {verdict}", check.name))?;
    }
    Ok(n_failed)
}

fn stopped_by(report: &Report) -> &str {
    report.error.as_ref().map_or("nothing", |error| error.kind.as_str())
}

fn request(check: &Check) -> Request {
    let code = if check.code == "NESTED" { "(".repeat(5000) + "1" + &")".repeat(5000) } else { check.code.to_owned() };
    let mut request = Request::new(code, Isolation::Production);
    // The walls are what is tested, not the courtesy check before them.
    request.skip_safety_check = true;
    request.limits.timeout = Duration::from_secs(20);
    match check.limit {
        Limit::None => {}
        Limit::Time => request.limits.timeout = Duration::from_millis(300),
        Limit::Memory => request.limits.memory_bytes = 64 << 20,
        Limit::Instructions => request.limits.max_instructions = Some(100_000),
        Limit::Output => request.limits.output_bytes = 64 << 10,
    }
    request
}
