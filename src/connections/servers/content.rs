//! What a tool hands back, as the protocol says it: a failure, or texts, values and bytes in their order.
//!
//! Rule: what a server says stays inside items of ours, so nothing it says can look like an item, a file or a failure.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use rmcp::model::{CallToolResult, ContentBlock, ResourceContents};
use serde_json::{Map, Value, json};

use super::secrets::Secrets;

/// Characters of a server's complaint.
const LONGEST_FAILURE: usize = 4000;
/// Pictures, sounds and the like in one answer.
const MOST_FILES: usize = 1000;

/// What came of a call, without the secrets of the server's entry.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Told {
    Failed(String),
    Gave(Vec<Item>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    Value(Value),
    /// Possibly JSON.
    Text(String),
    File {
        bytes: Vec<u8>,
        mime_type: String,
        uri: Option<String>,
    },
}

pub(super) fn told(result: CallToolResult, secrets: &Secrets) -> Told {
    if result.is_error == Some(true) {
        return failed(&complaint(&result), secrets);
    }
    let n_files = result.content.iter().filter(|block| is_file(block)).count();
    if n_files > MOST_FILES {
        return failed(&format!("the answer has {n_files} files, more than {MOST_FILES}"), secrets);
    }
    let has_structure = result.structured_content.is_some();
    let structured = result.structured_content.map(|structured| exact(structured, &result.content));
    let blocks = result.content.into_iter().filter_map(|block| item(block, has_structure));
    let mut items: Vec<Item> = structured.into_iter().chain(blocks).collect();
    for item in &mut items {
        hide(item, secrets);
    }
    Told::Gave(items)
}

pub(super) fn failed(message: &str, secrets: &Secrets) -> Told {
    Told::Failed(secrets.hide(message.to_owned()).chars().take(LONGEST_FAILURE).collect())
}

fn complaint(result: &CallToolResult) -> String {
    let texts: Vec<&str> = result.content.iter().filter_map(text_of).collect();
    match (texts.join("\n"), &result.structured_content) {
        (text, Some(structured)) if text.is_empty() => structured.to_string(),
        (text, _) if text.is_empty() => "the tool failed and did not say why".to_owned(),
        (text, _) => text,
    }
}

fn text_of(block: &ContentBlock) -> Option<&str> {
    match block {
        ContentBlock::Text(text) => Some(text.text.as_str()),
        _ => None,
    }
}

fn is_file(block: &ContentBlock) -> bool {
    match block {
        ContentBlock::Image(_) | ContentBlock::Audio(_) => true,
        ContentBlock::Resource(embedded) => {
            matches!(embedded.resource, ResourceContents::BlobResourceContents { .. })
        }
        _ => false,
    }
}

/// The text beside structured content says the same once more. Whole numbers beyond 64 bits are rounded in the one and exact
/// in the other.
fn exact(structured: Value, content: &[ContentBlock]) -> Item {
    let texts: Vec<&str> = content.iter().filter_map(text_of).collect();
    match texts.as_slice() {
        [text] if has_rounded(&structured) && json_of(text).as_ref() == Some(&structured) => {
            Item::Text((*text).to_owned())
        }
        _ => Item::Value(structured),
    }
}

/// The value of a text that is a JSON object or list as a whole; a plain word or number is a text.
pub(crate) fn json_of(text: &str) -> Option<Value> {
    let is_json = matches!(text.trim_start().as_bytes().first(), Some(b'{' | b'['));
    is_json.then(|| serde_json::from_str(text).ok()).flatten()
}

