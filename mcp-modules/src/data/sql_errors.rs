//! What the engine says about a query over frames, in the words of SQL, with what to do about it.
//!
//! The engine's own words never pass: a message that no rule knows is shown only if none of them is in it.

use polars::prelude::PolarsError;

use super::sql_rules::Class::{self, Absent, Wrong};
use super::sql_rules::{FUNCTIONS, IN_PANDAS, RULES, Rule};

/// What is told to the script.
#[derive(Debug, PartialEq)]
pub(super) struct Told {
    pub(super) class: Class,
    pub(super) message: String,
    pub(super) hint: Option<String>,
}

/// `columns` are the names there are.
pub(super) fn told(error: &PolarsError, columns: &[String]) -> Told {
    let whole = match error {
        PolarsError::ColumnNotFound(text) | PolarsError::SchemaFieldNotFound(text) => {
            let text = text.to_string();
            return no_column(quoted(&text).unwrap_or(&text), columns);
        }
        other => other.to_string(),
    };
    told_of_text(&whole, columns)
}

fn told_of_text(whole: &str, columns: &[String]) -> Told {
    let text = whole.lines().next().unwrap_or_default().trim();
    if text.contains("duplicate output name") || text.contains("is duplicated in the SELECT") {
        let message = format!("the result has two columns named '{}'", quoted(text).unwrap_or_default());
        return Told { class: Wrong, message, hint: Some("give one of them another name: column as name".to_owned()) };
    }
    for template in
        ["no column named '{}' found in table '{}'", "unable to find column \"{}\"", "column '{}' not found"]
    {
        if let Some(parts) = parts_of(template, text) {
            return no_column(parts[0], columns);
        }
    }
    if let Some(parts) = parts_of("no column named '{}' found in table '{}'", text) {
        return no_column(parts[0], columns);
    }
    if text.contains("unable to find column") {
        return no_column(quoted(text).unwrap_or_default(), columns);
    }
    let no_table = [
        "no table or struct column named '{}' found",
        "no table or alias named '{}' found",
        "relation '{}' was not found",
    ];
    if let Some(parts) = no_table.iter().find_map(|template| parts_of(template, text)) {
        let message = format!("no such table: {}, in this part of the query", parts[0]);
        let hint =
            "use the name after AS, or that of the frame; a file is called by its name without folder and ending";
        return Told { class: Wrong, message, hint: Some(hint.to_owned()) };
    }
    if let Some(parts) = parts_of("unsupported function '{}'", text) {
        return no_function(parts[0]);
    }
    RULES.iter().find_map(|rule| apply(rule, text)).unwrap_or_else(|| other(text))
}

fn no_column(wanted: &str, columns: &[String]) -> Told {
    if columns.iter().any(|name| name == wanted) {
        // It is in the tables, and not in what GROUP BY has left of them.
        return told_of_text("lengths don't match: sort expressions", columns);
    }
    let message = format!("no such column: {wanted}, in the frames and files of the query");
    Told { class: Wrong, message, hint: Some(orchestrator_words::hint_of_names("columns", wanted, columns)) }
}

fn no_function(name: &str) -> Told {
    let known = FUNCTIONS.iter().find(|(names, _)| names.split(' ').any(|one| one == name));
    let hint = if let Some((_, hint)) = known {
        (*hint).to_owned()
    } else {
        let names = polars::sql::keywords::all_functions();
        let names = names.into_iter().filter(|name| !name.starts_with("read_")).chain(["date_trunc"]);
        let near = orchestrator_words::nearest(name, names);
        near.map_or_else(|| IN_PANDAS.to_owned(), |near| format!("did you mean {near}()?"))
    };
    Told { class: Absent, message: missing(&format!("function {name}()")), hint: Some(hint) }
}

pub(super) fn missing(what: &str) -> String {
    format!("load_sql over frames and files has no {what}")
}

fn apply(Rule(template, class, message, hint): &Rule, text: &str) -> Option<Told> {
    let parts = parts_of(template, text)?;
    let filled = |template: &str| {
        parts.iter().enumerate().fold(template.to_owned(), |filled, (number, part)| {
            let named = filled.replace(&format!("{{{number}:words}}"), &words_of(part));
            named.replace(&format!("{{{number}}}"), &orchestrator_words::shorten(&in_sql(part)))
        })
    };
    let message = filled(message);
    let message = if *class == Absent { missing(&message) } else { message };
    Some(Told { class: *class, message, hint: (!hint.is_empty()).then(|| filled(hint)) })
}

/// A message that no rule knows.
fn other(text: &str) -> Told {
    // Trees of the parser follow some messages, advice about how to build the engine others.
    let text = text.split(['{', '[', '\n']).next().unwrap_or_default();
    let text = text.split("; consider").next().unwrap_or_default();
    let text = text.split("; found").next().unwrap_or_default().trim().trim_end_matches([':', '(']).trim();
    let is_absent = ["not supported", "unsupported", "not (yet)", "not currently", "not yet"]
        .iter()
        .any(|word| text.contains(word));
    let class = if is_absent { Absent } else { Wrong };
    let message = orchestrator_words::shorten(&in_sql(text));
    if message.is_empty() || has_engine_words(&message) {
        let message = "this query cannot be run over frames and files".to_owned();
        return Told { class: Absent, message, hint: Some(IN_PANDAS.to_owned()) };
    }
    let message = if is_absent { format!("load_sql over frames and files: {message}") } else { message };
    Told { class, message, hint: is_absent.then(|| IN_PANDAS.to_owned()) }
}

/// The parts of `text` that stand where the template has `{}`; the text may go on after a template that ends otherwise.
fn parts_of<'t>(template: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let mut pieces = template.split("{}");
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut parts = Vec::new();
    for piece in pieces {
        let end = if piece.is_empty() { rest.len() } else { rest.find(piece)? };
        parts.push(&rest[..end]);
        rest = &rest[end + piece.len()..];
    }
    Some(parts)
}

