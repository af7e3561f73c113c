//! Lines and polygons cut to a rectangle, because neither backend clips: nothing may leave its panel.

use crate::geometry::{Point, Rect, point};

/// The part of a segment inside `area` (Liang and Barsky), or nothing.
pub fn segment(from: Point, to: Point, area: &Rect) -> Option<(Point, Point)> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    let sides =
        [(-dx, from.x - area.left), (dx, area.right - from.x), (-dy, from.y - area.top), (dy, area.bottom - from.y)];
    for (speed, distance) in sides {
        if speed == 0.0 {
            if distance < 0.0 {
                return None;
            }
        } else if speed < 0.0 {
            enter = enter.max(distance / speed);
        } else {
            leave = leave.min(distance / speed);
        }
    }
    if enter > leave {
        return None;
    }
    let along = |t: f64| point(from.x + t * dx, from.y + t * dy);
    Some((if enter > 0.0 { along(enter) } else { from }, if leave < 1.0 { along(leave) } else { to }))
}

/// A line cut to `area`: the runs of it that lie inside.
pub fn path(points: &[Point], area: &Rect) -> Vec<Vec<Point>> {
    let mut runs = Vec::new();
    let mut run: Vec<Point> = Vec::new();
    for pair in points.windows(2) {
        let Some((from, to)) = segment(pair[0], pair[1], area) else {
            if run.len() > 1 {
                runs.push(std::mem::take(&mut run));
            }
            run.clear();
            continue;
        };
        if run.last() != Some(&from) {
            if run.len() > 1 {
                runs.push(std::mem::take(&mut run));
            }
            run.clear();
            run.push(from);
        }
        run.push(to);
    }
    if run.len() > 1 {
        runs.push(run);
    }
    runs
}

/// A polygon cut to `area` (Sutherland and Hodgman); empty when it lies outside.
pub fn polygon(points: &[Point], area: &Rect) -> Vec<Point> {
    let left = |a: Point| a.x - area.left;
    let right = |a: Point| area.right - a.x;
    let top = |a: Point| a.y - area.top;
    let bottom = |a: Point| area.bottom - a.y;
    let sides: [&dyn Fn(Point) -> f64; 4] = [&left, &right, &top, &bottom];
    let mut current = points.to_vec();
    for inside in sides {
        let Some(mut previous) = current.last().copied() else { return current };
        let mut next = Vec::with_capacity(current.len() + 4);
        for &corner in &current {
            let (before, now) = (inside(previous), inside(corner));
            if (before < 0.0) != (now < 0.0) {
                let t = before / (before - now);
                next.push(point(previous.x + t * (corner.x - previous.x), previous.y + t * (corner.y - previous.y)));
            }
            if now >= 0.0 {
                next.push(corner);
            }
            previous = corner;
        }
        current = next;
    }
    if current.len() < 3 { Vec::new() } else { current }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_the_area_is_cut_on_both_sides() {
        let area = Rect::new(0.0, 0.0, 10.0, 10.0);
        assert_eq!(path(&[point(-5.0, 5.0), point(15.0, 5.0)], &area), vec![vec![point(0.0, 5.0), point(10.0, 5.0)]]);
        assert_eq!(
            path(&[point(5.0, 5.0), point(5.0, 50.0), point(8.0, 50.0), point(8.0, 5.0)], &area),
            vec![vec![point(5.0, 5.0), point(5.0, 10.0)], vec![point(8.0, 10.0), point(8.0, 5.0)]]
        );
        assert!(path(&[point(-5.0, -5.0), point(-5.0, 15.0)], &area).is_empty());
    }

    #[test]
    fn a_polygon_around_the_area_becomes_the_area() {
        let area = Rect::new(0.0, 0.0, 10.0, 10.0);
        let around = area.grown(1e9).corners();
        let cut = polygon(&around, &area);
        assert_eq!(cut.len(), 4);
        assert!(cut.iter().all(|&at| area.grown(1e-3).contains(at)));
        assert!(polygon(&Rect::new(20.0, 20.0, 30.0, 30.0).corners(), &area).is_empty());
    }
}
