//! K-means: the inertia of ten starts is at most 1 % above scikit-learn's, for every seed.

use orchestrator_learning::{KMeans, KMeansOptions};
use serde::Deserialize;

use crate::{cases, set};

#[derive(Deserialize)]
struct Case {
    set: String,
    n_clusters: usize,
    inertia: f64,
}

#[test]
fn inertia_is_that_of_scikit_learn() {
    let cases = cases::<Case>("kmeans");
    assert!(cases.len() >= 14, "{}", cases.len());
    for case in cases {
        let set = set(&case.set);
        for seed in 0..5 {
            let label = format!("{} in {} clusters, seed {seed}", case.set, case.n_clusters);
            let options = KMeansOptions { n_clusters: case.n_clusters, seed, ..KMeansOptions::default() };
            let (model, clusters) = KMeans::fit(set.rows(), options).unwrap();
            assert!(
                model.inertia <= case.inertia * 1.01 + 1e-12,
                "{label}: {} is above {}",
                model.inertia,
                case.inertia
            );
            assert!(model.has_converged, "{label}");
            assert!(model.sizes.iter().all(|size| *size > 0), "{label}: {:?}", model.sizes);
            assert_eq!(model.predict(set.rows()).unwrap(), clusters, "{label}");
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let set = set("spots");
    let fit = || KMeans::fit(set.rows(), KMeansOptions::default()).unwrap();
    let all = fit();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    assert!(pool.install(fit) == all);
}
