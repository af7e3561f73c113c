//! The lines between `---` at the top of `skill.md`: flat `key: value` pairs and two lists.
//!
//! Rule: what is written here is also valid YAML; what is read is less than YAML, and everything
//! else is refused by line.

use std::fmt::Write;

use chrono::{DateTime, NaiveDate};
use orchestrator_words::{shorten, suggestion};

use crate::error::SkillError;
use crate::save::{MAX_DESCRIPTION_CHARS, MAX_TAGS, MAX_TOOLS};

const KEYS: [&str; 8] = ["name", "description", "version", "tags", "tools", "created", "updated", "sha256"];
const FENCE: &str = "---";
const A_TIME: &str = "a time like 2026-01-31T12:00:00Z";
const MAX_TAG_CHARS: usize = 32;
const MAX_TOOL_CHARS: usize = 200;
/// Leaves room to count on from any version somebody wrote by hand.
const MAX_VERSION: u32 = 999_999_999;
/// What YAML gives another meaning at the start of a plain value.
const INDICATORS: &str = "!&*-?|>@`'\"[]{}#%,:";
/// Words that YAML reads as something other than text.
const YAML_WORDS: [&str; 9] = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"];

/// Everything is optional but the description: people write these files by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FrontMatter {
    pub name: Option<String>,
    pub description: String,
    pub version: Option<u32>,
    pub tags: Vec<String>,
    pub tools: Option<Vec<String>>,
    pub created: Option<String>,
    pub updated: Option<String>,
    pub sha256: Option<String>,
}

/// What is wrong with a `skill.md`, and in which line, counted from 1.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub line: usize,
    pub message: String,
    pub hint: Option<String>,
}

impl Problem {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, message: message.into(), hint: None }
    }

    fn with_hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }
}

/// The front matter of `text` and the number of lines it takes.
pub(crate) fn read(text: &str) -> Result<(FrontMatter, usize), Problem> {
    let mut lines = text.lines().map(str::trim_end).enumerate();
    if lines.next().is_none_or(|(_, first)| first != FENCE) {
        let hint = "a skill.md starts with ---, then name and description, then --- again";
        return Err(Problem::new(1, "wanted front matter between two lines of ---").with_hint(hint));
    }
    let mut header = FrontMatter::default();
    let mut seen: Vec<&str> = Vec::new();
    for (index, line) in lines {
        let number = index + 1;
        if line == FENCE {
            if header.description.is_empty() {
                let hint = "add a line `description: what the skill does`";
                return Err(Problem::new(number, "wanted a description, found none").with_hint(hint));
            }
            return Ok((header, number));
        }
        if line.is_empty() {
            continue;
        }
        let Some((key, value)) = line.split_once(':') else {
            return Err(Problem::new(number, format!("wanted `key: value`, found '{}'", shorten(line))));
        };
        if seen.contains(&key) {
            return Err(Problem::new(number, format!("key '{}' is given twice", shorten(key))));
        }
        seen.push(key);
        header.set(key, value.trim(), number)?;
    }
    Err(Problem::new(1, "the front matter has no closing line of ---"))
}

impl FrontMatter {
    fn set(&mut self, key: &str, value: &str, line: usize) -> Result<(), Problem> {
        let wanted = |what: &str| Problem::new(line, format!("wanted {what}, found '{}'", shorten(value)));
        match key {
            "name" => self.name = Some(plain_or_quoted(value).ok_or_else(|| wanted("a name"))?),
            "description" => self.description = read_description(value, line)?,
            "version" => {
                let version = value.parse().ok().filter(|version| (1..=MAX_VERSION).contains(version));
                self.version = Some(version.ok_or_else(|| wanted("a version from 1 up"))?);
            }
            "tags" => self.tags = read_tags(value).ok_or_else(|| wanted("tags like [one, two]"))?,
            "tools" => self.tools = Some(read_tools(value).ok_or_else(|| wanted("tools like [\"github.*\"]"))?),
            "created" => self.created = Some(read_time(value).ok_or_else(|| wanted(A_TIME))?),
            "updated" => self.updated = Some(read_time(value).ok_or_else(|| wanted(A_TIME))?),
            "sha256" => {
                let is_hex = value.len() == 64 && value.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c));
                self.sha256 = Some(is_hex.then(|| value.to_owned()).ok_or_else(|| wanted("64 lower-case hex digits"))?);
            }
            _ => {
                let problem = Problem::new(line, format!("no key is called '{}'", shorten(key)));
                return Err(match suggestion(key.trim(), KEYS) {
                    Some(suggestion) => problem.with_hint(suggestion),
                    None => problem.with_hint(format!("the keys: {}", KEYS.join(", "))),
                });
            }
        }
        Ok(())
    }

    /// The block with both fences, in the order of [`KEYS`].
    pub(crate) fn write(&self) -> String {
        let version = self.version.map(|version| version.to_string());
        let tags = (!self.tags.is_empty()).then(|| format!("[{}]", self.tags.join(", ")));
        let tools = self.tools.as_ref().map(|tools| serde_json::Value::from(tools.clone()).to_string());
        let values = [
            self.name.clone(),
            Some(quoted_if_needed(&self.description)),
            version,
            tags,
            tools,
            self.created.clone(),
            self.updated.clone(),
            self.sha256.clone(),
        ];
        let mut text = format!("{FENCE}\n");
        for (key, value) in KEYS.iter().zip(values) {
            if let Some(value) = value {
                let _ = writeln!(text, "{key}: {value}");
            }
        }
        text.push_str(FENCE);
        text.push('\n');
        text
    }
}

