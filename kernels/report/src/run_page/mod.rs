//! The page of a run: what was asked, what ran and why, what came of it. Values in, one HTML file out, without scripts.
//!
//! All text of a run is untrusted: it passes [`words`], which escapes it, shows what would be invisible and cuts what is
//! long. Nothing here reads a file or a clock.

mod difference;
mod graph;
mod layout;
mod lines;
mod room;
mod tables;
mod tasks;
mod timeline;
mod values;
mod words;

use std::fmt::Write as _;

pub use difference::difference_page;
pub use values::{
    DiffLine, DiffSign, DifferenceKind, DifferencePage, DifferenceRow, DifferenceSide, PageArtifact, PageAttempt,
    PageFile, PagePhase, PageTask, RunHead, RunPage, RunStatus, TaskStatus,
};

use crate::page::{self, Theme};
use room::Room;
use tasks::Anchors;
use words::{count, name, pill, time};

const STYLE: &str = include_str!("style.css");
/// Entries of a list of failures, and of phases in the contents.
const MOST_LISTED: usize = 20;

/// Bytes of the longest page of a run or of a difference, whatever it is made of: rows 8 MB, texts 12 MB, pictures 32 MB,
/// the graph 8 MB, and some for what is only counted afterwards.
pub const MOST_PAGE_BYTES: usize = 64_000_000;

/// The whole page of a run.
pub fn run_page(run: &RunPage) -> String {
    let anchors = Anchors::new(&run.phases);
    let mut room = Room::new();
    let title = format!("Run {} of {}", run.id, name(&run.project));
    let mut out = start(&title);
    let _ = writeln!(out, "<h1>{title} {}</h1>", pill(run.status.word()));
    out.push_str(&tables::settings(
        [("Started", Some(&run.started)), ("Finished", run.finished.as_ref())]
            .into_iter()
            .filter_map(|(key, value)| Some((key, value?.as_str()))),
    ));
    glance(&mut out, run);
    jumps(&mut out, run);
    out.push_str("</header>\n<main>\n");
    failures(&mut out, run, &anchors, &mut room);
    for (id, heading, html) in
        [("graph", "Graph", graph::graph(&run.phases, &anchors)), ("time", "Time", timeline::timeline(run, &anchors))]
    {
        if !html.is_empty() {
            let _ = write!(
                out,
                "<section>\n<h2 id=\"{id}\">{heading}</h2>\n<div class=\"scroll\">\n{html}</div>\n</section>\n"
            );
        }
    }
    // They are short, and the rows of many tasks must not take their room.
    let (inputs, setting) = (inputs(run, &mut room), setting(run, &mut room));
    let mut n_before = 0;
    for (at, phase) in run.phases.iter().enumerate() {
        out.push_str(&tasks::phase(phase, at, n_before, &anchors, &mut room));
        n_before += phase.tasks.len();
    }
    out.push_str(&inputs);
    out.push_str(&setting);
    out.push_str(END);
    out
}

const END: &str = "</main>\n</body>\n</html>\n";

/// Everything up to the title of the page.
fn start(title: &str) -> String {
    let mut out = String::with_capacity(1 << 16);
    page::head(&mut out, title, Theme::Auto, &[page::STYLE, STYLE]);
    out.push_str("<body class=\"run\">\n<header>\n");
    out
}

/// The numbers of the run.
fn glance(out: &mut String, run: &RunPage) {
    let n_with = |wanted: &[TaskStatus]| {
        let tasks = run.phases.iter().flat_map(|phase| &phase.tasks);
        tasks.filter(|task| wanted.contains(&task.status)).count() as u64
    };
    let mut numbers = vec![
        ("tasks", "", count(n_with(&TaskStatus::ALL))),
        ("ran", "", count(n_with(&[TaskStatus::Done, TaskStatus::Failed, TaskStatus::Running]))),
        ("kept", " is-kept", count(n_with(&[TaskStatus::Kept]))),
        (
            "failed",
            if n_with(&[TaskStatus::Failed]) > 0 { " is-failed" } else { "" },
            count(n_with(&[TaskStatus::Failed])),
        ),
    ];
    for status in [TaskStatus::Skipped, TaskStatus::Waiting] {
        if n_with(&[status]) > 0 {
            numbers.push((status.word(), "", count(n_with(&[status]))));
        }
    }
    numbers.push(("time", "", time(run.seconds)));
    numbers.push(("tokens kept out", "", count(run.kept_out_tokens)));
    numbers.push(("tokens returned", "", count(run.returned_tokens)));
    figures(out, &numbers);
}

