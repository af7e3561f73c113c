//! What a mark looks like when its spec does not say: colours by order, dashes once the colours are used up.

use crate::colour::{Ink, Rgba};
use crate::figure::Panel;
use crate::marks::{Dash, Mark};
use crate::palette::Colours;

pub const LINE_WIDTH: f64 = 1.8;
pub const RULE_WIDTH: f64 = 1.3;

/// Sizes of text, from the figure's.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub tick: f64,
    pub label: f64,
    pub legend: f64,
    pub panel_title: f64,
    pub subtitle: f64,
    pub title: f64,
}

impl Sizes {
    pub fn of(base: f64) -> Self {
        let size = |share: f64| (base * share * 2.0).round() / 2.0;
        Self {
            tick: size(0.92),
            label: base,
            legend: size(0.94),
            panel_title: size(1.1),
            subtitle: size(1.04),
            title: size(1.42),
        }
    }
}

pub fn label(mark: &Mark) -> Option<&str> {
    match mark {
        Mark::Line(mark) => mark.label.as_deref(),
        Mark::Points(mark) => mark.label.as_deref(),
        Mark::Bars(mark) => mark.label.as_deref(),
        Mark::Area(mark) => mark.label.as_deref(),
        Mark::Boxes(mark) => mark.label.as_deref(),
        Mark::Rules(mark) => mark.label.as_deref(),
        Mark::Spans(mark) => mark.label.as_deref(),
        Mark::ErrorBars(mark) => mark.label.as_deref(),
        Mark::Heat(_) | Mark::Texts(_) | Mark::Wedges(_) => None,
    }
}

fn ink(mark: &Mark) -> Option<Ink> {
    match mark {
        Mark::Line(mark) => mark.colour,
        Mark::Points(mark) => mark.colour,
        Mark::Bars(mark) => mark.colour,
        Mark::Area(mark) => mark.colour,
        Mark::Boxes(mark) => mark.colour,
        Mark::Rules(mark) => mark.colour,
        Mark::Spans(mark) => mark.colour,
        Mark::ErrorBars(mark) => mark.colour,
        Mark::Texts(mark) => mark.colour,
        Mark::Heat(_) | Mark::Wedges(_) => None,
    }
}

fn takes_a_colour(mark: &Mark) -> bool {
    let drawn_as_series = match mark {
        Mark::Points(points) => points.values.is_empty(),
        Mark::Bars(bars) => bars.colours.is_empty(),
        Mark::Boxes(boxes) => boxes.colours.is_empty(),
        Mark::Line(_) | Mark::Area(_) | Mark::ErrorBars(_) => true,
        _ => false,
    };
    drawn_as_series && ink(mark).is_none()
}

/// The place in the palette of a mark that follows it.
fn series_index(panel: &Panel, index: usize) -> Option<usize> {
    match ink(&panel.marks[index]) {
        Some(Ink::Series(given)) => Some(given),
        Some(_) => None,
        None => Some(panel.marks[..index].iter().filter(|mark| takes_a_colour(mark)).count()),
    }
}

pub fn colour(panel: &Panel, index: usize, colours: &Colours) -> Rgba {
    let mark = &panel.marks[index];
    let alpha = match mark {
        Mark::Line(line) => line.alpha.unwrap_or(1.0),
        Mark::Area(area) => area.alpha.unwrap_or(0.25),
        Mark::Bars(bars) => bars.alpha.unwrap_or(1.0),
        Mark::Spans(spans) => spans.alpha.unwrap_or(0.2),
        Mark::Rules(rules) => rules.alpha.unwrap_or(1.0),
        _ => 1.0,
    };
    let plain = match (ink(mark), mark) {
        (Some(ink), _) => colours.ink(ink),
        (None, Mark::Rules(_) | Mark::Spans(_)) => colours.muted,
        (None, Mark::Texts(_)) => colours.text,
        (None, _) => colours.series(series_index(panel, index).unwrap_or(0)),
    };
    plain.faded(alpha)
}

/// The dash of a line: its own, or one that tells it from the line that had its hue before.
pub fn dash(panel: &Panel, index: usize, colours: &Colours) -> Dash {
    let Mark::Line(line) = &panel.marks[index] else { return Dash::Solid };
    if line.dash != Dash::Solid {
        return line.dash.clone();
    }
    match series_index(panel, index).unwrap_or(0) / colours.distinct() {
        0 => Dash::Solid,
        1 => Dash::Dashed,
        2 => Dash::Dotted,
        _ => Dash::DashDot,
    }
}

/// How many marks have to share a hue with an earlier one.
pub fn repeated(panel: &Panel, colours: &Colours) -> usize {
    let indexes = (0..panel.marks.len()).filter(|i| takes_a_colour(&panel.marks[*i]));
    indexes.filter(|i| series_index(panel, *i).unwrap_or(0) >= colours.distinct()).count()
}
