//! Saved models, changed by hand: what is read is asked for predictions, which end in numbers or in words.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use orchestrator_forecast as forecast;
use orchestrator_forecast::ets::{Ets, Spec};
use orchestrator_forecast::{Columns, DAY, Frequency, Growth, Holiday, Mode, Options, Regressor, Seasonality};
use orchestrator_learning::{
    Forest, ForestOptions, KMeans, KMeansOptions, Linear, Logistic, LogisticOptions, Model, Rows, Target,
};
use serde_json::{Value, json};

static VALUES: LazyLock<Vec<f64>> = LazyLock::new(|| (0..60).map(|at| f64::from(at * 17 % 23) - 11.0).collect());

/// One of each kind, as files.
static FILES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let x = Rows::new(&VALUES, 2).expect("finite numbers");
    let y: Vec<f64> = (0..30).map(|at| f64::from(at * 5 % 7)).collect();
    let codes: Vec<u32> = (0..30).map(|at| at * 5 % 7 % 3).collect();
    let few = ForestOptions { n_trees: 2, ..ForestOptions::default() };
    let models = [
        Model::Linear(Linear::fit(x, &y, 0.5, true).expect("a line")),
        Model::Logistic(Logistic::fit(x, &codes, 3, LogisticOptions::default()).expect("classes")),
        Model::Forest(Forest::fit(x, Target::Numbers(&y), few).expect("a forest")),
        Model::Forest(Forest::fit(x, Target::Classes(&codes, 3), few).expect("a forest")),
        Model::KMeans(KMeans::fit(x, KMeansOptions::default()).expect("clusters").0),
    ];
    let file = |model: &Model| model.to_json(&json!({ "features": ["a", "b"] })).expect("a text");
    let forecasts = forecasts().into_iter().map(|model| model.to_json().expect("a text"));
    let smoothings = smoothings().into_iter().map(|model| model.to_json().expect("a text"));
    let files = models.iter().map(file).chain(forecasts).chain(smoothings);
    files.map(|text| serde_json::from_str(&text).expect("JSON")).collect()
});

/// A plain forecast, one with everything that can stand beside the dates, and one below a capacity.
fn forecasts() -> [forecast::Model; 3] {
    let dates: Vec<i64> = (0..40).map(|day| day * DAY).collect();
    let y: Vec<f64> = (0..40).map(|at| f64::from(at * 5 % 7) + f64::from(at)).collect();
    let few = || Options { n_changepoints: 3, uncertainty_samples: 10, ..Options::default() };
    let beside = Columns {
        regressors: [("price".to_owned(), y.iter().map(|value| value * 2.0).collect())].into(),
        conditions: [("open".to_owned(), (0..40).map(|at| at % 3 == 0).collect())].into(),
        ..Columns::default()
    };
    let season = Seasonality {
        name: "monthly".to_owned(),
        period: 30.5,
        fourier_order: 2,
        prior_scale: None,
        mode: Some(Mode::Multiplicative),
        condition: Some("open".to_owned()),
    };
    let holiday =
        Holiday { holiday: "day off".to_owned(), ds: DAY * 9, lower_window: -1, upper_window: 1, prior_scale: None };
    let price = Regressor { name: "price".to_owned(), prior_scale: None, standardize: None, mode: None };
    let full = Options { seasonalities: vec![season], holidays: vec![holiday], regressors: vec![price], ..few() };
    let bounded = Columns { cap: Some(vec![100.0; 40]), floor: Some(vec![-1.0; 40]), ..Columns::default() };
    let logistic = Options { growth: Growth::Logistic, ..few() };
    [(few(), Columns::default()), (full, beside), (logistic, bounded)]
        .map(|(options, columns)| forecast::Model::fit(options, &dates, &y, &columns).expect("a forecast"))
}

/// With intervals from a formula, and with simulated ones.
fn smoothings() -> [Ets; 2] {
    let y: Vec<f64> = (0..24).map(|at| f64::from(at * 5 % 7 + 1)).collect();
    [Spec::DAMPED, Spec::holt_winters(Mode::Multiplicative, 4)].map(|spec| Ets::fit(spec, &y).expect("smoothing"))
}

fuzz_target!(|text: &str| {
    // The first line says which model, and the steps of its dates; each further one the number of a value in it and what is
    // put in its place.
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let (which, step) = first.split_once(' ').unwrap_or((first, ""));
    let step = Frequency::parse(step).ok();
    let Ok(which) = which.parse::<usize>() else { return read(text, step) };
    let mut file = FILES[which % FILES.len()].clone();
    for line in lines.take(8) {
        let Some((number, value)) = line.split_once(' ') else { continue };
        let (Ok(number), Ok(value)) = (number.parse::<usize>(), serde_json::from_str(value)) else { continue };
        let n_values = count(&file);
        let mut left = number % n_values;
        put(&mut file, &mut left, &mut Some(value));
    }
    read(&file.to_string(), step);
});

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(items) => items.values().map(count).sum::<usize>(),
        _ => 0,
    }
}

/// Puts a value in the place that is reached after `left` others.
fn put(place: &mut Value, left: &mut usize, new: &mut Option<Value>) {
    if *left == 0 {
        if let Some(new) = new.take() {
            *place = new;
        }
        return;
    }
    *left -= 1;
    match place {
        Value::Array(items) => items.iter_mut().for_each(|item| put(item, left, new)),
        Value::Object(items) => items.values_mut().for_each(|item| put(item, left, new)),
        _ => {}
    }
}

fn read(text: &str, step: Option<Frequency>) {
    // More of them only cost time.
    const MOST_SAMPLES: usize = 1000;
    let few = |model: &forecast::Model| model.options().uncertainty_samples <= MOST_SAMPLES;
    if let Ok(model) = forecast::Model::from_json(text)
        && few(&model)
    {
        drop(model.predict_history());
        if let Ok(dates) = model.make_future(5, step, true) {
            let values = |number: f64| vec![number; dates.len()];
            let beside = Columns {
                cap: Some(values(50.0)),
                floor: Some(values(0.0)),
                regressors: [("price".to_owned(), values(3.0))].into(),
                conditions: [("open".to_owned(), vec![true; dates.len()])].into(),
            };
            drop((model.predict(&dates, &Columns::default()), model.predict(&dates, &beside)));
        }
    }
    if let Ok(model) = Ets::from_json(text) {
        drop((model.forecast(5, 0.8, 7), model.aicc()));
    }
    let Ok((model, _)) = Model::from_json(text) else { return };
    for n_columns in 1..5 {
        let rows = Rows::new(&VALUES, n_columns).expect("finite numbers");
        match &model {
            Model::Linear(model) => drop(model.predict(rows)),
            Model::Logistic(model) => drop(model.probabilities(rows)),
            Model::Forest(model) => drop((model.predict(rows), model.depth(), model.n_nodes())),
            Model::KMeans(model) => drop(model.predict(rows)),
        }
    }
}
