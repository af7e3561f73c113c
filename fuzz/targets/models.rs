//! Saved models, changed by hand: what is read is asked for predictions, which end in numbers or in words.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
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
    models.iter().map(|model| serde_json::from_str(&file(model)).expect("JSON")).collect()
});

fuzz_target!(|text: &str| {
    // The first line says which model; each further one the number of a value in it and what is put in its place.
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let Ok(which) = first.parse::<usize>() else { return read(text) };
    let mut file = FILES[which % FILES.len()].clone();
    for line in lines.take(8) {
        let Some((number, value)) = line.split_once(' ') else { continue };
        let (Ok(number), Ok(value)) = (number.parse::<usize>(), serde_json::from_str(value)) else { continue };
        let n_values = count(&file);
        let mut left = number % n_values;
        put(&mut file, &mut left, &mut Some(value));
    }
    read(&file.to_string());
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

fn read(text: &str) {
    let Ok((model, _)) = Model::from_json(text) else { return };
    for n_columns in 1..5 {
        let rows = Rows::new(&VALUES, n_columns).expect("finite numbers");
        match &model {
            Model::Linear(model) => drop(model.predict(rows)),
            Model::Logistic(model) => drop((model.predict(rows), model.probabilities(rows))),
            Model::Forest(model) => drop((model.predict(rows), model.depth(), model.n_nodes())),
            Model::KMeans(model) => drop(model.predict(rows)),
        }
    }
}
