//! Hypothesis tests with scipy's statistics and p-values, and how large an effect is.
//!
//! A NaN in a sample gives NaN, and so does a sample too small for a statistic, where scipy says NaN
//! too. What makes no test at all (no groups, unequal pairs) is an error.

mod counts;
mod effects;
mod kolmogorov_smirnov;
mod means;
mod normality;
mod proportions;
mod ranked;
mod shapiro;
mod signed_ranks;
mod spread;

pub use counts::{
    ChiSquareTable, FisherExact, chi_square, chi_square_table, chi_square_thin, expected_counts, fisher_exact,
};
pub use effects::{cliffs_delta, cohens_d, cramers_v, eta_squared, hedges_g};
pub(crate) use kolmogorov_smirnov::ks_sorted;
pub use kolmogorov_smirnov::{ks_normal, ks_two_samples, largest_gap};
pub use means::{anova, t_independent, t_one_sample, t_paired, t_welch};
pub use normality::{Anderson, anderson_darling, jarque_bera, kurtosis_test, normal_test, skew_test};
pub use proportions::{binomial_test, proportion_z, two_proportions_z};
pub use ranked::{friedman, kruskal, mann_whitney};
pub use shapiro::shapiro_wilk;
pub use signed_ranks::{ZeroMethod, wilcoxon};
pub use spread::{Center, bartlett, levene};

/// How a p-value is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Exact where scipy's default is.
    #[default]
    Auto,
    Exact,
    Asymptotic,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TestResult {
    pub statistic: f64,
    pub p_value: f64,
    /// Degrees of freedom: none, one, or those between and within groups.
    pub degrees: Vec<f64>,
}

impl TestResult {
    pub(crate) fn new(statistic: f64, p_value: f64) -> Self {
        Self { statistic, p_value, degrees: Vec::new() }
    }

    pub(crate) fn with_degrees(statistic: f64, p_value: f64, degrees: &[f64]) -> Self {
        Self { statistic, p_value, degrees: degrees.to_vec() }
    }

    pub(crate) fn undefined() -> Self {
        Self::new(f64::NAN, f64::NAN)
    }
}

pub(crate) fn has_nan(values: &[f64]) -> bool {
    values.iter().any(|value| value.is_nan())
}
