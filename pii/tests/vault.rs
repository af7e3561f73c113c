//! A vault on disk: what it gives back, to whom, and what it notices.

#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test; looks at and damages the vault's file")]

use std::fs;
use std::path::Path;
use std::thread;

use orchestrator_pii::{Detector, DetectorOptions, KeySource, PiiError, Restored, Sanitized, Vault};
use tempfile::TempDir;

const KEY: [u8; 32] = [42; 32];

fn detector() -> Detector {
    Detector::new(&DetectorOptions::default()).unwrap()
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn open(folder: &Path) -> Result<Vault, PiiError> {
    Vault::open(folder, KeySource::Bytes(KEY))
}

fn error_of(folder: &Path) -> String {
    open(folder).err().map(|error| error.to_string()).unwrap_or_default()
}

fn bytes_of(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("vault.bin")).unwrap()
}

fn damage(folder: &Path, bytes: &[u8]) {
    fs::write(folder.join("vault.bin"), bytes).unwrap();
}

fn restored(text: &str, n_restored: usize) -> Restored {
    Restored { text: text.to_owned(), n_restored, unknown: Vec::new() }
}

/// The file after its header, and after each of `n` more values of the same length.
fn growth(folder: &Path, n: usize) -> (Vec<usize>, Vec<String>) {
    let (vault, detector) = (open(folder).unwrap(), detector());
    let mut lengths = vec![bytes_of(folder).len()];
    let mut tokens = Vec::new();
    for index in 0..n {
        tokens.push(vault.sanitize(&detector, &format!("u{index}@example.org")).unwrap().text);
        lengths.push(bytes_of(folder).len());
    }
    (lengths, tokens)
}

#[test]
fn values_become_tokens_and_come_back() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let text = "Contact john@example.com at 555-123-4567";
    let Sanitized { text: safe, counts } = vault.sanitize(&detector, text).unwrap();
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [("EMAIL", 1), ("PHONE", 1)]);
    let (email, phone) = safe.strip_prefix("Contact ").unwrap().split_once(" at ").unwrap();
    assert_eq!((email.len(), phone.len()), ("[EMAIL_]".len() + 16, "[PHONE_]".len() + 16));
    assert!(email.starts_with("[EMAIL_") && phone.starts_with("[PHONE_"));
    assert_eq!(vault.restore(&safe).unwrap(), restored(text, 2));
}

#[test]
fn one_value_has_one_token_and_each_spelling_comes_back() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let text = "Anna@Example.org anna@example.org Anna@Example.org ANNA@EXAMPLE.ORG 202-555-0143 (202) 555-0143";
    let safe = vault.sanitize(&detector, text).unwrap().text;
    let tokens: Vec<_> = safe.split(' ').collect();
    let names: Vec<_> = tokens.iter().map(|token| &token[..token.len().min(23)]).collect();
    assert_eq!(tokens.len(), 6);
    assert_eq!(tokens[0], tokens[2]);
    assert_ne!(tokens[0], tokens[1]);
    assert_ne!(tokens[1], tokens[3]);
    assert!(names[..4].iter().all(|name| *name == names[0]), "{names:?}");
    assert_eq!(names[4], names[5]);
    assert_eq!(vault.restore(&safe).unwrap(), restored(text, 6));
}

#[test]
fn tokens_are_the_same_after_reopening() {
    let (folder, detector) = (folder(), detector());
    let text = "a@example.org, A@example.org, 203.0.113.9";
    let safe = open(folder.path()).unwrap().sanitize(&detector, text).unwrap();
    let vault = open(folder.path()).unwrap();
    let before = bytes_of(folder.path());
    assert_eq!(vault.restore(&safe.text).unwrap(), restored(text, 3));
    assert_eq!(vault.sanitize(&detector, text).unwrap(), safe);
    assert_eq!(bytes_of(folder.path()), before, "known values are not written again");
}

#[test]
fn the_file_shows_no_value_and_no_token() {
    let (folder, detector) = (folder(), detector());
    let safe = open(folder.path()).unwrap().sanitize(&detector, "secret.person@example.org").unwrap().text;
    let bytes = bytes_of(folder.path());
    for word in ["secret.person", "EMAIL", &safe] {
        assert!(!bytes.windows(word.len()).any(|window| window == word.as_bytes()), "{word}");
    }
}

#[test]
fn only_tokens_that_were_given_out_are_restored() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let safe = vault.sanitize(&detector, "a@example.org").unwrap().text;
    let other = Vault::in_memory().unwrap().sanitize(&detector, "a@example.org").unwrap().text;
    assert_ne!(safe, other);
    let forged = safe.replace("EMAIL", "PHONE");
    let extended = safe.replace(']', "_aaaaaaaa]");
    let text = format!("{other} {forged} {extended} {other} [EMAIL_abc123] {safe}");
    let expected = Restored {
        text: format!("{other} {forged} {extended} {other} [EMAIL_abc123] a@example.org"),
        n_restored: 1,
        unknown: vec![other, forged, extended],
    };
    assert_eq!(vault.restore(&text).unwrap(), expected);
}

