//! Parameters, however they are written: `?`, `%s`, `$1`, `:name` or `%(name)s`, on every engine.
//!
//! Values never become part of the text: a placeholder becomes the engine's own, and the value travels beside it.

use crate::batch::Value;
use crate::error::DatabaseError;

/// What `params=` held.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Parameters {
    #[default]
    None,
    ByPosition(Vec<Value>),
    ByName(Vec<(String, Value)>),
}

/// How an engine writes the placeholder of a number, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// `?`
    Question,
    /// `$1`
    Dollar,
}

/// The query as the engine wants it, and the values in the order of its placeholders.
pub(crate) fn bind(sql: &str, parameters: &Parameters, style: Style) -> Result<(String, Vec<Value>), DatabaseError> {
    // Without parameters nothing is a placeholder: `a ? b` is an operator of PostgreSQL.
    if *parameters == Parameters::None {
        return Ok((sql.to_owned(), Vec::new()));
    }
    let mut binding = Binding { parameters, style, sql: String::with_capacity(sql.len()), values: Vec::new(), n_positional: 0 };
    let mut rest = sql;
    while let Some(first) = rest.chars().next() {
        let quoted = quoted_length(rest);
        if quoted > 0 {
            binding.sql.push_str(&rest[..quoted]);
            rest = &rest[quoted..];
            continue;
        }
        let length = binding.placeholder(rest)?;
        if length > 0 {
            rest = &rest[length..];
            continue;
        }
        binding.sql.push(first);
        rest = &rest[first.len_utf8()..];
    }
    binding.finish()
}

struct Binding<'a> {
    parameters: &'a Parameters,
    style: Style,
    sql: String,
    values: Vec<Value>,
    n_positional: usize,
}

impl Binding<'_> {
    /// Bytes of the placeholder that starts `text`, after it was bound; 0 if there is none.
    fn placeholder(&mut self, text: &str) -> Result<usize, DatabaseError> {
        if let Parameters::ByName(named) = self.parameters {
            let (name, length) = if let Some(after) = text.strip_prefix("%(") {
                let Some(end) = after.find(")s") else { return Ok(0) };
                (&after[..end], end + 4)
            } else if let Some(after) = text.strip_prefix(':').filter(|_| !self.sql.ends_with(':')) {
                let end = word_length(after);
                (&after[..end], end + 1)
            } else {
                return Ok(0);
            };
            // `::type` of PostgreSQL and `a[1:2]` are no names.
            if name.is_empty() || !name.starts_with(|sign: char| sign.is_alphabetic() || sign == '_') {
                return Ok(0);
            }
            let value = named.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
            let Some(value) = value else {
                let known: Vec<&str> = named.iter().map(|(known, _)| known.as_str()).collect();
                let message = format!("the query names the parameter '{name}', params has: {}", known.join(", "));
                return Err(DatabaseError::Parameters { message });
            };
            self.put(value);
            return Ok(length);
        }
        let Parameters::ByPosition(values) = self.parameters else { return Ok(0) };
        let digits = text.strip_prefix('$').map_or(0, |after| after.bytes().take_while(u8::is_ascii_digit).count());
        if digits > 0 {
            let number: usize = text[1..=digits].parse().unwrap_or(0);
            let Some(value) = number.checked_sub(1).and_then(|at| values.get(at)) else {
                return Err(wrong_count(number, values.len()));
            };
            self.n_positional = self.n_positional.max(number);
            self.put(value.clone());
            return Ok(digits + 1);
        }
        let length = if text.starts_with('?') { 1 } else if text.starts_with("%s") { 2 } else { return Ok(0) };
        self.n_positional += 1;
        let Some(value) = values.get(self.n_positional - 1) else {
            return Err(wrong_count(self.n_positional, values.len()));
        };
        self.put(value.clone());
        Ok(length)
    }

    fn put(&mut self, value: Value) {
        self.values.push(value);
        match self.style {
            Style::Question => self.sql.push('?'),
            Style::Dollar => self.sql.push_str(&format!("${}", self.values.len())),
        }
    }

    fn finish(self) -> Result<(String, Vec<Value>), DatabaseError> {
        match self.parameters {
            Parameters::ByPosition(values) if self.n_positional < values.len() => {
                Err(wrong_count(self.n_positional, values.len()))
            }
            _ => Ok((self.sql, self.values)),
        }
    }
}

fn wrong_count(wanted: usize, given: usize) -> DatabaseError {
    DatabaseError::Parameters { message: format!("the query has {wanted} placeholders, params has {given} values") }
}

fn word_length(text: &str) -> usize {
    text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len())
}

/// Bytes of the string, quoted name, comment or dollar-quoted text that starts `text`; 0 if there is none.
fn quoted_length(text: &str) -> usize {
    let until = |end: &str, from: usize| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    match text.as_bytes() {
        [b'\'', ..] => until("'", 1),
        [b'"', ..] => until("\"", 1),
        [b'`', ..] => until("`", 1),
        [b'-', b'-', ..] => until("\n", 2),
        [b'/', b'*', ..] => until("*/", 2),
        [b'$', ..] => {
            let tag = word_length(&text[1..]) + 1;
            let is_tag = text[tag..].starts_with('$') && !text[1..tag].starts_with(|sign: char| sign.is_ascii_digit());
            if is_tag { until(&text[..=tag], tag + 1) } else { 0 }
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{Parameters, Style, bind};
    use crate::batch::Value;

    fn by_position(sql: &str, numbers: &[i64], style: Style) -> Result<(String, Vec<Value>), String> {
        let parameters = Parameters::ByPosition(numbers.iter().map(|number| Value::Int(*number)).collect());
        bind(sql, &parameters, style).map_err(|error| error.to_string())
    }

    #[test]
    fn every_spelling_becomes_the_engines_own() {
        let one = vec![Value::Int(7)];
        assert_eq!(by_position("a = ?", &[7], Style::Dollar), Ok(("a = $1".into(), one.clone())));
        assert_eq!(by_position("a = %s", &[7], Style::Question), Ok(("a = ?".into(), one.clone())));
        assert_eq!(by_position("a = $1", &[7], Style::Question), Ok(("a = ?".into(), one.clone())));
        let named = Parameters::ByName(vec![("least".into(), Value::Int(7))]);
        assert_eq!(bind("a > :least", &named, Style::Dollar), Ok(("a > $1".into(), one.clone())));
        assert_eq!(bind("a > %(least)s", &named, Style::Question), Ok(("a > ?".into(), one.clone())));
        assert_eq!(bind("a::text > :least", &named, Style::Dollar), Ok(("a::text > $1".into(), one)));
    }

    #[test]
    fn quoted_text_holds_no_placeholder() {
        let sql = "select '?', \"?\", `?`, $$?$$, $x$ ? $x$ -- ?\n /* ? */ from t where a = ?";
        let (bound, values) = by_position(sql, &[7], Style::Dollar).expect("bound");
        assert_eq!(bound, sql.replace("a = ?", "a = $1"));
        assert_eq!(values, [Value::Int(7)]);
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let told = |sql, numbers| by_position(sql, numbers, Style::Question).expect_err("refused");
        assert_eq!(told("a = ? and b = ?", &[7]), "the query has 2 placeholders, params has 1 values");
        assert_eq!(told("a = ?", &[7, 8]), "the query has 1 placeholders, params has 2 values");
        let named = Parameters::ByName(vec![("least".into(), Value::Int(7))]);
        assert_eq!(
            bind("a > :most", &named, Style::Question).expect_err("refused").to_string(),
            "the query names the parameter 'most', params has: least"
        );
    }
}
