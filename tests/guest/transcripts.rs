//! `tests/cli`, the README and `docs`: console blocks are run and compared with what they show.
//!
//! A line `$ orchestrator ...` runs the program in a copy of `examples/project`; the lines up to
//! the next command are its output. `[exit N]` stands for an exit code other than 0. In a `terminal` block the program
//! writes to a terminal instead, and colours are shown as `\e[1m`. In a `shell` block every command is one of `sh`, which
//! finds the program as `orchestrator`; where there is no `sh`, its commands are left alone. A block that names a file, as in
//! `yaml intake.yaml`, is written to that file. In `tests/cli/servers` the project has servers.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::LazyLock;

use libtest_mimic::{Failed, Trial};
use regex::{Captures, Regex};

use crate::project::{Project, compare, copy_folder, files_below, program, without_tokens};

pub fn trials() -> Vec<Trial> {
    let mut documents = files_below("cli", "md");
    documents.push(("README".to_owned(), Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")));
    documents.extend(files_below("../docs", "md").into_iter().map(|(name, path)| (format!("docs/{name}"), path)));
    documents.into_iter().map(|(name, path)| Trial::test(format!("cli::{name}"), move || run(&path))).collect()
}

fn run(document: &Path) -> Result<(), Failed> {
    let project = Project::new();
    copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/project"), &project.folder())?;
    if document.parent().is_some_and(|folder| folder.ends_with("cli/servers")) {
        crate::servers::configure_shop(&project)?;
    }
    let text = fs::read_to_string(document)?;
    let mut shown = String::new();
    let mut block = Block::Other;
    let mut in_output = false;
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(fence) = line.strip_prefix("```") {
            block = Block::of(fence);
            in_output = false;
        } else if let Block::File(path, content) = &mut block {
            content.extend([line, "\n"]);
            let file = project.folder().join(path);
            fs::create_dir_all(file.parent().ok_or("a file has a folder")?)?;
            fs::write(file, content)?;
        } else if block.has_commands()
            && let Some(first) = line.strip_prefix("$ ")
        {
            shown.extend([line, "\n"]);
            // A command goes on behind a backslash.
            let mut command = first.to_owned();
            while command.ends_with('\\') {
                let more = lines.next().ok_or("a command ends with a backslash")?;
                shown.extend([more, "\n"]);
                command.truncate(command.len() - 1);
                command.push_str(more.trim_start_matches("> ").trim_start());
            }
            let output = match block {
                Block::Shell => Some(output_of(shell(&command, &project)?)?),
                _ => match started(&command, &project)? {
                    Some(program) if block == Block::Terminal => Some(screen_after(program)?),
                    Some(program) => Some(output_of(program)?),
                    None => None,
                },
            };
            in_output = output.is_some();
            shown.push_str(&without_times(&output.unwrap_or_default(), &text));
            continue;
        }
        if !in_output {
            shown.extend([line, "\n"]);
        }
    }
    Ok(compare(document, &shown)?)
}

/// What becomes of a fenced block.
#[derive(PartialEq, Eq)]
enum Block {
    Console,
    Terminal,
    Shell,
    /// Its path and what of it has been read.
    File(String, String),
    Other,
}

impl Block {
    fn of(fence: &str) -> Self {
        match fence.split_once(' ') {
            Some((_, path)) if path.contains('.') => Self::File(path.to_owned(), String::new()),
            _ if fence == "console" => Self::Console,
            _ if fence == "terminal" && cfg!(unix) => Self::Terminal,
            _ if fence == "shell" && cfg!(unix) => Self::Shell,
            _ => Self::Other,
        }
    }

    fn has_commands(&self) -> bool {
        matches!(self, Self::Console | Self::Terminal | Self::Shell)
    }
}

/// The program with the variables in front of its name; none for the command of another program.
fn started(command: &str, project: &Project) -> Result<Option<Command>, Failed> {
    static VARIABLE: LazyLock<Regex> = LazyLock::new(|| Regex::new("(?s)^([A-Z_]+)=(.*)$").expect("a pattern"));
    let words = split_words(command)?;
    let n_variables = words.iter().take_while(|word| VARIABLE.is_match(word)).count();
    let (variables, words) = words.split_at(n_variables);
    let Some(("orchestrator", arguments)) = words.split_first().map(|(name, rest)| (name.as_str(), rest)) else {
        return Ok(None);
    };
    let mut program = Command::new(program());
    program.args(arguments).current_dir(project.folder()).envs(project.environment()).env_remove("NO_COLOR");
    program.envs(variables.iter().filter_map(|variable| variable.split_once('=')));
    Ok(Some(program))
}

/// The number in the playbook stands for that of any file of the kind.
fn shell(command: &str, project: &Project) -> Result<Command, Failed> {
    let own = program();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = own.parent().map(Path::to_owned).into_iter().chain(std::env::split_paths(&path));
    let mut program = Command::new("sh");
    program.args(["-c", &command.replace(&format!("_{SECONDS}"), "_*")]);
    program.current_dir(project.folder()).envs(project.environment()).env_remove("NO_COLOR");
    program.env("PATH", std::env::join_paths(places)?).env("LC_ALL", "C");
    Ok(program)
}

fn output_of(mut program: Command) -> Result<String, Failed> {
    let output = program.output()?;
    let mut text = fix_measurements(&without_tokens(&String::from_utf8(output.stdout)?));
    text.push_str(&String::from_utf8(output.stderr)?);
    Ok(with_end(text, output.status))
}

#[cfg(unix)]
fn screen_after(program: Command) -> Result<String, Failed> {
    let (status, text) = crate::terminal::Watched::start(program)?.finish()?;
    Ok(with_end(text, status))
}

#[cfg(not(unix))]
fn screen_after(_program: Command) -> Result<String, Failed> {
    Err("there are no terminals here".into())
}

fn with_end(mut text: String, status: ExitStatus) -> String {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    match status.code() {
        Some(0) => text,
        Some(code) => format!("{text}[exit {code}]\n"),
        None => text + "[killed]\n",
    }
}

/// Seconds since 1970 in names of files, as in the playbook, and the moment they are.
const SECONDS: &str = "1731617845";
const MOMENT: &str = "2024-11-14T20:57:25Z";
/// The moment in our own messages.
const EXAMPLE: &str = "2026-01-31T08:00:00Z";

/// Moments and durations of this very run; a moment that the document itself names stays.
fn without_times(text: &str, document: &str) -> String {
    static PATTERNS: LazyLock<[Regex; 5]> = LazyLock::new(|| {
        [
            r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z",
            r"\bin \d+\.\d s\b",
            r#""seconds": \d+(\.\d+)?(e-\d+)?"#,
            r"_1\d{9}\b",
            r"\bprocess \d+\b",
        ]
        .map(|pattern| Regex::new(pattern).expect("a pattern"))
    });
    static LISTED: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"(?m)^total \d\S*$|^([-dl][-rwx]{9})\S* +\d+ +\S+ +\S+ +\S+ +\w{3} +\d+ +[\d:]+ (.*)$")
            .expect("a pattern")
    });
    let [moment, duration, seconds, name, process] = &*PATTERNS;
    let text = moment.replace_all(text, |found: &Captures<'_>| {
        if found[0] == *EXAMPLE || document.contains(&found[0]) { found[0].to_owned() } else { MOMENT.to_owned() }
    });
    let text = duration.replace_all(&text, "in 0.1 s");
    let text = seconds.replace_all(&text, "\"seconds\": 0.1");
    let text = name.replace_all(&text, format!("_{SECONDS}"));
    let text = process.replace_all(&text, "process 4711");
    let text = LISTED.replace_all(&text, |found: &Captures<'_>| match (found.get(1), found.get(2)) {
        (Some(rights), Some(name)) => format!("{} * {}", rights.as_str(), name.as_str()),
        _ => "total *".to_owned(),
    });
    text.into_owned()
}

