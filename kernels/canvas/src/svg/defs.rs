//! What is defined once and used by name: glyphs, markers, clips, patterns.

use std::collections::HashMap;
use std::fmt::Write;

use ab_glyph::GlyphId;

use super::words::{data, number, style};
use crate::fonts::Face;
use crate::geometry::Affine;
use crate::hatch;
use crate::list::{Clip, Hatch, Pen};
use crate::path::{Polyline, Step};

/// Glyphs are defined at this size.
pub(crate) const GLYPH_SIZE: f64 = 64.0;

#[derive(Default)]
pub(crate) struct Defs {
    text: String,
    glyphs: HashMap<(usize, GlyphId), String>,
    clips: HashMap<String, String>,
    patterns: HashMap<String, String>,
    n_markers: usize,
}

impl Defs {
    pub(super) fn write(&self, out: &mut String) {
        if !self.text.is_empty() {
            let _ = write!(out, "<defs>\n{}</defs>\n", self.text);
        }
    }

    pub(super) fn glyph(&mut self, face: &Face, glyph: GlyphId) -> String {
        let key = (face.number(), glyph);
        if let Some(name) = self.glyphs.get(&key) {
            return name.clone();
        }
        let name = format!("glyph{}-{:x}", face.number(), glyph.0);
        let steps = face.exact(glyph, GLYPH_SIZE).steps;
        let _ = writeln!(self.text, "<path id=\"{name}\" d=\"{}\"/>", data(&steps));
        self.glyphs.insert(key, name.clone());
        name
    }

    pub(super) fn marker(&mut self, steps: &[Step], style: &str) -> String {
        let name = format!("m{}", self.n_markers);
        self.n_markers += 1;
        let _ = writeln!(self.text, "<path id=\"{name}\" d=\"{}\" style=\"{style}\"/>", data(steps));
        name
    }

    /// An attribute that lets through what is inside, or nothing.
    pub(super) fn clip(&mut self, clip: &Clip, place: &Affine) -> String {
        let mut parts = Vec::new();
        if let Some(bounds) = &clip.bounds {
            let [x0, y1] = place.apply([bounds.x0, bounds.y0]);
            let [x1, y0] = place.apply([bounds.x1, bounds.y1]);
            parts.push(format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                number(x0),
                number(y0),
                number(x1 - x0),
                number(y1 - y0)
            ));
        }
        if let Some(path) = &clip.path {
            parts.push(format!("<path d=\"{}\"/>", data(&path.transformed(place).steps())));
        }
        // Each clip is seen through the one before it.
        let mut outer = String::new();
        for part in parts {
            let key = format!("{outer}{part}");
            let known = self.clips.get(&key).cloned();
            let name = known.unwrap_or_else(|| {
                let name = format!("p{}", self.clips.len());
                let _ = writeln!(self.text, "<clipPath id=\"{name}\"{outer}>{part}</clipPath>");
                self.clips.insert(key, name.clone());
                name
            });
            outer = format!(" clip-path=\"url(#{name})\"");
        }
        outer
    }

    /// The name of a pattern with a colour behind it.
    pub(super) fn pattern(&mut self, pattern: &Hatch, behind: Option<&str>, dpi: f64) -> String {
        let side = dpi.clamp(8.0, 2048.0);
        let place = Affine { a: side, d: -side, f: side, ..Affine::IDENTITY };
        let (lines, filled) = hatch::figures(&pattern.pattern);
        let figure = |lines: &[Polyline]| {
            let mut steps = Vec::new();
            for line in lines {
                for (index, point) in line.points.iter().enumerate() {
                    let to = place.apply(*point);
                    steps.push(if index == 0 { Step::Move(to) } else { Step::Line(to) });
                }
                if line.is_closed {
                    steps.push(Step::Close);
                }
            }
            data(&steps)
        };
        let mut body = String::new();
        if let Some(behind) = behind {
            let _ =
                write!(body, "<rect x=\"0\" y=\"0\" width=\"{0}\" height=\"{0}\" style=\"{behind}\"/>", number(side));
        }
        let pen = Pen { width: pattern.width, ..Pen::default() };
        if !lines.is_empty() {
            let style = style(None, 1.0, Some(pattern.colour), &pen);
            let _ = write!(body, "<path d=\"{}\" style=\"{style}\"/>", figure(&lines));
        }
        if !filled.is_empty() {
            let style = style(Some(super::words::hex(pattern.colour)), pattern.colour[3], None, &pen);
            let _ = write!(body, "<path d=\"{}\" style=\"{style}\"/>", figure(&filled));
        }
        if let Some(name) = self.patterns.get(&body) {
            return name.clone();
        }
        let name = format!("h{}", self.patterns.len());
        let _ = writeln!(
            self.text,
            "<pattern id=\"{name}\" patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"{0}\" height=\"{0}\">{body}</pattern>",
            number(side)
        );
        self.patterns.insert(body, name.clone());
        name
    }
}