#[test]
fn vaults_with_one_key_know_only_their_own_tokens() {
    let (first, second, detector) = (folder(), folder(), detector());
    let safe = open(first.path()).unwrap().sanitize(&detector, "a@example.org").unwrap().text;
    let expected = Restored { text: safe.clone(), n_restored: 0, unknown: vec![safe.clone()] };
    assert_eq!(open(second.path()).unwrap().restore(&safe).unwrap(), expected);
}

#[test]
fn every_changed_byte_is_noticed() {
    let folder = folder();
    growth(folder.path(), 2);
    let bytes = bytes_of(folder.path());
    let header_bytes = 56;
    for index in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[index] ^= 1;
        damage(folder.path(), &changed);
        let error = error_of(folder.path());
        let expected = match index {
            0..8 => "the vault's file was not written by a vault of this version",
            8..56 => "the key does not fit the vault, or the first bytes of the vault were changed",
            _ if index < header_bytes + (bytes.len() - header_bytes) / 2 => {
                "record 0 of the vault was changed after it was written"
            }
            _ => "record 1 of the vault was changed after it was written",
        };
        assert_eq!(error, expected, "byte {index}");
    }
}

#[test]
fn records_cannot_change_places_or_vaults() {
    let (first, second) = (folder(), folder());
    let (lengths, _) = growth(first.path(), 2);
    let (_, _) = growth(second.path(), 2);
    let (mine, other) = (bytes_of(first.path()), bytes_of(second.path()));
    let expected = "record 0 of the vault was changed after it was written";
    let swapped = [&mine[..lengths[0]], &mine[lengths[1]..lengths[2]], &mine[lengths[0]..lengths[1]]].concat();
    damage(first.path(), &swapped);
    assert_eq!(error_of(first.path()), expected);
    damage(first.path(), &[&mine[..lengths[0]], &other[lengths[0]..]].concat());
    assert_eq!(error_of(first.path()), expected);
    // A record that was taken out is missed by the one after it.
    damage(first.path(), &[&mine[..lengths[0]], &mine[lengths[1]..]].concat());
    assert_eq!(error_of(first.path()), expected);
}

#[test]
fn a_torn_end_loses_nothing_before_it() {
    let (folder, detector) = (folder(), detector());
    let (lengths, tokens) = growth(folder.path(), 2);
    let bytes = bytes_of(folder.path());
    for length in lengths[1]..lengths[2] {
        let zeros = vec![0; bytes.len() - length];
        for torn in [bytes[..length].to_vec(), [&bytes[..length], &zeros].concat()] {
            // Fewer zeros than a tag has are a changed record, not an unwritten one.
            if torn.len() == bytes.len() && zeros.len() < 16 {
                continue;
            }
            damage(folder.path(), &torn);
            let vault = open(folder.path()).unwrap();
            assert_eq!(vault.restore(&tokens[0]).unwrap(), restored("u0@example.org", 1), "cut at {length}");
            assert_eq!(vault.sanitize(&detector, "u1@example.org").unwrap().text, tokens[1]);
            let vault = open(folder.path()).unwrap();
            assert_eq!(
                vault.restore(&tokens.concat()).unwrap(),
                restored("u0@example.orgu1@example.org", 2),
                "cut at {length}"
            );
        }
    }
}

#[test]
fn a_torn_header_is_written_again() {
    let folder = folder();
    drop(open(folder.path()).unwrap());
    let bytes = bytes_of(folder.path());
    for length in 0..bytes.len() {
        damage(folder.path(), &bytes[..length]);
        assert_eq!(error_of(folder.path()), "", "cut at {length}");
    }
}

#[test]
fn handles_see_what_the_others_wrote() {
    let (folder, detector) = (folder(), detector());
    let (first, second) = (open(folder.path()).unwrap(), open(folder.path()).unwrap());
    let one = first.sanitize(&detector, "A@example.org").unwrap().text;
    let two = second.sanitize(&detector, "a@example.org").unwrap().text;
    assert_ne!(one, two);
    assert_eq!(first.sanitize(&detector, "a@example.org").unwrap().text, two);
    for vault in [&first, &second] {
        assert_eq!(vault.restore(&format!("{one} {two}")).unwrap(), restored("A@example.org a@example.org", 2));
    }
}

