//! A Nextflow script. Steps run in the project folder, since that is where a run keeps its files; channels carry the order.

use std::fmt::Write as _;

use super::{Step, after, heading, last_of, page_command, reserved};
use crate::runs::plan::Plan;

pub(super) fn workflow(plan: &Plan, steps: &[Step<'_>]) -> String {
    let mut text = heading(plan, "//");
    for step in steps {
        let (megabytes, seconds) = reserved(step.task);
        let directives = format!("    memory '{megabytes} MB'\n    time '{seconds}s'\n");
        text.push_str(&process(&step.name, &directives, &step.command(plan)));
    }
    text.push_str(&process("page", "", &page_command(plan)));
    text.push_str("\nworkflow {\n");
    let n_phases = steps.last().map_or(0, |step| step.phase + 1);
    for phase in 0..n_phases {
        for step in steps.iter().filter(|step| step.phase == phase) {
            let needs = after(steps, step);
            let before = match (needs.first(), phase) {
                (None, _) => "channel.of(true)".to_owned(),
                (Some(first), 1..) if steps[*first].phase < phase => format!("phase_{phase}"),
                _ => done(steps, &needs),
            };
            let _ = writeln!(text, "    {}({before})", step.name);
        }
        let _ = writeln!(text, "    phase_{} = {}", phase + 1, done(steps, &last_of(steps, phase)));
    }
    let _ = writeln!(text, "    page(phase_{n_phases})\n}}");
    text
}

fn process(name: &str, directives: &str, command: &str) -> String {
    let gap = if directives.is_empty() { "" } else { "\n" };
    format!(
        "\nprocess {name} {{\n{directives}{gap}    input:\n    val before\n\n    output:\n    val true\n\n    script:\n    \"\"\"\n    \
         cd '${{workflow.launchDir}}'\n    {command}\n    \"\"\"\n}}\n"
    )
}

/// One value once all of them are done.
fn done(steps: &[Step<'_>], numbers: &[usize]) -> String {
    let outputs: Vec<String> = numbers.iter().map(|number| format!("{}.out", steps[*number].name)).collect();
    match outputs.split_first() {
        Some((first, others)) if !others.is_empty() => format!("{first}.mix({}).collect()", others.join(", ")),
        _ => outputs.concat(),
    }
}
