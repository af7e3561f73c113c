//! The embedded faces, and outlines of their glyphs: as they are, or fitted to the pixel grid.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ab_glyph::{Font, FontRef, GlyphId, OutlineCurve};

use crate::geometry::Point;
use crate::hint::{self, Contour, Fit, Grid, Metrics, OutlinePoint};
use crate::path::Step;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    Sans,
    Serif,
    Mono,
}

/// Which of the embedded faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    pub family: Family,
    pub is_bold: bool,
    pub is_italic: bool,
}

impl Style {
    pub const SANS: Self = Self { family: Family::Sans, is_bold: false, is_italic: false };

    fn number(self) -> usize {
        let family = match self.family {
            Family::Sans => 0,
            Family::Serif => 1,
            Family::Mono => 2,
        };
        family * 4 + usize::from(self.is_bold) * 2 + usize::from(self.is_italic)
    }

    fn data(self) -> &'static [u8] {
        match (self.family, self.is_bold, self.is_italic) {
            (Family::Sans, false, false) => dejavu::sans::regular(),
            (Family::Sans, false, true) => dejavu::sans::oblique(),
            (Family::Sans, true, false) => dejavu::sans::bold(),
            (Family::Sans, true, true) => dejavu::sans::bold_oblique(),
            (Family::Serif, false, false) => dejavu::serif::regular(),
            (Family::Serif, false, true) => dejavu::serif::italic(),
            (Family::Serif, true, false) => dejavu::serif::bold(),
            (Family::Serif, true, true) => dejavu::serif::bold_italic(),
            (Family::Mono, false, false) => dejavu::sans_mono::regular(),
            (Family::Mono, false, true) => dejavu::sans_mono::oblique(),
            (Family::Mono, true, false) => dejavu::sans_mono::bold(),
            (Family::Mono, true, true) => dejavu::sans_mono::bold_oblique(),
        }
    }
}

/// One face, read once.
pub struct Face {
    number: usize,
    font: FontRef<'static>,
    units: f64,
    rows: Metrics,
    columns: Metrics,
}

impl std::fmt::Debug for Face {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Face({})", self.number)
    }
}

/// An outline in pixels, baseline at zero, y upwards, from its own origin.
#[derive(Debug, Default)]
pub struct Outline {
    pub steps: Vec<Step>,
    /// The box around all of its points, control points too.
    pub low: Point,
    pub high: Point,
    /// How far the pen moves: whole eighths of a pixel where it is fitted.
    pub advance: f64,
}

/// Glyphs at one size, as they were last asked for.
type Fitted = HashMap<(usize, GlyphId, u32, u32), Arc<Outline>>;

static FITTED: LazyLock<Mutex<Fitted>> = LazyLock::new(Mutex::default);

/// More outlines than this are not remembered.
const MOST_FITTED: usize = 4_000;

pub fn face(style: Style) -> &'static Face {
    static FACES: [LazyLock<Face>; 12] = [
        LazyLock::new(|| Face::of(0)),
        LazyLock::new(|| Face::of(1)),
        LazyLock::new(|| Face::of(2)),
        LazyLock::new(|| Face::of(3)),
        LazyLock::new(|| Face::of(4)),
        LazyLock::new(|| Face::of(5)),
        LazyLock::new(|| Face::of(6)),
        LazyLock::new(|| Face::of(7)),
        LazyLock::new(|| Face::of(8)),
        LazyLock::new(|| Face::of(9)),
        LazyLock::new(|| Face::of(10)),
        LazyLock::new(|| Face::of(11)),
    ];
    &FACES[style.number()]
}

impl Face {
    fn of(number: usize) -> Self {
        let family = [Family::Sans, Family::Serif, Family::Mono][number / 4];
        let style = Style { family, is_bold: number & 2 != 0, is_italic: number & 1 != 0 };
        let font = FontRef::try_from_slice(style.data()).expect("the embedded font is a font");
        let units = f64::from(font.units_per_em().unwrap_or(2048.0));
        let measure = |grid| Metrics::measure(grid, |letter| contours(&font, font.glyph_id(letter)));
        let (rows, columns) = (measure(Grid::Rows), measure(Grid::Columns));
        Self { number, font, units, rows, columns }
    }

    pub fn glyph(&self, letter: char) -> GlyphId {
        self.font.glyph_id(letter)
    }

    pub fn has(&self, letter: char) -> bool {
        self.glyph(letter).0 != 0
    }

    /// A name by which documents may refer to the face.
    pub fn number(&self) -> usize {
        self.number
    }

    /// How far the pen moves by design, at the size the grid allows.
    pub fn linear_advance(&self, glyph: GlyphId, size: f64) -> f64 {
        self.advance(glyph, columns(size) / 8.0)
    }

