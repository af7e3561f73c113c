//! A forecast: what was observed as points, what is expected as a line in its interval, and where history ends.

use super::single;
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, Panel};
use crate::marks::{Area, Dash, Direction, Line, Mark, Points, Rules};

#[derive(Clone, Copy, Debug)]
pub struct Forecast<'a> {
    /// Times (seconds since 1970) and values of the history, which may be unknown.
    pub times: &'a [f64],
    pub values: &'a [f64],
    /// Times of the forecast, which may cover the history too.
    pub ahead: &'a [f64],
    pub expected: &'a [f64],
    /// Ends of the interval; empty without one.
    pub low: &'a [f64],
    pub high: &'a [f64],
}

/// `labels` name the times and the values.
pub fn forecast(title: &str, labels: [&str; 2], given: Forecast) -> Figure {
    let label = |text: &str| Some(text.to_owned());
    let history_end = given.times.iter().copied().filter(|v| v.is_finite()).fold(f64::NEG_INFINITY, f64::max);
    let mut marks = Vec::new();
    if !given.low.is_empty() {
        marks.push(Mark::Area(Area {
            x: given.ahead.to_vec(),
            low: given.low.to_vec(),
            high: given.high.to_vec(),
            label: label("interval"),
            colour: Some(Ink::Series(0)),
            alpha: Some(0.22),
            ..Area::default()
        }));
    }
    if !given.times.is_empty() {
        marks.push(Mark::Points(Points {
            x: given.times.to_vec(),
            y: given.values.to_vec(),
            label: label("observed"),
            colour: Some(Ink::Text),
            size: Some(if given.times.len() > 200 { 3.2 } else { 4.5 }),
            alpha: Some(0.75),
            ..Points::default()
        }));
    }
    marks.push(Mark::Line(Line {
        x: given.ahead.to_vec(),
        y: given.expected.to_vec(),
        label: label("forecast"),
        colour: Some(Ink::Series(0)),
        ..Line::default()
    }));
    if history_end.is_finite() {
        let at = vec![history_end];
        let direction = Direction::Vertical;
        marks.push(Mark::Rules(Rules {
            at,
            direction,
            label: label("end of history"),
            dash: Dash::Dashed,
            ..Rules::default()
        }));
    }
    let x = Axis { label: label(labels[0]), kind: AxisKind::Time, ..Axis::default() };
    let y = Axis { label: label(labels[1]), ..Axis::default() };
    single(title, Panel { x, y, marks, ..Panel::default() })
}
