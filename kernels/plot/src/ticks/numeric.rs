//! Ticks at multiples of 1, 2 or 5 times a power of ten.

use super::{Room, Tick, Ticks, apart};
use crate::figure::{Axis, AxisKind, NumberFormat};
use crate::format;

pub fn choose(axis: &Axis, room: &Room) -> Ticks {
    let (low, high) = room.ends();
    let least = match axis.format {
        NumberFormat::Count => 1.0,
        NumberFormat::Decimals(digits) => 10_f64.powi(-i32::from(digits)),
        _ => 0.0,
    };
    let mut last_step = 0.0;
    for count in (1..=room.most()).rev() {
        let step = nice_step((high - low) / count as f64).max(least);
        if step == last_step {
            continue;
        }
        last_step = step;
        let values = multiples(low, high, step);
        let ticks = labelled(axis, &values, step);
        if apart(&ticks, room, AxisKind::Numeric) {
            return Ticks { ticks, ..Ticks::default() };
        }
    }
    // Not even two labels fit beside each other: the first alone.
    let mut ticks = labelled(axis, &multiples(low, high, last_step), last_step);
    let left_out = ticks.len().saturating_sub(1);
    ticks.truncate(1);
    Ticks { ticks, left_out, ..Ticks::default() }
}

fn labelled(axis: &Axis, values: &[f64], step: f64) -> Vec<Tick> {
    let labels = format::ticks(values, step, axis.format);
    let with_unit = |label: String| match label.strip_prefix('−') {
        Some(digits) => format!("−{}{digits}{}", axis.prefix, axis.suffix),
        None => format!("{}{label}{}", axis.prefix, axis.suffix),
    };
    values.iter().zip(labels).map(|(at, label)| Tick { at: *at, lines: vec![with_unit(label)] }).collect()
}

/// The smallest 1, 2 or 5 times a power of ten that is not below `rough`.
pub fn nice_step(rough: f64) -> f64 {
    let rough = rough.max(1e-305);
    let power = 10_f64.powf(rough.log10().floor());
    let found = [1.0, 2.0, 5.0, 10.0].into_iter().find(|m| m * power >= rough * (1.0 - 1e-9));
    let multiple = found.unwrap_or(10.0);
    // Dividing by the inverse gives 0.2 and not 0.2 with an error in its last digit.
    if power < 1.0 && power > 1e-20 { multiple / (1.0 / power).round() } else { multiple * power }
}

/// The multiples of `step` from `low` to `high`: at most a thousand.
pub fn multiples(low: f64, high: f64, step: f64) -> Vec<f64> {
    let first = (low / step - 1e-9).ceil();
    let last = (high / step + 1e-9).floor();
    let count = if last >= first { ((last - first) as usize).min(999) + 1 } else { 0 };
    let inverse = (1.0 / step).round();
    let exact = step < 1.0 && (inverse * step - 1.0).abs() < 1e-12;
    let at = |i: usize| {
        let n = first + i as f64;
        // Adding zero turns −0 into 0.
        (if exact { n / inverse } else { n * step }) + 0.0
    };
    // The slack above is for rounding; what it lets in beyond the ends of a tiny range is taken out again.
    let slack = (high - low) * 1e-6;
    (0..count).map(at).filter(|v| *v >= low - slack && *v <= high + slack).collect()
}
