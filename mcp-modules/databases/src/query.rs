//! A query, and where in its text an error is.

use crate::placeholders::Parameters;

/// A query and the values of its placeholders.
#[derive(Clone, Debug, Default)]
pub struct Query {
    pub sql: String,
    pub parameters: Parameters,
}

impl Query {
    /// The text without what ends a statement, so that it fits inside another.
    #[must_use]
    pub fn text(&self) -> &str {
        self.sql.trim_end_matches(|sign: char| sign.is_whitespace() || sign == ';')
    }
}

/// The line of the query that holds the character at `at`, counted from 1, as an addition to a message.
#[must_use]
pub fn place(sql: &str, at: usize) -> String {
    const LONGEST: usize = 80;
    let start = sql.char_indices().nth(at.saturating_sub(1)).map_or(sql.len(), |(byte, _)| byte);
    let number = sql[..start].matches('\n').count() + 1;
    let line: String = sql.lines().nth(number - 1).unwrap_or_default().trim().chars().take(LONGEST).collect();
    format!(" (line {number}: {line})")
}
