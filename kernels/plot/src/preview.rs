//! A small copy of a PNG that somebody else made, for showing where the file itself would be too much.
//!
//! Rule: whoever made the file may mean harm. Its size is checked before a pixel is decoded, rows are decoded one at a
//! time, and what comes out was encoded here.

use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, DecodingError, Encoder, Limits, Transformations};

use crate::average::{Averaging, Pixels};

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The largest picture that is looked at: as large as a figure can be.
const MOST_PIXELS: u64 = 40_000_000;
const LONGEST_SIDE: u32 = 100_000;

/// What a decoder may take for the parts of a file that are no pixels.
const MOST_BYTES_ASIDE: usize = 4 << 20;

/// Smaller copies show nothing.
const SHORTEST_EDGE: usize = 64;

/// How large a copy may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Pixels of its longer side.
    pub edge: usize,
    pub bytes: usize,
}

/// Why a file has no copy; each is the end of a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PreviewError {
    #[error("it is not a PNG")]
    NotPng,
    #[error("it is a damaged PNG")]
    Damaged,
    #[error("it is an interlaced PNG")]
    Interlaced,
    #[error("{width} x {height} pixels are too many")]
    TooManyPixels { width: u32, height: u32 },
    #[error("no copy of it fits into {bytes} bytes")]
    TooManyBytes { bytes: usize },
}

/// The picture in a PNG within these bounds, as a PNG without anything else of the file. Takes memory for one row of the
/// original, and at most half a second.
pub fn preview(file: &[u8], bounds: Bounds) -> Result<Vec<u8>, PreviewError> {
    if !file.starts_with(SIGNATURE) {
        return Err(PreviewError::NotPng);
    }
    let mut pixels = decode(file, bounds.edge)?;
    loop {
        let encoded = encode(&pixels).map_err(|_| PreviewError::Damaged)?;
        if encoded.len() <= bounds.bytes {
            return Ok(encoded);
        }
        let edge = pixels.width.max(pixels.height) * 3 / 4;
        if edge < SHORTEST_EDGE {
            return Err(PreviewError::TooManyBytes { bytes: bounds.bytes });
        }
        let (width, height) = fitting(pixels.width, pixels.height, edge);
        pixels = pixels.averaged(width, height);
    }
}

fn decode(file: &[u8], edge: usize) -> Result<Pixels, PreviewError> {
    let damaged = |_: DecodingError| PreviewError::Damaged;
    let mut decoder = Decoder::new_with_limits(Cursor::new(file), Limits { bytes: MOST_BYTES_ASIDE });
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let head = decoder.read_header_info().map_err(damaged)?;
    let (width, height) = (head.width, head.height);
    if width.max(height) > LONGEST_SIDE || u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(PreviewError::TooManyPixels { width, height });
    }
    if head.interlaced {
        return Err(PreviewError::Interlaced);
    }
    let mut reader = decoder.read_info().map_err(damaged)?;
    let (width, height, channels) = (width as usize, height as usize, reader.output_color_type().0.samples());
    let mut averaging = Averaging::new((width, height), fitting(width, height, edge), channels);
    for _ in 0..height {
        match reader.next_row().map_err(damaged)? {
            Some(row) if row.data().len() == width * channels => averaging.add(row.data()),
            _ => return Err(PreviewError::Damaged),
        }
    }
    Ok(averaging.finish())
}

/// The sides of a picture whose longer one is at most `edge`.
fn fitting(width: usize, height: usize, edge: usize) -> (usize, usize) {
    let longest = width.max(height);
    if longest <= edge {
        return (width, height);
    }
    let scaled = |side: usize| ((side * edge + longest / 2) / longest).max(1);
    (scaled(width), scaled(height))
}

fn encode(pixels: &Pixels) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixels.width as u32, pixels.height as u32);
    encoder.set_color(match pixels.channels {
        1 => ColorType::Grayscale,
        2 => ColorType::GrayscaleAlpha,
        3 => ColorType::Rgb,
        _ => ColorType::Rgba,
    });
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.values)?;
    writer.finish()?;
    Ok(bytes)
}
