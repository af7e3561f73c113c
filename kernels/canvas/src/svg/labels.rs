//! Text as an element: outlines of glyphs, or letters for the reader's own font.

use std::fmt::Write;

use super::defs::GLYPH_SIZE;
use super::words::{escaped, hex, number};
use super::{Form, Writer};
use crate::fonts::{Family, Style};
use crate::geometry::Bounds;
use crate::list::Label;

/// The embedded font first. It is wider than the others, so that what was measured with it has room in any of them.
fn families(family: Family) -> &'static str {
    match family {
        Family::Sans => "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif",
        Family::Serif => "DejaVu Serif, Georgia, Times, serif",
        Family::Mono => "DejaVu Sans Mono, Menlo, Consolas, monospace",
    }
}

impl Writer<'_> {
    pub(super) fn label(&mut self, label: &Label) {
        let [x, y] = self.place.apply(label.origin);
        if !x.is_finite() || !y.is_finite() {
            return;
        }
        let clip = self.defs.clip(&label.clip, &self.place);
        let mut style = format!("fill: {}", hex(label.colour));
        if label.colour[3] < 1.0 {
            let _ = write!(style, "; opacity: {}", number(label.colour[3]));
        }
        // A formula is more than letters in a row.
        match label.run.style.filter(|_| self.form != Form::File) {
            Some(font) => self.letters(label, font, [x, y], &style, &clip),
            None => self.outlines(label, [x, y], &style, &clip),
        }
    }

    fn letters(&mut self, label: &Label, font: Style, [x, y]: [f64; 2], style: &str, clip: &str) {
        let mut words = String::new();
        if font.is_italic {
            words.push_str("italic ");
        }
        if font.is_bold {
            words.push_str("bold ");
        }
        let _ = write!(words, "{}px {}", number(label.run.size), families(font.family));
        let held = label.run.extent.width * label.anchor;
        let anchor = match label.anchor {
            0.0 => "",
            1.0 => "; text-anchor: end",
            _ => "; text-anchor: middle",
        };
        let place = if label.angle == 0.0 {
            format!("x=\"{}\" y=\"{}\"", number(x + held), number(y))
        } else {
            let turn = number(-label.angle);
            format!("x=\"{}\" transform=\"translate({} {}) rotate({turn})\"", number(held), number(x), number(y))
        };
        let text = escaped(&label.run.text);
        let _ = writeln!(self.body, "<text {place}{clip} style=\"font: {words}; {style}{anchor}\">{text}</text>");
    }

    fn outlines(&mut self, label: &Label, [x, y]: [f64; 2], style: &str, clip: &str) {
        let comment = escaped(&label.run.text).replace("--", "- -");
        let _ = writeln!(self.body, "<g{clip}>\n<!-- {comment} -->");
        let turn = if label.angle == 0.0 { String::new() } else { format!(" rotate({})", number(-label.angle)) };
        let _ = writeln!(
            self.body,
            "<g style=\"{style}\" transform=\"translate({} {}){turn} scale(1 -1)\">",
            number(x),
            number(y)
        );
        for glyph in &label.run.glyphs {
            let name = self.defs.glyph(glyph.face, glyph.glyph);
            let scale = glyph.size / GLYPH_SIZE;
            let _ = writeln!(
                self.body,
                "<use xlink:href=\"#{name}\" transform=\"translate({} {}) scale({} {})\"/>",
                number(glyph.at[0]),
                number(glyph.at[1]),
                number(scale * glyph.stretch),
                number(scale)
            );
        }
        for Bounds { x0, y0, x1, y1 } in &label.run.rules {
            let _ = writeln!(
                self.body,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
                number(*x0),
                number(*y0),
                number(x1 - x0),
                number(y1 - y0)
            );
        }
        self.body.push_str("</g>\n</g>\n");
    }
}
