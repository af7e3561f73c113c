//! Two diagonals brought to one by sweeps of rotations, in the order and with the shifts of LAPACK's `bdsqr`.

/// Half the distance between one and the next number: LAPACK's measure.
pub(super) const PRECISION: f64 = f64::EPSILON / 2.0;
/// Rounds per element before it is given up.
const ROUNDS: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Side {
    Left,
    Right,
}

#[derive(Clone, Copy)]
struct Turn {
    cosine: f64,
    sine: f64,
}

/// The cosine and sine that take `(f, g)` to `(length, 0)`, and that length, which has the sign of `f`.
pub(super) fn rotation(f: f64, g: f64) -> (f64, f64, f64) {
    if g == 0.0 {
        return (1.0, 0.0, f);
    }
    if f == 0.0 {
        return (0.0, 1f64.copysign(g), g.abs());
    }
    let length = (f * f + g * g).sqrt();
    let signed = length.copysign(f);
    (f.abs() / length, g / signed, signed)
}

/// The vectors of one side as rows.
pub(super) struct Kept {
    side: Side,
    n: usize,
    pub(super) rows: Vec<f64>,
}

/// What has not converged yet: elements `from..=to`.
struct Block {
    from: usize,
    to: usize,
    largest: f64,
}

impl Kept {
    pub(super) fn new(side: Side, n: usize) -> Self {
        let mut rows = vec![0.0; n * n];
        rows.iter_mut().step_by(n + 1).for_each(|value| *value = 1.0);
        Self { side, n, rows }
    }

    /// Turns rows `i` and `i + 1`, by the rotation of the side that is kept.
    fn turn(&mut self, i: usize, right: Turn, left: Turn) {
        let Turn { cosine, sine } = if self.side == Side::Right { right } else { left };
        let (upper, lower) = self.rows[i * self.n..].split_at_mut(self.n);
        for (above, below) in upper.iter_mut().zip(lower) {
            (*above, *below) = (sine * *below + cosine * *above, cosine * *below - sine * *above);
        }
    }

    /// Leaves the singular values, not in order, in `d`. `None` if they are not found.
    pub(super) fn diagonalise(&mut self, d: &mut [f64], e: &mut [f64]) -> Option<()> {
        let n = d.len();
        if n == 1 {
            if self.side == Side::Left && d[0].is_sign_negative() {
                self.rows[0] = -1.0;
            }
            d[0] = d[0].abs();
            return Some(());
        }
        let tolerance = PRECISION.powf(-0.125).clamp(10.0, 100.0) * PRECISION;
        let negligible = threshold(d, e, tolerance);
        let (mut before, mut is_downward, mut end) = (None, true, n - 1);
        for _ in 0..ROUNDS * n * n {
            if end == 0 {
                break;
            }
            let Some(block) = last_block(d, e, end, negligible) else {
                end -= 1;
                continue;
            };
            let (from, to) = (block.from, block.to);
            if from + 1 == to {
                self.solve_pair(d, e, from);
                end = end.saturating_sub(2);
                continue;
            }
            if before.is_none_or(|(first, last)| from > last || to < first) {
                is_downward = d[from].abs() >= d[to].abs();
            }
            let Some(smallest) = smallest_or_split(d, e, &block, is_downward, tolerance) else { continue };
            before = Some((from, to));
            let shift = shift_of(d, e, &block, is_downward, smallest, tolerance);
            match (shift == 0.0, is_downward) {
                (true, true) => self.sweep_down(d, e, from, to),
                (true, false) => self.sweep_up(d, e, from, to),
                (false, true) => self.sweep_down_by(shift, d, e, from, to),
                (false, false) => self.sweep_up_by(shift, d, e, from, to),
            }
            let last = if is_downward { to - 1 } else { from };
            if e[last].abs() <= negligible {
                e[last] = 0.0;
            }
        }
        if end > 0 {
            return None;
        }
        for (value, row) in d.iter_mut().zip(self.rows.chunks_exact_mut(self.n)) {
            if *value < 0.0 {
                *value = -*value;
                if self.side == Side::Right {
                    for part in row.iter_mut() {
                        *part = -*part;
                    }
                }
            }
        }
        Some(())
    }

    fn sweep_down(&mut self, d: &mut [f64], e: &mut [f64], from: usize, to: usize) {
        let (mut right, mut left) = (Turn { cosine: 1.0, sine: 0.0 }, Turn { cosine: 1.0, sine: 0.0 });
        for i in from..to {
            let (cosine, sine, length) = rotation(d[i] * right.cosine, e[i]);
            right = Turn { cosine, sine };
            if i > from {
                e[i - 1] = left.sine * length;
            }
            let (cosine, sine, length) = rotation(left.cosine * length, d[i + 1] * right.sine);
            left = Turn { cosine, sine };
            d[i] = length;
            self.turn(i, right, left);
        }
        let last = d[to] * right.cosine;
        d[to] = last * left.cosine;
        e[to - 1] = last * left.sine;
    }

