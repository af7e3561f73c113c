//! Records of a vault as bytes: `length, check, nonce, box`.
//!
//! The box is XChaCha20-Poly1305 with the vault's id and the record's number as associated data,
//! so a record opens only in its own place of its own vault. The length has a check of its own:
//! without it a changed length would look like the end of the file.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use zeroize::Zeroizing;

use super::key::Key;
use crate::error::PiiError;

const MAGIC: &[u8; 8] = b"ORCHPII1";
const ID_BYTES: usize = 16;
const LENGTH_BYTES: usize = 4;
const CHECK_BYTES: usize = 8;
const NONCE_BYTES: usize = 24;
const TAG_BYTES: usize = 16;
const FRAME_BYTES: usize = LENGTH_BYTES + CHECK_BYTES;

/// What a vault's file starts with: magic, id, and a digest of both under the vault's key.
pub(super) const HEADER_BYTES: usize = MAGIC.len() + ID_BYTES + 32;

/// A token and the value that it stands for.
pub(super) struct Entry {
    pub(super) token: String,
    pub(super) value: Zeroizing<String>,
}

/// The next thing in the file.
pub(super) enum Next {
    Entry {
        entry: Entry,
        n_bytes: usize,
    },
    /// The record goes on after the end of the bytes: its writer was interrupted.
    Torn,
}

pub(super) struct Seal {
    id: [u8; ID_BYTES],
    cipher: XChaCha20Poly1305,
    frame_key: Key,
}

impl Seal {
    /// A new vault, and the header of its file.
    pub(super) fn create(key: &Key) -> Result<(Self, Vec<u8>), PiiError> {
        let mut id = [0; ID_BYTES];
        getrandom::fill(&mut id).map_err(|source| PiiError::Randomness { source })?;
        let header = [MAGIC.as_slice(), &id, &header_digest(key, &id)].concat();
        Ok((Self::new(key, id), header))
    }

    /// The vault whose file starts with `header`.
    pub(super) fn open(key: &Key, header: &[u8; HEADER_BYTES]) -> Result<Self, PiiError> {
        let rest = header.strip_prefix(MAGIC).ok_or(PiiError::NotAVault)?;
        let (id, digest) = rest.split_first_chunk::<ID_BYTES>().ok_or(PiiError::NotAVault)?;
        if digest == header_digest(key, id) { Ok(Self::new(key, *id)) } else { Err(PiiError::WrongKey) }
    }

    fn new(key: &Key, id: [u8; ID_BYTES]) -> Self {
        let cipher = XChaCha20Poly1305::new(key.derive("records").bytes().into());
        Self { id, cipher, frame_key: key.derive("frames") }
    }

    pub(super) fn write(&self, number: u64, entry: &Entry) -> Result<Vec<u8>, PiiError> {
        let too_long = || PiiError::ValueTooLong { n_bytes: entry.value.len() };
        let plain = Zeroizing::new([entry.token.as_bytes(), b"\0", entry.value.as_bytes()].concat());
        // Random nonces of 24 bytes do not repeat.
        let mut nonce = [0; NONCE_BYTES];
        getrandom::fill(&mut nonce).map_err(|source| PiiError::Randomness { source })?;
        let payload = Payload { msg: &plain, aad: &self.place(number) };
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), payload).map_err(|_| too_long())?;
        let length = u32::try_from(NONCE_BYTES + sealed.len()).map_err(|_| too_long())?.to_le_bytes();
        Ok([length.as_slice(), &self.check(number, length), &nonce, &sealed].concat())
    }

    /// Reads the record that `bytes` begin with.
    pub(super) fn read(&self, number: u64, bytes: &[u8]) -> Result<Next, PiiError> {
        let tampered = || PiiError::Tampered { record: number };
        let Some((frame, rest)) = bytes.split_first_chunk::<FRAME_BYTES>() else { return Ok(Next::Torn) };
        let (length, check) = frame.split_first_chunk::<LENGTH_BYTES>().ok_or_else(tampered)?;
        if check != self.check(number, *length) {
            return Err(tampered());
        }
        let n_sealed = usize::try_from(u32::from_le_bytes(*length)).map_err(|_| tampered())?;
        let Some(sealed) = rest.get(..n_sealed) else { return Ok(Next::Torn) };
        let (nonce, sealed) = sealed.split_first_chunk::<NONCE_BYTES>().ok_or_else(tampered)?;
        let payload = Payload { msg: sealed, aad: &self.place(number) };
        let plain = Zeroizing::new(self.cipher.decrypt(&XNonce::from(*nonce), payload).map_err(|_| tampered())?);
        let plain = str::from_utf8(&plain).map_err(|_| tampered())?;
        let (token, value) = plain.split_once('\0').ok_or_else(tampered)?;
        let entry = Entry { token: token.to_owned(), value: Zeroizing::new(value.to_owned()) };
        Ok(Next::Entry { entry, n_bytes: FRAME_BYTES + n_sealed })
    }

    /// The vault and the place in it.
    fn place(&self, number: u64) -> Vec<u8> {
        [self.id.as_slice(), &number.to_le_bytes()].concat()
    }

    fn check(&self, number: u64, length: [u8; LENGTH_BYTES]) -> [u8; CHECK_BYTES] {
        let digest = self.frame_key.digest(&[&self.place(number), &length]);
        let mut check = [0; CHECK_BYTES];
        check.copy_from_slice(&digest[..CHECK_BYTES]);
        check
    }
}

/// A crash can leave a file at its new length with zeros where the data did not arrive. No record
/// ends like that: its tag would be zero.
pub(super) fn ends_unwritten(bytes: &[u8]) -> bool {
    bytes.ends_with(&[0; TAG_BYTES])
}

fn header_digest(key: &Key, id: &[u8; ID_BYTES]) -> [u8; 32] {
    key.derive("header").digest(&[MAGIC, id])
}
