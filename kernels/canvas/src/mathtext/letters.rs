//! Which face a letter of a formula comes from.

use super::piece::{Letter, Piece};
use super::symbols;
use crate::fonts::{self, Face, Family, Style};

/// The fonts a formula can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// As the text around.
    Default,
    /// Letters are slanted, all else is not.
    Italic,
    Roman,
    Bold,
    BoldItalic,
    Typewriter,
    DoubleStruck,
    Fraktur,
    Script,
}

impl Look {
    /// After `\math`, or alone.
    pub(super) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "default" | "regular" => Self::Default,
            "it" | "normal" => Self::Italic,
            "rm" | "sf" => Self::Roman,
            "bf" => Self::Bold,
            "bfit" => Self::BoldItalic,
            "tt" => Self::Typewriter,
            "bb" => Self::DoubleStruck,
            "frak" => Self::Fraktur,
            "cal" | "scr" => Self::Script,
            _ => return None,
        })
    }
}

/// How letters are set at some place of a formula.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    /// In pixels.
    pub size: f64,
    /// Of the text around.
    pub style: Style,
    pub look: Look,
}

fn is_greek_capital(letter: char) -> bool {
    matches!(letter, '\u{391}'..='\u{3ab}')
}

impl Setting {
    /// The face, and whether it is slanted as variables are.
    fn face(&self, letter: char) -> (&'static Face, bool) {
        let sans = |is_bold, is_italic| Style { family: Family::Sans, is_bold, is_italic };
        let is_variable = letter.is_alphabetic() && !is_greek_capital(letter);
        let (style, is_slanted) = match self.look {
            Look::Default => (self.style, false),
            Look::Italic => (sans(false, is_variable), is_variable),
            Look::Bold => (sans(true, false), false),
            Look::BoldItalic => (sans(true, is_variable), is_variable),
            Look::Typewriter => (Style { family: Family::Mono, ..Style::SANS }, false),
            Look::Roman | Look::DoubleStruck | Look::Fraktur | Look::Script => (Style::SANS, false),
        };
        let face = fonts::face(style);
        let upright = fonts::face(Style { is_italic: false, ..style });
        if face.has(letter) {
            (face, is_slanted)
        } else if upright.has(letter) {
            (upright, false)
        } else {
            (fonts::face(Style::SANS), false)
        }
    }

    pub(super) fn glyph(&self, letter: char) -> Letter {
        let letter = styled(letter, self.look);
        let (face, _) = self.face(letter);
        Letter { face, glyph: face.glyph(letter), drawn: letter, size: self.size * symbols::enlargement(letter) }
    }

    pub(super) fn letter(&self, letter: char) -> Piece {
        self.symbol(letter, false)
    }

    pub(super) fn symbol(&self, letter: char, is_integral: bool) -> Piece {
        let (_, is_slanted) = self.face(styled(letter, self.look));
        Piece::letter(self.glyph(letter), is_slanted || is_integral, is_integral)
    }

    pub(super) fn x_height(&self) -> f64 {
        let Letter { face, glyph, size, .. } = self.glyph('x');
        face.fitted(glyph, size).high[1]
    }

    /// Of lines of fractions and roots.
    pub(super) fn thickness(&self) -> f64 {
        self.size * 0.0625
    }

    /// A share of the width of an m.
    pub(super) fn space(&self, share: f64) -> Piece {
        let Letter { face, glyph, size, .. } = Setting { look: Look::Italic, ..*self }.glyph('m');
        Piece::space(face.linear_advance(glyph, size) * share)
    }
}

/// Letters of alphabets that have their own places among the characters.
fn styled(letter: char, look: Look) -> char {
    let (capital, small, exceptions) = match look {
        Look::DoubleStruck => (
            0x1d538,
            0x1d552,
            &[('C', 'ℂ'), ('H', 'ℍ'), ('N', 'ℕ'), ('P', 'ℙ'), ('Q', 'ℚ'), ('R', 'ℝ'), ('Z', 'ℤ')][..],
        ),
        Look::Fraktur => (0x1d504, 0x1d51e, &[('C', 'ℭ'), ('H', 'ℌ'), ('I', 'ℑ'), ('R', 'ℜ'), ('Z', 'ℨ')][..]),
        Look::Script => (
            0x1d49c,
            0x1d4b6,
            &[('B', 'ℬ'), ('E', 'ℰ'), ('F', 'ℱ'), ('H', 'ℋ'), ('I', 'ℐ'), ('L', 'ℒ'), ('M', 'ℳ'), ('R', 'ℛ')][..],
        ),
        _ => return letter,
    };
    if let Some((_, exception)) = exceptions.iter().find(|(plain, _)| *plain == letter) {
        return *exception;
    }
    let code = match letter {
        'A'..='Z' => capital + (u32::from(letter) - u32::from('A')),
        'a'..='z' => small + (u32::from(letter) - u32::from('a')),
        _ => return letter,
    };
    char::from_u32(code).filter(|found| fonts::face(Style::SANS).has(*found)).unwrap_or(letter)
}
