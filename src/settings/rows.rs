//! What a row of the table says, and the macro that makes the program's settings of all rows.

use anyhow::anyhow;
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches};
use toml::Value;

use super::FILE;
use super::kinds::{Kind, Raw};

/// One setting, for everything that treats all alike.
pub(super) struct Row {
    pub(super) key: &'static str,
    pub(super) help: &'static str,
    pub(super) declared: Declared,
    /// What is accepted, in words.
    pub(super) accepts: fn() -> String,
    /// A value given as text, as the file writes it.
    pub(super) written: fn(&str) -> String,
    parser: fn() -> ValueParser,
}

/// What a row adds to name, kind and help.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    pub(super) default: Usual,
    /// What stands for the value of the flag; without it there is no flag.
    pub(super) flag: Option<&'static str>,
    /// Not read from the file, which scripts can read.
    pub(super) is_outside_the_file: bool,
}

/// Values are given as text, as in the environment.
#[derive(Clone, Copy)]
pub(super) enum Usual {
    Is(&'static str),
    /// It depends on the machine: what it is with two cores, the rule, what it is here.
    Reckoned {
        small: &'static str,
        words: &'static str,
        here: fn() -> String,
    },
    /// Nothing, or what the words say; the template shows the example.
    Unset {
        example: &'static str,
        words: &'static str,
    },
}

pub(super) const fn usually(text: &'static str) -> Declared {
    Declared::new(Usual::Is(text))
}

pub(super) const fn reckoned(small: &'static str, words: &'static str, here: fn() -> String) -> Declared {
    Declared::new(Usual::Reckoned { small, words, here })
}

pub(super) const fn unset(example: &'static str, words: &'static str) -> Declared {
    Declared::new(Usual::Unset { example, words })
}

impl Declared {
    const fn new(default: Usual) -> Self {
        Self { default, flag: None, is_outside_the_file: false }
    }

    pub(super) const fn flag(self, value_name: &'static str) -> Self {
        Self { flag: Some(value_name), ..self }
    }

    pub(super) const fn outside_the_file(self) -> Self {
        Self { is_outside_the_file: true, ..self }
    }
}

impl Row {
    pub(super) const fn new<K: Kind>(key: &'static str, help: &'static str, declared: Declared) -> Self {
        Self {
            key,
            help: help.trim_ascii(),
            declared,
            accepts: K::accepts,
            written: <K::Raw as Raw>::written,
            parser: <K::Raw as Raw>::parser,
        }
    }

    pub(super) fn variable(&self) -> String {
        format!("ORCHESTRATOR_{}", self.key.to_ascii_uppercase())
    }

    /// Without the dashes in front.
    pub(super) fn flag(&self) -> String {
        self.key.replace('_', "-")
    }

    pub(super) fn argument(&self) -> Option<Arg> {
        let value_name = self.declared.flag?;
        Some(Arg::new(self.key).long(self.flag()).help(self.help).value_name(value_name).value_parser((self.parser)()))
    }

    /// What the file says.
    pub(super) fn in_file<K: Kind>(&self, table: &mut toml::Table) -> anyhow::Result<Option<K::Raw>> {
        let Some(value) = table.remove(self.key) else { return Ok(None) };
        if self.declared.is_outside_the_file {
            let (key, variable) = (self.key, self.variable());
            return Err(anyhow!("{FILE}: {key} is not read from this file, which scripts can read; set {variable}"));
        }
        let found = shown(&value);
        let raw = K::Raw::from_toml(value);
        raw.map(Some).ok_or_else(|| anyhow!("{FILE}: {} must be {}, found {found}", self.key, K::Raw::WANTED))
    }

    /// What the environment says; an empty variable says nothing.
    pub(super) fn in_environment<K: Kind>(
        &self,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> anyhow::Result<Option<K::Raw>> {
        let name = self.variable();
        let Some(text) = variable(&name).filter(|text| !text.is_empty()) else { return Ok(None) };
        K::Raw::from_text(&text).map(Some).map_err(|_| anyhow!("{name} is not usable: '{text}'"))
    }

    pub(super) fn in_flags<K: Kind>(&self, matches: &ArgMatches) -> Option<K::Raw> {
        self.declared.flag.and_then(|_| matches.get_one(self.key).cloned())
    }

    /// The checked value of what the layers say together, or the default.
    pub(super) fn settle<K: Kind>(&self, raw: Option<K::Raw>) -> anyhow::Result<K::Value> {
        let usual = |text: &str| K::Raw::from_text(text).and_then(|raw| K::check(self.key, raw));
        let value = match (raw, self.declared.default) {
            (Some(raw), _) => K::check(self.key, raw),
            (None, Usual::Is(text)) => usual(text),
            (None, Usual::Reckoned { here, .. }) => usual(&here()),
            (None, Usual::Unset { .. }) => K::missing(self.key),
        };
        value.map_err(anyhow::Error::msg)
    }
}

/// A value of the file, in a message.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => format!("'{text}'"),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(flag) => flag.to_string(),
        other => format!("a value of type {}", other.type_str()),
    }
}

/// `Settings`, the layers they come from and `TABLE`, from rows `/// help`, `name: kind = declared;`.
macro_rules! settings {
    ($(#[doc = $help:literal] $key:ident: $kind:ty = $declared:expr;)+) => {
        /// What the operator decided.
        #[derive(Clone)]
        pub struct Settings {
            $(#[doc = $help] pub $key: <$kind as Kind>::Value,)+
            /// Addresses of databases by the name scripts use; the default one is named "".
            pub databases: BTreeMap<String, DatabaseAddress>,
            /// The program workers are started from; this one, unless a program embeds the tools.
            pub worker_program: Option<PathBuf>,
            /// Whether the project's files may say which servers there are; not those of a folder that a client chose.
            pub names_servers: bool,
            /// Under the hashes of all workers, where runs have to be the same every time.
            pub hash_seed: Option<u32>,
        }

        /// One layer of settings; what a layer does not say, an earlier one does.
        #[derive(Clone, Default)]
        pub struct Layer {
            $(pub $key: Option<<$kind as Kind>::Raw>,)+
        }

        #[expect(non_upper_case_globals, reason = "each is called like its setting")]
        impl Layer {
            $(const $key: Row = Row::new::<$kind>(stringify!($key), $help, $declared);)+
        }

        pub(super) const TABLE: &[Row] = &[$(Layer::$key),+];

        impl Layer {
            pub(super) fn under(self, above: Self) -> Self {
                Self { $($key: above.$key.or(self.$key),)+ }
            }

            /// Takes what it knows out of the table.
            pub(super) fn from_table(table: &mut toml::Table) -> anyhow::Result<Self> {
                Ok(Self { $($key: Self::$key.in_file::<$kind>(table)?,)+ })
            }

            pub(super) fn from_variables(variable: &dyn Fn(&str) -> Option<String>) -> anyhow::Result<Self> {
                Ok(Self { $($key: Self::$key.in_environment::<$kind>(variable)?,)+ })
            }

            pub(super) fn from_flags(matches: &clap::ArgMatches) -> Self {
                Self { $($key: Self::$key.in_flags::<$kind>(matches),)+ }
            }

            pub(super) fn settle(self) -> anyhow::Result<Settings> {
                Ok(Settings {
                    $($key: Self::$key.settle::<$kind>(self.$key)?,)+
                    databases: BTreeMap::new(),
                    worker_program: None,
                    names_servers: true,
                    hash_seed: None,
                })
            }
        }
    };
}

pub(super) use settings;
