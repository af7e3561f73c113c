//! What stands around a plot of a given size: ticks, labels, titles, colour bar, legend, and the room they take.

use crate::colour_bar::{self, ColourBar};
use crate::figure::{Axis, Figure, LegendPlace};
use crate::font;
use crate::layout::{Placed, Spared};
use crate::legend::{self, Block};
use crate::palette::Colours;
use crate::scale::Scale;
use crate::style::Sizes;
use crate::ticks::{self, Room, Ticks};

/// From tick labels to the axis label.
pub const LABEL_GAP: f64 = 8.0;

/// From the frame to tick labels. Half a label reaches over the corner, and the other axis' first one is there.
pub fn tick_gap(size: f64) -> f64 {
    (size * 0.5 + 2.0).max(8.0)
}

#[derive(Clone, Debug, Default)]
pub struct Around {
    pub title: Vec<String>,
    pub x: Beside,
    pub y: Beside,
    pub right: Beside,
    pub legend: Option<Block>,
    pub bar: Option<ColourBar>,
    /// How many labels and titles lost their end.
    pub cut: usize,
    pub margins: Margins,
}

/// The ticks and the label of one axis.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    pub ticks: Ticks,
    pub label: Vec<String>,
    /// How far all of it reaches from the frame.
    pub reach: f64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margins {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
    /// The part of `right` before colour bar and legend.
    pub overhang: f64,
    /// The part of `bottom` above a legend.
    pub below_axis: f64,
}

/// Where a panel stands in the grid.
#[derive(Clone, Copy)]
pub struct Outer {
    pub row: usize,
    pub column: usize,
    /// No panel stands below it.
    pub last: bool,
    /// Panels side by side.
    pub columns: usize,
}

/// What is the same for all panels.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    pub figure: &'a Figure,
    pub colours: &'a Colours,
    pub sizes: &'a Sizes,
    pub spared: Spared,
}

impl Setting<'_> {
    /// A label or title in up to two lines, and 1 if it lost its end.
    fn wrapped(&self, text: Option<&String>, size: f64, bold: bool, room: f64) -> (Vec<String>, usize) {
        let Some(text) = text.filter(|_| self.spared < Spared::Labels) else { return (Vec::new(), 0) };
        let text = font::clean(text);
        let lines = font::wrap(&text, size, bold, room, 2);
        let cut = lines.iter().any(|line| line.ends_with('…')) && !text.ends_with('…');
        (lines, usize::from(cut))
    }

    /// One axis; one that shares its labels with a neighbour keeps its ticks alone.
    fn beside(&self, axis: &Axis, room: &Room, without_labels: bool, cut: &mut usize) -> Beside {
        let mut ticks = ticks::choose(axis, room);
        if without_labels {
            for tick in &mut ticks.ticks {
                tick.lines.clear();
            }
            return Beside { ticks, ..Beside::default() };
        }
        let (label, lost) = self.wrapped(axis.label.as_ref(), self.sizes.label, false, room.length);
        *cut += lost;
        let mut reach = tick_gap(room.size) + depth(&ticks, room.size, room.horizontal);
        if !label.is_empty() {
            reach += LABEL_GAP + font::height(label.len(), self.sizes.label);
        }
        Beside { ticks, label, reach }
    }

    /// Everything around a plot of `size` pixels.
    pub fn around(&self, placed: &Placed, size: (f64, f64), outer: Outer) -> Around {
        let mut around = Around::default();
        if self.spared == Spared::Everything {
            return around;
        }
        let (panel, sizes) = (placed.panel, self.sizes);
        let whole = (f64::from(self.figure.width), f64::from(self.figure.height));
        let show = |axis: &Axis| placed.has_axes && !axis.hidden;
        let upright = |limits: [f64; 2]| {
            let depth = whole.0 * 0.32 / outer.columns as f64;
            Room { length: size.1, depth, size: sizes.tick, horizontal: false, limits }
        };
        let mut margins = Margins::default();
        if show(&panel.x) {
            let (depth, limits) = (whole.1 * 0.28, placed.limits[0]);
            let room = Room { length: size.0, depth, size: sizes.tick, horizontal: true, limits };
            around.x = self.beside(&panel.x, &room, self.figure.share_x && !outer.last, &mut around.cut);
            margins.bottom = around.x.reach;
            let (left, right) = overhang(&around.x.ticks, &panel.x, &room);
            (margins.left, margins.overhang) = (left, right);
        }
        if show(&panel.y) {
            let without_labels = self.figure.share_y && outer.column > 0;
            around.y = self.beside(&panel.y, &upright(placed.limits[1]), without_labels, &mut around.cut);
            margins.left = margins.left.max(around.y.reach);
            margins.top = sizes.tick * 0.6;
        }
        if let Some(axis) = panel.right_y.as_ref().filter(|axis| show(axis)) {
            around.right = self.beside(axis, &upright(placed.limits[2]), false, &mut around.cut);
            margins.overhang = margins.overhang.max(around.right.reach);
            margins.top = sizes.tick * 0.6;
        }
        let (title, lost) = self.wrapped(panel.title.as_ref(), sizes.panel_title, true, size.0);
        around.cut += lost;
        if !title.is_empty() {
            margins.top = margins.top.max(font::height(title.len(), sizes.panel_title) + 8.0);
        }
        around.title = title;
        margins.right = margins.overhang;
        margins.below_axis = margins.bottom;
        if self.spared == Spared::Nothing {
            around.bar = colour_bar::set(panel, size.1, sizes);
            margins.right += around.bar.as_ref().map_or(0.0, |bar| bar.width);
            let entries = legend::entries(panel, self.colours);
            around.legend = legend::set(panel, &entries, size, whole, outer.columns, sizes.legend);
            match &around.legend {
                Some(block) if block.place == LegendPlace::Below => margins.bottom += block.height + 10.0,
                Some(block) if block.place == LegendPlace::Right => margins.right += block.width + 16.0,
                _ => {}
            }
        }
        around.margins = margins;
        around
    }
}

/// How far labels below a plot reach over its left and its right end.
fn overhang(ticks: &Ticks, axis: &Axis, room: &Room) -> (f64, f64) {
    let scale = Scale::new(axis.kind, room.limits, 0.0, room.length);
    ticks.ticks.iter().filter(|tick| !tick.lines.is_empty()).fold((0.0, 0.0), |(left, right), tick| {
        let half = if ticks.upwards { room.size } else { widest(&tick.lines, room.size) } / 2.0;
        let at = scale.at(tick.at).unwrap_or(0.0);
        (f64::max(left, half - at), f64::max(right, at + half - room.length))
    })
}

fn widest(lines: &[String], size: f64) -> f64 {
    lines.iter().map(|line| font::width(line, size, false)).fold(0.0, f64::max)
}

/// How far labels reach away from their axis.
fn depth(ticks: &Ticks, size: f64, horizontal: bool) -> f64 {
    let reach = |lines: &Vec<String>| {
        if horizontal && !ticks.upwards { font::height(lines.len(), size) } else { widest(lines, size) }
    };
    ticks.ticks.iter().map(|tick| reach(&tick.lines)).fold(0.0, f64::max)
}
