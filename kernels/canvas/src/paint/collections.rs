//! Many paths with cycling places and colours, and meshes of quadrilaterals.

use super::Painter;
use crate::CanvasError;
use crate::geometry::{Affine, Bounds, Point};
use crate::list::{Collection, Colour, Mesh, Pen};
use crate::path::{Polyline, lines_of};
use crate::raster::Window;
use crate::snap;
use crate::surface::{Pixel, blend, pixel_of};

/// How often to ask whether the work is to end.
const BETWEEN_CHECKS: usize = 1 << 8;

/// Item `index` of a list that starts again when it is over.
fn cycled<T>(list: &[T], index: usize) -> Option<&T> {
    if list.is_empty() { None } else { list.get(index % list.len()) }
}

impl Collection {
    /// How many paths are drawn.
    pub fn n_drawn(&self) -> usize {
        if self.paths.is_empty() || (self.faces.is_empty() && self.edges.is_empty() && self.hatch.is_none()) {
            return 0;
        }
        self.paths.len().max(self.offsets.len())
    }

    /// Where the path of this number goes.
    pub fn place(&self, index: usize) -> Affine {
        let place = cycled(&self.transforms, index).copied().unwrap_or(Affine::IDENTITY);
        match cycled(&self.offsets, index) {
            Some(&[x, y]) => place.then(&Affine::translation(x, y)),
            None => place,
        }
    }

    pub fn colours(&self, index: usize) -> (Option<Colour>, Option<Colour>) {
        (cycled(&self.faces, index).copied(), cycled(&self.edges, index).copied())
    }

    pub fn pen(&self, index: usize) -> Pen {
        Pen {
            width: cycled(&self.widths, index).copied().unwrap_or(1.0),
            dashes: cycled(&self.dashes, index).cloned().flatten(),
            cap: self.cap,
            join: self.join,
        }
    }
}

impl Mesh {
    /// The corners of the quadrilateral of this number, if all of them are somewhere.
    pub fn quad(&self, index: usize) -> Option<[Point; 4]> {
        let stride = self.n_columns + 1;
        let at = index / self.n_columns * stride + index % self.n_columns;
        let corners = [at, at + 1, at + stride + 1, at + stride].map(|corner| self.corners.get(corner).copied());
        let [Some(a), Some(b), Some(c), Some(d)] = corners else { return None };
        let quad = [a, b, c, d];
        quad.iter().flatten().all(|value| value.is_finite()).then_some(quad)
    }

    pub fn colours(&self, index: usize) -> (Option<Colour>, Option<Colour>) {
        (self.faces.get(index).copied(), cycled(&self.edges, index).copied())
    }
}

impl Painter<'_> {
    pub(super) fn collection(&mut self, collection: &Collection) -> Result<(), CanvasError> {
        let target = self.target(&collection.clip)?;
        for index in 0..collection.n_drawn() {
            if index % BETWEEN_CHECKS == 0 {
                self.check()?;
            }
            let Some(path) = cycled(&collection.paths, index) else { break };
            let place = collection.place(index).then(&self.place);
            if !place.e.is_finite() || !place.f.is_finite() {
                continue;
            }
            let mut lines = lines_of(path, &place);
            let (face, edge) = collection.colours(index);
            let pen = collection.pen(index);
            if !path.has_curves() && snap::is_rectilinear(&lines) {
                let has_edge = edge.is_some_and(|edge| edge[3] > 0.0);
                snap::snap(&mut lines, if has_edge { pen.width } else { 0.0 });
            }
            let is_smooth = cycled(&collection.is_smooth, index).copied().unwrap_or(true);
            self.lines(&lines, face, edge, &pen, collection.hatch.as_ref(), is_smooth, &target)?;
        }
        Ok(())
    }

    /// Whole pixels of one colour.
    fn block(&mut self, block: Window, colour: Pixel) {
        for y in block.y0..block.y1 {
            let Some((_, row)) = self.surface.row(y, block.x0, (block.x1 - block.x0) as usize) else { continue };
            for pixel in row {
                blend(pixel, colour, 255);
            }
        }
    }

    pub(super) fn mesh(&mut self, mesh: &Mesh) -> Result<(), CanvasError> {
        let target = self.target(&mesh.clip)?;
        let visible = Bounds {
            x0: f64::from(target.window.x0),
            y0: f64::from(target.window.y0),
            x1: f64::from(target.window.x1),
            y1: f64::from(target.window.y1),
        };
        for index in 0..mesh.n_rows * mesh.n_columns {
            if index % BETWEEN_CHECKS == 0 {
                self.check()?;
            }
            let Some(quad) = mesh.quad(index) else { continue };
            let points: Vec<Point> = quad.iter().map(|corner| self.place.apply(*corner)).collect();
            if !Bounds::around(&points).overlaps(&visible) {
                continue;
            }
            let mut lines = [Polyline { points, is_closed: true }];
            if snap::is_rectilinear(&lines) {
                snap::snap(&mut lines, if mesh.edges.is_empty() { 0.0 } else { mesh.pen.width });
            }
            let (face, edge) = mesh.colours(index);
            if let (Some(face), None, None, Some(block)) = (face, edge, &target.mask, block(&lines[0].points)) {
                self.block(block.meet(&target.window), pixel_of(face));
                continue;
            }
            self.lines(&lines, face, edge, &mesh.pen, None, mesh.is_smooth, &target)?;
        }
        Ok(())
    }
}

/// The pixels of a quadrilateral, if it is a rectangle of whole ones.
fn block(quad: &[Point]) -> Option<Window> {
    let &[a, b, c, d] = quad else { return None };
    let is_rectangle = (a[1] == b[1] && b[0] == c[0] && c[1] == d[1] && d[0] == a[0])
        || (a[0] == b[0] && b[1] == c[1] && c[0] == d[0] && d[1] == a[1]);
    let is_whole = quad.iter().flatten().all(|value| value.fract() == 0.0 && value.abs() < 1e9);
    let bounds = Bounds::around(quad);
    (is_rectangle && is_whole)
        .then(|| Window::new(bounds.x0 as i32, bounds.y0 as i32, bounds.x1 as i32, bounds.y1 as i32))
}
