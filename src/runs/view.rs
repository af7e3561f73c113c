//! What a person sees while a run goes on: a live view on a terminal, plain lines elsewhere.

use std::collections::HashMap;
use std::io::IsTerminal;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::execute::PhaseOutcome;
use super::plan::Task;
use super::work::{Record, Status};
use crate::terminal::{Colours, print_line};

/// Hears what happens, from several threads.
pub(crate) trait Watcher: Sync {
    fn phase_began(&self, _name: &str, _n_tasks: usize) {}
    fn phase_ended(&self, _name: &str, _outcome: &PhaseOutcome) {}
    fn task_began(&self, _task: &Task, _why: &[String]) {}
    fn task_said(&self, _task: &Task, _line: &str) {}
    fn task_ended(&self, _task: &Task, _record: &Record) {}
    fn task_skipped(&self, _task: &Task) {}
}

pub(crate) fn line_of_phase(name: &str, outcome: &PhaseOutcome) -> String {
    let PhaseOutcome { n_done, n_kept, n_failed, n_skipped } = outcome;
    if outcome.is_done() {
        return format!("phase {name} done: {n_done} ran, {n_kept} kept");
    }
    format!("phase {name} failed: {n_done} ran, {n_kept} kept, {n_failed} failed, {n_skipped} not tried")
}

/// A view for whoever reads standard output.
pub(crate) fn of_output() -> Box<dyn Watcher> {
    if std::io::stderr().is_terminal() && std::io::stdout().is_terminal() {
        Box::new(Live::new())
    } else {
        Box::new(Plain)
    }
}

/// Seconds as people say them.
pub(crate) fn shown_seconds(seconds: f64) -> String {
    if seconds < 60.0 {
        return format!("{seconds:.1} s");
    }
    let whole = Duration::from_secs_f64(seconds.min(1e9)).as_secs();
    format!("{} min {} s", whole / 60, whole % 60)
}

/// What became of a task, on one line; a failure with its traceback and what to do.
pub(crate) fn lines_of(task: &Task, record: &Record, colours: Colours) -> String {
    let why = shown_reasons(&record.why);
    match record.status {
        Status::Kept => format!("  {}: kept ({why})", task.id),
        Status::Done => {
            let tries = record.attempts.len();
            let tries = if tries > 1 { format!(" at try {tries}") } else { String::new() };
            format!("  {}: done in {}{tries} ({why})", task.id, shown_seconds(record.seconds))
        }
        Status::Failed => {
            let error = record.error.as_deref().unwrap_or_default().trim_end();
            let error: String = error.lines().fold(String::new(), |text, line| text + "\n    " + line);
            let failed = colours.error("failed");
            let code = record.last_attempt().filter(|_| !record.code.is_empty());
            let code = code.map(|attempt| format!("\n    code: {}", attempt.code)).unwrap_or_default();
            let files = record.workspace.as_ref().map(|folder| format!("\n    files: {folder}")).unwrap_or_default();
            let (rerun, seconds) = (rerun_of(task), shown_seconds(record.seconds));
            format!("  {}: {failed} in {seconds} ({why}){error}{code}{files}\n    rerun: {rerun}", task.id)
        }
    }
}

/// The first reasons; the log, the page and `run show` have all of them.
pub(crate) fn shown_reasons(why: &[String]) -> String {
    const MOST: usize = 3;
    match why.len().checked_sub(MOST) {
        Some(n_more @ 1..) => format!("{}; and {n_more} more", why[..MOST].join("; ")),
        _ => why.join("; "),
    }
}

/// The command that runs a task alone.
pub(crate) fn rerun_of(task: &Task) -> String {
    format!("orchestrator run task {}", task.id)
}

/// A line for each task when it has ended.
struct Plain;

impl Watcher for Plain {
    fn phase_began(&self, name: &str, _n_tasks: usize) {
        let _ = print_line(name);
    }

    fn phase_ended(&self, name: &str, outcome: &PhaseOutcome) {
        let _ = print_line(line_of_phase(name, outcome));
    }

    fn task_ended(&self, task: &Task, record: &Record) {
        let _ = print_line(lines_of(task, record, Colours::of_output()));
    }

    fn task_skipped(&self, task: &Task) {
        let _ = print_line(format_args!("  {}: not tried (what it needs failed)", task.id));
    }
}

/// The phase with a bar, and below it a line for every task that runs: how long, and what it printed last.
struct Live {
    all: MultiProgress,
    shown: Mutex<Shown>,
}

#[derive(Default)]
struct Shown {
    phase: Option<ProgressBar>,
    tasks: HashMap<String, ProgressBar>,
}

impl Live {
    fn new() -> Self {
        let all = MultiProgress::with_draw_target(ProgressDrawTarget::stderr_with_hz(15));
        Self { all, shown: Mutex::default() }
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Above the bars, for good.
    fn say(&self, line: &str) {
        let _ = self.all.println(line);
    }

    fn end_task(&self, id: &str) {
        let mut shown = self.shown();
        if let Some(bar) = shown.tasks.remove(id) {
            bar.finish_and_clear();
            self.all.remove(&bar);
        }
        if let Some(phase) = &shown.phase {
            phase.inc(1);
            if phase.position() >= phase.length().unwrap_or_default() {
                phase.finish_and_clear();
            }
        }
    }
}

impl Watcher for Live {
    fn phase_began(&self, name: &str, n_tasks: usize) {
        let bar = self.all.add(ProgressBar::new(n_tasks as u64));
        bar.set_style(style("{prefix:.bold} {bar:24} {pos}/{len} {elapsed_precise}"));
        bar.set_prefix(name.to_owned());
        bar.enable_steady_tick(Duration::from_millis(200));
        let before = self.shown().phase.replace(bar);
        if let Some(before) = before {
            before.finish_and_clear();
        }
        self.say(&Colours::of_output().strong(name));
    }

    fn phase_ended(&self, name: &str, outcome: &PhaseOutcome) {
        let phase = self.shown().phase.take();
        if let Some(phase) = phase {
            phase.finish_and_clear();
        }
        self.say(&line_of_phase(name, outcome));
    }

    fn task_began(&self, task: &Task, why: &[String]) {
        let bar = self.all.add(ProgressBar::new_spinner());
        bar.set_style(style("  {spinner} {prefix} {elapsed} {wide_msg}"));
        bar.set_prefix(task.id.clone());
        bar.set_message(shown_reasons(why));
        bar.enable_steady_tick(Duration::from_millis(100));
        self.shown().tasks.insert(task.id.clone(), bar);
    }

    fn task_said(&self, task: &Task, line: &str) {
        if let Some(bar) = self.shown().tasks.get(&task.id) {
            bar.set_message(line.chars().filter(|sign| !sign.is_control()).collect::<String>());
        }
    }

    fn task_ended(&self, task: &Task, record: &Record) {
        self.end_task(&task.id);
        self.say(&lines_of(task, record, Colours::of_output()));
    }

    fn task_skipped(&self, task: &Task) {
        self.end_task(&task.id);
        self.say(&format!("  {}: not tried (what it needs failed)", task.id));
    }
}

fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.progress_chars("━╸ ")
}
