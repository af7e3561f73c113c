//! Saving, loading, versions, removal, and what is refused.

use std::fs;

use orchestrator_skills::{Example, NewSkill, Origin, Saved, Skill};

use crate::support::{Accept, NOON, Project, RefuseNamed, new_skill, save, says, told};

const ADD: &str = "def add(a, b):\n    return a + b\n";
const ADD_SHA256: &str = "ba1a531f581d2e6094e978ed6f7aca7a8d92eeb62c6e7ad73ee692f7f18bc772";

const BODY: &str = "\
Plain addition.

## Example: two

```python
from skills.add import add

print(add(1, 2))
```

```output
3
```
";

fn two() -> Example {
    Example {
        title: "Example: two".to_owned(),
        code: "from skills.add import add\n\nprint(add(1, 2))\n".to_owned(),
        output: Some("3".to_owned()),
    }
}

fn with_body() -> NewSkill {
    NewSkill { body: Some(BODY.to_owned()), ..new_skill("add", ADD) }
}

#[test]
fn a_saved_skill_is_two_files_and_loads_as_it_was() {
    let project = Project::new();
    let check = Accept::default();
    let saved = project.store.save(with_body(), &check).unwrap();
    let expected = Saved {
        name: "add".to_owned(),
        version: 1,
        path: "skills/add/main.py".to_owned(),
        n_examples: 1,
        is_unchanged: false,
    };
    assert_eq!(saved, expected);
    assert_eq!(check.seen.take(), [("add".to_owned(), ADD.to_owned(), vec![two()])]);
    assert_eq!(project.paths(), ["add/main.py", "add/skill.md"]);
    assert_eq!(project.read("add/main.py"), ADD);
    assert_eq!(
        project.read("add/skill.md"),
        format!(
            "---\nname: add\ndescription: Adds numbers\nversion: 1\ntags: [math]\ncreated: {NOON}\nupdated: {NOON}\n\
             sha256: {ADD_SHA256}\n---\n\n{BODY}"
        )
    );
    let skill = Skill {
        name: "add".to_owned(),
        description: "Adds numbers".to_owned(),
        version: 1,
        tags: vec!["math".to_owned()],
        tools: None,
        code: ADD.to_owned(),
        body: BODY.to_owned(),
        examples: vec![two()],
        sha256: ADD_SHA256.to_owned(),
        created: Some(NOON.to_owned()),
        updated: Some(NOON.to_owned()),
        origin: Origin::Project,
    };
    assert_eq!(project.store.load("add", None).unwrap(), skill);
    assert_eq!(project.store.load("add", Some(1)).unwrap(), skill);
}

#[test]
fn a_skill_says_which_tools_it_calls_and_keeps_saying_it() {
    let project = Project::new();
    let tools = Some(vec!["github.*".to_owned(), "notes.add".to_owned()]);
    project.store.save(NewSkill { tools: tools.clone(), ..with_body() }, &Accept::default()).unwrap();
    assert_eq!(
        project.read("add/skill.md"),
        format!(
            "---\nname: add\ndescription: Adds numbers\nversion: 1\ntags: [math]\ntools: [\"github.*\",\"notes.add\"]\n\
             created: {NOON}\nupdated: {NOON}\nsha256: {ADD_SHA256}\n---\n\n{BODY}"
        )
    );
    save(&project.store, "add", "def add(*numbers):\n    return sum(numbers)\n");
    assert_eq!(project.store.load("add", None).unwrap().tools, tools);
    let none = NewSkill { tools: Some(Vec::new()), ..new_skill("add", ADD) };
    project.store.save(none, &Accept::default()).unwrap();
    assert_eq!(project.store.load("add", None).unwrap().tools, Some(Vec::new()));
}

#[test]
fn the_same_again_is_no_new_version_and_no_new_check() {
    let project = Project::new();
    project.store.save(with_body(), &Accept::default()).unwrap();
    let before = project.files();
    let check = Accept::default();
    let again = NewSkill {
        code: ADD.trim_end().replace('\n', "\r\n"),
        description: " Adds\n numbers ".to_owned(),
        tags: vec!["Math".to_owned()],
        ..new_skill("add", "")
    };
    let saved = project.store.save(again, &check).unwrap();
    let expected = Saved {
        name: "add".to_owned(),
        version: 1,
        path: "skills/add/main.py".to_owned(),
        n_examples: 1,
        is_unchanged: true,
    };
    assert_eq!(saved, expected);
    assert_eq!(check.seen.take(), []);
    assert_eq!(project.files(), before);
}

