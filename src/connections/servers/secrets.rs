//! What must not be read outside this process: values of references, of headers and of a server's environment, and tokens.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use serde_json::Value;

/// Shorter texts occur by chance.
const SHORTEST: usize = 4;
/// The same for what stands in the configuration as it is: often no secret at all.
const SHORTEST_LITERAL: usize = 8;

/// A clone is the same list: a token that is new is hidden wherever the old one was.
#[derive(Clone, Default)]
pub(super) struct Secrets(Arc<RwLock<Vec<String>>>);

impl Secrets {
    pub(super) fn add(&mut self, value: &str) {
        self.keep(value, SHORTEST);
    }

    /// A value of the configuration and its words: `Bearer abc` is told apart from `abc`.
    pub(super) fn add_literal(&mut self, value: &str) {
        self.keep(value, SHORTEST_LITERAL);
        for word in value.split_whitespace() {
            self.keep(word, SHORTEST_LITERAL);
        }
    }

    fn keep(&mut self, value: &str, shortest: usize) {
        let value = value.trim();
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if value.len() >= shortest && !known.iter().any(|known| known == value) {
            known.push(value.to_owned());
            // The longest first: one may be a part of another.
            known.sort_by_key(|known| std::cmp::Reverse(known.len()));
        }
    }

    fn known(&self) -> RwLockReadGuard<'_, Vec<String>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn hide(&self, text: String) -> String {
        self.known().iter().fold(text, |text, secret| {
            if text.contains(secret.as_str()) { text.replace(secret.as_str(), "***") } else { text }
        })
    }

    /// The same for every text in a value.
    pub(super) fn hide_in(&self, value: &mut Value) {
        match value {
            Value::String(text) => *text = self.hide(std::mem::take(text)),
            Value::Array(items) => items.iter_mut().for_each(|item| self.hide_in(item)),
            Value::Object(map) => {
                map.values_mut().for_each(|item| self.hide_in(item));
                let is_secret = |key: &String| self.known().iter().any(|secret| key.contains(secret.as_str()));
                if map.keys().any(is_secret) {
                    *map = std::mem::take(map).into_iter().map(|(key, item)| (self.hide(key), item)).collect();
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Secrets;

    #[test]
    fn secrets_are_hidden_wherever_they_stand() {
        let mut secrets = Secrets::default();
        secrets.add("s3cr");
        secrets.add("s3cret!");
        secrets.add("abc");
        secrets.add_literal("Bearer tok-12345");
        let mut value = json!({"env": ["TOKEN=s3cret!", "abc", {"tok-12345": 1}], "n": 4});
        secrets.hide_in(&mut value);
        assert_eq!(value, json!({"env": ["TOKEN=***", "abc", {"***": 1}], "n": 4}));
    }
}
