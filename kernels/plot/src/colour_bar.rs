//! The bar beside a panel that says which colour is which number.

use crate::colormap::{self, ColourMap};
use crate::figure::{Axis, AxisKind, Panel};
use crate::font;
use crate::geometry::{Point, Rect, point};
use crate::marks::{Align, Mark};
use crate::palette::Colours;
use crate::scale::Scale;
use crate::scene::{Role, Scene, Text};
use crate::style::Sizes;
use crate::ticks::{self, Room, Ticks};

const GAP: f64 = 14.0;
const THICK: f64 = 13.0;

#[derive(Clone, Debug)]
pub struct ColourBar {
    map: ColourMap,
    range: [f64; 2],
    ticks: Ticks,
    label: Option<String>,
    /// All of it, the gap to the panel included.
    pub width: f64,
}

/// The map and range of the first mark that has numbers for colours.
fn mapped(panel: &Panel) -> Option<(ColourMap, [f64; 2], Option<&str>)> {
    panel.marks.iter().find_map(|mark| match mark {
        Mark::Heat(heat) => Some((heat.map, heat_range(heat)?, heat.values_label.as_deref())),
        Mark::Points(points) if !points.values.is_empty() => {
            let range = points.map.range(points.values.iter().copied())?;
            Some((points.map, range, points.values_label.as_deref()))
        }
        _ => None,
    })
}

/// The numbers at the two ends of a heat mark's map.
pub fn heat_range(heat: &crate::marks::Heat) -> Option<[f64; 2]> {
    let own = heat.map.range(heat.values.iter().copied());
    let given = heat.range.map(|end| end.filter(|v| v.is_finite()));
    let [low, high] = match (own, given) {
        (_, [Some(low), Some(high)]) => [low, high],
        (Some([low, high]), [from, to]) => [from.unwrap_or(low), to.unwrap_or(high)],
        (None, _) => return None,
    };
    Some(if low < high { [low, high] } else { [high - 0.5, low + 0.5] })
}

pub fn set(panel: &Panel, length: f64, sizes: &Sizes) -> Option<ColourBar> {
    let (map, range, label) = mapped(panel)?;
    let room = Room { length, depth: 120.0, size: sizes.tick, horizontal: false, limits: range };
    let ticks = ticks::choose(&Axis::default(), &room);
    let labels = ticks.ticks.iter().flat_map(|tick| &tick.lines);
    let widest = labels.map(|line| font::width(line, sizes.tick, false)).fold(0.0, f64::max);
    let label = label.map(|label| font::cut(&font::clean(label), sizes.label, false, length)).filter(|l| !l.is_empty());
    let named = if label.is_some() { 8.0 + sizes.label } else { 0.0 };
    Some(ColourBar { map, range, ticks, label, width: GAP + THICK + 5.0 + widest + named })
}

impl ColourBar {
    /// Draws the bar with its left gap at `left`, as high as the plot.
    pub fn draw(&self, left: f64, plot: &Rect, colours: &Colours, sizes: &Sizes, scene: &mut Scene) {
        let bar = Rect::new((left + GAP).round(), plot.top, (left + GAP).round() + THICK, plot.bottom);
        let steps = (bar.height() as usize).clamp(1, 128);
        let canvas = scene.canvas();
        for step in 0..steps {
            let at = |i: usize| (bar.bottom - bar.height() * i as f64 / steps as f64).round();
            // Each colour reaches to the top and the next covers it, so that no seam shows between them.
            let cell = Rect::new(bar.left, bar.top, bar.right, at(step));
            scene.rect(&cell, self.map.at((step as f64 + 0.5) / steps as f64, colours.on_dark), &canvas);
        }
        let scale = Scale::new(AxisKind::Numeric, self.range, bar.bottom, bar.top);
        let text = |text: &str, at: Point, upwards: bool, size: f64, role: Role| Text {
            text: text.to_owned(),
            at,
            align: if upwards { Align::Centre } else { Align::Left },
            upwards,
            size,
            bold: false,
            colour: if upwards { colours.text } else { colours.muted },
            role,
        };
        for tick in &self.ticks.ticks {
            let Some(y) = scale.at(tick.at) else { continue };
            scene.stroke(point(bar.right, y), point(bar.right + 3.0, y), 1.0, colours.axis);
            for line in &tick.lines {
                scene.text(text(line, point(bar.right + 5.0, y - sizes.tick / 2.0), false, sizes.tick, Role::Tick));
            }
        }
        if let Some(label) = &self.label {
            let x = left + self.width - sizes.label;
            scene.text(text(label, point(x, plot.centre().y), true, sizes.label, Role::Label));
        }
    }

    /// The colour of a number on this bar's scale.
    pub fn colour(map: ColourMap, v: f64, range: [f64; 2], colours: &Colours) -> crate::colour::Rgba {
        map.at(colormap::share(v, range), colours.on_dark)
    }
}
