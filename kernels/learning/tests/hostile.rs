//! Input that is degenerate or made to break things: every answer is a result or an error in words.

use orchestrator_learning::{
    Error, Forest, ForestOptions, KMeans, KMeansOptions, Linear, Logistic, LogisticOptions, Model, Rows, Target,
};
use serde_json::{Value, json};

fn rows(values: &[f64], n_columns: usize) -> Rows<'_> {
    Rows::new(values, n_columns).expect("finite numbers")
}

fn told<T: std::fmt::Debug>(found: Result<T, Error>) -> String {
    found.expect_err("a refusal").to_string()
}

#[test]
fn rows_say_what_is_wrong_with_them() {
    assert_eq!(told(Rows::new(&[1.0], 0)), "there are no columns to fit");
    assert_eq!(told(Rows::new(&[1.0, 2.0, 3.0, f64::NAN], 2)), "row 2, column 2: NaN is not a finite number");
    assert_eq!(told(Linear::fit(rows(&[], 2), &[], 0.0, true)), "there are no rows to fit");
    assert_eq!(told(Linear::fit(rows(&[1.0, 2.0], 1), &[1.0], 0.0, true)), "2 rows have 1 values to predict");
    let model = Linear::fit(rows(&[1.0, 2.0], 1), &[1.0, 2.0], 0.0, true).unwrap();
    assert_eq!(told(model.predict(rows(&[1.0, 2.0], 2))), "the model was fitted with 1 columns, found 2");
}

#[test]
fn options_say_what_they_may_be() {
    let (x, y, codes) = ([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0, 1, 0, 1]);
    let x = rows(&x, 1);
    assert_eq!(told(Linear::fit(x, &y, -1.0, true)), "alpha must be zero or more, found -1");
    assert_eq!(told(Linear::fit(x, &y, f64::NAN, true)), "alpha must be zero or more, found NaN");
    let logistic = |c| Logistic::fit(x, &codes, 2, LogisticOptions { c: Some(c), ..LogisticOptions::default() });
    assert_eq!(told(logistic(0.0)), "C must be above zero, or None for no penalty, found 0");
    assert_eq!(
        told(Logistic::fit(x, &[1; 4], 2, LogisticOptions::default())),
        "all rows are of one class; a classifier needs two or more"
    );
    assert_eq!(
        told(Logistic::fit(x, &codes, 5000, LogisticOptions::default())),
        "5000 classes are more than the 1000 possible here; are the values numbers to be predicted?"
    );
    let forest = |options| Forest::fit(x, Target::Numbers(&y), options);
    let default = ForestOptions::default();
    assert_eq!(told(forest(ForestOptions { n_trees: 0, ..default })), "n_trees must be from 1 to 10000, found 0");
    assert_eq!(
        told(forest(ForestOptions { max_features: Some(2), ..default })),
        "max_features must be from 1 to the number of columns, found 2"
    );
    assert_eq!(
        told(Forest::fit(x, Target::Classes(&[0, 9, 0, 0], 2), default)),
        "n_classes must be above every code, found 2"
    );
    let all_in_one = forest(ForestOptions { min_samples_leaf: usize::MAX, min_samples_split: usize::MAX, ..default });
    assert_eq!(all_in_one.unwrap().depth(), 0);
    let kmeans = |n_clusters| KMeans::fit(x, KMeansOptions { n_clusters, ..KMeansOptions::default() });
    assert_eq!(told(kmeans(0)), "n_clusters must be one or more, found 0");
    assert_eq!(told(kmeans(5)), "n_clusters=5 needs at least as many rows, found 4");
}

#[test]
fn classes_without_overlap_need_a_penalty() {
    let none = LogisticOptions { c: None, ..LogisticOptions::default() };
    let separated = "the columns separate the classes perfectly, so that without a penalty the coefficients grow without \
                     end; give C, such as C=1.0";
    let x = [1.0, 2.0, 3.0, 7.0, 8.0, 9.0];
    assert_eq!(told(Logistic::fit(rows(&x, 1), &[0, 0, 0, 1, 1, 1], 2, none)), separated);
    assert_eq!(told(Logistic::fit(rows(&x, 1), &[0, 0, 1, 1, 2, 2], 3, none)), separated);
    // Only some rows are apart: one value occurs in both classes.
    let half = [1.0, 2.0, 5.0, 5.0, 8.0, 9.0];
    assert_eq!(told(Logistic::fit(rows(&half, 1), &[0, 0, 0, 1, 1, 1], 2, none)), separated);
    let mixed = [1.0, 6.0, 5.0, 2.0, 8.0, 9.0];
    assert!(Logistic::fit(rows(&mixed, 1), &[0, 0, 0, 1, 1, 1], 2, none).unwrap().has_converged);
    let penalised = Logistic::fit(rows(&x, 1), &[0, 0, 0, 1, 1, 1], 2, LogisticOptions::default()).unwrap();
    assert!(penalised.has_converged);
}

