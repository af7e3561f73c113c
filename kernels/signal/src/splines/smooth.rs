//! Dierckx's smoothing splines: knots are added where the residuals are largest until the least squares spline is near enough,
//! then the jumps of the highest derivative are damped until the sum of squared residuals is the one asked for.

use super::basis::{Basis, cell_of, n_splines};
use super::least_squares::{Samples, Triangle, triangle};

/// How near the sum of squares must come to what was asked, relative to it.
const TOLERANCE: f64 = 0.001;
const MAX_ROUNDS: usize = 20;

/// How the search ended; `code` is FITPACK's number for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Found,
    Interpolates,
    Polynomial,
    NoRoom,
    Impossible,
    TooManyRounds,
}

impl End {
    pub fn code(self) -> i32 {
        match self {
            End::Found => 0,
            End::Interpolates => -1,
            End::Polynomial => -2,
            End::NoRoom => 1,
            End::Impossible => 2,
            End::TooManyRounds => 3,
        }
    }
}

pub struct Smoothed {
    pub knots: Vec<f64>,
    pub coefficients: Vec<f64>,
    /// The weighted sum of squared residuals.
    pub rest: f64,
    pub end: End,
    /// Where the search for knots stood, for another one that goes on from here.
    pub search: Search,
}

/// What a search for knots has learnt: the residuals of the polynomial and of the step before, how many knots were added last,
/// and the number of samples strictly inside each stretch.
#[derive(Clone, Debug, Default)]
pub struct Search {
    pub rest_of_polynomial: f64,
    pub rest_before: f64,
    pub n_added: usize,
    pub n_inside: Vec<usize>,
}

/// Inner knots that are there already, and the search that found them.
pub struct Resumed<'a> {
    pub inner: &'a [f64],
    pub search: &'a Search,
}

/// One stretch between knots: its part of the residuals and the number of samples strictly inside.
#[derive(Clone, Copy)]
struct Stretch {
    rest: f64,
    n_inside: usize,
}

#[expect(clippy::cast_precision_loss, reason = "numbers of samples and knots are far below 2^53")]
fn number(n: usize) -> f64 {
    n as f64
}

/// The spline of `degree` on [low, high] whose sum of squared residuals is about `target`; zero interpolates. The search pauses
/// for a new round of counting when there are `first_room` knots and ends when there are `room`.
pub fn smooth(
    samples: &Samples,
    (low, high): (f64, f64),
    degree: usize,
    target: f64,
    first_room: usize,
    room: usize,
    resumed: Option<&Resumed>,
) -> Option<Smoothed> {
    let m = samples.x.len();
    if !samples.fit_together() || degree == 0 || m <= degree {
        return None;
    }
    let (fewest, most) = (2 * (degree + 1), m + degree + 1);
    let within = TOLERANCE * target;
    let mut inner = if target > 0.0 { Vec::new() } else { interpolating_knots(samples.x, degree) };
    let mut stretches = vec![Stretch { rest: 0.0, n_inside: m.saturating_sub(2) }];
    let (mut rest_of_polynomial, mut rest_before, mut n_added, mut pause) = (0.0, 0.0, 0, first_room.min(room));
    let resumed = resumed.filter(|resumed| {
        let fits = resumed.search.n_inside.len() == resumed.inner.len() + 1;
        target > 0.0 && fits && !resumed.inner.is_empty() && resumed.search.rest_of_polynomial > target
    });
    if let Some(Resumed { inner: known, search }) = resumed {
        inner = known.to_vec();
        stretches = search.n_inside.iter().map(|n_inside| Stretch { rest: 0.0, n_inside: *n_inside }).collect();
        (rest_of_polynomial, rest_before, n_added) = (search.rest_of_polynomial, search.rest_before, search.n_added);
    }
    for round in 0..=m {
        let knots = with_ends(&inner, low, high, degree);
        let (triangle, rest) = triangle(samples, &knots, degree)?;
        let is_polynomial = knots.len() == fewest;
        if is_polynomial {
            rest_of_polynomial = rest;
        }
        let coefficients = triangle.solve()?;
        let excess = rest - target;
        let n_inside = stretches.iter().map(|stretch| stretch.n_inside).collect();
        let search = Search { rest_of_polynomial, rest_before, n_added, n_inside };
        let done = |end, coefficients, knots| Some(Smoothed { knots, coefficients, rest, end, search: search.clone() });
        if excess.abs() < within {
            return done(if is_polynomial { End::Polynomial } else { End::Found }, coefficients, knots);
        }
        if excess < 0.0 {
            if is_polynomial {
                return done(End::Polynomial, coefficients, knots);
            }
            let found = damp(samples, knots, degree, &triangle, target, (rest_of_polynomial - target, excess))?;
            return Some(Smoothed { search, ..found });
        }
        if knots.len() == most {
            return done(End::Interpolates, coefficients, knots);
        }
        if knots.len() >= room {
            return done(End::NoRoom, coefficients, knots);
        }
        // FITPACK counts from one again when it was given more room.
        let has_paused = knots.len() == pause;
        if has_paused {
            pause = room;
        }
        let counts_anew = has_paused || (round == 0 && resumed.is_none());
        n_added = if counts_anew { 1 } else { next_number(n_added, excess, rest_before - rest, within) };
        rest_before = rest;
        share_out(samples, &knots, &coefficients, degree, &mut stretches);
        for _ in 0..n_added {
            if !split_worst(samples.x, &mut inner, &mut stretches) {
                break;
            }
            let n_knots = inner.len() + fewest;
            if n_knots == most {
                inner = interpolating_knots(samples.x, degree);
                break;
            }
            if n_knots == pause {
                break;
            }
        }
    }
    None
}

