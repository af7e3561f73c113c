//! Pixels, and how a colour is laid over them: Agg's arithmetic for colours that are not multiplied by their opacity.

use crate::CanvasError;
use crate::raster::Window;

/// Red, green, blue and opacity, each 0 to 255.
pub type Pixel = [u8; 4];

/// Rows from the top.
#[derive(Clone, Debug)]
pub struct Surface {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Pixel>,
}

impl Surface {
    /// White without opacity. Fails where there is no memory for it.
    pub fn new(width: usize, height: usize) -> Result<Self, CanvasError> {
        let n_pixels = width.checked_mul(height).ok_or(CanvasError::Memory)?;
        let mut pixels = Vec::new();
        pixels.try_reserve_exact(n_pixels).map_err(|_| CanvasError::Memory)?;
        pixels.resize(n_pixels, [255, 255, 255, 0]);
        Ok(Self { width, height, pixels })
    }

    pub fn window(&self) -> Window {
        Window::new(0, 0, self.width as i32, self.height as i32)
    }

    /// Part of a row; what lies outside of the surface is left out.
    pub fn row(&mut self, y: i32, x: i32, n_pixels: usize) -> Option<(usize, &mut [Pixel])> {
        let row = usize::try_from(y).ok().filter(|row| *row < self.height)?;
        let first = i64::from(x).clamp(0, self.width as i64) as usize;
        let end = (i64::from(x) + n_pixels as i64).clamp(0, self.width as i64) as usize;
        let skipped = (first as i64 - i64::from(x)) as usize;
        let start = row * self.width;
        self.pixels.get_mut(start + first..start + end.max(first)).map(|pixels| (skipped, pixels))
    }

    /// Whether this part of a row, which lies on the surface, has wholly this colour: more of it changes nothing.
    pub fn is_already(&self, y: i32, x: i32, n_pixels: usize, [r, g, b, _]: Pixel) -> bool {
        let start = y as usize * self.width + x as usize;
        let pixels = self.pixels.get(start..start + n_pixels).unwrap_or_default();
        pixels.iter().all(|pixel| *pixel == [r, g, b, 255])
    }

    /// One colour where `covers` says how much.
    pub fn blend_row(&mut self, y: i32, x: i32, covers: &[u8], colour: Pixel) {
        let Some((skipped, mut pixels)) = self.row(y, x, covers.len()) else { return };
        let mut covers = &covers[skipped..];
        if covers.len() < 8 {
            pixels.iter_mut().zip(covers).for_each(|(pixel, cover)| blend(pixel, colour, *cover));
            return;
        }
        // Most pixels of a shape are covered alike: wholly, or not at all.
        while let Some(cover) = covers.first().copied() {
            let n = n_alike(covers, cover);
            let (now, rest) = pixels.split_at_mut(n.min(pixels.len()));
            match cover {
                0 => {}
                255 if colour[3] == 255 => now.fill(colour),
                cover => now.iter_mut().for_each(|pixel| blend(pixel, colour, cover)),
            }
            (pixels, covers) = (rest, &covers[n..]);
        }
    }
}

/// How many of these come before the first other; looked at by eights.
fn n_alike(covers: &[u8], cover: u8) -> usize {
    let n_by_eights = covers.as_chunks::<8>().0.iter().take_while(|eight| **eight == [cover; 8]).count() * 8;
    n_by_eights + covers[n_by_eights..].iter().take_while(|other| **other == cover).count()
}

/// The product of two shares of 255.
pub fn share(a: u8, b: u8) -> u8 {
    let product = u32::from(a) * u32::from(b) + 128;
    (((product >> 8) + product) >> 8) as u8
}

pub fn blend(pixel: &mut Pixel, colour: Pixel, cover: u8) {
    let alpha = u32::from(if cover == 255 { colour[3] } else { share(colour[3], cover) });
    if alpha == 0 {
        return;
    }
    if alpha == 255 {
        *pixel = colour;
        return;
    }
    // The same colour again, as where many markers lie on each other.
    if *pixel == [colour[0], colour[1], colour[2], 255] {
        return;
    }
    let below = u32::from(pixel[3]);
    let together = ((alpha + below) << 8) - alpha * below;
    pixel[3] = (together >> 8) as u8;
    for channel in 0..3 {
        let old = u32::from(pixel[channel]) * below;
        let new = (u32::from(colour[channel]) << 8).cast_signed() - old.cast_signed();
        let mixed = new * alpha.cast_signed() + (old << 8).cast_signed();
        pixel[channel] = (mixed / together.cast_signed()) as u8;
    }
}

/// A colour of shares of one.
pub fn pixel_of(colour: [f64; 4]) -> Pixel {
    colour.map(|channel| (channel.clamp(0.0, 1.0) * 255.0 + 0.5) as u8)
}
