//! Arithmetic over the fields of a row: `(price - cost) * units`, `round(total / 3, 2)`.
//!
//! Numbers behave as Python's: integers stay integers under + - *, division gives a float. A null
//! makes the result null, and so does a division by zero.

use orchestrator_words::{hint_of_names, shorten};
use serde_json::Value;

use super::cell::{Cell, float};
use super::error::{AnalysisError, describe};
use super::table::{Row, dig};

/// Deep enough for any formula; parsing must not exhaust the stack.
const MAX_DEPTH: usize = 64;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expression {
    Number(Value),
    Field(Vec<String>),
    Negative(Box<Expression>),
    Binary(Box<Expression>, char, Box<Expression>),
    Absolute(Box<Expression>),
    Round(Box<Expression>, u32),
}

/// What a row gives; the last two are null in the result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Outcome {
    Int(i64),
    Float(f64),
    Null,
    DividedByZero,
}

impl Outcome {
    pub(crate) fn to_value(self) -> Value {
        match self {
            Self::Int(whole) => Value::from(whole),
            Self::Float(number) => float(number),
            Self::Null | Self::DividedByZero => Value::Null,
        }
    }
}

pub(crate) fn parse(text: &str, fields: &[String]) -> Result<Expression, AnalysisError> {
    let mut parser = Parser { text, rest: text, fields, depth: 0 };
    let expression = parser.sum()?;
    parser.skip_space();
    match parser.rest.chars().next() {
        None => Ok(expression),
        Some(found) => Err(parser.fail(&format!("wanted an operator (+ - * /), found '{found}'"))),
    }
}

struct Parser<'a> {
    text: &'a str,
    rest: &'a str,
    fields: &'a [String],
    depth: usize,
}

