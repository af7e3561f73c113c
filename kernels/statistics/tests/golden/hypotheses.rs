//! Cases of distributions, correlations and tests.

use orchestrator_statistics::correlation;
use orchestrator_statistics::distributions as d;
use orchestrator_statistics::hypothesis::{self as t, Center, TestResult, ZeroMethod};

use crate::input::Input;

fn pair(result: TestResult) -> Vec<f64> {
    vec![result.statistic, result.p_value]
}

fn with_degrees(result: TestResult) -> Vec<f64> {
    let mut numbers = vec![result.statistic, result.p_value];
    numbers.extend(result.degrees);
    numbers
}

fn tails(tails: d::Tails) -> Vec<f64> {
    vec![tails.lower, tails.upper]
}

pub(crate) fn compute(function: &str, input: &Input) -> Option<Vec<f64>> {
    distribution(function, input)
        .or_else(|| correlated(function, input))
        .or_else(|| grouped(function, input))
        .or_else(|| paired(function, input))
        .or_else(|| counted(function, input))
        .or_else(|| normality(function, input))
}

fn distribution(function: &str, input: &Input) -> Option<Vec<f64>> {
    let both = || (input.number("first"), input.number("second"));
    Some(match function {
        "normal" => tails(d::normal(input.number("x"))),
        "student" => tails(d::student(input.number("x"), input.number("df"))),
        "chi_squared" => tails(d::chi_squared(input.number("x"), input.number("df"))),
        "fisher" => tails(d::fisher(input.number("x"), both().0, both().1)),
        "beta" => tails(d::beta(input.number("x"), both().0, both().1)),
        "kolmogorov" => tails(d::kolmogorov(input.number("x"))),
        "kolmogorov_exact" => vec![d::kolmogorov_exact_upper(input.whole("n"), input.number("d"))],
        "binomial" => {
            let (k, n, p) = (input.whole("k"), input.whole("n"), input.number("p"));
            [vec![d::binomial_mass(k, n, p)], tails(d::binomial(k, n, p))].concat()
        }
        "normal_quantile" => vec![d::normal_quantile(input.number("p"))],
        "student_quantile" => vec![d::student_quantile(input.number("p"), input.number("df"))],
        "chi_squared_quantile" => vec![d::chi_squared_quantile(input.number("p"), input.number("df"))],
        "fisher_quantile" => vec![d::fisher_quantile(input.number("p"), both().0, both().1)],
        "beta_quantile" => vec![d::beta_quantile(input.number("p"), both().0, both().1)],
        _ => return None,
    })
}

fn correlated(function: &str, input: &Input) -> Option<Vec<f64>> {
    if function == "point_biserial" {
        return Some(pair(
            correlation::point_biserial(&input.flags("groups"), &input.values("values")).expect("a result"),
        ));
    }
    if !["pearson", "spearman", "kendall", "covariance"].contains(&function) {
        return None;
    }
    let (first, second) = (input.values("first"), input.values("second"));
    Some(match function {
        "pearson" => pair(correlation::pearson(&first, &second, input.side()).expect("a result")),
        "spearman" => pair(correlation::spearman(&first, &second, input.side()).expect("a result")),
        "kendall" => pair(correlation::kendall(&first, &second, input.side()).expect("a result")),
        _ => vec![correlation::covariance(&first, &second).expect("a result")],
    })
}

fn grouped(function: &str, input: &Input) -> Option<Vec<f64>> {
    if !["anova", "kruskal", "friedman", "levene", "bartlett", "eta_squared"].contains(&function) {
        return None;
    }
    let owned = input.samples("groups");
    let groups: Vec<&[f64]> = owned.iter().map(Vec::as_slice).collect();
    Some(match function {
        "anova" => pair(t::anova(&groups).expect("a result")),
        "kruskal" => pair(t::kruskal(&groups).expect("a result")),
        "friedman" => pair(t::friedman(&groups).expect("a result")),
        "bartlett" => pair(t::bartlett(&groups).expect("a result")),
        "eta_squared" => vec![t::eta_squared(&groups)],
        _ => {
            let center = match input.text("center") {
                "mean" => Center::Mean,
                "trimmed" => Center::Trimmed(0.05),
                _ => Center::Median,
            };
            pair(t::levene(&groups, center).expect("a result"))
        }
    })
}

