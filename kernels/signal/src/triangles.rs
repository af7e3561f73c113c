//! Triangles between points of the plane, after Delaunay, and which triangle a place lies in.
//!
//! Points are put in from left to right; triangles whose circle the sweep has passed are finished. Of points on one circle,
//! as on a grid, a shift too small to see decides which diagonal is taken.

use std::collections::HashSet;

/// A corner that lies infinitely far away.
const FAR: usize = usize::MAX;
const SHIFT: f64 = 1e-9;
/// How far outside a triangle a place may lie, in shares of it.
const SLACK: f64 = 100.0 * f64::EPSILON;

/// A place q lies inside where `d |q - corner|^2 < 2 (u, v).(q - corner)`.
#[derive(Clone, Copy)]
struct Circle {
    corner: (f64, f64),
    d: f64,
    u: f64,
    v: f64,
}

#[derive(Clone, Copy)]
struct Active {
    corners: [usize; 3],
    circle: Circle,
}

/// Corners of all triangles, anticlockwise. Of points that coincide one is used; `None` where all lie on one line.
pub fn triangulate(points: &[f64]) -> Option<Vec<[usize; 3]>> {
    let n = points.len() / 2;
    let scaled = scaled(points)?;
    let shifted: Vec<(f64, f64)> = scaled
        .iter()
        .enumerate()
        .map(|(place, (x, y))| {
            let number = count(place);
            (x + SHIFT * (number * 12.9898 + 0.3).sin(), y + SHIFT * (number * 78.233 + 0.7).sin())
        })
        .collect();
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|a, b| scaled[*a].0.total_cmp(&scaled[*b].0).then(scaled[*a].1.total_cmp(&scaled[*b].1)));
    order.dedup_by(|a, b| scaled[*a] == scaled[*b]);
    order.sort_by(|a, b| shifted[*a].0.total_cmp(&shifted[*b].0));
    let least = 1e-8 / count(n);
    let mut found = swept(&shifted, &order)?;
    found.retain_mut(|corners| {
        let area = turn(&scaled, *corners);
        if area < 0.0 {
            corners.swap(1, 2);
        }
        area.abs() > least
    });
    (!found.is_empty()).then_some(found)
}

#[expect(clippy::cast_precision_loss, reason = "numbers of points are far below 2^53")]
fn count(n: usize) -> f64 {
    n as f64
}

/// The points moved to the middle and made about one unit wide; `None` for too few, coinciding or infinite ones.
fn scaled(points: &[f64]) -> Option<Vec<(f64, f64)>> {
    let n = points.len() / 2;
    if n < 3 || points.iter().any(|value| !value.is_finite()) {
        return None;
    }
    let mut low = [f64::INFINITY; 2];
    let mut high = [f64::NEG_INFINITY; 2];
    let mut sum = [0.0; 2];
    for point in points.chunks_exact(2) {
        for axis in 0..2 {
            low[axis] = low[axis].min(point[axis]);
            high[axis] = high[axis].max(point[axis]);
            sum[axis] += point[axis];
        }
    }
    let size = (high[0] - low[0]).max(high[1] - low[1]);
    let middle = sum.map(|sum| sum / count(n));
    let moved = points.chunks_exact(2).map(|point| ((point[0] - middle[0]) / size, (point[1] - middle[1]) / size));
    (size > 0.0).then(|| moved.collect())
}

