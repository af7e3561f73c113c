//! Convex hulls in any number of dimensions, point by point: what a point sees is replaced by a cone to it.
//!
//! Facets are simplices. Points that do not rise above a facet by more than the rounding of the input are left out.

mod locate;
mod plane;

use std::collections::HashMap;

pub use locate::locate;
use plane::{Plane, plane_through};

/// Why there is no hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HullError {
    /// Fewer points than a simplex has corners.
    TooFew,
    /// All points lie in a plane of fewer dimensions.
    Flat,
}

/// A simplex of the surface: its corners, the facet across from each, and its plane with the normal outwards.
#[derive(Clone, Debug)]
pub struct Facet {
    pub corners: Vec<usize>,
    pub neighbors: Vec<usize>,
    pub normal: Vec<f64>,
    pub offset: f64,
}

struct Side {
    facet: Facet,
    above: Vec<usize>,
    is_gone: bool,
}

/// Points by rows, and the surface so far.
struct Builder<'a> {
    points: &'a [f64],
    n_dims: usize,
    tolerance: f64,
    inside: Vec<f64>,
    sides: Vec<Side>,
}

/// The facets of the hull of rows of `n_dims` finite numbers.
pub fn hull(points: &[f64], n_dims: usize) -> Result<Vec<Facet>, HullError> {
    let n_points = points.len() / n_dims.max(1);
    if n_dims < 1 || n_points <= n_dims {
        return Err(HullError::TooFew);
    }
    let size = points.iter().fold(0.0_f64, |size, value| size.max(value.abs()));
    #[expect(clippy::cast_precision_loss, reason = "there are few dimensions")]
    let tolerance = 64.0 * f64::EPSILON * size * n_dims as f64;
    let mut builder = Builder { points, n_dims, tolerance, inside: vec![0.0; n_dims], sides: Vec::new() };
    let corners = builder.first_simplex(n_points).ok_or(HullError::Flat)?;
    builder.start(&corners, n_points);
    let mut next = 0;
    while next < builder.sides.len() {
        if builder.sides[next].is_gone || builder.sides[next].above.is_empty() {
            next += 1;
        } else {
            builder.grow(next);
        }
    }
    Ok(builder.finish())
}