    fn sweep_up(&mut self, d: &mut [f64], e: &mut [f64], from: usize, to: usize) {
        let (mut left, mut right) = (Turn { cosine: 1.0, sine: 0.0 }, Turn { cosine: 1.0, sine: 0.0 });
        for i in (from + 1..=to).rev() {
            let (cosine, sine, length) = rotation(d[i] * left.cosine, e[i - 1]);
            left = Turn { cosine, sine };
            if i < to {
                e[i] = right.sine * length;
            }
            let (cosine, sine, length) = rotation(right.cosine * length, d[i - 1] * left.sine);
            right = Turn { cosine, sine };
            d[i] = length;
            self.turn(i - 1, right.back(), left.back());
        }
        let last = d[from] * left.cosine;
        d[from] = last * right.cosine;
        e[from] = last * right.sine;
    }

    fn sweep_down_by(&mut self, shift: f64, d: &mut [f64], e: &mut [f64], from: usize, to: usize) {
        let mut f = (d[from].abs() - shift) * (1f64.copysign(d[from]) + shift / d[from]);
        let mut g = e[from];
        for i in from..to {
            let (cosine, sine, length) = rotation(f, g);
            let right = Turn { cosine, sine };
            if i > from {
                e[i - 1] = length;
            }
            (f, e[i]) = (cosine * d[i] + sine * e[i], cosine * e[i] - sine * d[i]);
            g = sine * d[i + 1];
            d[i + 1] *= cosine;
            let (cosine, sine, length) = rotation(f, g);
            d[i] = length;
            (f, d[i + 1]) = (cosine * e[i] + sine * d[i + 1], cosine * d[i + 1] - sine * e[i]);
            if i + 1 < to {
                g = sine * e[i + 1];
                e[i + 1] *= cosine;
            }
            self.turn(i, right, Turn { cosine, sine });
        }
        e[to - 1] = f;
    }

    fn sweep_up_by(&mut self, shift: f64, d: &mut [f64], e: &mut [f64], from: usize, to: usize) {
        let mut f = (d[to].abs() - shift) * (1f64.copysign(d[to]) + shift / d[to]);
        let mut g = e[to - 1];
        for i in (from + 1..=to).rev() {
            let (cosine, sine, length) = rotation(f, g);
            let left = Turn { cosine, sine };
            if i < to {
                e[i] = length;
            }
            (f, e[i - 1]) = (cosine * d[i] + sine * e[i - 1], cosine * e[i - 1] - sine * d[i]);
            g = sine * d[i - 1];
            d[i - 1] *= cosine;
            let (cosine, sine, length) = rotation(f, g);
            d[i] = length;
            (f, d[i - 1]) = (cosine * e[i - 1] + sine * d[i - 1], cosine * d[i - 1] - sine * e[i - 1]);
            if i > from + 1 {
                g = sine * e[i - 2];
                e[i - 2] *= cosine;
            }
            self.turn(i - 1, Turn { cosine, sine }.back(), left.back());
        }
        e[from] = f;
    }

    fn solve_pair(&mut self, d: &mut [f64], e: &mut [f64], i: usize) {
        let (smaller, larger, right, left) = pair(d[i], e[i], d[i + 1]);
        (d[i], e[i], d[i + 1]) = (larger, 0.0, smaller);
        self.turn(i, right, left);
    }
}

impl Turn {
    fn back(self) -> Self {
        Self { sine: -self.sine, ..self }
    }
}

/// What counts as zero beside the smallest singular value there can be.
fn threshold(d: &[f64], e: &[f64], tolerance: f64) -> f64 {
    let (mut bound, mut smallest) = (d[0].abs(), d[0].abs());
    for (value, beside) in d[1..].iter().zip(e) {
        if smallest == 0.0 {
            break;
        }
        bound = value.abs() * (bound / (bound + beside.abs()));
        smallest = smallest.min(bound);
    }
    let n = as_float(d.len());
    (tolerance * (smallest / n.sqrt())).max(6.0 * n * n * f64::MIN_POSITIVE)
}

/// The elements before `end` that still hang together with it; none if it stands alone.
fn last_block(d: &[f64], e: &mut [f64], end: usize, negligible: f64) -> Option<Block> {
    let (mut largest, mut from) = (d[end].abs(), 0);
    for i in (0..end).rev() {
        if e[i].abs() <= negligible {
            e[i] = 0.0;
            from = i + 1;
            break;
        }
        largest = largest.max(d[i].abs()).max(e[i].abs());
    }
    (from < end).then_some(Block { from, to: end, largest })
}

/// A lower bound of the smallest singular value of the block, unless an element turned out to be zero.
fn smallest_or_split(d: &[f64], e: &mut [f64], block: &Block, is_downward: bool, tolerance: f64) -> Option<f64> {
    let (near, far) = if is_downward { (block.to, block.to - 1) } else { (block.from, block.from) };
    if e[far].abs() <= tolerance * d[near].abs() {
        e[far] = 0.0;
        return None;
    }
    let mut bound = d[if is_downward { block.from } else { block.to }].abs();
    let mut smallest = bound;
    for step in 0..block.to - block.from {
        let (place, next) = if is_downward {
            (block.from + step, block.from + step + 1)
        } else {
            (block.to - step - 1, block.to - step - 1)
        };
        if e[place].abs() <= tolerance * bound {
            e[place] = 0.0;
            return None;
        }
        bound = d[next].abs() * (bound / (bound + e[place].abs()));
        smallest = smallest.min(bound);
    }
    Some(smallest)
}

