//! Words of messages: the names that may have been meant, and values short enough to show.
//!
//! One measure for all: optimal string alignment within a budget that grows with the length of what was wanted,
//! whatever the case of the letters.

/// Names that a hint lists.
const MOST_NAMES: usize = 20;

/// Longest value that a message repeats, in characters.
const MOST_CHARACTERS: usize = 120;

/// Comparing takes time by length, and no name is that long.
const LONGEST_NAME: usize = 200;

/// How many edits turn `wanted` into `known`, if so few that it may be a slip.
#[must_use]
pub fn slip(wanted: &str, known: &str) -> Option<usize> {
    let budget = budget(wanted);
    // Lengths that differ by more settle it without the quadratic measure.
    if wanted.len() > LONGEST_NAME || wanted.chars().count().abs_diff(known.chars().count()) > budget {
        return None;
    }
    Some(strsim::osa_distance(&wanted.to_lowercase(), &known.to_lowercase())).filter(|edits| *edits <= budget)
}

/// Edits that still count as a slip. Short names are too near to everything to guess.
fn budget(wanted: &str) -> usize {
    match wanted.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }
}

/// The closest of `known`, if one is close.
pub fn nearest<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let candidates = known.into_iter().filter(|name| may_be_told(wanted, name));
    candidates.filter_map(|name| Some((slip(wanted, name)?, name))).min().map(|(_, name)| name)
}

/// Up to `most` of `known` that may have been meant, nearest first: those that are close, and those that contain
/// `wanted` or are contained in it.
pub fn near<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>, most: usize) -> Vec<&'a str> {
    let measure = |name: &str| slip(wanted, name).or_else(|| share_a_part(wanted, name).then(|| budget(wanted)));
    let candidates = known.into_iter().filter(|name| may_be_told(wanted, name));
    let mut near: Vec<(usize, &str)> = candidates.filter_map(|name| Some((measure(name)?, name))).collect();
    near.sort_unstable();
    near.dedup();
    near.into_iter().take(most).map(|(_, name)| name).collect()
}

/// Private names are for those who ask for one.
fn may_be_told(wanted: &str, known: &str) -> bool {
    known != wanted && (wanted.starts_with('_') || !known.starts_with('_'))
}

/// Does one contain the other, and enough of it to say something?
fn share_a_part(one: &str, other: &str) -> bool {
    const SHORTEST_PART: usize = 4;
    let (one, other) = (one.to_lowercase(), other.to_lowercase());
    let is_part = |part: &str, whole: &str| part.chars().count() >= SHORTEST_PART && whole.contains(part);
    is_part(&one, &other) || is_part(&other, &one)
}

/// `did you mean 'a'?`, `did you mean 'a', 'b' or 'c'?`
#[must_use]
pub fn did_you_mean(names: &[impl AsRef<str>]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("'{}'", shorten(name.as_ref()))).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("did you mean {} or {last}?", rest.join(", ")),
        _ => format!("did you mean {}?", quoted.concat()),
    }
}

/// `did you mean 'x'?`, if one of `known` is close.
pub fn suggestion<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(wanted, known).map(|near| did_you_mean(&[near]))
}

/// `did you mean 'x'? columns: a, b, x`, or the list alone if none is close; `what` is the word for the names.
#[must_use]
pub fn hint_of_names(what: &str, wanted: &str, names: &[impl AsRef<str>]) -> String {
    let list = format!("{what}: {}", listed(names));
    match suggestion(wanted, names.iter().map(AsRef::as_ref)) {
        Some(suggestion) => format!("{suggestion} {list}"),
        None => list,
    }
}

/// `a, b, c`, each short enough to show, and whether there are more.
#[must_use]
pub fn listed(names: &[impl AsRef<str>]) -> String {
    let shown: Vec<String> = names.iter().take(MOST_NAMES).map(|name| shorten(name.as_ref())).collect();
    let more = if names.len() > MOST_NAMES { ", ..." } else { "" };
    format!("{}{more}", shown.join(", "))
}

/// A caller's value as a message shows it: on one line and not too long.
#[must_use]
pub fn shorten(value: &str) -> String {
    let one_line = |c: char| if c.is_control() { ' ' } else { c };
    if value.chars().nth(MOST_CHARACTERS).is_none() {
        return value.chars().map(one_line).collect();
    }
    value.chars().take(MOST_CHARACTERS - 3).map(one_line).chain("...".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::{did_you_mean, hint_of_names, listed, near, nearest, shorten, slip};

    #[test]
    fn close_names_are_suggested_and_far_ones_are_not() {
        let known = ["revenue", "region", "month", "_revenu"];
        assert_eq!(nearest("revenu", known), Some("revenue"));
        assert_eq!(nearest("Month", known), Some("month"));
        assert_eq!(nearest("REVENU", known), Some("revenue"));
        assert_eq!(nearest("_revenue", known), Some("_revenu"));
        assert_eq!(nearest("cost", known), None);
        assert_eq!(nearest("month", ["month"]), None);
        assert_eq!(nearest("x", ["n", "xs"]), None);
    }

    #[test]
    fn the_budget_of_edits_grows_with_the_name() {
        assert_eq!(slip("ab", "ac"), None);
        assert_eq!(slip("abcde", "abdce"), Some(1));
        assert_eq!(slip("abcde", "xycde"), None);
        assert_eq!(slip("abcdef", "xycdef"), Some(2));
        assert_eq!(slip("abcdefghi", "xyzdefghi"), Some(3));
        assert_eq!(slip("abcdefghi", "wxyzefghi"), None);
        assert_eq!(slip(&"a".repeat(201), &"a".repeat(200)), None);
    }

    #[test]
    fn near_names_are_close_or_contain_each_other() {
        let known = ["csv_profile", "schema_diff", "filter_high_risk", "filter_low_risk"];
        assert_eq!(near("csv_profil", known, 3), ["csv_profile"]);
        assert_eq!(near("filter", known, 3), ["filter_high_risk", "filter_low_risk"]);
        assert_eq!(near("filter", known, 1), ["filter_high_risk"]);
        assert_eq!(near("schema_diff_v2", known, 3), ["schema_diff"]);
        assert_eq!(near("ab", ["abc", "a"], 3), Vec::<&str>::new());
    }

    #[test]
    fn hints_read_as_sentences() {
        assert_eq!(did_you_mean(&["a"]), "did you mean 'a'?");
        assert_eq!(did_you_mean(&["a", "b"]), "did you mean 'a' or 'b'?");
        assert_eq!(did_you_mean(&["a", "b", "c"]), "did you mean 'a', 'b' or 'c'?");
        let names = ["region", "revenue"];
        assert_eq!(hint_of_names("columns", "revenu", &names), "did you mean 'revenue'? columns: region, revenue");
        assert_eq!(hint_of_names("columns", "x", &names), "columns: region, revenue");
    }

    #[test]
    fn long_lists_and_values_are_cut() {
        let names: Vec<String> = (10..31).map(|number| format!("c{number}")).collect();
        assert_eq!(listed(&names[..20]), names[..20].join(", "));
        assert_eq!(listed(&names), format!("{}, ...", names[..20].join(", ")));
        assert_eq!(listed(&["a\nb"]), "a b");
        assert_eq!(shorten("a\nb"), "a b");
        assert_eq!(shorten(&"é".repeat(120)), "é".repeat(120));
        assert_eq!(shorten(&"é".repeat(121)), format!("{}...", "é".repeat(117)));
    }
}
