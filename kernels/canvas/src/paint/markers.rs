//! The same small path at many places: its coverage is found once and laid over whole pixels.

use super::{Painter, Target};
use crate::CanvasError;
use crate::geometry::{Affine, Bounds};
use crate::list::{Markers, Pen};
use crate::path::{Polyline, lines_of};
use crate::raster::{Raster, Rule, Window};
use crate::snap;
use crate::stroke;
use crate::surface::{Pixel, pixel_of, share};

/// How often to ask whether the work is to end.
const BETWEEN_CHECKS: usize = 1 << 14;

/// A marker larger than this is drawn as a shape at each place.
const LARGEST: f64 = 4096.0;

/// Rows of coverage around the origin.
struct Stamp {
    colour: Pixel,
    rows: Vec<(i32, i32, Vec<u8>)>,
}

impl Stamp {
    fn new(window: Window, colour: Pixel, draw: impl FnOnce(&mut Raster)) -> Self {
        let mut raster = Raster::new(window);
        draw(&mut raster);
        let mut rows = Vec::new();
        raster.sweep(Rule::NonZero, true, |y, x, covers| rows.push((y, x, covers.to_vec())));
        Self { colour, rows }
    }
}

impl Painter<'_> {
    pub(super) fn markers(&mut self, markers: &Markers) -> Result<(), CanvasError> {
        let mut target = self.target(&markers.clip)?;
        // As in Agg, which counts the last row and column of a box as inside where pixels are stamped and not outlines filled.
        let Window { x0, y0, x1, y1 } = target.window;
        if !target.window.is_empty() {
            target.window = Window::new(x0, y0, x1 + 1, y1 + 1).meet(&self.surface.window());
        }
        let mut lines = lines_of(&markers.marker, &Affine::scale(1.0, -1.0));
        let is_snapped = markers.snap.unwrap_or_else(|| !markers.marker.has_curves() && snap::is_rectilinear(&lines));
        if is_snapped {
            snap::snap(&mut lines, markers.pen.width);
        } else {
            for point in lines.iter_mut().flat_map(|line| &mut line.points) {
                *point = point.map(|value| value + 0.5);
            }
        }
        let stamps = stamps(&lines, markers);
        for (index, position) in markers.positions.iter().enumerate() {
            if index % BETWEEN_CHECKS == 0 {
                self.check()?;
            }
            let [x, y] = self.place.apply(*position);
            if !(x.abs() < 1e6 && y.abs() < 1e6) {
                continue;
            }
            let (x, y) = ((x + 0.5).floor() as i32, (y + 0.5).floor() as i32);
            for stamp in &stamps {
                self.stamp(stamp, x, y, &target);
            }
        }
        Ok(())
    }

    fn stamp(&mut self, stamp: &Stamp, x: i32, y: i32, target: &Target) {
        let window = target.window;
        for (row, column, covers) in &stamp.rows {
            let (y, x) = (y + row, x + column);
            if y < window.y0 || y >= window.y1 {
                continue;
            }
            let first = (window.x0 - x).clamp(0, covers.len() as i32) as usize;
            let end = (window.x1 - x).clamp(first as i32, covers.len() as i32) as usize;
            let covers = &covers[first..end];
            let x = x + first as i32;
            // Where many markers lie on each other, most of a later one changes nothing.
            if self.surface.is_already(y, x, covers.len(), stamp.colour) {
                continue;
            }
            if let Some(mask) = &target.mask {
                let start = y as usize * mask.width + x as usize;
                let masked: Vec<u8> = covers.iter().zip(&mask.shares[start..]).map(|(a, b)| share(*a, *b)).collect();
                self.surface.blend_row(y, x, &masked, stamp.colour);
            } else {
                self.surface.blend_row(y, x, covers, stamp.colour);
            }
        }
    }
}

fn stamps(lines: &[Polyline], markers: &Markers) -> Vec<Stamp> {
    let pen: &Pen = &markers.pen;
    let bounds = Bounds::around(lines.iter().flat_map(|line| &line.points)).grown(pen.width.clamp(0.0, LARGEST) * 2.5);
    if bounds.is_empty() {
        return Vec::new();
    }
    let window = Window::new(
        bounds.x0.max(-LARGEST).floor() as i32,
        bounds.y0.max(-LARGEST).floor() as i32,
        bounds.x1.min(LARGEST).ceil() as i32 + 1,
        bounds.y1.min(LARGEST).ceil() as i32 + 1,
    );
    let mut stamps = Vec::new();
    if let Some(face) = markers.face.filter(|face| face[3] > 0.0) {
        stamps.push(Stamp::new(window, pixel_of(face), |raster| {
            for line in lines {
                raster.polygon(&line.points);
            }
        }));
    }
    if let Some(edge) = markers.edge.filter(|edge| edge[3] > 0.0 && pen.width > 0.0) {
        stamps.push(Stamp::new(window, pixel_of(edge), |raster| {
            let visible = bounds.grown(1.0);
            for line in lines {
                let dashes = match &pen.dashes {
                    Some(dashes) => dashes.cut(line, &visible),
                    None => vec![line.clone()],
                };
                for dash in &dashes {
                    stroke::outline(dash, pen.width, pen.cap, pen.join, |polygon| raster.polygon(polygon));
                }
            }
        }));
    }
    stamps
}
