//! Passport numbers after the word, and tax numbers by their form and check digits. Off unless
//! asked for: several of these forms are those of part and order numbers too.

use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::checksum::{codice_fiscale, cpf, digits_of, dni_letter, mod_11_10};
use super::text::{after, before, ends_alone, joins, scan, stands_alone};
use crate::error::PiiError;
use crate::kind::Kind;

const PASSPORT_WORDS: &str = r"(?xi)
    (?: passport | reisepass | passnummer | passeport | pasaporte | passaporto | passaporte | paspoort | паспорт | 护照
      | パスポート | 여권 )
    [^\p{L}\p{N}\n]{0,5}
    (?: (?: no | nr | num | number | nummer | numero | número | is | card | book | n | 番号 | 号码 | 번호 )
        [^\p{L}\p{N}\n]{1,5} ){0,2}";
const PASSPORT: &str = r"^[A-Z0-9]{6,9}";
const EIN: &str = r"[0-9]{2}-[0-9]{7}";
/// Norms and part numbers have the form of an EIN.
const NOT_EIN: &str = r"(?i)\b(?:din|iso|en|iec|astm|sku|lot|part|case|model|order|no|nr)\W{0,3}$";
const ITIN: &str = r"9[0-9]{2}-[0-9]{2}-[0-9]{4}";
const NINO: &str = r"[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D]";
const STEUER_ID: &str = r"[1-9][0-9]{10}|[1-9][0-9] [0-9]{3} [0-9]{3} [0-9]{3}";
const DNI: &str = r"(?:[0-9]{8}|[XYZ]-?[0-9]{7})-?[A-Z]";
const CODICE_FISCALE: &str = r"[A-Z]{6}[0-9]{2}[ABCDEHLMPRST][0-9]{2}[A-Z][0-9]{3}[A-Z]";
const CPF: &str = r"[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}";

/// Campuses of the tax office that never gave out a number.
const UNUSED_EIN_PREFIXES: [&str; 16] =
    ["00", "07", "08", "09", "17", "18", "19", "28", "29", "49", "69", "70", "78", "79", "89", "97"];
const UNUSED_NINO_PREFIXES: [&str; 7] = ["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"];

type Check = fn(&str) -> bool;

pub(super) struct Documents {
    passport_words: Regex,
    passport: Regex,
    not_ein: Regex,
    ein: Regex,
    tax_ids: Vec<(Regex, Check)>,
}

impl Documents {
    pub(super) fn new() -> Result<Self, PiiError> {
        let forms: [(&str, Check); 6] = [
            (ITIN, is_itin),
            (NINO, |spelling| !UNUSED_NINO_PREFIXES.iter().any(|prefix| spelling.starts_with(prefix))),
            (STEUER_ID, is_steuer_id),
            (DNI, is_dni),
            (CODICE_FISCALE, codice_fiscale),
            (CPF, |spelling| cpf(&digits_of(spelling))),
        ];
        let tax_ids = forms.into_iter().map(|(form, check)| Ok((Regex::new(form)?, check)));
        Ok(Self {
            passport_words: Regex::new(PASSPORT_WORDS)?,
            passport: Regex::new(PASSPORT)?,
            not_ein: Regex::new(NOT_EIN)?,
            ein: Regex::new(EIN)?,
            tax_ids: tax_ids.collect::<Result<_, PiiError>>()?,
        })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        scan(&self.passport_words, text, Kind::Passport, found, |word| self.judge_passport(text, &word));
        scan(&self.ein, text, Kind::TaxId, found, |range| self.judge_ein(text, range));
        for (form, check) in &self.tax_ids {
            scan(form, text, Kind::TaxId, found, |range| {
                (stands_alone(text, &range) && check(text.get(range.clone())?)).then_some(range)
            });
        }
    }

    fn judge_passport(&self, text: &str, word: &Range<usize>) -> Option<Range<usize>> {
        let number = self.passport.find(after(text, word.end, 16))?;
        let range = word.end..word.end + number.end();
        let n_digits = digits_of(number.as_str()).len();
        let starts = !text.get(..range.start)?.ends_with(joins);
        (starts && n_digits >= 3 && ends_alone(text, range.end)).then_some(range)
    }

    fn judge_ein(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        let spelling = text.get(range.clone())?;
        let is_given_out = !UNUSED_EIN_PREFIXES.iter().any(|prefix| spelling.starts_with(prefix));
        let is_other = || self.not_ein.is_match(before(text, range.start, 16));
        (stands_alone(text, &range) && is_given_out && !is_other()).then_some(range)
    }
}

fn is_itin(spelling: &str) -> bool {
    let group = spelling.get(4..6).and_then(|group| group.parse::<u32>().ok());
    let is_filler = spelling.chars().all(|c| matches!(c, '9' | '-'));
    matches!(group, Some(50..=65 | 70..=88 | 90..=92 | 94..=99)) && !is_filler
}

/// Of the first ten digits one stands twice or thrice, all others at most once.
fn is_steuer_id(spelling: &str) -> bool {
    let digits = digits_of(spelling);
    let mut counts = [0; 10];
    for digit in digits.iter().take(10) {
        counts[usize::from(*digit)] += 1;
    }
    let n_repeated = counts.iter().filter(|count| **count > 1).count();
    n_repeated == 1 && counts.iter().all(|count| *count <= 3) && mod_11_10(&digits)
}

fn is_dni(spelling: &str) -> bool {
    let digits: String = spelling.chars().filter(char::is_ascii_digit).collect();
    // The letter of a foreigner's number stands for a digit.
    let leading = match spelling.chars().next() {
        Some('Y') => "1",
        Some('Z') => "2",
        _ => "0",
    };
    let number = format!("{leading}{digits}").parse().ok();
    number.map(dni_letter) == spelling.chars().next_back()
}
