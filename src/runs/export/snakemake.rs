//! A Snakefile. A task is done when its record is there, so a record is what a rule makes. What stands on a newer record is
//! looked at again, and kept if nothing changed.
//!
//! Rules name everything that is to be there before, also what others wait for anyway: whoever removes some records gets
//! those tasks back in the right order.

use std::fmt::Write as _;

use super::{Step, heading, page_command, reserved};
use crate::runs::plan::Plan;

pub(super) fn workflow(plan: &Plan, steps: &[Step<'_>]) -> String {
    let mut text = heading(plan, "#");
    let run = plan.number;
    let n_phases = steps.last().map_or(0, |step| step.phase + 1);
    let _ = write!(
        text,
        "\nlocalrules: all, page\n\n\ndef records(*tasks):\n    return [\".work/runs/{run}/tasks/\" + task + \"/record.json\" for task in tasks]\n\n\n"
    );
    for phase in 0..n_phases {
        let _ = writeln!(text, "phase_{} = {}", phase + 1, records(steps.iter().filter(|step| step.phase == phase)));
    }
    let page = format!("\"reports/run_{run}.html\"");
    let phases = || (1..=n_phases).map(|number| format!("phase_{number}"));
    // Records too: behind a page that is there Snakemake misses nothing.
    text.push_str(&rule("all", phases().chain([page.clone()]), None));
    text.push_str(&rule("page", phases(), Some(&page)));
    let _ = writeln!(text, "    shell:\n        \"{}\"", page_command(plan));
    // The page of a run that failed says why.
    let _ = write!(text, "\n\nonerror:\n    shell(\"{}\")\n", page_command(plan));
    for step in steps {
        let (megabytes, seconds) = reserved(step.task);
        let before = (step.phase > 0).then(|| format!("phase_{}", step.phase));
        // The phase before is named as a whole.
        let needed: Vec<&Step<'_>> =
            step.needs.iter().map(|need| &steps[*need]).filter(|need| need.phase + 1 != step.phase).collect();
        let needed = (!needed.is_empty()).then(|| records(needed.into_iter()));
        let record = format!("\".work/runs/{run}/tasks/{}/record.json\"", step.task.id);
        text.push_str(&rule(&step.name, before.into_iter().chain(needed), Some(&record)));
        let _ =
            writeln!(text, "    resources:\n        mem_mb={megabytes},\n        runtime={},", seconds.div_ceil(60));
        let _ = writeln!(text, "    shell:\n        \"{}\"", step.command(plan));
    }
    text
}

/// A rule up to what it does.
fn rule(name: &str, inputs: impl IntoIterator<Item = String>, output: Option<&str>) -> String {
    let mut text = format!("\n\nrule {name}:\n");
    let inputs: Vec<String> = inputs.into_iter().map(|input| format!("        {input},\n")).collect();
    if !inputs.is_empty() {
        let _ = write!(text, "    input:\n{}", inputs.concat());
    }
    if let Some(output) = output {
        let _ = writeln!(text, "    output:\n        {output},");
    }
    text
}

fn records<'a>(steps: impl Iterator<Item = &'a Step<'a>>) -> String {
    let ids: Vec<String> = steps.map(|step| format!("\"{}\"", step.task.id)).collect();
    format!("records({})", ids.join(", "))
}
