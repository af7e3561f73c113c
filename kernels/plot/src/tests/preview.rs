//! Small copies of pictures: what they look like, and what has none.

use std::io::Cursor;

use png::{BitDepth, ColorType, Encoder};

use crate::{Bounds, PreviewError, preview};

const WIDE: Bounds = Bounds { edge: 1000, bytes: 1 << 20 };

fn file(colour: ColorType, width: u32, height: u32, values: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(values).expect("pixels");
    writer.finish().expect("an end");
    bytes
}

/// Width, height and values of a PNG.
fn decoded(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().expect("a PNG");
    let mut values = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut values).expect("a frame");
    (info.width, info.height, values)
}

fn copy(file: &[u8], edge: usize) -> (u32, u32, Vec<u8>) {
    decoded(&preview(file, Bounds { edge, ..WIDE }).expect("a copy"))
}

/// The same noise every time.
fn noise(n: usize) -> Vec<u8> {
    let mut state = 1_u32;
    let next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    std::iter::repeat_with(next).take(n).collect()
}

#[test]
fn a_small_picture_stays_as_it_is() {
    let values = noise(5 * 3 * 3);
    assert_eq!(copy(&file(ColorType::Rgb, 5, 3, &values), 5), (5, 3, values));
}

#[test]
fn a_pixel_is_the_mean_of_what_it_covers() {
    let halves = file(ColorType::Grayscale, 4, 2, &[0, 100, 10, 20, 50, 50, 30, 41]);
    assert_eq!(copy(&halves, 2), (2, 1, vec![50, 25]));
    // Two thirds: the pixel in the middle belongs to both sides.
    let thirds = file(ColorType::Grayscale, 3, 1, &[0, 90, 255]);
    assert_eq!(copy(&thirds, 2), (2, 1, vec![30, 200]));
    let colours = file(ColorType::Rgb, 2, 2, &[255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
    assert_eq!(copy(&colours, 1), (1, 1, vec![128, 128, 128]));
    // A line of a thousand pixels does not vanish.
    assert_eq!(copy(&file(ColorType::Grayscale, 1000, 1, &[7; 1000]), 10), (10, 1, vec![7; 10]));
}

#[test]
fn what_cannot_be_seen_does_not_colour_its_neighbour() {
    let half = file(ColorType::Rgba, 2, 1, &[200, 0, 0, 255, 0, 255, 0, 0]);
    assert_eq!(copy(&half, 1), (1, 1, vec![200, 0, 0, 128]));
    let none = file(ColorType::GrayscaleAlpha, 2, 1, &[9, 0, 9, 0]);
    assert_eq!(copy(&none, 1), (1, 1, vec![0, 0]));
}

#[test]
fn a_copy_shrinks_until_it_has_few_enough_bytes() {
    let file = file(ColorType::Rgb, 400, 300, &noise(400 * 300 * 3));
    let small = preview(&file, Bounds { edge: 400, bytes: 100_000 }).expect("a copy");
    let (width, height, _) = decoded(&small);
    assert_eq!((width, height, small.len() <= 100_000), (225, 169, true));
    let bounds = Bounds { edge: 400, bytes: 1000 };
    assert_eq!(preview(&file, bounds), Err(PreviewError::TooManyBytes { bytes: 1000 }));
}

#[test]
fn what_is_not_a_whole_png_has_no_copy() {
    assert_eq!(preview(b"", WIDE), Err(PreviewError::NotPng));
    assert_eq!(preview(b"<svg></svg>", WIDE), Err(PreviewError::NotPng));
    let whole = file(ColorType::Rgb, 40, 30, &noise(40 * 30 * 3));
    for end in 8..whole.len() - 30 {
        assert_eq!(preview(&whole[..end], WIDE), Err(PreviewError::Damaged), "{end} bytes");
    }
}

#[test]
fn a_picture_of_too_many_pixels_is_not_decoded() {
    for (width, height) in [(50_000, 50_000), (40_000_001, 1), (1, 100_001)] {
        let mut head = Vec::new();
        drop(Encoder::new(&mut head, width, height).write_header());
        assert_eq!(preview(&head, WIDE), Err(PreviewError::TooManyPixels { width, height }));
    }
}
