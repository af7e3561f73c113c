//! Hints about names that are not there: the nearest one, and some of those there are.

use orchestrator_words::hint_of_names;

/// A sentence about `names`, which are `what`; none if there are none.
#[must_use]
pub fn hint(what: &str, wanted: &str, names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| hint_of_names(what, wanted, names))
}

/// The name in quotes that a message is about, without what stands before its last point.
#[must_use]
pub fn quoted(message: &str) -> &str {
    let inside = message.split(['"', '\'']).nth(1).unwrap_or_default();
    inside.rsplit('.').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{hint, quoted};

    #[test]
    fn only_names_there_are_make_a_hint() {
        assert_eq!(hint("columns", "x", &[]), None);
        assert_eq!(hint("columns", "x", &["region".to_owned()]), Some("columns: region".to_owned()));
    }

    #[test]
    fn messages_quote_the_name_they_are_about() {
        assert_eq!(quoted("column \"s.revenu\" does not exist"), "revenu");
        assert_eq!(quoted("Table 'shop.sale' doesn't exist"), "sale");
    }
}
