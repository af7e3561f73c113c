//! `require_walls`: where a wall cannot be raised, nothing runs. The kernel is made an older one by a filter of system calls in
//! front of the shipped program, which knows nothing of it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};

use libtest_mimic::{Failed, Trial};
use orchestrator_runtime::files::OUTPUT_FOLDERS;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    apply_filter,
};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The program of this build, or the one that ORCHESTRATOR names, as it is shipped.
fn program() -> PathBuf {
    let named = std::env::var_os("ORCHESTRATOR").map(|named| std::path::absolute(named).expect("a path"));
    named.unwrap_or_else(|| env!("CARGO_BIN_EXE_orchestrator").into())
}

/// A kernel that lacks something: the calls it does not have, how the program names what is missing, and the walls left.
struct Kernel {
    name: &'static str,
    lacks: &'static [libc::c_long],
    missing: &'static str,
    walls: &'static [&'static str],
}

static KERNELS: [Kernel; 4] = [
    Kernel { name: "this one", lacks: &[], missing: "", walls: &["folders", "system calls", "resources", "memory"] },
    Kernel {
        name: "one without Landlock",
        lacks: &[libc::SYS_landlock_create_ruleset],
        missing: "folders (Landlock)",
        walls: &["system calls", "resources", "memory"],
    },
    Kernel {
        name: "one without seccomp",
        lacks: &[libc::SYS_seccomp],
        missing: "system calls (seccomp)",
        walls: &["folders", "resources", "memory"],
    },
    Kernel {
        name: "one without limits",
        lacks: &[libc::SYS_prlimit64, libc::SYS_setrlimit],
        missing: "resources (setrlimit), memory (prlimit)",
        walls: &["folders", "system calls"],
    },
];

type Judge = fn(&Kernel) -> Result<(), Failed>;

pub fn trials() -> Vec<Trial> {
    let kinds: [(&str, Judge); 5] = [
        ("exec", exec_refuses),
        ("exec by its file", exec_refuses_by_its_file),
        ("exec by the environment", exec_refuses_by_the_environment),
        ("exec without it", exec_reports),
        ("serve", serve_refuses),
    ];
    let trials = kinds.into_iter().flat_map(|(kind, judge)| {
        KERNELS
            .iter()
            .map(move |kernel| Trial::test(format!("required::{kind} on {}", kernel.name), move || judge(kernel)))
    });
    trials.chain([Trial::test("required::a project that lacks a folder", incomplete_project_refuses)]).collect()
}

/// A project with the folders that scripts write to.
fn project() -> Result<TempDir, Failed> {
    let project = tempfile::tempdir()?;
    for name in OUTPUT_FOLDERS {
        std::fs::create_dir_all(project.path().join(name))?;
    }
    Ok(project)
}

/// What a program says on a kernel like that.
struct Said {
    status: ExitStatus,
    out: String,
    err: String,
}

fn on(kernel: &Kernel, command: &mut Command) -> Result<Said, Failed> {
    let filter = without(kernel.lacks)?;
    let ran = std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            if !kernel.lacks.is_empty() {
                apply_filter(&filter).map_err(|error| std::io::Error::other(error.to_string()))?;
            }
            command.stdin(Stdio::null()).output()
        });
        thread.join().map_err(|_| "the thread panicked")
    })??;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok(Said { status: ran.status, out: text(&ran.stdout), err: text(&ran.stderr) })
}

fn without(calls: &[libc::c_long]) -> Result<BpfProgram, Failed> {
    let mut rules: BTreeMap<_, _> = calls.iter().map(|number| (*number, Vec::new())).collect();
    // Limits can still be read.
    if let Some(rule) = rules.get_mut(&libc::SYS_prlimit64) {
        let sets = SeccompCondition::new(2, SeccompCmpArgLen::Qword, SeccompCmpOp::Ne, 0)?;
        rule.push(SeccompRule::new(vec![sets])?);
    }
    let lacking = SeccompAction::Errno(libc::ENOSYS.cast_unsigned());
    Ok(SeccompFilter::new(rules, SeccompAction::Allow, lacking, std::env::consts::ARCH.try_into()?)?.try_into()?)
}

fn refused(kernel: &Kernel, said: &Said) -> Result<(), Failed> {
    const HINT: &str = "Linux 6.2 or later raises all of them, if 'landlock' is among its security modules and no container \
                        forbids the calls; 'orchestrator selftest' names those that stand";
    refused_with(kernel.missing, HINT, said)
}

