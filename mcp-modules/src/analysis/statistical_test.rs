//! `statistical_test`: whether a difference is more than chance, with scipy's numbers.

use serde_json::{Map, Value, json};

use super::Outcome;
use super::cell::{float, optional_float, plain_number};
use super::distributions;
use super::error::AnalysisError;
use super::numbers::exact_sum;
use super::ranks;
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

/// The verdict of a t statistic: a difference of means over its error.
fn t_verdict(
    test: &str,
    difference: f64,
    error: f64,
    df: f64,
    samples: &[Sample],
    subject: String,
) -> Result<Verdict, AnalysisError> {
    let statistic = difference / error;
    let p_value = if statistic.is_finite() { distributions::student(statistic, df) } else { None };
    Ok(Verdict {
        statistic,
        p_value: p_value.ok_or_else(|| no_spread(test))?,
        df: float(df),
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
    let df = a.n() + b.n() - 2.0;
    let pooled = ((a.n() - 1.0) * a.variance() + (b.n() - 1.0) * b.variance()) / df;
    let error = (pooled * (1.0 / a.n() + 1.0 / b.n())).sqrt();
    t_verdict("t_test", a.mean() - b.mean(), error, df, &samples, means_of(&samples))
}

/// Without the assumption of equal variances.
fn welch(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "welch", 2)?;
    let [a, b] = &samples;
    let (part_a, part_b) = (a.variance() / a.n(), b.variance() / b.n());
    let sum = part_a + part_b;
    let df = sum * sum / (part_a * part_a / (a.n() - 1.0) + part_b * part_b / (b.n() - 1.0));
    t_verdict("welch", a.mean() - b.mean(), sum.sqrt(), df, &samples, means_of(&samples))
}

fn paired(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_pairs(parameters, table, "paired_t")?;
    samples::require(&samples, "paired_t", 2)?;
    let [a, b] = &samples;
    let differences: Vec<f64> = a.values.iter().zip(&b.values).map(|(a, b)| a - b).collect();
    let differences = Sample { name: String::new(), values: differences };
    let error = (differences.variance() / differences.n()).sqrt();
    t_verdict("paired_t", differences.mean(), error, differences.n() - 1.0, &samples, means_of(&samples))
}

fn one_sample(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let field = parameters.required_text("field", "the field that holds the numbers")?;
    let expected = parameters.number("population_mean")?.unwrap_or(0.0);
    let all: Vec<usize> = (0..table.n_rows()).collect();
    let values = table.column(field)?.numbers(&all, "one_sample_t")?;
    let samples = [Sample { name: field.to_owned(), values }];
    samples::require(&samples, "one_sample_t", 2)?;
    let [sample] = &samples;
    let error = (sample.variance() / sample.n()).sqrt();
    let subject = format!("the mean of '{field}' and {expected}");
    t_verdict("one_sample_t", sample.mean() - expected, error, sample.n() - 1.0, &samples, subject)
}

/// The statistic is the U of the first group.
fn mann_whitney(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "mann_whitney", 1)?;
    let [a, b] = &samples;
    let both: Vec<f64> = a.values.iter().chain(&b.values).copied().collect();
    let ranks = ranks::average_ranks(&both);
    let first = exact_sum(ranks.iter().take(a.values.len()).copied()) - a.n() * (a.n() + 1.0) / 2.0;
    let larger = first.max(a.n() * b.n() - first);
    let p_value = distributions::mann_whitney(larger, a.values.len(), b.values.len(), &ranks::tie_sizes(&both));
    Ok(Verdict {
        statistic: first,
        p_value: p_value.ok_or_else(|| no_spread("mann_whitney"))?,
        df: Value::Null,
        groups: samples::describe(&samples),
        subject: format!("the distributions of '{}' and '{}'", a.name, b.name),
        yes: "differ significantly",
        no: "show no significant difference",
    })
}

