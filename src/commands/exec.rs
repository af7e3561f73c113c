//! `orchestrator exec`: runs one script in a worker of its own, which is a fork of this process where the system has such.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "reads the script it was told to run, and ends with its report"
)]

use std::fs::File;
use std::io::{IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use orchestrator_runtime::host::{Asker, NoHost};
use orchestrator_runtime::{Access, Host, Isolation, Limits, Recorded, Report, Request, Sink, Stream};
use serde::Serialize;
use serde_json::{Map, Value};

use super::person;
use crate::interrupt::stop_script_on_ctrl_c;
use crate::pool::{SoleWorker, Walls};
use crate::settings::{Settings, parse_isolation, parse_size};
use crate::stdio;
use crate::terminal::{Colours, end_progress, show_progress};
use crate::tools::GuestHost;

#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Script to run, or `-` for standard input
    #[arg(required_unless_present = "code", conflicts_with = "code", value_name = "FILE")]
    file: Option<String>,
    /// Code to run; its value is printed after its output
    #[arg(short, value_name = "CODE", allow_hyphen_values = true)]
    code: Option<String>,
    /// Variables for the script: a JSON object, or @FILE that holds one
    #[arg(long, value_name = "JSON|@FILE")]
    context: Option<String>,
    /// Seconds the script may run
    #[arg(long, value_name = "S", value_parser = parse_seconds)]
    timeout: Option<Duration>,
    /// Memory the script may use, such as 512M or 1G
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    memory: Option<usize>,
    /// Bytes the script may read from files, such as 64G
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    read_bytes: Option<usize>,
    /// Work units (calls and turns of loops) the script may spend
    #[arg(long, value_name = "N")]
    max_instructions: Option<u64>,
    /// development, production or hardened
    #[arg(long, value_name = "LEVEL", default_value = "production", value_parser = parse_isolation)]
    isolation: Isolation,
    /// Folder the script may read, with its output folders
    #[arg(long, value_name = "DIR", default_value = ".")]
    project: PathBuf,
    /// Seed of all randomness; with --clock the script sees the same on every run
    #[arg(long, value_name = "N", requires = "clock")]
    seed: Option<u64>,
    /// What time it is when the script begins, such as 2026-01-31T08:00:00Z
    #[arg(long, value_name = "TIME", requires = "seed", value_parser = parse_clock)]
    clock: Option<i64>,
    /// Run nothing where the system does not raise all of its walls around the script
    #[arg(long)]
    require_walls: bool,
    /// Print one report as JSON instead of the output
    #[arg(long)]
    json: bool,
    /// What the script finds in sys.argv
    #[arg(last = true, value_name = "ARGS")]
    argv: Vec<String>,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let (echo, json, isolation) = (arguments.code.is_some(), arguments.json, arguments.isolation);
    let project = arguments.project.clone();
    let asks_for_walls = arguments.require_walls.then_some(true);
    let mut out = stdio::take_stdout().context("standard output cannot be used")?;
    let (request, access) = prepare(arguments)?;
    let hash_seed = request.recorded.map(|_| Recorded::HASH_SEED);
    // Before anything starts a thread, and before the settings are read: they hold passwords of databases.
    let is_watched = !json && out.is_terminal();
    let mut worker =
        SoleWorker::start(isolation, &access, hash_seed, is_watched).context("no worker can be started")?;
    let is_cancelled = stop_script_on_ctrl_c().context("cannot listen for Ctrl-C")?;
    let requires_walls = Settings::requires_walls(&project, asks_for_walls)?;
    let walls = worker.wait_until_ready()?;
    if requires_walls {
        walls.require_all()?;
    }
    // With a report at the end, a person at a terminal sees the progress alone.
    let only_progress = |stream, text: &str| {
        if stream == Stream::Progress {
            show_progress(text);
        }
    };
    let sink: Sink = if json { Box::new(only_progress) } else { stream_to(out.try_clone()?) };
    let host = LazyHost { project, isolation, host: OnceLock::new() };
    let report = worker.execute(request, sink, &is_cancelled, &host);
    // Queries and calls that nobody waits for any more are ended in their servers too, and so are servers we started.
    if let Some(Some(host)) = host.host.get() {
        host.end();
        host.close_servers();
    }
    end_progress();
    // Whoever closed the pipe does not want to read; that changes nothing about what the script did.
    let _ = if json { print_json(&report, walls, &mut out) } else { print_outcome(&report, echo, &mut out) };
    drop(worker);
    // Threads that still wait for somebody's answer are not worth waiting for.
    std::process::exit(report.exit_code().into());
}

/// Skills and tools of the project, opened when a script first asks: most never do.
struct LazyHost {
    project: PathBuf,
    isolation: Isolation,
    host: OnceLock<Option<GuestHost>>,
}

impl Host for LazyHost {
    fn call(&self, name: &str, arguments: Value, asker: Asker) {
        let host = self.host.get_or_init(|| {
            let toolbox = super::call::open(&self.project).ok()?;
            let host = GuestHost::of_level(&toolbox, self.isolation);
            Some(host.heard_by(person::confirm(), Some(Arc::new(person::Ear))))
        });
        match host {
            Some(host) => host.call(name, arguments, asker),
            None => NoHost.call(name, arguments, asker),
        }
    }

