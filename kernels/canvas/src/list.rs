//! The display list: what was asked to be drawn, in pixels with y upwards, in order.

use std::sync::Arc;

use crate::CanvasError;
use crate::dash::Dashes;
use crate::filters::Filter;
use crate::geometry::{Affine, Bounds, Point};
use crate::path::Path;
use crate::stroke::{Cap, Join};
use crate::surface::Pixel;
use crate::text::TextRun;

/// Shares of one: red, green, blue, opacity.
pub type Colour = [f64; 4];

/// A side may not be longer, in pixels.
pub const MOST_PIXELS: f64 = 65536.0;

/// Where something may be seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clip {
    pub bounds: Option<Bounds>,
    pub path: Option<Arc<Path>>,
}

/// How lines are drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pen {
    /// In pixels.
    pub width: f64,
    pub dashes: Option<Dashes>,
    pub cap: Cap,
    pub join: Join,
}

/// A pattern of lines inside of a face.
#[derive(Clone, Debug, PartialEq)]
pub struct Hatch {
    pub pattern: String,
    pub colour: Colour,
    /// Of its lines, in pixels.
    pub width: f64,
}

#[derive(Clone, Debug)]
pub struct Shape {
    pub path: Path,
    pub face: Option<Colour>,
    pub edge: Option<Colour>,
    pub pen: Pen,
    pub clip: Clip,
    pub hatch: Option<Hatch>,
    /// Move it onto pixels? By itself where not told.
    pub snap: Option<bool>,
    pub is_smooth: bool,
    pub simplify: bool,
}

/// The same small path at many places.
#[derive(Clone, Debug)]
pub struct Markers {
    pub marker: Path,
    pub positions: Vec<Point>,
    pub face: Option<Colour>,
    pub edge: Option<Colour>,
    pub pen: Pen,
    pub clip: Clip,
    pub snap: Option<bool>,
}

/// Paths, places and colours; each list is used again from its beginning until the longest of paths and places is over.
#[derive(Clone, Debug)]
pub struct Collection {
    pub paths: Vec<Path>,
    pub transforms: Vec<Affine>,
    pub offsets: Vec<Point>,
    pub faces: Vec<Colour>,
    pub edges: Vec<Colour>,
    pub widths: Vec<f64>,
    pub dashes: Vec<Option<Dashes>>,
    pub cap: Cap,
    pub join: Join,
    pub clip: Clip,
    pub hatch: Option<Hatch>,
    pub is_smooth: Vec<bool>,
}

/// How pixels of a picture become pixels of the canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interpolation {
    Nearest,
    /// Nearest when much larger or a whole number of times larger, else an average.
    Antialiased,
    By(Filter),
}

#[derive(Clone, Debug)]
pub struct Picture {
    pub n_columns: usize,
    pub n_rows: usize,
    /// Rows from the top.
    pub pixels: Vec<Pixel>,
    /// From the unit square, whose top is the first row, to the canvas.
    pub place: Affine,
    pub clip: Clip,
    pub interpolation: Interpolation,
}

/// Quadrilaterals of one colour each.
#[derive(Clone, Debug)]
pub struct Mesh {
    pub n_rows: usize,
    pub n_columns: usize,
    /// One more in each direction.
    pub corners: Vec<Point>,
    pub faces: Vec<Colour>,
    pub edges: Vec<Colour>,
    pub pen: Pen,
    pub is_smooth: bool,
    pub clip: Clip,
}

/// Triangles with a colour at each corner.
#[derive(Clone, Debug)]
pub struct Triangles {
    pub corners: Vec<[Point; 3]>,
    pub colours: Vec<[Colour; 3]>,
    pub clip: Clip,
}

#[derive(Clone, Debug)]
pub struct Label {
    pub run: Arc<TextRun>,
    pub origin: Point,
    /// Degrees, against the clock.
    pub angle: f64,
    /// Where along its width it is held, 0 to 1, when a reader's own font is wider or narrower.
    pub anchor: f64,
    pub colour: Colour,
    pub tag: String,
    pub clip: Clip,
}

#[derive(Clone, Debug)]
pub enum Item {
    Shape(Shape),
    Markers(Markers),
    Collection(Collection),
    Picture(Picture),
    Mesh(Mesh),
    Triangles(Triangles),
    Label(Label),
    Group(String),
    EndGroup,
}

#[derive(Clone, Debug)]
pub struct Canvas {
    pub width: f64,
    pub height: f64,
    pub dpi: f64,
    /// Of the lower left corner, in the coordinates of the items.
    pub origin: Point,
    pub items: Vec<Arc<Item>>,
}

impl Canvas {
    pub fn new(width: f64, height: f64, dpi: f64) -> Result<Self, CanvasError> {
        let fits = |side: f64| side.is_finite() && side < MOST_PIXELS;
        if !fits(width) || !fits(height) {
            return Err(CanvasError::TooLarge { width, height });
        }
        if width <= 0.0 || height <= 0.0 || !dpi.is_finite() || dpi <= 0.0 {
            return Err(CanvasError::Empty);
        }
        Ok(Self { width, height, dpi, origin: [0.0, 0.0], items: Vec::new() })
    }

    pub fn push(&mut self, item: Item) {
        self.items.push(Arc::new(item));
    }

    /// A canvas that shows that part of this one.
    pub fn cropped(&self, bounds: &Bounds) -> Result<Self, CanvasError> {
        let part = Self::new(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0, self.dpi)?;
        let origin = [self.origin[0] + bounds.x0, self.origin[1] + bounds.y0];
        Ok(Self { origin, items: self.items.clone(), ..part })
    }

    /// To pixels from the upper left corner.
    pub fn downwards(&self) -> Affine {
        let height = self.height.round().max(1.0);
        Affine { d: -1.0, e: -self.origin[0], f: height + self.origin[1], ..Affine::IDENTITY }
    }

    /// Its size in whole pixels.
    pub fn n_pixels(&self) -> (usize, usize) {
        let whole = |side: f64| (side.round().max(1.0)) as usize;
        (whole(self.width), whole(self.height))
    }

    /// What is drawn of text: what it is, the text, and the corners of its box in pixels of this canvas.
    pub fn labels(&self) -> Vec<(&str, &str, [Point; 4])> {
        let labels = self.items.iter().filter_map(|item| match &**item {
            Item::Label(label) => Some(label),
            _ => None,
        });
        labels
            .map(|label| {
                let [x, y] = self.origin;
                (&*label.tag, &*label.run.text, label.corners().map(|corner| [corner[0] - x, corner[1] - y]))
            })
            .collect()
    }
}

impl Label {
    /// The box around it, sides parallel to the axes.
    pub fn bounds(&self) -> Bounds {
        Bounds::around(&self.corners())
    }

    /// Of its own box, turned as it is, from the start of the line around to its top.
    pub fn corners(&self) -> [Point; 4] {
        let extent = self.run.extent;
        let (low, high) = (-extent.descent, extent.height - extent.descent);
        let place = Affine::rotation(self.angle).then(&Affine::translation(self.origin[0], self.origin[1]));
        let corners = [[0.0, low], [extent.width, low], [extent.width, high], [0.0, high]];
        corners.map(|corner| place.apply(corner))
    }
}