fn quoted(text: &str) -> Option<&str> {
    text.split(['"', '\'', '`']).nth(1)
}

/// `SimilarTo { negated: ..` is SIMILAR TO.
fn words_of(tree: &str) -> String {
    let name: String = tree.chars().take_while(char::is_ascii_alphanumeric).collect();
    let mut words = String::new();
    for (at, letter) in name.chars().enumerate() {
        if letter.is_ascii_uppercase() && at > 0 {
            words.push(' ');
        }
        words.push(letter.to_ascii_uppercase());
    }
    words
}

/// Types by their names in SQL, outside of quotes.
fn in_sql(text: &str) -> String {
    let mut told = String::new();
    let mut quote = None;
    let mut word = String::new();
    for letter in text.chars().chain(['\0']) {
        let is_inside = letter.is_alphanumeric() || letter == '_';
        if is_inside && quote.is_none() {
            word.push(letter);
            continue;
        }
        told.push_str(if quote.is_none() { type_in_sql(&word).unwrap_or(&word) } else { &word });
        word.clear();
        match quote {
            Some(open) if open == letter => quote = None,
            None if matches!(letter, '\'' | '"') => quote = Some(letter),
            _ => {}
        }
        if letter != '\0' {
            told.push(letter);
        }
    }
    // What a type has in brackets: the unit of times, the type of elements.
    let told = told.replace("dyn integer", "integer").replace("dyn double", "double").replace('`', "");
    ["timestamp", "interval", "list"].iter().fold(told, |told, name| without_brackets(&told, name))
}

fn without_brackets(text: &str, name: &str) -> String {
    for (open, close) in [("[", "]"), ("(", ")")] {
        if let Some(start) = text.find(&format!("{name}{open}"))
            && let Some(length) = text[start..].find(close)
        {
            return format!("{}{name}{}", &text[..start], &text[start + length + 1..]);
        }
    }
    text.to_owned()
}

fn type_in_sql(word: &str) -> Option<&'static str> {
    Some(match word {
        "i8" | "i16" | "i32" | "i64" | "i128" | "u8" | "u16" | "u32" | "u64" | "int" | "Int8" | "Int16" | "Int32"
        | "Int64" | "UInt8" | "UInt16" | "UInt32" | "UInt64" => "integer",
        "f32" | "f64" | "Float32" | "Float64" | "float" => "double",
        "str" | "String" | "Utf8" | "LargeUtf8" | "Utf8View" | "string" => "text",
        "bool" | "Boolean" => "boolean",
        "Date" | "Date32" => "date",
        "datetime" | "Datetime" | "Timestamp" => "timestamp",
        "duration" | "Duration" => "interval",
        "time" | "Time" => "time",
        "List" => "list",
        "dtype" | "datatype" => "type",
        "dtypes" | "datatypes" => "types",
        _ => return None,
    })
}

fn has_engine_words(text: &str) -> bool {
    const WORDS: [&str; 19] = [
        "polars",
        "Polars",
        "LazyFrame",
        "DataFrame",
        "SQLInterface",
        "SQLSyntax",
        "Utf8",
        "Expr",
        "Ident",
        "lhs",
        "rhs",
        "predicate",
        "series",
        "Series",
        "schema",
        "struct",
        "UDF",
        "dyn ",
        "chunk",
    ];
    WORDS.iter().any(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> String {
        let columns = ["region".to_owned(), "units".to_owned()];
        let told = told_of_text(text, &columns);
        let class = if told.class == Wrong { "wrong" } else { "absent" };
        format!("{class}: {}", told.message)
    }

    #[test]
    fn what_the_engine_says_is_told_in_words_of_sql() {
        let cases = [
            (
                "arithmetic on dtypes i64 and str is not allowed (lhs: column 'units', rhs: column 'region')",
                "wrong: cannot calculate with integer and text",
            ),
            ("`mean` operation not supported for dtype `str`", "wrong: avg() is not defined for text"),
            (
                "conversion from `str` to `datetime[μs]` failed in column 'a' for 1 out of 2 values: [\"x\"]",
                "wrong: cannot cast text to timestamp in column a: \"x\"",
            ),
            (
                "no column named 'unit' found in table 't'",
                "wrong: no such column: unit, in the frames and files of the query",
            ),
            (
                "not found: unable to find column \"unit\"; valid columns: [\"region\"]",
                "wrong: no such column: unit, in the frames and files of the query",
            ),
            (
                "unable to find column \"units\"; valid columns: [\"region\"]",
                "wrong: ORDER BY wants a column of the result",
            ),
            (
                "expression SimilarTo { negated: false } is not currently supported",
                "absent: load_sql over frames and files has no SIMILAR TO",
            ),
            ("'EXCEPT ALL' is not supported", "absent: load_sql over frames and files: 'EXCEPT ALL' is not supported"),
            ("the LazyFrame of polars is broken", "absent: this query cannot be run over frames and files"),
            ("'north' in row 1 of column region is no date", "wrong: 'north' in row 1 of column region is no date"),
        ];
        for (text, expected) in cases {
            assert_eq!(line(text), expected);
        }
    }

    #[test]
    fn functions_are_suggested() {
        let hint = |text: &str| told_of_text(text, &[]).hint.unwrap_or_default();
        assert_eq!(hint("unsupported function 'datetrunc'"), "did you mean date_trunc()?");
        assert_eq!(hint("unsupported function 'to_char'"), "use strftime(day, '%Y-%m')");
        assert_eq!(hint("unsupported function 'levenshtein'"), IN_PANDAS);
    }
}
