//! How long marks of 10^7 points take, in both formats: `cargo run --release -p orchestrator-plot --example ten_million`.

use std::time::Instant;

use orchestrator_plot::charts::{self, HistogramOptions, Numbers, Sample};
use orchestrator_plot::{Area, Bars, BoxStats, Boxes, Figure, Format, Heat, Line, Mark, Panel, Points, render};

const COUNT: u32 = 10_000_000;

fn main() {
    let mut state = 1_u64;
    let mut uniform = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        f64::from(u32::try_from(state >> 32).unwrap_or(0)) / 4_294_967_296.0
    };
    let noise: Vec<f64> = (0..COUNT).map(|_| uniform() + uniform() + uniform()).collect();
    let other: Vec<f64> = (0..COUNT).map(|_| uniform() + uniform()).collect();
    let order: Vec<f64> = (0..COUNT).map(f64::from).collect();
    let line = |x: &Vec<f64>| Mark::Line(Line { x: x.clone(), y: noise.clone(), ..Line::default() });
    let cells = Heat { rows: 2500, columns: 4000, values: noise.clone(), ..Heat::default() };
    let boxes = BoxStats { outliers: noise.clone(), quartile1: 1.0, quartile3: 2.0, ..BoxStats::default() };
    let figures: Vec<(&str, Vec<Mark>)> = vec![
        ("line in order", vec![line(&order)]),
        ("line back and forth", vec![line(&other)]),
        ("points", vec![Mark::Points(Points { x: other.clone(), y: noise.clone(), ..Points::default() })]),
        ("bars", vec![Mark::Bars(Bars { at: order.clone(), values: noise.clone(), ..Bars::default() })]),
        ("area", vec![Mark::Area(Area { x: order.clone(), high: noise.clone(), ..Area::default() })]),
        ("heat", vec![Mark::Heat(cells)]),
        ("outliers", vec![Mark::Boxes(Boxes { boxes: vec![boxes], ..Boxes::default() })]),
    ];
    for (name, marks) in figures {
        report(name, &Figure { panels: vec![Panel { marks, ..Panel::default() }], ..Figure::default() }, 0.0);
    }
    let many = |i: u32| {
        let y = (0..20).map(|j| f64::from(i * 7 % 100 + j)).collect();
        Mark::Line(Line { x: (0..20).map(f64::from).collect(), y, label: Some(format!("line {i}")), ..Line::default() })
    };
    let panels = vec![Panel { marks: (0..3000).map(many).collect(), ..Panel::default() }];
    report("3000 labelled lines", &Figure { panels, ..Figure::default() }, 0.0);
    let panels = vec![Panel { marks: vec![line(&order)], ..Panel::default() }];
    report("10000 x 4000 pixels", &Figure { width: 10_000, height: 4000, panels, ..Figure::default() }, 0.0);
    let start = Instant::now();
    let options = HistogramOptions { smooth: true, ..HistogramOptions::default() };
    let figure = charts::histogram("noise", &[Sample { name: "noise", numbers: Numbers::Floats(&noise) }], options);
    report("histogram with a smooth line", &figure, start.elapsed().as_secs_f64());
}

fn report(name: &str, figure: &Figure, before: f64) {
    for format in [Format::Png, Format::Svg] {
        let start = Instant::now();
        let rendered = render(figure, format).expect(name);
        let seconds = before + start.elapsed().as_secs_f64();
        println!("{name} {format:?}: {seconds:.2} s, {} kB, {:?}", rendered.bytes.len() / 1000, rendered.notes);
    }
}
