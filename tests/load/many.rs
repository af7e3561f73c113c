//! Many executions, a third of them attacks, eight at a time, one in five over HTTP: every one is answered, the servers do not
//! grow, no process is left, and nothing outside the grants is touched.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use serde_json::Value;

use crate::executions::{Known, MEMORY, Named, attacks};
use crate::ground::Ground;
use crate::http::Listening;
use crate::numbers::Numbers;
use crate::processes::{adopt_orphans, bury_orphans, children_of, own_number, resident, until};
use crate::stdio::{Answer, Server};
use crate::watch::Watch;
use crate::{N_LANES, Outcome};

/// After so many the watch is asked, the folders are emptied, and memory is looked at.
const ROUND: usize = 200;

/// By how much the least that a server or a template holds after a round of the second half may exceed the most it held
/// after one of the first, in KiB. Between two rounds it rises and falls by more than that: an answer may have megabytes.
const MOST_GROWTH: u64 = 32 << 10;

/// Template, spares, one worker for each lane's session and for each lane, and those on their way out.
const MOST_CHILDREN: usize = 1 + 8 + 2 * N_LANES + 8;

/// Memory of both servers and their templates after a round, in KiB.
type Held = Vec<(&'static str, u64)>;

/// Outcomes by name, counted.
type Counts = BTreeMap<String, usize>;

struct Load {
    seed: u64,
    attacks: Vec<Named>,
    streams: Server,
    http: Listening,
    /// A session over HTTP for each lane.
    sessions: Vec<String>,
    counts: Mutex<Counts>,
}

/// What a lane remembers: how often its sessions have counted, on either server.
#[derive(Default)]
struct Lane([u64; 2]);

pub(crate) fn run(n_executions: usize, seed: u64) -> Outcome {
    adopt_orphans();
    let ground = Ground::new()?;
    let flags = ["--memory", MEMORY, "--max-parallel", "8"];
    let (streams, http) = (Server::start(&ground, &flags)?, Listening::start(&ground, &flags)?);
    let sessions = (0..N_LANES).map(|_| http.begin()).collect::<Outcome<_>>()?;
    let load = Load { seed, attacks: attacks()?, streams, http, sessions, counts: Mutex::default() };
    let watch = Watch::start(&ground)?;
    let mut lanes: Vec<Lane> = (0..N_LANES).map(|_| Lane::default()).collect();
    let mut held = Vec::new();
    for first in (0..n_executions).step_by(ROUND) {
        load.round(&mut lanes, first..(first + ROUND).min(n_executions))?;
        watch.check()?;
        ground.sweep()?;
        for server in [load.streams.number(), load.http.number()] {
            let n_children = children_of(server)?.len();
            if n_children > MOST_CHILDREN {
                return Err(format!("{n_children} processes after {} executions", first + ROUND).into());
            }
        }
        let now = load.memory()?;
        if (first / ROUND).is_multiple_of(5) {
            println!("{} executions, memory in KiB: {now:?}", first + ROUND);
        }
        held.push(now);
    }
    println!("{:#?}", load.counts.lock().unwrap_or_else(PoisonError::into_inner));
    check_growth(&held)?;
    if !load.streams.end()?.success() {
        return Err("the server did not end in order".into());
    }
    drop(load.http);
    until("a process is left", || {
        bury_orphans();
        Ok(children_of(own_number())?.is_empty().then_some(()))
    })?;
    watch.end()?;
    let n_lines = std::fs::read_to_string(ground.audit())?.lines().filter(|line| is_entry(line)).count();
    if n_lines == n_executions { Ok(()) } else { Err(format!("{n_lines} lines in the log").into()) }
}

/// Does everybody settle?
fn check_growth(held: &[Held]) -> Outcome {
    let (first, second) = held.split_at(held.len().div_ceil(2));
    for (at, (what, _)) in held.first().into_iter().flatten().enumerate() {
        let of = |round: &Held| round[at].1;
        let (most, least) = (first.iter().map(of).max(), second.iter().map(of).min());
        let (most, least) = (most.unwrap_or_default(), least.unwrap_or_default());
        println!("{what}: at most {most} KiB in the first half, at least {least} KiB in the second");
        if least > most + MOST_GROWTH {
            return Err(format!("the {what} grew from {most} to {least} KiB").into());
        }
    }
    Ok(())
}

/// A whole line of the log that tells of an execution.
fn is_entry(line: &str) -> bool {
    serde_json::from_str::<Value>(line).is_ok_and(|entry| entry["tool"] == "execute_code")
}

impl Load {
    /// These executions, as many at a time as there are lanes.
    fn round(&self, lanes: &mut [Lane], places: std::ops::Range<usize>) -> Outcome {
        let next = AtomicUsize::new(places.start);
        let end = places.end;
        let results: Vec<Result<(), String>> = std::thread::scope(|scope| {
            let started: Vec<_> = lanes
                .iter_mut()
                .enumerate()
                .map(|(number, lane)| {
                    let next = &next;
                    scope.spawn(move || {
                        loop {
                            let place = next.fetch_add(1, Relaxed);
                            if place >= end {
                                return Ok(());
                            }
                            self.execute(number, lane, place).map_err(|error| format!("execution {place}: {error}"))?;
                        }
                    })
                })
                .collect();
            started.into_iter().map(|lane| lane.join().unwrap_or_else(|_| Err("a lane failed".to_owned()))).collect()
        });
        results.into_iter().collect::<Result<(), String>>().map_err(Into::into)
    }

    fn execute(&self, number: usize, lane: &mut Lane, place: usize) -> Outcome {
        let mut numbers = Numbers::of(self.seed, place as u64);
        let is_http = place % 5 == 4;
        let call = |arguments: &Value| -> Outcome<Value> {
            if is_http {
                return self.http.call(&self.sessions[number], place + 1, "execute_code", arguments);
            }
            match self.streams.call("execute_code", arguments)? {
                Answer::Given(result) => Ok(result),
                Answer::Lost => Err("the server ended".into()),
            }
        };
        let outcome = if place.is_multiple_of(3) {
            let attack = numbers.one_of(&self.attacks);
            attack.judge(call(&attack.arguments())?)?.unwrap_or_else(|| "an attack ended by itself".to_owned())
        } else {
            let session = format!("lane {number}");
            let known = Known::draw(&mut numbers, place, &session, &mut lane.0[usize::from(is_http)]);
            known.judge(call(&known.arguments)?)?;
            "as it should be".to_owned()
        };
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner).entry(outcome).or_default() += 1;
        Ok(())
    }

    /// Memory of both servers and their templates, in KiB.
    fn memory(&self) -> Outcome<Held> {
        let of_template = |server| {
            until("a template", || {
                let template = children_of(server)?.into_iter().find(crate::processes::Child::is_template);
                Ok(template.and_then(|template| resident(template.number).ok()))
            })
        };
        let (streams, http) = (self.streams.number(), self.http.number());
        Ok(vec![
            ("server on standard streams", resident(streams)?),
            ("its template", of_template(streams)?),
            ("server over HTTP", resident(http)?),
            ("template of that", of_template(http)?),
        ])
    }
}
