//! Card numbers and bank accounts: the right length, a known issuer or country, and check digits.

use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::checksum::{digits_of, luhn, mod_97};
use super::text::{joins, scan, stands_alone, starts_alone};
use crate::error::PiiError;
use crate::kind::Kind;

/// In one piece, or grouped as cards are printed, with one kind of separator.
const CARD: &str = r"(?x)
    [0-9]{13,19}
    | [0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{4} (?:-[0-9]{3})? | [0-9]{4}-[0-9]{6}-[0-9]{4,5}
    | [0-9]{4}\ [0-9]{4}\ [0-9]{4}\ [0-9]{4} (?:\ [0-9]{3})? | [0-9]{4}\ [0-9]{6}\ [0-9]{4,5}";
const IBAN_START: &str = r"[A-Za-z]{2}[0-9]{2}";

/// Countries and how many characters their account numbers have, from the registry of SWIFT.
const IBAN_LENGTHS: &str = "
    AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22
    DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21
    HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27
    MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
    RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29";

pub(super) struct Payments {
    card: Regex,
    iban_start: Regex,
}

impl Payments {
    pub(super) fn new() -> Result<Self, PiiError> {
        Ok(Self { card: Regex::new(CARD)?, iban_start: Regex::new(IBAN_START)? })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        scan(&self.card, text, Kind::CreditCard, found, |range| {
            let digits = digits_of(text.get(range.clone())?);
            (stands_alone(text, &range) && is_issued(&digits) && luhn(&digits)).then_some(range)
        });
        scan(&self.iban_start, text, Kind::Iban, found, |range| judge_iban(text, range.start));
    }
}

/// Whether an issuer gives out numbers with this beginning and length.
fn is_issued(digits: &[u8]) -> bool {
    let head = digits.iter().take(4).fold(0, |number: u32, digit| number * 10 + u32::from(*digit));
    match digits.len() {
        // Visa.
        13 => matches!(head, 4000..=4999),
        // Diners Club.
        14 => matches!(head, 3000..=3059 | 3095 | 3600..=3699 | 3800..=3999),
        // American Express.
        15 => matches!(head, 3400..=3499 | 3700..=3799),
        // Visa and Mastercard.
        16 if matches!(head, 4000..=4999 | 5100..=5599 | 2221..=2720) => true,
        19 if matches!(head, 4000..=4999) => true,
        // JCB, Discover, UnionPay; Maestro and its national forms.
        16..=19 => {
            matches!(head, 3528..=3589 | 6011 | 6200..=6299 | 6440..=6599)
                || matches!(head, 5018..=5020 | 5038 | 5893 | 6304 | 6759 | 6761..=6763)
        }
        _ => false,
    }
}

/// Reads as many characters as the country's accounts have, single spaces between them aside.
fn judge_iban(text: &str, start: usize) -> Option<Range<usize>> {
    let rest = text.get(start..)?;
    let country = rest.get(..2)?.to_ascii_uppercase();
    let length = IBAN_LENGTHS.split_whitespace().find_map(|row| row.strip_prefix(&country)?.parse().ok())?;
    if !starts_alone(text, start) {
        return None;
    }
    let mut account = String::with_capacity(length);
    let mut end = start;
    let mut was_space = false;
    for (index, c) in rest.char_indices() {
        match c {
            _ if account.len() == length => break,
            ' ' | '\u{A0}' if !was_space => was_space = true,
            _ if c.is_ascii_alphanumeric() => {
                was_space = false;
                account.push(c.to_ascii_uppercase());
                end = start + index + 1;
            }
            _ => return None,
        }
    }
    let ends_alone = !text.get(end..)?.chars().next().is_some_and(joins);
    (account.len() == length && ends_alone && mod_97(&account)).then_some(start..end)
}
