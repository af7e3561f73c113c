//! Finding skills by words.

use crate::skill::Summary;

/// A word and the start of another one count as the same from this length on, so that "filters"
/// finds "filter".
const MIN_STEM_CHARS: usize = 4;

/// Those of `summaries` that match a word of `query`: more words first, then better places.
pub(crate) fn ranked(query: &str, summaries: Vec<Summary>) -> Vec<Summary> {
    let mut wanted = words(query);
    wanted.sort_unstable();
    wanted.dedup();
    if wanted.is_empty() {
        return summaries;
    }
    let scored = summaries.into_iter().map(|summary| (score(&wanted, &summary), summary));
    let mut found: Vec<(Score, Summary)> = scored.filter(|(score, _)| score.n_words > 0).collect();
    found.sort_by(|(a, one), (b, other)| b.cmp(a).then_with(|| one.name.cmp(&other.name)));
    found.into_iter().map(|(_, summary)| summary).collect()
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Score {
    n_words: usize,
    weight: u32,
}

fn score(wanted: &[String], summary: &Summary) -> Score {
    let places = [(words(&summary.name), 4), (words(&summary.tags.join(" ")), 3), (words(&summary.description), 1)];
    let weight_of = |word: &String| {
        let weights = places
            .iter()
            .map(|(words, weight)| words.iter().map(|own| likeness(word, own)).max().unwrap_or(0) * weight);
        weights.sum::<u32>()
    };
    let weights: Vec<u32> = wanted.iter().map(weight_of).filter(|weight| *weight > 0).collect();
    Score { n_words: weights.len(), weight: weights.iter().sum() }
}

/// 2 for the same word, 1 for another form of it, 0 otherwise.
fn likeness(wanted: &str, own: &str) -> u32 {
    if wanted == own {
        return 2;
    }
    let is_stem = |short: &str, long: &str| short.chars().count() >= MIN_STEM_CHARS && long.starts_with(short);
    u32::from(is_stem(wanted, own) || is_stem(own, wanted))
}

fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_alphanumeric());
    parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::ranked;
    use crate::skill::{Origin, Summary};

    fn summary(name: &str, tags: &[&str], description: &str) -> Summary {
        Summary {
            name: name.to_owned(),
            description: description.to_owned(),
            version: 1,
            tags: tags.iter().map(|tag| (*tag).to_owned()).collect(),
            uses: 0,
            origin: Origin::Project,
            problem: None,
        }
    }

    fn found(query: &str) -> Vec<String> {
        let all = vec![
            summary("csv_profile", &["csv", "quality"], "Profile the columns of a table"),
            summary("filter_high_risk", &["security"], "Keep severe vulnerabilities"),
            summary("table_to_csv", &[], "Write a table"),
        ];
        ranked(query, all).into_iter().map(|summary| summary.name).collect()
    }

    #[test]
    fn more_words_rank_first_then_better_places() {
        assert_eq!(found("csv"), ["csv_profile", "table_to_csv"]);
        assert_eq!(found("csv table"), ["table_to_csv", "csv_profile"]);
        assert_eq!(found("table"), ["table_to_csv", "csv_profile"]);
    }

    #[test]
    fn other_forms_of_a_word_count() {
        assert_eq!(found("Filters, vulnerability!"), ["filter_high_risk"]);
        assert_eq!(found("vulnerab"), ["filter_high_risk"]);
        assert_eq!(found("ta"), Vec::<String>::new());
    }

    #[test]
    fn a_query_without_words_finds_everything() {
        assert_eq!(found(" ?! "), ["csv_profile", "filter_high_risk", "table_to_csv"]);
    }
}
