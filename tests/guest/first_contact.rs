//! What a person meets who has nothing but the program and a terminal.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};

use libtest_mimic::{Failed, Trial};
use orchestrator::tools::{Caller, docs_of};
use orchestrator_tools_registry::Origin;
use serde_json::json;

use crate::exchanges::Server;
use crate::project::{Project, difference, program};
use crate::terminal::Watched;

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("first_contact::closed_pipes", closed_pipes_end_quietly),
        Trial::test("first_contact::link", clients_get_the_path_that_was_called),
        Trial::test("first_contact::serve", serving_says_what_and_how),
        Trial::test("first_contact::spinner", || long_work_is_shown(SPINNER)),
        Trial::test("first_contact::bar", || long_work_is_shown(BAR)),
        Trial::test("first_contact::client", long_work_is_told_to_clients),
        Trial::test("first_contact::docs", docs_tell_no_addresses),
    ]
}

fn orchestrator(project: &Project) -> Command {
    let mut command = Command::new(program());
    command.current_dir(project.folder()).envs(project.environment()).env_remove("NO_COLOR");
    command
}

fn expect(expected: &str, actual: &str) -> Result<(), Failed> {
    if expected == actual { Ok(()) } else { Err(difference(expected, actual).into()) }
}

/// Every command that prints, with a reader that is gone before the first byte.
fn closed_pipes_end_quietly() -> Result<(), Failed> {
    let commands: [&[&str]; 14] = [
        &["completions", "bash"],
        &["--help"],
        &["--version"],
        &["exec", "--help"],
        &["docs"],
        &["docs", "bisect"],
        &["init"],
        &["init", "--client", "vscode", "--print"],
        &["init", "--client", "vscode"],
        &["stats"],
        &["tools", "list"],
        &["skills", "list"],
        &["exec", "-c", "print('x' * 1_000_000)"],
        &["exec", "--json", "-c", "1"],
    ];
    for words in commands {
        let project = Project::new();
        let (reader, writer) = std::io::pipe()?;
        drop(reader);
        let output = orchestrator(&project).args(words).stdout(writer).stderr(Stdio::piped()).output()?;
        let found = (output.status.code(), String::from_utf8(output.stderr)?);
        if found != (Some(0), String::new()) {
            return Err(format!("{words:?} ended with {found:?}").into());
        }
    }
    Ok(())
}

/// A link stays right when the program behind it is replaced by the next version.
fn clients_get_the_path_that_was_called() -> Result<(), Failed> {
    let project = Project::new();
    let folder = project.outside().join("bin");
    fs::create_dir(&folder)?;
    let link = folder.join("orc");
    symlink(program(), &link)?;
    let entry = |command: &mut Command| -> Result<String, Failed> {
        let output = command
            .args(["init", "--client", "cursor", "--print"])
            .current_dir(&folder)
            .envs(project.environment())
            .env("PATH", &folder)
            .output()?;
        Ok(String::from_utf8(output.stdout)?)
    };
    let expected = format!(
        "{{\n  \"mcpServers\": {{\n    \"orchestrator\": {{\n      \"command\": \"{}\",\n      \"args\": [\n        \
         \"serve\",\n        \"--project\",\n        \"${{workspaceFolder}}\"\n      ]\n    }}\n  }}\n}}\n",
        link.display()
    );
    expect(&expected, &entry(&mut Command::new(&link))?)?;
    expect(&expected, &entry(&mut Command::new("./orc"))?)?;
    expect(&expected, &entry(&mut Command::new("orc"))?)
}

fn serving_says_what_and_how() -> Result<(), Failed> {
    let project = Project::new();
    let mut command = orchestrator(&project);
    command.args(["serve", "--project", "."]);
    let mut serving = Watched::start(command)?;
    serving.wait_for("Ctrl-C ends this.")?;
    serving.signal(libc::SIGINT)?;
    let (status, shown) = serving.finish()?;
    let folder = project.folder().canonicalize()?;
    let shown = shown.replace(&folder.display().to_string(), "FOLDER");
    let expected = "serving FOLDER: 13 tools, isolation production\n\
                    This terminal is no client. A client starts the server by itself and speaks to\n\
                    it over standard input and output. To connect one:\n  \
                    \\e[1morchestrator init --client NAME\\e[0m\n\
                    NAME is claude-code, claude-desktop, cursor, vscode or codex. Ctrl-C ends this.\n";
    expect(expected, &shown)?;
    expect("exit status: 0", &status.to_string())
}

/// Work that never ends, and what the terminal shows of it meanwhile.
struct Long {
    code: &'static str,
    shown: &'static str,
}

/// Nobody knows how long it takes.
const SPINNER: Long = Long {
    code: "from orchestrator.mcp.analytics import percentiles\nclass Endless(list):\n    def __iter__(self):\n        while \
           True: pass\npercentiles(Endless([1]))",
    shown: "percentiles: 1 s",
};

/// How many trees there will be is known.
const BAR: Long = Long {
    code: "import numpy as np\nfrom orchestrator.mcp.models import ForestModel\nx = np.random.default_rng(1).normal(size=\
           (2000, 20))\nForestModel(n_trees=10_000).fit(x, x[:, 0])",
    shown: " % growing trees",
};

/// The line is there while a person waits, and nothing of it when the script is over.
fn long_work_is_shown(long: Long) -> Result<(), Failed> {
    let project = Project::new();
    let mut command = orchestrator(&project);
    // The timeout only ends a test that fails.
    command.args(["exec", "--timeout", "60", "-c", long.code]);
    let mut running = Watched::start(command)?;
    running.wait_for(long.shown)?;
    running.signal(libc::SIGINT)?;
    let (status, shown) = running.finish()?;
    let last = shown.lines().last().unwrap_or_default();
    expect("\\e[1;31mCancelled\\e[0m: Execution was cancelled", last)?;
    expect("exit status: 130", &status.to_string())?;
    let work = long.shown.trim_start_matches(" % ");
    if shown.contains(work) { Err(format!("something is left of the line:\n{shown}").into()) } else { Ok(()) }
}

fn long_work_is_told_to_clients() -> Result<(), Failed> {
    let project = Project::new();
    let mut server = Server::start(&project, "serve --timeout 60")?;
    server.shake_hands()?;
    let params =
        json!({ "name": "execute_code", "arguments": { "code": SPINNER.code }, "_meta": { "progressToken": "token" } });
    server.send(&json!({ "jsonrpc": "2.0", "id": "call", "method": "tools/call", "params": params }).to_string())?;
    let told = json!({ "progressToken": "token", "progress": 1.0, "message": SPINNER.shown });
    loop {
        let message = server.receive()?;
        if message["method"] == "notifications/progress" {
            return expect(&told.to_string(), &message["params"].to_string());
        }
        if message["id"] == "call" {
            return Err(format!("nothing was told: {message:#}").into());
        }
    }
}

/// Where an object lies is different in every run, and of no use to anybody.
fn docs_tell_no_addresses() -> Result<(), Failed> {
    let project = Project::new();
    let toolbox = project.toolbox();
    let caller = Caller::new(Origin::Command, "test");
    for module in ["pandas", "pandas.Timedelta", "pandas.Timestamp", "numpy", "argparse", "orchestrator.mcp.viz"] {
        let page = docs_of(&toolbox, module, &caller).map_err(|error| error.to_string())?;
        if let Some(line) = page.lines().find(|line| line.contains(" at 0x")) {
            return Err(format!("{module}: {line}").into());
        }
    }
    Ok(())
}
