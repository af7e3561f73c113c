//! Telephone numbers: with a country code, in a national form that is hardly anything else, or
//! after a word that announces one. A bare row of digits does not count.

use std::net::Ipv4Addr;
use std::ops::Range;

use regex::Regex;

use super::Finding;
use super::numbering::Numbering;
use super::text::{after, before, char_before, ends_alone, joins, scan, starts_alone};
use crate::error::PiiError;
use crate::kind::Kind;

/// `+` or `00`, then groups of digits; `(0)` may stand after the country code.
const INTERNATIONAL: &str = r"(?x)
    (?: \+ | 00 ) [1-9][0-9]{0,14} (?: [\ ./\u00A0\-]? \(0\) )?
    (?: (?: [\ ./\u00A0\-] | [\ \-]?\( | \)[\ \-]? )? [0-9]{1,12} ){0,7}";
/// North American: `202-555-0143`, `(202) 555-0143`, `1-800-555-0123`.
const AMERICAN: &str = r"(?x)
    (?: 1[\ .\-] )?
    (?: \([2-9][0-9]{2}\)[\ \-]?[0-9]{3}[\ .\-][0-9]{4}
      | [2-9][0-9]{2}-[0-9]{3}-[0-9]{4} | [2-9][0-9]{2}\.[0-9]{3}\.[0-9]{4} | [2-9][0-9]{2}\ [0-9]{3}\ [0-9]{4} )";