fn paired(function: &str, input: &Input) -> Option<Vec<f64>> {
    let (first, second) = (|| input.values("first"), || input.values("second"));
    Some(match function {
        "t_one_sample" => {
            with_degrees(t::t_one_sample(&input.values("values"), input.number("expected"), input.side()))
        }
        "t_independent" => with_degrees(t::t_independent(&first(), &second(), input.side())),
        "t_welch" => with_degrees(t::t_welch(&first(), &second(), input.side())),
        "t_paired" => with_degrees(t::t_paired(&first(), &second(), input.side()).expect("a result")),
        "effects" => vec![
            t::cohens_d(&first(), &second()),
            t::hedges_g(&first(), &second()),
            t::cliffs_delta(&first(), &second()),
        ],
        "mann_whitney" => pair(t::mann_whitney(&first(), &second(), input.side(), input.method()).expect("a result")),
        "ks_two_samples" => pair(t::ks_two_samples(&first(), &second(), input.method()).expect("a result")),
        "wilcoxon" => {
            let zeros = match input.text("zeros") {
                "pratt" => ZeroMethod::Pratt,
                "zsplit" => ZeroMethod::Split,
                _ => ZeroMethod::Wilcox,
            };
            let values = input.values("values");
            pair(t::wilcoxon(&values, zeros, input.flag("corrected"), input.side(), input.method()).expect("a result"))
        }
        _ => return None,
    })
}

fn counted(function: &str, input: &Input) -> Option<Vec<f64>> {
    Some(match function {
        "chi_square" => {
            let expected = input.values("expected");
            let expected = (!expected.is_empty()).then_some(expected.as_slice());
            pair(t::chi_square(&input.values("observed"), expected, 0).expect("a result"))
        }
        "chi_square_table" => {
            let found = t::chi_square_table(&input.samples("table"), input.flag("corrected")).expect("a result");
            [with_degrees(found.result), found.expected.concat()].concat()
        }
        "cramers_v" => vec![t::cramers_v(&input.samples("table")).expect("a result")],
        "fisher_exact" => {
            let table: Vec<u64> = input
                .samples("table")
                .concat()
                .iter()
                .map(|count| format!("{count}").parse().expect("a count"))
                .collect();
            let found = t::fisher_exact([[table[0], table[1]], [table[2], table[3]]], input.side()).expect("a result");
            vec![found.odds_ratio, found.p_value]
        }
        "binomial_test" => {
            let (k, n) = (input.whole("k"), input.whole("n"));
            pair(t::binomial_test(k, n, input.number("p"), input.side()).expect("a result"))
        }
        "proportion_z" => pair(t::proportion_z(input.number("k"), input.number("n"), input.number("p"), input.side())),
        "two_proportions_z" => {
            let (first, second) = (input.values("first"), input.values("second"));
            pair(t::two_proportions_z((first[0], first[1]), (second[0], second[1]), input.side()))
        }
        _ => return None,
    })
}

fn normality(function: &str, input: &Input) -> Option<Vec<f64>> {
    let values = || input.values("values");
    Some(match function {
        "shapiro_wilk" => pair(t::shapiro_wilk(&values()).expect("a result")),
        "anderson_darling" => {
            let found = t::anderson_darling(&values()).expect("a result");
            [vec![found.statistic, found.p_value], found.critical.to_vec()].concat()
        }
        "normal_test" => pair(t::normal_test(&values())),
        "skew_test" => pair(t::skew_test(&values())),
        "kurtosis_test" => pair(t::kurtosis_test(&values())),
        "jarque_bera" => pair(t::jarque_bera(&values()).expect("a result")),
        "ks_normal" => {
            let (mean, deviation) = (input.number("mean"), input.number("deviation"));
            pair(t::ks_normal(&values(), mean, deviation, input.method()).expect("a result"))
        }
        _ => return None,
    })
}
