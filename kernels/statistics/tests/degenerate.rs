//! Input that no statistic likes: nothing panics, and what is refused is refused in plain words.

use orchestrator_statistics::hypothesis::{self as t, Center, Method, ZeroMethod};
use orchestrator_statistics::metrics::classification::{Average, confusion};
use orchestrator_statistics::metrics::ranking::{self, Multiclass};
use orchestrator_statistics::metrics::{self, clustering, forecasting, regression};
use orchestrator_statistics::series::{self, Regression};
use orchestrator_statistics::{Alternative, correlation, describe, distributions, drift, multiple, outliers};

const NAN: f64 = f64::NAN;
const INFINITY: f64 = f64::INFINITY;

fn samples() -> Vec<Vec<f64>> {
    vec![
        vec![],
        vec![1.0],
        vec![1.0, 2.0],
        vec![3.0; 12],
        vec![NAN; 3],
        vec![1.0, NAN, 2.0, 3.0],
        vec![INFINITY, 1.0, 2.0, -INFINITY, 5.0],
        vec![f64::MAX, f64::MIN, f64::MAX, 1.0, 0.0],
        vec![5e-324, 0.0, -0.0, 5e-324],
        vec![0.0; 5],
        (0..40).map(f64::from).collect(),
        (0..60).map(|at| f64::from(at % 3)).collect(),
        vec![1e300, -1e300, 1e-300, 7.0, 7.0, 7.0, 8.0, 9.0, 2.0],
    ]
}

#[test]
fn nothing_panics_on_one_sample() {
    for values in samples() {
        describe::describe(&values, &[0.0, 0.5, 1.0, 2.0, NAN]);
        let _ = (describe::skew(&values, true), describe::kurtosis(&values, true));
        let _ = (describe::standard_error(&values), describe::median_absolute_deviation(&values));
        let _ = (multiple::bonferroni(&values), multiple::holm(&values), multiple::benjamini_hochberg(&values));
        let _ = (outliers::by_quartiles(&values, 1.5), outliers::by_deviations(&values, 3.0));
        let _ = outliers::by_median(&values, 3.5);
        let _ = (t::shapiro_wilk(&values), t::anderson_darling(&values), t::normal_test(&values));
        let _ = (t::jarque_bera(&values), t::chi_square(&values, None, 3));
        for method in [Method::Auto, Method::Exact, Method::Asymptotic] {
            let _ = t::ks_normal(&values, 0.0, 1.0, method);
            for zeros in [ZeroMethod::Wilcox, ZeroMethod::Pratt, ZeroMethod::Split] {
                let _ = t::wilcoxon(&values, zeros, true, Alternative::Less, method);
            }
        }
        for side in [Alternative::TwoSided, Alternative::Less, Alternative::Greater] {
            t::t_one_sample(&values, 1.0, side);
        }
        let _ = (series::steps(&values), series::autocorrelation(&values, 3), series::ljung_box(&values, usize::MAX));
        let _ = (series::mann_kendall(&values), series::decompose(&values, usize::MAX), series::decompose(&values, 0));
        let _ = (series::seasonal_strength(&values, 2), series::best_period(&values, usize::MAX));
        for regression in [Regression::None, Regression::Constant, Regression::Trend, Regression::SquaredTrend] {
            let _ = series::dickey_fuller(&values, regression, None, true);
            let _ = series::dickey_fuller(&values, regression, Some(usize::MAX), false);
        }
    }
}

