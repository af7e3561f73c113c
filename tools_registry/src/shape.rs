//! How much of a tool is shown: a name, a line, or everything.
//!
//! Rule: each level holds what the one before it holds, and no key is ever null.

use std::str::FromStr;

use serde_json::{Map, Value};

use crate::error::RegistryError;
use crate::tool::Tool;

/// Longest description below `full`, in characters.
const LONGEST_LINE: usize = 160;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// Name and owner; of a function the line that imports it, which says whose it is.
    NameOnly,
    /// And the first sentence of the description, and how to import it.
    #[default]
    WithDescription,
    /// And the schemas, examples and everything else that is known.
    Full,
}

impl FromStr for Detail {
    type Err = RegistryError;

    fn from_str(word: &str) -> Result<Self, RegistryError> {
        match word {
            "name_only" => Ok(Self::NameOnly),
            "with_description" | "summary" => Ok(Self::WithDescription),
            "full" => Ok(Self::Full),
            _ => Err(RegistryError::UnknownDetail { found: word.to_owned() }),
        }
    }
}

impl Detail {
    pub(crate) fn show(self, tool: &Tool) -> Value {
        let mut shown = Map::new();
        let mut put = |key: &str, value: Option<&str>| {
            if let Some(value) = value {
                shown.insert(key.to_owned(), Value::from(value));
            }
        };
        put("name", Some(&tool.name));
        if self == Self::Full {
            put("title", tool.title.as_deref());
        }
        put("server", tool.server.as_deref());
        if self == Self::Full || (tool.server.is_none() && !tool.is_function()) {
            put("category", tool.category.as_deref());
        }
        match self {
            Self::NameOnly => {}
            Self::WithDescription => put("description", Some(&first_sentence(&tool.description))),
            Self::Full => put("description", Some(&tool.description)),
        }
        if self != Self::NameOnly || tool.is_function() {
            put("import", tool.import.as_deref());
        }
        if self == Self::Full {
            put("signature", tool.signature.as_deref());
            put_the_rest(tool, &mut shown);
        }
        Value::Object(shown)
    }
}

fn put_the_rest(tool: &Tool, shown: &mut Map<String, Value>) {
    if !tool.is_function() {
        shown.insert("input_schema".to_owned(), tool.input_schema.clone());
    }
    if let Some(schema) = &tool.output_schema {
        shown.insert("output_schema".to_owned(), schema.clone());
    }
    if !tool.examples.is_empty() {
        shown.insert("examples".to_owned(), Value::from(tool.examples.clone()));
    }
    if let Some(annotations) = &tool.annotations {
        shown.insert("annotations".to_owned(), annotations.clone());
    }
}

impl From<Tool> for Value {
    fn from(tool: Tool) -> Self {
        Detail::Full.show(&tool)
    }
}

