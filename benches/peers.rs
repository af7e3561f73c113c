//! Measures against CPython in the same run and prints ratios as one table.
//!
//! `scripts/measure` builds the shipped binary and runs this. `PYTHON` names another interpreter,
//! `ORCHESTRATOR` another binary.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::cast_precision_loss,
    reason = "runs programs, and measures"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use orchestrator::pool::{Call, Pool, PoolOptions, Request, Source};
use orchestrator_runtime::{Access, Isolation};

const N_COLD: usize = 40;
const N_WARM: usize = 200;
const N_PROGRAM: usize = 5;

fn main() {
    let binary =
        std::env::var("ORCHESTRATOR").map_or_else(|_| PathBuf::from(env!("CARGO_BIN_EXE_orchestrator")), PathBuf::from);
    let python = real_python();
    println!("| what | orchestrator | python | ratio |\n|---|---|---|---|");
    cold(&binary, &python);
    warm(&binary);
    programs(&binary, &python);
    instruction_budget(&binary);
}

/// The interpreter itself, past any wrapper on the path.
fn real_python() -> PathBuf {
    let named = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let output = Command::new(named).args(["-c", "import sys; print(sys.executable)"]).output();
    let path = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    PathBuf::from(path.expect("a python3 to compare with"))
}

fn row(what: &str, own: Duration, peer: Duration) {
    let ratio = own.as_secs_f64() / peer.as_secs_f64();
    println!("| {what} | {:.2} ms | {:.2} ms | {ratio:.2} |", milliseconds(own), milliseconds(peer));
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn percentile(times: &mut [Duration], percent: usize) -> Duration {
    times.sort();
    times[(times.len() - 1) * percent / 100]
}

/// Whole processes, taking turns so that both see the same machine.
fn cold(binary: &Path, python: &Path) {
    let time = |command: &mut Command| {
        let start = Instant::now();
        let output = command.output().expect("a command");
        assert!(output.status.success());
        start.elapsed()
    };
    let (mut own, mut peer) = (Vec::new(), Vec::new());
    for _ in 0..N_COLD {
        own.push(time(Command::new(binary).args(["exec", "-c", "1+1"])));
        peer.push(time(Command::new(python).args(["-I", "-S", "-c", "1+1"])));
    }
    row("cold `-c 1+1`, p50", percentile(&mut own, 50), percentile(&mut peer, 50));
}

fn warm(binary: &Path) {
    let mut options = PoolOptions::new(Isolation::Production, Access::Memory).expect("options");
    options.source = Source::of(binary.to_path_buf(), None);
    options.n_warm = 4;
    let pool = Pool::start(options).expect("a pool");
    let request = || Request::new("1+1", Isolation::Production);
    let mut fresh = Vec::new();
    for _ in 0..N_WARM {
        assert!(pool.wait_until_warm(), "workers do not get ready");
        // A model takes longer to write its next script than the pool to settle.
        std::thread::sleep(Duration::from_millis(20));
        let start = Instant::now();
        pool.execute(request(), None).expect("a report");
        fresh.push(start.elapsed());
    }
    let mut same = Vec::new();
    for _ in 0..N_WARM {
        let start = Instant::now();
        let call = Call { session: Some("bench".to_owned()), ..Call::new(request()) };
        pool.run(call).expect("a report");
        same.push(start.elapsed());
    }
    for (what, times) in [("new interpreter and process", &mut fresh), ("same session", &mut same)] {
        let (half, most) = (percentile(times, 50), percentile(times, 95));
        println!("| warm, {what} | p50 {:.2} ms, p95 {:.2} ms | | |", milliseconds(half), milliseconds(most));
    }
}

/// Each program times itself.
fn own_time(command: &mut Command) -> Duration {
    let output = command.output().expect("a program");
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Duration::from_secs_f64(text.parse().unwrap_or_else(|_| panic!("no time in {output:?}")))
}

/// The best of a few runs counts.
fn best_time(command: impl Fn() -> Command) -> Duration {
    (0..N_PROGRAM).map(|_| own_time(&mut command())).min().unwrap_or_default()
}

fn run(binary: &Path, program: &Path) -> Command {
    let mut command = Command::new(binary);
    command.arg("exec").arg(program);
    command
}

fn programs(binary: &Path, python: &Path) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/programs");
    let mut logarithms = Vec::new();
    for name in ["calls", "loops", "dicts", "lists", "strings", "sorting", "objects", "jsons", "regexes", "generators"]
    {
        let program = folder.join(name).with_extension("py");
        let own = best_time(|| run(binary, &program));
        let peer = best_time(|| {
            let mut command = Command::new(python);
            command.arg("-I").arg(&program);
            command
        });
        logarithms.push((own.as_secs_f64() / peer.as_secs_f64()).ln());
        row(&format!("program {name}"), own, peer);
    }
    let mean = (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp();
    println!("| ten programs, geometric mean | | | {mean:.2} |");
}

/// Short loops and calls, where counting costs most, with a budget and without. They take turns, so that both see the
/// same machine.
fn instruction_budget(binary: &Path) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/programs/budget");
    let mut worst = 0.0_f64;
    for name in
        ["while_loop", "for_loop", "short_loops", "sums", "calls", "recursion", "comprehension", "generator", "library"]
    {
        let program = folder.join(name).with_extension("py");
        let (mut plain, mut counted) = (Duration::MAX, Duration::MAX);
        for _ in 0..N_PROGRAM {
            plain = plain.min(own_time(&mut run(binary, &program)));
            let mut command = run(binary, &program);
            command.args(["--max-instructions", "1000000000"]);
            counted = counted.min(own_time(&mut command));
        }
        let ratio = counted.as_secs_f64() / plain.as_secs_f64();
        worst = worst.max(ratio);
        let (plain, counted) = (milliseconds(plain), milliseconds(counted));
        println!("| instruction budget, {name} | {counted:.2} ms | off: {plain:.2} ms | {ratio:.2} |");
    }
    println!("| instruction budget, the worst of them | | | {worst:.2} |");
}
