//! A matrix of numbers as coloured cells, with names on both sides.

use super::single;
use crate::colormap::ColourMap;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Heat, Mark};

/// With more columns than this, cells are too narrow for numbers and only the colour speaks.
const MOST_WITH_TEXTS: usize = 14;

/// `values` are row by row, as many as there are names on both sides together.
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'a> {
    pub rows: &'a [String],
    pub columns: &'a [String],
    pub values: &'a [f64],
}

/// Values on both sides of zero are told apart by hue, others by lightness alone.
pub fn heat(title: &str, labels: [&str; 3], matrix: Matrix) -> Figure {
    let finite = || matrix.values.iter().copied().filter(|v| v.is_finite());
    let both_signs = finite().any(|v| v < 0.0) && finite().any(|v| v > 0.0);
    let label = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let heat = Heat {
        rows: matrix.rows.len(),
        columns: matrix.columns.len(),
        values: matrix.values.to_vec(),
        map: if both_signs { ColourMap::Diverging } else { ColourMap::Blues },
        values_label: label(labels[2]),
        texts: (matrix.columns.len() <= MOST_WITH_TEXTS).then_some(NumberFormat::Auto),
        ..Heat::default()
    };
    let axis = |text: &str, names: &[String], invert: bool| Axis {
        label: label(text),
        kind: AxisKind::Category,
        categories: names.to_vec(),
        invert,
        ..Axis::default()
    };
    let (x, y) = (axis(labels[0], matrix.columns, false), axis(labels[1], matrix.rows, true));
    let mut figure = single(title, Panel { x, y, marks: vec![Mark::Heat(heat)], ..Panel::default() });
    let side = |names: &[String]| u32::try_from(names.len().min(40)).unwrap_or(40);
    let wide = if matrix.columns.len() <= MOST_WITH_TEXTS { 52 } else { 30 };
    figure.width = (340 + wide * side(matrix.columns)).clamp(560, 2000);
    figure.height = (230 + 34 * side(matrix.rows)).clamp(320, 1700);
    figure
}
