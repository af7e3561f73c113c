//! Everything that keeps a figure from being drawn. Messages name the field, what is wanted and what was found.

/// Why a figure was refused. What can be drawn with a remark is drawn, and the remark is a note instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlotError {
    #[error("a figure must be 40 to 10000 pixels on each side and at most 40 million in all, not {width} x {height}")]
    Size { width: u64, height: u64 },
    #[error("scale must be between 0.1 and 10, not {found}")]
    Scale { found: String },
    #[error("font_size must be between 4 and 100, not {found}")]
    FontSize { found: String },
    #[error("a figure holds at most {limit} {what}, not {found}")]
    TooMany { what: &'static str, limit: usize, found: usize },
    #[error("{mark} mark: {field} has {found} values, {other} has {wanted}")]
    Length { mark: &'static str, field: &'static str, found: usize, other: &'static str, wanted: usize },
    #[error("unknown colour '{found}'")]
    Colour { found: String },
    #[error("the {format} could not be written: {message}")]
    Encode { format: &'static str, message: String },
}