#[test]
fn nothing_panics_on_two_samples() {
    let all = samples();
    for first in &all {
        for second in &all {
            let side = Alternative::TwoSided;
            let _ = (correlation::pearson(first, second, side), correlation::spearman(first, second, side));
            let _ = (correlation::kendall(first, second, side), correlation::covariance(first, second));
            let _ = (t::t_independent(first, second, side), t::t_welch(first, second, side));
            let _ = t::t_paired(first, second, side);
            for method in [Method::Auto, Method::Exact, Method::Asymptotic] {
                let _ = (t::mann_whitney(first, second, side, method), t::ks_two_samples(first, second, method));
            }
            let groups: [&[f64]; 2] = [first, second];
            let _ = (t::anova(&groups), t::kruskal(&groups), t::bartlett(&groups), t::friedman(&groups));
            let _ = t::friedman(&[first, second, first]);
            for center in [Center::Median, Center::Mean, Center::Trimmed(0.6), Center::Trimmed(NAN)] {
                let _ = t::levene(&groups, center);
            }
            let _ = (t::cohens_d(first, second), t::cliffs_delta(first, second), t::eta_squared(&groups));
            let table = [first.clone(), second.clone()];
            let _ = (t::chi_square_table(&table, true), t::cramers_v(&table), t::chi_square(first, Some(second), 0));
            let limits = drift::Limits::scaled(0.1);
            let _ = (drift::numeric(first, second, &limits), drift::wasserstein(first, second));
            let _ = drift::categorical(first, second, [(0, 0), (1, 3)], &limits);
            let _ = drift::population_stability(first, second, 10, 1e-4);
            let _ = (drift::jensen_shannon(first, second), drift::total_variation(first, second));
            let _ = (series::linear_trend(first, second), regression::errors(first, second));
            let _ = (regression::squared_log_error(first, second), forecasting::pinball(first, second, 0.3));
            let _ = forecasting::mase(first, first, second, usize::MAX);
            let _ = forecasting::intervals(first, first, second);
            let flags: Vec<bool> = first.iter().map(|value| *value > 1.0).collect();
            let _ = (ranking::roc_auc(&flags, second), ranking::roc_curve(&flags, second));
            let _ = (ranking::average_precision(&flags, second), correlation::point_biserial(&flags, second));
        }
    }
}

#[test]
fn nothing_panics_on_labels_and_points() {
    let labels: [&[u32]; 5] = [&[], &[0], &[0, 0, 0], &[0, 1, 0, 1], &[7, u32::MAX, 7, 2]];
    for truth in labels {
        for predicted in labels {
            if let Ok(table) = confusion(truth, predicted) {
                for average in [Average::Binary(1), Average::Micro, Average::Macro, Average::Weighted] {
                    table.scores(average, 1.0, NAN);
                }
                let _ = (table.cohens_kappa(), table.matthews(), table.balanced_accuracy());
            }
            let _ = (metrics::adjusted_rand(truth, predicted), metrics::fowlkes_mallows(truth, predicted));
            let _ = (metrics::mutual_information(truth, predicted), metrics::compare_partitions(truth, predicted));
            let _ = metrics::adjusted_mutual_information(truth, predicted);
            let _ = metrics::normalized_mutual_information(truth, predicted);
        }
        for width in [0, 1, 2, 3] {
            let rows: Vec<Vec<f64>> = truth.iter().map(|_| vec![0.5; width]).collect();
            let _ = (ranking::log_loss(truth, &rows), ranking::brier(truth, &rows));
            let _ = ranking::roc_auc_multiclass(truth, &rows, Multiclass::OneVersusOne, true);
            let _ = ranking::roc_auc_multiclass(truth, &rows, Multiclass::OneVersusRest, false);
            for points in samples() {
                let _ =
                    (clustering::silhouette(&points, width, truth), clustering::davies_bouldin(&points, width, truth));
                let _ = clustering::calinski_harabasz(&points, usize::MAX, truth);
            }
        }
    }
}

