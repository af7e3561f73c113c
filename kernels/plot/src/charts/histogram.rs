//! Histograms of one column or of its groups, on common bins.

use super::bins::{Wanted, counts_between, edges};
use super::{Numbers, Sample, kde, single, steps, together_in};
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Bars, Line, Mark};

/// Up to this many groups share a panel; more would hide each other.
const MOST_OVERLAID: usize = 3;
/// Where a logarithmic axis of counts starts: below 1, so that a single row is visible.
const FLOOR: f64 = 0.5;

#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, Debug, Default)]
pub struct HistogramOptions<'a> {
    /// By default as many as the spread of the middle half suggests, between 5 and 80.
    pub bins: Option<usize>,
    /// Adds a smooth line of the same area.
    pub smooth: bool,
    /// The least and greatest finite value, when they are known already.
    pub ends: Option<(f64, f64)>,
    /// A logarithmic axis, with bins of equal width on it; values that are not above zero are left out.
    pub log_x: bool,
    pub log_y: bool,
    /// The name of the column that splits the values into groups.
    pub by: Option<&'a str>,
    /// All groups share a panel, however many they are.
    pub one_panel: bool,
}

/// Whether the axis needs no ticks between whole numbers.
fn are_whole(groups: &[Sample]) -> bool {
    groups.iter().all(|group| matches!(group.numbers, Numbers::Whole(_)))
}

/// The distribution of a column. A few groups lie over each other, more of them have a panel each, with common axes.
pub fn histogram(column: &str, groups: &[Sample], options: HistogramOptions) -> Figure {
    let title = match options.by {
        Some(by) => format!("Distribution of {column} by {by}"),
        None => format!("Distribution of {column}"),
    };
    let panel = |marks: Vec<Mark>| panel(column, marks, are_whole(groups), options);
    let wanted = Wanted { bins: options.bins, ends: options.ends, log: options.log_x };
    let Some(edges) = edges(groups, wanted) else { return single(title, panel(Vec::new())) };
    let drawn = |edge: f64| if options.log_x { 10_f64.powf(edge) } else { edge };
    let spread = Spread { wide: edges[1] - edges[0], edges: edges.iter().map(|edge| drawn(*edge)).collect(), options };
    let counted = groups.iter().map(|group| (group, counts_between(&edges, group.numbers, options.log_x)));
    if let [group] = groups {
        let marks = counted.flat_map(|(_, counts)| spread.bars(group, counts)).collect();
        return single(title, panel(marks));
    }
    if groups.len() > MOST_OVERLAID && !options.one_panel {
        let panels = counted.map(|(group, counts)| {
            let marks = spread.bars(group, counts).into_iter().map(without_label).collect();
            Panel { title: Some(group.name.to_owned()), ..panel(marks) }
        });
        return together_in(title, panels.collect());
    }
    let shapes = counted.enumerate().map(|(i, (group, counts))| spread.filled(i, group, counts));
    let (areas, lines): (Vec<Mark>, Vec<Mark>) = shapes.unzip();
    // Lines come last: an area over a line would change its colour.
    single(title, panel(areas.into_iter().chain(lines).collect()))
}

fn without_label(mark: Mark) -> Mark {
    if let Mark::Line(line) = mark { Mark::Line(Line { label: None, ..line }) } else { mark }
}

/// The bins that all groups share.
struct Spread<'a> {
    /// Width of a bin where values are counted.
    wide: f64,
    /// Edges where they are drawn.
    edges: Vec<f64>,
    options: HistogramOptions<'a>,
}

impl Spread<'_> {
    /// One group alone.
    fn bars(&self, group: &Sample, counts: Vec<f64>) -> Vec<Mark> {
        let smooth = self.smooth(group, &counts, Ink::Series(0));
        let alpha = smooth.is_some().then_some(0.55);
        // A logarithmic axis has no place for an empty bin, and nothing is lost without it.
        let shown = |count: f64| if self.options.log_y && count == 0.0 { f64::NAN } else { count };
        let (edges, values) = (self.edges.clone(), counts.into_iter().map(shown).collect());
        let bars = Mark::Bars(Bars { edges, values, colour: Some(Ink::Series(0)), alpha, ..Bars::default() });
        let smooth = smooth.map(|line| Mark::Line(Line { label: Some("smoothed".to_owned()), ..line }));
        [bars].into_iter().chain(smooth).collect()
    }

    /// One of several groups: a filled outline, or a smooth line over the faint shape of it.
    fn filled(&self, index: usize, group: &Sample, counts: Vec<f64>) -> (Mark, Mark) {
        let colour = Ink::Series(index);
        let smooth = self.smooth(group, &counts, colour);
        let floor = if self.options.log_y { FLOOR } else { 0.0 };
        let heights: Vec<f64> = counts.into_iter().map(|count| count.max(floor)).collect();
        let (area, outline) = steps(&self.edges, &heights, floor, colour);
        let line = Line { label: Some(group.name.to_owned()), ..smooth.unwrap_or(outline) };
        (Mark::Area(area), Mark::Line(line))
    }

    /// A smooth line with the same area as the counts, cut at the outer bins.
    fn smooth(&self, group: &Sample, counts: &[f64], colour: Ink) -> Option<Line> {
        if !self.options.smooth {
            return None;
        }
        let HistogramOptions { log_x, log_y, .. } = self.options;
        let density = match group.numbers {
            Numbers::Floats(values) if !log_x => kde::density(values),
            numbers if log_x => kde::density(&numbers.to_floats().iter().map(|v| v.log10()).collect::<Vec<_>>()),
            numbers => kde::density(&numbers.to_floats()),
        }?;
        let total: f64 = counts.iter().sum();
        let (first, last) = (self.edges[0], self.edges[self.edges.len() - 1]);
        let place = |x: f64| if log_x { 10_f64.powf(x) } else { x };
        let height = |density: f64| density * total * self.wide;
        let points = density.x.iter().zip(&density.y);
        let (x, y) = points
            .map(|(x, density)| (place(*x), height(*density)))
            .filter(|(x, _)| *x >= first && *x <= last)
            .map(|(x, y)| (x, if log_y && y < FLOOR { f64::NAN } else { y }))
            .unzip();
        Some(Line { x, y, colour: Some(colour), width: Some(2.2), ..Line::default() })
    }
}

fn panel(column: &str, marks: Vec<Mark>, are_whole: bool, options: HistogramOptions) -> Panel {
    let kind = |log: bool| if log { AxisKind::Log } else { AxisKind::Numeric };
    Panel {
        x: Axis {
            label: Some(column.to_owned()),
            kind: kind(options.log_x),
            format: if are_whole { NumberFormat::Count } else { NumberFormat::Auto },
            grid: Some(false),
            ..Axis::default()
        },
        y: Axis {
            label: Some("rows".to_owned()),
            kind: kind(options.log_y),
            format: NumberFormat::Count,
            range: [Some(if options.log_y { FLOOR } else { 0.0 }), None],
            ..Axis::default()
        },
        marks,
        ..Panel::default()
    }
}
