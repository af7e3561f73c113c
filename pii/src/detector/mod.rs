//! Finding personal data. Each submodule knows some kinds; this one asks them all and decides
//! between findings that overlap.
//!
//! Time is linear in the text: patterns have bounded lengths, and no part of the text is read more
//! than a fixed number of times.

mod checksum;
mod dictionary;
mod documents;
mod email;
mod identity;
mod network;
mod numbering;
mod passwords;
mod payment;
mod phone;
mod secrets;
mod text;
mod url;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use serde::Deserialize;

use crate::error::PiiError;
use crate::kind::Kind;
use crate::token;
use dictionary::Dictionary;
use documents::Documents;
use identity::Identities;
use network::Addresses;
use passwords::Passwords;
use payment::Payments;
use phone::Phones;
use secrets::Secrets;

const DEFAULT_REGION: &str = "US";

/// How often what lies between findings is looked at again; see [`Detector::find`].
const MAX_PASSES: usize = 4;

/// What to look for beyond the forms that are always looked for.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DetectorOptions {
    /// Passport and tax numbers; part and order numbers can look like them.
    pub documents: bool,
    /// Whole names, in any case.
    pub names: Vec<String>,
    /// Whole addresses, in any case and with any punctuation between the words.
    pub addresses: Vec<String>,
    /// Two-letter country code of telephone numbers without one; `US` if absent.
    pub default_region: Option<String>,
}

/// The lists hold personal data themselves, so only their lengths are shown.
impl fmt::Debug for DetectorOptions {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("DetectorOptions")
            .field("documents", &self.documents)
            .field("n_names", &self.names.len())
            .field("n_addresses", &self.addresses.len())
            .field("default_region", &self.default_region)
            .finish()
    }
}

/// A piece of personal data in a text, by its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub range: Range<usize>,
    pub kind: Kind,
}

/// Finds personal data. Building one compiles its patterns, some 50 milliseconds: keep it.
pub struct Detector {
    phones: Phones,
    addresses: Addresses,
    payments: Payments,
    identities: Identities,
    secrets: Secrets,
    passwords: Passwords,
    documents: Option<Documents>,
    listed: [Dictionary; 2],
}

impl Detector {
    pub fn new(options: &DetectorOptions) -> Result<Self, PiiError> {
        Ok(Self {
            phones: Phones::new(options.default_region.as_deref().unwrap_or(DEFAULT_REGION))?,
            addresses: Addresses::new()?,
            payments: Payments::new()?,
            identities: Identities::new()?,
            secrets: Secrets::new()?,
            passwords: Passwords::new()?,
            documents: options.documents.then(Documents::new).transpose()?,
            listed: [
                Dictionary::new(Kind::Name, "names", &options.names)?,
                Dictionary::new(Kind::Address, "addresses", &options.addresses)?,
            ],
        })
    }

    /// What is personal in `text`, in order and without overlaps. Tokens are never part of it.
    ///
    /// Taking a finding out can uncover another one beside it, so what lies between is looked at
    /// again until nothing is found: replaced by tokens, the text has no findings left. Text made
    /// to uncover one after another is taken whole after a few rounds.
    pub fn find(&self, text: &str) -> Vec<Finding> {
        let mut all = Vec::new();
        let mut gaps = token::gaps(text);
        for pass in 0.. {
            let mut left = Vec::new();
            for gap in gaps {
                let found = self.find_between(text, &gap);
                match found.first() {
                    None => {}
                    Some(first) if pass == MAX_PASSES => all.push(Finding { range: gap, kind: first.kind }),
                    Some(_) => {
                        left.extend(rest_of(&gap, &found));
                        all.extend(found);
                    }
                }
            }
            if left.is_empty() {
                break;
            }
            gaps = left;
        }
        all.sort_by_key(|finding| finding.range.start);
        all
    }

    /// As [`Self::find`], for a value whose name says what it is: `dob`, `password`.
    pub(crate) fn find_in_field(&self, name: &str, text: &str) -> Vec<Finding> {
        let prefix = format!("{name}: ");
        let found = self.find(&format!("{prefix}{text}")).into_iter();
        let inside = found.filter(|finding| finding.range.end > prefix.len()).map(|finding| {
            let start = finding.range.start.saturating_sub(prefix.len());
            Finding { range: start..finding.range.end - prefix.len(), kind: finding.kind }
        });
        inside.collect()
    }

