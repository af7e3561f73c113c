//! Clouds of points, by group, with a straight trend line through all of them.

use super::single;
use crate::colour::Ink;
use crate::figure::{Axis, Figure, Panel};
use crate::marks::{Dash, Line, Mark, Points};

#[derive(Clone, Copy, Debug)]
pub struct Cloud<'a> {
    pub name: &'a str,
    pub x: &'a [f64],
    pub y: &'a [f64],
}

/// The least-squares line: intercept, slope and the share of variance it explains.
pub fn trend(clouds: &[Cloud]) -> Option<[f64; 3]> {
    let pairs = || clouds.iter().flat_map(|c| c.x.iter().zip(c.y)).filter(|(x, y)| x.is_finite() && y.is_finite());
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

pub fn scatter(title: &str, x_label: &str, y_label: &str, clouds: &[Cloud], with_trend: bool) -> Figure {
    let points = |(i, cloud): (usize, &Cloud)| {
        let label = (clouds.len() > 1).then(|| cloud.name.to_owned());
        let (x, y) = (cloud.x.to_vec(), cloud.y.to_vec());
        Mark::Points(Points { x, y, label, colour: Some(Ink::Series(i)), ..Points::default() })
    };
    let mut marks: Vec<Mark> = clouds.iter().enumerate().map(points).collect();
    let found = if with_trend { trend(clouds) } else { None };
    if let (Some([start, slope, explained]), Some((low, high))) = (found, super::ends(clouds.iter().flat_map(|c| c.x)))
    {
        marks.push(Mark::Line(Line {
            x: vec![low, high],
            y: vec![start + slope * low, start + slope * high],
            label: Some(format!("linear trend (R² {explained:.2})")),
            colour: Some(Ink::Text),
            dash: Dash::Dashed,
            ..Line::default()
        }));
    }
    let axis = |label: &str| Axis { label: Some(label.to_owned()), ..Axis::default() };
    single(title, Panel { x: axis(x_label), y: axis(y_label), marks, ..Panel::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trend_through_a_line_is_that_line() {
        let cloud = Cloud { name: "", x: &[0.0, 1.0, f64::NAN, 2.0], y: &[1.0, 3.0, 9.0, 5.0] };
        assert_eq!(trend(&[cloud]), Some([1.0, 2.0, 1.0]));
        assert_eq!(trend(&[Cloud { name: "", x: &[1.0, 1.0], y: &[1.0, 2.0] }]), None);
    }
}
