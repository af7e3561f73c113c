//! Every golden case of this folder: what `record.py` recorded from scikit-learn, against ours.

mod forest;
mod kmeans;
mod linear;
mod logistic;

use std::path::{Path, PathBuf};

use orchestrator_learning::Rows;
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Recorded<T> {
    cases: Vec<T>,
}

/// Features row by row, and what is to be predicted.
#[derive(Deserialize)]
struct Set {
    n_columns: usize,
    x: Vec<f64>,
    y: Vec<f64>,
}

impl Set {
    fn rows(&self) -> Rows<'_> {
        Rows::new(&self.x, self.n_columns).expect("finite numbers")
    }

    fn codes(&self) -> Vec<u32> {
        self.y.iter().map(|value| format!("{value}").parse().expect("a code")).collect()
    }

    fn n_classes(&self) -> usize {
        self.codes().into_iter().max().expect("a row") as usize + 1
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[expect(clippy::disallowed_methods, reason = "the cases are files of this repository")]
fn read<T: DeserializeOwned>(path: &str) -> T {
    let text = std::fs::read_to_string(folder().join(path)).expect("a recorded file");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn cases<T: DeserializeOwned>(kind: &str) -> Vec<T> {
    read::<Recorded<T>>(&format!("{kind}.json")).cases
}

fn set(name: &str) -> Set {
    read(&format!("data/{name}.json"))
}

/// Differences up to a share of the largest number.
fn require_close(label: &str, found: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(found.len(), expected.len(), "{label}");
    let largest = expected.iter().map(|value| value.abs()).fold(0.0, f64::max);
    for (found, expected) in found.iter().zip(expected) {
        let apart = (found - expected).abs();
        assert!(apart <= tolerance * largest.max(1e-300), "{label}: {found} is not {expected}, apart by {apart:e}");
    }
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("few rows"))
}

fn share_of_equal(left: &[u32], right: &[u32]) -> f64 {
    let n_equal = left.iter().zip(right).filter(|(left, right)| left == right).count();
    number(n_equal) / number(left.len())
}

/// The place of the largest number of each row.
fn most_likely(probabilities: &[f64], n_classes: usize) -> Vec<u32> {
    let best = |row: &[f64]| {
        (0_u32..).zip(row).fold((0, -1.0), |best, (code, p)| if *p > best.1 { (code, *p) } else { best }).0
    };
    probabilities.chunks_exact(n_classes).map(best).collect()
}

fn r2(y: &[f64], predicted: &[f64]) -> f64 {
    let mean = y.iter().sum::<f64>() / number(y.len());
    let left: f64 = y.iter().zip(predicted).map(|(y, found)| (y - found).powi(2)).sum();
    1.0 - left / y.iter().map(|y| (y - mean).powi(2)).sum::<f64>()
}
