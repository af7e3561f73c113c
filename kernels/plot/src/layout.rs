//! Where everything stands: margins measured from the texts in them, panels of one size in an even grid.

use crate::around::{Around, Margins, Outer, Setting};
use crate::arrange::{self, Bar};
use crate::extent::{self, Extent, Side};
use crate::figure::{Figure, Panel};
use crate::font;
use crate::geometry::Rect;
use crate::marks::Mark;
use crate::palette::Colours;
use crate::scale::Scale;
use crate::style::Sizes;

/// Around the figure, and between its panels.
const EDGE: f64 = 14.0;
const BETWEEN: f64 = 20.0;
/// A panel smaller than this is not worth labels.
const LEAST: (f64, f64) = (48.0, 32.0);

/// What is given up for room, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spared {
    Nothing,
    Legends,
    Labels,
    Everything,
}

pub struct Plan<'a> {
    pub title: Vec<String>,
    pub subtitle: Vec<String>,
    pub panels: Vec<Placed<'a>>,
    pub spared: Spared,
}

/// A panel with its place and everything around it.
pub struct Placed<'a> {
    pub panel: &'a Panel,
    pub bars: Vec<Vec<Bar>>,
    pub plot: Rect,
    /// The panel's whole cell, margins and all.
    pub cell: Rect,
    /// Of the x axis, the y axis and the one on the right.
    pub limits: [[f64; 2]; 3],
    pub extents: [Extent; 3],
    pub around: Around,
    pub has_axes: bool,
}

impl Placed<'_> {
    pub fn x(&self) -> Scale {
        Scale::new(self.panel.x.kind, self.limits[0], self.plot.left, self.plot.right)
    }

    pub fn y(&self) -> Scale {
        Scale::new(self.panel.y.kind, self.limits[1], self.plot.bottom, self.plot.top)
    }

    /// The axis on the right, or the one on the left where there is none.
    pub fn right(&self) -> Scale {
        let Some(axis) = &self.panel.right_y else { return self.y() };
        Scale::new(axis.kind, self.limits[2], self.plot.bottom, self.plot.top)
    }
}

pub fn plan<'a>(figure: &'a Figure, colours: &Colours, sizes: &Sizes) -> Plan<'a> {
    let mut spared = Spared::Nothing;
    loop {
        let (plan, least) = attempt(figure, colours, sizes, spared);
        if least.0 >= LEAST.0 && least.1 >= LEAST.1 || spared == Spared::Everything {
            return plan;
        }
        spared = match spared {
            Spared::Nothing => Spared::Legends,
            Spared::Legends => Spared::Labels,
            _ => Spared::Everything,
        };
    }
}

/// A plan that gives up what `spared` says, and the size of its panels.
fn attempt<'a>(figure: &'a Figure, colours: &Colours, sizes: &Sizes, spared: Spared) -> (Plan<'a>, (f64, f64)) {
    let (edge, between) = if spared == Spared::Everything { (2.0, 2.0) } else { (EDGE, BETWEEN) };
    let (width, height) = (f64::from(figure.width), f64::from(figure.height));
    let heading = |text: &Option<String>, size: f64, bold: bool, most: usize| match text {
        Some(text) if spared < Spared::Labels => font::wrap(&font::clean(text), size, bold, width - 2.0 * edge, most),
        _ => Vec::new(),
    };
    let title = heading(&figure.title, sizes.title, true, 2);
    let subtitle = heading(&figure.subtitle, sizes.subtitle, false, 3);
    let mut head = edge;
    for (lines, size, gap) in [(&title, sizes.title, 6.0), (&subtitle, sizes.subtitle, 6.0)] {
        head += font::height(lines.len(), size) + if lines.is_empty() { 0.0 } else { gap };
    }
    if !title.is_empty() || !subtitle.is_empty() {
        head += 8.0;
    }

    let columns = figure.columns.clamp(1, figure.panels.len().max(1));
    let rows = figure.panels.len().div_ceil(columns).max(1);
    let mut panels = measured(figure);
    let room =
        (width - 2.0 * edge - between * (columns - 1) as f64, height - head - edge - between * (rows - 1) as f64);
    let mut size = ((room.0 / columns as f64 - 80.0).max(20.0), (room.1 / rows as f64 - 60.0).max(20.0));
    let setting = Setting { figure, colours, sizes, spared };
    let mut flanks = vec![Margins::default(); columns];
    let mut ends = vec![Margins::default(); rows];
    // Ticks depend on the size of the plot and that on the ticks; margins only grow, so this settles.
    for _ in 0..4 {
        for (i, placed) in panels.iter_mut().enumerate() {
            let outer =
                Outer { row: i / columns, column: i % columns, last: i + columns >= figure.panels.len(), columns };
            placed.around = setting.around(placed, size, outer);
            let found = placed.around.margins;
            let (flank, end) = (&mut flanks[outer.column], &mut ends[outer.row]);
            flank.left = flank.left.max(found.left);
            flank.right = flank.right.max(found.right);
            end.top = end.top.max(found.top);
            end.bottom = end.bottom.max(found.bottom);
        }
        let wide: f64 = flanks.iter().map(|flank| flank.left + flank.right).sum();
        let high: f64 = ends.iter().map(|end| end.top + end.bottom).sum();
        size = ((room.0 - wide) / columns as f64, (room.1 - high) / rows as f64);
        size = (size.0.max(1.0), size.1.max(1.0));
    }
    let mut top = head;
    for (row, end) in ends.iter().enumerate() {
        let mut left = edge;
        for (column, flank) in flanks.iter().enumerate() {
            let plot_left = (left + flank.left).round();
            let plot_top = (top + end.top).round();
            let plot = Rect::new(plot_left, plot_top, (plot_left + size.0).round(), (plot_top + size.1).round());
            let cell = Rect::new(left, top, plot.right + flank.right, plot.bottom + end.bottom);
            if let Some(placed) = panels.get_mut(row * columns + column) {
                (placed.plot, placed.cell) = (plot, cell);
            }
            left += flank.left + size.0 + flank.right + between;
        }
        top += end.top + size.1 + end.bottom + between;
    }
    (Plan { title, subtitle, panels, spared }, size)
}

/// The panels with what they span, not placed yet.
fn measured(figure: &Figure) -> Vec<Placed<'_>> {
    let nowhere = Rect::new(0.0, 0.0, 0.0, 0.0);
    let mut panels: Vec<Placed> = figure
        .panels
        .iter()
        .map(|panel| {
            let bars = arrange::bars(panel);
            let extents = [Side::X, Side::Y, Side::Right].map(|side| extent::extent(panel, &bars, side));
            let has_axes = !panel.marks.iter().any(|mark| matches!(mark, Mark::Wedges(_)));
            Placed {
                panel,
                bars,
                plot: nowhere,
                cell: nowhere,
                limits: [[0.0, 1.0]; 3],
                extents,
                around: Around::default(),
                has_axes,
            }
        })
        .collect();
    let sides = [(figure.share_x, Side::X), (figure.share_y, Side::Y), (false, Side::Right)];
    for (i, (shared, side)) in sides.into_iter().enumerate() {
        let all: Vec<Extent> = panels.iter().map(|placed| placed.extents[i]).collect();
        for placed in &mut panels {
            let Some(axis) = side.axis(placed.panel) else { continue };
            let own = placed.extents[i];
            let extent = if shared { own.shared_with(&all) } else { own };
            placed.limits[i] = extent.limits(axis, side);
        }
    }
    panels
}
