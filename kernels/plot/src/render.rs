//! From a figure to the bytes of a picture.

use orchestrator_canvas::svg::{self, Form};

use crate::check::check;
use crate::compose::compose;
use crate::draw::Detail;
use crate::error::PlotError;
use crate::figure::Figure;
use crate::font;
use crate::paint::paint;
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
    let failed = |message: String| PlotError::Encode { format: "PNG", message };
    let canvas = paint(scene, figure.scale).map_err(|error| failed(error.to_string()))?;
    let surface = orchestrator_canvas::paint::paint(&canvas, &|| false).map_err(|error| failed(error.to_string()))?;
    // Nothing shines through a figure, so three channels say all.
    let pixels: Vec<u8> = surface.pixels.iter().flat_map(|[red, green, blue, _]| [*red, *green, *blue]).collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, surface.width as u32, surface.height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header().map_err(|error| failed(error.to_string()))?;
    writer.write_image_data(&pixels).map_err(|error| failed(error.to_string()))?;
    writer.finish().map_err(|error| failed(error.to_string()))?;
    Ok(bytes)
}

fn svg(figure: &Figure, scene: &Scene) -> Result<Vec<u8>, PlotError> {
    let title = figure.title.as_deref().map(|title| ("Title".to_owned(), font::clean(title)));
    paint(scene, 1.0)
        .and_then(|canvas| svg::write(&canvas, title.as_slice(), Form::PartOfPage, &|| false))
        .map_err(|error| PlotError::Encode { format: "SVG", message: error.to_string() })
}