/// The first sentence on one line, cut between words when it is long.
fn first_sentence(description: &str) -> String {
    let paragraph: Vec<&str> = description.trim().lines().take_while(|line| !line.trim().is_empty()).collect();
    let words: Vec<&str> = paragraph.iter().flat_map(|line| line.split_whitespace()).collect();
    let is_end = |index: &usize| {
        let closes = words.get(*index).is_some_and(|word| word.ends_with(['.', '!', '?', '。']));
        // `e.g. this` goes on: a sentence does not start in lower case.
        closes && words.get(index + 1).is_some_and(|next| !next.starts_with(char::is_lowercase))
    };
    let n_words = (0..words.len()).find(is_end).map_or(words.len(), |last| last + 1);
    let sentence = words.get(..n_words).unwrap_or_default().join(" ");
    if sentence.chars().count() <= LONGEST_LINE {
        return sentence;
    }
    let head: String = sentence.chars().take(LONGEST_LINE - 1).collect();
    let whole_words = head.rsplit_once(' ').map_or(head.as_str(), |(words, _)| words);
    format!("{}…", whole_words.trim_end_matches([',', ';', ':']))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Detail, first_sentence};
    use crate::tool::Tool;

    #[test]
    fn levels_have_their_words() {
        let words = ["name_only", "with_description", "summary", "full"].map(str::parse::<Detail>);
        assert_eq!(
            words,
            [Ok(Detail::NameOnly), Ok(Detail::WithDescription), Ok(Detail::WithDescription), Ok(Detail::Full)]
        );
        let message = "brief".parse::<Detail>().unwrap_err().to_string();
        assert_eq!(message, "unknown detail level 'brief': expected name_only, with_description or full");
    }

    #[test]
    fn a_tool_of_a_server() {
        let tool = Tool {
            title: Some("Create an issue".into()),
            server: Some("github".into()),
            category: Some("code".into()),
            import: Some("from servers.github import create_issue".into()),
            output_schema: Some(json!({"type": "object"})),
            examples: vec!["create_issue({})".into()],
            annotations: Some(json!({"readOnlyHint": false})),
            ..Tool::new("create_issue", "Opens an issue. Needs write access.")
        };
        assert_eq!(Detail::NameOnly.show(&tool).to_string(), r#"{"name":"create_issue","server":"github"}"#);
        assert_eq!(
            Detail::WithDescription.show(&tool),
            json!({
                "name": "create_issue", "server": "github", "description": "Opens an issue.",
                "import": "from servers.github import create_issue",
            })
        );
        assert_eq!(
            Detail::Full.show(&tool),
            json!({
                "name": "create_issue", "title": "Create an issue", "server": "github", "category": "code",
                "description": "Opens an issue. Needs write access.",
                "import": "from servers.github import create_issue",
                "input_schema": {"type": "object", "properties": {}},
                "output_schema": {"type": "object"},
                "examples": ["create_issue({})"],
                "annotations": {"readOnlyHint": false},
            })
        );
    }

    #[test]
    fn a_tool_of_a_category_and_a_tool_of_nothing() {
        let tool = Tool { category: Some("memory".into()), ..Tool::new("recall", "") };
        assert_eq!(Detail::NameOnly.show(&tool), json!({"name": "recall", "category": "memory"}));
        let alone = Tool::new("recall", "");
        assert_eq!(Detail::WithDescription.show(&alone), json!({"name": "recall", "description": ""}));
        assert_eq!(
            Detail::Full.show(&alone),
            json!({"name": "recall", "description": "", "input_schema": {"type": "object", "properties": {}}})
        );
    }

    #[test]
    fn a_function_says_at_every_level_how_it_is_imported() {
        let function = Tool {
            category: Some("kit.viz".into()),
            import: Some("from kit.viz import plot_bar".into()),
            signature: Some("plot_bar(df, x=None)".into()),
            ..Tool::new("plot_bar", "Draws bars. Writes a file.\n\nx: the column of categories.")
        };
        let shown = [Detail::NameOnly, Detail::WithDescription, Detail::Full].map(|detail| detail.show(&function));
        let import = "from kit.viz import plot_bar";
        assert_eq!(
            shown,
            [
                json!({"name": "plot_bar", "import": import}),
                json!({"name": "plot_bar", "description": "Draws bars.", "import": import}),
                json!({
                    "name": "plot_bar", "category": "kit.viz",
                    "description": "Draws bars. Writes a file.\n\nx: the column of categories.",
                    "import": import, "signature": "plot_bar(df, x=None)",
                }),
            ]
        );
    }

    #[test]
    fn the_first_sentence_stands_alone() {
        let cases = [
            ("Opens an issue. Needs write access.", "Opens an issue."),
            ("Opens\n  an issue\n\nNeeds write access.", "Opens an issue"),
            ("Reads files, e.g. reports. Others too.", "Reads files, e.g. reports."),
            ("Runs Python 3.14 code", "Runs Python 3.14 code"),
            ("Is it up? Says so.", "Is it up?"),
            ("", ""),
        ];
        for (description, expected) in cases {
            assert_eq!(first_sentence(description), expected);
        }
    }

    #[test]
    fn a_long_sentence_is_cut_between_words() {
        let long = "eight—ch ".repeat(30);
        assert_eq!(first_sentence(&long), format!("{}…", ["eight—ch"; 17].join(" ")));
        assert_eq!(first_sentence(&"x".repeat(500)), format!("{}…", "x".repeat(159)));
    }
}
