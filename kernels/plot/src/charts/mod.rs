//! Whole figures from columns of numbers: pure functions, one file per kind. The caller may change what comes back.

mod bars;
mod boxes;
mod correlation;
mod counts;
mod drift;
mod forecast;
mod heat;
mod histogram;
mod kde;
mod lines;
mod sample;
mod scatter;
mod violins;

pub use bars::{BarOptions, bars};
pub use boxes::{box_stats, boxes};
pub use correlation::correlation;
pub use counts::{Counts, counts};
pub use drift::{category_drift, number_drift};
pub use forecast::{Forecast, forecast};
pub use heat::{Matrix, heat};
pub use histogram::{Binned, HistogramOptions, bin, histogram};
pub use kde::{Density, density};
pub use lines::lines;
pub use sample::{Numbers, Sample, Tally};
pub use scatter::{Cloud, scatter, trend};
pub use violins::violins;

use crate::figure::{Figure, Panel};

/// A named column. Missing and infinite values are left out.
#[derive(Clone, Copy, Debug)]
pub struct Series<'a> {
    pub name: &'a str,
    pub values: &'a [f64],
}

fn single(title: impl Into<String>, panel: Panel) -> Figure {
    Figure { title: Some(title.into()), panels: vec![panel], ..Figure::default() }
}

/// The finite values' least and greatest.
fn ends<'a>(values: impl Iterator<Item = &'a f64>) -> Option<(f64, f64)> {
    let finite = values.filter(|v| v.is_finite());
    let ends = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(*v), high.max(*v)));
    (ends.0 <= ends.1).then_some(ends)
}
