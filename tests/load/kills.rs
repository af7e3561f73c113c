//! Workers, templates and servers are killed at random moments under load. The next call is served, no file of the program is
//! half-written, and the log is whole.

use std::fs;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use crate::executions::MEMORY;
use crate::ground::Ground;
use crate::numbers::Numbers;
use crate::processes::{Child, Held, adopt_orphans, bury_orphans, children_of, own_number, until};
use crate::stdio::{Answer, Server};
use crate::{N_LANES, Outcome, told};

/// Most milliseconds between two kills.
const LONGEST_PAUSE: usize = 200;

/// Most bytes of a file that a lane has written for it.
const LONGEST_FILE: usize = 400_000;

/// The server of the moment, for all lanes.
struct Place {
    server: Mutex<Option<Arc<Server>>>,
    changed: Condvar,
    is_over: AtomicBool,
    n_executed: AtomicUsize,
}

pub(crate) fn run(n_kills: usize, seed: u64) -> Outcome {
    adopt_orphans();
    let ground = Ground::new()?;
    let place = Place {
        server: Mutex::new(Some(start(&ground)?)),
        changed: Condvar::new(),
        is_over: AtomicBool::new(false),
        n_executed: AtomicUsize::new(0),
    };
    let outcomes: Vec<Result<(), String>> = std::thread::scope(|scope| {
        let lanes: Vec<_> = (0..N_LANES)
            .map(|lane| {
                scope.spawn({
                    let place = &place;
                    move || place.keep_busy(lane, seed).map_err(|error| format!("lane {lane}: {error}"))
                })
            })
            .collect();
        let killed = place.kill_often(&ground, n_kills, seed).map_err(|error| error.to_string());
        place.is_over.store(true, Relaxed);
        place.changed.notify_all();
        let lanes = lanes.into_iter().map(|lane| lane.join().unwrap_or_else(|_| Err("a lane failed".to_owned())));
        std::iter::once(killed).chain(lanes).collect()
    });
    outcomes.into_iter().collect::<Result<(), String>>()?;
    let last = place.lock().take().and_then(Arc::into_inner).ok_or("no server")?;
    if !last.end()?.success() {
        return Err("the last server did not end in order".into());
    }
    check_whole(&ground, place.n_executed.load(Relaxed))?;
    until("a process is left", || {
        bury_orphans();
        Ok(children_of(own_number())?.is_empty().then_some(()))
    })
}

fn start(ground: &Ground) -> Outcome<Arc<Server>> {
    Ok(Arc::new(Server::start(ground, &["--memory", MEMORY, "--max-parallel", "8"])?))
}

impl Place {
    fn lock(&self) -> MutexGuard<'_, Option<Arc<Server>>> {
        self.server.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The server, once there is one; none at the end.
    fn server(&self) -> Option<Arc<Server>> {
        let is_missing = |server: &mut Option<Arc<Server>>| server.is_none() && !self.is_over.load(Relaxed);
        let server = self.changed.wait_while(self.lock(), is_missing).unwrap_or_else(PoisonError::into_inner);
        if self.is_over.load(Relaxed) { None } else { server.clone() }
    }

    fn keep_busy(&self, lane: usize, seed: u64) -> Outcome {
        let mut number = 0;
        while let Some(server) = self.server() {
            number += 1;
            let mut numbers = Numbers::of(seed, ((lane + 1) << 24 | number) as u64);
            let work = Work::draw(&mut numbers, lane, number);
            match server.call(work.tool, &work.arguments)? {
                Answer::Given(result) => {
                    let has_begun = work.judge(result)?;
                    self.n_executed.fetch_add(usize::from(has_begun && work.tool == "execute_code"), Relaxed);
                }
                Answer::Lost => {
                    drop(server);
                    // The one who killed it starts the next.
                    let is_same = |server: &mut Option<Arc<Server>>| {
                        server.as_ref().is_some_and(|server| !server.is_alive()) && !self.is_over.load(Relaxed)
                    };
                    drop(self.changed.wait_while(self.lock(), is_same));
                }
            }
        }
        Ok(())
    }