    /// Findings in a stretch without tokens, as if it were the whole text.
    fn find_between(&self, text: &str, gap: &Range<usize>) -> Vec<Finding> {
        let Some(stretch) = text.get(gap.clone()) else { return Vec::new() };
        let mut found = Vec::new();
        email::find(stretch, &mut found);
        url::find(stretch, &mut found);
        self.phones.find(stretch, &mut found);
        self.addresses.find(stretch, &mut found);
        self.payments.find(stretch, &mut found);
        self.identities.find(stretch, &mut found);
        self.secrets.find(stretch, &mut found);
        self.passwords.find(stretch, &mut found);
        if let Some(documents) = &self.documents {
            documents.find(stretch, &mut found);
        }
        for list in &self.listed {
            list.find(stretch, &mut found);
        }
        let mut found = without_overlaps(found);
        for finding in &mut found {
            finding.range = finding.range.start + gap.start..finding.range.end + gap.start;
        }
        found
    }
}

/// The longest finding wins, then the more specific kind, then the first.
fn without_overlaps(mut found: Vec<Finding>) -> Vec<Finding> {
    found.retain(|finding| !finding.range.is_empty());
    found.sort_by_key(|finding| (Reverse(finding.range.len()), finding.kind, finding.range.start));
    let mut kept: BTreeMap<usize, Finding> = BTreeMap::new();
    for finding in found {
        let before = kept.range(..finding.range.end).next_back();
        if before.is_none_or(|(_, before)| before.range.end <= finding.range.start) {
            kept.insert(finding.range.start, finding);
        }
    }
    kept.into_values().collect()
}

/// What the findings leave of the gap.
fn rest_of(gap: &Range<usize>, found: &[Finding]) -> Vec<Range<usize>> {
    let starts = std::iter::once(gap.start).chain(found.iter().map(|finding| finding.range.end));
    let ends = found.iter().map(|finding| finding.range.start).chain([gap.end]);
    starts.zip(ends).map(|(start, end)| start..end).filter(|range| !range.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Detector, DetectorOptions};

    fn found(options: &DetectorOptions, text: &str) -> Vec<(&'static str, String)> {
        let findings = Detector::new(options).unwrap().find(text).into_iter();
        findings.map(|finding| (finding.kind.label(), text[finding.range].to_owned())).collect()
    }

    fn of_kind(label: &'static str, text: &str) -> Vec<(&'static str, String)> {
        vec![(label, text.to_owned())]
    }

    #[test]
    fn of_two_findings_the_longer_one_counts() {
        let url = "https://ann:pw@example.org/?token=sk-abcdefghijklmnopqrst12";
        assert_eq!(found(&DetectorOptions::default(), url), of_kind("URL", url));
    }

    #[test]
    fn documents_are_found_only_if_asked_for() {
        let text = "EIN 12-3456789";
        assert_eq!(found(&DetectorOptions::default(), text), []);
        let options = DetectorOptions { documents: true, ..DetectorOptions::default() };
        assert_eq!(found(&options, text), of_kind("TAX_ID", "12-3456789"));
    }

    #[test]
    fn numbers_without_country_code_are_those_of_the_region() {
        let text = "unter 040 66969 12 oder 612 345 678";
        assert_eq!(found(&DetectorOptions::default(), text), []);
        let in_region =
            |region: &str| DetectorOptions { default_region: Some(region.to_owned()), ..Default::default() };
        assert_eq!(found(&in_region("ES"), text), of_kind("PHONE", "612 345 678"));
        let text = "vor 2019 2020 oder unter 040 66969 123";
        assert_eq!(found(&in_region("DE"), text), of_kind("PHONE", "040 66969 123"));
    }

    #[test]
    fn what_a_finding_uncovers_is_found_too() {
        let text = "7-a@example.org-202-555-0143";
        let expected = vec![("EMAIL", "7-a@example.org".to_owned()), ("PHONE", "202-555-0143".to_owned())];
        assert_eq!(found(&DetectorOptions::default(), text), expected);
    }

    #[test]
    fn the_name_of_a_field_says_what_its_value_is() {
        let detector = Detector::new(&DetectorOptions::default()).unwrap();
        let n_found = |name: &str, text: &str| detector.find_in_field(name, text).len();
        assert_eq!((n_found("dob", "1990-01-02"), n_found("due", "1990-01-02")), (1, 0));
        assert_eq!((n_found("ip", "1.2.3.4"), n_found("version", "1.2.3.4")), (1, 0));
        assert_eq!((n_found("userPhone", "2025550143"), n_found("orderId", "2025550143")), (1, 0));
    }

    #[test]
    fn a_private_key_that_was_cut_off_is_found() {
        let text = concat!("key -----BEGIN RSA PRIVATE", " KEY-----\nMIICXAIBAAKBgQCq\n");
        assert_eq!(found(&DetectorOptions::default(), text), of_kind("API_KEY", &text[4..]));
    }
}
