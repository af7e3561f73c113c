//! `statistical_test`: whether a difference is more than chance, with scipy's numbers.

use orchestrator_statistics::Alternative;
use orchestrator_statistics::hypothesis::{self as tests, Method, TestResult};
use serde_json::{Map, Value, json};

use super::Outcome;
use super::cell::{float, optional_float, plain_number};
use super::error::AnalysisError;
use super::request::{Parameters, Project};
use super::samples::{self, Sample};
use super::source::Source;
use super::table::Table;

const DEFAULT_ALPHA: f64 = 0.05;

/// What a test hands back, before it is judged.
struct Verdict {
    statistic: f64,
    p_value: f64,
    df: Value,
    groups: Value,
    /// "the means of a and b", which the next two complete.
    subject: String,
    yes: &'static str,
    no: &'static str,
}

type Test = fn(&Parameters, &Table) -> Result<Verdict, AnalysisError>;

const TESTS: &[(&str, &[&str], Test)] = &[
    ("t_test", &["t", "ttest", "student", "independent_t"], student),
    ("welch", &["welch_t", "welch_t_test"], welch),
    ("paired_t", &["paired", "paired_t_test"], paired),
    ("one_sample_t", &["one_sample", "one_sample_t_test"], one_sample),
    ("mann_whitney", &["mann_whitney_u", "mannwhitneyu", "u_test"], mann_whitney),
    ("chi_square", &["chi2", "chi_squared", "chisquare"], chi_square),
    ("anova", &["f_oneway", "one_way_anova"], anova),
    ("ks", &["kolmogorov_smirnov", "ks_2samp", "ks_test"], kolmogorov_smirnov),
];

pub(crate) fn run(source: &Source, parameters: &Parameters, _: &dyn Project) -> Result<Outcome, AnalysisError> {
    let wanted = parameters
        .required_text("test", "t_test, welch, paired_t, one_sample_t, mann_whitney, chi_square, anova or ks")?;
    let lower = wanted.trim().to_ascii_lowercase();
    let mut tests = TESTS.iter();
    let Some((name, _, test)) = tests.find(|(name, others, _)| *name == lower || others.contains(&lower.as_str()))
    else {
        let known: Vec<&str> = TESTS.iter().map(|(name, ..)| *name).collect();
        return Err(AnalysisError::unknown_name("parameter 'test'", "test", wanted, &known));
    };
    let alpha = parameters.number("alpha")?.unwrap_or(DEFAULT_ALPHA);
    if !(alpha > 0.0 && alpha < 1.0) {
        return Err(AnalysisError::bad_parameter("alpha", "a number between 0 and 1", &plain_number(alpha)));
    }
    let verdict = test(parameters, &source.table)?;
    let is_significant = verdict.p_value < alpha;
    let (claim, sign) = if is_significant { (verdict.yes, "<") } else { (verdict.no, ">=") };
    let result = json!({
        "test": name,
        "statistic": float(verdict.statistic),
        "p_value": float(verdict.p_value),
        "significant": is_significant,
        "alpha": alpha,
        "df": verdict.df,
        "groups": verdict.groups,
        "interpretation": format!("{} {claim} (p = {} {sign} {alpha})", verdict.subject, short(verdict.p_value)),
        "total": source.table.n_rows(),
    });
    Ok(Outcome { result, python: None, rows_out: 1 })
}

/// Four digits are enough to read.
fn short(p_value: f64) -> String {
    if p_value < 0.0001 { format!("{p_value:.2e}") } else { format!("{p_value:.4}") }
}

/// No answer: the values do not vary.
fn no_spread(test: &str) -> AnalysisError {
    AnalysisError::NotEnough { what: format!("{test} has no answer: the values do not vary"), hint: None }
}

/// What the tests refuse, in their words.
fn not_enough(error: orchestrator_statistics::StatisticsError) -> AnalysisError {
    AnalysisError::NotEnough { what: error.to_string(), hint: None }
}

/// The verdict of a t statistic: a difference of means over its error.
fn t_verdict(test: &str, result: TestResult, samples: &[Sample], subject: String) -> Result<Verdict, AnalysisError> {
    if !result.statistic.is_finite() || result.p_value.is_nan() {
        return Err(no_spread(test));
    }
    Ok(Verdict {
        statistic: result.statistic,
        p_value: result.p_value,
        df: optional_float(result.degrees.first().copied()),
        groups: samples::describe(samples),
        subject,
        yes: "differ significantly",
        no: "show no significant difference",
    })
}

fn means_of(samples: &[Sample]) -> String {
    let names: Vec<String> = samples.iter().map(|sample| format!("'{}'", sample.name)).collect();
    format!("the means of {}", names.join(" and "))
}

fn student(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "t_test", 2)?;
    let [a, b] = &samples;
    let result = tests::t_independent(&a.values, &b.values, Alternative::TwoSided);
    t_verdict("t_test", result, &samples, means_of(&samples))
}

