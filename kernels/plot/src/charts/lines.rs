//! Columns over one: numbers or times.

use super::{Cloud, single, whole_or_not};
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Line, Mark, Marker};

/// A line for each series over its own `x`, which holds seconds since 1970 on a time axis. `labels` and `kinds` are for x
/// and y; a single line labels an unnamed y axis.
pub fn lines(title: &str, labels: [&str; 2], kinds: [AxisKind; 2], series: &[Cloud]) -> Figure {
    let line = |series: &Cloud| {
        let label = Some(series.name.to_owned());
        // Few points are shown as such, or one alone would not be seen.
        let marker = (series.x.len() <= 30).then_some(Marker::Circle);
        let (x, y, marker_size) = (series.x.to_vec(), series.y.to_vec(), Some(5.0));
        Mark::Line(Line { x, y, label, marker, marker_size, ..Line::default() })
    };
    let mut marks: Vec<Mark> = series.iter().map(line).collect();
    let [x_label, mut y_label] = labels;
    if let ([only], [Mark::Line(line)]) = (series, &mut marks[..]) {
        y_label = if y_label.is_empty() { only.name } else { y_label };
        line.label = None;
    }
    let axis = |label: &str, kind: AxisKind, format: NumberFormat| Axis {
        label: Some(label.to_owned()).filter(|label| !label.is_empty()),
        kind,
        format,
        ..Axis::default()
    };
    let x = axis(x_label, kinds[0], whole_or_not(series.iter().flat_map(|series| series.x).copied()));
    let y = axis(y_label, kinds[1], whole_or_not(series.iter().flat_map(|series| series.y).copied()));
    single(title, Panel { x, y, marks, ..Panel::default() })
}
