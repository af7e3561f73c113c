//! A plotters backend for pixels. Its edges are antialiased by exact coverage, which plotters' own bitmap is not.

use ab_glyph::{Font as _, OutlineCurve};
use ab_glyph_rasterizer::{Point as Spot, Rasterizer, point as spot};
use plotters_backend::text_anchor::HPos;
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind, FontStyle,
    FontTransform,
};

use crate::clip;
use crate::font::{self, BASELINE};
use crate::geometry::{Point, Rect, point};
use crate::paint::TEXT_FACTOR;
use crate::stroke;

/// Rows rasterized at once, so that a tall shape on a wide canvas needs little memory.
const BAND: f64 = 256.0;

pub struct Canvas {
    pub width: usize,
    pub height: usize,
    /// Red, green and blue of each pixel, row by row.
    pub pixels: Vec<u8>,
    /// Size in the units that plotters counts.
    size: (u32, u32),
    /// Pixels per unit.
    unit: f64,
    rasterizer: Rasterizer,
}

impl Canvas {
    pub fn new(width: usize, height: usize, size: (u32, u32)) -> Self {
        let unit = width as f64 / f64::from(size.0);
        let rasterizer = Rasterizer::new(1, 1);
        Self { width, height, pixels: vec![255; width * height * 3], size, unit, rasterizer }
    }

    fn pixel_point(&self, at: BackendCoord) -> Point {
        point(f64::from(at.0) * self.unit, f64::from(at.1) * self.unit)
    }

    fn blend(pixel: &mut [u8], colour: BackendColor, coverage: f64) {
        let share = colour.alpha * coverage;
        let (red, green, blue) = colour.rgb;
        for (old, new) in pixel.iter_mut().zip([red, green, blue]) {
            *old = (f64::from(*old) + (f64::from(new) - f64::from(*old)) * share).round() as u8;
        }
    }

    /// Fills the union of polygons that turn the same way.
    fn fill(&mut self, polygons: &[Vec<Point>], colour: BackendColor) {
        let all = polygons.iter().flatten();
        let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
        for at in all {
            (left, right) = (left.min(at.x), right.max(at.x));
            (top, bottom) = (top.min(at.y), bottom.max(at.y));
        }
        let left = left.floor().max(0.0);
        let right = right.ceil().min(self.width as f64);
        let bottom = bottom.ceil().min(self.height as f64);
        let mut band_top = top.floor().max(0.0);
        while band_top < bottom && left < right {
            let band = Rect::new(left, band_top, right, (band_top + BAND).min(bottom));
            self.fill_band(polygons, colour, &band);
            band_top = band.bottom;
        }
    }

    fn fill_band(&mut self, polygons: &[Vec<Point>], colour: BackendColor, band: &Rect) {
        // A spare column on the right takes what the rasterizer writes past the last one.
        self.rasterizer.reset(band.width() as usize + 2, band.height() as usize);
        let local = |at: Point| spot((at.x - band.left) as f32, (at.y - band.top) as f32);
        for polygon in polygons {
            let inside = clip::polygon(polygon, band);
            for (i, from) in inside.iter().enumerate() {
                self.rasterizer.draw_line(local(*from), local(inside[(i + 1) % inside.len()]));
            }
        }
        self.blend_band(colour, band);
    }

    /// Puts what the rasterizer holds onto the pixels of `band`.
    fn blend_band(&mut self, colour: BackendColor, band: &Rect) {
        let (left, top, columns) = (band.left as usize, band.top as usize, band.width() as usize);
        let (pixels, width) = (&mut self.pixels, self.width);
        self.rasterizer.for_each_pixel_2d(|x, y, coverage| {
            let coverage = coverage.abs().min(1.0);
            // Less than that is the rounding of sums over a row.
            if coverage > 0.004 && (x as usize) < columns {
                let at = ((top + y as usize) * width + left + x as usize) * 3;
                if let Some(pixel) = pixels.get_mut(at..at + 3) {
                    Self::blend(pixel, colour, f64::from(coverage));
                }
            }
        });
    }

    fn disc(&mut self, centre: Point, radius: f64, colour: BackendColor) {
        let from_x = (centre.x - radius - 1.0).floor().max(0.0) as usize;
        let from_y = (centre.y - radius - 1.0).floor().max(0.0) as usize;
        let to_x = ((centre.x + radius + 1.0).ceil().max(0.0) as usize).min(self.width);
        let to_y = ((centre.y + radius + 1.0).ceil().max(0.0) as usize).min(self.height);
        for y in from_y..to_y {
            for x in from_x..to_x {
                let distance = (x as f64 + 0.5 - centre.x).hypot(y as f64 + 0.5 - centre.y);
                let coverage = (radius - distance + 0.5).clamp(0.0, 1.0);
                if coverage > 0.0 {
                    let at = (y * self.width + x) * 3;
                    Self::blend(&mut self.pixels[at..at + 3], colour, coverage);
                }
            }
        }
    }