    fn kill_often(&self, ground: &Ground, n_kills: usize, seed: u64) -> Outcome {
        let mut numbers = Numbers::of(seed, 0);
        let mut counts = [0; 3];
        for kill in 0..n_kills {
            // The moment is what is tried; nothing waits for it.
            std::thread::sleep(Duration::from_millis(numbers.below(LONGEST_PAUSE) as u64));
            let chosen = *numbers.one_of(&[0, 0, 0, 0, 0, 1, 1, 2, 2, 2]);
            counts[chosen] += 1;
            let failed = |error| format!("kill {kill}: {error}");
            match chosen {
                0 => self.kill_child(&mut numbers, Child::is_worker),
                1 => self.kill_child(&mut numbers, Child::is_template),
                _ => self.kill_server(ground),
            }
            .map_err(failed)?;
            self.ask().map_err(failed)?;
        }
        let [workers, templates, servers] = counts;
        println!("killed: {workers} workers, {templates} templates, {servers} servers");
        println!("{} executions were answered", self.n_executed.load(Relaxed));
        Ok(())
    }

    /// Kills one of the server's processes, and waits for its end.
    fn kill_child(&self, numbers: &mut Numbers, is_meant: fn(&Child) -> bool) -> Outcome {
        let server = self.server().ok_or("no server")?.number();
        let held = until("a process to kill", || {
            let all: Vec<Child> = children_of(server)?.into_iter().filter(is_meant).collect();
            Ok(if all.is_empty() { None } else { Held::of(numbers.one_of(&all).number) })
        })?;
        // It may have ended by itself meanwhile.
        let _ = held.kill();
        held.wait()
    }

    /// Kills the server, waits until all it had started is gone, and starts another.
    fn kill_server(&self, ground: &Ground) -> Outcome {
        let server = self.lock().clone().ok_or("no server")?;
        let children: Vec<Held> =
            children_of(server.number())?.iter().filter_map(|child| Held::of(child.number)).collect();
        let held = Held::of(server.number()).ok_or("the server has ended by itself")?;
        held.kill()?;
        held.wait()?;
        for child in children {
            child.wait()?;
        }
        check_whole(ground, self.n_executed.load(Relaxed))?;
        *self.lock() = Some(start(ground)?);
        self.changed.notify_all();
        Ok(())
    }

    /// The next call.
    fn ask(&self) -> Outcome {
        let server = self.server().ok_or("no server")?;
        match server.call("execute_code", &json!({ "code": "6 * 7" }))? {
            Answer::Given(result) => {
                self.n_executed.fetch_add(1, Relaxed);
                let report = told(result);
                if report["result"] == 42 { Ok(()) } else { Err(format!("the next call: {report:.1000}").into()) }
            }
            Answer::Lost => Err("the next call found no server".into()),
        }
    }
}

/// What a lane asks for, and whether it may fail by itself.
struct Work {
    tool: &'static str,
    arguments: Value,
    /// The error it ends with where nobody is killed.
    error: Value,
}

impl Work {
    fn draw(numbers: &mut Numbers, lane: usize, number: usize) -> Self {
        let of = |tool, arguments| Self { tool, arguments, error: Value::Null };
        let length = numbers.below(LONGEST_FILE);
        match numbers.below(8) {
            0 => of("execute_code", json!({ "code": "sum(range(1000))" })),
            1 => of("execute_code", json!({ "code": "n = 1", "session": format!("lane {lane}") })),
            2 => of(
                "execute_code",
                json!({ "code": "import pandas as pd\nlen(pd.DataFrame({'a': range(1000)}).to_csv())" }),
            ),
            // Too long for an answer: the whole goes to a file. Not printed: of that there is a part if the worker is killed.
            3 => of("execute_code", json!({ "code": format!("{:?}", long_text(length + 200_000)) })),
            4 | 5 => {
                let path = format!("lane_{lane}.txt");
                of("write_workspace_file", json!({ "path": path, "content": long_text(length) }))
            }
            6 => {
                let code = format!("def skill_{lane}():\n    {:?}\n    return {number}\n", long_text(length / 10));
                of("save_skill", json!({ "name": format!("skill_{lane}"), "code": code, "description": "d" }))
            }
            _ => Self {
                error: json!("ExecutionTimeout"),
                ..of("execute_code", json!({ "code": "while True: pass", "timeout": 1 }))
            },
        }
    }

