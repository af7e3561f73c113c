//! A reference and a current sample over each other: densities of numbers, shares of categories.

use super::{Numbers, bins, ends, kde, rest, single, steps};
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Area, Arrange, Bars, Line, Mark};

/// Densities of two samples. A constant one has none: then both are shown as shares in bins.
pub fn number_drift(column: &str, reference: &[f64], current: &[f64]) -> Figure {
    let samples = [("reference", reference), ("current", current)];
    let densities: Vec<_> = samples.iter().map(|(_, values)| kde::density(values)).collect();
    let title = format!("Drift of {column}");
    let (mut areas, mut lines) = (Vec::new(), Vec::new());
    let smooth = densities.iter().all(Option::is_some);
    for (i, ((name, values), density)) in samples.iter().zip(densities).enumerate() {
        let colour = Some(Ink::Series(i));
        let shape = match density.filter(|_| smooth) {
            Some(density) => {
                let (x, high) = (density.x.clone(), density.y.clone());
                let area = Area { x, high, colour, alpha: Some(0.22), ..Area::default() };
                Some((area, Line { x: density.x, y: density.y, colour, ..Line::default() }))
            }
            None => shares(values, reference, current, Ink::Series(i)),
        };
        if let Some((area, line)) = shape {
            areas.push(Mark::Area(area));
            lines.push(Mark::Line(Line { label: Some((*name).to_owned()), ..line }));
        }
    }
    // Lines come last: an area over a line would change its colour.
    let marks = areas.into_iter().chain(lines).collect();
    let y_label = if smooth { "density" } else { "share of rows" };
    let format = if smooth { NumberFormat::Auto } else { NumberFormat::Percent };
    let x = Axis { label: Some(column.to_owned()), grid: Some(false), ..Axis::default() };
    let y = Axis { label: Some(y_label.to_owned()), format, range: [Some(0.0), None], ..Axis::default() };
    single(title, Panel { x, y, marks, ..Panel::default() })
}

fn shares(values: &[f64], reference: &[f64], current: &[f64], colour: Ink) -> Option<(Area, Line)> {
    let (low, high) = ends(reference.iter().chain(current)).filter(|(low, high)| high - low <= 1e300)?;
    let pad = if high > low { 0.0 } else { low.abs().max(1.0) * 0.05 };
    let edges: Vec<f64> = (0..=20).map(|i| low - pad + (high - low + 2.0 * pad) * f64::from(i) / 20.0).collect();
    let counts = bins::counts_between(&edges, Numbers::Floats(values), false);
    let total: f64 = counts.iter().sum::<f64>().max(1.0);
    let shares: Vec<f64> = counts.iter().map(|count| count / total).collect();
    Some(steps(&edges, &shares, 0.0, colour))
}

/// Shares of categories side by side; the two columns of counts follow `names`, the last of which may be the rest.
pub fn category_drift(column: &str, names: &[String], counts: [&[f64]; 2], has_rest: bool) -> Figure {
    let shares = counts.map(|counts| {
        let total: f64 = counts.iter().filter(|count| count.is_finite()).sum();
        counts.iter().map(|count| if total > 0.0 { count / total } else { 0.0 }).collect::<Vec<f64>>()
    });
    let cut = if has_rest { rest::cut(&[&shares[0], &shares[1]]) } else { None };
    let bars = |(name, values): (&str, Vec<f64>)| {
        let at = (0..values.len()).map(|i| i as f64).collect();
        let (label, arrange, texts) = (Some(name.to_owned()), Arrange::Grouped, Some(NumberFormat::Percent));
        Mark::Bars(Bars { at, values, arrange, label, texts, cut, ..Bars::default() })
    };
    let marks = ["reference", "current"].into_iter().zip(shares).map(bars).collect();
    let x = Axis {
        label: Some(column.to_owned()),
        kind: AxisKind::Category,
        categories: names.to_vec(),
        ..Axis::default()
    };
    let y = Axis { label: Some("share of rows".to_owned()), format: NumberFormat::Percent, ..Axis::default() };
    let subtitle = cut.zip(names.last()).map(|(_, rest)| format!("{rest} goes beyond the scale"));
    Figure { subtitle, ..single(format!("Drift of {column}"), Panel { x, y, marks, ..Panel::default() }) }
}