#[test]
fn numbers_of_any_size_end_in_words_or_finite_answers() {
    let sizes = [0.0, 5e-324, 1e-200, 1.0, 1e150, 1e300, f64::MAX];
    for scale in sizes {
        let x: Vec<f64> = (0..40).map(|at| f64::from(at * 7 % 11) / 11.0 * scale).collect();
        let y: Vec<f64> = (0..20).map(|at| f64::from(at * 5 % 7) / 7.0 * scale).collect();
        let codes: Vec<u32> = (0..20).map(|at| at * 5 % 7 % 2).collect();
        let x = rows(&x, 2);
        for alpha in [0.0, 1.0] {
            if let Ok(model) = Linear::fit(x, &y, alpha, true) {
                assert!(model.coefficients.iter().all(|value| value.is_finite()), "{scale:e}");
            }
        }
        for c in [None, Some(1.0)] {
            if let Ok(model) = Logistic::fit(x, &codes, 2, LogisticOptions { c, ..LogisticOptions::default() }) {
                let probabilities = model.probabilities(x).unwrap();
                assert!(probabilities.iter().all(|value| (0.0..=1.0).contains(value)), "{scale:e}");
            }
        }
        let options = ForestOptions { n_trees: 5, ..ForestOptions::default() };
        assert_eq!(Forest::fit(x, Target::Classes(&codes, 2), options).unwrap().predict(x).unwrap().len(), 40);
        assert_eq!(Forest::fit(x, Target::Numbers(&y), options).unwrap().predict(x).unwrap().len(), 20);
        if let Ok((model, _)) = KMeans::fit(x, KMeansOptions { n_clusters: 3, ..KMeansOptions::default() }) {
            assert!(model.centers.iter().flatten().all(|value| value.is_finite()), "{scale:e}");
        }
    }
}

#[test]
fn rows_that_are_all_the_same_are_one_cluster_and_one_leaf() {
    let x = [3.0; 20];
    let x = rows(&x, 2);
    let (model, clusters) = KMeans::fit(x, KMeansOptions { n_clusters: 4, ..KMeansOptions::default() }).unwrap();
    assert_eq!((model.inertia.to_bits(), clusters.labels), (0.0_f64.to_bits(), vec![0; 10]));
    let y: Vec<f64> = (0..10).map(f64::from).collect();
    let forest = Forest::fit(x, Target::Numbers(&y), ForestOptions::default()).unwrap();
    assert_eq!((forest.depth(), forest.n_nodes(), forest.importances()), (0, 100, &[0.0, 0.0][..]));
    let line = Linear::fit(x, &y, 0.0, true).unwrap();
    assert_eq!((line.rank, line.coefficients, line.intercept.to_bits()), (0, vec![0.0, 0.0], 4.5_f64.to_bits()));
}

fn saved(model: &Model) -> Value {
    serde_json::from_str(&model.to_json(&json!({"features": ["a"]})).expect("a text")).expect("JSON")
}

/// Puts a value at a path and returns the error of loading that file.
fn spoiled(file: &Value, path: &str, value: Value) -> String {
    let mut file = file.clone();
    *file.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
    told(Model::from_json(&file.to_string()))
}

#[test]
fn saved_models_come_back_the_same() {
    let x: Vec<f64> = (0..60).map(|at| f64::from(at * 17 % 23)).collect();
    let (x, y) = (rows(&x, 2), (0..30).map(|at| f64::from(at * 5 % 7)).collect::<Vec<f64>>());
    let codes: Vec<u32> = (0..30).map(|at| at * 5 % 7 % 3).collect();
    let models = [
        Model::Linear(Linear::fit(x, &y, 0.5, true).unwrap()),
        Model::Logistic(Logistic::fit(x, &codes, 3, LogisticOptions::default()).unwrap()),
        Model::Forest(Forest::fit(x, Target::Numbers(&y), ForestOptions::default()).unwrap()),
        Model::Forest(Forest::fit(x, Target::Classes(&codes, 3), ForestOptions::default()).unwrap()),
        Model::KMeans(KMeans::fit(x, KMeansOptions::default()).unwrap().0),
    ];
    for model in models {
        let (back, about) = Model::from_json(&saved(&model).to_string()).unwrap();
        assert!(back == model, "{}", model.kind());
        assert_eq!(about, json!({"features": ["a"]}));
        assert_eq!(
            spoiled(&saved(&model), "/format", json!(2)),
            "saved by a newer version of the program (format 2, this one reads 1)"
        );
        assert_eq!(spoiled(&saved(&model), "/kind", json!("oracle")), "its kind is 'oracle'");
        assert!(Model::from_json("[]").is_err());
        assert!(Model::from_json(&"[".repeat(100_000)).is_err());
    }
}

