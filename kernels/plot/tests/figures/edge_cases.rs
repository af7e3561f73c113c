//! Figures with something awkward in each: long names, many groups, no data, absurd numbers.

use orchestrator_plot::charts::{self, Cloud, HistogramOptions, Numbers, Sample};
use orchestrator_plot::{
    Axis, AxisKind, Bars, Dash, Direction, Figure, GivenTick, Legend, LegendPlace, Line, Mark, Marker, NumberFormat,
    Panel, Points, Rules, Spans, Step, Texts, Theme,
};

use super::Dice;

pub fn all() -> Vec<(&'static str, Figure)> {
    vec![
        ("sixty_categories", categories(60, "region")),
        ("long_labels", long_labels()),
        ("negative_values", negative_values()),
        (
            "constant_column",
            charts::histogram(
                "constant",
                &[Sample { name: "constant", numbers: Numbers::Floats(&[7.0; 500]) }],
                HistogramOptions::default(),
            ),
        ),
        ("one_point", plain_scatter("One point", &[Cloud { name: "", x: &[3.0], y: &[1_234_567.0] }])),
        ("no_data", plain_scatter("Nothing to see", &[Cloud { name: "", x: &[], y: &[] }])),
        ("eight_groups", groups(8, Theme::Light)),
        ("eight_groups_dark", groups(8, Theme::Dark)),
        ("twenty_groups_long_names", twenty_groups()),
        ("huge_and_tiny", huge_and_tiny()),
        ("unicode", unicode()),
        ("log_log", log_log()),
        ("infinite", infinite()),
        ("steps_and_rules", steps_and_rules()),
        ("given_ticks", given_ticks()),
        ("shared_axes", shared_axes()),
        ("right_axis", right_axis()),
        ("tiny_canvas", Figure { width: 160, height: 110, ..negative_values() }),
    ]
}

fn figure(title: &str, panel: Panel) -> Figure {
    Figure { title: Some(title.into()), panels: vec![panel], ..Figure::default() }
}

fn plain_scatter(title: &str, clouds: &[Cloud]) -> Figure {
    charts::scatter(title, ["x", "y"], [AxisKind::Numeric; 2], clouds, true)
}

fn categories(count: i32, name: &str) -> Figure {
    let mut dice = Dice::new(20);
    let bars = Bars {
        at: (0..count).map(f64::from).collect(),
        values: (0..count).map(|_| 100.0 * dice.uniform()).collect(),
        ..Bars::default()
    };
    let names = (0..count).map(|i| format!("{name} {i}")).collect();
    let x = Axis { kind: AxisKind::Category, categories: names, label: Some(name.into()), ..Axis::default() };
    let y = Axis { label: Some("share".into()), suffix: "%".into(), ..Axis::default() };
    figure("Sixty categories", Panel { x, y, marks: vec![Mark::Bars(bars)], ..Panel::default() })
}

fn long_labels() -> Figure {
    let names = [
        "Reinforced concrete and structural steelwork for bridges",
        "Consulting",
        "Supply of laboratory equipment and consumables to universities",
        "Catering",
        "Translation services",
    ];
    let bars = Bars {
        at: (0..5).map(f64::from).collect(),
        values: vec![5.0, 3.0, 8.0, 2.0, 6.0],
        texts: Some(NumberFormat::Auto),
        ..Bars::default()
    };
    let categories = names.iter().map(|name| (*name).to_owned()).collect();
    let x = Axis { kind: AxisKind::Category, categories, ..Axis::default() };
    let y = Axis {
        label: Some("contracts awarded by the procurement office in the last complete financial year, all lots".into()),
        ..Axis::default()
    };
    let title = "A title that is much too long for one line because somebody put the whole question of the analysis into it, and then some more";
    figure(title, Panel { x, y, marks: vec![Mark::Bars(bars)], ..Panel::default() })
}

fn negative_values() -> Figure {
    let bars = Bars {
        at: (0..6).map(f64::from).collect(),
        values: vec![120.0, -80.0, 45.0, -160.0, f64::NAN, 60.0],
        texts: Some(NumberFormat::Auto),
        ..Bars::default()
    };
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"].iter().map(|name| (*name).to_owned()).collect();
    let zero = Rules { at: vec![0.0], direction: Direction::Horizontal, ..Rules::default() };
    let x = Axis { kind: AxisKind::Category, categories: names, ..Axis::default() };
    let y = Axis { label: Some("profit (k€)".into()), ..Axis::default() };
    figure("Profit and loss", Panel { x, y, marks: vec![Mark::Bars(bars), Mark::Rules(zero)], ..Panel::default() })
}