/// Tags of a new skill: trimmed, in lower case, each once.
pub(crate) fn tidy_tags(tags: &[String]) -> Result<Vec<String>, SkillError> {
    let mut tidy: Vec<String> = Vec::new();
    for tag in tags {
        let lower = tag.trim().to_lowercase();
        if !is_tag(&lower) {
            return Err(SkillError::Tag { found: shorten(tag) });
        }
        if !tidy.contains(&lower) {
            tidy.push(lower);
        }
    }
    if tidy.len() > MAX_TAGS {
        return Err(SkillError::TooLong { what: "a list", limit: MAX_TAGS, unit: "tags", found: tidy.len() });
    }
    Ok(tidy)
}

/// Patterns for tools of other servers, as they were given.
pub(crate) fn check_tools(tools: &[String]) -> Result<(), SkillError> {
    if let Some(wrong) = tools.iter().find(|tool| !is_tool_pattern(tool)) {
        return Err(SkillError::ToolPattern { found: shorten(wrong) });
    }
    if tools.len() > MAX_TOOLS {
        return Err(SkillError::TooLong { what: "a list", limit: MAX_TOOLS, unit: "tools", found: tools.len() });
    }
    Ok(())
}

fn is_tool_pattern(pattern: &str) -> bool {
    (1..=MAX_TOOL_CHARS).contains(&pattern.chars().count()) && !pattern.contains(char::is_control)
}

