//! Cases of descriptions, drift and series.

use orchestrator_statistics::series::{self, Regression};
use orchestrator_statistics::{describe, drift, multiple, outliers};

use crate::input::Input;

pub(crate) fn compute(function: &str, input: &Input) -> Option<Vec<f64>> {
    described(function, input).or_else(|| drifted(function, input)).or_else(|| in_time(function, input))
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn described(function: &str, input: &Input) -> Option<Vec<f64>> {
    let values = || input.values("values");
    let outside = |found: outliers::Outliers| -> Vec<f64> {
        [found.lower, found.upper].into_iter().chain(found.positions.into_iter().map(|at| at as f64)).collect()
    };
    Some(match function {
        "describe" => {
            let found = describe::describe(&values(), &input.values("shares"));
            let mut numbers = vec![found.count as f64, found.missing as f64, found.mean, found.std, found.min];
            numbers.extend(found.quantiles);
            numbers.extend([found.max, found.sum, found.skew, found.kurtosis, found.n_distinct as f64]);
            numbers.extend([found.mode, found.mode_count as f64]);
            numbers
        }
        "moments" => {
            let values = values();
            vec![
                describe::skew(&values, false),
                describe::skew(&values, true),
                describe::kurtosis(&values, false),
                describe::kurtosis(&values, true),
            ]
        }
        "spread" => vec![describe::standard_error(&values()), describe::median_absolute_deviation(&values())],
        "bonferroni" => multiple::bonferroni(&values()),
        "holm" => multiple::holm(&values()),
        "benjamini_hochberg" => multiple::benjamini_hochberg(&values()),
        "outliers_quartiles" => outside(outliers::by_quartiles(&values(), outliers::IQR_FACTOR).expect("a result")),
        "outliers_deviations" => outside(outliers::by_deviations(&values(), outliers::Z_LIMIT).expect("a result")),
        "outliers_median" => outside(outliers::by_median(&values(), outliers::MODIFIED_Z_LIMIT).expect("a result")),
        _ => return None,
    })
}

fn drifted(function: &str, input: &Input) -> Option<Vec<f64>> {
    let (first, second) = (|| input.values("first"), || input.values("second"));
    Some(match function {
        "wasserstein" => vec![drift::wasserstein(&first(), &second()).expect("a result")],
        "population_stability" => {
            vec![
                drift::population_stability(&first(), &second(), drift::PSI_BINS, drift::PSI_EPSILON)
                    .expect("a result"),
            ]
        }
        "jensen_shannon" => vec![drift::jensen_shannon(&first(), &second()).expect("a result")],
        "total_variation" => vec![drift::total_variation(&first(), &second()).expect("a result")],
        "chi_square_counts" => {
            let found = drift::chi_square_counts(&first(), &second()).expect("a result");
            vec![found.statistic, found.p_value]
        }
        "numeric" => {
            let verdict = drift::numeric(&first(), &second(), &drift::Limits::default()).expect("a verdict");
            let by = input.text("decided_by");
            if !by.is_empty() {
                assert_eq!(verdict.decided_by.map(drift::Measure::name), Some(by));
            }
            let values = verdict.findings.iter().map(|finding| finding.value);
            std::iter::once(f64::from(u8::from(verdict.drifted))).chain(values).collect()
        }
        _ => return None,
    })
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn in_time(function: &str, input: &Input) -> Option<Vec<f64>> {
    let values = input.0.get("values").map(|_| input.values("values"))?;
    Some(match function {
        "autocorrelation" => series::autocorrelation(&values, input.size("n_lags")).expect("a result"),
        "ljung_box" => {
            let found = series::ljung_box(&values, input.size("n_lags")).expect("a result");
            found.iter().flat_map(|result| [result.statistic, result.p_value]).collect()
        }
        "linear_trend" => {
            let times: Vec<f64> = (0..values.len()).map(|time| time as f64).collect();
            let line = series::linear_trend(&times, &values).expect("a line");
            vec![line.slope, line.intercept, line.r, line.p_value, line.standard_error]
        }
        "mann_kendall" => {
            let found = series::mann_kendall(&values).expect("a result");
            vec![found.statistic, found.p_value]
        }
        "dickey_fuller" => {
            let regression = match input.text("regression") {
                "n" => Regression::None,
                "ct" => Regression::Trend,
                "ctt" => Regression::SquaredTrend,
                _ => Regression::Constant,
            };
            let max_lag = (input.number("max_lag") >= 0.0).then(|| input.size("max_lag"));
            let found = series::dickey_fuller(&values, regression, max_lag, max_lag.is_none()).expect("a result");
            let numbers = vec![found.statistic, found.p_value, found.n_lags as f64, found.n_used as f64];
            [numbers, found.critical.to_vec()].concat()
        }
        "decompose" => {
            let period = input.size("period");
            let parts = series::decompose(&values, period).expect("parts");
            [&parts.trend[..12], &parts.seasonal[..period], &parts.rest[..12]].concat()
        }
        "seasonal_strength" => {
            vec![series::seasonal_strength(&values, input.size("period")).expect("a result")]
        }
        "best_period" => {
            let found = series::best_period(&values, input.size("longest")).expect("a result");
            vec![found.map_or(-1.0, |period| period as f64)]
        }
        "steps" => {
            let found = series::steps(&values).expect("steps");
            let mut numbers = vec![found.median_step, found.smallest_step, found.largest_step];
            numbers.extend([found.n_duplicates as f64, found.gaps.len() as f64]);
            numbers.extend(found.gaps.iter().flat_map(|gap| [gap.after as f64, gap.n_missing as f64]));
            numbers
        }
        _ => return None,
    })
}
