//! The search for the split of a node: features are drawn without replacement, those known to be constant are passed over,
//! and of each the best threshold is found, or one drawn at random is tried.

use super::TreeOptions;
use super::columns::Columns;
use super::measure::{Measure, Sides, Weighted};
use super::order;
use super::random::Xorshift;

#[derive(Debug, Clone, Copy)]
pub(super) struct Split {
    pub(super) feature: usize,
    pub(super) threshold: f64,
    /// The first row that goes right.
    pub(super) position: usize,
    pub(super) improvement: f64,
    pub(super) impurity_left: f64,
    pub(super) impurity_right: f64,
    pub(super) missing_left: bool,
    /// Between the answers of both sides; for constraints of direction.
    pub(super) middle: f64,
    n_missing: usize,
}

/// What a node hands down to its children.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parent {
    pub(super) impurity: f64,
    pub(super) n_constant: usize,
    pub(super) low: f64,
    pub(super) high: f64,
}

pub(super) struct Splitter<'a, M> {
    columns: &'a Columns,
    pub(super) measure: M,
    weights: Option<&'a [f64]>,
    options: &'a TreeOptions<'a>,
    /// Rows with a weight; a node is a range of them.
    pub(super) rows: Vec<u32>,
    all_weight: f64,
    /// Of the rows of the node, by the feature at hand.
    values: Vec<f32>,
    features: Vec<usize>,
    constant: Vec<usize>,
    random: Xorshift,
    pub(super) sides: Sides,
    /// Sums do not depend on the order of rows.
    any_order: bool,
    keys: Vec<u64>,
}

impl<'a, M: Measure> Splitter<'a, M> {
    pub(super) fn new(
        columns: &'a Columns,
        measure: M,
        weights: Option<&'a [f64]>,
        options: &'a TreeOptions<'a>,
        seed: u32,
        any_order: bool,
    ) -> Self {
        let n_rows = u32::try_from(columns.n_rows()).unwrap_or(u32::MAX);
        let weight_of = |row: u32| weights.map_or(1.0, |weights| weights[row as usize]);
        let rows: Vec<u32> = (0..n_rows).filter(|row| weight_of(*row) != 0.0).collect();
        let all_weight = (0..n_rows).fold(0.0, |sum, row| sum + weight_of(row));
        let sides = Sides::new(measure.width());
        Self {
            columns,
            measure,
            weights,
            options,
            all_weight,
            values: vec![0.0; rows.len()],
            rows,
            features: (0..columns.n_columns()).collect(),
            constant: vec![0; columns.n_columns()],
            random: Xorshift::new(seed),
            sides,
            any_order,
            keys: Vec::new(),
        }
    }

    /// Begins a node. Returns its weight.
    pub(super) fn begin(&mut self, begin: usize, end: usize) -> f64 {
        let rows = Weighted { rows: &self.rows, weights: self.weights };
        self.sides.begin(begin, end, &self.measure, rows);
        self.measure.begin(&self.sides, rows);
        self.sides.weight
    }

    pub(super) fn impurity(&self) -> f64 {
        self.measure.node_impurity(&self.sides, Weighted { rows: &self.rows, weights: self.weights })
    }

    /// The best split of the node begun, or nothing. Rows are brought to their sides.
    pub(super) fn split(&mut self, parent: &mut Parent) -> Option<Split> {
        let (mut best, mut best_proxy) = (None, f64::NEG_INFINITY);
        let known = parent.n_constant;
        let (mut n_left_to_draw, mut n_visited, mut n_found, mut n_drawn) = (self.features.len(), 0, 0, 0);
        let mut last = None;
        while n_left_to_draw > known + n_found
            && (n_visited < self.options.max_features || n_visited <= n_found + n_drawn)
        {
            n_visited += 1;
            let drawn = self.random.whole(n_drawn, n_left_to_draw - n_found);
            if drawn < known {
                self.features.swap(n_drawn, drawn);
                n_drawn += 1;
                continue;
            }
            let drawn = drawn + n_found;
            let feature = self.features[drawn];
            last = Some(feature);
            let (n_missing, low, high) =
                if self.options.random_splits { self.range_of(feature) } else { self.sort_by(feature) };
            if self.sides.end - n_missing == self.sides.begin || high <= low {
                self.features.swap(drawn, known + n_found);
                n_found += 1;
                continue;
            }
            n_left_to_draw -= 1;
            self.features.swap(n_left_to_draw, drawn);
            self.sides.begin_missing(n_missing, &self.measure, Weighted { rows: &self.rows, weights: self.weights });
            if self.options.random_splits {
                self.try_random(feature, n_missing, (low, high), parent, &mut best, &mut best_proxy);
            } else {
                self.try_all(feature, n_missing, parent, &mut best, &mut best_proxy);
            }
        }
        let found = best.map(|split: Split| self.finish(split, last, parent.impurity));
        self.features[..known].copy_from_slice(&self.constant[..known]);
        self.constant[known..known + n_found].copy_from_slice(&self.features[known..known + n_found]);
        parent.n_constant = known + n_found;
        found
    }

