//! Refusals, and specs that would make a careless program panic or hang.

use crate::{
    Area, Axis, AxisKind, Bars, BoxStats, Boxes, ErrorBars, Figure, Format, GivenTick, Heat, Line, Mark, Panel,
    PlotError, Points, Rendered, Rules, Spans, Texts, Wedges, render,
};

fn with(marks: Vec<Mark>, x: Axis, y: Axis) -> Figure {
    Figure { panels: vec![Panel { x, y, marks, ..Panel::default() }], ..Figure::default() }
}

fn both(figure: &Figure) -> [Rendered; 2] {
    [Format::Png, Format::Svg].map(|format| render(figure, format).expect("it can be drawn"))
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let refused = |figure: Figure| render(&figure, Format::Png).expect_err("refused").to_string();
    assert_eq!(
        refused(Figure { width: 20_000, ..Figure::default() }),
        "a figure must be 40 to 10000 pixels on each side and at most 40 million in all, not 20000 x 500"
    );
    assert_eq!(refused(Figure { scale: f64::NAN, ..Figure::default() }), "scale must be between 0.1 and 10, not NaN");
    let line = Mark::Line(Line { x: vec![1.0], ..Line::default() });
    assert_eq!(refused(with(vec![line], Axis::default(), Axis::default())), "line mark: y has 0 values, x has 1");
    let heat = Mark::Heat(Heat { rows: usize::MAX, columns: 3, ..Heat::default() });
    let error = render(&with(vec![heat], Axis::default(), Axis::default()), Format::Svg).expect_err("refused");
    assert!(matches!(error, PlotError::TooMany { .. }));
}

#[test]
fn figures_without_anything_are_drawn() {
    both(&Figure::default());
    let [_, svg] = both(&with(Vec::new(), Axis::default(), Axis::default()));
    assert_eq!(svg.notes, ["1 panel has no data"]);
}

/// Numbers that divide, overflow and vanish.
const AWKWARD: [f64; 12] =
    [0.0, -0.0, 1.0, -1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, f64::MIN, 5e-324, 1e300, -1e-300];

fn marks(a: f64, b: f64) -> Vec<Mark> {
    let (x, y) = (vec![a, b, a], vec![b, a, b]);
    let stats =
        BoxStats { at: a, low: b, quartile1: a, median: b, quartile3: a, high: b, mean: Some(a), outliers: vec![a, b] };
    vec![
        Mark::Line(Line { x: x.clone(), y: y.clone(), width: Some(b), ..Line::default() }),
        Mark::Points(Points {
            x: x.clone(),
            y: y.clone(),
            values: y.clone(),
            sizes: x.clone(),
            alpha: Some(a),
            ..Points::default()
        }),
        Mark::Bars(Bars { at: x.clone(), values: y.clone(), width: Some(a), ..Bars::default() }),
        Mark::Bars(Bars {
            edges: vec![a, b, a, b],
            values: y.clone(),
            bases: x.clone(),
            texts: Some(crate::NumberFormat::Auto),
            ..Bars::default()
        }),
        Mark::Area(Area { x: x.clone(), low: x.clone(), high: y.clone(), ..Area::default() }),
        Mark::Boxes(Boxes { boxes: vec![stats], width: Some(b), ..Boxes::default() }),
        Mark::Heat(Heat { rows: 1, columns: 3, values: y.clone(), range: [Some(a), Some(b)], ..Heat::default() }),
        Mark::Rules(Rules { at: x.clone(), ..Rules::default() }),
        Mark::Spans(Spans { from: x.clone(), to: y.clone(), ..Spans::default() }),
        Mark::Texts(Texts {
            x: x.clone(),
            y: y.clone(),
            texts: vec!["a".into(), "b\nc".into(), String::new()],
            size: Some(a),
            ..Texts::default()
        }),
        Mark::ErrorBars(ErrorBars {
            x: x.clone(),
            y: y.clone(),
            y_low: x.clone(),
            y_high: y.clone(),
            ..ErrorBars::default()
        }),
        Mark::Wedges(Wedges { values: x, hole: b, shares: true, ..Wedges::default() }),
    ]
}

#[test]
fn awkward_numbers_never_panic() {
    for kind in [AxisKind::Numeric, AxisKind::Log, AxisKind::Time, AxisKind::Category] {
        for a in AWKWARD {
            for b in AWKWARD {
                let axis = || Axis { kind, ..Axis::default() };
                let ranged = || Axis { kind, range: [Some(a), Some(b)], ..Axis::default() };
                let ticked =
                    || Axis { ticks: Some(AWKWARD.map(|at| GivenTick { at, label: None }).to_vec()), ..axis() };
                let all = marks(a, b);
                let small = |x: Axis, y: Axis, marks: Vec<Mark>| Figure { width: 120, height: 90, ..with(marks, x, y) };
                for mark in &all {
                    render(&small(axis(), axis(), vec![mark.clone()]), Format::Svg).expect("it can be drawn");
                }
                render(&small(ranged(), ranged(), all.clone()), Format::Png).expect("it can be drawn");
                render(&small(ticked(), ranged(), all), Format::Svg).expect("it can be drawn");
            }
        }
    }
}

#[test]
fn texts_of_any_kind_are_escaped_and_never_panic() {
    for text in [
        "<script>alert(1)</script>",
        "]]>&amp;\"'",
        "\u{0}\u{1b}[31m",
        "\u{202e}abc",
        "",
        "\n\n\n",
        &"long ".repeat(5000),
    ] {
        let axis = || Axis {
            label: Some(text.into()),
            kind: AxisKind::Category,
            categories: vec![text.into(); 3],
            ..Axis::default()
        };
        let line =
            Mark::Line(Line { x: vec![0.0, 2.0], y: vec![0.0, 1.0], label: Some(text.into()), ..Line::default() });
        let figure =
            Figure { title: Some(text.into()), subtitle: Some(text.into()), ..with(vec![line], axis(), axis()) };
        let [_, svg] = both(&figure);
        let svg = String::from_utf8(svg.bytes).expect("an SVG is text");
        assert!(
            !svg.contains("<script") && !svg.contains('\u{0}') && !svg.contains('\u{1b}') && !svg.contains('\u{202e}')
        );
    }
}
