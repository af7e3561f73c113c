//! Recorded cases, and the measures by which forecasts are compared.

use std::path::PathBuf;

use serde::de::DeserializeOwned;

/// Every recorded case of a folder, by name.
#[expect(clippy::disallowed_methods, reason = "the recorded cases are files of this crate")]
pub fn cases<T: DeserializeOwned>(folder: &str) -> Vec<T> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(folder);
    let entries = folder.read_dir().expect("a folder of golden cases");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| {
            let text = std::fs::read_to_string(path).expect("a golden case");
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect()
}

/// The mean of the absolute errors as shares, over values that are known and not zero.
#[expect(clippy::cast_precision_loss, reason = "few rows")]
pub fn mape(actual: &[f64], found: &[f64]) -> f64 {
    let shares: Vec<f64> = actual
        .iter()
        .zip(found)
        .filter(|(actual, _)| actual.abs() > 1e-8)
        .map(|(actual, found)| ((actual - found) / actual).abs())
        .collect();
    shares.iter().sum::<f64>() / shares.len() as f64
}

#[expect(clippy::cast_precision_loss, reason = "few rows")]
pub fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let n_values = values.len() as f64;
    values.sum::<f64>() / n_values
}

/// The root of the mean squared difference.
pub fn distance(left: &[f64], right: &[f64]) -> f64 {
    assert_eq!(left.len(), right.len());
    mean(left.iter().zip(right).map(|(left, right)| (left - right).powi(2))).sqrt()
}
