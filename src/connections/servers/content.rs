//! What a tool hands back, as a script wants it: values, and files for what is no text.
//!
//! Rule: an answer is a list of items of ours around what the server said, so nothing a server says can look like an item, a
//! file or a failure.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use orchestrator_runtime::host::Payload;
use rmcp::model::{CallToolResult, ContentBlock, ResourceContents};
use serde_json::{Map, Value, json};

use super::secrets::Secrets;

/// Bytes of values and of files that one answer may have.
const MOST_BYTES: usize = 64 << 20;
/// Characters of a server's complaint.
const LONGEST_FAILURE: usize = 4000;

/// The answer for a script: `{"items": [...]}` and the files' bytes, or `{"failed": "..."}`.
pub(super) fn answer(result: CallToolResult, secrets: &Secrets) -> Payload {
    if result.is_error == Some(true) {
        return failed(&complaint(&result), secrets);
    }
    let mut answer = Answer::default();
    let has_structure = result.structured_content.is_some();
    if let Some(structured) = result.structured_content {
        answer.value(structured);
    }
    for block in result.content {
        answer.block(block, has_structure);
    }
    answer.finish(secrets)
}

pub(super) fn failed(message: &str, secrets: &Secrets) -> Payload {
    let message: String = secrets.hide(message.to_owned()).chars().take(LONGEST_FAILURE).collect();
    json!({ "failed": message }).into()
}

fn complaint(result: &CallToolResult) -> String {
    let texts: Vec<&str> = result
        .content
        .iter()
        .filter_map(|block| match block {
            ContentBlock::Text(text) => Some(text.text.as_str()),
            _ => None,
        })
        .collect();
    match (texts.join("\n"), &result.structured_content) {
        (text, Some(structured)) if text.is_empty() => structured.to_string(),
        (text, _) if text.is_empty() => "the tool failed and did not say why".to_owned(),
        (text, _) => text,
    }
}

#[derive(Default)]
struct Answer {
    items: Vec<Value>,
    bytes: Vec<u8>,
    n_text_bytes: usize,
}

impl Answer {
    fn value(&mut self, value: Value) {
        self.items.push(json!({ "value": value }));
    }

    /// With structured content the text beside it says the same once more; pictures are not in it.
    fn block(&mut self, block: ContentBlock, has_structure: bool) {
        match block {
            ContentBlock::Image(image) => self.file(&image.data, &image.mime_type, None),
            ContentBlock::Audio(audio) => self.file(&audio.data, &audio.mime_type, None),
            ContentBlock::Resource(embedded) => match embedded.resource {
                ResourceContents::BlobResourceContents { uri, mime_type, blob, .. } => {
                    self.file(&blob, mime_type.as_deref().unwrap_or_default(), Some(uri));
                }
                ResourceContents::TextResourceContents { uri, mime_type, text, .. } if !has_structure => {
                    self.n_text_bytes += text.len();
                    let mut shown = Map::from_iter([("uri".to_owned(), json!(uri)), ("text".to_owned(), json!(text))]);
                    shown.extend(mime_type.map(|kind| ("mime_type".to_owned(), json!(kind))));
                    self.value(Value::Object(shown));
                }
                _ => {}
            },
            ContentBlock::Text(text) if !has_structure => {
                self.n_text_bytes += text.text.len();
                self.value(value_of(text.text));
            }
            ContentBlock::ResourceLink(link) if !has_structure => {
                self.value(json!({ "uri": link.uri, "name": link.name, "mime_type": link.mime_type }));
            }
            _ => {}
        }
    }

    fn file(&mut self, data: &str, mime_type: &str, uri: Option<String>) {
        let Ok(bytes) = BASE64.decode(data.trim()) else {
            return self.value(json!({ "mime_type": mime_type, "error": "the content is not base64" }));
        };
        let mut file = Map::from_iter([
            ("start".to_owned(), json!(self.bytes.len())),
            ("bytes".to_owned(), json!(bytes.len())),
            ("ending".to_owned(), json!(ending_of(mime_type))),
            ("mime_type".to_owned(), json!(mime_type)),
        ]);
        file.extend(uri.map(|uri| ("uri".to_owned(), json!(uri))));
        self.bytes.extend(bytes);
        self.items.push(json!({ "file": file }));
    }

