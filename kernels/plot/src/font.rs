//! The embedded font: how wide a text is, how it is wrapped or cut, and which characters have no glyph.

use orchestrator_canvas::{Face, Family, Style, face};

/// A line's baseline lies so far below its top, in ems.
pub const BASELINE: f64 = 0.76;
/// From one baseline to the next.
pub const LEADING: f64 = 1.25;
/// Stands for what the font cannot draw.
const REPLACEMENT: char = '\u{fffd}';

pub fn style(bold: bool) -> Style {
    Style { family: Family::Sans, is_bold: bold, is_italic: false }
}

fn letter(c: char, face: &Face) -> char {
    if face.has(c) { c } else { REPLACEMENT }
}

fn advance(c: char, size: f64, bold: bool) -> f64 {
    let face = face(style(bold));
    face.advance(face.glyph(letter(c, face)), size)
}

pub fn width(text: &str, size: f64, bold: bool) -> f64 {
    text.chars().map(|c| advance(c, size, bold)).sum()
}

pub fn has_glyph(character: char) -> bool {
    face(style(false)).has(character)
}

/// A text with what the font lacks replaced.
pub fn drawable(text: &str) -> String {
    text.chars().map(|c| letter(c, face(style(false)))).collect()
}

/// Letters that are read from the right and change shape by their neighbours, which is not done here.
pub fn wants_shaping(character: char) -> bool {
    matches!(character, '\u{590}'..='\u{dff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// A text without what cannot be seen: control characters, joiners and variation selectors. At most 2,000 characters.
pub fn clean(text: &str) -> String {
    let visible = |c: &char| {
        !matches!(*c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            && !matches!(*c, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}' | '\u{e0000}'..='\u{e01ef}')
            && (*c == '\n' || !c.is_control())
    };
    text.replace("\r\n", "\n").replace('\t', " ").chars().filter(visible).take(2000).collect()
}

/// The start of a text that fits, with an ellipsis if anything is missing.
pub fn cut(text: &str, size: f64, bold: bool, room: f64) -> String {
    if width(text, size, bold) <= room {
        return text.to_owned();
    }
    let mut used = advance('…', size, bold);
    let mut kept = String::new();
    for c in text.chars() {
        used += advance(c, size, bold);
        if used > room {
            break;
        }
        kept.push(c);
    }
    let kept = kept.trim_end();
    if kept.is_empty() { String::new() } else { format!("{kept}…") }
}

/// The start and the end of a text that fit, with an ellipsis between them.
pub fn cut_middle(text: &str, size: f64, bold: bool, room: f64) -> String {
    if width(text, size, bold) <= room {
        return text.to_owned();
    }
    let half = (room - advance('…', size, bold)) / 2.0;
    let fitting = |characters: &mut dyn Iterator<Item = char>| {
        let mut used = 0.0;
        let fits = |c: &char| {
            used += advance(*c, size, bold);
            used <= half
        };
        characters.take_while(fits).collect::<String>()
    };
    let start = fitting(&mut text.chars());
    let end: String = fitting(&mut text.chars().rev()).chars().rev().collect();
    format!("{}…{}", start.trim_end(), end.trim_start())
}

/// The lines of a text that fit into `room`, broken at spaces. Past `most` lines, or in a word too long, it is cut.
pub fn wrap(text: &str, size: f64, bold: bool, room: f64, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for given in text.split('\n') {
        let mut line = String::new();
        for word in given.split(' ') {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if line.is_empty() || width(&longer, size, bold) <= room {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        lines.push(line);
    }
    if lines.len() > most {
        let rest = lines.split_off(most.max(1) - 1).join(" ");
        lines.push(rest);
    }
    lines.iter().map(|line| cut(line, size, bold, room)).filter(|line| !line.is_empty()).collect()
}

/// Height of `lines` lines: from the top of the first to the foot of the last.
pub fn height(lines: usize, size: f64) -> f64 {
    if lines == 0 { 0.0 } else { size * (1.0 + LEADING * (lines - 1) as f64) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_text_fits_and_says_so() {
        let cut_text = cut("a rather long label", 12.0, false, 60.0);
        assert_eq!(cut_text, "a rathe…");
        assert!(width(&cut_text, 12.0, false) <= 60.0);
        assert_eq!(cut("short", 12.0, false, 60.0), "short");
        assert_eq!(cut("short", 12.0, false, 5.0), "");
        assert_eq!(cut_middle("department number 17", 12.0, false, 80.0), "depa…er 17");
    }

    #[test]
    fn wrapping_breaks_at_spaces_and_keeps_to_its_lines() {
        assert_eq!(wrap("one two three", 12.0, false, 50.0, 3), ["one two", "three"]);
        let two = wrap("one two three four five", 12.0, false, 50.0, 2);
        assert_eq!(two, ["one two", "three…"]);
    }

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        assert_eq!(clean("a\u{0}b\u{200d}c\r\nd\te"), "abc\nd e");
        assert!(has_glyph('é') && has_glyph('Ж') && has_glyph('−') && !has_glyph('漢'));
    }
}
