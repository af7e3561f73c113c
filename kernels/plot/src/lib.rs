//! Figures as PNG and SVG over plain numbers: no files, no clock, no fonts of the machine.
//!
//! A [`Figure`] is a plain spec, readable from JSON. [`render`] lays it out, so that labels are neither cut nor overlap, and
//! `orchestrator-canvas` draws it. The same figure gives the same bytes; what could not be drawn as asked is noted.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are clamped before they are counted, and counts of points are far below 2^52"
)]
#![expect(clippy::float_cmp, reason = "equal ends, zeros and pixel columns are exact")]

// The gallery of the tests names this crate as its users do.
#[cfg(test)]
extern crate self as orchestrator_plot;

mod around;
mod arrange;
mod average;
mod calendar;
pub mod charts;
mod check;
mod clip;
mod colormap;
mod colour;
mod colour_bar;
mod compose;
mod draw;
mod error;
mod extent;
mod figure;
mod font;
mod format;
mod geometry;
mod layout;
mod legend;
mod marks;
mod numbers;
mod paint;
mod palette;
mod preview;
mod render;
mod scale;
mod scene;
mod style;
mod ticks;

pub use colormap::ColourMap;
pub use colour::{Ink, Rgba};
pub use error::PlotError;
pub use figure::{Axis, AxisKind, Figure, GivenTick, Legend, LegendPlace, NumberFormat, Panel, Theme};
pub use marks::{
    Align, Area, Arrange, Bars, BoxStats, Boxes, Dash, Direction, ErrorBars, Heat, Line, Mark, Marker, Points, Rules,
    Spans, Step, Texts, VerticalAlign, Wedges,
};
pub use preview::{Bounds, PreviewError, preview};
pub use render::{Format, Rendered, render};

#[cfg(test)]
mod tests;
