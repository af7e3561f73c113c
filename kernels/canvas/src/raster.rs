//! Exact coverage of pixels by polygons, in steps of 1/256 of a pixel and of 1/256 of its area, as Agg counts it.
//!
//! Edges leave in each pixel they touch how much they climb there (`cover`) and the area beside them (`area`). A sweep
//! from the left adds these up. Everything outside of the window is cut off before it is counted, so that no coordinate
//! costs more than the window is high and wide.

use crate::geometry::Point;

const SHIFT: i32 = 8;
const ONE: i32 = 1 << SHIFT;

/// A part of the canvas in whole pixels; the right and lower edges are outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub x0: i32,
    pub y0: i32,
    pub x1: i32,
    pub y1: i32,
}

impl Window {
    pub fn new(x0: i32, y0: i32, x1: i32, y1: i32) -> Self {
        Self { x0, y0, x1: x1.max(x0), y1: y1.max(y0) }
    }

    #[must_use]
    pub fn meet(&self, other: &Self) -> Self {
        Self::new(self.x0.max(other.x0), self.y0.max(other.y0), self.x1.min(other.x1), self.y1.min(other.y1))
    }

    pub fn is_empty(&self) -> bool {
        self.x0 >= self.x1 || self.y0 >= self.y1
    }

    fn width(&self) -> usize {
        (self.x1 - self.x0).max(0) as usize
    }

    fn height(&self) -> usize {
        (self.y1 - self.y0).max(0) as usize
    }
}

#[derive(Clone, Copy, Default)]
struct Cell {
    cover: i32,
    area: i32,
}

#[derive(Clone, Copy)]
struct Touched {
    first: i32,
    last: i32,
}

const UNTOUCHED: Touched = Touched { first: i32::MAX, last: i32::MIN };

/// Which side of many crossings is inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    NonZero,
    EvenOdd,
}

/// Counts the edges of one figure at a time; its memory is used again for the next.
pub struct Raster {
    window: Window,
    /// One more column than the window: what lies on its right edge.
    stride: usize,
    cells: Vec<Cell>,
    rows: Vec<Touched>,
    covers: Vec<u8>,
}

impl Raster {
    pub fn new(window: Window) -> Self {
        let mut raster = Self { window, stride: 0, cells: Vec::new(), rows: Vec::new(), covers: Vec::new() };
        raster.reset(window);
        raster
    }

    /// Forgets all edges and looks at another window.
    pub fn reset(&mut self, window: Window) {
        self.window = window;
        self.stride = window.width() + 1;
        let n_cells = self.stride * window.height();
        if self.cells.len() < n_cells {
            self.cells.resize(n_cells, Cell::default());
        }
        self.rows.clear();
        self.rows.resize(window.height(), UNTOUCHED);
    }

    pub fn window(&self) -> Window {
        self.window
    }

    /// The polygon through these points, closed by itself. `y` points downwards.
    pub fn polygon(&mut self, points: &[Point]) {
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
        for pair in points.windows(2) {
            self.edge(pair[0], pair[1]);
        }
        self.edge(*last, *first);
    }

    pub fn edge(&mut self, from: Point, to: Point) {
        let (top, bottom) = (f64::from(self.window.y0), f64::from(self.window.y1));
        let (left, right) = (f64::from(self.window.x0), f64::from(self.window.x1));
        let ([mut x0, mut y0], [mut x1, mut y1]) = (from, to);
        if (y0 < top && y1 < top) || (y0 > bottom && y1 > bottom) || (x0 > right && x1 > right) {
            return;
        }
        let at_y = |y: f64| from[0] + (y - from[1]) * (to[0] - from[0]) / (to[1] - from[1]);
        if y0 < top {
            (x0, y0) = (at_y(top), top);
        } else if y0 > bottom {
            (x0, y0) = (at_y(bottom), bottom);
        }
        if y1 < top {
            (x1, y1) = (at_y(top), top);
        } else if y1 > bottom {
            (x1, y1) = (at_y(bottom), bottom);
        }
        let at_x = |x: f64| (from[1] + (x - from[0]) * (to[1] - from[1]) / (to[0] - from[0])).clamp(top, bottom);
        // What lies left of the window still covers all of the row: it is moved onto the edge.
        if x0 < left || x1 < left || x0 > right || x1 > right {
            let mut cuts = [(x0, y0), (x0, y0), (x0, y0), (x1, y1)];
            let (low, high) = if x0 <= x1 { (left, right) } else { (right, left) };
            let inside = |x: f64| (x > x0.min(x1)) && (x < x0.max(x1));
            cuts[1] = if inside(low) { (low, at_x(low)) } else { cuts[0] };
            cuts[2] = if inside(high) { (high, at_x(high)) } else { cuts[1] };
            for pair in cuts.windows(2) {
                let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
                if ax.max(bx) <= left {
                    self.fixed(left, ay, left, by);
                } else if ax.min(bx) < right || ax.max(bx) <= right {
                    self.fixed(ax, ay, bx, by);
                }
            }
            return;
        }
        self.fixed(x0, y0, x1, y1);
    }

    fn fixed(&mut self, x0: f64, y0: f64, x1: f64, y1: f64) {
        let (x, y) = (f64::from(self.window.x0), f64::from(self.window.y0));
        let (x_most, y_most) = (self.window.width() as i32 * ONE, self.window.height() as i32 * ONE);
        let to_steps =
            |value: f64, origin: f64, most: i32| (((value - origin) * f64::from(ONE)).round() as i32).clamp(0, most);
        self.line(to_steps(x0, x, x_most), to_steps(y0, y, y_most), to_steps(x1, x, x_most), to_steps(y1, y, y_most));
    }