/// Twice the area, positive for an anticlockwise turn.
fn turn(points: &[(f64, f64)], [a, b, c]: [usize; 3]) -> f64 {
    let ((ax, ay), (bx, by), (cx, cy)) = (points[a], points[b], points[c]);
    (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
}

/// Around three corners; with one infinitely far, all that lies left of the line between the others.
fn active(points: &[(f64, f64)], corners: [usize; 3]) -> Active {
    let [a, b, c] = match corners {
        [FAR, b, c] => [b, c, FAR],
        [a, FAR, c] => [c, a, FAR],
        same => same,
    };
    let (ax, ay) = points[a];
    let (bx, by) = (points[b].0 - ax, points[b].1 - ay);
    let circle = if c == FAR {
        Circle { corner: (ax, ay), d: 0.0, u: -by, v: bx }
    } else {
        let (cx, cy) = (points[c].0 - ax, points[c].1 - ay);
        let (bb, cc) = (bx * bx + by * by, cx * cx + cy * cy);
        Circle { corner: (ax, ay), d: 2.0 * (bx * cy - by * cx), u: cy * bb - by * cc, v: bx * cc - cx * bb }
    };
    Active { corners: [a, b, c], circle }
}

fn swept(points: &[(f64, f64)], order: &[usize]) -> Option<Vec<[usize; 3]>> {
    let [first, second, third, others @ ..] = order else { return None };
    let (first, mut second, mut third) = (*first, *second, *third);
    if turn(points, [first, second, third]) < 0.0 {
        (second, third) = (third, second);
    }
    let mut done = Vec::new();
    let mut front: Vec<Active> =
        [[first, second, third], [second, first, FAR], [third, second, FAR], [first, third, FAR]]
            .map(|three| active(points, three))
            .into();
    let mut edges: HashSet<(usize, usize)> = HashSet::new();
    let mut ordered: Vec<(usize, usize)> = Vec::new();
    for &point in others {
        let (x, y) = points[point];
        edges.clear();
        ordered.clear();
        front.retain(|triangle| {
            let Circle { corner, d, u, v } = triangle.circle;
            let (qx, qy) = (x - corner.0, y - corner.1);
            if d * (qx * qx + qy * qy) < 2.0 * (u * qx + v * qy) {
                let [first, second, third] = triangle.corners;
                for (start, end) in [(first, second), (second, third), (third, first)] {
                    if !edges.remove(&(end, start)) {
                        edges.insert((start, end));
                        ordered.push((start, end));
                    }
                }
                return false;
            }
            let right = qx * d - u;
            let is_passed = d > 0.0 && right > 0.0 && right * right > u * u + v * v;
            if is_passed {
                done.push(triangle.corners);
            }
            !is_passed
        });
        // In the order in which they were met, so that the answer is the same every time.
        let fresh = ordered.iter().filter(|edge| edges.contains(*edge));
        front.extend(fresh.map(|(start, end)| active(points, [*start, *end, point])));
    }
    done.extend(front.into_iter().map(|triangle| triangle.corners));
    done.retain(|corners| corners[2] != FAR);
    Some(done)
}

/// The triangle in which each place lies; `None` outside all of them. Triangles are looked up in a grid of cells.
pub fn locate(points: &[f64], triangles: &[[usize; 3]], places: &[f64]) -> Vec<Option<usize>> {
    let n = points.len() / 2;
    if triangles.is_empty() || triangles.iter().flatten().any(|corner| *corner >= n) {
        return vec![None; places.len() / 2];
    }
    let cells = Cells::new(points, triangles);
    places
        .chunks_exact(2)
        .map(|place| cells.candidates(place).find(|candidate| holds(points, triangles[*candidate], place)))
        .collect()
}

fn holds(points: &[f64], corners: [usize; 3], place: &[f64]) -> bool {
    let last = 2 * corners[2];
    let from_last = |point: &[f64]| (point[0] - points[last], point[1] - points[last + 1]);
    let corner = |corner: usize| from_last(&points[2 * corner..2 * corner + 2]);
    let (one, other, own) = (corner(corners[0]), corner(corners[1]), from_last(place));
    let area = one.0 * other.1 - one.1 * other.0;
    let (first, second) = ((own.0 * other.1 - own.1 * other.0) / area, (one.0 * own.1 - one.1 * own.0) / area);
    first >= -SLACK && second >= -SLACK && first + second <= 1.0 + SLACK
}

struct Cells {
    low: [f64; 2],
    size: [f64; 2],
    n: usize,
    lists: Vec<Vec<usize>>,
}

impl Cells {
    fn new(points: &[f64], triangles: &[[usize; 3]]) -> Self {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a root of a small number")]
        let n = (count(triangles.len()).sqrt() as usize).max(1);
        let bounds = |axis: usize| {
            let values = triangles.iter().flatten().map(|corner| points[2 * corner + axis]);
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)))
        };
        let (across, along) = (bounds(0), bounds(1));
        let mut cells = Self {
            low: [across.0, along.0],
            size: [(across.1 - across.0) / count(n), (along.1 - along.0) / count(n)],
            n,
            lists: vec![Vec::new(); n * n],
        };
        for (number, corners) in triangles.iter().enumerate() {
            let range = |axis: usize| {
                let indices = corners.map(|corner| cells.index(points[2 * corner + axis], axis));
                let (least, most) = indices.iter().fold((n, 0), |(low, high), at| (low.min(*at), high.max(*at)));
                (least.saturating_sub(1), (most + 1).min(n - 1))
            };
            let ((left, right), (bottom, top)) = (range(0), range(1));
            for column in left..=right {
                for row in bottom..=top {
                    cells.lists[column * n + row].push(number);
                }
            }
        }
        cells
    }

    fn index(&self, value: f64, axis: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "cut to the cells there are")]
        let index = ((value - self.low[axis]) / self.size[axis]).clamp(0.0, count(self.n - 1)) as usize;
        index
    }

    fn candidates(&self, place: &[f64]) -> impl Iterator<Item = usize> + '_ {
        let cell = self.index(place[0], 0) * self.n + self.index(place[1], 1);
        self.lists[cell].iter().copied()
    }
}
