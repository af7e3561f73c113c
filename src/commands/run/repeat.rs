//! `run diff`, `replay` and `export`: runs beside other runs, and on other engines.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use orchestrator_report::DifferenceKind;

use crate::runs::execute::toolbox_of;
use crate::runs::export::Engine;
use crate::runs::replay::{self, Replayed};
use crate::runs::state::State;
use crate::runs::work::{Work, write_whole};
use crate::runs::{counted, difference};
use crate::settings::{Layer, Settings};
use crate::terminal::{print, print_line};

/// 0 if both are the same, 1 if not, as of `diff`.
pub(super) fn diff(work: &Work, left: u64, right: u64) -> anyhow::Result<ExitCode> {
    let _held = work.hold_beside_others("diff")?;
    let (left, right) = (State::named(work, Some(left))?, State::named(work, Some(right))?);
    let rows = difference::compare(work, &left, &right);
    let is_same = rows.iter().all(|row| row.kind == DifferenceKind::Same);
    print(difference::shown(left.plan.number, right.plan.number, &rows))?;
    let page = difference::write_page(work, &left, &right, rows)?;
    print_line(format_args!("report: {page}"))?;
    Ok(if is_same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// 0 if everything is the same to the byte, 1 if not.
pub(super) fn replay(work: &Work, id: u64) -> anyhow::Result<ExitCode> {
    let _held = work.hold("replay")?;
    let run = work.named(Some(id))?;
    let plan = run.plan()?;
    let toolbox = toolbox_of(work, &plan, Settings::load(work.project(), Layer::default())?, 1)?;
    let replayed = replay::replay(work, &run, &toolbox, |task| {
        let _ = print(told(task));
    });
    toolbox.close_servers();
    let replayed = replayed?;
    let n_different = replayed.iter().filter(|task| !task.differences.is_empty()).count();
    let n_files: usize = replayed.iter().map(|task| task.n_files).sum();
    if n_different == 0 {
        print_line(format_args!(
            "run {id} is the same to the byte: {}, {}",
            counted(replayed.len(), "result"),
            counted(n_files, "file")
        ))?;
        return Ok(ExitCode::SUCCESS);
    }
    print_line(format_args!(
        "run {id} differs in {n_different} of {}; the files are in {}",
        counted(replayed.len(), "task"),
        work.shown(&run.replay())
    ))?;
    Ok(ExitCode::FAILURE)
}

fn told(task: &Replayed) -> String {
    let note = task.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
    let Replayed { task, differences, n_files, .. } = task;
    if differences.is_empty() {
        let files = if *n_files == 0 { String::new() } else { format!(" and {}", counted(*n_files, "file")) };
        return format!("  {task}: the same result{files}{note}\n");
    }
    differences
        .iter()
        .fold(format!("  {task}: differs{note}\n"), |text, difference| format!("{text}    {difference}\n"))
}

pub(super) fn export(
    work: &Work,
    engine: Engine,
    id: Option<u64>,
    output: Option<PathBuf>,
) -> anyhow::Result<ExitCode> {
    let plan = work.named(id)?.plan()?;
    let text = engine.export(&plan);
    if output.as_deref() == Some(Path::new("-")) {
        print(text)?;
        return Ok(ExitCode::SUCCESS);
    }
    let file = output.unwrap_or_else(|| work.project().join(engine.file()));
    write_whole(&std::path::absolute(&file)?, text.as_bytes())?;
    print_line(format_args!("wrote {}", work.shown(&file)))?;
    print_line(format_args!("next: {}", engine.next()))?;
    Ok(ExitCode::SUCCESS)
}
