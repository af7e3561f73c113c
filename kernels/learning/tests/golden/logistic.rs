//! Logistic regression: coefficients within 1e-6 of the largest of their line.

use orchestrator_learning::{Logistic, LogisticOptions};
use serde::Deserialize;

use crate::{cases, most_likely, require_close, set, share_of_equal};

#[derive(Deserialize)]
struct Case {
    set: String,
    c: Option<f64>,
    has_intercept: bool,
    coefficients: Vec<Vec<f64>>,
    intercepts: Vec<f64>,
    first: Vec<f64>,
    accuracy: f64,
}

#[test]
fn optima_are_those_of_scikit_learn() {
    let cases = cases::<Case>("logistic");
    assert!(cases.len() >= 20, "{}", cases.len());
    for case in cases {
        let label = format!("{} C {:?} intercept {}", case.set, case.c, case.has_intercept);
        let set = set(&case.set);
        let options = LogisticOptions { c: case.c, has_intercept: case.has_intercept, ..LogisticOptions::default() };
        let n_classes = set.n_classes();
        let model = Logistic::fit(set.rows(), &set.codes(), n_classes, options)
            .unwrap_or_else(|error| panic!("{label}: {error}"));
        assert!(model.has_converged, "{label}");
        for (found, expected) in model.coefficients.iter().zip(&case.coefficients) {
            require_close(&label, found, expected, 1e-6);
        }
        require_close(&label, &model.intercepts, &case.intercepts, 1e-6);
        let probabilities = model.probabilities(set.rows()).unwrap();
        require_close(&label, &probabilities[..n_classes], &case.first, 1e-6);
        let accuracy = share_of_equal(&most_likely(&probabilities, n_classes), &set.codes());
        assert!((accuracy - case.accuracy).abs() < 1e-12, "{label}: {accuracy} is not {}", case.accuracy);
    }
}
