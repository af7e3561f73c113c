//! The library: every skill is whole, documented, and exactly what its examples need.

use orchestrator_skills::{Filter, Origin};

use crate::support::Project;

#[test]
fn every_skill_of_the_library_has_examples_with_output() {
    let store = Project::new().store;
    for summary in store.list(Filter::default()).unwrap() {
        let skill = store.load(&summary.name, None).unwrap();
        assert_eq!((skill.origin, skill.version, summary.problem), (Origin::Library, 1, None));
        assert!(skill.examples.len() >= 2, "{}", skill.name);
        let import = format!("from skills.{} import ", skill.name);
        for example in &skill.examples {
            assert!(example.code.starts_with(&import), "{}: {}", skill.name, example.title);
            assert!(
                example.output.as_deref().is_some_and(|output| !output.is_empty()),
                "{}: {}",
                skill.name,
                example.title
            );
        }
        assert!(skill.code.contains(&format!("def {}(", skill.name)), "{}", skill.name);
    }
}

#[test]
fn the_library_only_defines_functions() {
    let store = Project::new().store;
    for summary in store.list(Filter::default()).unwrap() {
        let code = store.load(&summary.name, None).unwrap().code;
        let starts = ["def ", "from ", "import ", "\"\"\"", ")", "#", " "];
        let is_plain = |line: &&str| line.is_empty() || starts.iter().any(|start| line.starts_with(start));
        assert_eq!(code.lines().find(|line| !is_plain(line)), None, "{}", summary.name);
    }
}

#[test]
fn versions_of_the_library_are_known() {
    let store = Project::new().store;
    assert_eq!(store.versions("csv_profile").unwrap(), [1]);
    assert_eq!(store.load("csv_profile", Some(1)).unwrap().version, 1);
    let error = store.load("csv_profile", Some(2)).unwrap_err();
    assert_eq!(error.to_string(), "skill 'csv_profile' has no version 2");
    assert_eq!(store.load("csv_profil", None).unwrap_err().hint().unwrap(), "did you mean 'csv_profile'?");
}