#[test]
fn older_versions_stay_loadable_and_examples_go_on_guarding() {
    let project = Project::new();
    project.store.save(with_body(), &Accept::default()).unwrap();
    let check = Accept::default();
    let better = "def add(*numbers):\n    return sum(numbers)\n";
    assert_eq!(project.store.save(new_skill("add", better), &check).unwrap().version, 2);
    assert_eq!(check.seen.take(), [("add".to_owned(), better.to_owned(), vec![two()])]);
    let third = NewSkill { description: "Adds all".to_owned(), ..new_skill("add", better) };
    assert_eq!(project.store.save(third, &check).unwrap().version, 3);

    assert_eq!(
        project.paths(),
        [
            "add/main.py",
            "add/skill.md",
            "add/versions/1/main.py",
            "add/versions/1/skill.md",
            "add/versions/2/main.py",
            "add/versions/2/skill.md"
        ]
    );
    assert_eq!(project.store.versions("add").unwrap(), [1, 2, 3]);
    let of = |version| {
        let skill = project.store.load("add", version).unwrap();
        (skill.version, skill.description, skill.code)
    };
    assert_eq!(of(Some(1)), (1, "Adds numbers".to_owned(), ADD.to_owned()));
    assert_eq!(of(Some(2)), (2, "Adds numbers".to_owned(), better.to_owned()));
    assert_eq!(of(None), (3, "Adds all".to_owned(), better.to_owned()));
    assert_eq!(
        told(project.store.load("add", Some(7))),
        says("skill 'add' has no version 7", Some("its versions: 1, 2, 3"))
    );
}

#[test]
fn a_failed_check_leaves_nothing() {
    let project = Project::new();
    assert_eq!(
        told(project.store.save(new_skill("add", "def add("), &RefuseNamed("add"))),
        says("skill 'add' did not pass its check: line 1: '(' was never closed", Some("close the bracket"))
    );
    assert!(!project.path("").exists());
    assert_eq!(
        told(project.store.load("add", None)),
        says("no skill is called 'add'", Some("list the skills to see their names"))
    );
}

#[test]
fn what_a_skill_must_have_is_asked_for() {
    let project = Project::new();
    let refused = |new: NewSkill| told(project.store.save(new, &Accept::default()));
    assert_eq!(
        refused(new_skill("filter-high-risk", ADD)),
        says(
            "wanted a skill name of lower-case letters, digits and '_', found 'filter-high-risk'",
            Some("did you mean 'filter_high_risk'?")
        )
    );
    assert_eq!(
        refused(new_skill("add", " \n")),
        says("wanted code, found none", Some("a skill is Python that defines functions"))
    );
    assert_eq!(
        refused(NewSkill { description: "\n".to_owned(), ..new_skill("add", ADD) }),
        says("wanted a description, found none", Some("say in one sentence what the skill does"))
    );
    assert_eq!(
        refused(NewSkill { description: "é".repeat(501), ..new_skill("add", ADD) }),
        says("wanted a description of at most 500 characters, found 501", None)
    );
    assert_eq!(
        refused(new_skill("add", &"#".repeat(256 * 1024))),
        says("wanted code of at most 262144 bytes, found 262145", None)
    );
    assert_eq!(
        refused(NewSkill { body: Some("# Example\n```python\n".to_owned()), ..new_skill("add", ADD) }),
        says("skill.md of skill 'add', line 2: the block that starts with ``` is never closed", None)
    );
    assert!(!project.path("").exists());
}

#[test]
fn a_store_holds_a_thousand_skills() {
    let project = Project::new();
    for n in 0..1000 {
        project.put(&format!("s{n}/main.py"), ADD);
    }
    assert_eq!(
        told(project.store.save(new_skill("add", ADD), &Accept::default())),
        says("wanted at most 1000 skills in one store, found 1001", Some("remove skills that are no longer used"))
    );
    assert_eq!(save(&project.store, "s7", ADD), 2);
}

#[test]
fn hand_written_skills_are_accepted_and_kept_when_saved_over() {
    let project = Project::new();
    project.put("add/skill.md", "---\ndescription: By hand\n---\n");
    project.put("add/main.py", "def add(a, b): return a + b");
    project.put("add/data.txt", "of the author");
    let skill = project.store.load("add", None).unwrap();
    assert_eq!((skill.version, skill.description.as_str(), skill.created), (1, "By hand", None));
    assert_eq!(save(&project.store, "add", ADD), 2);
    assert_eq!(
        project.paths(),
        ["add/data.txt", "add/main.py", "add/skill.md", "add/versions/1/main.py", "add/versions/1/skill.md"]
    );
    assert_eq!(project.read("add/versions/1/main.py"), "def add(a, b): return a + b");
    assert_eq!(project.store.load("add", Some(1)).unwrap().description, "By hand");
}

