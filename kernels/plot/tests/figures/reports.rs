//! Figures as a business report has them.

use orchestrator_plot::charts::{self, Cloud, Counts, Forecast, HistogramOptions, Numbers, Sample, Series};
use orchestrator_plot::{
    Area, Arrange, Axis, AxisKind, Bars, ColourMap, ErrorBars, Figure, Heat, Line, Mark, NumberFormat, Panel, Points,
    Theme, Wedges,
};

use super::Dice;

/// 1 January 2021.
const START: f64 = 1_609_459_200.0;
const DAY: f64 = 86_400.0;

pub fn all() -> Vec<(&'static str, Figure)> {
    vec![
        ("histogram", histogram(Theme::Light)),
        ("histogram_dark", histogram(Theme::Dark)),
        ("histogram_two_groups", histogram_two_groups()),
        ("counts", counts()),
        ("counts_long_names", counts_long_names()),
        ("revenue_stacked", revenue(Arrange::Stacked, Theme::Light)),
        ("revenue_grouped_dark", revenue(Arrange::Grouped, Theme::Dark)),
        ("three_years", time_series(3.0 * 365.0 * DAY, "daily visitors over three years", Theme::Light)),
        ("three_days_dark", time_series(3.0 * DAY, "requests over three days", Theme::Dark)),
        ("three_hours", time_series(3.0 * 3600.0, "requests over three hours", Theme::Light)),
        ("scatter_trend", scatter()),
        ("scatter_by_value", scatter_by_value()),
        ("boxes", boxes()),
        ("violins", violins()),
        ("gantt", gantt()),
        ("time_upwards", time_upwards()),
        ("correlation", correlation(Theme::Light)),
        ("correlation_dark", correlation(Theme::Dark)),
        ("forecast", forecast(Theme::Light)),
        ("forecast_dark", forecast(Theme::Dark)),
        ("drift_numbers", drift_numbers()),
        ("drift_categories", drift_categories()),
        ("dashboard", dashboard()),
        ("pie", pie()),
        ("error_bars", error_bars()),
    ]
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn histogram(theme: Theme) -> Figure {
    let values = Dice::new(1).normals(5000, 240.0, 60.0);
    let options = HistogramOptions { bins: Some(30), smooth: true, ..HistogramOptions::default() };
    let figure = charts::histogram("amount", &[Sample { name: "amount", numbers: Numbers::Floats(&values) }], options);
    Figure { theme, subtitle: Some("5,000 orders of 2024, amounts in €".into()), ..figure }
}

fn histogram_two_groups() -> Figure {
    let mut dice = Dice::new(2);
    let (north, south) = (dice.normals(3000, 50.0, 12.0), dice.normals(2000, 72.0, 9.0));
    let groups =
        [("north", &north), ("south", &south)].map(|(name, values)| Sample { name, numbers: Numbers::Floats(values) });
    charts::histogram("score", &groups, HistogramOptions::default())
}

fn counts() -> Figure {
    let names = names(&["card", "invoice", "cash", "transfer", "voucher"]);
    charts::counts(
        "payment",
        Counts { names: &names, counts: &[12_840.0, 7_310.0, 4_022.0, 2_950.0, 312.0] },
        10,
        false,
    )
}

fn counts_long_names() -> Figure {
    let names: Vec<String> =
        (0..25).map(|i| format!("Department of Regional Affairs and Development no. {i}")).collect();
    let counts: Vec<f64> = (0..25).map(|i| f64::from(9000 / (i + 2))).collect();
    charts::counts("department", Counts { names: &names, counts: &counts }, 12, false)
}

fn revenue(arrange: Arrange, theme: Theme) -> Figure {
    let mut dice = Dice::new(3);
    let bars = |name: &str, dice: &mut Dice, size: f64| {
        let values = (0..6).map(|_| size * (0.7 + 0.6 * dice.uniform())).collect();
        let at = (0..6).map(f64::from).collect();
        Mark::Bars(Bars {
            at,
            values,
            label: Some(name.into()),
            arrange,
            texts: Some(NumberFormat::Auto),
            ..Bars::default()
        })
    };
    let marks = vec![
        bars("hardware", &mut dice, 2.4e6),
        bars("software", &mut dice, 1.6e6),
        bars("services", &mut dice, 0.9e6),
    ];
    let quarters = names(&["Q1 2023", "Q2 2023", "Q3 2023", "Q4 2023", "Q1 2024", "Q2 2024"]);
    let panel = Panel {
        x: Axis { kind: AxisKind::Category, categories: quarters, ..Axis::default() },
        y: Axis { label: Some("revenue".into()), prefix: "€".into(), ..Axis::default() },
        marks,
        ..Panel::default()
    };
    Figure { title: Some("Revenue by line of business".into()), panels: vec![panel], theme, ..Figure::default() }
}

fn time_series(span: f64, title: &str, theme: Theme) -> Figure {
    let mut dice = Dice::new(4);
    let count = 600;
    let x: Vec<f64> = (0..count).map(|i| START + 37_000.0 + span * f64::from(i) / f64::from(count)).collect();
    let mut level = 1200.0;
    let y: Vec<f64> = (0..count)
        .map(|i| {
            level += dice.normal() * 20.0;
            if (300..320).contains(&i) { f64::NAN } else { level + 200.0 * (f64::from(i) / 30.0).sin() }
        })
        .collect();
    let figure = charts::lines(
        title,
        ["time", ""],
        [AxisKind::Time, AxisKind::Numeric],
        &[Cloud { name: "requests", x: &x, y: &y }],
    );
    Figure { theme, ..figure }
}

fn scatter() -> Figure {
    let mut dice = Dice::new(5);
    let x = dice.normals(400, 30.0, 8.0);
    let y: Vec<f64> = x.iter().map(|x| 900.0 + 42.0 * x + 180.0 * dice.normal()).collect();
    let x2 = dice.normals(300, 44.0, 6.0);
    let y2: Vec<f64> = x2.iter().map(|x| 300.0 + 55.0 * x + 160.0 * dice.normal()).collect();
    let clouds = [Cloud { name: "retail", x: &x, y: &y }, Cloud { name: "wholesale", x: &x2, y: &y2 }];
    charts::scatter("Price and weight", ["weight (kg)", "price (€)"], [AxisKind::Numeric; 2], &clouds, true)
}

fn scatter_by_value() -> Figure {
    let mut dice = Dice::new(6);
    let (x, y) = (dice.normals(500, 0.0, 1.0), dice.normals(500, 0.0, 1.0));
    let values = x.iter().zip(&y).map(|(x, y)| x * x + y * y).collect();
    let points = Points { x, y, values, values_label: Some("distance squared".into()), ..Points::default() };
    Figure {
        title: Some("Coloured by value".into()),
        panels: vec![Panel { marks: vec![Mark::Points(points)], ..Panel::default() }],
        ..Figure::default()
    }
}

fn boxes() -> Figure {
    let mut dice = Dice::new(7);
    let groups: Vec<Vec<f64>> =
        (0..6).map(|i| dice.normals(300, 20.0 + 3.0 * f64::from(i), 4.0 + f64::from(i))).collect();
    let names = ["Berlin", "Hamburg", "München", "Köln", "Frankfurt am Main", "Leipzig"];
    let series: Vec<Series> = names.iter().zip(&groups).map(|(name, values)| Series { name, values }).collect();
    charts::boxes("Delivery time by city", ["city", "hours"], &series, false)
}

fn correlation(theme: Theme) -> Figure {
    let names = names(&["price", "weight", "units sold", "discount", "returns", "rating", "stock", "age (days)"]);
    let n = names.len();
    let mut dice = Dice::new(8);
    let mut matrix = vec![1.0; n * n];
    for row in 0..n {
        for column in 0..row {
            let v = 2.0 * dice.uniform() - 1.0;
            (matrix[row * n + column], matrix[column * n + row]) = (v, v);
        }
    }
    Figure { theme, ..charts::correlation("Correlation of the numeric columns", &names, &matrix) }
}

fn forecast(theme: Theme) -> Figure {
    let mut dice = Dice::new(9);
    let wave = |day: f64| 500.0 + 0.3 * day + 80.0 * (day / 365.25 * std::f64::consts::TAU).sin();
    let days: Vec<f64> = (0..730).step_by(3).map(f64::from).collect();
    let times: Vec<f64> = days.iter().map(|day| START + day * DAY).collect();
    let values: Vec<f64> = days.iter().map(|day| wave(*day) + 25.0 * dice.normal()).collect();
    let ahead_days: Vec<f64> = (0..1000).step_by(4).map(f64::from).collect();
    let ahead: Vec<f64> = ahead_days.iter().map(|day| START + day * DAY).collect();
    let expected: Vec<f64> = ahead_days.iter().map(|day| wave(*day)).collect();
    let wide = |day: &f64| 45.0 + (day - 730.0).max(0.0) * 0.25;
    let low: Vec<f64> = ahead_days.iter().zip(&expected).map(|(day, v)| v - wide(day)).collect();
    let high: Vec<f64> = ahead_days.iter().zip(&expected).map(|(day, v)| v + wide(day)).collect();
    let given = Forecast { times: &times, values: &values, ahead: &ahead, expected: &expected, low: &low, high: &high };
    Figure { theme, ..charts::forecast("Orders: forecast of 270 days", ["date", "orders per day"], given) }
}

fn drift_numbers() -> Figure {
    let mut dice = Dice::new(10);
    charts::number_drift("basket size", &dice.normals(4000, 30.0, 6.0), &dice.normals(4000, 36.0, 8.0))
}

fn drift_categories() -> Figure {
    let names = names(&["mobile", "desktop", "tablet", "television", "other devices"]);
    let counts: [&[f64]; 2] = [&[620.0, 310.0, 50.0, 15.0, 5.0], &[540.0, 280.0, 40.0, 130.0, 10.0]];
    charts::category_drift("device", &names, counts, false)
}

fn dashboard() -> Figure {
    let mut dice = Dice::new(11);
    let panel = |title: &str, mark: Mark, x: &str, y: &str| Panel {
        title: Some(title.into()),
        x: Axis { label: Some(x.into()), ..Axis::default() },
        y: Axis { label: Some(y.into()), ..Axis::default() },
        marks: vec![mark],
        ..Panel::default()
    };
    let x: Vec<f64> = (0..60).map(f64::from).collect();
    let y: Vec<f64> = x.iter().map(|x| 2e-4 * (1.0 + (x / 9.0).sin()) + 1e-5 * dice.normal()).collect();
    let band = Area {
        x: x.clone(),
        low: y.iter().map(|v| v * 0.8).collect(),
        high: y.iter().map(|v| v * 1.2).collect(),
        label: Some("± 20 %".into()),
        ..Area::default()
    };
    let line = Line { x, y, label: Some("error rate".into()), ..Line::default() };
    let mut lines = panel("Error rate", Mark::Line(line), "minute", "rate");
    lines.marks.insert(0, Mark::Area(band));
    let (px, py) = (dice.normals(300, 5e7, 1e7), dice.normals(300, 3e9, 5e8));
    let points = panel("Turnover", Mark::Points(Points { x: px, y: py, ..Points::default() }), "assets", "turnover");
    let values = dice.normals(12 * 24, 10.0, 4.0);
    let heat = Mark::Heat(Heat {
        rows: 12,
        columns: 24,
        values,
        map: ColourMap::Blues,
        values_label: Some("calls".into()),
        ..Heat::default()
    });
    let mut log = panel(
        "File sizes",
        Mark::Bars(Bars {
            at: (0..7).map(f64::from).collect(),
            values: vec![3.0, 40.0, 900.0, 12_000.0, 5_000.0, 80.0, 2.0],
            ..Bars::default()
        }),
        "log2 of kilobytes",
        "files",
    );
    log.y.kind = AxisKind::Log;
    Figure {
        title: Some("Operations at a glance".into()),
        subtitle: Some("four panels, each with its own axes".into()),
        width: 1000,
        height: 700,
        columns: 2,
        panels: vec![lines, points, panel("Calls by hour", heat, "hour", "month"), log],
        ..Figure::default()
    }
}

fn pie() -> Figure {
    let wedges = Wedges {
        values: vec![44.0, 27.0, 16.0, 9.0, 3.0, 1.0],
        labels: names(&["North America", "Europe", "Asia Pacific", "Latin America", "Africa", "Antarctica"]),
        hole: 0.5,
        shares: true,
        ..Wedges::default()
    };
    Figure {
        title: Some("Share of revenue by region".into()),
        panels: vec![Panel { marks: vec![Mark::Wedges(wedges)], ..Panel::default() }],
        ..Figure::default()
    }
}

fn error_bars() -> Figure {
    let x: Vec<f64> = (1..=8).map(f64::from).collect();
    let y: Vec<f64> = x.iter().map(|x| -3.0 + 1.4 * x - 0.1 * x * x).collect();
    let ends = |sign: f64| y.iter().zip(&x).map(|(y, x)| y + sign * (0.3 + 0.1 * x)).collect();
    let bars = ErrorBars {
        x: x.clone(),
        y: y.clone(),
        y_low: ends(-1.0),
        y_high: ends(1.0),
        colour: Some("C0".parse().expect("a colour")),
        ..ErrorBars::default()
    };
    let points = Points {
        x,
        y,
        colour: Some("C0".parse().expect("a colour")),
        label: Some("mean and 95 % interval".into()),
        ..Points::default()
    };
    let panel = Panel {
        x: Axis { label: Some("dose".into()), ..Axis::default() },
        y: Axis { label: Some("effect".into()), ..Axis::default() },
        marks: vec![Mark::ErrorBars(bars), Mark::Points(points)],
        ..Panel::default()
    };
    Figure { title: Some("Effect by dose".into()), panels: vec![panel], ..Figure::default() }
}

fn violins() -> Figure {
    let mut dice = Dice::new(12);
    let mut two_peaks = dice.normals(200, 10.0, 2.0);
    two_peaks.extend(dice.normals(200, 22.0, 3.0));
    let (narrow, wide) = (dice.normals(300, 15.0, 1.0), dice.normals(300, 14.0, 5.0));
    let groups = [
        Series { name: "two peaks", values: &two_peaks },
        Series { name: "narrow", values: &narrow },
        Series { name: "wide", values: &wide },
        Series { name: "constant", values: &[12.0; 50] },
    ];
    charts::violins("Response time by service", ["service", "milliseconds"], &groups, false)
}

fn gantt() -> Figure {
    let tasks = ["Requirements", "Design", "Implementation", "Tests", "Roll-out"];
    let days = [(0.0, 20.0), (15.0, 30.0), (40.0, 60.0), (80.0, 35.0), (110.0, 15.0)];
    let bars = Bars {
        at: (0..5).map(f64::from).collect(),
        bases: days.iter().map(|(start, _)| START + start * DAY).collect(),
        values: days.iter().map(|(_, length)| length * DAY).collect(),
        horizontal: true,
        width: Some(0.5),
        ..Bars::default()
    };
    let panel = Panel {
        x: Axis { kind: AxisKind::Time, ..Axis::default() },
        y: Axis { kind: AxisKind::Category, categories: names(&tasks), invert: true, ..Axis::default() },
        marks: vec![Mark::Bars(bars)],
        ..Panel::default()
    };
    Figure { title: Some("Project plan".into()), height: 320, panels: vec![panel], ..Figure::default() }
}

fn time_upwards() -> Figure {
    let y: Vec<f64> = (0..90).map(|i| START + 300.0 * DAY + f64::from(i) * DAY).collect();
    let x: Vec<f64> = (0..90).map(|i| (f64::from(i) / 12.0).sin() * 4e-7).collect();
    let line = Line { x, y, ..Line::default() };
    let panel = Panel {
        x: Axis { label: Some("concentration".into()), ..Axis::default() },
        y: Axis { kind: AxisKind::Time, invert: true, ..Axis::default() },
        marks: vec![Mark::Line(line)],
        ..Panel::default()
    };
    Figure { title: Some("Time runs down".into()), width: 420, height: 600, panels: vec![panel], ..Figure::default() }
}
