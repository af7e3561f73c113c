//! When the tasks of a run worked, as bars on one scale. An attempt that failed is a bar of its own.

use std::fmt::Write as _;

use super::tasks::Anchors;
use super::values::{PageTask, RunPage, TaskStatus};
use super::words::{count, count_of, name, time};

/// Bars of a page: the longest ones.
const MOST_BARS: usize = 25;
/// Attempts of a task.
const MOST_ATTEMPTS: usize = 100;
/// Least width of a bar, in hundredths of the scale.
const LEAST_WIDTH: f64 = 0.8;

/// Nothing if no task has worked.
pub(super) fn timeline(run: &RunPage, anchors: &Anchors) -> String {
    let mut worked: Vec<(usize, &PageTask)> = run
        .phases
        .iter()
        .flat_map(|phase| &phase.tasks)
        .enumerate()
        .filter(|(_, task)| matches!(task.status, TaskStatus::Done | TaskStatus::Failed | TaskStatus::Running))
        .collect();
    let n_worked = worked.len();
    if n_worked == 0 {
        return String::new();
    }
    let end = worked.iter().map(|(_, task)| sane(task.began) + sane(task.seconds)).fold(sane(run.seconds), f64::max);
    worked.sort_by(|(_, left), (_, right)| right.seconds.total_cmp(&left.seconds));
    worked.truncate(MOST_BARS);
    worked.sort_by(|(_, left), (_, right)| left.began.total_cmp(&right.began));
    let caption = if n_worked > MOST_BARS {
        format!("The {MOST_BARS} longest of {} tasks that ran, by their start", count(n_worked as u64))
    } else {
        format!("{} that ran, by start", count_of(n_worked, "task"))
    };
    let mut out = format!(
        "<table class=\"times\">\n<caption>{caption}</caption>\n<thead><tr><th scope=\"col\">Task</th>\
         <th scope=\"col\" class=\"scale\"><span>0 s</span><span>{}</span></th><th scope=\"col\" class=\"number\">Time</th></tr></thead>\n<tbody>\n",
        time(end)
    );
    for (number, task) in worked {
        let id = name(&task.id);
        let _ = writeln!(
            out,
            "<tr><th scope=\"row\"><a href=\"#{}\" title=\"{id}\">{id}</a></th><td class=\"bar\"><svg aria-hidden=\"true\">{}</svg></td>\
             <td class=\"number\">{}</td></tr>",
            anchors.of(number),
            bars(task, end),
            time(task.seconds)
        );
    }
    out.push_str("</tbody>\n</table>\n");
    out
}

fn bars(task: &PageTask, end: f64) -> String {
    let mut out = String::new();
    let mut bar = |start: f64, seconds: f64, status: TaskStatus| {
        let share = |seconds: f64| if end > 0.0 { 100.0 * sane(seconds) / end } else { 0.0 };
        let width = share(seconds).clamp(LEAST_WIDTH, 100.0);
        let left = share(start).min(100.0 - width);
        let _ = write!(
            out,
            "<rect class=\"is-{}\" x=\"{left:.2}%\" width=\"{width:.2}%\" height=\"100%\"/>",
            status.word()
        );
    };
    if task.attempts.len() < 2 {
        bar(task.began, task.seconds, task.status);
        return out;
    }
    let mut start = task.began;
    for attempt in task.attempts.iter().take(MOST_ATTEMPTS) {
        bar(start, attempt.seconds, attempt.status);
        start += sane(attempt.seconds);
    }
    out
}

/// A time that can be drawn.
fn sane(seconds: f64) -> f64 {
    if seconds.is_finite() && seconds > 0.0 { seconds } else { 0.0 }
}
