//! Which answers are looked through where they arrive: most are a few words, and handing them to another thread takes longer.

use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::Value;

/// Bytes of a short answer, and its blocks.
const MOST_BYTES: usize = 16 << 10;
const MOST_BLOCKS: usize = 8;

pub(super) fn is_short(result: &CallToolResult) -> bool {
    let is_short_text =
        |block: &ContentBlock| matches!(block, ContentBlock::Text(text) if text.text.len() < MOST_BYTES);
    result.content.len() <= MOST_BLOCKS
        && result.content.iter().all(is_short_text)
        && result.structured_content.as_ref().is_none_or(|value| left_after(value, MOST_BYTES).is_some())
}

/// What is left of a budget of bytes after the value, roughly; none, without looking further, once it is spent.
fn left_after(value: &Value, budget: usize) -> Option<usize> {
    let budget = budget.checked_sub(1)?;
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => Some(budget),
        Value::String(text) => budget.checked_sub(text.len()),
        Value::Array(items) => items.iter().try_fold(budget, |left, item| left_after(item, left)),
        Value::Object(map) => {
            map.iter().try_fold(budget, |left, (key, item)| left_after(item, left.checked_sub(key.len())?))
        }
    }
}

#[cfg(test)]
mod tests {
    use rmcp::model::CallToolResult;
    use serde_json::{Value, json};

    use super::{MOST_BLOCKS, MOST_BYTES, is_short};

    fn short(result: Value) -> bool {
        is_short(&serde_json::from_value::<CallToolResult>(result).expect("a result"))
    }

    fn texts(n_texts: usize, n_bytes: usize) -> Value {
        vec![json!({"type": "text", "text": "x".repeat(n_bytes)}); n_texts].into()
    }

    #[test]
    fn words_are_short_and_pictures_are_not() {
        assert!(short(json!({"content": []})));
        assert!(short(json!({"content": texts(2, 10), "structuredContent": {"a": [1, "two", {"b": null}]}})));
        assert!(!short(json!({"content": texts(MOST_BLOCKS + 1, 1)})));
        assert!(!short(json!({"content": texts(1, MOST_BYTES)})));
        assert!(!short(json!({"content": [{"type": "image", "data": "AAEC", "mimeType": "image/png"}]})));
        for long in [
            json!({"a": "x".repeat(MOST_BYTES)}),
            json!({"a": vec![0; MOST_BYTES]}),
            json!({"x".repeat(MOST_BYTES): 1}),
        ] {
            assert!(!short(json!({"content": texts(1, 1), "structuredContent": long})));
        }
    }
}
