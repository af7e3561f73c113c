//! Cross-validation against the original's, recorded by `scripts/record-forecasts`.

mod support;

use std::collections::BTreeMap;

use orchestrator_forecast::{
    Columns, DAY, Error, Model, Options, Validation, cross_validation, cross_validation_at, performance_metrics,
};
use serde::Deserialize;
use support::{cases, distance, mape};

#[derive(Deserialize)]
struct Case {
    name: String,
    options: Options,
    history: History,
    horizon: i64,
    period: i64,
    initial: i64,
    rows: Rows,
    horizons: Vec<i64>,
    metrics: BTreeMap<String, Vec<f64>>,
}

#[derive(Deserialize)]
struct History {
    ds: Vec<i64>,
    y: Vec<f64>,
}

#[derive(Deserialize)]
struct Rows {
    ds: Vec<i64>,
    cutoff: Vec<i64>,
    yhat: Vec<f64>,
    y: Vec<f64>,
}

/// Dates and cutoffs are equal; forecasts lie within a quarter of the noise (root mean square), the errors' means within
/// 2 %, coverage within 0.1: all are as unsure as the original's optimiser.
#[test]
fn rows_are_the_originals() {
    for case in cases::<Case>("validation") {
        let model = Model::fit(case.options, &case.history.ds, &case.history.y, &Columns::default()).unwrap();
        let rows = cross_validation(&model, case.horizon, Some(case.period), Some(case.initial)).unwrap();
        assert_eq!(rows.ds, case.rows.ds, "{}", case.name);
        assert_eq!(rows.cutoff, case.rows.cutoff, "{}", case.name);
        assert_eq!(rows.y, case.rows.y, "{}", case.name);
        let apart = distance(&rows.yhat, &case.rows.yhat) / model.noise();
        assert!(apart < 0.25, "{}: {apart}", case.name);
        let (own, theirs) = (mape(&rows.y, &rows.yhat), mape(&case.rows.y, &case.rows.yhat));
        assert!(own < 1.02 * theirs, "{}: {own} against {theirs}", case.name);
        let found = performance_metrics(&rows, 0.1).unwrap();
        let apart = distance(&found.coverage.unwrap(), &case.metrics["coverage"]);
        assert!(apart < 0.1, "{} coverage: {apart}", case.name);
    }
}

/// On the original's own rows its measures come out to the digits recorded.
#[test]
fn measures_are_the_originals() {
    for case in cases::<Case>("validation") {
        let Rows { ds, cutoff, yhat, y } = case.rows;
        let rows = Validation { ds, cutoff, yhat, y, yhat_interval: None, warnings: Vec::new() };
        let found = performance_metrics(&rows, 0.1).unwrap();
        assert_eq!(found.horizon, case.horizons, "{}", case.name);
        assert_eq!(found.coverage, None);
        let mape = found.mape.unwrap();
        let own = [
            ("mse", &found.mse),
            ("rmse", &found.rmse),
            ("mae", &found.mae),
            ("mape", &mape),
            ("mdape", &found.mdape),
            ("smape", &found.smape),
        ];
        for (name, own) in own {
            let theirs = &case.metrics[name];
            let apart = distance(own, theirs) / distance(theirs, &vec![0.0; theirs.len()]);
            assert!(apart < 1e-6, "{} {name}: {apart}", case.name);
        }
    }
}

#[test]
fn windows_that_do_not_fit_are_told() {
    let ds: Vec<i64> = (0..60).map(|day| day * DAY).collect();
    let y: Vec<f64> = (0..60).map(|day| 10.0 + f64::from(day % 7)).collect();
    let model = Model::fit(Options::default(), &ds, &y, &Columns::default()).unwrap();
    let told = |horizon, period, initial| cross_validation(&model, horizon, period, initial).unwrap_err();
    assert_eq!(told(90 * DAY, None, None), Error::LessThanHorizon);
    assert_eq!(told(20 * DAY, None, Some(50 * DAY)), Error::LessThanInitial);
    assert_eq!(told(0, None, None), Error::NotPositive { name: "horizon" });
    assert_eq!(told(5 * DAY, Some(0), None), Error::NotPositive { name: "period" });
    assert_eq!(cross_validation_at(&model, 5 * DAY, &[0]).unwrap_err(), Error::CutoffBeforeHistory);
    assert_eq!(cross_validation_at(&model, 5 * DAY, &[58 * DAY]).unwrap_err(), Error::CutoffAfterHistory);
    let rows = cross_validation_at(&model, 5 * DAY, &[30 * DAY, 54 * DAY]).unwrap();
    assert_eq!(rows.ds.len(), 10);
    assert_eq!(performance_metrics(&rows, 0.0).unwrap().horizon, [1, 2, 3, 4, 5].map(|days| days * DAY));
    assert_eq!(performance_metrics(&rows, 1.0).unwrap().horizon, [5 * DAY]);
    assert!(performance_metrics(&rows, f64::NAN).is_err());
}
