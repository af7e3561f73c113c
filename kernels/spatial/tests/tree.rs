//! The tree against a look at every point.

use orchestrator_spatial::{Distance, KdTree, Metric, Norm, Search, across, condensed_index, n_observations, pairs};

/// Numbers that repeat never and hit ties often.
fn grid(n: usize) -> Vec<f64> {
    let mut state: u64 = 7;
    (0..n)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f64::from(u8::try_from(state >> 60).unwrap_or(0))
        })
        .collect()
}

fn norm_distance(a: &[f64], b: &[f64], p: f64) -> f64 {
    Distance::plain(Metric::Minkowski(p)).between(a, b)
}

#[test]
fn neighbours_are_those_that_a_look_at_every_point_finds() {
    let points = grid(600);
    let queries = grid(90);
    let tree = KdTree::new(&points, 3, 5).unwrap();
    for p in [1.0, 2.0, 3.0, f64::INFINITY] {
        let search = Search { norm: Norm::of(p), ..Search::default() };
        for query in queries.chunks(3) {
            let mut all: Vec<(f64, usize)> =
                points.chunks(3).enumerate().map(|(index, point)| (norm_distance(query, point, p), index)).collect();
            all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            let found = tree.nearest(query, 7, &search);
            let expected: Vec<f64> = all[..7].iter().map(|(distance, _)| (distance * 1e9).round()).collect();
            assert_eq!(found.iter().map(|(distance, _)| (distance * 1e9).round()).collect::<Vec<_>>(), expected);
            let mut near: Vec<usize> =
                all.iter().filter(|(distance, _)| *distance <= 4.5).map(|(_, index)| *index).collect();
            near.sort_unstable();
            assert_eq!(tree.count_within(query, 4.5, &search), near.len());
            assert_eq!(tree.within(query, 4.5, &search), near);
        }
    }
}

#[test]
fn places_that_no_point_fills_are_marked() {
    let tree = KdTree::new(&[0.0, 1.0, 5.0], 1, 2).unwrap();
    let search = Search { bound: 2.0, ..Search::default() };
    let answer = tree.nearest_of_each(&[0.0, 9.0], 2, &search).unwrap();
    assert_eq!(answer, (vec![0.0, 1.0, f64::INFINITY, f64::INFINITY], vec![0, 1, 3, 3]));
    assert_eq!(tree.pairs_within(4.0, &Search::default()), [(0, 1), (1, 2)]);
    assert_eq!(KdTree::new(&[], 0, 8).unwrap().nearest(&[], 1, &search), []);
}

#[test]
fn condensed_matrices_find_their_places() {
    let points = [0.0, 0.0, 3.0, 4.0, 6.0, 8.0];
    let condensed = pairs(&points, 3, 2, &Distance::plain(Metric::Euclidean)).unwrap();
    assert_eq!(condensed, [5.0, 10.0, 5.0]);
    assert_eq!(condensed_index(3, 2, 0), 1);
    assert_eq!((n_observations(3), n_observations(2), n_observations(6)), (Some(3), None, Some(4)));
    let full = across(&points[..2], 1, &points, 3, 2, &Distance::plain(Metric::CityBlock)).unwrap();
    assert_eq!(full, [0.0, 7.0, 14.0]);
}

#[test]
fn weights_weigh() {
    let (a, b) = ([1.0, 0.0, 2.0, 0.0, 3.0], [0.0, 0.0, 2.0, 1.0, 1.0]);
    let weights = [0.5, 0.0, 2.0, 1.0, 0.3];
    let found: Vec<f64> = [
        Metric::BrayCurtis,
        Metric::Chebyshev,
        Metric::Dice,
        Metric::Euclidean,
        Metric::Hamming,
        Metric::Jaccard,
        Metric::RussellRao,
        Metric::Yule,
    ]
    .into_iter()
    .map(|metric| (Distance { metric, weights: Some(&weights) }.between(&a, &b) * 1e6).round())
    .collect();
    assert_eq!(found, [196_262.0, 2e6, 281_250.0, 1_643_168.0, 473_684.0, 394_737.0, 394_737.0, 2e6]);
}
