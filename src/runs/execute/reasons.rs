//! Why a task runs: what changed since it was last done, old and new.

use std::collections::BTreeMap;

use super::reads::{Reads, is_folder};
use crate::runs::short;
use crate::runs::work::{Fingerprint, MISSING, MODE, Record};

/// Most differences that are told of one task.
const MOST_REASONS: usize = 12;

/// Everything that differs from the last time it was done.
pub(super) fn reasons(last: Option<&Record>, now: &Fingerprint, reads: &Reads<'_>) -> Vec<String> {
    let Some(last) = last else { return vec!["no earlier result".to_owned()] };
    let mode = |fingerprint: &Fingerprint| fingerprint.0.get(MODE).cloned().unwrap_or_default();
    if mode(&last.fingerprint) != mode(now) {
        // Everything else is another thing there.
        return vec![format!("mode changed: {} -> {}", mode(&last.fingerprint), mode(now))];
    }
    let mut reasons = differences(&last.fingerprint.0, &now.0);
    for (path, old) in &last.reads {
        let new = reads.now(path, last);
        if new != *old {
            reasons.push(change_of_file(path, old, &new));
        }
    }
    if reasons.is_empty() && !last.asked.is_empty() {
        reasons.push(format!("it asks {}, which may answer anything", last.asked.join(", ")));
    }
    if reasons.is_empty() {
        reasons.push(format!("the result of run {} is not in the cache any more", last.run));
    }
    let n_more = reasons.len().saturating_sub(MOST_REASONS);
    reasons.truncate(MOST_REASONS);
    if n_more > 0 {
        reasons.push(format!("and {n_more} more"));
    }
    reasons
}

fn differences(old: &BTreeMap<String, String>, new: &BTreeMap<String, String>) -> Vec<String> {
    let names: std::collections::BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    let told = names.into_iter().filter_map(|name| match (old.get(name), new.get(name)) {
        (Some(old), Some(new)) if old == new => None,
        (Some(old), Some(new)) => Some(format!("{name} changed: {} -> {}", short(old), short(new))),
        (Some(old), None) => Some(format!("{name} is gone: it was {}", short(old))),
        (None, Some(new)) => Some(format!("{name} is new: {}", short(new))),
        (None, None) => None,
    });
    told.collect()
}

fn change_of_file(path: &str, old: &str, new: &str) -> String {
    match (old, new) {
        (MISSING, _) => format!("{path} is there now: {}", short(new)),
        (_, MISSING) => format!("{path} is gone: it was {}", short(old)),
        _ if is_folder(path) => format!("names in {path} changed"),
        _ => format!("{path} changed: {} -> {}", short(old), short(new)),
    }
}