    /// Values of the node's rows, those that are missing at the end. Returns how many are missing.
    fn gather(&mut self, feature: usize) -> usize {
        let (begin, end) = (self.sides.begin, self.sides.end);
        let column = self.columns.column(feature);
        if !self.columns.has_missing(feature) {
            for (value, row) in self.values[begin..end].iter_mut().zip(&self.rows[begin..end]) {
                *value = column[*row as usize];
            }
            return 0;
        }
        let (mut place, mut present_end) = (begin, end);
        while place < present_end {
            if column[self.rows[present_end - 1] as usize].is_nan() {
                present_end -= 1;
                continue;
            }
            if column[self.rows[place] as usize].is_nan() {
                present_end -= 1;
                self.rows.swap(place, present_end);
            }
            self.values[place] = column[self.rows[place] as usize];
            place += 1;
        }
        end - present_end
    }

    /// The smallest and the largest value. Where values are missing, a value that lowers the smallest does not count for the
    /// largest, so that values that only fall look constant: as the original has it.
    fn range_of(&mut self, feature: usize) -> (usize, f32, f32) {
        let n_missing = self.gather(feature);
        let values = &self.values[self.sides.begin..self.sides.end - n_missing];
        if self.columns.has_missing(feature) {
            let (mut low, mut high) = (f32::INFINITY, f32::NEG_INFINITY);
            for value in values {
                if *value < low {
                    low = *value;
                } else if *value > high {
                    high = *value;
                }
            }
            return (n_missing, low, high);
        }
        let start = values.first().copied().unwrap_or(0.0);
        let (mut low, mut high) = (start, start);
        for value in values {
            low = if *value < low { *value } else { low };
            high = if *value > high { *value } else { high };
        }
        (n_missing, low, high)
    }

    fn sort_by(&mut self, feature: usize) -> (usize, f32, f32) {
        let n_missing = self.gather(feature);
        let (begin, end) = (self.sides.begin, self.sides.end - n_missing);
        let values = &mut self.values[begin..end];
        let Some(first) = values.first().copied() else { return (n_missing, 0.0, 0.0) };
        if values.iter().all(|value| *value == first) {
            return (n_missing, first, first);
        }
        order::sort(values, &mut self.rows[begin..end], self.any_order, &mut self.keys);
        (n_missing, values[0], values[values.len() - 1])
    }

    fn try_all(
        &mut self,
        feature: usize,
        n_missing: usize,
        parent: &Parent,
        best: &mut Option<Split>,
        best_proxy: &mut f64,
    ) {
        let (begin, end) = (self.sides.begin, self.sides.end - n_missing);
        for missing_left in [false, true] {
            if missing_left && n_missing == 0 {
                break;
            }
            self.sides.missing_left = missing_left;
            self.sides.reset();
            let mut place = begin;
            loop {
                while place + 1 < end && self.values[place + 1] <= self.values[place] {
                    place += 1;
                }
                let before = place;
                place += 1;
                if place >= end {
                    break;
                }
                let n_left = place - begin + if missing_left { n_missing } else { 0 };
                let n_right = self.sides.end - begin - n_left;
                let Some(proxy) = self.judge(place, n_left, n_right, Some((feature, parent))) else { continue };
                if proxy > *best_proxy {
                    *best_proxy = proxy;
                    let (low, high) = (f64::from(self.values[before]), f64::from(self.values[place]));
                    let middle = low / 2.0 + high / 2.0;
                    let threshold = if middle == high || middle.is_infinite() { low } else { middle };
                    let missing_left = if n_missing == 0 { n_left > n_right } else { missing_left };
                    *best = Some(Split::new(feature, threshold, place, n_missing, missing_left));
                }
            }
        }
        if n_missing > 0 {
            self.sides.missing_left = false;
            if let Some(proxy) = self.judge(end, end - begin, n_missing, None)
                && proxy > *best_proxy
            {
                *best_proxy = proxy;
                *best = Some(Split::new(feature, f64::INFINITY, end, n_missing, false));
            }
        }
    }

