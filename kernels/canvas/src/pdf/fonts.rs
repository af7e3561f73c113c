//! Fonts whose glyphs are little drawings: only those that are used, 256 to a font, each with the letter it stands for.

use ab_glyph::GlyphId;
use pdf_writer::types::{SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str};

use super::{compressed, steps};
use crate::fonts::Face;
use crate::text::PlacedGlyph;

/// Units of a glyph's drawing in an em.
const UNITS: f64 = 1000.0;

struct Font {
    face: &'static Face,
    glyphs: Vec<(GlyphId, char)>,
}

#[derive(Default)]
pub(super) struct Fonts {
    fonts: Vec<Font>,
}

impl Fonts {
    /// The number of the font and the code of the glyph in it.
    pub(super) fn code(&mut self, glyph: &PlacedGlyph) -> (usize, u8) {
        for (number, font) in self.fonts.iter_mut().enumerate() {
            if !std::ptr::eq(font.face, glyph.face) {
                continue;
            }
            let found = font.glyphs.iter().position(|(known, _)| *known == glyph.glyph);
            if let Some(code) = found.and_then(|code| u8::try_from(code).ok()) {
                return (number, code);
            }
            if let Ok(code) = u8::try_from(font.glyphs.len()) {
                font.glyphs.push((glyph.glyph, glyph.letter));
                return (number, code);
            }
        }
        self.fonts.push(Font { face: glyph.face, glyphs: vec![(glyph.glyph, glyph.letter)] });
        (self.fonts.len() - 1, 0)
    }

    pub(super) fn write(self, pdf: &mut Pdf, next: &mut i32) -> Vec<Ref> {
        self.fonts.iter().map(|font| font.write(pdf, next)).collect()
    }
}

fn free(next: &mut i32) -> Ref {
    *next += 1;
    Ref::new(*next - 1)
}

impl Font {
    fn write(&self, pdf: &mut Pdf, next: &mut i32) -> Ref {
        let mut drawings = Vec::new();
        let mut widths = Vec::new();
        let mut unicode = UnicodeCmap::<u8>::new(
            Name(b"Letters"),
            SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"UCS"), supplement: 0 },
        );
        for (code, (glyph, letter)) in self.glyphs.iter().enumerate() {
            let outline = self.face.exact(*glyph, UNITS);
            let mut content = Content::new();
            let [low, high] = [outline.low, outline.high].map(|point| point.map(|value| value as f32));
            content.start_shape_glyph(outline.advance as f32, low[0], low[1], high[0], high[1]);
            steps::add(&mut content, &outline.steps);
            content.fill_nonzero();
            let reference = free(next);
            pdf.stream(reference, &compressed(&content.finish())).filter(Filter::FlateDecode);
            drawings.push(reference);
            widths.push(outline.advance as f32);
            unicode.pair(code as u8, *letter);
        }
        let names: Vec<String> = (0..self.glyphs.len()).map(|code| format!("g{code}")).collect();
        let unicode_reference = free(next);
        pdf.stream(unicode_reference, &compressed(&unicode.finish())).filter(Filter::FlateDecode);
        let reference = free(next);
        let mut font = pdf.type3_font(reference);
        font.bbox(Rect::new(-1000.0, -1000.0, 3000.0, 3000.0));
        font.matrix([0.001, 0.0, 0.0, 0.001, 0.0, 0.0]);
        font.char_procs().pairs(names.iter().map(|name| Name(name.as_bytes())).zip(drawings));
        font.encoding_custom().differences().consecutive(0, names.iter().map(|name| Name(name.as_bytes())));
        font.first_char(0).last_char((self.glyphs.len() - 1) as u8).widths(widths);
        font.resources();
        font.to_unicode(unicode_reference);
        font.finish();
        reference
    }
}
