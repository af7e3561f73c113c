//! `tests/cli`, the README and `docs`: console blocks are run and compared with what they show.
//!
//! A line `$ orchestrator ...` runs the program in a copy of `examples/project`; the lines up to
//! the next command are its output. `[exit N]` stands for an exit code other than 0. In a `terminal` block the program
//! writes to a terminal instead, and colours are shown as `\e[1m`. In `tests/cli/servers` the project has servers.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitStatus};

use libtest_mimic::{Failed, Trial};

use crate::project::{Project, compare, copy_folder, files_below, without_tokens};

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
    let mut in_console = false;
    let mut in_terminal = false;
    let mut in_output = false;
    for line in text.lines() {
        if line.starts_with("```") {
            in_console = line == "```console";
            in_terminal = cfg!(unix) && line == "```terminal";
            in_output = false;
        } else if (in_console || in_terminal)
            && let Some(command) = line.strip_prefix("$ ")
        {
            shown.push_str(line);
            shown.push('\n');
            in_output =
                command.trim_start_matches("NO_COLOR=1 ").starts_with("orchestrator ") || command == "orchestrator";
            if in_output && in_terminal {
                shown.push_str(&screen_after(command, &project)?);
            } else if in_output {
                shown.push_str(&output_of(command, &project)?);
            }
            continue;
        }
        if !in_output {
            shown.push_str(line);
            shown.push('\n');
        }
    }
    Ok(compare(document, &shown)?)
}

fn started(command: &str, project: &Project) -> Result<Command, Failed> {
    let (command, has_colours) = match command.strip_prefix("NO_COLOR=1 ") {
        Some(command) => (command, false),
        None => (command, true),
    };
    let words = split_words(command)?;
    let mut program = Command::new(env!("CARGO_BIN_EXE_orchestrator"));
    program.args(&words[1..]).current_dir(project.folder()).envs(project.environment()).env_remove("NO_COLOR");
    if !has_colours {
        program.env("NO_COLOR", "1");
    }
    Ok(program)
}

fn output_of(command: &str, project: &Project) -> Result<String, Failed> {
    let output = started(command, project)?.output()?;
    let mut text = fix_measurements(&without_tokens(&String::from_utf8(output.stdout)?));
    text.push_str(&String::from_utf8(output.stderr)?);
    Ok(with_end(text, output.status))
}

#[cfg(unix)]
fn screen_after(command: &str, project: &Project) -> Result<String, Failed> {
    let (status, text) = crate::terminal::Watched::start(started(command, project)?)?.finish()?;
    Ok(with_end(text, status))
}

#[cfg(not(unix))]
fn screen_after(_command: &str, _project: &Project) -> Result<String, Failed> {
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

/// What is measured differs from run to run; the documents show round numbers instead.
fn fix_measurements(text: &str) -> String {
    let mut fixed = text.to_owned();
    for (key, shown) in [("\"execution_time_ms\":", "3"), ("\"peak_memory_bytes\":", "1048576")] {
        if let Some(at) = fixed.find(key) {
            let start = at + key.len();
            let blanks = fixed[start..].chars().take_while(|letter| *letter == ' ').count();
            let digits = fixed[start + blanks..].chars().take_while(char::is_ascii_digit).count();
            fixed.replace_range(start + blanks..start + blanks + digits, shown);
        }
    }
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
