//! Which ticks an axis gets: the most that keep their labels apart.

mod category;
mod log;
mod numeric;
mod time;

use crate::figure::{Axis, AxisKind};
use crate::font;
use crate::scale::Scale;

#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    pub at: f64,
    /// Below each other, or beside each other when they read upwards. Without any, the tick is a stroke alone.
    pub lines: Vec<String>,
}

#[expect(clippy::struct_field_names, reason = "the ticks, and what became of the others")]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ticks {
    pub ticks: Vec<Tick>,
    pub upwards: bool,
    pub left_out: usize,
    pub cut: usize,
}

/// The space that ticks have.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Along the axis, in pixels.
    pub length: f64,
    /// Away from the axis, for the longest label.
    pub depth: f64,
    pub size: f64,
    pub horizontal: bool,
    pub limits: [f64; 2],
}

impl Room {
    fn scale(&self, kind: AxisKind) -> Scale {
        Scale::new(kind, self.limits, 0.0, self.length)
    }

    /// The limits in ascending order.
    fn ends(&self) -> (f64, f64) {
        let [a, b] = self.limits;
        (a.min(b), a.max(b))
    }

    /// Roughly how many labels can stand beside each other.
    fn most(&self) -> usize {
        let each = if self.horizontal { self.size * 4.0 } else { self.size * 3.2 };
        (self.length / each).clamp(1.0, 12.0) as usize
    }
}

pub fn choose(axis: &Axis, room: &Room) -> Ticks {
    let mut chosen = if axis.ticks.is_some() {
        given(axis, room)
    } else {
        match axis.kind {
            AxisKind::Numeric => numeric::choose(axis, room),
            AxisKind::Log => log::choose(axis, room),
            AxisKind::Time => time::choose(room),
            AxisKind::Category => category::choose(axis, room),
        }
    };
    if !room.horizontal {
        for line in chosen.ticks.iter_mut().flat_map(|tick| &mut tick.lines) {
            let short = font::cut(line, room.size, false, room.depth);
            if short != *line {
                *line = short;
                chosen.cut += 1;
            }
        }
    }
    chosen
}

/// The caller's ticks; a label that would touch the one before is left out.
fn given(axis: &Axis, room: &Room) -> Ticks {
    let (low, high) = room.ends();
    let wanted = axis.ticks.iter().flatten().filter(|tick| tick.at >= low && tick.at <= high).take(1000);
    let mut wanted: Vec<_> = wanted.collect();
    wanted.sort_by(|a, b| a.at.total_cmp(&b.at));
    let values: Vec<f64> = wanted.iter().map(|tick| tick.at).collect();
    let gaps = values.windows(2).map(|pair| pair[1] - pair[0]).filter(|gap| *gap > 0.0);
    let step = gaps.fold(f64::INFINITY, f64::min);
    let step = if step.is_finite() { step } else { values.first().map_or(1.0, |v| v.abs().max(1e-300) / 100.0) };
    let numbers = crate::format::ticks(&values, step, axis.format);
    let label = |i: usize| match (&wanted[i].label, axis.kind) {
        (Some(label), _) => font::clean(label),
        (None, AxisKind::Category) => category::name(axis, values[i]),
        (None, AxisKind::Time) => time::stamp(values[i]),
        (None, _) => format!("{}{}{}", axis.prefix, numbers[i], axis.suffix),
    };
    let mut ticks: Vec<Tick> = (0..values.len())
        .map(|i| Tick { at: values[i], lines: label(i).split('\n').map(str::to_owned).collect() })
        .collect();
    // Names given for every place are read upwards rather than dropped.
    let named = wanted.iter().any(|tick| tick.label.is_some());
    let mut upwards = false;
    if named && room.horizontal && !apart(&ticks, room, axis.kind) {
        upwards = true;
        for tick in &mut ticks {
            tick.lines = vec![font::cut(&tick.lines.join(" "), room.size, false, room.depth)];
        }
    }
    let mut left_out = 0;
    let mut last: Option<Tick> = None;
    for tick in &mut ticks {
        let pair = last.iter().cloned().chain([tick.clone()]).collect::<Vec<_>>();
        let apart = if upwards { stacked_apart(&pair, room, axis.kind) } else { apart(&pair, room, axis.kind) };
        if apart {
            last = Some(tick.clone());
        } else {
            tick.lines.clear();
            left_out += 1;
        }
    }
    Ticks { ticks, upwards, left_out, cut: 0 }
}

/// Whether no label touches its neighbour, line by line.
fn apart(ticks: &[Tick], room: &Room, kind: AxisKind) -> bool {
    if !room.horizontal {
        return stacked_apart(ticks, room, kind);
    }
    let scale = room.scale(kind);
    let n_lines = ticks.iter().map(|tick| tick.lines.len()).max().unwrap_or(0);
    (0..n_lines).all(|line| {
        let mut spans: Vec<(f64, f64)> = ticks
            .iter()
            .filter_map(|tick| {
                let text = tick.lines.get(line).filter(|text| !text.is_empty())?;
                Some((scale.at(tick.at)?, font::width(text, room.size, false) / 2.0))
            })
            .collect();
        spans.sort_by(|a, b| a.0.total_cmp(&b.0));
        spans.windows(2).all(|pair| pair[1].0 - pair[0].0 >= pair[0].1 + pair[1].1 + room.size * 0.7)
    })
}

/// The same for labels whose lines are as high as the axis is long: on a vertical axis, or read upwards.
fn stacked_apart(ticks: &[Tick], room: &Room, kind: AxisKind) -> bool {
    let scale = room.scale(kind);
    let mut spans: Vec<(f64, f64)> = ticks
        .iter()
        .filter(|tick| !tick.lines.is_empty())
        .filter_map(|tick| Some((scale.at(tick.at)?, font::height(tick.lines.len(), room.size) / 2.0)))
        .collect();
    spans.sort_by(|a, b| a.0.total_cmp(&b.0));
    spans.windows(2).all(|pair| pair[1].0 - pair[0].0 >= pair[0].1 + pair[1].1 + room.size * 0.05)
}

#[cfg(test)]
mod tests;