/// A trunk zero and at least one separator.
const NATIONAL: &str = r"(?:\(0[1-9][0-9]{0,3}\) ?|0[1-9][0-9]{0,4}[ .\-/])[0-9]{2,8}(?:[ .\-/][0-9]{2,8}){0,4}";
/// Without a trunk zero, as Spain writes them, or Brazil after a bracket; looked for at home only.
const HOME: &str = r"\(?[1-9][0-9]{1,4}\)?(?:[ .\-][0-9]{2,5}){1,4}";
/// What may follow a word such as `phone:`.
const ANNOUNCED: &str = r"^[+(]{0,2}[0-9](?:[ .\-/()]{0,2}[0-9]){6,14}";
/// Words that announce a number, and the little words that may stand between.
const ANNOUNCEMENT: &str = r"(?xi)
    (?: tele(?:ph|f)on[eo]? | tel[ée]fono | t[ée]l[ée]phone | telefoon | t[ée]l | phone | mobile? | cell(?:ulare|ular)? | fax
      | telefax | handy | hotline | pager | whatsapp | signal | call | text | ring | dial | m[óo]vil | celular | portable
      | телефон | тел | τηλέφωνο | τηλ | 电话 | 電話 | 手机 | 手機 | 携帯 | 전화 | फ़ोन | هاتف | טלפון )
    (?: [\ _\-]? (?: no | nr | num | number | nummer | nummern | 番号 | 号码 | 번호 ) )?
    [^\p{L}\p{N}\n+(]{0,5}
    (?: (?: is | at | on | me | us | him | her | work | home | al | le | my ) [^\p{L}\p{N}\n+(]{1,3} ){0,3}
";
/// `ext. 312`, `x44`.
const EXTENSION: &str = r"(?i)^(?: ?,? ?(?:ext(?:ension)?\.?|durchwahl|poste) ?| ?x)[0-9]{1,6}";

/// Where the American form is that of home.
const AMERICAN_REGIONS: [&str; 2] = ["US", "CA"];
/// Digits of a number with its country code, by the rules of the ITU.
const INTERNATIONAL_DIGITS: Range<usize> = 7..16;
/// With the trunk zero.
const NATIONAL_DIGITS: Range<usize> = 10..13;
/// Fewer are too likely to be something else.
const HOME_DIGITS: usize = 8;
/// The longest word before a number, with what may stand between.
const MAX_NUMBER_BYTES: usize = 48;

pub(super) struct Phones {
    numbering: Numbering,
    international: Regex,
    american: Regex,
    national: Regex,
    /// Absent where the American form is that of home.
    home: Option<Regex>,
    announcement: Regex,
    announced: Regex,
    extension: Regex,
}

impl Phones {
    pub(super) fn new(region: &str) -> Result<Self, PiiError> {
        let home = (!AMERICAN_REGIONS.contains(&region)).then(|| Regex::new(HOME)).transpose()?;
        Ok(Self {
            numbering: Numbering::new(region)?,
            home,
            international: Regex::new(INTERNATIONAL)?,
            american: Regex::new(AMERICAN)?,
            national: Regex::new(NATIONAL)?,
            announcement: Regex::new(ANNOUNCEMENT)?,
            announced: Regex::new(ANNOUNCED)?,
            extension: Regex::new(EXTENSION)?,
        })
    }

    pub(super) fn find(&self, text: &str, found: &mut Vec<Finding>) {
        scan(&self.international, text, Kind::Phone, found, |range| self.judge_international(text, range));
        scan(&self.american, text, Kind::Phone, found, |range| self.judge_american(text, range));
        let mut last_end = 0;
        scan(&self.national, text, Kind::Phone, found, |range| {
            let number = self.judge_national(text, range, last_end)?;
            last_end = number.end;
            Some(number)
        });
        if let Some(home) = &self.home {
            scan(home, text, Kind::Phone, found, |range| self.judge_home(text, range));
        }
        scan(&self.announcement, text, Kind::Phone, found, |range| self.judge_announced(text, range));
    }

    fn judge_international(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        if !starts_alone(text, range.start) || char_before(text, range.start) == Some('+') {
            return None;
        }
        self.longest(text, range, |spelling| {
            let spelling = spelling.replace("(0)", "");
            let digits = digits_of(spelling.strip_prefix("00").unwrap_or(&spelling));
            INTERNATIONAL_DIGITS.contains(&digits.len()) && self.numbering.is_international(&digits)
        })
    }

    fn judge_american(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        // Of `+1 202-555-0143` the country code is part.
        let is_tail = char_before(text, range.start) == Some('+');
        (starts_alone(text, range.start) && !is_tail).then(|| self.with_extension(text, range))?
    }

    /// `last_end` is where the number before ended.
    fn judge_national(&self, text: &str, range: Range<usize>, last_end: usize) -> Option<Range<usize>> {
        // Digits before the space make it a part of some longer code, unless they are a number.
        let left = before(text, range.start, 2).strip_suffix(' ');
        let is_continued = left.is_some_and(|left| left.ends_with(|c: char| c.is_ascii_digit()));
        let is_continued = is_continued && last_end + 1 != range.start;
        if !starts_alone(text, range.start) || is_continued {
            return None;
        }
        self.longest(text, range, |spelling| {
            let digits = digits_of(spelling);
            let is_long = NATIONAL_DIGITS.contains(&digits.len());
            is_long && is_grouped(spelling) && !is_date(spelling) && self.numbering.is_national(&digits)
        })
    }

    fn judge_home(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        if !starts_alone(text, range.start) {
            return None;
        }
        self.longest(text, range, |spelling| {
            let digits = digits_of(spelling);
            let has_area = spelling.starts_with('(');
            digits.len() >= HOME_DIGITS && !is_date(spelling) && self.numbering.is_of_home(&digits, has_area)
        })
    }

    /// `range` is the announcing word; the number follows it.
    fn judge_announced(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        let is_word = char_before(text, range.start).is_none_or(|c| c == '_' || !joins(c)) || {
            // `userPhone`
            text.get(range.start..)?.starts_with(char::is_uppercase)
        };
        let number = self.announced.find(after(text, range.end, MAX_NUMBER_BYTES))?;
        let number = range.end..range.end + number.end();
        let spelling = text.get(number.clone())?;
        let n_digits = digits_of(spelling).len();
        let is_local = n_digits > 7 || spelling.as_bytes().get(3) == Some(&b'-');
        let is_other = is_date(spelling) || spelling.parse::<Ipv4Addr>().is_ok();
        (is_word && is_local && !is_other).then(|| self.with_extension(text, number))?
    }

    /// The longest beginning of the range that is a number: after it another number may stand,
    /// with nothing but a space between.
    fn longest(&self, text: &str, range: Range<usize>, is_number: impl Fn(&str) -> bool) -> Option<Range<usize>> {
        let mut end = range.end;
        loop {
            let spelling = text.get(range.start..end)?;
            if is_balanced(spelling) && is_number(spelling) {
                return self.with_extension(text, range.start..end);
            }
            let shorter = spelling.trim_end_matches(|c: char| c.is_ascii_digit());
            let shorter = shorter.trim_end_matches(|c: char| !c.is_ascii_digit());
            // Only a space separates numbers; a group after a dash belongs to this one.
            let next = range.start + shorter.len();
            if shorter.is_empty() || !text.get(next..)?.starts_with([' ', '\u{A0}']) {
                return None;
            }
            end = next;
        }
    }

    fn with_extension(&self, text: &str, range: Range<usize>) -> Option<Range<usize>> {
        let extension = self.extension.find(after(text, range.end, MAX_NUMBER_BYTES)).map_or(0, |found| found.end());
        let range = range.start..range.end + extension;
        ends_alone(text, range.end).then_some(range)
    }
}

fn digits_of(spelling: &str) -> String {
    spelling.chars().filter(char::is_ascii_digit).collect()
}

fn is_balanced(spelling: &str) -> bool {
    spelling.matches('(').count() == spelling.matches(')').count()
}

/// After the area code groups are all pairs, as in France, or all longer.
fn is_grouped(spelling: &str) -> bool {
    let groups = spelling.split(|c: char| !c.is_ascii_digit()).filter(|group| !group.is_empty());
    let lengths: Vec<_> = groups.skip(1).map(str::len).collect();
    lengths.iter().all(|length| *length == 2) || lengths.iter().all(|length| *length > 2)
}

/// `2024-05-12`, `12.05.2024`: eight digits of which the year is one group.
fn is_date(spelling: &str) -> bool {
    let groups: Vec<_> = spelling.split(['-', '.', '/', ' ']).map(str::len).collect();
    matches!(groups.as_slice(), [4, 1..=2, 1..=2] | [1..=2, 1..=2, 4])
}
