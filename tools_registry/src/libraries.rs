//! The libraries a script may import beside Python's own, in the words that models read.
//!
//! Rule: every text that names them is made from `libraries.json`. The program's tests compare that with what can be
//! imported, so a library is told everywhere or nowhere.

use std::sync::LazyLock;

use serde::Deserialize;

/// One library, or one module of a package.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    pub name: String,
    /// A word or two, for texts that every client pays for; none for what every model knows.
    brief: Option<String>,
    /// What it is for, on one line.
    purpose: String,
}

static LIBRARIES: LazyLock<Vec<Library>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../libraries.json"))
        .unwrap_or_else(|error| panic!("the table of libraries is broken: {error}"))
});

#[must_use]
pub fn libraries() -> &'static [Library] {
    &LIBRARIES
}

/// The text with the libraries in place of `{libraries}` and, a line for each, of `{libraries at length}`.
#[must_use]
pub fn name_libraries(text: &str) -> String {
    text.replace("{libraries}", &in_brief(&LIBRARIES)).replace("{libraries at length}", &at_length(&LIBRARIES))
}

/// `numpy, kit.data (load, save), .viz (plots)`: a module after one of the same package leaves its name out.
fn in_brief(libraries: &[Library]) -> String {
    let mut package = "";
    let named = libraries.iter().map(|library| {
        let (own, last) = library.name.rsplit_once('.').unwrap_or(("", &library.name));
        let is_same = !own.is_empty() && own == package;
        package = own;
        let name = if is_same { format!(".{last}") } else { library.name.clone() };
        library.brief.as_ref().map_or_else(|| name.clone(), |brief| format!("{name} ({brief})"))
    });
    named.collect::<Vec<_>>().join(", ")
}

fn at_length(libraries: &[Library]) -> String {
    let lines = libraries.iter().map(|library| format!("- {}: {}", library.name, library.purpose));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Library, at_length, in_brief};

    fn library(name: &str, brief: Option<&str>) -> Library {
        Library { name: name.to_owned(), brief: brief.map(str::to_owned), purpose: "does it".to_owned() }
    }

    #[test]
    fn a_package_is_named_once() {
        let named = [library("numpy", None), library("kit.data", Some("load")), library("kit.viz", Some("plot"))];
        assert_eq!(in_brief(&named), "numpy, kit.data (load), .viz (plot)");
        assert_eq!(at_length(&named[1..]), "- kit.data: does it\n- kit.viz: does it");
    }
}
