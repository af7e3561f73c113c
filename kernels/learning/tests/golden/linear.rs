//! Least squares and ridge: coefficients within 1e-9 of the largest.

use orchestrator_learning::Linear;
use serde::Deserialize;

use crate::{cases, r2, require_close, set};

#[derive(Deserialize)]
struct Case {
    set: String,
    alpha: f64,
    has_intercept: bool,
    coefficients: Vec<f64>,
    intercept: f64,
    r2: f64,
}

#[test]
fn coefficients_are_those_of_scikit_learn() {
    let cases = cases::<Case>("linear");
    assert!(cases.len() >= 20, "{}", cases.len());
    for case in cases {
        let label = format!("{} alpha {} intercept {}", case.set, case.alpha, case.has_intercept);
        let set = set(&case.set);
        let model = Linear::fit(set.rows(), &set.y, case.alpha, case.has_intercept).unwrap();
        require_close(&label, &model.coefficients, &case.coefficients, 1e-9);
        let scale = case.intercept.abs().max(set.y.iter().map(|y| y.abs()).fold(0.0, f64::max));
        assert!((model.intercept - case.intercept).abs() <= 1e-9 * scale, "{label}: intercept {}", model.intercept);
        let found = r2(&set.y, &model.predict(set.rows()).unwrap());
        assert!((found - case.r2).abs() < 1e-9, "{label}: {found} is not {}", case.r2);
    }
}

#[test]
fn columns_that_repeat_others_are_counted_once() {
    let set = set("twins");
    assert_eq!(Linear::fit(set.rows(), &set.y, 0.0, true).unwrap().rank, 5);
}
