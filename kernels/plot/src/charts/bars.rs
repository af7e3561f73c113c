//! A number per category: bars of one series, or of several side by side or on each other.

use super::{Series, single};
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Arrange, Bars, Mark};

#[derive(Clone, Copy, Debug, Default)]
pub struct BarOptions {
    pub stacked: bool,
    /// By default bars lie when their names are long or many.
    pub horizontal: Option<bool>,
}

/// The values of each series follow `names`.
pub fn bars(title: &str, labels: [&str; 2], names: &[String], series: &[Series], options: BarOptions) -> Figure {
    let several = series.len() > 1;
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let n_bars = if several && !options.stacked { names.len() * series.len() } else { names.len() };
    let horizontal = options.horizontal.unwrap_or(names.len() > 12 || longest * names.len() > 80);
    let arrange = match (several, options.stacked) {
        (false, _) => Arrange::Overlaid,
        (true, false) => Arrange::Grouped,
        (true, true) => Arrange::Stacked,
    };
    let mark = |series: &Series| {
        let at = (0..series.values.len()).map(|i| i as f64).collect();
        let label = several.then(|| series.name.to_owned());
        let texts = (!options.stacked || !several).then_some(NumberFormat::Auto);
        Mark::Bars(Bars { at, values: series.values.to_vec(), horizontal, arrange, label, texts, ..Bars::default() })
    };
    let label = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let categories = Axis {
        label: label(labels[0]),
        kind: AxisKind::Category,
        categories: names.to_vec(),
        invert: horizontal,
        ..Axis::default()
    };
    let values = Axis { label: label(labels[1]), ..Axis::default() };
    let (x, y) = if horizontal { (values, categories) } else { (categories, values) };
    let mut figure = single(title, Panel { x, y, marks: series.iter().map(mark).collect(), ..Panel::default() });
    if horizontal {
        let lines = u32::try_from(n_bars.min(200)).unwrap_or(200);
        figure.height = figure.height.max(110 + if several { 17 } else { 22 } * lines);
    }
    figure
}
