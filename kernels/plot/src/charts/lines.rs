//! Columns over one: numbers or times.

use super::{Cloud, single};
use crate::figure::{Axis, AxisKind, Figure, Panel};
use crate::marks::{Line, Mark, Marker};

/// A line for each series, over its own `x`, which holds times (seconds since 1970) if `kind` says so.
pub fn lines(title: &str, x_label: &str, kind: AxisKind, series: &[Cloud]) -> Figure {
    let line = |series: &Cloud| {
        let label = Some(series.name.to_owned());
        // Few points are shown as such, or one alone would not be seen.
        let marker = (series.x.len() <= 30).then_some(Marker::Circle);
        let (x, y, marker_size) = (series.x.to_vec(), series.y.to_vec(), Some(5.0));
        Mark::Line(Line { x, y, label, marker, marker_size, ..Line::default() })
    };
    let mut marks: Vec<Mark> = series.iter().map(line).collect();
    let mut y_label = None;
    if let ([only], [Mark::Line(line)]) = (series, &mut marks[..]) {
        y_label = Some(only.name.to_owned());
        line.label = None;
    }
    let x = Axis { label: Some(x_label.to_owned()).filter(|label| !label.is_empty()), kind, ..Axis::default() };
    single(title, Panel { x, y: Axis { label: y_label, ..Axis::default() }, marks, ..Panel::default() })
}
