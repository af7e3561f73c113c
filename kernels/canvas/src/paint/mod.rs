//! The display list as pixels.

mod collections;
mod labels;
mod markers;
mod pictures;
mod triangles;

use std::collections::HashMap;
use std::sync::Arc;

use crate::CanvasError;
use crate::geometry::{Affine, Bounds, Point};
use crate::hatch;
use crate::list::{Canvas, Clip, Colour, Hatch, Item, Pen, Shape, Triangles};
use crate::path::{Path, Polyline, lines_of};
use crate::raster::{Raster, Rule, Window};
use crate::simplify::simplify;
use crate::snap;
use crate::stroke;
use crate::surface::{Pixel, Surface, blend, pixel_of, share};

/// Shorter lines are drawn as they are.
const WORTH_SIMPLIFYING: usize = 128;

/// No line is wider, in pixels: it covers all of the canvas anyway.
const WIDEST: f64 = 200_000.0;

/// How often to ask whether the work is to end.
const BETWEEN_CHECKS: usize = 1 << 8;

/// Asked now and then by long work: is it to end?
pub type IsOver<'a> = dyn Fn() -> bool + 'a;

/// Everything on the canvas, in order.
pub fn paint(canvas: &Canvas, is_over: &IsOver) -> Result<Surface, CanvasError> {
    let (width, height) = canvas.n_pixels();
    let surface = Surface::new(width, height)?;
    let mut painter = Painter::new(surface, canvas.downwards(), canvas.dpi, is_over);
    for item in &canvas.items {
        painter.check()?;
        painter.item(item)?;
    }
    Ok(painter.surface)
}

/// Triangles as a picture of their own, and where it belongs: for files that know no colours that run.
pub(crate) fn triangles_alone(
    triangles: &Triangles,
    dpi: f64,
    is_over: &IsOver,
) -> Result<Option<(Surface, Bounds)>, CanvasError> {
    let mut bounds = Bounds::around(triangles.corners.iter().flatten());
    if let Some(clip) = &triangles.clip.bounds {
        bounds = Bounds {
            x0: bounds.x0.max(clip.x0),
            y0: bounds.y0.max(clip.y0),
            x1: bounds.x1.min(clip.x1),
            y1: bounds.y1.min(clip.y1),
        };
    }
    if bounds.is_empty() {
        return Ok(None);
    }
    let bounds = Bounds { x0: bounds.x0.floor(), y0: bounds.y0.floor(), x1: bounds.x1.ceil(), y1: bounds.y1.ceil() };
    let (width, height) = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
    // As sharp as print, within reason.
    let scale = (300.0 / dpi).max(1.0).min(4096.0 / width.max(height).max(1.0)).max(0.01);
    let surface = Surface::new((width * scale).ceil().max(1.0) as usize, (height * scale).ceil().max(1.0) as usize)?;
    let place = Affine { a: scale, d: -scale, e: -bounds.x0 * scale, f: bounds.y1 * scale, ..Affine::IDENTITY };
    let mut painter = Painter::new(surface, place, dpi, is_over);
    painter.triangles(&Triangles { clip: Clip::default(), ..triangles.clone() })?;
    Ok(Some((painter.finish(), bounds)))
}

/// How much of each pixel of the canvas a path lets through.
pub(crate) struct Mask {
    width: usize,
    shares: Vec<u8>,
}

/// Where something may be painted.
#[derive(Clone)]
pub(crate) struct Target {
    window: Window,
    mask: Option<Arc<Mask>>,
}

/// What a covered pixel gets.
#[derive(Clone, Copy)]
pub(crate) enum Paint<'a> {
    Plain(Pixel),
    /// A tile, repeated.
    Tiles(&'a Surface),
}

pub(crate) struct Painter<'a> {
    surface: Surface,
    raster: Raster,
    place: Affine,
    dpi: f64,
    masks: HashMap<usize, (Arc<Path>, Arc<Mask>)>,
    tiles: Vec<(Hatch, Arc<Surface>)>,
    is_over: &'a IsOver<'a>,
}

impl<'a> Painter<'a> {
    pub(crate) fn new(surface: Surface, place: Affine, dpi: f64, is_over: &'a IsOver<'a>) -> Self {
        let raster = Raster::new(Window::new(0, 0, 0, 0));
        Self { surface, raster, place, dpi, masks: HashMap::new(), tiles: Vec::new(), is_over }
    }

    /// All of the surface.
    pub(crate) fn whole(&self) -> Target {
        Target { window: self.surface.window(), mask: None }
    }

    pub(crate) fn finish(self) -> Surface {
        self.surface
    }

