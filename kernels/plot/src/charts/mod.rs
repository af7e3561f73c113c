//! Whole figures from columns of numbers: pure functions, one file per kind. The caller may change what comes back.

mod bars;
mod bins;
mod boxes;
mod correlation;
mod counts;
mod drift;
mod forecast;
mod heat;
mod histogram;
mod kde;
mod lines;
mod rest;
mod sample;
mod scatter;
mod steps;
mod violins;

pub use bars::{BarOptions, bars};
pub use boxes::{box_stats, boxes};
pub use correlation::correlation;
pub use counts::{Counts, counts};
pub use drift::{category_drift, number_drift};
pub use forecast::{Forecast, forecast};
pub use heat::{Matrix, heat};
pub use histogram::{HistogramOptions, histogram};
pub use kde::{Density, density};
pub use lines::lines;
pub use sample::{Numbers, Sample, Tally};
pub use scatter::{Cloud, scatter, trend};
pub use violins::violins;

use crate::figure::{Figure, NumberFormat, Panel};
use steps::steps;

/// A named column. Missing and infinite values are left out.
#[derive(Clone, Copy, Debug)]
pub struct Series<'a> {
    pub name: &'a str,
    pub values: &'a [f64],
}

fn single(title: impl Into<String>, panel: Panel) -> Figure {
    Figure { title: Some(title.into()), panels: vec![panel], ..Figure::default() }
}

/// Small multiples: a panel per group in even rows, with common axes.
fn together_in(title: impl Into<String>, panels: Vec<Panel>) -> Figure {
    let columns = match panels.len() {
        0..=4 => 2,
        5..=9 => 3,
        _ => 4,
    };
    let pixels = |count: usize, each: u32| u32::try_from(count).unwrap_or(u32::MAX).saturating_mul(each);
    Figure {
        width: pixels(columns, 290).saturating_add(60),
        height: pixels(panels.len().div_ceil(columns), 210).saturating_add(110),
        columns,
        share_x: true,
        share_y: true,
        title: Some(title.into()),
        panels,
        ..Figure::default()
    }
}

/// The format of an axis: if all values are whole, so are its ticks.
fn whole_or_not(values: impl Iterator<Item = f64>) -> NumberFormat {
    let mut known = values.filter(|v| v.is_finite());
    if known.all(|v| v.fract() == 0.0) { NumberFormat::Count } else { NumberFormat::Auto }
}

/// The finite values' least and greatest.
fn ends<'a>(values: impl Iterator<Item = &'a f64>) -> Option<(f64, f64)> {
    let finite = values.filter(|v| v.is_finite());
    let ends = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(*v), high.max(*v)));
    (ends.0 <= ends.1).then_some(ends)
}
