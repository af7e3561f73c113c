//! Clouds of points, by group, with a trend line through all of them that is straight on their axes.

use super::{single, whole_or_not};
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Dash, Line, Mark, Points};

#[derive(Clone, Copy, Debug)]
pub struct Cloud<'a> {
    pub name: &'a str,
    pub x: &'a [f64],
    pub y: &'a [f64],
}

/// The least-squares line: intercept, slope and the share of variance it explains, in base-10 logarithms on a
/// logarithmic axis.
pub fn trend(clouds: &[Cloud], axes: [AxisKind; 2]) -> Option<[f64; 3]> {
    let pairs = || {
        let all = clouds.iter().flat_map(|c| c.x.iter().zip(c.y));
        let placed = all.map(move |(x, y)| (onto(axes[0], *x), onto(axes[1], *y)));
        placed.filter(|(x, y)| x.is_finite() && y.is_finite())
    };
    let n = pairs().count() as f64;
    if n < 2.0 {
        return None;
    }
    let (mean_x, mean_y) = pairs().fold((0.0, 0.0), |(a, b), (x, y)| (a + x / n, b + y / n));
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in pairs() {
        let (dx, dy) = (x - mean_x, y - mean_y);
        xx += dx * dx;
        xy += dx * dy;
        yy += dy * dy;
    }
    let slope = xy / xx;
    let explained = if yy > 0.0 { xy * slope / yy } else { 1.0 };
    let line = [mean_y - slope * mean_x, slope, explained];
    line.iter().all(|v| v.is_finite()).then_some(line)
}

/// A value as a position along its axis; `back` is the inverse.
fn onto(kind: AxisKind, v: f64) -> f64 {
    if kind == AxisKind::Log { v.log10() } else { v }
}

fn back(kind: AxisKind, v: f64) -> f64 {
    if kind == AxisKind::Log { 10_f64.powf(v) } else { v }
}

/// The name of a curve that is straight on these axes.
fn trend_name(axes: [AxisKind; 2]) -> &'static str {
    match axes.map(|kind| kind == AxisKind::Log) {
        [false, false] => "linear trend",
        [true, false] => "logarithmic trend",
        [false, true] => "exponential trend",
        [true, true] => "power-law trend",
    }
}

/// `labels` and `axes` are of x and y.
pub fn scatter(title: &str, labels: [&str; 2], axes: [AxisKind; 2], clouds: &[Cloud], with_trend: bool) -> Figure {
    let points = |(i, cloud): (usize, &Cloud)| {
        let label = (clouds.len() > 1).then(|| cloud.name.to_owned());
        let (x, y) = (cloud.x.to_vec(), cloud.y.to_vec());
        Mark::Points(Points { x, y, label, colour: Some(Ink::Series(i)), ..Points::default() })
    };
    let mut marks: Vec<Mark> = clouds.iter().enumerate().map(points).collect();
    let found = if with_trend { trend(clouds, axes) } else { None };
    let placed: Vec<f64> = clouds.iter().flat_map(|c| c.x).map(|x| onto(axes[0], *x)).collect();
    if let (Some([start, slope, explained]), Some((low, high))) = (found, super::ends(placed.iter())) {
        marks.push(Mark::Line(Line {
            x: [low, high].map(|x| back(axes[0], x)).to_vec(),
            y: [low, high].map(|x| back(axes[1], start + slope * x)).to_vec(),
            label: Some(format!("{} (R² {explained:.2})", trend_name(axes))),
            colour: Some(Ink::Text),
            dash: Dash::Dashed,
            ..Line::default()
        }));
    }
    let scale = |i: usize, format: NumberFormat| Axis {
        label: Some(labels[i].to_owned()),
        kind: axes[i],
        format,
        ..Axis::default()
    };
    let x = scale(0, whole_or_not(clouds.iter().flat_map(|cloud| cloud.x).copied()));
    let y = scale(1, whole_or_not(clouds.iter().flat_map(|cloud| cloud.y).copied()));
    single(title, Panel { x, y, marks, ..Panel::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trend_through_a_line_is_that_line() {
        let cloud = Cloud { name: "", x: &[0.0, 1.0, f64::NAN, 2.0], y: &[1.0, 3.0, 9.0, 5.0] };
        let plain = [AxisKind::Numeric; 2];
        assert_eq!(trend(&[cloud], plain), Some([1.0, 2.0, 1.0]));
        assert_eq!(trend(&[Cloud { name: "", x: &[1.0, 1.0], y: &[1.0, 2.0] }], plain), None);
        let squares = Cloud { name: "", x: &[1.0, 10.0, 100.0, 0.0], y: &[1.0, 100.0, 10_000.0, 5.0] };
        assert_eq!(trend(&[squares], [AxisKind::Log; 2]), Some([0.0, 2.0, 1.0]));
    }
}