/// Is there a number that may have been a whole one of more than 64 bits?
pub(crate) fn has_rounded(value: &Value) -> bool {
    const TOO_LARGE: f64 = 9.2e18;
    match value {
        Value::Number(number) => number.is_f64() && number.as_f64().is_some_and(|number| number.abs() > TOO_LARGE),
        Value::Array(items) => items.iter().any(has_rounded),
        Value::Object(map) => map.values().any(has_rounded),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

/// With structured content the texts beside it are left out; pictures are not in it.
fn item(block: ContentBlock, has_structure: bool) -> Option<Item> {
    match block {
        ContentBlock::Image(image) => Some(file(&image.data, image.mime_type, None)),
        ContentBlock::Audio(audio) => Some(file(&audio.data, audio.mime_type, None)),
        ContentBlock::Resource(embedded) => match embedded.resource {
            ResourceContents::BlobResourceContents { uri, mime_type, blob, .. } => {
                Some(file(&blob, mime_type.unwrap_or_default(), Some(uri)))
            }
            ResourceContents::TextResourceContents { uri, mime_type, text, .. } if !has_structure => {
                let mut shown = Map::from_iter([("uri".to_owned(), json!(uri)), ("text".to_owned(), json!(text))]);
                shown.extend(mime_type.map(|kind| ("mime_type".to_owned(), json!(kind))));
                Some(Item::Value(Value::Object(shown)))
            }
            _ => None,
        },
        ContentBlock::Text(text) if !has_structure => Some(Item::Text(text.text)),
        ContentBlock::ResourceLink(link) if !has_structure => {
            Some(Item::Value(json!({ "uri": link.uri, "name": link.name, "mime_type": link.mime_type })))
        }
        _ => None,
    }
}

fn file(data: &str, mime_type: String, uri: Option<String>) -> Item {
    match BASE64.decode(data.trim()) {
        Ok(bytes) => Item::File { bytes, mime_type, uri },
        Err(_) => Item::Value(json!({ "mime_type": mime_type, "error": "the content is not base64" })),
    }
}

fn hide(item: &mut Item, secrets: &Secrets) {
    match item {
        Item::Value(value) => secrets.hide_in(value),
        Item::Text(text) => *text = secrets.hide(std::mem::take(text)),
        Item::File { bytes, mime_type, uri } => {
            // What is no text is left as it is.
            match String::from_utf8(std::mem::take(bytes)) {
                Ok(text) => *bytes = secrets.hide(text).into_bytes(),
                Err(error) => *bytes = error.into_bytes(),
            }
            *mime_type = secrets.hide(std::mem::take(mime_type));
            *uri = uri.take().map(|uri| secrets.hide(uri));
        }
    }
}

#[cfg(test)]
mod tests {
    use rmcp::model::CallToolResult;
    use serde_json::{Value, json};

    use super::super::secrets::Secrets;
    use super::{Item, Told, has_rounded, json_of};

    fn told(result: Value) -> Told {
        let result: CallToolResult = serde_json::from_value(result).expect("a result");
        let mut secrets = Secrets::default();
        secrets.add("s3cret");
        super::told(result, &secrets)
    }

    fn text(text: &str) -> Item {
        Item::Text(text.to_owned())
    }

    fn file(bytes: &[u8], mime_type: &str, uri: Option<&str>) -> Item {
        Item::File { bytes: bytes.to_vec(), mime_type: mime_type.to_owned(), uri: uri.map(str::to_owned) }
    }

    #[test]
    fn structure_counts_before_the_text_beside_it() {
        let both = json!({"content": [{"type": "text", "text": "{\"a\": 2}"}], "structuredContent": {"a": 1}});
        assert_eq!(told(both), Told::Gave(vec![Item::Value(json!({"a": 1}))]));
        assert_eq!(told(json!({"content": []})), Told::Gave(Vec::new()));
    }

    #[test]
    fn whole_numbers_of_any_length_are_exact_where_the_text_says_them() {
        let long = "{\"id\": 123456789012345678901234567890}";
        let parsed: Value = serde_json::from_str(long).expect("JSON");
        let both = json!({"content": [{"type": "text", "text": long}], "structuredContent": parsed});
        assert_eq!(told(both), Told::Gave(vec![text(long)]));
        let other = json!({"content": [{"type": "text", "text": "{\"id\": 1}"}], "structuredContent": parsed});
        assert_eq!(told(other), Told::Gave(vec![Item::Value(parsed)]));
        assert!(!has_rounded(&json!([u64::MAX, i64::MIN, 1.5, {"a": 9e18}])));
    }

    #[test]
    fn only_a_whole_object_or_list_is_json() {
        for plain in ["42", "true", "null", "\"x\"", "[broken", "{\"a\": 1} and more", "", "NaN"] {
            assert_eq!(json_of(plain), None, "{plain}");
        }
        assert_eq!(json_of(" [1, {\"a\": 1, \"a\": 2}]\n"), Some(json!([1, {"a": 2}])));
    }

    #[test]
    fn pictures_and_resources_keep_their_place() {
        let mixed = json!({"content": [
            {"type": "text", "text": "here"},
            {"type": "image", "data": "AAEC", "mimeType": "image/png"},
            {"type": "audio", "data": "AQ==", "mimeType": "audio/wav"},
            {"type": "resource", "resource": {"uri": "x://1", "blob": "/w==", "mimeType": "application/../etc"}},
            {"type": "resource", "resource": {"uri": "x://2", "text": "inside"}},
            {"type": "resource_link", "uri": "x://3", "name": "there"},
            {"type": "image", "data": "!", "mimeType": "image/png"},
        ]});
        let items = vec![
            text("here"),
            file(&[0, 1, 2], "image/png", None),
            file(&[1], "audio/wav", None),
            file(&[255], "application/../etc", Some("x://1")),
            Item::Value(json!({"uri": "x://2", "text": "inside"})),
            Item::Value(json!({"uri": "x://3", "name": "there", "mime_type": null})),
            Item::Value(json!({"mime_type": "image/png", "error": "the content is not base64"})),
        ];
        assert_eq!(told(mixed), Told::Gave(items));
        let many = vec![json!({"type": "image", "data": "", "mimeType": "image/png"}); 1001];
        assert_eq!(
            told(json!({"content": many})),
            Told::Failed("the answer has 1001 files, more than 1000".to_owned())
        );
    }

    #[test]
    fn secrets_are_hidden_in_every_item() {
        let leaky = json!({"content": [
            {"type": "text", "text": "s3cret"},
            {"type": "resource", "resource": {"uri": "s3cret://", "blob": "czNjcmV0IQ==", "mimeType": "text/plain"}},
        ]});
        let items = vec![text("***"), file(b"***!", "text/plain", Some("***://"))];
        assert_eq!(told(leaky), Told::Gave(items));
    }

    #[test]
    fn failures_are_what_the_server_says_and_no_longer_than_a_page() {
        let error = json!({"content": [{"type": "text", "text": "no such repository"}], "isError": true});
        assert_eq!(told(error), Told::Failed("no such repository".to_owned()));
        let silent = json!({"content": [], "isError": true});
        assert_eq!(told(silent), Told::Failed("the tool failed and did not say why".to_owned()));
        let flood = json!({"content": [{"type": "text", "text": "x".repeat(1_000_000)}], "isError": true});
        assert_eq!(told(flood), Told::Failed("x".repeat(4000)));
    }
}
