//! What we ship of intakes: the commented one that `orchestrator init` writes, and the phases of one that has none.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::document::DocumentPhase;
use super::{Placed, Problem};
use crate::runs::plan::Input;

pub(crate) const INTAKE: &str = include_str!("../template/intake.yaml");
/// Its table.
pub(crate) const SALES: &str = include_str!("../template/sales.csv");

const PHASES: &str = include_str!("../template/phases.yaml");

/// The phases of the playbook, over the first input.
pub(super) fn default_phases(project: &Placed<String>, inputs: &[Input]) -> Result<Vec<DocumentPhase>, Problem> {
    let Some(table) = inputs.first() else {
        return Err(Problem::new(project.place, "there are neither phases nor inputs")
            .with_hint("name a table under 'inputs' for the usual phases, or write 'phases'"));
    };
    let columns: Map<String, Value> =
        table.columns.iter().map(|(column, kind)| (column.clone(), json!(kind))).collect();
    let filled = PHASES
        .replace("$input", &json!(table.name).to_string())
        .replace("$columns", &json!(columns).to_string())
        .replace("$project", &json!(project.value).to_string());
    serde_saphyr::from_str(&filled).map_err(|error| Problem::of_yaml(&error))
}

/// What tables are called in an intake: as their files are up to the first dot, with a number behind names that are taken.
fn names_of(tables: &[String]) -> Vec<String> {
    const LONGEST: usize = 60;
    let mut names: Vec<String> = Vec::new();
    for table in tables {
        let stem = table.split('.').next().unwrap_or_default().chars().take(LONGEST);
        let plain: String = stem.map(|sign| if sign.is_alphanumeric() || sign == '_' { sign } else { '_' }).collect();
        let numbered = (2..).map(|number| format!("{plain}_{number}"));
        names.extend(std::iter::once(plain.clone()).chain(numbered).find(|name| !names.contains(name)));
    }
    names
}

/// An intake over tables of `data/raw/`, with the phases that fit any table.
pub(crate) fn over_tables(project: &str, tables: &[String]) -> String {
    let names = names_of(tables);
    let inputs = names.iter().zip(tables).fold(String::new(), |mut text, (name, table)| {
        let _ = writeln!(text, "  {}: {}", json!(name), json!(format!("data/raw/{table}")));
        text
    });
    let phases = PHASES.lines().filter(|line| !line.starts_with('#')).fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{}", format!("#   {line}").trim_end());
        text
    });
    let phases = phases
        .trim_start_matches("#\n")
        .replace("$input", names.first().map_or("", String::as_str))
        .replace("$columns", "{}")
        .replace("$project", project);
    format!(
        "# What `orchestrator run start --mode code --intake intake.yaml` works through, phase by phase.\n\nproject: {}\nmode: \
         code    # code: scripts in the sandbox; legacy: the commands of the tasks\nseed: 0       # the same seed gives the same \
         results\n\ninputs:       # the files the run stands on; tasks name them\n{inputs}\n# Without phases these run, over the \
         first input. Uncomment them to change what is done.\n# phases:\n{phases}",
        json!(project)
    )
}
