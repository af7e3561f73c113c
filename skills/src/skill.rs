//! The nouns of this crate: what a skill is, how one is offered, and who judges it.

/// Decides whether code may become a skill. The program implements it with the sandbox: the code
/// parses, is safe, and each example prints what it says.
pub trait Check {
    fn check(&self, name: &str, code: &str, examples: &[Example]) -> Result<(), CheckFailure>;
}

/// Why code may not become a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckFailure {
    pub message: String,
    pub hint: Option<String>,
}

/// A `python` block under a heading that starts with "Example".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The heading's text.
    pub title: String,
    pub code: String,
    /// The `output` block that follows, without the last line's end.
    pub output: Option<String>,
}

impl Example {
    /// Whether `printed` is what the example promises. Line ends at the very end do not count.
    pub fn accepts(&self, printed: &str) -> bool {
        let is_same = |output: &str| output.trim_end_matches(['\n', '\r']) == printed.trim_end_matches(['\n', '\r']);
        self.output.as_deref().is_none_or(is_same)
    }
}

/// Where a skill comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The project's own `skills/` folder.
    Project,
    /// Part of the program.
    Library,
}

impl Origin {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Project => "project",
            Self::Library => "library",
        }
    }
}

/// One version of a skill, read and verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    pub name: String,
    pub description: String,
    pub version: u32,
    pub tags: Vec<String>,
    /// Patterns for the tools of other servers that it calls, if its author says so.
    pub tools: Option<Vec<String>>,
    pub code: String,
    /// Markdown after the front matter.
    pub body: String,
    pub examples: Vec<Example>,
    /// Of `code`, in hexadecimal.
    pub sha256: String,
    /// RFC 3339; absent where the author wrote none.
    pub created: Option<String>,
    pub updated: Option<String>,
    pub origin: Origin,
}

/// What a list says of a skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub name: String,
    pub description: String,
    pub version: u32,
    pub tags: Vec<String>,
    pub uses: u64,
    pub origin: Origin,
    /// Why it cannot be loaded, if it cannot.
    pub problem: Option<String>,
}

/// Which skills to list; the default is all of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter<'a> {
    /// Words to look for in name, tags and description. Any of them is enough; more rank higher.
    pub query: Option<&'a str>,
    pub tag: Option<&'a str>,
}

/// A skill to be saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewSkill {
    pub name: String,
    pub code: String,
    /// Shown on one line: runs of white space become one space.
    pub description: String,
    pub tags: Vec<String>,
    /// Patterns for the tools of other servers that it calls. `None` keeps what the skill has.
    pub tools: Option<Vec<String>>,
    /// Markdown with the examples. `None` keeps what the skill has, so that its examples go on
    /// guarding new code.
    pub body: Option<String>,
}

/// What became of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub name: String,
    pub version: u32,
    /// Of `main.py`, from the folder that holds the store.
    pub path: String,
    pub n_examples: usize,
    /// The store held just this already.
    pub is_unchanged: bool,
}

#[cfg(test)]
mod tests {
    use super::Example;

    #[test]
    fn an_example_accepts_what_it_promises() {
        let example = |output: Option<&str>| Example {
            title: "Example".to_owned(),
            code: "print(1)".to_owned(),
            output: output.map(str::to_owned),
        };
        assert!(example(None).accepts("anything"));
        assert!(example(Some("1")).accepts("1\n"));
        assert!(example(Some("")).accepts(""));
        assert!(!example(Some("1")).accepts("1 \n"));
        assert!(!example(Some("1")).accepts("1\n2\n"));
    }
}
