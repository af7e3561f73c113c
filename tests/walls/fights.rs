//! What this program is asked to be: a worker, its template or `exec` with the attacks, one attack without walls, or the tests.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use orchestrator::allocator::Mimalloc;
use orchestrator::pool::{Pool, PoolOptions, Request, Source};
use orchestrator_runtime::{Access, CountingAllocator, Isolation, Library};
use rustpython_vm::pymodule;
use serde_json::{Value, json};

use crate::attacks::{self, Attack, Verdict, Without};
use crate::ground::{Ground, Prepared, SECRET, VARIABLE};
use crate::required;

#[global_allocator]
static ALLOCATOR: CountingAllocator<Mimalloc> = CountingAllocator(Mimalloc);

/// Makes this process try one attack with no walls at all.
const UNGUARDED: &str = "unguarded";
const GOT_THROUGH: &str = "got through";

pub fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    match words.next().as_deref() {
        Some("worker" | "template" | "exec") => {
            orchestrator::add_to_library(with_attacks);
            orchestrator::commands::run()
        }
        Some(UNGUARDED) => {
            let (name, ground) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            let outcome = attempt(&name, &ground);
            // Whatever this process has become by now.
            let _ = writeln!(std::io::stdout(), "{outcome}");
            ExitCode::SUCCESS
        }
        _ => {
            // SAFETY: there is one thread.
            unsafe { std::env::set_var(VARIABLE, SECRET) };
            test()
        }
    }
}

fn with_attacks(library: Library) -> Library {
    library.native(&[_attacks::module_def]).public(&["_attacks"])
}

/// What a script has after it broke out of the interpreter.
#[pymodule]
mod _attacks {
    use rustpython_vm::builtins::PyUtf8StrRef;

    #[pyfunction]
    fn attempt(name: PyUtf8StrRef, ground: PyUtf8StrRef) -> String {
        super::attempt(name.as_str(), ground.as_str())
    }
}

fn attempt(name: &str, ground: &str) -> String {
    let attack = attacks::all().find(|attack| attack.name == name);
    let ground = serde_json::from_str::<Ground>(ground);
    match (attack, ground) {
        (Some(attack), Ok(ground)) => match (attack.attempt)(&ground) {
            Ok(()) => GOT_THROUGH.to_owned(),
            Err(error) => attacks::name_of(error),
        },
        _ => "no such attack".to_owned(),
    }
}

/// How a worker came to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Spawned,
    Forked,
    Exec,
}

fn test() -> ExitCode {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for (kind, name) in [(Kind::Spawned, "spawned"), (Kind::Forked, "forked"), (Kind::Exec, "exec")] {
        trials.extend(
            attacks::all()
                .map(|attack| Trial::test(format!("{name}::{}", attack.name), move || behind_walls(kind, attack))),
        );
        trials.push(Trial::test(format!("{name}::left everything as it was"), move || undamaged(kind)));
    }
    trials.extend(
        attacks::all()
            .filter(|attack| attack.without != Without::Depends)
            .map(|attack| Trial::test(format!("without::{}", attack.name), move || without_walls(attack))),
    );
    trials.extend(required::trials());
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// What came of all attacks that end in an answer, in one worker of each kind, and which walls it had.
struct Fought {
    prepared: Prepared,
    outcomes: BTreeMap<String, String>,
    walls: Vec<String>,
}

fn fought(kind: Kind) -> Result<&'static Fought, Failed> {
    static ALL: [OnceLock<Result<Fought, String>>; 3] = [const { OnceLock::new() }; 3];
    let fight = || {
        let prepared = Prepared::new().map_err(|error| error.to_string())?;
        let names: Vec<&str> =
            attacks::all().filter(|attack| attack.verdict != Verdict::Killed).map(|attack| attack.name).collect();
        let (result, walls) = run(kind, &prepared, &names)?;
        let outcomes = serde_json::from_value(result.clone()).map_err(|_| format!("no outcomes: {result}"))?;
        Ok(Fought { prepared, outcomes, walls })
    };
    ALL[kind as usize].get_or_init(fight).as_ref().map_err(|error| error.clone().into())
}

