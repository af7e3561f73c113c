//! Figures put together at random: whatever is combined, the labels stay apart and inside.

use super::figures::Dice;
use super::placement::assert_sound;
use crate::{
    Area, Axis, AxisKind, Bars, ColourMap, Figure, Heat, Legend, LegendPlace, Line, Mark, Marker, NumberFormat, Panel,
    Points,
};

/// A whole number below `limit`.
fn below(dice: &mut Dice, limit: usize) -> usize {
    ((dice.uniform() * limit as f64) as usize).min(limit - 1)
}

fn words(dice: &mut Dice, most: usize) -> String {
    const WORDS: [&str; 8] = ["net", "revenue", "of", "the", "Donaudampfschifffahrtsgesellschaft", "2024", "東京", "%"];
    (0..=below(dice, most)).map(|_| WORDS[below(dice, WORDS.len())]).collect::<Vec<_>>().join(" ")
}

fn maybe<T>(dice: &mut Dice, value: T) -> Option<T> {
    (dice.uniform() < 0.6).then_some(value)
}

fn axis(dice: &mut Dice) -> Axis {
    let kinds = [AxisKind::Numeric, AxisKind::Log, AxisKind::Time, AxisKind::Category];
    let formats = [
        NumberFormat::Auto,
        NumberFormat::Plain,
        NumberFormat::Percent,
        NumberFormat::Si,
        NumberFormat::Scientific,
        NumberFormat::Count,
        NumberFormat::Decimals(3),
    ];
    let label = words(dice, 9);
    let count = below(dice, 40);
    Axis {
        label: maybe(dice, label),
        kind: kinds[below(dice, 4)],
        categories: (0..count).map(|_| words(dice, 4)).collect(),
        format: formats[below(dice, formats.len())],
        prefix: if dice.uniform() < 0.2 { "US$".into() } else { String::new() },
        invert: dice.uniform() < 0.2,
        hidden: dice.uniform() < 0.1,
        ..Axis::default()
    }
}

fn mark(dice: &mut Dice) -> Mark {
    let size = 10_f64.powf(24.0 * dice.uniform() - 10.0);
    let count = below(dice, 40);
    let x: Vec<f64> = (0..count).map(|i| i as f64).collect();
    let middle = size * (dice.uniform() - 0.3);
    let y = dice.normals(count, middle, size * 0.2);
    let label = words(dice, 6);
    let label = maybe(dice, label);
    match below(dice, 5) {
        0 => Mark::Line(Line { x, y, label, marker: Some(Marker::Plus), ..Line::default() }),
        1 => Mark::Points(Points { values: y.clone(), x, y, values_label: label, ..Points::default() }),
        2 => Mark::Bars(Bars { at: x, values: y, horizontal: count.is_multiple_of(2), label, ..Bars::default() }),
        3 => Mark::Area(Area { x, high: y, label, ..Area::default() }),
        _ => Mark::Heat(Heat {
            rows: 1,
            columns: count,
            values: y,
            map: ColourMap::Diverging,
            values_label: label,
            ..Heat::default()
        }),
    }
}

fn panel(dice: &mut Dice) -> Panel {
    let places = [LegendPlace::Auto, LegendPlace::Right, LegendPlace::Below, LegendPlace::TopLeft, LegendPlace::Hidden];
    let (title, legend_title, right) = (words(dice, 12), words(dice, 3), axis(dice));
    let n_marks = below(dice, 9);
    Panel {
        title: maybe(dice, title),
        x: axis(dice),
        y: axis(dice),
        right_y: Some(right).filter(|_| n_marks.is_multiple_of(3)),
        on_right: vec![0],
        marks: (0..n_marks).map(|_| mark(dice)).collect(),
        legend: Legend { place: places[below(dice, places.len())], title: maybe(dice, legend_title) },
    }
}

#[test]
fn random_figures_are_sound() {
    for seed in 0..400 {
        let dice = &mut Dice::new(1000 + seed);
        let (title, subtitle) = (words(dice, 30), words(dice, 30));
        let n_panels = 1 + below(dice, 6);
        let figure = Figure {
            width: 200 + below(dice, 1400) as u32,
            height: 150 + below(dice, 1000) as u32,
            font_size: 8.0 + 10.0 * dice.uniform(),
            title: maybe(dice, title),
            subtitle: maybe(dice, subtitle),
            columns: 1 + below(dice, 4),
            share_x: dice.uniform() < 0.2,
            share_y: dice.uniform() < 0.2,
            panels: (0..n_panels).map(|_| panel(dice)).collect(),
            ..Figure::default()
        };
        assert_sound(&format!("seed {seed}"), &figure);
    }
}