    pub(crate) fn check(&self) -> Result<(), CanvasError> {
        if (self.is_over)() { Err(CanvasError::Stopped) } else { Ok(()) }
    }

    fn item(&mut self, item: &Item) -> Result<(), CanvasError> {
        match item {
            Item::Shape(shape) => self.shape(shape),
            Item::Markers(markers) => self.markers(markers),
            Item::Collection(collection) => self.collection(collection),
            Item::Picture(picture) => self.picture(picture),
            Item::Mesh(mesh) => self.mesh(mesh),
            Item::Triangles(triangles) => self.triangles(triangles),
            Item::Label(label) => self.label(label),
            Item::Group(_) | Item::EndGroup => Ok(()),
        }
    }

    fn target(&mut self, clip: &Clip) -> Result<Target, CanvasError> {
        let all = self.surface.window();
        let window = match &clip.bounds {
            Some(bounds) => window_of(bounds, &self.place).meet(&all),
            None => all,
        };
        let mask = match &clip.path {
            Some(path) => Some(self.mask(path)?),
            None => None,
        };
        Ok(Target { window, mask })
    }

    fn mask(&mut self, path: &Arc<Path>) -> Result<Arc<Mask>, CanvasError> {
        let key = Arc::as_ptr(path) as usize;
        if let Some((_, mask)) = self.masks.get(&key) {
            return Ok(Arc::clone(mask));
        }
        let width = self.surface.width;
        let mut shares = Vec::new();
        shares.try_reserve_exact(width * self.surface.height).map_err(|_| CanvasError::Memory)?;
        shares.resize(width * self.surface.height, 0);
        let window = self.surface.window();
        self.raster.reset(window);
        for line in lines_of(path, &self.place) {
            self.raster.polygon(&line.points);
        }
        self.raster.sweep(Rule::NonZero, true, |y, x, covers| {
            let start = y as usize * width + x as usize;
            shares[start..start + covers.len()].copy_from_slice(covers);
        });
        let mask = Arc::new(Mask { width, shares });
        self.masks.insert(key, (Arc::clone(path), Arc::clone(&mask)));
        Ok(mask)
    }

    fn shape(&mut self, shape: &Shape) -> Result<(), CanvasError> {
        let target = self.target(&shape.clip)?;
        let mut lines = lines_of(&shape.path, &self.place);
        let has_face = shape.face.is_some_and(|face| face[3] > 0.0);
        let has_curves = shape.path.has_curves();
        if shape.simplify && !has_face && !has_curves && shape.hatch.is_none() {
            for line in &mut lines {
                if line.points.len() >= WORTH_SIMPLIFYING {
                    line.points = simplify(&line.points);
                }
            }
        }
        self.check()?;
        let has_edge = shape.edge.is_some_and(|edge| edge[3] > 0.0) && shape.pen.width > 0.0;
        if shape.snap.unwrap_or_else(|| !has_curves && snap::is_rectilinear(&lines)) {
            snap::snap(&mut lines, if has_edge { shape.pen.width } else { 0.0 });
        }
        self.lines(&lines, shape.face, shape.edge, &shape.pen, shape.hatch.as_ref(), shape.is_smooth, &target)
    }

    /// Face, pattern and edge of lines that are in place.
    #[expect(clippy::too_many_arguments, reason = "what a shape and one of a collection have in common")]
    pub(crate) fn lines(
        &mut self,
        lines: &[Polyline],
        face: Option<Colour>,
        edge: Option<Colour>,
        pen: &Pen,
        hatch: Option<&Hatch>,
        is_smooth: bool,
        target: &Target,
    ) -> Result<(), CanvasError> {
        if let Some(face) = face.filter(|face| face[3] > 0.0) {
            self.fill(lines, Paint::Plain(pixel_of(face)), is_smooth, target);
        }
        if let Some(hatch) = hatch {
            let tile = self.tile(hatch)?;
            self.fill(lines, Paint::Tiles(&tile), is_smooth, target);
        }
        match edge.filter(|edge| edge[3] > 0.0 && pen.width > 0.0) {
            Some(edge) => self.stroke(lines, pixel_of(edge), pen, is_smooth, target),
            None => Ok(()),
        }
    }

    fn tile(&mut self, hatch: &Hatch) -> Result<Arc<Surface>, CanvasError> {
        if let Some((_, tile)) = self.tiles.iter().find(|(known, _)| known == hatch) {
            return Ok(Arc::clone(tile));
        }
        let tile = Arc::new(hatch::tile(hatch, self.dpi, self.is_over)?);
        self.tiles.push((hatch.clone(), Arc::clone(&tile)));
        Ok(tile)
    }

