//! Regular expressions over the texts of a field: anywhere in the text, in linear time.

use orchestrator_words::shorten;
use regex::Regex;

use super::error::AnalysisError;

/// Whether each text matches; what is not text does not.
pub(crate) fn matches<'a>(
    pattern: &str,
    texts: impl Iterator<Item = Option<&'a str>>,
) -> Result<Vec<bool>, AnalysisError> {
    let wanted = Regex::new(pattern)
        .map_err(|error| AnalysisError::BadPattern { pattern: shorten(pattern), reason: reason(&error.to_string()) })?;
    Ok(texts.map(|text| text.is_some_and(|text| wanted.is_match(text))).collect())
}

/// The engine draws the pattern with a caret over several lines; the last one says what is wrong.
fn reason(message: &str) -> String {
    let last = message.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    shorten(last.strip_prefix("error: ").unwrap_or(last))
}
