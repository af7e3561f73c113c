//! What needs what: unknown names, phases in the wrong order and circles are found before anything runs.

use std::collections::HashMap;

use super::document::DocumentPhase;
use super::{Place, Placed, Problem};

/// Every `needs` leads to a task of the same phase or of one before, and none leads back.
pub(super) fn check(phases: &[DocumentPhase]) -> Result<(), Problem> {
    let mut phase_of: HashMap<&str, usize> = HashMap::new();
    for (number, phase) in phases.iter().enumerate() {
        phase_of.extend(phase.tasks.iter().map(|task| (task.id.value.as_str(), number)));
    }
    let names: Vec<&str> = phases.iter().flat_map(|phase| &phase.tasks).map(|task| task.id.value.as_str()).collect();
    for (number, phase) in phases.iter().enumerate() {
        for task in &phase.tasks {
            for Placed { value: needed, place } in &task.needs {
                match phase_of.get(needed.as_str()) {
                    None => return Err(Problem::unknown(*place, "task", "tasks", needed, &names)),
                    Some(of_needed) if *of_needed > number => {
                        let message = format!(
                            "task '{}' of phase '{}' needs '{needed}' of the later phase '{}'",
                            task.id.value, phase.name.value, phases[*of_needed].name.value
                        );
                        return Err(Problem::new(*place, message)
                            .with_hint("move one of the tasks, or change the order of the phases"));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    phases.iter().try_for_each(find_circle)
}

/// Circles lie within one phase, since phases are in order.
fn find_circle(phase: &DocumentPhase) -> Result<(), Problem> {
    let number_of: HashMap<&str, usize> =
        phase.tasks.iter().enumerate().map(|(number, task)| (task.id.value.as_str(), number)).collect();
    let needs: Vec<Vec<(usize, Place)>> = phase
        .tasks
        .iter()
        .map(|task| {
            task.needs.iter().filter_map(|need| Some((*number_of.get(need.value.as_str())?, need.place))).collect()
        })
        .collect();
    // Without recursion: a file may have a chain of any length.
    let mut is_finished = vec![false; needs.len()];
    for start in 0..needs.len() {
        let mut path: Vec<(usize, usize)> = if is_finished[start] { Vec::new() } else { vec![(start, 0)] };
        while let Some((task, next)) = path.last_mut() {
            let Some(&(needed, place)) = needs[*task].get(*next) else {
                is_finished[*task] = true;
                path.pop();
                continue;
            };
            *next += 1;
            if let Some(begin) = path.iter().position(|(on_path, _)| *on_path == needed) {
                let circle = path[begin..].iter().map(|(task, _)| *task).chain([needed]);
                let names: Vec<&str> = circle.map(|task| phase.tasks[task].id.value.as_str()).collect();
                return Err(Problem::new(place, format!("tasks need each other in a circle: {}", names.join(" -> ")))
                    .with_hint("take one of these needs away"));
            }
            if !is_finished[needed] {
                path.push((needed, 0));
            }
        }
    }
    Ok(())
}