    /// One glyph. `start` is its origin on the baseline, `unit` the pixels of a font unit.
    fn glyph(&mut self, outline: &[OutlineCurve], start: Point, unit: f64, upwards: bool, colour: BackendColor) {
        let turned = |at: &ab_glyph::Point| {
            let (along, up) = (f64::from(at.x) * unit, f64::from(at.y) * unit);
            if upwards { point(start.x - up, start.y - along) } else { point(start.x + along, start.y - up) }
        };
        let mut bounds = Rect::new(f64::MAX, f64::MAX, f64::MIN, f64::MIN);
        for curve in outline {
            let ends: &[&ab_glyph::Point] = match curve {
                OutlineCurve::Line(a, b) => &[a, b],
                OutlineCurve::Quad(a, b, c) => &[a, b, c],
                OutlineCurve::Cubic(a, b, c, d) => &[a, b, c, d],
            };
            for at in ends.iter().map(|end| turned(end)) {
                bounds = Rect::new(
                    bounds.left.min(at.x),
                    bounds.top.min(at.y),
                    bounds.right.max(at.x),
                    bounds.bottom.max(at.y),
                );
            }
        }
        let band = Rect::new(bounds.left.floor(), bounds.top.floor(), bounds.right.ceil(), bounds.bottom.ceil());
        if band.left < 0.0 || band.top < 0.0 || band.right > self.width as f64 || band.bottom > self.height as f64 {
            return;
        }
        self.rasterizer.reset(band.width() as usize + 2, band.height() as usize + 1);
        let local = |at: &ab_glyph::Point| -> Spot {
            let at = turned(at);
            spot((at.x - band.left) as f32, (at.y - band.top) as f32)
        };
        for curve in outline {
            match curve {
                OutlineCurve::Line(a, b) => self.rasterizer.draw_line(local(a), local(b)),
                OutlineCurve::Quad(a, b, c) => self.rasterizer.draw_quad(local(a), local(b), local(c)),
                OutlineCurve::Cubic(a, b, c, d) => self.rasterizer.draw_cubic(local(a), local(b), local(c), local(d)),
            }
        }
        self.blend_band(colour, &band);
    }
}

type Drawn = Result<(), DrawingErrorKind<std::convert::Infallible>>;

impl DrawingBackend for &mut Canvas {
    type ErrorType = std::convert::Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, at: BackendCoord, colour: BackendColor) -> Drawn {
        self.draw_rect(at, (at.0 + 1, at.1 + 1), &colour, true)
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        self.draw_path([from, to], style)
    }

    fn draw_rect<S: BackendStyle>(
        &mut self,
        first: BackendCoord,
        second: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let corners = [first, (second.0, first.1), second, (first.0, second.1)];
        if fill { self.fill_polygon(corners, style) } else { self.draw_path(corners.into_iter().chain([first]), style) }
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> Drawn {
        let points: Vec<Point> = path.into_iter().map(|at| self.pixel_point(at)).collect();
        let width = f64::from(style.stroke_width()) * self.unit;
        for outlines in stroke::outlines(&points, width) {
            self.fill(&outlines, style.color());
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> Drawn {
        let points: Vec<Point> = path.into_iter().map(|at| self.pixel_point(at)).collect();
        self.fill(&[points], style.color());
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(&mut self, centre: BackendCoord, radius: u32, style: &S, _fill: bool) -> Drawn {
        let at = self.pixel_point(centre);
        let radius = f64::from(radius) * self.unit;
        self.disc(at, radius, style.color());
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> Drawn {
        let bold = matches!(style.style(), FontStyle::Bold);
        let upwards = matches!(style.transform(), FontTransform::Rotate270);
        let size = style.size() / TEXT_FACTOR * self.unit;
        let face = font::face(bold);
        let start = match style.anchor().h_pos {
            HPos::Left => 0.0,
            HPos::Center => -font::width(text, size, bold) / 2.0,
            HPos::Right => -font::width(text, size, bold),
        };
        let corner = self.pixel_point(at);
        let mut along = start;
        for character in text.chars() {
            let origin = if upwards {
                point(corner.x + size * BASELINE, corner.y - along)
            } else {
                // Letters stand on whole pixel rows: their feet are sharp.
                point(corner.x + along, (corner.y + size * BASELINE).round())
            };
            if let Some(outline) = face.font.outline(face.glyph(character)) {
                self.glyph(&outline.curves, origin, face.unit(size), upwards, style.color());
            }
            along += face.advance(character, size);
        }
        Ok(())
    }
}