    /// How far the pen moves by design.
    pub fn advance(&self, glyph: GlyphId, size: f64) -> f64 {
        f64::from(self.font.h_advance_unscaled(glyph)) * size / self.units
    }

    pub fn kerning(&self, left: GlyphId, right: GlyphId, size: f64) -> f64 {
        let kerning = f64::from(self.font.kern_unscaled(left, right));
        (kerning * columns(size) / self.units + 0.5).floor() / 8.0
    }

    /// Its outline at `size` pixels: edges along the line of text lie between pixels.
    pub fn fitted(&self, glyph: GlyphId, size: f64) -> Arc<Outline> {
        let (columns, rows) = (columns(size), size.round().max(1.0));
        let key = (self.number, glyph, columns as u32, rows as u32);
        if let Some(found) = FITTED.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(found);
        }
        let contours = contours(&self.font, glyph);
        let up = Fit::new(&contours, Grid::Rows, &self.rows, rows / self.units * 64.0);
        let along = Fit::new(&contours, Grid::Columns, &self.columns, columns / self.units * 64.0);
        let (moved, advance) = hint::bearings(&along, f64::from(self.font.h_advance_unscaled(glyph)));
        // Whole 64ths, as FreeType keeps them: where a fraction is dropped later, a little more would be a pixel.
        let place = |[x, y]: Point| [(along.place(x).round() / 64.0 + moved) / 8.0, up.place(y).round() / 64.0];
        let made = Arc::new(Outline { advance: advance / 8.0, ..outline(&contours, place) });
        let mut fitted = FITTED.lock().unwrap_or_else(PoisonError::into_inner);
        if fitted.len() >= MOST_FITTED {
            fitted.clear();
        }
        fitted.insert(key, Arc::clone(&made));
        made
    }

    /// Its outline at `size` pixels as it was designed.
    pub fn exact(&self, glyph: GlyphId, size: f64) -> Outline {
        let scale = size / self.units;
        Outline {
            advance: self.advance(glyph, size),
            ..outline(&contours(&self.font, glyph), |[x, y]| [x * scale, y * scale])
        }
    }
}

/// Eighths of pixels in an em.
fn columns(size: f64) -> f64 {
    (size * 8.0).round().max(1.0)
}

/// The points of an outline as the font has them.
fn contours(font: &FontRef<'static>, glyph: GlyphId) -> Vec<Contour> {
    let mut contours: Vec<Contour> = Vec::new();
    let mut end: Option<ab_glyph::Point> = None;
    for curve in font.outline(glyph).map(|outline| outline.curves).unwrap_or_default() {
        let on = |point: ab_glyph::Point| OutlinePoint { at: [point.x.into(), point.y.into()], is_on: true };
        let off = |point: ab_glyph::Point| OutlinePoint { at: [point.x.into(), point.y.into()], is_on: false };
        let (from, points, to) = match curve {
            OutlineCurve::Line(from, to) => (from, vec![on(to)], to),
            OutlineCurve::Quad(from, control, to) => (from, vec![off(control), on(to)], to),
            OutlineCurve::Cubic(from, first, second, to) => (from, vec![off(first), off(second), on(to)], to),
        };
        if end != Some(from) {
            contours.push(vec![on(from)]);
        }
        if let Some(contour) = contours.last_mut() {
            contour.extend(points);
        }
        end = Some(to);
    }
    for contour in &mut contours {
        if contour.len() > 1 && contour.first().map(|point| point.at) == contour.last().map(|point| point.at) {
            contour.pop();
        }
    }
    contours
}

fn outline(contours: &[Contour], place: impl Fn(Point) -> Point) -> Outline {
    let mut outline = Outline { low: [f64::MAX; 2], high: [f64::MIN; 2], ..Outline::default() };
    for contour in contours {
        let Some(first) = contour.first() else { continue };
        let start = place(first.at);
        outline.steps.push(Step::Move(start));
        let mut controls: Vec<Point> = Vec::new();
        for point in contour[1..].iter().chain([first]) {
            let at = place(point.at);
            outline.low = [outline.low[0].min(at[0]), outline.low[1].min(at[1])];
            outline.high = [outline.high[0].max(at[0]), outline.high[1].max(at[1])];
            if !point.is_on {
                controls.push(at);
                continue;
            }
            outline.steps.push(match controls[..] {
                [] => Step::Line(at),
                [control] => Step::Quad(control, at),
                [first, second, ..] => Step::Cubic(first, second, at),
            });
            controls.clear();
        }
        outline.steps.push(Step::Close);
    }
    if contours.is_empty() {
        (outline.low, outline.high) = ([0.0; 2], [0.0; 2]);
    }
    outline
}