    fn try_random(
        &mut self,
        feature: usize,
        n_missing: usize,
        (low, high): (f32, f32),
        parent: &Parent,
        best: &mut Option<Split>,
        best_proxy: &mut f64,
    ) {
        let (low, high) = (f64::from(low), f64::from(high));
        let mut threshold = self.random.between(low, high);
        let missing_left = n_missing > 0 && self.random.whole(0, 2) == 1;
        self.sides.missing_left = missing_left;
        if threshold == high {
            threshold = low;
        }
        let (mut place, mut end) = (self.sides.begin, self.sides.end - n_missing);
        while place < end {
            if f64::from(self.values[place]) <= threshold {
                place += 1;
            } else {
                end -= 1;
                self.values.swap(place, end);
                self.rows.swap(place, end);
            }
        }
        let n_left = end - self.sides.begin + if missing_left { n_missing } else { 0 };
        let n_right = self.sides.end - self.sides.begin - n_left;
        self.sides.reset();
        let Some(proxy) = self.judge(end, n_left, n_right, Some((feature, parent))) else { return };
        if proxy > *best_proxy {
            *best_proxy = proxy;
            let missing_left = if n_missing == 0 { n_left > n_right } else { missing_left };
            *best = Some(Split::new(feature, threshold, end, n_missing, missing_left));
        }
    }

    /// How good a position is; nothing where it is not allowed.
    fn judge(
        &mut self,
        position: usize,
        n_left: usize,
        n_right: usize,
        constrained: Option<(usize, &Parent)>,
    ) -> Option<f64> {
        let least = self.options.min_samples_leaf;
        if n_left < least || n_right < least {
            return None;
        }
        let rows = Weighted { rows: &self.rows, weights: self.weights };
        self.sides.update(position, &self.measure, rows);
        if let (Some(directions), Some((feature, parent))) = (self.options.monotonic, constrained)
            && directions[feature] != 0
        {
            let (left, right) = self.measure.side_values(&self.sides, rows);
            let is_inside = |value: f64| value >= parent.low && value <= parent.high;
            if !is_inside(left) || !is_inside(right) || (left - right) * f64::from(directions[feature]) > 0.0 {
                return None;
            }
        }
        let least = self.options.min_weight_leaf;
        if self.sides.weight_left < least || self.sides.weight_right < least {
            return None;
        }
        Some(self.measure.proxy(&self.sides, rows))
    }

    /// Brings rows to their sides and says what the sides are like.
    fn finish(&mut self, mut split: Split, last: Option<usize>, impurity: f64) -> Split {
        if !self.options.random_splits || last != Some(split.feature) {
            self.part(&split);
        }
        let rows = Weighted { rows: &self.rows, weights: self.weights };
        self.sides.begin_missing(split.n_missing, &self.measure, rows);
        self.sides.missing_left = split.missing_left;
        self.sides.reset();
        self.sides.update(split.position, &self.measure, rows);
        let (left, right) = self.measure.children_impurity(&self.sides, rows);
        split.improvement = self.measure.improvement(&self.sides, self.all_weight, impurity, (left, right));
        (split.impurity_left, split.impurity_right) = (left, right);
        if self.options.monotonic.is_some() {
            split.middle = self.measure.middle(&self.sides, rows);
        }
        if split.missing_left && split.n_missing > 0 {
            for step in 0..split.n_missing {
                self.rows.swap(split.position + step, self.sides.end - 1 - step);
            }
            split.position += split.n_missing;
        }
        split
    }

    /// The last row in question stays where it is, whatever its value: as the original has it.
    fn part(&mut self, split: &Split) {
        let column = self.columns.column(split.feature);
        let (mut place, mut end) = (self.sides.begin, self.sides.end - split.n_missing);
        let mut missing_end = self.sides.end;
        while place + 1 < end {
            if split.n_missing > 0 {
                if missing_end > place + 1 && column[self.rows[missing_end - 1] as usize].is_nan() {
                    missing_end -= 1;
                    continue;
                }
                if column[self.rows[place] as usize].is_nan() {
                    missing_end -= 1;
                    self.rows.swap(place, missing_end);
                }
            }
            if f64::from(column[self.rows[place] as usize]) <= split.threshold {
                place += 1;
            } else {
                end -= 1;
                self.rows.swap(place, end);
            }
        }
    }
}

impl Split {
    fn new(feature: usize, threshold: f64, position: usize, n_missing: usize, missing_left: bool) -> Self {
        Self {
            feature,
            threshold,
            position,
            n_missing,
            missing_left,
            improvement: 0.0,
            impurity_left: 0.0,
            impurity_right: 0.0,
            middle: 0.0,
        }
    }
}