/// How many knots to add next: about as many as the last ones promise, at most twice and at least half as many.
fn next_number(n_added: usize, excess: f64, gain: f64, within: f64) -> usize {
    let promised = if gain > within { number(n_added) * excess / gain } else { number(n_added * 2) };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "cut to between half and twice the last number, which is small"
    )]
    let promised = promised.clamp(0.0, number(n_added * 2)) as usize;
    (n_added * 2).min(promised.max(n_added / 2).max(1))
}

fn with_ends(inner: &[f64], low: f64, high: f64, degree: usize) -> Vec<f64> {
    let ends = degree + 1;
    std::iter::repeat_n(low, ends).chain(inner.iter().copied()).chain(std::iter::repeat_n(high, ends)).collect()
}

fn interpolating_knots(x: &[f64], degree: usize) -> Vec<f64> {
    let (first, n) = (degree / 2 + 1, x.len() - degree - 1);
    if degree % 2 == 1 {
        return x[first..first + n].to_vec();
    }
    (first..first + n).map(|place| f64::midpoint(x[place], x[place - 1])).collect()
}

/// Gives each stretch its part of the squared residuals; a sample on a knot counts half on either side.
fn share_out(samples: &Samples, knots: &[f64], coefficients: &[f64], degree: usize, stretches: &mut [Stretch]) {
    let n = knots.len() - degree - 1;
    let columns = samples.n_columns;
    let mut basis = Basis::new(degree);
    let (mut stretch, mut sum) = (0, 0.0);
    let mut next = degree + 1;
    for (place, (x, weight)) in samples.x.iter().zip(samples.weights).enumerate() {
        let crossed = next < n && *x >= knots[next];
        if crossed {
            next += 1;
        }
        let cell = cell_of(knots, degree, n, *x);
        basis.fill(knots, cell, *x, 0);
        let term = squared_gap(
            &basis.values,
            &coefficients[(cell - degree) * columns..],
            &samples.y[place * columns..(place + 1) * columns],
            *weight,
        );
        sum += term;
        if crossed {
            stretches[stretch].rest = sum - term / 2.0;
            stretch += 1;
            sum = term / 2.0;
        }
    }
    if let Some(last) = stretches.get_mut(stretch) {
        last.rest = sum;
    }
}

fn squared_gap(basis: &[f64], coefficients: &[f64], y: &[f64], weight: f64) -> f64 {
    let columns = y.len();
    let gap = |(column, y): (usize, &f64)| {
        let value: f64 = basis.iter().enumerate().map(|(place, b)| b * coefficients[place * columns + column]).sum();
        let gap = weight * (value - y);
        gap * gap
    };
    y.iter().enumerate().map(gap).sum()
}

/// Puts a knot on the middle sample of the stretch with the largest residuals. False when no stretch has samples left.
fn split_worst(x: &[f64], inner: &mut Vec<f64>, stretches: &mut Vec<Stretch>) -> bool {
    let (mut worst, mut begin, mut largest) = (None, 0, 0.0);
    for (place, stretch) in stretches.iter().enumerate() {
        if stretch.n_inside > 0 && stretch.rest > largest {
            largest = stretch.rest;
            worst = Some((place, begin));
        }
        begin += stretch.n_inside + 1;
    }
    let Some((place, begin)) = worst else { return false };
    let n_inside = stretches[place].n_inside;
    let half = n_inside / 2 + 1;
    let part = |n: usize| Stretch { rest: largest * number(n) / number(n_inside), n_inside: n };
    stretches[place] = part(half - 1);
    stretches.insert(place + 1, part(n_inside - half));
    inner.insert(place, x[begin + half]);
    true
}

