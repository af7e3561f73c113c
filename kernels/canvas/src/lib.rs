//! A display list, and what draws it: pixels, SVG or PDF. Knows fonts and formulas, but no axes and no files.
//!
//! Reading order: what is drawn (`geometry`, `path`, `list`), lines (`snap`, `simplify`, `dash`, `stroke`), pixels
//! (`raster`, `surface`, `paint`), text (`fonts`, `hint`, `text`, `mathtext`), files (`png`, `svg`, `pdf`). Beside it: numbers
//! of a picture (`resample`).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "coordinates become pixels by these casts, which saturate; sizes are checked where a canvas is made"
)]
#![expect(clippy::many_single_char_names, reason = "geometry is written in x, y, dx, dy")]
#![expect(clippy::float_cmp, reason = "equal points are the same point, not near ones")]

pub mod dash;
pub mod filters;
mod fonts;
pub mod geometry;
mod hatch;
mod hint;
pub mod list;
mod mathtext;
pub mod paint;
pub mod path;
pub mod pdf;
pub mod png;
pub mod raster;
pub mod resample;
pub mod simplify;
pub mod snap;
pub mod stroke;
pub mod surface;
pub mod svg;
pub mod text;

pub use fonts::{Face, Family, Style, face};

/// Why something cannot be drawn.
#[derive(Debug, PartialEq, thiserror::Error)]
pub enum CanvasError {
    #[error("Image size of {width}x{height} pixels is too large. It must be less than 2^16 in each direction.")]
    TooLarge { width: f64, height: f64 },
    #[error("a canvas needs a width, a height and a resolution above zero")]
    Empty,
    #[error("there is not enough memory for a picture of this size")]
    Memory,
    #[error("text is limited to {most} letters")]
    TextTooLong { most: usize },
    #[error("a text size of {size} pixels is too large")]
    TextTooLarge { size: f64 },
    #[error("{message}")]
    Formula { message: String },
    #[error("the picture cannot be written: {why}")]
    Encoding { why: String },
    #[error("the picture cannot be read: {why}")]
    Picture { why: String },
    #[error("stopped")]
    Stopped,
}