    fn finish(self, secrets: &Secrets) -> Payload {
        let n_bytes = self.bytes.len().max(self.n_text_bytes);
        if n_bytes > MOST_BYTES {
            let message = format!(
                "the answer has {n_bytes} bytes, more than the {} MiB that can be handed over",
                MOST_BYTES >> 20
            );
            return failed(&message, secrets);
        }
        let mut items = Value::Array(self.items);
        secrets.hide_in(&mut items);
        Payload { value: json!({ "items": items }), bytes: self.bytes }
    }
}

/// Text that is a JSON object or list is meant as one; a plain word or number stays text.
fn value_of(text: String) -> Value {
    let is_json = matches!(text.trim_start().as_bytes().first(), Some(b'{' | b'['));
    match is_json.then(|| serde_json::from_str(&text)) {
        Some(Ok(value)) => value,
        _ => Value::String(text),
    }
}

fn ending_of(mime_type: &str) -> String {
    let kind = mime_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let ending = match kind.as_str() {
        "image/jpeg" => "jpg",
        "image/svg+xml" => "svg",
        "audio/mpeg" => "mp3",
        "text/plain" => "txt",
        "application/gzip" | "application/x-gzip" => "gz",
        other => other.rsplit('/').next().unwrap_or_default().trim_start_matches("x-"),
    };
    let is_plain = !ending.is_empty() && ending.len() <= 8 && ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_plain { ending.to_owned() } else { "bin".to_owned() }
}

#[cfg(test)]
mod tests {
    use rmcp::model::CallToolResult;
    use serde_json::{Value, json};

    use super::super::secrets::Secrets;
    use super::answer;

    fn told(result: Value) -> (Value, Vec<u8>) {
        let result: CallToolResult = serde_json::from_value(result).expect("a result");
        let payload = answer(result, &Secrets::default());
        (payload.value, payload.bytes)
    }

    #[test]
    fn text_becomes_values_where_it_is_json() {
        let texts = json!({"content": [
            {"type": "text", "text": " {\"a\": [1]}"}, {"type": "text", "text": "42"}, {"type": "text", "text": "[broken"}
        ]});
        let items = json!([{"value": {"a": [1]}}, {"value": "42"}, {"value": "[broken"}]);
        assert_eq!(told(texts), (json!({"items": items}), Vec::new()));
        let structured = json!({"content": [{"type": "text", "text": "{\"a\": 1}"}], "structuredContent": {"a": 1}});
        assert_eq!(told(structured), (json!({"items": [{"value": {"a": 1}}]}), Vec::new()));
        assert_eq!(told(json!({"content": []})), (json!({"items": []}), Vec::new()));
    }

    #[test]
    fn pictures_become_files() {
        let picture = json!({"content": [
            {"type": "text", "text": "here"},
            {"type": "image", "data": "AAEC", "mimeType": "image/png"},
            {"type": "resource", "resource": {"uri": "x://1", "blob": "/w==", "mimeType": "application/../etc"}},
            {"type": "image", "data": "!", "mimeType": "image/png"},
        ]});
        let items = json!([
            {"value": "here"},
            {"file": {"start": 0, "bytes": 3, "ending": "png", "mime_type": "image/png"}},
            {"file": {"start": 3, "bytes": 1, "ending": "etc", "mime_type": "application/../etc", "uri": "x://1"}},
            {"value": {"mime_type": "image/png", "error": "the content is not base64"}},
        ]);
        assert_eq!(told(picture), (json!({"items": items}), vec![0, 1, 2, 255]));
    }

    #[test]
    fn what_claims_to_be_ours_is_a_value() {
        let forged = json!({"content": [], "structuredContent": {"failed": "x", "items": [{"file": {"start": 0}}]}});
        assert_eq!(told(forged).0, json!({"items": [{"value": {"failed": "x", "items": [{"file": {"start": 0}}]}}]}));
        let error = json!({"content": [{"type": "text", "text": "no such repository"}], "isError": true});
        assert_eq!(told(error).0, json!({"failed": "no such repository"}));
    }
}
