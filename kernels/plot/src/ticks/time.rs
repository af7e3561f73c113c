//! Ticks at calendar boundaries. The second line of a label, the day or the year, stands where it changes.

use super::{Room, Tick, Ticks, apart, numeric};
use crate::calendar::{DAY, Date, HOUR, MINUTE};
use crate::figure::AxisKind;

#[derive(Clone, Copy, PartialEq)]
enum Every {
    Seconds(f64),
    Days(i64),
    Weeks(i64),
    Months(i64),
    Years(i64),
}

const STEPS: [Every; 31] = [
    Every::Seconds(1.0),
    Every::Seconds(2.0),
    Every::Seconds(5.0),
    Every::Seconds(10.0),
    Every::Seconds(15.0),
    Every::Seconds(30.0),
    Every::Seconds(MINUTE),
    Every::Seconds(2.0 * MINUTE),
    Every::Seconds(5.0 * MINUTE),
    Every::Seconds(10.0 * MINUTE),
    Every::Seconds(15.0 * MINUTE),
    Every::Seconds(30.0 * MINUTE),
    Every::Seconds(HOUR),
    Every::Seconds(2.0 * HOUR),
    Every::Seconds(3.0 * HOUR),
    Every::Seconds(6.0 * HOUR),
    Every::Seconds(12.0 * HOUR),
    Every::Days(1),
    Every::Days(2),
    Every::Weeks(1),
    Every::Weeks(2),
    Every::Months(1),
    Every::Months(2),
    Every::Months(3),
    Every::Months(6),
    Every::Years(1),
    Every::Years(2),
    Every::Years(5),
    Every::Years(10),
    Every::Years(20),
    Every::Years(50),
];

impl Every {
    /// About how many seconds lie between two ticks.
    fn length(self) -> f64 {
        match self {
            Self::Seconds(n) => n,
            Self::Days(n) => n as f64 * DAY,
            Self::Weeks(n) => n as f64 * 7.0 * DAY,
            Self::Months(n) => n as f64 * 30.44 * DAY,
            Self::Years(n) => n as f64 * 365.25 * DAY,
        }
    }

    fn ticks(self, low: f64, high: f64) -> Vec<f64> {
        let regular = |length: f64, offset: f64| {
            let shifted = numeric::multiples(low - offset, high - offset, length);
            shifted.into_iter().map(|v| v + offset).collect::<Vec<_>>()
        };
        let monthly = |n: i64| {
            let start = Date::of(low);
            let first = (start.year * 12 + start.month - 1).div_euclid(n) * n;
            let days = (0..1000).map(|i| Date::of_month(first + i * n).seconds());
            days.skip_while(|at| *at < low).take_while(|at| *at <= high).collect()
        };
        match self {
            Self::Seconds(n) => regular(n, 0.0),
            Self::Days(n) => regular(n as f64 * DAY, 0.0),
            // 1970 began on a Thursday; weeks begin on Monday.
            Self::Weeks(n) => regular(n as f64 * 7.0 * DAY, 4.0 * DAY),
            Self::Months(n) => monthly(n),
            Self::Years(n) => monthly(n * 12),
        }
    }

    /// What a tick says, and what it says of the larger unit.
    fn label(self, at: f64) -> (String, String) {
        let date = Date::of(at);
        let day = format!("{} {}", date.day, date.month_name());
        match self {
            Self::Years(_) => (date.year.to_string(), String::new()),
            Self::Months(_) => (date.month_name().to_owned(), date.year.to_string()),
            Self::Days(_) | Self::Weeks(_) => (day, date.year.to_string()),
            Self::Seconds(n) => (clock(at, n), format!("{day} {}", date.year)),
        }
    }
}

/// The time of day with the digits that steps of `n` seconds need.
fn clock(at: f64, n: f64) -> String {
    let second = at.rem_euclid(DAY);
    let minutes = (second / MINUTE + 1e-9).floor();
    let (hour, minute) = ((minutes / 60.0).floor(), minutes % 60.0);
    if n >= MINUTE {
        return format!("{hour:02}:{minute:02}");
    }
    let rest = (second - minutes * MINUTE).max(0.0);
    let digits = (-n.log10() - 1e-9).ceil().clamp(0.0, 6.0) as usize;
    let wide = if digits == 0 { 2 } else { digits + 3 };
    format!("{hour:02}:{minute:02}:{rest:0wide$.digits$}")
}

/// A whole date, with its time unless that is midnight.
pub fn stamp(at: f64) -> String {
    let Date { year, month, day } = Date::of(at);
    let date = format!("{year}-{month:02}-{day:02}");
    if at.rem_euclid(DAY) == 0.0 { date } else { format!("{date} {}", clock(at, MINUTE)) }
}

pub fn choose(room: &Room) -> Ticks {
    let (low, high) = room.ends();
    let span = high - low;
    let most = (room.length / (room.size * if room.horizontal { 4.2 } else { 2.8 })).clamp(1.0, 14.0);
    let below_a_second = (0..=9).rev().map(|i| {
        let power = 10_f64.powi(-(i / 3) - 1);
        Every::Seconds([5.0, 2.0, 1.0][usize::try_from(i % 3).unwrap_or(0)] * power)
    });
    let centuries = (2..7).flat_map(|e| [1, 2, 5].map(|m| Every::Years(m * 10_i64.pow(e))));
    for every in below_a_second.chain(STEPS).chain(centuries) {
        if span / every.length() > most {
            continue;
        }
        let ticks = labelled(every, low, high, room.horizontal);
        if apart(&ticks, room, AxisKind::Time) {
            return Ticks { ticks, ..Ticks::default() };
        }
    }
    Ticks::default()
}

fn labelled(every: Every, low: f64, high: f64, two_lines: bool) -> Vec<Tick> {
    let mut context = None;
    let mut tick = |at: f64| {
        let (label, larger) = every.label(at);
        let changed = context.as_ref() != Some(&larger) && !larger.is_empty();
        context = Some(larger.clone());
        let lines = match (changed, two_lines) {
            (false, _) => vec![label],
            (true, true) => vec![label, larger],
            (true, false) => vec![format!("{label} {larger}")],
        };
        // On a vertical axis the year or day stands before or after its label, never below it.
        Tick { at, lines }
    };
    every.ticks(low, high).into_iter().map(&mut tick).collect()
}
