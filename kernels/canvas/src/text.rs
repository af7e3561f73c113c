//! One line of text as placed glyphs, with its size. Formulas come from `mathtext`.

use std::sync::Arc;

use ab_glyph::GlyphId;

use crate::CanvasError;
use crate::fonts::{self, Face, Style};
use crate::geometry::{Bounds, Point};
use crate::path::Step;

/// Longer text is refused.
const MOST_LETTERS: usize = 1_000_000;

/// Larger letters are refused, in pixels.
const LARGEST: f64 = 20_000.0;

/// In pixels: the width, the whole height, and how much of it is below the baseline.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extent {
    pub width: f64,
    pub height: f64,
    pub descent: f64,
}

#[derive(Clone, Copy, Debug)]
pub struct PlacedGlyph {
    pub face: &'static Face,
    pub glyph: GlyphId,
    /// What it stands for.
    pub letter: char,
    /// In pixels.
    pub size: f64,
    /// Of its origin, from that of the line, y upwards.
    pub at: Point,
    /// It is drawn this many times as wide.
    pub stretch: f64,
}

#[derive(Debug)]
pub struct TextRun {
    pub text: String,
    pub size: f64,
    /// Nothing for a formula, which has letters of several.
    pub style: Option<Style>,
    pub extent: Extent,
    pub glyphs: Vec<PlacedGlyph>,
    /// Lines of fractions and roots.
    pub rules: Vec<Bounds>,
    /// Of a formula: from the top of its picture down to its baseline.
    pub baseline: Option<f64>,
}

impl TextRun {
    pub fn new(text: &str, size: f64, style: Style, is_formula: bool) -> Result<Arc<Self>, CanvasError> {
        if text.len() > MOST_LETTERS {
            return Err(CanvasError::TextTooLong { most: MOST_LETTERS });
        }
        if !size.is_finite() || size > LARGEST {
            return Err(CanvasError::TextTooLarge { size });
        }
        let size = size.max(0.5);
        if is_formula {
            return crate::mathtext::lay_out(text, size, style).map(Arc::new);
        }
        Ok(Arc::new(plain(text, size, style)))
    }

    /// Outlines from the origin of the line, as designed or as fitted to pixels.
    pub fn steps(&self, is_fitted: bool) -> Vec<Step> {
        let mut steps = Vec::new();
        for glyph in &self.glyphs {
            steps.extend(glyph.steps(is_fitted));
        }
        for rule in &self.rules {
            steps.extend([
                Step::Move([rule.x0, rule.y0]),
                Step::Line([rule.x1, rule.y0]),
                Step::Line([rule.x1, rule.y1]),
                Step::Line([rule.x0, rule.y1]),
                Step::Close,
            ]);
        }
        steps
    }
}

impl PlacedGlyph {
    /// Its outline from the origin of the line.
    pub fn steps(&self, is_fitted: bool) -> Vec<Step> {
        let fitted;
        let exact;
        let outline = if is_fitted {
            fitted = self.face.fitted(self.glyph, self.size);
            &*fitted
        } else {
            exact = self.face.exact(self.glyph, self.size);
            &exact
        };
        let place = |[x, y]: Point| [x * self.stretch + self.at[0], y + self.at[1]];
        let placed = outline.steps.iter().map(|step| match *step {
            Step::Move(to) => Step::Move(place(to)),
            Step::Line(to) => Step::Line(place(to)),
            Step::Quad(control, to) => Step::Quad(place(control), place(to)),
            Step::Cubic(first, second, to) => Step::Cubic(place(first), place(second), place(to)),
            Step::Close => Step::Close,
        });
        placed.collect()
    }
}

/// The face that has the letter: the wanted one, or plain sans.
pub(crate) fn face_for(letter: char, style: Style) -> &'static Face {
    let wanted = fonts::face(style);
    let sans = fonts::face(Style { family: fonts::Family::Sans, ..style });
    if wanted.has(letter) || !sans.has(letter) { wanted } else { sans }
}

fn plain(text: &str, size: f64, style: Style) -> TextRun {
    let mut glyphs = Vec::new();
    let mut x = 0.0;
    let (mut low, mut high) = (f64::MAX, f64::MIN);
    let mut last: Option<(&Face, GlyphId)> = None;
    for letter in text.chars() {
        let face = face_for(letter, style);
        let glyph = face.glyph(letter);
        if let Some((before, left)) = last
            && std::ptr::eq(before, face)
        {
            x += face.kerning(left, glyph, size);
        }
        let outline = face.fitted(glyph, size);
        low = low.min(outline.low[1]);
        high = high.max(outline.high[1]);
        if !outline.steps.is_empty() {
            glyphs.push(PlacedGlyph { face, glyph, letter, size, at: [x, 0.0], stretch: 1.0 });
        }
        x += outline.advance;
        last = Some((face, glyph));
    }
    if low > high {
        (low, high) = (0.0, 0.0);
    }
    let extent = Extent { width: x, height: high - low, descent: -low };
    TextRun { text: text.to_owned(), size, style: Some(style), extent, glyphs, rules: Vec::new(), baseline: None }
}

/// Letters that no face can draw, once each.
pub fn missing_letters(text: &str, style: Style) -> Vec<char> {
    let mut missing: Vec<char> = Vec::new();
    for letter in text.chars().take(MOST_LETTERS) {
        if !face_for(letter, style).has(letter) && !missing.contains(&letter) {
            missing.push(letter);
        }
    }
    missing
}
