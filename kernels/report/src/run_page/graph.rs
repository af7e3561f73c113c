//! The tasks of a run as a drawing: phases from left to right, an arrow for each need. Runs of many tasks get a square
//! for each instead. Labels are cut where they would not fit, and whole on pointing.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::layout::{Layout, Place, layout};
use super::tasks::Anchors;
use super::values::{PagePhase, PageTask, TaskStatus};
use super::words::{count, count_of, name, time, visible};
use crate::escape::escaped;

/// Tasks of a drawing with boxes; more are squares.
const MOST_BOXES: usize = 48;
/// Tasks and phases of a drawing with squares.
const MOST_SQUARES: usize = 2_000;
const MOST_PHASES: usize = 200;
/// Boxes and the ways of needs past them.
const MOST_PLACES: usize = 240;
/// Letters of a label.
const MOST_LETTERS: usize = 24;
/// Width of a letter of the labels, which are of one width, with some to spare.
const LETTER: f64 = 7.4;
/// Width of a letter of the status below, with some to spare.
const SMALL_LETTER: f64 = 6.8;
/// What a box has beside its label.
const BOX_SIDES: f64 = 24.0;
const BOX_HEIGHT: f64 = 40.0;
const ROW_GAP: f64 = 12.0;
const PASSING_HEIGHT: f64 = 10.0;
const COLUMN_GAP: f64 = 36.0;
const MARGIN: f64 = 14.0;
const PHASE_GAP: f64 = 14.0;
const TITLE_HEIGHT: f64 = 30.0;

/// The drawing, or nothing for a run without tasks.
pub(super) fn graph(phases: &[PagePhase], anchors: &Anchors) -> String {
    let n_tasks: usize = phases.iter().map(|phase| phase.tasks.len()).sum();
    match n_tasks {
        0 => String::new(),
        1..=MOST_BOXES => boxes(phases, anchors),
        _ => squares(phases, anchors),
    }
}

struct Drawing<'a> {
    phases: &'a [PagePhase],
    tasks: Vec<&'a PageTask>,
    layout: Layout,
    /// Left side and width of each layer.
    columns: Vec<(f64, f64)>,
    width: f64,
    height: f64,
    out: String,
}

fn boxes(phases: &[PagePhase], anchors: &Anchors) -> String {
    let tasks: Vec<&PageTask> = phases.iter().flat_map(|phase| &phase.tasks).collect();
    let mut numbers = (0..tasks.len()).collect::<Vec<_>>().into_iter();
    let by_phase: Vec<Vec<usize>> =
        phases.iter().map(|phase| numbers.by_ref().take(phase.tasks.len()).collect()).collect();
    let by_id: HashMap<&str, usize> =
        tasks.iter().enumerate().map(|(number, task)| (task.id.as_str(), number)).collect();
    let mut needs = Vec::new();
    for (number, task) in tasks.iter().enumerate() {
        needs.extend(task.needs.iter().filter_map(|id| Some((*by_id.get(id.as_str())?, number))));
    }
    let layout = layout(&by_phase, &needs, |place| match place {
        Place::Task(_) => BOX_HEIGHT + ROW_GAP,
        Place::Passing(_) => PASSING_HEIGHT,
    });
    if layout.places.len() > MOST_PLACES {
        return squares(phases, anchors);
    }
    let mut drawing =
        Drawing { phases, tasks, layout, columns: Vec::new(), width: 0.0, height: 0.0, out: String::new() };
    drawing.measure();
    drawing.draw(anchors);
    drawing.out
}

