//! Personal data in any text: what is hidden comes back as it was, and what is left holds nothing that is found again.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use orchestrator_pii::{Detector, DetectorOptions, Vault, disarm};

static DETECTOR: LazyLock<Detector> = LazyLock::new(|| {
    let options = DetectorOptions {
        documents: true,
        names: vec!["Ada Lovelace".to_owned()],
        addresses: vec!["1 Main Street, Springfield".to_owned()],
        default_region: None,
    };
    Detector::new(&options).expect("a detector")
});

fuzz_target!(|text: &str| {
    for finding in DETECTOR.find(text) {
        assert!(text.get(finding.range.clone()).is_some_and(|found| !found.is_empty()), "{text:?}");
    }
    let vault = Vault::in_memory().expect("a vault");
    let sanitized = vault.sanitize(&DETECTOR, text).expect("sanitized");
    // Tokens of another vault, and what looks like one, are not ours to put back.
    let plain = disarm(text.to_owned());
    let restored = vault.restore(&sanitized.text).expect("restored");
    assert!(restored.text == text || restored.text == plain, "{text:?} became {:?}", restored.text);
});
