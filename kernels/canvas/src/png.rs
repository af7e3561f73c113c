//! Pixels as a PNG file, and back.

use crate::CanvasError;
use crate::surface::Surface;

/// What a file says about itself: keys as the format knows them, and values.
pub type Metadata = [(String, String)];

/// Inches in a metre.
const INCHES: f64 = 39.370_078_740_157_48;

pub fn encode(surface: &Surface, dpi: f64, metadata: &Metadata) -> Result<Vec<u8>, CanvasError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, surface.width as u32, surface.height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let per_metre = (dpi * INCHES).round().clamp(1.0, f64::from(u32::MAX)) as u32;
    encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: per_metre, yppu: per_metre, unit: png::Unit::Meter }));
    for (key, value) in metadata {
        let is_latin = value.chars().all(|letter| u32::from(letter) < 256);
        let added = if is_latin {
            encoder.add_text_chunk(key.clone(), value.clone())
        } else {
            encoder.add_itxt_chunk(key.clone(), value.clone())
        };
        added.map_err(|error| CanvasError::Encoding { why: error.to_string() })?;
    }
    let mut writer = encoder.write_header().map_err(|error| CanvasError::Encoding { why: error.to_string() })?;
    writer
        .write_image_data(surface.pixels.as_flattened())
        .map_err(|error| CanvasError::Encoding { why: error.to_string() })?;
    writer.finish().map_err(|error| CanvasError::Encoding { why: error.to_string() })?;
    Ok(bytes)
}

/// A picture that was read: rows from the top, values from 0 to 1.
#[derive(Debug, PartialEq)]
pub struct Decoded {
    pub width: usize,
    pub height: usize,
    /// 1 for grey, 3 for colours, 4 with opacity.
    pub n_channels: usize,
    pub values: Vec<f32>,
}

/// A file may not unpack to more values than this.
const MOST_VALUES: usize = 1 << 28;

pub fn decode(bytes: &[u8]) -> Result<Decoded, CanvasError> {
    let broken = |error: png::DecodingError| CanvasError::Picture { why: error.to_string() };
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().map_err(broken)?;
    let size = reader.output_buffer_size().filter(|size| *size <= MOST_VALUES).ok_or(CanvasError::Memory)?;
    let mut buffer = Vec::new();
    buffer.try_reserve_exact(size).map_err(|_| CanvasError::Memory)?;
    buffer.resize(size, 0);
    let info = reader.next_frame(&mut buffer).map_err(broken)?;
    buffer.truncate(info.buffer_size());
    let values: Vec<f32> = match info.bit_depth {
        png::BitDepth::Sixteen => buffer
            .as_chunks::<2>()
            .0
            .iter()
            .map(|pair| f32::from(u16::from_be_bytes(*pair)) / f32::from(u16::MAX))
            .collect(),
        _ => buffer.iter().map(|value| f32::from(*value) / 255.0).collect(),
    };
    let (n_channels, values) = match info.color_type {
        png::ColorType::GrayscaleAlpha => {
            (4, values.as_chunks::<2>().0.iter().flat_map(|[grey, alpha]| [*grey, *grey, *grey, *alpha]).collect())
        }
        png::ColorType::Grayscale => (1, values),
        png::ColorType::Rgba => (4, values),
        png::ColorType::Rgb | png::ColorType::Indexed => (3, values),
    };
    Ok(Decoded { width: info.width as usize, height: info.height as usize, n_channels, values })
}
