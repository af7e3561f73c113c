//! A laid-out part of a formula: boxes beside, above and below each other, as TeX has them.

use ab_glyph::GlyphId;

use crate::fonts::Face;
use crate::geometry::Bounds;
use crate::text::PlacedGlyph;

/// How much smaller what is raised or lowered is.
pub(super) const SHRINK: f64 = 0.7;

/// What a script beside it has to know of the last part of a piece.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Last {
    pub height: f64,
    pub depth: f64,
    pub is_slanted: bool,
    pub is_integral: bool,
}

/// One letter, as long as nothing was done to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    pub face: &'static Face,
    pub glyph: GlyphId,
    pub drawn: char,
    pub size: f64,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Piece {
    pub width: f64,
    /// Above and below its baseline.
    pub height: f64,
    pub depth: f64,
    pub glyphs: Vec<PlacedGlyph>,
    pub rules: Vec<Bounds>,
    pub last: Last,
    pub letter: Option<Letter>,
    /// Are its scripts above and below?
    pub is_over_and_under: bool,
}

impl Piece {
    pub(super) fn space(width: f64) -> Self {
        Self { width, ..Self::default() }
    }

    pub(super) fn letter(letter: Letter, is_slanted: bool, is_integral: bool) -> Self {
        let Letter { face, glyph, drawn, size } = letter;
        let outline = face.fitted(glyph, size);
        let (height, depth) = (outline.high[1], -outline.low[1]);
        Self {
            width: face.linear_advance(glyph, size),
            height,
            depth,
            glyphs: vec![PlacedGlyph { face, glyph, letter: drawn, size, at: [0.0, 0.0], stretch: 1.0 }],
            last: Last { height, depth, is_slanted, is_integral },
            letter: Some(letter),
            ..Self::default()
        }
    }

    /// A mark above something: as wide and high as it is drawn, standing on its baseline.
    pub(super) fn mark(letter: Letter, stretch: f64) -> Self {
        let Letter { face, glyph, drawn, size } = letter;
        let outline = face.fitted(glyph, size);
        let at = [-outline.low[0] * stretch, -outline.low[1]];
        Self {
            width: (outline.high[0] - outline.low[0]) * stretch,
            height: outline.high[1] - outline.low[1],
            glyphs: vec![PlacedGlyph { face, glyph, letter: drawn, size, at, stretch }],
            ..Self::default()
        }
    }

    pub(super) fn rule(width: f64, thickness: f64) -> Self {
        let half = thickness / 2.0;
        let rules = vec![Bounds { x0: 0.0, y0: -half, x1: width, y1: half }];
        Self { width, height: half, depth: half, rules, ..Self::default() }
    }

    /// Narrower or wider than designed.
    pub(super) fn stretched(mut self, by: f64) -> Self {
        for glyph in &mut self.glyphs {
            glyph.stretch *= by;
        }
        self.width *= by;
        self.letter = None;
        self
    }

    /// Moves what is drawn, not the box.
    pub(super) fn moved(mut self, dx: f64, dy: f64) -> Self {
        for glyph in &mut self.glyphs {
            glyph.at = [glyph.at[0] + dx, glyph.at[1] + dy];
        }
        for rule in &mut self.rules {
            *rule = Bounds { x0: rule.x0 + dx, y0: rule.y0 + dy, x1: rule.x1 + dx, y1: rule.y1 + dy };
        }
        self
    }

    /// Moves it and its box up.
    pub(super) fn raised(self, by: f64) -> Self {
        let mut raised = self.moved(0.0, by);
        raised.height += by;
        raised.depth -= by;
        raised
    }

    pub(super) fn shrunk(mut self) -> Self {
        for glyph in &mut self.glyphs {
            glyph.size *= SHRINK;
            glyph.at = glyph.at.map(|value| value * SHRINK);
        }
        for rule in &mut self.rules {
            *rule = Bounds { x0: rule.x0 * SHRINK, y0: rule.y0 * SHRINK, x1: rule.x1 * SHRINK, y1: rule.y1 * SHRINK };
        }
        self.width *= SHRINK;
        self.height *= SHRINK;
        self.depth *= SHRINK;
        self.last.height *= SHRINK;
        self.last.depth *= SHRINK;
        self.letter = None;
        self
    }

    /// Adds a piece to the right.
    pub(super) fn push(&mut self, next: Self) {
        let next = next.moved(self.width, 0.0);
        self.width += next.width;
        (self.height, self.depth) = (self.height.max(next.height), self.depth.max(next.depth));
        self.glyphs.extend(next.glyphs);
        self.rules.extend(next.rules);
        self.last = match next.letter {
            Some(_) => next.last,
            None => Last { height: next.height, depth: next.depth, ..Last::default() },
        };
    }

    /// From left to right. Letters of one face are kerned as the original does it: it takes their codes for numbers of
    /// glyphs, so that most pairs are not.
    pub(super) fn row(pieces: Vec<Self>) -> Self {
        let mut row = Self::default();
        let mut before: Option<Letter> = None;
        for piece in pieces {
            if let (Some(left), Some(right)) = (before, piece.letter)
                && std::ptr::eq(left.face, right.face)
                && left.size.to_bits() == right.size.to_bits()
            {
                row.width += left.face.kerning(taken_for(left.drawn), taken_for(right.drawn), left.size);
            }
            before = piece.letter;
            row.push(piece);
        }
        row
    }

    pub(super) fn centred(self, width: f64) -> Self {
        let by = (width - self.width) / 2.0;
        Self { width, ..self.moved(by, 0.0) }
    }

    /// From top to bottom with gaps between; the baseline is that of the last.
    pub(super) fn column(pieces: Vec<(Self, f64)>) -> Self {
        let mut column = Self::default();
        let mut y = 0.0;
        let n = pieces.len();
        for (index, (piece, gap)) in pieces.into_iter().enumerate() {
            y -= piece.height;
            let depth = piece.depth;
            column.width = column.width.max(piece.width);
            let piece = piece.moved(0.0, y);
            column.glyphs.extend(piece.glyphs);
            column.rules.extend(piece.rules);
            if index + 1 == n {
                column.depth = depth;
            } else {
                y -= depth + gap;
            }
        }
        column.height = -y;
        let mut column = column.moved(0.0, -y);
        column.last = Last { height: column.height, depth: column.depth, ..Last::default() };
        column
    }
}

/// The glyph whose number is the code of the letter; no glyph where there is none.
fn taken_for(letter: char) -> GlyphId {
    GlyphId(u16::try_from(u32::from(letter)).unwrap_or_default())
}
