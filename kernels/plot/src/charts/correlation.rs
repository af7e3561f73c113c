//! A matrix of correlations: blue below zero, orange above, the numbers in the cells.

use super::single;
use crate::colormap::ColourMap;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Heat, Mark};

/// `matrix` is row by row and as wide as there are names.
pub fn correlation(title: &str, names: &[String], matrix: &[f64]) -> Figure {
    let heat = Heat {
        rows: names.len(),
        columns: names.len(),
        values: matrix.to_vec(),
        map: ColourMap::Diverging,
        range: [Some(-1.0), Some(1.0)],
        values_label: Some("correlation".to_owned()),
        texts: Some(NumberFormat::Decimals(2)),
        ..Heat::default()
    };
    let axis = |invert: bool| Axis {
        label: Some("column".to_owned()),
        kind: AxisKind::Category,
        categories: names.to_vec(),
        invert,
        ..Axis::default()
    };
    let mut figure =
        single(title, Panel { x: axis(false), y: axis(true), marks: vec![Mark::Heat(heat)], ..Panel::default() });
    let side = u32::try_from(names.len().min(40)).unwrap_or(40);
    figure.width = (340 + 46 * side).clamp(560, 2000);
    figure.height = (230 + 36 * side).clamp(420, 1700);
    figure
}