fn behind_walls(kind: Kind, attack: &Attack) -> Result<(), Failed> {
    let fought = fought(kind)?;
    // What a missing wall lets through is told once, by `required`: it wants all of them on this machine.
    if attack.verdict.wall().is_some_and(|wall| !fought.walls.iter().any(|stands| stands == wall)) {
        return Ok(());
    }
    let wanted = match attack.verdict {
        Verdict::Denied(error) => attacks::name_of(error),
        Verdict::Reached => GOT_THROUGH.to_owned(),
        Verdict::Killed => return killed(kind, &fought.prepared, attack),
    };
    let found = fought.outcomes.get(attack.name).cloned().unwrap_or_default();
    if found == wanted { Ok(()) } else { Err(format!("{found}, not {wanted}").into()) }
}

fn killed(kind: Kind, prepared: &Prepared, attack: &Attack) -> Result<(), Failed> {
    match run(kind, prepared, &[attack.name]) {
        Err(error) if error.contains("the worker process ended unexpectedly (signal 31)") => Ok(()),
        Err(error) => Err(error.into()),
        Ok((result, _)) => Err(format!("it went on: {result}").into()),
    }
}

fn undamaged(kind: Kind) -> Result<(), Failed> {
    fought(kind)?.prepared.damage().map_or(Ok(()), |damage| Err(damage.into()))
}

/// An attack that does not work anyway would show nothing.
fn without_walls(attack: &Attack) -> Result<(), Failed> {
    let prepared = Prepared::new()?;
    let ground = serde_json::to_string(&prepared.ground)?;
    let tried = Command::new(program()).args([UNGUARDED, attack.name, &ground]).output()?;
    let found = String::from_utf8_lossy(&tried.stdout).trim().to_owned();
    let is_fine = match (attack.without, attack.verdict) {
        // The process has become another program, which says nothing.
        (Without::Works, _) => found == GOT_THROUGH || found.is_empty() && tried.status.success(),
        (_, Verdict::Denied(error)) => found != attacks::name_of(error),
        _ => true,
    };
    if is_fine { Ok(()) } else { Err(format!("{found} without any wall").into()) }
}

/// Runs these attacks in a worker of the kind. What they came to, and the walls around it.
fn run(kind: Kind, prepared: &Prepared, names: &[&str]) -> Result<(Value, Vec<String>), String> {
    const CODE: &str = "import _attacks\n{name: _attacks.attempt(name, ground) for name in names}";
    let ground = serde_json::to_string(&prepared.ground).map_err(|error| error.to_string())?;
    let context = json!({ "names": names, "ground": ground });
    let project = prepared.ground.project("");
    if kind == Kind::Exec {
        return exec(CODE, &context, prepared.folder(), &project);
    }
    let pool = pool(kind, &project).map_err(|error| error.to_string())?;
    let walls = pool.walls().map_err(|error| error.to_string())?;
    let mut request = Request::new(CODE, Isolation::Production);
    request.context = context.as_object().cloned().unwrap_or_default();
    request.limits.timeout = Duration::from_secs(60);
    let report = pool.execute(request, None).map_err(|error| error.to_string())?;
    let walls = walls.standing().into_iter().map(str::to_owned).collect();
    report.error.map_or(Ok((report.result, walls)), |error| Err(error.traceback))
}

fn pool(kind: Kind, project: &Path) -> std::io::Result<Pool> {
    let mut options = PoolOptions::new(Isolation::Production, Access::project(project))?;
    options.n_warm = 0;
    // A source forks all of its workers once it has forked one, so each kind has its own.
    options.source = Source::of(program(), (kind == Kind::Spawned).then_some(1));
    let source = Arc::clone(&options.source);
    if kind == Kind::Forked && !source.wait_for_template(Isolation::Production) {
        return Err(std::io::Error::other("no template"));
    }
    Pool::start(options)
}

fn exec(code: &str, context: &Value, folder: &Path, project: &Path) -> Result<(Value, Vec<String>), String> {
    let file = folder.join("project/workspace/context.json");
    std::fs::write(&file, context.to_string()).map_err(|error| error.to_string())?;
    let ran = Command::new(program())
        .args(["exec", "--json", "-c", code, "--context"])
        .arg(format!("@{}", file.display()))
        .arg("--project")
        .arg(project)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    let report: Value = serde_json::from_slice(&ran.stdout)
        .map_err(|_| format!("no report: {}", String::from_utf8_lossy(&ran.stderr)))?;
    let walls = serde_json::from_value(report["walls"].clone()).map_err(|error| error.to_string())?;
    match report["error"]["traceback"].as_str() {
        Some(error) => Err(error.to_owned()),
        None => Ok((report["result"].clone(), walls)),
    }
}

/// This one: the shipped program with the module of attacks.
fn program() -> PathBuf {
    std::env::current_exe().expect("this program")
}
