//! Placeholders of a query: no value becomes part of its text, and no quote hides one.

#![no_main]

#[path = "../../mcp-modules/databases/src/batch.rs"]
#[expect(dead_code, reason = "of the crate, which links an interpreter, the placeholders are all that is wanted here")]
mod batch;
#[path = "../../mcp-modules/databases/src/error.rs"]
#[expect(dead_code, reason = "as above")]
mod error;
#[path = "../../mcp-modules/databases/src/names.rs"]
mod names;
#[path = "../../mcp-modules/databases/src/placeholders.rs"]
mod placeholders;

use batch::Value;
use libfuzzer_sys::fuzz_target;
use placeholders::{Parameters, Style, bind};

/// In none of the queries: it has letters that only a value has.
const MARK: &str = "\u{e000}value\u{e000}";

fuzz_target!(|text: &str| {
    if text.contains(MARK) {
        return;
    }
    let value = || Value::Text(MARK.to_owned());
    let named = |name: &str| (name.to_owned(), value());
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty());
    for parameters in [
        Parameters::None,
        Parameters::ByPosition(Vec::new()),
        Parameters::ByPosition((0..3).map(|_| value()).collect()),
        Parameters::ByName(words.take(8).map(named).collect()),
    ] {
        for style in [Style::Question, Style::QuestionWithBackslash, Style::Dollar] {
            match bind(text, &parameters, style) {
                Ok((sql, values)) => {
                    assert!(!sql.contains(MARK), "{text:?} became {sql:?}");
                    assert!(parameters != Parameters::None || (sql == text && values.is_empty()));
                }
                Err(error) => drop((error.to_string(), error.hint())),
            }
        }
    }
});