#[test]
fn handles_may_write_at_the_same_time() {
    let (folder, detector) = (folder(), detector());
    let text_of = |index: usize| format!("u{index}@example.org and SHARED{}@example.org", index % 3);
    let write = |_: usize| {
        let vault = open(folder.path()).unwrap();
        (0..12).map(|index| vault.sanitize(&detector, &text_of(index)).unwrap().text).collect::<Vec<_>>()
    };
    let written: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|index| scope.spawn(move || write(index))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(written.iter().all(|texts| *texts == written[0]));
    let vault = open(folder.path()).unwrap();
    for (index, text) in written[0].iter().enumerate() {
        assert_eq!(vault.restore(text).unwrap(), restored(&text_of(index), 2));
    }
}

#[test]
fn a_file_that_shrinks_is_noticed() {
    let (folder, detector) = (folder(), detector());
    let vault = open(folder.path()).unwrap();
    vault.sanitize(&detector, "a@example.org").unwrap();
    let bytes = bytes_of(folder.path());
    damage(folder.path(), &bytes[..60]);
    let error = vault.sanitize(&detector, "b@example.org").err().unwrap().to_string();
    assert_eq!(error, "the vault's file is shorter than what was read from it before");
    // The token was not kept, so it is not known either.
    damage(folder.path(), &bytes);
    let token = vault.sanitize(&detector, "b@example.org").unwrap().text;
    assert_eq!(open(folder.path()).unwrap().restore(&token).unwrap(), restored("b@example.org", 1));
}

#[test]
fn an_error_does_not_lose_what_was_read_before_it() {
    let (folder, detector) = (folder(), detector());
    let reader = open(folder.path()).unwrap();
    let (lengths, tokens) = growth(folder.path(), 2);
    let bytes = bytes_of(folder.path());
    let mut changed = bytes.clone();
    changed[lengths[2] - 1] ^= 1;
    damage(folder.path(), &changed);
    let error = reader.restore(&tokens[0]).err().unwrap().to_string();
    assert_eq!(error, "record 1 of the vault was changed after it was written");
    damage(folder.path(), &bytes);
    assert_eq!(reader.restore(&tokens[0]).unwrap(), restored("u0@example.org", 1));
    assert_eq!(reader.sanitize(&detector, "u1@example.org").unwrap().text, tokens[1]);
}

#[test]
fn another_key_does_not_fit() {
    let folder = folder();
    drop(open(folder.path()).unwrap());
    let error = Vault::open(folder.path(), KeySource::Bytes([43; 32])).err().unwrap().to_string();
    assert_eq!(error, "the key does not fit the vault, or the first bytes of the vault were changed");
}

#[test]
fn a_missing_key_file_is_made_once() {
    let (folder, detector) = (folder(), detector());
    let key = folder.path().join("keys/vault.key");
    let source = || KeySource::File(key.clone());
    let vaults: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| Vault::open(folder.path(), source()))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap().unwrap()).collect()
    });
    let text = fs::read_to_string(&key).unwrap();
    assert_eq!(text.len(), 65);
    assert!(text.trim_end().bytes().all(|byte| byte.is_ascii_hexdigit()));
    let token = vaults[0].sanitize(&detector, "a@example.org").unwrap().text;
    assert_eq!(vaults[3].restore(&token).unwrap(), restored("a@example.org", 1));
}

#[cfg(unix)]
#[test]
fn files_are_private_and_an_exposed_key_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let key = folder.path().join("vault.key");
    drop(Vault::open(folder.path(), KeySource::File(key.clone())).unwrap());
    for name in ["vault.key", "vault.bin"] {
        assert_eq!(fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777, 0o600, "{name}");
    }
    fs::set_permissions(&key, fs::Permissions::from_mode(0o640)).unwrap();
    let error = Vault::open(folder.path(), KeySource::File(key.clone())).err().unwrap().to_string();
    let expected = "the key file can be read by other users (mode 0640, wanted 0600); run chmod 600 on it";
    assert_eq!(error, expected);
    fs::set_permissions(&key, fs::Permissions::from_mode(0o400)).unwrap();
    assert!(Vault::open(folder.path(), KeySource::File(key)).is_ok());
}

#[test]
fn debug_output_shows_no_value() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let safe = vault.sanitize(&detector, "a@example.org").unwrap();
    assert_eq!(format!("{vault:?}"), "Vault { .. }");
    let restored = vault.restore(&safe.text).unwrap();
    assert_eq!(format!("{restored:?}"), "Restored { n_restored: 1, unknown: [], .. }");
    let options = DetectorOptions { names: vec!["Ann".to_owned()], ..DetectorOptions::default() };
    let expected = "DetectorOptions { documents: false, n_names: 1, n_addresses: 0, default_region: None }";
    assert_eq!(format!("{options:?}"), expected);
}