fn groups(count: u8, theme: Theme) -> Figure {
    let mut dice = Dice::new(21);
    let x: Vec<f64> = (0..200).map(f64::from).collect();
    let columns: Vec<Vec<f64>> = (0..count)
        .map(|i| {
            let mut level = f64::from(i) * 4.0;
            x.iter()
                .map(|_| {
                    level += dice.normal() * 0.7;
                    level
                })
                .collect()
        })
        .collect();
    let names: Vec<String> = (0..count).map(|i| format!("group {}", char::from(b'A' + i))).collect();
    let series: Vec<Cloud> = names.iter().zip(&columns).map(|(name, y)| Cloud { name, x: &x, y }).collect();
    Figure { theme, ..charts::lines("Eight groups", ["week", "level"], [AxisKind::Numeric; 2], &series) }
}

fn twenty_groups() -> Figure {
    let x: Vec<f64> = (0..50).map(f64::from).collect();
    let columns: Vec<Vec<f64>> =
        (0..20).map(|i| x.iter().map(|x| (x / 10.0 + f64::from(i)).sin() + f64::from(i)).collect()).collect();
    let names: Vec<String> = (0..20).map(|i| format!("a group whose name goes on and on, number {i}")).collect();
    let series: Vec<Cloud> = names.iter().zip(&columns).map(|(name, y)| Cloud { name, x: &x, y }).collect();
    charts::lines("Twenty groups", ["week", "level"], [AxisKind::Numeric; 2], &series)
}

fn huge_and_tiny() -> Figure {
    let line = |size: f64, offset: f64| {
        let x: Vec<f64> = (0..40).map(f64::from).collect();
        let y = x.iter().map(|x| offset + size * (x / 6.0).sin()).collect();
        Panel { marks: vec![Mark::Line(Line { x, y, ..Line::default() })], ..Panel::default() }
    };
    let titled = |title: &str, panel: Panel| Panel { title: Some(title.into()), ..panel };
    Figure {
        title: Some("Huge and tiny numbers".into()),
        columns: 3,
        width: 1100,
        height: 560,
        panels: vec![
            titled("10^12", line(4e12, 0.0)),
            titled("10^300", line(1e299, 0.0)),
            titled("10^-9", line(3e-9, 0.0)),
            titled("a billion and a little", line(2.0, 1e9)),
            titled("below all digits", line(1e-9, 1e9)),
            titled("thousands", line(30_000.0, 20_000.0)),
        ],
        ..Figure::default()
    }
}

fn unicode() -> Figure {
    let names = ["Zürich", "Łódź", "Αθήνα", "Москва", "東京", "القاهرة", "😀 party"]
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let bars = Bars {
        at: (0..7).map(f64::from).collect(),
        values: vec![3.0, 5.0, 2.0, 8.0, 9.0, 4.0, 6.0],
        ..Bars::default()
    };
    let x = Axis {
        kind: AxisKind::Category,
        categories: names,
        label: Some("city — ville — 都市".into()),
        ..Axis::default()
    };
    let y = Axis { label: Some("m²·s⁻¹ ≥ ½ & <tags> \"quoted\"".into()), ..Axis::default() };
    figure("Unicode: ∑ ∂x ≈ 10⁻³ 日本", Panel { x, y, marks: vec![Mark::Bars(bars)], ..Panel::default() })
}

fn log_log() -> Figure {
    let mut dice = Dice::new(22);
    let x: Vec<f64> = (0..300).map(|_| 10_f64.powf(6.0 * dice.uniform() - 2.0)).collect();
    let y: Vec<f64> =
        x.iter().map(|x| if *x < 0.02 { -1.0 } else { x.powf(1.7) * 10_f64.powf(0.3 * dice.normal()) }).collect();
    let axis = |label: &str| Axis { kind: AxisKind::Log, label: Some(label.into()), ..Axis::default() };
    let points = Mark::Points(Points { x, y, marker: Marker::Diamond, ..Points::default() });
    figure(
        "Power law",
        Panel { x: axis("inhabitants (thousands)"), y: axis("patents"), marks: vec![points], ..Panel::default() },
    )
}

fn infinite() -> Figure {
    let x = vec![1.0, 2.0, f64::INFINITY, 3.0, 4.0, 5.0, 6.0];
    let y = vec![1.0, f64::NEG_INFINITY, 2.0, 1.7e308, 3.0, f64::NAN, 2.0];
    let line = Line { x, y, marker: Some(Marker::Square), ..Line::default() };
    figure("Infinite values", Panel { marks: vec![Mark::Line(line)], ..Panel::default() })
}