#[expect(clippy::cast_precision_loss, reason = "a matrix has fewer rows than 2**52")]
fn as_float(count: usize) -> f64 {
    count as f64
}

/// Zero where a shift would spoil small values.
fn shift_of(d: &[f64], e: &[f64], block: &Block, is_downward: bool, smallest: f64, tolerance: f64) -> f64 {
    let &Block { from, to, largest } = block;
    if as_float(d.len()) * tolerance * (smallest / largest) <= PRECISION.max(0.01 * tolerance) {
        return 0.0;
    }
    let (start, shift) = if is_downward {
        (d[from].abs(), smaller_of_pair(d[to - 1], e[to - 1], d[to]))
    } else {
        (d[to].abs(), smaller_of_pair(d[from], e[from], d[from + 1]))
    };
    if start > 0.0 && (shift / start).powi(2) < PRECISION { 0.0 } else { shift }
}

/// The smaller singular value of `[[f, g], [0, h]]`.
fn smaller_of_pair(f: f64, g: f64, h: f64) -> f64 {
    let (low, high, beside) = (f.abs().min(h.abs()), f.abs().max(h.abs()), g.abs());
    if low == 0.0 {
        return 0.0;
    }
    let (sum, difference) = (1.0 + low / high, (high - low) / high);
    if beside < high {
        let ratio = (beside / high).powi(2);
        return low * (2.0 / ((sum * sum + ratio).sqrt() + (difference * difference + ratio).sqrt()));
    }
    let ratio = high / beside;
    if ratio == 0.0 {
        return low * high / beside;
    }
    let scale = 1.0 / ((1.0 + (sum * ratio).powi(2)).sqrt() + (1.0 + (difference * ratio).powi(2)).sqrt());
    2.0 * (low * scale * ratio)
}

/// The singular values of `[[f, g], [0, h]]`, the one smaller in size first, and the rotations of both sides.
#[expect(clippy::float_cmp, reason = "equal to the last bit is the case meant")]
fn pair(f: f64, g: f64, h: f64) -> (f64, f64, Turn, Turn) {
    let is_swapped = h.abs() > f.abs();
    let (first, second) = if is_swapped { (h, f) } else { (f, h) };
    let (high, low) = (first.abs(), second.abs());
    let (smaller, larger, left, right, leader);
    if g == 0.0 {
        (smaller, larger) = (low, high);
        (left, right) = (Turn { cosine: 1.0, sine: 0.0 }, Turn { cosine: 1.0, sine: 0.0 });
        leader = None;
    } else if g.abs() > high && high / g.abs() < PRECISION {
        larger = g.abs();
        smaller = if low > 1.0 { high / (larger / low) } else { high / larger * low };
        (left, right) = (Turn { cosine: 1.0, sine: second / g }, Turn { cosine: first / g, sine: 1.0 });
        leader = Some(g);
    } else {
        let difference = high - low;
        let share = if difference == high { 1.0 } else { difference / high };
        let slope = g / first;
        let rest = 2.0 - share;
        let root = (rest * rest + slope * slope).sqrt();
        let other = if share == 0.0 { slope.abs() } else { (share * share + slope * slope).sqrt() };
        let mean = 0.5 * (root + other);
        (smaller, larger) = (low / mean, high * mean);
        let tangent = if slope * slope == 0.0 {
            if share == 0.0 {
                2f64.copysign(first) * 1f64.copysign(g)
            } else {
                g / difference.copysign(first) + slope / rest
            }
        } else {
            (slope / (root + rest) + slope / (other + share)) * (1.0 + mean)
        };
        let length = (tangent * tangent + 4.0).sqrt();
        right = Turn { cosine: 2.0 / length, sine: tangent / length };
        left = Turn { cosine: (right.cosine + right.sine * slope) / mean, sine: second / first * right.sine / mean };
        leader = (g.abs() > high).then_some(g);
    }
    let (left, right) = if is_swapped { (right.swapped(), left.swapped()) } else { (left, right) };
    let sign = |value: f64| 1f64.copysign(value);
    let whole = match leader {
        Some(g) => sign(right.sine) * sign(left.cosine) * sign(g),
        None if is_swapped => sign(right.sine) * sign(left.sine) * sign(h),
        None => sign(right.cosine) * sign(left.cosine) * sign(f),
    };
    (smaller.copysign(whole * sign(f) * sign(h)), larger.copysign(whole), right, left)
}

impl Turn {
    fn swapped(self) -> Self {
        Self { cosine: self.sine, sine: self.cosine }
    }
}
