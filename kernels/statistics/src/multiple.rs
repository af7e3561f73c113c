//! p-values of many tests at once, corrected as statsmodels' `multipletests` does.
//!
//! NaN stays NaN and does not count as a test.

/// Multiplied by the number of tests.
pub fn bonferroni(p_values: &[f64]) -> Vec<f64> {
    let n = n_tests(p_values);
    p_values.iter().map(|p| if p.is_nan() { *p } else { (p * n).min(1.0) }).collect()
}

/// Step-down: the smallest is multiplied by n, the next by n - 1, and none falls below its predecessor.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let n = n_tests(p_values);
    let mut corrected = p_values.to_vec();
    let (mut largest, mut left) = (0.0_f64, n);
    for index in ascending(p_values) {
        largest = largest.max(p_values[index] * left);
        corrected[index] = largest.min(1.0);
        left -= 1.0;
    }
    corrected
}

/// Step-up, the false discovery rate: the k-th smallest times n / k.
pub fn benjamini_hochberg(p_values: &[f64]) -> Vec<f64> {
    let n = n_tests(p_values);
    let mut corrected = p_values.to_vec();
    let (mut smallest, mut rank) = (1.0_f64, n);
    for index in ascending(p_values).into_iter().rev() {
        smallest = smallest.min(p_values[index] / (rank / n));
        corrected[index] = smallest;
        rank -= 1.0;
    }
    corrected
}

#[expect(clippy::cast_precision_loss, reason = "a number of tests")]
fn n_tests(p_values: &[f64]) -> f64 {
    p_values.iter().filter(|p| !p.is_nan()).count() as f64
}

fn ascending(p_values: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..p_values.len()).filter(|index| !p_values[*index].is_nan()).collect();
    order.sort_by(|a, b| p_values[*a].total_cmp(&p_values[*b]));
    order
}
