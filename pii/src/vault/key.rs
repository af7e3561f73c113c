//! The key of a vault: where it comes from, and what is made of it. Wiped when dropped.

#![expect(clippy::disallowed_types, reason = "the key file is not a file of the guest")]

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use zeroize::{Zeroize, Zeroizing};

use super::make_private_folder;
use crate::error::PiiError;

const KEY_BYTES: usize = 32;
/// A block of SHA-256. HMAC fills shorter keys up with zeros, so this changes nothing.
const BLOCK_BYTES: usize = 64;

/// Where a vault's key is.
pub enum KeySource {
    /// A file of 64 hexadecimal digits that only its owner may read; made if it is missing.
    File(PathBuf),
    /// The key itself, for example from the environment.
    Bytes([u8; KEY_BYTES]),
}

impl fmt::Debug for KeySource {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::File(_) => "KeySource::File(..)",
            Self::Bytes(_) => "KeySource::Bytes(..)",
        })
    }
}

impl Drop for KeySource {
    fn drop(&mut self) {
        if let Self::Bytes(bytes) = self {
            bytes.zeroize();
        }
    }
}

pub(super) struct Key(Zeroizing<[u8; KEY_BYTES]>);

impl Key {
    pub(super) fn random() -> Result<Self, PiiError> {
        let mut bytes = Zeroizing::new([0; KEY_BYTES]);
        getrandom::fill(bytes.as_mut_slice()).map_err(|source| PiiError::Randomness { source })?;
        Ok(Self(bytes))
    }

    pub(super) fn from_source(source: &KeySource) -> Result<Self, PiiError> {
        match source {
            KeySource::Bytes(bytes) => Ok(Self(Zeroizing::new(*bytes))),
            KeySource::File(path) => match read_existing(path)? {
                Some(key) => Ok(key),
                None => make_file(path),
            },
        }
    }

    /// A key for one purpose, so that no two uses of the vault's key can be played against each
    /// other.
    pub(super) fn derive(&self, purpose: &str) -> Self {
        Self(Zeroizing::new(self.digest(&[purpose.as_bytes()])))
    }

    /// HMAC-SHA256 of the parts; each is preceded by its length, so that no two lists of parts are
    /// the same bytes.
    pub(super) fn digest(&self, parts: &[&[u8]]) -> [u8; 32] {
        let mut block = Zeroizing::new([0; BLOCK_BYTES]);
        block[..KEY_BYTES].copy_from_slice(self.0.as_slice());
        let mut mac = Hmac::<Sha256>::new((&*block).into());
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }

    pub(super) fn bytes(&self) -> &[u8; KEY_BYTES] {
        &self.0
    }

    fn from_hex(text: &[u8]) -> Result<Self, PiiError> {
        let digits = text.trim_ascii();
        let mut bytes = Zeroizing::new([0; KEY_BYTES]);
        let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let pair = if let [high, low] = pair { digit(*high).zip(digit(*low)) } else { None };
            let (high, low) = pair.ok_or(PiiError::KeyShape { n_bytes: text.len() })?;
            *byte = high << 4 | low;
        }
        if digits.len() == KEY_BYTES * 2 { Ok(Self(bytes)) } else { Err(PiiError::KeyShape { n_bytes: text.len() }) }
    }

    fn to_hex(&self) -> Zeroizing<String> {
        let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
        // As long as it gets, so that no shorter copy is left behind unwiped.
        let mut text = Zeroizing::new(String::with_capacity(KEY_BYTES * 2 + 1));
        for byte in self.0.iter() {
            text.push(digit(byte >> 4));
            text.push(digit(byte & 15));
        }
        text.push('\n');
        text
    }
}

/// `None` if there is no file yet, or one that nobody has written to.
fn read_existing(path: &Path) -> Result<Option<Key>, PiiError> {
    let mut file = match OpenOptions::new().read(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(PiiError::KeyFile { action: "open", source }),
    };
    check_rights(&file)?;
    // Whoever is just making the file holds it exclusively.
    file.lock_shared().map_err(|source| PiiError::KeyFile { action: "lock", source })?;
    read(&mut file)
}

fn make_file(path: &Path) -> Result<Key, PiiError> {
    if let Some(folder) = path.parent() {
        make_private_folder(folder).map_err(|source| PiiError::KeyFile { action: "make the folder of", source })?;
    }
    let mut file = open_private(path).map_err(|source| PiiError::KeyFile { action: "make", source })?;
    check_rights(&file)?;
    file.lock().map_err(|source| PiiError::KeyFile { action: "lock", source })?;
    // Another process may have been faster.
    if let Some(key) = read(&mut file)? {
        return Ok(key);
    }
    let key = Key::random()?;
    let written = file.write_all(key.to_hex().as_bytes()).and_then(|()| file.sync_all());
    written.map_err(|source| PiiError::KeyFile { action: "write", source })?;
    Ok(key)
}

/// Opens for reading and writing; a file that is made here is its owner's alone.
pub(super) fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

fn read(file: &mut File) -> Result<Option<Key>, PiiError> {
    // A key is 65 bytes; of anything longer only that it is longer matters.
    let mut text = Zeroizing::new(Vec::with_capacity(256));
    file.take(255).read_to_end(&mut text).map_err(|source| PiiError::KeyFile { action: "read", source })?;
    if text.is_empty() { Ok(None) } else { Key::from_hex(&text).map(Some) }
}

#[cfg(unix)]
fn check_rights(file: &File) -> Result<(), PiiError> {
    use std::os::unix::fs::PermissionsExt;
    const OF_OTHERS: u32 = 0o077;
    let metadata = file.metadata().map_err(|source| PiiError::KeyFile { action: "examine", source })?;
    let mode = metadata.permissions().mode() & 0o777;
    if mode & OF_OTHERS == 0 { Ok(()) } else { Err(PiiError::KeyExposed { mode }) }
}

/// Other systems keep a user's files private by their folder.
#[cfg(not(unix))]
fn check_rights(_: &File) -> Result<(), PiiError> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Key, KeySource};

    #[test]
    fn a_key_survives_being_written_down() {
        let key = Key::random().unwrap();
        assert_eq!(Key::from_hex(key.to_hex().as_bytes()).unwrap().bytes(), key.bytes());
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for text in ["ab", &"zz".repeat(32), &"ab".repeat(33), &"a".repeat(63)] {
            let error = Key::from_hex(text.as_bytes()).err().unwrap().to_string();
            let expected = format!(
                "the key file does not hold a key; wanted 64 hexadecimal digits, found {} bytes of something else",
                text.len()
            );
            assert_eq!(error, expected);
        }
    }

    #[test]
    fn parts_are_kept_apart() {
        let key = Key::random().unwrap();
        assert_ne!(key.digest(&[b"ab", b"c"]), key.digest(&[b"a", b"bc"]));
    }

    #[test]
    fn a_digest_is_an_hmac_with_sha_256() {
        let key = Key::from_source(&KeySource::Bytes([0x0b; 32])).unwrap();
        // Of the length as eight bytes, and "purpose", by another implementation.
        let expected = "360df643639e53e544377a16f516f3254853dc4d9d1cc1ebd8e50335fba87077\n";
        assert_eq!(key.derive("purpose").to_hex().as_str(), expected);
    }

    #[test]
    fn debug_output_shows_no_key() {
        assert_eq!(format!("{:?}", KeySource::Bytes([7; 32])), "KeySource::Bytes(..)");
    }
}
