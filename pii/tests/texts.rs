//! What holds for every text: it comes back as it was, sanitizing twice changes nothing, and the
//! time grows with the length alone.

#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test; reads the labelled lines")]

use std::fs;
use std::path::Path;

use orchestrator_pii::{Detector, DetectorOptions, Vault};
use serde_json::{Value, json};

/// Everything that can be switched on.
fn detector() -> Detector {
    let options = json!({
        "documents": true,
        "names": ["Maria Gonzalez", "email"],
        "addresses": ["Lindenallee 7"],
        "default_region": "DE",
    });
    Detector::new(&serde_json::from_value::<DetectorOptions>(options).unwrap()).unwrap()
}

/// The labelled lines, marks and all.
fn lines() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/labelled");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .iter()
        .flat_map(|path| fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// The same numbers on every run (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

fn check(vault: &Vault, detector: &Detector, text: &str) {
    let once = vault.sanitize(detector, text).unwrap();
    let twice = vault.sanitize(detector, &once.text).unwrap();
    assert_eq!(twice.text, once.text, "sanitizing again changed {text:?}");
    assert_eq!(twice.counts.values().sum::<usize>(), 0, "found more in {text:?}");
    let restored = vault.restore(&once.text).unwrap();
    assert_eq!(restored.text, text);
    assert_eq!(restored.n_restored, once.counts.values().sum::<usize>());
}

#[test]
fn labelled_lines_come_back() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let lines = lines();
    for line in &lines {
        check(&vault, &detector, line);
    }
    check(&vault, &detector, &lines.join("\n"));
}

#[test]
fn lines_cut_and_joined_anywhere_come_back() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let lines = lines();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..3 {
            let line: Vec<char> = lines[random.below(lines.len())].chars().collect();
            let start = random.below(line.len() + 1);
            let end = start + random.below(line.len() - start + 1);
            text.extend(&line[start..end]);
        }
        check(&vault, &detector, &text);
    }
}

#[test]
fn pieces_in_any_order_come_back() {
    const PIECES: [&str; 40] = [
        "1",
        "0",
        "9",
        "555",
        "123-45-6789",
        "4111 1111 1111 1111",
        "+49 30 901820",
        "0171 3920012",
        "a@b.org",
        "@",
        ".",
        "-",
        ":",
        "::",
        "/",
        "://",
        " ",
        "\n",
        "[",
        "]",
        "[EMAIL_",
        "[EMAIL_aaaaaaaaaaaaaaaa]",
        "_",
        "(",
        ")",
        "10.0.0.7",
        "2001:db8::1",
        "aa:bb:cc:dd:ee:ff",
        "DE89370400440532013000",
        "password=",
        "hunter2x",
        "born ",
        "1990-01-02",
        "sk-",
        "eyJhbGci",
        "é",
        "是",
        "phone ",
        "Maria Gonzalez",
        "%40",
    ];
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for _ in 0..6000 {
        let n_pieces = 1 + random.below(9);
        let text: String = (0..n_pieces).map(|_| PIECES[random.below(PIECES.len())]).collect();
        check(&vault, &detector, &text);
    }
}

#[test]
fn tokens_stay_as_they_are_whatever_surrounds_them() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let token = vault.sanitize(&detector, "a@example.org").unwrap().text;
    let text = format!("password={token} https://u:{token}@h.example email{token}1 {token}@example {token}");
    let safe = vault.sanitize(&detector, &text).unwrap().text;
    assert_eq!(safe.matches(&token).count(), 5);
    assert_eq!(vault.sanitize(&detector, &safe).unwrap().text, safe);
}

#[test]
fn json_is_walked_keys_and_all() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    let value = json!({
        "users": [{"mail": "a@example.org", "n": 3, "ok": true, "none": null}, ["b@example.org", [["203.0.113.9"]]]],
        "b@example.org": {"dob": "1990-01-02", "created": "1990-01-02", "password": "hunter2x"},
        "plain": "nothing here",
    });
    let token = |text: &str| vault.sanitize(&detector, text).unwrap().text;
    let (a, b, ip) = (token("a@example.org"), token("b@example.org"), token("203.0.113.9"));
    let born = token("born 1990-01-02").replace("born ", "");
    let password = token("password: hunter2x").replace("password: ", "");
    let expected = json!({
        "users": [{"mail": a, "n": 3, "ok": true, "none": null}, [b, [[ip]]]],
        &b: {"dob": born, "created": "1990-01-02", "password": password},
        "plain": "nothing here",
    });
    let (safe, counts) = vault.sanitize_value(&detector, value.clone()).unwrap();
    assert_eq!(safe, expected);
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [("API_KEY", 1), ("DOB", 1), ("EMAIL", 3), ("IP", 1)]);
    let (again, counts) = vault.sanitize_value(&detector, safe.clone()).unwrap();
    assert_eq!((again, counts.len()), (safe.clone(), 0));
    let restored = vault.restore_value(safe).unwrap();
    assert_eq!((restored.value, restored.n_restored, restored.unknown), (value, 6, Vec::new()));
}

#[test]
fn json_of_labelled_lines_comes_back() {
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    for pair in lines().chunks_exact(2) {
        let value: Value = json!({ &pair[0]: [&pair[1]] });
        let (safe, _) = vault.sanitize_value(&detector, value.clone()).unwrap();
        assert_eq!(vault.sanitize_value(&detector, safe.clone()).unwrap().0, safe);
        assert_eq!(vault.restore_value(safe).unwrap().value, value);
    }
}

#[test]
fn unknown_options_and_regions_are_refused() {
    let error = serde_json::from_value::<DetectorOptions>(json!({"name": ["Ann"]})).err().unwrap().to_string();
    assert_eq!(error, "unknown field `name`, expected one of `documents`, `names`, `addresses`, `default_region`");
    let options = DetectorOptions { default_region: Some("EU".to_owned()), ..DetectorOptions::default() };
    let error = Detector::new(&options).err().unwrap().to_string();
    assert_eq!(error, "unknown region 'EU'; wanted a two-letter country code such as 'US' or 'DE'");
}

/// Quadratic work on any of these would take hours.
#[test]
fn five_megabytes_of_the_worst_characters_return() {
    const WORST: [&str; 12] = [
        "1",
        "a@",
        "a:",
        "0171 ",
        "a://b:c@",
        "password=",
        "-----BEGIN PRIVATE KEY-----",
        "eyJ-",
        "born ",
        "是",
        "xoxb-",
        "[EMAIL_",
    ];
    let (vault, detector) = (Vault::in_memory().unwrap(), detector());
    for unit in WORST {
        let text = unit.repeat(5_000_000 / unit.len());
        let safe = vault.sanitize(&detector, &text).unwrap().text;
        assert!(vault.restore(&safe).unwrap().text == text, "{unit}");
    }
}
