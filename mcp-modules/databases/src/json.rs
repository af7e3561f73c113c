//! Parameters as JSON, on their way from the script to the program.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value as Json, json};

use crate::batch::Value;
use crate::placeholders::Parameters;

impl Parameters {
    #[must_use]
    pub fn to_json(&self) -> Json {
        match self {
            Self::None => Json::Null,
            Self::ByPosition(values) => values.iter().map(to_json).collect(),
            Self::ByName(named) => {
                Json::Object(named.iter().map(|(name, value)| (name.clone(), to_json(value))).collect())
            }
        }
    }

    /// None for what `to_json` does not write.
    #[must_use]
    pub fn from_json(json: &Json) -> Option<Self> {
        Some(match json {
            Json::Null => Self::None,
            Json::Array(values) => Self::ByPosition(values.iter().map(from_json).collect::<Option<_>>()?),
            Json::Object(named) => {
                let pair = |(name, value): (&String, &Json)| Some((name.clone(), from_json(value)?));
                Self::ByName(named.iter().map(pair).collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }
}

fn to_json(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(flag) => json!(flag),
        Value::Int(number) => json!(number),
        // JSON has neither infinity nor a whole float: both travel as text that says so.
        Value::Float(number) => json!({ "float": number.to_string() }),
        Value::Text(text) => json!(text),
        Value::Bytes(bytes) => json!({ "bytes": STANDARD.encode(bytes) }),
    }
}

fn from_json(json: &Json) -> Option<Value> {
    Some(match json {
        Json::Null => Value::Null,
        Json::Bool(flag) => Value::Bool(*flag),
        Json::Number(number) => Value::Int(number.as_i64()?),
        Json::String(text) => Value::Text(text.clone()),
        Json::Object(tagged) => tagged_value(tagged)?,
        Json::Array(_) => return None,
    })
}

fn tagged_value(tagged: &Map<String, Json>) -> Option<Value> {
    if let Some(text) = tagged.get("float").and_then(Json::as_str) {
        return text.parse().ok().map(Value::Float);
    }
    let text = tagged.get("bytes")?.as_str()?;
    STANDARD.decode(text).ok().map(Value::Bytes)
}

#[cfg(test)]
mod tests {
    use crate::batch::Value;
    use crate::placeholders::Parameters;

    #[test]
    fn parameters_survive_the_way() {
        let values = vec![
            Value::Null,
            Value::Bool(true),
            Value::Int(-7),
            Value::Float(2.0),
            Value::Float(f64::NEG_INFINITY),
            Value::Text("{}".into()),
            Value::Bytes(vec![0, 255]),
        ];
        let by_name = Parameters::ByName(vec![("a".into(), Value::Int(1)), ("b".into(), Value::Null)]);
        for parameters in [Parameters::None, Parameters::ByPosition(values), by_name] {
            assert_eq!(Parameters::from_json(&parameters.to_json()), Some(parameters));
        }
    }
}
