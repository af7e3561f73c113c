//! Formulas between dollars, laid out as matplotlib's mathtext does with its sans-serif fonts.

mod letters;
mod parse;
mod piece;
mod scripts;
mod stacks;
mod symbols;

use crate::CanvasError;
use crate::fonts::Style;
use crate::geometry::Bounds;
use crate::text::{Extent, TextRun};

use letters::{Look, Setting};
use parse::{Failure, Parser};
use piece::Piece;

/// The picture of a formula has this much room around it.
const MARGIN: f64 = 1.0;

/// Text with formulas in it. A dollar after a backslash is one.
pub fn lay_out(text: &str, size: f64, style: Style) -> Result<TextRun, CanvasError> {
    let letters: Vec<char> = text.chars().collect();
    let whole = |at: usize| failure(&letters, at, "ParseException", "Expected end of text");
    let setting = Setting { size, style, look: Look::Default };
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        if letters[at] != '$' {
            let is_escaped = letters[at] == '\\' && letters.get(at + 1) == Some(&'$');
            at += usize::from(is_escaped);
            pieces.push(setting.letter(letters[at]));
            at += 1;
            continue;
        }
        let Some(end) = closing_dollar(&letters, at + 1) else { return Err(whole(at)) };
        let formula = &letters[at + 1..end];
        let mut parser = Parser::new(formula, Setting { look: Look::Italic, ..setting });
        pieces.push(match parser.formula() {
            Ok(piece) => piece,
            Err(Failure::Whole) => return Err(whole(at)),
            Err(Failure::At { at, kind, what }) => return Err(failure(formula, at, kind, &what)),
        });
        at = end + 1;
    }
    Ok(measured(text, size, Piece::row(pieces)))
}

fn closing_dollar(letters: &[char], from: usize) -> Option<usize> {
    let mut at = from;
    while at < letters.len() {
        match letters[at] {
            '\\' => at += 1,
            '$' => return (at > from).then_some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The words of pyparsing, which scripts see.
fn failure(letters: &[char], at: usize, kind: &str, what: &str) -> CanvasError {
    let line: String = letters.iter().collect();
    let found = letters.get(at).map_or_else(|| "end of text".to_owned(), |letter| format!("'{letter}'"));
    let column = at + 1;
    CanvasError::Formula {
        message: format!(
            "\n{line}\n{:at$}^\n{kind}: {what}, found {found}  (at char {at}), (line:1, col:{column})",
            ""
        ),
    }
}

/// The picture of a formula holds everything that is drawn, and its origin.
fn measured(text: &str, size: f64, piece: Piece) -> TextRun {
    let mut drawn = Bounds { x0: 0.0, y0: piece.height, x1: 0.0, y1: piece.height };
    for glyph in &piece.glyphs {
        let outline = glyph.face.fitted(glyph.glyph, glyph.size);
        drawn.add([glyph.at[0] + outline.low[0] * glyph.stretch, glyph.at[1] + outline.low[1]]);
        drawn.add([glyph.at[0] + outline.high[0] * glyph.stretch, glyph.at[1] + outline.high[1]]);
    }
    for rule in &piece.rules {
        drawn = drawn.union(rule);
    }
    let drawn = drawn.grown(MARGIN);
    let total = drawn.y1 - drawn.y0;
    let (above, descent) = (total - piece.depth, total - piece.height);
    let extent = Extent { width: drawn.x1 - drawn.x0, height: above + descent, descent };
    let baseline = drawn.y1;
    let piece = piece.moved(-drawn.x0, 0.0);
    TextRun {
        text: text.to_owned(),
        size,
        style: None,
        extent,
        glyphs: piece.glyphs,
        rules: piece.rules,
        baseline: Some(baseline),
    }
}
