//! Wrong intakes, each with what is said of it.

#![expect(clippy::disallowed_methods, reason = "writes the table that the intakes name")]

use super::*;

fn read_text(text: &str) -> Result<Draft, Hinted> {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(folder.path().join("data/raw")).expect("a folder");
    std::fs::write(folder.path().join("data/raw/sales.csv"), "a,b\n1,2\n").expect("a file");
    read(text, "intake.yaml", folder.path(), Some(Mode::Code))
}

fn problem(text: &str) -> (String, String) {
    let Hinted { message, hint } = read_text(text).expect_err("a problem");
    (message, hint)
}

fn with_task(task: &str) -> String {
    format!("project: p\ninputs: {{sales: data/raw/sales.csv}}\nphases:\n  - name: one\n    tasks:\n      - {task}\n")
}

#[test]
fn what_is_wrong_has_a_place_and_a_hint() {
    let cases = [
        ("project: [", "intake.yaml:1:10: expected string scalar\n  project: [\n           ^"),
        ("projct: p", "intake.yaml:1:1: unknown field 'projct'\n  projct: p\n  ^"),
        ("mode: code", "intake.yaml:1:1: the field 'project' is missing\n  mode: code\n  ^"),
        ("project: p\nmode: cod", "intake.yaml:2:7: unknown value 'cod'\n  mode: cod\n        ^"),
        ("project: p\nseed: x", "intake.yaml:2:7: "),
        ("project: p", "intake.yaml:1:10: there are neither phases nor inputs\n  project: p\n           ^"),
        (
            "project: p\ninputs: {sales: data/raw/sale.csv}",
            "intake.yaml:2:10: the input 'sales' is missing: there is no file data/raw/sale.csv\n  inputs: {sales: \
             data/raw/sale.csv}\n           ^",
        ),
        (
            "project: p\nclock: noon\ninputs: {sales: data/raw/sales.csv}",
            "intake.yaml:2:8: 'noon' is not a moment\n  clock: noon\n         ^",
        ),
        (
            "project: p\ninputs: {sales: ../secret.csv}",
            "intake.yaml:2:10: '../secret.csv' is not a path inside the project\n  inputs: {sales: ../secret.csv}\n           ^",
        ),
    ];
    for (text, expected) in cases {
        let (message, _) = problem(text);
        assert!(message.starts_with(expected), "{text}\n{message}");
    }
}

#[test]
fn wrong_tasks_are_named() {
    let cases = [
        ("{id: a}", "intake.yaml:6:14: task 'a' says nothing to run", "add code, script, recipe or prompt"),
        (
            "{id: a, recipe: profle}",
            "intake.yaml:6:25: unknown recipe 'profle'",
            "did you mean 'profile'? recipes: profile, validate, clean, join, aggregate, drift, distribution, correlation, \
             forecast, train, evaluate, report",
        ),
        (
            "{id: a, recipe: profile, with: {inpt: sales}}",
            "intake.yaml:6:41: the recipe 'profile' has no argument 'inpt'",
            "did you mean 'input'? arguments: input, columns, output",
        ),
        (
            "{id: a, recipe: profile, with: {input: 5}}",
            "intake.yaml:6:41: 'input' must be an input or a path",
            "input: the table to look at",
        ),
        (
            "{id: a, code: x, script: y.py}",
            "intake.yaml:6:34: task 'a' has both 'code' and 'script'",
            "keep the one it is to run",
        ),
        ("{id: a, code: x, needs: [b]}", "intake.yaml:6:34: unknown task 'b'", "tasks: a"),
        (
            "{id: a, code: x, needs: [a]}",
            "intake.yaml:6:34: tasks need each other in a circle: a -> a",
            "take one of these needs away",
        ),
        (
            "{id: a, code: x, expects: [data/raw/x.csv]}",
            "intake.yaml:6:36: no task can write 'data/raw/x.csv'",
            "tasks write to data/processed/, reports/, artifacts/, models/, workspace/",
        ),
        (
            "{id: a b, code: x}",
            "intake.yaml:6:14: 'a b' cannot be the name of a task",
            "up to 80 letters, digits, _ and -, not - at first",
        ),
        (
            "{id: -a, code: x}",
            "intake.yaml:6:14: '-a' cannot be the name of a task",
            "up to 80 letters, digits, _ and -, not - at first",
        ),
        (
            "{id: a, code: x, limits: {timeout: -1}}",
            "intake.yaml:6:44: the timeout cannot be -1 seconds",
            "more than 0, at most 86400",
        ),
        (
            "{id: a, code: x, limits: {memory: much}}",
            "intake.yaml:6:43: memory: 'much' is not a size; write for example 512M",
            "orchestrator docs intake lists the fields",
        ),
        (
            "{id: a, script: missing.py}",
            "intake.yaml:6:25: the script 'missing.py' cannot be read: No such file or directory",
            "scripts are named from the project folder",
        ),
    ];
    for (task, expected, hint) in cases {
        let (message, given) = problem(&with_task(task));
        assert_eq!((message.lines().next(), given.as_str()), (Some(expected), hint), "{task}");
    }
}