fn steps_and_rules() -> Figure {
    let x: Vec<f64> = (0..12).map(f64::from).collect();
    let y: Vec<f64> = vec![3.0, 3.5, 3.5, 4.0, 4.25, 4.25, 4.0, 3.75, 3.5, 3.5, 3.25, 3.0];
    let line = Line { x, y, step: Step::After, label: Some("key rate".into()), ..Line::default() };
    let target = Rules {
        at: vec![3.4],
        direction: Direction::Horizontal,
        label: Some("target".into()),
        dash: Dash::Dotted,
        colour: Some("C1".parse().expect("a colour")),
        ..Rules::default()
    };
    let recession = Spans { from: vec![3.0], to: vec![6.0], label: Some("recession".into()), ..Spans::default() };
    let note = Texts {
        x: vec![4.5],
        y: vec![4.3],
        texts: vec!["peak\n4.25 %".into()],
        bold: true,
        vertical: orchestrator_plot::VerticalAlign::Bottom,
        ..Texts::default()
    };
    let marks = vec![Mark::Spans(recession), Mark::Line(line), Mark::Rules(target), Mark::Texts(note)];
    let legend = Legend { place: LegendPlace::TopRight, ..Legend::default() };
    let y = Axis { suffix: " %".into(), range: [Some(2.5), Some(5.0)], ..Axis::default() };
    figure("Steps, rules, spans and texts", Panel { y, marks, legend, ..Panel::default() })
}

fn given_ticks() -> Figure {
    let line = Line {
        x: (0..=100).map(f64::from).collect(),
        y: (0..=100).map(|x| f64::from(x * x)).collect(),
        ..Line::default()
    };
    let tick = |at: f64, label: &str| GivenTick { at, label: Some(label.into()) };
    let ticks =
        Some(vec![tick(0.0, "start"), tick(50.0, "half\nway"), tick(52.0, "overlapping label"), tick(100.0, "end")]);
    let y_ticks = Some([0.0, 2500.0, 2600.0, 10_000.0].map(|at| GivenTick { at, label: None }).to_vec());
    let (x, y) = (Axis { ticks, ..Axis::default() }, Axis { ticks: y_ticks, ..Axis::default() });
    figure("Ticks of the caller", Panel { x, y, marks: vec![Mark::Line(line)], ..Panel::default() })
}

fn shared_axes() -> Figure {
    let mut dice = Dice::new(23);
    let panels = (0..6)
        .map(|i| {
            let (x, y) = (dice.normals(80, f64::from(i), 1.0), dice.normals(80, f64::from(i) * 100.0, 60.0));
            let axis = |label: &str| Axis { label: Some(label.into()), ..Axis::default() };
            Panel {
                title: Some(format!("store {i}")),
                x: axis("visits"),
                y: axis("sales"),
                marks: vec![Mark::Points(Points { x, y, ..Points::default() })],
                ..Panel::default()
            }
        })
        .collect();
    Figure {
        title: Some("Small multiples".into()),
        columns: 3,
        share_x: true,
        share_y: true,
        panels,
        ..Figure::default()
    }
}

fn right_axis() -> Figure {
    let x: Vec<f64> = (0..12).map(f64::from).collect();
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let rain = vec![48.0, 42.0, 45.0, 38.0, 55.0, 62.0, 70.0, 58.0, 47.0, 40.0, 50.0, 52.0];
    let warmth = vec![-0.5, 1.0, 5.0, 10.0, 14.5, 18.0, 20.0, 19.5, 15.0, 10.0, 4.5, 1.0];
    let bars = Bars {
        at: x.clone(),
        values: rain,
        label: Some("rain".into()),
        colour: Some("C5".parse().expect("a colour")),
        ..Bars::default()
    };
    let line = Line {
        x,
        y: warmth,
        label: Some("temperature".into()),
        marker: Some(Marker::Circle),
        colour: Some("C1".parse().expect("a colour")),
        ..Line::default()
    };
    let axis = |label: &str, suffix: &str| Axis { label: Some(label.into()), suffix: suffix.into(), ..Axis::default() };
    let panel = Panel {
        x: Axis {
            kind: AxisKind::Category,
            categories: months.iter().map(|name| (*name).to_owned()).collect(),
            ..Axis::default()
        },
        y: axis("rain (mm)", ""),
        right_y: Some(axis("temperature", " °C")),
        on_right: vec![1],
        marks: vec![Mark::Bars(bars), Mark::Line(line)],
        ..Panel::default()
    };
    figure("Climate of Berlin", panel)
}
