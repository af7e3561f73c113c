//! Fractions, roots, accents and brackets that grow.

use super::letters::{Look, Setting};
use super::piece::{Letter, Piece};

/// A fraction; without a line where its thickness is zero.
pub(super) fn fraction(setting: &Setting, over: Piece, under: Piece, thickness: f64) -> Piece {
    let width = over.width.max(under.width);
    let gap = setting.thickness() * 2.0;
    let under_height = under.height;
    let Letter { face, glyph, size, .. } = setting.glyph('=');
    let equals = face.fitted(glyph, size);
    // The line lies in the middle of an equals sign.
    let middle = f64::midpoint(equals.high[1], equals.low[1]);
    let down = under_height - (middle - setting.thickness() * 3.0);
    let line = if thickness > 0.0 { Piece::rule(width, thickness) } else { Piece::space(width) };
    let stack = Piece::column(vec![(over.centred(width), gap), (line, gap), (under.centred(width), 0.0)]).raised(-down);
    Piece::row(vec![stack, Piece::space(gap)])
}

/// A bracket or a root as high as what is inside of it.
pub(super) fn as_high_as(setting: &Setting, symbol: char, height: f64, depth: f64) -> Piece {
    let upright = Setting { look: Look::Roman, ..*setting };
    let piece = upright.letter(symbol);
    let total = height + depth;
    if piece.height + piece.depth >= total - 0.2 * setting.x_height() {
        return piece;
    }
    let factor = total / (piece.height + piece.depth).max(1e-6);
    let grown = Setting { size: (setting.size * factor).min(20_000.0), ..upright }.letter(symbol);
    let down = depth - grown.depth;
    // It grows more in height than in width.
    grown.stretched(factor.max(1.0).powf(-0.6)).raised(-down)
}

pub(super) fn root(setting: &Setting, degree: Option<Piece>, body: Piece) -> Piece {
    let thickness = setting.thickness();
    let sign = as_high_as(setting, '\u{221a}', body.height + thickness * 5.0, body.depth);
    let height = sign.height + setting.size * 72.0 / 1200.0;
    let half = sign.width * 0.5;
    let padded = Piece::row(vec![Piece::space(2.0 * thickness), body, Piece::space(2.0 * thickness)]);
    let covered = under_line(padded, height, thickness);
    let degree = match degree {
        Some(degree) => degree.shrunk().shrunk(),
        None => Piece::space(half),
    };
    let raised = sign.height * 0.6;
    Piece::row(vec![degree.raised(raised), Piece::space(-half), sign, covered])
}

/// A line above, so that all of it is this high.
fn under_line(body: Piece, height: f64, thickness: f64) -> Piece {
    let line = Piece::rule(body.width, thickness).moved(0.0, height - thickness / 2.0);
    let mut covered = Piece { height: body.height.max(height), letter: None, ..body };
    covered.rules.extend(line.rules);
    covered
}

pub(super) fn overline(setting: &Setting, body: Piece) -> Piece {
    let thickness = setting.thickness();
    let height = body.height + thickness * 3.0 + setting.size * 72.0 / 1200.0;
    under_line(body, height, thickness)
}

pub(super) fn accent(setting: &Setting, name: &str, mark: char, body: Piece) -> Piece {
    let upright = Setting { look: Look::Roman, ..*setting };
    let letter = upright.glyph(mark);
    let is_wide = name.starts_with("wide");
    let plain = Piece::mark(letter, 1.0);
    let mut mark = if is_wide && plain.width > 0.0 { Piece::mark(letter, body.width / plain.width) } else { plain };
    if name == "mathring" {
        mark = mark.shrunk().shrunk();
    }
    let width = body.width;
    let lead = Piece::space(width / 4.0);
    let above = if is_wide { mark } else { Piece::row(vec![lead, mark]) };
    let last = body.last;
    let body = Piece { letter: None, ..body };
    Piece { last, ..Piece::column(vec![(above.centred(width), setting.thickness() * 2.0), (body, 0.0)]) }
}

/// Something small above or below.
pub(super) fn stacked(setting: &Setting, body: Piece, small: Piece, is_above: bool) -> Piece {
    let small = small.shrunk();
    let width = body.width.max(small.width);
    let gap = setting.thickness() * 3.0;
    let (depth, small_height) = (body.depth, small.height);
    if is_above {
        return Piece::column(vec![(small.centred(width), gap), (body.centred(width), 0.0)]);
    }
    let down = small_height + gap + depth;
    Piece::column(vec![(body.centred(width), gap), (small.centred(width), 0.0)]).raised(-down)
}
