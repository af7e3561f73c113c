//! `tests/recorded`: scripts that read the clock, draw numbers, show addresses, or share their work among threads. With
//! the same record each prints and writes the same bytes, in whatever process, session, zone and number of threads.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Pool, PoolOptions, Request, Source};
use orchestrator_runtime::{Access, Isolation, Recorded, Report};

use crate::project::{Project, compare, difference, files_below, program};

/// 2026-01-31T08:00:00Z.
const RECORD: Recorded = Recorded { clock_ns: 1_769_846_400_000_000_000, seed: 7 };

/// What an earlier execution of a session may have done: it has read the clock and drawn numbers of the machine's own.
const EARLIER: &str = "
import logging, random, secrets, time, uuid
import numpy as np
np.random.rand(), random.random(), uuid.uuid1(), uuid.uuid7(), logging.getLogger(), time.tzname
";

/// Scripts that print the same whatever the record says.
const WITHOUT_RECORD: [&str; 4] = ["copies", "hashes", "objects", "scans"];

pub fn trials() -> Vec<Trial> {
    let scripts = files_below("recorded", "py").into_iter();
    let repeated = scripts.map(|(name, path)| Trial::test(format!("recorded::{name}"), move || repeat(&name, &path)));
    let others = [
        Trial::test("recorded::sessions", sessions_begin_anew),
        Trial::test("recorded::threads", threads_and_zones_change_nothing),
        Trial::test("recorded::unrecorded", without_a_record_runs_differ),
        Trial::test("recorded::memory", little_memory_is_enough),
    ];
    repeated.chain(others).collect()
}

fn project() -> Result<Project, Failed> {
    let project = Project::with_database();
    let rows: Vec<String> = (0..300_000_u32).map(|row| format!("{row},{}.{}\n", row % 977, row % 89)).collect();
    fs::write(project.folder().join("data/raw/big.csv"), format!("row,value\n{}", rows.concat()))?;
    Ok(project)
}

/// A pool that starts a worker for each call.
fn pool(project: &Project) -> Result<Pool, Failed> {
    let access = Access::of_level(Isolation::Production, project.folder());
    let options = PoolOptions::new(Isolation::Production, access)?;
    let source = Source::of(program().to_owned(), Some(Recorded::HASH_SEED));
    Ok(Pool::start(PoolOptions { source, n_warm: 0, ..options })?)
}

fn request(code: &str, recorded: Option<Recorded>) -> Request {
    let mut request = Request { recorded, ..Request::new(code, Isolation::Production) };
    request.limits.timeout = Duration::from_secs(120);
    request
}

/// What was printed, and the files that were written with their bytes.
type Seen = (String, Vec<(String, Vec<u8>)>);

fn seen(project: &Project, report: Report) -> Result<Seen, Failed> {
    let shown = report.output + &report.error.map_or_else(String::new, |error| error.traceback);
    let mut files = Vec::new();
    for artifact in report.artifacts {
        let bytes = fs::read(project.folder().join(&artifact.path))?;
        files.push((artifact.path, bytes));
    }
    Ok((shown, files))
}

/// Runs the script in a process and a project of its own.
fn run(code: &str, recorded: Option<Recorded>) -> Result<Seen, Failed> {
    let project = project()?;
    let report = pool(&project)?.execute(request(code, recorded), None)?;
    seen(&project, report)
}

fn same(first: &Seen, second: &Seen) -> Result<(), Failed> {
    if first.0 != second.0 {
        return Err(difference(&first.0, &second.0).into());
    }
    let names = |seen: &Seen| seen.1.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    if names(first) != names(second) {
        return Err(difference(&names(first).join("\n"), &names(second).join("\n")).into());
    }
    match first.1.iter().zip(&second.1).find(|(one, other)| one != other) {
        Some(((name, _), _)) => Err(format!("{name} has other bytes").into()),
        None => Ok(()),
    }
}