#[test]
fn a_forest_changed_by_hand_is_refused() {
    let x: Vec<f64> = (0..20).map(f64::from).collect();
    let codes: Vec<u32> = (0..20).map(|at| at / 3 % 2).collect();
    let options = ForestOptions { n_trees: 1, ..ForestOptions::default() };
    let forest = Forest::fit(rows(&x, 1), Target::Classes(&codes, 2), options).unwrap();
    let file = saved(&Model::Forest(forest));
    let tree = "tree 1 does not fit the rest of the model";
    let n_nodes = file["model"]["trees"][0]["column"].as_array().unwrap().len();
    assert!(n_nodes > 4);
    for (path, value) in [
        // A column that is not there, a child before its parent, a child past the end, a leaf without an end.
        ("/model/trees/0/column/0", json!(7)),
        ("/model/trees/0/column/0", json!(-2)),
        ("/model/trees/0/next/0", json!(0)),
        ("/model/trees/0/next/0", json!(1)),
        ("/model/trees/0/next/0", json!(n_nodes)),
        ("/model/trees/0/next", json!([])),
        ("/model/trees/0/number", json!([1.0])),
        ("/model/trees/0/column", json!([])),
        ("/model/trees/0/classes/0", json!(2)),
        ("/model/trees/0/shares/0", json!(5.0)),
        ("/model/trees/0/shares", json!([])),
        ("/model/n_classes", json!(0)),
    ] {
        assert_eq!(spoiled(&file, path, value.clone()), tree, "{path} {value}");
    }
    // The last node must be a leaf.
    assert_eq!(spoiled(&file, &format!("/model/trees/0/column/{}", n_nodes - 1), json!(0)), tree);
    assert_eq!(spoiled(&file, "/model/trees", json!([])), "trees does not fit the rest of the model");
    assert_eq!(spoiled(&file, "/model/importances", json!([])), "importances does not fit the rest of the model");
    assert!(Model::from_json(&file.to_string().replacen("\"number\":[", "\"number\":[1e999,", 1)).is_err());
    assert!(Model::from_json(&file.to_string().replacen("\"number\":[", "\"number\":[NaN,", 1)).is_err());
}

#[test]
fn other_models_changed_by_hand_are_refused() {
    let (x, y, codes) = ([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 4.0], [0, 1, 0, 1]);
    let line = saved(&Model::Linear(Linear::fit(rows(&x, 1), &y, 0.0, true).unwrap()));
    assert_eq!(spoiled(&line, "/model/coefficients", json!([])), "coefficients does not fit the rest of the model");
    let curve = saved(&Model::Logistic(Logistic::fit(rows(&x, 1), &codes, 2, LogisticOptions::default()).unwrap()));
    for (path, value, part) in [
        ("/model/coefficients", json!([]), "coefficients"),
        ("/model/coefficients", json!([[]]), "coefficients"),
        ("/model/intercepts", json!([1.0, 2.0]), "intercepts"),
        ("/model/n_classes", json!(1_000_000_000), "n_classes"),
        ("/model/n_classes", json!(3), "coefficients"),
    ] {
        assert_eq!(spoiled(&curve, path, value), format!("{part} does not fit the rest of the model"));
    }
    let clusters = KMeans::fit(rows(&x, 1), KMeansOptions { n_clusters: 2, ..KMeansOptions::default() }).unwrap().0;
    let clusters = saved(&Model::KMeans(clusters));
    for (path, value, part) in [
        ("/model/centers", json!([]), "centers"),
        ("/model/centers", json!([[1.0], [1.0, 2.0]]), "centers"),
        ("/model/sizes", json!([1]), "sizes"),
    ] {
        assert_eq!(spoiled(&clusters, path, value), format!("{part} does not fit the rest of the model"));
    }
}
