//! Points in cells that are halved along every axis, each with the middle of its points. Single precision throughout.

const NEAR: f32 = 1e-6;
const NONE: usize = usize::MAX;

#[derive(Clone)]
struct Cell {
    is_leaf: bool,
    children: [usize; 8],
    size: usize,
    low: [f32; 3],
    high: [f32; 3],
    center: [f32; 3],
    middle: [f32; 3],
    square_width: f32,
}

impl Cell {
    fn new(low: [f32; 3], high: [f32; 3], n_dims: usize) -> Self {
        let (mut center, mut square_width) = ([0.0; 3], 0.0_f32);
        for (center, (low, high)) in center.iter_mut().zip(low.iter().zip(&high)).take(n_dims) {
            *center = f32::midpoint(*low, *high);
            let width = high - low;
            square_width = square_width.max(width * width);
        }
        Self { is_leaf: true, children: [NONE; 8], size: 0, low, high, center, middle: [0.0; 3], square_width }
    }
}

/// What a query sees of one cell: the differences, the squared distance and the number of points.
pub(super) struct Seen {
    pub(super) apart: [f32; 3],
    pub(super) square: f32,
    pub(super) size: f32,
}

pub(super) struct Cells {
    cells: Vec<Cell>,
    n_dims: usize,
}

impl Cells {
    /// Points in at most three dimensions.
    pub(super) fn new(points: &[f32], n_dims: usize) -> Self {
        let (mut low, mut high) = ([f32::INFINITY; 3], [f32::NEG_INFINITY; 3]);
        for point in points.chunks_exact(n_dims) {
            for (axis, value) in point.iter().enumerate() {
                low[axis] = low[axis].min(*value);
                high[axis] = high[axis].max(*value);
            }
        }
        for value in &mut high[..n_dims] {
            let sign = if *value > 0.0 {
                1.0
            } else if *value < 0.0 {
                -1.0
            } else {
                0.0
            };
            *value = (*value * (1.0 + 1e-3 * sign)).max(*value + 1e-3);
        }
        let mut cells = Self { cells: vec![Cell::new(low, high, n_dims)], n_dims };
        for point in points.chunks_exact(n_dims) {
            let mut at = [0.0; 3];
            at[..n_dims].copy_from_slice(point);
            cells.insert(at);
        }
        cells
    }

    fn is_near(&self, one: &[f32; 3], other: &[f32; 3]) -> bool {
        one.iter().zip(other).take(self.n_dims).all(|(one, other)| (one - other).abs() <= NEAR)
    }

    /// Which child of a cell a point belongs to.
    fn side(&self, point: &[f32; 3], cell: usize) -> usize {
        let center = &self.cells[cell].center;
        (0..self.n_dims).fold(0, |side, axis| 2 * side + usize::from(point[axis] >= center[axis]))
    }

    #[expect(clippy::cast_precision_loss, reason = "numbers of points are as exact as the original's")]
    fn insert(&mut self, point: [f32; 3]) {
        let mut at = 0;
        loop {
            let size = self.cells[at].size;
            if size == 0 {
                self.cells[at].size = 1;
                self.cells[at].middle = point;
                return;
            }
            if self.cells[at].is_leaf {
                if self.is_near(&point, &self.cells[at].middle) {
                    self.cells[at].size += 1;
                    return;
                }
                let middle = self.cells[at].middle;
                self.add_child(at, middle, size);
            }
            for (middle, value) in self.cells[at].middle.iter_mut().zip(&point).take(self.n_dims) {
                *middle = (size as f32 * *middle + value) / (size + 1) as f32;
            }
            self.cells[at].size += 1;
            match self.cells[at].children[self.side(&point, at)] {
                NONE => {
                    self.add_child(at, point, 1);
                    return;
                }
                child => at = child,
            }
        }
    }

    fn add_child(&mut self, parent: usize, point: [f32; 3], size: usize) {
        let octant = self.side(&point, parent);
        let (mut low, mut high, center) = (self.cells[parent].low, self.cells[parent].high, self.cells[parent].center);
        for (axis, (value, center)) in point.iter().zip(center).enumerate().take(self.n_dims) {
            if *value >= center {
                low[axis] = center;
            } else {
                high[axis] = center;
            }
        }
        let mut child = Cell::new(low, high, self.n_dims);
        (child.middle, child.size) = (point, size);
        self.cells.push(child);
        let number = self.cells.len() - 1;
        self.cells[parent].is_leaf = false;
        self.cells[parent].children[octant] = number;
    }

    /// The cells that a point sees as one, each small for its distance.
    #[expect(clippy::cast_precision_loss, reason = "numbers of points are as exact as the original's")]
    pub(super) fn look(&self, point: &[f32], square_angle: f32, seen: &mut Vec<Seen>) {
        let mut waiting = vec![0];
        while let Some(at) = waiting.pop() {
            let cell = &self.cells[at];
            let (mut apart, mut square) = ([0.0; 3], 0.0_f32);
            for (apart, (value, middle)) in apart.iter_mut().zip(point.iter().zip(&cell.middle)) {
                *apart = value - middle;
                square += *apart * *apart;
            }
            if cell.is_leaf && apart.iter().all(|apart| apart.abs() <= NEAR) {
                continue;
            }
            if cell.is_leaf || cell.square_width / square < square_angle {
                seen.push(Seen { apart, square, size: cell.size as f32 });
            } else {
                waiting.extend(cell.children.iter().rev().filter(|child| **child != NONE));
            }
        }
    }
}