/// Without the assumption of equal variances.
fn welch(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "welch", 2)?;
    let [a, b] = &samples;
    let result = tests::t_welch(&a.values, &b.values, Alternative::TwoSided);
    t_verdict("welch", result, &samples, means_of(&samples))
}

fn paired(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_pairs(parameters, table, "paired_t")?;
    samples::require(&samples, "paired_t", 2)?;
    let [a, b] = &samples;
    let result = tests::t_paired(&a.values, &b.values, Alternative::TwoSided).map_err(not_enough)?;
    t_verdict("paired_t", result, &samples, means_of(&samples))
}

fn one_sample(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let field = parameters.required_text("field", "the field that holds the numbers")?;
    let expected = parameters.number("population_mean")?.unwrap_or(0.0);
    let all: Vec<usize> = (0..table.n_rows()).collect();
    let values = table.column(field)?.numbers(&all, "one_sample_t")?;
    let samples = [Sample { name: field.to_owned(), values }];
    samples::require(&samples, "one_sample_t", 2)?;
    let result = tests::t_one_sample(&samples[0].values, expected, Alternative::TwoSided);
    t_verdict("one_sample_t", result, &samples, format!("the mean of '{field}' and {expected}"))
}

/// The statistic is the U of the first group.
fn mann_whitney(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "mann_whitney", 1)?;
    let [a, b] = &samples;
    let mut values = a.values.iter().chain(&b.values);
    let first = values.next();
    if values.all(|value| Some(value) == first) {
        return Err(no_spread("mann_whitney"));
    }
    let result = tests::mann_whitney(&a.values, &b.values, Alternative::TwoSided, Method::Auto).map_err(not_enough)?;
    Ok(Verdict {
        statistic: result.statistic,
        p_value: result.p_value,
        df: Value::Null,
        groups: samples::describe(&samples),
        subject: format!("the distributions of '{}' and '{}'", a.name, b.name),
        yes: "differ significantly",
        no: "show no significant difference",
    })
}

fn anova(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect(parameters, table, "anova")?;
    samples::require(&samples, "anova", 1)?;
    let n_values: usize = samples.iter().map(|sample| sample.values.len()).sum();
    if samples.len() < 2 || n_values <= samples.len() {
        return Err(AnalysisError::NotEnough {
            what: format!("anova needs two groups or more with several numbers, found {}", samples.len()),
            hint: None,
        });
    }
    let groups: Vec<&[f64]> = samples.iter().map(|sample| sample.values.as_slice()).collect();
    let result = tests::anova(&groups).map_err(not_enough)?;
    if !result.statistic.is_finite() || result.p_value.is_nan() {
        return Err(no_spread("anova"));
    }
    Ok(Verdict {
        statistic: result.statistic,
        p_value: result.p_value,
        df: result.degrees.iter().copied().map(float).collect(),
        groups: samples::describe(&samples),
        subject: format!("the means of the {} groups", samples.len()),
        yes: "differ significantly",
        no: "show no significant difference",
    })
}

/// Of independence; a table of two by two is corrected for continuity (Yates).
fn chi_square(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let found = samples::contingency(parameters, table)?;
    let (n_rows, n_columns) = (found.rows.len(), found.columns.len());
    if n_rows < 2 || n_columns < 2 {
        return Err(AnalysisError::NotEnough {
            what: format!("chi_square needs two values or more of each field, found {n_rows} and {n_columns}"),
            hint: None,
        });
    }
    let numbers: Vec<Vec<f64>> = found.counts.iter().map(|row| row.iter().copied().map(f64::from).collect()).collect();
    let result = tests::chi_square_table(&numbers, true).map_err(not_enough)?.result;
    let counts = |row: &Vec<u32>| -> Map<String, Value> {
        found.columns.iter().cloned().zip(row.iter().map(|count| Value::from(*count))).collect()
    };
    let groups: Map<String, Value> =
        found.rows.iter().cloned().zip(found.counts.iter().map(|row| Value::Object(counts(row)))).collect();
    Ok(Verdict {
        statistic: result.statistic,
        p_value: result.p_value,
        df: optional_float(result.degrees.first().copied()),
        groups: Value::Object(groups),
        subject: "the two fields".to_owned(),
        yes: "depend on each other significantly",
        no: "show no significant dependence",
    })
}

/// The largest distance between two distribution functions.
fn kolmogorov_smirnov(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "ks", 1)?;
    let [a, b] = &samples;
    let result = tests::ks_two_samples(&a.values, &b.values, Method::Auto).map_err(not_enough)?;
    Ok(Verdict {
        statistic: result.statistic,
        p_value: result.p_value,
        df: Value::Null,
        groups: samples::describe(&samples),
        subject: format!("the distributions of '{}' and '{}'", a.name, b.name),
        yes: "differ significantly",
        no: "show no significant difference",
    })
}
