//! Splines against values that can be told without them.

use orchestrator_signal::splines::{
    End, Ends, Outside, Samples, evaluate, evaluate_pieces, fit_least_squares, interpolate, smooth,
    smoothing_residuals, solve_band,
};
use orchestrator_signal::{gradients, locate, triangulate};

fn rounded(values: &[f64]) -> Vec<f64> {
    values.iter().map(|value| (value * 1e9).round() / 1e9 + 0.0).collect()
}

#[test]
fn a_cubic_is_its_own_spline() {
    let x = [0.0, 1.0, 2.0, 3.0, 4.0];
    let y: Vec<f64> = x.iter().map(|x| x * x * x - x).collect();
    let knots = [0.0, 0.0, 0.0, 0.0, 2.0, 4.0, 4.0, 4.0, 4.0];
    let ends = Ends { left: &[], right: &[] };
    let c = interpolate(&knots, 3, &x, &y, 1, &ends).unwrap();
    assert_eq!(
        rounded(&evaluate(&knots, &c, 1, 3, &[0.5, 3.5, 5.0], 0, Outside::Continue).unwrap()),
        [-0.375, 39.375, 120.0]
    );
    assert_eq!(rounded(&evaluate(&knots, &c, 1, 3, &[1.0, 2.0], 1, Outside::Nan).unwrap()), [2.0, 11.0]);
    let samples = Samples { x: &x, y: &y, weights: &[1.0; 5], n_columns: 1 };
    let (c, rest) = fit_least_squares(&samples, &[0.0, 0.0, 0.0, 0.0, 4.0, 4.0, 4.0, 4.0], 3).unwrap();
    assert_eq!(rounded(&[rest]), [0.0]);
    assert_eq!(rounded(&[c[0], c[3]]), [0.0, 60.0]);
    let found = smooth(&samples, (0.0, 4.0), 3, 1e-3, 9, 9, None).unwrap();
    assert_eq!(found.end, End::Polynomial);
}

#[test]
fn pieces_and_bands() {
    let values =
        evaluate_pieces(&[1.0, 2.0, 0.0, 5.0], 2, 1, &[0.0, 1.0, 2.0], &[0.5, 1.5, 3.0], 0, Outside::Nan).unwrap();
    assert_eq!(&values[..2], [0.5, 6.0]);
    assert!(values[2].is_nan());
    assert_eq!(
        solve_band(1, 1, &[0.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0, 0.0], &[3.0, 4.0, 3.0], 3).map(|x| rounded(&x)),
        Some(vec![1.0; 3])
    );
    assert_eq!(solve_band(1, 1, &[0.0; 9], &[3.0, 4.0, 3.0], 3), None);
}

#[test]
fn triangles_between_points() {
    let points = [0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.1, 0.4, 0.5];
    let found = triangulate(&points).unwrap();
    assert_eq!(found.len(), 4);
    let places = locate(&points, &found, &[0.5, 0.1, 2.0, 2.0]);
    assert!(places[0].is_some_and(|place| found[place].contains(&0) && found[place].contains(&1)));
    assert_eq!(places[1], None);
    assert_eq!(triangulate(&[0.0, 0.0, 1.0, 1.0, 2.0, 2.0]), None);
    // On a plane, its slopes; where all neighbours lie in one line, none.
    let neighbours = [1, 4, 2, 4, 0, 3, 4, 3, 0, 4, 1, 2, 1, 0, 3, 2];
    let (slopes, has_settled) =
        gradients(&points, &[0.0, 2.0, 3.0, 5.3, 2.3], 1, &[0, 3, 6, 9, 12, 16], &neighbours, 1e-9, 99);
    let slopes: Vec<f64> = slopes.iter().map(|slope| (slope * 1e6).round() / 1e6).collect();
    assert_eq!((slopes, has_settled), ([2.0, 3.0].repeat(5), true));
    assert!(!gradients(&points, &[0.0; 5], 1, &[0, 1, 2, 3, 4, 8], &[4, 4, 4, 4, 0, 1, 2, 3], 1e-9, 99).1);
}

#[test]
fn smoothing_takes_bends_away() {
    let (line, lost) = smoothing_residuals(&[1.0; 3], &[1.0; 4], &[1.0, 2.0, 3.0, 4.0], 5.0).unwrap();
    assert_eq!(rounded(&line), [0.0; 4]);
    assert!(lost > 0.0 && lost < 2.0);
    let (bent, lost) = smoothing_residuals(&[1.0; 2], &[1.0; 3], &[0.0, 1.0, 0.0], 1e12).unwrap();
    assert_eq!((rounded(&bent), rounded(&[lost])), (vec![-0.333_333_333, 0.666_666_667, -0.333_333_333], vec![1.0]));
}
