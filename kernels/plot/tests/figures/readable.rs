//! Figures that once could not be read: flattened bars, groups that hide each other, numbers far apart.

use orchestrator_plot::charts::{self, BarOptions, Cloud, Counts, HistogramOptions, Numbers, Sample, Series};
use orchestrator_plot::{AxisKind, Figure, Theme};

use super::Dice;

pub fn all() -> Vec<(&'static str, Figure)> {
    vec![
        ("rest_beyond_the_scale", rest_beyond_the_scale()),
        ("rest_of_groups", rest_of_groups(false)),
        ("rest_of_stacks", rest_of_groups(true)),
        ("far_apart", far_apart(BarOptions::default())),
        ("far_apart_log", far_apart(BarOptions { log: true, ..BarOptions::default() })),
        ("three_groups", groups(3, Theme::Light, HistogramOptions::default())),
        ("three_groups_smooth_dark", groups(3, Theme::Dark, HistogramOptions { smooth: true, ..by("branch") })),
        ("six_groups", groups(6, Theme::Light, HistogramOptions { smooth: true, ..by("branch") })),
        ("six_groups_one_panel", groups(6, Theme::Light, HistogramOptions { one_panel: true, ..by("branch") })),
        ("incomes_log", incomes(HistogramOptions { log_x: true, smooth: true, ..HistogramOptions::default() })),
        ("incomes_log_rows", incomes(HistogramOptions { log_y: true, ..HistogramOptions::default() })),
        ("groups_log_rows", groups(2, Theme::Light, HistogramOptions { log_y: true, smooth: true, ..by("branch") })),
        ("ages", ages()),
        ("power_law_dark", power_law()),
        ("violins_log", violins_log()),
    ]
}

fn by(name: &str) -> HistogramOptions<'_> {
    HistogramOptions { by: Some(name), ..HistogramOptions::default() }
}

fn names(count: i32, name: &str) -> Vec<String> {
    (0..count).map(|i| format!("{name} {i}")).collect()
}

fn rest_beyond_the_scale() -> Figure {
    let counts: Vec<f64> = (0..60).map(|i| f64::from(900 - 11 * i)).collect();
    charts::counts("country", Counts { names: &names(60, "country"), counts: &counts }, 9, false)
}

fn rest_of_groups(stacked: bool) -> Figure {
    let mut names = names(5, "city");
    names.push("other (80)".into());
    let (web, shop) = ([120.0, 90.0, 80.0, 44.0, 40.0, 2200.0], [60.0, 70.0, 30.0, 35.0, 20.0, 80.0]);
    let series = [Series { name: "web", values: &web }, Series { name: "shop", values: &shop }];
    let options = BarOptions { stacked, has_rest: true, ..BarOptions::default() };
    charts::bars("Orders by city", ["city", "orders"], &names, &series, options)
}

fn far_apart(options: BarOptions) -> Figure {
    let loss = if options.log { 640_000.0 } else { -640_000.0 };
    let values = [1_250_000.0, loss, 86_000.0, 12_400.0, 9_100.0, 350.0];
    let series = [Series { name: "profit", values: &values }];
    charts::bars("Profit by branch", ["branch", "profit"], &names(6, "branch"), &series, options)
}

fn groups(count: u8, theme: Theme, options: HistogramOptions) -> Figure {
    let mut dice = Dice::new(31);
    let columns: Vec<Vec<f64>> = (0..count)
        .map(|i| dice.normals(300 + 200 * usize::from(i), 40.0 + 9.0 * f64::from(i), 6.0 + 2.0 * f64::from(i)))
        .collect();
    let names = names(i32::from(count), "branch");
    let samples: Vec<Sample> =
        names.iter().zip(&columns).map(|(name, values)| Sample { name, numbers: Numbers::Floats(values) }).collect();
    Figure { theme, ..charts::histogram("waiting time", &samples, options) }
}

fn incomes(options: HistogramOptions) -> Figure {
    let mut dice = Dice::new(32);
    let mut values: Vec<f64> = (0..4000).map(|_| 10_f64.powf(4.3 + 0.45 * dice.normal())).collect();
    values.extend([0.0, -300.0]);
    charts::histogram("income", &[Sample { name: "income", numbers: Numbers::Floats(&values) }], options)
}

fn ages() -> Figure {
    let values: Vec<i64> = (0..3000_i64).map(|i| 18 + i * 7919 % 72).collect();
    let sample = Sample { name: "age", numbers: Numbers::Whole(&values) };
    charts::histogram("age", &[sample], HistogramOptions { bins: Some(30), ..HistogramOptions::default() })
}

fn power_law() -> Figure {
    let mut dice = Dice::new(34);
    let x: Vec<f64> = (0..400).map(|_| 10_f64.powf(3.0 + 4.0 * dice.uniform()).round()).collect();
    let y: Vec<f64> = x.iter().map(|x| (x.powf(0.9) / 300.0 * 10_f64.powf(0.25 * dice.normal())).round()).collect();
    let cloud = Cloud { name: "", x: &x, y: &y };
    let labels = ["inhabitants", "patents"];
    let figure = charts::scatter("Patents over inhabitants", labels, [AxisKind::Log; 2], &[cloud], true);
    Figure { theme: Theme::Dark, ..figure }
}

fn violins_log() -> Figure {
    let mut dice = Dice::new(35);
    let mut column = |mean: f64| (0..300).map(|_| 10_f64.powf(mean + 0.4 * dice.normal())).collect::<Vec<f64>>();
    let (small, large) = (column(2.0), column(4.5));
    let groups = [Series { name: "small firms", values: &small }, Series { name: "large firms", values: &large }];
    charts::violins("Turnover by size", ["size", "turnover"], &groups, true)
}
