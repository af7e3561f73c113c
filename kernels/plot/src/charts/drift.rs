//! A reference and a current sample over each other: densities of numbers, shares of categories.

use super::{Numbers, ends, histogram, kde, single};
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Area, Arrange, Bars, Line, Mark};

/// Densities of two samples. A constant one has none: then both are shown as shares in bins.
pub fn number_drift(column: &str, reference: &[f64], current: &[f64]) -> Figure {
    let samples = [("reference", reference), ("current", current)];
    let densities: Vec<_> = samples.iter().map(|(_, values)| kde::density(values)).collect();
    let title = format!("Drift of {column}");
    let mut marks = Vec::new();
    let smooth = densities.iter().all(Option::is_some);
    for (i, ((name, values), density)) in samples.iter().zip(densities).enumerate() {
        let colour = Some(Ink::Series(i));
        match density.filter(|_| smooth) {
            Some(density) => {
                let (x, high) = (density.x.clone(), density.y.clone());
                marks.push(Mark::Area(Area { x, high, colour, alpha: Some(0.22), ..Area::default() }));
                let label = Some((*name).to_owned());
                marks.push(Mark::Line(Line { x: density.x, y: density.y, label, colour, ..Line::default() }));
            }
            None => marks.extend(shares(name, values, reference, current, colour)),
        }
    }
    let y_label = if smooth { "density" } else { "share of rows" };
    let format = if smooth { NumberFormat::Auto } else { NumberFormat::Percent };
    let x = Axis { label: Some(column.to_owned()), grid: Some(false), ..Axis::default() };
    let y = Axis { label: Some(y_label.to_owned()), format, range: [Some(0.0), None], ..Axis::default() };
    single(title, Panel { x, y, marks, ..Panel::default() })
}

fn shares(name: &str, values: &[f64], reference: &[f64], current: &[f64], colour: Option<Ink>) -> Option<Mark> {
    let (low, high) = ends(reference.iter().chain(current))?;
    if high - low > 1e300 {
        return None;
    }
    let pad = if high > low { 0.0 } else { low.abs().max(1.0) * 0.05 };
    let edges: Vec<f64> = (0..=20).map(|i| low - pad + (high - low + 2.0 * pad) * f64::from(i) / 20.0).collect();
    let histogram::Binned { edges, counts } = histogram::bin(Numbers::Floats(values), &edges);
    let total: f64 = counts.iter().sum::<f64>().max(1.0);
    let values = counts.iter().map(|count| count / total).collect();
    Some(Mark::Bars(Bars { edges, values, label: Some(name.to_owned()), colour, alpha: Some(0.55), ..Bars::default() }))
}

/// Shares of categories side by side; the two columns of counts follow `names`.
pub fn category_drift(column: &str, names: &[String], reference: &[f64], current: &[f64]) -> Figure {
    let bars = |name: &str, counts: &[f64]| {
        let total: f64 = counts.iter().filter(|count| count.is_finite()).sum();
        let values: Vec<f64> = counts.iter().map(|count| if total > 0.0 { count / total } else { 0.0 }).collect();
        let at = (0..values.len()).map(|i| i as f64).collect();
        let (label, arrange, texts) = (Some(name.to_owned()), Arrange::Grouped, Some(NumberFormat::Percent));
        Mark::Bars(Bars { at, values, arrange, label, texts, ..Bars::default() })
    };
    let marks = vec![bars("reference", reference), bars("current", current)];
    let x = Axis {
        label: Some(column.to_owned()),
        kind: AxisKind::Category,
        categories: names.to_vec(),
        ..Axis::default()
    };
    let y = Axis { label: Some("share of rows".to_owned()), format: NumberFormat::Percent, ..Axis::default() };
    single(format!("Drift of {column}"), Panel { x, y, marks, ..Panel::default() })
}
