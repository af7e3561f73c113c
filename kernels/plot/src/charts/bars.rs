//! A number per category: bars of one series, or of several side by side or on each other.

use super::{Series, rest, single, whole_or_not};
use crate::colour::Ink;
use crate::figure::{Axis, AxisKind, Figure, NumberFormat, Panel};
use crate::marks::{Arrange, Bars, Direction, Mark, Rules};

#[derive(Clone, Copy, Debug, Default)]
pub struct BarOptions {
    pub stacked: bool,
    /// By default bars lie when their names are long or many.
    pub horizontal: Option<bool>,
    /// The last category gathers all those without a bar of their own.
    pub has_rest: bool,
    pub log: bool,
}

/// The values of each series follow `names`.
pub fn bars(title: &str, labels: [&str; 2], names: &[String], series: &[Series], options: BarOptions) -> Figure {
    let several = series.len() > 1;
    let stacked = several && options.stacked;
    let all = || series.iter().flat_map(|series| series.values.iter().copied());
    let format = whole_or_not(all());
    let (names, columns, cut, remark) = with_rest(names, series, options, format);
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let n_bars = if several && !stacked { names.len() * series.len() } else { names.len() };
    let horizontal = options.horizontal.unwrap_or(names.len() > 12 || longest * names.len() > 80);
    let arrange = match (several, stacked) {
        (false, _) => Arrange::Overlaid,
        (true, false) => Arrange::Grouped,
        (true, true) => Arrange::Stacked,
    };
    let mark = |(series, values): (&Series, &&[f64])| {
        let at = (0..values.len()).map(|i| i as f64).collect();
        let label = several.then(|| series.name.to_owned());
        let texts = (!stacked).then_some(format);
        let mut colours = vec![Ink::Series(0); if options.has_rest && !several { values.len() } else { 0 }];
        if let Some(last) = colours.last_mut() {
            *last = rest::COLOUR;
        }
        Mark::Bars(Bars {
            at,
            values: values.to_vec(),
            horizontal,
            arrange,
            label,
            colours,
            texts,
            cut,
            // A category alone is not as wide as the picture.
            width: (names.len() == 1).then_some(0.3),
            ..Bars::default()
        })
    };
    let mut marks: Vec<Mark> = series.iter().zip(&columns).map(mark).collect();
    if all().any(|v| v < 0.0) {
        let direction = if horizontal { Direction::Vertical } else { Direction::Horizontal };
        marks.push(Mark::Rules(Rules { at: vec![0.0], direction, width: Some(1.0), ..Rules::default() }));
    }
    let label = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let categories = Axis {
        label: label(labels[0]),
        kind: AxisKind::Category,
        categories: names.to_vec(),
        invert: horizontal,
        ..Axis::default()
    };
    let kind = if options.log { AxisKind::Log } else { AxisKind::Numeric };
    // A logarithmic axis has no zero: its bars start at the decade below the shortest one.
    let least = all().filter(|v| options.log && *v > 0.0).fold(f64::INFINITY, f64::min);
    let decade = 10_f64.powf((least * 0.99).log10().floor());
    let range = [Some(decade).filter(|low| options.log && low.is_finite()), None];
    let values = Axis { label: label(labels[1]), kind, format, range, ..Axis::default() };
    let (x, y) = if horizontal { (values, categories) } else { (categories, values) };
    let mut figure = single(title, Panel { x, y, marks, ..Panel::default() });
    figure.subtitle = remark;
    if horizontal {
        let lines = u32::try_from(n_bars.min(200)).unwrap_or(200);
        figure.height = figure.height.max(110 + if several { 17 } else { 22 } * lines);
    }
    figure
}

/// The names and columns to draw, where to cut bars, and a remark.
type Drawn<'a> = (&'a [String], Vec<&'a [f64]>, Option<f64>, Option<String>);

/// Leaves out or cuts what is taken together, where it would dwarf the rest. A stack is never cut, since its parts would be
/// wrong: one that goes beyond the scale is left to the remark.
fn with_rest<'a>(names: &'a [String], series: &[Series<'a>], options: BarOptions, format: NumberFormat) -> Drawn<'a> {
    let columns: Vec<&[f64]> = series.iter().map(|series| series.values).collect();
    let (Some((rest_name, own)), true, false) = (names.split_last(), options.has_rest, options.log) else {
        return (names, columns, None, None);
    };
    if options.stacked && columns.len() > 1 {
        let known = |v: &f64| if v.is_finite() { *v } else { 0.0 };
        let height = |i: usize| columns.iter().filter_map(|values| values.get(i)).map(known).sum::<f64>();
        let heights: Vec<f64> = (0..names.len()).map(height).collect();
        let is_long = rest::cut(&[&heights]).is_some();
        let shown = if is_long { own } else { names };
        let remark = is_long.then(|| rest::remark(rest_name, heights[own.len()], format));
        return (shown, columns.iter().map(|values| &values[..shown.len().min(values.len())]).collect(), None, remark);
    }
    let cut = rest::cut(&columns);
    let remark = cut.map(|_| match &columns[..] {
        [only] => rest::remark(rest_name, only.last().copied().unwrap_or(f64::NAN), format),
        _ => format!("{rest_name} goes beyond the scale"),
    });
    (names, columns, cut, remark)
}
