//! A line with a width as polygons that all turn the same way, so that their union is the stroke.

use crate::geometry::{Point, point};

/// Segments of one batch. A batch is filled at once, so that a clear colour does not darken where segments meet;
/// batches keep sums of coverage short and exact.
const BATCH: usize = 512;

/// Batches of polygons that cover a line of this width, with flat ends. Where the line bends a little its segments
/// share an edge, because coverage of overlapping edges adds up and would show as a dot; where it turns, a disc fills in.
pub fn outlines(points: &[Point], width: f64) -> Vec<Vec<Vec<Point>>> {
    let half = (width / 2.0).max(0.05);
    let points: Vec<Point> = dedup(points);
    let n_segments = points.len().saturating_sub(1);
    let mut batches = Vec::new();
    let mut start = None;
    for first in (0..n_segments).step_by(BATCH) {
        let last = (first + BATCH).min(n_segments);
        let mut batch = Vec::with_capacity(2 * (last - first));
        for i in first..last {
            let (from, to) = (points[i], points[i + 1]);
            let aside = normal(from, to, half);
            let joint = points.get(i + 2).map(|next| joint(from, to, *next, half));
            let end = match joint {
                Some(Joint::Shared(offset)) => offset,
                _ => aside,
            };
            let begin = start.take().unwrap_or(aside);
            batch.push(vec![
                point(from.x - begin.x, from.y - begin.y),
                point(to.x - end.x, to.y - end.y),
                point(to.x + end.x, to.y + end.y),
                point(from.x + begin.x, from.y + begin.y),
            ]);
            match joint {
                Some(Joint::Shared(offset)) => start = Some(offset),
                Some(Joint::Disc) if half > 0.4 => batch.push(dot(to, half)),
                _ => {}
            }
        }
        batches.push(batch);
    }
    batches
}

fn dedup(points: &[Point]) -> Vec<Point> {
    let mut points = points.to_vec();
    points.dedup();
    points
}

/// The vector from a segment to its side.
fn normal(from: Point, to: Point, half: f64) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    point(-dy / length * half, dx / length * half)
}

#[derive(Clone, Copy)]
enum Joint {
    /// Both segments end on the line through the corner plus and minus this.
    Shared(Point),
    Disc,
}

fn joint(a: Point, b: Point, c: Point, half: f64) -> Joint {
    let (first, second) = (normal(a, b, 1.0), normal(b, c, 1.0));
    let cosine = first.x * second.x + first.y * second.y;
    let lengths = (b.x - a.x).hypot(b.y - a.y).min((c.x - b.x).hypot(c.y - b.y));
    // A shared edge slants into the shorter segment, which must be long enough for it.
    let slant = half * ((1.0 - cosine) / (1.0 + cosine).max(1e-9)).max(0.0).sqrt();
    if cosine < 0.3 || slant > lengths * 0.45 {
        return Joint::Disc;
    }
    let longer = half / (1.0 + cosine);
    Joint::Shared(point((first.x + second.x) * longer, (first.y + second.y) * longer))
}

fn dot(centre: Point, radius: f64) -> Vec<Point> {
    let sides = (8.0 + radius * 2.0).min(48.0).round();
    (0..sides as usize)
        .map(|i| {
            let angle = std::f64::consts::TAU * i as f64 / sides;
            point(centre.x + radius * angle.cos(), centre.y + radius * angle.sin())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed_area(polygon: &[Point]) -> f64 {
        let next = polygon.iter().cycle().skip(1);
        polygon.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() / 2.0
    }

    #[test]
    fn every_outline_turns_the_same_way() {
        let zigzag: Vec<Point> = (0..50).map(|i| point(f64::from(i % 7), f64::from(i * i % 11))).collect();
        for batch in outlines(&zigzag, 3.0) {
            assert!(batch.iter().all(|polygon| signed_area(polygon) > 0.0));
        }
    }

    #[test]
    fn a_point_alone_has_no_stroke() {
        assert!(outlines(&[point(1.0, 1.0)], 2.0).is_empty());
        assert!(outlines(&[point(1.0, 1.0), point(1.0, 1.0)], 2.0).is_empty());
    }
}
