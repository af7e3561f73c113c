//! What a spec must satisfy before anything is computed: sizes, counts and columns of one length.

use crate::error::PlotError;
use crate::figure::{Figure, Panel};
use crate::marks::Mark;

const MOST_PIXELS_A_SIDE: f64 = 10_000.0;
const MOST_PIXELS: f64 = 40e6;
const MOST_POINTS: usize = 10_000_000;
const MOST_PANELS: usize = 400;
const MOST_MARKS: usize = 3000;
const MOST_CATEGORIES: usize = 1_000_000;

pub fn check(figure: &Figure) -> Result<(), PlotError> {
    if !(figure.scale >= 0.1 && figure.scale <= 10.0) {
        return Err(PlotError::Scale { found: figure.scale.to_string() });
    }
    if !(figure.font_size >= 4.0 && figure.font_size <= 100.0) {
        return Err(PlotError::FontSize { found: figure.font_size.to_string() });
    }
    for scale in [1.0, figure.scale] {
        let [width, height] = [figure.width, figure.height].map(|side| (f64::from(side) * scale).round());
        let fits = |side: f64| (40.0..=MOST_PIXELS_A_SIDE).contains(&side);
        if !fits(width) || !fits(height) || width * height > MOST_PIXELS {
            return Err(PlotError::Size { width: width as u64, height: height as u64 });
        }
    }
    at_most("panels", MOST_PANELS, figure.panels.len())?;
    at_most("marks", MOST_MARKS, figure.panels.iter().map(|panel| panel.marks.len()).sum())?;
    figure.panels.iter().try_for_each(check_panel)
}

fn at_most(what: &'static str, limit: usize, found: usize) -> Result<(), PlotError> {
    if found > limit { Err(PlotError::TooMany { what, limit, found }) } else { Ok(()) }
}

fn check_panel(panel: &Panel) -> Result<(), PlotError> {
    for axis in [&panel.x, &panel.y] {
        at_most("categories of an axis", MOST_CATEGORIES, axis.categories.len())?;
        at_most("ticks of an axis", MOST_CATEGORIES, axis.ticks.as_ref().map_or(0, Vec::len))?;
    }
    panel.marks.iter().try_for_each(check_mark)
}

/// A column's name and length.
type Column = (&'static str, usize);

fn same(mark: &'static str, first: Column, others: &[Column]) -> Result<(), PlotError> {
    at_most("points of a mark", MOST_POINTS, first.1)?;
    for (field, found) in others.iter().copied() {
        if found != first.1 {
            return Err(PlotError::Length { mark, field, found, other: first.0, wanted: first.1 });
        }
    }
    Ok(())
}

/// Leaves out what is empty and may be.
fn filled<const N: usize>(columns: [Column; N]) -> Vec<Column> {
    columns.into_iter().filter(|(_, length)| *length > 0).collect()
}

fn check_mark(mark: &Mark) -> Result<(), PlotError> {
    match mark {
        Mark::Line(line) => same("line", ("x", line.x.len()), &[("y", line.y.len())]),
        Mark::Points(points) => {
            let first = ("x", points.x.len());
            same("points", first, &[("y", points.y.len())])?;
            same("points", first, &filled([("sizes", points.sizes.len()), ("values", points.values.len())]))
        }
        Mark::Bars(bars) => {
            let first = ("values", bars.values.len());
            same("bars", first, &filled([("bases", bars.bases.len()), ("colours", bars.colours.len())]))?;
            if bars.edges.is_empty() {
                return same("bars", first, &[("at", bars.at.len())]);
            }
            same("bars", ("edges less one", bars.edges.len() - 1), &[first])
        }
        Mark::Area(area) => {
            let first = ("x", area.x.len());
            same("area", first, &[("high", area.high.len())])?;
            same("area", first, &filled([("low", area.low.len())]))
        }
        Mark::Boxes(boxes) => {
            at_most("boxes of a mark", 10_000, boxes.boxes.len())?;
            at_most("points of a mark", MOST_POINTS, boxes.boxes.iter().map(|stats| stats.outliers.len()).sum())?;
            same("boxes", ("boxes", boxes.boxes.len()), &filled([("colours", boxes.colours.len())]))
        }
        Mark::Heat(heat) => {
            at_most("rows or columns of a heat mark", MOST_POINTS, heat.rows.max(heat.columns))?;
            let cells = heat.rows * heat.columns;
            same("heat", ("rows x columns", cells), &[("values", heat.values.len())])?;
            same("heat", ("columns + 1", heat.columns + 1), &filled([("x_edges", heat.x_edges.len())]))?;
            same("heat", ("rows + 1", heat.rows + 1), &filled([("y_edges", heat.y_edges.len())]))
        }
        Mark::Rules(rules) => same("rules", ("at", rules.at.len()), &[]),
        Mark::Spans(spans) => same("spans", ("from", spans.from.len()), &[("to", spans.to.len())]),
        Mark::Texts(texts) => {
            same("texts", ("x", texts.x.len()), &[("y", texts.y.len()), ("texts", texts.texts.len())])
        }
        Mark::ErrorBars(bars) => {
            let first = ("x", bars.x.len());
            same("error_bars", first, &[("y", bars.y.len())])?;
            same("error_bars", ("x_low", bars.x_low.len()), &[("x_high", bars.x_high.len())])?;
            same("error_bars", ("y_low", bars.y_low.len()), &[("y_high", bars.y_high.len())])?;
            same("error_bars", first, &filled([("x_low", bars.x_low.len()), ("y_low", bars.y_low.len())]))
        }
        Mark::Wedges(wedges) => {
            let first = ("values", wedges.values.len());
            at_most("wedges of a mark", 1000, wedges.values.len())?;
            same("wedges", first, &filled([("labels", wedges.labels.len()), ("colours", wedges.colours.len())]))
        }
    }
}
