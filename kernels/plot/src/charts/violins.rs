//! A violin per group: its density mirrored, with the quartiles inside.

use super::{Series, boxes, kde};
use crate::colour::Ink;
use crate::figure::Figure;
use crate::marks::{Area, Boxes, Mark};

/// As [`boxes`], with the shape of each distribution. A group with a single value gets only its box.
pub fn violins(title: &str, labels: [&str; 2], groups: &[Series], log: bool) -> Figure {
    let mut figure = boxes(title, labels, groups, log);
    let Some(panel) = figure.panels.first_mut() else { return figure };
    let lying = matches!(panel.marks.first(), Some(Mark::Boxes(mark)) if mark.horizontal);
    let density = |group: &Series| {
        if !log {
            return kde::density(group.values);
        }
        let logs: Vec<f64> = group.values.iter().map(|v| v.log10()).collect();
        let density = kde::density(&logs)?;
        Some(kde::Density { x: density.x.iter().map(|x| 10_f64.powf(*x)).collect(), ..density })
    };
    let densities: Vec<_> = groups.iter().map(density).collect();
    let peak = |density: &kde::Density| density.y.iter().copied().fold(0.0, f64::max);
    let mut marks = Vec::new();
    for (i, density) in densities.iter().enumerate() {
        let Some(density) = density else { continue };
        let wide = 0.42 / peak(density);
        let side = |sign: f64| density.y.iter().map(|y| i as f64 + sign * y * wide).collect();
        let (x, low, high) = (density.x.clone(), side(-1.0), side(1.0));
        let (colour, alpha) = (Some(Ink::Series(0)), Some(0.35));
        marks.push(Mark::Area(Area { x, low, high, sideways: !lying, colour, alpha, ..Area::default() }));
    }
    for mark in &mut panel.marks {
        if let Mark::Boxes(Boxes { boxes, width, colour, .. }) = mark {
            (*width, *colour) = (Some(0.1), Some(Ink::Series(0)));
            // The shape shows what lies beyond the whiskers.
            for stats in boxes {
                stats.outliers.clear();
            }
        }
    }
    panel.marks.splice(0..0, marks);
    figure
}
