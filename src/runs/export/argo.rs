//! An Argo workflow: a graph of steps over one volume that holds the project. The page is written however it ends.

use std::fmt::Write as _;

use super::{Step, after, heading, reserved};
use crate::runs::plan::Plan;

pub(super) fn workflow(plan: &Plan, steps: &[Step<'_>]) -> String {
    let mut text = heading(plan, "#");
    text.push_str("# Set the image to one that holds the program, and the claim to a volume that holds this folder.\n");
    let _ = write!(
        text,
        "apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nmetadata:\n  generateName: orchestrator-run-{}-\nspec:\n  \
         entrypoint: run\n  onExit: page\n  arguments:\n    parameters:\n      - {{name: image, value: \"orchestrator:{}\"}}\n      \
         - {{name: claim, value: project}}\n  volumes:\n    - name: project\n      persistentVolumeClaim:\n        \
         claimName: \"{{{{workflow.parameters.claim}}}}\"\n  templates:\n    - name: run\n      dag:\n        tasks:\n",
        plan.number, plan.version
    );
    for step in steps {
        let name = &step.name;
        let _ = writeln!(text, "          - name: {name}\n            template: {name}");
        let before: Vec<&str> = after(steps, step).into_iter().map(|number| steps[number].name.as_str()).collect();
        if !before.is_empty() {
            let _ = writeln!(text, "            dependencies: [{}]", before.join(", "));
        }
    }
    for step in steps {
        let (megabytes, seconds) = reserved(step.task);
        let arguments = format!("task, --run, \"{}\", \"{}\"", plan.number, step.task.id);
        text.push_str(&template(&step.name, Some(seconds), &arguments, Some(megabytes)));
    }
    text.push_str(&template("page", None, &format!("page, \"{}\"", plan.number), None));
    text
}

fn template(name: &str, seconds: Option<u64>, arguments: &str, megabytes: Option<usize>) -> String {
    let seconds = seconds.map(|seconds| format!("      activeDeadlineSeconds: {seconds}\n")).unwrap_or_default();
    let memory = megabytes
        .map(|megabytes| format!("        resources:\n          requests: {{memory: {megabytes}Mi}}\n"))
        .unwrap_or_default();
    format!(
        "    - name: {name}\n{seconds}      container:\n        image: \"{{{{workflow.parameters.image}}}}\"\n        command: \
         [orchestrator]\n        args: [run, {arguments}]\n        workingDir: /project\n{memory}        volumeMounts:\n          \
         - {{name: project, mountPath: /project}}\n"
    )
}
