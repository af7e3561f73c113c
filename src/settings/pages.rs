//! What people read of the table: the file that `orchestrator init` writes, and the reference.

use super::rows::{Row, Usual};
use super::table::TABLE;

const HEAD_OF_FILE: &str = "\
# Settings of this project. Each can also be given as ORCHESTRATOR_NAME, most as --name.
# What is commented out is the default on a machine with two cores.
";

/// `orchestrator.toml` with every setting it may hold, commented out.
#[must_use]
pub fn template() -> String {
    let rows = TABLE.iter().filter(|row| !row.declared.is_outside_the_file);
    let settings = rows.map(|row| format!("\n# {}.\n# {} = {}\n", row.help, row.key, row.example()));
    HEAD_OF_FILE.to_owned() + &settings.collect::<String>()
}

impl Row {
    /// The default on a small machine, or a value in its place, as the file writes it.
    fn example(&self) -> String {
        let (Usual::Is(text) | Usual::Reckoned { small: text, .. } | Usual::Unset { example: text, .. }) =
            self.declared.default;
        (self.written)(text)
    }
}

/// The table of docs/reference/settings.md.
#[must_use]
pub fn reference() -> String {
    let head = "| setting | what it is | accepts | default | variable | flag |\n|---|---|---|---|---|---|\n";
    head.to_owned() + &TABLE.iter().map(line).collect::<String>()
}

fn line(row: &Row) -> String {
    let default = match row.declared.default {
        Usual::Is(_) => format!("`{}`", row.example()),
        Usual::Reckoned { words, .. } | Usual::Unset { words, .. } => words.to_owned(),
    };
    let flag = row.declared.flag.map(|value| format!("`--{} {value}`", row.flag())).unwrap_or_default();
    let place = if row.declared.is_outside_the_file { " (not in the file)" } else { "" };
    let (key, help, accepts, variable) = (row.key, row.help, (row.accepts)(), row.variable());
    format!("| `{key}`{place} | {help} | {accepts} | {default} | `{variable}` | {flag} |\n")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{TABLE, reference, template};
    use crate::settings::Layer;

    /// `UPDATE_EXPECT=1` writes the table into the page.
    #[test]
    fn the_reference_tells_the_truth() {
        const START: &str = "<!-- made from src/settings/table.rs -->\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/reference/settings.md");
        let page = std::fs::read_to_string(&file).expect("the page");
        let (before, rest) = page.split_once(START).expect("where the table starts");
        let (_, after) = rest.split_once("\n\n").expect("an empty line behind the table");
        let made = format!("{before}{START}{}\n{after}", reference());
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(&file, &made).expect("the page can be written");
        } else {
            assert_eq!(page, made);
        }
    }

    #[test]
    fn the_template_holds_values_that_are_accepted() {
        let text: String = template().lines().skip(2).map(uncommented).collect();
        Layer::from_text(&text).and_then(Layer::settle).map(|_| ()).expect("every value is accepted");
        let keys = TABLE.iter().filter(|row| !row.declared.is_outside_the_file).map(|row| format!("{} = ", row.key));
        assert_eq!(keys.filter(|key| !text.contains(key.as_str())).collect::<Vec<_>>(), [""; 0]);
    }

    /// `# timeout = 120` as the setting; sentences stay comments.
    fn uncommented(line: &str) -> String {
        let setting = line.strip_prefix("# ").filter(|rest| rest.contains(" = "));
        setting.unwrap_or(line).to_owned() + "\n"
    }
}
