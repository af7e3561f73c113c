//! Several columns over one: numbers or times.

use super::{Series, single};
use crate::figure::{Axis, AxisKind, Figure, Panel};
use crate::marks::{Line, Mark, Marker};

/// Each series as a line over `x`, which is a time axis (seconds since 1970) if `kind` says so.
pub fn lines(title: &str, x_label: &str, x: &[f64], kind: AxisKind, series: &[Series]) -> Figure {
    // Few points are shown as such, or one alone would not be seen.
    let marker = (x.len() <= 30).then_some(Marker::Circle);
    let marker_size = Some(5.0);
    let line = |series: &Series| {
        let label = Some(series.name.to_owned());
        Mark::Line(Line { x: x.to_vec(), y: series.values.to_vec(), label, marker, marker_size, ..Line::default() })
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