/// What is measured differs from run to run; the documents show round numbers instead.
fn fix_measurements(text: &str) -> String {
    static MEASURED: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"("(?:execution_time_ms|peak_memory_bytes)": *)\d+"#).expect("a pattern"));
    let fixed = MEASURED.replace_all(text, |found: &Captures<'_>| {
        let shown = if found[1].contains("time") { "3" } else { "1048576" };
        format!("{}{shown}", &found[1])
    });
    let is_measured = |line: &str| line.starts_with("latency_ms.") || line.starts_with("memory.");
    let lines = fixed.split_inclusive('\n').map(|line| match line.trim_end().rsplit_once(' ') {
        Some((name, _)) if is_measured(line) => format!("{name} *\n"),
        _ => line.to_owned(),
    });
    lines.collect()
}

/// Words as a shell splits them, with single and double quotes and nothing else.
fn split_words(command: &str) -> Result<Vec<String>, Failed> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for character in command.chars() {
        let word = words.last_mut().ok_or("no word")?;
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (None, '\'' | '"') => quote = Some(character),
            (None, ' ') if word.is_empty() => {}
            (None, ' ') => words.push(String::new()),
            (Some(_) | None, _) => word.push(character),
        }
    }
    if quote.is_some() {
        return Err("a quote is not closed".into());
    }
    words.retain(|word| !word.is_empty());
    Ok(words)
}
