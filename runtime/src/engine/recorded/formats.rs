//! The parts of a `strftime` format that systems read in the zone of the machine, whatever the tuple says: `%Z`, `%z`
//! and `%s`, with the flags and widths of the GNU library. They are written out before the system sees the format.

use rustpython_vm::common::wtf8::{CodePoint, Wtf8, Wtf8Buf};

/// Wider fields are cut: what a script asks for must not exhaust the memory.
const WIDEST: usize = 1_024;

/// A moment in its zone.
pub(super) struct Zoned {
    pub(super) name: String,
    /// East of UTC, in seconds.
    pub(super) offset: i64,
    pub(super) since_epoch: i64,
}

/// `%[-_0^#+:]*[0-9]*[EO]?X`.
#[derive(Default)]
struct Directive {
    flags: String,
    width: usize,
    letter: char,
}

impl Directive {
    /// The directive after a `%`, and how many letters it has. What is cut short is none.
    fn parse(letters: &[CodePoint]) -> Option<(Self, usize)> {
        let letter_at = |at: usize| letters.get(at).and_then(|letter| letter.to_char());
        let mut found = Self::default();
        let mut at = 0;
        while let Some(flag) = letter_at(at).filter(|flag| "-_0^#+:".contains(*flag)) {
            found.flags.push(flag);
            at += 1;
        }
        while let Some(digit) = letter_at(at).and_then(|digit| digit.to_digit(10)) {
            found.width = (found.width * 10 + digit as usize).min(WIDEST);
            at += 1;
        }
        if matches!(letter_at(at), Some('E' | 'O')) {
            at += 1;
        }
        found.letter = letter_at(at)?;
        Some((found, at + 1))
    }

    fn has(&self, flag: char) -> bool {
        self.flags.contains(flag)
    }

    /// `text` behind its `sign`, as wide as asked for.
    fn fill(&self, sign: &str, text: &str, usual: char) -> String {
        let padding = self.flags.chars().rfind(|flag| "-_0+".contains(*flag));
        let padding = match padding {
            Some('-') => return format!("{sign}{text}"),
            Some('_') => ' ',
            Some(_) => '0',
            None => usual,
        };
        let missing = self.width.saturating_sub(sign.len() + text.chars().count());
        let filling = String::from(padding).repeat(missing);
        if padding == ' ' { format!("{filling}{sign}{text}") } else { format!("{sign}{filling}{text}") }
    }
}

impl Zoned {
    /// `format` with what depends on the zone written out.
    pub(super) fn write_out(&self, format: &Wtf8) -> Wtf8Buf {
        let letters: Vec<CodePoint> = format.code_points().collect();
        let mut made = Wtf8Buf::new();
        let mut at = 0;
        while at < letters.len() {
            let directive =
                (letters[at].to_char() == Some('%')).then(|| Directive::parse(&letters[at + 1..])).flatten();
            let n_letters = directive.as_ref().map_or(1, |(_, length)| length + 1);
            match directive.and_then(|(directive, _)| self.value_of(&directive)) {
                Some(value) => made.push_str(&value),
                None => made.extend(letters[at..at + n_letters].iter().copied()),
            }
            at += n_letters;
        }
        made
    }

    fn value_of(&self, directive: &Directive) -> Option<String> {
        let signed = |number: i64| (if number < 0 { "-" } else { "" }, number.unsigned_abs());
        match directive.letter {
            'Z' => {
                let name = match () {
                    () if directive.has('#') => self.name.to_lowercase(),
                    () if directive.has('^') => self.name.to_uppercase(),
                    () => self.name.clone(),
                };
                Some(directive.fill("", &name, ' ').replace('%', "%%"))
            }
            'z' => {
                let (sign, seconds) = (if self.offset < 0 { "-" } else { "+" }, self.offset.unsigned_abs());
                let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
                let colon = if directive.has(':') { ":" } else { "" };
                Some(directive.fill(sign, &format!("{hours:02}{colon}{minutes:02}"), '0'))
            }
            's' => {
                let (sign, seconds) = signed(self.since_epoch);
                Some(directive.fill(sign, &seconds.to_string(), '0'))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rustpython_vm::common::wtf8::Wtf8;

    use super::{WIDEST, Zoned};

    fn written(format: &str) -> String {
        let moment = Zoned { name: "East%Z".to_owned(), offset: -5_400, since_epoch: -86_400 };
        moment.write_out(Wtf8::new(format)).to_string()
    }

    #[test]
    fn what_depends_on_the_zone_is_written_out() {
        assert_eq!(written("%s|%12s|%_12s|%-12s|%Es"), "-86400|-00000086400|      -86400|-86400|-86400");
        assert_eq!(written("%Z|%^Z|%#Z|%9Z"), "East%%Z|EAST%%Z|east%%z|   East%%Z");
        assert_eq!(written("%z|%:z|%7z|%_7z"), "-0130|-01:30|-000130|  -0130");
    }

    #[test]
    fn the_rest_stays_as_it_is() {
        for format in ["%Y-%m %%s %%%Y", "%", "%-", "%12", "%E", "%5%s", "100 %é"] {
            assert_eq!(written(format), format);
        }
        assert_eq!(written("%99999999999999999999s").len(), WIDEST);
    }
}
