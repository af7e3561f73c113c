//! Bundles: export, import, conflicts, and every way to damage one.

use orchestrator_skills::{BUNDLE_FORMAT, ImportOutcome, Imported, NewSkill, OnConflict};
use serde_json::{Value, json};

use crate::support::{Accept, NOON, Project, RefuseNamed, new_skill, save, says, told};

const BODY: &str = "## Example\n\n```python\nprint(1)\n```\n";

/// A project with `add` at version 2 and `sub` at version 1.
fn source() -> Project {
    let project = Project::new();
    save(&project.store, "add", "def add(a, b):\n    return b + a\n");
    let add = NewSkill { body: Some(BODY.to_owned()), ..new_skill("add", "def add(a, b):\n    return a + b\n") };
    project.store.save(add, &Accept::default()).unwrap();
    save(&project.store, "sub", "def sub(a, b): return a - b\n");
    project
}

fn exported() -> Vec<u8> {
    source().store.export(&[]).unwrap()
}

fn imported(name: &str, version: u32, outcome: ImportOutcome) -> Imported {
    Imported { name: name.to_owned(), version, outcome }
}

/// The bundle with `change` made to it and nothing else.
fn tampered(change: impl Fn(&mut Value)) -> Vec<u8> {
    let mut bundle: Value = serde_json::from_slice(&exported()).unwrap();
    change(&mut bundle);
    serde_json::to_vec(&bundle).unwrap()
}

/// What importing it into an empty store says; the store must stay as it was.
fn refusal(bundle: &[u8]) -> (String, Option<String>) {
    let project = Project::new();
    let told = told(project.store.import(bundle, OnConflict::Replace, &Accept::default()));
    assert!(!project.path("").exists());
    told
}

#[test]
fn a_bundle_is_readable() {
    let bundle: Value =
        serde_json::from_slice(&source().store.export(&["add".to_owned(), "add".to_owned()]).unwrap()).unwrap();
    let expected = json!({
        "format": "orchestrator-skills/1",
        "sha256": "37c0a961f83e65140d13ed8860b9c08ed0ac52318c896e4b7078f7a8bbce54b4",
        "skills": [{
            "name": "add",
            "description": "Adds numbers",
            "version": 2,
            "tags": ["math"],
            "created": NOON,
            "updated": NOON,
            "sha256": "ba1a531f581d2e6094e978ed6f7aca7a8d92eeb62c6e7ad73ee692f7f18bc772",
            "code": ["def add(a, b):", "    return a + b", ""],
            "body": ["## Example", "", "```python", "print(1)", "```", ""],
        }],
    });
    assert_eq!(bundle, expected);
}

#[test]
fn what_is_exported_arrives() {
    let (there, here) = (source(), Project::new());
    let check = Accept::default();
    let bundle = there.store.export(&[]).unwrap();
    let expected = [imported("add", 1, ImportOutcome::Added), imported("sub", 1, ImportOutcome::Added)];
    assert_eq!(here.store.import(&bundle, OnConflict::Refuse, &check).unwrap(), expected);
    assert_eq!(check.seen.take().into_iter().map(|(name, ..)| name).collect::<Vec<_>>(), ["add", "sub"]);
    let (original, copy) = (there.store.load("add", None).unwrap(), here.store.load("add", None).unwrap());
    assert_eq!(
        (copy.code, copy.body, copy.tags, copy.created),
        (original.code, original.body, original.tags, original.created)
    );

    let again = [imported("add", 1, ImportOutcome::Unchanged), imported("sub", 1, ImportOutcome::Unchanged)];
    assert_eq!(here.store.import(&bundle, OnConflict::Refuse, &check).unwrap(), again);
    assert_eq!(here.store.export(&[]).unwrap(), here.store.export(&["sub".to_owned(), "add".to_owned()]).unwrap());
}

#[test]
fn white_space_in_a_bundle_does_not_matter() {
    let compact = tampered(|_| {});
    assert_eq!(Project::new().store.import(&compact, OnConflict::Refuse, &Accept::default()).unwrap().len(), 2);
}

#[test]
fn hand_written_code_without_a_last_line_end_travels() {
    let project = Project::new();
    project.put("add/skill.md", "---\ndescription: By hand\n---\n");
    project.put("add/main.py", "x = 1");
    let bundle = project.store.export(&[]).unwrap();
    let unchanged = [imported("add", 1, ImportOutcome::Unchanged)];
    assert_eq!(project.store.import(&bundle, OnConflict::Refuse, &Accept::default()).unwrap(), unchanged);
}

#[test]
fn an_empty_store_exports_an_empty_bundle() {
    let project = Project::new();
    let bundle = project.store.export(&[]).unwrap();
    assert_eq!(project.store.import(&bundle, OnConflict::Refuse, &Accept::default()).unwrap(), []);
    assert!(!project.path("").exists());
    assert_eq!(told(project.store.export(&["ad".to_owned()])).0, "no skill is called 'ad'");
}

