//! Recipes: tasks without code of one's own. Each is a readable script whose first block holds its arguments; a task fills
//! that block in, and what comes out runs alone.

mod literal;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use anyhow::Context;
use orchestrator_words::{hint_of_names, shorten};
use serde::Deserialize;
use serde_json::Value;

use super::intake::{Named, Place, Placed, Problem};
use super::plan::Input;
use literal::python;

/// The line above the arguments of a recipe; an empty line ends them.
const BLOCK: &str = "# Arguments.\n";

macro_rules! scripts {
    ($($name:literal),+) => { [$(($name, include_str!(concat!($name, ".py")))),+] };
}

const SCRIPTS: [(&str, &str); 12] = scripts!(
    "profile",
    "validate",
    "clean",
    "join",
    "aggregate",
    "drift",
    "distribution",
    "correlation",
    "forecast",
    "train",
    "evaluate",
    "report"
);

#[derive(Deserialize)]
struct Recipe {
    about: String,
    arguments: serde_json::Map<String, Value>,
}

#[derive(Deserialize)]
struct Argument {
    about: String,
    /// One of [`KINDS`], or several with `|` between them.
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    required: bool,
    #[serde(default)]
    default: Value,
}

/// A name, the words for it, and what fits.
type Kind = (&'static str, &'static str, fn(&Value) -> bool);

const KINDS: [Kind; 10] = [
    ("input", "an input or a path", Value::is_string),
    ("path", "a path", Value::is_string),
    ("text", "a text", Value::is_string),
    ("column", "name of a column", Value::is_string),
    ("columns", "names of columns", |value| value.is_string() || value.is_array()),
    ("number", "a number", Value::is_number),
    ("integer", "a whole number", |value| value.is_i64() || value.is_u64()),
    ("boolean", "true or false", Value::is_boolean),
    ("list", "a list", Value::is_array),
    ("object", "names with values", Value::is_object),
];

impl Argument {
    fn kinds(&self) -> impl Iterator<Item = &'static Kind> {
        self.kind.split('|').filter_map(|name| KINDS.iter().find(|kind| kind.0 == name))
    }

    fn wanted(&self) -> String {
        self.kinds().map(|kind| kind.1).collect::<Vec<_>>().join(", or ")
    }

    /// What may be left out may be left empty.
    fn fits(&self, value: &Value) -> bool {
        value.is_null() && !self.required || self.kinds().any(|kind| kind.2(value))
    }
}

static RECIPES: LazyLock<BTreeMap<String, Recipe>> =
    LazyLock::new(|| serde_json::from_str(include_str!("recipes.json")).expect("the recipes are ours"));

impl Recipe {
    fn argument(&self, name: &str) -> Option<Argument> {
        self.arguments.get(name).and_then(|argument| Argument::deserialize(argument).ok())
    }

    fn names(&self) -> Vec<&str> {
        self.arguments.keys().map(String::as_str).collect()
    }
}

/// The script of a recipe with its arguments filled in.
pub(super) fn fill(name: &str, place: Place, with: &Named<Value>, inputs: &[Input]) -> Result<String, Problem> {
    let known: Vec<&str> = SCRIPTS.iter().map(|(name, _)| *name).collect();
    let script = SCRIPTS.iter().find(|(known, _)| *known == name).map(|(_, script)| *script);
    let (Some(script), Some(recipe)) = (script, RECIPES.get(name)) else {
        return Err(Problem::unknown(place, "recipe", "recipes", name, &known));
    };
    let mut given = BTreeMap::new();
    for (argument, value) in &with.0 {
        given.insert(argument.value.as_str(), value_of(recipe, name, argument, value, inputs)?);
    }
    for argument in recipe.names() {
        if recipe.argument(argument).is_some_and(|argument| argument.required) && !given.contains_key(argument) {
            let message = format!("the recipe '{name}' needs '{argument}'");
            let about = recipe.argument(argument).map(|argument| argument.about).unwrap_or_default();
            return Err(Problem::new(place, message).with_hint(format!("add it under 'with': {about}")));
        }
    }
    Ok(with_arguments(script, &given))
}

/// The script of a recipe with arguments of our own.
pub(super) fn filled<const N: usize>(name: &str, arguments: [(&str, Value); N]) -> anyhow::Result<String> {
    let script = SCRIPTS.iter().find(|(known, _)| *known == name).map(|(_, script)| *script);
    let script = script.with_context(|| format!("there is no recipe '{name}'"))?;
    Ok(with_arguments(script, &BTreeMap::from(arguments)))
}

