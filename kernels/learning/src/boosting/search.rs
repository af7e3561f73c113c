//! The best split of a node: along the bins of each column, and for categories along them in the order of their means.

use super::sums::Bin;
use super::{BinSet, BoostingOptions, Column, Ground, is_in};

const MIN_HESSIAN: f64 = 1e-3;
/// Categories with less support than this are left to the right side; it also pulls their means to zero.
const MIN_SUPPORT: f64 = 10.0;

/// A node that may be split.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub(super) n_rows: usize,
    pub(super) gradients: f64,
    pub(super) hessians: f64,
    pub(super) value: f64,
    /// Bounds of what its children may answer.
    pub(super) low: f64,
    pub(super) high: f64,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Side {
    pub(super) gradients: f64,
    pub(super) hessians: f64,
    pub(super) value: f64,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Split {
    pub(super) gain: f64,
    pub(super) column: usize,
    pub(super) bin: u8,
    pub(super) missing_left: bool,
    pub(super) categories: Option<BinSet>,
    pub(super) left: Side,
    pub(super) right: Side,
}

/// Sums on the left of a place between bins.
#[derive(Debug, Clone, Copy, Default)]
struct Left {
    n_rows: usize,
    gradients: f64,
    hessians: f64,
}

/// A place between bins that is allowed, or why the scan goes on or ends.
enum Judged {
    Gain(f64),
    TooFew,
    Done,
}

struct Scan<'a> {
    ground: &'a Ground<'a>,
    options: &'a BoostingOptions<'a>,
    node: &'a Node,
    direction: i8,
    loss: f64,
}

/// The best split of a column; nothing where none gains.
pub(super) fn best_split(
    ground: &Ground<'_>,
    options: &BoostingOptions<'_>,
    node: &Node,
    column: usize,
    bins: &[Bin],
) -> Option<Split> {
    let known = ground.columns[column];
    let loss = node.gradients * node.value;
    let scan = Scan { ground, options, node, direction: known.direction, loss };
    scan.column(column, known, bins)
}

/// The one of two splits that gains more; the first where both gain the same.
pub(super) fn better(first: Option<Split>, second: Option<Split>) -> Option<Split> {
    match (first, second) {
        (Some(first), Some(second)) => Some(if first.gain >= second.gain { first } else { second }),
        (first, second) => first.or(second),
    }
}