/// On one line, without control characters.
pub(crate) fn tidy_description(description: &str) -> String {
    let spaced = description.replace(char::is_control, " ");
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_tag(tag: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    (1..=MAX_TAG_CHARS).contains(&tag.len()) && tag.chars().all(is_allowed)
}

fn read_description(value: &str, line: usize) -> Result<String, Problem> {
    let Some(text) = plain_or_quoted(value) else {
        let problem = Problem::new(line, format!("wanted one line of text, found '{}'", shorten(value)));
        return Err(problem.with_hint("put the text in double quotes"));
    };
    let text = tidy_description(&text);
    let n_chars = text.chars().count();
    if n_chars > MAX_DESCRIPTION_CHARS {
        let message = format!("wanted a description of at most {MAX_DESCRIPTION_CHARS} characters, found {n_chars}");
        return Err(Problem::new(line, message));
    }
    Ok(text)
}

fn read_tags(value: &str) -> Option<Vec<String>> {
    let inside = value.strip_prefix('[')?.strip_suffix(']')?.trim();
    if inside.is_empty() {
        return Some(Vec::new());
    }
    let tags: Vec<String> = inside.split(',').map(|tag| tag.trim().to_owned()).collect();
    (tags.len() <= MAX_TAGS && tags.iter().all(|tag| is_tag(tag))).then_some(tags)
}

/// JSON's lists are YAML's too.
fn read_tools(value: &str) -> Option<Vec<String>> {
    serde_json::from_str(value).ok().filter(|tools: &Vec<String>| check_tools(tools).is_ok())
}

/// A date, or a date and time with its offset.
pub(crate) fn is_time(value: &str) -> bool {
    DateTime::parse_from_rfc3339(value).is_ok() || NaiveDate::parse_from_str(value, "%Y-%m-%d").is_ok()
}

fn read_time(value: &str) -> Option<String> {
    is_time(value).then(|| value.to_owned())
}

fn plain_or_quoted(value: &str) -> Option<String> {
    if value.starts_with('"') {
        return serde_json::from_str(value).ok();
    }
    (!value.starts_with(|c| INDICATORS.contains(c))).then(|| value.to_owned())
}

/// JSON's double quotes are YAML's too.
fn quoted_if_needed(value: &str) -> String {
    let is_plain = value.starts_with(|c: char| c.is_alphabetic())
        && !value.contains(": ")
        && !value.contains(" #")
        && !value.ends_with(':')
        && !YAML_WORDS.contains(&value.to_lowercase().as_str());
    if is_plain { value.to_owned() } else { serde_json::Value::from(value).to_string() }
}

#[cfg(test)]
mod tests {
    use super::{FrontMatter, Problem, read, tidy_description, tidy_tags};

    fn full() -> FrontMatter {
        FrontMatter {
            name: Some("filter_high_risk".to_owned()),
            description: "Filter vulnerabilities to high/critical only".to_owned(),
            version: Some(3),
            tags: vec!["security".to_owned(), "filter".to_owned()],
            tools: Some(vec!["github.*".to_owned(), "*.read".to_owned()]),
            created: Some("2026-01-31T12:00:00Z".to_owned()),
            updated: Some("2026-02-01T08:30:00Z".to_owned()),
            sha256: Some("0123456789abcdef".repeat(4)),
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let text = full().write();
        let digits = "0123456789abcdef".repeat(4);
        assert_eq!(
            text,
            format!(
                "---\nname: filter_high_risk\ndescription: Filter vulnerabilities to high/critical only\nversion: 3\n\
                 tags: [security, filter]\ntools: [\"github.*\",\"*.read\"]\ncreated: 2026-01-31T12:00:00Z\n\
                 updated: 2026-02-01T08:30:00Z\nsha256: {digits}\n---\n"
            )
        );
        assert_eq!(read(&text), Ok((full(), 10)));
    }

    #[test]
    fn any_description_survives() {
        let descriptions = [
            "true",
            "2026",
            "- dash",
            "a: b",
            "say \"hi\" # not a comment",
            "ends:",
            "'single'",
            "[1, 2]",
            "größe 日本",
            "\\ back",
        ];
        for description in descriptions {
            let header = FrontMatter { description: description.to_owned(), ..FrontMatter::default() };
            assert_eq!(read(&header.write()), Ok((header, 3)), "{description}");
        }
        assert_eq!(tidy_description("  two\n lines\tand\u{7} a bell "), "two lines and a bell");
    }

    #[test]
    fn hand_written_front_matter_needs_only_a_description() {
        let text = "---\r\n\r\ndescription: \"Quoted: text\"\r\ntags: []\r\ncreated: 2026-01-31\r\n---\r\nBody\r\n";
        let header = FrontMatter {
            description: "Quoted: text".to_owned(),
            created: Some("2026-01-31".to_owned()),
            ..FrontMatter::default()
        };
        assert_eq!(read(text), Ok((header, 6)));
    }

    #[test]
    fn mistakes_are_named_by_line() {
        let problem = |line, message: &str, hint: Option<&str>| {
            Err(Problem { line, message: message.to_owned(), hint: hint.map(str::to_owned) })
        };
        let layout = "a skill.md starts with ---, then name and description, then --- again";
        assert_eq!(read(""), problem(1, "wanted front matter between two lines of ---", Some(layout)));
        assert_eq!(read("# Title"), problem(1, "wanted front matter between two lines of ---", Some(layout)));
        assert_eq!(read("---\nname: a"), problem(1, "the front matter has no closing line of ---", None));
        assert_eq!(
            read("---\nname: a\n---\n"),
            problem(3, "wanted a description, found none", Some("add a line `description: what the skill does`"))
        );
        assert_eq!(
            read("---\ndescripton: a\n---\n"),
            problem(2, "no key is called 'descripton'", Some("did you mean 'description'?"))
        );
        assert_eq!(
            read("---\nauthor: a\n---\n"),
            problem(
                2,
                "no key is called 'author'",
                Some("the keys: name, description, version, tags, tools, created, updated, sha256")
            )
        );
        assert_eq!(read("---\nname: a\nname: b\n---\n"), problem(3, "key 'name' is given twice", None));
        assert_eq!(read("---\nfoo\n---\n"), problem(2, "wanted `key: value`, found 'foo'", None));
        assert_eq!(read("---\nversion: 0\n---\n"), problem(2, "wanted a version from 1 up, found '0'", None));
        assert_eq!(read("---\ntags: a, b\n---\n"), problem(2, "wanted tags like [one, two], found 'a, b'", None));
        assert_eq!(
            read("---\ntools: github.*\n---\n"),
            problem(2, "wanted tools like [\"github.*\"], found 'github.*'", None)
        );
        assert_eq!(read("---\ntags: [A]\n---\n"), problem(2, "wanted tags like [one, two], found '[A]'", None));
        assert_eq!(
            read("---\nupdated: yesterday\n---\n"),
            problem(2, "wanted a time like 2026-01-31T12:00:00Z, found 'yesterday'", None)
        );
        assert_eq!(read("---\nsha256: AB\n---\n"), problem(2, "wanted 64 lower-case hex digits, found 'AB'", None));
        assert_eq!(
            read("---\ndescription: |\n  more\n---\n"),
            problem(2, "wanted one line of text, found '|'", Some("put the text in double quotes"))
        );
        assert_eq!(
            read(&format!("---\ndescription: {}\n---\n", "a".repeat(501))),
            problem(2, "wanted a description of at most 500 characters, found 501", None)
        );
    }

    #[test]
    fn tags_are_tidied_or_refused() {
        let tidy = |tags: &[&str]| {
            let tags: Vec<String> = tags.iter().map(|tag| (*tag).to_owned()).collect();
            tidy_tags(&tags).map_err(|error| error.to_string())
        };
        assert_eq!(tidy(&[" Security ", "csv", "security"]), Ok(vec!["security".to_owned(), "csv".to_owned()]));
        assert_eq!(
            tidy(&["two words"]),
            Err("wanted a tag of lower-case letters, digits, '_' and '-', at most 32 of them, found 'two words'"
                .to_owned())
        );
        let many: Vec<String> = (0..17).map(|n| format!("t{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(tidy(&many), Err("wanted a list of at most 16 tags, found 17".to_owned()));
    }
}
