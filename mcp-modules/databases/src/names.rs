//! Hints about names that are not there: the nearest one, and some of those there are.

/// Names shown in one hint.
pub(crate) const MOST_SHOWN: usize = 20;

/// A sentence about `names`, which are `what`; none if there are none.
pub(crate) fn hint(what: &str, wanted: &str, names: &[String]) -> Option<String> {
    if names.is_empty() {
        return None;
    }
    let near = nearest(wanted, names).map(|name| format!("did you mean '{name}'? ")).unwrap_or_default();
    let shown = names.iter().take(MOST_SHOWN).cloned().collect::<Vec<_>>().join(", ");
    Some(format!("{near}{what}: {shown}"))
}

/// The name in quotes that a message is about, without what stands before its last point.
pub(crate) fn quoted(message: &str) -> &str {
    let inside = message.split(['"', '\'']).nth(1).unwrap_or_default();
    inside.rsplit('.').next().unwrap_or_default()
}

fn nearest<'a>(wanted: &str, names: &'a [String]) -> Option<&'a str> {
    const NEAR: f64 = 0.8;
    let wanted = wanted.to_lowercase();
    let scored = names.iter().map(|name| (strsim::jaro_winkler(&wanted, &name.to_lowercase()), name));
    scored.filter(|(score, _)| *score >= NEAR).max_by(|one, two| one.0.total_cmp(&two.0)).map(|(_, name)| name.as_str())
}

#[cfg(test)]
mod tests {
    use super::{hint, quoted};

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["region".to_owned(), "revenue".to_owned()];
        assert_eq!(
            hint("columns", "revenu", &names),
            Some("did you mean 'revenue'? columns: region, revenue".to_owned())
        );
        assert_eq!(hint("columns", "x", &names), Some("columns: region, revenue".to_owned()));
        assert_eq!(quoted("column \"s.revenu\" does not exist"), "revenu");
        assert_eq!(quoted("Table 'shop.sale' doesn't exist"), "sale");
    }
}
