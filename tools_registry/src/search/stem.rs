//! Brings the forms of an English word together: `queries`, `query` and `querying` are one.
//!
//! The stem is a key, not a word: only that two forms share it matters.

/// Shorter stems would throw unrelated words together.
const SHORTEST_STEM: usize = 3;

/// The key of a lower-case word. Words that are not plain Latin letters are their own key.
pub(crate) fn stem(word: &str) -> String {
    if !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return word.to_owned();
    }
    let mut stem = without_plural(word);
    stem = without_verb_ending(stem);
    // `issue` and `issues` without its `s` and `es`, `store` and `storing`.
    stem = strip(stem, "e").unwrap_or(stem);
    let mut key = stem.to_owned();
    if key.len() > SHORTEST_STEM {
        // `query` and `queries`; `analyze` and `analyse`.
        let ending = [("y", "i"), ("iz", "is"), ("yz", "ys")];
        if let Some((from, to)) = ending.into_iter().find(|(from, _)| key.ends_with(from)) {
            key.truncate(key.len() - from.len());
            key.push_str(to);
        }
    }
    key
}

fn without_plural(word: &str) -> &str {
    // `class` and `status` are not plurals; `analysis` has `analyses` for one.
    if word.ends_with("ss") || word.ends_with("us") {
        return word;
    }
    if word.len() > 5 && word.ends_with("sis") {
        return strip(word, "is").unwrap_or(word);
    }
    strip(word, "s").unwrap_or(word)
}

fn without_verb_ending(word: &str) -> &str {
    if word.ends_with("eed") {
        return word;
    }
    let Some(rest) = strip(word, "ing").or_else(|| strip(word, "ed")) else { return word };
    // `string` is not a form of `str`.
    if !rest.contains(['a', 'e', 'i', 'o', 'u', 'y']) {
        return word;
    }
    without_doubled_consonant(rest)
}

/// `planned` and `running` double a letter that `plan` and `run` have once; `calling` does not.
fn without_doubled_consonant(word: &str) -> &str {
    let doubled = ["bb", "dd", "gg", "mm", "nn", "pp", "rr", "tt"];
    if doubled.into_iter().any(|pair| word.ends_with(pair)) {
        return word.get(..word.len() - 1).unwrap_or(word);
    }
    word
}

/// The word without `ending`, if enough of it is left.
fn strip<'a>(word: &'a str, ending: &str) -> Option<&'a str> {
    word.strip_suffix(ending).filter(|rest| rest.len() >= SHORTEST_STEM)
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn forms_of_one_word_share_a_stem() {
        let families: [&[&str]; 14] = [
            &["query", "queries", "querying", "queried"],
            &["vulnerability", "vulnerabilities"],
            &["issue", "issues", "issued", "issuing"],
            &["file", "files", "filing"],
            &["box", "boxes"],
            &["search", "searches", "searching", "searched"],
            &["process", "processes", "processing", "processed"],
            &["class", "classes"],
            &["status", "statuses"],
            &["analysis", "analyses", "analyse", "analyze", "analyzing", "analysed"],
            &["plan", "plans", "planned", "planning"],
            &["run", "runs", "running"],
            &["call", "calls", "calling", "called"],
            &["sanitize", "sanitise", "sanitizing", "sanitised"],
        ];
        for family in families {
            let stems: Vec<String> = family.iter().map(|word| stem(word)).collect();
            assert_eq!(stems, vec![stem(family[0]); family.len()], "{family:?}");
        }
    }

    #[test]
    fn other_words_keep_apart() {
        let pairs =
            [("string", "str"), ("need", "ne"), ("port", "report"), ("bus", "bu"), ("read", "red"), ("thing", "th")];
        for (left, right) in pairs {
            assert_ne!(stem(left), stem(right), "{left} {right}");
        }
    }

    #[test]
    fn short_and_foreign_words_are_left_alone() {
        assert_eq!(
            ["", "s", "es", "csv", "ids", "256", "größe", "файлы", "sha256"].map(stem),
            ["", "s", "es", "csv", "ids", "256", "größe", "файлы", "sha256"]
        );
    }
}
