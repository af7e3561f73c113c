//! The spec of a figure: a grid of panels, each with two axes and marks at data coordinates. It reads from JSON.

use serde::{Deserialize, Serialize};

use crate::colour::Ink;
use crate::marks::Mark;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Figure {
    /// Pixels of the layout; a PNG has `scale` times as many, an SVG keeps this size.
    pub width: u32,
    pub height: u32,
    pub scale: f64,
    /// Pixels of an axis label; titles, ticks and legends follow it.
    pub font_size: f64,
    pub title: Option<String>,
    pub subtitle: Option<String>,
    /// Row by row, `columns` to a row.
    pub panels: Vec<Panel>,
    pub columns: usize,
    /// All panels span the same values; tick labels stand at the outer panels alone.
    pub share_x: bool,
    pub share_y: bool,
    pub theme: Theme,
    /// Colours of series in order; empty means the theme's own eight.
    pub palette: Vec<Ink>,
}

impl Default for Figure {
    fn default() -> Self {
        Self {
            width: 800,
            height: 500,
            scale: 1.0,
            font_size: 12.0,
            title: None,
            subtitle: None,
            panels: Vec::new(),
            columns: 1,
            share_x: false,
            share_y: false,
            theme: Theme::Light,
            palette: Vec::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    #[default]
    Light,
    Dark,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Panel {
    pub title: Option<String>,
    pub x: Axis,
    pub y: Axis,
    /// A second y axis, on the right, for the marks whose numbers are in `on_right`.
    pub right_y: Option<Axis>,
    pub on_right: Vec<usize>,
    /// Drawn in order, later ones on top.
    pub marks: Vec<Mark>,
    pub legend: Legend,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Axis {
    pub label: Option<String>,
    pub kind: AxisKind,
    /// The ends; a missing one follows the data.
    pub range: [Option<f64>; 2],
    /// Names of the positions 0, 1, 2, ... of a category axis.
    pub categories: Vec<String>,
    /// Ticks of the caller's choosing; labels that would overlap are left out.
    pub ticks: Option<Vec<GivenTick>>,
    pub format: NumberFormat,
    /// Put before and after every number, as in "€" and "%".
    pub prefix: String,
    pub suffix: String,
    pub invert: bool,
    /// Lines across the panel at the ticks; by default on every axis but a category one.
    pub grid: Option<bool>,
    pub hidden: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AxisKind {
    #[default]
    Numeric,
    /// Base 10; values that are not positive are left out.
    Log,
    /// Seconds since 1970 in UTC.
    Time,
    Category,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenTick {
    pub at: f64,
    pub label: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NumberFormat {
    /// Separators from ten thousand, k from a hundred thousand, M B T from a million, powers of ten beyond.
    #[default]
    Auto,
    /// All digits, without separators.
    Plain,
    /// A share: 0.25 is 25%.
    Percent,
    /// k M G T and µ n p.
    Si,
    Scientific,
    /// As `Auto`, but ticks stand at whole numbers alone.
    Count,
    /// This many digits after the point, with separators.
    Decimals(u8),
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Legend {
    pub place: LegendPlace,
    pub title: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LegendPlace {
    /// Right of the panel when its labels are short and fit, else below.
    #[default]
    Auto,
    Right,
    Below,
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
    Hidden,
}