#[test]
fn numbers_that_are_taken_or_unreadable_cost_no_version() {
    let project = Project::new();
    project.put("add/skill.md", "---\ndescription: Current\nversion: 1\n---\n");
    project.put("add/main.py", "current = 1\n");
    project.put("add/versions/1/skill.md", "---\ndescription: Older\n---\n");
    project.put("add/versions/1/main.py", "older = 1\n");
    assert_eq!(save(&project.store, "add", ADD), 3);
    let codes = [1, 2, 3].map(|version| project.store.load("add", Some(version)).unwrap().code);
    assert_eq!(codes, ["older = 1\n", "current = 1\n", ADD]);

    project.put("add/skill.md", "no front matter");
    assert_eq!(save(&project.store, "add", "x = 1\n"), 4);
    assert_eq!(project.read("add/versions/3/skill.md"), "no front matter");
    assert_eq!(project.read("add/versions/3/main.py"), ADD);
}

#[test]
fn changed_code_does_not_load_until_it_is_saved_again() {
    let project = Project::new();
    save(&project.store, "add", ADD);
    project.put("add/main.py", "def add(a, b):\n    return a - b\n");
    let hint = "it was changed after it was saved: save it again, or take the line `sha256` out of skill.md";
    assert_eq!(
        told(project.store.load("add", None)),
        says(
            &format!(
                "main.py of skill 'add' does not match its checksum: wanted {ADD_SHA256}, \
                 found e1a894022d1a082987b87adecb623438c9e386d86b2b621cff4a5fe7fdf7edc8"
            ),
            Some(hint)
        )
    );
    assert_eq!(save(&project.store, "add", ADD), 2);
    assert_eq!(project.store.load("add", None).unwrap().code, ADD);
}

#[test]
fn removing_takes_the_skill_its_versions_and_its_count() {
    let project = Project::new();
    save(&project.store, "add", ADD);
    save(&project.store, "add", "x = 1\n");
    save(&project.store, "sub", "y = 1\n");
    project.store.record_use("add").unwrap();
    project.store.record_use("sub").unwrap();
    project.store.remove("add").unwrap();
    assert_eq!(project.paths(), [".uses.json", "sub/main.py", "sub/skill.md"]);
    assert_eq!(project.read(".uses.json"), "{\n  \"sub\": 1\n}\n");
    assert_eq!(told(project.store.remove("subb")), says("no skill is called 'subb'", Some("did you mean 'sub'?")));
    assert_eq!(
        told(project.store.remove("csv_profile")),
        says(
            "skill 'csv_profile' belongs to the library and cannot be removed",
            Some("save a skill of the same name to stand in its place")
        )
    );
}

#[test]
fn a_skill_without_one_of_its_files_says_so() {
    let project = Project::new();
    project.put("add/main.py", ADD);
    assert_eq!(
        told(project.store.load("add", None)),
        says("wanted a file at add/skill.md, found none", Some("a skill has both main.py and skill.md"))
    );
    assert_eq!(save(&project.store, "add", ADD), 2);
}

#[test]
fn folders_that_are_no_skills_are_left_alone() {
    let project = Project::new();
    project.put("src/lib.rs", "code");
    assert_eq!(told(project.store.remove("src")).0, "no skill is called 'src'");
    assert_eq!(save(&project.store, "src", ADD), 1);
    assert_eq!(project.paths(), ["src/lib.rs", "src/main.py", "src/skill.md"]);
}

#[test]
fn uses_are_counted_apart_from_the_skill() {
    let project = Project::new();
    project.store.record_use("csv_profile").unwrap();
    assert!(!project.path("").exists());
    save(&project.store, "add", ADD);
    let before = project.read("add/skill.md");
    for _ in 0..3 {
        project.store.record_use("add").unwrap();
    }
    project.store.record_use("csv_profile").unwrap();
    assert_eq!((project.store.uses("add").unwrap(), project.store.uses("csv_profile").unwrap()), (3, 1));
    assert_eq!(project.read("add/skill.md"), before);
    assert_eq!(told(project.store.record_use("ad_d")).0, "no skill is called 'ad_d'");

    project.put(".uses.json", "damaged");
    project.store.record_use("add").unwrap();
    assert_eq!(project.store.uses("add").unwrap(), 1);
}

#[test]
fn a_file_in_the_place_of_the_store_is_an_error() {
    let project = Project::new();
    let place = project.path("").parent().unwrap().join("notes.txt");
    fs::write(&place, "text").unwrap();
    assert_eq!(told(orchestrator_skills::SkillStore::open(&place)).0, "wanted a folder at notes.txt, found a file");
}
