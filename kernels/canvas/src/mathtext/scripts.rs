//! Superscripts and subscripts, beside or above and below.

use super::letters::Setting;
use super::piece::{Last, Piece};

const SCRIPT_SPACE: f64 = 0.05;
const INTEGRAL_DROP: f64 = 0.4;
const RAISE: f64 = 0.7;
const LOWER: f64 = 0.3;
/// Where there is a superscript too.
const LOWER_BOTH: f64 = 0.5;
const DELTA: f64 = 0.025;
const DELTA_SLANTED: f64 = 0.2;
const DELTA_INTEGRAL: f64 = 0.1;

pub(super) fn with_scripts(setting: &Setting, nucleus: Piece, upper: Option<Piece>, lower: Option<Piece>) -> Piece {
    if nucleus.is_over_and_under {
        return over_and_under(setting, nucleus, upper, lower);
    }
    let x_height = setting.x_height();
    let last = nucleus.last;
    let (upper_kern, lower_kern) = kerns(&last, x_height);
    let script = |kern: f64, piece: Piece| Piece::row(vec![Piece::space(kern), piece]).shrunk();
    let lowered = |usual: f64| {
        if last.is_integral { last.depth + INTEGRAL_DROP * x_height } else { usual * x_height }
    };
    let raised = if last.is_integral { last.height - INTEGRAL_DROP * x_height } else { RAISE * x_height };
    let mut scripts = match (upper, lower) {
        (None, None) => return nucleus,
        (None, Some(lower)) => script(lower_kern, lower).raised(-lowered(LOWER)),
        (Some(upper), None) => script(upper_kern, upper).raised(raised),
        (Some(upper), Some(lower)) => {
            let upper = script(upper_kern, upper);
            let lower = script(lower_kern, lower);
            let down = lowered(LOWER_BOTH);
            let gap = (raised - upper.depth) - (lower.height - down);
            let gap = gap.max(2.0 * setting.thickness());
            Piece::column(vec![(upper, gap), (lower, 0.0)]).raised(-down)
        }
    };
    if !last.is_integral {
        scripts.width += SCRIPT_SPACE * x_height;
    }
    Piece::row(vec![Piece { letter: None, ..nucleus }, scripts])
}

/// How far a superscript and a subscript keep from what they belong to.
fn kerns(last: &Last, x_height: f64) -> (f64, f64) {
    let usual = DELTA * x_height;
    if !last.is_slanted {
        return (usual, usual);
    }
    if last.is_integral {
        return ((3.0 * DELTA + DELTA_INTEGRAL) * last.height, (3.0 * DELTA - DELTA_INTEGRAL) * last.height);
    }
    (2.0 * usual + DELTA_SLANTED * (last.height - x_height * 2.0 / 3.0), 0.0)
}

fn over_and_under(setting: &Setting, nucleus: Piece, upper: Option<Piece>, lower: Option<Piece>) -> Piece {
    let upper = upper.map(Piece::shrunk);
    let lower = lower.map(Piece::shrunk);
    let scripts = upper.iter().chain(&lower).map(|piece| piece.width);
    let width = scripts.fold(nucleus.width, f64::max);
    let gap = setting.thickness() * 3.0;
    let depth = nucleus.depth;
    let mut pieces = Vec::new();
    if let Some(upper) = upper {
        pieces.push((upper.centred(width), gap));
    }
    pieces.push((nucleus.centred(width), gap));
    let mut down = 0.0;
    if let Some(lower) = lower {
        down = lower.height + gap + depth;
        pieces.push((lower.centred(width), 0.0));
    }
    Piece::column(pieces).raised(-down)
}