fn value_of(
    recipe: &Recipe,
    name: &str,
    argument: &Placed<String>,
    value: &Value,
    inputs: &[Input],
) -> Result<Value, Problem> {
    let Some(known) = recipe.argument(&argument.value) else {
        let message = format!("the recipe '{name}' has no argument '{}'", shorten(&argument.value));
        let hint = hint_of_names("arguments", &argument.value, &recipe.names());
        return Err(Problem::new(argument.place, message).with_hint(hint));
    };
    if !known.fits(value) {
        let message = format!("'{}' must be {}", argument.value, known.wanted());
        return Err(Problem::new(argument.place, message).with_hint(format!("{}: {}", argument.value, known.about)));
    }
    let of_name = |name: &str| inputs.iter().find(|input| input.name == name);
    let input = value.as_str().filter(|_| known.kind == "input").and_then(of_name);
    Ok(input.map_or_else(|| value.clone(), |input| Value::String(input.path.clone())))
}

/// Puts values where the defaults are; the words beside an argument stay.
fn with_arguments(script: &str, given: &BTreeMap<&str, Value>) -> String {
    let Some(begin) = script.find(BLOCK).map(|at| at + BLOCK.len()) else { return script.to_owned() };
    let end = script[begin..].find("\n\n").map_or(script.len(), |length| begin + length + 1);
    let mut filled = script[..begin].to_owned();
    for line in script[begin..end].lines() {
        let name = line.split(" = ").next().unwrap_or_default();
        match given.get(name) {
            Some(value) => {
                let about = line.rfind("  # ").map_or("", |at| &line[at..]);
                let _ = writeln!(filled, "{name} = {}{about}", python(value));
            }
            None => {
                let _ = writeln!(filled, "{line}");
            }
        }
    }
    filled + &script[end..]
}

/// What `orchestrator docs recipes` shows.
pub(crate) fn reference() -> String {
    let mut text = String::new();
    for (name, _) in SCRIPTS {
        let Some(recipe) = RECIPES.get(name) else { continue };
        let _ = writeln!(text, "{name}: {}", recipe.about);
        let rows: Vec<(String, String)> = recipe
            .names()
            .into_iter()
            .filter_map(|name| {
                let argument = recipe.argument(name)?;
                let usual = match &argument.default {
                    _ if argument.required => " Required.".to_owned(),
                    Value::Null => String::new(),
                    usual => format!(" Usually {usual}."),
                };
                Some((format!("  {name}"), format!("{}: {}.{usual}", argument.wanted(), argument.about)))
            })
            .collect();
        text += &crate::commands::columns(&rows);
        text.push('\n');
    }
    text.trim_end().to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table and the scripts say the same: every argument has a line, with the default of the table.
    #[test]
    fn table_and_scripts_agree() {
        for (name, script) in SCRIPTS {
            let recipe = &RECIPES[name];
            let begin = script.find(BLOCK).expect("a block of arguments") + BLOCK.len();
            let block: Vec<&str> = script[begin..].split("\n\n").next().expect("a block").lines().collect();
            let written: Vec<String> =
                block.iter().map(|line| line.rfind("  # ").map_or(*line, |at| &line[..at]).to_owned()).collect();
            let expected: Vec<String> = recipe
                .names()
                .into_iter()
                .map(|argument| {
                    format!("{argument} = {}", python(&recipe.argument(argument).expect("an argument").default))
                })
                .collect();
            assert_eq!(written, expected, "{name}");
        }
        assert_eq!(RECIPES.len(), SCRIPTS.len());
        let arguments =
            RECIPES.values().flat_map(|recipe| recipe.names().into_iter().filter_map(|name| recipe.argument(name)));
        for argument in arguments {
            assert_eq!(argument.kinds().count(), argument.kind.split('|').count(), "{}", argument.kind);
            assert!(argument.fits(&argument.default), "{}", argument.about);
        }
    }

    #[test]
    fn arguments_are_put_where_their_defaults_are() {
        let script = "\"\"\"Says hello.\"\"\"\n\n# Arguments.\nname = \"you\"  # who is greeted\ntimes = 1  # how often\n\nprint(name)\n";
        let given = BTreeMap::from([("name", Value::from("a \"b\" # c"))]);
        assert_eq!(
            with_arguments(script, &given),
            "\"\"\"Says hello.\"\"\"\n\n# Arguments.\nname = \"a \\\"b\\\" # c\"  # who is greeted\ntimes = 1  # how often\n\nprint(name)\n"
        );
    }
}
