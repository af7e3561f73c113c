//! `strptime` patterns, compiled once and matched against many texts.

use super::civil::{MONTHS, WEEKDAYS, days_from_civil, days_in_month};

/// What a text said.
#[derive(Clone, Copy, Default)]
pub(crate) struct Found {
    year: Option<i64>,
    short_year: Option<i64>,
    month: Option<i64>,
    day: Option<i64>,
    hour: Option<i64>,
    hour12: Option<i64>,
    is_afternoon: Option<bool>,
    minute: i64,
    second: i64,
    nanos: i64,
    day_of_year: Option<i64>,
    offset: Option<i64>,
    is_utc: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Letter(char),
    Space,
    Directive(char),
}

#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    pieces: Vec<Piece>,
    pub(crate) text: String,
}

/// A moment in nanoseconds of UTC, and the offset it was written with.
pub(crate) type Moment = (i128, Option<i64>);

pub(crate) enum Mismatch {
    Nothing,
    /// Where the unread rest begins.
    Rest(usize),
    Invalid(String),
}

impl Pattern {
    pub(crate) fn new(text: &str) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '%' => match letters.next() {
                    Some('T') => pieces.extend([
                        Piece::Directive('H'),
                        Piece::Letter(':'),
                        Piece::Directive('M'),
                        Piece::Letter(':'),
                        Piece::Directive('S'),
                    ]),
                    Some('F') => pieces.extend([
                        Piece::Directive('Y'),
                        Piece::Letter('-'),
                        Piece::Directive('m'),
                        Piece::Letter('-'),
                        Piece::Directive('d'),
                    ]),
                    Some('%') => pieces.push(Piece::Letter('%')),
                    Some(
                        directive @ ('Y' | 'm' | 'd' | 'H' | 'I' | 'M' | 'S' | 'f' | 'z' | 'y' | 'b' | 'B' | 'p' | 'j'
                        | 'a' | 'A' | 'Z' | 'e'),
                    ) => {
                        pieces.push(Piece::Directive(if directive == 'e' { 'd' } else { directive }));
                    }
                    Some(other) => return Err(format!("'{other}' is a bad directive in format '{text}'")),
                    None => return Err(format!("stray % in format '{text}'")),
                },
                letter if letter.is_whitespace() => pieces.push(Piece::Space),
                letter => pieces.push(Piece::Letter(letter)),
            }
        }
        Ok(Self { pieces, text: text.to_owned() })
    }

    pub(crate) fn has_zone(&self) -> bool {
        self.pieces.iter().any(|piece| matches!(piece, Piece::Directive('z' | 'Z')))
    }

    /// Reads the whole text, or with `exact` off only its beginning.
    pub(crate) fn read(&self, text: &str, exact: bool) -> Result<Moment, Mismatch> {
        let mut found = Found::default();
        let mut rest = text;
        for piece in &self.pieces {
            rest = step(*piece, rest, &mut found).ok_or(Mismatch::Nothing)?;
        }
        if exact && !rest.is_empty() {
            return Err(Mismatch::Rest(text.len() - rest.len()));
        }
        found.moment().map_err(Mismatch::Invalid)
    }

    pub(crate) fn matches(&self, text: &str) -> bool {
        self.read(text, true).is_ok()
    }
}

/// Up to `most` digits, with a value inside the bounds; fewer are tried when more do not fit.
fn number(text: &str, most: usize, least_value: i64, most_value: i64) -> Option<(i64, &str)> {
    let n = text.bytes().take(most).take_while(u8::is_ascii_digit).count();
    for n in (1..=n).rev() {
        let value: i64 = text[..n].parse().ok()?;
        if (least_value..=most_value).contains(&value) {
            return Some((value, &text[n..]));
        }
    }
    None
}

fn name<'a>(text: &'a str, names: &[&str], short: bool) -> Option<(i64, &'a str)> {
    for (place, full) in names.iter().enumerate() {
        let wanted = if short { &full[..3] } else { full };
        if text.len() >= wanted.len()
            && text.is_char_boundary(wanted.len())
            && text[..wanted.len()].eq_ignore_ascii_case(wanted)
        {
            return Some((place as i64, &text[wanted.len()..]));
        }
    }
    None
}