    fn abandon(&self, ticket: u64) {
        if let Some(Some(host)) = self.host.get() {
            host.abandon(ticket);
        }
    }
}

fn prepare(arguments: Arguments) -> anyhow::Result<(Request, Access)> {
    let (code, name) = match (&arguments.code, arguments.file.as_deref()) {
        (Some(code), _) => (code.clone(), "-c".to_owned()),
        (None, Some("-")) => (read_standard_input()?, "-".to_owned()),
        (None, Some(file)) => (read_script(file)?, file.to_owned()),
        (None, None) => bail!("a script is needed"),
    };
    let defaults = arguments.isolation.default_limits();
    let limits = Limits {
        timeout: arguments.timeout.unwrap_or(defaults.timeout),
        memory_bytes: arguments.memory.unwrap_or(defaults.memory_bytes),
        read_bytes: arguments.read_bytes.map_or(defaults.read_bytes, |bytes| bytes as u64),
        max_instructions: arguments.max_instructions,
        ..defaults
    };
    if !arguments.project.is_dir() {
        bail!("the project folder '{}' does not exist", arguments.project.display());
    }
    let access = Access::of_level(arguments.isolation, &arguments.project);
    let mut argv = vec![name];
    argv.extend(arguments.argv);
    let context = parse_context(arguments.context.as_deref())?;
    let recorded = arguments.seed.zip(arguments.clock).map(|(seed, clock_ns)| Recorded { clock_ns, seed });
    Ok((Request { code, context, limits, arguments: argv, recorded, ..Request::default() }, access))
}

fn read_standard_input() -> anyhow::Result<String> {
    let mut code = String::new();
    std::io::stdin().read_to_string(&mut code).context("standard input cannot be read as text")?;
    Ok(without_mark(code))
}

/// Editors on Windows put a byte order mark in front of the text.
fn without_mark(code: String) -> String {
    code.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(code)
}

fn read_script(file: &str) -> anyhow::Result<String> {
    let bytes = std::fs::read(file).with_context(|| format!("the script '{file}' cannot be read"))?;
    let text = String::from_utf8(bytes).map_err(|_| anyhow!("the script '{file}' is not UTF-8 text"))?;
    Ok(without_mark(text))
}

fn parse_context(context: Option<&str>) -> anyhow::Result<Map<String, Value>> {
    let Some(context) = context else { return Ok(Map::new()) };
    let text = match context.strip_prefix('@') {
        Some(file) => {
            std::fs::read_to_string(file).with_context(|| format!("the context file '{file}' cannot be read"))?
        }
        None => context.to_owned(),
    };
    match serde_json::from_str(&text).context("--context is not valid JSON")? {
        Value::Object(map) => Ok(map),
        other => bail!("--context must be a JSON object, found {}", kind_of(&other)),
    }
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("'{text}' is not a number of seconds"))?;
    if seconds <= 0.0 {
        return Err("the timeout must be positive".to_owned());
    }
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("'{text}' is not a usable number of seconds"))
}

/// Nanoseconds since 1970.
fn parse_clock(text: &str) -> Result<i64, String> {
    let moment = chrono::DateTime::parse_from_rfc3339(text)
        .map_err(|_| format!("'{text}' is not a time such as 2026-01-31T08:00:00Z"))?;
    moment.timestamp_nanos_opt().ok_or_else(|| format!("'{text}' is too far away"))
}

/// Writes what the guest prints, as it comes from the worker: in lines if a person watches, else in blocks. Progress is a
/// line of a terminal, gone when there is something to read.
fn stream_to(mut out: File) -> Sink {
    let at_once = out.is_terminal();
    let mut is_at_line_start = true;
    Box::new(move |stream, text| {
        if stream == Stream::Progress {
            // A line that the script has begun would be gone with the one of the progress.
            if is_at_line_start {
                show_progress(text);
            }
            return;
        }
        end_progress();
        // A closed pipe is the reader's choice, not the script's failure.
        let _ = match stream {
            Stream::Out => out.write_all(text.as_bytes()),
            _ => std::io::stderr().write_all(text.as_bytes()),
        };
        if (at_once || stream == Stream::Err) && !text.is_empty() {
            is_at_line_start = text.ends_with('\n');
        }
    })
}

/// The report, and which walls of the system stood around the script.
#[derive(Serialize)]
struct Printed<'a> {
    #[serde(flatten)]
    report: &'a Report,
    walls: Vec<&'static str>,
}

fn print_json(report: &Report, walls: Walls, out: &mut File) -> anyhow::Result<()> {
    let mut text = serde_json::to_string(&Printed { report, walls: walls.standing() })?;
    text.push('\n');
    out.write_all(text.as_bytes())?;
    Ok(())
}

fn print_outcome(report: &Report, echo: bool, out: &mut File) -> anyhow::Result<()> {
    if echo && report.success && !report.result.is_null() {
        match &report.result {
            Value::String(text) => writeln!(out, "{text}")?,
            value => writeln!(out, "{value:#}")?,
        }
    }
    if let Some(error) = &report.error {
        let traceback = Colours::of_errors().traceback(&error.traceback);
        std::io::stderr().write_all(traceback.as_bytes())?;
    }
    Ok(())
}
