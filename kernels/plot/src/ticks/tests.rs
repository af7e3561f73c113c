//! Ticks of known ranges, word for word.

use super::*;
use crate::figure::NumberFormat;

fn labels(axis: &Axis, limits: [f64; 2], length: f64) -> Vec<String> {
    let room = Room { length, depth: 100.0, size: 11.0, horizontal: true, limits };
    choose(axis, &room).ticks.iter().map(|tick| tick.lines.join(" | ")).collect()
}

fn of(kind: AxisKind) -> Axis {
    Axis { kind, ..Axis::default() }
}

#[test]
fn numbers_step_by_one_two_or_five() {
    let numeric = |low, high, length| labels(&of(AxisKind::Numeric), [low, high], length);
    assert_eq!(numeric(0.0, 1.0, 300.0), ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
    assert_eq!(numeric(-3.0, 12.0, 250.0), ["0", "5", "10"]);
    assert_eq!(numeric(0.0, 1.3e6, 300.0), ["0", "0.5M", "1.0M"]);
    assert_eq!(numeric(1.0, 0.0, 300.0), ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
    let counts = Axis { format: NumberFormat::Count, ..Axis::default() };
    assert_eq!(labels(&counts, [0.0, 2.2], 600.0), ["0", "1", "2"]);
    let euros = Axis { prefix: "€".into(), ..Axis::default() };
    assert_eq!(labels(&euros, [-20.0, 20.0], 200.0), ["−€20", "−€10", "€0", "€10", "€20"]);
}

#[test]
fn powers_of_ten_on_a_log_axis() {
    let log = |low, high| labels(&of(AxisKind::Log), [low, high], 400.0);
    assert_eq!(log(1.0, 100.0), ["1", "2", "5", "10", "20", "50", "100"]);
    assert_eq!(log(0.5, 50_000.0), ["1", "10", "100", "1,000", "10,000"]);
    assert_eq!(log(1e-12, 1e12).len(), 9);
    assert_eq!(log(10.0, 5e7), ["10", "100", "1k", "10k", "100k", "1M", "10M"]);
    let rows = Axis { format: NumberFormat::Count, ..of(AxisKind::Log) };
    assert_eq!(labels(&rows, [0.5, 30.0], 400.0), ["1", "2", "5", "10", "20"]);
    assert_eq!(log(1e-300, 1e300).first().map(String::as_str), Some("10⁻³⁰⁰"));
}

#[test]
fn times_stand_at_calendar_boundaries() {
    // 31 December 2023, 22:30.
    let start = 1_704_061_800.0;
    let time = |span: f64| labels(&of(AxisKind::Time), [start, start + span], 420.0);
    assert_eq!(
        time(3.0 * 3600.0),
        ["22:30 | 31 Dec 2023", "23:00", "23:30", "00:00 | 1 Jan 2024", "00:30", "01:00", "01:30"]
    );
    assert_eq!(time(5.0 * 86_400.0), ["1 Jan | 2024", "2 Jan", "3 Jan", "4 Jan", "5 Jan"]);
    assert_eq!(time(300.0 * 86_400.0), ["Jan | 2024", "Mar", "May", "Jul", "Sep"]);
    assert_eq!(time(20.0 * 365.25 * 86_400.0), ["2025", "2030", "2035", "2040"]);
    assert_eq!(time(10.0), ["22:30:00 | 31 Dec 2023", "22:30:02", "22:30:04", "22:30:06", "22:30:08", "22:30:10"]);
}

#[test]
fn names_are_wrapped_turned_or_thinned_as_the_room_asks() {
    let axis = |names: &[&str]| Axis {
        categories: names.iter().map(|name| (*name).to_owned()).collect(),
        ..of(AxisKind::Category)
    };
    let room = |length: f64, n: usize| Room {
        length,
        depth: 76.0,
        size: 11.0,
        horizontal: true,
        limits: [-0.5, n as f64 - 0.5],
    };
    let flat = choose(&axis(&["a", "b"]), &room(100.0, 2));
    assert_eq!((flat.upwards, flat.ticks[1].lines.clone()), (false, vec!["b".to_owned()]));
    let wrapped = choose(&axis(&["north west", "south east"]), &room(110.0, 2));
    assert_eq!(wrapped.ticks[0].lines, ["north", "west"]);
    let turned = choose(&axis(&["unbreakable", "incomprehensible"]), &room(90.0, 2));
    assert_eq!((turned.upwards, turned.cut, turned.ticks[1].lines[0].as_str()), (true, 1, "incompreh…"));
    let names: Vec<String> = (0..100).map(|i| format!("item {i}")).collect();
    let thinned = choose(&axis(&names.iter().map(String::as_str).collect::<Vec<_>>()), &room(400.0, 100));
    assert_eq!((thinned.ticks.len(), thinned.left_out), (34, 66));
}