impl Parser<'_> {
    fn sum(&mut self) -> Result<Expression, AnalysisError> {
        let mut left = self.product()?;
        while let Some(operator) = self.take_any(&['+', '-']) {
            left = Expression::Binary(Box::new(left), operator, Box::new(self.product()?));
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Expression, AnalysisError> {
        let mut left = self.factor()?;
        while let Some(operator) = self.take_any(&['*', '/']) {
            left = Expression::Binary(Box::new(left), operator, Box::new(self.factor()?));
        }
        Ok(left)
    }

    fn factor(&mut self) -> Result<Expression, AnalysisError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.fail(&format!("nested more than {MAX_DEPTH} deep")));
        }
        let factor = self.shallow_factor();
        self.depth -= 1;
        factor
    }

    fn shallow_factor(&mut self) -> Result<Expression, AnalysisError> {
        if self.take_any(&['-']).is_some() {
            return Ok(Expression::Negative(Box::new(self.factor()?)));
        }
        if self.take_any(&['(']).is_some() {
            let inner = self.sum()?;
            self.expect(')')?;
            return Ok(inner);
        }
        match self.rest.chars().next() {
            None => Err(self.fail("wanted a field or a number, found the end")),
            Some(quote @ ('`' | '"' | '\'')) => self.quoted_field(quote),
            Some(digit) if digit.is_ascii_digit() || digit == '.' => self.number(),
            Some(letter) if letter.is_alphabetic() || letter == '_' => self.field_or_call(),
            Some(found) => Err(self.fail(&format!("wanted a field or a number, found '{found}'"))),
        }
    }

    fn number(&mut self) -> Result<Expression, AnalysisError> {
        let is_digit = |c: char| c.is_ascii_digit() || c == '.';
        let mut length = self.rest.find(|c| !is_digit(c)).unwrap_or(self.rest.len());
        let after = &self.rest[length..];
        if let Some(exponent) = after.strip_prefix(['e', 'E']) {
            let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
            let n_digits = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            if n_digits > 0 {
                length += after.len() - digits.len() + n_digits;
            }
        }
        let (text, rest) = self.rest.split_at(length);
        let whole = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse::<i64>().ok() } else { None };
        let number = match whole {
            Some(whole) => Value::from(whole),
            None => match text.parse::<f64>() {
                Ok(number) if number.is_finite() => float(number),
                _ => return Err(self.fail(&format!("'{}' is not a number", shorten(text)))),
            },
        };
        self.rest = rest;
        Ok(Expression::Number(number))
    }

    fn field_or_call(&mut self) -> Result<Expression, AnalysisError> {
        let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let length = self.rest.find(|c| !is_name(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(length);
        if rest.trim_start().starts_with('(') && ["round", "abs"].contains(&name) {
            self.rest = rest;
            return self.call(name);
        }
        let field = self.field(name)?;
        self.rest = rest;
        Ok(field)
    }

    fn call(&mut self, name: &str) -> Result<Expression, AnalysisError> {
        self.expect('(')?;
        let inner = Box::new(self.sum()?);
        if name == "abs" {
            self.expect(')')?;
            return Ok(Expression::Absolute(inner));
        }
        let mut digits = 0;
        if self.take_any(&[',']).is_some() {
            self.skip_space();
            let length = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(length);
            match text.parse::<u32>() {
                Ok(wanted) if wanted <= 15 => digits = wanted,
                _ => return Err(self.fail("round wants 0 to 15 digits")),
            }
            self.rest = rest;
        }
        self.expect(')')?;
        Ok(Expression::Round(inner, digits))
    }

    fn quoted_field(&mut self, quote: char) -> Result<Expression, AnalysisError> {
        let inside = self.rest.get(quote.len_utf8()..).unwrap_or_default();
        let Some((name, rest)) = inside.split_once(quote) else {
            return Err(self.fail(&format!("the name after {quote} has no end")));
        };
        let field = self.field(name)?;
        self.rest = rest;
        Ok(field)
    }

    /// A field of that name, or a path whose first name is a field.
    fn field(&self, name: &str) -> Result<Expression, AnalysisError> {
        if self.fields.iter().any(|field| field == name) {
            return Ok(Expression::Field(vec![name.to_owned()]));
        }
        let path: Vec<String> = name.split('.').map(str::to_owned).collect();
        if path.len() > 1 && self.fields.contains(&path[0]) {
            return Ok(Expression::Field(path));
        }
        Err(AnalysisError::BadExpression {
            expression: shorten(self.text),
            column: self.column(),
            reason: format!("no field '{}'", shorten(name)),
            hint: Some(hint_of_names("fields", name, self.fields)),
        })
    }

    fn take_any(&mut self, wanted: &[char]) -> Option<char> {
        self.skip_space();
        let found = self.rest.chars().next().filter(|found| wanted.contains(found))?;
        self.rest = self.rest.get(found.len_utf8()..).unwrap_or_default();
        Some(found)
    }

    fn expect(&mut self, wanted: char) -> Result<(), AnalysisError> {
        if self.take_any(&[wanted]).is_some() {
            return Ok(());
        }
        let found = self.rest.chars().next().map_or_else(|| "the end".to_owned(), |found| format!("'{found}'"));
        Err(self.fail(&format!("wanted '{wanted}', found {found}")))
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn column(&self) -> usize {
        let used = self.text.len() - self.rest.len();
        self.text.get(..used).map_or(0, |used| used.chars().count()) + 1
    }

    fn fail(&self, reason: &str) -> AnalysisError {
        AnalysisError::BadExpression {
            expression: shorten(self.text),
            column: self.column(),
            reason: reason.to_owned(),
            hint: None,
        }
    }
}

/// The value for one row; a field that is not a number comes back as the error's name and value.
pub(crate) fn evaluate(expression: &Expression, row: &Row) -> Result<Outcome, (String, String)> {
    Ok(match expression {
        Expression::Number(value) => number_of(Cell::of(value)).unwrap_or(Outcome::Null),
        Expression::Field(path) => {
            let value = dig(row, path).unwrap_or(&Value::Null);
            number_of(Cell::of(value)).ok_or_else(|| (path.join("."), describe(value)))?
        }
        Expression::Negative(inner) => match evaluate(inner, row)? {
            Outcome::Int(whole) => whole.checked_neg().map_or(Outcome::Float(-as_float(whole)), Outcome::Int),
            Outcome::Float(number) => Outcome::Float(-number),
            nothing => nothing,
        },
        Expression::Absolute(inner) => match evaluate(inner, row)? {
            Outcome::Int(whole) => whole.checked_abs().map_or(Outcome::Float(as_float(whole).abs()), Outcome::Int),
            Outcome::Float(number) => Outcome::Float(number.abs()),
            nothing => nothing,
        },
        Expression::Round(inner, digits) => match evaluate(inner, row)? {
            Outcome::Float(number) => round(number, *digits),
            other => other,
        },
        Expression::Binary(left, operator, right) => calculate(evaluate(left, row)?, *operator, evaluate(right, row)?),
    })
}

fn number_of(cell: Cell<'_>) -> Option<Outcome> {
    match cell {
        Cell::Null => Some(Outcome::Null),
        Cell::Bool(flag) => Some(Outcome::Int(i64::from(flag))),
        Cell::Int(whole) => Some(Outcome::Int(whole)),
        Cell::Float(number) => Some(Outcome::Float(number)),
        Cell::Text(_) | Cell::Nested(_) => None,
    }
}

fn calculate(left: Outcome, operator: char, right: Outcome) -> Outcome {
    let (left_float, right_float) = match (left, right) {
        (Outcome::DividedByZero, _) | (_, Outcome::DividedByZero) => return Outcome::DividedByZero,
        (Outcome::Null, _) | (_, Outcome::Null) => return Outcome::Null,
        (left, right) => (to_float(left), to_float(right)),
    };
    if let (Outcome::Int(left), Outcome::Int(right)) = (left, right) {
        let whole = match operator {
            '+' => left.checked_add(right),
            '-' => left.checked_sub(right),
            '*' => left.checked_mul(right),
            _ => None,
        };
        if let Some(whole) = whole {
            return Outcome::Int(whole);
        }
    }
    match operator {
        '+' => Outcome::Float(left_float + right_float),
        '-' => Outcome::Float(left_float - right_float),
        '*' => Outcome::Float(left_float * right_float),
        _ if right_float == 0.0 => Outcome::DividedByZero,
        _ => Outcome::Float(left_float / right_float),
    }
}

fn to_float(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Int(whole) => as_float(whole),
        Outcome::Float(number) => number,
        Outcome::Null | Outcome::DividedByZero => f64::NAN,
    }
}

#[expect(clippy::cast_precision_loss, reason = "as Python's float() of a large integer")]
fn as_float(whole: i64) -> f64 {
    whole as f64
}

/// Decimal rounding of the exact value, halves to even, as Python's; without digits an integer.
fn round(number: f64, digits: u32) -> Outcome {
    if digits == 0 {
        let rounded = number.round_ties_even();
        return super::cell::whole_of(rounded).map_or(Outcome::Float(rounded), Outcome::Int);
    }
    let text = format!("{number:.*}", digits as usize);
    Outcome::Float(text.parse().unwrap_or(number))
}
