//! `sanitize_pii` and `restore_pii`, and the guard that every tool's answer passes.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use orchestrator_pii::{Detector, DetectorOptions, KeySource, Vault};
use orchestrator_runtime::ErrorClass;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Caller, Outcome, ToolError, Toolbox};
use crate::settings::{PiiPolicy, Settings};

/// Finds personal data and knows the tokens that stand for it.
pub struct Privacy {
    /// Made when something is first looked at: its patterns take a while to build.
    detector: OnceLock<Detector>,
    options: DetectorOptions,
    folder: PathBuf,
    /// Until the vault is opened.
    key: Mutex<Option<KeySource>>,
    /// Opened when the first token is made: most projects never need it.
    vault: OnceLock<Result<Vault, String>>,
}

impl Privacy {
    pub fn new(project: &Path, settings: &Settings) -> anyhow::Result<Self> {
        let folder = project.join(".work").join("vault");
        let key = match (&settings.vault_key, &settings.vault_key_file) {
            (Some(text), _) => KeySource::Bytes(parse_key(text)?),
            (None, Some(file)) => KeySource::File(file.clone()),
            // Without a home the key lies beside the vault, which still keeps it from other users.
            (None, None) => KeySource::File(folder.join("key")),
        };
        Ok(Self {
            detector: OnceLock::new(),
            options: settings.detection(),
            folder,
            key: Mutex::new(Some(key)),
            vault: OnceLock::new(),
        })
    }

    fn detector(&self) -> Result<&Detector, ToolError> {
        if let Some(made) = self.detector.get() {
            return Ok(made);
        }
        let made = Detector::new(&self.options).map_err(|error| unprotected(&error.to_string()))?;
        Ok(self.detector.get_or_init(|| made))
    }

    fn vault(&self) -> Result<&Vault, ToolError> {
        let opened = self.vault.get_or_init(|| {
            let key = self.key.lock().unwrap_or_else(PoisonError::into_inner).take();
            let key = key.ok_or("the key was used before")?;
            Vault::open(&self.folder, key).map_err(|error| error.to_string())
        });
        opened.as_ref().map_err(|reason| unprotected(reason))
    }

    /// The text with tokens in place of personal data. An error means it must not be shown.
    pub fn hide(&self, text: &str) -> Result<String, ToolError> {
        if self.detector()?.find(text).is_empty() {
            return Ok(text.to_owned());
        }
        let sanitized =
            self.vault()?.sanitize(self.detector()?, text).map_err(|error| unprotected(&error.to_string()))?;
        Ok(sanitized.text)
    }

    /// The same for what a script or an analysis computed, where a number may be personal too.
    pub fn hide_data(&self, mut value: Value) -> Result<Value, ToolError> {
        self.spell_out_numbers(&mut value, "")?;
        self.hide_value(value)
    }

    pub fn hide_value(&self, value: Value) -> Result<Value, ToolError> {
        let hidden = self.vault()?.sanitize_value(self.detector()?, value);
        hidden.map(|(value, _)| value).map_err(|error| unprotected(&error.to_string()))
    }

    /// A card or phone number may come as a plain number, or as a float where a column has gaps; as
    /// text it is found like any other. `name` is the key it stands under.
    fn spell_out_numbers(&self, value: &mut Value, name: &str) -> Result<(), ToolError> {
        const FEWEST_DIGITS: usize = 9;
        match value {
            Value::Number(number) => {
                let text = number.to_string();
                let digits = text.trim_start_matches('-').trim_end_matches(".0");
                let is_whole = digits.bytes().all(|byte| byte.is_ascii_digit());
                if is_whole && digits.len() >= FEWEST_DIGITS {
                    let in_context = format!("{name}: {digits}");
                    let mut found = self.detector()?.find(&in_context).into_iter();
                    if found.any(|finding| finding.range.end > name.len()) {
                        *value = Value::String(digits.to_owned());
                    }
                }
            }
            Value::Array(items) => items.iter_mut().try_for_each(|item| self.spell_out_numbers(item, name))?,
            Value::Object(map) => map.iter_mut().try_for_each(|(key, item)| self.spell_out_numbers(item, key))?,
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
        Ok(())
    }

    /// `text` with the values behind its tokens, for use inside; as it is where there are none.
    #[must_use]
    pub fn known(&self, text: &str) -> String {
        if !text.contains('[') {
            return text.to_owned();
        }
        self.show(text).map_or_else(|_| text.to_owned(), |restored| restored.text)
    }

    /// The values behind the tokens of `text`.
    pub fn show(&self, text: &str) -> Result<orchestrator_pii::Restored, ToolError> {
        self.vault()?.restore(text).map_err(|error| unprotected(&error.to_string()))
    }

    pub fn sanitize(&self, text: &str) -> Result<orchestrator_pii::Sanitized, ToolError> {
        self.vault()?.sanitize(self.detector()?, text).map_err(|error| unprotected(&error.to_string()))
    }
}

fn unprotected(reason: &str) -> ToolError {
    ToolError::failed(ErrorClass::RuntimeError, format!("personal data cannot be protected: {reason}"))
}

/// 64 hexadecimal digits.
fn parse_key(text: &str) -> anyhow::Result<[u8; 32]> {
    let mut key = [0; 32];
    let digits = text.trim().as_bytes();
    anyhow::ensure!(digits.len() == 64, "ORCHESTRATOR_VAULT_KEY must be 64 hexadecimal digits");
    for (byte, pair) in key.iter_mut().zip(digits.chunks_exact(2)) {
        let pair = std::str::from_utf8(pair).unwrap_or_default();
        *byte = u8::from_str_radix(pair, 16)
            .map_err(|_| anyhow::anyhow!("ORCHESTRATOR_VAULT_KEY must be 64 hexadecimal digits"))?;
    }
    Ok(key)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TextArguments {
    text: String,
}

impl Toolbox {
    pub(super) fn sanitize_pii(&self, arguments: TextArguments, _caller: Caller) -> Result<Outcome, ToolError> {
        let sanitized = self.privacy.sanitize(&arguments.text)?;
        let structured = json!({ "text": sanitized.text, "counts": sanitized.counts });
        Ok(Outcome::with_text(structured, sanitized.text))
    }

    pub(super) fn restore_pii(&self, arguments: TextArguments, caller: Caller) -> Result<Outcome, ToolError> {
        const HINT: &str = "tokens given to a tool of another server are restored on the way";
        let refuse = |message: &str| Err(ToolError::failed(ErrorClass::PermissionError, message).with_hint(HINT));
        match (self.settings.pii, &caller.confirm) {
            (PiiPolicy::Off, _) => {}
            (PiiPolicy::Strict, _) => return refuse("the policy pii = strict keeps personal data from the model"),
            (PiiPolicy::Outputs, None) => {
                return refuse(
                    "the policy pii = outputs shows values only when the user agrees, and the client cannot ask",
                );
            }
            (PiiPolicy::Outputs, Some(confirm)) => {
                if !confirm("The model asks to see personal data that was replaced by tokens. Show it?") {
                    return refuse("the user did not agree to show personal data");
                }
            }
        }
        let restored = self.privacy.show(&arguments.text)?;
        let structured = json!({ "text": restored.text, "restored": restored.n_restored, "unknown": restored.unknown });
        Ok(Outcome::with_text(structured, restored.text))
    }
}
