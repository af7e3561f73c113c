//! What went wrong with a script, without what it may quote of the data: a word stays if whoever reads it knows it already,
//! or if Python's own messages are made of it.

use std::collections::HashSet;

/// What messages are made of.
const VOCABULARY: &str = include_str!("vocabulary.txt");
/// Stands for a word that may be a value.
const HIDDEN: &str = "...";

/// `known` is what the reader has: the prompt and the script.
pub(super) fn without_values(error: &str, known: &[&str]) -> String {
    let known: HashSet<&str> = known.iter().copied().chain([VOCABULARY]).flat_map(words).collect();
    error.split_inclusive('\n').map(|line| if is_place(line) { line.to_owned() } else { hide(line, &known) }).collect()
}

fn is_part(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign| !is_part(sign)).filter(|word| !word.is_empty())
}

/// `  File "main.py", line 4, in total`
fn is_place(line: &str) -> bool {
    line.starts_with("  File \"main.py\", line ")
}

fn hide(line: &str, known: &HashSet<&str>) -> String {
    let mut shown = String::new();
    let mut rest = line;
    while let Some(begin) = rest.find(is_part) {
        let (before, from) = rest.split_at(begin);
        let (word, after) = from.split_at(from.find(|sign| !is_part(sign)).unwrap_or(from.len()));
        shown.extend([before, if known.contains(word) { word } else { HIDDEN }]);
        rest = after;
    }
    shown + rest
}

#[cfg(test)]
mod tests {
    use super::without_values;

    #[test]
    fn values_are_hidden_and_names_are_not() {
        let script = "total = float(sales[\"region\"].iloc[0])\n";
        let error = "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    total = \
                     float(sales[\"region\"].iloc[0])\nValueError: could not convert string to float: 'Ada Lovelace, 1815'\n\
                     hint: values of region: Ada, Grace\n";
        assert_eq!(
            without_values(error, &[script]),
            "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    total = \
             float(sales[\"region\"].iloc[0])\nValueError: could not convert string to float: '... ..., ...'\n\
             hint: values of region: ..., ...\n"
        );
    }
}
