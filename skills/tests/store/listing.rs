//! Lists: the library, shadows, filters, and skills that cannot be loaded.

use orchestrator_skills::{Filter, NewSkill, Origin, Summary};

use crate::support::{Accept, Project, new_skill, save, says, told};

const LIBRARY: [&str; 6] =
    ["cohort_table", "csv_profile", "filter_high_risk", "report_skeleton", "schema_diff", "time_series_summary"];

fn names(project: &Project, filter: Filter<'_>) -> Vec<String> {
    project.store.list(filter).unwrap().into_iter().map(|summary| summary.name).collect()
}

#[test]
fn the_library_is_there_without_a_folder() {
    let project = Project::new();
    assert_eq!(names(&project, Filter::default()), LIBRARY);
    assert!(!project.path("").exists());
}

#[test]
fn a_projects_skill_stands_before_the_librarys() {
    let project = Project::new();
    let own = NewSkill { tags: Vec::new(), ..new_skill("csv_profile", "def csv_profile(): pass\n") };
    project.store.save(own, &Accept::default()).unwrap();
    project.store.record_use("csv_profile").unwrap();
    assert_eq!(names(&project, Filter::default()), LIBRARY);
    let listed = project.store.list(Filter::default()).unwrap();
    let expected = Summary {
        name: "csv_profile".to_owned(),
        description: "Adds numbers".to_owned(),
        version: 1,
        tags: Vec::new(),
        uses: 1,
        origin: Origin::Project,
        problem: None,
    };
    assert_eq!(listed.into_iter().find(|summary| summary.name == "csv_profile"), Some(expected));
    project.store.remove("csv_profile").unwrap();
    assert_eq!(project.store.load("csv_profile", None).unwrap().origin, Origin::Library);
}

#[test]
fn queries_rank_and_tags_filter() {
    let project = Project::new();
    save(&project.store, "add", "x = 1\n");
    assert_eq!(names(&project, Filter { query: Some("retention"), tag: None }), ["cohort_table"]);
    assert_eq!(names(&project, Filter { query: None, tag: Some("data-quality") }), ["csv_profile", "schema_diff"]);
    assert_eq!(names(&project, Filter { query: Some("diff"), tag: Some("data-quality") }), ["schema_diff"]);
    assert_eq!(names(&project, Filter { query: Some("add numbers"), tag: None }), ["add"]);
    assert_eq!(names(&project, Filter { query: Some("nothing like it"), tag: None }), Vec::<String>::new());
}

#[test]
fn a_folder_that_somebody_filled_is_not_read_to_its_end() {
    let project = Project::new();
    for n in 0..1001 {
        project.put(&format!("s{n}/main.py"), "x = 1\n");
    }
    assert_eq!(
        told(project.store.list(Filter::default())),
        says("wanted at most 1000 skills in one store, found 1001", Some("remove skills that are no longer used"))
    );
    for n in 0..9000 {
        project.put(&format!("{n}.txt"), "");
    }
    assert_eq!(
        told(project.store.list(Filter::default())),
        says(
            "wanted at most 10000 names in the folder skills, found more",
            Some("take out of it what belongs to no skill")
        )
    );
    // Whoever knows a name needs no list.
    save(&project.store, "s7", "x = 2\n");
    assert_eq!(project.store.load("s7", None).unwrap().code, "x = 2\n");
}

#[test]
fn a_skill_that_cannot_be_loaded_is_listed_with_its_problem() {
    let project = Project::new();
    project.put("no_code/skill.md", "---\ndescription: Lacks its code\n---\n");
    project.put("no_words/main.py", "x = 1\n");
    project.put("Bad-Name/skill.md", "---\ndescription: Cannot be imported\n---\n");
    project.put("not_text/skill.md", "---\ndescription: Fine\n---\n");
    std::fs::write(project.path("not_text/main.py"), [0xff, 0xfe]).unwrap();
    project.put("docs/readme.txt", "not a skill");
    let problems: Vec<(String, String)> = project
        .store
        .list(Filter::default())
        .unwrap()
        .into_iter()
        .filter_map(|summary| Some((summary.name, summary.problem?)))
        .collect();
    let expected = [
        ("Bad-Name", "wanted a skill name of lower-case letters, digits and '_', found 'Bad-Name'"),
        ("no_code", "wanted a file at no_code/main.py, found none"),
        ("no_words", "wanted a file at no_words/skill.md, found none"),
        ("not_text", "wanted UTF-8 text in not_text/main.py, found other bytes"),
    ];
    assert_eq!(problems, expected.map(|(name, problem)| (name.to_owned(), problem.to_owned())));
}