#[test]
fn phases_come_in_order() {
    let text = "project: p\nphases:\n  - name: one\n    tasks: [{id: a, code: x, needs: [b]}]\n  - name: two\n    tasks: [{id: b, code: x}]\n";
    let (message, _) = problem(text);
    assert_eq!(
        message.lines().next(),
        Some("intake.yaml:4:38: task 'a' of phase 'one' needs 'b' of the later phase 'two'")
    );
}

#[test]
fn a_circle_is_shown_as_it_goes() {
    let text = "project: p\nphases:\n  - name: one\n    tasks:\n      - {id: a, code: x, needs: [c]}\n      - {id: b, code: x, needs: [a]}\n      \
                - {id: c, code: x, needs: [b]}\n";
    let (message, _) = problem(text);
    assert_eq!(message.lines().next(), Some("intake.yaml:6:34: tasks need each other in a circle: a -> c -> b -> a"));
}

#[test]
fn without_phases_the_usual_ones_are_taken() {
    let draft = read_text("project: p\ninputs: {sales: data/raw/sales.csv}").expect("a draft");
    let names: Vec<&str> = draft.phases.iter().map(|phase| phase.name.as_str()).collect();
    assert_eq!(names, ["data_engineering", "data_analysis", "reporting"]);
}

#[test]
fn the_template_is_an_intake() {
    let draft = read_text(TEMPLATE).expect("a draft");
    let names: Vec<&str> = draft.phases.iter().map(|phase| phase.name.as_str()).collect();
    assert_eq!(names, ["data_engineering", "data_analysis", "modeling", "reporting"]);
    // Tables whose names begin alike have names of their own.
    let tables = ["sales.csv", "sales.2023.csv", "sales.json"].map(str::to_owned);
    let over_tables = template_over("p", &tables);
    assert!(over_tables.contains("\"sales_2\": \"data/raw/sales.2023.csv\"\n  \"sales_3\": \"data/raw/sales.json\""));
    assert_eq!(read_text(&template_over("p", &tables[..1])).expect("a draft").phases.len(), 3);
}

#[test]
fn seeds_of_tasks_differ() {
    let draft = read_text(TEMPLATE).expect("a draft");
    let seeds: std::collections::BTreeSet<u32> =
        draft.phases.iter().flat_map(|phase| &phase.tasks).map(|task| task.seed).collect();
    assert_eq!(seeds.len(), draft.phases.iter().map(|phase| phase.tasks.len()).sum::<usize>());
}

/// Whatever stands in the file, there is an answer.
#[test]
fn broken_files_are_answered() {
    let deep = format!("project: {}", "[".repeat(10_000));
    let bomb = "a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nproject: *c\n";
    for text in [
        "",
        "\u{feff}",
        "- 1",
        "project: p\n---\nproject: q",
        "\t",
        "project: !!binary x",
        "%YAML 9.9",
        &deep,
        bomb,
        "project: \"\\x\"",
        "? a",
    ] {
        assert!(read_text(text).is_err(), "{}", text.chars().take(40).collect::<String>());
    }
}
