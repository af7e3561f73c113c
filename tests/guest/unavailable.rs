//! Hints for modules that are not there: every name they give exists, and no such module does.

use std::fmt::Write as _;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::Isolation;
use orchestrator_tools_registry::libraries;
use serde_json::json;

use crate::project::Project;

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("unavailable::every_name_in_a_hint_exists", every_name_exists),
        Trial::test("unavailable::no_module_with_such_a_hint_exists", no_module_exists),
        Trial::test("unavailable::every_library_is_told_to_whoever_asks_for_another", every_library_is_told),
    ]
}

fn every_library_is_told() -> Result<(), Failed> {
    let request = Request::new("import no_such_library".to_owned(), Isolation::Production);
    let report = Project::new().pool(Isolation::Production).execute(request, None)?;
    let hint = report.error.and_then(|error| error.hint).unwrap_or_default();
    // The modules of a package stand in brackets behind its name.
    let untold: Vec<&str> = libraries()
        .iter()
        .filter_map(|library| library.name.rsplit('.').next())
        .filter(|name| !hint.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == *name))
        .collect();
    if untold.is_empty() { Ok(()) } else { Err(format!("{untold:?} are not in '{hint}'").into()) }
}

fn every_name_exists() -> Result<(), Failed> {
    let mut script =
        "missing = []\ndef look(name, *ways):\n    for way in ways:\n        try:\n            return way()\n        \
         except (ImportError, AttributeError, NameError):\n            pass\n    missing.append(name)\n"
            .to_owned();
    let mut n_names = 0;
    for (module, hint) in orchestrator::library().unavailable_modules() {
        for (name, ways) in names_in(hint) {
            n_names += 1;
            let functions: Vec<String> = (0..ways.len()).map(|number| format!("way_{n_names}_{number}")).collect();
            for (function, way) in functions.iter().zip(&ways) {
                let _ = writeln!(script, "def {function}():\n    {}", way.join("\n    "));
            }
            let _ = writeln!(script, "look('{module}: {name}', {})", functions.join(", "));
        }
    }
    assert!(n_names > 250, "hints give many names, found {n_names}");
    script.push_str("result = missing\n");
    let report =
        Project::new().pool(Isolation::Production).execute(Request::new(script, Isolation::Production), None)?;
    if let Some(error) = report.error {
        return Err(error.traceback.into());
    }
    if report.result == json!([]) { Ok(()) } else { Err(format!("not there: {}", report.result).into()) }
}

/// Each name, and the lines that reach it; one of these ways must work.
fn names_in(hint: &str) -> Vec<(String, Vec<Vec<String>>)> {
    // What stands in quotes is an example.
    let text: Vec<&str> = hint.split('\'').step_by(2).collect();
    let text = text.join(" ");
    let words = || text.split_whitespace().filter(|word| !word.contains('/'));
    let name_of = |word: &str| {
        let word = word.split('(').next().unwrap_or_default();
        word.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '_').to_owned()
    };
    let is_kit = |name: &String| name.starts_with("orchestrator.mcp.");
    let kit: Vec<String> = words().map(name_of).filter(is_kit).collect();
    let of_module = |module: &String, name: &str| vec![format!("import {module}"), format!("{module}.{name}")];
    let mut found = Vec::new();
    // `orchestrator.mcp.x: a, b` and `orchestrator.mcp.x has a and b` list names of x, until a semicolon.
    let (mut last, mut listing) = (None, None);
    for word in words() {
        let name = name_of(word);
        if name.contains('.') {
            found.push((name.clone(), ways_to(&name)));
            last = Some(name.clone()).filter(is_kit);
            listing = last.clone().filter(|_| word.ends_with(':'));
        } else if name == "has" {
            listing = last.take();
        } else if let Some(module) = &listing {
            if name != "and" {
                found.push((name.clone(), vec![of_module(module, &name)]));
            }
        } else if name.contains('_') && name.to_lowercase() == name {
            found.push((name.clone(), kit.iter().map(|module| of_module(module, &name)).collect()));
        }
        if word.ends_with(';') {
            listing = None;
        }
    }
    found
}

/// `a.b.c` as a module, as a name of one, as a class of pandas, as a builtin.
fn ways_to(name: &str) -> Vec<Vec<String>> {
    let dots = name.match_indices('.').map(|(at, _)| at).chain([name.len()]);
    let mut ways: Vec<Vec<String>> =
        dots.map(|end| vec![format!("import {}", &name[..end]), name.to_owned()]).collect();
    ways.push(vec!["import pandas".to_owned(), format!("pandas.{name}")]);
    ways.push(vec![name.to_owned()]);
    ways
}

fn no_module_exists() -> Result<(), Failed> {
    let library = orchestrator::library();
    let importable: Vec<&str> = library.public_modules().collect();
    let there: Vec<&str> =
        library.unavailable_modules().map(|(name, _)| name).filter(|name| importable.contains(name)).collect();
    if there.is_empty() {
        Ok(())
    } else {
        Err(format!("can be imported, so their hints are never told: {there:?}").into())
    }
}
