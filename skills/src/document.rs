//! `skill.md` as a whole, and how it becomes a skill together with `main.py`.

use std::fmt::Write;

use orchestrator_words::shorten;
use sha2::{Digest, Sha256};

use crate::error::SkillError;
use crate::examples;
use crate::front_matter::{self, FrontMatter, Problem};
use crate::skill::{Example, Origin, Skill};

/// A read `skill.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Document {
    pub header: FrontMatter,
    pub body: String,
    pub examples: Vec<Example>,
}

impl Document {
    /// `name` is the folder's: the front matter may leave it out but not contradict it.
    pub(crate) fn read(name: &str, text: &str) -> Result<Self, SkillError> {
        let text = with_plain_line_ends(text);
        let located = |problem: Problem| SkillError::Document {
            name: name.to_owned(),
            line: problem.line,
            problem: problem.message,
            hint: problem.hint,
        };
        let (header, n_lines) = front_matter::read(&text).map_err(located)?;
        if let Some(given) = header.name.as_deref().filter(|given| *given != name) {
            let problem =
                Problem::new(1, format!("wanted the name of its folder, '{name}', found '{}'", shorten(given)));
            return Err(located(problem));
        }
        let rest: String = text.split_inclusive('\n').skip(n_lines).collect();
        let examples = examples::read(&rest, n_lines + 1).map_err(located)?;
        Ok(Self { header, body: tidy_body(&rest), examples })
    }

    /// Versions count from 1, which is what a file that names none holds.
    pub(crate) fn version(&self) -> u32 {
        self.header.version.unwrap_or(1)
    }

    pub(crate) fn write(header: &FrontMatter, body: &str) -> String {
        let header = header.write();
        if body.is_empty() { header } else { format!("{header}\n{body}") }
    }

    /// Fails if the front matter has a checksum and `code` another.
    pub(crate) fn with_code(self, name: &str, code: String, origin: Origin) -> Result<Skill, SkillError> {
        let found = sha256(code.as_bytes());
        if let Some(wanted) = self.header.sha256.as_ref().filter(|wanted| **wanted != found) {
            return Err(SkillError::Checksum { name: name.to_owned(), wanted: wanted.clone(), found });
        }
        Ok(Skill {
            name: name.to_owned(),
            version: self.version(),
            description: self.header.description,
            tags: self.header.tags,
            tools: self.header.tools,
            code,
            body: self.body,
            examples: self.examples,
            sha256: found,
            created: self.header.created,
            updated: self.header.updated,
            origin,
        })
    }
}

/// Examples of a body that has no file yet.
pub(crate) fn read_examples(name: &str, body: &str) -> Result<Vec<Example>, SkillError> {
    examples::read(body, 1).map_err(|problem| SkillError::Document {
        name: name.to_owned(),
        line: problem.line,
        problem: problem.message,
        hint: problem.hint,
    })
}

/// Without blank lines around it, and ending in one line end.
pub(crate) fn tidy_body(body: &str) -> String {
    let body = with_plain_line_ends(body);
    let is_blank = |line: &&str| line.trim().is_empty();
    let from_text = body.lines().skip_while(is_blank).collect::<Vec<_>>().join("\n");
    let text = from_text.trim_end();
    if text.is_empty() { String::new() } else { format!("{text}\n") }
}

/// Python and Markdown read both kinds of line end alike; checksums do not.
pub(crate) fn with_plain_line_ends(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// In hexadecimal, as other tools print it.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::{Document, sha256, tidy_body};
    use crate::front_matter::FrontMatter;
    use crate::skill::Example;

    #[test]
    fn a_document_is_written_as_it_is_read() {
        let header = FrontMatter { description: "Adds one".to_owned(), version: Some(2), ..FrontMatter::default() };
        let body = "# Notes\n\n## Example\n\n```python\nprint(1)\n```\n".to_owned();
        let text = Document::write(&header, &body);
        assert_eq!(
            text,
            "---\ndescription: Adds one\nversion: 2\n---\n\n# Notes\n\n## Example\n\n```python\nprint(1)\n```\n"
        );
        let example = Example { title: "Example".to_owned(), code: "print(1)\n".to_owned(), output: None };
        let document = Document { header, body, examples: vec![example] };
        assert_eq!(Document::read("add_one", &text).unwrap(), document);
        assert_eq!(Document::read("add_one", &format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap(), document);
    }

    #[test]
    fn mistakes_in_the_body_count_lines_from_the_top_of_the_file() {
        let error = Document::read("x", "---\ndescription: D d\n---\n\n## Example\n```output\n```\n").unwrap_err();
        assert_eq!(
            error.to_string(),
            "skill.md of skill 'x', line 6: wanted a python block before the output block, found none"
        );
    }

    #[test]
    fn the_name_must_be_the_folders() {
        let error = Document::read("x", "---\nname: y\ndescription: D d\n---\n").unwrap_err();
        assert_eq!(error.to_string(), "skill.md of skill 'x', line 1: wanted the name of its folder, 'x', found 'y'");
    }

    #[test]
    fn bodies_are_tidied() {
        assert_eq!(tidy_body(" \r\n\r\n  a\r\nb\n\n"), "  a\nb\n");
        assert_eq!(tidy_body("\n \n"), "");
    }

    #[test]
    fn checksums_are_those_of_other_tools() {
        assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