impl<'a> Builder<'a> {
    fn point(&self, number: usize) -> &'a [f64] {
        &self.points[number * self.n_dims..(number + 1) * self.n_dims]
    }

    /// Corners far from each other: each the farthest from the plane through those before.
    fn first_simplex(&self, n_points: usize) -> Option<Vec<usize>> {
        let first = (1..n_points).fold(0, |first, other| {
            if self.point(other).partial_cmp(self.point(first)) == Some(std::cmp::Ordering::Less) {
                other
            } else {
                first
            }
        });
        let mut corners = vec![first];
        let mut rest: Vec<Vec<f64>> = (0..n_points)
            .map(|number| {
                self.point(number).iter().zip(self.point(first)).map(|(value, origin)| value - origin).collect()
            })
            .collect();
        for _ in 0..self.n_dims {
            let square = |row: &Vec<f64>| row.iter().map(|value| value * value).sum::<f64>();
            let (farthest, most) = rest
                .iter()
                .map(square)
                .enumerate()
                .fold((0, -1.0), |best, (place, square)| if square > best.1 { (place, square) } else { best });
            let length = most.sqrt();
            if length <= self.tolerance {
                return None;
            }
            corners.push(farthest);
            let direction: Vec<f64> = rest[farthest].iter().map(|value| value / length).collect();
            for row in &mut rest {
                let along: f64 = row.iter().zip(&direction).map(|(value, direction)| value * direction).sum();
                row.iter_mut().zip(&direction).for_each(|(value, direction)| *value -= along * direction);
            }
        }
        Some(corners)
    }

    fn start(&mut self, corners: &[usize], n_points: usize) {
        #[expect(clippy::cast_precision_loss, reason = "there are few dimensions")]
        let n_corners = corners.len() as f64;
        for number in corners {
            let point = self.point(*number);
            self.inside.iter_mut().zip(point).for_each(|(middle, value)| *middle += value / n_corners);
        }
        for left_out in 0..corners.len() {
            let own: Vec<usize> = (0..corners.len()).filter(|place| *place != left_out).collect();
            let facet_corners = own.iter().map(|place| corners[*place]).collect();
            self.add(facet_corners, own);
        }
        let sides: Vec<usize> = (0..self.sides.len()).collect();
        let others = (0..n_points).filter(|number| !corners.contains(number)).collect();
        self.share(others, &sides);
    }

    fn add(&mut self, corners: Vec<usize>, neighbors: Vec<usize>) -> usize {
        let rows: Vec<&[f64]> = corners.iter().map(|number| self.point(*number)).collect();
        let Plane { mut normal, mut offset } = plane_through(&rows);
        let height: f64 = normal.iter().zip(&self.inside).map(|(normal, value)| normal * value).sum::<f64>() + offset;
        if height > 0.0 {
            for value in &mut normal {
                *value = -*value;
            }
            offset = -offset;
        }
        let facet = Facet { corners, neighbors, normal, offset };
        self.sides.push(Side { facet, above: Vec::new(), is_gone: false });
        self.sides.len() - 1
    }

    fn height(&self, side: usize, number: usize) -> f64 {
        let facet = &self.sides[side].facet;
        facet.normal.iter().zip(self.point(number)).map(|(normal, value)| normal * value).sum::<f64>() + facet.offset
    }

    /// Gives each point to the side it rises above most.
    fn share(&mut self, numbers: Vec<usize>, sides: &[usize]) {
        for number in numbers {
            let heights = sides.iter().map(|side| (*side, self.height(*side, number)));
            let best = heights.fold(
                (usize::MAX, self.tolerance),
                |best, (side, height)| {
                    if height > best.1 { (side, height) } else { best }
                },
            );
            if let Some(side) = self.sides.get_mut(best.0) {
                side.above.push(number);
            }
        }
    }

    /// Takes in the farthest point above a side.
    fn grow(&mut self, side: usize) {
        let farthest = self.sides[side].above.iter().map(|number| (*number, self.height(side, *number)));
        let (top, _) =
            farthest.fold(
                (usize::MAX, f64::NEG_INFINITY),
                |best, (number, height)| {
                    if height > best.1 { (number, height) } else { best }
                },
            );
        let (seen, rim) = self.seen_from(top, side);
        let mut left = Vec::new();
        for side in &seen {
            self.sides[*side].is_gone = true;
            left.append(&mut self.sides[*side].above);
        }
        let mut made = Vec::with_capacity(rim.len());
        let mut open: HashMap<Vec<usize>, (usize, usize)> = HashMap::new();
        for (inner, place, outer) in rim {
            let mut corners = self.sides[inner].facet.corners.clone();
            corners[place] = top;
            let mut neighbors = vec![usize::MAX; self.n_dims];
            neighbors[place] = outer;
            let fresh = self.add(corners, neighbors);
            let back = self.sides[outer].facet.neighbors.iter().position(|neighbor| *neighbor == inner);
            if let Some(back) = back {
                self.sides[outer].facet.neighbors[back] = fresh;
            }
            self.join(fresh, place, &mut open);
            made.push(fresh);
        }
        left.retain(|number| *number != top);
        self.share(left, &made);
    }

    /// Joins a fresh side to the other fresh ones along their common ridges.
    fn join(&mut self, fresh: usize, outer_place: usize, open: &mut HashMap<Vec<usize>, (usize, usize)>) {
        for place in (0..self.n_dims).filter(|place| *place != outer_place) {
            let corners = self.sides[fresh].facet.corners.iter().enumerate();
            let mut ridge: Vec<usize> =
                corners.filter(|(other, _)| *other != place).map(|(_, corner)| *corner).collect();
            ridge.sort_unstable();
            match open.remove(&ridge) {
                Some((other, other_place)) => {
                    self.sides[fresh].facet.neighbors[place] = other;
                    self.sides[other].facet.neighbors[other_place] = fresh;
                }
                None => {
                    open.insert(ridge, (fresh, place));
                }
            }
        }
    }

    /// The sides below a point, and the rim around them: (side, place of the corner across, side beyond).
    fn seen_from(&self, top: usize, side: usize) -> (Vec<usize>, Vec<(usize, usize, usize)>) {
        let mut is_seen: HashMap<usize, bool> = HashMap::from([(side, true)]);
        let (mut seen, mut rim, mut at) = (vec![side], Vec::new(), 0);
        while at < seen.len() {
            let inner = seen[at];
            at += 1;
            for (place, outer) in self.sides[inner].facet.neighbors.iter().enumerate() {
                let known = is_seen.get(outer).copied();
                let below = known.unwrap_or_else(|| self.height(*outer, top) > self.tolerance);
                is_seen.insert(*outer, below);
                if !below {
                    rim.push((inner, place, *outer));
                } else if known.is_none() {
                    seen.push(*outer);
                }
            }
        }
        (seen, rim)
    }

    fn finish(self) -> Vec<Facet> {
        let mut names = vec![usize::MAX; self.sides.len()];
        let mut count = 0;
        for (name, side) in names.iter_mut().zip(&self.sides) {
            if !side.is_gone {
                *name = count;
                count += 1;
            }
        }
        let kept = self.sides.into_iter().filter(|side| !side.is_gone);
        kept.map(|mut side| {
            for neighbor in &mut side.facet.neighbors {
                *neighbor = names.get(*neighbor).copied().unwrap_or(usize::MAX);
            }
            side.facet
        })
        .collect()
    }
}
