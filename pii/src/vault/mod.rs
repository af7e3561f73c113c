//! The vault: gives values their tokens and tokens their values.
//!
//! A token is an HMAC of its value under the vault's key, so one value has one token for as long
//! as the vault lives, and nobody without the key can make or guess one. Only tokens that the
//! vault itself gave out are restored.

mod journal;
mod key;
mod seal;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use zeroize::Zeroizing;

pub use key::KeySource;

use crate::detector::{Detector, Finding};
use crate::error::PiiError;
use crate::kind::Kind;
use crate::token;
use journal::Journal;
use key::Key;
use seal::Entry;

/// How many findings of each label were replaced.
pub type Counts = BTreeMap<&'static str, usize>;

/// A text without personal data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanitized {
    pub text: String,
    pub counts: Counts,
}

/// A text with its values back.
#[derive(Clone, PartialEq, Eq)]
pub struct Restored {
    pub text: String,
    pub n_restored: usize,
    /// Token-shaped texts that this vault did not give out, each once, in order.
    pub unknown: Vec<String>,
}

impl fmt::Debug for Restored {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Restored")
            .field("n_restored", &self.n_restored)
            .field("unknown", &self.unknown)
            .finish_non_exhaustive()
    }
}

/// Tokens and their values. May be shared by threads, and its folder by processes.
pub struct Vault {
    token_key: Key,
    state: Mutex<State>,
}

struct State {
    /// By token.
    values: HashMap<String, Zeroizing<String>>,
    /// Absent if the vault lives in memory only.
    journal: Option<Journal>,
}

impl fmt::Debug for Vault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Vault").finish_non_exhaustive()
    }
}

impl Vault {
    /// A vault that ends with the process.
    pub fn in_memory() -> Result<Self, PiiError> {
        Ok(Self::new(&Key::random()?, None))
    }

    /// The vault in `folder`, encrypted with the key. Folder, file and key file are made if they
    /// are missing.
    pub fn open(folder: &Path, source: KeySource) -> Result<Self, PiiError> {
        let key = Key::from_source(&source)?;
        let journal = Journal::open(folder, &key)?;
        let vault = Self::new(&key, Some(journal));
        // Whatever is wrong with the file shows now, not at the first restore.
        vault.state().read_new()?;
        Ok(vault)
    }

    fn new(key: &Key, journal: Option<Journal>) -> Self {
        let state = State { values: HashMap::new(), journal };
        Self { token_key: key.derive("tokens"), state: Mutex::new(state) }
    }

    /// Replaces what `detector` finds by tokens. Tokens that are in the text already stay.
    pub fn sanitize(&self, detector: &Detector, text: &str) -> Result<Sanitized, PiiError> {
        let found = detector.find(text);
        let tokens = self.issue(&spellings(text, &found))?;
        let mut counts = Counts::new();
        count(&found, &mut counts);
        Ok(Sanitized { text: replace(text, &found, &mut tokens.into_iter()), counts })
    }

    /// Replaces tokens by the values that they stand for, each spelled as it was.
    pub fn restore(&self, text: &str) -> Result<Restored, PiiError> {
        let mut restorer = self.restorer();
        let text = restorer.restore(text)?;
        Ok(Restored { text, n_restored: restorer.n_restored, unknown: restorer.unknown })
    }

