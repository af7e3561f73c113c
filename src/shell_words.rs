//! A command on one line, split into words: at blanks, with quotes and backslashes as a shell has them, and nothing else
//! of a shell.

/// None if a quote is not closed.
pub(crate) fn split(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match (quote, sign) {
            (Some(open), _) if sign == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().push(signs.next()?),
            (None, _) if sign.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn a_line_is_split_as_a_shell_does() {
        let words = |line| split(line).unwrap_or_default();
        assert_eq!(words("python3  clean.py --in 'a b.csv'"), ["python3", "clean.py", "--in", "a b.csv"]);
        assert_eq!(words(r#"echo "a \"b\"" c\ d '' $HOME"#), ["echo", "a \"b\"", "c d", "", "$HOME"]);
        assert_eq!(split("echo 'a"), None);
        assert_eq!(split("echo a\\"), None);
    }
}