/// Numbers in a row, each above its name.
fn figures(out: &mut String, numbers: &[(&str, &str, String)]) {
    out.push_str("<dl class=\"glance\">\n");
    for (label, class, number) in numbers {
        let _ = writeln!(out, "<div class=\"figure{class}\"><dt>{label}</dt><dd>{number}</dd></div>");
    }
    out.push_str("</dl>\n");
}

fn jumps(out: &mut String, run: &RunPage) {
    out.push_str("<nav class=\"jumps\" aria-label=\"Contents\">\n");
    if run.phases.iter().any(|phase| !phase.tasks.is_empty()) {
        out.push_str("<a href=\"#graph\">Graph</a>\n");
    }
    for (at, phase) in run.phases.iter().take(MOST_LISTED).enumerate() {
        let _ = writeln!(out, "<a href=\"#phase-{}\">{}</a>", at + 1, name(&phase.name));
    }
    if !run.inputs.is_empty() {
        out.push_str("<a href=\"#inputs\">Inputs</a>\n");
    }
    out.push_str("<a href=\"#setting\">Setting</a>\n</nav>\n");
}

/// What went wrong, in a line for each task.
fn failures(out: &mut String, run: &RunPage, anchors: &Anchors, room: &mut Room) {
    let tasks = run.phases.iter().flat_map(|phase| &phase.tasks).enumerate();
    let failed: Vec<_> = tasks.filter(|(_, task)| task.status == TaskStatus::Failed).collect();
    if failed.is_empty() && run.error.is_none() {
        return;
    }
    out.push_str("<section class=\"failures\">\n<h2>What failed</h2>\n");
    if let Some(error) = &run.error {
        let _ = writeln!(out, "<div class=\"error\">{}</div>", room.block(error, ""));
    }
    if !failed.is_empty() {
        out.push_str("<ul>\n");
        for (number, task) in failed.iter().take(MOST_LISTED) {
            let _ = writeln!(
                out,
                "<li><a href=\"#{}\">{}</a> {}</li>",
                anchors.of(*number),
                name(&task.id),
                name(tables::last_line(task.error.as_deref().unwrap_or_default()))
            );
        }
        if failed.len() > MOST_LISTED {
            let _ = writeln!(out, "<li>{} more</li>", count((failed.len() - MOST_LISTED) as u64));
        }
        out.push_str("</ul>\n");
    }
    out.push_str("</section>\n");
}

fn inputs(run: &RunPage, room: &mut Room) -> String {
    if run.inputs.is_empty() {
        return String::new();
    }
    let files = tables::files("Files the run stands on", &run.inputs, &mut room.rows);
    format!("<section>\n<h2 id=\"inputs\">Inputs</h2>\n{files}</section>\n")
}

/// What must be the same for the run to give the same again.
fn setting(run: &RunPage, room: &mut Room) -> String {
    let seed = run.seed.to_string();
    let pairs = [
        ("Version", run.version.as_str()),
        ("Mode", &run.mode),
        ("Seed", &seed),
        ("Clock", &run.clock),
        ("Isolation", &run.isolation),
        ("Platform", &run.platform),
    ];
    let pairs = pairs.into_iter().filter(|(_, value)| !value.is_empty());
    let mut out = format!("<section>\n<h2 id=\"setting\">Setting</h2>\n{}", tables::settings(pairs));
    if !run.parameters.is_empty() {
        let rows = run.parameters.iter();
        let rows = rows.map(|(key, value)| format!("<th scope=\"row\">{}</th><td>{}</td>", name(key), name(value)));
        out.push_str(&tables::table("Parameters", &["Name", "Value"], run.parameters.len(), rows, &mut room.rows));
    }
    out.push_str("</section>\n");
    out
}