    pub(crate) fn restorer(&self) -> Restorer<'_> {
        Restorer { state: self.state(), is_current: false, n_restored: 0, unknown: Vec::new(), seen: HashSet::new() }
    }

    /// The tokens of values as they are spelled, in the same order. New ones are kept before this
    /// returns, all in one write.
    pub(crate) fn issue(&self, spellings: &[(Kind, &str)]) -> Result<Vec<String>, PiiError> {
        let mut state = self.state();
        let known: Option<Vec<_>> =
            spellings.iter().map(|(kind, spelling)| self.place(&state.values, *kind, spelling).known()).collect();
        if let Some(tokens) = known {
            return Ok(tokens);
        }
        let State { values, journal } = &mut *state;
        let Some(journal) = journal else {
            self.choose(values, spellings);
            return Ok(self.tokens(values, spellings));
        };
        let mut chosen_tokens = Vec::new();
        let appended = journal.append(|new| {
            values.extend(new.into_iter().map(|entry| (entry.token, entry.value)));
            let chosen = self.choose(values, spellings);
            chosen_tokens.extend(chosen.iter().map(|entry| entry.token.clone()));
            chosen
        });
        if let Err(error) = appended {
            // A token that was not written must not be given out.
            for token in &chosen_tokens {
                values.remove(token);
            }
            return Err(error);
        }
        Ok(self.tokens(values, spellings))
    }

    /// Gives each value that has none a token, and returns the new ones.
    fn choose(&self, values: &mut HashMap<String, Zeroizing<String>>, spellings: &[(Kind, &str)]) -> Vec<Entry> {
        let mut chosen = Vec::new();
        for (kind, spelling) in spellings {
            if let Place::Free(token) = self.place(values, *kind, spelling) {
                let value = Zeroizing::new((*spelling).to_owned());
                values.insert(token.clone(), value.clone());
                chosen.push(Entry { token, value });
            }
        }
        chosen
    }

    fn tokens(&self, values: &HashMap<String, Zeroizing<String>>, spellings: &[(Kind, &str)]) -> Vec<String> {
        spellings.iter().map(|(kind, spelling)| self.place(values, *kind, spelling).token()).collect()
    }

    /// The first spelling of a value has the value's own token; each further one has a token with
    /// an addition. Entries are never taken away, so a spelling keeps its place.
    fn place(&self, values: &HashMap<String, Zeroizing<String>>, kind: Kind, spelling: &str) -> Place {
        let label = kind.label().as_bytes();
        let digest = self.token_key.digest(&[label, b"value", kind.normalise(spelling).as_bytes()]);
        let mut token = token::of_value(kind, &digest);
        let mut attempt: u64 = 0;
        loop {
            match values.get(&token) {
                None => return Place::Free(token),
                Some(value) if value.as_str() == spelling => return Place::Known(token),
                Some(_) => {}
            }
            let parts = [label, b"spelling", spelling.as_bytes(), &attempt.to_le_bytes()];
            token = token::of_spelling(kind, &digest, &self.token_key.digest(&parts));
            attempt += 1;
        }
    }

    /// A thread that panicked while it held the lock left no half-made entry: each is one insert.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where a spelling is in the vault.
enum Place {
    Known(String),
    Free(String),
}

impl Place {
    fn known(self) -> Option<String> {
        match self {
            Self::Known(token) => Some(token),
            Self::Free(_) => None,
        }
    }

    fn token(self) -> String {
        match self {
            Self::Known(token) | Self::Free(token) => token,
        }
    }
}

impl State {
    fn read_new(&mut self) -> Result<(), PiiError> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        self.values.extend(journal.read_new()?.into_iter().map(|entry| (entry.token, entry.value)));
        Ok(())
    }
}

/// Restores one text after another, and counts.
pub(crate) struct Restorer<'a> {
    state: MutexGuard<'a, State>,
    /// What other processes appended was read.
    is_current: bool,
    pub(crate) n_restored: usize,
    pub(crate) unknown: Vec<String>,
    /// The unknown ones again, to keep each once without reading the list.
    seen: HashSet<String>,
}

impl Restorer<'_> {
    pub(crate) fn restore(&mut self, text: &str) -> Result<String, PiiError> {
        let mut restored = String::with_capacity(text.len());
        let mut end = 0;
        for range in token::ranges(text) {
            let token = text.get(range.clone()).unwrap_or("");
            if !self.state.values.contains_key(token) && !self.is_current {
                self.state.read_new()?;
                self.is_current = true;
            }
            restored.push_str(text.get(end..range.start).unwrap_or(""));
            end = range.end;
            if let Some(value) = self.state.values.get(token) {
                restored.push_str(value);
                self.n_restored += 1;
            } else {
                restored.push_str(token);
                if self.seen.insert(token.to_owned()) {
                    self.unknown.push(token.to_owned());
                }
            }
        }
        restored.push_str(text.get(end..).unwrap_or(""));
        Ok(restored)
    }
}

pub(crate) fn spellings<'a>(text: &'a str, found: &[Finding]) -> Vec<(Kind, &'a str)> {
    found.iter().map(|finding| (finding.kind, text.get(finding.range.clone()).unwrap_or(""))).collect()
}

pub(crate) fn count(found: &[Finding], counts: &mut Counts) {
    for finding in found {
        *counts.entry(finding.kind.label()).or_default() += 1;
    }
}

/// Puts the next tokens in the places of the findings.
pub(crate) fn replace(text: &str, found: &[Finding], tokens: &mut impl Iterator<Item = String>) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut end = 0;
    for (finding, token) in found.iter().zip(tokens) {
        replaced.push_str(text.get(end..finding.range.start).unwrap_or(""));
        replaced.push_str(&token);
        end = finding.range.end;
    }
    replaced.push_str(text.get(end..).unwrap_or(""));
    replaced
}

/// Folders that are made here are their owner's alone.
fn make_private_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}