    pub(crate) fn fill(&mut self, lines: &[Polyline], paint: Paint, is_smooth: bool, target: &Target) {
        let bounds = Bounds::around(lines.iter().flat_map(|line| &line.points));
        self.raster.reset(pixels_around(&bounds).meet(&target.window));
        if self.raster.window().is_empty() {
            return;
        }
        for line in lines {
            self.raster.polygon(&line.points);
        }
        self.sweep(paint, is_smooth, target);
    }

    fn stroke(
        &mut self,
        lines: &[Polyline],
        colour: Pixel,
        pen: &Pen,
        is_smooth: bool,
        target: &Target,
    ) -> Result<(), CanvasError> {
        let width = pen.width.min(WIDEST);
        let bounds = Bounds::around(lines.iter().flat_map(|line| &line.points)).grown(width * 2.5 + 1.0);
        let window = pixels_around(&bounds).meet(&target.window);
        self.raster.reset(window);
        if window.is_empty() {
            return Ok(());
        }
        let visible = Bounds {
            x0: f64::from(window.x0),
            y0: f64::from(window.y0),
            x1: f64::from(window.x1),
            y1: f64::from(window.y1),
        }
        .grown(width * 2.0 + 2.0);
        let raster = &mut self.raster;
        for line in lines {
            if (self.is_over)() {
                return Err(CanvasError::Stopped);
            }
            match &pen.dashes {
                Some(dashes) => {
                    for (index, dash) in dashes.cut(line, &visible).iter().enumerate() {
                        if index % BETWEEN_CHECKS == BETWEEN_CHECKS - 1 && (self.is_over)() {
                            return Err(CanvasError::Stopped);
                        }
                        stroke::outline(dash, width, pen.cap, pen.join, |polygon| raster.polygon(polygon));
                    }
                }
                None => stroke::outline(line, width, pen.cap, pen.join, |polygon| raster.polygon(polygon)),
            }
        }
        self.sweep(Paint::Plain(colour), is_smooth, target);
        Ok(())
    }

    fn sweep(&mut self, paint: Paint, is_smooth: bool, target: &Target) {
        let surface = &mut self.surface;
        let mut masked = Vec::new();
        self.raster.sweep(Rule::NonZero, is_smooth, |y, x, covers| {
            let covers = match &target.mask {
                Some(mask) => {
                    let start = y as usize * mask.width + x as usize;
                    let shares = &mask.shares[start..start + covers.len()];
                    masked.clear();
                    masked.extend(covers.iter().zip(shares).map(|(cover, let_through)| share(*cover, *let_through)));
                    &masked[..]
                }
                None => covers,
            };
            match paint {
                Paint::Plain(colour) => surface.blend_row(y, x, covers, colour),
                Paint::Tiles(tile) => {
                    let row = y.rem_euclid(tile.height as i32) as usize;
                    let Some((skipped, pixels)) = surface.row(y, x, covers.len()) else { return };
                    for (at, (pixel, cover)) in pixels.iter_mut().zip(&covers[skipped..]).enumerate() {
                        let column = (x as usize + skipped + at) % tile.width;
                        blend(pixel, tile.pixels[row * tile.width + column], *cover);
                    }
                }
            }
        });
    }
}

/// Whole pixels, each side rounded.
fn window_of(bounds: &Bounds, place: &Affine) -> Window {
    let [x0, y1] = place.apply([bounds.x0, bounds.y0]);
    let [x1, y0] = place.apply([bounds.x1, bounds.y1]);
    let whole = |value: f64| (value + 0.5).floor() as i32;
    Window::new(whole(x0), whole(y0), whole(x1), whole(y1))
}

/// Whole pixels that hold all of it.
fn pixels_around(bounds: &Bounds) -> Window {
    if bounds.is_empty() {
        return Window::new(0, 0, 0, 0);
    }
    Window::new(bounds.x0.floor() as i32, bounds.y0.floor() as i32, up(bounds.x1), up(bounds.y1))
}

fn up(value: f64) -> i32 {
    (value.ceil() as i32).saturating_add(1)
}

/// Steps of an outline after `place`, as lines.
fn placed(steps: &[crate::path::Step], place: &Affine) -> Vec<Polyline> {
    use crate::path::Step;
    let to = |point: Point| place.apply(point);
    let steps: Vec<Step> = steps
        .iter()
        .map(|step| match *step {
            Step::Move(at) => Step::Move(to(at)),
            Step::Line(at) => Step::Line(to(at)),
            Step::Quad(control, at) => Step::Quad(to(control), to(at)),
            Step::Cubic(first, second, at) => Step::Cubic(to(first), to(second), to(at)),
            Step::Close => Step::Close,
        })
        .collect();
    crate::path::flatten(&steps)
}
