//! One tool by its name, in every spelling, and what is said when there is none or too many.

use orchestrator_tools_registry::{Catalogue, RegistryError, Tool};

use super::catalogue;

fn of_server(server: &str, name: &str) -> Tool {
    Tool { server: Some(server.to_owned()), ..Tool::new(name, "") }
}

/// Full name of the tool that answers, or message and hint.
fn look_up(catalogue: &Catalogue, name: &str, category: Option<&str>) -> Result<String, (String, Option<String>)> {
    catalogue.tool(name, category).map(Tool::full_name).map_err(|error| (error.to_string(), error.hint()))
}

#[test]
fn a_tool_answers_to_its_name_in_every_spelling() {
    let catalogue = catalogue();
    let cases = [
        ("create_issue", None, "github.create_issue"),
        (" create_issue ", None, "github.create_issue"),
        ("Create_Issue", None, "github.create_issue"),
        ("github.create_issue", None, "github.create_issue"),
        ("servers.github.create_issue", None, "github.create_issue"),
        ("mcp__github__create_issue", None, "github.create_issue"),
        ("web_vuln_scanner", Some("security"), "security.web_vuln_scanner"),
        ("security.web_vuln_scanner", None, "security.web_vuln_scanner"),
        ("execute_code", Some("execution"), "orchestrator.execute_code"),
        ("execute_code", Some("orchestrator"), "orchestrator.execute_code"),
        ("execution.execute_code", None, "orchestrator.execute_code"),
        ("mcp__orchestrator__execute_code", None, "orchestrator.execute_code"),
    ];
    for (name, category, expected) in cases {
        assert_eq!(look_up(&catalogue, name, category), Ok(expected.to_owned()), "{name}");
    }
}

#[test]
fn a_definition_is_the_full_shape() {
    let catalogue = catalogue();
    let definition = catalogue.definition("port_scanner", Some("security")).unwrap();
    let read_back: Tool = serde_json::from_value(definition).unwrap();
    assert_eq!(&read_back, catalogue.tool("port_scanner", None).unwrap());
}

#[test]
fn unknown_names_are_answered_with_near_ones() {
    let catalogue = catalogue();
    let message = |name: &str, category, message: &str, hint: &str| {
        assert_eq!(look_up(&catalogue, name, category), Err((message.to_owned(), Some(hint.to_owned()))));
    };
    message("create_isue", None, "no tool is named 'create_isue'", "did you mean 'create_issue'?");
    message(
        "mcp__github__create_isue",
        None,
        "no tool is named 'mcp__github__create_isue'",
        "did you mean 'create_issue'?",
    );
    message(
        "scan_ports",
        None,
        "no tool is named 'scan_ports'",
        "did you mean 'port_scanner', 'web_vuln_scanner' or 'write_workspace_file'?",
    );
    message(
        "web_vuln_scanner",
        Some("memory"),
        "no tool is named 'web_vuln_scanner' in category 'memory'",
        "did you mean 'security.web_vuln_scanner'?",
    );
    message("", None, "no tool is named ''", "search_tools with an empty query lists every tool");
    message("qqqq", None, "no tool is named 'qqqq'", "search_tools with an empty query lists every tool");
}

#[test]
fn a_name_of_several_tools_must_be_given_in_full() {
    let mut catalogue = catalogue();
    catalogue.add([of_server("jira", "create_issue"), of_server("git-lab", "create_issue")]);
    let ambiguous = RegistryError::Ambiguous {
        name: "create_issue".into(),
        choices: vec!["git-lab.create_issue".into(), "github.create_issue".into(), "jira.create_issue".into()],
    };
    assert_eq!(catalogue.tool("create_issue", None), Err(ambiguous.clone()));
    assert_eq!(
        ambiguous.to_string(),
        "'create_issue' is the name of 3 tools: git-lab.create_issue, github.create_issue, jira.create_issue"
    );
    assert_eq!(ambiguous.hint().as_deref(), Some("use one of these names in full"));
    for (name, category, expected) in [
        ("jira.create_issue", None, "jira.create_issue"),
        ("create_issue", Some("github"), "github.create_issue"),
        ("mcp__git-lab__create_issue", None, "git-lab.create_issue"),
        ("servers.git_lab.create_issue", None, "git-lab.create_issue"),
    ] {
        assert_eq!(look_up(&catalogue, name, category), Ok(expected.to_owned()), "{name}");
    }
    let near = look_up(&catalogue, "create_isue", None).unwrap_err();
    let all = "did you mean 'git-lab.create_issue', 'github.create_issue' or 'jira.create_issue'?";
    assert_eq!(near, ("no tool is named 'create_isue'".into(), Some(all.into())));
}

#[test]
fn names_that_differ_in_case_alone_are_kept_apart() {
    let mut catalogue = Catalogue::new();
    catalogue.add([of_server("s", "Read"), of_server("s", "read"), Tool::new("write", ""), of_server("s", "write")]);
    assert_eq!(look_up(&catalogue, "Read", None), Ok("s.Read".into()));
    assert_eq!(look_up(&catalogue, "read", None), Ok("s.read".into()));
    assert_eq!(look_up(&catalogue, "s.read", None), Ok("s.read".into()));
    let both = "'READ' is the name of 2 tools: s.Read, s.read";
    assert_eq!(look_up(&catalogue, "READ", None), Err((both.into(), Some("use one of these names in full".into()))));
    // The tool without an owner can only be meant by its bare name.
    assert_eq!(look_up(&catalogue, "write", None), Ok("write".into()));
    assert_eq!(look_up(&catalogue, "s.write", None), Ok("s.write".into()));
}
