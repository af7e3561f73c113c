//! Code with its words coloured: Python, SQL, JSON and shell, the languages of a report. One pass, no grammar.

use std::fmt::Write as _;

use crate::escape::escaped;

struct Language {
    comment: &'static str,
    keywords: &'static [&'static str],
    ignores_case: bool,
    triple_quotes: bool,
}

const PYTHON: Language = Language {
    comment: "#",
    keywords: &[
        "False", "None", "True", "and", "as", "assert", "async", "await", "break", "case", "class", "continue", "def",
        "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
        "match", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
    ],
    ignores_case: false,
    triple_quotes: true,
};

const SQL: Language = Language {
    comment: "--",
    keywords: &[
        "all",
        "and",
        "as",
        "asc",
        "between",
        "by",
        "case",
        "cast",
        "count",
        "cross",
        "desc",
        "distinct",
        "else",
        "end",
        "except",
        "exists",
        "from",
        "full",
        "group",
        "having",
        "in",
        "inner",
        "intersect",
        "interval",
        "is",
        "join",
        "left",
        "like",
        "limit",
        "not",
        "null",
        "offset",
        "on",
        "or",
        "order",
        "outer",
        "over",
        "partition",
        "right",
        "select",
        "sum",
        "then",
        "union",
        "using",
        "values",
        "when",
        "where",
        "window",
        "with",
    ],
    ignores_case: true,
    triple_quotes: false,
};

const JSON: Language =
    Language { comment: "", keywords: &["false", "null", "true"], ignores_case: false, triple_quotes: false };

const SHELL: Language = Language {
    comment: "#",
    keywords: &[
        "case", "do", "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in", "then", "while",
    ],
    ignores_case: false,
    triple_quotes: false,
};

fn language(name: &str) -> Option<&'static Language> {
    match name.to_ascii_lowercase().as_str() {
        "python" | "py" | "python3" => Some(&PYTHON),
        "sql" | "postgresql" | "sqlite" | "mysql" => Some(&SQL),
        "json" | "jsonl" => Some(&JSON),
        "bash" | "sh" | "shell" | "console" | "zsh" => Some(&SHELL),
        _ => None,
    }
}

/// A block of code; `info` is what stands after the fence.
pub(crate) fn html(text: &str, info: &str) -> String {
    let name = info.split([' ', ',', '{']).next().unwrap_or_default();
    let inside = language(name).map_or_else(|| escaped(text), |language| coloured(text, language));
    format!("<pre><code>{inside}</code></pre>\n")
}

fn coloured(text: &str, language: &Language) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (class, length) = if !language.comment.is_empty() && rest.starts_with(language.comment) {
            ("comment", rest.find('\n').unwrap_or(rest.len()))
        } else if first == '"' || first == '\'' {
            ("string", string_length(rest, first, language.triple_quotes))
        } else if first.is_ascii_digit() {
            (
                "numeral",
                rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.' && sign != '_')
                    .unwrap_or(rest.len()),
            )
        } else if first.is_alphabetic() || first == '_' {
            let length = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
            (if is_keyword(&rest[..length], language) { "keyword" } else { "" }, length)
        } else {
            ("", first.len_utf8())
        };
        let piece = escaped(&rest[..length]);
        if class.is_empty() {
            out.push_str(&piece);
        } else {
            let _ = write!(out, "<span class=\"{class}\">{piece}</span>");
        }
        rest = &rest[length..];
    }
    out
}

fn is_keyword(word: &str, language: &Language) -> bool {
    if language.ignores_case {
        return language.keywords.binary_search(&word.to_ascii_lowercase().as_str()).is_ok();
    }
    language.keywords.binary_search(&word).is_ok()
}

/// Bytes of the string that starts `text`: to its closing quote, or to the end of the line.
fn string_length(text: &str, quote: char, triple_quotes: bool) -> usize {
    let triple: String = std::iter::repeat_n(quote, 3).collect();
    if triple_quotes && text.starts_with(&triple) {
        return text[3..].find(&triple).map_or(text.len(), |at| at + 6);
    }
    let mut escape = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            '\n' => return at,
            _ if escape => escape = false,
            '\\' => escape = true,
            _ if sign == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{JSON, PYTHON, SHELL, SQL, html};

    #[test]
    fn words_are_coloured_and_text_stays_text() {
        assert_eq!(
            html("if x < 2: # <b>\n  y = \"a\\\"b\"", "python"),
            "<pre><code><span class=\"keyword\">if</span> x &lt; <span class=\"numeral\">2</span>: \
             <span class=\"comment\"># &lt;b&gt;</span>\n  y = <span class=\"string\">&quot;a\\&quot;b&quot;</span></code></pre>\n"
        );
        assert_eq!(html("<script>", "rust"), "<pre><code>&lt;script&gt;</code></pre>\n");
    }

    #[test]
    fn keywords_can_be_searched() {
        for language in [PYTHON, SQL, JSON, SHELL] {
            assert!(language.keywords.is_sorted());
        }
    }
}
