//! What is drawn in a panel. Every position is a data coordinate; an absent style follows the theme.
//!
//! A mark with a label has a legend entry. Columns of one mark have one length.

use serde::{Deserialize, Serialize};

use crate::colormap::ColourMap;
use crate::colour::Ink;
use crate::figure::NumberFormat;
use crate::numbers;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "mark", rename_all = "snake_case")]
pub enum Mark {
    Line(Line),
    Points(Points),
    Bars(Bars),
    Area(Area),
    Boxes(Boxes),
    Heat(Heat),
    Rules(Rules),
    Spans(Spans),
    Texts(Texts),
    ErrorBars(ErrorBars),
    Wedges(Wedges),
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Line {
    #[serde(with = "numbers")]
    pub x: Vec<f64>,
    /// A missing value breaks the line.
    #[serde(with = "numbers")]
    pub y: Vec<f64>,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    pub width: Option<f64>,
    pub alpha: Option<f64>,
    pub dash: Dash,
    pub step: Step,
    pub marker: Option<Marker>,
    pub marker_size: Option<f64>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dash {
    #[default]
    Solid,
    Dashed,
    Dotted,
    DashDot,
    /// Lengths of strokes and gaps in turn, in pixels.
    Lengths(Vec<f64>),
}

/// Where between two points a step line changes its value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    #[default]
    None,
    Before,
    Middle,
    After,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    #[default]
    Circle,
    Square,
    Diamond,
    TriangleUp,
    TriangleDown,
    Plus,
    Cross,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Points {
    #[serde(with = "numbers")]
    pub x: Vec<f64>,
    #[serde(with = "numbers")]
    pub y: Vec<f64>,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    /// Diameter in pixels.
    pub size: Option<f64>,
    /// A diameter per point; empty means `size` for all.
    #[serde(with = "numbers")]
    pub sizes: Vec<f64>,
    /// A number per point that the colour map turns into its colour; empty means `colour` for all.
    #[serde(with = "numbers")]
    pub values: Vec<f64>,
    pub map: ColourMap,
    pub values_label: Option<String>,
    pub alpha: Option<f64>,
    pub marker: Marker,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bars {
    /// The middle of each bar; unused when there are edges.
    #[serde(with = "numbers")]
    pub at: Vec<f64>,
    /// One more than there are bars, as a histogram has them; empty means `at` and `width`.
    #[serde(with = "numbers")]
    pub edges: Vec<f64>,
    #[serde(with = "numbers")]
    pub values: Vec<f64>,
    /// Where each bar starts; empty means 0.
    #[serde(with = "numbers")]
    pub bases: Vec<f64>,
    /// In data units along the positions; 0.8 by default. Grouped bars share it.
    pub width: Option<f64>,
    pub horizontal: bool,
    pub arrange: Arrange,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    /// A colour per bar; empty means `colour` for all.
    pub colours: Vec<Ink>,
    pub outline: Option<Ink>,
    pub alpha: Option<f64>,
    /// Writes each value at its bar, where there is room.
    pub texts: Option<NumberFormat>,
    /// A longer bar is drawn this long, with a gap across it to show that it is cut.
    pub cut: Option<f64>,
}

/// How the bar marks of one panel stand to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrange {
    #[default]
    Overlaid,
    Grouped,
    Stacked,
}

/// The band between two lines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Area {
    #[serde(with = "numbers")]
    pub x: Vec<f64>,
    /// Empty means 0.
    #[serde(with = "numbers")]
    pub low: Vec<f64>,
    #[serde(with = "numbers")]
    pub high: Vec<f64>,
    /// `x` runs up the y axis, and `low` and `high` along the x axis.
    pub sideways: bool,
    pub step: Step,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    pub alpha: Option<f64>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Boxes {
    pub boxes: Vec<BoxStats>,
    pub width: Option<f64>,
    pub horizontal: bool,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    pub colours: Vec<Ink>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoxStats {
    pub at: f64,
    pub low: f64,
    pub quartile1: f64,
    pub median: f64,
    pub quartile3: f64,
    pub high: f64,
    pub mean: Option<f64>,
    #[serde(with = "numbers")]
    pub outliers: Vec<f64>,
}

/// A matrix of coloured cells; the cell of row r and column c is centred at (c, r) unless edges are given.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Heat {
    pub rows: usize,
    pub columns: usize,
    /// Row by row.
    #[serde(with = "numbers")]
    pub values: Vec<f64>,
    #[serde(with = "numbers")]
    pub x_edges: Vec<f64>,
    #[serde(with = "numbers")]
    pub y_edges: Vec<f64>,
    pub map: ColourMap,
    pub range: [Option<f64>; 2],
    /// The colour bar's label; a bar is drawn in any case.
    pub values_label: Option<String>,
    /// Writes each value into its cell, where there is room.
    pub texts: Option<NumberFormat>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Horizontal,
    #[default]
    Vertical,
}

/// Lines across the panel. They do not widen its range, except when it has nothing else.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    #[serde(with = "numbers")]
    pub at: Vec<f64>,
    pub direction: Direction,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    pub width: Option<f64>,
    pub dash: Dash,
    pub alpha: Option<f64>,
}

/// A shaded stretch of an axis.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Spans {
    #[serde(with = "numbers")]
    pub from: Vec<f64>,
    #[serde(with = "numbers")]
    pub to: Vec<f64>,
    pub direction: Direction,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    pub alpha: Option<f64>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Texts {
    #[serde(with = "numbers")]
    pub x: Vec<f64>,
    #[serde(with = "numbers")]
    pub y: Vec<f64>,
    pub texts: Vec<String>,
    pub size: Option<f64>,
    pub bold: bool,
    pub colour: Option<Ink>,
    pub align: Align,
    pub vertical: VerticalAlign,
}

/// Which part of a text stands at its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Align {
    Left,
    #[default]
    Centre,
    Right,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VerticalAlign {
    Top,
    #[default]
    Middle,
    Bottom,
}

/// Whiskers between absolute ends; an empty pair of columns draws none that way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ErrorBars {
    #[serde(with = "numbers")]
    pub x: Vec<f64>,
    #[serde(with = "numbers")]
    pub y: Vec<f64>,
    #[serde(with = "numbers")]
    pub x_low: Vec<f64>,
    #[serde(with = "numbers")]
    pub x_high: Vec<f64>,
    #[serde(with = "numbers")]
    pub y_low: Vec<f64>,
    #[serde(with = "numbers")]
    pub y_high: Vec<f64>,
    pub label: Option<String>,
    pub colour: Option<Ink>,
    pub width: Option<f64>,
    /// Length of the cross strokes in pixels.
    pub cap: Option<f64>,
}

/// A pie, or a ring when `hole` is positive. Its panel has no axes. Values below zero are left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Wedges {
    #[serde(with = "numbers")]
    pub values: Vec<f64>,
    pub labels: Vec<String>,
    pub colours: Vec<Ink>,
    /// Radius of the hole, 0 to 0.9 of the pie's.
    pub hole: f64,
    /// Writes each share into its wedge, where there is room.
    pub shares: bool,
}
