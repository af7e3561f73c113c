//! Prompts: how to work here, and one for each common job. Texts are files in `prompts/`.

use orchestrator_tools_registry::name_libraries;
use rmcp::model::{
    ErrorData, GetPromptResult, JsonObject, ListPromptsResult, Prompt, PromptArgument, PromptMessage, Role,
};
use serde_json::Value;

struct Template {
    name: &'static str,
    title: &'static str,
    description: &'static str,
    /// Name, what it is, and its default; without one it is required.
    arguments: &'static [(&'static str, &'static str, Option<&'static str>)],
    text: &'static str,
}

const PROMPTS: [Template; 6] = [
    Template {
        name: "how_to_work",
        title: "How to work here",
        description: "The rules of the sandbox in a minute",
        arguments: &[],
        text: include_str!("prompts/how_to_work.md"),
    },
    Template {
        name: "analyse_file",
        title: "Analyse a file",
        description: "Profile a data file and answer a question about it",
        arguments: &[
            ("path", "file of the project, such as data/raw/sales.csv", None),
            ("question", "what to find out", Some("What is in it, and what stands out?")),
        ],
        text: include_str!("prompts/analyse_file.md"),
    },
    Template {
        name: "clean_data",
        title: "Clean data",
        description: "Find and fix what is wrong in a data file",
        arguments: &[("path", "file of the project", None)],
        text: include_str!("prompts/clean_data.md"),
    },
    Template {
        name: "write_skill",
        title: "Write a skill",
        description: "Turn something useful into a saved function",
        arguments: &[("purpose", "what the skill is for", None)],
        text: include_str!("prompts/write_skill.md"),
    },
    Template {
        name: "find_tool",
        title: "Find a tool",
        description: "Look for the right tool without loading all of them",
        arguments: &[("task", "what needs doing", None)],
        text: include_str!("prompts/find_tool.md"),
    },
    Template {
        name: "protect_people",
        title: "Work with personal data",
        description: "Answer questions about data without seeing who it is about",
        arguments: &[("path", "file of the project", None)],
        text: include_str!("prompts/protect_people.md"),
    },
];

pub(super) fn list() -> ListPromptsResult {
    let prompts = PROMPTS.iter().map(|prompt| {
        let arguments: Vec<PromptArgument> = prompt
            .arguments
            .iter()
            .map(|(name, description, default)| {
                PromptArgument::new(*name).with_description(*description).with_required(default.is_none())
            })
            .collect();
        let arguments = (!arguments.is_empty()).then_some(arguments);
        Prompt::new(prompt.name, Some(prompt.description), arguments).with_title(prompt.title)
    });
    ListPromptsResult::with_all_items(prompts.collect())
}

pub(super) fn get(name: &str, given: &JsonObject) -> Result<GetPromptResult, ErrorData> {
    let Some(prompt) = PROMPTS.iter().find(|prompt| prompt.name == name) else {
        let names: Vec<&str> = PROMPTS.iter().map(|prompt| prompt.name).collect();
        let message = format!("there is no prompt '{name:.60}'; there are {}", names.join(", "));
        return Err(ErrorData::invalid_params(message, None));
    };
    let mut text = name_libraries(prompt.text.trim());
    for (argument, _, default) in prompt.arguments {
        let value = given.get(*argument).and_then(Value::as_str).filter(|value| !value.is_empty()).or(*default);
        let Some(value) = value else {
            let message = format!("prompt '{name}' needs the argument '{argument}'");
            return Err(ErrorData::invalid_params(message, None));
        };
        text = text.replace(&format!("{{{argument}}}"), value);
    }
    let result = GetPromptResult::new(vec![PromptMessage::new_text(Role::User, text)]);
    Ok(result.with_description(prompt.description))
}
