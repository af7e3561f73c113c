//! What a split is judged by. A measure says what a row adds to the sums of a node, and how impure a node with such
//! sums is; `Sides` keeps the sums of a node and of its two sides while a position walks through its rows.

/// Sums of the node at hand and of its sides. Rows from `begin` to `position` are left, then come those on the right, and
/// at the end `n_missing` rows whose value is missing, which go to one side together.
#[derive(Debug, Clone, Default)]
pub(super) struct Sides {
    pub(super) begin: usize,
    pub(super) end: usize,
    pub(super) position: usize,
    pub(super) n_missing: usize,
    pub(super) missing_left: bool,
    pub(super) total: Vec<f64>,
    pub(super) left: Vec<f64>,
    pub(super) right: Vec<f64>,
    pub(super) missing: Vec<f64>,
    pub(super) weight: f64,
    pub(super) weight_left: f64,
    pub(super) weight_right: f64,
    pub(super) weight_missing: f64,
    pub(super) squares: f64,
    /// How often all rows were sent to the right.
    pub(super) n_resets: usize,
}

/// Rows with their weights.
#[derive(Clone, Copy)]
pub(super) struct Weighted<'a> {
    pub(super) rows: &'a [u32],
    pub(super) weights: Option<&'a [f64]>,
}

impl Weighted<'_> {
    pub(super) fn at(&self, place: usize) -> (usize, f64) {
        let row = self.rows[place] as usize;
        (row, self.weights.map_or(1.0, |weights| weights[row]))
    }

    pub(super) fn each(&self, places: std::ops::Range<usize>) -> impl DoubleEndedIterator<Item = (usize, f64)> {
        places.map(|place| self.at(place))
    }
}

pub(super) trait Measure: Clone + Sync + Send {
    /// How many sums a node has.
    fn width(&self) -> usize;

    /// How many numbers the answer of a node has.
    fn value_width(&self) -> usize {
        self.width()
    }

    fn add(&self, row: usize, weight: f64, sums: &mut [f64]);

    /// Adds the square of what the row adds; only measures of numbers need it.
    fn add_square(&self, _row: usize, _weight: f64, _sum: &mut f64) {}

    /// Called when a node is begun, for measures that need more than sums.
    fn begin(&mut self, _sides: &Sides, _rows: Weighted<'_>) {}

    fn node_impurity(&self, sides: &Sides, rows: Weighted<'_>) -> f64;

    fn children_impurity(&mut self, sides: &Sides, rows: Weighted<'_>) -> (f64, f64);

    /// Grows with the improvement, and costs less.
    fn proxy(&mut self, sides: &Sides, rows: Weighted<'_>) -> f64 {
        let (left, right) = self.children_impurity(sides, rows);
        -sides.weight_right * right - sides.weight_left * left
    }

    fn improvement(&self, sides: &Sides, all_weight: f64, impurity: f64, (left, right): (f64, f64)) -> f64 {
        let share = |side: f64, impurity: f64| side / sides.weight * impurity;
        sides.weight / all_weight * (impurity - share(sides.weight_right, right) - share(sides.weight_left, left))
    }

    fn value(&self, sides: &Sides, value: &mut Vec<f64>);

    /// What the sides would answer, for constraints of direction.
    fn side_values(&mut self, sides: &Sides, _rows: Weighted<'_>) -> (f64, f64) {
        (sides.left[0] / sides.weight_left, sides.right[0] / sides.weight_right)
    }

    /// Between what the sides answer.
    fn middle(&mut self, sides: &Sides, _rows: Weighted<'_>) -> f64 {
        sides.left[0] / (2.0 * sides.weight_left) + sides.right[0] / (2.0 * sides.weight_right)
    }

    /// Keeps an answer inside bounds.
    fn clip(&self, value: &mut [f64], low: f64, high: f64) {
        if let Some(first) = value.first_mut() {
            *first = clipped(*first, low, high);
        }
    }
}

pub(super) fn clipped(value: f64, low: f64, high: f64) -> f64 {
    if value < low {
        low
    } else if value > high {
        high
    } else {
        value
    }
}

impl Sides {
    pub(super) fn new(width: usize) -> Self {
        let zeros = vec![0.0; width];
        Self { total: zeros.clone(), left: zeros.clone(), right: zeros.clone(), missing: zeros, ..Self::default() }
    }

    pub(super) fn begin<M: Measure>(&mut self, begin: usize, end: usize, measure: &M, rows: Weighted<'_>) {
        (self.begin, self.end, self.n_missing) = (begin, end, 0);
        self.total.fill(0.0);
        (self.weight, self.squares) = (0.0, 0.0);
        for (row, weight) in rows.each(begin..end) {
            measure.add(row, weight, &mut self.total);
            measure.add_square(row, weight, &mut self.squares);
            self.weight += weight;
        }
        self.reset();
    }

    pub(super) fn begin_missing<M: Measure>(&mut self, n_missing: usize, measure: &M, rows: Weighted<'_>) {
        self.n_missing = n_missing;
        self.missing.fill(0.0);
        self.weight_missing = 0.0;
        for (row, weight) in rows.each(self.end - n_missing..self.end) {
            measure.add(row, weight, &mut self.missing);
            self.weight_missing += weight;
        }
    }

    /// All rows go right, or all but those with missing values.
    pub(super) fn reset(&mut self) {
        self.n_resets += 1;
        self.position = self.begin;
        let apart = self.n_missing > 0 && self.missing_left;
        self.weight_left =
            spread(apart, &self.missing, &self.total, &mut self.left, &mut self.right, self.weight_missing);
        self.weight_right = self.weight - self.weight_left;
    }

    fn reset_to_left(&mut self) {
        let apart = self.n_missing > 0 && !self.missing_left;
        self.weight_right =
            spread(apart, &self.missing, &self.total, &mut self.right, &mut self.left, self.weight_missing);
        self.weight_left = self.weight - self.weight_right;
    }

    /// Moves the position, from whichever end is nearer.
    pub(super) fn update<M: Measure>(&mut self, position: usize, measure: &M, rows: Weighted<'_>) {
        let end = self.end - self.n_missing;
        if position - self.position <= end - position {
            for (row, weight) in rows.each(self.position..position) {
                measure.add(row, weight, &mut self.left);
                self.weight_left += weight;
            }
        } else {
            self.reset_to_left();
            for (row, weight) in rows.each(position..end).rev() {
                measure.add(row, -weight, &mut self.left);
                self.weight_left -= weight;
            }
        }
        self.weight_right = self.weight - self.weight_left;
        for ((right, left), total) in self.right.iter_mut().zip(&self.left).zip(&self.total) {
            *right = total - left;
        }
        self.position = position;
    }
}

/// One side gets the rows with missing values or nothing, the other the rest. Returns the weight of the first.
fn spread(apart: bool, missing: &[f64], total: &[f64], one: &mut [f64], other: &mut [f64], weight: f64) -> f64 {
    if apart {
        one.copy_from_slice(missing);
        for ((other, total), missing) in other.iter_mut().zip(total).zip(missing) {
            *other = total - missing;
        }
        return weight;
    }
    one.fill(0.0);
    other.copy_from_slice(total);
    0.0
}