fn repeat(name: &str, path: &Path) -> Result<(), Failed> {
    let code = fs::read_to_string(path)?;
    let first = run(&code, Some(RECORD))?;
    same(&first, &run(&code, Some(RECORD))?)?;
    let expected = path.with_extension("out");
    if expected.exists() {
        compare(&expected, &first.0)?;
    }
    let other = run(&code, Some(Recorded { clock_ns: RECORD.clock_ns + 86_400_000_000_000, seed: 8 }))?;
    if (first == other) != WITHOUT_RECORD.contains(&name) {
        return Err("another record must show, where one is asked for".into());
    }
    Ok(())
}

fn sessions_begin_anew() -> Result<(), Failed> {
    // One takes long and shows no more here, the other leaves a clock of its own behind.
    let is_asked = |name: &str| !["heavy", "tampering"].contains(&name);
    for (name, path) in files_below("recorded", "py").into_iter().filter(|(name, _)| is_asked(name)) {
        let code = fs::read_to_string(path)?;
        let project = project()?;
        let pool = pool(&project)?;
        let within = |request| pool.run(Call { session: Some("one".to_owned()), ..Call::new(request) });
        within(request(EARLIER, None))?;
        let found = seen(&project, within(request(&code, Some(RECORD)))?)?;
        same(&run(&code, Some(RECORD))?, &found)
            .map_err(|error| format!("{name}: {}", error.message().unwrap_or_default()))?;
        // Afterwards the machine's own clock and zone count again.
        let after = within(request(
            "import random, time; [time.time() > 1.7e9, time.monotonic_ns() > 10**9, time.tzname]",
            None,
        ))?;
        let before = pool.execute(request("import time; time.tzname", None), None)?;
        if after.result[0] != true || after.result[1] != true || after.result[2] != before.result {
            return Err(format!("{name}: the record goes on: {}", after.result).into());
        }
    }
    Ok(())
}

fn threads_and_zones_change_nothing() -> Result<(), Failed> {
    let project = project()?;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded/heavy.py");
    let on = |n_threads: &str, zone: &str, script: &Path| -> Result<String, Failed> {
        let output = Command::new(program())
            .args(["exec", "--timeout", "120", "--seed", "7", "--clock", "2026-01-31T08:00:00Z", "--project"])
            .arg(project.folder())
            .arg(script)
            .envs(project.environment())
            .envs([("RAYON_NUM_THREADS", n_threads), ("POLARS_MAX_THREADS", n_threads), ("TZ", zone)])
            .output()?;
        Ok(format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr)))
    };
    let alone = on("1", "UTC", &script)?;
    for n_threads in ["2", "5"] {
        let found = on(n_threads, "Asia/Tokyo", &script)?;
        if found != alone {
            return Err(format!("{n_threads} threads:\n{}", difference(&alone, &found)).into());
        }
    }
    for name in ["clock", "waiting", "queries"] {
        let script = script.with_file_name(name).with_extension("py");
        compare(&script.with_extension("out"), &on("2", "America/New_York", &script)?)?;
    }
    Ok(())
}

fn without_a_record_runs_differ() -> Result<(), Failed> {
    for name in ["clock", "chance", "numbers", "queries"] {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded").join(name).with_extension("py");
        let code = fs::read_to_string(script)?;
        if run(&code, None)? == run(&code, None)? {
            return Err(format!("{name}: two runs without a record are the same").into());
        }
    }
    Ok(())
}

/// What a recorded execution knows about objects does not keep them.
fn little_memory_is_enough() -> Result<(), Failed> {
    let project = project()?;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded/copies.py");
    let mut request = request(&fs::read_to_string(&script)?, Some(RECORD));
    request.limits.memory_bytes = 128 << 20;
    let (shown, _) = seen(&project, pool(&project)?.execute(request, None)?)?;
    Ok(compare(&script.with_extension("out"), &shown)?)
}
