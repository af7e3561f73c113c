//! The answer to an execution: text and structured content that together keep to the budget of tokens.
//!
//! Both show the same report. Clients feed either or both to the model, so both count. The full version of what is cut
//! goes to a file.

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::report::{Report, ValueFrom};
use orchestrator_runtime::tokens::{Tokens, n_tokens, n_tokens_of_json};
use serde_json::Value;

use super::outputs::Outputs;
use super::shorten::{grouped, shares, shorten_text, shorten_value};
use super::{Outcome, ToolError, Toolbox};

/// What standard error may take of the budget, and what files that were written may: one part in so many.
const PART_FOR_STDERR: u64 = 10;
const PART_FOR_FILES: u64 = 5;

/// What a cut answer leaves unused, also one part in so many: of random letters the estimate is a little too low.
const PART_FOR_ERRORS: u64 = 20;

/// Of the numbers that are measured; they are not counted one by one, so that equal answers cost the same.
const TOKENS_OF_MEASUREMENTS: u64 = 8;

/// How often what is still too long is cut shorter.
const MOST_ROUNDS: usize = 8;

impl Toolbox {
    /// The answer that tells of `report`, which afterwards is what the client sees of it. It has passed the privacy policy:
    /// what is cut here is written to files as it stands.
    pub(super) fn answer(&self, report: &mut Report) -> Result<Outcome, ToolError> {
        if report.success && report.aside.lost_output {
            report.output.push_str("\n... the rest of the output was too long to keep ...\n");
        }
        let budget = self.settings.answer_tokens as u64;
        let n_more_files = drop_files(report, budget / PART_FOR_FILES);
        let mut text = text_of(report, n_more_files);
        if cost_of(report, &text) > budget || Part::Stderr.cost(report) > budget / PART_FOR_STDERR {
            text = self.shorten(report, n_more_files, budget);
        }
        report.tokens = Tokens::new(cost_of(report, &text), report.aside.bytes_read);
        let structured = serde_json::to_value(&*report)
            .map_err(|error| ToolError::failed(ErrorClass::RuntimeError, error.to_string()))?;
        Ok(Outcome { is_error: !report.success, ..Outcome::with_text(structured, text) })
    }

    /// Cuts the parts of the report until it fits, and gives the text that tells of the rest.
    fn shorten(&self, report: &mut Report, n_more_files: usize, budget: u64) -> String {
        let budget = budget - budget / PART_FOR_ERRORS;
        let whole = report.clone();
        let mut outputs = Outputs::new(self, report.isolation);
        let mut places: [Option<String>; Part::ALL.len()] = Default::default();
        let costs = Part::ALL.map(|part| part.cost(&whole));
        let mut wants = costs;
        wants[Part::Stderr as usize] = wants[Part::Stderr as usize].min(budget / PART_FOR_STDERR);
        let around = cost_of(&whole, &text_of(&whole, n_more_files)).saturating_sub(costs.iter().sum());
        let mut room = budget.saturating_sub(around);
        let mut text = String::new();
        for _ in 0..MOST_ROUNDS {
            let shares = shares(&wants, room);
            for (at, part) in Part::ALL.into_iter().enumerate().filter(|(at, _)| shares[*at] < costs[*at]) {
                let place = places[at].get_or_insert_with(|| part.keep(&whole, &mut outputs));
                part.cut(&whole, report, shares[at], costs[at], place);
            }
            report.truncated = true;
            report.artifacts.clone_from(&whole.artifacts);
            text = text_of(report, n_more_files);
            // The notes in the text name them already.
            report.artifacts.extend_from_slice(&outputs.written);
            let cost = cost_of(report, &text);
            if cost <= budget {
                break;
            }
            // More than was too much: parts are cut at ends of lines.
            room = room.saturating_sub(cost - budget + budget / 50);
        }
        text
    }
}

/// A part of a report that may be long.
#[derive(Clone, Copy)]
enum Part {
    Output,
    Stderr,
    Result,
    Traceback,
    /// Message and hint stand in the traceback too.
    Message,
    Hint,
}

impl Part {
    const ALL: [Self; 6] = [Self::Output, Self::Stderr, Self::Result, Self::Traceback, Self::Message, Self::Hint];

    /// In text and structured content together.
    fn cost(self, report: &Report) -> u64 {
        let twice = |text: &str| n_tokens(text) + n_tokens_of_json(&text);
        let error = report.error.as_ref();
        match self {
            Self::Output => twice(&report.output),
            Self::Stderr => twice(&report.stderr),
            Self::Result => match &report.result {
                Value::String(text) => twice(text),
                value => 2 * n_tokens_of_json(value),
            },
            Self::Traceback => error.map_or(0, |error| twice(&error.traceback)),
            Self::Message => error.map_or(0, |error| n_tokens_of_json(&error.message)),
            Self::Hint => error.map_or(0, |error| n_tokens_of_json(&error.hint)),
        }
    }

