//! Numbers, colours, paths and text as SVG spells them.

use std::fmt::Write;

use crate::dash::Dashes;
use crate::list::{Colour, Pen};
use crate::path::Step;
use crate::stroke::{Cap, Join};

/// With as many places as can be seen.
pub(crate) fn number(value: f64) -> String {
    rounded(value, 6)
}

fn rounded(value: f64, n_places: usize) -> String {
    let mut text = format!("{:.n_places$}", if value.is_finite() { value } else { 0.0 });
    text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    if text == "-0" { "0".to_owned() } else { text }
}

pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Nothing else below a space may be in a document.
            '\t' | '\n' => out.push(letter),
            letter if letter < ' ' || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => out.push(letter),
        }
    }
    out
}

pub(crate) fn hex(colour: Colour) -> String {
    let [r, g, b, _] = crate::surface::pixel_of(colour);
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// A step in each line.
pub(crate) fn data(steps: &[Step]) -> String {
    spelled(steps, 6, '\n')
}

/// For a page, where a hundredth of a pixel is enough.
pub(crate) fn short_data(steps: &[Step]) -> String {
    spelled(steps, 2, ' ')
}

fn spelled(steps: &[Step], n_places: usize, between: char) -> String {
    let mut out = String::with_capacity(steps.len() * 20);
    for step in steps {
        let letter = match step {
            Step::Move(_) => 'M',
            Step::Line(_) => 'L',
            Step::Quad(..) => 'Q',
            Step::Cubic(..) => 'C',
            Step::Close => 'z',
        };
        let points: &[[f64; 2]] = match step {
            Step::Move(to) | Step::Line(to) => &[*to],
            Step::Quad(control, to) => &[*control, *to],
            Step::Cubic(first, second, to) => &[*first, *second, *to],
            Step::Close => &[],
        };
        out.push(letter);
        for [x, y] in points {
            let _ = write!(out, " {} {}", rounded(*x, n_places), rounded(*y, n_places));
        }
        out.push(between);
    }
    out.pop();
    out
}

/// Face and edge as a style.
pub(crate) fn style(face: Option<String>, face_alpha: f64, edge: Option<Colour>, pen: &Pen) -> String {
    let mut style = String::new();
    match face {
        Some(face) => {
            let _ = write!(style, "fill: {face}");
            if face_alpha < 1.0 {
                let _ = write!(style, "; fill-opacity: {}", number(face_alpha));
            }
        }
        None => style.push_str("fill: none"),
    }
    let Some(edge) = edge.filter(|edge| edge[3] > 0.0 && pen.width > 0.0) else { return style };
    let _ = write!(style, "; stroke: {}", hex(edge));
    if edge[3] < 1.0 {
        let _ = write!(style, "; stroke-opacity: {}", number(edge[3]));
    }
    if pen.width != 1.0 {
        let _ = write!(style, "; stroke-width: {}", number(pen.width));
    }
    if let Some(Dashes { offset, lengths }) = &pen.dashes {
        let lengths: Vec<String> = lengths.iter().map(|length| number(length.max(0.0))).collect();
        let _ = write!(style, "; stroke-dasharray: {}; stroke-dashoffset: {}", lengths.join(","), number(*offset));
    }
    match pen.join {
        Join::Round => {}
        Join::Miter => style.push_str("; stroke-linejoin: miter"),
        Join::Bevel => style.push_str("; stroke-linejoin: bevel"),
    }
    match pen.cap {
        Cap::Butt => {}
        Cap::Round => style.push_str("; stroke-linecap: round"),
        Cap::Projecting => style.push_str("; stroke-linecap: square"),
    }
    style
}