#[expect(clippy::cast_precision_loss, reason = "a handful of groups")]
fn anova(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect(parameters, table, "anova")?;
    samples::require(&samples, "anova", 1)?;
    let all: Vec<f64> = samples.iter().flat_map(|sample| sample.values.iter().copied()).collect();
    if samples.len() < 2 || all.len() <= samples.len() {
        return Err(AnalysisError::NotEnough {
            what: format!("anova needs two groups or more with several numbers, found {}", samples.len()),
            hint: None,
        });
    }
    let grand = Sample { name: String::new(), values: all };
    let between = exact_sum(samples.iter().map(|sample| sample.n() * (sample.mean() - grand.mean()).powi(2)));
    let within = exact_sum(samples.iter().flat_map(|sample| {
        let mean = sample.mean();
        sample.values.iter().map(move |value| (value - mean).powi(2))
    }));
    let df_between = samples.len() as f64 - 1.0;
    let df_within = grand.n() - samples.len() as f64;
    let statistic = (between / df_between) / (within / df_within);
    let p_value = if statistic.is_finite() { distributions::fisher(statistic, df_between, df_within) } else { None };
    Ok(Verdict {
        statistic,
        p_value: p_value.ok_or_else(|| no_spread("anova"))?,
        df: json!([float(df_between), float(df_within)]),
        groups: samples::describe(&samples),
        subject: format!("the means of the {} groups", samples.len()),
        yes: "differ significantly",
        no: "show no significant difference",
    })
}

/// Of independence; a table of two by two is corrected for continuity (Yates).
#[expect(clippy::cast_precision_loss, reason = "a handful of rows and columns")]
fn chi_square(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let found = samples::contingency(parameters, table)?;
    let (n_rows, n_columns) = (found.rows.len(), found.columns.len());
    if n_rows < 2 || n_columns < 2 {
        return Err(AnalysisError::NotEnough {
            what: format!("chi_square needs two values or more of each field, found {n_rows} and {n_columns}"),
            hint: None,
        });
    }
    let df = ((n_rows - 1) * (n_columns - 1)) as f64;
    let row_sums: Vec<f64> = found.counts.iter().map(|row| row.iter().copied().map(f64::from).sum()).collect();
    let column_sum = |column: usize| found.counts.iter().map(|row| f64::from(row[column])).sum::<f64>();
    let all: f64 = row_sums.iter().sum();
    let mut terms = Vec::new();
    for (row, row_sum) in found.counts.iter().zip(&row_sums) {
        for (column, observed) in row.iter().enumerate() {
            let expected = row_sum * column_sum(column) / all;
            let mut apart = (f64::from(*observed) - expected).abs();
            if (n_rows, n_columns) == (2, 2) {
                apart -= apart.min(0.5);
            }
            terms.push(apart * apart / expected);
        }
    }
    let statistic = exact_sum(terms);
    let counts = |row: &Vec<u32>| -> Map<String, Value> {
        found.columns.iter().cloned().zip(row.iter().map(|count| Value::from(*count))).collect()
    };
    let groups: Map<String, Value> =
        found.rows.iter().cloned().zip(found.counts.iter().map(|row| Value::Object(counts(row)))).collect();
    Ok(Verdict {
        statistic,
        p_value: distributions::chi_squared(statistic, df).ok_or_else(|| no_spread("chi_square"))?,
        df: optional_float(Some(df)),
        groups: Value::Object(groups),
        subject: "the two fields".to_owned(),
        yes: "depend on each other significantly",
        no: "show no significant dependence",
    })
}

/// The largest distance between two distribution functions.
#[expect(clippy::cast_precision_loss, reason = "a ratio of counts")]
fn kolmogorov_smirnov(parameters: &Parameters, table: &Table) -> Result<Verdict, AnalysisError> {
    let samples = samples::collect_two(parameters, table, "ks", 1)?;
    let [a, b] = &samples;
    let (n_first, n_second) = (a.values.len(), b.values.len());
    let sorted = |sample: &Sample| super::numbers::sorted(sample.values.clone());
    let (first, second) = (sorted(a), sorted(b));
    let mut points: Vec<f64> = first.iter().chain(&second).copied().collect();
    points.sort_by(f64::total_cmp);
    points.dedup();
    let gap = |point: &f64| {
        let below = |values: &[f64]| values.partition_point(|value| value <= point) as u64;
        (below(&first) * n_second as u64).abs_diff(below(&second) * n_first as u64)
    };
    let gap = points.iter().map(gap).max().unwrap_or(0);
    Ok(Verdict {
        statistic: gap as f64 / (n_first as f64 * n_second as f64),
        p_value: distributions::kolmogorov_smirnov(gap, n_first, n_second),
        df: Value::Null,
        groups: samples::describe(&samples),
        subject: format!("the distributions of '{}' and '{}'", a.name, b.name),
        yes: "differ significantly",
        no: "show no significant difference",
    })
}