impl Scan<'_> {
    fn column(&self, column: usize, known: Column, bins: &[Bin]) -> Option<Split> {
        if known.is_categorical {
            return self.categories(column, known, bins);
        }
        let found = self.left_to_right(column, known, bins);
        if !known.has_missing {
            return found;
        }
        let least = found.map_or(-1.0, |split| split.gain);
        self.right_to_left(column, known, bins, least).or(found)
    }

    fn hessians_of(&self, bin: &Bin) -> f64 {
        if self.ground.are_hessians_constant() { f64::from(bin.count) } else { bin.hessians() }
    }

    fn add(&self, side: &mut Left, bin: &Bin) {
        side.n_rows += bin.count as usize;
        side.hessians += self.hessians_of(bin);
        side.gradients += bin.gradients();
    }

    /// The other side of the node.
    fn rest(&self, side: &Left) -> Left {
        Left {
            n_rows: self.node.n_rows.saturating_sub(side.n_rows),
            gradients: self.node.gradients - side.gradients,
            hessians: self.node.hessians - side.hessians,
        }
    }

    fn value(&self, side: &Left) -> f64 {
        let value = -side.gradients / (side.hessians + self.options.l2_regularization + 1e-15);
        if value < self.node.low {
            self.node.low
        } else if value > self.node.high {
            self.node.high
        } else {
            value
        }
    }

    fn gain(&self, left: &Left, right: &Left) -> f64 {
        let (value_left, value_right) = (self.value(left), self.value(right));
        if (self.direction > 0 && value_left > value_right) || (self.direction < 0 && value_left < value_right) {
            return -1.0;
        }
        let gain = self.loss - left.gradients * value_left;
        gain - right.gradients * value_right
    }

    /// `near` is the side that grows with the scan.
    fn judge(&self, near: &Left, far: &Left, near_is_left: bool) -> Judged {
        let least = self.options.min_samples_leaf;
        if near.n_rows < least {
            return Judged::TooFew;
        }
        if far.n_rows < least {
            return Judged::Done;
        }
        if near.hessians < MIN_HESSIAN {
            return Judged::TooFew;
        }
        if far.hessians < MIN_HESSIAN {
            return Judged::Done;
        }
        Judged::Gain(if near_is_left { self.gain(near, far) } else { self.gain(far, near) })
    }

    fn split(&self, column: usize, bin: usize, gain: f64, left: &Left) -> Split {
        let right = self.rest(left);
        let side = |side: &Left| Side { gradients: side.gradients, hessians: side.hessians, value: self.value(side) };
        Split {
            gain,
            column,
            bin: u8::try_from(bin).unwrap_or(u8::MAX),
            missing_left: false,
            categories: None,
            left: side(left),
            right: side(&right),
        }
    }

    fn left_to_right(&self, column: usize, known: Column, bins: &[Bin]) -> Option<Split> {
        let end = (known.n_bins + usize::from(known.has_missing)).saturating_sub(1);
        let (mut left, mut best, mut best_gain) = (Left::default(), None, -1.0);
        for (place, bin) in bins[..end].iter().enumerate() {
            self.add(&mut left, bin);
            match self.judge(&left, &self.rest(&left), true) {
                Judged::TooFew => {}
                Judged::Done => break,
                Judged::Gain(gain) => {
                    if gain > best_gain && gain > 0.0 {
                        best_gain = gain;
                        best = Some((place, left));
                    }
                }
            }
        }
        best.map(|(place, left)| self.split(column, place, best_gain, &left))
    }

    /// As `left_to_right`, with missing values on the left.
    fn right_to_left(&self, column: usize, known: Column, bins: &[Bin], least: f64) -> Option<Split> {
        let (mut right, mut best, mut best_gain) = (Left::default(), None, least);
        for place in (0..known.n_bins.saturating_sub(1)).rev() {
            self.add(&mut right, &bins[place + 1]);
            let left = self.rest(&right);
            match self.judge(&right, &left, false) {
                Judged::TooFew => {}
                Judged::Done => break,
                Judged::Gain(gain) => {
                    if gain > best_gain && gain > 0.0 {
                        best_gain = gain;
                        best = Some((place, left));
                    }
                }
            }
        }
        best.map(|(place, left)| Split { missing_left: true, ..self.split(column, place, best_gain, &left) })
    }

    #[expect(clippy::cast_precision_loss, reason = "a count of rows")]
    fn categories(&self, column: usize, known: Column, bins: &[Bin]) -> Option<Split> {
        let missing = self.ground.n_bins - 1;
        let support = self.node.n_rows as f64 / self.node.hessians;
        let used = (0..known.n_bins).chain(known.has_missing.then_some(missing));
        let mut used: Vec<(f64, usize)> = used
            .filter(|bin| self.hessians_of(&bins[*bin]) * support >= MIN_SUPPORT)
            .map(|bin| (bins[bin].gradients() / (self.hessians_of(&bins[bin]) + MIN_SUPPORT), bin))
            .collect();
        if used.len() <= 1 {
            return None;
        }
        merge_sort(&mut used);
        let mut best: Option<(f64, usize, bool, Left)> = None;
        for forward in [true, false] {
            let end = used.len().div_ceil(2) - usize::from(!forward);
            let mut left = Left::default();
            for step in 0..end {
                let place = if forward { step } else { used.len() - 1 - step };
                self.add(&mut left, &bins[used[place].1]);
                let right = self.rest(&left);
                let least = self.options.min_samples_leaf;
                if left.n_rows < least || left.hessians < MIN_HESSIAN {
                    continue;
                }
                if right.n_rows < least || right.hessians < MIN_HESSIAN {
                    break;
                }
                let gain = self.gain(&left, &right);
                if gain > best.map_or(-1.0, |best| best.0) && gain > 0.0 {
                    best = Some((gain, place, forward, left));
                }
            }
        }
        let (gain, place, forward, left) = best?;
        let mut set = [0; 8];
        for (_, bin) in if forward { &used[..=place] } else { &used[place..] } {
            set[bin / 32] |= 1 << (bin % 32);
        }
        let missing_left = known.has_missing && is_in(&set, u8::try_from(missing).unwrap_or(u8::MAX));
        Some(Split { categories: Some(set), missing_left, ..self.split(column, 0, gain, &left) })
    }
}

/// A merge of halves in which of two equal values the one from the back comes first, as C's `qsort` does with a comparison
/// that never says equal.
fn merge_sort(values: &mut [(f64, usize)]) {
    if values.len() < 2 {
        return;
    }
    let middle = values.len() / 2;
    merge_sort(&mut values[..middle]);
    merge_sort(&mut values[middle..]);
    let (front, back) = (values[..middle].to_vec(), values[middle..].to_vec());
    let (mut front, mut back) = (front.into_iter().peekable(), back.into_iter().peekable());
    for place in values {
        let from_front = match (front.peek(), back.peek()) {
            (Some(one), Some(other)) => one.0 < other.0,
            (Some(_), None) => true,
            _ => false,
        };
        if let Some(value) = if from_front { front.next() } else { back.next() } {
            *place = value;
        }
    }
}