/// What must vanish for the highest derivative not to jump at each inner knot: rows of `degree + 2` values.
fn jumps(knots: &[f64], degree: usize) -> Vec<f64> {
    let n = knots.len() - degree - 1;
    let width = degree + 2;
    let scale = number(n - degree) / (knots[n] - knots[degree]);
    let mut rows = Vec::with_capacity((n - degree - 1) * width);
    for knot in degree + 1..n {
        let begin = knot - degree - 1;
        for place in 0..width {
            // The distances to all neighbours but the one this spline does not reach.
            let factor = (begin..begin + 2 * width - 1).filter(|other| *other != knot);
            let chosen = factor.skip(place).take(degree + 1).map(|other| knots[knot] - knots[other]);
            let product = chosen
                .enumerate()
                .fold(1.0, |product, (step, gap)| if step == 0 { gap } else { product * gap * scale });
            rows.push((knots[begin + place + degree + 1] - knots[begin + place]) / product);
        }
    }
    rows
}

/// Finds the weight of the jumps at which the residuals are as asked, by rational interpolation.
fn damp(
    samples: &Samples,
    knots: Vec<f64>,
    degree: usize,
    triangle: &Triangle,
    target: f64,
    excess: (f64, f64),
) -> Option<Smoothed> {
    let n = n_splines(&knots, degree)?;
    let within = TOLERANCE * target;
    let width = degree + 2;
    let rows = jumps(&knots, degree);
    let diagonal: f64 = triangle.rows.chunks(triangle.width).map(|row| row[0]).sum();
    let mut p = number(n) / diagonal;
    let (mut low, mut high) = ((0.0, excess.0), (-1.0, excess.1));
    let (mut low_is_sure, mut high_is_sure) = (false, false);
    for round in 1..=MAX_ROUNDS {
        let mut damped = triangle.widened();
        for (start, row) in rows.chunks(width).enumerate() {
            let row: Vec<f64> = row.iter().map(|value| value / p).collect();
            damped.add_long(&row, start, &mut vec![0.0; samples.n_columns]);
        }
        let coefficients = damped.solve()?;
        let rest = squares(samples, &knots, &coefficients, degree);
        let over = rest - target;
        let done =
            |end, knots, coefficients| Some(Smoothed { knots, coefficients, rest, end, search: Search::default() });
        if over.abs() < within {
            return done(End::Found, knots, coefficients);
        }
        if round == MAX_ROUNDS {
            return done(End::TooManyRounds, knots, coefficients);
        }
        if !high_is_sure {
            if over - high.1 <= within {
                high = (p, over);
                p *= 0.04;
                if p <= low.0 {
                    p = low.0 * 0.9 + high.0 * 0.1;
                }
                continue;
            }
            high_is_sure = over < 0.0;
        }
        if !low_is_sure {
            if low.1 - over <= within {
                low = (p, over);
                p /= 0.04;
                if high.0 >= 0.0 && p >= high.0 {
                    p = low.0 * 0.1 + high.0 * 0.9;
                }
                continue;
            }
            low_is_sure = over > 0.0;
        }
        if over >= low.1 || over <= high.1 {
            return done(End::Impossible, knots, coefficients);
        }
        let next = rational_root(low, (p, over), high);
        if over < 0.0 {
            high = (p, over);
        } else {
            low = (p, over);
        }
        p = next;
    }
    None
}

fn squares(samples: &Samples, knots: &[f64], coefficients: &[f64], degree: usize) -> f64 {
    let n = knots.len() - degree - 1;
    let columns = samples.n_columns;
    let mut basis = Basis::new(degree);
    let term = |(place, (x, weight)): (usize, (&f64, &f64))| {
        let cell = cell_of(knots, degree, n, *x);
        basis.fill(knots, cell, *x, 0);
        squared_gap(
            &basis.values,
            &coefficients[(cell - degree) * columns..],
            &samples.y[place * columns..(place + 1) * columns],
            *weight,
        )
    };
    samples.x.iter().zip(samples.weights).enumerate().map(term).sum()
}

/// Where the rational function (u p + v) / (p + w) through three points is zero; a negative third place stands for infinity.
fn rational_root(first: (f64, f64), second: (f64, f64), third: (f64, f64)) -> f64 {
    let ((p1, f1), (p2, f2), (p3, f3)) = (first, second, third);
    if p3 <= 0.0 {
        return (p1 * (f1 - f3) * f2 - p2 * (f2 - f3) * f1) / ((f1 - f2) * f3);
    }
    let (h1, h2, h3) = (f1 * (f2 - f3), f2 * (f3 - f1), f3 * (f1 - f2));
    -(p1 * p2 * h3 + p2 * p3 * h1 + p3 * p1 * h2) / (p1 * h1 + p2 * h2 + p3 * h3)
}