fn refused_with(missing: &str, hint: &str, said: &Said) -> Result<(), Failed> {
    let message = format!(
        "error: require_walls is set, and not all walls of the system stand around a worker: no {missing}\nhint: {hint}\n"
    );
    let wanted = (Some(2), "", message.as_str());
    let found = (said.status.code(), said.out.as_str(), said.err.as_str());
    if found == wanted { Ok(()) } else { Err(format!("{found:#?}\nnot {wanted:#?}").into()) }
}

fn judge(kernel: &Kernel, command: &mut Command) -> Result<(), Failed> {
    let said = on(kernel, command)?;
    if !kernel.missing.is_empty() {
        return refused(kernel, &said);
    }
    let found = (said.status.code(), said.out.as_str(), said.err.as_str());
    if found == (Some(0), "2\n", "") { Ok(()) } else { Err(format!("{found:?}").into()) }
}

fn exec(project: &TempDir) -> Command {
    let mut command = Command::new(program());
    command.args(["exec", "-c", "1 + 1"]).current_dir(project.path());
    command
}

fn exec_refuses(kernel: &Kernel) -> Result<(), Failed> {
    judge(kernel, exec(&project()?).arg("--require-walls"))
}

fn exec_refuses_by_its_file(kernel: &Kernel) -> Result<(), Failed> {
    let project = project()?;
    std::fs::write(project.path().join("orchestrator.toml"), "require_walls = true\n")?;
    judge(kernel, &mut exec(&project))
}

fn exec_refuses_by_the_environment(kernel: &Kernel) -> Result<(), Failed> {
    judge(kernel, exec(&project()?).env("ORCHESTRATOR_REQUIRE_WALLS", "true"))
}

/// Nobody asked: it runs, and the report says behind what.
fn exec_reports(kernel: &Kernel) -> Result<(), Failed> {
    reports(&project()?, kernel, kernel.walls)
}

fn reports(project: &TempDir, kernel: &Kernel, walls: &[&str]) -> Result<(), Failed> {
    let said = on(kernel, exec(project).arg("--json"))?;
    let report: Value = serde_json::from_str(&said.out).map_err(|_| said.err)?;
    let found = json!([report["result"], report["walls"]]);
    let wanted = json!([2, walls]);
    if found == wanted { Ok(()) } else { Err(format!("{found}, not {wanted}").into()) }
}

/// The kernel can only grant a folder that is there. Nothing is made in a project that nobody asked for, so the wall stands in part.
fn incomplete_project_refuses() -> Result<(), Failed> {
    const HINT: &str =
        "'orchestrator init' makes the output folders of a project; the kernel can grant only one that is there";
    let (project, kernel) = (project()?, &KERNELS[0]);
    std::fs::remove_dir(project.path().join("models"))?;
    reports(&project, kernel, &["folders in part", "system calls", "resources", "memory"])?;
    let serve = || {
        let mut command = Command::new(program());
        command.args(["serve", "--require-walls", "true", "--project"]).arg(project.path());
        command
    };
    for mut command in [exec(&project), serve()] {
        let said = on(kernel, command.env("ORCHESTRATOR_REQUIRE_WALLS", "true"))?;
        refused_with("folders (an output folder of the project is not there)", HINT, &said)?;
    }
    if project.path().join("models").exists() { Err("the folder was made".into()) } else { Ok(()) }
}

fn serve_refuses(kernel: &Kernel) -> Result<(), Failed> {
    let project = project()?;
    let mut command = Command::new(program());
    command.args(["serve", "--require-walls", "true", "--project"]).arg(project.path());
    if !kernel.missing.is_empty() {
        return refused(kernel, &on(kernel, &mut command)?);
    }
    let mut server = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let hello = json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" } } });
    let mut input = server.stdin.take().ok_or("no input")?;
    std::io::Write::write_all(&mut input, format!("{hello}\n").as_bytes())?;
    let mut answer = String::new();
    BufReader::new(server.stdout.take().ok_or("no output")?).read_line(&mut answer)?;
    drop(input);
    let mut errors = String::new();
    server.stderr.take().ok_or("no errors")?.read_to_string(&mut errors)?;
    server.wait()?;
    if answer.contains("serverInfo") { Ok(()) } else { Err(format!("no answer: {answer}{errors}").into()) }
}
