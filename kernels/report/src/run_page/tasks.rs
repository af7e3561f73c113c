//! The phases and their tasks, each of which opens. What failed is open.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use super::room::{Room, not_shown};
use super::tables::{artifacts, attempts, files};
use super::values::{PagePhase, PageTask, TaskStatus};
use super::words::{count, count_of, digest, name, pill, size, time};

/// Letters of an id that can stand in an address.
const MOST_OF_AN_ANCHOR: usize = 64;
/// Reasons, needs, removed files and pictures of a task.
const MOST_ITEMS: usize = 50;

/// Where a link to a task leads. It is an element inside of what opens, for a browser opens what holds the target.
pub(super) struct Anchors<'a> {
    of: Vec<String>,
    by_id: HashMap<&'a str, usize>,
}

impl<'a> Anchors<'a> {
    /// The id of the task if it is plain and the first of its name, else its number.
    pub fn new(phases: &'a [PagePhase]) -> Self {
        let mut seen = HashSet::new();
        let mut by_id = HashMap::new();
        let tasks = phases.iter().flat_map(|phase| &phase.tasks).enumerate();
        let of = tasks
            .map(|(number, task)| {
                by_id.entry(task.id.as_str()).or_insert(number);
                let is_plain = (1..=MOST_OF_AN_ANCHOR).contains(&task.id.len())
                    && task.id.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'_' || sign == b'-');
                if is_plain && seen.insert(&task.id) {
                    format!("task-{}", task.id)
                } else {
                    format!("task.{}", number + 1)
                }
            })
            .collect();
        Self { of, by_id }
    }

    /// By the number of the task in the run, from 0.
    pub fn of(&self, number: usize) -> &str {
        &self.of[number]
    }

    fn link(&self, id: &str) -> String {
        match self.by_id.get(id) {
            Some(number) => format!("<a href=\"#{}\"><code>{}</code></a>", self.of[*number], name(id)),
            None => format!("<code>{}</code>", name(id)),
        }
    }
}

/// `number` is that of the phase's first task in the run. Nothing if there is no room for the heading.
pub(super) fn phase(phase: &PagePhase, at: usize, number: usize, anchors: &Anchors, room: &mut Room) -> String {
    let mut out = format!(
        "<section>\n<h2 id=\"phase-{}\">{} <small>{}</small></h2>\n",
        at + 1,
        name(&phase.name),
        counts(&phase.tasks)
    );
    if !room.rows.takes(&out) {
        return String::new();
    }
    for (at, one) in phase.tasks.iter().enumerate() {
        if !task(&mut out, one, number + at, anchors, room) {
            out.push_str(&not_shown(&count_of(phase.tasks.len() - at, "task")));
            break;
        }
    }
    out.push_str("</section>\n");
    out
}

fn counts(tasks: &[PageTask]) -> String {
    let mut words = Vec::new();
    for status in TaskStatus::ALL {
        let n_tasks = tasks.iter().filter(|task| task.status == status).count();
        if n_tasks > 0 {
            words.push(format!("{} {}", count(n_tasks as u64), status.word()));
        }
    }
    if words.is_empty() { "no tasks".into() } else { words.join(", ") }
}

/// Whether there was room for its row.
fn task(out: &mut String, task: &PageTask, number: usize, anchors: &Anchors, room: &mut Room) -> bool {
    let open = if task.status == TaskStatus::Failed { " open" } else { "" };
    let why = task.why.first().map(|why| name(why)).unwrap_or_default();
    let took = if has_worked(task) { time(task.seconds) } else { String::new() };
    let row = format!(
        "<details class=\"task is-{}\"{open}>\n<summary><h3 title=\"{}\">{}</h3><span class=\"what\">{}</span><span class=\"why\" title=\"{why}\">{why}</span>\
         <span class=\"took\">{took}</span>{}</summary>\n<div id=\"{}\" class=\"inside\">\n",
        task.status.word(),
        name(&task.id),
        name(&task.id),
        name(&task.what),
        pill(task.status.word()),
        anchors.of(number)
    );
    if !room.rows.takes(&row) {
        return false;
    }
    out.push_str(&row);
    if room.texts.share().is_some() {
        inside(out, task, anchors, room);
    } else {
        out.push_str(&not_shown("what this task did"));
    }
    out.push_str("</div>\n</details>\n");
    true
}