impl Drawing<'_> {
    fn measure(&mut self) {
        let mut left = 0.0;
        for (at, (start, phase)) in self.layout.starts.iter().enumerate() {
            let end = self.layout.starts.get(at + 1).map_or(self.layout.layers.len(), |next| next.0);
            let widths: Vec<f64> = (*start..end).map(|layer| self.width_of(layer)).collect();
            let inside =
                widths.iter().sum::<f64>() + COLUMN_GAP * f64::from(u32::try_from(widths.len() - 1).unwrap_or(0));
            // The boxes of a phase grow with its title.
            let title = letters(&label(&self.phases[*phase].name)) * LETTER;
            let more = (title - inside).max(0.0) / f64::from(u32::try_from(widths.len()).unwrap_or(1));
            left += MARGIN;
            for width in widths {
                self.columns.push((left, width + more));
                left += width + more + COLUMN_GAP;
            }
            left += MARGIN - COLUMN_GAP + PHASE_GAP;
        }
        self.width = left - PHASE_GAP;
        let bottoms = self.layout.places.iter().zip(&self.layout.heights).map(|(place, height)| match place {
            Place::Task(_) => height + f64::midpoint(BOX_HEIGHT, ROW_GAP),
            Place::Passing(_) => height + PASSING_HEIGHT / 2.0,
        });
        self.height = TITLE_HEIGHT + bottoms.fold(0.0, f64::max) + ROW_GAP / 2.0;
    }

    fn width_of(&self, layer: usize) -> f64 {
        let widths = self.layout.layers[layer].iter().map(|place| match self.layout.places[*place] {
            Place::Task(task) => {
                let task = self.tasks[task];
                BOX_SIDES + (letters(&label(&task.id)) * LETTER).max(letters(&state(task)) * SMALL_LETTER)
            }
            Place::Passing(_) => 0.0,
        });
        widths.fold(0.0, f64::max)
    }

    fn draw(&mut self, anchors: &Anchors) {
        let _ = writeln!(
            self.out,
            "<svg class=\"graph\" role=\"group\" aria-label=\"Graph of {}\" width=\"{:.0}\" height=\"{:.0}\" viewBox=\"0 0 {:.0} {:.0}\">",
            count_of(self.tasks.len(), "task"),
            self.width,
            self.height,
            self.width,
            self.height
        );
        for at in 0..self.layout.starts.len() {
            self.phase(at);
        }
        for at in 0..self.layout.lines.len() {
            self.line(self.layout.lines[at]);
        }
        for layer in 0..self.layout.layers.len() {
            for place in self.layout.layers[layer].clone() {
                if let Place::Task(task) = self.layout.places[place] {
                    self.task(task, layer, self.layout.heights[place], anchors);
                }
            }
        }
        self.out.push_str("</svg>\n");
    }

    fn phase(&mut self, at: usize) {
        let (start, phase) = self.layout.starts[at];
        let end = self.layout.starts.get(at + 1).map_or(self.columns.len(), |next| next.0);
        let left = self.columns[start].0 - MARGIN;
        let (last, last_width) = self.columns[end - 1];
        let title = &self.phases[phase].name;
        let _ = writeln!(
            self.out,
            "<g><title>{}</title><rect class=\"band\" x=\"{left:.1}\" y=\"0\" width=\"{:.1}\" height=\"{:.0}\" rx=\"6\"/>\
             <text class=\"phase\" x=\"{:.1}\" y=\"20\">{}</text></g>",
            name(title),
            last + last_width + MARGIN - left,
            self.height,
            left + MARGIN,
            escaped(&label(title))
        );
    }

    /// Along the layer that a need passes, and from there to the next place.
    fn line(&mut self, (from, to): (usize, usize)) {
        let layer = self.layout.layers.iter().position(|layer| layer.contains(&from)).unwrap_or(0);
        let (left, width) = self.columns[layer];
        let next = self.columns[layer + 1].0;
        let (start, end) = (self.layout.heights[from] + TITLE_HEIGHT, self.layout.heights[to] + TITLE_HEIGHT);
        let out_of = left + width;
        let middle = f64::midpoint(out_of, next);
        let _ = write!(self.out, "<path class=\"need\" d=\"");
        if matches!(self.layout.places[from], Place::Passing(_)) {
            let _ = write!(self.out, "M{left:.1} {start:.1}H{out_of:.1}");
        } else {
            let _ = write!(self.out, "M{out_of:.1} {start:.1}");
        }
        if matches!(self.layout.places[to], Place::Passing(_)) {
            let _ = writeln!(self.out, "C{middle:.1} {start:.1} {middle:.1} {end:.1} {next:.1} {end:.1}\"/>");
        } else {
            let tip = next - 5.0;
            let _ = writeln!(
                self.out,
                "C{middle:.1} {start:.1} {middle:.1} {end:.1} {tip:.1} {end:.1}\"/>\
                 <path class=\"tip\" d=\"M{:.1} {:.1}L{:.1} {end:.1}L{:.1} {:.1}z\"/>",
                next - 7.0,
                end - 3.5,
                next - 1.0,
                next - 7.0,
                end + 3.5
            );
        }
    }

    fn task(&mut self, number: usize, layer: usize, height: f64, anchors: &Anchors) {
        let task = self.tasks[number];
        let (left, width) = self.columns[layer];
        let top = height + TITLE_HEIGHT - BOX_HEIGHT / 2.0;
        let _ = writeln!(
            self.out,
            "<a href=\"#{}\" class=\"is-{}\"><title>{}</title>\
             <rect class=\"box\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{BOX_HEIGHT}\" rx=\"4\"/>\
             <rect class=\"side\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"4\" height=\"{BOX_HEIGHT}\" rx=\"2\"/>\
             <text class=\"id\" x=\"{:.1}\" y=\"{:.1}\">{}</text><text class=\"state\" x=\"{:.1}\" y=\"{:.1}\">{}</text></a>",
            anchors.of(number),
            task.status.word(),
            pointed(task),
            left + 13.0,
            top + 17.0,
            escaped(&label(&task.id)),
            left + 13.0,
            top + 32.0,
            state(task)
        );
    }
}