#[test]
fn distributions_take_any_number() {
    let numbers = [NAN, INFINITY, -INFINITY, 0.0, -1.0, 1e-320, 1e300, 0.5];
    for x in numbers {
        let _ = (distributions::normal(x), distributions::kolmogorov(x), distributions::normal_quantile(x));
        for a in numbers {
            let _ = (distributions::student(x, a), distributions::chi_squared(x, a));
            let _ = (distributions::student_quantile(x, a), distributions::chi_squared_quantile(x, a));
            let _ = (distributions::kolmogorov_exact_upper(3, x), distributions::smirnov_upper(0, x));
            for b in numbers {
                let _ = (distributions::fisher(x, a, b), distributions::beta(x, a, b));
                let _ = (distributions::fisher_quantile(x, a, b), distributions::beta_quantile(x, a, b));
            }
        }
    }
    assert!(distributions::normal_quantile(-0.1).is_nan() && distributions::beta_quantile(0.5, NAN, 1.0).is_nan());
    assert!(distributions::hypergeometric_mass(1, 2, 3, 4).is_nan());
    assert!(distributions::kolmogorov_two_sample_upper(1, 0, 4).is_nan());
}

#[test]
fn what_is_missing_or_infinite_gives_no_p_value() {
    let gap = [1.0, NAN, 3.0, 4.0, 5.0, 6.0, 7.0, 9.0];
    let whole = [2.0, 1.0, 4.0, 3.0, 6.0, 5.0, 8.0, 7.0];
    let side = Alternative::TwoSided;
    for p_value in [
        t::t_independent(&gap, &whole, side).p_value,
        t::t_welch(&gap, &whole, side).p_value,
        t::mann_whitney(&gap, &whole, side, Method::Auto).unwrap().p_value,
        t::ks_two_samples(&gap, &whole, Method::Auto).unwrap().p_value,
        t::anova(&[&gap, &whole]).unwrap().p_value,
        t::kruskal(&[&gap, &whole]).unwrap().p_value,
        t::levene(&[&gap, &whole], Center::Median).unwrap().p_value,
        t::bartlett(&[&gap, &whole]).unwrap().p_value,
        t::normal_test(&gap).p_value,
        t::shapiro_wilk(&gap).unwrap().p_value,
        t::anderson_darling(&gap).unwrap().p_value,
        correlation::pearson(&gap, &whole, side).unwrap().p_value,
        correlation::spearman(&gap, &whole, side).unwrap().p_value,
        correlation::kendall(&gap, &whole, side).unwrap().p_value,
    ] {
        assert!(p_value.is_nan());
    }
}

#[test]
fn refusals_are_plain_words() {
    let refusal = |text: String, wanted: &str| assert_eq!(text, wanted);
    refusal(t::shapiro_wilk(&[1.0]).unwrap_err().to_string(), "shapiro_wilk needs at least 3 numbers, found 1");
    refusal(
        t::t_paired(&[1.0], &[], Alternative::TwoSided).unwrap_err().to_string(),
        "a paired test needs sequences of the same length, found 1 and 0",
    );
    refusal(
        series::dickey_fuller(&[2.0; 30], Regression::Constant, None, true).unwrap_err().to_string(),
        "the dickey-fuller test has no answer: the values do not vary",
    );
    refusal(
        regression::errors(&[1.0], &[NAN]).unwrap_err().to_string(),
        "regression metrics wants finite numbers, found NaN",
    );
    refusal(
        t::chi_square_table(&[vec![0.0, 0.0], vec![1.0, 2.0]], true).unwrap_err().to_string(),
        "chi_square wants a count in every row and every column, found an empty one",
    );
    refusal(
        clustering::silhouette(&[1.0, 2.0], 1, &[0, 0]).unwrap_err().to_string(),
        "the silhouette wants two clusters or more, and fewer than points, found 1",
    );
    let many: Vec<f64> = (0..400).map(f64::from).collect();
    refusal(
        t::mann_whitney(&many, &many, Alternative::TwoSided, Method::Exact).unwrap_err().to_string(),
        "mann_whitney has no exact answer for 800 values, use the approximation",
    );
}

