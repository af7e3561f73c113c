//! Merges and flat clusters, against values of scipy.

use orchestrator_spatial::{
    Distance, Merge, Method, Metric, clusters_by_criterion, clusters_by_number, cophenetic, inconsistency,
    largest_below, leaves, linkage, pairs,
};

fn merges(method: Method) -> Vec<Merge> {
    let points = [0.0, 1.0, 4.0, 5.5, 11.0];
    let distances = pairs(&points, 5, 1, &Distance::plain(Metric::Euclidean)).unwrap_or_default();
    linkage(&distances, method).unwrap_or_default()
}

fn rows(merges: &[Merge]) -> Vec<(usize, usize, f64, usize)> {
    merges.iter().map(|merge| (merge.left, merge.right, (merge.distance * 1e4).round() / 1e4, merge.size)).collect()
}

#[test]
fn every_method_merges_at_its_own_distance() {
    let single = [(0, 1, 1.0, 2), (2, 3, 1.5, 2), (5, 6, 3.0, 4), (4, 7, 5.5, 5)];
    let complete = [(0, 1, 1.0, 2), (2, 3, 1.5, 2), (5, 6, 5.5, 4), (4, 7, 11.0, 5)];
    let ward = [(0, 1, 1.0, 2), (2, 3, 1.5, 2), (5, 6, 6.0104, 4), (4, 7, 10.5936, 5)];
    let centroid = [(0, 1, 1.0, 2), (2, 3, 1.5, 2), (5, 6, 4.25, 4), (4, 7, 8.375, 5)];
    assert_eq!(rows(&merges(Method::Single)), single);
    assert_eq!(rows(&merges(Method::Complete)), complete);
    assert_eq!(rows(&merges(Method::Ward)), ward);
    assert_eq!(rows(&merges(Method::Centroid)), centroid);
    assert_eq!(linkage(&[1.0, 2.0], Method::Single), Ok(Vec::new()));
}

#[test]
fn flat_clusters_follow_the_criterion() {
    let merges = merges(Method::Average);
    let heights: Vec<f64> = merges.iter().map(|merge| merge.distance).collect();
    let largest = largest_below(&merges, &heights);
    assert_eq!(largest, heights);
    assert_eq!(clusters_by_criterion(&merges, &heights, 2.0), [1, 1, 2, 2, 3]);
    assert_eq!(clusters_by_number(&merges, &heights, 2), [1, 1, 1, 1, 2]);
    assert_eq!(leaves(&merges), [4, 0, 1, 2, 3]);
    assert_eq!(cophenetic(&merges).unwrap(), [1.0, 4.25, 4.25, 8.375, 4.25, 4.25, 8.375, 1.5, 8.375, 8.375]);
    assert_eq!(inconsistency(&merges, 2)[..8], [1.0, 0.0, 1.0, 0.0, 1.5, 0.0, 1.0, 0.0]);
}
