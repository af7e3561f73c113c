//! From a figure to the bytes of a picture.

use plotters::prelude::{IntoDrawingArea as _, SVGBackend};

use crate::check::check;
use crate::compose::compose;
use crate::draw::Detail;
use crate::error::PlotError;
use crate::figure::Figure;
use crate::font;
use crate::paint::{self, units};
use crate::raster::Canvas;
use crate::scene::Scene;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Png,
    Svg,
}

/// A picture and what to know about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    pub bytes: Vec<u8>,
    /// Remarks such as "12 characters have no glyph in the embedded font", in a fixed order.
    pub notes: Vec<String>,
}

/// Draws a figure. A mark of 10^7 points takes about a second.
pub fn render(figure: &Figure, format: Format) -> Result<Rendered, PlotError> {
    check(figure)?;
    let scene = compose(figure, detail(figure, format));
    let bytes = match format {
        Format::Png => png(figure, &scene)?,
        Format::Svg => svg(figure, &scene)?,
    };
    Ok(Rendered { bytes, notes: scene.notes() })
}

pub fn detail(figure: &Figure, format: Format) -> Detail {
    match format {
        Format::Png => Detail { pixel: 1.0 / figure.scale.max(1.0), most_shapes: 400_000 },
        Format::Svg => Detail { pixel: 1.0, most_shapes: 20_000 },
    }
}

fn png(figure: &Figure, scene: &Scene) -> Result<Vec<u8>, PlotError> {
    let [width, height] = [figure.width, figure.height].map(|side| (f64::from(side) * figure.scale).round() as u32);
    let mut canvas = Canvas::new(width as usize, height as usize, size(scene));
    let failed = |message: String| PlotError::Encode { format: "PNG", message };
    paint::paint(scene, &(&mut canvas).into_drawing_area()).map_err(|error| failed(error.to_string()))?;
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header().map_err(|error| failed(error.to_string()))?;
    writer.write_image_data(&canvas.pixels).map_err(|error| failed(error.to_string()))?;
    writer.finish().map_err(|error| failed(error.to_string()))?;
    Ok(bytes)
}

fn size(scene: &Scene) -> (u32, u32) {
    (units(scene.width).unsigned_abs(), units(scene.height).unsigned_abs())
}

fn svg(figure: &Figure, scene: &Scene) -> Result<Vec<u8>, PlotError> {
    let mut text = String::new();
    let area = SVGBackend::with_string(&mut text, size(scene)).into_drawing_area();
    paint::paint(scene, &area).map_err(|error| PlotError::Encode { format: "SVG", message: error.to_string() })?;
    drop(area);
    // The backend counts in parts of a pixel: its first line is replaced by one that says so.
    let body = text.split_once('\n').map_or("", |(_, body)| body);
    let ((units_wide, units_high), (width, height)) = (size(scene), (figure.width, figure.height));
    let mut whole = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {units_wide} {units_high}\" stroke-linejoin=\"round\" role=\"img\">\n"
    );
    if let Some(title) = &figure.title {
        whole.push_str("<title>");
        for character in font::clean(title).chars() {
            match character {
                '<' => whole.push_str("&lt;"),
                '>' => whole.push_str("&gt;"),
                '&' => whole.push_str("&amp;"),
                other => whole.push(other),
            }
        }
        whole.push_str("</title>\n");
    }
    whole.push_str(body);
    Ok(whole.into_bytes())
}