    /// Whether it was begun at all: its worker may have been killed before.
    fn judge(&self, result: Value) -> Outcome<bool> {
        let report = told(result);
        let error = &report["error"];
        let is_killed = error["message"].as_str().is_some_and(|text| text.ends_with("(signal 9)"))
            // One that was killed before it got its script, or could say why the skill it checked fails.
            || report.as_str().is_some_and(|text| {
                text.contains("a worker process did not start") || text.contains("(signal 9)")
            });
        if is_killed || (report.is_object() && error["type"] == self.error) {
            return Ok(report.is_object());
        }
        Err(format!("{:.300} answered {report:.1000}", self.arguments).into())
    }
}

/// A text that shows whether all of it is there.
fn long_text(length: usize) -> String {
    format!("begin {length} {} end {length}", "x".repeat(length))
}

fn is_whole(text: &str) -> bool {
    let text = text.trim_end();
    let length = text.strip_prefix("begin ").and_then(|rest| rest.split(' ').next()).and_then(|word| word.parse().ok());
    length.is_some_and(|length| text == long_text(length))
}

/// Files that the program has written are whole, and so is its log, which knows of every execution that was answered.
fn check_whole(ground: &Ground, n_answered: usize) -> Outcome {
    let workspace = ground.project().join("workspace");
    let is_ours = |name: &str| name.starts_with("lane_");
    let lanes = files_in(&workspace)?.into_iter().filter(|(name, _)| is_ours(name));
    for (name, text) in lanes.chain(files_in(&workspace.join("outputs"))?) {
        if !is_whole(&text) {
            return Err(format!("{name} has {} bytes: {:.60}", text.len(), text).into());
        }
    }
    let log = match fs::read_to_string(ground.audit()) {
        // Killed before anything was answered.
        Err(error) if error.kind() == ErrorKind::NotFound && n_answered == 0 => String::new(),
        log => log?,
    };
    if !log.is_empty() && !log.ends_with('\n') {
        return Err("the last line of the log is cut".into());
    }
    let mut n_executions = 0;
    for line in log.lines() {
        let entry: Value = serde_json::from_str(line).map_err(|error| format!("{error}: {line:.300}"))?;
        n_executions += usize::from(entry["tool"] == "execute_code");
    }
    if n_executions < n_answered {
        return Err(format!("{n_answered} executions were answered, {n_executions} are in the log").into());
    }
    check_skills(ground)
}

/// Each skill is one that was saved, as whoever loads it finds it.
fn check_skills(ground: &Ground) -> Outcome {
    let output = ground.program(&["skills", "list", "--json"]).output()?;
    let listed: Value = serde_json::from_slice(&output.stdout)?;
    let skills = listed["skills"].as_array().or(listed.as_array()).cloned().unwrap_or_default();
    for name in skills.iter().filter_map(|skill| skill["name"].as_str()).filter(|name| name.starts_with("skill_")) {
        let shown = ground.program(&["skills", "show", name]).output()?;
        let shown = String::from_utf8(shown.stdout)?;
        let text = shown.split_once("begin ").and_then(|(_, rest)| rest.split_once('"'));
        if !text.is_some_and(|(text, _)| is_whole(&format!("begin {text}"))) {
            return Err(format!("the skill {name} is not whole: {shown:.300}").into());
        }
    }
    Ok(())
}

/// Names and texts of the files in a folder; hidden ones are nobody's yet.
fn files_in(folder: &std::path::Path) -> Outcome<Vec<(String, String)>> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_file() && !name.starts_with('.') {
            found.push((name, fs::read_to_string(entry.path())?));
        }
    }
    Ok(found)
}
