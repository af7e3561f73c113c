//! Every golden case of this folder: what `record.py` recorded from scipy, scikit-learn, statsmodels
//! and pandas, against ours. The relative tolerance is 1e-9; a case that needs more says so.

mod data;
mod hypotheses;
mod input;
mod metrics;

use std::path::Path;

use input::Input;
use serde_json::Value;

const TOLERANCE: f64 = 1e-9;

fn number(value: &Value) -> f64 {
    match value.as_str() {
        Some("inf") => f64::INFINITY,
        Some("-inf") => f64::NEG_INFINITY,
        Some(_) => f64::NAN,
        None => value.as_f64().expect("a number"),
    }
}

fn agrees(found: f64, expected: f64, tolerance: f64, absolute: f64) -> bool {
    if expected.is_nan() || found.is_nan() {
        return expected.is_nan() && found.is_nan();
    }
    if expected.is_infinite() || found.is_infinite() {
        return found.to_bits() == expected.to_bits();
    }
    (found - expected).abs() <= tolerance * expected.abs() + absolute
}

/// The functions of each theme; none knows the name if all say nothing.
fn compute(function: &str, input: &Input) -> Vec<f64> {
    hypotheses::compute(function, input)
        .or_else(|| data::compute(function, input))
        .or_else(|| metrics::compute(function, input))
        .unwrap_or_else(|| panic!("no function for '{function}'"))
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the cases are files of this repository")]
fn every_golden_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut paths: Vec<_> =
        folder.read_dir().expect("the folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    let (mut n_cases, mut wrong) = (0, Vec::new());
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a file");
        let theme: Value = serde_json::from_str(&text).expect("JSON");
        for case in theme["cases"].as_array().expect("cases") {
            n_cases += 1;
            let function = case["function"].as_str().expect("a name");
            let expected: Vec<f64> = case["expected"].as_array().expect("numbers").iter().map(number).collect();
            let tolerance = case.get("tolerance").map_or(TOLERANCE, number);
            let absolute = case.get("absolute").map_or(0.0, number);
            let found = compute(function, &Input(&case["input"]));
            let is_same = found.len() == expected.len()
                && found.iter().zip(&expected).all(|(found, expected)| agrees(*found, *expected, tolerance, absolute));
            if !is_same {
                let given: String = case["input"].to_string().chars().take(300).collect();
                wrong.push(format!("{function} {given}\n  expected {expected:?}\n  found    {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {n_cases} cases differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(n_cases >= 250, "only {n_cases} cases");
}
