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
pub enum Style {
    /// `?`
    Question,
    /// `?`, and a backslash keeps the quote after it inside a string.
    QuestionWithBackslash,
    /// `$1`
    Dollar,
}

/// The query as the engine wants it, and the values in the order of its placeholders.
pub fn bind(sql: &str, parameters: &Parameters, style: Style) -> Result<(String, Vec<Value>), DatabaseError> {
    // Without parameters nothing is a placeholder: `a ? b` is an operator of PostgreSQL.
    if *parameters == Parameters::None {
        return Ok((sql.to_owned(), Vec::new()));
    }
    // Nor is it one where the others are written as `$1` or `%s`.
    let has_questions = !each_piece(sql, style).any(
        |piece| matches!(piece, Piece::Plain(text) if number_after(text, '$').is_some() || text.starts_with("%s")),
    );
    let mut binding = Binding {
        parameters,
        style,
        has_questions,
        sql: String::with_capacity(sql.len()),
        values: Vec::new(),
        n_positional: 0,
    };
    let mut done = 0;
    for piece in each_piece(sql, style) {
        match piece {
            // Inside a placeholder that was bound already.
            Piece::Plain(text) if sql.len() - text.len() < done => {}
            Piece::Quoted(text) => binding.sql.push_str(text),
            Piece::Plain(text) => {
                let length = binding.placeholder(text)?;
                if length == 0 {
                    binding.sql.extend(text.chars().next());
                }
                done = sql.len() - text.len() + length;
            }
        }
    }
    binding.finish()
}

/// A query in pieces: what is quoted, whole, and every other character with all that follows it.
enum Piece<'a> {
    Quoted(&'a str),
    Plain(&'a str),
}

fn each_piece(sql: &str, style: Style) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = sql;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let quoted = quoted_length(rest, style);
        let (piece, length) =
            if quoted > 0 { (Piece::Quoted(&rest[..quoted]), quoted) } else { (Piece::Plain(rest), first.len_utf8()) };
        rest = &rest[length..];
        Some(piece)
    })
}

/// The number after `sign` at the start of `text`, and how many bytes both take.
fn number_after(text: &str, sign: char) -> Option<(usize, usize)> {
    let digits = text.strip_prefix(sign)?.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 { None } else { Some((text[1..=digits].parse().unwrap_or(usize::MAX), digits + 1)) }
}

struct Binding<'a> {
    parameters: &'a Parameters,
    style: Style,
    /// Is `?` a placeholder?
    has_questions: bool,
    sql: String,
    values: Vec<Value>,
    n_positional: usize,
}

impl Binding<'_> {
    /// Bytes of the placeholder that starts `text`, after it was bound; 0 if there is none.
    fn placeholder(&mut self, text: &str) -> Result<usize, DatabaseError> {
        // Where `%s` marks a value, a plain percent sign is written twice.
        if text.starts_with("%%") {
            self.sql.push('%');
            return Ok(2);
        }
        match self.parameters {
            Parameters::None => Ok(0),
            Parameters::ByName(named) => self.named(text, named),
            Parameters::ByPosition(values) => self.positional(text, values),
        }
    }

    fn named(&mut self, text: &str, named: &[(String, Value)]) -> Result<usize, DatabaseError> {
        let (name, length) = if let Some(after) = text.strip_prefix("%(") {
            let Some(end) = after.find(")s") else { return Ok(0) };
            (&after[..end], end + 4)
        } else if let Some(after) = text.strip_prefix(':').filter(|_| !self.sql.ends_with(':')) {
            let end = word_length(after);
            (&after[..end], end + 1)
        } else {
            return Ok(0);
        };
        // `::type` of PostgreSQL and `a[1:2]` are not names.
        if !name.starts_with(|sign: char| sign.is_alphabetic() || sign == '_') {
            return Ok(0);
        }
        let Some((_, value)) = named.iter().find(|(known, _)| known == name) else {
            let known: Vec<&str> = named.iter().map(|(known, _)| known.as_str()).collect();
            let message = format!("the query names the parameter '{name:.120}', params has: {}", known.join(", "));
            return Err(DatabaseError::parameters(message));
        };
        self.put(value.clone());
        Ok(length)
    }

    fn positional(&mut self, text: &str, values: &[Value]) -> Result<usize, DatabaseError> {
        let numbered = number_after(text, '$').or_else(|| number_after(text, '?').filter(|_| self.has_questions));
        let (number, length) = match numbered {
            Some(found) => found,
            None if self.has_questions && text.starts_with('?') => (self.n_positional + 1, 1),
            None if text.starts_with("%s") => (self.n_positional + 1, 2),
            None => return Ok(0),
        };
        let Some(value) = number.checked_sub(1).and_then(|at| values.get(at)) else {
            let wanted = if numbered.is_some() { number } else { self.n_positional + 1 };
            return Err(wrong_count(wanted, values.len()));
        };
        self.n_positional = self.n_positional.max(number);
        self.put(value.clone());
        Ok(length)
    }

    fn put(&mut self, value: Value) {
        self.values.push(value);
        match self.style {
            Style::Question | Style::QuestionWithBackslash => self.sql.push('?'),
            Style::Dollar => {
                let number = self.values.len().to_string();
                self.sql.extend(["$", &number]);
            }
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
    let s = |count: usize| if count == 1 { "" } else { "s" };
    let message = format!("the query has {wanted} placeholder{}, params has {given} value{}", s(wanted), s(given));
    DatabaseError::Parameters { message, hint: Some("a list needs one placeholder for each of its values".to_owned()) }
}

fn word_length(text: &str) -> usize {
    text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len())
}

/// Bytes of the string, quoted name, comment or dollar-quoted text that starts `text`; 0 if there is none.
fn quoted_length(text: &str, style: Style) -> usize {
    let until = |end: &str, from: usize| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    match text.as_bytes() {
        [quote @ (b'\'' | b'"'), ..] if style == Style::QuestionWithBackslash => {
            let mut is_kept = false;
            let end = text.bytes().skip(1).position(|byte| {
                let is_end = byte == *quote && !is_kept;
                is_kept = byte == b'\\' && !is_kept;
                is_end
            });
            end.map_or(text.len(), |end| end + 2)
        }
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
    fn signs_that_only_look_like_placeholders_stay() {
        let one = vec![Value::Int(7)];
        assert_eq!(
            by_position("a ?2 b ?1", &[7, 8], Style::Question),
            Ok(("a ? b ?".into(), vec![Value::Int(8), Value::Int(7)]))
        );
        assert_eq!(by_position("a %% 2 = %s", &[7], Style::Question), Ok(("a % 2 = ?".into(), one.clone())));
        assert_eq!(
            by_position("a ? 'k' and b = $1", &[7], Style::Dollar),
            Ok(("a ? 'k' and b = $1".into(), one.clone()))
        );
        let sql = "a = 'it\\'s ?' and b = ?";
        assert_eq!(by_position(sql, &[7], Style::QuestionWithBackslash), Ok((sql.into(), one)));
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
        assert_eq!(told("a = ? and b = ?", &[7]), "the query has 2 placeholders, params has 1 value");
        assert_eq!(told("a = ?", &[7, 8]), "the query has 1 placeholder, params has 2 values");
        let named = Parameters::ByName(vec![("least".into(), Value::Int(7))]);
        assert_eq!(
            bind("a > :most", &named, Style::Question).expect_err("refused").to_string(),
            "the query names the parameter 'most', params has: least"
        );
    }
}
