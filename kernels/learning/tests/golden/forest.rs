//! Random forests: over ten seeds, the mean quality on held-out rows (every third) is at most 0.015 below scikit-learn's,
//! trees are as large within 5 %, and importances lie within 0.04.

use orchestrator_learning::{Forest, ForestOptions, Rows, Target};
use serde::Deserialize;

use crate::{Set, cases, most_likely, number, r2, set, share_of_equal};

#[derive(Deserialize)]
struct Case {
    set: String,
    max_depth: Option<usize>,
    min_samples_leaf: usize,
    mean: f64,
    spread: f64,
    importances: Vec<f64>,
    n_nodes: f64,
}

/// Rows of the set that are held out, or the others.
fn part(set: &Set, is_held: bool) -> Set {
    let keep = |row: usize| row.is_multiple_of(3) == is_held;
    let rows = set.x.chunks_exact(set.n_columns).enumerate().filter(|(row, _)| keep(*row));
    let x = rows.flat_map(|(_, values)| values.iter().copied()).collect();
    let y = set.y.iter().enumerate().filter(|(row, _)| keep(*row)).map(|(_, value)| *value).collect();
    Set { n_columns: set.n_columns, x, y }
}

fn is_of_classes(name: &str) -> bool {
    !["diabetes", "line"].contains(&name)
}

fn quality(forest: &Forest, held: &Set) -> f64 {
    let found = forest.predict(held.rows()).expect("rows as wide as those of the fit");
    if forest.n_classes() == 0 {
        return r2(&held.y, &found);
    }
    share_of_equal(&most_likely(&found, forest.n_classes()), &held.codes())
}

#[test]
fn quality_is_that_of_scikit_learn() {
    const N_SEEDS: u32 = 10;
    let cases = cases::<Case>("forest");
    assert!(cases.len() >= 10, "{}", cases.len());
    for case in cases {
        let label = format!("{} depth {:?} leaf {}", case.set, case.max_depth, case.min_samples_leaf);
        let all = set(&case.set);
        let (held, kept) = (part(&all, true), part(&all, false));
        let codes = if is_of_classes(&case.set) { kept.codes() } else { Vec::new() };
        let mut importances = vec![0.0; all.n_columns];
        let (mut quality_sum, mut n_nodes) = (0.0, 0.0);
        for seed in 0..N_SEEDS {
            let target = if is_of_classes(&case.set) {
                Target::Classes(&codes, all.n_classes())
            } else {
                Target::Numbers(&kept.y)
            };
            let options = ForestOptions {
                max_depth: case.max_depth,
                min_samples_leaf: case.min_samples_leaf,
                seed: u64::from(seed),
                ..ForestOptions::default()
            };
            let forest = Forest::fit(kept.rows(), target, options).unwrap();
            quality_sum += quality(&forest, &held);
            n_nodes += number(forest.n_nodes()) / 100.0;
            importances.iter_mut().zip(forest.importances()).for_each(|(sum, own)| *sum += own);
        }
        let seeds = f64::from(N_SEEDS);
        let (quality, n_nodes) = (quality_sum / seeds, n_nodes / seeds);
        println!(
            "{label}: {quality:.4} ({:.4} +- {:.4}), {n_nodes:.1} nodes ({:.1})",
            case.mean, case.spread, case.n_nodes
        );
        assert!(quality > case.mean - 0.015, "{label}: {quality} is below {}", case.mean);
        assert!((n_nodes / case.n_nodes - 1.0).abs() < 0.05, "{label}: {n_nodes} nodes, not {}", case.n_nodes);
        for (own, theirs) in importances.iter().zip(&case.importances) {
            assert!((own / seeds - theirs).abs() < 0.04, "{label}: importance {} is not {theirs}", own / seeds);
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let set = set("wine");
    let codes = set.codes();
    let fit = || Forest::fit(set.rows(), Target::Classes(&codes, 3), ForestOptions::default()).unwrap();
    let all = fit();
    for n_threads in [1, 3] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().unwrap();
        assert!(pool.install(fit) == all);
    }
}

#[test]
fn another_seed_is_another_forest() {
    let set = set("diabetes");
    let fit = |seed| {
        let options = ForestOptions { n_trees: 5, seed, ..ForestOptions::default() };
        Forest::fit(set.rows(), Target::Numbers(&set.y), options).unwrap()
    };
    assert!(fit(1) == fit(1));
    assert!(fit(1) != fit(2));
    assert!(fit(u64::MAX) != fit(0));
}

/// Few of many columns: rows are sorted at each node instead of once.
#[test]
fn both_ways_to_order_rows_grow_the_same_kind_of_tree() {
    let narrow = set("iris");
    let n_more = 40;
    let rows = narrow.x.chunks_exact(4).enumerate();
    let x: Vec<f64> = rows
        .flat_map(|(row, values)| {
            let noise = (0..n_more).map(move |column| number((row * 7919 + column * 104_729) % 101));
            values.iter().copied().chain(noise).collect::<Vec<_>>()
        })
        .collect();
    let wide = Rows::new(&x, 4 + n_more).unwrap();
    let codes = narrow.codes();
    let options = ForestOptions { max_features: Some(2), ..ForestOptions::default() };
    let forest = Forest::fit(wide, Target::Classes(&codes, 3), options).unwrap();
    let accuracy = share_of_equal(&most_likely(&forest.predict(wide).unwrap(), 3), &codes);
    assert!(accuracy > 0.99, "{accuracy}");
    let useful: f64 = forest.importances()[..4].iter().sum();
    assert!(useful > 0.3, "{useful}");
}