fn inside(out: &mut String, task: &PageTask, anchors: &Anchors, room: &mut Room) {
    let facts = facts(task, anchors);
    room.texts.charge(&facts);
    out.push_str(&facts);
    if let Some(error) = &task.error {
        let _ = write!(out, "<h4>Error</h4>\n<div class=\"error\">{}</div>\n", room.block(error, ""));
    }
    if task.attempts.len() > 1 {
        out.push_str(&attempts(&task.attempts, &mut room.texts));
    }
    for (heading, text, language) in [
        ("Code", &task.code, language(task)),
        ("Output", &task.output, ""),
        ("Standard error", &task.errors, ""),
        ("Result", &task.result, "json"),
    ] {
        if !text.is_empty() {
            let _ = write!(out, "<h4>{heading}</h4>\n{}", room.block(text, language));
        }
    }
    plots(out, task, room);
    if !task.artifacts.is_empty() {
        out.push_str(&artifacts(&task.artifacts, &mut room.texts));
    }
    if !task.reads.is_empty() {
        out.push_str(&files("Files it read", &task.reads, &mut room.texts));
    }
}

/// Tasks are Python, but for the words of a prompt and of a command.
fn language(task: &PageTask) -> &'static str {
    match task.what.split(' ').next() {
        Some("prompt") => "",
        Some("command") => "sh",
        _ => "python",
    }
}

fn has_worked(task: &PageTask) -> bool {
    matches!(task.status, TaskStatus::Done | TaskStatus::Failed | TaskStatus::Running)
}

fn facts(task: &PageTask, anchors: &Anchors) -> String {
    let mut out = String::from("<dl class=\"facts\">\n");
    let mut fact = |key: &str, value: &str| {
        if !value.is_empty() {
            let class = if matches!(key, "Why" | "Run alone") { " class=\"wide\"" } else { "" };
            let _ = writeln!(out, "<div{class}><dt>{key}</dt><dd>{value}</dd></div>");
        }
    };
    fact("Why", &items(&task.why, "; ", |why| name(why)));
    fact("Needs", &items(&task.needs, ", ", |id| anchors.link(id)));
    fact("Agent", &name(&task.agent));
    if has_worked(task) {
        fact("Time", &format!("{}, {} after the start", time(task.seconds), time(task.began)));
    }
    let pair = |(key, value): &(String, String)| format!("<code>{}</code> {}", name(key), name(value));
    fact("Parameters", &items(&task.parameters, ", ", pair));
    fact("Limits", &items(&task.limits, ", ", pair));
    fact("Seed", &task.seed.to_string());
    fact("Clock", &name(&task.clock));
    fact("Removed", &items(&task.removed, ", ", |path| format!("<code>{}</code>", name(path))));
    if !task.rerun.is_empty() {
        fact("Run alone", &format!("<code>{}</code>", name(&task.rerun)));
    }
    out.push_str("</dl>\n");
    out
}

fn items<T>(items: &[T], between: &str, html: impl Fn(&T) -> String) -> String {
    let mut words: Vec<String> = items.iter().take(MOST_ITEMS).map(html).collect();
    if items.len() > MOST_ITEMS {
        words.push(format!("{} more", count((items.len() - MOST_ITEMS) as u64)));
    }
    words.join(between)
}

fn plots(out: &mut String, task: &PageTask, room: &mut Room) {
    let pictures: Vec<_> =
        task.artifacts.iter().filter_map(|artifact| Some((artifact, artifact.picture.as_ref()?))).collect();
    if pictures.is_empty() {
        return;
    }
    let _ = write!(out, "<h4>{}</h4>\n<div class=\"plots\">\n", count_of(pictures.len(), "picture"));
    for (artifact, bytes) in pictures.iter().take(MOST_ITEMS) {
        let caption = format!("{}, {} {}", name(&artifact.path), size(artifact.bytes), digest(&artifact.digest));
        room.texts.charge(&caption);
        let picture = room.picture(bytes, &format!("{} of task {}", artifact.path, task.id));
        let _ = writeln!(out, "<figure>{picture}<figcaption>{caption}</figcaption></figure>");
    }
    out.push_str("</div>\n");
    if pictures.len() > MOST_ITEMS {
        let _ = writeln!(out, "<p class=\"note\">The first {MOST_ITEMS} pictures.</p>");
    }
}

#[cfg(test)]
mod tests {
    use super::{Anchors, PagePhase, PageTask};

    #[test]
    fn anchors_are_plain_and_each_its_own() {
        let task = |id: &str| PageTask { id: id.into(), ..PageTask::default() };
        let tasks = vec![task("clean"), task("a b"), task("clean"), task(""), task("\"><b>")];
        let phases = [PagePhase { name: "one".into(), tasks }];
        let anchors = Anchors::new(&phases);
        assert_eq!(anchors.of, ["task-clean", "task.2", "task.3", "task.4", "task.5"]);
        assert_eq!(anchors.link("clean"), "<a href=\"#task-clean\"><code>clean</code></a>");
        assert_eq!(anchors.link("<gone>"), "<code>&lt;gone&gt;</code>");
    }
}