#[test]
fn a_verdict_names_the_measure_that_decided() {
    let limits = drift::Limits::default();
    let found = drift::categorical(&[50.0, 50.0, 0.0], &[50.0, 10.0, 40.0], [(0, 100), (0, 100)], &limits).unwrap();
    assert_eq!(found.decided_by, Some(drift::Measure::PopulationStability));
    let names: Vec<&str> = found.findings.iter().map(|finding| finding.measure.name()).collect();
    assert_eq!(names, ["chi_square", "psi", "jensen_shannon", "total_variation", "missing_rate"]);
    let same = drift::categorical(&[50.0, 50.0], &[500.0, 500.0], [(0, 100), (10, 1010)], &limits).unwrap();
    assert_eq!((same.drifted, same.decided_by), (false, None));
    // Nothing but gaps on one side: only the rate of missing values can speak.
    let gone = drift::numeric(&[1.0, 2.0, 3.0, 4.0, 5.0], &[NAN; 5], &limits).unwrap();
    assert_eq!(gone.decided_by, Some(drift::Measure::MissingRate));
    // Significant, but too small to matter.
    let (old, new): (Vec<f64>, Vec<f64>) = (0..20_000).map(|at| (f64::from(at), f64::from(at) + 600.0)).unzip();
    let small = drift::numeric(&old, &new, &limits).unwrap();
    assert!(small.findings[0].p_value < 0.01 && !small.drifted);
}

#[test]
fn chance_alone_is_no_drift() {
    let limits = drift::Limits::default();
    // Thirty rows of each side in ten bins: PSI is far beyond its limit, and means nothing.
    let (old, new): (Vec<f64>, Vec<f64>) = (0..30).map(|at| (f64::from(at), f64::from(at * at % 31))).unzip();
    let few = drift::numeric(&old, &new, &limits).unwrap();
    assert!(few.findings[1].value > 0.2 && !few.drifted, "{few:?}");
    // A thousand categories, each once or twice on one of the sides.
    let (old, new): (Vec<f64>, Vec<f64>) = (0..1000).map(|at| (f64::from(at % 3), f64::from((at + 1) % 2))).unzip();
    let many = drift::categorical(&old, &new, [(0, 999), (0, 500)], &limits).unwrap();
    assert!(many.findings[0].value > 0.4 && !many.drifted, "{many:?}");
    // The same number of categories, but none of them is on both sides.
    let (old, new): (Vec<f64>, Vec<f64>) = (0..1000).map(|at| if at < 500 { (3.0, 0.0) } else { (0.0, 3.0) }).unzip();
    let other = drift::categorical(&old, &new, [(0, 1500), (0, 1500)], &limits).unwrap();
    assert_eq!((other.drifted, other.findings[0].p_value < 1e-9), (true, true));
}

/// Every way to deal seven values out to samples of three and four, with the statistic that each gives.
#[test]
fn thin_tables_have_the_mean_and_variance_of_all_deals() {
    let values = [0, 0, 1, 2, 2, 2, 3];
    let mut statistics = Vec::new();
    let mut degrees = 0.0;
    for dealt in (0_u32..1 << values.len()).filter(|dealt| dealt.count_ones() == 3) {
        let (mut first, mut second) = ([0.0; 4], [0.0; 4]);
        for (at, value) in values.iter().enumerate() {
            let side = if dealt >> at & 1 == 1 { &mut first } else { &mut second };
            side[*value] += 1.0;
        }
        let found = t::chi_square_thin(&first, &second);
        degrees = found.degrees[0];
        statistics.push(found.statistic);
    }
    let n = statistics.iter().map(|_| 1.0).sum::<f64>();
    let mean = statistics.iter().sum::<f64>() / n;
    let variance = statistics.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n;
    assert!((degrees - 2.0 * mean * mean / variance).abs() < 1e-9, "{degrees}");
    // Every value once: every deal looks alike.
    let alike = t::chi_square_thin(&[1.0, 1.0, 0.0, 0.0], &[0.0, 0.0, 1.0, 1.0]);
    assert!((alike.p_value - 1.0).abs() < f64::EPSILON, "{}", alike.p_value);
}
