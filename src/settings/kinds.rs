//! Kinds of settings: how a value is read from the file, the environment or a flag, and which values are accepted.

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::ValueParser;
use orchestrator_runtime::Isolation;
use toml::Value;

/// A value as a layer holds it: read, not yet checked.
pub trait Raw: Clone + Send + Sync + Sized + 'static {
    /// What the file must hold.
    const WANTED: &'static str;

    fn from_toml(value: Value) -> Option<Self>;

    /// From the environment or a flag.
    fn from_text(text: &str) -> Result<Self, String>;

    fn parser() -> ValueParser {
        ValueParser::new(Self::from_text)
    }

    /// A default, given as text, as the file writes it.
    fn written(text: &str) -> String {
        text.to_owned()
    }
}

impl Raw for f64 {
    const WANTED: &'static str = "a number";

    fn from_toml(value: Value) -> Option<Self> {
        match value {
            Value::Float(number) => Some(number),
            #[expect(clippy::cast_precision_loss, reason = "no setting is near the numbers that lose digits")]
            Value::Integer(number) => Some(number as f64),
            _ => None,
        }
    }

    fn from_text(text: &str) -> Result<Self, String> {
        text.parse().map_err(|error: std::num::ParseFloatError| error.to_string())
    }
}

impl Raw for u64 {
    const WANTED: &'static str = "a whole number";

    fn from_toml(value: Value) -> Option<Self> {
        value.as_integer().and_then(|number| number.try_into().ok())
    }

    fn from_text(text: &str) -> Result<Self, String> {
        text.parse().map_err(|error: std::num::ParseIntError| error.to_string())
    }
}

impl Raw for bool {
    const WANTED: &'static str = "true or false";

    fn from_toml(value: Value) -> Option<Self> {
        value.as_bool()
    }

    fn from_text(text: &str) -> Result<Self, String> {
        text.parse().map_err(|error: std::str::ParseBoolError| error.to_string())
    }

    fn parser() -> ValueParser {
        ValueParser::bool()
    }
}

impl Raw for String {
    const WANTED: &'static str = "a string";

    fn from_toml(value: Value) -> Option<Self> {
        value.as_str().map(str::to_owned)
    }

    fn from_text(text: &str) -> Result<Self, String> {
        Ok(text.to_owned())
    }

    fn parser() -> ValueParser {
        ValueParser::string()
    }

    fn written(text: &str) -> String {
        format!("\"{text}\"")
    }
}

impl Raw for PathBuf {
    const WANTED: &'static str = "a path";

    fn from_toml(value: Value) -> Option<Self> {
        value.as_str().map(Self::from)
    }

    fn from_text(text: &str) -> Result<Self, String> {
        Ok(text.into())
    }

    fn parser() -> ValueParser {
        ValueParser::path_buf()
    }

    fn written(text: &str) -> String {
        String::written(text)
    }
}

/// Separated by commas where it is text.
impl Raw for Vec<String> {
    const WANTED: &'static str = "a list of strings";

    fn from_toml(value: Value) -> Option<Self> {
        let Value::Array(items) = value else { return None };
        items.into_iter().map(String::from_toml).collect()
    }

    fn from_text(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Ok(Self::new());
        }
        Ok(text.split(',').map(|item| item.trim().to_owned()).collect())
    }

    fn written(text: &str) -> String {
        let items: Vec<String> = text.split(',').filter(|item| !item.is_empty()).map(String::written).collect();
        format!("[{}]", items.join(", "))
    }
}

/// What a setting is, from its raw value to the one the program uses.
pub trait Kind {
    type Raw: Raw;
    type Value;

    /// What is accepted, as the reference says it.
    fn accepts() -> String {
        Self::Raw::WANTED.to_owned()
    }

    /// The value, or the whole message that says what is wrong with it.
    fn check(key: &str, raw: Self::Raw) -> Result<Self::Value, String>;

    /// The value of a setting that nobody gives and that has no default.
    fn missing(key: &str) -> Result<Self::Value, String> {
        Err(format!("{key} has no default"))
    }
}

/// Seconds between two bounds.
pub struct Seconds<const LEAST: u32, const MOST: u32>;

impl<const LEAST: u32, const MOST: u32> Kind for Seconds<LEAST, MOST> {
    type Raw = f64;
    type Value = Duration;

    fn accepts() -> String {
        format!("seconds, {LEAST} to {MOST}")
    }

