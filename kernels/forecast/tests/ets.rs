//! Exponential smoothing against statsmodels' `ETSModel`, recorded by `scripts/record-forecasts`.

mod support;

use std::collections::BTreeMap;

use orchestrator_forecast::Mode;
use orchestrator_forecast::ets::{Ets, Spec, Trend, choose};
use serde::Deserialize;
use support::{cases, distance, mape, mean};

#[derive(Deserialize)]
struct Case {
    name: String,
    period: usize,
    history: Vec<f64>,
    future: Vec<f64>,
    models: BTreeMap<String, Recorded>,
}

#[derive(Deserialize)]
struct Recorded {
    llf: f64,
    aicc: f64,
    mean: Vec<f64>,
    lower: Vec<f64>,
    upper: Vec<f64>,
    mape: f64,
}

fn spec(code: &str, period: usize) -> Spec {
    let mode = |letter: &str| if letter == "M" { Mode::Multiplicative } else { Mode::Additive };
    let season = &code[code.len() - 1..];
    let trend = match &code[1..code.len() - 1] {
        "N" => Trend::None,
        "A" => Trend::Additive,
        _ => Trend::Damped,
    };
    let seasonal = (season != "N").then(|| mode(season));
    Spec { error: mode(&code[..1]), trend, seasonal, period: if seasonal.is_some() { period } else { 1 } }
}

/// The likelihood is at most 0.2 below that of statsmodels; where both stopped at the same point (within 0.02), means lie
/// within 0.1 % of the level and exact intervals within 0.5 %, simulated ones within 7 %.
#[test]
fn fits_are_as_likely_as_those_of_statsmodels() {
    let (mut n_models, mut n_same) = (0, 0);
    for case in cases::<Case>("ets") {
        for (code, theirs) in &case.models {
            let label = format!("{} {code}", case.name);
            let fit = Ets::fit(spec(code, case.period), &case.history).unwrap();
            assert_eq!(fit.spec().name(), *code);
            let ahead = fit.forecast(theirs.mean.len(), 0.95, 1).unwrap();
            let gain = fit.log_likelihood() - theirs.llf;
            assert!(gain > -0.2, "{label}: {gain}");
            n_models += 1;
            if gain.abs() > 0.02 {
                continue;
            }
            n_same += 1;
            assert!((fit.aicc() - theirs.aicc).abs() < 0.05, "{label}: {}", fit.aicc());
            let level = mean(theirs.mean.iter().map(|value| value.abs()));
            let apart = distance(&ahead.mean, &theirs.mean) / level;
            assert!(apart < 1e-3, "{label}: {apart}");
            let width =
                |upper: &[f64], lower: &[f64]| mean(upper.iter().zip(lower).map(|(upper, lower)| upper - lower));
            let ratio = width(&ahead.upper, &ahead.lower) / width(&theirs.upper, &theirs.lower);
            let is_exact = code.starts_with('A');
            assert!((ratio - 1.0).abs() < if is_exact { 0.005 } else { 0.07 }, "{label}: {ratio}");
            let (own_error, their_error) = (mape(&case.future, &ahead.mean), theirs.mape);
            assert!((own_error - their_error).abs() < 0.002, "{label}: {own_error} against {their_error}");
        }
    }
    println!("{n_same} of {n_models} models at the same point");
    assert!(n_models >= 60 && n_same * 10 >= n_models * 6, "{n_same} of {n_models}");
}

#[test]
fn the_chosen_model_has_the_least_criterion() {
    for case in cases::<Case>("ets") {
        let best = case.models.values().map(|one| one.aicc).fold(f64::INFINITY, f64::min);
        let chosen = choose(&case.history, case.period).unwrap();
        assert!(chosen.aicc() < best + 0.3, "{}: {} has {}", case.name, chosen.spec().name(), chosen.aicc());
        assert_eq!(choose(&case.history, case.period).unwrap(), chosen);
    }
}

#[test]
fn a_saved_model_forecasts_the_same() {
    let y: Vec<f64> = (0..40).map(|row| 10.0 + f64::from(row % 4) + f64::from(row * row % 7) / 10.0).collect();
    let fit = choose(&y, 4).unwrap();
    let text = fit.to_json().unwrap();
    assert_eq!(Ets::from_json(&text).unwrap(), fit);
    let other_period = text.replacen("\"period\":4", "\"period\":9", 1);
    assert_ne!(other_period, text);
    assert_eq!(
        Ets::from_json(&other_period).unwrap_err().to_string(),
        "this is not a saved forecast model: its parts do not fit together"
    );
    assert!(Ets::from_json("[]").is_err());
    let refused = |part: &str, name: &str, number: f64| {
        let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let place = if part.is_empty() { &mut value } else { &mut value[part] };
        place[name] = serde_json::json!(number);
        Ets::from_json(&value.to_string()).unwrap_err().to_string()
    };
    for name in ["alpha", "beta", "gamma", "phi"] {
        for number in [-0.1, 1.1] {
            let told = "this is not a saved forecast model: its smoothing weights must be in [0, 1]";
            assert_eq!(refused("smoothing", name, number), told);
        }
    }
    let told = "this is not a saved forecast model: its variance must not be below 0";
    assert_eq!(refused("", "variance", -1e-9), told);
}

#[test]
fn wrong_input_is_told() {
    let told = |spec: Spec, y: &[f64]| Ets::fit(spec, y).unwrap_err().to_string();
    assert_eq!(told(Spec::SIMPLE, &[1.0]), "1 values are too few: this model needs at least 4");
    assert_eq!(told(Spec::SIMPLE, &[1.0, f64::NAN, 2.0, 3.0, 4.0]), "Found NaN in column 'y'");
    let season = Spec::holt_winters(Mode::Multiplicative, 4);
    assert_eq!(told(season, &[1.0; 8]), "8 values are too few: this model needs at least 11");
    assert_eq!(told(season, &[-1.0; 20]), "a multiplicative model needs values above zero");
    assert_eq!(told(Spec { period: 1, ..season }, &[1.0; 20]), "a season needs at least 2 periods");
    assert!(choose(&[], 12).is_err());
}

#[test]
fn constant_and_tiny_series_have_forecasts() {
    for y in [vec![5.0; 30], vec![0.0; 30], (0..30).map(f64::from).collect::<Vec<_>>()] {
        for spec in [Spec::SIMPLE, Spec::HOLT, Spec::DAMPED, Spec::holt_winters(Mode::Additive, 7)] {
            let ahead = Ets::fit(spec, &y).unwrap().forecast(5, 0.8, 0).unwrap();
            assert!(ahead.mean.iter().chain(&ahead.lower).chain(&ahead.upper).all(|value| value.is_finite()));
            assert!((ahead.mean[0] - y[29]).abs() < 1.5, "{}: {:?}", spec.name(), ahead.mean);
        }
    }
}
