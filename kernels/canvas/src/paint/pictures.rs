//! Pictures: their pixels found for each pixel of the canvas.

use super::{Painter, Target};
use crate::CanvasError;
use crate::filters::{Filter, Mix, mix};
use crate::geometry::{Affine, Bounds};
use crate::list::{Interpolation, Picture};
use crate::resample::chosen;
use crate::surface::{Pixel, blend};

impl Painter<'_> {
    pub(super) fn picture(&mut self, picture: &Picture) -> Result<(), CanvasError> {
        let target = self.target(&picture.clip)?;
        let place = picture.place.then(&self.place);
        let corners = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]].map(|corner| place.apply(corner));
        let bounds = Bounds::around(&corners);
        let is_finite = corners.iter().flatten().all(|value| value.is_finite());
        if !is_finite || picture.n_rows == 0 || picture.n_columns == 0 {
            return Ok(());
        }
        let is_straight = place.b == 0.0 && place.c == 0.0;
        if is_straight {
            self.straight(picture, &place, &bounds, &target)
        } else {
            self.turned(picture, &place, &target)
        }
    }

    /// Sides along the axes: columns and rows are mixed one after the other.
    fn straight(
        &mut self,
        picture: &Picture,
        place: &Affine,
        bounds: &Bounds,
        target: &Target,
    ) -> Result<(), CanvasError> {
        let whole = |value: f64| (value + 0.5).floor();
        let columns = (whole(bounds.x0), whole(bounds.x1).max(whole(bounds.x0) + 1.0));
        let rows = (whole(bounds.y0), whole(bounds.y1).max(whole(bounds.y0) + 1.0));
        let (x0, x1) = (columns.0.max(f64::from(target.window.x0)), columns.1.min(f64::from(target.window.x1)));
        let (y0, y1) = (rows.0.max(f64::from(target.window.y0)), rows.1.min(f64::from(target.window.y1)));
        if x0 >= x1 || y0 >= y1 {
            return Ok(());
        }
        let (x0, x1, y0, y1) = (x0 as i32, x1 as i32, y0 as i32, y1 as i32);
        let sizes = [(picture.n_columns, columns.1 - columns.0), (picture.n_rows, rows.1 - rows.0)];
        let filter = chosen(picture.interpolation, sizes);
        // Seen in a mirror where the map turns an axis around.
        let across = |x: i32| {
            let share = (f64::from(x) + 0.5 - columns.0) / (columns.1 - columns.0);
            if place.a < 0.0 { 1.0 - share } else { share }
        };
        let down = |y: i32| {
            let share = (f64::from(y) + 0.5 - rows.0) / (rows.1 - rows.0);
            if place.d > 0.0 { 1.0 - share } else { share }
        };
        let shrink_x = picture.n_columns as f64 / (columns.1 - columns.0);
        let shrink_y = picture.n_rows as f64 / (rows.1 - rows.0);
        let Some(filter) = filter else {
            let places: Vec<usize> = (x0..x1).map(|x| nearest(across(x), picture.n_columns)).collect();
            for y in y0..y1 {
                let row = &picture.pixels[nearest(down(y), picture.n_rows) * picture.n_columns..];
                self.lay(y, x0, places.iter().map(|column| row[*column]), target);
            }
            return Ok(());
        };
        let mixes: Vec<Mix> = (x0..x1).map(|x| mix(filter, across(x), picture.n_columns, shrink_x)).collect();
        let mut line = vec![[0.0_f32; 4]; picture.n_columns];
        for y in y0..y1 {
            if y % 16 == 0 {
                self.check()?;
            }
            let vertical = mix(filter, down(y), picture.n_rows, shrink_y);
            line.fill([0.0; 4]);
            for (step, weight) in vertical.weights.iter().enumerate() {
                let start = (vertical.first + step) * picture.n_columns;
                for (sum, pixel) in line.iter_mut().zip(&picture.pixels[start..start + picture.n_columns]) {
                    add(sum, *pixel, *weight);
                }
            }
            let pixels = mixes.iter().map(|mix| {
                let mut sum = [0.0_f32; 4];
                for (part, weight) in line[mix.first..].iter().zip(&mix.weights) {
                    for channel in 0..4 {
                        sum[channel] += part[channel] * weight;
                    }
                }
                pixel_from(sum)
            });
            self.lay(y, x0, pixels, target);
        }
        Ok(())
    }

    /// Any other place: the nearest pixel, or the four around.
    fn turned(&mut self, picture: &Picture, place: &Affine, target: &Target) -> Result<(), CanvasError> {
        let Some(back) = place.inverse() else { return Ok(()) };
        let is_mixed = matches!(picture.interpolation, Interpolation::By(_));
        for y in target.window.y0..target.window.y1 {
            self.check()?;
            let pixels = (target.window.x0..target.window.x1).map(|x| {
                let [u, v] = back.apply([f64::from(x) + 0.5, f64::from(y) + 0.5]);
                if !(0.0..=1.0).contains(&u) || !(0.0..=1.0).contains(&v) {
                    return [0; 4];
                }
                if !is_mixed {
                    let row = nearest(1.0 - v, picture.n_rows);
                    return picture.pixels[row * picture.n_columns + nearest(u, picture.n_columns)];
                }
                let columns = mix(Filter::Bilinear, u, picture.n_columns, 1.0);
                let rows = mix(Filter::Bilinear, 1.0 - v, picture.n_rows, 1.0);
                let mut sum = [0.0; 4];
                for (row, down) in rows.weights.iter().enumerate() {
                    for (column, across) in columns.weights.iter().enumerate() {
                        let at = (rows.first + row) * picture.n_columns + columns.first + column;
                        add(&mut sum, picture.pixels[at], down * across);
                    }
                }
                pixel_from(sum)
            });
            let row: Vec<Pixel> = pixels.collect();
            self.lay(y, target.window.x0, row.into_iter(), target);
        }
        Ok(())
    }

    fn lay(&mut self, y: i32, x: i32, pixels: impl ExactSizeIterator<Item = Pixel>, target: &Target) {
        let mask = target.mask.clone();
        let Some((_, row)) = self.surface.row(y, x, pixels.len()) else { return };
        let shares = mask.as_ref().map(|mask| &mask.shares[y as usize * mask.width + x as usize..]);
        for (at, (below, pixel)) in row.iter_mut().zip(pixels).enumerate() {
            let cover = shares.and_then(|shares| shares.get(at)).copied().unwrap_or(255);
            if cover != 0 {
                blend(below, pixel, cover);
            }
        }
    }
}

fn nearest(share: f64, n: usize) -> usize {
    ((share * n as f64).floor().max(0.0) as usize).min(n - 1)
}

/// Colours count by their opacity.
fn add(sum: &mut [f32; 4], pixel: Pixel, weight: f32) {
    let alpha = f32::from(pixel[3]) * weight;
    for channel in 0..3 {
        sum[channel] += f32::from(pixel[channel]) * alpha;
    }
    sum[3] += alpha;
}

fn pixel_from(sum: [f32; 4]) -> Pixel {
    if sum[3] <= 0.0 {
        return [0; 4];
    }
    let channel = |value: f32| (value / sum[3] + 0.5).clamp(0.0, 255.0) as u8;
    [channel(sum[0]), channel(sum[1]), channel(sum[2]), (sum[3] + 0.5).clamp(0.0, 255.0) as u8]
}
