//! United States social security numbers, and dates of birth where the text says that they are.

use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::text::{after, before, char_after, char_before, joins, scan, stands_alone};
use crate::error::PiiError;
use crate::kind::Kind;

const SSN: &str = r"[0-9]{3}-[0-9]{2}-[0-9]{4}|[0-9]{3} [0-9]{2} [0-9]{4}|[0-9]{9}";
/// Without dashes nine digits are a number like any other, unless one of these stands before.
const SSN_WORDS: &str = r"(?i)\b(?:ssn|ssns|social|tin)\b";
const SSN_WORD_BYTES: usize = 32;

/// Words that announce a date of birth.
const BIRTH_WORDS: &str = r"(?xi)
    born | d\.?o\.?b\.? | date[\ _-]?of[\ _-]?birth | birth[\ _-]?date | birth[\ _-]?day
    | geboren(?:\ am)? | geb\. | geburtsdatum | geburtstag | n[ée]e?\ le | date\ de\ naissance | nacid[oa]\ el
    | fecha\ de\ nacimiento | nat[oa]\ il | data\ di\ nascita | nascid[oa]\ em | data\ de\ nascimento | geboortedatum
    | data\ urodzenia | urodzon[ya] | född | fødselsdato | syntymäaika | doğum\ tarihi | дата\ рождения | родил(?:ся|ась)
    | ημερομηνία\ γέννησης | 出生日期 | 出生于 | 生年月日 | 생년월일 | जन्म\ तिथि | تاريخ\ الميلاد | תאריך\ לידה";
/// Dates with a day; months by how their names begin in the languages above.
const DATE: &str = r"(?xi)
    (?P<y1>[0-9]{4}) (?: [-/.] | ,\ ) (?P<m1>[0-9]{1,2}) (?: [-/.] | ,\ ) (?P<d1>[0-9]{1,2})
    | (?P<a>[0-9]{1,2}) [-/.] (?P<b>[0-9]{1,2}) [-/.] (?P<y2>[0-9]{4}|[0-9]{2})
    | (?P<y3>[0-9]{4}) 年 (?P<m3>[0-9]{1,2}) 月 (?P<d3>[0-9]{1,2}) 日
    | (?P<d4>[0-9]{1,2}) (?:st|nd|rd|th|er)?\.? \ (?:of\ |de\ )? MONTH ,? \ (?:de\ )? (?P<y4>[0-9]{4})
    | MONTH \ (?P<d5>[0-9]{1,2}) (?:st|nd|rd|th)? ,? \ (?P<y5>[0-9]{4})";
const MONTH: &str = r"
    (?: jan | feb | fév | fev | mar | mär | mrt | apr | avr | abr | may | mai | maj | mei | mag | jun | jui | giu | jul
      | lug | aug | aoû | ago | sep | set | oct | okt | ott | out | nov | dec | déc | dez | dic | ene | gen
      | янв | фев | мар | апр | мая | май | июн | июл | авг | сен | окт | ноя | дек ) \p{L}{0,8} \.?";
/// How far after the word the date may end.
const DATE_BYTES: usize = 64;
/// What may stand between, as in `born in Ohio on`.
const MAX_BETWEEN_CHARACTERS: usize = 30;

pub(super) struct Identities {
    ssn: Regex,
    ssn_words: Regex,
    birth_words: Regex,
    date: Regex,
}

impl Identities {
    pub(super) fn new() -> Result<Self, PiiError> {
        Ok(Self {
            ssn: Regex::new(SSN)?,
            ssn_words: Regex::new(SSN_WORDS)?,
            birth_words: Regex::new(BIRTH_WORDS)?,
            date: Regex::new(&DATE.replace("MONTH", MONTH))?,
        })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        scan(&self.ssn, text, Kind::Ssn, found, |range| self.judge_ssn(text, range));
        scan(&self.birth_words, text, Kind::DateOfBirth, found, |range| self.judge_birth(text, range));
    }

    fn judge_ssn(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        if !stands_alone(text, &range) {
            return None;
        }
        let spelling = text.get(range.clone())?;
        let digits: String = spelling.chars().filter(char::is_ascii_digit).collect();
        let (area, rest) = digits.split_at_checked(3)?;
        let (group, serial) = rest.split_at_checked(2)?;
        let is_issued = area != "000" && area != "666" && !area.starts_with('9') && group != "00" && serial != "0000";
        let is_announced = || self.ssn_words.is_match(&before(text, range.start, SSN_WORD_BYTES).replace('_', " "));
        (is_issued && (spelling.contains('-') || is_announced())).then_some(range)
    }

    /// `word` announces the date that follows it.
    fn judge_birth(&self, text: &str, word: Range<usize>) -> Option<Range<usize>> {
        let is_letter = |c: char| c.is_lowercase() || c.is_uppercase();
        let starts = char_before(text, word.start).is_none_or(|c| !is_letter(c))
            // `userBirthDate`
            || text.get(word.start..)?.starts_with(char::is_uppercase);
        if !starts || char_after(text, word.end).is_some_and(is_letter) {
            return None;
        }
        let rest = after(text, word.end, DATE_BYTES);
        let date = self.date.captures(rest)?;
        let range = date.get(0)?.range();
        let between = rest.get(..range.start)?;
        let is_near = between.chars().count() <= MAX_BETWEEN_CHARACTERS && !between.contains(is_break);
        let ends_sentence = between.trim_start_matches(['.', ' ']).contains(". ");
        let is_whole = !char_after(rest, range.end).is_some_and(joins);
        let is_date = is_calendar_date(&date);
        (is_near && !ends_sentence && is_whole && is_date).then(|| word.end + range.start..word.end + range.end)
    }
}

fn is_break(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '\n' | '!' | '?')
}

fn is_calendar_date(date: &regex::Captures<'_>) -> bool {
    let number = |names: &[&str]| names.iter().find_map(|name| date.name(name)?.as_str().parse::<u32>().ok());
    let is_year =
        number(&["y1", "y2", "y3", "y4", "y5"]).is_some_and(|year| year < 100 || (1880..2100).contains(&year));
    let is_day = |day: Option<u32>| day.is_none_or(|day| (1..=31).contains(&day));
    let is_month = |month: Option<u32>| month.is_none_or(|month| (1..=12).contains(&month));
    let (first, second) = (number(&["a"]), number(&["b"]));
    let is_either = (is_day(first) && is_month(second)) || (is_month(first) && is_day(second));
    is_year && is_day(number(&["d1", "d3", "d4", "d5"])) && is_month(number(&["m1", "m3"])) && is_either
}