/// Status and time, where there is a time.
fn state(task: &PageTask) -> String {
    match task.status {
        TaskStatus::Done | TaskStatus::Failed => format!("{} \u{b7} {}", task.status.word(), time(task.seconds)),
        status => status.word().into(),
    }
}

fn pointed(task: &PageTask) -> String {
    format!("{}: {}, {}", name(&task.id), name(&task.what), state(task))
}

fn squares(phases: &[PagePhase], anchors: &Anchors) -> String {
    let mut out = String::from("<div class=\"squares\">\n");
    let mut number = 0;
    for phase in phases.iter().take(MOST_PHASES) {
        let _ = write!(
            out,
            "<p><span class=\"name\">{}</span> <span class=\"quiet\">{}</span></p>\n<div>",
            name(&phase.name),
            count_of(phase.tasks.len(), "task")
        );
        for task in phase.tasks.iter().take(MOST_SQUARES - number) {
            // Reached by pointing; the list below is reached by keys.
            let _ = write!(
                out,
                "<a href=\"#{}\" class=\"is-{}\" tabindex=\"-1\" title=\"{}\"></a>",
                anchors.of(number),
                task.status.word(),
                pointed(task)
            );
            number += 1;
        }
        out.push_str("</div>\n");
    }
    let n_tasks: usize = phases.iter().map(|phase| phase.tasks.len()).sum();
    if number < n_tasks {
        let _ = writeln!(out, "<p class=\"note\">The first {number} of {} tasks.</p>", count(n_tasks as u64));
    }
    out.push_str("<p class=\"legend\">");
    for status in TaskStatus::ALL {
        let n_tasks = phases.iter().flat_map(|phase| &phase.tasks).filter(|task| task.status == status).count();
        if n_tasks > 0 {
            let _ = write!(out, "<span><i class=\"is-{0}\"></i> {n_tasks} {0}</span> ", status.word());
        }
    }
    out.push_str("</p>\n</div>\n");
    out
}

/// A name that fits its box.
fn label(text: &str) -> String {
    let text = visible(text).replace(['\n', '\t'], " ");
    if letters(&text) <= letters_of(MOST_LETTERS) {
        return text;
    }
    let mut out = String::new();
    for sign in text.chars() {
        if letters(&out) + letters(sign.encode_utf8(&mut [0; 4])) > letters_of(MOST_LETTERS - 1) {
            break;
        }
        out.push(sign);
    }
    out + "\u{2026}"
}

/// Letters outside of Latin may be twice as wide.
fn letters(text: &str) -> f64 {
    text.chars().map(|sign| if sign < '\u{250}' || sign == '\u{2026}' { 1.0 } else { 2.0 }).sum()
}

fn letters_of(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::MAX, f64::from)
}

#[cfg(test)]
mod tests {
    use super::label;

    #[test]
    fn labels_fit() {
        assert_eq!(label("clean"), "clean");
        assert_eq!(label(&"x".repeat(24)), "x".repeat(24));
        assert_eq!(label(&"x".repeat(25)), "x".repeat(23) + "\u{2026}");
        assert_eq!(label(&"\u{6c34}".repeat(13)), "\u{6c34}".repeat(11) + "\u{2026}");
        assert_eq!(label("a\nb\0"), "a b[U+0000]");
    }
}