fn step<'a>(piece: Piece, text: &'a str, found: &mut Found) -> Option<&'a str> {
    match piece {
        Piece::Letter(letter) => {
            let first = text.chars().next()?;
            (first == letter || first.eq_ignore_ascii_case(&letter)).then(|| &text[first.len_utf8()..])
        }
        Piece::Space => {
            let trimmed = text.trim_start();
            (trimmed.len() < text.len()).then_some(trimmed)
        }
        Piece::Directive(directive) => {
            let put = |slot: &mut Option<i64>, read: Option<(i64, &'a str)>| {
                let (value, rest) = read?;
                *slot = Some(value);
                Some(rest)
            };
            match directive {
                'Y' => {
                    let is_year = text.len() >= 4 && text.as_bytes()[..4].iter().all(u8::is_ascii_digit);
                    is_year.then_some(())?;
                    found.year = text[..4].parse().ok();
                    Some(&text[4..])
                }
                'y' => {
                    let is_year = text.len() >= 2 && text.as_bytes()[..2].iter().all(u8::is_ascii_digit);
                    is_year.then_some(())?;
                    found.short_year = text[..2].parse().ok();
                    Some(&text[2..])
                }
                'm' => put(&mut found.month, number(text, 2, 1, 12)),
                'd' => put(&mut found.day, number(text.strip_prefix(' ').unwrap_or(text), 2, 1, 31)),
                'H' => put(&mut found.hour, number(text, 2, 0, 23)),
                'I' => put(&mut found.hour12, number(text, 2, 1, 12)),
                'M' => {
                    let (value, rest) = number(text, 2, 0, 59)?;
                    found.minute = value;
                    Some(rest)
                }
                'S' => {
                    let (value, rest) = number(text, 2, 0, 61)?;
                    found.second = value;
                    Some(rest)
                }
                'f' => {
                    let n = text.bytes().take(9).take_while(u8::is_ascii_digit).count();
                    if n == 0 {
                        return None;
                    }
                    let value: i64 = text[..n].parse().ok()?;
                    found.nanos = value * 10_i64.pow(9 - n as u32);
                    Some(&text[n..])
                }
                'j' => put(&mut found.day_of_year, number(text, 3, 1, 366)),
                'b' => {
                    let (place, rest) = name(text, &MONTHS, true)?;
                    found.month = Some(place + 1);
                    Some(rest)
                }
                'B' => {
                    let (place, rest) = name(text, &MONTHS, false)?;
                    found.month = Some(place + 1);
                    Some(rest)
                }
                'a' => name(text, &WEEKDAYS, true).map(|(_, rest)| rest),
                'A' => name(text, &WEEKDAYS, false).map(|(_, rest)| rest),
                'p' => {
                    let (place, rest) = name_of_half(text)?;
                    found.is_afternoon = Some(place);
                    Some(rest)
                }
                'z' => read_offset(text, found),
                'Z' => {
                    let n = text
                        .find(|letter: char| !letter.is_alphabetic() && letter != '/' && letter != '_')
                        .unwrap_or(text.len());
                    found.is_utc |= matches!(text[..n].to_ascii_uppercase().as_str(), "UTC" | "GMT" | "Z");
                    (n > 0).then(|| &text[n..])
                }
                _ => None,
            }
        }
    }
}

fn name_of_half(text: &str) -> Option<(bool, &str)> {
    let half = text.get(..2)?;
    if half.eq_ignore_ascii_case("am") {
        return Some((false, &text[2..]));
    }
    half.eq_ignore_ascii_case("pm").then(|| (true, &text[2..]))
}

fn read_offset<'a>(text: &'a str, found: &mut Found) -> Option<&'a str> {
    for word in ["UTC", "Z", "z"] {
        if let Some(rest) = text.strip_prefix(word) {
            found.offset = Some(0);
            return Some(rest);
        }
    }
    let sign = match text.as_bytes().first()? {
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    let (hours, rest) = number(text.get(1..3)?, 2, 0, 23).map(|(hours, _)| (hours, &text[3..]))?;
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    let minutes = rest.get(..2).filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let (minutes, rest) = minutes.map_or((0, rest), |part| (part.parse().unwrap_or(0), &rest[2..]));
    found.offset = Some(sign * (hours * 3600 + minutes * 60));
    Some(rest)
}

impl Found {
    pub(crate) fn date(year: i64, month: i64, day: i64) -> Self {
        Self { year: Some(year), month: Some(month), day: Some(day), ..Self::default() }
    }

    pub(crate) fn set_clock(&mut self, hour: i64, minute: i64, second: i64, nanos: i64) {
        self.hour = Some(hour);
        self.minute = minute;
        self.second = second;
        self.nanos = nanos;
    }

    pub(crate) fn set_offset(&mut self, offset: Option<i64>) {
        self.offset = offset;
    }

    pub(crate) fn moment(&self) -> Result<Moment, String> {
        let year = self.year.unwrap_or_else(|| match self.short_year {
            Some(year) if year < 69 => 2000 + year,
            Some(year) => 1900 + year,
            None => 1900,
        });
        let (month, day) = (self.month.unwrap_or(1), self.day.unwrap_or(1));
        if year == 0 {
            return Err("year 0 is out of range".to_owned());
        }
        if !(1..=12).contains(&month) {
            return Err("month must be in 1..12".to_owned());
        }
        if day < 1 || day > days_in_month(year, month) {
            return Err("day is out of range for month".to_owned());
        }
        let days = match self.day_of_year {
            Some(day) => days_from_civil(year, 1, 1) + day - 1,
            None => days_from_civil(year, month, day),
        };
        let hour = match self.hour12 {
            Some(hour) => hour % 12 + if self.is_afternoon == Some(true) { 12 } else { 0 },
            None => self.hour.unwrap_or(0),
        };
        if hour > 23 {
            return Err("hour must be in 0..23".to_owned());
        }
        let offset = self.offset.or(self.is_utc.then_some(0));
        let seconds = days * 86_400 + hour * 3600 + self.minute * 60 + self.second - offset.unwrap_or(0);
        Ok((i128::from(seconds) * 1_000_000_000 + i128::from(self.nanos), offset))
    }
}
