//! Text: each glyph on whole pixels where the line is straight, so that its stems are sharp.

use super::{Paint, Painter, placed};
use crate::CanvasError;
use crate::geometry::{Affine, Bounds, Point};
use crate::list::Label;
use crate::path::Polyline;
use crate::surface::pixel_of;
use crate::text::{PlacedGlyph, TextRun};

impl Painter<'_> {
    pub(super) fn label(&mut self, label: &Label) -> Result<(), CanvasError> {
        let [x, y] = self.place.apply(label.origin);
        if !x.is_finite() || !y.is_finite() || label.colour[3] <= 0.0 {
            return Ok(());
        }
        let target = self.target(&label.clip)?;
        let is_level = label.angle.rem_euclid(360.0) == 0.0;
        let is_straight = label.angle.rem_euclid(90.0) == 0.0;
        // A level line is moved as a whole by its own box, see `moved`.
        let origin = if is_straight && !is_level { [x.round_ties_even(), y.round_ties_even()] } else { [x, y] };
        let turn = Affine::rotation(label.angle).then(&Affine::scale(1.0, -1.0));
        let run = &*label.run;
        let bounds = glyph_bounds(run);
        let corner = turned_corner(label.angle, &bounds, [x, y]);
        let mut lines: Vec<Polyline> = Vec::new();
        for glyph in &run.glyphs {
            let by = if is_level {
                moved(run, glyph, &bounds, origin)
            } else if run.baseline.is_none() {
                let [x, y] =
                    turn.apply(if is_straight { in_picture(glyph, &bounds) } else { [-bounds.x0, 1.0 - bounds.y0] });
                [corner[0] + x, corner[1] + y]
            } else {
                let [x, y] = if is_straight { moved(run, glyph, &bounds, [0.0, 0.0]) } else { [0.0, 0.0] };
                let [x, y] = turn.apply([x, -y]);
                [origin[0] + x, origin[1] + y]
            };
            lines.extend(placed(&glyph.steps(true), &turn.then(&Affine::translation(by[0], by[1]))));
        }
        for rule in &run.rules {
            lines.push(self::rule(run, rule, &turn, origin, is_level));
        }
        self.fill(&lines, Paint::Plain(pixel_of(label.colour)), true, &target);
        Ok(())
    }
}

/// The box around all glyphs, from the origin of the line, y upwards.
fn glyph_bounds(run: &TextRun) -> Bounds {
    let mut bounds = Bounds::EMPTY;
    // A space has no outline, and its box is taken to be the origin, wherever it stands.
    if run.glyphs.len() < run.text.chars().count() {
        bounds.add([0.0, 0.0]);
    }
    for glyph in &run.glyphs {
        let outline = glyph.face.fitted(glyph.glyph, glyph.size);
        bounds.add([glyph.at[0] + outline.low[0], outline.low[1]]);
        bounds.add([glyph.at[0] + outline.high[0], outline.high[1]]);
    }
    bounds
}

/// Where a glyph of a level line goes, for an origin with y downwards: each is a picture of whole pixels that is laid
/// into the picture of the line, and that onto the canvas, and each time fractions are dropped.
fn moved(run: &TextRun, glyph: &PlacedGlyph, bounds: &Bounds, [x, y]: Point) -> Point {
    let outline = glyph.face.fitted(glyph.glyph, glyph.size);
    if let Some(baseline) = run.baseline {
        let top = outline.high[1].ceil();
        let row = picture_top(run, y) + (baseline - glyph.at[1] - outline.high[1]).trunc() + top;
        return [x.round_ties_even() + glyph.at[0].trunc() - glyph.at[0], row + glyph.at[1]];
    }
    let top = outline.high[1].ceil();
    let row = (y - bounds.y0).round_ties_even() - 1.0 - (bounds.y1 - bounds.y0).floor()
        + (bounds.y1 - top + 1.0).trunc()
        + top;
    [(x + bounds.x0).round_ties_even() + in_line(glyph, bounds), row]
}

/// How far a glyph is moved along its line to lie on whole pixels of the line's picture.
fn in_line(glyph: &PlacedGlyph, bounds: &Bounds) -> f64 {
    let left = (glyph.at[0] + glyph.face.fitted(glyph.glyph, glyph.size).low[0]).floor();
    (left - bounds.x0).trunc() - left
}

/// Where the lower left corner of the picture of a turned line goes, with a spare row below; y downwards.
fn turned_corner(angle: f64, bounds: &Bounds, [x, y]: Point) -> Point {
    let (sine, cosine) = angle.to_radians().sin_cos();
    [(x + bounds.x0 - bounds.y0 * sine).round_ties_even(), (y - bounds.y0 * cosine).round_ties_even() + 1.0]
}

/// Where a glyph lies in the picture of its line, from the lower left corner, y upwards.
fn in_picture(glyph: &PlacedGlyph, bounds: &Bounds) -> Point {
    let outline = glyph.face.fitted(glyph.glyph, glyph.size);
    let top = outline.high[1].ceil();
    let row = 2.0 + (bounds.y1 - bounds.y0).floor() - (bounds.y1 - top + 1.0).trunc() - top;
    [in_line(glyph, bounds), row]
}

/// The first row of the picture of a formula.
fn picture_top(run: &TextRun, y: f64) -> f64 {
    (y + run.extent.descent).round_ties_even() + 1.0 - run.extent.height.ceil()
}

/// A line of a formula, on whole pixels where it is straight.
fn rule(run: &TextRun, rule: &Bounds, turn: &Affine, [x, y]: Point, is_straight: bool) -> Polyline {
    let mut rule = *rule;
    let mut origin = [x, y];
    if let Some(baseline) = run.baseline.filter(|_| is_straight) {
        let (top, bottom) = (baseline - rule.y1, baseline - rule.y0);
        let height = ((bottom - top).trunc() - 1.0).max(0.0);
        let first = if height == 0.0 { (f64::midpoint(top, bottom) - 0.5).trunc() } else { top.trunc() };
        origin = [x.round_ties_even(), picture_top(run, y)];
        // Downwards from the top of the picture.
        rule = Bounds { x0: rule.x0.trunc(), x1: rule.x1.ceil() + 1.0, y0: -(first + height + 1.0), y1: -first };
    }
    let place = turn.then(&Affine::translation(origin[0], origin[1]));
    let corners = [[rule.x0, rule.y0], [rule.x1, rule.y0], [rule.x1, rule.y1], [rule.x0, rule.y1]];
    Polyline { points: corners.map(|corner| place.apply(corner)).to_vec(), is_closed: true }
}
