//! Triangles whose colour runs from corner to corner.

use super::{Painter, pixels_around};
use crate::CanvasError;
use crate::geometry::{Bounds, Point};
use crate::list::{Colour, Triangles};
use crate::raster::Rule;
use crate::surface::{blend, pixel_of, share};

/// How often to ask whether the work is to end.
const BETWEEN_CHECKS: usize = 1 << 10;

/// Neighbours overlap by this much, so that nothing shines through between them.
const OVERLAP: f64 = 0.5;

impl Painter<'_> {
    pub(super) fn triangles(&mut self, triangles: &Triangles) -> Result<(), CanvasError> {
        let target = self.target(&triangles.clip)?;
        for (index, (corners, colours)) in triangles.corners.iter().zip(&triangles.colours).enumerate() {
            if index % BETWEEN_CHECKS == 0 {
                self.check()?;
            }
            let corners = corners.map(|corner| self.place.apply(corner));
            if corners.iter().flatten().any(|value| !value.is_finite()) {
                continue;
            }
            let Some(shares) = Shares::of(corners) else { continue };
            let outline = dilated(corners);
            self.raster.reset(pixels_around(&Bounds::around(&outline)).meet(&target.window));
            if self.raster.window().is_empty() {
                continue;
            }
            self.raster.polygon(&outline);
            let surface = &mut self.surface;
            self.raster.sweep(Rule::NonZero, true, |y, x, covers| {
                let Some((skipped, pixels)) = surface.row(y, x, covers.len()) else { return };
                for (at, (pixel, cover)) in pixels.iter_mut().zip(&covers[skipped..]).enumerate() {
                    let column = x + (skipped + at) as i32;
                    let through =
                        target.mask.as_ref().map_or(255, |mask| mask.shares[y as usize * mask.width + column as usize]);
                    let colour = shares.colour([f64::from(column) + 0.5, f64::from(y) + 0.5], colours);
                    blend(pixel, pixel_of(colour), share(*cover, through));
                }
            });
        }
        Ok(())
    }
}

/// How much of each corner a point has.
struct Shares {
    corners: [Point; 3],
    doubled_area: f64,
}

impl Shares {
    fn of(corners: [Point; 3]) -> Option<Self> {
        let [a, b, c] = corners;
        let doubled_area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
        (doubled_area.abs() > 1e-9).then_some(Self { corners, doubled_area })
    }

    fn colour(&self, at: Point, colours: &[Colour; 3]) -> Colour {
        let [a, b, c] = self.corners;
        let part = |from: Point, to: Point| {
            ((from[0] - at[0]) * (to[1] - at[1]) - (to[0] - at[0]) * (from[1] - at[1])) / self.doubled_area
        };
        let shares = [part(b, c), part(c, a), part(a, b)].map(|share| share.clamp(0.0, 1.0));
        let total: f64 = shares.iter().sum();
        std::array::from_fn(|channel| {
            (0..3).map(|corner| shares[corner] * colours[corner][channel]).sum::<f64>() / total
        })
    }
}

/// Each side moved outwards; a sharp corner does not run away.
fn dilated(corners: [Point; 3]) -> [Point; 3] {
    let centre = [0, 1].map(|axis| corners.iter().map(|corner| corner[axis]).sum::<f64>() / 3.0);
    corners.map(|corner| {
        let away = [corner[0] - centre[0], corner[1] - centre[1]];
        let length = away[0].hypot(away[1]).max(1e-9);
        [0, 1].map(|axis| corner[axis] + away[axis] / length * 2.0 * OVERLAP)
    })
}