    fn check(key: &str, seconds: f64) -> Result<Duration, String> {
        if !(f64::from(LEAST)..=f64::from(MOST)).contains(&seconds) {
            return Err(format!("{key} must be between {LEAST} and {MOST} seconds, found {seconds}"));
        }
        Ok(Duration::from_secs_f64(seconds))
    }
}

/// Any number of seconds.
pub struct WholeSeconds;

impl Kind for WholeSeconds {
    type Raw = u64;
    type Value = Duration;

    fn accepts() -> String {
        "whole seconds".to_owned()
    }

    fn check(_key: &str, seconds: u64) -> Result<Duration, String> {
        Ok(Duration::from_secs(seconds))
    }
}

/// A number of things; what lies outside the bounds is moved to the nearer one.
pub struct Count<const LEAST: usize, const MOST: usize>;

impl<const LEAST: usize, const MOST: usize> Kind for Count<LEAST, MOST> {
    type Raw = u64;
    type Value = usize;

    fn accepts() -> String {
        format!("{LEAST} to {MOST}")
    }

    fn check(_key: &str, count: u64) -> Result<usize, String> {
        Ok(usize::try_from(count).unwrap_or(MOST).clamp(LEAST, MOST))
    }
}

/// Bytes, written with a unit.
pub struct Size;

impl Kind for Size {
    type Raw = String;
    type Value = usize;

    fn accepts() -> String {
        "a size: `64K`, `512M`, `1G`".to_owned()
    }

    fn check(key: &str, text: String) -> Result<usize, String> {
        parse_size(&text).map_err(|reason| format!("{key}: {reason}"))
    }
}

impl Kind for Isolation {
    type Raw = String;
    type Value = Self;

    fn accepts() -> String {
        listed(&Self::ALL.map(Self::name))
    }

    fn check(key: &str, text: String) -> Result<Self, String> {
        parse_isolation(&text).map_err(|reason| format!("{key}: {reason}"))
    }
}

/// Kinds whose every value is right.
macro_rules! plain {
    ($($kind:ty),+) => {
        $(impl Kind for $kind {
            type Raw = Self;
            type Value = Self;

            fn check(_key: &str, raw: Self) -> Result<Self, String> {
                Ok(raw)
            }
        })+
    };
}

plain!(bool, String, PathBuf, Vec<String>);

/// A setting that may stay without a value.
impl<K: Kind> Kind for Option<K> {
    type Raw = K::Raw;
    type Value = Option<K::Value>;

    fn accepts() -> String {
        K::accepts()
    }

    fn check(key: &str, raw: K::Raw) -> Result<Self::Value, String> {
        K::check(key, raw).map(Some)
    }

    fn missing(_key: &str) -> Result<Self::Value, String> {
        Ok(None)
    }
}

pub(super) fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// `512M`, `1G`, `64K` or plain bytes.
pub fn parse_size(text: &str) -> Result<usize, String> {
    let wrong = || format!("'{text}' is not a size; write for example 512M");
    let trimmed = text.trim_end_matches(['b', 'B']).trim_end_matches('i');
    let (digits, unit) = match trimmed.char_indices().last() {
        Some((at, 'k' | 'K')) => (&trimmed[..at], 1 << 10),
        Some((at, 'm' | 'M')) => (&trimmed[..at], 1 << 20),
        Some((at, 'g' | 'G')) => (&trimmed[..at], 1 << 30),
        _ => (trimmed, 1),
    };
    let count: usize = digits.trim().parse().map_err(|_| wrong())?;
    count.checked_mul(unit).filter(|bytes| *bytes > 0).ok_or_else(wrong)
}

pub fn parse_isolation(text: &str) -> Result<Isolation, String> {
    let found = Isolation::ALL.into_iter().find(|level| level.name() == text);
    found.ok_or_else(|| "expected development, production or hardened".to_owned())
}

#[cfg(test)]
mod tests {
    use super::parse_size;

    #[test]
    fn sizes_are_read_with_their_unit() {
        for (text, bytes) in [("512M", 512 << 20), ("1G", 1 << 30), ("64k", 64 << 10), ("1GiB", 1 << 30), ("100", 100)]
        {
            assert_eq!(parse_size(text), Ok(bytes), "{text}");
        }
        for text in ["", "M", "12X", "-1", "0", "99999999999G"] {
            assert!(parse_size(text).is_err(), "{text}");
        }
    }
}