#[test]
fn conflicts_are_refused_replaced_or_skipped() {
    let bundle = exported();
    let project = Project::new();
    save(&project.store, "add", "def add(): pass\n");
    let before = project.files();
    let import = |on_conflict| project.store.import(&bundle, on_conflict, &Accept::default());
    assert_eq!(
        told(import(OnConflict::Refuse)),
        says("the store has other skills of these names already: add", Some("replace them, or skip them"))
    );
    assert_eq!(project.files(), before);
    let skipped = [imported("add", 1, ImportOutcome::Skipped), imported("sub", 1, ImportOutcome::Added)];
    assert_eq!(import(OnConflict::Skip).unwrap(), skipped);
    assert_eq!(project.store.load("add", None).unwrap().code, "def add(): pass\n");
    let replaced = [imported("add", 2, ImportOutcome::Replaced), imported("sub", 1, ImportOutcome::Unchanged)];
    assert_eq!(import(OnConflict::Replace).unwrap(), replaced);
    assert_eq!(project.store.load("add", Some(1)).unwrap().code, "def add(): pass\n");
}

#[test]
fn one_failed_check_imports_nothing() {
    let project = Project::new();
    let refused = project.store.import(&exported(), OnConflict::Replace, &RefuseNamed("sub"));
    assert_eq!(told(refused).0, "skill 'sub' did not pass its check: line 1: '(' was never closed");
    assert!(!project.path("").exists());
}

#[cfg(unix)]
#[test]
fn one_skill_that_cannot_be_written_imports_nothing() {
    use std::os::unix::fs::PermissionsExt;
    let project = Project::new();
    save(&project.store, "sub", "x = 1\n");
    let before = project.files();
    let set_mode = |mode| std::fs::set_permissions(project.path("sub"), std::fs::Permissions::from_mode(mode)).unwrap();
    set_mode(0o555);
    let refused = project.store.import(&exported(), OnConflict::Replace, &Accept::default());
    set_mode(0o755);
    assert_eq!(told(refused), says("cannot write sub", None));
    assert_eq!(project.files(), before);
}

#[test]
fn changed_code_is_found() {
    let bundle = tampered(|bundle| bundle["skills"][0]["code"][1] = json!("    return a - b"));
    assert_eq!(
        refusal(&bundle),
        says(
            "skill 'add' of the bundle does not match its checksum: wanted \
             ba1a531f581d2e6094e978ed6f7aca7a8d92eeb62c6e7ad73ee692f7f18bc772, found \
             e1a894022d1a082987b87adecb623438c9e386d86b2b621cff4a5fe7fdf7edc8",
            Some("the bundle was changed or cut short: export it again")
        )
    );
}

#[test]
fn any_other_change_is_found_by_the_whole() {
    let whole = |change: &dyn Fn(&mut Value)| refusal(&tampered(change)).0.split(": wanted").next().unwrap().to_owned();
    let damaged = "the whole of the bundle does not match its checksum";
    assert_eq!(whole(&|bundle| bundle["skills"][0]["description"] = json!("Other")), damaged);
    assert_eq!(whole(&|bundle| bundle["skills"][1]["body"] = json!([])), damaged);
    assert_eq!(whole(&|bundle| bundle["skills"][1]["tags"] = json!([])), damaged);
    assert_eq!(whole(&|bundle| bundle["skills"][1]["version"] = json!(9)), damaged);
    assert_eq!(whole(&|bundle| bundle["sha256"] = json!("0".repeat(64))), damaged);
    assert_eq!(whole(&|bundle| drop(bundle["skills"].as_array_mut().unwrap().pop())), damaged);
}

#[test]
fn what_is_no_bundle_is_told_by_place() {
    let problem = |message: &str| says(message, None);
    assert_eq!(refusal(b""), problem("wanted a bundle of skills: JSON, found something else in line 1, column 0"));
    let cut = exported();
    let cut = &cut[..cut.len() - 4];
    assert_eq!(refusal(cut), problem("wanted a bundle of skills: JSON, found something else in line 47, column 2"));
    assert_eq!(
        refusal(b"[1]"),
        problem(&format!(
            "wanted a bundle of skills: the fields of format '{BUNDLE_FORMAT}', found others in line 1, column 2"
        ))
    );
    assert_eq!(
        refusal(br#"{"format": "orchestrator-skills/2"}"#),
        problem("wanted a bundle of skills: format 'orchestrator-skills/1', found 'orchestrator-skills/2'")
    );
    let extra = tampered(|bundle| bundle["signed"] = json!(true));
    assert!(
        refusal(&extra)
            .0
            .starts_with("wanted a bundle of skills: the fields of format 'orchestrator-skills/1', found others")
    );
    let twice = tampered(|bundle| bundle["skills"][1] = bundle["skills"][0].clone());
    assert_eq!(refusal(&twice), problem("wanted a bundle of skills: each skill once, found 'add' twice"));
    let escape = tampered(|bundle| bundle["skills"][0]["name"] = json!("../add"));
    assert_eq!(
        refusal(&escape),
        says("wanted a skill name of lower-case letters, digits and '_', found '../add'", Some("did you mean 'add'?"))
    );
}