    /// From row to row; where it crosses into the next is found by whole numbers alone.
    fn line(&mut self, x0: i32, y0: i32, x1: i32, y1: i32) {
        if y0 == y1 {
            return;
        }
        let (dx, dy) = (i64::from(x1 - x0), i64::from(y1 - y0));
        let (first, last) = if y0 < y1 { (y0 >> SHIFT, (y1 - 1) >> SHIFT) } else { ((y0 - 1) >> SHIFT, y1 >> SHIFT) };
        let x_at = |y: i32| x0 + (i64::from(y - y0) * dx).div_euclid(dy) as i32;
        let mut row = first;
        let (mut x, mut y) = (x0, y0);
        loop {
            let top = row << SHIFT;
            let y_next = if row == last {
                y1
            } else if y1 > y0 {
                top + ONE
            } else {
                top
            };
            let x_next = if row == last { x1 } else { x_at(y_next) };
            self.within_row(row, x, y - top, x_next, y_next - top);
            if row == last {
                return;
            }
            (x, y) = (x_next, y_next);
            row += if y1 > y0 { 1 } else { -1 };
        }
    }

    /// Within one row, from cell to cell.
    fn within_row(&mut self, row: i32, x0: i32, y0: i32, x1: i32, y1: i32) {
        let (first, last) = (x0 >> SHIFT, x1 >> SHIFT);
        let touched = &mut self.rows[row as usize];
        touched.first = touched.first.min(first.min(last));
        touched.last = touched.last.max(first.max(last));
        let start = row as usize * self.stride;
        if first == last {
            let cell = &mut self.cells[start + first as usize];
            cell.cover += y1 - y0;
            cell.area += ((x0 & (ONE - 1)) + (x1 & (ONE - 1))) * (y1 - y0);
            return;
        }
        let (dx, dy) = (i64::from(x1 - x0), i64::from(y1 - y0));
        let to_the_right = x1 > x0;
        let mut column = first;
        let (mut x, mut y) = (x0, y0);
        while column != last {
            let left = column << SHIFT;
            let x_next = if to_the_right { left + ONE } else { left };
            let y_next = y0 + (i64::from(x_next - x0) * dy).div_euclid(dx) as i32;
            let cell = &mut self.cells[start + column as usize];
            cell.cover += y_next - y;
            cell.area += ((x - left) + (x_next - left)) * (y_next - y);
            (x, y) = (x_next, y_next);
            column += if to_the_right { 1 } else { -1 };
        }
        let left = column << SHIFT;
        let cell = &mut self.cells[start + column as usize];
        cell.cover += y1 - y;
        cell.area += ((x - left) + (x1 - left)) * (y1 - y);
    }

    /// Gives each row that is covered somewhere to `paint` as (y, x of the first pixel, coverage), and forgets the edges.
    pub fn sweep(&mut self, rule: Rule, is_smooth: bool, mut paint: impl FnMut(i32, i32, &[u8])) {
        let width = self.window.width();
        self.covers.resize(width.max(self.covers.len()), 0);
        for row in 0..self.rows.len() {
            let touched = self.rows[row];
            if touched.first > touched.last {
                continue;
            }
            self.rows[row] = UNTOUCHED;
            let (first, last) = (touched.first as usize, (touched.last as usize).min(self.stride - 1));
            let cells = &mut self.cells[row * self.stride + first..=row * self.stride + last];
            let out = &mut self.covers[first.min(width)..width];
            let n_cells = cells.len().min(out.len());
            let mut n_covered = first + n_cells;
            let mut cover = 0;
            // Between edges every pixel is covered as the one before it.
            let mut between = 0;
            let mut at = 0;
            while at < n_cells {
                let edge = at + n_empty(&cells[at..n_cells]);
                out[at..edge].fill(between);
                if let Some(cell) = cells[..n_cells].get_mut(edge) {
                    cover += cell.cover;
                    out[edge] = coverage((cover << (SHIFT + 1)) - cell.area, rule, is_smooth);
                    between = coverage(cover << (SHIFT + 1), rule, is_smooth);
                    *cell = Cell::default();
                }
                at = edge + 1;
            }
            // The cell on the right edge of the window covers no pixel.
            if let Some(cell) = cells.last_mut() {
                *cell = Cell::default();
            }
            // Edges right of the window were dropped: what they would have closed goes on to its end.
            if between != 0 && n_covered < width && last < width {
                self.covers[n_covered..width].fill(between);
                n_covered = width;
            }
            if n_covered > first && first < width {
                paint(self.window.y0 + row as i32, self.window.x0 + first as i32, &self.covers[first..n_covered]);
            }
        }
    }
}

/// How many cells no edge touches before the first that one does; looked at by eights.
fn n_empty(cells: &[Cell]) -> usize {
    let is_empty = |cells: &[Cell; 8]| cells.iter().fold(0, |all, cell| all | cell.cover | cell.area) == 0;
    let n_by_eights = cells.as_chunks::<8>().0.iter().take_while(|eight| is_empty(eight)).count() * 8;
    n_by_eights + cells[n_by_eights..].iter().take_while(|cell| cell.cover | cell.area == 0).count()
}

fn coverage(area: i32, rule: Rule, is_smooth: bool) -> u8 {
    let mut covered = (area >> (SHIFT + 1)).abs();
    if rule == Rule::EvenOdd {
        covered &= 2 * ONE - 1;
        if covered > ONE {
            covered = 2 * ONE - covered;
        }
    }
    let covered = covered.min(255);
    if is_smooth {
        covered as u8
    } else if covered > 127 {
        255
    } else {
        0
    }
}