    /// Keeps the part of the whole report; says where.
    fn keep(self, whole: &Report, outputs: &mut Outputs<'_>) -> String {
        match self {
            Self::Output => outputs.keep("output.txt", whole.output.as_bytes()),
            Self::Stderr => outputs.keep("stderr.txt", whole.stderr.as_bytes()),
            Self::Result => match &whole.result {
                Value::String(text) => outputs.keep("result.txt", text.as_bytes()),
                value => outputs.keep("result.json", format!("{value:#}").as_bytes()),
            },
            Self::Traceback => {
                let traceback = whole.error.as_ref().map(|error| error.traceback.as_bytes());
                outputs.keep("error.txt", traceback.unwrap_or_default())
            }
            Self::Message | Self::Hint => String::new(),
        }
    }

    /// Cuts the part from its `cost` to `share`.
    fn cut(self, whole: &Report, report: &mut Report, share: u64, cost: u64, place: &str) {
        // Its tokens in one of the two forms are to all its tokens as before.
        let shortened = |text: &str| shorten_text(text, n_tokens(text) * share / cost, place);
        match self {
            Self::Output => report.output = shortened(&whole.output),
            Self::Stderr => report.stderr = shortened(&whole.stderr),
            Self::Result => {
                report.result = match &whole.result {
                    Value::String(text) => Value::String(shortened(text)),
                    value => shorten_value(value.clone(), n_tokens_of_json(value) * share / cost, place),
                }
            }
            Self::Traceback | Self::Message | Self::Hint => {
                let (Some(whole), Some(error)) = (&whole.error, &mut report.error) else { return };
                match self {
                    Self::Traceback => error.traceback = shortened(&whole.traceback),
                    Self::Message => error.message = shortened(&whole.message),
                    _ => error.hint = whole.hint.as_deref().map(shortened),
                }
            }
        }
    }
}

/// Leaves as many of the files as `room` allows; gives the number of the others.
fn drop_files(report: &mut Report, room: u64) -> usize {
    let mut spent = 0;
    let n_fitting = report.artifacts.iter().take_while(|artifact| {
        spent += n_tokens_of_json(artifact) + n_tokens(&artifact.path) + 8;
        spent <= room
    });
    let n_fitting = n_fitting.count();
    let n_more = report.artifacts.len() - n_fitting;
    report.artifacts.truncate(n_fitting);
    report.truncated |= n_more > 0;
    n_more
}

/// Tokens of text and structured content together.
fn cost_of(report: &Report, text: &str) -> u64 {
    let counted = Report { execution_time_ms: 0, peak_memory_bytes: 0, tokens: Tokens::default(), ..report.clone() };
    n_tokens(text) + n_tokens_of_json(&counted) + TOKENS_OF_MEASUREMENTS
}

/// What a reader of plain text gets: the output, the value, what went to standard error, the error, the files.
fn text_of(report: &Report, n_more_files: usize) -> String {
    let mut text = report.output.clone();
    if report.success {
        add(&mut text, &value_text(report));
    }
    if !report.stderr.trim().is_empty() {
        add(&mut text, "stderr:\n");
        text.push_str(&report.stderr);
    }
    if let Some(error) = &report.error {
        add(&mut text, &error.traceback);
    }
    for artifact in &report.artifacts {
        add(&mut text, &format!("wrote {} ({} bytes)", artifact.path, artifact.bytes));
    }
    if n_more_files > 0 {
        add(&mut text, &format!("... and {} more files", grouped(n_more_files)));
    }
    match report.aside.value {
        _ if !text.is_empty() => text,
        ValueFrom::Nowhere => "done; nothing was printed or returned".to_owned(),
        ValueFrom::LastExpression | ValueFrom::Result => "None".to_owned(),
    }
}

/// The value in the text. A `None` that the script did not set is said only where there is nothing else to say.
fn value_text(report: &Report) -> String {
    match &report.result {
        Value::Null if report.aside.value == ValueFrom::Result => "None".to_owned(),
        Value::Null => String::new(),
        Value::String(text) if text.is_empty() => "''".to_owned(),
        Value::String(text) => text.clone(),
        value => value.to_string(),
    }
}

/// Adds lines of their own.
fn add(text: &mut String, lines: &str) {
    if !lines.is_empty() && !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(lines);
}

#[cfg(test)]
mod tests {
    use orchestrator_runtime::tokens::n_tokens;

    #[test]
    fn the_estimate_is_a_little_above_a_real_tokenizer() {
        let numbers = (0..500_u32).map(|n| format!("{n:5}  {:.4}  {}\n", f64::from(n) / 7.0, n * 7919));
        let numbers = numbers.collect::<Vec<_>>().concat();
        let samples = [
            ("prose", include_str!("../../docs/security.md")),
            ("Rust", include_str!("answer.rs")),
            ("Python", include_str!("document.py")),
            ("JSON", include_str!("../../tools_registry/builtin/execution/execute_analysis/definition.json")),
            ("CSV", include_str!("../../examples/project/data/raw/sales.csv")),
            ("a table", numbers.as_str()),
        ];
        for (name, text) in samples {
            let (estimate, real) = (n_tokens(text), bpe_openai::o200k_base().count(text) as u64);
            println!("{name}: {estimate} estimated, {real} counted");
            assert!((real..=real * 3 / 2).contains(&estimate), "{name}: {estimate} estimated, {real} counted");
        }
    }
}
