//! Ticks of a log axis: powers of ten, with 2 and 5 between them when there are few, or every n-th power.

use super::{Room, Tick, Ticks, apart, numeric};
use crate::figure::{Axis, AxisKind, NumberFormat};
use crate::format;

pub fn choose(axis: &Axis, room: &Room) -> Ticks {
    let (low, high) = room.ends();
    let (first, last) = (low.log10().floor() as i32, high.log10().ceil() as i32);
    let decades = high.log10() - low.log10();
    if decades < 0.8 {
        // Less than a decade looks like a plain axis.
        let plain = numeric::choose(axis, room);
        let scattered = plain.ticks.iter().filter(|tick| tick.at > 0.0).cloned().collect::<Vec<_>>();
        if apart(&scattered, room, AxisKind::Log) {
            return Ticks { ticks: scattered, ..plain };
        }
    }
    let steps: &[&[f64]] = if decades < 4.0 { &[&[1.0, 2.0, 5.0], &[1.0, 3.0], &[1.0]] } else { &[&[1.0]] };
    for multiples in steps {
        let ticks = labelled(axis, room, (first..=last).flat_map(|e| multiples.iter().map(move |m| (*m, e))));
        if apart(&ticks, room, AxisKind::Log) {
            return Ticks { ticks, ..Ticks::default() };
        }
    }
    for stride in [2, 3, 5, 10, 20, 50, 100, 200, 500, 1000] {
        let from = first.div_euclid(stride) * stride;
        let ticks = labelled(axis, room, (from..=last).step_by(usize::try_from(stride).unwrap_or(1)).map(|e| (1.0, e)));
        if apart(&ticks, room, AxisKind::Log) {
            return Ticks { ticks, ..Ticks::default() };
        }
    }
    Ticks::default()
}

fn labelled(axis: &Axis, room: &Room, places: impl Iterator<Item = (f64, i32)>) -> Vec<Tick> {
    let (low, high) = room.ends();
    let places: Vec<(f64, i32, f64)> = places
        .map(|(multiple, exponent)| (multiple, exponent, multiple * 10_f64.powi(exponent)))
        .filter(|(.., at)| *at >= low * (1.0 - 1e-9) && *at <= high * (1.0 + 1e-9) && at.is_finite())
        // Counts have no halves.
        .filter(|(.., at)| axis.format != NumberFormat::Count || *at >= 1.0)
        .collect();
    let in_units = matches!(axis.format, NumberFormat::Auto | NumberFormat::Count) && low >= 9e-5 && high < 1e15;
    let plain = low >= 9e-5 && high < 1.1e6;
    let label = |(multiple, exponent, at): &(f64, i32, f64)| {
        let number = if in_units {
            format::log_tick(*at, *exponent, high)
        } else if plain {
            // The upper end stands beside each, for separators on all or none.
            let tick = format::ticks(&[*at, high], 10_f64.powi(*exponent), axis.format);
            tick.into_iter().next().unwrap_or_default()
        } else if *multiple > 1.0 {
            format!("{multiple}×{}", format::power_of_ten(*exponent))
        } else {
            format::power_of_ten(*exponent)
        };
        Tick { at: *at, lines: vec![format!("{}{number}{}", axis.prefix, axis.suffix)] }
    };
    places.iter().map(label).collect()
}
